#!/usr/bin/env python3
# lint-kernels.py - Read the machine code of the kernels in assembly
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Usage: lint-kernels.py PROGRAM
#
# PROGRAM is tests/check-kernels: "PROGRAM --list" prints which functions
# there are, and objdump disassembles it.  Every path through a function, and
# through what it calls, is followed:
#
# - It begins with endbr64.
# - Every instruction belongs to the features that the kernel's row asks for.
# - No address and no branch depends on key or data.  A general register is
#   secret if it comes from memory or from a vector register, but for what
#   the function's arguments say: pointers, lengths, the number of rounds,
#   and the counter of the counter modes.
# - No division, no string instruction, no gather, no masked store: their
#   time depends on more than their length.
# - vzeroupper or vzeroall stands between the last use of the upper halves and
#   each return.
#
# Last, "PROGRAM --steps" prints which instructions the tests step through: of
# a function that this processor can run, none that can be reached may be left
# out.
#
# Prints TAP.  For a broken function, which "--list" says too, the test point
# is that the fault is found.

import functools
import math
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import lint_opcodes

REGISTERS = {}
for _name, _parts in (
        ("rax", "eax ax al ah"), ("rbx", "ebx bx bl bh"),
        ("rcx", "ecx cx cl ch"), ("rdx", "edx dx dl dh"),
        ("rsi", "esi si sil"), ("rdi", "edi di dil"),
        ("rbp", "ebp bp bpl"), ("rsp", "esp sp spl"),
        *(("r%d" % i, "r%dd r%dw r%db" % (i, i, i)) for i in range(8, 16))):
    for _part in (_name, *_parts.split()):
        REGISTERS[_part] = _name

SECRET = ("secret",)
PUBLIC = ("public",)
ARGUMENTS = {"rdi": "ctx", "rsi": "state", "rdx": "out", "rcx": "in"}


# A pointer has a region, which is an argument or a part of the stack, and an
# offset: a number, (N,) for N or more, or None if nothing is known of it.
# What is added and isn't known is taken for a length or an index: not
# negative.

def pointer(region, offset):
    return ("pointer", region, offset)


def least(offset):
    """The least that OFFSET can be."""
    if offset is None:
        return -math.inf
    return offset[0] if isinstance(offset, tuple) else offset


def shifted(offset, n):
    """OFFSET and the number N more, which stands in a loop perhaps."""
    if isinstance(offset, tuple):
        return (offset[0] + n,) if n >= 0 else None
    return None if offset is None else offset + n


def at_least(offset):
    """OFFSET and something more."""
    return None if offset is None else (least(offset),)


def join(a, b):
    """What a register is that is A on one path and B on another."""
    if a == b:
        return a
    if SECRET in (a, b):
        return SECRET
    if a[0] == b[0] == "pointer" and a[1] == b[1]:
        if None in (a[2], b[2]):
            return pointer(a[1], None)
        return pointer(a[1], (min(least(a[2]), least(b[2])),))
    return PUBLIC


class Instruction:
    """One line of objdump's."""

    def __init__(self, address, code, text):
        self.address = address
        self.code = code
        self.text = text.split(" #")[0].split("<")[0].strip()
        self.next = address + len(code)
        prefix, self.mnemonic, operands = re.match(
            r"((?:(?:rep[nz]*|lock|bnd|notrack|data16|cs|ds|\{\w+\}) )*)"
            r"(\S+)\s*(.*)", self.text).groups()
        self.prefix = prefix.strip()
        self.operands = re.findall(r"(?:[^,({]|\([^)]*\)|\{[^}]*\})+",
                                   operands)
        self.target = None
        if self.mnemonic[0] == "j" or self.mnemonic == "call":
            if re.match(r"[0-9a-f]+$", operands):
                self.target = int(operands, 16)

    def memory(self):
        """The memory operand as (text, segment:displacement, base, index),
        or None."""
        for operand in self.operands:
            m = re.match(r"([^(]*)\(([^,)]*)(?:,([^,)]*))?(?:,\d)?\)", operand)
            if m:
                base, index = (REGISTERS.get((r or "").strip("%"), r)
                               for r in m.groups()[1:])
                return operand, m.group(1), base, index
        return None

    def bits(self):
        """The width of the widest vector."""
        return max([{"x": 128, "y": 256, "z": 512}[w]
                    for w in re.findall(r"%([xyz])mm\d", self.text)] or [0])

    def dirties(self):
        """Whether upper halves of vectors 0 to 15 are used."""
        return any(int(n) < 16
                   for n in re.findall(r"%[yz]mm(\d+)", self.text))


class State:
    """What is known at a place in the code."""

    def __init__(self):
        self.regs = {r: PUBLIC for r in set(REGISTERS.values())}
        for register, region in ARGUMENTS.items():
            self.regs[register] = pointer(region, 0)
        self.regs["rsp"] = pointer("stack", 0)
        self.flags = PUBLIC
        self.slots = {}
        self.upper = "callers"  # "clean", "dirty"

    def copy(self):
        new = State.__new__(State)
        new.regs = dict(self.regs)
        new.flags = self.flags
        new.slots = dict(self.slots)
        new.upper = self.upper
        return new

    # The stack.  SLOTS has the values of 8 bytes each, by region and offset,
    # and under the offset None what lies anywhere else in the region.  What
    # nobody has written is none of this function's data.

    def top(self):
        """Where the stack pointer points."""
        sp = self.regs["rsp"]
        return sp[1:] if sp[0] == "pointer" else (None, None)

    def slot(self, place):
        """The value at PLACE, or None if that isn't on the stack."""
        region, offset = place
        if region is None or not region.startswith("stack"):
            return None
        values = [self.slots[p] for p in self.overlapping(place, 1)]
        if not isinstance(offset, int) or not values:
            values.append(self.slots.get((region, None), PUBLIC))
        return functools.reduce(join, values)

    def overlapping(self, place, size):
        """The slots that SIZE bytes at PLACE may fall into."""
        region, offset = place
        if isinstance(offset, int):
            return [(region, o) for o in range(offset - 7, offset + size)
                    if (region, o) in self.slots]
        return [(r, o) for r, o in self.slots
                if r == region and o is not None and o + 8 > least(offset)]

    def store(self, place, value, size):
        """SIZE bytes, VALUE, go to PLACE."""
        region, offset = place
        if self.slot(place) is None:
            return
        for slot in self.overlapping(place, size):
            self.slots[slot] = join(self.slots[slot], value)
        if isinstance(offset, int):
            for o in range(offset, offset + size, 8):
                self.slots[region, o] = value
        else:
            self.slots[region, None] = join(
                self.slots.get((region, None), PUBLIC), value)

    def merge(self, other):
        """Make this the state on either path.  Return whether it changed."""
        changed = False
        for r, value in self.regs.items():
            new = join(value, other.regs[r])
            if new != value:
                self.regs[r] = new
                changed = True
        slots = {place: join(self.slot(place), other.slot(place))
                 for place in set(self.slots) | set(other.slots)}
        changed |= any(self.slot(place) != slots[place] for place in slots)
        self.slots = slots
        flags = join(self.flags, other.flags)
        order = ("clean", "callers", "dirty")
        upper = max(self.upper, other.upper, key=order.index)
        changed |= flags != self.flags or upper != self.upper
        self.flags, self.upper = flags, upper
        return changed


class Lint:
    def __init__(self, code, offsets):
        self.code = code        # address: Instruction
        self.offsets = offsets  # what of the arguments is public
        self.joins = {i.target for i in code.values() if i.target}

    def check(self, address, op, features):
        """Return what is wrong with the function at ADDRESS."""
        self.op = op
        self.features = lint_opcodes.closure(features)
        self.vectors = "intel-avx" in self.features
        self.found = {}
        self.seen = {}
        self.visited = set()
        if self.code[address].mnemonic != "endbr64":
            self.report(self.code[address], "no endbr64")
        todo = [(address, (), State())]
        while todo:
            todo += self.walk(*todo.pop())
        return [self.found[k] for k in sorted(self.found)]

    def report(self, i, what):
        self.found.setdefault((i.address, what),
                              "%x: %s: %s" % (i.address, i.text, what))

    def walk(self, address, calls, state):
        """Follow the code from ADDRESS; CALLS are the return addresses.
        Return what else has to be followed."""
        todo = []
        while True:
            if address in self.joins or address in calls:
                key = (address, calls)
                if key not in self.seen:
                    self.seen[key] = state.copy()
                else:
                    if not self.seen[key].merge(state):
                        return todo
                    state = self.seen[key].copy()
            i = self.code.get(address)
            if i is None:
                self.found.setdefault((address, ""), "%x: leaves the kernels"
                                      % address)
                return todo
            self.visited.add(address)
            self.check_instruction(i, state)

            if i.mnemonic == "ret":
                if calls:
                    address, calls = calls[-1], calls[:-1]
                    self.set_stack(state, 8)
                    continue
                if self.vectors and state.upper == "dirty":
                    self.report(i, "no vzeroupper or vzeroall in front")
                return todo
            if i.mnemonic == "call" or i.mnemonic[0] == "j":
                if i.mnemonic not in ("call", "jmp") and state.flags == SECRET:
                    self.report(i, "branch that depends on data")
                if i.target is None or i.target not in self.code:
                    self.report(i, "leaves the kernels")
                    return todo
                if i.mnemonic == "jmp":
                    address = i.target
                    continue
                if i.mnemonic == "call":
                    if len(calls) > 8:
                        self.report(i, "recursion")
                        return todo
                    self.set_stack(state, -8)
                    address, calls = i.target, calls + (i.next,)
                    continue
                todo.append((i.target, calls, state.copy()))
            elif i.mnemonic == "int3":
                self.report(i, "is reached")
                return todo
            else:
                self.execute(i, state)
            address = i.next

    def check_instruction(self, i, state):
        if i.prefix.startswith("rep") or re.match(
                r"(rep|movs[bwlq]?$|stos|lods|cmps[bwlq]?$|scas)", i.mnemonic):
            self.report(i, "string instruction")
            return
        if "lock" in i.prefix:
            self.report(i, "locked instruction")
        if re.match(r"v?p?(gather|scatter)|v[pm]*gather|v[pm]*scatter",
                    i.mnemonic):
            self.report(i, "gather or scatter")
            return
        memory = i.memory()
        if memory and i.operands[-1].startswith(memory[0].split("{")[0]) \
                and "{%k" in i.operands[-1] or "maskmov" in i.mnemonic:
            self.report(i, "masked store")
            return
        needed = lint_opcodes.needed(i.mnemonic, i.code, i.bits())
        if needed is None:
            self.report(i, "not in the tables of lint_opcodes.py")
        elif not self.features.issuperset(needed):
            self.report(i, "needs %s" % " and ".join(
                f for f in needed if f not in self.features))
        if memory and i.mnemonic not in ("lea", "nopw", "nopl"):
            for register in memory[2:]:
                if state.regs.get(register) == SECRET:
                    self.report(i, "address that depends on data")

    # Execution, as far as it matters.

    def set_stack(self, state, change):
        region, offset = state.top()
        if isinstance(offset, int):
            state.regs["rsp"] = pointer(region, offset + change)

    def place(self, i, state):
        """The region and the offset of the memory operand of I, each None if
        not known."""
        _, displacement, base, index = i.memory()
        if base == "%rip":
            return "constants", None
        parts = [state.regs.get(r, PUBLIC) for r in (base, index) if r]
        pointers = [p for p in parts if p[0] == "pointer"]
        if len(pointers) != 1:
            return None, None
        _, region, offset = pointers[0]
        if len(parts) > 1:
            offset = at_least(offset)
        return region, shifted(offset, int(displacement or "0", 0))

    def load(self, i, state):
        """What a general register gets that is loaded from memory."""
        region, offset = self.place(i, state)
        if region == "constants":
            return PUBLIC
        slot = state.slot((region, offset))
        if slot is not None:
            return slot
        if region == "ctx" and offset == self.offsets["rounds"]:
            return PUBLIC
        if region == "state" and self.op in ("ctr", "ctr32le"):
            return PUBLIC
        if region == "state" and self.op.startswith("ocb"):
            for member in ("offset", "sum", "L"):
                if offset == self.offsets[member]:
                    return pointer(member, 0)
            if offset == self.offsets["nblocks"]:
                return PUBLIC
        return SECRET

    def value(self, i, operand, state):
        """What OPERAND of I is worth."""
        if operand[0] == "$":
            return PUBLIC
        if operand[0] == "%":
            name = operand.split("{")[0].strip("%")
            # All vectors and masks hold key or data.
            return state.regs[REGISTERS[name]] if name in REGISTERS else SECRET
        return self.load(i, state)

    def execute(self, i, state):
        mnemonic, operands = i.mnemonic, i.operands
        if mnemonic in ("vzeroupper", "vzeroall"):
            state.upper = "clean"
            return
        if i.dirties():
            state.upper = "dirty"
        elif (state.upper == "callers"
              and lint_opcodes.encoding(i.code) != "legacy"
              and "%xmm" in i.text):
            state.upper = "dirty"
        if re.match("(end|nop|int3|prefetch|lfence)", mnemonic):
            return
        if mnemonic == "push":
            self.set_stack(state, -8)
            state.store(state.top(), self.value(i, operands[0], state), 8)
            return
        if mnemonic == "pop":
            state.regs[REGISTERS[operands[0].strip("%")]] = \
                state.slot(state.top()) or SECRET
            self.set_stack(state, 8)
            return

        memory = i.memory()
        values = [self.value(i, o, state) for o in operands]
        sources = SECRET if SECRET in values[:-1] else PUBLIC
        both = SECRET if SECRET in values else PUBLIC
        target = operands[-1].split("{")[0] if operands else ""
        register = REGISTERS.get(target.strip("%"))

        # Flags.
        if re.match("v?ptest|k(or)?test", mnemonic):
            state.flags = SECRET
            return
        if mnemonic in ("cmp", "test") or re.match("(cmp|test|bt)[blq]?$",
                                                   mnemonic):
            state.flags = both
            return
        uses_flags = re.match("(adc|sbb|rc[lr]|cmov|set|cmc)", mnemonic)
        if uses_flags and state.flags == SECRET:
            both = sources = SECRET
        if re.match("(add|sub|adc|sbb|and|or|xor|neg|inc|dec|sh[lr]|sar|ro[lr]|"
                    "rc[lr]|imul|mul|bs[fr])[blq]?$|sh[lr]d", mnemonic):
            state.flags = both
        if mnemonic in ("mul", "mulq"):
            for r in ("rax", "rdx"):
                state.regs[r] = SECRET if SECRET in (
                    both, state.regs["rax"]) else PUBLIC
            return

        # Results.
        if memory and memory[0] == operands[-1] and mnemonic != "lea":
            value = values[0] if re.match("mov[blqw]?$", mnemonic) else both
            state.store(self.place(i, state), value, i.bits() // 8 or 8)
            return
        if register is None:
            return
        if mnemonic == "lea":
            state.regs[register] = self.address(i, state)
        elif re.match("mov[lq]?$|movabs", mnemonic):
            state.regs[register] = values[0]
        elif mnemonic.startswith(("add", "sub")) and len(operands) == 2:
            state.regs[register] = self.sum(i, values, both)
        elif mnemonic.startswith("and") and register == "rsp":
            state.regs["rsp"] = pointer("stack, aligned at %x" % i.address, 0)
        elif mnemonic.startswith("xor") and operands[0] == operands[1]:
            state.regs[register] = state.flags = PUBLIC
        elif mnemonic == "xchg":
            other = REGISTERS[operands[0].strip("%")]
            state.regs[register], state.regs[other] = values[0], values[1]
        elif re.match("(movz|movs|set|bs[fr]|rorx|sh[lr]x|sarx|vmov|vpextr|"
                      "vpmovmsk|kmov)", mnemonic):
            state.regs[register] = sources
        else:
            state.regs[register] = both

    def sum(self, i, values, both):
        """The result of an addition or a subtraction."""
        change, old = values
        if old[0] != "pointer":
            if change[0] == "pointer" and both != SECRET:
                return pointer(change[1], at_least(change[2]))
            return both
        if both == SECRET:
            return SECRET
        if i.operands[0][0] == "$":
            n = int(i.operands[0][1:], 0)
            n = n - (1 << 64) if n >= 1 << 63 else n
            n = -n if i.mnemonic.startswith("sub") else n
            return pointer(old[1], shifted(old[2], n))
        if i.mnemonic.startswith("sub"):
            return pointer(old[1], None)
        return pointer(old[1], at_least(old[2]))

    def address(self, i, state):
        """The result of lea."""
        _, _, base, index = i.memory()
        parts = [state.regs.get(r, PUBLIC) for r in (base, index) if r]
        if SECRET in parts:
            return SECRET
        region, offset = self.place(i, state)
        return pointer(region, offset) if region else PUBLIC


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE,
                          universal_newlines=True).stdout


def symbols(program):
    """The addresses of all symbols."""
    found = {}
    for line in run("nm", program).splitlines():
        m = re.match(r"([0-9a-f]+) . (\S+)$", line)
        if m:
            found[m.group(2)] = int(m.group(1), 16)
    return found


def disassemble(program, first, last):
    """The instructions from FIRST to LAST and around, by address."""
    code = {}
    text = run("objdump", "-d", "-w", "--start-address=%d" % first,
               "--stop-address=%d" % last, program)
    for line in text.splitlines():
        m = re.match(r" *([0-9a-f]+):\t((?:[0-9a-f]{2} )+) *\t(.*)", line)
        if m:
            address = int(m.group(1), 16)
            code[address] = Instruction(address, bytes.fromhex(m.group(2)),
                                        m.group(3))
    return code


def stepped(program, start):
    """For each function its symbol and the addresses of the instructions that
    the tests step through."""
    for line in run(program, "--steps").splitlines():
        if line.startswith("steps"):
            _, symbol, _, *distances = line.split()
            yield symbol, {start + int(d, 16) for d in distances}


def main():
    program = sys.argv[1]
    offsets = {}
    functions = []
    for line in run(program, "--list").splitlines():
        kind, *rest = line.split(None, 4)
        if kind == "offset":
            offsets[rest[0]] = int(rest[1])
        else:
            symbol, op, features = rest[:3]
            fault = rest[3] if len(rest) > 3 else None
            functions.append((symbol, op, features.split(","), fault))

    table = symbols(program)
    places = [table[f[0]] for f in functions]
    around = 0x8000             # Functions that a kernel's functions call.
    code = disassemble(program, min(places) - around, max(places) + around)
    lint = Lint(code, offsets)

    points = []
    reachable = {}
    for symbol, op, features, fault in functions:
        found = lint.check(table[symbol], op, features)
        reachable[symbol] = lint.visited
        if fault:
            good = found and all(fault in f for f in found)
            text = "the lint finds in %s: %s" % (symbol, fault)
        else:
            good = not found
            text = symbol
        points.append((good, text, found))
    # Functions share code, which is of no use to some of them.
    steps = dict(stepped(program, table["__executable_start"]))
    all_steps = set().union(*steps.values())
    for symbol in steps:
        missed = sorted(reachable[symbol] - all_steps)
        points.append((not missed, symbol + ": the tests step through all of it",
                       ["%x: %s: not reached" % (address, code[address].text)
                        for address in missed]))

    for number, (good, text, notes) in enumerate(points, 1):
        print("%s %d - %s" % ("ok" if good else "not ok", number, text))
        for note in notes[:10] if not good else ():
            print("# " + note)
    print("1..%d" % len(points))
    return not all(p[0] for p in points)


if __name__ == "__main__":
    sys.exit(main())
