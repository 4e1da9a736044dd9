#!/bin/sh
# t-quickstart.sh - What quickstart says and does when something is amiss
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# quickstart runs in a folder of its own, on a path that has but the tools
# that it uses and stand-ins for whatever would change the machine.

. "${top_srcdir:?run by make check}/tests/taplib.sh"

make_workdir
tree=$workdir/tree
bin=$workdir/bin
called=$workdir/called

# stub NAME SCRIPT - a program in the path; its calls are noted in $called.
stub ()
{
  rm -f "$bin/$1"
  printf '#!/bin/sh\necho "%s $*" >>%s\n%s\n' "$1" "$called" "$2" >"$bin/$1"
  chmod +x "$bin/$1"
}

# in_tree NAME SCRIPT - the same for a script of the source tree.
in_tree ()
{
  printf '#!/bin/sh\necho "%s $*" >>%s\n%s\n' "$1" "$called" "$2" \
    >"$tree/$1"
  chmod +x "$tree/$1"
}

# link_tool NAME - put the system's program into the path.
link_tool ()
{
  for dir in /usr/bin /bin; do
    if [ -x "$dir/$1" ]; then
      ln -s "$dir/$1" "$bin/$1"
      return
    fi
  done
  bail "no $1"
}

# fresh - a new tree and path where all goes well: the packages are there,
# the source too; nothing is built yet.
fresh ()
{
  rm -rf "$tree" "$bin"
  : >"$called"
  mkdir -p "$bin" "$tree/tools" "$tree/tests" "$tree/host" "$tree/m4" \
    "$tree/libgcrypt-source"
  for tool in awk cat chmod cmp cut date df dirname env find grep head id \
              mkdir mktemp mv nproc printf readlink rm rmdir sed sh sort \
              tail tee touch true wc; do
    link_tool $tool
  done
  cp "$top_srcdir/quickstart" "$top_srcdir/with-aria" "$tree/"
  cp "$top_srcdir/tools/run-logged" "$tree/tools/"
  cp "$top_srcdir/tests/gpgsm-home.sh" "$tree/tests/"
  touch "$tree/configure.ac" "$tree/m4/aria.m4"
  echo 1.10.1-3 >"$tree/libgcrypt-source/version"
  in_tree host/fetch "mkdir -p libgcrypt-source
    echo 1.10.1-9 >libgcrypt-source/version"
  in_tree autogen.sh 'mkdir -p build-aux; touch build-aux/autogen.done'
  in_tree configure 'touch Makefile'
  stub apt-get 'exit 1'
  stub dpkg 'case $1 in
    --print-architecture) echo amd64 ;;
    *) [ "$2" != "$4" ] && [ "$(printf "%s\n" "$2" "$4" | sort | head -n 1)" \
         = "$4" ] ;;
    esac'
  dpkg_query_says installed 1.10.1-3
  user 1000
  make_check_says 0 3 0 2
}

# dpkg_query_says STATE VERSION - the state of all packages, and the version
# of libgcrypt20.
dpkg_query_says ()
{
  stub dpkg-query "case \$3 in
    *Status*) printf %s '$1' ;;
    *) printf %s '$2' ;;
    esac"
}

# user UID - who runs it.
user ()
{
  stub id "echo $1"
}

# make_check_says STATUS PASSED FAILED SKIPPED
make_check_says ()
{
  stub make "case \"\$*\" in
    *check*) ;;
    *) exit 0 ;;
    esac
    echo 'PASS: tests/t-foo 1 - this'
    echo 'SKIP: tests/t-foo 2 - that # SKIP why'
    printf '# %s\n' 'TOTAL: 9' 'PASS:  $2' 'SKIP:  $4' 'XFAIL: 0' \
      'FAIL:  $3' 'XPASS: 0' 'ERROR: 0' >build/test-suite.log
    exit $1"
}

# run ARGS... - run quickstart; sets status and the files out and err.
run ()
{
  status=0
  env PATH="$bin" "$tree/quickstart" "$@" >"$workdir/out" 2>"$workdir/err" \
    </dev/null || status=$?
}

# says TEXT PATTERN - a test point: stderr has it.
says ()
{
  check "$1" grep -qe "$2" "$workdir/err" || note_file "$workdir/err"
}

# fails TEXT - a test point: the last run failed.
fails ()
{
  check "$1: fails" test $status -ne 0
}

# was_called PATTERN, was_not_called PATTERN - see stub.
was_called ()
{
  grep -q "$1" "$called"
}

was_not_called ()
{
  ! grep -q "$1" "$called"
}

fresh
run nonsense
fails "a wrong argument"
says "a wrong argument: usage" '^usage:'
check "a wrong argument: nothing was done" test ! -e "$tree/build"

fresh
rm "$bin/apt-get"
run
fails "no apt"
says "no apt: says so" 'this system has no apt'
says "no apt: names what is needed" ' libgpg-error-dev'
says "no apt: names the other way" '--with-libgcrypt-source='

fresh
dpkg_query_says not-installed 1.10.1-3
run
fails "packages missing, no root"
says "packages missing, no root: prints the command" \
  '^  apt-get update && apt-get install .* gcc .* libgpg-error-dev'
check "packages missing, no root: it is one line" \
  test "$(grep -c 'apt-get install' "$workdir/err")" -eq 1
check "packages missing, no root: apt-get is not called" \
  was_not_called '^apt-get'
check "packages missing, no root: nothing is fetched" was_not_called '^host/fetch'
check "only what the build needs is asked for" \
  eval "! grep -q libssl-dev '$workdir/err'"
run check
says "for check: also what the tests need" 'apt-get install .* libssl-dev'

stub sudo '[ "$1" != -n ] || exit 1'
run
fails "packages missing, sudo wants a password"
says "packages missing, sudo wants a password: prints the command" \
  'apt-get install .* gcc '

stub sudo '[ "$1" != -n ] || shift; exec "$@"'
run check
fails "packages missing, sudo, no network"
check "packages missing, sudo: apt-get is called through it" \
  was_called '^sudo env .* install .* gcc '
says "packages missing, no network: says so" "is there no network"
says "packages missing, no network: names the log" 'build/quickstart.log'

fresh
user 0
dpkg_query_says not-installed 1.10.1-3
stub apt-get 'case "$*" in
  *install*) echo "E: no space left on device"; exit 100 ;;
  esac'
run check
fails "root, apt-get fails"
says "root, apt-get fails: shows its words" 'no space left on device'
stub apt-get ''
run check
check "root: apt-get install is called" was_called '^apt-get .* install .* gcc '
check "root: and then the build goes on" test $status -eq 0
: >"$called"
run check
check "after packages were installed, configure looks again" \
  was_called '^configure'

fresh
run check
check "packages there: succeeds" test $status -eq 0
check "packages there: apt-get is not called" was_not_called '^apt-get'
check "source there: host/fetch is not called" was_not_called '^host/fetch'
check "the steps are taken" eval "was_called '^autogen.sh' \
  && was_called '^configure' && was_called '^make .*build'"
check "the last line counts the results" \
  test "$(tail -n 1 "$workdir/out")" = "3 passed, 0 failed, 2 skipped"
check "skipped test points are shown" \
  grep -q 'SKIP: tests/t-foo 2 - that # SKIP why' "$workdir/out"
: >"$called"
run check
check "again: what is done is not done again" eval \
  "was_not_called '^autogen.sh' && was_not_called '^configure'"
VECTORS=/some/where HOSTS_DIR=/else/where run check
check "VECTORS and HOSTS_DIR are passed on" \
  was_called '^make .*VECTORS=/some/where HOSTS_DIR=/else/where'

make_check_says 1 3 1 0
run check
fails "a test fails"
check "a test fails: the last line counts it" \
  test "$(tail -n 1 "$workdir/out")" = "3 passed, 1 failed, 0 skipped"
make_check_says 0 3 1 0
run check
fails "a test fails that make doesn't tell of"
stub make 'case "$*" in *check*) exit 2 ;; esac'
run check
fails "the tests don't compile"
says "the tests don't compile: says so" "make check didn't come to its end"
stub make 'echo "disk full"; exit 2'
run
fails "make fails"
says "make fails: names the log" 'build/quickstart.log'
check "make fails: its words are shown" grep -q 'disk full' "$workdir/out"

fresh
rm -r "$tree/libgcrypt-source"
in_tree host/fetch 'echo "no network" >&2; exit 1'
run
fails "the source can't be fetched"
says "the source can't be fetched: shows why" 'no network'
says "the source can't be fetched: names the log" 'build/quickstart.log'
check "the source can't be fetched: goes no further" \
  was_not_called '^autogen.sh'

fresh
in_tree configure 'echo "an anchor does not match" >&2; exit 1'
run
fails "configure fails"
says "configure fails: shows why" 'an anchor does not match'
in_tree configure 'touch Makefile'
run check
check "configure is run again after it has failed" test $status -eq 0

fresh
dpkg_query_says installed 1.10.1-7
run check
check "a newer libgcrypt20: its source is fetched" \
  was_called '^host/fetch --refresh'
check "a newer libgcrypt20: goes on" test $status -eq 0
in_tree host/fetch 'echo "no network" >&2; exit 1'
echo 1.10.1-3 >"$tree/libgcrypt-source/version"
run check
check "a newer libgcrypt20, no network: goes on with the old" \
  eval "[ $status -eq 0 ] && grep -q 'going on with 1.10.1-3' '$workdir/out'"

fresh
stub df 'echo "Filesystem 1024-blocks Used Available"; echo "/dev/x 9 9 1024 9"'
run
fails "no space"
says "no space: says how much is needed" 'MB of free space are needed'

fresh
touch "$tree/build"
run
fails "no log can be written"
says "no log can be written: says so" "can't write .*quickstart.log"

done_testing
