#!/bin/sh
# t-configure.sh - What configure hands on to the host, and when it stops
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"

make_workdir
cd "$workdir" || exit 1
# configure sees the environment too.
compiler=$CC
unset LD_LIBRARY_PATH CC CPPFLAGS CFLAGS LDFLAGS HOST_CONFIGURE_ARGS

# run ARGS... - run configure; sets status and the file out.
run ()
{
  status=0
  "$top_srcdir/configure" "$@" >out 2>&1 </dev/null || status=$?
}

# stops TEXT PATTERN - a test point: the last run failed with these words.
stops ()
{
  check "$1: stops" test $status -ne 0
  check "$1: says so" grep -qe "$2" out || note_file out
}

# A copy of the source tree beside which nothing was fetched.
mkdir bare
(cd "$top_srcdir" && tar cf - configure build-aux Makefile.in cipher/aria.c) \
  | (cd bare && tar xf -)
status=0
bare/configure >out 2>&1 || status=$?
stops "no source" '--with-libgcrypt-source=DIR|TARBALL'
check "no source: names also host/fetch" grep -q 'host/fetch$' out

run --with-libgcrypt-source="$workdir/nothing"
stops "a source that isn't there" "can't read $workdir/nothing"

mkdir empty
run --with-libgcrypt-source=empty
stops "not a libgcrypt" 'not a libgcrypt source tree'

cp -R "$LIBGCRYPT_SOURCE" broken || bail "can't copy $LIBGCRYPT_SOURCE"
chmod -R u+w broken
sed 's/GCRYPT_HWF_MODULES=/GCRYPT_HWF_RENAMED=/' broken/configure \
  >configure.tmp
cat configure.tmp >broken/configure
run --with-libgcrypt-source=broken
stops "an anchor that is missing" 'configure'
check "an anchor that is missing: the file and the anchor are named" \
  grep -q 'GCRYPT_HWF_MODULES' out
check "then nothing was made" test ! -e Makefile

mkdir path
printf '#!/bin/sh\nexit 1\n' >path/cc
cp path/cc path/gcc
chmod +x path/cc path/gcc
status=0
PATH=$workdir/path:$PATH "$top_srcdir/configure" \
  --with-libgcrypt-source="$LIBGCRYPT_SOURCE" >out 2>&1 || status=$?
stops "a compiler without headers" 'apt-get install.* libc6-dev'

# A compiler that finds no header of libgpg-error.
cat >fake-cc <<END
#!/bin/sh
case "\$*" in
  *conftest.c*) ! grep -q 'include <gpg-error.h>' conftest.c || exit 1 ;;
esac
exec $compiler "\$@"
END
chmod +x fake-cc
run --with-libgcrypt-source="$LIBGCRYPT_SOURCE" "CC=$workdir/fake-cc"
stops "no libgpg-error" 'apt-get install.* libgpg-error-dev'

# All options at once.
mkdir all && cd all || exit 1
run --with-libgcrypt-source="$LIBGCRYPT_SOURCE" --prefix=/opt/aria \
  --build=x86_64-pc-linux-gnu --host=x86_64-linux-gnu --disable-static \
  --with-libgpg-error-prefix=/usr "CC=$compiler" "CFLAGS=-O1 -DQUOTE='x'" \
  LDFLAGS=-Wl,-O1 HOST_CONFIGURE_ARGS="--enable-ciphers='aes nonsense'"
check "configure with all options" test $status -eq 0 || note_file out
for word in --prefix=/opt/aria --build=x86_64-pc-linux-gnu \
  --host=x86_64-linux-gnu --disable-static --with-libgpg-error-prefix=/usr \
  --enable-ld-version-script --enable-noexecstack --disable-doc \
  "CC=$compiler" LDFLAGS=-Wl,-O1
do
  check "handed on: $word" grep -qFe " '$word' " configure-host
done

# What the host's configure gets: a stand-in shows it.
mkdir host
cat >host/configure <<'END'
#!/bin/sh
printf '<%s>\n' "first in PATH: ${PATH%%:*}; $GPGRT_CONFIG" "$@"
END
chmod +x host/configure
(cd host && PATH=/bin:$PATH sh ../configure-host --more) >arguments
check "the host's tools are first in its path" \
  grep -q '^<first in PATH: /usr/bin; /usr/bin/gpgrt-config>$' arguments
check "the host gets CFLAGS with its quotes" \
  grep -qx "<CFLAGS=-O1 -DQUOTE='x'>" arguments
check "the host gets HOST_CONFIGURE_ARGS as shell words" \
  grep -qx "<--enable-ciphers=aes nonsense>" arguments
check "and they come last" test "$(tail -n 2 arguments | tr -d '\n')" = \
  '<--enable-ciphers=aes nonsense><--more>'

# A step of the host that fails.
status=0
${MAKE:-make} stage/.aria-configured >out 2>&1 || status=$?
stops "the host's configure fails" "host-configure.log"
check "the host's configure fails: its words are shown" \
  grep -q 'nonsense' out

# The same options again change no file that make looks at.
touch -t 200001010000 configure-host stage-options
./config.status --recheck >out 2>&1
check "the same again leaves configure-host alone" \
  test -z "$(find configure-host stage-options -newer "$top_srcdir/configure")"

done_testing
