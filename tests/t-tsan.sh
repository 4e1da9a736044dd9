#!/bin/sh
# t-tsan.sh - t-threads under ThreadSanitizer: no race in the module
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The module's C files are compiled anew with -fsanitize=thread and linked in
# front of the static library.  ThreadSanitizer knows atomic variables, which
# valgrind's helgrind takes for races.  As a positive control the same is done
# with the atomic operations made plain ones: that race has to be reported.

. "${top_srcdir:?run by make check}/tests/taplib.sh"

make_workdir
stage=$top_builddir/stage
library=$stage/src/.libs/libgcrypt.a
[ -f "$library" ] || skip_all "no static library (--disable-static)"

tsan_flags='-g -O1 -fsanitize=thread -pthread'
gpg_error_libs=$(sed -n 's/^GPG_ERROR_LIBS = //p' "$stage/src/Makefile")
gpg_error_cflags=$(sed -n 's/^GPG_ERROR_CFLAGS = //p' "$stage/src/Makefile")
plain_flags='-D__atomic_store_n(p,v,m)=(*(p)=(v))'
plain_flags="$plain_flags -D__atomic_load_n(p,m)=(*(p))"

# build NAME FLAGS - make the program $workdir/NAME, with FLAGS for the module.
# CC and the flags are lists of words.
# shellcheck disable=SC2086
build ()
{
  mkdir "$workdir/$1.dir" && cd "$workdir/$1.dir" || return
  $CC $tsan_flags $2 -DHAVE_CONFIG_H -I"$stage" -I"$stage/src" \
    -I"$stage/mpi" $gpg_error_cflags -c "$stage"/cipher/aria*.c &&
  $CC $tsan_flags -std=gnu11 -I"$stage/src" $gpg_error_cflags -o "../$1" \
    "$top_srcdir/tests/t-threads.c" "$top_srcdir/tests/testlib.c" \
    ./*.o "$library" $gpg_error_libs
}

# A forked child can't join the threads of its parent, which newer sanitizers
# report as a leak when it ends; races are reported all the same.
TSAN_OPTIONS="${TSAN_OPTIONS:+$TSAN_OPTIONS:}report_thread_leaks=0"
export TSAN_OPTIONS

# run NAME ARGS... - run it; what it prints goes to NAME.out and NAME.err.
# Some kernels place memory where the sanitizer can't have it: setarch -R.
run ()
{
  name=$1
  shift
  $wrap "$workdir/$name" "$@" >"$workdir/$name.out" 2>"$workdir/$name.err"
}

# The smallest program: can it be compiled, and does it run?
printf 'int main (void) { return 0; }\n' >"$workdir/empty.c"
# shellcheck disable=SC2086
$CC $tsan_flags -o "$workdir/empty" "$workdir/empty.c" 2>/dev/null \
  || skip_all "$CC has no ThreadSanitizer"
wrap=
if ! run empty; then
  wrap="setarch $(uname -m) -R"
  run empty || skip_all "ThreadSanitizer doesn't run here"
fi

check "the module and the program are compiled" build threads '' \
  || bail "nothing to run"
if run threads 10; then
  ok "no thread test fails, no race is reported"
else
  not_ok "no thread test fails, no race is reported"
  note_file "$workdir/threads.out"
  note_file "$workdir/threads.err"
fi

check "the same with plain variables is compiled" build plain "$plain_flags"
if run plain 2; then
  not_ok "the race on plain variables is reported (positive control)"
elif grep 'WARNING: ThreadSanitizer: data race' "$workdir/plain.err" \
       >/dev/null &&
     grep '#[0-9]* .* .*/stage/cipher/aria.*\.c:' "$workdir/plain.err" \
       >/dev/null; then
  ok "the race on plain variables is reported (positive control)"
else
  not_ok "the race on plain variables is reported (positive control)"
  note_file "$workdir/plain.err"
fi

done_testing
