#!/bin/sh
# t-kwp-control.sh - t-kwp fails on a host with the fault and without its mend
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"
. "$top_srcdir/tests/hosts.sh"

# The library without the module is the host as it is.
fault='if (plen >= 8)'
grep -qF "$fault" "$top_builddir/pristine/cipher/cipher-aeswrap.c" \
  || skip_all "libgcrypt $(host_version "$top_builddir/pristine")" \
       "hasn't got the fault"
make_workdir
mkdir "$workdir/stage"
echo "host_fixes=yes" >"$workdir/stage/libgcrypt-aria.stamp"

program=$top_builddir/tests/t-kwp
env top_builddir="$workdir" LD_PRELOAD="$ARIA_PRISTINE_LIB" "$program" \
  >"$workdir/out" 2>&1
grep '^not ok' "$workdir/out" | sed 's/^not ok [0-9]* - //' >"$workdir/failed"
note_file "$workdir/failed"
check "AES fails at 8 bytes" \
  grep -qx 'AES: 8 bytes are unwrapped' "$workdir/failed"
check "ARIA fails at 8 bytes" \
  grep -qx 'ARIA128: 8 bytes are unwrapped' "$workdir/failed"
check "nothing else fails" \
  test "$(grep -cv ': 8 bytes are unwrapped$' "$workdir/failed")" = 0
done_testing
