/* t-ocb-long.c - OCB past the library's table of 16 values L
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

/* The library keeps L_0 to L_15; block 65,536 needs L_16, block 131,072
   needs L_17.  */

#include <stdlib.h>
#include <string.h>

#include "aria-ref.h"
#include "gcry-help.h"
#include "ref-modes.h"
#include "testlib.h"

#define TABLE 65536
#define LEN (16 * (2 * TABLE + 70) + 5)
#define AADLEN (16 * (2 * TABLE + 33) + 11)

static unsigned char in[LEN], want[LEN], out[LEN], aad[AADLEN];
static unsigned char want_tag[16];

/* A way to cut: the pieces of these numbers of blocks, then RANDOM ones of up
   to so many, then the rest.  */
struct cut
{
  const char *text;
  size_t blocks[8];
  size_t random;
};

static const struct cut cuts[] =
  {
    { "at once", { 0 }, 0 },
    { "cut in front of L_16 and behind it", { TABLE - 1, 1, 1, 1 }, 0 },
    { "cut around L_16", { TABLE - 2, 3, TABLE - 2, 1, 2 }, 0 },
    { "cut behind L_16", { TABLE, TABLE }, 0 },
    { "pieces that L_16 and L_17 fall into", { 65500, 200, 65400, 200 }, 0 },
    { "random pieces", { 0 }, 3000 }
  };

/* The next piece of what is LEFT, the number *I before.  */
static size_t
next_piece (const struct cut *c, int *i, size_t left)
{
  size_t n = left;

  if (*i < 8 && c->blocks[*i])
    n = 16 * c->blocks[(*i)++];
  else if (c->random)
    n = 16 * (1 + rnd_below (c->random));
  return n < left ? n : left;
}

static gcry_error_t
authenticate (gcry_cipher_hd_t hd, const struct cut *c)
{
  size_t left = AADLEN, n;
  int i = 0;
  gcry_error_t err = 0;

  for (; !err && left; left -= n)
    {
      n = next_piece (c, &i, left);
      err = gcry_cipher_authenticate (hd, aad + AADLEN - left, n);
    }
  return err;
}

/* Run OUT through the library, in place.  */
static gcry_error_t
process (gcry_cipher_hd_t hd, const struct cut *c, int encrypt)
{
  size_t left = LEN, n;
  unsigned char *p = out;
  int i = 0;
  gcry_error_t err = 0;

  for (; !err && left; left -= n, p += n)
    {
      n = next_piece (c, &i, left);
      if (n == left)
        err = gcry_cipher_final (hd);
      if (!err && encrypt)
        err = gcry_cipher_encrypt (hd, p, n, NULL, 0);
      else if (!err)
        err = gcry_cipher_decrypt (hd, p, n, NULL, 0);
    }
  return err;
}

static void
check_cut (gcry_cipher_hd_t hd, size_t keylen, const unsigned char *nonce,
           const struct cut *c)
{
  unsigned char tag[16];
  gcry_error_t err;
  int good;

  memcpy (out, in, LEN);
  err = gcry_cipher_setiv (hd, nonce, 12);
  if (!err)
    err = authenticate (hd, c);
  if (!err)
    err = process (hd, c, 1);
  if (!err)
    err = gcry_cipher_gettag (hd, tag, 16);
  good = !err && !memcmp (out, want, LEN) && !memcmp (tag, want_tag, 16);

  memcpy (out, want, LEN);
  err = gcry_cipher_setiv (hd, nonce, 12);
  if (!err)
    err = authenticate (hd, c);
  if (!err)
    err = process (hd, c, 0);
  if (!err)
    err = gcry_cipher_checktag (hd, want_tag, 16);
  good &= !err && !memcmp (out, in, LEN);
  tap_ok (good, "OCB-%zu, %s", keylen * 8, c->text);
}

int
main (void)
{
  unsigned char key[32], nonce[12];
  struct aria_ref k;
  struct ref_cipher c = { aria_ref_encrypt, &k };
  gcry_cipher_hd_t hd;
  size_t keylen, i;

  gcry_start ();
  rnd_fill (in, sizeof in);
  rnd_fill (aad, sizeof aad);
  for (keylen = 16; keylen <= 32; keylen += 8)
    {
      rnd_fill (key, sizeof key);
      rnd_fill (nonce, sizeof nonce);
      aria_ref_setkey (&k, key, keylen);
      ref_ocb (&c, nonce, 12, 16, aad, AADLEN, want, in, LEN, want_tag);

      hd = open_cipher (aria_algo (keylen), GCRY_CIPHER_MODE_OCB, 0);
      must (gcry_cipher_setkey (hd, key, keylen), "setkey");
      for (i = 0; i < sizeof cuts / sizeof cuts[0]; i++)
        check_cut (hd, keylen, nonce, &cuts[i]);
      gcry_cipher_close (hd);
    }
  return tap_done ();
}
