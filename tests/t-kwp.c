/* t-kwp.c - Key wrap with padding (RFC 5649) of short keys, 8 bytes above all
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


/* Some hosts wrap 8 bytes and refuse to unwrap them again; host/graft mends
   that.  Here every length up to 40 bytes goes both ways, with AES and ARIA;
   up to 8 bytes the wrapped form is also made after RFC 5649, section 4.1,
   from single blocks.  t-mends-control.sh runs this program on a library without
   the mend.  */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <gcrypt.h>

#include "gcry-help.h"
#include "testlib.h"

#define MAX_LEN 40

/* RFC 5649, section 3: the first half of the Alternative Initial Value.  */
static const unsigned char aiv[4] = { 0xA6, 0x59, 0x59, 0xA6 };

/* The length of LEN wrapped bytes: padded to 8, and 8 more.  */
static size_t
wrapped_len (size_t len)
{
  return (len + 7) / 8 * 8 + 8;
}

/* Open ALGO with MODE and FLAGS and set KEY.  */
static gcry_cipher_hd_t
open_keyed (int algo, int mode, unsigned int flags, const unsigned char *key)
{
  gcry_cipher_hd_t hd = open_cipher (algo, mode, flags);

  must (gcry_cipher_setkey (hd, key, gcry_cipher_get_algo_keylen (algo)),
        "gcry_cipher_setkey");
  return hd;
}

static gcry_cipher_hd_t
open_kwp (int algo, const unsigned char *key)
{
  return open_keyed (algo, GCRY_CIPHER_MODE_AESWRAP, GCRY_CIPHER_EXTENDED,
                     key);
}

/* Wrap the LEN bytes at PLAIN, 1 to 8, into the 16 bytes at OUT as the RFC
   says; MLI is the length that is put into the message.  */
static void
wrap_block (int algo, const unsigned char *key, unsigned char *out,
            const unsigned char *plain, size_t len, unsigned char mli)
{
  gcry_cipher_hd_t hd = open_keyed (algo, GCRY_CIPHER_MODE_ECB, 0, key);

  memset (out, 0, 16);
  memcpy (out, aiv, 4);
  out[7] = mli;
  memcpy (out + 8, plain, len);
  must (gcry_cipher_encrypt (hd, out, 16, NULL, 0), "gcry_cipher_encrypt");
  gcry_cipher_close (hd);
}

/* Unwrap the N bytes at WRAPPED.  Return the host's error; if there is none
   also whether they are the LEN bytes at PLAIN, in *R_SAME.  */
static gcry_error_t
unwrap (gcry_cipher_hd_t hd, const unsigned char *wrapped, size_t n,
        const unsigned char *plain, size_t len, int *r_same)
{
  unsigned char out[MAX_LEN + 8];
  unsigned char found[4];
  size_t nfound = sizeof found;
  gcry_error_t err;

  memset (out, 0xff, sizeof out);
  err = gcry_cipher_decrypt (hd, out, n - 8, wrapped, n);
  if (!err)
    err = gcry_cipher_info (hd, GCRYCTL_GET_KEYLEN, found, &nfound);
  *r_same = (!err && found[0] == 0 && found[1] == 0 && found[2] == 0
             && found[3] == len && !memcmp (out, plain, len));
  return err;
}

static void
check_algo (int algo, int mended)
{
  const char *name = gcry_cipher_algo_name (algo);
  unsigned char key[32], plain[MAX_LEN], wrapped[MAX_LEN + 16], block[16];
  gcry_cipher_hd_t hd;
  gcry_error_t err;
  size_t len, n;
  int same;

  rnd_fill (key, sizeof key);
  rnd_fill (plain, sizeof plain);
  hd = open_kwp (algo, key);

  for (len = 1; len <= MAX_LEN; len++)
    {
      n = wrapped_len (len);
      err = gcry_cipher_encrypt (hd, wrapped, n, plain, len);
      tap_ok (!err, "%s: %zu bytes are wrapped", name, len);
      if (err)
        continue;
      if (len <= 8)
        {
          wrap_block (algo, key, block, plain, len, len);
          tap_ok (!memcmp (wrapped, block, 16),
                  "%s: %zu bytes are wrapped as RFC 5649 says", name, len);
        }
      if (len == 8 && !mended)
        {
          tap_skip ("built --without-host-fixes", "%s: 8 bytes are unwrapped",
                    name);
          continue;
        }
      err = unwrap (hd, wrapped, n, plain, len, &same);
      tap_ok (!err && same, "%s: %zu bytes are unwrapped", name, len);
    }

  /* What must be refused, RFC 5649, section 3.  */
  wrap_block (algo, key, block, plain, 8, 9);
  err = unwrap (hd, block, 16, plain, 9, &same);
  tap_ok (gpg_err_code (err) == GPG_ERR_CHECKSUM,
          "%s: one block that claims 9 bytes is refused", name);
  wrap_block (algo, key, block, (const unsigned char *)"1234567X", 8, 7);
  err = unwrap (hd, block, 16, plain, 7, &same);
  tap_ok (gpg_err_code (err) == GPG_ERR_CHECKSUM,
          "%s: padding that isn't zero is refused", name);
  wrap_block (algo, key, block, plain, 8, 8);
  block[rnd_below (16)] ^= 1 << rnd_below (8);
  err = unwrap (hd, block, 16, plain, 8, &same);
  tap_ok (gpg_err_code (err) == GPG_ERR_CHECKSUM,
          "%s: a changed bit is noticed", name);

  gcry_cipher_close (hd);
}

/* The two examples of RFC 5649, section 6.  */
static void
check_rfc (void)
{
  static const struct
  {
    const char *plain, *wrapped;
  } examples[] = {
    { "c37b7e6492584340 bed1220780894115 5068f738",
      "138bdeaa9b8fa7fc 61f97742e72248ee 5ae6ae5360d1ae6a 5f54f373fa543b6a" },
    { "466f7250617369",
      "afbeb0f07dfbf541 9200f2ccb50bb24f" }
  };
  unsigned char key[24], plain[MAX_LEN], wanted[MAX_LEN], out[MAX_LEN];
  gcry_cipher_hd_t hd;
  size_t i, len, n;
  int same;

  hex_read (key, sizeof key,
            "5840df6e29b02af1 ab493b705bf16ea1 ae8338f4dcc176a8");
  hd = open_kwp (GCRY_CIPHER_AES192, key);
  for (i = 0; i < sizeof examples / sizeof *examples; i++)
    {
      len = hex_read (plain, sizeof plain, examples[i].plain);
      n = hex_read (wanted, sizeof wanted, examples[i].wrapped);
      tap_ok (!gcry_cipher_encrypt (hd, out, n, plain, len)
              && !memcmp (out, wanted, n),
              "RFC 5649, section 6: the %zu bytes are wrapped", len);
      tap_ok (!unwrap (hd, wanted, n, plain, len, &same) && same,
              "RFC 5649, section 6: the %zu bytes are unwrapped", len);
    }
  gcry_cipher_close (hd);
}

int
main (void)
{
  int mended = host_is_mended ();

  gcry_start ();
  check_rfc ();
  check_algo (GCRY_CIPHER_AES128, mended);
  if (!gcry_cipher_test_algo (GCRY_CIPHER_ARIA128))
    {
      check_algo (GCRY_CIPHER_ARIA128, mended);
      check_algo (GCRY_CIPHER_ARIA256, mended);
    }
  else
    tap_ok (0, "the library has ARIA");
  return tap_done ();
}
