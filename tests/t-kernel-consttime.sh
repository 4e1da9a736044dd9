#!/bin/sh
# t-kernel-consttime.sh - The time that kernels take depends on no secret
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What valgrind can't execute is left to t-kernel-lint.sh.

. "${top_srcdir:?run by make check}/tests/taplib.sh"

command -v valgrind >/dev/null || skip_all "valgrind is not installed"
make_workdir

# The control has more errors than valgrind's usual limit of reports.
valgrind --quiet --error-limit=no --log-file="$workdir/log" \
  "$top_builddir/tests/check-kernels" --undefined || {
  status=$?
  note_file "$workdir/log"
  exit "$status"
}
