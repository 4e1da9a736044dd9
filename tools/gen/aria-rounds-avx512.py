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

import os
import sys

sys.dont_write_bytecode = True
from rounds_avx512 import HERE, key_slots, read_source

ORDER = "aria-rounds-avx512.order"
NEXT = {"odd": "even", "even": "odd"}

# Registers 0 to 15 hold the bytes at the beginning and at the end of a
# round; those from N_REGISTERS on are the kernel's own.
N_REGISTERS = 27

HEAD = """\
/* %s - ARIA: the rounds of the 64-way kernel
 *
 * Made by tools/gen/aria-rounds-avx512.py from
 * tools/gen/aria-rounds-avx512.src, which explains it, %s
 * Don't edit.
 */

/* Registers 0 to 15, byte-sliced = the next round's substitution of their
   diffusion plus the round key in row ROW.  Those up to %d are lost.  */
"""


def read_order():
    """For each half of the order the names of the operations; behind a name
    stands the operand that the result takes the place of."""
    order = {}
    with open(os.path.join(HERE, ORDER)) as lines:
        for line in lines:
            words = line.split("#")[0].split()
            if not words:
                continue
            if words[0].startswith("["):
                half = order.setdefault(line.strip()[1:-1], [])
            else:
                half.append((words[0], words[1] if len(words) > 1 else None))
    return order


class Registers:
    """Gives registers to values while instructions are written."""

    def __init__(self, last_use):
        self.last_use = last_use
        self.of = {"x%d" % i: i for i in range(16)}
        self.free = list(range(16, N_REGISTERS - 1))
        self.lines = []

    def emit(self, text, comment):
        self.lines.append("%-8s%-60s/* %s */" % ("", text, comment))

    def name(self, value):
        return "%%zmm%d" % self.of[value]

    def release(self, values, position):
        """Free the registers of those VALUES whose last use is at
        POSITION."""
        for value in values:
            if value in self.of and self.last_use[value] == position:
                self.free.append(self.of.pop(value))

    def take(self, wanted=None):
        if wanted in self.free:
            self.free.remove(wanted)
            return wanted
        return self.free.pop(0)

    def vacate(self, register):
        """Make REGISTER free; move the value that is there elsewhere."""
        for value, place in list(self.of.items()):
            if place == register:
                self.of[value] = self.take()
                self.emit("vmovdqa64 %%zmm%d, %s"
                          % (register, self.name(value)), value)
                self.free.append(register)


def assign(op, place_of, position, regs, slots):
    """Write operation OP of the diffusion or the substitution."""
    key = "KEY_WORD (\\row, %d)" % slots.index(op.name) if op.key else None
    names = [regs.name(value) for value in op.operands]

    if op.kind == "xor" and len(names) + op.key == 3:
        # Ternary logic takes its result's place as its first operand.
        dying = [value for value in op.operands
                 if regs.last_use[value] == position]
        place = place_of or (dying or op.operands)[0]
        others = [value for value in op.operands if value != place]
        text = ["$0x96", key or regs.name(others[1]), regs.name(others[0])]
        if place in dying:
            register = regs.of.pop(place)
        else:
            register = regs.take()
            regs.emit("vmovdqa64 %s, %%zmm%d" % (regs.name(place), register),
                      op.name)
        regs.release(others, position)
        text = "vpternlogd " + ", ".join(text)
    elif op.kind == "xor":
        regs.release(op.operands, position)
        register = regs.take()
        text = "vpxord %s, %s" % (key or names[1], names[0])
    else:
        regs.release(op.operands, position)
        home = int(op.name.lstrip("xp'"))
        if op.name[0] == "x" and home not in regs.free:
            regs.vacate(home)
        register = regs.take(home)
        if op.kind == "inverse":
            text = "vgf2p8affineinvqb $0, IDENTITY, %s" % names[0]
        elif op.kind[0] == "S":
            text = "vgf2p8affineinvqb $0, %s_MATRIX, %s" % (op.kind, names[0])
        else:
            text = "vgf2p8affineqb $0, %s_MATRIX, %s" % (op.kind, names[0])
    regs.of[op.name] = register
    regs.emit("%s, %%zmm%d" % (text, register), op.name)


def make_half(parity, sections, order):
    """The instructions of the diffusion of an odd or even round and the
    substitution after it."""
    substitution = [op._replace(name=rename(op.name),
                                operands=tuple(map(rename, op.operands)))
                    for op in sections["substitution " + NEXT[parity]]]
    ops = sections["diffusion"] + substitution
    slots = key_slots(ops)
    by_name = {op.name: op for op in ops}
    if order is None:
        order = [(op.name, None) for op in ops]
    else:
        order = [(rename(name) if name in ("x%d" % i for i in range(16))
                  else name, place) for name, place in order]
    assert sorted(name for name, _ in order) == sorted(by_name)

    last_use = {}
    for position, (name, _) in enumerate(order):
        for operand in by_name[name].operands:
            last_use[operand] = position
    regs = Registers(last_use)
    for position, (name, place) in enumerate(order):
        assign(by_name[name], place, position, regs, slots)
    return [line.replace("x'", "x") for line in regs.lines]


def rename(name):
    """Names after the substitution, where x0 to x15 are the next round's."""
    return "x'" + name[1:] if name[0] == "x" else name


def main():
    plain = sys.argv[1:] == ["--plain"]
    sections = read_source()
    order = {} if plain else read_order()
    if plain:
        print(HEAD % ("aria-rounds-avx512-plain.h", "in its order.",
                      N_REGISTERS - 1))
    else:
        print(HEAD % ("aria-rounds-avx512.h", "and from\n * tools/gen/"
                      + ORDER + ", the recorded order.", N_REGISTERS - 1))
    for parity in ("odd", "even"):
        print(".macro %s_diffusion_%s_substitution row"
              % (parity, NEXT[parity]))
        print("\n".join(make_half(parity, sections, order.get(parity))))
        print(".endm\n")


main()
