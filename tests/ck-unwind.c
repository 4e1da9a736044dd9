/* ck-unwind.c - The kernel test: the stack can be unwound at any time
 * Copyright (C) 2026 The libgcrypt-aria authors
 *
 * This file is part of libgcrypt-aria.
 *
 * libgcrypt-aria is free software; you can redistribute it and/or modify
 * it under the terms of the GNU Lesser General Public License as
 * published by the Free Software Foundation; either version 2.1 of
 * the License, or (at your option) any later version.
 *
 * libgcrypt-aria is distributed in the hope that it will be useful,
 * but WITHOUT ANY WARRANTY; without even the implied warranty of
 * MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.  See the
 * GNU Lesser General Public License for more details.
 *
 * You should have received a copy of the GNU Lesser General Public
 * License along with this program; if not, see <https://www.gnu.org/licenses/>.
 * SPDX-License-Identifier: LGPL-2.1-or-later
 */

/* The kernel runs one instruction at a time.  After each the unwinder has to
 * find the way back to the caller, and the caller's registers.
 */

#include "check-kernels.h"

#ifdef CK_HAVE_ABI

#include <setjmp.h>
#include <signal.h>
#include <string.h>
#include <ucontext.h>
#include <unwind.h>

#include "ck-abi-amd64.h"

/* Of RFLAGS.  */
#define FLAG_TRAP  (1 << 8)

/* The handler, the signal's frame, the kernel and what it calls.  */
#define MAX_FRAMES  8

/* A place in the code is looked at that often.  */
#define MAX_VISITS  2

extern const char __executable_start[];

static struct abi_call *abi;

/* What the signal handler has seen.  */
static struct
{
  unsigned long steps;
  uintptr_t rip;         /* Where it went wrong, or 0.  */
  const char *what;
  /* How often it was there, for each byte of code from FIRST on.  */
  uintptr_t first;
  unsigned char visits[0x100000];
} seen;

/* A walk up the frames.  */
struct walk
{
  int frames;
  int found;
  const char *wrong;
};

/* Called for each frame with the registers as they were there.  */
static _Unwind_Reason_Code
on_frame (struct _Unwind_Context *context, void *arg)
{
  /* The numbers in DWARF of the registers that a function keeps, in the
     order of struct abi_call.  */
  static const int numbers[ABI_N_SAVED] = { 3, 6, 12, 13, 14, 15 };
  struct walk *walk = arg;
  int i;

  if (_Unwind_GetIP (context) == (uintptr_t)abi_call_return)
    {
      walk->found = 1;
      if (_Unwind_GetCFA (context) != (uintptr_t)abi->stack)
        walk->wrong = "its stack pointer is wrong";
      for (i = 0; i < ABI_N_SAVED; i++)
        if (_Unwind_GetGR (context, numbers[i]) != abi->saved_before[i])
          walk->wrong = "one of its registers is wrong";
      return _URC_END_OF_STACK;
    }
  return ++walk->frames < MAX_FRAMES ? _URC_NO_REASON : _URC_END_OF_STACK;
}

/* An unwinder that is led astray may read where nothing is.  */
static volatile sig_atomic_t unwinding;
static sigjmp_buf after_fault;

static void
on_fault (int number)
{
  if (!unwinding)
    ck_on_fault (number);
  siglongjmp (after_fault, number);
}

static void
on_trap (int number, siginfo_t *info, void *arg)
{
  ucontext_t *context = arg;
  uintptr_t rip = context->uc_mcontext.gregs[REG_RIP];
  struct walk walk = { 0, 0, NULL };

  (void)number;
  (void)info;
  if (rip == (uintptr_t)abi_call_return)
    {
      context->uc_mcontext.gregs[REG_EFL] &= ~FLAG_TRAP;
      return;
    }
  if (rip >= (uintptr_t)abi_call && rip < (uintptr_t)abi_call_return)
    return;

  seen.steps++;
  if (seen.rip || rip - seen.first >= sizeof seen.visits
      || seen.visits[rip - seen.first] >= MAX_VISITS)
    return;
  seen.visits[rip - seen.first]++;

  unwinding = 1;
  if (!sigsetjmp (after_fault, 0))
    _Unwind_Backtrace (on_frame, &walk);
  unwinding = 0;
  if (!walk.found)
    walk.wrong = "the caller is not found";
  if (walk.wrong)
    {
      seen.rip = rip;
      seen.what = walk.wrong;
    }
}

/* Step through one call.  */
static int
step_call (struct ck_call *call)
{
  struct sigaction trap, old_trap, fault, old_fault;
  int good;

  memset (&trap, 0, sizeof trap);
  trap.sa_sigaction = on_trap;
  trap.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigaction (SIGTRAP, &trap, &old_trap);
  memset (&fault, 0, sizeof fault);
  fault.sa_handler = on_fault;
  fault.sa_flags = SA_ONSTACK | SA_NODEFER;
  sigaction (SIGSEGV, &fault, &old_fault);

  seen.steps = 0;
  abi = ck_abi_prepare (call, 0);
  abi->flags = FLAG_TRAP;
  abi_call (abi);

  sigaction (SIGSEGV, &old_fault, NULL);
  sigaction (SIGTRAP, &old_trap, NULL);

  good = !seen.rip && seen.steps > call->n;
  if (!good)
    ck_fail ("%zu blocks, at %p: %s", call->n, (void *)seen.rip,
             seen.rip ? seen.what : "not a step was seen");
  return good;
}

/* Step through OP of KERNEL on N blocks from block START of message number
   MESSAGE on.  Return 0 if something is wrong.  */
static int
step_blocks (const aria_kernel_t *kernel, enum aria_op op, size_t n,
             size_t start, unsigned int message)
{
  struct ck_call call;

  call.kernel = kernel;
  call.op = op;
  call.key = ck_keys;
  call.m = ck_get_message (ck_keys, op, message);
  call.n = n;
  call.start = start;
  ck_place_call (&call);
  ck_fill_call (&call);
  return step_call (&call);
}

/* A step takes 10 microseconds, so that there can't be many calls.
   lint-kernels.py tells if something isn't reached by them.  */
static int
step_calls (const aria_kernel_t *kernel, enum aria_op op)
{
  /* The last message has a carry through all bytes after 256 blocks, which
     falls into the third of five batches.  */
  unsigned int last = ck_n_messages (op) - 1;
  const struct
  {
    size_t n;
    size_t start;
    unsigned int message;
  } calls[] =
    {
      { kernel->least, 0, 0 },
      { kernel->width - 1, 100, 0 },
      { 2, 100, 0 },
      { kernel->width - 1, 256 - kernel->width / 2, last },
      { 5 * kernel->width, 256 - 5 * kernel->width / 2, last },
      { 3 * kernel->width - 1, 0, last }
    };
  unsigned int i;

  memset (&seen, 0, sizeof seen);
  seen.first = (uintptr_t)__executable_start;
  for (i = 0; i < DIM (calls); i++)
    if (ck_takes (kernel, calls[i].n)
        && !step_blocks (kernel, op, calls[i].n, calls[i].start,
                         calls[i].message))
      return 0;

  /* The remainders of a batch that end in the middle of a register for two
     blocks have code of their own, each.  These kernels can take any number
     of blocks, LEAST is only where it begins to pay.  */
  if (!kernel->takes_all && kernel->width <= 32)
    for (i = 1; i < kernel->width; i += 2)
      if (!step_blocks (kernel, op, i, 0, 0))
        return 0;
  return 1;
}

int
ck_check_unwinding (const aria_kernel_t *kernel, enum aria_op op)
{
  int result = ck_catch_faults (step_calls, kernel, op);

  return result < 0 ? ck_fail ("%s", strsignal (-result)) : result;
}

void
ck_print_steps (void)
{
  size_t i;

  for (i = 0; i < sizeof seen.visits; i++)
    if (seen.visits[i])
      printf (" %zx", i);
}

#endif /*CK_HAVE_ABI*/
