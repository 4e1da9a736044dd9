/* aegis-generic.c - AEGIS: the kernel in portable C
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

/* A vector is four words, the columns of AES's square, first byte in the low
 * bits.  One table of 256 words gives the column that MixColumns makes of the
 * substitute of a byte in the first row; a byte in another row gives the same
 * column, turned.
 *
 * The look-ups depend on key and data: this kernel is not constant time.  It
 * serves processors that have nothing better.
 */

#include "aegis-internal.h"
#include "aria-tables.h"

/* Compilers with few registers keep many words of a step on the stack: 700
   bytes for gcc 12 on 32-bit ARM and on arm64.  */
#define AEGIS_BURN  (64 * sizeof (aegis_block_t) + 16 * sizeof (void *))

typedef struct
{
  u32 w[4];
} vec_t;

/* The S-box of AES is S1 of ARIA (RFC 5794, 2.4.2).  With s for the
   substitute, MixColumns gives 2 s, s, s, 3 s, in GF(2^8) modulo
   x^8 + x^4 + x^3 + x + 1 (FIPS 197, 5.1.3).  */
#define DOUBLE(s)  (((s) << 1 ^ ((s) >> 7) * 0x1b) & 0xff)
#define COLUMN(s)                                       \
  ((u32)DOUBLE (s) | (u32)(s) << 8 | (u32)(s) << 16     \
   | (u32)(DOUBLE (s) ^ (s)) << 24)

/* The words before and behind the table are written once: the pages that
   hold a part of it also hold one of them, since it is shorter than a page.
   See _gcry_aegis_generic_unshare_table.  */
static struct
{
  u32 written;
  u32 column[256];
  u32 also_written;
} table ARIA_ALIGNED (64) =
  {
    0, { ARIA_S1 (COLUMN) }, 0
  };

void
_gcry_aegis_generic_unshare_table (void)
{
  ARIA_ATOMIC_SET (table.written, 1);
  ARIA_ATOMIC_SET (table.also_written, 1);
}

/* Read every cache line of the table, so that the look-ups that follow find
   all of them in the cache.  */
static ARIA_INLINE void
prefetch_table (void)
{
  const volatile u32 *p = table.column;
  int i;

  for (i = 0; i < 256; i += 32 / sizeof *p)  /* 32: the shortest line.  */
    (void)p[i];
  (void)p[255];
}

static ARIA_INLINE vec_t
load (const byte *p)
{
  vec_t a;

  a.w[0] = buf_get_le32 (p);
  a.w[1] = buf_get_le32 (p + 4);
  a.w[2] = buf_get_le32 (p + 8);
  a.w[3] = buf_get_le32 (p + 12);
  return a;
}

static ARIA_INLINE void
store (byte *p, vec_t a)
{
  buf_put_le32 (p, a.w[0]);
  buf_put_le32 (p + 4, a.w[1]);
  buf_put_le32 (p + 8, a.w[2]);
  buf_put_le32 (p + 12, a.w[3]);
}

static ARIA_INLINE vec_t
xor (vec_t a, vec_t b)
{
  a.w[0] ^= b.w[0];
  a.w[1] ^= b.w[1];
  a.w[2] ^= b.w[2];
  a.w[3] ^= b.w[3];
  return a;
}

static ARIA_INLINE vec_t
xor_and (vec_t a, vec_t b, vec_t c)
{
  a.w[0] ^= b.w[0] & c.w[0];
  a.w[1] ^= b.w[1] & c.w[1];
  a.w[2] ^= b.w[2] & c.w[2];
  a.w[3] ^= b.w[3] & c.w[3];
  return a;
}

/* Column I of the round of A: ShiftRows takes the byte of row R from column
   I + R.  */
static ARIA_INLINE u32
round_column (const vec_t *a, int i)
{
  return (table.column[a->w[i] & 0xff]
          ^ rol (table.column[a->w[(i + 1) & 3] >> 8 & 0xff], 8)
          ^ rol (table.column[a->w[(i + 2) & 3] >> 16 & 0xff], 16)
          ^ rol (table.column[a->w[(i + 3) & 3] >> 24], 24));
}

static ARIA_INLINE vec_t
round_of (vec_t a, vec_t k)
{
  k.w[0] ^= round_column (&a, 0);
  k.w[1] ^= round_column (&a, 1);
  k.w[2] ^= round_column (&a, 2);
  k.w[3] ^= round_column (&a, 3);
  return k;
}

#define AEGIS_KERNEL       generic
#define AEGIS_FUNCTION
#define AEGIS_PREPARE      prefetch_table ()
#define AEGIS_CLEAR        ARIA_CLEAR_VECTORS ()
#define VEC                vec_t
#define LOAD(p)            load (p)
#define STORE(p, a)        store ((p), (a))
#define ZERO               ((vec_t){ { 0, 0, 0, 0 } })
#define XOR(a, b)          xor ((a), (b))
#define XOR3(a, b, c)      xor ((a), xor ((b), (c)))
#define XOR_AND(a, b, c)   xor_and ((a), (b), (c))
#define ROUND(a, k)        round_of ((a), (k))
#include "aegis-body.h"
