/* check-kernels.h - What the files of the kernel test share
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

#ifndef CHECK_KERNELS_H
#define CHECK_KERNELS_H

#include "aria-internal.h"
#include "aria-ref.h"
#include "testlib.h"

typedef byte block_t[ARIA_BLOCK_SIZE];

/* A check looks at one operation of one kernel.  It returns 1 if all is well;
   otherwise it says what is wrong with ck_fail and returns 0.  */
typedef int (*ck_check_t) (const aria_kernel_t *kernel, enum aria_op op);

/* Names of the operations.  */
extern const char *const ck_op_names[ARIA_N_OPS];

/* Whether OP decrypts, has a counter block for its state, has an
   aria_ocb_state_t, writes output.  */
int ck_decrypts (enum aria_op op);
int ck_has_counter (enum aria_op op);
int ck_is_ocb (enum aria_op op);
int ck_has_output (enum aria_op op);

/* Note what is wrong; only the first text counts.  Return 0.  */
int ck_fail (const char *fmt, ...) TL_PRINTF (1, 2);

/* The text of ck_fail since the last ck_reset_failure, or "".  */
const char *ck_failure (void);
void ck_reset_failure (void);


/* ck-message.c: what goes in and what has to come out.  */

#define CK_N_KEYS  3

/* A random key of 16, 24 or 32 bytes.  */
struct ck_key
{
  unsigned int keylen;
  byte key[32];
  struct aria_ref ref;   /* For the reference.  */
  aria_context_t ctx;    /* With the reference's plain round keys.  */
};

extern struct ck_key ck_keys[CK_N_KEYS];

/* Draw the keys.  */
void ck_make_keys (void);

#define CK_N_RANDOM_KEYS  10000

/* Whether the key schedule of KERNEL, a BLOCK row, agrees with the reference
   for CK_N_RANDOM_KEYS random keys of KEYLEN bytes.  */
int ck_check_round_keys (const aria_kernel_t *kernel, unsigned int keylen);

#define CK_LONG_MESSAGE  1100   /* Blocks; 576 is where rings went wrong.  */
#define CK_SHORT_MESSAGE  512   /* Blocks: 256 starts, calls of up to 256.  */

/* One message for an operation, with the state in front of each block, so
   that a call may begin and end at any block.  */
struct ck_message
{
  char what[40];
  size_t nblocks;
  u64 first;             /* OCB: the number of blocks in front.  */
  block_t *in;
  block_t *out;
  block_t *state;        /* NBLOCKS + 1 */
  block_t *sum;          /* NBLOCKS + 1, of OCB */
  block_t L[16];         /* Of OCB.  */
};

/* The number of messages that there are for OP.  The first one is of
   CK_LONG_MESSAGE blocks, the others are of CK_SHORT_MESSAGE blocks and
   have an uncommon state.  */
unsigned int ck_n_messages (enum aria_op op);

/* Message number I for OP under KEY, made by the reference.  */
const struct ck_message *ck_get_message (const struct ck_key *key,
                                         enum aria_op op, unsigned int i);


/* ck-call.c: the arguments of a call of a kernel.  */

struct ck_call
{
  const aria_kernel_t *kernel;
  enum aria_op op;
  const struct ck_key *key;
  const struct ck_message *m;
  size_t start;                 /* The first block of M.  */
  size_t n;                     /* The number of blocks.  */

  /* Where things lie.  */
  aria_context_t *ctx;
  byte *state;
  byte *sum;                    /* Of OCB, and the table L.  */
  block_t *table;
  byte *in;
  byte *out;

  aria_ocb_state_t ocb;
};

/* Whether N blocks are a call that KERNEL takes.  */
int ck_takes (const aria_kernel_t *kernel, size_t n);

/* Let all things lie at aligned places of their own, for up to
   CK_LONG_MESSAGE blocks.  */
void ck_place_call (struct ck_call *c);

/* Bring the keys of C->ctx into the form that C->kernel wants for C->op.  */
void ck_prepare_keys (struct ck_call *c);

/* Put there what the first members of C ask for.  */
void ck_fill_call (struct ck_call *c);

/* The second argument of the kernel's function.  */
void *ck_state_argument (struct ck_call *c);

/* After the call: what is wrong with the output and the state, or NULL.  */
const char *ck_wrong_result (const struct ck_call *c);

/* What CHECK returns for OP of KERNEL, or minus the number of a signal if it
   accesses memory that isn't there or the processor lacks an instruction.  */
int ck_catch_faults (ck_check_t check, const aria_kernel_t *kernel,
                     enum aria_op op);

/* The handler of these signals; doesn't return.  */
void ck_on_fault (int number);


/* ck-results.c: calls of kernels with the results compared.  */

/* All lengths, at the ends and the beginnings of pages.  */
int ck_check_lengths (const aria_kernel_t *kernel, enum aria_op op);
/* All alignments of input and output, in place or not.  */
int ck_check_alignments (const aria_kernel_t *kernel, enum aria_op op);
/* Every start in each of the messages with an uncommon state.  */
int ck_check_states (const aria_kernel_t *kernel, enum aria_op op);


/* ck-abi.c: what a call leaves in registers and on the stack.  Tested on
   x86-64 only.  */

#if defined (__x86_64__) && !defined (__ILP32__)
# define CK_HAVE_ABI 1
#endif

struct abi_call;

/* All registers and the stack of the call C, filled anew; the stack begins
   SHIFT bytes below the top of a page, SHIFT <= 64.  */
struct abi_call *ck_abi_prepare (struct ck_call *c, unsigned int shift);

/* Registers that belong to the caller, flags, control words.  */
int ck_check_callers (const aria_kernel_t *kernel, enum aria_op op);
/* Vector and mask registers.  */
int ck_check_vectors (const aria_kernel_t *kernel, enum aria_op op);
/* The stack.  */
int ck_check_stack (const aria_kernel_t *kernel, enum aria_op op);

/* All three of the key schedule of KERNEL, a BLOCK row.  */
int ck_check_key_schedule (const aria_kernel_t *kernel);

/* ck-unwind.c: the information that unwinders read.  */
int ck_check_unwinding (const aria_kernel_t *kernel, enum aria_op op);

/* Print the distances from the beginning of the program's code of all
   instructions that the last check has stepped on.  */
void ck_print_steps (void);


/* ck-binding.c: the choice of kernels.  */

/* Test points: which rows are bound for every set of processor features, and
   the module's hooks over every choice of rows that the features HWF
   allow.  */
void ck_check_bindings (unsigned int hwf);


/* ck-plain.c */

/* A row for the 64-way kernel with its rounds as in their source, or NULL if
   this build has no such kernel.  */
const aria_kernel_t *ck_plain_kernel (void);


/* ck-broken.c: what the checks have to find.  */

/* Test points: each broken kernel is found.  */
void ck_check_broken (void);

/* Make ROW a row of a BULK kernel of which ecb_enc is broken.  */
void ck_first_broken (aria_kernel_t *row);


/* ck-list.c */

/* Print for lint-kernels.py lines of these forms, the second for every
   function of a kernel in assembly:
     offset MEMBER NUMBER
     function SYMBOL OP FEATURE,FEATURE...
     function SYMBOL OP FEATURE,FEATURE... WHAT HAS TO BE FOUND  */
void ck_print_list (void);

/* Print for it, for each function of a kernel in assembly that the features
   HWF allow, what the unwinding check has stepped on:
     steps SYMBOL OP DISTANCE...  */
void ck_print_all_steps (unsigned int hwf);


/* ck-undefined.c: constant time.  */

/* Test points, under valgrind's memcheck: no address and no branch depends on
   key or data, for all kernels in assembly that the features HWF allow.
   Return 0 if this can't be told, see ck_failure.  */
int ck_check_undefined (unsigned int hwf);


/* ck-bench.c */

/* Print the speed of the kernels that the features HWF allow, or of the one
   named KERNEL, in all operations or the one named OP.  */
void ck_bench (unsigned int hwf, const char *kernel, const char *op);

#endif /*CHECK_KERNELS_H*/
