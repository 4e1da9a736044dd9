#!/bin/sh
# t-symbols.sh - The library's name and symbols are those of its host
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Programs are linked with the distribution's library and find the symbols and
# versions of that.  The same host built without the module is compared.

. "${top_srcdir:?run by make check}/tests/taplib.sh"

command -v readelf >/dev/null || skip_all "no readelf"
make_workdir

# dynamic FILE TAG - the values of the dynamic section's entries TAG.
dynamic ()
{
  readelf -dW "$1" | sed -n "s/.*($2).*\[\(.*\)\]/\1/p" | sort
}

# symbols FILE - type, binding and name with version of what FILE defines.
symbols ()
{
  readelf --dyn-syms -W "$1" \
    | awk '$7 ~ /^[0-9]+$|^ABS$/ { print $4, $5, $6, $8 }' | sort
}

# versions FILE - the versions that FILE defines, and which follows which.
versions ()
{
  readelf -VW "$1" | sed -n 's/.*\(Parent [0-9]*\|Name\): /\1 /p' | sort
}

for lib in "$ARIA_LIB" "$ARIA_PRISTINE_LIB"; do
  [ -r "$lib" ] || bail "no library $lib"
done

check "the SONAME is libgcrypt.so.20" \
  test "$(dynamic "$ARIA_LIB" SONAME)" = libgcrypt.so.20
check "the SONAME is the host's" \
  test "$(dynamic "$ARIA_LIB" SONAME)" = "$(dynamic "$ARIA_PRISTINE_LIB" SONAME)"
check "the same libraries are needed" \
  test "$(dynamic "$ARIA_LIB" NEEDED)" = "$(dynamic "$ARIA_PRISTINE_LIB" NEEDED)"

symbols "$ARIA_LIB" >"$workdir/ours"
symbols "$ARIA_PRISTINE_LIB" >"$workdir/host"
note "$(wc -l <"$workdir/host") symbols"
check "the host's symbols were found" \
  grep -q 'FUNC GLOBAL DEFAULT gcry_cipher_open@@GCRYPT_1.6' "$workdir/host"
check "exactly the host's symbols with their versions" \
  diff -u "$workdir/host" "$workdir/ours"

versions "$ARIA_LIB" >"$workdir/ours"
versions "$ARIA_PRISTINE_LIB" >"$workdir/host"
check "the host's versions were found" grep -q GCRYPT_1.6 "$workdir/host"
check "exactly the host's versions" diff -u "$workdir/host" "$workdir/ours"

done_testing
