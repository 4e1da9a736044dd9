/* ref-modes.c - Slow references: confidentiality and key wrapping
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

void
ref_xor (unsigned char *out, const unsigned char *a, const unsigned char *b,
         size_t len)
{
  while (len--)
    *out++ = *a++ ^ *b++;
}

void
ref_put_be (unsigned char *p, size_t len, uint64_t n)
{
  while (len--)
    {
      p[len] = n & 0xff;
      n >>= 8;
    }
}

static size_t
smaller (size_t a, size_t b)
{
  return a < b ? a : b;
}


void
ref_ecb (const struct ref_cipher *c, unsigned char *out,
         const unsigned char *in, size_t len)
{
  for (; len; len -= 16, in += 16, out += 16)
    c->encrypt (c->ctx, out, in);
}


void
ref_cbc (const struct ref_cipher *c, const unsigned char *iv,
         unsigned char *out, const unsigned char *in, size_t len)
{
  unsigned char chain[16];

  memcpy (chain, iv, 16);
  for (; len; len -= 16, in += 16, out += 16)
    {
      ref_xor (chain, chain, in, 16);
      c->encrypt (c->ctx, chain, chain);
      memcpy (out, chain, 16);
    }
}

void
ref_cbc_mac (const struct ref_cipher *c, const unsigned char *iv,
             unsigned char *mac, const unsigned char *in, size_t len)
{
  unsigned char chain[16];

  memcpy (chain, iv, 16);
  for (; len; len -= 16, in += 16)
    ref_cbc (c, chain, chain, in, 16);
  memcpy (mac, chain, 16);
}

void
ref_cbc_cts (const struct ref_cipher *c, const unsigned char *iv,
             unsigned char *out, const unsigned char *in, size_t len)
{
  unsigned char last[32];
  size_t d, head;

  if (len <= 16)
    {
      ref_cbc (c, iv, out, in, len);
      return;
    }

  /* The last block has D bytes, 1 to 16.  Encrypt it padded with zeros, then
     put the last block in front of the D first bytes of the one before.  */
  d = (len - 1) % 16 + 1;
  head = len - 16 - d;
  memset (last, 0, sizeof last);
  memcpy (last, in + head, 16 + d);
  ref_cbc (c, iv, out, in, head);
  ref_cbc (c, head ? out + head - 16 : iv, last, last, 32);
  memcpy (out + head, last + 16, 16);
  memcpy (out + head + 16, last, d);
}


void
ref_cfb (const struct ref_cipher *c, const unsigned char *iv, size_t s,
         unsigned char *out, const unsigned char *in, size_t len)
{
  unsigned char input[16], output[16];
  size_t n;

  memcpy (input, iv, 16);
  for (; len; len -= n, in += n, out += n)
    {
      n = smaller (s, len);
      c->encrypt (c->ctx, output, input);
      ref_xor (out, in, output, n);
      memmove (input, input + n, 16 - n);
      memcpy (input + 16 - n, out, n);
    }
}

void
ref_ofb (const struct ref_cipher *c, const unsigned char *iv,
         unsigned char *out, const unsigned char *in, size_t len)
{
  unsigned char output[16];
  size_t n;

  memcpy (output, iv, 16);
  for (; len; len -= n, in += n, out += n)
    {
      n = smaller (16, len);
      c->encrypt (c->ctx, output, output);
      ref_xor (out, in, output, n);
    }
}

void
ref_ctr (const struct ref_cipher *c, const unsigned char *ctr,
         unsigned char *out, const unsigned char *in, size_t len)
{
  unsigned char t[16], output[16];
  size_t n;
  int i;

  memcpy (t, ctr, 16);
  for (; len; len -= n, in += n, out += n)
    {
      n = smaller (16, len);
      c->encrypt (c->ctx, output, t);
      ref_xor (out, in, output, n);
      for (i = 15; i >= 0 && ++t[i] == 0; i--)
        ;
    }
}


/* T = T times alpha: section 5.2 of IEEE 1619, the first byte is the one of
   lowest weight.  */
static void
xts_times_alpha (unsigned char *t)
{
  int i, carry_in = 0, carry_out;

  for (i = 0; i < 16; i++)
    {
      carry_out = t[i] >> 7;
      t[i] = t[i] << 1 | carry_in;
      carry_in = carry_out;
    }
  if (carry_in)
    t[0] ^= 0x87;               /* x^7 + x^2 + x + 1 for x^128 */
}

/* Section 5.3.1: one block.  */
static void
xts_block (const struct ref_cipher *c1, const unsigned char *t,
           unsigned char *out, const unsigned char *in)
{
  unsigned char x[16];

  ref_xor (x, in, t, 16);
  c1->encrypt (c1->ctx, x, x);
  ref_xor (out, x, t, 16);
}

void
ref_xts (const struct ref_cipher *c1, const struct ref_cipher *c2,
         const unsigned char *tweak,
         unsigned char *out, const unsigned char *in, size_t len)
{
  unsigned char t[16], last[16];

  c2->encrypt (c2->ctx, t, tweak);
  for (; len >= 16; len -= 16, in += 16, out += 16)
    {
      xts_block (c1, t, out, in);
      xts_times_alpha (t);
    }
  if (len)
    {
      /* Ciphertext stealing, section 5.3.2.  */
      memcpy (last, in, len);
      memcpy (last + len, out - 16 + len, 16 - len);
      memcpy (out, out - 16, len);
      xts_block (c1, t, out - 16, last);
    }
}


/* RFC 3394 section 2.2.1, the index-based form: A and R1 ... Rn lie at OUT
   already.  */
static void
wrap (const struct ref_cipher *c, unsigned char *out, size_t n)
{
  unsigned char b[16];
  size_t i, j, t;
  int k;

  for (j = 0; j <= 5; j++)
    for (i = 1; i <= n; i++)
      {
        memcpy (b, out, 8);
        memcpy (b + 8, out + 8 * i, 8);
        c->encrypt (c->ctx, b, b);
        for (t = n * j + i, k = 7; t; t >>= 8, k--)
          b[k] ^= t & 0xff;
        memcpy (out, b, 8);
        memcpy (out + 8 * i, b + 8, 8);
      }
}

void
ref_kw (const struct ref_cipher *c, const unsigned char *iv,
        unsigned char *out, const unsigned char *in, size_t len)
{
  if (iv)
    memcpy (out, iv, 8);
  else
    memset (out, 0xa6, 8);
  memcpy (out + 8, in, len);
  wrap (c, out, len / 8);
}

void
ref_kwp (const struct ref_cipher *c,
         unsigned char *out, const unsigned char *in, size_t len)
{
  static const unsigned char aiv[4] = { 0xa6, 0x59, 0x59, 0xa6 };
  size_t padded = (len + 7) / 8 * 8;

  memcpy (out, aiv, 4);
  ref_put_be (out + 4, 4, len);
  memset (out + 8, 0, padded);
  memcpy (out + 8, in, len);
  if (padded == 8)
    c->encrypt (c->ctx, out, out);
  else
    wrap (c, out, padded / 8);
}
