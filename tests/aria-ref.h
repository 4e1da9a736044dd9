/* aria-ref.h - A slow reference of ARIA, written as RFC 5794 reads
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

#ifndef ARIA_REF_H
#define ARIA_REF_H

#include <stddef.h>

/* Nothing here is shared with the cipher under test; nothing here is meant
   to be fast or free of timing leaks.  All names are the RFC's, all blocks
   are 16 bytes in the order in which the RFC writes them.  */

#define ARIA_REF_MAX_ROUNDS 16

struct aria_ref
{
  int rounds;                                      /* 12, 14 or 16 */
  unsigned char w[4][16];                          /* W0 ... W3 */
  unsigned char ek[ARIA_REF_MAX_ROUNDS + 1][16];   /* ek1 is ek[0] */
  unsigned char dk[ARIA_REF_MAX_ROUNDS + 1][16];   /* dk1 is dk[0] */
};

/* The key schedule, RFC 5794 section 2.2.  KEYLEN is 16, 24 or 32 bytes;
   the program is aborted for any other.  */
void aria_ref_setkey (struct aria_ref *k, const void *key, size_t keylen);

/* Encrypt or decrypt one block, RFC 5794 section 2.3.  CTX is a struct
   aria_ref; OUT may be IN.  */
void aria_ref_encrypt (const void *ctx, unsigned char *out,
                       const unsigned char *in);
void aria_ref_decrypt (const void *ctx, unsigned char *out,
                       const unsigned char *in);

/* The round functions, RFC 5794 section 2.4.1: OUT = FO (D, RK), the odd
   one, and OUT = FE (D, RK), the even one.  OUT may be D.  */
void aria_ref_fo (unsigned char *out, const unsigned char *d,
                  const unsigned char *rk);
void aria_ref_fe (unsigned char *out, const unsigned char *d,
                  const unsigned char *rk);

/* The S-boxes, RFC 5794 section 2.4.2: number 0 is SB1, 1 is SB2, 2 is SB3,
   the inverse of SB1, 3 is SB4, the inverse of SB2.  */
unsigned char aria_ref_sbox (int number, unsigned char x);

/* The diffusion layer A, RFC 5794 section 2.4.3.  OUT may not be IN.  */
void aria_ref_a (unsigned char *out, const unsigned char *in);

#endif /*ARIA_REF_H*/
