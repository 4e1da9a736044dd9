#!/usr/bin/env python3
# aria-shuffles.py - Make cipher/aria-shuffles-amd64.h
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Usage: aria-shuffles.py >aria-shuffles-amd64.h
#
# The masks of pshufb with which a block in one vector goes through the
# diffusion, after the AES instructions have changed the order of its bytes,
# and other constants of aria-aesni-block-amd64.S.

import sys

sys.dont_write_bytecode = True
from aria_math import (A, CONSTANTS, KINDS, S1, X2, X_SQUARE, Y_SQUARE, lines)

NOTHING = 0x80          # pshufb makes a zero of this.

# Byte i of a block is in row i % 4 of column i // 4 of the state of AES.
# aesenclast turns row r to the left by r columns, aesdeclast to the right:
# where byte i has come to.
AFTER_ENC = [4 * ((i // 4 - i % 4) % 4) + i % 4 for i in range(16)]
AFTER_DEC = [4 * ((i // 4 + i % 4) % 4) + i % 4 for i in range(16)]
PLACE = {"S1": AFTER_ENC, "S2": AFTER_ENC, "X1": AFTER_DEC, "X2": AFTER_DEC}


def print_bytes(name, values):
    print("#define ARIA_%s  \\" % name)
    rows = lines(["0x%02x" % value for value in values], 8, 2)
    print(",  \\\n".join(rows))


def positions(kinds, kind):
    """The bytes that go through the S-box KIND."""
    return [i for i in range(16) if kinds[i % 4] == kind]


def print_diffusion(parity, kinds):
    """A byte of A has one or two terms from each S-box."""
    for kind in kinds:
        masks = [[NOTHING] * 16, [NOTHING] * 16]
        for i in range(16):
            terms = [j for j in A[i] if kinds[j % 4] == kind]
            assert 1 <= len(terms) <= 2
            for mask, j in zip(masks, terms):
                mask[i] = PLACE[kind][j]
        for n, mask in enumerate(masks):
            print_bytes("%s_%s_%d" % (parity, kind, n), mask)


def print_round(parity, kinds):
    name = parity.upper()
    print("\n/* %s rounds: the first and the second term of a byte of A from "
          "each S-box.  */" % parity.capitalize())
    print_diffusion(name, kinds)

    order = [0] * 16
    for i in range(16):
        order[PLACE[kinds[i % 4]][i]] = i
    print("/* The order of the bytes of a key.  */")
    print_bytes(name + "_KEY_ORDER", order)
    print("/* The bytes of S2, which have to be odd ones.  */")
    s2 = positions(kinds, "S2")
    assert all(i % 2 for i in s2)
    print_bytes(name + "_S2_BYTES",
                [0xff if i in s2 else 0 for i in range(16)])
    print("/* The key 0, in the form of the kernel.  */")
    print_bytes(name + "_NO_KEY", [F[0] if i in s2 else 0 for i in range(16)])


F = [S1[X2[x]] for x in range(256)]
EVEN = KINDS["even"]

print("""\
/* aria-shuffles-amd64.h - ARIA: constants for one block in a vector
 *
 * Made by tools/gen/aria-shuffles.py from the definitions of RFC 5794.  Don't
 * edit.
 */

#ifndef GCRY_ARIA_SHUFFLES_AMD64_H
#define GCRY_ARIA_SHUFFLES_AMD64_H""")

for parity, kinds in KINDS.items():
    # The bytes of X2 have to be odd ones too.
    assert all(i % 2 for i in positions(kinds, "X2"))
    print_round(parity, kinds)

print("\n/* The last round: the bytes of each S-box, of both S1 and S2.  */")
for names in (("S1",), ("S2",), ("X1",), ("X2",), ("S1", "S2")):
    print_bytes("LAST_" + "_".join(names), [
        PLACE[EVEN[i % 4]][i] if EVEN[i % 4] in names else NOTHING
        for i in range(16)])
print("\n/* The bytes of X2 in odd rounds.  */")
print_bytes("ODD_X2_BYTES",
            [0xff if KINDS["odd"][i % 4] == "X2" else 0 for i in range(16)])

print("""
/* The diffusion alone, x to y.  With the bytes of x in a square, each cell
   gets the sum of itself, its row and its column: the next and the next but
   one cell of a row and of a column, then the order of y.  */""")
CELL = {byte: cell for cell, byte in enumerate(X_SQUARE)}


def moved(rows, columns):
    """For each byte of x the one so many rows and columns further on."""
    return [X_SQUARE[(CELL[i] // 4 + rows) % 4 * 4
                     + (CELL[i] % 4 + columns) % 4] for i in range(16)]


print_bytes("NEXT_IN_ROW", moved(0, 1))
print_bytes("NEXT_BUT_ONE_IN_ROW", moved(0, 2))
print_bytes("NEXT_IN_COLUMN", moved(1, 0))
print_bytes("NEXT_BUT_ONE_IN_COLUMN", moved(2, 0))
print_bytes("X_TO_Y", [X_SQUARE[Y_SQUARE.index(i)] for i in range(16)])

print("\n/* F of aria-consts-amd64.h without its constant, low halves.  */")
print_bytes("F_LINEAR_LOW", [f ^ F[0] for f in F[:16]])

print("\n/* RFC 5794, 2.2.  */")
for n, constant in enumerate(CONSTANTS):
    print_bytes("C%d" % (n + 1), constant)

print("\n#endif /*GCRY_ARIA_SHUFFLES_AMD64_H*/")
