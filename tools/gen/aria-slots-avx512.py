#!/usr/bin/env python3
# aria-slots-avx512.py - Make cipher/aria-slots-avx512.h
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Usage: aria-slots-avx512.py >aria-slots-avx512.h
#
# The constants of the 64-way kernel: the matrices of the S-boxes, and how
# round keys come into the key slots of aria-rounds-avx512.src.

import sys

sys.dont_write_bytecode = True
from aria_math import S1, S2, X1, X2, lines, power
from rounds_avx512 import (A, KINDS, X_SQUARE, Y_SQUARE, key_slots, read_source,
                           solve_slots)

INVERSE = [power(x, 254) for x in range(256)]

# With C1 = S1(0) and C2 = S2(0):
#   S1(x) = MATRIX x^-1 + C1       X1(x) = (MATRIX (x + C1))^-1
CONSTANT = {"S1": S1[0], "S2": S2[0], "X1": S1[0], "X2": S2[0]}
LINEAR = {"S1": [S1[INVERSE[x]] ^ S1[0] for x in range(256)],
          "S2": [S2[INVERSE[x]] ^ S2[0] for x in range(256)],
          "X1": [INVERSE[X1[x ^ S1[0]]] for x in range(256)],
          "X2": [INVERSE[X2[x ^ S2[0]]] for x in range(256)],
          "IDENTITY": list(range(256))}


def matrix(linear):
    """LINEAR as gf2p8affineqb has it: byte 7 - i holds row i, which gives
    bit i of the result."""
    for x in range(256):
        for bit in range(8):
            assert linear[x ^ 1 << bit] == linear[x] ^ linear[1 << bit]
    result = 0
    for i in range(8):
        row = sum((linear[1 << j] >> i & 1) << j for j in range(8))
        result |= row << 8 * (7 - i)
    return result


def constants(parity, letter):
    """The constants of the S-boxes of a round whose kind begins with LETTER;
    they are added after S1 and S2 and before X1 and X2."""
    return [CONSTANT[kind] if kind[0] == letter else 0
            for kind in KINDS[parity] * 4]


def diffuse(x):
    y = [0] * 16
    for i in range(16):
        for j in A[i]:
            y[i] ^= x[j]
    return y


def key_constant(parity):
    """What is added to the key of a round: the constants of this round's
    substitution behind the diffusion, those of the next one in front."""
    other = "even" if parity == "odd" else "odd"
    return [a ^ b for a, b in zip(diffuse(constants(parity, "S")),
                                  constants(other, "X"))]


def sum_of(values, places):
    total = 0
    for place in places:
        total ^= values[place]
    return total


def print_bytes(name, values):
    print("#define ARIA_%s  \\" % name)
    rows = lines(["0x%02x" % value for value in values], 8, 2)
    print(",  \\\n".join(rows))


sections = read_source()
slots = solve_slots(sections["diffusion"])
terms = max(len(slot) for slot in slots)

print("""\
/* aria-slots-avx512.h - ARIA: constants of the 64-way kernel
 *
 * Made by tools/gen/aria-slots-avx512.py from tools/gen/aria-rounds-avx512.src
 * and the definitions of RFC 5794.  Don't edit.
 */

#ifndef GCRY_ARIA_SLOTS_AVX512_H
#define GCRY_ARIA_SLOTS_AVX512_H

/* The matrices of gf2p8affineqb.  S1(x) = S1 matrix times the inverse of x,
   X1(x) = the inverse of (X1 matrix times x), and so for S2 and X2, but for
   constants, which are added to the round keys.  */""")
for name in ("S1", "S2", "X1", "X2", "IDENTITY"):
    print("#define ARIA_%s_MATRIX  0x%016x" % (name, matrix(LINEAR[name])))

print("""
/* The constants that are added to the first round key, to the last one, and
   to those between, after an odd round and after an even one.  */""")
print_bytes("FIRST_KEY_CONSTANT", constants("odd", "X"))
print_bytes("LAST_KEY_CONSTANT", constants("even", "S"))
print_bytes("ODD_KEY_CONSTANT", key_constant("odd"))
print_bytes("EVEN_KEY_CONSTANT", key_constant("even"))

print("""
/* The key slots are %s.
   The word in a slot is the sum of up to four bytes of the round key; here is
   which ones, or 0x80 for none.  */"""
      % ", ".join(key_slots(sections["diffusion"])).replace(" C3,", "\n   C3,"))
assert terms == 4
for term in range(terms):
    print_bytes("SLOT_TERM_%d" % term,
                [slot[term] if term < len(slot) else 0x80 for slot in slots])

print("/* The sums of the same bytes of the constants of the key.  */")
for parity in ("odd", "even"):
    print_bytes("%s_SLOT_CONSTANT" % parity.upper(),
                [sum_of(key_constant(parity), slot) for slot in slots])

# Counter modes: byte i stands at BY_KIND[i] in the order of S-boxes.
by_kind = [4 * (i % 4) + i // 4 for i in range(16)]
print("""
/* For one block: its bytes in the order of the kinds of their S-boxes; x as
   the square of aria-rounds-avx512.src from this order, without one byte or
   without those that it comes to in a round, 0x80 for none; and the place of
   each byte of y in its square.  */""")
print_bytes("BY_KIND", by_kind)
for byte in (15, 0):
    after = [i for i in range(16) if byte in A[i]]
    print_bytes("X_SQUARE_BUT_%d" % byte,
                [0x80 if i == byte else by_kind[i] for i in X_SQUARE])
    print_bytes("X_SQUARE_AFTER_%d" % byte,
                [0x80 if i in after else by_kind[i] for i in X_SQUARE])
print_bytes("Y_PLACES", [Y_SQUARE.index(i) for i in range(16)])

print("\n#endif /*GCRY_ARIA_SLOTS_AVX512_H*/")
