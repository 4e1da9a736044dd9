#!/bin/sh
# t-install.sh - make install and uninstall, and the installed library
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"

make_workdir
# Only the installed library is to be found here, not the one in the stage.
unset LD_LIBRARY_PATH

# in_build ARGS... - run make in the build folder.
in_build ()
{
  ${MAKE:-make} -C "$top_builddir" --no-print-directory "$@"
}

# files DIR - print the names of all that is in DIR but folders.
files ()
{
  (cd "$1" && find . ! -type d | sort)
}

# installed - print the names of what should be installed below a prefix, as
# files does.
installed ()
{
  . "$top_builddir/stage/src/libgcrypt.la"
  # shellcheck disable=SC2154 # set by the file above
  {
    for name in $library_names $old_library; do
      echo "./lib/$name"
    done
    echo ./lib/pkgconfig/libgcrypt.pc
    echo ./include/gcrypt.h
    echo ./bin/with-aria
    echo ./bin/bench-slope
    echo ./share/man/man1/bench-slope.1
  } | sort -u
}

# The default prefix.
if "$top_srcdir/configure" --help >"$workdir/help" 2>&1; then
  check "the default prefix lies in the build folder" \
    grep -qF "[$(pwd)/installed]" "$workdir/help"
else
  note_file "$workdir/help"
  not_ok "configure --help"
fi

# Into another prefix than that of configure, where something lies already.
prefix=$workdir/prefix
mkdir -p "$prefix/lib"
echo "not ours" >"$prefix/lib/libother.so"
check "make install" in_build install "prefix=$prefix"
{ installed; echo ./lib/libother.so; } | sort >"$workdir/wanted"
files "$prefix" >"$workdir/found"
check "exactly what is wanted is installed" \
  diff -u "$workdir/wanted" "$workdir/found"
check "the library is the built one" \
  cmp "$ARIA_LIB" "$prefix/lib/libgcrypt.so.20"

# A program of the user's, as he would compile it.
example=$top_srcdir/doc/examples/aria-file.c
if command -v pkg-config >/dev/null; then
  PKG_CONFIG_PATH=$prefix/lib/pkgconfig
  export PKG_CONFIG_PATH
  for variable in prefix exec_prefix; do
    check "libgcrypt.pc: $variable" test \
      "$(pkg-config --variable=$variable libgcrypt)" = "$prefix"
  done
  check "libgcrypt.pc: libdir" test \
    "$(pkg-config --variable=libdir libgcrypt)" = "$prefix/lib"
  version=$(sed -n "s/^PACKAGE_VERSION='\(.*\)'/\1/p" \
              "$top_builddir/stage/configure")
  check "libgcrypt.pc: the host's version" test \
    "$(pkg-config --modversion libgcrypt)" = "$version"
  flags=$(pkg-config --cflags --libs libgcrypt gpg-error)
else
  skip "no pkg-config" "libgcrypt.pc"
  flags="-I$prefix/include -L$prefix/lib -lgcrypt -lgpg-error"
fi
# shellcheck disable=SC2086 # lists of words
if check "a program compiles with it" \
     $CC -Wall -Werror -o "$workdir/aria-file" "$example" $flags
then
  key=000102030405060708090a0b0c0d0e0f
  "$prefix/bin/with-aria" "$workdir/aria-file" enc ctr $key $key \
    <"$example" >"$workdir/file.aria" 2>"$workdir/log" \
    || note_file "$workdir/log"
  "$prefix/bin/with-aria" "$workdir/aria-file" dec ctr $key $key \
    <"$workdir/file.aria" >"$workdir/file"
  check "it encrypts" eval "! cmp -s '$example' '$workdir/file.aria'"
  check "it decrypts" cmp "$example" "$workdir/file"
  "$prefix/bin/with-aria" ldd "$workdir/aria-file" >"$workdir/ldd"
  check "with the installed library" \
    grep -q "=> $prefix/lib/libgcrypt.so.20 " "$workdir/ldd"
fi
if [ -f "$prefix/lib/libgcrypt.a" ]; then
  # shellcheck disable=SC2086 # lists of words
  check "a program links with the static library" \
    $CC -o "$workdir/aria-static" "$example" "-I$prefix/include" \
    "$prefix/lib/libgcrypt.a" ${flags#*-lgcrypt}
  # The libgpg-error that it was linked with may not be the system's.
  check "it encrypts alike" sh -c "'$prefix/bin/with-aria' \
    '$workdir/aria-static' enc ctr $key $key <'$example' \
    | cmp - '$workdir/file.aria'"
else
  skip "configured with --disable-static" "the static library"
fi

check "make uninstall" in_build uninstall "prefix=$prefix"
check "nothing but what was there before is left" \
  test "$(files "$prefix")" = ./lib/libother.so

# A package is made with DESTDIR.
check "make install DESTDIR=..." in_build install prefix=/opt/aria \
  "DESTDIR=$workdir/dest"
installed >"$workdir/wanted"
files "$workdir/dest/opt/aria" >"$workdir/found"
check "the same files are installed" diff -u "$workdir/wanted" "$workdir/found"
check "nothing beside the prefix" test \
  "$(files "$workdir/dest" | wc -l)" -eq "$(wc -l <"$workdir/wanted")"
check "no file names DESTDIR" \
  sh -c "! grep -rlF '$workdir' '$workdir/dest'"
check "make uninstall DESTDIR=..." in_build uninstall prefix=/opt/aria \
  "DESTDIR=$workdir/dest"
check "nothing is left" test -z "$(files "$workdir/dest")"

done_testing
