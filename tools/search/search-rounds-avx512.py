#!/usr/bin/env python3
# search-rounds-avx512.py - Look for a faster order of the 64-way rounds
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Usage: search-rounds-avx512.py [--fresh] [--seconds=N] [--seed=N] [--cpu=N]
#
# Times on this processor the batches of the 64-way kernel that come of an
# order of instructions, changes the order at random, keeps what is faster,
# and so on.  Begins with tools/gen/aria-rounds-avx512.order, or with --fresh
# with the order of the source, and writes that file when it has found a better
# one.  Afterwards make the two files that tools/gen/aria-rounds-avx512.py
# makes.
#
# Wants a processor with AVX-512 and GFNI, as and a C compiler.  For figures
# that can be compared, nothing else should run on the processor CPU.

import argparse
import os
import random
import re
import struct
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "gen"))
from registers_avx512 import NoRegister, Registers, make_parts
from rounds_avx512 import read_order, read_source, write_order

# A batch of ARIA-128: its first round, five times two rounds, the last one.
PAIRS = 5
CODE = """
        .text
1:
        mov     %%rdi, %%r9
        mov     $%d, %%eax
        vmovdqa64 1024(%%rdi), %%zmm26
        .irp    i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        vpxord  64 * \\i(%%rsi), %%zmm26, %%zmm\\i
        .endr
        %s
2:
        %s
        add     $128, %%r9
        dec     %%eax
        jnz     2b
        %s
        vmovdqa64 1088(%%rdi), %%zmm26
        .irp    i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        vpxord  %%zmm\\i, %%zmm26, %%zmm\\i
        vmovdqa64 %%zmm\\i, 64 * \\i(%%rsi)
        .endr
        add     $1024, %%rsi
        dec     %%rdx
        jnz     1b
        vzeroall
        ret
"""
NAMES = {"S1_MATRIX": "%zmm27", "S2_MATRIX": "%zmm28", "X1_MATRIX": "%zmm29",
         "X2_MATRIX": "%zmm30", "IDENTITY": "%zmm31"}


def code_of(part, order):
    """The instructions of PART in this ORDER, as the assembler wants them."""
    text = "\n".join(line for line, _ in Registers(part, order).lines)
    text = re.sub(r"KEY_WORD \((\d), (\d+)\)", lambda m: "%d(%%r9){1to16}"
                  % (64 * int(m.group(1)) + 4 * int(m.group(2))), text)
    for name, register in NAMES.items():
        text = text.replace(name, register)
    return text


def text_section(elf):
    """The contents of the section of code of a 64-bit object file: quicker
    than to run objcopy.  See the ELF specification for the offsets."""
    headers, = struct.unpack_from("<Q", elf, 0x28)
    count, = struct.unpack_from("<H", elf, 0x3c)
    for i in range(count):
        header = struct.unpack_from("<IIQQQQ", elf, headers + 64 * i)
        if header[2] & 4:       # SHF_EXECINSTR
            return elf[header[4]:header[4] + header[5]]
    raise ValueError("no code in the object file")


class Timer:
    def __init__(self, folder, cpu):
        self.object = os.path.join(folder, "code.o")
        self.code = os.path.join(folder, "code")
        program = os.path.join(folder, "time-code")
        subprocess.run([os.environ.get("CC", "cc"), "-O2", "-o", program,
                        os.path.join(HERE, "time-code.c")], check=True)
        self.process = subprocess.Popen(
            ["taskset", "-c", str(cpu), program], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, universal_newlines=True, bufsize=1)

    def cycles(self, texts):
        """The cycles of a batch with these TEXTS of the three parts."""
        first, two, last = texts
        subprocess.run(["as", "-o", self.object, "-"], check=True,
                       input=CODE % (PAIRS, first, two, last),
                       universal_newlines=True)
        with open(self.object, "rb") as elf, open(self.code, "wb") as code:
            code.write(text_section(elf.read()))
        self.process.stdin.write(self.code + "\n")
        return float(self.process.stdout.readline())


class Search:
    def __init__(self, parts, rng):
        self.parts = {part.name: part for part in parts}
        self.rng = rng
        self.operands = {}      # by the names of part and result
        self.users = {}
        for part in parts:
            names = {op.name for op in part.ops}
            for op in part.ops:
                self.operands[part.name, op.name] = op
                for operand in op.operands:
                    if operand in names:
                        self.users.setdefault((part.name, operand),
                                              []).append(op.name)

    def change(self, name, order):
        """Change ORDER of the part NAME somewhere."""
        if self.rng.random() < 0.75:
            self.move(name, order)
        else:
            position = self.rng.randrange(len(order))
            op = self.operands[name, order[position][0]]
            if op.kind == "xor" and len(op.operands) + bool(op.key) == 3:
                place = self.rng.choice(list(op.operands) + [None])
                order[position] = op.name, place

    def move(self, name, order):
        """Move one operation, not in front of its operands nor behind its
        users."""
        old = self.rng.randrange(len(order))
        moved = order.pop(old)
        at = {entry[0]: i for i, entry in enumerate(order)}
        op = self.operands[name, moved[0]]
        low = max([at[v] + 1 for v in op.operands if v in at], default=0)
        high = min([at[v] for v in self.users.get((name, op.name), ())],
                   default=len(order))
        if self.rng.random() < 0.6:
            new = old + self.rng.randint(-8, 8)
            new = min(high, max(low, new))
        else:
            new = self.rng.randint(low, high)
        order.insert(new, moved)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--cpu", type=int, default=1)
    options = parser.parse_args()

    parts = make_parts(read_source())
    orders = {part.name: [(op.name, None) for op in part.ops]
              for part in parts}
    if not options.fresh:
        orders.update(read_order())
    search = Search(parts, random.Random(options.seed))
    rng = search.rng
    with tempfile.TemporaryDirectory() as folder:
        timer = Timer(folder, options.cpu)
        run(parts, orders, search, timer, rng, options.seconds)


def run(parts, orders, search, timer, rng, seconds):
    texts = {part.name: code_of(part, orders[part.name]) for part in parts}
    best = current = timer.cycles(texts.values())
    print("%.1f cycles at first" % best, flush=True)
    end = os.times().elapsed + seconds
    while os.times().elapsed < end:
        # The two rounds matter most.
        name = rng.choice(["first_round", "two_rounds", "two_rounds",
                           "two_rounds", "last_round"])
        order = list(orders[name])
        for _ in range(rng.choice([1, 1, 1, 2, 3, 5])):
            search.change(name, order)
        try:
            new_texts = dict(texts)
            new_texts[name] = code_of(search.parts[name], order)
        except NoRegister:
            continue
        cycles = timer.cycles(new_texts.values())
        # What is slower by a trifle may lead to something better.
        if cycles > current + 0.4 * rng.random() \
                or cycles > best + 0.01 * best:
            continue
        orders[name] = order
        texts = new_texts
        current = cycles
        if cycles < best - 0.1:
            # Not by chance?
            cycles = current = max(cycles, timer.cycles(texts.values()))
            if cycles < best:
                best = cycles
                write_order(orders)
                print("%.1f" % best, flush=True)


if __name__ == "__main__":
    main()
