/* t-handles.c - Cipher handles: reset, new keys, both directions, side by side
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

#include "gcry-help.h"
#include "handle-modes.h"
#include "testlib.h"

/* Whatever was done on a handle before, a message must come out as on a
   handle that was just opened.  So each test here keeps one handle and
   compares it with fresh ones.  */

#define MAXLEN 1600             /* A hundred blocks: every bulk width.  */
#define N_ALTERNATE 40
#define N_SIDE_BY_SIDE 64

static const size_t keylens[3] = { 16, 24, 32 };

/* A message with everything that belongs to it.  */
struct message
{
  int algo;
  size_t keylen;                /* Of the cipher, not of the mode.  */
  unsigned char key[HM_MAXKEY];
  unsigned char iv[HM_MAXIV];
  size_t len;
  unsigned char plain[MAXLEN];
  unsigned char crypt[MAXLEN + HM_MAXGROW];
  unsigned char tag[HM_TAGLEN];
};

/* The mode that is being tested, and how many more differences are told.  */
static const struct hmode *mode;
static int n_notes;

#define MAX_NOTES 5


/* Open a handle in the mode.  */
static gcry_cipher_hd_t
xopen (int algo)
{
  return open_cipher (algo, mode->mode, mode->flags);
}


/* Give HD the key of MSG.  */
static gpg_err_code_t
set_key (gcry_cipher_hd_t hd, const struct message *msg)
{
  return gpg_err_code (gcry_cipher_setkey (hd, msg->key,
                                           msg->keylen * mode->nkeys));
}


/* Make a random message for ALGO with a key of KEYLEN bytes, which is KEY or,
   if that is NULL, a random one.  A fresh handle tells the ciphertext.  */
static void
make_message (struct message *msg, int algo, size_t keylen,
              const unsigned char *key)
{
  gcry_cipher_hd_t hd = xopen (algo);
  gpg_err_code_t err;

  msg->algo = algo;
  msg->keylen = keylen;
  if (key)
    memcpy (msg->key, key, sizeof msg->key);
  else
    rnd_fill (msg->key, sizeof msg->key);
  rnd_fill (msg->iv, sizeof msg->iv);
  msg->len = hm_length (mode, rnd_below (MAXLEN + 1));
  rnd_fill (msg->plain, msg->len);
  err = set_key (hd, msg);
  if (!err)
    err = hm_crypt (hd, mode, 1, msg->iv, msg->plain, msg->len, msg->crypt,
                    msg->tag);
  if (err)
    tap_bail ("%s: a fresh handle of cipher %d fails: %s", mode->name, algo,
              gpg_strerror (err));
  gcry_cipher_close (hd);
}


/* Process MSG in the one or other direction on HD, which has its key.
   Return true if that works and comes out as on the fresh handle.  */
static int
same (gcry_cipher_hd_t hd, const struct message *msg, int encrypt)
{
  unsigned char out[MAXLEN + HM_MAXGROW];
  unsigned char tag[HM_TAGLEN];
  gpg_err_code_t err;
  int good;

  memset (out, 0, sizeof out);
  memcpy (tag, msg->tag, sizeof tag);
  err = hm_crypt (hd, mode, encrypt, msg->iv,
                  encrypt ? msg->plain : msg->crypt, msg->len, out, tag);
  good = (!err
          && !memcmp (out, encrypt ? msg->crypt : msg->plain,
                      msg->len + (encrypt ? mode->grow : 0))
          && (!mode->aead || !memcmp (tag, msg->tag, sizeof tag)));
  if (!good && n_notes-- > 0)
    tap_note ("%s, cipher %d, key of %zu bytes, %s %zu bytes: %s", mode->name,
              msg->algo, msg->keylen, encrypt ? "encrypting" : "decrypting",
              msg->len, err ? gpg_strerror (err) : "wrong bytes");
  return good;
}


/* Set the IV of MSG.  */
static gpg_err_code_t
set_iv (gcry_cipher_hd_t hd, const struct message *msg)
{
  if (mode->mode == GCRY_CIPHER_MODE_CTR)
    return gpg_err_code (gcry_cipher_setctr (hd, msg->iv, mode->ivlen));
  return gpg_err_code (gcry_cipher_setiv (hd, msg->iv, mode->ivlen));
}


/* A reset after a message, and one in the middle of a message.  */
static int
test_reset (int algo, size_t keylen)
{
  struct message a, b;
  unsigned char part[21];
  gcry_cipher_hd_t hd = xopen (algo);
  int encrypt, good = 1;

  for (encrypt = 0; encrypt < 2; encrypt++)
    {
      make_message (&a, algo, keylen, NULL);
      make_message (&b, algo, keylen, a.key);
      good &= !set_key (hd, &a) && same (hd, &a, encrypt);
      good &= !gcry_cipher_reset (hd) && same (hd, &b, !encrypt);
      good &= !gcry_cipher_reset (hd) && same (hd, &b, encrypt);

      /* What is half done leaves no trace: an IV, leftover bytes.  */
      good &= !gcry_cipher_reset (hd) && (!mode->ivlen || !set_iv (hd, &a));
      if (mode->unit == 1 && !mode->least && !mode->aead)
        good &= !gcry_cipher_encrypt (hd, part, sizeof part, a.key,
                                      sizeof part);
      good &= !gcry_cipher_reset (hd) && same (hd, &b, encrypt);
    }
  gcry_cipher_close (hd);
  return good;
}


/* After a reset the IV is zero, as libgcrypt's manual says.  */
static int
test_reset_zeroes_iv (int algo, size_t keylen)
{
  static const unsigned char zero[HM_MAXIV];
  struct message a;
  unsigned char out1[48], out2[48];
  gcry_cipher_hd_t hd = xopen (algo);
  int good;

  make_message (&a, algo, keylen, NULL);
  rnd_fill (a.plain, sizeof out1);
  good = (!set_key (hd, &a)
          && !hm_crypt (hd, mode, 1, a.iv, a.plain, sizeof out1, out1, NULL)
          && !gcry_cipher_reset (hd)
          && !gcry_cipher_encrypt (hd, out1, sizeof out1, a.plain,
                                   sizeof out1)
          && !hm_crypt (hd, mode, 1, zero, a.plain, sizeof out2, out2, NULL)
          && !memcmp (out1, out2, sizeof out1));
  /* NULL stands for zero, too.  */
  good &= !(mode->mode == GCRY_CIPHER_MODE_CTR
            ? gcry_cipher_setctr (hd, NULL, 0)
            : gcry_cipher_setiv (hd, NULL, 0))
          && !gcry_cipher_encrypt (hd, out1, sizeof out1, a.plain,
                                   sizeof out1)
          && !memcmp (out1, out2, sizeof out1);
  gcry_cipher_close (hd);
  return good;
}


/* One handle, one key after the other, of every size, with a refused key
   here and there.  */
static int
test_new_keys (int algo)
{
  struct message msg;
  gcry_cipher_hd_t hd = xopen (algo);
  int from, to, encrypt, good = 1;

  for (from = 0; from < 3; from++)
    for (to = 0; to < 3; to++)
      for (encrypt = 0; encrypt < 2; encrypt++)
        {
          if (!hm_takes_keylen (mode, keylens[from])
              || !hm_takes_keylen (mode, keylens[to]))
            continue;
          make_message (&msg, algo, keylens[from], NULL);
          good &= !set_key (hd, &msg) && same (hd, &msg, encrypt);
          make_message (&msg, algo, keylens[to], NULL);
          good &= !set_key (hd, &msg) && same (hd, &msg, !encrypt);
          if (rnd_below (2))
            good &= !!gcry_cipher_setkey (hd, msg.key, 17);
        }
  gcry_cipher_close (hd);
  return good;
}


/* Both directions in any order under one key.  */
static int
test_alternate (int algo, size_t keylen)
{
  struct message first, msg;
  gcry_cipher_hd_t hd = xopen (algo);
  int i, good;

  make_message (&first, algo, keylen, NULL);
  good = !set_key (hd, &first);
  for (i = 0; i < N_ALTERNATE; i++)
    {
      make_message (&msg, algo, keylen, first.key);
      good &= same (hd, &msg, rnd_below (2));
      if (!rnd_below (4))
        good &= !gcry_cipher_reset (hd);
    }
  gcry_cipher_close (hd);
  return good;
}


/* Many handles with different ciphers and keys, used in any order.  */
static int
test_side_by_side (void)
{
  static struct message msg[N_SIDE_BY_SIDE];
  gcry_cipher_hd_t hd[N_SIDE_BY_SIDE];
  int i, k, good = 1;

  for (i = 0; i < N_SIDE_BY_SIDE; i++)
    {
      int algo = hm_algos[rnd_below (3)];
      size_t keylen = gcry_cipher_get_algo_keylen (algo);

      if (!hm_takes_keylen (mode, keylen))
        keylen = 32;
      make_message (&msg[i], algo, keylen, NULL);
      hd[i] = xopen (algo);
      good &= !set_key (hd[i], &msg[i]);
    }
  for (k = 0; k < 4 * N_SIDE_BY_SIDE; k++)
    {
      i = rnd_below (N_SIDE_BY_SIDE);
      good &= same (hd[i], &msg[i], rnd_below (2));
    }
  for (i = 0; i < N_SIDE_BY_SIDE; i++)
    gcry_cipher_close (hd[i]);
  return good;
}


/* Run TEST for the three ciphers.  Return true if all went well.  */
static int
each (int (*test) (int algo, size_t keylen))
{
  int i, good = 1;

  for (i = 0; i < 3; i++)
    if (hm_takes_keylen (mode, keylens[i]))
      good &= test (hm_algos[i], keylens[i]);
  return good;
}


/* OpenPGP's resynchronisation: after a partial block the next byte is
   encrypted with the last 16 bytes of ciphertext as the IV (RFC 4880, section
   13.9).  */
static int
test_cfb_sync (int algo, size_t keylen)
{
  struct message msg;
  unsigned char out[50], rest[32];
  gcry_cipher_hd_t hd, other = xopen (algo);
  int good;

  make_message (&msg, algo, keylen, NULL);
  rnd_fill (msg.plain, sizeof out);
  good = (!hm_open (&hd, mode, algo, GCRY_CIPHER_ENABLE_SYNC)
          && !set_key (hd, &msg) && !set_key (other, &msg)
          && !gcry_cipher_setiv (hd, msg.iv, 16)
          && !gcry_cipher_encrypt (hd, out, 18, msg.plain, 18)
          && !gcry_cipher_sync (hd)
          && !gcry_cipher_encrypt (hd, out + 18, 32, msg.plain + 18, 32)
          && !gcry_cipher_setiv (other, out + 2, 16)
          && !gcry_cipher_encrypt (other, rest, 32, msg.plain + 18, 32)
          && !memcmp (rest, out + 18, 32));
  gcry_cipher_close (other);
  gcry_cipher_close (hd);
  return good;
}


/* CBC-MAC: the last block of CBC's ciphertext and nothing else.  */
static int
test_cbc_mac (int algo, size_t keylen)
{
  static const unsigned char zero[HM_MAXIV];
  struct message msg;
  unsigned char out[160], mac[16];
  gcry_cipher_hd_t hd, other = xopen (algo);
  int good;

  make_message (&msg, algo, keylen, NULL);
  rnd_fill (msg.plain, sizeof out);
  good = (!hm_open (&hd, mode, algo, GCRY_CIPHER_CBC_MAC)
          && !set_key (hd, &msg) && !set_key (other, &msg)
          && !gcry_cipher_encrypt (hd, mac, sizeof mac, msg.plain, sizeof out)
          && !gcry_cipher_setiv (other, zero, sizeof zero)
          && !gcry_cipher_encrypt (other, out, sizeof out, msg.plain,
                                   sizeof out)
          && !memcmp (mac, out + sizeof out - 16, 16));
  gcry_cipher_close (other);
  gcry_cipher_close (hd);
  return good;
}


/* OCB with the three lengths of tag: the length is told back, is part of
   the nonce (so the ciphertext differs), and goes back to 16 by a reset.  */
static int
test_ocb_taglen (int algo, size_t keylen)
{
  static const int taglens[3] = { 16, 12, 8 };
  struct message msg;
  unsigned char out[3][64], tag[16], back[64];
  gcry_cipher_hd_t hd = xopen (algo);
  size_t told;
  int i, good;

  make_message (&msg, algo, keylen, NULL);
  rnd_fill (msg.plain, sizeof out[0]);
  good = !set_key (hd, &msg);
  for (i = 0; i < 3; i++)
    {
      int taglen = taglens[i];

      good &= !gcry_cipher_ctl (hd, GCRYCTL_SET_TAGLEN, &taglen, sizeof taglen)
              && !gcry_cipher_info (hd, GCRYCTL_GET_TAGLEN, NULL, &told)
              && told == (size_t)taglen
              && !gcry_cipher_setiv (hd, msg.iv, 15)
              && !gcry_cipher_final (hd)
              && !gcry_cipher_encrypt (hd, out[i], 64, msg.plain, 64)
              && !gcry_cipher_gettag (hd, tag, taglen)
              && !gcry_cipher_setiv (hd, msg.iv, 15)
              && !gcry_cipher_final (hd)
              && !gcry_cipher_decrypt (hd, back, 64, out[i], 64)
              && !gcry_cipher_checktag (hd, tag, taglen)
              && !memcmp (back, msg.plain, 64);
    }
  good &= !!memcmp (out[0], out[1], 64) && !!memcmp (out[1], out[2], 64)
          && !!memcmp (out[0], out[2], 64)
          && !gcry_cipher_reset (hd)
          && !gcry_cipher_info (hd, GCRYCTL_GET_TAGLEN, NULL, &told)
          && told == 16;
  gcry_cipher_close (hd);
  return good;
}


int
main (void)
{
  int i;

  gcry_start ();

  for (i = 0; i < n_hmodes; i++)
    {
      int k, good = 1;

      mode = &hmodes[i];
      n_notes = MAX_NOTES;
      tap_ok (each (test_reset), "%s: reset", mode->name);
      for (k = 0; k < 3; k++)
        good &= test_new_keys (hm_algos[k]);
      tap_ok (good, "%s: one key after the other", mode->name);
      tap_ok (each (test_alternate), "%s: both directions in turn",
              mode->name);
      tap_ok (test_side_by_side (), "%s: %d handles side by side", mode->name,
              N_SIDE_BY_SIDE);
      switch (mode->mode)
        {
        case GCRY_CIPHER_MODE_CBC:
        case GCRY_CIPHER_MODE_CFB:
        case GCRY_CIPHER_MODE_CFB8:
        case GCRY_CIPHER_MODE_OFB:
        case GCRY_CIPHER_MODE_CTR:
          tap_ok (each (test_reset_zeroes_iv),
                  "%s: reset and NULL set the IV to zero", mode->name);
          break;
        }
      if (mode->mode == GCRY_CIPHER_MODE_CFB)
        tap_ok (each (test_cfb_sync), "CFB: sync");
      else if (mode->mode == GCRY_CIPHER_MODE_CBC && !mode->flags)
        tap_ok (each (test_cbc_mac), "CBC: CBC-MAC");
      else if (mode->mode == GCRY_CIPHER_MODE_OCB)
        tap_ok (each (test_ocb_taglen), "OCB: lengths of tags");
    }
  return tap_done ();
}
