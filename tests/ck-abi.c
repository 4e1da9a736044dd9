/* ck-abi.c - The kernel test: registers and stack after a call
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

#include <string.h>

#include "check-kernels.h"

#ifdef CK_HAVE_ABI

#include <cpuid.h>
#include "ck-abi-amd64.h"

#define ABI_ASSERT_OFFSET(member, macro)                                \
  ARIA_STATIC_ASSERT (offsetof (struct abi_call, member) == (macro),    \
                      offset_of_##member)
ABI_ASSERT_OFFSET (stack, ABI_STACK);
ABI_ASSERT_OFFSET (saved_before, ABI_SAVED_BEFORE);
ABI_ASSERT_OFFSET (saved_after, ABI_SAVED_AFTER);
ABI_ASSERT_OFFSET (xinuse, ABI_XINUSE);
ABI_ASSERT_OFFSET (x87_after, ABI_X87_AFTER);
ABI_ASSERT_OFFSET (own_x87, ABI_OWN_X87);
ABI_ASSERT_OFFSET (masks_before, ABI_MASKS_BEFORE);
ABI_ASSERT_OFFSET (vectors_after, ABI_VECTORS_AFTER);

/* Of RFLAGS.  */
#define FLAG_DIRECTION  (1 << 10)
/* Of MXCSR: what a call may set, the exceptions that it has met.  */
#define MXCSR_STATUS    0x3f
/* All exceptions masked, round towards zero, denormals are zeros, flush to
   zero.  */
#define MXCSR_UNCOMMON  0xffc0
/* Of XCR0 and XINUSE: the upper halves of ymm0-15 and of zmm0-15.  */
#define XCR_UPPER       (1 << 2 | 1 << 6)

/* The stack of a call: STACK_SIZE bytes; its top is shifted by up to 64
   bytes.  */
#define STACK_SIZE  32768

static byte *stack;
static byte paint[STACK_SIZE];

/* The burn depth that a kernel returns is counted from about where its
   arguments lie; the caller adds this for the return address and what else
   is in between, see run of aria.c.  */
#define CALLERS_BURN  (4 * sizeof (void *))

static struct abi_call abi ARIA_ALIGNED (64);
static struct ck_call call;


static int
fail (const char *what)
{
  return ck_fail ("ARIA-%u, %zu blocks: %s", call.key->keylen * 8, call.n,
                  what);
}

/* What is found out once.  */
static void
set_up (void)
{
  unsigned int eax, ebx, ecx, edx;

  stack = guard_before (STACK_SIZE);
  rnd_fill (paint, sizeof paint);

  abi.level = __builtin_cpu_supports ("avx512bw") ? ABI_AVX512
              : __builtin_cpu_supports ("avx") ? ABI_AVX : ABI_SSE;
  /* CPUID 0xd, 1, eax bit 2: xgetbv takes 1.  */
  abi.has_xinuse = (abi.level > ABI_SSE
                    && __get_cpuid_count (0xd, 1, &eax, &ebx, &ecx, &edx)
                    && (eax & 1 << 2));
  abi.mxcsr_before = MXCSR_UNCOMMON;

  /* A processor may count a state as in use when it isn't.  */
  if (abi.has_xinuse)
    {
      abi.function = abi_vzeroupper;
      abi.stack = stack + STACK_SIZE;
      abi_call (&abi);
      abi.has_xinuse = !(abi.xinuse & XCR_UPPER);
    }
}

/* Fill all registers and the stack, which begins SHIFT bytes below the top of
   a page.  */
static void
fill_registers (unsigned int shift)
{
  if (!stack)
    set_up ();
  memcpy (stack, paint, STACK_SIZE);
  abi.stack = stack + STACK_SIZE - shift;
  abi.flags = 0;
  rnd_fill (abi.saved_before, sizeof abi.saved_before);
  rnd_fill (abi.masks_before, sizeof abi.masks_before);
  rnd_fill (abi.vectors_before, sizeof abi.vectors_before);
}

struct abi_call *
ck_abi_prepare (struct ck_call *c, unsigned int shift)
{
  fill_registers (shift);
  abi.function = c->kernel->op[c->op];
  abi.arg[0] = c->ctx;
  abi.arg[1] = ck_state_argument (c);
  abi.arg[2] = c->out;
  abi.arg[3] = c->in;
  abi.arg[4] = (void *)c->n;
  return &abi;
}

/* Make the call CALL with its stack starting SHIFT bytes below the top.
   Return whether its results are right.  */
static int
make_call (unsigned int shift)
{
  const char *wrong;

  ck_place_call (&call);
  ck_fill_call (&call);
  abi_call (ck_abi_prepare (&call, shift));

  wrong = ck_wrong_result (&call);
  return !wrong || fail (wrong);
}

/* What is checked after every call.  */
static int (*check) (void);

/* Make calls for all keys and some lengths, and with all alignments of the
   stack that are allowed.  */
static int
make_calls (const aria_kernel_t *kernel, enum aria_op op)
{
  const size_t lengths[] =
    { 1, 2, 3, kernel->least, kernel->width - 1, kernel->width,
      3 * kernel->width, 16 * kernel->width };
  unsigned int i, k, shift;

  call.kernel = kernel;
  call.op = op;
  for (i = 0; i < CK_N_KEYS; i++)
    for (k = 0; k < DIM (lengths); k++)
      if (ck_takes (kernel, lengths[k]))
        for (shift = 0; shift < 64; shift += 16)
          {
            call.key = ck_keys + i;
            call.m = ck_get_message (call.key, op, 0);
            call.n = lengths[k];
            call.start = rnd_below (call.m->nblocks - call.n);
            if (!make_call (shift) || !check ())
              return 0;
          }
  return 1;
}

static int
run_check (int (*new_check) (void), const aria_kernel_t *kernel,
           enum aria_op op)
{
  int result;

  check = new_check;
  result = ck_catch_faults (make_calls, kernel, op);
  return result < 0 ? fail (strsignal (-result)) : result;
}


static int
check_callers (void)
{
  static const char *const names[ABI_N_SAVED] =
    { "rbx", "rbp", "r12", "r13", "r14", "r15" };
  char text[40];
  unsigned int i;

  for (i = 0; i < ABI_N_SAVED; i++)
    if (abi.saved_before[i] != abi.saved_after[i])
      {
        snprintf (text, sizeof text, "%s changed", names[i]);
        return fail (text);
      }
  if (abi.stack_after != abi.stack)
    return fail ("the stack pointer changed");
  if (abi.flags_after & FLAG_DIRECTION)
    return fail ("the direction flag is set");
  if ((abi.mxcsr_before ^ abi.mxcsr_after) & ~MXCSR_STATUS)
    return fail ("MXCSR changed");
  if (memcmp (abi.x87_before, abi.x87_after, sizeof abi.x87_before))
    return fail ("the x87 state changed");
  return 1;
}

int
ck_check_callers (const aria_kernel_t *kernel, enum aria_op op)
{
  return run_check (check_callers, kernel, op);
}


static int
is_zero (const byte *p, size_t n)
{
  while (n)
    if (p[--n])
      return 0;
  return 1;
}

static const unsigned int vector_width[] = { 16, 32, 64 };  /* By level.  */

/* Nothing that the called function had in a vector register may be there
   after the call.  What it had can't be known, so that all that isn't zero
   must be from before the call.  */
static int
check_leftovers (void)
{
  unsigned int n = abi.level == ABI_AVX512 ? 32 : 16;
  unsigned int i, k;
  char text[60];

  for (i = 0; i < n; i++)
    for (k = 0; k < vector_width[abi.level]; k += 16)
      {
        const byte *before = abi.vectors_before[i] + k;
        const byte *after = abi.vectors_after[i] + k;

        if (!is_zero (after, 16) && memcmp (before, after, 16))
          {
            snprintf (text, sizeof text,
                      "something left in zmm%u, bytes %u to %u",
                      i, k, k + 15);
            return fail (text);
          }
      }

  if (abi.level == ABI_AVX512)
    for (i = 0; i < 8; i++)
      if (abi.masks_after[i] && abi.masks_after[i] != abi.masks_before[i])
        {
          snprintf (text, sizeof text, "something left in mask k%u", i);
          return fail (text);
        }
  return 1;
}

/* If an instruction of AVX was used, all upper halves are zero after the
   call, and the processor knows it.  */
static int
check_upper_halves (void)
{
  int some_zero = 0, all_zero = 1;
  unsigned int i;

  for (i = 0; i < 16; i++)
    {
      int zero = is_zero (abi.vectors_after[i] + 16,
                          vector_width[abi.level] - 16);

      some_zero |= zero;
      all_zero &= zero;
    }
  if (abi.level > ABI_SSE && some_zero
      && (!all_zero || (abi.has_xinuse && (abi.xinuse & XCR_UPPER))))
    return fail ("no vzeroupper or vzeroall");
  return 1;
}

static int
check_vectors (void)
{
  return check_leftovers () && check_upper_halves ();
}

int
ck_check_vectors (const aria_kernel_t *kernel, enum aria_op op)
{
  return run_check (check_vectors, kernel, op);
}


/* Whether the word W on the stack can't have come from key or data: it is
   zero or a small number, a register of the caller, or points to the stack,
   to the code or to an argument of the call.  */
static int
is_public (uint64_t w)
{
  extern const char __executable_start[], etext[];
  unsigned int i;

  if (w < 0x10000
      || (w >= (uintptr_t)stack && w <= (uintptr_t)stack + STACK_SIZE)
      || (w >= (uintptr_t)__executable_start && w < (uintptr_t)etext)
      || (w >= (uintptr_t)call.ctx && w <= (uintptr_t)(call.ctx + 1))
      || (w >= (uintptr_t)call.in
          && w <= (uintptr_t)(call.in + 16 * call.n))
      || (w >= (uintptr_t)call.out
          && w <= (uintptr_t)(call.out + 16 * call.n))
      || w == (uintptr_t)ck_state_argument (&call)
      || w == (uintptr_t)call.state)
    return 1;
  for (i = 0; i < ABI_N_SAVED; i++)
    if (w == abi.saved_before[i])
      return 1;
  return 0;
}

/* Below the depth that the caller burns nothing may be left but what is
   public.  */
static int
check_stack (void)
{
  byte *top = abi.stack;
  size_t burn = (uint32_t)abi.result;
  byte *p;
  char text[100];

  if (burn)
    burn += CALLERS_BURN;
  for (p = stack; p + 8 <= top - burn; p += 8)
    {
      uint64_t w;

      memcpy (&w, p, 8);
      if (memcmp (p, paint + (p - stack), 8) && !is_public (w))
        {
          snprintf (text, sizeof text,
                    "burn depth %u, but %016llx is left at depth %u",
                    (unsigned int)abi.result, (unsigned long long)w,
                    (unsigned int)(top - p));
          return fail (text);
        }
    }
  return 1;
}

int
ck_check_stack (const aria_kernel_t *kernel, enum aria_op op)
{
  return run_check (check_stack, kernel, op);
}



int
ck_check_key_schedule (const aria_kernel_t *kernel)
{
  unsigned int i, shift;

  call.n = 0;
  for (i = 0; i < CK_N_KEYS; i++)
    for (shift = 0; shift < 64; shift += 16)
      {
        ck_place_call (&call);
        call.key = ck_keys + i;
        call.ctx->rounds = call.key->ref.rounds;
        memcpy (call.in, call.key->key, call.key->keylen);
        fill_registers (shift);
        abi.function = kernel->expand_key;
        abi.arg[0] = call.ctx;
        abi.arg[1] = call.in;
        abi.arg[2] = (void *)(uintptr_t)call.key->keylen;
        abi_call (&abi);
        if (memcmp (call.ctx->enc_key, call.key->ref.ek,
                    16 * (call.ctx->rounds + 1)))
          return fail ("wrong round keys");
        /* Functions of libc that C code calls may rely on clean upper halves,
           and these are not.  */
        if (!check_callers () || !check_leftovers () || !check_stack ()
            || (kernel->hwf && !check_upper_halves ()))
          return 0;
      }
  return 1;
}

#endif /*CK_HAVE_ABI*/
