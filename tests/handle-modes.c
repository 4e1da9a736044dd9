/* handle-modes.c - One table of all cipher modes, and one way to run each
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

#include "handle-modes.h"

/* Lengths of nonces: the ones that the RFCs of the modes name or allow: GCM
   and GCM-SIV 12 (RFC 5116, 8452), CCM 7 to 13 (3610), OCB up to 15 (7253),
   EAX and SIV any.  */
const struct hmode hmodes[] = {
  /* name      mode                        flags      iv keys unit least aead
     grow  */
  { "ECB",     GCRY_CIPHER_MODE_ECB,     0,             0, 1, 16,  0, 0, 0 },
  { "CBC",     GCRY_CIPHER_MODE_CBC,     0,            16, 1, 16,  0, 0, 0 },
  { "CBC-CTS", GCRY_CIPHER_MODE_CBC,     GCRY_CIPHER_CBC_CTS,
                                                       16, 1,  1, 17, 0, 0 },
  { "CFB",     GCRY_CIPHER_MODE_CFB,     0,            16, 1,  1,  0, 0, 0 },
  { "CFB8",    GCRY_CIPHER_MODE_CFB8,    0,            16, 1,  1,  0, 0, 0 },
  { "OFB",     GCRY_CIPHER_MODE_OFB,     0,            16, 1,  1,  0, 0, 0 },
  { "CTR",     GCRY_CIPHER_MODE_CTR,     0,            16, 1,  1,  0, 0, 0 },
  { "XTS",     GCRY_CIPHER_MODE_XTS,     0,            16, 2,  1, 16, 0, 0 },
  { "KW",      GCRY_CIPHER_MODE_AESWRAP, 0,             0, 1,  8, 16, 0, 8 },
  { "CCM",     GCRY_CIPHER_MODE_CCM,     0,            11, 1,  1,  0, 1, 0 },
  { "GCM",     GCRY_CIPHER_MODE_GCM,     0,            12, 1,  1,  0, 1, 0 },
  { "OCB",     GCRY_CIPHER_MODE_OCB,     0,            15, 1,  1,  0, 1, 0 },
  { "EAX",     GCRY_CIPHER_MODE_EAX,     0,            16, 1,  1,  0, 1, 0 },
  { "SIV",     GCRY_CIPHER_MODE_SIV,     0,            16, 2,  1,  0, 1, 0 },
  { "GCM-SIV", GCRY_CIPHER_MODE_GCM_SIV, 0,            12, 1,  1,  0, 1, 0 }
};

const int n_hmodes = sizeof hmodes / sizeof hmodes[0];

const int hm_algos[3] = {
  GCRY_CIPHER_ARIA128, GCRY_CIPHER_ARIA192, GCRY_CIPHER_ARIA256
};

/* The further data of all messages.  */
static const char aad[] = "twenty-one bytes aad.";
#define AADLEN (sizeof aad - 1)


int
hm_takes_keylen (const struct hmode *m, size_t keylen)
{
  return !(m->mode == GCRY_CIPHER_MODE_GCM_SIV && keylen == 24);
}


size_t
hm_length (const struct hmode *m, size_t n)
{
  n -= n % m->unit;
  return n < m->least ? m->least : n;
}


gpg_err_code_t
hm_open (gcry_cipher_hd_t *hd, const struct hmode *m, int algo,
         unsigned int flags)
{
  return gpg_err_code (gcry_cipher_open (hd, algo, m->mode,
                                         m->flags | flags));
}


/* The first part of a message of LEN bytes: IV and further data.  */
static gpg_error_t
begin (gcry_cipher_hd_t hd, const struct hmode *m, const unsigned char *iv,
       size_t len)
{
  uint64_t lengths[3] = { len, AADLEN, HM_TAGLEN };
  gpg_error_t err = 0;

  switch (m->mode)
    {
    case GCRY_CIPHER_MODE_CTR:
      return gcry_cipher_setctr (hd, iv, m->ivlen);

    case GCRY_CIPHER_MODE_SIV:
      /* The nonce is the last piece of further data.  A new message needs a
         reset here and in the two modes below.  */
      err = gcry_cipher_reset (hd);
      if (!err)
        err = gcry_cipher_authenticate (hd, aad, AADLEN);
      if (!err)
        err = gcry_cipher_setiv (hd, iv, m->ivlen);
      return err;

    case GCRY_CIPHER_MODE_EAX:
    case GCRY_CIPHER_MODE_GCM_SIV:
      err = gcry_cipher_reset (hd);
      break;
    }

  if (!err && m->ivlen)
    err = gcry_cipher_setiv (hd, iv, m->ivlen);
  if (!err && m->mode == GCRY_CIPHER_MODE_CCM)
    err = gcry_cipher_ctl (hd, GCRYCTL_SET_CCM_LENGTHS, lengths,
                           sizeof lengths);
  if (!err && m->aead)
    err = gcry_cipher_authenticate (hd, aad, AADLEN);
  return err;
}


gpg_err_code_t
hm_crypt (gcry_cipher_hd_t hd, const struct hmode *m, int encrypt,
          const unsigned char *iv, const unsigned char *in, size_t len,
          unsigned char *out, unsigned char *tag)
{
  int tag_first = (m->mode == GCRY_CIPHER_MODE_SIV
                   || m->mode == GCRY_CIPHER_MODE_GCM_SIV);
  gpg_error_t err = begin (hd, m, iv, len);

  if (!err && !encrypt && tag_first)
    err = gcry_cipher_set_decryption_tag (hd, tag, HM_TAGLEN);
  if (!err && m->mode == GCRY_CIPHER_MODE_OCB)
    err = gcry_cipher_final (hd);
  if (!err && encrypt)
    err = gcry_cipher_encrypt (hd, out, len + m->grow, in, len);
  else if (!err)
    err = gcry_cipher_decrypt (hd, out, len, in, len + m->grow);
  if (!err && m->aead && encrypt)
    err = gcry_cipher_gettag (hd, tag, HM_TAGLEN);
  else if (!err && m->aead && !tag_first)
    err = gcry_cipher_checktag (hd, tag, HM_TAGLEN);
  return gpg_err_code (err);
}
