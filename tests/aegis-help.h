/* aegis-help.h - What the tests of AEGIS share
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

#ifndef AEGIS_HELP_H
#define AEGIS_HELP_H

#include <gcrypt.h>
#include <stddef.h>

#include "aegis-ref.h"

#define AEGIS_MAXTAG 32

/* A message; where a part is empty its pointer may be NULL.  */
struct aegis_message
{
  const unsigned char *nonce;
  size_t noncelen;
  const unsigned char *ad;
  size_t adlen;
  const unsigned char *in;
  size_t len;
};

/* Return a handle for A with KEY that makes tags of TAGLEN bytes.  The
   program ends if that fails.  */
gcry_cipher_hd_t aegis_open (const struct aegis_ref *a,
                             const unsigned char *key, size_t taglen);

/* Set the nonce of M and pass its associated data.  */
gcry_error_t aegis_begin (gcry_cipher_hd_t hd, const struct aegis_message *m);

/* Encrypt M to OUT and write the tag of TAGLEN bytes.  */
gcry_error_t aegis_encrypt (gcry_cipher_hd_t hd,
                            const struct aegis_message *m,
                            unsigned char *out,
                            unsigned char *tag, size_t taglen);

/* Decrypt M to OUT and check the tag afterwards.  */
gcry_error_t aegis_decrypt (gcry_cipher_hd_t hd,
                            const struct aegis_message *m,
                            unsigned char *out,
                            const unsigned char *tag, size_t taglen);

/* The same in one step that gives no plaintext if the tag is wrong.  */
gcry_error_t aegis_verified (gcry_cipher_hd_t hd,
                             const struct aegis_message *m,
                             unsigned char *out,
                             const unsigned char *tag, size_t taglen);

#endif /*AEGIS_HELP_H*/
