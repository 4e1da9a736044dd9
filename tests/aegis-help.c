/* aegis-help.c - What the tests of AEGIS share
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

#include "aegis-help.h"
#include "gcry-help.h"

gcry_cipher_hd_t
aegis_open (const struct aegis_ref *a, const unsigned char *key,
            size_t taglen)
{
  gcry_cipher_hd_t hd = open_cipher (a->algo, GCRY_CIPHER_MODE_AEGIS, 0);
  int n = taglen;

  must (gcry_cipher_setkey (hd, key, a->keylen), "gcry_cipher_setkey");
  must (gcry_cipher_ctl (hd, GCRYCTL_SET_TAGLEN, &n, sizeof n),
        "GCRYCTL_SET_TAGLEN");
  return hd;
}

gcry_error_t
aegis_begin (gcry_cipher_hd_t hd, const struct aegis_message *m)
{
  gcry_error_t err = gcry_cipher_setiv (hd, m->nonce, m->noncelen);

  if (!err && m->adlen)
    err = gcry_cipher_authenticate (hd, m->ad, m->adlen);
  return err;
}

gcry_error_t
aegis_encrypt (gcry_cipher_hd_t hd, const struct aegis_message *m,
               unsigned char *out, unsigned char *tag, size_t taglen)
{
  gcry_error_t err = aegis_begin (hd, m);

  if (!err && m->len)
    err = gcry_cipher_encrypt (hd, out, m->len, m->in, m->len);
  if (!err)
    err = gcry_cipher_gettag (hd, tag, taglen);
  return err;
}

gcry_error_t
aegis_decrypt (gcry_cipher_hd_t hd, const struct aegis_message *m,
               unsigned char *out, const unsigned char *tag, size_t taglen)
{
  gcry_error_t err = aegis_begin (hd, m);

  if (!err && m->len)
    err = gcry_cipher_decrypt (hd, out, m->len, m->in, m->len);
  if (!err)
    err = gcry_cipher_checktag (hd, tag, taglen);
  return err;
}

gcry_error_t
aegis_verified (gcry_cipher_hd_t hd, const struct aegis_message *m,
                unsigned char *out, const unsigned char *tag, size_t taglen)
{
  gcry_error_t err = aegis_begin (hd, m);

  if (!err)
    err = gcry_cipher_ctl (hd, GCRYCTL_SET_DECRYPTION_TAG, (void *)tag,
                           taglen);
  if (!err)
    err = gcry_cipher_decrypt (hd, out, m->len, m->in, m->len);
  return err;
}
