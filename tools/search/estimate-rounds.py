#!/usr/bin/env python3
# estimate-rounds.py - What llvm-mca says of the rounds on other processors
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Usage: estimate-rounds.py CPU... OBJECT
#
# Prints for the loop over two rounds of each kernel in OBJECT, an object file
# of cipher/aria-*-amd64.S, how many cycles llvm-mca expects an iteration to
# take on each CPU, a name of llvm-mca -mcpu.  The environment variable
# LLVM_MCA may name the program: older ones know fewer processors.

import os
import re
import subprocess
import sys

ITERATIONS = 100
LINE = re.compile(r" *([0-9a-f]+):\t(.*)")


def run(command, text=None):
    return subprocess.run(command, check=True, input=text,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          universal_newlines=True).stdout


def functions(path):
    """The names of the functions in the object file at PATH and their
    instructions, as pairs of an address and a text."""
    name, lines = None, []
    for line in run(["objdump", "-d", "--no-show-raw-insn",
                     path]).splitlines():
        start = re.match(r"[0-9a-f]+ <(.*)>:", line)
        m = LINE.match(line)
        if start:
            if name:
                yield name, lines
            name, lines = start.group(1), []
        elif m:
            lines.append((int(m.group(1), 16), m.group(2)))
    yield name, lines


def inner_loop(lines):
    """The instructions of the loop, without its jumps."""
    for end, (address, text) in enumerate(lines):
        jump = re.match(r"j\w+ +([0-9a-f]+)", text)
        if jump and int(jump.group(1), 16) < address:
            start = int(jump.group(1), 16)
            return [t.split("#")[0] for a, t in lines[:end]
                    if a >= start and not t.startswith("j")]
    return []


def cycles(loop, cpu):
    text = run([os.environ.get("LLVM_MCA", "llvm-mca"), "-mcpu=" + cpu,
                "-iterations=%d" % ITERATIONS], "\n".join(loop) + "\n")
    return int(re.search(r"Total Cycles: +(\d+)", text).group(1)) / ITERATIONS


def main():
    *cpus, path = sys.argv[1:]
    for name, lines in functions(path):
        if re.match("rounds_|crypt_(batch|sliced)", name):
            loop = inner_loop(lines)
            if loop:
                print(name, *("%s: %.1f" % (cpu, cycles(loop, cpu))
                              for cpu in cpus))


main()
