/* arena.h - Buffers at any alignment or a guard page, watched on both sides
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

#ifndef ARENA_H
#define ARENA_H

#include <stddef.h>

struct arena;

/* Where a buffer lies: 0 to 15 is its address modulo 16; the others put it
   directly in front of or behind an inaccessible page.  */
#define AT_END    16
#define AT_START  17
#define N_PLACES  18

/* Make an arena for buffers of up to MAX bytes.  It lives until
   tap_done.  */
struct arena *arena_new (size_t max);

/* Return a buffer of LEN bytes in A; all of the arena is filled anew.  */
unsigned char *arena_place (struct arena *a, size_t len, int where);

/* True if nothing of the arena outside the LEN bytes at P was changed since
   arena_place.  */
int arena_intact (const struct arena *a, const unsigned char *p, size_t len);

#endif /*ARENA_H*/
