/* aegis-avx512vl.c - AEGIS: the kernel for AES-NI and AVX512VL
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

/* An instruction of three operands does what two of AVX do, beside the chain
 * of AES rounds.
 */

#include "aegis-internal.h"

#ifdef ARIA_USE_AVX512

#include "aegis-x86.h"

/* What vpternlogq looks up: bit 4 a + 2 b + c is the result for bits a, b
   and c.  */
#define TERNARY_XOR3     0x96  /* a ^ b ^ c */
#define TERNARY_XOR_AND  0x78  /* a ^ (b & c) */

#define CLEAR(n)  "vpxord %%xmm" #n ", %%xmm" #n ", %%xmm" #n "\n\t"
#define CLEAR_HIGH_16()                                                 \
  __asm__ volatile (CLEAR (16) CLEAR (17) CLEAR (18) CLEAR (19)         \
                    CLEAR (20) CLEAR (21) CLEAR (22) CLEAR (23)         \
                    CLEAR (24) CLEAR (25) CLEAR (26) CLEAR (27)         \
                    CLEAR (28) CLEAR (29) CLEAR (30) CLEAR (31)         \
                    ::: "memory", "xmm16", "xmm17", "xmm18", "xmm19",   \
                    "xmm20", "xmm21", "xmm22", "xmm23", "xmm24",        \
                    "xmm25", "xmm26", "xmm27", "xmm28", "xmm29",        \
                    "xmm30", "xmm31")

#define AEGIS_KERNEL      avx512vl
#define AEGIS_FUNCTION    __attribute__ ((target ("aes,avx512vl")))
#define AEGIS_CLEAR                             \
  do                                            \
    {                                           \
      CLEAR_HIGH_16 ();                         \
      AEGIS_CLEAR_16 ();                        \
    }                                           \
  while (0)
#define XOR3(a, b, c) \
  _mm_ternarylogic_epi64 ((a), (b), (c), TERNARY_XOR3)
#define XOR_AND(a, b, c) \
  _mm_ternarylogic_epi64 ((a), (b), (c), TERNARY_XOR_AND)
#include "aegis-body.h"

#endif /*ARIA_USE_AVX512*/
