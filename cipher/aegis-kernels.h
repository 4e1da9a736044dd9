/* aegis-kernels.h - The list of AEGIS kernels: the only place that names one
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
 * expands to the prototypes, the table of aegis.c, the self-test and the
 * tests.  To add a kernel, write a file that gives aegis-body.h its vectors,
 * and add a row.
 *
 *   KERNEL (name, hwf)
 *
 *   name    its functions are _gcry_aegis_NAME_CIPHER_OP for each cipher and
 *           each operation
 *   hwf     the HWF_ flags that the processor must all have
 *
 * Fastest first: a context is bound to the first row that the processor can
 * run.  The last row runs everywhere.
 */

#ifndef GCRY_AEGIS_KERNELS_H
#define GCRY_AEGIS_KERNELS_H

#include "aria-features.h"

/* AEGIS_IF_NEON: one file of NEON intrinsics for arm64 and 32-bit ARM, in C,
   whose compiler must let a single file use the AES instructions.  Clang has
   no such way on 32-bit ARM.  */
#if defined(ENABLE_NEON_SUPPORT) && defined(ENABLE_ARM_CRYPTO_SUPPORT) \
    && defined(__GNUC__) && !defined(__ARM_BIG_ENDIAN)
# if defined(__aarch64__)
#  define AEGIS_USE_NEON 1
#  define AEGIS_USE_NEON_TBL 1
# elif defined(__arm__) && !defined(__SOFTFP__) && !defined(__clang__)
#  define AEGIS_USE_NEON 1
# endif
#endif

#ifdef AEGIS_USE_NEON
# define AEGIS_IF_NEON(...)  __VA_ARGS__
#else
# define AEGIS_IF_NEON(...)
#endif

/* Table look-ups in 64 bytes at once: arm64 only.  */
#ifdef AEGIS_USE_NEON_TBL
# define AEGIS_IF_NEON_TBL(...)  __VA_ARGS__
#else
# define AEGIS_IF_NEON_TBL(...)
#endif

/* The ciphers: CIPHER (name, number of the cipher).  */
#define AEGIS_CIPHERS(CIPHER)                   \
  CIPHER (128, AEGIS128)                       \
  CIPHER (128l, AEGIS128L)                     \
  CIPHER (256, AEGIS256)

/* The operations of one cipher of a kernel.  All are
 *
 *   unsigned int op (aegis_block_t *state, byte *out, const byte *in,
 *                    size_t n)
 *
 * with the cipher's number of state words at STATE, in the order of the
 * standard.  They return the number of bytes of stack to burn.  A block is
 * 16 bytes, for AEGIS-128L 32.  No argument needs an alignment.  OUT may be
 * IN, otherwise they must not overlap.
 *
 *   init    fill STATE from the key and, behind it, the nonce at IN
 *   absorb  absorb N blocks of associated data at IN
 *   enc     encrypt N blocks from IN to OUT
 *   dec     decrypt N blocks from IN to OUT
 *   final   write the tag of N bytes, 16 or 32, to OUT; IN is the block of
 *           the two lengths.  STATE is used up.
 */
#define AEGIS_OPS(OP, kernel, cipher)           \
  OP (kernel, cipher, init)                     \
  OP (kernel, cipher, absorb)                   \
  OP (kernel, cipher, enc)                      \
  OP (kernel, cipher, dec)                      \
  OP (kernel, cipher, final)

#define AEGIS_KERNEL_LIST(KERNEL)                               \
  ARIA_IF_AVX512 (KERNEL (avx512vl, HWF_INTEL_AESNI             \
                          | HWF_INTEL_AVX | HWF_INTEL_AVX512))  \
  ARIA_IF_AVX (KERNEL (aesni_avx, HWF_INTEL_AESNI               \
                       | HWF_INTEL_AVX))                        \
  AEGIS_IF_NEON (KERNEL (neon_aes, HWF_ARM_NEON                 \
                         | HWF_ARM_AES))                        \
  AEGIS_IF_NEON_TBL (KERNEL (neon_tbl, HWF_ARM_NEON))           \
  KERNEL (generic, 0)

#endif /*GCRY_AEGIS_KERNELS_H*/
