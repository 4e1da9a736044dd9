/* aegis-ref.h - AEGIS-128, -128L and -256, slow and plain, for the tests
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

#ifndef AEGIS_REF_H
#define AEGIS_REF_H

#include <stddef.h>

/* Written like the standards: AEGIS-128 like the CAESAR submission (H. Wu and
   B. Preneel, AEGIS v1.1), the other two like draft-irtf-cfrg-aegis-aead,
   sections 3 and 4.  AES's round is written like FIPS 197.  */

struct aegis_ref
{
  const char *name;
  int algo;             /* libgcrypt's */
  size_t n_words;       /* of the state */
  size_t rate;          /* bytes in a block */
  size_t keylen;
  size_t noncelen;
  size_t max_taglen;    /* 16 is the other one */
};

#define N_AEGIS 3
extern const struct aegis_ref aegis_ref[N_AEGIS];

/* OUT = the AES round of IN with the round key KEY: SubBytes, ShiftRows,
   MixColumns, AddRoundKey.  */
void aegis_ref_round (unsigned char out[16], const unsigned char in[16],
                      const unsigned char key[16]);

/* One step of the cipher A on STATE with one block of A->rate bytes.  */
void aegis_ref_update (const struct aegis_ref *a, unsigned char state[][16],
                       const unsigned char *block);

/* Encrypt the LEN bytes at IN to OUT with the associated data AD of ADLEN
   bytes, or decrypt them if DECRYPTS; write the tag of TAGLEN bytes to
   TAG.  */
void aegis_ref_crypt (const struct aegis_ref *a, int decrypts,
                      const unsigned char *key, const unsigned char *nonce,
                      const unsigned char *ad, size_t adlen,
                      unsigned char *out, const unsigned char *in, size_t len,
                      unsigned char *tag, size_t taglen);

#endif /*AEGIS_REF_H*/
