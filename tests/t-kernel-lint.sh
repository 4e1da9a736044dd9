#!/bin/sh
# t-kernel-lint.sh - The machine code of the kernels keeps the rules
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"

for tool in python3 objdump nm; do
  command -v "$tool" >/dev/null || skip_all "$tool is not installed"
done
program=$top_builddir/tests/check-kernels
"$program" --list | grep -q '^function' \
  || skip_all "there are no kernels in assembly for this processor"

exec python3 "$top_srcdir/tests/lint-kernels.py" "$program"
