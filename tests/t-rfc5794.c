/* t-rfc5794.c - RFC 5794, appendix A: the reference and the library
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

#include <string.h>

#include "aria-ref.h"
#include "gcry-help.h"
#include "testlib.h"

static const char key_hex[] =
  "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
static const char plaintext_hex[] = "00112233445566778899aabbccddeeff";

/* A.1 to A.3; the key is the first KEYLEN bytes of key_hex.  */
static const struct
{
  size_t keylen;
  const char *ciphertext;
} vectors[] =
  {
    { 16, "d718fbd6ab644c739da95f3be6451778" },
    { 24, "26449c1805dbe7aa25a468ce263a9e79" },
    { 32, "f92bd7c79fb72e2f2b8f80c1972d24fc" }
  };

/* A.1, the values on the way: W0 ... W3, e1 ... e13, P1 ... P11.  */
static const char *const generators[4] =
  {
    "000102030405060708090a0b0c0d0e0f",
    "2afbea741e1746dd55c63ba1afcea0a5",
    "7c8578018bb127e02dfe4e78c288e33c",
    "6785b52b74da46bf181054082763ff6d"
  };

static const char *const round_keys[13] =
  {
    "d415a75c794b85c5e0d2a0b3cb793bf6",
    "369c65e4b11777ab713a3e1e6601b8f4",
    "0368d4f13d14497b6529ad7ac809e7d0",
    "c644552b549a263fb8d0b50906229eec",
    "5f9c434951f2d2ef342787b1a781794c",
    "afea2c0ce71db6de42a47461f4323c54",
    "324286db44ba4db6c44ac306f2a84b2c",
    "7f9fa93574d842b9101a58063771eb7b",
    "aab9c57731fcd213ad5677458fcfe6d4",
    "2f4423bb06465abada5694a19eb88459",
    "9f8772808f5d580d810ef8ddac13abeb",
    "8684946a155be77ef810744847e35fad",
    "0f0aa16daee61bd7dfee5a599970fb35"
  };

static const char *const round_values[11] =
  {
    "7fc7f12befd0a0791de87fa96b469f52",
    "ac8de17e49f7c5117618993162b189e9",
    "c3e8d59ec2e62d5249ca2741653cb7dd",
    "5d4aebb165e141ff759f669e1e85cc45",
    "7806e469f68874c5004b5f4a046bbcfa",
    "110f93c9a630cdd51f97d2202413345a",
    "e054428ef088fef97928241cd3be499e",
    "5734f38ea1ca3ddd102e71f95e1d5f97",
    "4903325be3e500cccd52fba4354a39ae",
    "cb8c508e2c4f87880639dc896d25ec9d",
    "e7e0d2457ed73d23d481424095afdca0"
  };

static void
unhex (unsigned char *buf, size_t len, const char *hex)
{
  if (hex_read (buf, len, hex) != len)
    tap_bail ("not %zu bytes: %s", len, hex);
}

/* True if the 16 bytes at GOT are those of HEX.  */
static int
same (const unsigned char *got, const char *hex)
{
  unsigned char want[16];

  unhex (want, sizeof want, hex);
  if (!memcmp (got, want, sizeof want))
    return 1;
  hex_note ("got ", got, sizeof want);
  hex_note ("want", want, sizeof want);
  return 0;
}


static void
check_reference (void)
{
  struct aria_ref k;
  unsigned char key[32], block[16], back[16];
  size_t i;
  int good;

  unhex (key, sizeof key, key_hex);
  for (i = 0; i < sizeof vectors / sizeof vectors[0]; i++)
    {
      aria_ref_setkey (&k, key, vectors[i].keylen);
      unhex (block, sizeof block, plaintext_hex);
      aria_ref_encrypt (&k, block, block);
      good = same (block, vectors[i].ciphertext);
      aria_ref_decrypt (&k, back, block);
      good &= same (back, plaintext_hex);
      tap_ok (good, "reference, %zu-bit key", vectors[i].keylen * 8);
    }
}

static void
check_values_on_the_way (void)
{
  struct aria_ref k;
  unsigned char key[16], p[16];
  int i, good;

  unhex (key, sizeof key, generators[0]);
  aria_ref_setkey (&k, key, sizeof key);

  for (good = 1, i = 0; i < 4; i++)
    good &= same (k.w[i], generators[i]);
  tap_ok (good, "reference, W0 to W3");

  for (good = 1, i = 0; i < 13; i++)
    good &= same (k.ek[i], round_keys[i]);
  tap_ok (good, "reference, round keys 1 to 13");

  unhex (p, sizeof p, plaintext_hex);
  for (good = 1, i = 0; i < 11; i++)
    {
      if (i % 2)
        aria_ref_fe (p, p, k.ek[i]);
      else
        aria_ref_fo (p, p, k.ek[i]);
      good &= same (p, round_values[i]);
    }
  tap_ok (good, "reference, round values 1 to 11");
}

/* What the RFC says of the layers in words.  */
static void
check_layers (void)
{
  unsigned char x[16], y[16], z[16];
  int i, good;

  for (good = 1, i = 0; i < 256; i++)
    good &= (aria_ref_sbox (2, aria_ref_sbox (0, i)) == i
             && aria_ref_sbox (3, aria_ref_sbox (1, i)) == i);
  tap_ok (good, "reference, SB3 and SB4 invert SB1 and SB2");

  for (good = 1, i = 0; i < 1000; i++)
    {
      rnd_fill (x, sizeof x);
      aria_ref_a (y, x);
      aria_ref_a (z, y);
      good &= !memcmp (x, z, sizeof x);
    }
  tap_ok (good, "reference, A is an involution");
}


static void
check_library (void)
{
  gcry_cipher_hd_t hd;
  gcry_error_t err;
  unsigned char key[32], block[16];
  size_t i;
  int good;

  unhex (key, sizeof key, key_hex);
  for (i = 0; i < sizeof vectors / sizeof vectors[0]; i++)
    {
      hd = open_cipher (aria_algo (vectors[i].keylen), GCRY_CIPHER_MODE_ECB, 0);
      must (gcry_cipher_setkey (hd, key, vectors[i].keylen), "setkey");

      unhex (block, sizeof block, plaintext_hex);
      err = gcry_cipher_encrypt (hd, block, sizeof block, NULL, 0);
      good = !err && same (block, vectors[i].ciphertext);
      tap_ok (good, "library, %zu-bit key, encryption", vectors[i].keylen * 8);

      unhex (block, sizeof block, vectors[i].ciphertext);
      err = gcry_cipher_decrypt (hd, block, sizeof block, NULL, 0);
      good = !err && same (block, plaintext_hex);
      tap_ok (good, "library, %zu-bit key, decryption", vectors[i].keylen * 8);
      gcry_cipher_close (hd);
    }
}

int
main (void)
{
  gcry_start ();
  check_reference ();
  check_values_on_the_way ();
  check_layers ();
  check_library ();
  return tap_done ();
}
