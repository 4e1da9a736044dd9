/* t-aegis.c - AEGIS in libgcrypt against the reference
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

/* Every length, split at random, anywhere in memory, with forged tags.  With
   ARIA_TEST_DISABLE_HWF other kernels come to work: t-aegis-hwf.sh.  */

#include <string.h>

#include "aegis-help.h"
#include "arena.h"
#include "gcry-help.h"
#include "testlib.h"

#define MAXLEN 600

static unsigned char key[32], nonce[32], data[MAXLEN], text[MAXLEN];
static struct arena *in_arena, *out_arena, *data_arena;


/* The size of the next piece of what is left, LEFT: small and large ones,
   empty ones too.  */
static size_t
piece (size_t left)
{
  size_t n = rnd_below (8);

  if (n == 0)
    return 0;
  n = n < 5 ? rnd_below (40) : n < 7 ? rnd_below (200) : left;
  return n < left ? n : left;
}

/* Pass LEN bytes of associated data at P in pieces.  */
static gcry_error_t
authenticate (gcry_cipher_hd_t hd, const unsigned char *p, size_t len)
{
  gcry_error_t err = 0;
  size_t n;

  for (; len && !err; p += n, len -= n)
    {
      n = piece (len);
      err = gcry_cipher_authenticate (hd, p, n);
    }
  return err;
}

/* Encrypt or decrypt LEN bytes from IN to OUT in pieces.  */
static gcry_error_t
crypt (gcry_cipher_hd_t hd, int decrypts, unsigned char *out,
       const unsigned char *in, size_t len)
{
  gcry_error_t err = 0;
  size_t n;

  for (; len && !err; out += n, in += n, len -= n)
    {
      n = piece (len);
      err = (decrypts ? gcry_cipher_decrypt : gcry_cipher_encrypt)
              (hd, out, n, in == out ? NULL : in, in == out ? 0 : n);
    }
  return err;
}

/* One message with LEN bytes of text and ADLEN of data, TAGLEN of tag: return
   whether the library gives CIPHERTEXT and TAG, or back again, in pieces,
   where its buffers are put.  */
static int
check_once (gcry_cipher_hd_t hd, const struct aegis_ref *a, int decrypts,
            size_t adlen, size_t len, const unsigned char *ciphertext,
            const unsigned char *tag, size_t taglen)
{
  const unsigned char *from = decrypts ? ciphertext : text;
  const unsigned char *wanted = decrypts ? text : ciphertext;
  int in_place = rnd_below (2);
  unsigned char *ad, *in, *out, got[AEGIS_MAXTAG];
  gcry_error_t err;

  ad = arena_place (data_arena, adlen, rnd_below (N_PLACES));
  memcpy (ad, data, adlen);
  in = arena_place (in_arena, len, rnd_below (N_PLACES));
  memcpy (in, from, len);
  out = in_place ? in
        : arena_place (out_arena, len, rnd_below (N_PLACES));

  err = gcry_cipher_setiv (hd, nonce, a->noncelen);
  if (!err)
    err = authenticate (hd, ad, adlen);
  if (!err)
    err = crypt (hd, decrypts, out, in, len);
  if (!err)
    err = (decrypts ? gcry_cipher_checktag (hd, tag, taglen)
           : gcry_cipher_gettag (hd, got, taglen));
  if (err)
    {
      tap_note ("%s", gcry_strerror (err));
      return 0;
    }
  return (!memcmp (out, wanted, len)
          && (decrypts || !memcmp (got, tag, taglen))
          && (in_place || !memcmp (in, from, len))
          && arena_intact (in_arena, in, len)
          && (in_place || arena_intact (out_arena, out, len))
          && arena_intact (data_arena, ad, adlen)
          && !memcmp (ad, data, adlen));
}

/* Lengths 0 to MAXLEN of what is text (or data if OF_DATA), the other one a
   random length.  */
static void
check_lengths (const struct aegis_ref *a, size_t taglen, int of_data)
{
  gcry_cipher_hd_t hd;
  unsigned char ciphertext[MAXLEN], tag[AEGIS_MAXTAG];
  size_t len, textlen, adlen;
  int decrypts, good = 1;

  rnd_fill (key, sizeof key);
  hd = aegis_open (a, key, taglen);
  for (len = 0; len <= MAXLEN && good; len++)
    {
      textlen = of_data ? rnd_below (70) : len;
      adlen = of_data ? len : rnd_below (70);
      rnd_fill (nonce, sizeof nonce);
      aegis_ref_crypt (a, 0, key, nonce, data, adlen, ciphertext, text,
                       textlen, tag, taglen);
      for (decrypts = 0; decrypts < 2; decrypts++)
        if (!check_once (hd, a, decrypts, adlen, textlen, ciphertext, tag,
                         taglen))
          {
            tap_note ("%s of %zu bytes, %zu of data, is wrong",
                      decrypts ? "decryption" : "encryption", textlen, adlen);
            good = 0;
          }
    }
  gcry_cipher_close (hd);
  tap_ok (good, "%s, tag of %zu bytes: 0 to %d bytes of %s", a->name, taglen,
          MAXLEN, of_data ? "data" : "text");
}


/* Every bit of a tag changed, and tags of other lengths: each is refused, by
   a check after decryption and by verified decryption, which gives no
   plaintext.  */
static void
check_forgeries (const struct aegis_ref *a, size_t taglen)
{
  enum { LEN = 45, ADLEN = 21 };
  struct aegis_message m = { nonce, a->noncelen, data, ADLEN, NULL, LEN };
  unsigned char ciphertext[LEN], out[LEN], tag[AEGIS_MAXTAG + 1];
  static const unsigned char zeros[LEN];
  gcry_cipher_hd_t hd = aegis_open (a, key, taglen);
  size_t bit, n;
  int good = 1;

  aegis_ref_crypt (a, 0, key, nonce, data, ADLEN, ciphertext, text, LEN,
                   tag, taglen);
  tag[taglen] = 0;
  m.in = ciphertext;
  for (bit = 0; bit < 8 * taglen; bit++)
    {
      tag[bit / 8] ^= 1 << bit % 8;
      good &= (gcry_err_code (aegis_decrypt (hd, &m, out, tag, taglen))
               == GPG_ERR_CHECKSUM);
      memset (out, 0xcc, sizeof out);
      good &= (gcry_err_code (aegis_verified (hd, &m, out, tag, taglen))
               == GPG_ERR_CHECKSUM
               && !memcmp (out, zeros, LEN)
               /* The right tag isn't given away.  */
               && gcry_err_code (gcry_cipher_gettag (hd, out, LEN))
                  == GPG_ERR_INV_STATE
               && gcry_err_code (gcry_cipher_checktag (hd, tag, taglen))
                  == GPG_ERR_INV_STATE);
      tag[bit / 8] ^= 1 << bit % 8;
    }
  tap_ok (good, "%s, tag of %zu bytes: a change of any bit is refused",
          a->name, taglen);

  good = 1;
  for (n = 0; n <= taglen + 1; n++)
    if (n != taglen)
      good &= ((gcry_err_code (aegis_decrypt (hd, &m, out, tag, n))
                == GPG_ERR_CHECKSUM)
               && (gcry_err_code (aegis_verified (hd, &m, out, tag, n))
                   == GPG_ERR_INV_ARG));
  tap_ok (good, "%s, tag of %zu bytes: other lengths are refused",
          a->name, taglen);

  memset (out, 0, sizeof out);
  tap_ok (!aegis_verified (hd, &m, out, tag, taglen)
          && !memcmp (out, text, LEN)
          && !gcry_cipher_checktag (hd, tag, taglen),
          "%s, tag of %zu bytes: verified decryption of the right one",
          a->name, taglen);

  m.in = out;
  memcpy (out, ciphertext, LEN);
  tag[0] ^= 1;
  tap_ok (gcry_err_code (aegis_verified (hd, &m, out, tag, taglen))
          == GPG_ERR_CHECKSUM && !memcmp (out, zeros, LEN),
          "%s, tag of %zu bytes: ... and in place of a wrong one", a->name,
          taglen);

  /* Every bit of ciphertext, data and nonce.  */
  tag[0] ^= 1;
  good = 1;
  for (bit = 0; bit < 8 * (LEN + ADLEN + a->noncelen); bit++)
    {
      unsigned char *byte
        = (bit < 8 * LEN ? ciphertext + bit / 8
           : bit < 8 * (LEN + ADLEN) ? data + bit / 8 - LEN
           : nonce + bit / 8 - LEN - ADLEN);

      m.in = ciphertext;
      *byte ^= 1 << bit % 8;
      good &= (gcry_err_code (aegis_verified (hd, &m, out, tag, taglen))
               == GPG_ERR_CHECKSUM);
      *byte ^= 1 << bit % 8;
    }
  tap_ok (good, "%s, tag of %zu bytes: so is a change of any other bit",
          a->name, taglen);
  gcry_cipher_close (hd);
}


/* A reset keeps the key and the tag's length and forgets the message; setiv
   begins a new message at any time, setkey too.  */
static void
check_handle (const struct aegis_ref *a, size_t taglen)
{
  enum { LEN = 77, ADLEN = 40 };
  struct aegis_message m = { nonce, a->noncelen, data, ADLEN, text, LEN };
  gcry_cipher_hd_t hd = aegis_open (a, key, taglen);
  unsigned char ciphertext[LEN], out[LEN];
  unsigned char tag[AEGIS_MAXTAG], got[AEGIS_MAXTAG];
  size_t n = 0;
  int step;

  aegis_ref_crypt (a, 0, key, nonce, data, ADLEN, ciphertext, text, LEN,
                   tag, taglen);
  for (step = 0; step < 5; step++)
    {
      memset (got, 0, sizeof got);
      tap_ok (!aegis_encrypt (hd, &m, out, got, taglen)
              && !memcmp (out, ciphertext, LEN)
              && !memcmp (got, tag, taglen)
              && !gcry_cipher_checktag (hd, tag, taglen)
              && !gcry_cipher_info (hd, GCRYCTL_GET_TAGLEN, NULL, &n)
              && n == taglen,
              "%s, tag of %zu bytes: %s", a->name, taglen,
              step == 0 ? "a first message"
              : step == 1 ? "after a whole one"
              : step == 2 ? "after one that was given up"
              : step == 3 ? "after a reset" : "after a new key");
      if (step == 1)
        {
          aegis_begin (hd, &m);
          gcry_cipher_encrypt (hd, out, 5, text, 5);
        }
      else if (step == 2)
        {
          aegis_begin (hd, &m);
          gcry_cipher_decrypt (hd, out, 50, text, 50);
          if (gcry_cipher_reset (hd)
              || gcry_err_code (gcry_cipher_encrypt (hd, out, 5, text, 5))
                 != GPG_ERR_INV_STATE)
            tap_bail ("a reset leaves the message as it was");
        }
      else if (step == 3)
        {
          unsigned char other[32] = { 1 };

          must (gcry_cipher_setkey (hd, other, a->keylen), "setkey");
          must (gcry_cipher_setkey (hd, key, a->keylen), "setkey");
        }
    }
  gcry_cipher_close (hd);
}


int
main (void)
{
  size_t taglen;
  int i;

  gcry_start ();
  rnd_fill (key, sizeof key);
  rnd_fill (nonce, sizeof nonce);
  rnd_fill (data, sizeof data);
  rnd_fill (text, sizeof text);
  in_arena = arena_new (MAXLEN);
  out_arena = arena_new (MAXLEN);
  data_arena = arena_new (MAXLEN);

  for (i = 0; i < N_AEGIS; i++)
    for (taglen = 16; taglen <= aegis_ref[i].max_taglen; taglen += 16)
      {
        check_lengths (&aegis_ref[i], taglen, 0);
        check_lengths (&aegis_ref[i], taglen, 1);
        check_forgeries (&aegis_ref[i], taglen);
        check_handle (&aegis_ref[i], taglen);
      }
  return tap_done ();
}
