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


def lines(items, per_line, indent):
    """ITEMS with commas between them, PER_LINE on a line."""
    rows = [", ".join(items[i:i + per_line])
            for i in range(0, len(items), per_line)]
    return [" " * indent + row for row in rows]
