/* aegis-neon.c - AEGIS: the kernels for arm64 and 32-bit ARM
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

/* NEON intrinsics, which are the same on arm64 and on 32-bit ARM in ARMv8:
 *
 *   neon_aes   AES instructions.  aese is AddRoundKey, SubBytes, ShiftRows,
 *              aesmc MixColumns.  Processors fuse the two if they are
 *              adjacent, which a test looks at.
 *   neon_tbl   no AES instructions: SubBytes by look-ups in registers, which
 *              depend on no address.  On arm64 alone, where a look-up takes 64
 *              bytes.
 */

#include "aegis-internal.h"

#ifdef AEGIS_USE_NEON

/* Let this file alone use the instructions.  Clang takes the attribute of the
   functions instead.  */
#if !defined(__clang__) && defined(__arm__)
# pragma GCC target ("arch=armv8-a+crypto", "fpu=crypto-neon-fp-armv8")
#elif !defined(__clang__)
# pragma GCC target ("+crypto")
#endif

#include <arm_neon.h>

#ifdef __clang__
# define FUNCTION  __attribute__ ((target ("aes")))
#else
# define FUNCTION
#endif

/* What the compiler saves because of this list is the caller's and comes
   back.  */
#ifdef __aarch64__
# define CLEAR(n)  "movi v" #n ".16b, #0\n\t"
# define CLEAR_VECTORS()                                                \
  __asm__ volatile (CLEAR (0) CLEAR (1) CLEAR (2) CLEAR (3) CLEAR (4)   \
                    CLEAR (5) CLEAR (6) CLEAR (7) CLEAR (8) CLEAR (9)   \
                    CLEAR (10) CLEAR (11) CLEAR (12) CLEAR (13)         \
                    CLEAR (14) CLEAR (15) CLEAR (16) CLEAR (17)         \
                    CLEAR (18) CLEAR (19) CLEAR (20) CLEAR (21)         \
                    CLEAR (22) CLEAR (23) CLEAR (24) CLEAR (25)         \
                    CLEAR (26) CLEAR (27) CLEAR (28) CLEAR (29)         \
                    CLEAR (30) CLEAR (31)                               \
                    ::: "memory", "v0", "v1", "v2", "v3", "v4", "v5",   \
                    "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13", \
                    "v14", "v15", "v16", "v17", "v18", "v19", "v20",    \
                    "v21", "v22", "v23", "v24", "v25", "v26", "v27",    \
                    "v28", "v29", "v30", "v31")
#else
# define CLEAR(n)  "vmov.i8 q" #n ", #0\n\t"
# define CLEAR_VECTORS()                                                \
  __asm__ volatile (CLEAR (0) CLEAR (1) CLEAR (2) CLEAR (3) CLEAR (4)   \
                    CLEAR (5) CLEAR (6) CLEAR (7) CLEAR (8) CLEAR (9)   \
                    CLEAR (10) CLEAR (11) CLEAR (12) CLEAR (13)         \
                    CLEAR (14) CLEAR (15)                               \
                    ::: "memory", "q0", "q1", "q2", "q3", "q4", "q5",   \
                    "q6", "q7", "q8", "q9", "q10", "q11", "q12", "q13", \
                    "q14", "q15")
#endif

/* 32-bit ARM has 16 registers, AEGIS-128L eight words and as many in the
   making; with tables in 16 registers of arm64 there is less room still.  A
   compiler that doesn't optimize keeps all in memory.  */
#ifdef __OPTIMIZE__
# define BURN      (16 * sizeof (aegis_block_t))
# define BURN_TBL  (64 * sizeof (aegis_block_t))
#else
# define BURN      (128 * sizeof (aegis_block_t))
# define BURN_TBL  BURN
#endif

static FUNCTION ARIA_INLINE uint8x16_t
round_aes (uint8x16_t a, uint8x16_t k)
{
  return veorq_u8 (vaesmcq_u8 (vaeseq_u8 (a, vdupq_n_u8 (0))), k);
}

#define AEGIS_KERNEL       neon_aes
#define AEGIS_FUNCTION     FUNCTION
#define AEGIS_BURN         BURN
#define AEGIS_PREPARE      (void)0
#define AEGIS_CLEAR        CLEAR_VECTORS ()
#define VEC                uint8x16_t
#define LOAD(p)            vld1q_u8 (p)
#define STORE(p, a)        vst1q_u8 ((p), (a))
#define ZERO               vdupq_n_u8 (0)
#define XOR(a, b)          veorq_u8 ((a), (b))
#define XOR3(a, b, c)      veorq_u8 ((a), veorq_u8 ((b), (c)))
#define XOR_AND(a, b, c)   veorq_u8 ((a), vandq_u8 ((b), (c)))
#define ROUND(a, k)        round_aes ((a), (k))
#include "aegis-body.h"


#ifdef AEGIS_USE_NEON_TBL

#include "aria-tables.h"

/* What stays in registers: the S-box of AES, S1 of ARIA, in four parts, and
   two orders of bytes.  */
typedef struct
{
  uint8x16x4_t part[4];
  uint8x16_t shift_rows, next_row;
} tbl_constants_t;

static FUNCTION ARIA_INLINE void
load_constants (tbl_constants_t *c)
{
#define ENTRY(s)  (s)
  static const byte sbox[256] = { ARIA_S1 (ENTRY) };
#undef ENTRY
  static const byte shift_rows[16] = { AEGIS_SHIFT_ROWS };
  static const byte next_row[16] = { AEGIS_NEXT_ROW };

  c->part[0] = vld1q_u8_x4 (sbox);
  c->part[1] = vld1q_u8_x4 (sbox + 64);
  c->part[2] = vld1q_u8_x4 (sbox + 128);
  c->part[3] = vld1q_u8_x4 (sbox + 192);
  c->shift_rows = vld1q_u8 (shift_rows);
  c->next_row = vld1q_u8 (next_row);
}

/* A byte that is out of a part's range gives zero (tbl) or is left as it was
   (tbx).  With a prime for the same byte of the next row, MixColumns makes of
   b

     2 b + 3 b' + b'' + b''' = r + (b + r)', where r = 2 b + b''.  */
static FUNCTION ARIA_INLINE uint8x16_t
round_tbl (const tbl_constants_t *c, uint8x16_t a, uint8x16_t k)
{
  const uint8x16_t part_size = vdupq_n_u8 (64);
  uint8x16_t b, overflow, two_rows_on, r;

  a = vqtbl1q_u8 (a, c->shift_rows);
  b = vqtbl4q_u8 (c->part[0], a);
  a = vsubq_u8 (a, part_size);
  b = vqtbx4q_u8 (b, c->part[1], a);
  a = vsubq_u8 (a, part_size);
  b = vqtbx4q_u8 (b, c->part[2], a);
  a = vsubq_u8 (a, part_size);
  b = vqtbx4q_u8 (b, c->part[3], a);

  /* 2 b modulo x^8 + x^4 + x^3 + x + 1 (FIPS 197, 4.2).  */
  overflow = vreinterpretq_u8_s8 (vshrq_n_s8 (vreinterpretq_s8_u8 (b), 7));
  r = veorq_u8 (vaddq_u8 (b, b), vandq_u8 (overflow, vdupq_n_u8 (0x1b)));
  two_rows_on = vreinterpretq_u8_u16 (vrev32q_u16 (vreinterpretq_u16_u8 (b)));
  r = veorq_u8 (r, two_rows_on);
  b = vqtbl1q_u8 (veorq_u8 (b, r), c->next_row);
  return veorq_u8 (veorq_u8 (r, b), k);
}

#define AEGIS_KERNEL       neon_tbl
#define AEGIS_FUNCTION     FUNCTION
#define AEGIS_BURN         BURN_TBL
#define AEGIS_PREPARE \
  tbl_constants_t constants; load_constants (&constants)
#define AEGIS_CLEAR        CLEAR_VECTORS ()
#define VEC                uint8x16_t
#define LOAD(p)            vld1q_u8 (p)
#define STORE(p, a)        vst1q_u8 ((p), (a))
#define ZERO               vdupq_n_u8 (0)
#define XOR(a, b)          veorq_u8 ((a), (b))
#define XOR3(a, b, c)      veorq_u8 ((a), veorq_u8 ((b), (c)))
#define XOR_AND(a, b, c)   veorq_u8 ((a), vandq_u8 ((b), (c)))
#define ROUND(a, k)        round_tbl (&constants, (a), (k))
#include "aegis-body.h"

#endif /*AEGIS_USE_NEON_TBL*/
#endif /*AEGIS_USE_NEON*/
