# taplib.sh - What the shell tests share: TAP output, a scratch folder
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A test sources this file, prints its test points with the functions below
# and ends with done_testing:
#
#   . "${top_srcdir:?run by make check}/tests/taplib.sh"
#   check "zero is even" test $((0 % 2)) -eq 0
#   done_testing
#
# The Test Anything Protocol: https://testanything.org

tap_points=0
tap_failed=0
workdir=

# ok TEXT - a test point that passed.
ok ()
{
  tap_points=$((tap_points + 1))
  printf 'ok %d - %s\n' "$tap_points" "$*"
}

# not_ok TEXT - a test point that failed.
not_ok ()
{
  tap_points=$((tap_points + 1))
  tap_failed=$((tap_failed + 1))
  printf 'not ok %d - %s\n' "$tap_points" "$*"
}

# skip WHY TEXT - a test point that can't be run here.
skip ()
{
  tap_points=$((tap_points + 1))
  printf 'ok %d - %s # SKIP %s\n' "$tap_points" "$2" "$1"
}

# skip_all WHY - nothing of this test can be run here; ends it.
skip_all ()
{
  printf '1..0 # SKIP %s\n' "$*"
  exit 0
}

# note TEXT - comment lines.
note ()
{
  printf '%s\n' "$*" | sed 's/^/# /'
}

# note_file FILE - the last lines of a file as comment lines.
note_file ()
{
  tail -n 40 "$1" | sed 's/^/# /'
}

# bail TEXT - the rest makes no sense: ends the test as a hard error.
bail ()
{
  printf 'Bail out! %s\n' "$*"
  exit 99
}

# check TEXT COMMAND ARGS... - passed if the command returns 0.  What the
# command prints is shown only if it failed.
check ()
{
  tap_text=$1
  shift
  if tap_out=$("$@" 2>&1); then
    ok "$tap_text"
  else
    note "failed, status $?: $*"
    [ -z "$tap_out" ] || note "$tap_out"
    not_ok "$tap_text"
    return 1
  fi
}

# make_workdir - make a scratch folder in the build folder and set the
# variable workdir to its absolute name; it is removed when the test ends.
make_workdir ()
{
  workdir=$(mktemp -d "${top_builddir:?run by make check}/tests/work.XXXXXX") \
    || bail "can't make a scratch folder in $top_builddir/tests"
  trap 'rm -rf "$workdir"' EXIT
  trap 'exit 1' HUP INT TERM
}

# done_testing - print the plan and end the test: status 0 if no point failed.
done_testing ()
{
  [ "$tap_points" -gt 0 ] || bail "not one test point was run"
  printf '1..%d\n' "$tap_points"
  [ "$tap_failed" -eq 0 ]
  exit
}
