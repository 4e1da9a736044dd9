/* aria-internal.h - ARIA: the context, the kernels, what the files share
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

#ifndef GCRY_ARIA_INTERNAL_H
#define GCRY_ARIA_INTERNAL_H

#include "aria-host.h"
#include "aria-kernels.h"

#define ARIA_BLOCK_SIZE  16

/* 12, 14 or 16 rounds for keys of 128, 192 or 256 bits (RFC 5794, 2.2); the
   last round takes two round keys.  */
#define ARIA_MIN_ROUNDS  12
#define ARIA_MAX_ROUNDS  16
#define ARIA_MAX_KEYS    (ARIA_MAX_ROUNDS + 1)

/* The context lies in the handle twice, in XTS and SIV mode four times, and
   this in secure memory if the user wants it.  5 CBC or 2 XTS handles have
   to fit in a pool of 32 KiB.  */
#define ARIA_MAX_CONTEXT_SIZE  2560

struct aria_kernel;

/* The context is aligned to 16 bytes and is copied by the host at will: it
   holds no pointer into itself.  Round keys are 16 bytes in the order of
   RFC 5794, so that a word of them is in the machine's byte order.  */
typedef struct
{
  u32 enc_key[ARIA_MAX_KEYS][4];  /* ek1, ek2, ... */
  u32 dec_key[ARIA_MAX_KEYS][4];  /* dk1, dk2, ... */
  /* One direction's keys in the form that a BULK kernel wants.  Built when
     they are wanted; lost with every reset.  */
  u32 wide_key[ARIA_MAX_KEYS][16];
  /* The keys for encryption and for decryption in the form that the BLOCK
     kernel wants, if that is another one than the above.  */
  u32 block_key[2][ARIA_MAX_KEYS][4];
  unsigned int rounds;
  unsigned int wide_form;  /* What WIDE_KEY holds, see aria_key_form.  */
  const struct aria_kernel *block;  /* The BLOCK row of BOUND.  */
  const struct aria_kernel *bound[ARIA_MAX_BOUND];  /* Widest first.  */
} aria_context_t;

ARIA_STATIC_ASSERT (sizeof (aria_context_t) <= ARIA_MAX_CONTEXT_SIZE,
                    context_is_small);

/* The state of OCB.  OFFSET and SUM are brought up to date, NBLOCKS is
   not.  */
typedef struct
{
  byte *offset;                      /* Offset of the last block.  */
  byte *sum;                         /* What the operation sums up.  */
  const byte (*L)[ARIA_BLOCK_SIZE];  /* L[i] is L_i of RFC 7253.  */
  u64 nblocks;                       /* The number of blocks so far.  */
} aria_ocb_state_t;


/* The forms of round keys besides the plain one.  WIDE_FORM is one of these
   plus 1 if the keys are for decryption.  */
enum aria_key_form
  {
    ARIA_KEYS_PLAIN = 0,  /* What the key schedule has made.  */
    ARIA_KEYS_WIDE = 2,   /* _gcry_aria_set_wide_keys  */
    ARIA_KEYS_SLOT = 4    /* _gcry_aria_set_slot_keys  */
  };

/* aria-kernels.h says what these do.  */
typedef unsigned int (*aria_op_t) (aria_context_t *ctx, void *state,
                                   byte *out, const byte *in, size_t nblocks)
  ARIA_KERNEL_ABI;

#define ARIA_DEFINE_OP(op, kernel)  ARIA_OP_##op,
enum aria_op
  {
    ARIA_BLOCK_OPS (ARIA_DEFINE_OP,)
    ARIA_N_OPS
  };
#undef ARIA_DEFINE_OP

typedef unsigned int (*aria_expand_key_t) (aria_context_t *ctx,
                                           const byte *key,
                                           unsigned int keylen)
  ARIA_KERNEL_ABI;

/* A row of the list of kernels.  What it doesn't have is NULL.  */
typedef struct aria_kernel
{
  const char *name;
  unsigned int hwf;
  unsigned int width;
  unsigned int least;
  enum aria_key_form key_form;
  int takes_all;  /* It is a BLOCK kernel: no other one is needed.  */
  aria_expand_key_t expand_key;
  aria_op_t op[ARIA_N_OPS];
} aria_kernel_t;

#define ARIA_DECLARE_OP(op, kernel)                                     \
  unsigned int _gcry_aria_##kernel##_##op (aria_context_t *ctx,         \
                                           void *state,                 \
                                           byte *out, const byte *in,   \
                                           size_t nblocks)              \
    ARIA_KERNEL_ABI;
#define ARIA_DECLARE_KEYS(op, kernel)                                   \
  unsigned int _gcry_aria_##kernel##_##op (aria_context_t *ctx,         \
                                           const byte *key,             \
                                           unsigned int keylen)         \
    ARIA_KERNEL_ABI;
#define ARIA_DECLARE_KERNEL(name, kind, hwf, width, least, keys)        \
  ARIA_##kind##_OPS (ARIA_DECLARE_OP, name)                             \
  ARIA_##kind##_KEYS (ARIA_DECLARE_KEYS, name)
ARIA_KERNEL_LIST (ARIA_DECLARE_KERNEL)
#undef ARIA_DECLARE_OP
#undef ARIA_DECLARE_KEYS
#undef ARIA_DECLARE_KERNEL


/*-- aria.c --*/

/* The list of kernels as a table; a row without a name ends it.  */
extern const aria_kernel_t _gcry_aria_kernels[];

/* Bind CTX to the rows of the list that the processor features HWF
   allow.  */
void _gcry_aria_bind_kernels (aria_context_t *ctx, unsigned int hwf);

/* Let the key schedule of BLOCK, a BLOCK row, fill the round keys and the
   number of rounds of CTX from the KEYLEN bytes at KEY; KEYLEN is 16, 24 or
   32.  Return the number of bytes of stack to burn.  */
unsigned int _gcry_aria_expand_key (aria_context_t *ctx,
                                    const aria_kernel_t *block,
                                    const byte *key, unsigned int keylen);

/* Bring the keys of CTX into the form that KERNEL wants for OP.  */
void _gcry_aria_prepare_keys (aria_context_t *ctx,
                              const aria_kernel_t *kernel, enum aria_op op);

/*-- aria-aesni-avx-amd64.S --*/

/* Bring the round keys of CTX into the form WIDE, those for decryption if
   DECRYPTS is 1, for encryption if it is 0.  */
void _gcry_aria_set_wide_keys (aria_context_t *ctx, int decrypts)
  ARIA_KERNEL_ABI;

/*-- aria-gfni-avx512-amd64.S --*/

/* The same for the form SLOT.  */
void _gcry_aria_set_slot_keys (aria_context_t *ctx, int decrypts)
  ARIA_KERNEL_ABI;

/*-- aria-generic.c --*/

/* X = FO (X, KEY) of RFC 5794, 2.4.1.  */
void _gcry_aria_generic_fo (u32 x[4], const u32 key[4]);

/* X = FE (X, KEY) of RFC 5794, 2.4.1.  */
void _gcry_aria_generic_fe (u32 x[4], const u32 key[4]);

/* X = A (X) of RFC 5794, 2.4.3.  */
void _gcry_aria_generic_a (u32 x[4]);

/* Make the pages of the look-up tables this process's own, so that no other
   process can watch which of their cache lines are used.  */
void _gcry_aria_generic_unshare_tables (void);

/*-- aria-selftest.c --*/

/* Check every kernel that the processor features HWF allow.  Return 0 if all
   are right, else -1, and in *R_KERNEL and *R_OP the names of the kernel and
   of the operation that are wrong.  */
int _gcry_aria_selftest (unsigned int hwf, const char **r_kernel,
                         const char **r_op);

#endif /*GCRY_ARIA_INTERNAL_H*/
