/* aegis-x86.h - AEGIS: vectors of the kernels with AES-NI
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

/* What aegis-body.h wants, in the compiler's intrinsics, but for AEGIS_KERNEL,
 * AEGIS_FUNCTION, AEGIS_CLEAR, XOR3 and XOR_AND, in which the kernels differ.
 */

#include <immintrin.h>

/* An optimizing compiler keeps all that is secret in registers (a test looks
   at the stack); one that doesn't has every word in memory, and the arguments
   of every intrinsic.  */
#ifdef __OPTIMIZE__
# define AEGIS_BURN    0
#else
# define AEGIS_BURN    (128 * sizeof (aegis_block_t))
#endif
#define AEGIS_PREPARE  (void)0
#define VEC            __m128i
#define LOAD(p)        _mm_loadu_si128 ((const __m128i *)(const void *)(p))
#define STORE(p, a)    _mm_storeu_si128 ((__m128i *)(void *)(p), (a))
#define ZERO           _mm_setzero_si128 ()
#define XOR(a, b)      _mm_xor_si128 ((a), (b))
#define ROUND(a, k)    _mm_aesenc_si128 ((a), (k))

/* Clear the registers 0 to 15 and all of their upper halves; legacy code
   that follows is not slowed down.  */
#define AEGIS_CLEAR_16()                                                 \
  __asm__ volatile ("vzeroall" ::: "memory", "xmm0", "xmm1", "xmm2",     \
                    "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",      \
                    "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", \
                    "xmm15")
