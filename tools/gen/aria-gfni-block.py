#!/usr/bin/env python3
# aria-gfni-block.py - Make cipher/aria-gfni-block-consts.h
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Usage: aria-gfni-block.py >aria-gfni-block-consts.h
#
# The matrices, the orders of bytes and the constants with which
# aria-gfni-block-amd64.S takes a block in one vector through a round.

import sys

sys.dont_write_bytecode = True
from aria_math import A, KINDS, S1, S2, lines, power

NOTHING = 0x80          # pshufb makes a zero of this.


def linear_rows(function):
    """The matrix of gf2p8affineqb for FUNCTION, which is checked to be
    linear: byte 7 - i holds row i, which gives bit i of the result."""
    table = [function(x) for x in range(256)]
    for x in range(256):
        for y in range(256):
            assert table[x ^ y] == table[x] ^ table[y]
    return sum(sum((table[1 << j] >> i & 1) << j for j in range(8))
               << 8 * (7 - i) for i in range(8))


# S1(x) = B (1/x) + b and S2(x) = C (1/x) + c with matrices B and C; 1/0 = 0.
RECIPROCAL = [power(x, 254) for x in range(256)]
b, c = S1[0], S2[0]
B = [S1[RECIPROCAL[x]] ^ b for x in range(256)]
C = [S2[RECIPROCAL[x]] ^ c for x in range(256)]
B_INVERSE = [B.index(x) for x in range(256)]
C_INVERSE = [C.index(x) for x in range(256)]

# The order of the bytes in front of an odd round: byte ORDER[p] is at place
# p, those of S1, S2, X1 and X2 one after the other.  In front of an even
# round it is byte ORDER[p] ^ 2, so that the S-boxes stay where they are.  Since
# A (x) with bytes i and i ^ 2 exchanged is A of x with these exchanged, all
# rounds are the same.
ORDER = [4 * i + kind for kind in range(4) for i in range(4)]
for i in range(16):
    assert sorted(j ^ 2 for j in A[i]) == A[i ^ 2]
PLACE = [ORDER.index(i) for i in range(16)]
for p in range(16):
    assert KINDS["odd"][ORDER[p] % 4] == KINDS["even"][(ORDER[p] ^ 2) % 4]


def kind(p):
    return KINDS["odd"][ORDER[p] % 4]


# The terms for place p of the next round's order, by their places.
TERMS = [[PLACE[j ^ 2] for j in A[ORDER[p]]] for p in range(16)]
# The S-boxes' constants: what X1 and X2 add first, and what S1 and S2 add last.
BEFORE = [{"X1": b, "X2": c}.get(kind(p), 0) for p in range(16)]
AFTER = [{"S1": b, "S2": c}.get(kind(p), 0) for p in range(16)]


def sum_of(values):
    total = 0
    for value in values:
        total ^= value
    return total


DIFFUSED = [sum_of(AFTER[q] for q in TERMS[p]) for p in range(16)]


def print_bytes(name, values):
    print("#define ARIA_GFNI_%s  \\" % name)
    rows = lines(["0x%02x" % value for value in values], 8, 2)
    print(",  \\\n".join(rows))


def print_matrices(name, first, second):
    print("#define ARIA_GFNI_%s  \\\n  0x%016x, 0x%016x"
          % (name, linear_rows(first), linear_rows(second)))


def print_masks(name, places, kinds):
    """Masks that bring the terms PLACES[i] of these kinds to place i."""
    terms = [[q for q in places[i] if kind(q) in kinds] for i in range(16)]
    count = max(len(t) for t in terms)
    for n in range(count):
        print_bytes(name + ("_%d" % n if count > 1 else ""),
                    [t[n] if n < len(t) else NOTHING for t in terms])


print("""\
/* aria-gfni-block-consts.h - ARIA: constants for one block in a vector, GFNI
 *
 * Made by tools/gen/aria-gfni-block.py from the definitions of RFC 5794.  Don't
 * edit.
 */

#ifndef GCRY_ARIA_GFNI_BLOCK_CONSTS_H
#define GCRY_ARIA_GFNI_BLOCK_CONSTS_H

/* Operands of gf2p8affineqb and gf2p8affineinvqb for the two halves of a
   vector.  */""")
identity = range(256)
print_matrices("BEFORE_1", identity.index, B_INVERSE.__getitem__)
print_matrices("BEFORE_2", identity.index, C_INVERSE.__getitem__)
print_matrices("AFTER_1", B.__getitem__, identity.index)
print_matrices("AFTER_2", C.__getitem__, identity.index)

print("\n/* The diffusion: the terms of S1 and X1, and of S2 and X2.  */")
print_masks("TERMS_1", TERMS, ("S1", "X1"))
print_masks("TERMS_2", TERMS, ("S2", "X2"))

print("\n/* The order in front of an odd and of an even round, and back.  */")
print_bytes("ODD_ORDER", ORDER)
print_bytes("EVEN_ORDER", [i ^ 2 for i in ORDER])
print_bytes("ODD_RETURN", PLACE)
print_bytes("EVEN_RETURN", [PLACE[i ^ 2] for i in range(16)])

print("\n/* The same from an even round into the order of a block, and into "
      "that in\n   front of an odd round.  */")
LAST = [[PLACE[i ^ 2]] for i in range(16)]
print_masks("LAST_1", LAST, ("S1", "X1"))
print_masks("LAST_2", LAST, ("S2", "X2"))
CHAIN = [LAST[i] for i in ORDER]
print_masks("CHAIN_1", CHAIN, ("S1", "X1"))
print_masks("CHAIN_2", CHAIN, ("S2", "X2"))

print("\n/* What is added to the first key, to the others and to the last "
      "one.  */")
print_bytes("FIRST_CONSTANT", BEFORE)
print_bytes("CONSTANT", [x ^ y for x, y in zip(BEFORE, DIFFUSED)])
print_bytes("LAST_CONSTANT", [AFTER[PLACE[i ^ 2]] for i in range(16)])
print("/* What the diffusion makes of the constants of S1 and S2.  */")
print_bytes("DIFFUSED", DIFFUSED)

print("\n#endif /*GCRY_ARIA_GFNI_BLOCK_CONSTS_H*/")
