/* arena.c - Buffers at any alignment or a guard page, watched on both sides
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

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arena.h"
#include "testlib.h"

/* At least so many bytes lie on both sides of a buffer that is placed by its
   alignment: twice the widest vector register.  */
#define MARGIN 128

struct arena
{
  unsigned char *start;          /* whole pages between guard pages */
  unsigned char *fresh;          /* what was filled in */
  size_t size;
};

struct arena *
arena_new (size_t max)
{
  struct arena *a = malloc (sizeof *a);
  size_t page = sysconf (_SC_PAGESIZE);

  if (!a)
    tap_bail ("no memory");
  a->size = (max + 2 * MARGIN + 16 + page - 1) / page * page;
  a->start = guard_after (a->size);
  a->fresh = malloc (a->size);
  if (!a->fresh)
    tap_bail ("no memory");
  rnd_fill (a->fresh, a->size);
  return a;
}

unsigned char *
arena_place (struct arena *a, size_t len, int where)
{
  memcpy (a->start, a->fresh, a->size);
  if (where == AT_END)
    return a->start + a->size - len;
  if (where == AT_START)
    return a->start;
  return a->start + MARGIN + where;
}

int
arena_intact (const struct arena *a, const unsigned char *p, size_t len)
{
  size_t before = p - a->start;
  size_t after = before + len;

  return !(memcmp (a->start, a->fresh, before)
           || memcmp (a->start + after, a->fresh + after, a->size - after));
}
