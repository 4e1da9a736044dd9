/* aria-kernels.h - The list of kernels: the only place that names one
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

/* A kernel is a set of functions for one instruction set.  The list below
 * expands to the prototypes and the table of aria.c, to the self-test and to
 * the tests.  To add a kernel, write its functions and add its row:
 * doc/adding-a-kernel.md.
 *
 *   KERNEL (name, kind, hwf, width, least, keys)
 *
 *   name    its functions are _gcry_aria_NAME_OP for each operation OP of
 *           its kind
 *   kind    BULK: the operations of ARIA_PARALLEL_OPS;
 *           BLOCK: those and the ones of ARIA_SERIAL_OPS, and a key schedule
 *   hwf     the HWF_ flags that the processor must all have
 *   width   the number of blocks that it processes side by side
 *   least   the least number of blocks for which a call pays
 *   keys    the form of round keys that it reads, ARIA_KEYS_KEYS of
 *           aria-internal.h
 *
 * BULK rows stand widest first and, of one width, fastest first; the BLOCK
 * rows follow, fastest first.  A context is bound to the first usable BULK row
 * of each width, if the wider one leaves it whole batches because its LEAST is
 * more than that, and to the first usable BLOCK row, which has to take any
 * number of blocks, so its LEAST is 1.  The last row must be usable
 * everywhere.
 */

#ifndef GCRY_ARIA_KERNELS_H
#define GCRY_ARIA_KERNELS_H

#include "aria-features.h"

#define ARIA_HWF_AVX        (HWF_INTEL_AVX | HWF_INTEL_AESNI)
#define ARIA_HWF_AVX2       (ARIA_HWF_AVX | HWF_INTEL_AVX2)
#define ARIA_HWF_VAES_AVX2  (ARIA_HWF_AVX2 | HWF_INTEL_VAES_VPCLMUL)

#define ARIA_KERNEL_LIST(KERNEL)                                             \
  ARIA_IF_AVX512                                                             \
    (KERNEL (gfni_avx512, BULK, ARIA_HWF_VAES_AVX2 | HWF_INTEL_GFNI          \
             | HWF_INTEL_AVX512, 64, 9, SLOT))                              \
  ARIA_IF_GFNI                                                               \
    (KERNEL (gfni_avx2, BULK, ARIA_HWF_VAES_AVX2 | HWF_INTEL_GFNI, 32, 5,   \
             WIDE))                                                          \
  ARIA_IF_VAES                                                               \
    (KERNEL (vaes_avx2, BULK, ARIA_HWF_VAES_AVX2, 32, 5, WIDE))              \
  ARIA_IF_AVX2                                                               \
    (KERNEL (aesni_avx2, BULK, ARIA_HWF_AVX2, 32, 17, WIDE))                 \
  ARIA_IF_GFNI                                                               \
    (KERNEL (gfni_avx, BULK, ARIA_HWF_AVX | HWF_INTEL_GFNI, 16, 5, WIDE))    \
  ARIA_IF_AVX                                                                \
    (KERNEL (aesni_avx, BULK, ARIA_HWF_AVX, 16, 5, WIDE))                    \
  ARIA_IF_AVX512                                                             \
    (KERNEL (gfni_block_avx512, BLOCK, ARIA_HWF_AVX2 | HWF_INTEL_GFNI        \
             | HWF_INTEL_AVX512, 4, 1, PLAIN))                               \
  ARIA_IF_GFNI                                                               \
    (KERNEL (gfni_block, BLOCK, ARIA_HWF_AVX | HWF_INTEL_GFNI, 4, 1, PLAIN)) \
  ARIA_IF_AVX                                                                \
    (KERNEL (aesni_block, BLOCK, ARIA_HWF_AVX, 4, 1, PLAIN))                 \
  KERNEL (generic, BLOCK, 0, 1, 1, PLAIN)

/* The most rows that one context can be bound to: a BULK row for each of the
   widths 64, 32 and 16, and a BLOCK row.  */
#define ARIA_MAX_BOUND 4


/* The key schedule, which BLOCK rows have:
 *
 *   unsigned int
 *   _gcry_aria_KERNEL_expand_key (aria_context_t *ctx, const byte *key,
 *                                 unsigned int keylen);
 *
 *   ctx     gets the round keys enc_key and dec_key and, if the row's
 *           operations read them in another form, block_key; rounds is set
 *           by the caller
 *   key     KEYLEN bytes of any alignment
 *   keylen  16, 24 or 32
 *
 *   The return value is the number of bytes of stack that held key.
 */
#define ARIA_BULK_KEYS(OP, kernel)
#define ARIA_BLOCK_KEYS(OP, kernel)  OP (expand_key, kernel)

/* The operations.  Every one is a function
 *
 *   unsigned int
 *   _gcry_aria_KERNEL_OP (aria_context_t *ctx, void *state,
 *                         byte *out, const byte *in, size_t nblocks);
 *
 *   ctx      the context, its round keys in the kernel's form for OP
 *   state    what the mode carries from one block to the next; it is brought
 *            up to date, so that the next call can go on
 *   out, in  NBLOCKS blocks of 16 bytes of any alignment; OUT may be equal
 *            to IN, other overlaps are not allowed
 *   nblocks  for a BULK kernel at least its LEAST; what is over a multiple of
 *            its width is 0 or at least its LEAST.  For a BLOCK kernel any
 *            number but 0.
 *
 *   The return value is the number of bytes of stack that held key or data.
 *
 *   ecb_enc, ecb_dec  state is NULL
 *   ctr               state: the counter block, 128 bits, big endian; all of
 *                     its bits count (SP 800-38A, 6.5)
 *   ctr32le           state: the counter block; its first 32 bits count,
 *                     little endian, modulo 2^32 (RFC 8452, 4)
 *   cbc_dec, cfb_dec  state: the previous block of ciphertext
 *                     (SP 800-38A, 6.2 and 6.3 with s = 128)
 *   xts_enc, xts_dec  state: the tweak of the first block, already encrypted
 *                     (IEEE 1619, 5.3)
 *   ocb_enc, ocb_dec  state: aria_ocb_state_t; SUM is the xor of the blocks
 *                     of plaintext (RFC 7253, 4.2 and 4.3)
 *   ocb_auth          state: aria_ocb_state_t; SUM is the xor of the
 *                     encrypted blocks (RFC 7253, 4.1); OUT is NULL
 *   cbc_enc, cfb_enc  state: the previous block of ciphertext
 *   cbc_mac           as cbc_enc, but only the last block of ciphertext is
 *                     wanted: it is left in state; OUT is NULL
 *   ofb               state: the previous block of the key stream
 *                     (SP 800-38A, 6.4)
 */
#define ARIA_PARALLEL_OPS(OP, kernel)           \
  OP (ecb_enc, kernel)                          \
  OP (ecb_dec, kernel)                          \
  OP (ctr, kernel)                              \
  OP (ctr32le, kernel)                          \
  OP (cbc_dec, kernel)                          \
  OP (cfb_dec, kernel)                          \
  OP (xts_enc, kernel)                          \
  OP (xts_dec, kernel)                          \
  OP (ocb_enc, kernel)                          \
  OP (ocb_dec, kernel)                          \
  OP (ocb_auth, kernel)

#define ARIA_SERIAL_OPS(OP, kernel)             \
  OP (cbc_enc, kernel)                          \
  OP (cbc_mac, kernel)                          \
  OP (cfb_enc, kernel)                          \
  OP (ofb, kernel)

/* The operations of each kind of kernel.  */
#define ARIA_BULK_OPS(OP, kernel)               \
  ARIA_PARALLEL_OPS (OP, kernel)

#define ARIA_BLOCK_OPS(OP, kernel)              \
  ARIA_PARALLEL_OPS (OP, kernel)                \
  ARIA_SERIAL_OPS (OP, kernel)

#endif /*GCRY_ARIA_KERNELS_H*/
