# aria_math.py - The field, the S-boxes and the diffusion of RFC 5794
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What the generators in this folder share.

FIELD = 0x11b           # x^8 + x^4 + x^3 + x + 1


def multiply(a, b):
    """The product of A and B in GF(2^8)."""
    product = 0
    while b:
        if b & 1:
            product ^= a
        a <<= 1
        if a & 0x100:
            a ^= FIELD
        b >>= 1
    return product


def power(a, n):
    """A to the N-th in GF(2^8)."""
    result = 1
    for _ in range(n):
        result = multiply(result, a)
    return result


def affine(matrix, x, constant):
    """MATRIX * X + CONSTANT over GF(2).  Row i of the matrix gives bit i of
    the result; the rows are written bit 0 first, as in the ARIA
    specification."""
    result = 0
    for i, row in enumerate(matrix):
        bit = sum(int(row[j]) & (x >> j) for j in range(8)) & 1
        result |= bit << i
    return result ^ constant


def inverse(sbox):
    """The S-box that undoes SBOX."""
    return [sbox.index(x) for x in range(256)]


# ARIA specification, 2.3.2
B = ["10001111", "11000111", "11100011", "11110001",
     "11111000", "01111100", "00111110", "00011111"]
C = ["01011110", "00111101", "11010111", "10011101",
     "00101100", "10000001", "01011101", "11010011"]

# S1(x) = B x^-1 + b          the S-box of AES
# S2(x) = C x^247 + c         RFC 5794, 2.4.2
S1 = [affine(B, power(x, 254), 0x63) for x in range(256)]
S2 = [affine(C, power(x, 247), 0xe2) for x in range(256)]
X1 = inverse(S1)
X2 = inverse(S2)


# RFC 5794, 2.4.3: byte i of A(x) is the sum of the bytes A[i] of x.
A = [[3, 4, 6, 8, 9, 13, 14], [2, 5, 7, 8, 9, 12, 15],
     [1, 4, 6, 10, 11, 12, 15], [0, 5, 7, 10, 11, 13, 14],
     [0, 2, 5, 8, 11, 14, 15], [1, 3, 4, 9, 10, 14, 15],
     [0, 2, 7, 9, 10, 12, 13], [1, 3, 6, 8, 11, 12, 13],
     [0, 1, 4, 7, 10, 13, 15], [0, 1, 5, 6, 11, 12, 14],
     [2, 3, 5, 6, 8, 13, 15], [2, 3, 4, 7, 9, 12, 14],
     [1, 2, 6, 7, 9, 11, 12], [0, 3, 6, 7, 8, 10, 13],
     [0, 3, 4, 5, 9, 11, 14], [1, 2, 4, 5, 8, 10, 15]]

# A as squares: a cell of y is the sum of its row, its column and
# its cell of x.
X_SQUARE = [3, 4, 9, 14, 8, 15, 2, 5, 6, 1, 12, 11, 13, 10, 7, 0]
Y_SQUARE = [0, 5, 11, 14, 10, 15, 1, 4, 7, 2, 12, 9, 13, 8, 6, 3]
for cell in range(16):
    assert A[Y_SQUARE[cell]] == sorted(
        X_SQUARE[i] for i in range(16)
        if i // 4 == cell // 4 or i % 4 == cell % 4)

# RFC 5794, 2.4.2: the kind of the S-box of byte i is KINDS[parity][i % 4].
KINDS = {"odd": ("S1", "S2", "X1", "X2"), "even": ("X1", "X2", "S1", "S2")}


def arctan_of_inverse(n, one):
    """ONE * arctan (1 / N), by its Taylor series."""
    total = 0
    term = one // n
    k = 1
    while term:
        total += term // k if k % 4 == 1 else -(term // k)
        term //= n * n
        k += 2
    return total


def inverse_of_pi(bits):
    """The first BITS bits of the fractional part of 1/pi, an integer."""
    guard = 64          # Covers the rounding of a few hundred terms.
    one = 1 << (bits + guard)
    # Machin's formula
    pi = 4 * (4 * arctan_of_inverse(5, one) - arctan_of_inverse(239, one))
    return (one * one // pi) >> guard


# RFC 5794, 2.2: C1, C2, C3, the first bits of the fractional part of 1/pi.
CONSTANTS = [inverse_of_pi(3 * 128).to_bytes(48, "big")[16 * i:16 * i + 16]
             for i in range(3)]


def lines(items, per_line, indent):
    """ITEMS with commas between them, PER_LINE on a line."""
    rows = [", ".join(items[i:i + per_line])
            for i in range(0, len(items), per_line)]
    return [" " * indent + row for row in rows]
