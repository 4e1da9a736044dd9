#!/usr/bin/env python3
# aegis-consts.py - Make cipher/aegis-consts.h
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Usage: aegis-consts.py >aegis-consts.h
#
# The constants of AEGIS are the Fibonacci numbers modulo 256, 32 of them from
# 0, 1, 1, 2 on (draft-irtf-cfrg-aegis-aead, section 2).

import sys

sys.dont_write_bytecode = True
from aria_math import lines

fibonacci = [0, 1]
while len(fibonacci) < 32:
    fibonacci.append((fibonacci[-1] + fibonacci[-2]) % 256)

# ShiftRows of AES: the byte of row r of column c comes from column c + r.
SHIFT_ROWS = [4 * ((i // 4 + i % 4) % 4) + i % 4 for i in range(16)]
# Every column of four bytes turned by one: the next row's byte.
NEXT_ROW = [4 * (i // 4) + (i + 1) % 4 for i in range(16)]


def print_bytes(comment, name, values):
    print("\n/* %s  */" % comment)
    print("#define %s  \\" % name)
    rows = lines(["0x%02x" % value for value in values], 8, 2)
    print(",  \\\n".join(rows))


print("""\
/* aegis-consts.h - AEGIS: constants
 *
 * Made by tools/gen/aegis-consts.py.  Don't edit.
 */

#ifndef GCRY_AEGIS_CONSTS_H
#define GCRY_AEGIS_CONSTS_H""")
print_bytes("The Fibonacci numbers modulo 256, the first 16.", "AEGIS_C0",
            fibonacci[:16])
print_bytes("The 16 that follow.", "AEGIS_C1", fibonacci[16:])
print_bytes("Where ShiftRows of AES takes a byte from.", "AEGIS_SHIFT_ROWS",
            SHIFT_ROWS)
print_bytes("The next row's byte of the same column.", "AEGIS_NEXT_ROW",
            NEXT_ROW)
print("\n#endif /*GCRY_AEGIS_CONSTS_H*/")
