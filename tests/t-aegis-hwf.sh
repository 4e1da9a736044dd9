#!/bin/sh
# t-aegis-hwf.sh - AEGIS with fewer features of the processor
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The same messages through the library when it may not use some instructions:
# each disabled feature brings the next kernel of the list to work.

. "${top_srcdir:?run by make check}/tests/taplib.sh"

case $(uname -m) in
  x86_64) sets="intel-avx512 intel-avx512:intel-avx intel-aesni" ;;
  aarch64) sets="arm-aes arm-neon" ;;
  arm*) sets="arm-aes" ;;
  *) skip_all "there is one kernel for this processor" ;;
esac
for set in $sets; do
  check "AEGIS without $set" \
    env ARIA_TEST_DISABLE_HWF="$set" "$top_builddir/tests/t-aegis"
done
done_testing
