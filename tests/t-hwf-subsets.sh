#!/bin/sh
# t-hwf-subsets.sh - The tests of the modes over every choice of kernels
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The other tests run with the kernels that this processor's features choose.
# Here the tests of the modes are run once more for each set of features that
# chooses others, see hwf-subsets.c.

. "${top_srcdir:?run by make check}/tests/taplib.sh"
programs="t-ref-modes t-ctr-carry t-openssl-modes"

tests=${top_builddir:?run by make check}/tests
[ -x "$tests/hwf-subsets" ] \
  || skip_all "no static library was built, which hwf-subsets wants"
make_workdir
"$tests/hwf-subsets" >"$workdir/sets" || bail "hwf-subsets failed"

# without FEATURES PROGRAM - run the test PROGRAM with these disabled.
without ()
{
  ARIA_TEST_DISABLE_HWF=$1 "$tests/$2"
}

tab=$(printf '\t')
while IFS=$tab read -r disabled kernels; do
  if [ "$disabled" = - ]; then
    note "$kernels: see the tests themselves"
    continue
  fi
  for program in $programs; do
    check "$kernels: $program" without "$disabled" "$program"
  done
done <"$workdir/sets"

# A name that nobody knows is refused: the variable comes to the library.
if without no-such-feature t-ref-modes >"$workdir/out" 2>&1; then
  not_ok "an unknown feature is refused"
else
  check "an unknown feature is refused" \
    grep -q 'Bail out! ARIA_TEST_DISABLE_HWF' "$workdir/out"
fi

done_testing
