/* t-errors.c - Each wrong use of a cipher: the error code, and no output
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
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gcrypt.h>

#include "gcry-help.h"
#include "misuse.h"
#include "testlib.h"

/* The steps (see misuse.h):

     key [N]          set a key of N bytes, by default as the mode wants it
     nullkey          set a key of no bytes at the address NULL
     iv N, ctr N      set an IV or a counter of N bytes
     nulliv           set an IV of no bytes at the address NULL
     aad N, aads N    pass N bytes, or N pieces, of further data
     enc N [M]        encrypt N bytes into a buffer of M (by default N) bytes
     dec N [M]        decrypt in the same way
     tag N, check N   get a tag of N bytes, check a wrong one
     dectag N         set a (wrong) tag before decryption
     lengths E A T    tell CCM the lengths of text, further data and tag
     badlengths       the same with a parameter of the wrong size
     taglen N         tell OCB the length of the tag
     final, cts, cbcmac          gcry_cipher_ctl

   They are made with AES and Camellia, too: ARIA must give the same code and
   leave the output as these do.  */

#define ECB     GCRY_CIPHER_MODE_ECB
#define CBC     GCRY_CIPHER_MODE_CBC
#define CFB     GCRY_CIPHER_MODE_CFB
#define CFB8    GCRY_CIPHER_MODE_CFB8
#define OFB     GCRY_CIPHER_MODE_OFB
#define CTR     GCRY_CIPHER_MODE_CTR
#define KW      GCRY_CIPHER_MODE_AESWRAP
#define CCM     GCRY_CIPHER_MODE_CCM
#define GCM     GCRY_CIPHER_MODE_GCM
#define OCB     GCRY_CIPHER_MODE_OCB
#define XTS     GCRY_CIPHER_MODE_XTS
#define EAX     GCRY_CIPHER_MODE_EAX
#define SIV     GCRY_CIPHER_MODE_SIV
#define GCM_SIV GCRY_CIPHER_MODE_GCM_SIV

static const char *const mode_names[] = {
  [ECB] = "ECB", [CBC] = "CBC", [CFB] = "CFB", [CFB8] = "CFB8",
  [OFB] = "OFB", [CTR] = "CTR", [KW] = "KW", [CCM] = "CCM", [GCM] = "GCM",
  [OCB] = "OCB", [XTS] = "XTS", [EAX] = "EAX", [SIV] = "SIV",
  [GCM_SIV] = "GCM-SIV"
};

#define CTS GCRY_CIPHER_CBC_CTS
#define MAC GCRY_CIPHER_CBC_MAC
#define EXT GCRY_CIPHER_EXTENDED

static const struct wrong_use
{
  int mode;
  unsigned int flags;
  const char *steps;
  gpg_err_code_t code;
} wrong_uses[] = {
  { ECB, 0, "enc 16", GPG_ERR_MISSING_KEY },
  { ECB, 0, "dec 16", GPG_ERR_MISSING_KEY },
  { ECB, 0, "key, !key 17, enc 16", GPG_ERR_MISSING_KEY },
  { ECB, 0, "key, !nullkey, dec 16", GPG_ERR_MISSING_KEY },
  { ECB, 0, "nullkey", GPG_ERR_INV_KEYLEN },
  { ECB, 0, "key, enc 1", GPG_ERR_INV_LENGTH },
  { ECB, 0, "key, enc 15", GPG_ERR_INV_LENGTH },
  { ECB, 0, "key, dec 17", GPG_ERR_INV_LENGTH },
  { ECB, 0, "key, enc 32 31", GPG_ERR_BUFFER_TOO_SHORT },
  { ECB, 0, "key, dec 32 31", GPG_ERR_BUFFER_TOO_SHORT },
  { ECB, 0, "key, enc 16 0", GPG_ERR_BUFFER_TOO_SHORT },
  { ECB, 0, "key, ctr 15", GPG_ERR_INV_ARG },
  { ECB, 0, "key, aad 1", GPG_ERR_INV_CIPHER_MODE },
  { ECB, 0, "key, tag 16", GPG_ERR_INV_CIPHER_MODE },
  { ECB, 0, "key, check 16", GPG_ERR_INV_CIPHER_MODE },
  { ECB, 0, "key, dectag 16", GPG_ERR_INV_CIPHER_MODE },
  { ECB, 0, "key, taglen 16", GPG_ERR_INV_CIPHER_MODE },
  { ECB, 0, "key, lengths 16 0 16", GPG_ERR_INV_CIPHER_MODE },

  { CBC, 0, "iv 16, enc 16", GPG_ERR_MISSING_KEY },
  { CBC, 0, "iv 16, dec 16", GPG_ERR_MISSING_KEY },
  { CBC, 0, "key, iv 16, enc 15", GPG_ERR_INV_LENGTH },
  { CBC, 0, "key, iv 16, dec 33", GPG_ERR_INV_LENGTH },
  { CBC, 0, "key, iv 16, enc 48 47", GPG_ERR_BUFFER_TOO_SHORT },
  { CBC, 0, "key, iv 16, dec 48 47", GPG_ERR_BUFFER_TOO_SHORT },
  { CBC, 0, "key, aad 1", GPG_ERR_INV_CIPHER_MODE },
  { CBC, CTS, "key, iv 16, enc 15", GPG_ERR_INV_LENGTH },
  { CBC, CTS, "key, iv 16, dec 1", GPG_ERR_INV_LENGTH },
  { CBC, CTS, "key, iv 16, enc 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { CBC, CTS, "key, iv 16, dec 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { CBC, CTS, "cbcmac", GPG_ERR_INV_FLAG },
  { CBC, MAC, "key, enc 17 16", GPG_ERR_INV_LENGTH },
  { CBC, MAC, "key, enc 48 15", GPG_ERR_BUFFER_TOO_SHORT },
  { CBC, MAC, "cts", GPG_ERR_INV_FLAG },

  { CFB, 0, "iv 16, enc 5", GPG_ERR_MISSING_KEY },
  { CFB, 0, "key, iv 16, enc 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { CFB, 0, "key, iv 16, dec 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { CFB8, 0, "iv 16, enc 5", GPG_ERR_MISSING_KEY },
  { CFB8, 0, "key, iv 16, enc 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { CFB8, 0, "key, iv 16, dec 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { OFB, 0, "iv 16, enc 5", GPG_ERR_MISSING_KEY },
  { OFB, 0, "key, iv 16, enc 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { OFB, 0, "key, iv 16, dec 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { CTR, 0, "ctr 16, enc 5", GPG_ERR_MISSING_KEY },
  { CTR, 0, "key, ctr 16, enc 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { CTR, 0, "key, ctr 16, dec 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { CTR, 0, "key, ctr 15", GPG_ERR_INV_ARG },
  { CTR, 0, "key, ctr 17", GPG_ERR_INV_ARG },

  { XTS, 0, "iv 16, enc 16", GPG_ERR_MISSING_KEY },
  { XTS, 0, "key, !key 34, iv 16, enc 16", GPG_ERR_MISSING_KEY },
  { XTS, 0, "key, iv 16, enc 15", GPG_ERR_BUFFER_TOO_SHORT },
  { XTS, 0, "key, iv 16, dec 15", GPG_ERR_BUFFER_TOO_SHORT },
  { XTS, 0, "key, iv 16, enc 0", GPG_ERR_BUFFER_TOO_SHORT },
  { XTS, 0, "key, iv 16, enc 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { XTS, 0, "key, iv 16, dec 33 32", GPG_ERR_BUFFER_TOO_SHORT },

  { KW, 0, "enc 16 24", GPG_ERR_MISSING_KEY },
  { KW, 0, "key, enc 16 23", GPG_ERR_BUFFER_TOO_SHORT },
  { KW, 0, "key, enc 20 32", GPG_ERR_INV_ARG },
  { KW, 0, "key, enc 8 16", GPG_ERR_INV_ARG },
  { KW, 0, "key, dec 24 15", GPG_ERR_BUFFER_TOO_SHORT },
  { KW, 0, "key, dec 20 32", GPG_ERR_INV_ARG },
  { KW, 0, "key, dec 8 8", GPG_ERR_INV_ARG },
  { KW, 0, "key, dec 24 16", GPG_ERR_CHECKSUM },
  { KW, EXT, "key, enc 5 15", GPG_ERR_BUFFER_TOO_SHORT },
  { KW, EXT, "key, dec 16 8", GPG_ERR_CHECKSUM },
  { KW, EXT, "key, dec 32 24", GPG_ERR_CHECKSUM },

  { CCM, 0, "key, iv 6", GPG_ERR_INV_LENGTH },
  { CCM, 0, "key, iv 14", GPG_ERR_INV_LENGTH },
  { CCM, 0, "key, nulliv", GPG_ERR_INV_ARG },
  { CCM, 0, "enc 16", GPG_ERR_MISSING_KEY },
  { CCM, 0, "key, enc 16", GPG_ERR_INV_STATE },
  { CCM, 0, "key, dec 16", GPG_ERR_INV_STATE },
  { CCM, 0, "key, aad 16", GPG_ERR_INV_STATE },
  { CCM, 0, "key, lengths 16 0 16", GPG_ERR_INV_STATE },
  { CCM, 0, "key, iv 12, enc 16", GPG_ERR_INV_STATE },
  { CCM, 0, "key, iv 12, badlengths", GPG_ERR_INV_ARG },
  { CCM, 0, "key, iv 12, lengths 16 0 3", GPG_ERR_INV_LENGTH },
  { CCM, 0, "key, iv 12, lengths 16 0 5", GPG_ERR_INV_LENGTH },
  { CCM, 0, "key, iv 12, lengths 16 0 18", GPG_ERR_INV_LENGTH },
  { CCM, 0, "key, iv 12, lengths 16 0 16, lengths 16 0 16",
    GPG_ERR_INV_STATE },
  { CCM, 0, "key, iv 12, lengths 16 0 16, enc 17", GPG_ERR_INV_LENGTH },
  { CCM, 0, "key, iv 12, lengths 16 0 16, dec 17", GPG_ERR_INV_LENGTH },
  { CCM, 0, "key, iv 12, lengths 16 0 16, enc 16 15",
    GPG_ERR_BUFFER_TOO_SHORT },
  { CCM, 0, "key, iv 12, lengths 16 0 16, dec 16 15",
    GPG_ERR_BUFFER_TOO_SHORT },
  { CCM, 0, "key, iv 12, lengths 16 10 16, aad 11", GPG_ERR_INV_LENGTH },
  { CCM, 0, "key, iv 12, lengths 16 10 16, aad 9, enc 16",
    GPG_ERR_INV_STATE },
  { CCM, 0, "key, iv 12, lengths 16 0 16, enc 8, tag 16",
    GPG_ERR_UNFINISHED },
  { CCM, 0, "key, iv 12, lengths 16 0 16, enc 16, tag 12",
    GPG_ERR_INV_LENGTH },
  { CCM, 0, "key, iv 12, lengths 16 0 16, enc 16, tag 16, enc 1",
    GPG_ERR_INV_STATE },
  { CCM, 0, "key, iv 12, lengths 16 0 16, dec 16, check 16",
    GPG_ERR_CHECKSUM },

  { GCM, 0, "enc 16", GPG_ERR_MISSING_KEY },
  { GCM, 0, "dec 16", GPG_ERR_MISSING_KEY },
  { GCM, 0, "key, nulliv", GPG_ERR_INV_LENGTH },
  { GCM, 0, "key, iv 12, enc 17 16", GPG_ERR_BUFFER_TOO_SHORT },
  { GCM, 0, "key, iv 12, dec 17 16", GPG_ERR_BUFFER_TOO_SHORT },
  { GCM, 0, "key, iv 12, enc 17, aad 1", GPG_ERR_INV_STATE },
  { GCM, 0, "key, iv 12, enc 17, tag 3", GPG_ERR_INV_LENGTH },
  { GCM, 0, "key, iv 12, enc 17, tag 11", GPG_ERR_INV_LENGTH },
  { GCM, 0, "key, iv 12, enc 17, tag 16, enc 1", GPG_ERR_INV_STATE },
  { GCM, 0, "key, iv 12, enc 17, tag 16, aad 1", GPG_ERR_INV_STATE },
  { GCM, 0, "key, iv 12, dec 17, check 16", GPG_ERR_CHECKSUM },
  { GCM, 0, "key, iv 12, dec 17, check 17", GPG_ERR_CHECKSUM },
  { GCM, 0, "key, iv 12, dec 17, check 11", GPG_ERR_INV_LENGTH },

  { OCB, 0, "enc 16", GPG_ERR_MISSING_KEY },
  { OCB, 0, "iv 15", GPG_ERR_INV_STATE },
  { OCB, 0, "key, nulliv", GPG_ERR_INV_ARG },
  { OCB, 0, "key, iv 7", GPG_ERR_INV_LENGTH },
  { OCB, 0, "key, iv 16", GPG_ERR_INV_LENGTH },
  { OCB, 0, "key, enc 16", GPG_ERR_INV_STATE },
  { OCB, 0, "key, dec 16", GPG_ERR_INV_STATE },
  { OCB, 0, "key, aad 16", GPG_ERR_INV_STATE },
  { OCB, 0, "key, taglen 10", GPG_ERR_INV_LENGTH },
  { OCB, 0, "key, iv 15, enc 15", GPG_ERR_INV_LENGTH },
  { OCB, 0, "key, iv 15, dec 33", GPG_ERR_INV_LENGTH },
  { OCB, 0, "key, iv 15, final, enc 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { OCB, 0, "key, iv 15, final, dec 33 32", GPG_ERR_BUFFER_TOO_SHORT },
  { OCB, 0, "key, iv 15, enc 16, tag 16", GPG_ERR_INV_STATE },
  { OCB, 0, "key, iv 15, enc 16, check 16", GPG_ERR_INV_STATE },
  { OCB, 0, "key, iv 15, final, enc 16, tag 15", GPG_ERR_BUFFER_TOO_SHORT },
  { OCB, 0, "key, iv 15, final, enc 16, enc 16", GPG_ERR_INV_STATE },
  { OCB, 0, "key, iv 15, final, enc 16, tag 16, aad 1", GPG_ERR_INV_STATE },
  { OCB, 0, "key, iv 15, final, dec 16, check 16", GPG_ERR_CHECKSUM },
  { OCB, 0, "key, iv 15, final, dec 16, check 8", GPG_ERR_CHECKSUM },

  { EAX, 0, "enc 16", GPG_ERR_MISSING_KEY },
  { EAX, 0, "key, iv 16, enc 17 16", GPG_ERR_BUFFER_TOO_SHORT },
  { EAX, 0, "key, iv 16, dec 17 16", GPG_ERR_BUFFER_TOO_SHORT },
  { EAX, 0, "key, iv 16, enc 17, tag 16, enc 1", GPG_ERR_INV_STATE },
  { EAX, 0, "key, iv 16, enc 17, tag 16, aad 1", GPG_ERR_INV_STATE },
  { EAX, 0, "key, iv 16, dec 17, check 16", GPG_ERR_CHECKSUM },
  { EAX, 0, "key, iv 16, dec 17, check 17", GPG_ERR_CHECKSUM },

  { SIV, 0, "enc 16", GPG_ERR_MISSING_KEY },
  { SIV, 0, "key, iv 16, aad 1", GPG_ERR_INV_STATE },
  { SIV, 0, "key, aads 126, aad 1", GPG_ERR_INV_STATE },
  { SIV, 0, "key, iv 16, enc 17 16", GPG_ERR_BUFFER_TOO_SHORT },
  { SIV, 0, "key, iv 16, dectag 16, dec 17 16", GPG_ERR_BUFFER_TOO_SHORT },
  { SIV, 0, "key, iv 16, dectag 15", GPG_ERR_INV_ARG },
  { SIV, 0, "key, iv 16, dec 17", GPG_ERR_INV_STATE },
  { SIV, 0, "key, iv 16, dectag 16, enc 17", GPG_ERR_INV_STATE },
  { SIV, 0, "key, iv 16, enc 17, enc 17", GPG_ERR_INV_STATE },
  { SIV, 0, "key, iv 16, dectag 16, dec 17", GPG_ERR_CHECKSUM },
  { SIV, 0, "key, iv 16, enc 17, check 16", GPG_ERR_CHECKSUM },

  { GCM_SIV, 0, "enc 16", GPG_ERR_MISSING_KEY },
  { GCM_SIV, 0, "iv 12", GPG_ERR_INV_STATE },
  { GCM_SIV, 0, "key, iv 11", GPG_ERR_INV_ARG },
  { GCM_SIV, 0, "key, iv 16", GPG_ERR_INV_ARG },
  { GCM_SIV, 0, "key, enc 16", GPG_ERR_INV_STATE },
  { GCM_SIV, 0, "key, iv 12, enc 17 16", GPG_ERR_BUFFER_TOO_SHORT },
  { GCM_SIV, 0, "key, iv 12, dectag 16, dec 17 16",
    GPG_ERR_BUFFER_TOO_SHORT },
  { GCM_SIV, 0, "key, iv 12, dectag 17", GPG_ERR_INV_ARG },
  { GCM_SIV, 0, "key, iv 12, dec 17", GPG_ERR_INV_STATE },
  { GCM_SIV, 0, "key, iv 12, enc 17, enc 17", GPG_ERR_INV_STATE },
  { GCM_SIV, 0, "key, iv 12, dectag 16, dec 17", GPG_ERR_CHECKSUM },
  { GCM_SIV, 0, "key, iv 12, enc 17, check 16", GPG_ERR_CHECKSUM }
};

/* The ciphers that are compared, by length of key.  */
static const struct
{
  size_t keylen;
  int aria;
  int like[2];
} ciphers[3] = {
  { 16, GCRY_CIPHER_ARIA128,
    { GCRY_CIPHER_AES128, GCRY_CIPHER_CAMELLIA128 } },
  { 24, GCRY_CIPHER_ARIA192,
    { GCRY_CIPHER_AES192, GCRY_CIPHER_CAMELLIA192 } },
  { 32, GCRY_CIPHER_ARIA256,
    { GCRY_CIPHER_AES256, GCRY_CIPHER_CAMELLIA256 } }
};

/* Keys, IVs and texts.  */
static const unsigned char *data;


/* How many keys of the cipher the key of MODE is made of.  */
static size_t
keys_of (int mode)
{
  return mode == XTS || mode == SIV ? 2 : 1;
}


/* True if MODE takes a cipher key of KEYLEN bytes (RFC 8452: GCM-SIV has no
   keys of 192 bits).  */
static int
takes_keylen (int mode, size_t keylen)
{
  return (keylen == 16 || keylen == 32 || (keylen == 24 && mode != GCM_SIV));
}


/* A handle, and the length of key that its cipher and mode want.  */
struct handle
{
  gcry_cipher_hd_t hd;
  size_t keylen;
};


/* A misuse_step_t for a struct handle.  */
static gpg_error_t
do_step (void *opaque, const char *word, const int n[3], int n_args,
         unsigned char *out, size_t *outlen)
{
  struct handle *h = opaque;
  gcry_cipher_hd_t hd = h->hd;
  uint64_t lengths[3];
  int taglen, i;
  gpg_error_t err = 0;

  if (!strcmp (word, "key"))
    return gcry_cipher_setkey (hd, data, n_args ? (size_t)n[0] : h->keylen);
  if (!strcmp (word, "nullkey"))
    return gcry_cipher_setkey (hd, NULL, 0);
  if (!strcmp (word, "iv"))
    return gcry_cipher_setiv (hd, data + 1, n[0]);
  if (!strcmp (word, "nulliv"))
    return gcry_cipher_setiv (hd, NULL, 0);
  if (!strcmp (word, "ctr"))
    return gcry_cipher_setctr (hd, data + 1, n[0]);
  if (!strcmp (word, "aad"))
    return gcry_cipher_authenticate (hd, data + 2, n[0]);
  if (!strcmp (word, "aads"))
    {
      for (i = 0; !err && i < n[0]; i++)
        err = gcry_cipher_authenticate (hd, data + i, 1);
      return err;
    }
  if (!strcmp (word, "enc") || !strcmp (word, "dec"))
    {
      *outlen = n_args == 2 ? n[1] : n[0];
      return (*word == 'e' ? gcry_cipher_encrypt : gcry_cipher_decrypt)
             (hd, out, *outlen, data + 3, n[0]);
    }
  if (!strcmp (word, "tag"))
    {
      *outlen = n[0];
      return gcry_cipher_gettag (hd, out, n[0]);
    }
  if (!strcmp (word, "check"))
    return gcry_cipher_checktag (hd, data + 4, n[0]);
  if (!strcmp (word, "dectag"))
    return gcry_cipher_set_decryption_tag (hd, (void *)(data + 4), n[0]);
  if (!strcmp (word, "lengths") || !strcmp (word, "badlengths"))
    {
      for (i = 0; i < 3; i++)
        lengths[i] = n[i];
      return gcry_cipher_ctl (hd, GCRYCTL_SET_CCM_LENGTHS, lengths,
                              sizeof lengths - (*word == 'b'));
    }
  if (!strcmp (word, "taglen"))
    {
      taglen = n[0];
      return gcry_cipher_ctl (hd, GCRYCTL_SET_TAGLEN, &taglen, sizeof taglen);
    }
  if (!strcmp (word, "final"))
    return gcry_cipher_final (hd);
  if (!strcmp (word, "cts"))
    return gcry_cipher_cts (hd, 1);
  if (!strcmp (word, "cbcmac"))
    return gcry_cipher_ctl (hd, GCRYCTL_SET_CBC_MAC, NULL, 1);
  misuse_unknown (word);
}


/* Make the steps of USE with the cipher ALGO.  */
static struct misuse_outcome
outcome_of (const struct wrong_use *use, int algo)
{
  struct misuse_outcome result;
  struct handle h;
  size_t keylen = gcry_cipher_get_algo_keylen (algo);

  h.hd = open_cipher (algo, use->mode, use->flags);
  if (!takes_keylen (use->mode, keylen))
    keylen = 32;
  h.keylen = keylen * keys_of (use->mode);
  result = misuse_run (gcry_cipher_algo_name (algo), use->steps, do_step, &h);
  gcry_cipher_close (h.hd);
  return result;
}


static void
test_wrong_use (const struct wrong_use *use)
{
  int i, k, good = 1;

  for (i = 0; i < 3; i++)
    for (k = 0; k < 2; k++)
      good &= misuse_judge (gcry_cipher_algo_name (ciphers[i].aria),
                            outcome_of (use, ciphers[i].aria), use->code,
                            gcry_cipher_algo_name (ciphers[i].like[k]),
                            outcome_of (use, ciphers[i].like[k]));
  tap_ok (good, "%s%s, \"%s\": %s", mode_names[use->mode],
          use->flags == CTS ? " with CTS" : use->flags == MAC ? " as MAC"
          : use->flags == EXT ? " with padding" : "",
          use->steps, gpg_strerror (use->code));
}


/* All lengths of keys up to 40 bytes a key in MODE.  */
static void
test_key_lengths (int mode)
{
  gcry_cipher_hd_t hd, other;
  size_t n_keys = keys_of (mode);
  size_t len;
  int i, good = 1;

  for (i = 0; i < 3; i++)
    for (len = 0; len <= 40 * n_keys; len++)
      {
        int fits = !(len % n_keys) && takes_keylen (mode, len / n_keys);
        gpg_err_code_t code, like;

        hd = open_cipher (ciphers[i].aria, mode, 0);
        other = open_cipher (ciphers[i].like[1], mode, 0);
        code = gpg_err_code (gcry_cipher_setkey (hd, data, len));
        like = gpg_err_code (gcry_cipher_setkey (other, data, len));
        if (code != like || code != (fits ? 0 : GPG_ERR_INV_KEYLEN))
          {
            good = 0;
            tap_note ("%s, %zu bytes: %s; %s: %s",
                      gcry_cipher_algo_name (ciphers[i].aria), len,
                      gpg_strerror (code),
                      gcry_cipher_algo_name (ciphers[i].like[1]),
                      gpg_strerror (like));
          }
        gcry_cipher_close (hd);
        gcry_cipher_close (other);
      }
  tap_ok (good, "%s: keys of 0 to %zu bytes", mode_names[mode], 40 * n_keys);
}


/* What gcry_cipher_open refuses.  */
static void
test_open (void)
{
  static const struct
  {
    const char *what;
    int mode;
    unsigned int flags;
    gpg_err_code_t code;
  } opens[] = {
    { "no mode", GCRY_CIPHER_MODE_NONE, 0, GPG_ERR_INV_CIPHER_MODE },
    { "the mode of stream ciphers", GCRY_CIPHER_MODE_STREAM, 0,
      GPG_ERR_INV_CIPHER_MODE },
    { "the mode of ChaCha20", GCRY_CIPHER_MODE_POLY1305, 0,
      GPG_ERR_INV_CIPHER_MODE },
    { "the mode 999", 999, 0, GPG_ERR_INV_CIPHER_MODE },
    { "the mode 0x10001, CMAC's inside", 0x10001, 0,
      GPG_ERR_INV_CIPHER_MODE },
    { "the mode -1", -1, 0, GPG_ERR_INV_CIPHER_MODE },
    { "an unknown flag", ECB, 1u << 30, GPG_ERR_CIPHER_ALGO },
    { "two flags at odds", CBC, CTS | MAC, GPG_ERR_CIPHER_ALGO }
  };
  gcry_cipher_hd_t hd;
  gpg_err_code_t code, like;
  size_t o;
  int i, k;

  for (o = 0; o < sizeof opens / sizeof opens[0]; o++)
    {
      int good = 1;

      for (i = 0; i < 3; i++)
        {
          hd = (gcry_cipher_hd_t)data;
          code = gpg_err_code (gcry_cipher_open (&hd, ciphers[i].aria,
                                                 opens[o].mode,
                                                 opens[o].flags));
          good &= code == opens[o].code && !hd;
          for (k = 0; k < 2; k++)
            {
              like = gpg_err_code (gcry_cipher_open (&hd, ciphers[i].like[k],
                                                     opens[o].mode,
                                                     opens[o].flags));
              good &= code == like;
            }
        }
      tap_ok (good, "open with %s: %s", opens[o].what,
              gpg_strerror (opens[o].code));
    }

  gcry_cipher_close (NULL);
  tap_ok (gpg_err_code (gcry_cipher_algo_info (GCRY_CIPHER_ARIA128, 9999,
                                               NULL, NULL))
          == GPG_ERR_INV_OP, "an unknown question: %s",
          gpg_strerror (GPG_ERR_INV_OP));
}


/* XTS: a unit of data has at most 2^20 blocks (IEEE Std 1619, 5.1).  */
static void
test_xts_limit (void)
{
  size_t len = (16 << 20) + 1, n;
  unsigned char *buf = malloc (len);
  gcry_cipher_hd_t hd;
  gpg_err_code_t code;
  int i;

  for (i = 0; buf && i < 3; i++)
    {
      hd = open_cipher (ciphers[i].aria, XTS, 0);
      must (gcry_cipher_setkey (hd, data, 2 * ciphers[i].keylen), "setkey");
      must (gcry_cipher_setiv (hd, data, 16), "setiv");
      memset (buf, 0xa5, len);
      code = gpg_err_code (gcry_cipher_decrypt (hd, buf, len, NULL, 0));
      for (n = 0; n < len && buf[n] == 0xa5; n++)
        ;
      tap_ok (code == GPG_ERR_INV_LENGTH && n == len,
              "%s, XTS, more than 2^20 blocks: %s",
              gcry_cipher_algo_name (ciphers[i].aria),
              gpg_strerror (GPG_ERR_INV_LENGTH));
      gcry_cipher_close (hd);
    }
  if (!buf)
    tap_skip ("no memory", "XTS, more than 2^20 blocks");
  free (buf);
}


/* Some modes call the cipher before there is a key.  The result is nothing
   worth, but the program must live: AES's doesn't, Camellia's does.  */
static void
test_use_before_key (void)
{
  static const struct wrong_use uses[] = {
    { CCM, 0, "iv 12, lengths 16 20 16, aad 20", 0 },
    { GCM, 0, "iv 12", 0 },
    { EAX, 0, "iv 16, aad 20, tag 16", 0 },
    { SIV, 0, "aad 20, iv 16, tag 16", 0 },
  };
  size_t u;
  int i, status, good;
  pid_t pid;

  for (u = 0; u < sizeof uses / sizeof uses[0]; u++)
    {
      good = 1;
      for (i = 0; i < 3; i++)
        {
          fflush (stdout);
          pid = fork ();
          if (!pid)
            {
              outcome_of (&uses[u], ciphers[i].aria);
              _exit (0);
            }
          if (pid < 0 || waitpid (pid, &status, 0) != pid
              || !WIFEXITED (status))
            good = 0;
        }
      tap_ok (good, "%s, \"%s\" without a key: no crash",
              mode_names[uses[u].mode], uses[u].steps);
    }
}


int
main (void)
{
  size_t i;

  gcry_start ();
  data = misuse_data ();

  test_open ();
  test_key_lengths (ECB);
  test_key_lengths (CTR);
  test_key_lengths (GCM_SIV);
  test_key_lengths (XTS);
  test_key_lengths (SIV);
  for (i = 0; i < sizeof wrong_uses / sizeof wrong_uses[0]; i++)
    test_wrong_use (&wrong_uses[i]);
  test_xts_limit ();
  test_use_before_key ();
  return tap_done ();
}
