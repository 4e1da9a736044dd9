/* mode-check.h - One programme of checks for every mode and MAC of the library
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

#ifndef MODE_CHECK_H
#define MODE_CHECK_H

#include <stddef.h>

/* What the library does with a message is compared with what somebody else,
   the oracle, says of the same message: on many lengths, AADs, nonces and
   tag lengths, in one call and in pieces, in place and not, at every
   alignment of both buffers, between guard pages.  */

#define MAX_MESSAGE 5000     /* bytes of a message or an AAD */
#define MAX_OUTPUT (MAX_MESSAGE + 16)
#define MAX_NONCE 64
#define MAX_STRINGS 8

struct message
{
  size_t keylen;             /* of one key, bytes: 16, 24 or 32 */
  unsigned char key[64];     /* one key or two */
  size_t noncelen;
  unsigned char nonce[MAX_NONCE];
  size_t taglen;
  size_t aadlen;
  unsigned char aad[MAX_MESSAGE];
  size_t n_strings;          /* for AAD_STRINGS: how AAD is cut */
  size_t string_len[MAX_STRINGS];
  size_t len;
  unsigned char in[MAX_MESSAGE];
};

/* Encrypt M: its output to OUT, the first M->taglen bytes at least of its
   tag to TAG, which has room for 16.  For a MAC TAG alone.  */
typedef void oracle_fn (const struct message *m, unsigned char *out,
                        unsigned char *tag);

enum mode_pieces
  {
    PIECES_ANY,              /* calls may end anywhere */
    PIECES_BLOCKS,           /* all but the last are whole blocks */
    PIECES_NONE              /* a message is one call */
  };

enum mode_aad
  {
    AAD_NONE,
    AAD_ANY,                 /* calls may end anywhere */
    AAD_STRINGS              /* each call is a string of its own (SIV) */
  };

struct mode_desc
{
  const char *name;
  int mode;                  /* GCRY_CIPHER_MODE_... */
  unsigned int flags;        /* GCRY_CIPHER_... */
  oracle_fn *oracle;
  enum mode_pieces pieces;
  enum mode_aad aad;
  int two_keys;              /* XTS, SIV */
  int no_192;                /* GCM-SIV */
  int wraps;                 /* KW, KWP: the output has 8 bytes more than the
                                input rounded up to a multiple of 8; not in
                                place */
  size_t min_len;            /* a message has at least so many bytes, */
  size_t max_len;            /* at most so many (0: MAX_MESSAGE), */
  size_t unit;               /* and is a multiple of this (0: 1) */
  size_t not_len;            /* and is not of this length (0: none) */
  size_t n_noncelens, noncelens[12];
  size_t n_taglens, taglens[16];   /* no tag if n_taglens is 0 */
};

/* Check the mode D with all key sizes, one test point each.  */
void check_mode (const struct mode_desc *d);

/* One test point: the same checks see an oracle that is wrong in one bit of
   the output or, if D has one, of the tag.  */
void check_mode_control (const struct mode_desc *d);


struct mac_desc
{
  const char *name;
  int algo;                  /* GCRY_MAC_... */
  oracle_fn *oracle;
  size_t extra_key;          /* bytes of the key behind the cipher's key */
  size_t n_noncelens, noncelens[12];   /* no nonce if n_noncelens is 0 */
  size_t n_taglens, taglens[16];
};

void check_mac (const struct mac_desc *d);
void check_mac_control (const struct mac_desc *d);

#endif /*MODE_CHECK_H*/
