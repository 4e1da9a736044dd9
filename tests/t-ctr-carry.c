/* t-ctr-carry.c - CTR: the carry through all 128 bits of the counter
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

#include <string.h>

#include "aria-ref.h"
#include "gcry-help.h"
#include "ref-modes.h"
#include "testlib.h"

#define MAX_BLOCKS 200       /* as many blocks in a call, and more than three
                                times the widest kernel, 64 */
#define TAIL (7 + 25)        /* bytes after them, in two calls */
#define WINDOW (2 * MAX_BLOCKS + TAIL / 16)

/* What a key makes of the counters around a carry: those of WINDOW blocks,
   the carry happens from block MAX_BLOCKS - 1 to MAX_BLOCKS.  */
struct stream
{
  unsigned char first[16];
  unsigned char bytes[16 * WINDOW];
};

/* CTR += N for a block of highest weight first, modulo 2^128.  */
static void
add (unsigned char *ctr, int n)
{
  int i, sum = n;

  for (i = 15; i >= 0; i--)
    {
      sum += ctr[i];
      ctr[i] = sum & 0xff;
      sum >>= 8;
    }
}

/* Fill S for the carry into bit BIT (128: around zero) of the counter.  */
static void
make_stream (struct stream *s, const struct aria_ref *k, int bit)
{
  struct ref_cipher c = { aria_ref_encrypt, k };

  /* The counter after the carry: zeros below BIT, then a byte that is not
     zero, for the carry to end there.  */
  rnd_fill (s->first, 16);
  memset (s->first + 16 - bit / 8, 0, bit / 8);
  if (bit < 128)
    s->first[15 - bit / 8] = 1 + rnd_below (255);
  add (s->first, -MAX_BLOCKS);
  memset (s->bytes, 0, sizeof s->bytes);
  ref_ctr (&c, s->first, s->bytes, s->bytes, sizeof s->bytes);
}

/* True if the library does the same block by block.  */
static int
check_single (gcry_cipher_hd_t hd, const struct stream *s)
{
  unsigned char out[sizeof s->bytes];
  int i;

  memset (out, 0, sizeof out);
  must (gcry_cipher_setctr (hd, s->first, 16), "setctr");
  for (i = 0; i < WINDOW; i++)
    must (gcry_cipher_encrypt (hd, out + 16 * i, 16, NULL, 0), "CTR");
  return !memcmp (out, s->bytes, sizeof out);
}

/* True if the library does the same with N blocks in a call of which the one
   with the number D is the first after the carry, and then goes on.  */
static int
check_bulk (gcry_cipher_hd_t hd, const struct stream *s, int n, int d)
{
  unsigned char in[16 * MAX_BLOCKS + TAIL], out[sizeof in], ctr[16];
  size_t bulk = 16 * n, len = bulk + TAIL;
  int decrypt = rnd_below (2);

  memcpy (ctr, s->first, 16);
  add (ctr, MAX_BLOCKS - d);
  rnd_fill (in, len);
  must (gcry_cipher_setctr (hd, ctr, 16), "setctr");
  if (decrypt)
    {
      memcpy (out, in, len);
      must (gcry_cipher_decrypt (hd, out, bulk, NULL, 0), "CTR");
    }
  else
    must (gcry_cipher_encrypt (hd, out, bulk, in, bulk), "CTR");
  must (gcry_cipher_encrypt (hd, out + bulk, 7, in + bulk, 7), "CTR");
  must (gcry_cipher_encrypt (hd, out + bulk + 7, 25, in + bulk + 7, 25),
        "CTR");
  ref_xor (in, in, s->bytes + 16 * (MAX_BLOCKS - d), len);
  return !memcmp (out, in, len);
}

static void
check_carry (gcry_cipher_hd_t hd, size_t keylen, const struct stream *s,
             int bit)
{
  int single, n, i, wrong = 0;

  single = check_single (hd, s);
  for (n = 1; n <= MAX_BLOCKS; n++)
    {
      /* The carry at the ends, and where a kernel hands over to another.  */
      const int d[] = { 0, 1, n / 2, n - 1, n, n / 16 * 16, n / 32 * 32,
                        n / 64 * 64, rnd_below (n + 1) };

      for (i = 0; i < (int)(sizeof d / sizeof d[0]); i++)
        if (!check_bulk (hd, s, n, d[i]) && wrong++ < 3)
          tap_note ("%d blocks in a call, carry before number %d: wrong",
                    n, d[i]);
    }
  tap_ok (single && !wrong, "ARIA-%zu, 2^%d, block by block%s, 1 to %d in a"
          " call", keylen * 8, bit, single ? "" : " (wrong)", MAX_BLOCKS);
}

/* libgcrypt's own ARIA of 1.11.0 to 1.12.2 loses the carry into the first
   byte; this is the shortest case.  */
static void
check_first_byte (gcry_cipher_hd_t hd, const struct aria_ref *k)
{
  struct ref_cipher c = { aria_ref_encrypt, k };
  unsigned char iv[16], want[16 * 32], out[16 * 32];

  memset (iv, 0xff, sizeof iv);
  iv[0] = 0;
  iv[15] = 0xf0;
  memset (want, 0, sizeof want);
  memset (out, 0, sizeof out);
  ref_ctr (&c, iv, want, want, sizeof want);
  must (gcry_cipher_setctr (hd, iv, 16), "setctr");
  must (gcry_cipher_encrypt (hd, out, sizeof out, NULL, 0), "CTR");
  tap_ok (!memcmp (out, want, sizeof out),
          "ARIA-%d, 32 blocks from 00 ff .. ff f0", k->rounds * 32 - 256);
}

int
main (void)
{
  static struct stream s;
  struct aria_ref k;
  gcry_cipher_hd_t hd;
  unsigned char key[32];
  size_t keylen;
  int bit;

  gcry_start ();
  for (keylen = 16; keylen <= 32; keylen += 8)
    {
      rnd_fill (key, keylen);
      aria_ref_setkey (&k, key, keylen);
      hd = open_cipher (aria_algo (keylen), GCRY_CIPHER_MODE_CTR, 0);
      must (gcry_cipher_setkey (hd, key, keylen), "setkey");
      for (bit = 8; bit <= 128; bit += 8)
        {
          make_stream (&s, &k, bit);
          check_carry (hd, keylen, &s, bit);
        }
      check_first_byte (hd, &k);
      gcry_cipher_close (hd);
    }
  return tap_done ();
}
