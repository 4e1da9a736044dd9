#!/usr/bin/env python3
# aria-tables.py - Make cipher/aria-tables.h from the definitions of RFC 5794
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Usage: aria-tables.py >aria-tables.h
#
# The S-boxes and the constants of the key schedule, each from its formula:
#
#   S1(x) = B x^-1 + b          the S-box of AES
#   S2(x) = C x^247 + c         section 2.4.2; the powers are in GF(2^8)
#   X1, X2                      the inverses of S1 and S2
#   C1, C2, C3                  the first 3 * 128 bits of the fractional part
#                               of 1/pi, section 2.2

import sys

sys.dont_write_bytecode = True
from aria_math import CONSTANTS, S1, S2, X1, X2, lines


def print_sbox(name, sbox):
    items = ["E (0x%02x)" % s for s in sbox]
    rows = lines(items, 6, 2)
    print("#define ARIA_%s(E)  \\" % name)
    print(",  \\\n".join(rows))
    print()


def print_constants():
    print("static const union\n{")
    print("  unsigned char byte[16];\n  u32 word[4];")
    print("} aria_constants[3] =\n  {")
    for i, c in enumerate(CONSTANTS):
        items = ["0x%02x" % b for b in c]
        print("    { {  /* C%d */" % (i + 1))
        print(",\n".join(lines(items, 8, 6)) + " } },")
    print("  };")


print("""\
/* aria-tables.h - ARIA: S-boxes and the constants of the key schedule
 *
 * Made by tools/gen/aria-tables.py from the definitions of RFC 5794, which
 * stand there.  Don't edit.
 */

#ifndef GCRY_ARIA_TABLES_H
#define GCRY_ARIA_TABLES_H

/* The 256 values of each S-box, each as the argument of E.  */
""")
print_sbox("S1", S1)
print_sbox("S2", S2)
print_sbox("X1", X1)
print_sbox("X2", X2)
print("/* The constants C1, C2, C3 of RFC 5794, 2.2, in its order of bytes.  */")
print_constants()
print("\n#endif /*GCRY_ARIA_TABLES_H*/")
