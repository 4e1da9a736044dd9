/* mac-check.c - One programme of checks for every MAC of the library
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

#include "arena.h"
#include "gcry-help.h"
#include "mode-check.h"
#include "mode-message.h"
#include "testlib.h"

/* A MAC under check with one key size.  */
struct check
{
  const struct mac_desc *d;
  oracle_fn *oracle;
  gcry_mac_hd_t hd;
  struct message m;
  unsigned char tag[16];              /* what the oracle says */
  unsigned int messages;
  unsigned int failures;
};

static struct arena *arena;


/* Give the message, which lies at IN, to the handle and read the MAC.  */
static gcry_error_t
run (struct check *c, int pieces, const unsigned char *in, unsigned char *tag)
{
  size_t left = c->m.len, n;
  gcry_error_t err = 0;

  if (c->m.noncelen)
    err = gcry_mac_setiv (c->hd, c->m.nonce, c->m.noncelen);
  if (pieces)
    while (!err && left > (n = random_piece (left, 1)))
      {
        err = gcry_mac_write (c->hd, in, n);
        in += n;
        left -= n;
      }
  if (!err)
    err = gcry_mac_write (c->hd, in, left);
  n = c->m.taglen;
  if (!err)
    err = gcry_mac_read (c->hd, tag, &n);
  return err;
}

static void
failed (struct check *c, int pieces, int where, const char *how)
{
  if (c->failures++ < MAX_TOLD)
    tap_note ("%s-%zu, %zu bytes, nonce %zu, tag %zu%s, at place %d: %s",
              c->d->name, c->m.keylen * 8, c->m.len, c->m.noncelen,
              c->m.taglen, pieces ? ", in pieces" : "", where, how);
}

static void
check_way (struct check *c, int pieces, int where)
{
  unsigned char *in, tag[16];
  gcry_error_t err;

  in = arena_place (arena, c->m.len, where);
  memcpy (in, c->m.in, c->m.len);
  memset (tag, 0, sizeof tag);
  err = gcry_mac_reset (c->hd);
  if (!err)
    err = run (c, pieces, in, tag);
  if (err)
    failed (c, pieces, where, gcry_strerror (err));
  else if (memcmp (tag, c->tag, c->m.taglen))
    failed (c, pieces, where, "wrong MAC");
  else if (memcmp (in, c->m.in, c->m.len)
           || !arena_intact (arena, in, c->m.len))
    failed (c, pieces, where, "changed its input");

  err = gcry_mac_verify (c->hd, c->tag, c->m.taglen);
  if (err)
    failed (c, pieces, where, "the right MAC was refused");
  memcpy (tag, c->tag, sizeof tag);
  tag[rnd_below (c->m.taglen)] ^= 1 << rnd_below (8);
  err = gcry_mac_verify (c->hd, tag, c->m.taglen);
  if (gcry_err_code (err) != GPG_ERR_CHECKSUM)
    failed (c, pieces, where, "a wrong MAC was not seen");
}

static void
check_message (struct check *c, size_t len, int where)
{
  const struct mac_desc *d = c->d;

  random_message (&c->m, len, 0, d->noncelens, d->n_noncelens,
                  d->taglens, d->n_taglens);
  c->oracle (&c->m, NULL, c->tag);
  c->messages++;
  must (gcry_mac_setkey (c->hd, c->m.key, c->m.keylen + d->extra_key),
        d->name);
  /* Poly1305 can't be reset before it has its nonce.  */
  if (c->m.noncelen)
    must (gcry_mac_setiv (c->hd, c->m.nonce, c->m.noncelen), d->name);
  check_way (c, 0, where);
  check_way (c, 1, where);
  check_way (c, 0, AT_END);
  check_way (c, 1, AT_START);
}

static void
check_keylen (struct check *c)
{
  size_t n;
  int i;

  for (n = 0; n <= SMALL_LENGTHS; n++)
    check_message (c, n, n % 16);
  for (n = 1; n <= MAX_BLOCKS; n++)
    {
      check_message (c, 16 * n, n % 16);
      check_message (c, 16 * n + 1 + rnd_below (15), n % 16);
    }
  for (i = 0; i < LARGE_LENGTHS; i++)
    check_message (c, MAX_MESSAGE - rnd_below (MAX_MESSAGE / 4),
                   rnd_below (16));
  check_message (c, MAX_MESSAGE, 0);
}


static struct check *
open_check (const struct mac_desc *d, oracle_fn *oracle, size_t keylen)
{
  struct check *c = calloc (1, sizeof *c);

  if (!c)
    tap_bail ("no memory");
  if (!arena)
    arena = arena_new (MAX_MESSAGE);
  c->d = d;
  c->oracle = oracle;
  c->m.keylen = keylen;
  must (gcry_mac_open (&c->hd, d->algo, 0, NULL), d->name);
  return c;
}

static void
close_check (struct check *c)
{
  gcry_mac_close (c->hd);
  free (c);
}

void
check_mac (const struct mac_desc *d)
{
  struct check *c;
  size_t keylen;

  for (keylen = 16; keylen <= 32; keylen += 8)
    {
      c = open_check (d, d->oracle, keylen);
      check_keylen (c);
      tap_ok (c->messages && !c->failures, "%s-%zu, %u messages", d->name,
              keylen * 8, c->messages);
      close_check (c);
    }
}

static const struct mac_desc *controlled;

static void
wrong_oracle (const struct message *m, unsigned char *out, unsigned char *tag)
{
  controlled->oracle (m, out, tag);
  tag[rnd_below (m->taglen)] ^= 1 << rnd_below (8);
}

void
check_mac_control (const struct mac_desc *d)
{
  struct check *c;

  controlled = d;
  c = open_check (d, wrong_oracle, 16);
  c->failures = MAX_TOLD;              /* they are wanted: none is told */
  check_message (c, 48, 0);
  /* Each of the four ways fails at the MAC and at its verification.  */
  tap_ok (c->failures >= MAX_TOLD + 8, "%s: a wrong bit is seen each way",
          d->name);
  close_check (c);
}
