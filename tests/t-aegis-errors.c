/* t-aegis-errors.c - AEGIS: errors and what a handle refuses
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

#include "aegis-help.h"
#include "gcry-help.h"
#include "testlib.h"

static const unsigned char bytes[64] = { 1, 2, 3 };
static const unsigned char zeros[64];
static unsigned char out[64];


/* The modes that take an AEGIS cipher: one.  The ciphers that the mode takes:
   three.  */
static void
check_open (void)
{
  static const int modes[] = {
    GCRY_CIPHER_MODE_ECB, GCRY_CIPHER_MODE_CFB, GCRY_CIPHER_MODE_CBC,
    GCRY_CIPHER_MODE_STREAM, GCRY_CIPHER_MODE_OFB, GCRY_CIPHER_MODE_CTR,
    GCRY_CIPHER_MODE_AESWRAP, GCRY_CIPHER_MODE_CCM, GCRY_CIPHER_MODE_GCM,
    GCRY_CIPHER_MODE_POLY1305, GCRY_CIPHER_MODE_OCB, GCRY_CIPHER_MODE_CFB8,
    GCRY_CIPHER_MODE_XTS, GCRY_CIPHER_MODE_EAX, GCRY_CIPHER_MODE_SIV,
    GCRY_CIPHER_MODE_GCM_SIV
  };
  static const int others[] = {
    GCRY_CIPHER_AES128, GCRY_CIPHER_ARIA128, GCRY_CIPHER_CHACHA20
  };
  gcry_cipher_hd_t hd;
  size_t i, m;
  int good;

  for (i = 0; i < N_AEGIS; i++)
    {
      const struct aegis_ref *a = &aegis_ref[i];

      good = 1;
      for (m = 0; m < sizeof modes / sizeof modes[0]; m++)
        {
          hd = (void *)out;
          good &= (gcry_err_code (gcry_cipher_open (&hd, a->algo, modes[m],
                                                    0))
                   == GPG_ERR_INV_CIPHER_MODE && !hd);
        }
      tap_ok (good, "%s: no other mode takes it", a->name);
      tap_ok (gcry_cipher_map_name (a->name) == a->algo
              && !strcmp (gcry_cipher_algo_name (a->algo), a->name)
              && !gcry_cipher_test_algo (a->algo)
              && gcry_cipher_get_algo_keylen (a->algo) == a->keylen
              && gcry_cipher_get_algo_blklen (a->algo) == 1,
              "%s: name, test, key length, block length", a->name);
    }
  good = 1;
  for (i = 0; i < sizeof others / sizeof others[0]; i++)
    good &= (gcry_err_code (gcry_cipher_open (&hd, others[i],
                                              GCRY_CIPHER_MODE_AEGIS, 0))
             == GPG_ERR_INV_CIPHER_MODE);
  tap_ok (good, "the mode takes no other cipher");
  tap_ok (gcry_err_code (gcry_cipher_open (&hd, GCRY_CIPHER_AEGIS256 + 1,
                                           GCRY_CIPHER_MODE_AEGIS, 0))
          == GPG_ERR_CIPHER_ALGO
          && gcry_err_code (gcry_cipher_open (&hd, GCRY_CIPHER_AEGIS128 - 1,
                                              GCRY_CIPHER_MODE_AEGIS, 0))
             == GPG_ERR_CIPHER_ALGO,
          "the numbers beside theirs are no ciphers");
}


/* What may be done with a handle, in the order of a message.  */
enum step
{
  NONCE, DATA, ENC, DEC, SET_TAG, GET_TAG, CHECK_TAG, TAGLEN, N_STEPS
};

static const char *const step_names[N_STEPS] = {
  "setiv", "authenticate", "encrypt", "decrypt", "set_decryption_tag",
  "gettag", "checktag", "SET_TAGLEN"
};

/* Do STEP; a tag is checked with zeros, which is wrong.  */
static gpg_err_code_t
do_step (gcry_cipher_hd_t hd, const struct aegis_ref *a, enum step step)
{
  gcry_error_t err = 0;
  int taglen = 16;

  switch (step)
    {
    case NONCE:
      err = gcry_cipher_setiv (hd, bytes, a->noncelen);
      break;
    case DATA:
      err = gcry_cipher_authenticate (hd, bytes, 5);
      break;
    case ENC:
      err = gcry_cipher_encrypt (hd, out, 5, bytes, 5);
      break;
    case DEC:
      err = gcry_cipher_decrypt (hd, out, 5, bytes, 5);
      break;
    case SET_TAG:
      err = gcry_cipher_ctl (hd, GCRYCTL_SET_DECRYPTION_TAG, (void *)zeros,
                             16);
      break;
    case GET_TAG:
      err = gcry_cipher_gettag (hd, out, 16);
      break;
    case CHECK_TAG:
      err = gcry_cipher_checktag (hd, zeros, 16);
      break;
    default:
      err = gcry_cipher_ctl (hd, GCRYCTL_SET_TAGLEN, &taglen, sizeof taglen);
      break;
    }
  return gcry_err_code (err);
}

/* After FIRST (a list that ends with N_STEPS), what each step gives: S for
   GPG_ERR_INV_STATE, C for GPG_ERR_CHECKSUM and "." for success, in the order
   of enum step.  */
static const struct
{
  const char *what;
  enum step first[4];
  const char *gives;
} states[] = {
  { "a key", { N_STEPS }, ".SSSSSS." },
  { "a nonce", { NONCE, N_STEPS }, "......C." },
  { "data", { NONCE, DATA, N_STEPS }, "......C." },
  { "encryption", { NONCE, ENC, N_STEPS }, ".S.SS.C." },
  { "decryption", { NONCE, DEC, N_STEPS }, ".SS.S.C." },
  { "gettag", { NONCE, GET_TAG, N_STEPS }, ".SSSS.CS" },
  { "a tag to compare with", { NONCE, SET_TAG, N_STEPS }, "..SCSSSS" },
  { "a mismatch", { NONCE, SET_TAG, DEC, N_STEPS }, ".SSSSSS." }
};

static void
check_states (const struct aegis_ref *a)
{
  gcry_cipher_hd_t hd;
  size_t i, k;
  int step, good;

  for (i = 0; i < sizeof states / sizeof states[0]; i++)
    {
      good = 1;
      for (step = 0; step < N_STEPS; step++)
        {
          char wanted = states[i].gives[step];
          gpg_err_code_t code;

          hd = open_cipher (a->algo, GCRY_CIPHER_MODE_AEGIS, 0);
          must (gcry_cipher_setkey (hd, bytes, a->keylen), "setkey");
          for (k = 0; states[i].first[k] != N_STEPS; k++)
            do_step (hd, a, states[i].first[k]);
          code = do_step (hd, a, step);
          if (code != (wanted == 'S' ? GPG_ERR_INV_STATE
                       : wanted == 'C' ? GPG_ERR_CHECKSUM : 0))
            {
              tap_note ("%s: %s", step_names[step], gpg_strerror (code));
              good = 0;
            }
          gcry_cipher_close (hd);
        }
      tap_ok (good, "%s: what may follow %s", a->name, states[i].what);
    }
}


/* Lengths of keys, nonces and tags, and messages that are too long.  */
static void
check_sizes (const struct aegis_ref *a)
{
  gcry_cipher_hd_t hd = open_cipher (a->algo, GCRY_CIPHER_MODE_AEGIS, 0);
  /* Bits beyond 64 can't be told in the lengths: 2^61 bytes.  */
  unsigned long long too_long = 1ULL << 61;
  size_t n;
  int taglen, good;

  /* Before a key.  */
  tap_ok (gcry_err_code (gcry_cipher_setiv (hd, bytes, a->noncelen))
          == GPG_ERR_MISSING_KEY
          && gcry_err_code (gcry_cipher_encrypt (hd, out, 5, bytes, 5))
             == GPG_ERR_MISSING_KEY
          && gcry_err_code (gcry_cipher_decrypt (hd, out, 5, bytes, 5))
             == GPG_ERR_MISSING_KEY
          && gcry_err_code (gcry_cipher_authenticate (hd, bytes, 5))
             == GPG_ERR_INV_STATE
          && gcry_err_code (gcry_cipher_gettag (hd, out, 32))
             == GPG_ERR_INV_STATE
          && gcry_err_code (gcry_cipher_checktag (hd, bytes, 16))
             == GPG_ERR_INV_STATE,
          "%s: without a key", a->name);

  good = 1;
  for (n = 0; n <= sizeof bytes; n++)
    good &= (gcry_err_code (gcry_cipher_setkey (hd, bytes, n))
             == (n == a->keylen ? 0 : GPG_ERR_INV_KEYLEN));
  tap_ok (good, "%s: key lengths", a->name);
  must (gcry_cipher_setkey (hd, bytes, a->keylen), "setkey");

  good = 1;
  for (n = 0; n <= sizeof bytes; n++)
    good &= (gcry_err_code (gcry_cipher_setiv (hd, bytes, n))
             == (n == a->noncelen ? 0 : GPG_ERR_INV_LENGTH)
             && gcry_err_code (gcry_cipher_authenticate (hd, bytes, 1))
                == (n == a->noncelen ? 0 : GPG_ERR_INV_STATE));
  good &= (gcry_err_code (gcry_cipher_setiv (hd, NULL, a->noncelen))
           == GPG_ERR_INV_ARG);
  tap_ok (good, "%s: nonce lengths", a->name);

  good = 1;
  for (taglen = -1; taglen <= 64; taglen++)
    good &= (gcry_err_code (gcry_cipher_ctl (hd, GCRYCTL_SET_TAGLEN, &taglen,
                                             sizeof taglen))
             == (taglen == 16 || taglen == (int)a->max_taglen ? 0
                 : GPG_ERR_INV_LENGTH));
  tap_ok (good, "%s: tag lengths", a->name);
  taglen = 16;
  must (gcry_cipher_ctl (hd, GCRYCTL_SET_TAGLEN, &taglen, sizeof taglen),
        "GCRYCTL_SET_TAGLEN");

  must (gcry_cipher_setiv (hd, bytes, a->noncelen), "setiv");
  good = 1;
  for (n = 0; n < 16; n++)
    good &= (gcry_err_code (gcry_cipher_gettag (hd, out, n))
             == GPG_ERR_BUFFER_TOO_SHORT);
  memset (out, 0xcc, sizeof out);
  good &= !gcry_cipher_gettag (hd, out, sizeof out) && out[16] == 0xcc;
  tap_ok (good, "%s: room for a tag", a->name);

  must (gcry_cipher_setiv (hd, bytes, a->noncelen), "setiv");
  memset (out, 0xcc, sizeof out);
  tap_ok (gcry_err_code (gcry_cipher_decrypt (hd, out, 15, bytes, 16))
          == GPG_ERR_BUFFER_TOO_SHORT && out[0] == 0xcc && out[14] == 0xcc
          && gcry_err_code (gcry_cipher_encrypt (hd, out, 15, bytes, 16))
             == GPG_ERR_BUFFER_TOO_SHORT,
          "%s: room for output", a->name);

  if (sizeof (size_t) < sizeof too_long)
    tap_skip ("2^61 bytes can't be asked for here", "%s: 2^64 bits",
              a->name);
  else
    {
      must (gcry_cipher_setiv (hd, bytes, a->noncelen), "setiv");
      must (gcry_cipher_authenticate (hd, bytes, 1), "authenticate");
      good = (gcry_err_code (gcry_cipher_authenticate (hd, bytes,
                                                       too_long - 1))
              == GPG_ERR_INV_LENGTH);
      good &= (gcry_err_code (gcry_cipher_decrypt (hd, out, too_long, bytes,
                                                   too_long))
               == GPG_ERR_INV_LENGTH);
      tap_ok (good, "%s: 2^64 bits are too many", a->name);
    }

  tap_ok (gcry_err_code (gcry_cipher_ctl (hd, GCRYCTL_SET_DECRYPTION_TAG,
                                          NULL, 16)) == GPG_ERR_INV_ARG,
          "%s: no tag to compare with", a->name);
  gcry_cipher_close (hd);
}

/* The length of the tag can be set before the key.  */
static void
check_taglen_first (const struct aegis_ref *a)
{
  gcry_cipher_hd_t hd = open_cipher (a->algo, GCRY_CIPHER_MODE_AEGIS, 0);
  int taglen = a->max_taglen;
  size_t n = 0, before = 0;

  must (gcry_cipher_info (hd, GCRYCTL_GET_TAGLEN, NULL, &before), "info");
  must (gcry_cipher_ctl (hd, GCRYCTL_SET_TAGLEN, &taglen, sizeof taglen),
        "GCRYCTL_SET_TAGLEN");
  must (gcry_cipher_setkey (hd, bytes, a->keylen), "setkey");
  must (gcry_cipher_info (hd, GCRYCTL_GET_TAGLEN, NULL, &n), "info");
  tap_ok (before == 16 && n == a->max_taglen,
          "%s: the tag's length may be set before the key", a->name);
  gcry_cipher_close (hd);
}


int
main (void)
{
  int i;

  gcry_start ();
  check_open ();
  for (i = 0; i < N_AEGIS; i++)
    {
      check_states (&aegis_ref[i]);
      check_sizes (&aegis_ref[i]);
      check_taglen_first (&aegis_ref[i]);
    }
  return tap_done ();
}
