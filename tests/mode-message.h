/* mode-message.h - Random messages for the checks of modes and MACs
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

#ifndef MODE_MESSAGE_H
#define MODE_MESSAGE_H

#include "mode-check.h"

#define SMALL_LENGTHS 272    /* all lengths up to this: 17 blocks */
#define MAX_BLOCKS 200       /* all numbers of blocks up to this: three times
                                the widest kernel, 64, and more */
#define LARGE_LENGTHS 30     /* so many more near the largest length */
#define MAX_TOLD 5           /* so many failures of a mode are told */

/* A random length from 0 to MAX; small ones, whole blocks and large ones are
   all frequent.  */
size_t random_length (size_t max);

/* How many of LEFT bytes the next call gets: at most LEFT, a multiple of UNIT
   (1 or 16) unless it is LEFT; sometimes 0.  */
size_t random_piece (size_t left, size_t unit);

/* Fill M but for keylen: new keys, a nonce and a tag of a length from the
   lists, AADLEN bytes of AAD, LEN bytes of input.  */
void random_message (struct message *m, size_t len, size_t aadlen,
                     const size_t *noncelens, size_t n_noncelens,
                     const size_t *taglens, size_t n_taglens);

/* Cut the AAD of M into up to MAX_STRINGS strings, some of them empty.  */
void random_strings (struct message *m);

#endif /*MODE_MESSAGE_H*/
