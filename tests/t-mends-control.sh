#!/bin/sh
# t-mends-control.sh - The tests of mends fail on a host that has the faults
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"

make_workdir
mkdir "$workdir/stage"
echo "host_fixes=yes" >"$workdir/stage/libgcrypt-aria.stamp"

# control FAULT FILE PROGRAM TEXT - on the library without the module, which is
# the host as it is, tests/PROGRAM fails at the points that end with TEXT, for
# AES at least, and at no other, if FILE of the host has the expression FAULT.
control ()
{
  if ! grep -qF "$1" "$top_builddir/pristine/$2"; then
    skip "this host hasn't got the fault" "$3 fails without the mend"
    return
  fi
  env top_builddir="$workdir" LD_PRELOAD="$ARIA_PRISTINE_LIB" \
    "$top_builddir/tests/$3" >"$workdir/out" 2>&1
  sed -n 's/^not ok [0-9]* - //p' "$workdir/out" >"$workdir/failed"
  note_file "$workdir/failed"
  check "$3 fails for AES without the mend" \
    grep -q "^AES.*: $4\$" "$workdir/failed"
  # The pristine host may have no ARIA at all.
  check "$3 fails at nothing else" \
    test "$(grep -c -v -e ": $4\$" -e 'the library has ARIA' \
              "$workdir/failed")" = 0
}

control 'if (plen >= 8)' cipher/cipher-aeswrap.c t-kwp '8 bytes are unwrapped'
control 'aad_nblocks + 1, l_tmp)' cipher/cipher-ocb.c t-ocb-aad \
  'block 65,536 of the AAD from two calls'

done_testing
