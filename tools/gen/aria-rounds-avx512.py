#!/usr/bin/env python3
# aria-rounds-avx512.py - Make cipher/aria-rounds-avx512.h
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Usage: aria-rounds-avx512.py >aria-rounds-avx512.h
#        aria-rounds-avx512.py --plain >aria-rounds-avx512-plain.h
#
# Brings the instructions of aria-rounds-avx512.src into the order that
# aria-rounds-avx512.order records, or with --plain leaves them as they are,
# and gives each value a register.

import sys

sys.dont_write_bytecode = True
from registers_avx512 import N_REGISTERS, Registers, make_parts
from rounds_avx512 import ORDER, read_order, read_source

HEAD = """\
/* %s - ARIA: the rounds of the 64-way kernel
 *
 * Made by tools/gen/aria-rounds-avx512.py from
 * tools/gen/aria-rounds-avx512.src, which explains it, %s
 * Don't edit.
 */

/* first_round: registers 0 to 15 are the batch, natural, and then byte-sliced
   behind the first substitution.  two_rounds: the same behind the second
   substitution after that.  last_round: natural behind the next substitution.
   Registers up to %d are lost.  Behind each instruction stands the name that
   the source gives its result, with as many primes as there were rounds
   before.  */
"""


def main():
    plain = sys.argv[1:] == ["--plain"]
    orders = {} if plain else read_order()
    if plain:
        print(HEAD % ("aria-rounds-avx512-plain.h", "in its order.",
                      N_REGISTERS - 1))
    else:
        print(HEAD % ("aria-rounds-avx512.h", "and from\n * tools/gen/"
                      + ORDER + ", the recorded order.", N_REGISTERS - 1))
    for part in make_parts(read_source()):
        order = orders.get(part.name, [(op.name, None) for op in part.ops])
        print(".macro %s" % part.name)
        for text, comment in Registers(part, order).lines:
            print("%-8s%-60s/* %s */" % ("", text, comment))
        print(".endm\n")


main()
