/* ref-hash.c - Slow references: GCM, GCM-SIV and Poly1305
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

#include <stdint.h>
#include <string.h>

#include "ref-modes.h"

/* GCM, SP 800-38D.  */

/* Section 6.3, algorithm 1.  Bit 0 is the leftmost bit of the first
   byte.  */
void
ref_gcm_mul (unsigned char *result, const unsigned char *x,
             const unsigned char *y)
{
  unsigned char z[16], v[16];
  int i, j, lsb;

  memset (z, 0, 16);
  memcpy (v, y, 16);
  for (i = 0; i < 128; i++)
    {
      if (x[i / 8] & 0x80 >> i % 8)
        ref_xor (z, z, v, 16);
      lsb = v[15] & 1;
      for (j = 15; j > 0; j--)
        v[j] = v[j] >> 1 | v[j - 1] << 7;
      v[0] >>= 1;
      if (lsb)
        v[0] ^= 0xe1;
    }
  memcpy (result, z, 16);
}

/* Section 6.4: go on with Y over the LEN bytes at IN, padded with zeros.  */
static void
ghash (const unsigned char *h, unsigned char *y,
       const unsigned char *in, size_t len)
{
  size_t n;

  for (; len; len -= n, in += n)
    {
      n = len < 16 ? len : 16;
      ref_xor (y, y, in, n);
      ref_gcm_mul (y, y, h);
    }
}

/* Section 6.5 with the function inc32: only the last 4 bytes of the counter
   count.  */
static void
gctr (const struct ref_cipher *c, const unsigned char *icb,
      unsigned char *out, const unsigned char *in, size_t len)
{
  unsigned char cb[16];
  size_t n;
  int i;

  memcpy (cb, icb, 16);
  for (; len; len -= n, in += n, out += n)
    {
      n = len < 16 ? len : 16;
      ref_ctr (c, cb, out, in, n);
      for (i = 15; i >= 12 && ++cb[i] == 0; i--)
        ;
    }
}

void
ref_gcm (const struct ref_cipher *c,
         const unsigned char *iv, size_t ivlen,
         const unsigned char *aad, size_t aadlen,
         unsigned char *out, const unsigned char *in, size_t len,
         unsigned char *tag)
{
  unsigned char h[16], j0[16], cb[16], s[16], lengths[16];
  int i;

  memset (h, 0, 16);
  c->encrypt (c->ctx, h, h);

  memset (j0, 0, 16);
  if (ivlen == 12)
    {
      memcpy (j0, iv, 12);
      j0[15] = 1;
    }
  else
    {
      ghash (h, j0, iv, ivlen);
      ref_put_be (lengths, 8, 0);
      ref_put_be (lengths + 8, 8, (uint64_t)ivlen * 8);
      ghash (h, j0, lengths, 16);
    }

  memcpy (cb, j0, 16);
  for (i = 15; i >= 12 && ++cb[i] == 0; i--)
    ;
  gctr (c, cb, out, in, len);

  memset (s, 0, 16);
  ghash (h, s, aad, aadlen);
  ghash (h, s, out, len);
  ref_put_be (lengths, 8, (uint64_t)aadlen * 8);
  ref_put_be (lengths + 8, 8, (uint64_t)len * 8);
  ghash (h, s, lengths, 16);
  gctr (c, j0, tag, s, 16);
}


/* GCM-SIV, RFC 8452.  */

/* Write the number N at P as 8 bytes, the first one of lowest weight.  */
static void
put_little_endian (unsigned char *p, uint64_t n)
{
  int i;

  for (i = 0; i < 8; i++)
    p[i] = n >> 8 * i & 0xff;
}

/* The product of X and Y times x^-128, in the field with x^128 + x^127 +
   x^126 + x^121 + 1; the lowest coefficient is bit 0 of the first byte.
   Z takes Y times each bit of X and is divided by x after each.  */
void
ref_polyval_dot (unsigned char *result, const unsigned char *x,
                 const unsigned char *y)
{
  unsigned char z[16];
  int i, j, odd;

  memset (z, 0, 16);
  for (i = 0; i < 128; i++)
    {
      if (x[i / 8] & 1 << i % 8)
        ref_xor (z, z, y, 16);
      odd = z[0] & 1;
      for (j = 0; j < 15; j++)
        z[j] = z[j] >> 1 | z[j + 1] << 7;
      z[15] >>= 1;
      if (odd)                       /* the polynomial was added, then / x */
        z[15] ^= 0xe1;
    }
  memcpy (result, z, 16);
}

/* Section 3: go on with S over the LEN bytes at IN, padded with zeros.  */
static void
polyval (const unsigned char *h, unsigned char *s,
         const unsigned char *in, size_t len)
{
  size_t n;

  for (; len; len -= n, in += n)
    {
      n = len < 16 ? len : 16;
      ref_xor (s, s, in, n);
      ref_polyval_dot (s, s, h);
    }
}

void
ref_gcm_siv_derive (const struct ref_cipher *c,
                    const unsigned char *nonce, size_t keylen,
                    unsigned char *auth_key, unsigned char *enc_key)
{
  unsigned char x[16];
  size_t i;

  for (i = 0; i < 2 + keylen / 8; i++)
    {
      memset (x, 0, 4);
      x[0] = i;
      memcpy (x + 4, nonce, 12);
      c->encrypt (c->ctx, x, x);
      memcpy (i < 2 ? auth_key + 8 * i : enc_key + 8 * (i - 2), x, 8);
    }
}

void
ref_gcm_siv (const struct ref_cipher *c, const unsigned char *auth_key,
             const unsigned char *nonce,
             const unsigned char *aad, size_t aadlen,
             unsigned char *out, const unsigned char *in, size_t len,
             unsigned char *tag)
{
  unsigned char s[16], lengths[16], block[16];
  size_t n;
  int i;

  put_little_endian (lengths, (uint64_t)aadlen * 8);
  put_little_endian (lengths + 8, (uint64_t)len * 8);
  memset (s, 0, 16);
  polyval (auth_key, s, aad, aadlen);
  polyval (auth_key, s, in, len);
  polyval (auth_key, s, lengths, 16);
  ref_xor (s, s, nonce, 12);
  s[15] &= 0x7f;
  c->encrypt (c->ctx, tag, s);

  /* AES_CTR: the first 4 bytes count, the first one has the lowest
     weight.  */
  memcpy (block, tag, 16);
  block[15] |= 0x80;
  for (; len; len -= n, in += n, out += n)
    {
      n = len < 16 ? len : 16;
      ref_ctr (c, block, out, in, n);
      for (i = 0; i < 4 && ++block[i] == 0; i++)
        ;
    }
}


/* Poly1305.  */

/* A number modulo 2^130 - 5, the word of lowest weight first.  */
struct p1305
{
  uint32_t w[5];
};

static const struct p1305 prime =
  { { 0xfffffffb, 0xffffffff, 0xffffffff, 0xffffffff, 3 } };

/* X = X - prime unless that is negative; X < 2 prime.  */
static void
p1305_reduce (struct p1305 *x)
{
  struct p1305 y;
  uint64_t difference, borrow = 0;
  int i;

  for (i = 0; i < 5; i++)
    {
      difference = (uint64_t)x->w[i] - prime.w[i] - borrow;
      y.w[i] = difference;
      borrow = difference >> 63;
    }
  if (!borrow)
    *x = y;
}

/* X = X + Y; both are below the prime.  */
static void
p1305_add (struct p1305 *x, const struct p1305 *y)
{
  uint64_t sum = 0;
  int i;

  for (i = 0; i < 5; i++)
    {
      sum += (uint64_t)x->w[i] + y->w[i];
      x->w[i] = sum;
      sum >>= 32;
    }
  p1305_reduce (x);
}

/* X = X * Y, by doubling and adding from the highest bit of Y down.  */
static void
p1305_mul (struct p1305 *x, const struct p1305 *y)
{
  struct p1305 product = { { 0 } };
  int i;

  for (i = 130; i >= 0; i--)
    {
      p1305_add (&product, &product);
      if (y->w[i / 32] >> i % 32 & 1)
        p1305_add (&product, x);
    }
  *x = product;
}

/* The number whose LEN bytes, the first of lowest weight, are at P.  */
static struct p1305
p1305_load (const unsigned char *p, size_t len)
{
  struct p1305 x = { { 0 } };
  size_t i;

  for (i = 0; i < len; i++)
    x.w[i / 4] |= (uint32_t)p[i] << 8 * (i % 4);
  return x;
}

void
ref_poly1305 (const struct ref_cipher *c, const unsigned char *r,
              const unsigned char *nonce, unsigned char *mac,
              const unsigned char *in, size_t len)
{
  unsigned char clamped[16], chunk[17], s[16];
  struct p1305 h = { { 0 } }, x, y;
  uint64_t sum = 0;
  size_t n;
  int i;

  memcpy (clamped, r, 16);
  for (i = 3; i < 16; i += 4)
    clamped[i] &= 15;                /* top four bits of r[3], 7, 11, 15 */
  for (i = 4; i < 16; i += 4)
    clamped[i] &= 252;               /* bottom two bits of r[4], 8, 12 */
  y = p1305_load (clamped, 16);

  for (; len; len -= n, in += n)
    {
      n = len < 16 ? len : 16;
      memcpy (chunk, in, n);
      chunk[n] = 1;
      x = p1305_load (chunk, n + 1);
      p1305_add (&h, &x);
      p1305_mul (&h, &y);
    }

  /* (h + E (nonce)) mod 2^128.  */
  c->encrypt (c->ctx, s, nonce);
  x = p1305_load (s, 16);
  for (i = 0; i < 4; i++)
    {
      sum += (uint64_t)h.w[i] + x.w[i];
      mac[4 * i] = sum & 0xff;
      mac[4 * i + 1] = sum >> 8 & 0xff;
      mac[4 * i + 2] = sum >> 16 & 0xff;
      mac[4 * i + 3] = sum >> 24 & 0xff;
      sum >>= 32;
    }
}
