# rounds_avx512.py - Read aria-rounds-avx512.src, check it, solve its keys
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What the generators for the 64-way kernel share.

import os
from collections import namedtuple

from aria_math import A, KINDS, X_SQUARE, Y_SQUARE

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = "aria-rounds-avx512.src"
ORDER = "aria-rounds-avx512.order"

# NAME = KIND OPERANDS; KIND is "xor", "inverse" or the name of an S-box.
# KEY: a word of the key is one more operand.
Op = namedtuple("Op", "name kind operands key")


def parse_op(name, text):
    words = text.split()
    if len(words) == 2 and "^" not in words:
        return Op(name, words[0], (words[1],), False)
    operands = [word.strip() for word in text.split("^")]
    key = operands[-1] == "key"
    return Op(name, "xor", tuple(operands[:-1] if key else operands), key)


def read_source():
    """The sections of the source, each a list of operations."""
    sections = {}
    with open(os.path.join(HERE, SOURCE)) as source:
        for line in source:
            line = line.split("#")[0].strip()
            if line.startswith("["):
                section = sections.setdefault(line[1:-1], [])
            elif line:
                name, text = line.split("=")
                section.append(parse_op(name.strip(), text))
    check_substitution(sections)
    check_diffusion(sections["diffusion"])
    return sections


def read_order():
    """The recorded orders by the names of their sections: lists of the names
    of the results, each with the operand that is overwritten, or None."""
    orders = {}
    with open(os.path.join(HERE, ORDER)) as lines:
        for line in lines:
            words = line.split("#")[0].split()
            if line.startswith("["):
                order = orders.setdefault(line.strip()[1:-1], [])
            elif words:
                order.append((words[0], words[1] if words[1:] else None))
    return orders


def write_order(orders):
    """Record ORDERS, of the form that read_order returns."""
    path = os.path.join(HERE, ORDER)
    with open(path) as lines:
        head = [line for line in lines if line[0] == "#"]
    with open(path + ".tmp", "w") as new:
        new.writelines(head)
        for section, order in orders.items():
            new.write("\n[%s]\n\n" % section)
            for name, place in order:
                new.write("%s %s\n" % (name, place) if place else name + "\n")
    os.replace(path + ".tmp", path)


def check_substitution(sections):
    for parity, kinds in KINDS.items():
        by_name = {op.name: op for op in sections["substitution " + parity]}
        for i in range(16):
            op = by_name["x%d" % i]
            if op.kind == "inverse":
                op = by_name[op.operands[0]]
                assert op.kind[0] == "X"
            assert op.kind == kinds[i % 4]
            assert op.operands == ("y%d" % i,)


def key_slots(diffusion):
    """The names of the key slots; a slot's place is its index."""
    return [op.name for op in diffusion if op.key]


def sums(diffusion):
    """What is added up in each value: two sets of bits, of the bytes of x
    and of the key slots."""
    slots = key_slots(diffusion)
    value = {"x%d" % i: (1 << i, 0) for i in range(16)}
    for op in diffusion:
        x = words = 0
        for operand in op.operands:
            x ^= value[operand][0]
            words ^= value[operand][1]
        if op.key:
            words ^= 1 << slots.index(op.name)
        value[op.name] = (x, words)
    return [value["y%d" % i] for i in range(16)]


def check_diffusion(diffusion):
    for i, (x, _) in enumerate(sums(diffusion)):
        assert x == sum(1 << j for j in A[i]), "y%d" % i


def solve_slots(diffusion):
    """For each key slot the bytes of the round key that its word is the sum
    of, as a list.  Gauss-Jordan elimination on: for every i, the sum of the
    slots that come to yi = byte i of the key."""
    count = len(key_slots(diffusion))
    assert count == 16
    rows = [[words, 1 << i] for i, (_, words) in enumerate(sums(diffusion))]
    for column in range(count):
        pivot = next(r for r in range(column, count)
                     if rows[r][0] >> column & 1)
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for r in range(count):
            if r != column and rows[r][0] >> column & 1:
                rows[r][0] ^= rows[column][0]
                rows[r][1] ^= rows[column][1]
    return [[i for i in range(16) if row[1] >> i & 1] for row in rows]
