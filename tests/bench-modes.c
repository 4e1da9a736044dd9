/* bench-modes.c - bench-slope: all modes, and the rows that names stand for
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

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "bench-slope.h"

const char *const bench_op_names[BENCH_N_OPS] =
  { "enc", "dec", "auth", "mac", "hash",
    "setkey", "setkey+enc", "setkey+dec", "reset+enc" };

#define NONE  GCRY_CIPHER_MODE_NONE
#define MODE(name)  GCRY_CIPHER_MODE_##name

/* The lengths of nonces are those that the RFCs of the modes recommend.  */
static const struct bench_mode modes[] = {
  /* name     class         mode           flags  iv  keys grow traits  */
  { "STREAM", BENCH_CIPHER, MODE (STREAM), 0,      0, 1, 0, 0 },
  { "ECB",    BENCH_CIPHER, MODE (ECB),    0,      0, 1, 0, 0 },
  { "CBC",    BENCH_CIPHER, MODE (CBC),    0, BENCH_IV_BLOCK, 1, 0, 0 },
  { "CBC-CTS", BENCH_CIPHER, MODE (CBC), GCRY_CIPHER_CBC_CTS,
                                              BENCH_IV_BLOCK, 1, 0, 0 },
  { "CFB",    BENCH_CIPHER, MODE (CFB),    0, BENCH_IV_BLOCK, 1, 0, 0 },
  { "CFB8",   BENCH_CIPHER, MODE (CFB8),   0, BENCH_IV_BLOCK, 1, 0, 0 },
  { "OFB",    BENCH_CIPHER, MODE (OFB),    0, BENCH_IV_BLOCK, 1, 0, 0 },
  { "CTR",    BENCH_CIPHER, MODE (CTR),    0, BENCH_IV_BLOCK, 1, 0,
    BENCH_COUNTER },
  { "CTR-ALIGNED", BENCH_CIPHER, MODE (CTR), 0, BENCH_IV_BLOCK, 1, 0,
    BENCH_COUNTER | BENCH_ALIGNED },
  { "XTS",    BENCH_CIPHER, MODE (XTS),    0,     16, 2, 0, 0 },
  { "KW",     BENCH_CIPHER, MODE (AESWRAP), 0,     0, 1, 8, 0 },
  { "CCM",    BENCH_CIPHER, MODE (CCM),    0,     12, 1, 0,
    BENCH_AEAD | BENCH_LENGTHS },
  { "GCM",    BENCH_CIPHER, MODE (GCM),    0,     12, 1, 0, BENCH_AEAD },
  { "OCB",    BENCH_CIPHER, MODE (OCB),    0,     12, 1, 0,
    BENCH_AEAD | BENCH_FINAL },
  { "EAX",    BENCH_CIPHER, MODE (EAX),    0,     16, 1, 0,
    BENCH_AEAD | BENCH_RESET },
  { "SIV",    BENCH_CIPHER, MODE (SIV),    0,     16, 2, 0,
    BENCH_AEAD | BENCH_RESET | BENCH_TAG_FIRST | BENCH_NONCE_LAST },
  { "GCM-SIV", BENCH_CIPHER, MODE (GCM_SIV), 0,   12, 1, 0,
    BENCH_AEAD | BENCH_RESET | BENCH_TAG_FIRST },
  { "POLY1305", BENCH_CIPHER, MODE (POLY1305), 0, 12, 1, 0, BENCH_AEAD },
  { "AEGIS",  BENCH_CIPHER, MODE (AEGIS),  0, BENCH_IV_KEY, 1, 0, BENCH_AEAD },
  { "CMAC",   BENCH_MAC,    NONE,          0,      0, 1, 0, 0 },
  { "GMAC",   BENCH_MAC,    NONE,          0,     12, 1, 0, 0 },
  { "POLY1305", BENCH_MAC,  NONE,          0,     16, 1, 0, 0 },
  { "MAC",    BENCH_MAC,    NONE,          0,      0, 1, 0, 0 },
  { "HASH",   BENCH_HASH,   NONE,          0,      0, 0, 0, 0 }
};

#define N_MODES  ((int)(sizeof modes / sizeof modes[0]))

/* Bytes of the key of a Poly1305 MAC besides the cipher's: r of RFC 8439,
   2.5.  */
#define POLY1305_KEY  16

/* Numbers of algorithms are below this in every version, but for those of
   AEGIS, which are this project's own.  */
#define MAX_ALGO  1000

static const size_t one_block[] = { 16 };


/* What bench_add_rows works on.  */
struct collection
{
  struct bench_row **rows;
  int *n_rows;
  const struct bench_lib *lib;
  const char *asked;                  /* The name on the command line.  */
  const struct bench_wanted *wanted;
  unsigned char found[N_MODES];       /* Some algorithm has it.  */
  gcry_error_t err[N_MODES];          /* Why another one has not.  */
};


/* True if MODE is in the list WANTED.  */
static int
mode_is_wanted (const struct bench_mode *mode, const char *wanted)
{
  size_t len, n = strlen (mode->name);

  if (!wanted)
    return 1;
  for (; *wanted; wanted += len + (wanted[len] != 0))
    {
      len = strcspn (wanted, ",");
      if (len == n && !strncasecmp (wanted, mode->name, n))
        return 1;
    }
  return 0;
}


/* End the program if the list WANTED has a name that is no mode.  */
static void
check_mode_names (const char *wanted)
{
  size_t len;

  for (; wanted && *wanted; wanted += len + (wanted[len] != 0))
    {
      char name[BENCH_NAME];
      int i;

      len = strcspn (wanted, ",");
      snprintf (name, sizeof name, "%.*s", (int)len, wanted);
      for (i = 0; i < N_MODES; i++)
        if (mode_is_wanted (modes + i, name))
          break;
      if (i == N_MODES)
        bench_die (BENCH_USAGE, "unknown mode '%s'; see --list", name);
    }
}


/* Append ROW if LIB can do it.  Return 0 or the library's error.  */
static gcry_error_t
add_row (struct collection *c, const struct bench_row *row)
{
  struct bench_job job;
  gcry_error_t err = bench_job_open (&job, c->lib, row, one_block, 1, 0);

  if (err)
    return err;
  bench_job_close (&job);
  *c->rows = realloc (*c->rows, (*c->n_rows + 1) * sizeof **c->rows);
  if (!*c->rows)
    bench_die (BENCH_FAILED, "out of memory");
  (*c->rows)[(*c->n_rows)++] = *row;
  return 0;
}


/* Append the rows of ROW's algorithm and MODE for each operation.  */
static void
add_mode (struct collection *c, struct bench_row row,
          const struct bench_mode *mode)
{
  static const enum bench_op cipher_ops[] =
    { BENCH_ENC, BENCH_DEC, BENCH_AUTH };
  static const enum bench_op mac_ops[] = { BENCH_MAC_OP };
  static const enum bench_op hash_ops[] = { BENCH_HASH_OP };
  const enum bench_op *ops;
  int i, n_ops = 1, before = *c->n_rows;
  gcry_error_t err = 0;

  switch (mode->class)
    {
    case BENCH_CIPHER:
      ops = cipher_ops;
      n_ops = mode->traits & BENCH_AEAD ? 3 : 2;
      if (c->wanted->n_cipher_ops)
        {
          ops = c->wanted->cipher_ops;
          n_ops = c->wanted->n_cipher_ops;
        }
      break;
    case BENCH_MAC:
      ops = mac_ops;
      break;
    default:
      ops = hash_ops;
      break;
    }

  row.mode = mode;
  for (i = 0; i < n_ops && !err; i++)
    {
      row.op = ops[i];
      err = add_row (c, &row);
    }
  /* Wanted operations belong together.  */
  if (err && c->wanted->n_cipher_ops)
    *c->n_rows = before;
  c->found[mode - modes] |= *c->n_rows > before;
  c->err[mode - modes] = err;
  if (i > 1 && err)
    bench_warn ("%s %s %s can't be measured: %s", row.algo, mode->name,
                bench_op_names[row.op], c->lib->strerror (err));
}


/* True if there are rows of a mode that is called NAME.  */
static int
is_found (const struct collection *c, const char *name)
{
  int i;

  for (i = 0; i < N_MODES; i++)
    if (c->found[i] && !strcmp (modes[i].name, name))
      return 1;
  return 0;
}


/* The MAC of LIB that is called PREFIX_CIPHER, or PREFIX_CIPHER without the
   key length; 0 if there is none.  Its name goes to NAME.  */
static int
mac_of_cipher (const struct bench_lib *lib, const char *prefix,
               const char *cipher, char name[BENCH_NAME])
{
  int algo;
  size_t len;

  snprintf (name, BENCH_NAME, "%s_%s", prefix, cipher);
  algo = lib->mac_map_name (name);
  for (len = strlen (name); !algo && isdigit ((unsigned char)name[len - 1]);)
    {
      name[--len] = 0;
      algo = lib->mac_map_name (name);
    }
  return algo;
}


/* Append the rows of the cipher number ALGO.  */
static void
add_cipher (struct collection *c, int algo)
{
  size_t keylen = c->lib->cipher_get_algo_keylen (algo);
  struct bench_row row = { .op = BENCH_ENC };
  int i;

  snprintf (row.algo, sizeof row.algo, "%s", c->lib->cipher_algo_name (algo));
  for (i = 0; i < N_MODES; i++)
    if (mode_is_wanted (modes + i, c->wanted->modes))
      {
        const struct bench_mode *mode = modes + i;

        if (mode->class == BENCH_CIPHER)
          {
            strcpy (row.name, row.algo);
            row.keylen = keylen * mode->nkeys;
            add_mode (c, row, mode);
          }
        else if (mode->class == BENCH_MAC && !c->wanted->n_cipher_ops
                 && mac_of_cipher (c->lib, mode->name, row.algo, row.name))
          {
            row.keylen = keylen;
            if (!strcmp (mode->name, "POLY1305"))
              row.keylen += POLY1305_KEY;
            add_mode (c, row, mode);
          }
      }
}


/* Append the row of the MAC number ALGO.  */
static void
add_mac (struct collection *c, int algo)
{
  struct bench_row row = { .op = BENCH_MAC_OP };
  const struct bench_mode *mode = modes;
  size_t len;

  snprintf (row.algo, sizeof row.algo, "%s", c->lib->mac_algo_name (algo));
  strcpy (row.name, row.algo);
  row.keylen = c->lib->mac_get_algo_keylen (algo);

  /* "GMAC_AES": the mode GMAC.  */
  while (mode->class != BENCH_MAC
         || (strcmp (mode->name, "MAC")
             && (strncmp (mode->name, row.algo, len = strlen (mode->name))
                 || row.algo[len] != '_')))
    mode++;
  if (mode_is_wanted (mode, c->wanted->modes))
    add_mode (c, row, mode);
}


/* Append the row of the hash number ALGO.  */
static void
add_hash (struct collection *c, int algo)
{
  struct bench_row row = { .op = BENCH_HASH_OP };
  const struct bench_mode *mode = modes + N_MODES - 1;

  snprintf (row.algo, sizeof row.algo, "%s", c->lib->md_algo_name (algo));
  strcpy (row.name, row.algo);
  if (mode_is_wanted (mode, c->wanted->modes))
    add_mode (c, row, mode);
}


int
bench_has_algorithm (const struct bench_lib *lib, const struct bench_row *row)
{
  switch (row->mode->class)
    {
    case BENCH_CIPHER:
      return lib->cipher_map_name (row->name) != 0;
    case BENCH_MAC:
      return lib->mac_map_name (row->name) != 0;
    default:
      return lib->md_map_name (row->name) != 0;
    }
}


static int
has_cipher (const struct bench_lib *lib, int algo)
{
  return !lib->cipher_algo_info (algo, GCRYCTL_TEST_ALGO, NULL, NULL);
}


/* The number of the cipher of LIB that comes behind the number ALGO, or 0.  */
static int
next_cipher (const struct bench_lib *lib, int algo)
{
  do
    {
      algo++;
      if (algo == MAX_ALGO)
        algo = GCRY_CIPHER_AEGIS128;
      if (algo > GCRY_CIPHER_AEGIS256)
        return 0;
    }
  while (!has_cipher (lib, algo));
  return algo;
}


/* True if TEXT is empty or a key length, behind which AEGIS-128L has a
   letter.  */
static int
is_key_length (const char *text)
{
  size_t digits = strspn (text, "0123456789");

  return !*text || (digits && (!text[digits] || !strcmp (text + digits, "L")));
}


/* Append the rows of all ciphers with the name asked for, a key length behind
   it or not.  Return how many ciphers these are.  */
static int
add_cipher_family (struct collection *c)
{
  size_t len = strlen (c->asked);
  int algo, n = 0;

  for (algo = 0; (algo = next_cipher (c->lib, algo));)
    {
      const char *name = c->lib->cipher_algo_name (algo);

      if (!strncasecmp (name, c->asked, len)
          && is_key_length (name + len))
        {
          add_cipher (c, algo);
          n++;
        }
    }
  return n;
}


void
bench_add_rows (struct bench_row **rows, int *n_rows,
                const struct bench_lib *lib, const char *name,
                const struct bench_wanted *wanted)
{
  struct collection c = { .rows = rows, .n_rows = n_rows, .lib = lib,
                          .asked = name, .wanted = wanted };
  int algo, i, before = *n_rows;

  check_mode_names (wanted->modes);
  if (*name && add_cipher_family (&c))
    ;
  else if ((algo = lib->cipher_map_name (name)))
    add_cipher (&c, algo);
  else if (!wanted->n_cipher_ops && (algo = lib->mac_map_name (name)))
    add_mac (&c, algo);
  else if (!wanted->n_cipher_ops && (algo = lib->md_map_name (name)))
    add_hash (&c, algo);
  else
    bench_die (BENCH_USAGE, "%s has no algorithm '%s'; see --list",
               lib->file, name);

  for (i = 0; i < N_MODES && wanted->modes; i++)
    if (c.err[i] && !is_found (&c, modes[i].name))
      bench_warn ("%s has no mode %s: %s", name, modes[i].name,
                  lib->strerror (c.err[i]));
  if (*n_rows == before)
    bench_die (BENCH_USAGE, "%s has none of the modes %s", name,
               wanted->modes ? wanted->modes : "known here");
}


void
bench_list (const struct bench_lib *lib)
{
  int i;

  printf ("libgcrypt %s, %s\n\n", lib->version, lib->file);
  printf ("Ciphers:");
  for (i = 0; (i = next_cipher (lib, i));)
    printf (" %s", lib->cipher_algo_name (i));
  printf ("\n\nMACs:");
  for (i = 1; i < MAX_ALGO; i++)
    if (!lib->mac_algo_info (i, GCRYCTL_TEST_ALGO, NULL, NULL))
      printf (" %s", lib->mac_algo_name (i));
  printf ("\n\nHashes:");
  for (i = 1; i < MAX_ALGO; i++)
    if (!lib->md_algo_info (i, GCRYCTL_TEST_ALGO, NULL, NULL))
      printf (" %s", lib->md_algo_name (i));
  printf ("\n\nModes:");
  for (i = 0; i < N_MODES; i++)
    printf (" %s", modes[i].name);
  printf ("\n");
}
