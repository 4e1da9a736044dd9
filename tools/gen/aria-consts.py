#!/usr/bin/env python3
# aria-consts.py - Make cipher/aria-consts-amd64.h from the S-boxes
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Usage: aria-consts.py >aria-consts-amd64.h
#
# The AES instructions give S1 and X1 = S1^-1.  The other two S-boxes are an
# affine map of bytes away.  This checks that the maps are affine, and makes
# them and others in the forms in which vector instructions apply them.

import sys

sys.dont_write_bytecode = True
from aria_math import S1, S2, X1, X2, lines, multiply

FORMS = """\
/* A map of bytes, affine over GF(2), is given in two forms:
 *   ARIA_<NAME>_LOW, _HIGH         what is looked up for the low and for the
 *                                  high half of a byte, and xored
 *   ARIA_<NAME>_MATRIX, _CONSTANT  the operands of gf2p8affineqb
 */
"""


def linear_part(table):
    """TABLE without its constant, after a check that it is affine."""
    linear = [value ^ table[0] for value in table]
    for x in range(256):
        for bit in range(8):
            assert linear[x ^ 1 << bit] == linear[x] ^ linear[1 << bit]
    return linear


def matrix(linear):
    """LINEAR as gf2p8affineqb has it: byte 7 - i holds row i, which gives
    bit i of the result."""
    result = 0
    for i in range(8):
        row = sum((linear[1 << j] >> i & 1) << j for j in range(8))
        result |= row << 8 * (7 - i)
    return result


def print_bytes(name, values):
    print("#define %s  \\" % name)
    rows = lines(["0x%02x" % value for value in values], 8, 2)
    print(",  \\\n".join(rows))


def print_map(comment, name, table):
    linear = linear_part(table)
    print("\n/* %s  */" % comment)
    print_bytes("ARIA_%s_LOW" % name, table[:16])
    print_bytes("ARIA_%s_HIGH" % name, linear[::16])
    print("#define ARIA_%s_MATRIX  0x%016x" % (name, matrix(linear)))
    print("#define ARIA_%s_CONSTANT  0x%02x" % (name, table[0]))


print("""\
/* aria-consts-amd64.h - ARIA: constants of the kernels in assembly
 *
 * Made by tools/gen/aria-consts.py from the definitions of RFC 5794.  Don't
 * edit.
 */

#ifndef GCRY_ARIA_CONSTS_AMD64_H
#define GCRY_ARIA_CONSTS_AMD64_H
""")
print(FORMS, end="")

C = linear_part([S2[X1[y]] for y in range(256)])
F = [S1[X2[x]] for x in range(256)]
for key in (0, 1, 0x5a, 0xff):
    for x in range(256):
        assert S2[x] ^ key == C[S1[x] ^ F[key]]
        assert X2[x] == X1[F[x]]
print_map("S2(x) + k = C(S1(x) + F(k)).", "C", C)
print_map("X2(x) = X1(F(x)).", "F", F)

# XTS: x^128 = x^7 + x^2 + x + 1.  The product of a byte, as polynomials over
# GF(2), has two bytes.
PRODUCT = [0] * 256
for x in range(256):
    for bit in range(8):
        PRODUCT[x] ^= (x << bit) * (0x87 >> bit & 1)
print_map("The low byte of a byte times x^7 + x^2 + x + 1.", "REDUCE_0",
          [product & 0xff for product in PRODUCT])
print_map("The high byte of it.", "REDUCE_1",
          [product >> 8 for product in PRODUCT])

# ShiftRows of AES on 16 bytes, columns of four: row r turns by r columns.
SHIFT_ROWS = [4 * ((i // 4 + i % 4) % 4) + i % 4 for i in range(16)]
TWICE = [SHIFT_ROWS[i] for i in SHIFT_ROWS]
assert [TWICE[i] for i in TWICE] == list(range(16))
print("\n/* The order of bytes after ShiftRows of AES, twice.  */")
print_bytes("ARIA_SHIFT_ROWS_TWICE", TWICE)

print("\n#endif /*GCRY_ARIA_CONSTS_AMD64_H*/")
