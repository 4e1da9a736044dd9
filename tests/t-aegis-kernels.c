/* t-aegis-kernels.c - Every function of every AEGIS kernel by itself
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

/* Without arguments: results against the reference, for any number of blocks,
 * anywhere in memory, in place or not; what is left in vector registers and
 * on the stack.  With --undefined, under valgrind's memcheck, keys and data
 * are marked as undefined: it reports every address and every branch that
 * depends on them.
 */

#include "aegis-internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <ucontext.h>

#include "aegis-ref.h"
#include "arena.h"
#include "testlib.h"

#ifdef __has_include
# if __has_include (<valgrind/memcheck.h>)
#  include <valgrind/memcheck.h>
#  define HAVE_MEMCHECK 1
# endif
#endif

#define MAX_BLOCKS 20
#define MAXLEN     (MAX_BLOCKS * AEGIS_MAX_RATE)
#define STACK_SIZE 65536

static byte key_nonce[64], data[MAXLEN], text[MAXLEN];
static struct arena *state_arena, *in_arena, *out_arena;


/* A call of OP on a stack of its own, which the caller can look at.  */
static struct
{
  aegis_op_t op;
  aegis_block_t *state;
  byte *out;
  const byte *in;
  size_t n;
  unsigned int burn;
  const byte *frame;    /* The stack was used down to here before.  */
  byte registers[32][16];
  size_t n_registers;
  int wide;             /* There are registers 16 to 31.  */
  ucontext_t back;
} call;

static byte stack[STACK_SIZE] ARIA_ALIGNED (64);

/* Save the vector registers.  */
static ARIA_INLINE void
save_registers (void)
{
#if defined(__x86_64__)
# define SAVE(n)  "movdqu %%xmm" #n ", 16*" #n "(%0)\n\t"
  __asm__ volatile (SAVE (0) SAVE (1) SAVE (2) SAVE (3) SAVE (4) SAVE (5)
                    SAVE (6) SAVE (7) SAVE (8) SAVE (9) SAVE (10) SAVE (11)
                    SAVE (12) SAVE (13) SAVE (14) SAVE (15)
                    :: "r" (call.registers) : "memory");
  call.n_registers = 16;
# ifdef ARIA_USE_AVX512
#  define SAVE_HIGH(n)  "vmovdqu64 %%xmm" #n ", 16*" #n "(%0)\n\t"
  if (call.wide)
    {
      __asm__ volatile (SAVE_HIGH (16) SAVE_HIGH (17) SAVE_HIGH (18)
                        SAVE_HIGH (19) SAVE_HIGH (20) SAVE_HIGH (21)
                        SAVE_HIGH (22) SAVE_HIGH (23) SAVE_HIGH (24)
                        SAVE_HIGH (25) SAVE_HIGH (26) SAVE_HIGH (27)
                        SAVE_HIGH (28) SAVE_HIGH (29) SAVE_HIGH (30)
                        SAVE_HIGH (31)
                        :: "r" (call.registers) : "memory");
      call.n_registers = 32;
    }
# endif
#elif defined(__aarch64__)
# define SAVE(n)  "str q" #n ", [%0, 16*" #n "]\n\t"
  __asm__ volatile (SAVE (0) SAVE (1) SAVE (2) SAVE (3) SAVE (4) SAVE (5)
                    SAVE (6) SAVE (7) SAVE (8) SAVE (9) SAVE (10) SAVE (11)
                    SAVE (12) SAVE (13) SAVE (14) SAVE (15) SAVE (16)
                    SAVE (17) SAVE (18) SAVE (19) SAVE (20) SAVE (21)
                    SAVE (22) SAVE (23) SAVE (24) SAVE (25) SAVE (26)
                    SAVE (27) SAVE (28) SAVE (29) SAVE (30) SAVE (31)
                    :: "r" (call.registers) : "memory");
  call.n_registers = 32;
#elif defined(__arm__) && defined(AEGIS_USE_NEON)
  __asm__ volatile (".fpu neon\n\t"
                    "vstm %0!, {d0-d15}\n\tvstm %0, {d16-d31}\n\t"
                    "sub %0, %0, #128"
                    :: "r" (call.registers) : "memory");
  call.n_registers = 16;
#endif
}

/* Clear the registers: the C library copies data through them, and a kernel
   knows of none that it doesn't use.  */
static ARIA_INLINE void
clear_registers (void)
{
#if defined(__x86_64__)
  ARIA_CLEAR_VECTORS ();
# ifdef ARIA_USE_AVX512
#  define CLEAR_HIGH(n)  "vpxorq %%xmm" #n ", %%xmm" #n ", %%xmm" #n "\n\t"
  if (call.wide)
    __asm__ volatile (CLEAR_HIGH (16) CLEAR_HIGH (17) CLEAR_HIGH (18)
                      CLEAR_HIGH (19) CLEAR_HIGH (20) CLEAR_HIGH (21)
                      CLEAR_HIGH (22) CLEAR_HIGH (23) CLEAR_HIGH (24)
                      CLEAR_HIGH (25) CLEAR_HIGH (26) CLEAR_HIGH (27)
                      CLEAR_HIGH (28) CLEAR_HIGH (29) CLEAR_HIGH (30)
                      CLEAR_HIGH (31) ::: "memory");
# endif
#elif defined(__aarch64__)
# define CLEAR(n)  "movi v" #n ".16b, #0\n\t"
  __asm__ volatile (CLEAR (0) CLEAR (1) CLEAR (2) CLEAR (3) CLEAR (4)
                    CLEAR (5) CLEAR (6) CLEAR (7) CLEAR (16) CLEAR (17)
                    CLEAR (18) CLEAR (19) CLEAR (20) CLEAR (21)
                    CLEAR (22) CLEAR (23) CLEAR (24) CLEAR (25)
                    CLEAR (26) CLEAR (27) CLEAR (28) CLEAR (29)
                    CLEAR (30) CLEAR (31)
                    ::: "memory", "v0", "v1", "v2", "v3", "v4", "v5", "v6",
                    "v7", "v16", "v17", "v18", "v19", "v20", "v21", "v22",
                    "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30",
                    "v31");
#elif defined(__arm__) && defined(AEGIS_USE_NEON)
# define CLEAR(n)  "vmov.i8 q" #n ", #0\n\t"
  __asm__ volatile (".fpu neon\n\t"
                    CLEAR (0) CLEAR (1) CLEAR (2) CLEAR (3) CLEAR (8)
                    CLEAR (9) CLEAR (10) CLEAR (11) CLEAR (12) CLEAR (13)
                    CLEAR (14) CLEAR (15) ::: "memory");
#endif
}

static void __attribute__ ((noinline))
on_own_stack (void)
{
  byte here;

  call.frame = &here;
  clear_registers ();
  call.burn = call.op (call.state, call.out, call.in, call.n);
  save_registers ();
}

static void
entry (void)
{
  on_own_stack ();
}

/* Make the call; STACK is filled with zeros before.  */
static void
make_call (void)
{
  ucontext_t context;

  memset (stack, 0, sizeof stack);
  if (getcontext (&context))
    tap_bail ("getcontext fails");
  context.uc_stack.ss_sp = stack;
  context.uc_stack.ss_size = sizeof stack;
  context.uc_link = &call.back;
  makecontext (&context, entry, 0);
  if (swapcontext (&call.back, &context))
    tap_bail ("swapcontext fails");
}

/* Return whether any 8 bytes of the LEN bytes at SECRET, from a multiple of
   4 on, are among the SIZE bytes at P.  */
static int
holds (const byte *p, size_t size, const void *secret, size_t len)
{
  size_t i, k;

  for (i = 0; i + 8 <= len; i += 4)
    for (k = 0; k + 8 <= size; k++)
      if (p[k] == ((const byte *)secret)[i]
          && !memcmp (p + k, (const byte *)secret + i, 8))
        return 1;
  return 0;
}

/* What the last call has left: of SECRET, 0 if nothing, else 1 in registers,
   2 below the part of the stack that is burned.  */
static int
left_of (const void *secret, size_t len)
{
  /* _gcry_burn_stack gets 4 pointers more; the call's return address and the
     like lie between FRAME and what OP uses.  */
  const byte *end = call.frame - call.burn - 4 * sizeof (void *);

  if (end < stack)
    tap_bail ("the stack was too small");
  return ((holds (call.registers[0], 16 * call.n_registers, secret, len)
           ? 1 : 0)
          | (holds (stack, end - stack, secret, len) ? 2 : 0));
}


/* Call one operation.  STATE, IN and OUT lie anywhere; OUT may be NULL.  */
static void
run (aegis_op_t op, aegis_block_t *state, byte *out, const byte *in, size_t n)
{
  call.op = op;
  call.state = state;
  call.out = out;
  call.in = in;
  call.n = n;
  make_call ();
}

/* A message of N_DATA and N_TEXT blocks through KERNEL.  Return whether all is
   right, and add what is left to *LEFT.  */
static int
check_message (const aegis_kernel_t *kernel, int cipher, int decrypts,
               size_t n_data, size_t n_text, unsigned int taglen, int *left)
{
  const aegis_params_t *params = &_gcry_aegis_params[cipher];
  const struct aegis_ref *ref = &aegis_ref[cipher];
  const aegis_op_t *op = kernel->op[cipher];
  size_t state_size = 16 * params->words;
  size_t datalen = n_data * params->rate, len = n_text * params->rate;
  byte ciphertext[MAXLEN], wanted_tag[AEGIS_MAX_TAG], *tag;
  byte lengths[16];
  aegis_block_t before[AEGIS_MAX_WORDS];
  const byte *from = decrypts ? ciphertext : text;
  const byte *wanted = decrypts ? text : ciphertext;
  int in_place = rnd_below (2), good;
  aegis_block_t *state;
  byte *in, *out;

  aegis_ref_crypt (ref, 0, key_nonce, key_nonce + params->key_size, data,
                   datalen, ciphertext, text, len, wanted_tag, taglen);

  state = (void *)arena_place (state_arena, state_size,
                               rnd_below (N_PLACES));
  in = arena_place (in_arena, params->key_size + params->nonce_size,
                    rnd_below (N_PLACES));
  memcpy (in, key_nonce, params->key_size + params->nonce_size);
  run (op[AEGIS_OP_init], state, NULL, in, 0);
  *left |= left_of (key_nonce, params->key_size);
  *left |= left_of (state, state_size);
  good = arena_intact (in_arena, in, params->key_size + params->nonce_size);

  in = arena_place (in_arena, datalen, rnd_below (N_PLACES));
  memcpy (in, data, datalen);
  memcpy (before, state, state_size);
  run (op[AEGIS_OP_absorb], state, NULL, in, n_data);
  *left |= left_of (before, state_size);
  *left |= left_of (state, state_size);
  good &= arena_intact (in_arena, in, datalen) && !memcmp (in, data, datalen);

  in = arena_place (in_arena, len, rnd_below (N_PLACES));
  memcpy (in, from, len);
  out = in_place ? in : arena_place (out_arena, len, rnd_below (N_PLACES));
  memcpy (before, state, state_size);
  run (op[decrypts ? AEGIS_OP_dec : AEGIS_OP_enc], state, out, in, n_text);
  *left |= left_of (before, state_size);
  *left |= left_of (state, state_size);
  *left |= left_of (text, len);
  good &= (!memcmp (out, wanted, len) && arena_intact (in_arena, in, len)
           && (in_place || (!memcmp (in, from, len)
                            && arena_intact (out_arena, out, len))));

  _gcry_aegis_put_lengths (lengths, datalen, len);
  tag = arena_place (out_arena, taglen, rnd_below (N_PLACES));
  memcpy (before, state, state_size);
  run (op[AEGIS_OP_final], state, tag, lengths, taglen);
  *left |= left_of (before, state_size);
  *left |= left_of (tag, taglen);
  good &= (!memcmp (tag, wanted_tag, taglen)
           && arena_intact (out_arena, tag, taglen)
           && arena_intact (state_arena, (byte *)state, state_size));
  return good;
}

static void
check_kernel (const aegis_kernel_t *kernel, int cipher)
{
  const aegis_params_t *params = &_gcry_aegis_params[cipher];
  size_t n;
  int decrypts, good = 1, left = 0;

  for (n = 0; n <= MAX_BLOCKS; n++)
    for (decrypts = 0; decrypts < 2; decrypts++)
      {
        rnd_fill (key_nonce, sizeof key_nonce);
        good &= check_message (kernel, cipher, decrypts, MAX_BLOCKS - n, n,
                               decrypts ? params->max_tag : 16, &left);
      }
  tap_ok (good, "%s, %s: 0 to %d blocks of text and of data", kernel->name,
          params->name, MAX_BLOCKS);
  tap_ok (!(left & 1), "%s, %s: nothing is left in registers", kernel->name,
          params->name);
  tap_ok (!(left & 2), "%s, %s: nothing is left on the stack", kernel->name,
          params->name);
}


/* A function that leaves a word of the state in a register and another one on
   the stack.  */
static unsigned int
careless (aegis_block_t *state, byte *out, const byte *in, size_t n)
{
  volatile byte copy[256];
  int i;

  (void)out;
  (void)in;
  (void)n;
  for (i = 0; i < 16; i++)
    copy[i] = state[0][i];
  __asm__ volatile ("" :: "r" (copy) : "memory");
#if defined(__x86_64__)
  __asm__ volatile ("movdqu (%0), %%xmm5" :: "r" (state[1]) : "xmm5");
#elif defined(__aarch64__)
  __asm__ volatile ("ldr q5, [%0]" :: "r" (state[1]) : "v5");
#elif defined(__arm__) && defined(AEGIS_USE_NEON)
  __asm__ volatile (".fpu neon\n\tvld1.8 {q1}, [%0]" :: "r" (state[1]));
#endif
  return 0;
}

static void
check_control (void)
{
  aegis_block_t state[2];
  int left;

  rnd_fill (state, sizeof state);
  run (careless, state, NULL, NULL, 0);
  left = left_of (state, sizeof state);
  if (call.n_registers)
    tap_ok (left & 1, "what is left in registers is found");
  else
    tap_skip ("the test can't read them here", "registers");
  tap_ok (left & 2, "what is left on the stack is found");
}


#ifdef HAVE_MEMCHECK

/* The number of reports that a message gives rise to.  */
static unsigned int
count_reports (const aegis_kernel_t *kernel, int cipher)
{
  const aegis_params_t *params = &_gcry_aegis_params[cipher];
  const aegis_op_t *op = kernel->op[cipher];
  aegis_block_t state[AEGIS_MAX_WORDS];
  byte key[64], in[MAXLEN], out[MAXLEN], lengths[16], tag[AEGIS_MAX_TAG];
  unsigned int before = VALGRIND_COUNT_ERRORS;
  unsigned int i;

  memcpy (key, key_nonce, sizeof key);
  memcpy (in, text, sizeof in);
  _gcry_aegis_put_lengths (lengths, 5 * params->rate, 14 * params->rate);
  (void)VALGRIND_MAKE_MEM_UNDEFINED (key, sizeof key);
  (void)VALGRIND_MAKE_MEM_UNDEFINED (in, sizeof in);
  op[AEGIS_OP_init] (state, NULL, key, 0);
  op[AEGIS_OP_absorb] (state, NULL, in, 5);
  op[AEGIS_OP_enc] (state, out, in, 7);
  op[AEGIS_OP_dec] (state, out, in, 7);
  op[AEGIS_OP_final] (state, tag, lengths, params->max_tag);
  /* All of the result comes from what is secret.  */
  for (i = 0; i < 7 * params->rate; i++)
    if (VALGRIND_CHECK_MEM_IS_DEFINED (out + i, 1) == 0)
      tap_bail ("a byte doesn't depend on key and data");
  (void)VALGRIND_MAKE_MEM_DEFINED (out, sizeof out);
  (void)VALGRIND_MAKE_MEM_DEFINED (tag, sizeof tag);
  /* CHECK_MEM_IS_DEFINED reports what it finds.  */
  return VALGRIND_COUNT_ERRORS - before - 7 * params->rate;
}

static int
check_undefined (const aegis_kernel_t *kernel, int cipher)
{
  const char *name = _gcry_aegis_params[cipher].name;
  unsigned int reports = count_reports (kernel, cipher);

  if (!kernel->hwf)
    return tap_ok (reports, "%s, %s, which looks data up in a table, is found",
                   kernel->name, name);
  if (reports)
    tap_note ("%u reports", reports);
  return tap_ok (!reports, "%s, %s: no address and no branch depends on data",
                 kernel->name, name);
}

#else

static int
check_undefined (const aegis_kernel_t *kernel, int cipher)
{
  (void)kernel;
  (void)cipher;
  tap_bail ("built without valgrind/memcheck.h");
}

#endif


/* Let the kernel NAME encrypt N blocks.  */
static int
encrypt_blocks (const char *name, size_t n)
{
  static byte blocks[65536];
  aegis_block_t state[AEGIS_MAX_WORDS] = { { 0 } };
  const aegis_kernel_t *kernel;

  for (kernel = _gcry_aegis_kernels; kernel->name; kernel++)
    if (!strcmp (kernel->name, name) && 16 * n <= sizeof blocks)
      {
        kernel->op[AEGIS128][AEGIS_OP_enc] (state, blocks, blocks, n);
        return 0;
      }
  return 1;
}


int
main (int argc, char **argv)
{
  int undefined = argc > 1 && !strcmp (argv[1], "--undefined");
  const aegis_kernel_t *kernel;
  unsigned int hwf;
  int cipher;

  if (argc == 4 && !strcmp (argv[1], "--count"))
    return encrypt_blocks (argv[2], strtoul (argv[3], NULL, 10));
  _gcry_check_version (NULL);
  hwf = _gcry_get_hw_features ();
#ifdef ARIA_USE_AVX512
  call.wide = !!(hwf & HWF_INTEL_AVX512);
#endif
  rnd_fill (data, sizeof data);
  rnd_fill (text, sizeof text);
  rnd_fill (key_nonce, sizeof key_nonce);
  state_arena = arena_new (sizeof (aegis_block_t) * AEGIS_MAX_WORDS);
  in_arena = arena_new (MAXLEN);
  out_arena = arena_new (MAXLEN);

  if (!undefined)
    check_control ();
  for (kernel = _gcry_aegis_kernels; kernel->name; kernel++)
    for (cipher = 0; cipher < AEGIS_N_CIPHERS; cipher++)
      if (kernel->hwf & ~hwf)
        tap_skip ("the processor, or valgrind, lacks its instructions",
                  "%s, %s", kernel->name, _gcry_aegis_params[cipher].name);
      else if (undefined)
        check_undefined (kernel, cipher);
      else
        check_kernel (kernel, cipher);
  return tap_done ();
}
