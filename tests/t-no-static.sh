#!/bin/sh
# t-no-static.sh - Says what is left out without the static library
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"

for test in t-selftest t-stall; do
  skip "configured with --disable-static" \
       "$test, which replaces functions of the static library"
done
done_testing
