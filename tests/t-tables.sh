#!/bin/sh
# t-tables.sh - The generated files in cipher/ are what their generators make
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"
make_workdir

# generated GENERATOR FILE [OPTION] - tools/gen/GENERATOR makes cipher/FILE.
generated ()
{
  if ! command -v python3 >/dev/null; then
    skip "python3 is not installed" "$1 makes $2"
  elif ! python3 "$top_srcdir/tools/gen/$1" ${3:+"$3"} >"$workdir/$2"; then
    not_ok "$1 runs"
  else
    check "$1 makes $2" cmp "$workdir/$2" "$top_srcdir/cipher/$2"
  fi
}

generated aria-tables.py aria-tables.h
generated aria-consts.py aria-consts-amd64.h
generated aegis-consts.py aegis-consts.h
generated aria-shuffles.py aria-shuffles-amd64.h
generated aria-gfni-block.py aria-gfni-block-consts.h
generated aria-slots-avx512.py aria-slots-avx512.h
generated aria-rounds-avx512.py aria-rounds-avx512.h
generated aria-rounds-avx512.py aria-rounds-avx512-plain.h --plain

# Every file that says that it was made is made by one of the lines above.
for path in $(grep -l "Made by tools/gen/" "$top_srcdir"/cipher/*); do
  check "${path##*/} is checked here" \
    grep "^generated .* ${path##*/}\( --.*\)*\$" "$top_srcdir/tests/t-tables.sh"
done

done_testing
