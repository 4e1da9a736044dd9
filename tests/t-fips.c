/* t-fips.c - ARIA is refused in FIPS mode, as other ciphers are
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
#include <unistd.h>

#include <gcrypt.h>

#include "testlib.h"

/* libgcrypt looks at it before anything else is done.  */
#define FORCE_FIPS "LIBGCRYPT_FORCE_FIPS_MODE"

static const struct
{
  int aria;
  int like;                     /* Another cipher that isn't approved.  */
} ciphers[] = {
  { GCRY_CIPHER_ARIA128, GCRY_CIPHER_CAMELLIA128 },
  { GCRY_CIPHER_ARIA192, GCRY_CIPHER_CAMELLIA192 },
  { GCRY_CIPHER_ARIA256, GCRY_CIPHER_CAMELLIA256 }
};

static const int modes[] = {
  GCRY_CIPHER_MODE_ECB, GCRY_CIPHER_MODE_CBC, GCRY_CIPHER_MODE_CTR,
  GCRY_CIPHER_MODE_CCM, GCRY_CIPHER_MODE_GCM, GCRY_CIPHER_MODE_OCB,
  GCRY_CIPHER_MODE_XTS, GCRY_CIPHER_MODE_AESWRAP
};

#define N_MODES (sizeof modes / sizeof modes[0])

static const int aegis[] = {
  GCRY_CIPHER_AEGIS128, GCRY_CIPHER_AEGIS128L, GCRY_CIPHER_AEGIS256
};

static const struct
{
  int aria;
  int like;
} macs[] = {
  { GCRY_MAC_CMAC_ARIA, GCRY_MAC_CMAC_CAMELLIA },
  { GCRY_MAC_GMAC_ARIA, GCRY_MAC_GMAC_CAMELLIA },
  { GCRY_MAC_POLY1305_ARIA, GCRY_MAC_POLY1305_CAMELLIA }
};


/* FIPS 197, appendix C.1.  */
static int
aes_works (void)
{
  unsigned char key[16], text[16], expected[16];
  gcry_cipher_hd_t hd;
  int good;

  hex_read (key, 16, "000102030405060708090a0b0c0d0e0f");
  hex_read (text, 16, "00112233445566778899aabbccddeeff");
  hex_read (expected, 16, "69c4e0d86a7b0430d8cdb78070b4c55a");
  if (gcry_cipher_open (&hd, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_ECB, 0))
    return 0;
  good = (!gcry_cipher_setkey (hd, key, 16)
          && !gcry_cipher_encrypt (hd, text, 16, NULL, 0)
          && !memcmp (text, expected, 16));
  gcry_cipher_close (hd);
  return good;
}


/* FIPS 180-4's example, SHA-256 of "abc".  */
static int
sha256_works (void)
{
  unsigned char digest[32], expected[32];

  hex_read (expected, 32, "ba7816bf8f01cfea414140de5dae2223"
            "b00361a396177a9cb410ff61f20015ad");
  gcry_md_hash_buffer (GCRY_MD_SHA256, digest, "abc", 3);
  return !memcmp (digest, expected, 32);
}


int
main (int argc, char **argv)
{
  unsigned char nonce[2][16];
  gcry_cipher_hd_t hd, other;
  gcry_mac_hd_t mac;
  gpg_err_code_t code, like;
  size_t i, m;

  (void)argc;
  if (!getenv (FORCE_FIPS))
    {
      if (setenv (FORCE_FIPS, "1", 1))
        tap_bail ("can't set " FORCE_FIPS);
      execv ("/proc/self/exe", argv);
      tap_bail ("can't run myself again");
    }

  gcry_check_version (NULL);
  gcry_control (GCRYCTL_DISABLE_SECMEM_WARN);
  gcry_control (GCRYCTL_INITIALIZATION_FINISHED, 0);
  if (!tap_ok (gcry_fips_mode_active (), "FIPS mode is on"))
    return tap_done ();
  tap_ok (gcry_control (GCRYCTL_OPERATIONAL_P, 0),
          "the library is operational");

  for (i = 0; i < 3; i++)
    {
      const char *name = gcry_cipher_algo_name (ciphers[i].aria);
      int good = 1;

      code = gpg_err_code (gcry_cipher_test_algo (ciphers[i].aria));
      like = gpg_err_code (gcry_cipher_test_algo (ciphers[i].like));
      tap_ok (code == GPG_ERR_CIPHER_ALGO && code == like, "%s: %s", name,
              gpg_strerror (code));
      for (m = 0; m < N_MODES; m++)
        {
          hd = other = (void *)nonce;
          code = gpg_err_code (gcry_cipher_open (&hd, ciphers[i].aria,
                                                 modes[m], 0));
          like = gpg_err_code (gcry_cipher_open (&other, ciphers[i].like,
                                                 modes[m], 0));
          if (code != GPG_ERR_CIPHER_ALGO || code != like || hd || other)
            {
              tap_note ("mode %d: %s; %s: %s", modes[m], gpg_strerror (code),
                        gcry_cipher_algo_name (ciphers[i].like),
                        gpg_strerror (like));
              good = 0;
            }
        }
      tap_ok (good, "%s can't be opened in any mode", name);
    }

  for (i = 0; i < sizeof aegis / sizeof aegis[0]; i++)
    {
      hd = (void *)nonce;
      code = gpg_err_code (gcry_cipher_open (&hd, aegis[i],
                                             GCRY_CIPHER_MODE_AEGIS, 0));
      tap_ok (code == GPG_ERR_CIPHER_ALGO && !hd
              && gpg_err_code (gcry_cipher_test_algo (aegis[i])) == code,
              "%s can't be opened: %s", gcry_cipher_algo_name (aegis[i]),
              gpg_strerror (code));
    }

  for (i = 0; i < 3; i++)
    {
      const char *name = gcry_mac_algo_name (macs[i].aria);

      code = gpg_err_code (gcry_mac_test_algo (macs[i].aria));
      like = gpg_err_code (gcry_mac_test_algo (macs[i].like));
      tap_ok (code == GPG_ERR_MAC_ALGO && code == like, "%s: %s", name,
              gpg_strerror (code));
      code = gpg_err_code (gcry_mac_open (&mac, macs[i].aria, 0, NULL));
      like = gpg_err_code (gcry_mac_open (&mac, macs[i].like, 0, NULL));
      tap_ok (code == GPG_ERR_MAC_ALGO && code == like,
              "%s can't be opened: %s", name, gpg_strerror (code));
    }

  tap_ok (aes_works (), "AES works");
  tap_ok (sha256_works (), "SHA-256 works");
  gcry_create_nonce (nonce[0], sizeof nonce[0]);
  gcry_randomize (nonce[1], sizeof nonce[1], GCRY_STRONG_RANDOM);
  tap_ok (!!memcmp (nonce[0], nonce[1], sizeof nonce[0]),
          "random numbers are there");
  tap_ok (gcry_control (GCRYCTL_OPERATIONAL_P, 0),
          "the library is still operational");
  return tap_done ();
}
