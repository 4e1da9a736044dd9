#!/bin/sh
# t-aegis-consttime.sh - The time that AEGIS's kernels take depends on no secret
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What valgrind can't execute is left to t-aegis-lint.sh.

. "${top_srcdir:?run by make check}/tests/taplib.sh"

command -v valgrind >/dev/null || skip_all "valgrind is not installed"
program=$top_builddir/tests/t-aegis-kernels
[ -x "$program" ] || skip_all "configured with --disable-static"
make_workdir

# The control has more errors than valgrind's usual limit of reports.
valgrind --quiet --error-limit=no --log-file="$workdir/log" \
  "$program" --undefined || {
  status=$?
  note_file "$workdir/log"
  exit "$status"
}
