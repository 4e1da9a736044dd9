/* mode-check.c - One programme of checks for every mode of the library
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

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "arena.h"
#include "gcry-help.h"
#include "mode-check.h"
#include "mode-message.h"
#include "testlib.h"

/* A mode under check with one key size.  */
struct check
{
  const struct mode_desc *d;
  oracle_fn *oracle;
  gcry_cipher_hd_t hd;
  struct message m;
  size_t outlen;                      /* bytes of the output for M */
  unsigned char out[MAX_OUTPUT];      /* what the oracle says */
  unsigned char tag[16];
  unsigned int messages;
  unsigned int failures;
};

/* One way to run a message through the library.  */
struct way
{
  int encrypt;
  int pieces;                         /* in pieces or in one call */
  int in_place;
  int in_where, out_where;            /* places in the arenas */
};

static struct arena *arena_in, *arena_out;


/* Start a message on C->hd: nonce, lengths, AAD.  */
static gcry_error_t
start (struct check *c, const struct way *w)
{
  const struct message *m = &c->m;
  gcry_cipher_hd_t hd = c->hd;
  const unsigned char *aad = m->aad;
  size_t left = m->aadlen, n, i;
  uint64_t lengths[3];
  gcry_error_t err;
  int taglen = m->taglen;

  err = gcry_cipher_reset (hd);
  if (!err && c->d->mode == GCRY_CIPHER_MODE_OCB)
    err = gcry_cipher_ctl (hd, GCRYCTL_SET_TAGLEN, &taglen, sizeof taglen);

  /* SIV wants its strings first: the nonce is the last of them.  */
  if (c->d->aad == AAD_STRINGS)
    for (i = 0; !err && i < m->n_strings; aad += m->string_len[i++])
      err = gcry_cipher_authenticate (hd, aad, m->string_len[i]);

  if (!err && m->noncelen)
    {
      if (c->d->mode == GCRY_CIPHER_MODE_CTR)
        err = gcry_cipher_setctr (hd, m->nonce, m->noncelen);
      else
        err = gcry_cipher_setiv (hd, m->nonce, m->noncelen);
    }

  if (!err && c->d->mode == GCRY_CIPHER_MODE_CCM)
    {
      lengths[0] = m->len;
      lengths[1] = m->aadlen;
      lengths[2] = m->taglen;
      err = gcry_cipher_ctl (hd, GCRYCTL_SET_CCM_LENGTHS, lengths,
                             sizeof lengths);
    }

  if (c->d->aad == AAD_ANY)
    for (; !err && left; left -= n, aad += n)
      {
        n = w->pieces ? random_piece (left, 1) : left;
        err = gcry_cipher_authenticate (hd, aad, n);
      }
  return err;
}

/* One call; an N of 0 is a call too.  */
static gcry_error_t
call (struct check *c, const struct way *w, unsigned char *out, size_t outn,
      const unsigned char *in, size_t n)
{
  /* There are two ways to say "in place".  */
  if (w->in_place && n && rnd_below (2))
    {
      in = NULL;
      n = 0;
    }
  if (w->encrypt)
    return gcry_cipher_encrypt (c->hd, out, outn, in, n);
  else
    return gcry_cipher_decrypt (c->hd, out, outn, in, n);
}

/* The data of a message: INLEN bytes at IN to OUTLEN bytes at OUT.  */
static gcry_error_t
process (struct check *c, const struct way *w, unsigned char *out,
         size_t outlen, const unsigned char *in, size_t inlen)
{
  size_t unit = c->d->pieces == PIECES_BLOCKS ? 16 : 1;
  size_t n;
  gcry_error_t err = 0;

  if (w->pieces)
    while (!err && inlen > (n = random_piece (inlen, unit)))
      {
        err = call (c, w, out, n, in, n);
        in += n;
        out += n;
        inlen -= n;
        outlen -= n;
      }
  if (!err && c->d->mode == GCRY_CIPHER_MODE_OCB)
    err = gcry_cipher_final (c->hd);
  if (!err)
    err = call (c, w, out, outlen, in, inlen);
  return err;
}

/* True if decryption wants the tag before the data.  */
static int
tag_comes_first (const struct check *c)
{
  return (c->d->mode == GCRY_CIPHER_MODE_SIV
          || c->d->mode == GCRY_CIPHER_MODE_GCM_SIV);
}

/* Run the message the way W; decryption is given TAG.  */
static gcry_error_t
run (struct check *c, const struct way *w, unsigned char *out, size_t outlen,
     const unsigned char *in, size_t inlen, unsigned char *tag)
{
  size_t taglen = c->m.taglen;
  gcry_error_t err;

  err = start (c, w);
  if (!err && taglen && !w->encrypt && tag_comes_first (c))
    err = gcry_cipher_set_decryption_tag (c->hd, tag, taglen);
  if (!err)
    err = process (c, w, out, outlen, in, inlen);
  if (!err && taglen && w->encrypt)
    err = gcry_cipher_gettag (c->hd, tag, taglen);
  if (!err && taglen && !w->encrypt && !tag_comes_first (c))
    err = gcry_cipher_checktag (c->hd, tag, taglen);
  return err;
}


/* Count and, the first few times, tell a failure.  */
static void
failed (struct check *c, const struct way *w, const char *how)
{
  if (c->failures++ < MAX_TOLD)
    tap_note ("%s-%zu, %zu bytes, AAD %zu, nonce %zu, tag %zu, %s%s%s, "
              "from place %d to %d: %s",
              c->d->name, c->m.keylen * 8, c->m.len, c->m.aadlen,
              c->m.noncelen, c->m.taglen,
              w->encrypt ? "encryption" : "decryption",
              w->pieces ? " in pieces" : "", w->in_place ? " in place" : "",
              w->in_where, w->out_where, how);
}

/* Check the message the way W.  */
static void
check_way (struct check *c, const struct way *w)
{
  unsigned char plain[MAX_OUTPUT], tag[16];
  const unsigned char *from, *want;
  unsigned char *in, *out;
  size_t inlen, outlen, plainlen;
  gcry_error_t err;

  /* Unwrapping gives the zeros of the padding too.  */
  plainlen = c->d->wraps ? c->outlen - 8 : c->m.len;
  memset (plain, 0, plainlen);
  memcpy (plain, c->m.in, c->m.len);

  from = w->encrypt ? plain : c->out;
  want = w->encrypt ? c->out : plain;
  inlen = w->encrypt ? c->m.len : c->outlen;
  outlen = w->encrypt ? c->outlen : plainlen;
  out = arena_place (arena_out, outlen, w->out_where);
  in = w->in_place ? out : arena_place (arena_in, inlen, w->in_where);
  memcpy (in, from, inlen);
  if (w->encrypt)
    memset (tag, 0, sizeof tag);
  else
    memcpy (tag, c->tag, sizeof tag);

  err = run (c, w, out, outlen, in, inlen, tag);
  if (err)
    failed (c, w, gcry_strerror (err));
  else if (memcmp (out, want, outlen))
    failed (c, w, "wrong output");
  else if (memcmp (tag, c->tag, c->m.taglen))
    failed (c, w, "wrong tag");
  else if (!arena_intact (arena_out, out, outlen))
    failed (c, w, "wrote outside of its output");
  else if (!w->in_place && (memcmp (in, from, inlen)
                            || !arena_intact (arena_in, in, inlen)))
    failed (c, w, "changed its input");
}

/* A tag that is wrong in one bit must be seen.  */
static void
check_wrong_tag (struct check *c)
{
  static const struct way w = { 0, 0, 0, 0, 0 };
  unsigned char out[MAX_OUTPUT], tag[16];
  gcry_error_t err;

  memcpy (tag, c->tag, sizeof tag);
  tag[rnd_below (c->m.taglen)] ^= 1 << rnd_below (8);
  err = run (c, &w, out, c->m.len, c->out, c->outlen, tag);
  if (gcry_err_code (err) != GPG_ERR_CHECKSUM)
    failed (c, &w, "a wrong tag was not seen");
}

/* Check one message of LEN bytes with AADLEN bytes of AAD; a call from place
   IN_WHERE to OUT_WHERE is among the ways.  */
static void
check_message (struct check *c, size_t len, size_t aadlen,
               int in_where, int out_where)
{
  const struct mode_desc *d = c->d;
  int pieces = d->pieces != PIECES_NONE;
  const struct way ways[] =
    {
      /* encrypt, pieces, in place, from, to */
      { 1, 0, 0, in_where, out_where },
      { 0, 0, 0, out_where, in_where },
      { 1, pieces, 0, AT_START, AT_END },
      { 0, pieces, 0, AT_END, AT_START },
      { 1, 0, 1, AT_END, AT_END },
      { 0, 0, 1, AT_START, AT_START },
      { 1, pieces, 1, rnd_below (N_PLACES), rnd_below (N_PLACES) },
      { 0, pieces, 1, rnd_below (N_PLACES), rnd_below (N_PLACES) }
    };
  size_t i;

  random_message (&c->m, len, d->aad == AAD_NONE ? 0 : aadlen,
                  d->noncelens, d->n_noncelens, d->taglens, d->n_taglens);
  if (d->aad == AAD_STRINGS)
    random_strings (&c->m);
  c->outlen = d->wraps ? (len + 7) / 8 * 8 + 8 : len;
  c->oracle (&c->m, c->out, c->tag);
  c->messages++;

  must (gcry_cipher_setkey (c->hd, c->m.key,
                            c->m.keylen * (d->two_keys ? 2 : 1)), d->name);
  for (i = 0; i < sizeof ways / sizeof ways[0]; i++)
    if (!(d->wraps && ways[i].in_place))
      check_way (c, &ways[i]);
  if (c->m.taglen && rnd_below (4) == 0)
    check_wrong_tag (c);
}

/* The same if the mode takes messages of LEN bytes.  */
static void
check_length (struct check *c, size_t len, size_t aadlen,
              int in_where, int out_where)
{
  const struct mode_desc *d = c->d;

  if (len >= d->min_len && len <= (d->max_len ? d->max_len : MAX_MESSAGE)
      && len % (d->unit ? d->unit : 1) == 0
      && !(d->not_len && len == d->not_len))
    check_message (c, len, aadlen, in_where, out_where);
}

/* All messages for one key size.  */
static void
check_keylen (struct check *c)
{
  size_t max = c->d->max_len ? c->d->max_len : MAX_MESSAGE;
  size_t unit = c->d->unit ? c->d->unit : 1;
  size_t n;
  int i, place = 0;

  /* All small lengths.  */
  for (n = 0; n <= SMALL_LENGTHS; n++, place++)
    check_length (c, n, random_length (SMALL_LENGTHS),
                  place % 16, place / 16 % 16);

  /* Every number of blocks that a bulk function may be given or may have
     left, alone and with a rest.  */
  for (n = 1; n <= MAX_BLOCKS; n++, place += 2)
    {
      check_length (c, 16 * n, random_length (SMALL_LENGTHS),
                    place % 16, place / 16 % 16);
      check_length (c, (16 * n + 1 + rnd_below (15)) / unit * unit,
                    random_length (SMALL_LENGTHS),
                    place % 16, place / 16 % 16);
    }
  if (c->d->aad != AAD_NONE)
    for (n = 1; n <= MAX_BLOCKS; n++)
      check_length (c, random_length (SMALL_LENGTHS) / unit * unit,
                    16 * n + (n % 2 ? rnd_below (16) : 0),
                    rnd_below (16), rnd_below (16));

  /* Large lengths.  */
  for (i = 0; i < LARGE_LENGTHS; i++)
    check_length (c, (max - rnd_below (max / 4)) / unit * unit,
                  random_length (MAX_MESSAGE), rnd_below (16),
                  rnd_below (16));
  check_length (c, max / unit * unit, MAX_MESSAGE, 0, 0);

  /* Every pair of alignments.  */
  for (i = 0; i < 256; i++)
    check_length (c, (c->d->min_len + random_length (max - c->d->min_len))
                  / unit * unit, random_length (SMALL_LENGTHS), i % 16,
                  i / 16);
}


static struct check *
open_check (const struct mode_desc *d, oracle_fn *oracle, size_t keylen)
{
  struct check *c = calloc (1, sizeof *c);

  if (!c)
    tap_bail ("no memory");
  if (!arena_in)
    {
      arena_in = arena_new (MAX_OUTPUT);
      arena_out = arena_new (MAX_OUTPUT);
    }
  c->d = d;
  c->oracle = oracle;
  c->m.keylen = keylen;
  c->hd = open_cipher (aria_algo (keylen), d->mode, d->flags);
  return c;
}

static void
close_check (struct check *c)
{
  gcry_cipher_close (c->hd);
  free (c);
}

void
check_mode (const struct mode_desc *d)
{
  struct check *c;
  size_t keylen;

  for (keylen = 16; keylen <= 32; keylen += 8)
    if (!(keylen == 24 && d->no_192))
      {
        c = open_check (d, d->oracle, keylen);
        check_keylen (c);
        tap_ok (c->messages && !c->failures, "%s-%zu, %u messages", d->name,
                keylen * 8, c->messages);
        close_check (c);
      }
}


/* The oracle of the mode under control, and what becomes of its answer.  */
static const struct mode_desc *controlled;
static int spoil_tag;

static void
wrong_oracle (const struct message *m, unsigned char *out, unsigned char *tag)
{
  controlled->oracle (m, out, tag);
  if (spoil_tag)
    tag[rnd_below (m->taglen)] ^= 1 << rnd_below (8);
  else
    out[rnd_below (m->len)] ^= 1 << rnd_below (8);
}

void
check_mode_control (const struct mode_desc *d)
{
  /* Whole units for every mode.  */
  const size_t len = 48;
  struct check *c;
  int good = 1;

  controlled = d;
  for (spoil_tag = 0; spoil_tag <= (d->n_taglens ? 1 : 0); spoil_tag++)
    {
      c = open_check (d, wrong_oracle, 16);
      c->failures = MAX_TOLD;          /* they are wanted: none is told */
      check_message (c, len, 0, 0, 0);
      /* Each way must fail; in place is no way to wrap.  */
      good &= c->failures >= MAX_TOLD + (d->wraps ? 4 : 8);
      close_check (c);
    }
  tap_ok (good, "%s: a wrong bit is seen each way", d->name);
}
