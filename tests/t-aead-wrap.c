/* t-aead-wrap.c - The counters of the AEAD modes, where they wrap or carry
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

/* The counter of these modes comes out of a hash.  The messages here are
   solved backwards so that it starts where it is wanted.  */

#include <stdlib.h>
#include <string.h>

#include "aria-ref.h"
#include "gcry-help.h"
#include "ref-modes.h"
#include "testlib.h"

#define MAX_BLOCKS 200           /* more than three times the widest kernel */
#define LONG_BLOCKS (65536 + 10)     /* past a carry into the third byte */

static unsigned char in[16 * LONG_BLOCKS];
static unsigned char want[16 * LONG_BLOCKS], want_tag[16];
static unsigned char out[16 * LONG_BLOCKS];

/* What the library is told besides the data.  */
struct job
{
  gcry_cipher_hd_t hd;
  int mode;
  unsigned char nonce[16];
  size_t noncelen;
  int one_call;                  /* SIV, GCM-SIV */
};

static gcry_error_t
start (const struct job *j, size_t len)
{
  uint64_t lengths[3] = { len, 0, 16 };
  gcry_error_t err;

  err = gcry_cipher_reset (j->hd);
  if (!err && j->noncelen)
    err = gcry_cipher_setiv (j->hd, j->nonce, j->noncelen);
  if (!err && j->mode == GCRY_CIPHER_MODE_CCM)
    err = gcry_cipher_ctl (j->hd, GCRYCTL_SET_CCM_LENGTHS, lengths,
                           sizeof lengths);
  return err;
}

/* True if the library makes WANT and WANT_TAG from the LEN bytes at IN, in
   one call and, where that is allowed, in three, and IN from them.  */
static int
check_library (const struct job *j, size_t len)
{
  unsigned char tag[16];
  size_t cut1, cut2;
  gcry_error_t err;

  /* One call.  */
  err = start (j, len);
  if (!err)
    err = gcry_cipher_encrypt (j->hd, out, len, in, len);
  if (!err)
    err = gcry_cipher_gettag (j->hd, tag, 16);
  if (err || memcmp (out, want, len) || memcmp (tag, want_tag, 16))
    return 0;

  /* Back, in place.  */
  err = start (j, len);
  if (!err && j->one_call)
    err = gcry_cipher_set_decryption_tag (j->hd, want_tag, 16);
  if (!err)
    err = gcry_cipher_decrypt (j->hd, out, len, NULL, 0);
  if (!err && !j->one_call)
    err = gcry_cipher_checktag (j->hd, want_tag, 16);
  if (err || memcmp (out, in, len))
    return 0;

  if (j->one_call)
    return 1;
  cut1 = rnd_below (len + 1);
  cut2 = cut1 + rnd_below (len - cut1 + 1);
  err = start (j, len);
  if (!err)
    err = gcry_cipher_encrypt (j->hd, out, cut1, in, cut1);
  if (!err)
    err = gcry_cipher_encrypt (j->hd, out + cut1, cut2 - cut1,
                               in + cut1, cut2 - cut1);
  if (!err)
    err = gcry_cipher_encrypt (j->hd, out + cut2, len - cut2,
                               in + cut2, len - cut2);
  if (!err)
    err = gcry_cipher_gettag (j->hd, tag, 16);
  return !(err || memcmp (out, want, len) || memcmp (tag, want_tag, 16));
}

static void
open_job (struct job *j, int mode, const unsigned char *key, size_t keylen,
          int keys, int one_call)
{
  j->hd = open_cipher (aria_algo (keylen), mode, 0);
  must (gcry_cipher_setkey (j->hd, key, keys * keylen), "setkey");
  j->mode = mode;
  j->noncelen = 0;
  j->one_call = one_call;
}

/* The inverse of X under the product MUL of a field of 2^128 elements:
   x^(2^128 - 2), the product of x^2, x^4, ..., x^(2^127).  (Under that of
   POLYVAL it is what takes a factor X back.)  */
static void
inverse (void (*mul) (unsigned char *, const unsigned char *,
                      const unsigned char *),
         unsigned char *y, const unsigned char *x)
{
  unsigned char square[16];
  int i;

  mul (square, x, x);
  memcpy (y, square, 16);
  for (i = 2; i <= 127; i++)
    {
      mul (square, square, square);
      mul (y, y, square);
    }
}

/* Where a counter of N blocks is to wrap: before the first block, at the
   end, where a kernel hands over to another.  */
#define N_CUTS 7

static int
cut (int i, int n)
{
  switch (i)
    {
    case 0:  return 0;
    case 1:  return 1;
    case 2:  return n / 2;
    case 3:  return n - 1;
    case 4:  return n / 16 * 16;
    case 5:  return n / 32 * 32;
    default: return n / 64 * 64;
    }
}

/* Count and tell a message of N blocks that is not GOOD; its counter carries
   into bit BIT before block D.  */
static void
told (int good, int *wrong, int bit, int n, int d)
{
  if (!good && (*wrong)++ < 3)
    tap_note ("%d blocks, 2^%d before number %d: wrong", n, bit, d);
}


/* GCM: the counter starts at J0 + 1.  For a nonce of 16 bytes J0 is
   ((nonce * H) ^ lengths) * H, lengths is 128 in the last 8 bytes.  */
static void
gcm_solve_nonce (const unsigned char *h, const unsigned char *hinv,
                 const unsigned char *j0, unsigned char *nonce)
{
  unsigned char lengths[16] = { 0 }, check[16];

  lengths[15] = 128;
  ref_gcm_mul (nonce, j0, hinv);
  ref_xor (nonce, nonce, lengths, 16);
  ref_gcm_mul (nonce, nonce, hinv);

  ref_gcm_mul (check, nonce, h);
  ref_xor (check, check, lengths, 16);
  ref_gcm_mul (check, check, h);
  if (memcmp (check, j0, 16))
    tap_bail ("GCM's nonce was not solved");
}

static void
check_gcm (size_t keylen)
{
  unsigned char key[32], h[16], hinv[16], j0[16];
  struct aria_ref k;
  struct ref_cipher c = { aria_ref_encrypt, &k };
  struct job j;
  size_t len;
  int n, i, d, wrong = 0;

  rnd_fill (key, sizeof key);
  aria_ref_setkey (&k, key, keylen);
  open_job (&j, GCRY_CIPHER_MODE_GCM, key, keylen, 1, 0);
  j.noncelen = 16;
  memset (h, 0, 16);
  aria_ref_encrypt (&k, h, h);
  inverse (ref_gcm_mul, hinv, h);

  for (n = 1; n <= MAX_BLOCKS; n++)
    for (i = 0; i < N_CUTS; i++)
      {
        /* Block D has the counter 0.  */
        d = cut (i, n);
        rnd_fill (j0, 12);
        ref_put_be (j0 + 12, 4, (uint32_t)-1 - d);
        gcm_solve_nonce (h, hinv, j0, j.nonce);
        len = 16 * n + rnd_below (16);
        rnd_fill (in, len);
        ref_gcm (&c, j.nonce, 16, NULL, 0, want, in, len, want_tag);
        told (check_library (&j, len), &wrong, 32, n, d);
      }
  tap_ok (!wrong, "GCM-%zu, 32-bit counter wraps", keylen * 8);
  gcry_cipher_close (j.hd);
}


/* GCM-SIV: the counter starts at the tag, its first 4 bytes count.  The last
   block is solved: tag = E (POLYVAL ^ nonce), the top bit cleared.  */
static void
gcm_siv_solve (const struct aria_ref *k, const unsigned char *auth_key,
               const unsigned char *hinv, const unsigned char *nonce,
               int n, const unsigned char *tag)
{
  unsigned char acc[16] = { 0 }, s[16], lengths[16] = { 0 };
  unsigned char *last = in + 16 * (n - 1);
  int i;

  for (i = 0; i < n - 1; i++)
    {
      ref_xor (acc, acc, in + 16 * i, 16);
      ref_polyval_dot (acc, acc, auth_key);
    }

  /* s = dot (dot (acc ^ last, H) ^ lengths, H).  */
  lengths[8] = n * 128 & 0xff;
  lengths[9] = n * 128 >> 8;
  aria_ref_decrypt (k, s, tag);
  ref_xor (s, s, nonce, 12);
  ref_polyval_dot (last, s, hinv);
  ref_xor (last, last, lengths, 16);
  ref_polyval_dot (last, last, hinv);
  ref_xor (last, last, acc, 16);
}

static void
check_gcm_siv (size_t keylen)
{
  unsigned char key[32], auth_key[16], enc_key[32], hinv[16];
  unsigned char tag[16], x[16];
  struct aria_ref k;
  struct ref_cipher c = { aria_ref_encrypt, &k };
  struct job j;
  int n, i, d, byte, wrong = 0;

  rnd_fill (key, sizeof key);
  open_job (&j, GCRY_CIPHER_MODE_GCM_SIV, key, keylen, 1, 1);
  j.noncelen = 12;
  rnd_fill (j.nonce, 12);
  aria_ref_setkey (&k, key, keylen);
  ref_gcm_siv_derive (&c, j.nonce, keylen, auth_key, enc_key);
  aria_ref_setkey (&k, enc_key, keylen);
  inverse (ref_polyval_dot, hinv, auth_key);

  for (n = 1; n <= MAX_BLOCKS; n++)
    for (i = 0; i < N_CUTS; i++)
      {
        /* Block D has the counter 0; only a tag that comes from a block with
           its top bit clear is a tag.  */
        d = cut (i, n);
        do
          {
            rnd_fill (tag, 16);
            for (byte = 0; byte < 4; byte++)
              tag[byte] = (uint32_t)-d >> 8 * byte & 0xff;
            aria_ref_decrypt (&k, x, tag);
          }
        while (x[15] & 0x80);
        rnd_fill (in, 16 * n);
        gcm_siv_solve (&k, auth_key, hinv, j.nonce, n, tag);
        ref_gcm_siv (&c, auth_key, j.nonce, NULL, 0, want, in, 16 * n,
                     want_tag);
        if (memcmp (tag, want_tag, 16))
          tap_bail ("GCM-SIV's message was not solved");
        told (check_library (&j, 16 * n), &wrong, 32, n, d);
      }
  tap_ok (!wrong, "GCM-SIV-%zu, 32-bit counter wraps", keylen * 8);
  gcry_cipher_close (j.hd);
}


/* EAX: the counter starts at OMAC0 (nonce); for a nonce of 16 bytes that is
   E (E (0) ^ nonce ^ K1).  It carries through all 128 bits.  */
static void
check_eax (size_t keylen)
{
  unsigned char key[32], counter[16], zero[16] = { 0 }, e0[16];
  unsigned char k1[16], k2[16];
  struct aria_ref k;
  struct ref_cipher c = { aria_ref_encrypt, &k };
  struct job j;
  int bit, n, away, wrong = 0;

  rnd_fill (key, sizeof key);
  aria_ref_setkey (&k, key, keylen);
  open_job (&j, GCRY_CIPHER_MODE_EAX, key, keylen, 1, 0);
  j.noncelen = 16;
  aria_ref_encrypt (&k, e0, zero);
  ref_cmac_subkeys (&c, k1, k2);

  for (bit = 8; bit <= 128; bit += 8)
    for (n = 1; n <= MAX_BLOCKS; n += 1 + rnd_below (8))
      {
        /* The carry into BIT is before block 1, ..., N.  */
        away = rnd_below (n);
        if (rnd_below (2))
          away = cut (rnd_below (N_CUTS), n);
        if (!away)
          away = n;
        rnd_fill (counter, 16);
        memset (counter + 16 - bit / 8, 0xff, bit / 8);
        counter[15] = 0x100 - away;
        aria_ref_decrypt (&k, j.nonce, counter);
        ref_xor (j.nonce, j.nonce, e0, 16);
        ref_xor (j.nonce, j.nonce, k1, 16);
        rnd_fill (in, 16 * n);
        ref_eax (&c, j.nonce, 16, NULL, 0, want, in, 16 * n, want_tag);
        ref_ctr (&c, counter, out, in, 16);
        if (memcmp (want, out, 16))
          tap_bail ("EAX's nonce was not solved");
        told (check_library (&j, 16 * n), &wrong, bit, n, away);
      }
  tap_ok (!wrong, "EAX-%zu, counter carries into 2^8, ..., 2^128",
          keylen * 8);
  gcry_cipher_close (j.hd);
}


/* SIV: the counter starts at the tag with bits 31 and 63 cleared.  The last
   block is solved: tag = E (chain ^ last ^ D ^ K1), D = CMAC (zero).  */
static void
check_siv (size_t keylen)
{
  static const int bits[] = { 8, 16, 24, 31 };
  unsigned char key[64], tag[16], zero[16] = { 0 }, d[16], k1[16], k2[16];
  unsigned char *last;
  struct aria_ref a1, a2;
  struct ref_cipher c1 = { aria_ref_encrypt, &a1 };
  struct ref_cipher c2 = { aria_ref_encrypt, &a2 };
  struct job j;
  uint32_t low;
  size_t i;
  int n, away, wrong = 0;

  rnd_fill (key, sizeof key);
  aria_ref_setkey (&a1, key, keylen);
  aria_ref_setkey (&a2, key + keylen, keylen);
  open_job (&j, GCRY_CIPHER_MODE_SIV, key, keylen, 2, 1);
  ref_cmac (&c1, d, zero, 16);
  ref_cmac_subkeys (&c1, k1, k2);

  for (i = 0; i < sizeof bits / sizeof bits[0]; i++)
    for (n = 1; n <= MAX_BLOCKS; n += 1 + rnd_below (4))
      {
        rnd_fill (tag, 16);
        away = 1 + rnd_below (n);
        low = rnd_u64 () << bits[i];
        ref_put_be (tag + 12, 4, low - away);
        rnd_fill (in, 16 * n);
        last = in + 16 * (n - 1);
        ref_cbc_mac (&c1, zero, want, in, 16 * (n - 1));
        aria_ref_decrypt (&a1, last, tag);
        ref_xor (last, last, want, 16);
        ref_xor (last, last, d, 16);
        ref_xor (last, last, k1, 16);
        ref_siv (&c1, &c2, NULL, 0, want, in, 16 * n, want_tag);
        if (memcmp (tag, want_tag, 16))
          tap_bail ("SIV's message was not solved");
        told (check_library (&j, 16 * n), &wrong, bits[i], n, away);
      }
  tap_ok (!wrong, "SIV-%zu, counter carries into 2^8, 2^16, 2^24, 2^31",
          keylen * 8);
  gcry_cipher_close (j.hd);
}


/* CCM: the counter starts at 1 and fills what the nonce leaves: 2 bytes with
   one of 13, 3 with one of 12.  */
static void
check_ccm (size_t keylen)
{
  static const struct
  {
    size_t noncelen;
    size_t len;
  } messages[] =
    {
      { 13, 16 * 254 }, { 13, 16 * 255 }, { 13, 16 * 256 },
      { 13, 16 * 257 }, { 13, 16 * 258 + 3 }, { 13, 16 * 512 + 1 },
      { 13, 16 * 4095 }, { 13, 0xffff }, { 12, 16 * 4096 },
      { 12, 16 * 65535 }, { 12, 16 * LONG_BLOCKS - 5 }
    };
  unsigned char key[32];
  struct aria_ref k;
  struct ref_cipher c = { aria_ref_encrypt, &k };
  struct job j;
  size_t i;
  int wrong = 0;

  rnd_fill (key, sizeof key);
  aria_ref_setkey (&k, key, keylen);
  open_job (&j, GCRY_CIPHER_MODE_CCM, key, keylen, 1, 0);
  rnd_fill (in, sizeof in);
  for (i = 0; i < sizeof messages / sizeof messages[0]; i++)
    {
      j.noncelen = messages[i].noncelen;
      rnd_fill (j.nonce, j.noncelen);
      ref_ccm (&c, j.nonce, j.noncelen, 16, NULL, 0, want, in,
               messages[i].len, want_tag);
      if (!check_library (&j, messages[i].len))
        {
          wrong++;
          tap_note ("nonce %zu, %zu bytes: wrong", j.noncelen,
                    messages[i].len);
        }
    }
  tap_ok (!wrong, "CCM-%zu, counter carries into 2^8 and 2^16", keylen * 8);
  gcry_cipher_close (j.hd);
}

int
main (void)
{
  size_t keylen;

  gcry_start ();
  for (keylen = 16; keylen <= 32; keylen += 8)
    {
      check_gcm (keylen);
      if (keylen != 24)                /* RFC 8452: 128 and 256 only */
        check_gcm_siv (keylen);
      check_eax (keylen);
      check_siv (keylen);
      check_ccm (keylen);
    }
  return tap_done ();
}
