/* mode-message.c - Random messages for the checks of modes and MACs
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

#include "mode-message.h"
#include "testlib.h"

size_t
random_length (size_t max)
{
  size_t n;

  switch (rnd_below (4))
    {
    case 0:  n = rnd_below (40); break;
    case 1:  n = 16 * rnd_below (MAX_BLOCKS + 1); break;
    case 2:  n = 16 * rnd_below (18) + rnd_below (16); break;
    default: n = rnd_below (max + 1); break;
    }
  return n <= max ? n : rnd_below (max + 1);
}

size_t
random_piece (size_t left, size_t unit)
{
  size_t n;

  switch (rnd_below (6))
    {
    case 0:  n = 0; break;
    case 1:  n = rnd_below (16); break;
    case 2:  n = 16 * rnd_below (70); break;
    case 3:  n = 16 << rnd_below (7); break;          /* 1 to 64 blocks */
    default: n = rnd_below (left + 1); break;
    }
  if (n >= left)
    return left;
  return n / unit * unit;
}

void
random_message (struct message *m, size_t len, size_t aadlen,
                const size_t *noncelens, size_t n_noncelens,
                const size_t *taglens, size_t n_taglens)
{
  rnd_fill (m->key, sizeof m->key);
  m->noncelen = n_noncelens ? noncelens[rnd_below (n_noncelens)] : 0;
  rnd_fill (m->nonce, m->noncelen);
  m->taglen = n_taglens ? taglens[rnd_below (n_taglens)] : 0;
  m->aadlen = aadlen;
  rnd_fill (m->aad, aadlen);
  m->n_strings = 0;
  m->len = len;
  rnd_fill (m->in, len);
}

void
random_strings (struct message *m)
{
  size_t left = m->aadlen;

  for (m->n_strings = 0; left && m->n_strings < MAX_STRINGS - 1;)
    left -= m->string_len[m->n_strings++] = random_piece (left, 1);
  if (left || rnd_below (4) == 0)
    m->string_len[m->n_strings++] = left;
}
