/* handle-modes.h - One table of all cipher modes, and one way to run each
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

#ifndef HANDLE_MODES_H
#define HANDLE_MODES_H

#include <gcrypt.h>

/* A mode of gcry_cipher_open, with what its messages look like.  */
struct hmode
{
  const char *name;
  int mode;             /* GCRY_CIPHER_MODE_x  */
  unsigned int flags;   /* GCRY_CIPHER_x  */
  size_t ivlen;         /* Bytes of the IV, nonce or counter; 0: none.  */
  int nkeys;            /* How many keys of the cipher its key is made of.  */
  size_t unit;          /* Messages have a multiple of so many bytes, ...  */
  size_t least;         /* ... and at least so many.  */
  int aead;             /* True: takes further data and gives a tag.  */
  size_t grow;          /* Bytes that encryption adds to the message.  */
};

extern const struct hmode hmodes[];
extern const int n_hmodes;

/* The three ciphers, by rising key length.  */
extern const int hm_algos[3];

#define HM_MAXIV   16
#define HM_MAXKEY  64
#define HM_TAGLEN  16
#define HM_MAXGROW 8

/* True if the mode M takes a cipher key of KEYLEN bytes, one of 16, 24, 32
   (RFC 8452: GCM-SIV has no keys of 192 bits).  */
int hm_takes_keylen (const struct hmode *m, size_t keylen);

/* Return the largest length up to N that M allows, at least M->least.  */
size_t hm_length (const struct hmode *m, size_t n);

/* Open a handle for M and the cipher ALGO with FLAGS beside the mode's own.
   Return 0 or the error.  */
gpg_err_code_t hm_open (gcry_cipher_hd_t *hd, const struct hmode *m, int algo,
                        unsigned int flags);

/* Encrypt (or decrypt) one message of LEN bytes of plaintext on HD: set the
   IV of M->ivlen bytes, pass the further data (for an AEAD mode a fixed
   text), process IN to OUT, and write (or check) the TAG of HM_TAGLEN bytes.
   The ciphertext has LEN + M->grow bytes.  TAG may be NULL if the mode has
   none.  Return 0 or the first error.  */
gpg_err_code_t hm_crypt (gcry_cipher_hd_t hd, const struct hmode *m,
                         int encrypt, const unsigned char *iv,
                         const unsigned char *in, size_t len,
                         unsigned char *out, unsigned char *tag);

#endif /*HANDLE_MODES_H*/
