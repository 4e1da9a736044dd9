/* t-secmem.c - ARIA handles in secure memory of 32 KiB
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

#include "handle-modes.h"
#include "testlib.h"

/* The secure memory that programs ask for: gpg and gpgsm 32 KiB.  */
#define POOLSIZE 32768

/* What must fit in it, beside what libgcrypt itself keeps there.  */
#define N_CBC 5
#define N_XTS 2

#define MAX_HANDLES 100
#define LEN 512

static unsigned char key[HM_MAXKEY], iv[HM_MAXIV], plain[LEN];


static const struct hmode *
find_mode (const char *name)
{
  int i;

  for (i = 0; i < n_hmodes; i++)
    if (!strcmp (hmodes[i].name, name))
      return &hmodes[i];
  tap_bail ("there is no mode %s", name);
}


/* Encrypt and decrypt on HD.  Return true if the ciphertext is EXPECTED (from
   a handle in ordinary memory) and the plaintext comes back.  */
static int
works (gcry_cipher_hd_t hd, const struct hmode *m, size_t keylen,
       const unsigned char *expected)
{
  unsigned char crypt[LEN], back[LEN];

  return (!gcry_cipher_setkey (hd, key, keylen * m->nkeys)
          && !hm_crypt (hd, m, 1, iv, plain, LEN, crypt, NULL)
          && !memcmp (crypt, expected, LEN)
          && !hm_crypt (hd, m, 0, iv, crypt, LEN, back, NULL)
          && !memcmp (back, plain, LEN));
}


/* Open secure handles of mode M for ALGO until the pool is full, LEAST of
   which must fit; all of them must work, then and after the refused one.  */
static void
test_pool (const struct hmode *m, int algo, int least)
{
  size_t keylen = gcry_cipher_get_algo_keylen (algo);
  gcry_cipher_hd_t hd[MAX_HANDLES], ordinary;
  unsigned char expected[LEN];
  gpg_err_code_t err = 0;
  int n = 0, i, secure = 1, good = 1;

  if (hm_open (&ordinary, m, algo, 0)
      || gcry_cipher_setkey (ordinary, key, keylen * m->nkeys)
      || hm_crypt (ordinary, m, 1, iv, plain, LEN, expected, NULL))
    tap_bail ("%s: an ordinary handle fails", m->name);
  tap_ok (!gcry_is_secure (ordinary), "%s, %s: an ordinary handle",
          gcry_cipher_algo_name (algo), m->name);
  gcry_cipher_close (ordinary);

  while (n < MAX_HANDLES && !(err = hm_open (&hd[n], m, algo,
                                             GCRY_CIPHER_SECURE)))
    {
      secure &= gcry_is_secure (hd[n]);
      good &= works (hd[n], m, keylen, expected);
      n++;
    }
  tap_ok (n >= least, "%s, %s: %d handles fit, %d are wanted",
          gcry_cipher_algo_name (algo), m->name, n, least);
  tap_ok (secure, "%s, %s: they are in secure memory",
          gcry_cipher_algo_name (algo), m->name);
  tap_ok (n < MAX_HANDLES && err == GPG_ERR_ENOMEM && !hd[n],
          "%s, %s: the next one is refused: %s",
          gcry_cipher_algo_name (algo), m->name, gpg_strerror (err));
  for (i = 0; i < n; i++)
    good &= works (hd[i], m, keylen, expected);
  tap_ok (good, "%s, %s: they work", gcry_cipher_algo_name (algo), m->name);

  /* What is closed can be had again.  */
  for (i = 0; i < n; i++)
    gcry_cipher_close (hd[i]);
  for (i = 0; i < n && !hm_open (&hd[i], m, algo, GCRY_CIPHER_SECURE); i++)
    ;
  tap_ok (i == n, "%s, %s: closed and opened again",
          gcry_cipher_algo_name (algo), m->name);
  while (i)
    gcry_cipher_close (hd[--i]);
}


int
main (void)
{
  gpg_error_t err;
  int i;

  gcry_check_version (NULL);
  /* Whether the pool can be locked in memory depends on the machine.  */
  gcry_control (GCRYCTL_DISABLE_SECMEM_WARN);
  err = gcry_control (GCRYCTL_INIT_SECMEM, POOLSIZE, 0);
  if (err)
    tap_bail ("no secure memory: %s", gpg_strerror (err));
  gcry_control (GCRYCTL_INITIALIZATION_FINISHED, 0);
  rnd_fill (key, sizeof key);
  rnd_fill (iv, sizeof iv);
  rnd_fill (plain, sizeof plain);

  for (i = 0; i < 3; i++)
    {
      test_pool (find_mode ("CBC"), hm_algos[i], N_CBC);
      test_pool (find_mode ("XTS"), hm_algos[i], N_XTS);
    }
  gcry_control (GCRYCTL_TERM_SECMEM);
  return tap_done ();
}
