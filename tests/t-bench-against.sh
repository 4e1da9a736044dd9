#!/bin/sh
# t-bench-against.sh - hwf-subsets and bench-against
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

# shellcheck source=tests/taplib.sh
. "${top_srcdir:?run by make check}/tests/taplib.sh"
make_workdir
lib=${ARIA_LIB:?run by make check}
script=$top_srcdir/tests/bench-against
sets=$workdir/sets
"$top_builddir/tests/hwf-subsets" >"$sets" || bail "hwf-subsets failed"
note_file "$sets"
check "hwf-subsets: first nothing is disabled" \
  eval '[ "$(cut -f 1 "$sets" | grep -n -x -e -)" = 1:- ]'
check "hwf-subsets: there is a set for the generic kernel alone" \
  eval '[ "$(cut -f 2 "$sets" | grep -c -x generic)" -eq 1 ]'
check "hwf-subsets: no choice of kernels comes twice" \
  test -z "$(cut -f 2 "$sets" | sort | uniq -d)"
check "hwf-subsets: no set comes twice" \
  test -z "$(cut -f 1 "$sets" | sort | uniq -d)"

# bench-slope takes every set.
refused=
cut -f 1 "$sets" >"$workdir/disabled"
while read -r disabled; do
  [ "$disabled" != - ] || continue
  "$top_builddir/tests/bench-slope" --disable-hwf="$disabled" --list \
    >/dev/null 2>&1 </dev/null || refused="$refused $disabled"
done <"$workdir/disabled"
check "bench-slope knows the features$refused" test -z "$refused"


# A build folder with two sets, whatever the processor has.
mkdir "$workdir/tests"
cat >"$workdir/tests/hwf-subsets" <<END
#!/bin/sh
printf -- '-\tall-of-them\nall\tnone-of-them\n'
END
chmod +x "$workdir/tests/hwf-subsets"
ln -s "$top_builddir/tests/bench-slope" "$workdir/tests/bench-slope"
cd "$workdir" || bail "can't go to $workdir"

# against OPTION... - run the script there.
against ()
{
  top_builddir=$workdir sh "$script" --repetitions=1 --mode=ecb,gcm "$@" \
    >out 2>err </dev/null
}

if against "$lib" "$lib"; then
  ok "a library against itself"
else
  note_file err
  not_ok "a library against itself"
fi
check "a table for each key size" \
  test "$(grep -c '^ARIA[0-9]*  *\[1\]  *\[2\]$' out)" -eq 3
check "a row for each mode and direction, a ratio for each set" \
  test "$(grep -c '^ *\(ECB\|GCM\) [a-z]*  *[0-9.]*  *[0-9.]*$' out)" -eq 15
check "the sets and their kernels are told" \
  eval 'grep -q "^\[2\] disabled: all$" out && grep -q "none-of-them" out'
check "the values: a line for each of these, and one head" \
  eval '[ "$(wc -l <bench-against.csv)" -eq 31 ] \
        && [ "$(grep -c ,disabled_hwf bench-against.csv)" -eq 1 ] \
        && [ "$(grep -c ",all\$" bench-against.csv)" -eq 15 ]'

rm -f bench-against.csv
check "no library to compare with: refused" \
  eval '! against "$lib" && grep -q ARIA_BASELINE_LIB err'
check "a library that is not there: refused" \
  eval '! against "$lib" "$workdir/none" && grep -q "$workdir/none" err'
check "an unknown option: refused" \
  eval '! against --nonsense "$lib" "$lib" && grep -q usage err'
check "an unknown mode: refused" \
  eval '! against --mode=xyz "$lib" "$lib" && grep -q xyz err'
check "nothing is left of these" test ! -e bench-against.csv
ARIA_BASELINE_LIB=$lib
export ARIA_BASELINE_LIB
check "--csv, and the libraries from the environment" \
  eval 'against --csv=other.csv && grep -q "^base: .*libgcrypt" out \
        && [ -s other.csv ]'

done_testing
