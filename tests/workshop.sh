# workshop.sh - What the scripts share that build the library again elsewhere
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Sourced by make-baseline, check-hosts and check-sanitize, which make runs in
# the build folder with these variables:
#
#   top_srcdir        the source tree
#   MAKE              the name of make
#   API_TESTS         the tests of the interface, for "make check TESTS="
#   KERNEL_TESTS      the tests of the kernels
#
# A script counts what it tries with pass, fail and skip and ends with
# finish, which prints "N passed, N failed, N skipped".

set -u
: "${top_srcdir:?run by make}"
PROGRESS_BEGIN=${PROGRESS_BEGIN:-$(date +%s)}
export PROGRESS_BEGIN
jobs=$(nproc)
passed=0
failed=0
skipped=0

# What this make hands on is not meant for those of other folders.
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOVERRIDES

# say TEXT - with the seconds since the beginning.
say ()
{
  printf '[%4d s] %s\n' $(($(date +%s) - PROGRESS_BEGIN)) "$*"
}

# die TEXT... - one argument a line.
die ()
{
  printf '%s: ' "${0##*/}" >&2
  printf '%s\n' "$@" >&2
  exit 1
}

pass ()
{
  passed=$((passed + 1))
  say "PASS: $*"
}

fail ()
{
  failed=$((failed + 1))
  say "FAIL: $*"
}

# skip TEXT WHY
skip ()
{
  skipped=$((skipped + 1))
  say "SKIP: $1 # $2"
}

# finish - the last line, and the exit status.
finish ()
{
  echo "$passed passed, $failed failed, $skipped skipped"
  [ "$failed" -eq 0 ]
  exit
}

# need COMMAND PACKAGE - note the Debian package as missing if the shell
# command fails.
missing=
need ()
{
  sh -c "$1" >/dev/null 2>&1 || missing="$missing $2"
}

stop_if_missing ()
{
  [ -z "$missing" ] \
    || die "something is missing; the Debian and Ubuntu packages are" \
         "  apt-get install --no-install-recommends$missing"
}

# logged DIR TEXT COMMAND ARGS... - run it, its output to DIR/log.
logged ()
{
  workshop_log=$1/log
  shift
  "$top_srcdir/tools/run-logged" "$workshop_log" "$@"
}

# fetch_source SUITE PACKAGE DIR - the source of a release's package; an empty
# SUITE is the running one.  Returns 1, the reason in fetch_failure, if it
# can't be had.
fetch_source ()
{
  if "$top_srcdir/host/fetch" ${1:+"--suite=$1"} "--package=$2" "$3" \
       >"$3.log" 2>&1
  then
    return 0
  fi
  fetch_failure="can't fetch $2 of ${1:-this release}: $(head -n 1 "$3.log")"
  return 1
}

# build_gpg_error SOURCE DIR ARGS... - build the libgpg-error in SOURCE with
# the arguments for its configure and install it in DIR/installed.
build_gpg_error ()
{
  workshop_source=$(cd "$1" && pwd) workshop_dir=$2
  shift 2
  [ ! -f "$workshop_dir/.built" ] || return 0
  mkdir -p "$workshop_dir/build" || return 1
  workshop_dir=$(cd "$workshop_dir" && pwd)
  logged "$workshop_dir" "libgpg-error: configure" sh -c \
    'cd "$1" && shift && exec "$@"' sh "$workshop_dir/build" \
    "$workshop_source/configure" --prefix="$workshop_dir/installed" \
    --enable-install-gpg-error-config --disable-doc --disable-nls \
    --disable-languages --disable-tests "$@" &&
  logged "$workshop_dir" "libgpg-error: make" \
    "$MAKE" -C "$workshop_dir/build" -j "$jobs" install &&
  touch "$workshop_dir/.built"
}

# count_tests DIR - add the numbers of the summary of the last make check in
# DIR, and show what didn't pass.
count_tests ()
{
  workshop_summary=$1/test-suite.log
  workshop_number ()
  {
    sed -n "s/^# $1: *//p" "$workshop_summary"
  }
  passed=$((passed + $(workshop_number PASS) + $(workshop_number XFAIL)))
  failed=$((failed + $(workshop_number FAIL) + $(workshop_number XPASS) \
            + $(workshop_number ERROR)))
  skipped=$((skipped + $(workshop_number SKIP)))
}

# build_in DIR ARGS... - a build of the project in DIR, configured with ARGS.
# Returns 0 if it succeeds.
build_in ()
{
  workshop_dir=$1
  shift
  mkdir -p "$workshop_dir" || return 1
  logged "$workshop_dir" "$workshop_dir: configure" sh -c \
    'cd "$1" && shift && exec "$@"' sh "$workshop_dir" \
    "$top_srcdir/configure" "$@" &&
  logged "$workshop_dir" "$workshop_dir: make" \
    "$MAKE" -C "$workshop_dir" -j "$jobs"
}

# test_in DIR TESTS - run these tests in the build folder DIR.
test_in ()
{
  workshop_programs=
  for workshop_test in $2; do
    case $workshop_test in
      *.sh) ;;
      *) workshop_programs="$workshop_programs $workshop_test" ;;
    esac
  done
  rm -f "$1/test-suite.log"
  logged "$1" "$1: tests" "$MAKE" -C "$1" -j "$jobs" check \
    "TESTS=$2" "check_PROGRAMS=$workshop_programs" \
    "VECTORS=${VECTORS:-}" 2>"$1/failure"
  if [ ! -f "$1/test-suite.log" ]; then
    cat "$1/failure" >&2
    fail "$1: the tests didn't come to their end, see $1/log"
    return
  fi
  workshop_before=$failed
  count_tests "$1"
  if [ "$failed" -gt "$workshop_before" ]; then
    grep -E '^(FAIL|ERROR|XPASS):' "$1/log" >&2
    say "FAIL: $1: see $1/test-suite.log"
  else
    say "PASS: $1: tests"
  fi
}
