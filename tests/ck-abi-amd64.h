/* ck-abi-amd64.h - What ck-abi.c and ck-abi-amd64.S share
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

#ifndef CK_ABI_AMD64_H
#define CK_ABI_AMD64_H

/* Where the members of struct abi_call lie.  */
#define ABI_FUNCTION            0
#define ABI_ARGS                8
#define ABI_STACK              48
#define ABI_FLAGS              56
#define ABI_LEVEL              64
#define ABI_HAS_XINUSE         72
#define ABI_SAVED_BEFORE       80
#define ABI_SAVED_AFTER       128
#define ABI_STACK_AFTER       176
#define ABI_RESULT            184
#define ABI_FLAGS_AFTER       192
#define ABI_XINUSE            200
#define ABI_MXCSR_BEFORE      208
#define ABI_MXCSR_AFTER       212
#define ABI_X87_BEFORE        216
#define ABI_X87_AFTER         244
#define ABI_OWN_STACK         272
#define ABI_OWN_MXCSR         280
#define ABI_OWN_X87           284
#define ABI_MASKS_BEFORE      320
#define ABI_MASKS_AFTER       384
#define ABI_VECTORS_BEFORE    448
#define ABI_VECTORS_AFTER    2496

/* Values of ABI_LEVEL: which vector registers there are.  */
#define ABI_SSE     0   /* xmm0 to xmm15 */
#define ABI_AVX     1   /* ymm0 to ymm15 */
#define ABI_AVX512  2   /* zmm0 to zmm31, k0 to k7 of 64 bits */

#ifndef __ASSEMBLER__

# include <stddef.h>
# include <stdint.h>

# define ABI_N_SAVED  6         /* rbx rbp r12 r13 r14 r15 */

/* A call of a function: what it gets and what it leaves.  */
struct abi_call
{
  void *function;
  void *arg[5];
  void *stack;                   /* Where to put the return address.  */
  uint64_t flags;                /* To set, for example the trap flag.  */
  uint64_t level;
  uint64_t has_xinuse;           /* xgetbv (1) can be asked.  */
  uint64_t saved_before[ABI_N_SAVED];
  uint64_t saved_after[ABI_N_SAVED];
  void *stack_after;
  uint64_t result;
  uint64_t flags_after;
  uint64_t xinuse;               /* State components not in their initial
                                    state after the call.  */
  uint32_t mxcsr_before;
  uint32_t mxcsr_after;
  uint32_t x87_before[7];        /* As fnstenv stores it; made by abi_call.  */
  uint32_t x87_after[7];
  uint64_t own_stack;            /* Of abi_call's caller.  */
  uint32_t own_mxcsr;
  uint32_t own_x87;
  uint64_t unused[4];
  uint64_t masks_before[8];
  uint64_t masks_after[8];
  unsigned char vectors_before[32][64];
  unsigned char vectors_after[32][64];
};

/* Make CALL.  Not to be used by two threads at once.  */
void abi_call (struct abi_call *call);

/* A function that executes vzeroupper.  */
void abi_vzeroupper (void);

/* The return address of abi_call's call.  */
extern const char abi_call_return[];

#endif /*!__ASSEMBLER__*/
#endif /*CK_ABI_AMD64_H*/
