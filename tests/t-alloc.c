/* t-alloc.c - ARIA handles in a program's own memory, and what is left of them
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

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "handle-modes.h"
#include "testlib.h"

/* A program may give libgcrypt its own allocator, and that one may return
   addresses that are no multiples of 16.  */

#define LEN 1040                /* 65 blocks: every bulk width and a rest.  */
#define MAX_SECURE 50

/* What stands in front of each piece of memory, in HEADER_ROOM bytes, which
   leave an address as it is modulo 16.  */
#define HEADER_ROOM 16

struct header
{
  void *base;                   /* What malloc returned.  */
  size_t size;
};

/* Addresses of new memory modulo 16, and whether there is any.  */
static size_t misalignment;
static int no_memory;

/* The pieces that are "secure".  */
static void *secure_pieces[MAX_SECURE];

/* A handle whose memory is looked at when it is freed: the number of bytes
   that aren't zero then, or -1 if that has not happened yet.  */
static void *watched;
static long n_left;


static struct header *
header_of (void *p)
{
  return (struct header *)((unsigned char *)p - HEADER_ROOM);
}


static void *
my_alloc (size_t n)
{
  unsigned char *base, *p;

  base = no_memory ? NULL : malloc (HEADER_ROOM + 16 + n);
  if (!base)
    {
      errno = ENOMEM;
      return NULL;
    }
  p = base + HEADER_ROOM + (16 - (uintptr_t)base % 16) % 16 + misalignment;
  header_of (p)->base = base;
  header_of (p)->size = n;
  return p;
}


static void *
my_secure_alloc (size_t n)
{
  void *p = my_alloc (n);
  int i;

  for (i = 0; p && i < MAX_SECURE; i++)
    if (!secure_pieces[i])
      {
        secure_pieces[i] = p;
        return p;
      }
  if (p)
    tap_bail ("more than %d pieces of secure memory", MAX_SECURE);
  return NULL;
}


/* True if P points into the piece at PIECE.  */
static int
within (const void *p, void *piece)
{
  const unsigned char *start = piece;

  return (piece && (const unsigned char *)p >= start
          && (const unsigned char *)p < start + header_of (piece)->size);
}


static int
my_is_secure (const void *p)
{
  int i;

  for (i = 0; i < MAX_SECURE; i++)
    if (within (p, secure_pieces[i]))
      return 1;
  return 0;
}


/* Return how many bytes of the piece at P aren't zero.  */
static long
count_nonzero (void *p)
{
  const unsigned char *bytes = p;
  size_t i;
  long n = 0;

  for (i = 0; i < header_of (p)->size; i++)
    n += bytes[i] != 0;
  return n;
}


static void
my_free (void *p)
{
  int i;

  if (!p)
    return;
  if (within (watched, p))
    n_left = count_nonzero (p);
  for (i = 0; i < MAX_SECURE; i++)
    if (secure_pieces[i] == p)
      secure_pieces[i] = NULL;
  free (header_of (p)->base);
}


static void *
my_realloc (void *p, size_t n)
{
  void *new = my_is_secure (p) ? my_secure_alloc (n) : my_alloc (n);
  size_t old = p ? header_of (p)->size : 0;

  if (new && p)
    {
      memcpy (new, p, old < n ? old : n);
      my_free (p);
    }
  return new;
}


/* Fixed data for all handles: KEY, IV and PLAIN; EXPECTED comes from a handle
   at an address that is a multiple of 16.  */
static unsigned char key[HM_MAXKEY], iv[HM_MAXIV], plain[LEN];
static unsigned char expected[LEN + HM_MAXGROW], expected_tag[HM_TAGLEN];


/* Encrypt and decrypt with a handle of mode M and cipher ALGO, the memory
   being at MISALIGN modulo 16.  If FIRST keep what comes out, else compare.
   Return true if all is well and nothing is left of the handle.  */
static int
run (const struct hmode *m, int algo, size_t misalign, int secure, int first)
{
  size_t keylen = gcry_cipher_get_algo_keylen (algo);
  unsigned char crypt[LEN + HM_MAXGROW], back[LEN], tag[HM_TAGLEN];
  gcry_cipher_hd_t hd;
  long n_used;
  int good;

  if (!hm_takes_keylen (m, keylen))
    keylen = 32;
  misalignment = misalign;
  good = !hm_open (&hd, m, algo, secure ? GCRY_CIPHER_SECURE : 0);
  if (!good)
    return 0;
  memset (tag, 0, sizeof tag);
  good = (!gcry_cipher_setkey (hd, key, keylen * m->nkeys)
          && !hm_crypt (hd, m, 1, iv, plain, LEN, crypt, tag)
          && !hm_crypt (hd, m, 0, iv, crypt, LEN, back, tag)
          && !memcmp (back, plain, LEN)
          && my_is_secure (hd) == secure);
  if (first)
    {
      memcpy (expected, crypt, LEN + m->grow);
      memcpy (expected_tag, tag, sizeof tag);
    }
  good &= (!memcmp (expected, crypt, LEN + m->grow)
           && !memcmp (expected_tag, tag, sizeof tag));

  /* The handle stands within 16 bytes of the start of its memory.  A key
     schedule has 13 round keys of 16 bytes and more, so at least 208 bytes
     must be found before and none after.  */
  watched = hd;
  n_left = -1;
  n_used = count_nonzero ((void *)((uintptr_t)hd - (misalign ? 16 - misalign
                                                    : 0)));
  gcry_cipher_close (hd);
  watched = NULL;
  if (n_used < 13 * 16 || n_left)
    tap_note ("%s, cipher %d: %ld bytes used, %ld left", m->name, algo,
              n_used, n_left);
  return good && n_used >= 13 * 16 && !n_left;
}


/* A handle without memory.  */
static int
refused (const struct hmode *m, int algo, int secure)
{
  gcry_cipher_hd_t hd = (void *)key;
  gpg_err_code_t err;

  no_memory = 1;
  err = hm_open (&hd, m, algo, secure ? GCRY_CIPHER_SECURE : 0);
  no_memory = 0;
  return err == GPG_ERR_ENOMEM && !hd;
}


int
main (void)
{
  int i, k;

  gcry_set_allocation_handler (my_alloc, my_secure_alloc, my_is_secure,
                               my_realloc, my_free);
  gcry_check_version (NULL);
  gcry_control (GCRYCTL_INITIALIZATION_FINISHED, 0);
  rnd_fill (key, sizeof key);
  rnd_fill (iv, sizeof iv);
  rnd_fill (plain, sizeof plain);

  for (i = 0; i < n_hmodes; i++)
    {
      const struct hmode *m = &hmodes[i];
      int good[2] = { 1, 1 }, good_secure[2] = { 1, 1 }, good_none = 1;

      for (k = 0; k < 3; k++)
        {
          good[0] &= run (m, hm_algos[k], 0, 0, 1);
          good[1] &= run (m, hm_algos[k], 8, 0, 0);
          good_secure[0] &= run (m, hm_algos[k], 0, 1, 0);
          good_secure[1] &= run (m, hm_algos[k], 8, 1, 0);
          good_none &= (refused (m, hm_algos[k], 0)
                        && refused (m, hm_algos[k], 1));
        }
      tap_ok (good[0], "%s: addresses = 0 mod 16, wiped when closed", m->name);
      tap_ok (good[1], "%s: addresses = 8 mod 16, wiped when closed", m->name);
      tap_ok (good_secure[0] && good_secure[1],
              "%s: both in secure memory, wiped when closed", m->name);
      tap_ok (good_none, "%s: without memory: %s", m->name,
              gpg_strerror (GPG_ERR_ENOMEM));
    }
  return tap_done ();
}
