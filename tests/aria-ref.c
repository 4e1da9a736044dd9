/* aria-ref.c - A slow reference of ARIA, written as RFC 5794 reads
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

#include <stdlib.h>
#include <string.h>

#include "aria-ref.h"

/* The substitution layers.  The RFC prints the S-boxes as tables; the paper
   it describes (Kwon et al., New Block Cipher: ARIA, ICISC 2003, section
   2.1) defines them over GF(2^8) with x^8 + x^4 + x^3 + x + 1:
     SB1 (x) = B x^-1 + 0x63     (this is the S-box of AES)
     SB2 (x) = C x^247 + 0xe2
   and SB3, SB4 are their inverses.  */

/* Rows of the matrices, first row first; in a row the coefficient of bit 0
   stands at the left.  */
static const char matrix_b[8][9] =
  {
    "10001111",
    "11000111",
    "11100011",
    "11110001",
    "11111000",
    "01111100",
    "00111110",
    "00011111"
  };

static const char matrix_c[8][9] =
  {
    "01011110",
    "00111101",
    "11010111",
    "10011101",
    "00101100",
    "10000001",
    "01011101",
    "11010011"
  };

static unsigned char
gf_mul (unsigned char a, unsigned char b)
{
  unsigned char product = 0;
  int i;

  for (i = 0; i < 8; i++)
    {
      if (b & 1 << i)
        product ^= a;
      a = a << 1 ^ (a & 0x80 ? 0x1b : 0);
    }
  return product;
}

static unsigned char
gf_pow (unsigned char x, int n)
{
  unsigned char power = 1;

  while (n--)
    power = gf_mul (power, x);
  return power;
}

static unsigned char
affine (const char matrix[8][9], unsigned char x, unsigned char constant)
{
  unsigned char y = constant;
  int row, column;

  for (row = 0; row < 8; row++)
    for (column = 0; column < 8; column++)
      if (matrix[row][column] == '1' && (x & 1 << column))
        y ^= 1 << row;
  return y;
}

static unsigned char sb[4][256];
static int sb_computed;

unsigned char
aria_ref_sbox (int number, unsigned char x)
{
  int i;

  if (!sb_computed)
    {
      for (i = 0; i < 256; i++)
        {
          /* x^254 is the inverse of x, and 0 if x is 0.  */
          sb[0][i] = affine (matrix_b, gf_pow (i, 254), 0x63);
          sb[1][i] = affine (matrix_c, gf_pow (i, 247), 0xe2);
          sb[2][sb[0][i]] = i;
          sb[3][sb[1][i]] = i;
        }
      sb_computed = 1;
    }
  return sb[number][x];
}

/* SL1: SB1, SB2, SB3, SB4 in turn.  */
static void
sl1 (unsigned char *x)
{
  int i;

  for (i = 0; i < 16; i++)
    x[i] = aria_ref_sbox (i % 4, x[i]);
}

/* SL2: SB3, SB4, SB1, SB2 in turn.  */
static void
sl2 (unsigned char *x)
{
  int i;

  for (i = 0; i < 16; i++)
    x[i] = aria_ref_sbox ((i + 2) % 4, x[i]);
}


void
aria_ref_a (unsigned char *y, const unsigned char *x)
{
  y[0]  = x[3] ^ x[4] ^ x[6] ^ x[8]  ^ x[9]  ^ x[13] ^ x[14];
  y[1]  = x[2] ^ x[5] ^ x[7] ^ x[8]  ^ x[9]  ^ x[12] ^ x[15];
  y[2]  = x[1] ^ x[4] ^ x[6] ^ x[10] ^ x[11] ^ x[12] ^ x[15];
  y[3]  = x[0] ^ x[5] ^ x[7] ^ x[10] ^ x[11] ^ x[13] ^ x[14];
  y[4]  = x[0] ^ x[2] ^ x[5] ^ x[8]  ^ x[11] ^ x[14] ^ x[15];
  y[5]  = x[1] ^ x[3] ^ x[4] ^ x[9]  ^ x[10] ^ x[14] ^ x[15];
  y[6]  = x[0] ^ x[2] ^ x[7] ^ x[9]  ^ x[10] ^ x[12] ^ x[13];
  y[7]  = x[1] ^ x[3] ^ x[6] ^ x[8]  ^ x[11] ^ x[12] ^ x[13];
  y[8]  = x[0] ^ x[1] ^ x[4] ^ x[7]  ^ x[10] ^ x[13] ^ x[15];
  y[9]  = x[0] ^ x[1] ^ x[5] ^ x[6]  ^ x[11] ^ x[12] ^ x[14];
  y[10] = x[2] ^ x[3] ^ x[5] ^ x[6]  ^ x[8]  ^ x[13] ^ x[15];
  y[11] = x[2] ^ x[3] ^ x[4] ^ x[7]  ^ x[9]  ^ x[12] ^ x[14];
  y[12] = x[1] ^ x[2] ^ x[6] ^ x[7]  ^ x[9]  ^ x[11] ^ x[12];
  y[13] = x[0] ^ x[3] ^ x[6] ^ x[7]  ^ x[8]  ^ x[10] ^ x[13];
  y[14] = x[0] ^ x[3] ^ x[4] ^ x[5]  ^ x[9]  ^ x[11] ^ x[14];
  y[15] = x[1] ^ x[2] ^ x[4] ^ x[5]  ^ x[8]  ^ x[10] ^ x[15];
}


/* OUT = A ^ B.  */
static void
xor (unsigned char *out, const unsigned char *a, const unsigned char *b)
{
  int i;

  for (i = 0; i < 16; i++)
    out[i] = a[i] ^ b[i];
}

void
aria_ref_fo (unsigned char *out, const unsigned char *d,
             const unsigned char *rk)
{
  unsigned char t[16];

  xor (t, d, rk);
  sl1 (t);
  aria_ref_a (out, t);
}

void
aria_ref_fe (unsigned char *out, const unsigned char *d,
             const unsigned char *rk)
{
  unsigned char t[16];

  xor (t, d, rk);
  sl2 (t);
  aria_ref_a (out, t);
}


/* OUT = IN >>> N, the 128 bits of IN rotated right by N.  Bit 0 is the
   leftmost bit of the first byte.  */
static void
rotate_right (unsigned char *out, const unsigned char *in, int n)
{
  int i, from;

  memset (out, 0, 16);
  for (i = 0; i < 128; i++)
    {
      from = (i + 128 - n) % 128;
      if (in[from / 8] & 0x80 >> from % 8)
        out[i / 8] |= 0x80 >> i % 8;
    }
}

/* The constants C1, C2, C3: the first bits of the fraction of 1/pi.  */
static const unsigned char c[3][16] =
  {
    { 0x51, 0x7c, 0xc1, 0xb7, 0x27, 0x22, 0x0a, 0x94,
      0xfe, 0x13, 0xab, 0xe8, 0xfa, 0x9a, 0x6e, 0xe0 },
    { 0x6d, 0xb1, 0x4a, 0xcc, 0x9e, 0x21, 0xc8, 0x20,
      0xff, 0x28, 0xb1, 0xd5, 0xef, 0x5d, 0xe2, 0xb0 },
    { 0xdb, 0x92, 0x37, 0x1d, 0x21, 0x26, 0xe9, 0x70,
      0x03, 0x24, 0x97, 0x75, 0x04, 0xe8, 0xc9, 0x0e }
  };

void
aria_ref_setkey (struct aria_ref *k, const void *key, size_t keylen)
{
  /* Encryption round keys 4j + 1 to 4j + 4 rotate to the right by these;
     a rotation to the left by n is one to the right by 128 - n.  */
  static const int rotation[5] = { 19, 31, 128 - 61, 128 - 31, 128 - 19 };
  unsigned char kl[16], kr[16], t[16];
  const unsigned char *ck1, *ck2, *ck3;
  int i, first;

  memset (kr, 0, 16);
  switch (keylen)
    {
    case 16: k->rounds = 12; first = 0; break;    /* CK: C1, C2, C3 */
    case 24: k->rounds = 14; first = 1; break;    /* CK: C2, C3, C1 */
    case 32: k->rounds = 16; first = 2; break;    /* CK: C3, C1, C2 */
    default: abort ();
    }
  ck1 = c[first];
  ck2 = c[(first + 1) % 3];
  ck3 = c[(first + 2) % 3];

  /* KL || KR = MK || 0 ... 0.  */
  memcpy (kl, key, 16);
  memcpy (kr, (const unsigned char *)key + 16, keylen - 16);

  memcpy (k->w[0], kl, 16);                /* W0 = KL */
  aria_ref_fo (t, k->w[0], ck1);           /* W1 = FO (W0, CK1) ^ KR */
  xor (k->w[1], t, kr);
  aria_ref_fe (t, k->w[1], ck2);           /* W2 = FE (W1, CK2) ^ W0 */
  xor (k->w[2], t, k->w[0]);
  aria_ref_fo (t, k->w[2], ck3);           /* W3 = FO (W2, CK3) ^ W1 */
  xor (k->w[3], t, k->w[1]);

  /* ek1 = W0 ^ (W1 >>> 19), ek2 = W1 ^ (W2 >>> 19), ek3 = W2 ^ (W3 >>> 19),
     ek4 = (W0 >>> 19) ^ W3, and so on.  */
  for (i = 0; i <= k->rounds; i++)
    {
      rotate_right (t, k->w[(i + 1) % 4], rotation[i / 4]);
      xor (k->ek[i], k->w[i % 4], t);
    }

  /* dk1 = ek(n+1), dk2 = A (ek(n)), ..., dk(n) = A (ek2), dk(n+1) = ek1.  */
  memcpy (k->dk[0], k->ek[k->rounds], 16);
  for (i = 1; i < k->rounds; i++)
    aria_ref_a (k->dk[i], k->ek[k->rounds - i]);
  memcpy (k->dk[k->rounds], k->ek[0], 16);
}


/* Section 2.3.1: N rounds with the round keys RK.  */
static void
process (unsigned char *out, const unsigned char *in, int n,
         const unsigned char rk[][16])
{
  unsigned char p[16];
  int i;

  memcpy (p, in, 16);
  for (i = 1; i < n; i++)
    if (i % 2)
      aria_ref_fo (p, p, rk[i - 1]);
    else
      aria_ref_fe (p, p, rk[i - 1]);

  /* The last round: C = SL2 (P ^ rk(n)) ^ rk(n+1).  */
  xor (p, p, rk[n - 1]);
  sl2 (p);
  xor (out, p, rk[n]);
}

void
aria_ref_encrypt (const void *ctx, unsigned char *out,
                  const unsigned char *in)
{
  const struct aria_ref *k = ctx;

  process (out, in, k->rounds, k->ek);
}

void
aria_ref_decrypt (const void *ctx, unsigned char *out,
                  const unsigned char *in)
{
  const struct aria_ref *k = ctx;

  process (out, in, k->rounds, k->dk);
}
