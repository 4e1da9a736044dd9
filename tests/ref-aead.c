/* ref-aead.c - Slow references: CMAC, CCM, EAX, OCB and SIV
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
#include <stdlib.h>
#include <string.h>

#include "ref-modes.h"

/* B = 2 B in the field of CMAC, EAX, OCB and SIV, the first byte is the one
   of highest weight.  SP 800-38B section 6.1, RFC 7253 section 2,
   RFC 5297 section 2.3.  */
static void
doubled (unsigned char *b)
{
  int i, carry = b[0] >> 7;

  for (i = 0; i < 15; i++)
    b[i] = b[i] << 1 | b[i + 1] >> 7;
  b[15] = b[15] << 1;
  if (carry)
    b[15] ^= 0x87;
}


/* CMAC, SP 800-38B.  */

void
ref_cmac_subkeys (const struct ref_cipher *c,
                  unsigned char *k1, unsigned char *k2)
{
  memset (k1, 0, 16);
  c->encrypt (c->ctx, k1, k1);
  doubled (k1);
  memcpy (k2, k1, 16);
  doubled (k2);
}

void
ref_cmac (const struct ref_cipher *c, unsigned char *mac,
          const unsigned char *in, size_t len)
{
  unsigned char k1[16], k2[16], chain[16];

  ref_cmac_subkeys (c, k1, k2);
  memset (chain, 0, 16);
  for (; len > 16; len -= 16, in += 16)
    {
      ref_xor (chain, chain, in, 16);
      c->encrypt (c->ctx, chain, chain);
    }
  ref_xor (chain, chain, in, len);
  if (len < 16)
    chain[len] ^= 0x80;
  ref_xor (chain, chain, len == 16 ? k1 : k2, 16);
  c->encrypt (c->ctx, mac, chain);
}


/* CCM, SP 800-38C.  */

/* Section 6.1, CBC-MAC: go on with Y over the LEN bytes at IN, padded
   with zeros.  */
static void
ccm_mac (const struct ref_cipher *c, unsigned char *y,
         const unsigned char *in, size_t len)
{
  size_t n;

  for (; len; len -= n, in += n)
    {
      n = len < 16 ? len : 16;
      ref_xor (y, y, in, n);
      c->encrypt (c->ctx, y, y);
    }
}

void
ref_ccm (const struct ref_cipher *c,
         const unsigned char *nonce, size_t noncelen, size_t taglen,
         const unsigned char *aad, size_t aadlen,
         unsigned char *out, const unsigned char *in, size_t len,
         unsigned char *tag)
{
  unsigned char y[16], ctr[16], *a;
  size_t q = 15 - noncelen, n;

  /* Appendix A.2.1: B0.  */
  memset (y, 0, 16);
  y[0] = (aadlen ? 0x40 : 0) | (taglen - 2) / 2 << 3 | (q - 1);
  memcpy (y + 1, nonce, noncelen);
  ref_put_be (y + 1 + noncelen, q, len);
  c->encrypt (c->ctx, y, y);

  /* Appendix A.2.2: the associated data with its length in front.  */
  if (aadlen)
    {
      a = malloc (aadlen + 6);
      if (!a)
        abort ();
      if (aadlen < 0xff00)
        {
          n = 2;
          ref_put_be (a, 2, aadlen);
        }
      else
        {
          n = 6;
          ref_put_be (a, 2, 0xfffe);
          ref_put_be (a + 2, 4, aadlen);
        }
      memcpy (a + n, aad, aadlen);
      ccm_mac (c, y, a, n + aadlen);
      free (a);
    }

  /* Appendix A.2.3 and section 6.1.  */
  ccm_mac (c, y, in, len);

  /* Appendix A.3: counter 0 for the tag, 1 and so on for the payload.  */
  memset (ctr, 0, 16);
  ctr[0] = q - 1;
  memcpy (ctr + 1, nonce, noncelen);
  ref_ctr (c, ctr, tag, y, 16);
  ctr[15] = 1;
  ref_ctr (c, ctr, out, in, len);
}


/* EAX.  */

/* OMAC with the tweak T: CMAC of the block [T] and the LEN bytes at IN.  */
static void
eax_omac (const struct ref_cipher *c, unsigned char *mac, unsigned char t,
          const unsigned char *in, size_t len)
{
  unsigned char *m = calloc (1, 16 + len);

  if (!m)
    abort ();
  m[15] = t;
  if (len)
    memcpy (m + 16, in, len);
  ref_cmac (c, mac, m, 16 + len);
  free (m);
}

void
ref_eax (const struct ref_cipher *c,
         const unsigned char *nonce, size_t noncelen,
         const unsigned char *aad, size_t aadlen,
         unsigned char *out, const unsigned char *in, size_t len,
         unsigned char *tag)
{
  unsigned char n[16], h[16];

  eax_omac (c, n, 0, nonce, noncelen);
  eax_omac (c, h, 1, aad, aadlen);
  ref_ctr (c, n, out, in, len);
  eax_omac (c, tag, 2, out, len);
  ref_xor (tag, tag, n, 16);
  ref_xor (tag, tag, h, 16);
}


/* OCB, RFC 7253.  */

/* The numbers L_*, L_$, L_0, L_1, ...: more than any length needs.  */
struct ocb_l
{
  unsigned char star[16];
  unsigned char dollar[16];
  unsigned char l[64][16];
};

static void
ocb_setup (const struct ref_cipher *c, struct ocb_l *l)
{
  int i;

  memset (l->star, 0, 16);
  c->encrypt (c->ctx, l->star, l->star);
  memcpy (l->dollar, l->star, 16);
  doubled (l->dollar);
  memcpy (l->l[0], l->dollar, 16);
  doubled (l->l[0]);
  for (i = 1; i < 64; i++)
    {
      memcpy (l->l[i], l->l[i - 1], 16);
      doubled (l->l[i]);
    }
}

/* OFFSET ^= L_ntz(I), I >= 1.  */
static void
ocb_next_offset (const struct ocb_l *l, unsigned char *offset, uint64_t i)
{
  int ntz;

  for (ntz = 0; !(i & 1); ntz++)
    i >>= 1;
  ref_xor (offset, offset, l->l[ntz], 16);
}

/* Section 4.1: HASH (K, A).  */
static void
ocb_hash (const struct ref_cipher *c, const struct ocb_l *l,
          unsigned char *sum, const unsigned char *a, size_t len)
{
  unsigned char offset[16], x[16];
  uint64_t i;

  memset (sum, 0, 16);
  memset (offset, 0, 16);
  for (i = 1; len >= 16; i++, len -= 16, a += 16)
    {
      ocb_next_offset (l, offset, i);
      memcpy (x, a, 16);
      ref_xor (x, x, offset, 16);
      c->encrypt (c->ctx, x, x);
      ref_xor (sum, sum, x, 16);
    }
  if (len)
    {
      ref_xor (offset, offset, l->star, 16);
      memcpy (x, offset, 16);
      ref_xor (x, x, a, len);
      x[len] ^= 0x80;
      c->encrypt (c->ctx, x, x);
      ref_xor (sum, sum, x, 16);
    }
}

/* Section 4.2, "Nonce-dependent and per-encryption variables".  */
static void
ocb_first_offset (const struct ref_cipher *c, unsigned char *offset,
                  const unsigned char *n, size_t noncelen, size_t taglen)
{
  unsigned char nonce[16], stretch[24];
  int bottom, i, from;

  memset (nonce, 0, 16);
  nonce[0] = taglen * 8 % 128 << 1;
  nonce[15 - noncelen] |= 1;
  memcpy (nonce + 16 - noncelen, n, noncelen);
  bottom = nonce[15] & 63;
  nonce[15] &= ~63;
  c->encrypt (c->ctx, stretch, nonce);           /* Ktop */
  for (i = 0; i < 8; i++)
    stretch[16 + i] = stretch[i] ^ stretch[i + 1];

  memset (offset, 0, 16);
  for (i = 0; i < 128; i++)
    {
      from = i + bottom;
      if (stretch[from / 8] & 0x80 >> from % 8)
        offset[i / 8] |= 0x80 >> i % 8;
    }
}

void
ref_ocb (const struct ref_cipher *c,
         const unsigned char *nonce, size_t noncelen, size_t taglen,
         const unsigned char *aad, size_t aadlen,
         unsigned char *out, const unsigned char *in, size_t len,
         unsigned char *tag)
{
  struct ocb_l l;
  unsigned char offset[16], checksum[16], x[16];
  uint64_t i;

  ocb_setup (c, &l);
  ocb_first_offset (c, offset, nonce, noncelen, taglen);

  memset (checksum, 0, 16);
  for (i = 1; len >= 16; i++, len -= 16, in += 16, out += 16)
    {
      ocb_next_offset (&l, offset, i);
      ref_xor (checksum, checksum, in, 16);
      memcpy (x, in, 16);
      ref_xor (x, x, offset, 16);
      c->encrypt (c->ctx, x, x);
      ref_xor (x, x, offset, 16);
      memcpy (out, x, 16);
    }
  if (len)
    {
      ref_xor (offset, offset, l.star, 16);
      c->encrypt (c->ctx, x, offset);            /* Pad */
      ref_xor (checksum, checksum, in, len);
      checksum[len] ^= 0x80;
      ref_xor (x, x, in, len);
      memcpy (out, x, len);
    }

  memcpy (x, checksum, 16);
  ref_xor (x, x, offset, 16);
  ref_xor (x, x, l.dollar, 16);
  c->encrypt (c->ctx, tag, x);
  ocb_hash (c, &l, x, aad, aadlen);
  ref_xor (tag, tag, x, 16);
}


/* SIV, RFC 5297.  */

void
ref_siv (const struct ref_cipher *c1, const struct ref_cipher *c2,
         const struct ref_string *ad, size_t n,
         unsigned char *out, const unsigned char *in, size_t len,
         unsigned char *tag)
{
  unsigned char d[16], x[16], *t;
  size_t i;

  /* Section 2.4: S2V.  */
  memset (d, 0, 16);
  ref_cmac (c1, d, d, 16);
  for (i = 0; i < n; i++)
    {
      doubled (d);
      ref_cmac (c1, x, ad[i].data, ad[i].len);
      ref_xor (d, d, x, 16);
    }
  if (len >= 16)
    {
      t = malloc (len);
      if (!t)
        abort ();
      memcpy (t, in, len);
      ref_xor (t + len - 16, t + len - 16, d, 16);
      ref_cmac (c1, tag, t, len);
      free (t);
    }
  else
    {
      doubled (d);
      ref_xor (d, d, in, len);
      d[len] ^= 0x80;
      ref_cmac (c1, tag, d, 16);
    }

  /* Section 2.5: the counter is V with bits 31 and 63 cleared.  */
  memcpy (x, tag, 16);
  x[8] &= 0x7f;
  x[12] &= 0x7f;
  ref_ctr (c2, x, out, in, len);
}
