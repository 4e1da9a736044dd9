# registers_avx512.py - Give the values of an order of operations registers
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What aria-rounds-avx512.py and tools/search/search-rounds-avx512.py share.

from rounds_avx512 import Op, key_slots

# Registers 0 to 15 hold the bytes at the beginning and at the end; those
# from N_REGISTERS on are the kernel's own.
N_REGISTERS = 27


class NoRegister(Exception):
    """An order keeps too many values at a time."""


def rename(op, x_primes, y_primes, key_row):
    """OP with primes behind its names, as many as there were rounds before:
    X_PRIMES for what the substitution makes, Y_PRIMES for the rest."""
    def renamed(value):
        return value + "'" * (x_primes if value[0] in "xp" else y_primes)

    return op._replace(name=renamed(op.name), key=op.key and key_row,
                       operands=tuple(map(renamed, op.operands)))


def transposition(first, last):
    """The operations that make the values LAST0 to LAST15 of FIRST0 to
    FIRST15: cipher/aria-gfni-avx512-amd64.S explains the four stages."""
    values = [first % i for i in range(16)]
    ops = []
    for distance, stage in ((8, "a%d"), (4, "b%d"), (2, "c%d"), (1, last)):
        results = [stage % i for i in range(16)]
        for i in range(16):
            if not i & distance:
                pair = values[i], values[i + distance]
                ops += [Op(results[i], "low", pair, None),
                        Op(results[i + distance], "high", pair, None)]
        values = results
    return ops


class Part:
    """A part of a batch: its operations, each the diffusion of a round or a
    substitution or a transposition, and which values are in registers 0 to 15
    at the beginning and at the end.  An operation's KEY is the text of an
    operand or None."""

    def __init__(self, name, ops, first, last):
        self.name = name
        self.ops = ops
        self.first = [first % i for i in range(16)]
        self.last = [last % i for i in range(16)]


def make_parts(sections):
    """The three parts: from the natural form to the substitution of the first
    round; two more rounds; from the diffusion of the last but one round to the
    natural form."""
    slots = key_slots(sections["diffusion"])

    def diffusion(n):
        return [rename(op, n, n, "KEY_WORD (%d, %d)"
                       % (n, op.key and slots.index(op.name)))
                for op in sections["diffusion"]]

    def substitution(parity, x_primes, y_primes):
        return [rename(op, x_primes, y_primes, None)
                for op in sections["substitution " + parity]]

    return (
        Part("first_round", transposition("n%d", "y%d")
             + substitution("odd", 0, 0), "n%d", "x%d"),
        Part("two_rounds", diffusion(0) + substitution("even", 1, 0)
             + diffusion(1) + substitution("odd", 2, 1), "x%d", "x%d''"),
        Part("last_round", diffusion(0) + substitution("even", 1, 0)
             + transposition("x%d'", "z%d"), "x%d", "z%d"))


class Registers:
    """The registers while the instructions of an order are written.

    ORDER is a list of the names of all results of PART, each with the operand
    whose place the result of ternary logic takes, or None."""

    def __init__(self, part, order):
        ops = {op.name: op for op in part.ops}
        assert sorted(name for name, _ in order) == sorted(ops)
        order = [(ops[name], place) for name, place in order]
        self.end = len(order)
        self.home = {value: i for i, value in enumerate(part.last)}
        self.last_use = {value: self.end for value in self.home}
        self.wanted_at = {}     # When a register is wanted as a home.
        for position, (op, _) in enumerate(order):
            if op.name in self.home:
                self.wanted_at[self.home[op.name]] = position
            for operand in op.operands:
                self.last_use[operand] = position
        self.of = {value: i for i, value in enumerate(part.first)}
        self.free = list(range(16, N_REGISTERS))
        self.lines = []         # (instruction, name of the result)
        for position, (op, place) in enumerate(order):
            if op.kind == "xor" and len(op.operands) + bool(op.key) == 3:
                self.write_ternary(op, place, position)
            else:
                self.write(op, position)
        if any(self.of[value] != home for value, home in self.home.items()):
            raise NoRegister

    def name(self, value):
        return "%%zmm%d" % self.of[value]

    def wanted(self, register):
        return self.wanted_at.get(register, self.end + 1)

    def pick(self, until):
        """Take a free register for a value that is used UNTIL then: of those
        that are no home before, the one that becomes one first."""
        good = [r for r in self.free if self.wanted(r) >= until]
        if good:
            register = min(good, key=lambda r: (self.wanted(r), r))
        elif self.free:
            register = max(self.free, key=self.wanted)
        else:
            raise NoRegister
        self.free.remove(register)
        return register

    def take(self, value):
        """Take a register for the new VALUE."""
        if value not in self.home:
            return self.pick(self.last_use.get(value, 0))
        if self.home[value] not in self.free:
            raise NoRegister
        self.free.remove(self.home[value])
        return self.home[value]

    def vacate(self, register, dying):
        """Move what is in REGISTER elsewhere, unless it is one of DYING."""
        for value, place in list(self.of.items()):
            if place == register and value not in dying:
                self.of[value] = self.pick(self.last_use[value])
                self.lines.append(("vmovdqa64 %%zmm%d, %s" % (
                    register, self.name(value)), value))
                self.free.append(register)

    def write_ternary(self, op, place, position):
        """Ternary logic, whose first operand, the PLACE, is overwritten."""
        dying = [v for v in op.operands if self.last_use[v] == position]
        names = {v: self.name(v) for v in op.operands}
        if place in dying or dying and not place:
            until = self.last_use.get(op.name, 0)
            good = [v for v in dying if self.wanted(self.of[v]) >= until]
            place = place or (good or dying)[0]
            register = self.of.pop(place)
            dying.remove(place)
        else:
            place = place or op.operands[0]
            register = self.take(op.name)
            self.lines.append(("vmovdqa64 %s, %%zmm%d" % (
                names[place], register), op.name))
        self.free += [self.of.pop(v) for v in dying]
        self.of[op.name] = register
        others = [names[v] for v in op.operands if v != place]
        others = [op.key] + others if op.key else others[::-1]
        self.lines.append(("vpternlogd $0x96, %s, %%zmm%d" % (
            ", ".join(others), register), op.name))

    def write(self, op, position):
        """Another instruction."""
        dying = {v for v in op.operands if self.last_use[v] == position}
        if op.name in self.home:
            self.vacate(self.home[op.name], dying)
        names = [self.name(v) for v in op.operands]
        self.free += [self.of.pop(v) for v in op.operands if v in dying]
        self.of[op.name] = self.take(op.name)
        if op.kind == "xor":
            text = "vpxord %s, %s" % (op.key or names[1], names[0])
        elif op.kind in ("low", "high"):
            text = "vpunpck%cbw %s, %s" % (op.kind[0], names[1], names[0])
        elif op.kind == "inverse":
            text = "vgf2p8affineinvqb $0, IDENTITY, " + names[0]
        elif op.kind[0] == "S":
            text = "vgf2p8affineinvqb $0, %s_MATRIX, %s" % (op.kind, names[0])
        else:
            text = "vgf2p8affineqb $0, %s_MATRIX, %s" % (op.kind, names[0])
        self.lines.append((text + ", " + self.name(op.name), op.name))
