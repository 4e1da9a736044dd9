# rounds_avx512.py - Read aria-rounds-avx512.src, check it, solve its keys
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What the generators for the 64-way kernel share.

import os
from collections import namedtuple

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = "aria-rounds-avx512.src"
ORDER = "aria-rounds-avx512.order"

# RFC 5794, 2.4.3: byte i of A(x) is the sum of the bytes A[i] of x.
A = [[3, 4, 6, 8, 9, 13, 14], [2, 5, 7, 8, 9, 12, 15],
     [1, 4, 6, 10, 11, 12, 15], [0, 5, 7, 10, 11, 13, 14],
     [0, 2, 5, 8, 11, 14, 15], [1, 3, 4, 9, 10, 14, 15],
     [0, 2, 7, 9, 10, 12, 13], [1, 3, 6, 8, 11, 12, 13],
     [0, 1, 4, 7, 10, 13, 15], [0, 1, 5, 6, 11, 12, 14],
     [2, 3, 5, 6, 8, 13, 15], [2, 3, 4, 7, 9, 12, 14],
     [1, 2, 6, 7, 9, 11, 12], [0, 3, 6, 7, 8, 10, 13],
     [0, 3, 4, 5, 9, 11, 14], [1, 2, 4, 5, 8, 10, 15]]

# The square of the source: a cell of y is the sum of its row, its column and
# its cell of x.
X_SQUARE = [3, 4, 9, 14, 8, 15, 2, 5, 6, 1, 12, 11, 13, 10, 7, 0]
Y_SQUARE = [0, 5, 11, 14, 10, 15, 1, 4, 7, 2, 12, 9, 13, 8, 6, 3]
for cell in range(16):
    assert A[Y_SQUARE[cell]] == sorted(
        X_SQUARE[i] for i in range(16)
        if i // 4 == cell // 4 or i % 4 == cell % 4)

# RFC 5794, 2.4.2: the kind of the S-box of byte i is KINDS[parity][i % 4].
KINDS = {"odd": ("S1", "S2", "X1", "X2"), "even": ("X1", "X2", "S1", "S2")}

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
