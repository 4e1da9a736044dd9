#!/bin/sh
# t-dist.sh - The tarball of make dist is whole and builds
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"

make_workdir
make=${MAKE:-make}
unset LD_LIBRARY_PATH

if ! "$make" -C "$top_builddir" dist >"$workdir/log" 2>&1; then
  note_file "$workdir/log"
  not_ok "make dist"
  done_testing
fi
ok "make dist"
name=$(cd "$top_builddir" && echo libgcrypt-aria-*.tar.gz)
mv "$top_builddir/$name" "$workdir/" || bail "can't move $name"
cd "$workdir" || exit 1
gzip -dc "$name" | tar xf - || bail "can't unpack $name"
tree=$workdir/${name%.tar.gz}

# All that is kept in git, but for what only a clone needs.
if (cd "$top_srcdir" && git ls-files) >files 2>/dev/null && [ -s files ]; then
  missing=$(grep -v -e '^\.ci/' -e '^\.gitignore$' files \
              | while read -r file; do
                  [ -e "$tree/$file" ] || echo "$file"
                done)
  check "the tarball has every file of the repository" test -z "$missing"
  [ -z "$missing" ] || note "$missing"
else
  skip "not a git clone" "the tarball has every file of the repository"
fi
check "no editor's or python's left-overs" \
  test -z "$(find "$tree" -name '*~' -o -name __pycache__ -o -name '*.o')"

# step NAME COMMAND ARGS... - a step of the build; ends the test if it fails.
step ()
{
  text=$1
  shift
  if "$@" >"$workdir/log" 2>&1; then
    ok "$text"
  else
    note_file "$workdir/log"
    not_ok "$text"
    done_testing
  fi
}

# The source tree is only read, and the build is as fast as it can be had.
chmod -R a-w "$tree"
mkdir build && cd build || exit 1
step "configure" "$tree/configure" --disable-static \
  --with-libgcrypt-source="$LIBGCRYPT_SOURCE" "CC=$CC" CFLAGS=-O0 LDFLAGS=
step "make -j2" "$make" -j2
check "the library is there" test -f stage/src/.libs/libgcrypt.so.20
check "no static library, as configured" test ! -f stage/src/.libs/libgcrypt.a
key=000102030405060708090a0b0c0d0e0f
check "the example encrypts" sh -c \
  "bin/with-aria doc/examples/aria-file enc ctr $key $key <Makefile >aria"
check "the example decrypts" sh -c \
  "bin/with-aria doc/examples/aria-file dec ctr $key $key <aria | cmp - Makefile"
rm -f aria

# What is done is not done again, and what is changed is.
step "make again" "$make" -j2
check "nothing was built again" \
  sh -c "! grep -e Building -e Configuring -e 'CC ' '$workdir/log'"
chmod -R u+w "$tree"
echo '/* A change.  */' >>"$tree/cipher/aria-keys.c"
step "make after a file of cipher/ was changed" "$make" -j2
check "the module was compiled again" grep -q 'CC .*aria-keys' "$workdir/log"
check "the host wasn't configured again" \
  sh -c "! grep Configuring '$workdir/log'"
check "the library has the change" \
  cmp "$tree/cipher/aria-keys.c" stage/cipher/aria-keys.c
sleep 1  # for file systems that know only whole seconds
touch "$tree/host/graft"
step "make the stage after the graft was changed" "$make" stage/.aria-staged
check "the stage was made again, and is to be configured and built" eval \
  "grep -q 'Putting the module' '$workdir/log' \
   && test ! -e stage/.aria-configured && test ! -e stage/.aria-built"

step "make distclean" "$make" distclean
check "nothing is left in the build folder" test -z "$(find . -type f)"

done_testing
