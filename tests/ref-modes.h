/* ref-modes.h - Slow references of all modes of operation of libgcrypt
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

#ifndef REF_MODES_H
#define REF_MODES_H

#include <stddef.h>
#include <stdint.h>

/* Every mode is written from its standard, encryption only, for a block
   cipher with blocks of 16 bytes.  Lengths are in bytes.  An output buffer
   may be the input buffer unless said otherwise.  */

/* A block cipher under a key: OUT = E (IN); OUT may be IN.  */
struct ref_cipher
{
  void (*encrypt) (const void *ctx, unsigned char *out,
                   const unsigned char *in);
  const void *ctx;
};

/* OUT = A ^ B, LEN bytes; OUT may be A or B.  */
void ref_xor (unsigned char *out, const unsigned char *a,
              const unsigned char *b, size_t len);

/* Write the number N at P as LEN bytes, the first one of highest weight.  */
void ref_put_be (unsigned char *p, size_t len, uint64_t n);

/* A byte string, a component of what SIV authenticates.  */
struct ref_string
{
  const unsigned char *data;
  size_t len;
};


/* ref-modes.c: confidentiality only, and key wrapping.  IV and CTR are 16
   bytes and are left as they were.  */

/* SP 800-38A section 6.1; LEN is a multiple of 16.  */
void ref_ecb (const struct ref_cipher *c, unsigned char *out,
              const unsigned char *in, size_t len);

/* SP 800-38A section 6.2; LEN is a multiple of 16.  */
void ref_cbc (const struct ref_cipher *c, const unsigned char *iv,
              unsigned char *out, const unsigned char *in, size_t len);

/* The last block of the same, as the mode CBC with GCRY_CIPHER_CBC_MAC gives
   it; IV if LEN is 0.  */
void ref_cbc_mac (const struct ref_cipher *c, const unsigned char *iv,
                  unsigned char *mac, const unsigned char *in, size_t len);

/* Addendum to SP 800-38A, CBC-CS3 (the last two blocks always swapped) for
   LEN > 16; plain CBC for a LEN of 0 or 16; other LEN are not defined.  */
void ref_cbc_cts (const struct ref_cipher *c, const unsigned char *iv,
                  unsigned char *out, const unsigned char *in, size_t len);

/* SP 800-38A section 6.3 with segments of S bytes, S is 16 or 1.  */
void ref_cfb (const struct ref_cipher *c, const unsigned char *iv, size_t s,
              unsigned char *out, const unsigned char *in, size_t len);

/* SP 800-38A section 6.4.  */
void ref_ofb (const struct ref_cipher *c, const unsigned char *iv,
              unsigned char *out, const unsigned char *in, size_t len);

/* SP 800-38A section 6.5; the counter is all 128 bits of CTR.  */
void ref_ctr (const struct ref_cipher *c, const unsigned char *ctr,
              unsigned char *out, const unsigned char *in, size_t len);

/* IEEE 1619 (SP 800-38E): C1 for the data, C2 for the tweak; LEN >= 16.
   OUT may not overlap IN unless they are the same.  */
void ref_xts (const struct ref_cipher *c1, const struct ref_cipher *c2,
              const unsigned char *tweak,
              unsigned char *out, const unsigned char *in, size_t len);

/* RFC 3394 section 2.2.1 with the initial value IV of 8 bytes or, if IV is
   NULL, that of section 2.2.3.1.  LEN is a multiple of 8 and >= 16, LEN + 8
   bytes go to OUT, which may not overlap IN.  */
void ref_kw (const struct ref_cipher *c, const unsigned char *iv,
             unsigned char *out, const unsigned char *in, size_t len);

/* RFC 5649 section 4.1.  LEN >= 1; LEN rounded up to a multiple of 8 and 8
   more bytes go to OUT, which may not overlap IN.  */
void ref_kwp (const struct ref_cipher *c,
              unsigned char *out, const unsigned char *in, size_t len);


/* ref-aead.c: authentication that rests on the block cipher alone.  All MACs
   and tags are 16 bytes; where the standard truncates one the caller takes
   its first bytes.  */

/* SP 800-38B section 6.2 (CMAC).  */
void ref_cmac (const struct ref_cipher *c, unsigned char *mac,
               const unsigned char *in, size_t len);

/* The two parts of SP 800-38B section 6.1: the subkeys.  */
void ref_cmac_subkeys (const struct ref_cipher *c,
                       unsigned char *k1, unsigned char *k2);

/* SP 800-38C (CCM) for a nonce of 7 to 13 bytes; TAGLEN is part of what is
   authenticated.  OUT may not overlap IN.  */
void ref_ccm (const struct ref_cipher *c,
              const unsigned char *nonce, size_t noncelen, size_t taglen,
              const unsigned char *aad, size_t aadlen,
              unsigned char *out, const unsigned char *in, size_t len,
              unsigned char *tag);

/* Rogaway, Wagner, Bellare: EAX, FSE 2004, figure 3.  */
void ref_eax (const struct ref_cipher *c,
              const unsigned char *nonce, size_t noncelen,
              const unsigned char *aad, size_t aadlen,
              unsigned char *out, const unsigned char *in, size_t len,
              unsigned char *tag);

/* RFC 7253 section 4.2 (OCB3); TAGLEN enters the nonce.  */
void ref_ocb (const struct ref_cipher *c,
              const unsigned char *nonce, size_t noncelen, size_t taglen,
              const unsigned char *aad, size_t aadlen,
              unsigned char *out, const unsigned char *in, size_t len,
              unsigned char *tag);

/* RFC 5297 section 2.6 (SIV): C1 for S2V, C2 for CTR, the N strings AD in
   front of the plaintext.  OUT may not overlap IN.  */
void ref_siv (const struct ref_cipher *c1, const struct ref_cipher *c2,
              const struct ref_string *ad, size_t n,
              unsigned char *out, const unsigned char *in, size_t len,
              unsigned char *tag);


/* ref-hash.c: authentication with a universal hash.  */

/* SP 800-38D section 6.3: Z = X * Y in the field of GCM.  */
void ref_gcm_mul (unsigned char *z, const unsigned char *x,
                  const unsigned char *y);

/* SP 800-38D section 7.1 (GCM).  With LEN = 0 this is GMAC.  */
void ref_gcm (const struct ref_cipher *c,
              const unsigned char *iv, size_t ivlen,
              const unsigned char *aad, size_t aadlen,
              unsigned char *out, const unsigned char *in, size_t len,
              unsigned char *tag);

/* RFC 8452 section 3: Z = dot (X, Y) in the field of POLYVAL.  */
void ref_polyval_dot (unsigned char *z, const unsigned char *x,
                      const unsigned char *y);

/* RFC 8452 section 4 (GCM-SIV), key derivation: from the key-generating
   cipher C and the NONCE of 12 bytes, the 16 bytes AUTH_KEY and the KEYLEN
   (16 or 32) bytes ENC_KEY.  */
void ref_gcm_siv_derive (const struct ref_cipher *c,
                         const unsigned char *nonce, size_t keylen,
                         unsigned char *auth_key, unsigned char *enc_key);

/* The rest of it: C is the cipher under the derived ENC_KEY.  OUT may not
   overlap IN.  */
void ref_gcm_siv (const struct ref_cipher *c, const unsigned char *auth_key,
                  const unsigned char *nonce,
                  const unsigned char *aad, size_t aadlen,
                  unsigned char *out, const unsigned char *in, size_t len,
                  unsigned char *tag);

/* D. J. Bernstein: The Poly1305-AES message-authentication code, FSE 2005,
   section 2, with C in the place of AES: R of 16 bytes (not clamped), NONCE
   of 16 bytes.  */
void ref_poly1305 (const struct ref_cipher *c, const unsigned char *r,
                   const unsigned char *nonce, unsigned char *mac,
                   const unsigned char *in, size_t len);

#endif /*REF_MODES_H*/
