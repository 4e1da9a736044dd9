/* t-aegis-vectors.c - AEGIS against the vectors of the standards
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

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "aegis-help.h"
#include "aegis-vectors.h"
#include "gcry-help.h"
#include "testlib.h"
#include "vector-file.h"

#define DIM(a) (sizeof (a) / sizeof (a)[0])
/* The longest text of any vector.  */
#define MAXLEN 4096

#define WYCHEPROOF "wycheproof/aegis128_test.json"

/* A field of a vector.  */
struct field
{
  unsigned char p[MAXLEN];
  size_t len;
};

static struct field
unhex (const char *hex)
{
  struct field f;

  f.len = hex_read (f.p, sizeof f.p, hex);
  if (f.len == (size_t)-1)
    tap_bail ("not hexadecimal or too long: %s", hex);
  return f;
}

static int
equals (const struct field *f, const unsigned char *p)
{
  return !memcmp (f->p, p, f->len);
}


/* The reference's parts.  */
static void
check_parts (void)
{
  struct field in = unhex (round_in);
  struct field key = unhex (round_key);
  struct field out = unhex (round_out);
  unsigned char result[16], state[8][16];
  size_t i;

  aegis_ref_round (result, in.p, key.p);
  tap_ok (equals (&out, result), "the reference's AES round");
  for (i = 0; i < DIM (updates); i++)
    {
      const struct aegis_ref *a = &aegis_ref[updates[i].cipher];
      struct field before = unhex (updates[i].before);
      struct field block = unhex (updates[i].block);
      struct field after = unhex (updates[i].after);

      if (before.len != 16 * a->n_words || block.len != a->rate
          || after.len != before.len)
        tap_bail ("update %zu: a wrong length", i);
      memcpy (state, before.p, before.len);
      aegis_ref_update (a, state, block.p);
      tap_ok (equals (&after, state[0]), "the reference's update of %s",
              a->name);
    }
}


/* Return whether the library and the reference do the message of cipher A
   right, with the TAG, which is valid or not.  If it isn't, PLAINTEXT is
   NULL.  */
static int
check_message (const struct aegis_ref *a, const struct field *key,
               const struct field *nonce, const struct field *ad,
               const struct field *plaintext, const struct field *ciphertext,
               const struct field *tag)
{
  gcry_cipher_hd_t hd = aegis_open (a, key->p, tag->len);
  struct aegis_message m = { nonce->p, nonce->len, ad->p, ad->len,
                             ciphertext->p, ciphertext->len };
  gpg_err_code_t wanted = plaintext ? 0 : GPG_ERR_CHECKSUM;
  unsigned char out[MAXLEN], right_tag[AEGIS_MAXTAG];
  size_t i;
  int good;

  aegis_ref_crypt (a, 1, key->p, nonce->p, ad->p, ad->len, out,
                   ciphertext->p, ciphertext->len, right_tag, tag->len);
  good = equals (tag, right_tag) == !!plaintext;
  if (plaintext)
    good &= equals (plaintext, out);

  memset (out, 0xcc, sizeof out);
  good &= gcry_err_code (aegis_decrypt (hd, &m, out, tag->p, tag->len))
          == wanted;
  if (plaintext)
    good &= equals (plaintext, out);

  memset (out, 0xcc, sizeof out);
  good &= gcry_err_code (aegis_verified (hd, &m, out, tag->p, tag->len))
          == wanted;
  if (plaintext)
    good &= equals (plaintext, out);
  else
    for (i = 0; i < ciphertext->len; i++)
      good &= out[i] == 0;

  if (plaintext)
    {
      m.in = plaintext->p;
      m.len = plaintext->len;
      good &= !aegis_encrypt (hd, &m, out, right_tag, tag->len)
              && equals (ciphertext, out) && equals (tag, right_tag);
    }
  gcry_cipher_close (hd);
  return good;
}

static void
check_vectors (void)
{
  struct field f[5], tag;
  const char *tags[2];
  size_t i, k;

  for (i = 0; i < DIM (vectors); i++)
    {
      const struct aegis_ref *a = &aegis_ref[vectors[i].cipher];

      f[0] = unhex (vectors[i].key);
      f[1] = unhex (vectors[i].nonce);
      f[2] = unhex (vectors[i].ad);
      f[3] = unhex (vectors[i].valid ? vectors[i].plaintext : "");
      f[4] = unhex (vectors[i].ciphertext);
      if (f[0].len != a->keylen || f[1].len != a->noncelen)
        tap_bail ("vector %zu: a wrong length", i);
      tags[0] = vectors[i].tag;
      tags[1] = vectors[i].long_tag;
      for (k = 0; k < 2; k++)
        if (tags[k])
          {
            tag = unhex (tags[k]);
            tap_ok (check_message (a, &f[0], &f[1], &f[2],
                                   vectors[i].valid ? &f[3] : NULL,
                                   &f[4], &tag),
                    "%s, vector %zu, a tag of %zu bytes%s", a->name, i,
                    tag.len, vectors[i].valid ? "" : " that is wrong");
          }
    }
}


struct tally
{
  int spoil;                    /* Make every result wrong by a bit.  */
  int cases, refused, wrong;
};

static void
wycheproof_record (const struct record *r, void *arg)
{
  static const char *const names[] = { "key", "iv", "aad", "msg", "ct", "tag",
                                       "result" };
  struct tally *t = arg;
  struct field f[6];
  const char *value[DIM (names)];
  size_t i;
  int valid;

  for (i = 0; i < DIM (names); i++)
    {
      value[i] = record_get (r, names[i]);
      if (!value[i])
        tap_bail ("the case before line %d has no %s", r->line, names[i]);
      if (i < DIM (f))
        f[i] = unhex (value[i]);
    }
  valid = !strcmp (value[6], "valid");
  if (f[5].len != 16)
    tap_bail ("the case before line %d: a tag of %zu bytes", r->line,
              f[5].len);
  f[5].p[t->cases % 16] ^= t->spoil && valid;
  t->cases++;
  t->refused += !valid;
  if (!check_message (&aegis_ref[0], &f[0], &f[1], &f[2],
                      valid ? &f[3] : NULL, &f[4], &f[5]))
    {
      t->wrong++;
      if (!t->spoil)
        tap_note ("wrong: the case before line %d", r->line);
    }
}

static void
check_wycheproof (void)
{
  const char *folder = getenv ("VECTORS");
  struct tally t = { 0, 0, 0, 0 }, spoilt = { 1, 0, 0, 0 };
  char path[4096];

  if (!folder || !*folder)
    {
      tap_skip ("no folder given: make check VECTORS=FOLDER", WYCHEPROOF);
      return;
    }
  if ((size_t)snprintf (path, sizeof path, "%s/" WYCHEPROOF, folder)
      >= sizeof path)
    tap_bail ("VECTORS is too long");
  if (access (path, F_OK))
    {
      tap_skip ("not in the folder", WYCHEPROOF);
      return;
    }
  read_wycheproof (path, "AEGIS128", wycheproof_record, &t);
  tap_ok (t.cases && !t.wrong, "%s: %d cases, %d of them to be refused",
          WYCHEPROOF, t.cases, t.refused);
  read_wycheproof (path, "AEGIS128", wycheproof_record, &spoilt);
  tap_ok (spoilt.wrong == t.cases - t.refused,
          "%s: a wrong bit is seen in each valid case", WYCHEPROOF);
}


int
main (void)
{
  gcry_start ();
  check_parts ();
  check_vectors ();
  check_wycheproof ();
  return tap_done ();
}
