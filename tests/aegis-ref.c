/* aegis-ref.c - AEGIS-128, -128L and -256, slow and plain, for the tests
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
#include <gcrypt.h>

#include "aegis-ref.h"

typedef unsigned char word_t[16];

const struct aegis_ref aegis_ref[N_AEGIS] = {
  { "AEGIS128", GCRY_CIPHER_AEGIS128, 5, 16, 16, 16, 16 },
  { "AEGIS128L", GCRY_CIPHER_AEGIS128L, 8, 32, 16, 16, 32 },
  { "AEGIS256", GCRY_CIPHER_AEGIS256, 6, 16, 32, 32, 32 }
};


/* FIPS 197.  */

/* X * Y in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1: section 4.2.  */
static unsigned char
multiply (unsigned char x, unsigned char y)
{
  unsigned int product = 0;
  int bit;

  for (bit = 7; bit >= 0; bit--)
    {
      product = product << 1 ^ (product >> 7) * 0x11b;
      if (y >> bit & 1)
        product ^= x;
    }
  return product;
}

/* The S-box: section 5.1.1.  The inverse is the power 254.  */
static unsigned char
substitute (unsigned char x)
{
  static unsigned char table[256];
  static int ready;
  int i, power, bit;

  if (!ready)
    {
      for (i = 0; i < 256; i++)
        {
          unsigned char b = 1, s = 0x63;

          for (power = 0; power < 254; power++)
            b = multiply (b, i);
          for (bit = 0; bit < 8; bit++)
            s ^= ((b >> bit ^ b >> (bit + 4) % 8 ^ b >> (bit + 5) % 8
                   ^ b >> (bit + 6) % 8 ^ b >> (bit + 7) % 8) & 1) << bit;
          table[i] = s;
        }
      ready = 1;
    }
  return table[x];
}

void
aegis_ref_round (unsigned char out[16], const unsigned char in[16],
                 const unsigned char key[16])
{
  static const unsigned char matrix[4] = { 2, 3, 1, 1 };
  word_t shifted, result;
  int row, column, i;

  /* Byte 4 c + r of a word stands in row r of column c.  */
  for (column = 0; column < 4; column++)
    for (row = 0; row < 4; row++)
      shifted[4 * column + row]
        = substitute (in[4 * ((column + row) % 4) + row]);

  for (column = 0; column < 4; column++)
    for (row = 0; row < 4; row++)
      {
        unsigned char sum = key[4 * column + row];

        for (i = 0; i < 4; i++)
          sum ^= multiply (matrix[(i - row + 4) % 4],
                           shifted[4 * column + i]);
        result[4 * column + row] = sum;
      }
  memcpy (out, result, sizeof result);
}


static void
xor (unsigned char *to, const unsigned char *from)
{
  int i;

  for (i = 0; i < 16; i++)
    to[i] ^= from[i];
}

static int
is_128l (const struct aegis_ref *a)
{
  return a->n_words == 8;
}

/* Update: every word becomes the round of the word before it, with itself as
   the key; the block goes into word 0, the second half of AEGIS-128L's into
   word 4.  */
void
aegis_ref_update (const struct aegis_ref *a, unsigned char state[][16],
                  const unsigned char *block)
{
  word_t old[8];
  size_t i;

  memcpy (old, state, a->n_words * 16);
  for (i = 0; i < a->n_words; i++)
    aegis_ref_round (state[i], old[(i + a->n_words - 1) % a->n_words],
                     old[i]);
  xor (state[0], block);
  if (is_128l (a))
    xor (state[4], block + 16);
}

/* C0 and C1: the Fibonacci numbers modulo 256.  */
static void
set_constants (word_t c0, word_t c1)
{
  unsigned char f[32] = { 0, 1 };
  int i;

  for (i = 2; i < 32; i++)
    f[i] = f[i - 1] + f[i - 2];
  memcpy (c0, f, 16);
  memcpy (c1, f + 16, 16);
}

static void
set_word (word_t word, const unsigned char *a, const unsigned char *b)
{
  memcpy (word, a, 16);
  if (b)
    xor (word, b);
}

/* Init.  */
static void
init (const struct aegis_ref *a, word_t *s, const unsigned char *key,
      const unsigned char *nonce)
{
  word_t c0, c1, both[2];
  unsigned char block[32];
  int i;

  set_constants (c0, c1);
  set_word (both[0], key, nonce);
  if (a->n_words == 5)
    {
      set_word (s[0], key, nonce);
      set_word (s[1], c1, NULL);
      set_word (s[2], c0, NULL);
      set_word (s[3], key, c0);
      set_word (s[4], key, c1);
      for (i = 0; i < 5; i++)
        {
          aegis_ref_update (a, s, key);
          aegis_ref_update (a, s, both[0]);
        }
    }
  else if (is_128l (a))
    {
      set_word (s[0], key, nonce);
      set_word (s[1], c1, NULL);
      set_word (s[2], c0, NULL);
      set_word (s[3], c1, NULL);
      set_word (s[4], key, nonce);
      set_word (s[5], key, c0);
      set_word (s[6], key, c1);
      set_word (s[7], key, c0);
      memcpy (block, nonce, 16);
      memcpy (block + 16, key, 16);
      for (i = 0; i < 10; i++)
        aegis_ref_update (a, s, block);
    }
  else
    {
      set_word (both[1], key + 16, nonce + 16);
      set_word (s[0], key, nonce);
      set_word (s[1], key + 16, nonce + 16);
      set_word (s[2], c1, NULL);
      set_word (s[3], c0, NULL);
      set_word (s[4], key, c0);
      set_word (s[5], key + 16, c1);
      for (i = 0; i < 4; i++)
        {
          aegis_ref_update (a, s, key);
          aegis_ref_update (a, s, key + 16);
          aegis_ref_update (a, s, both[0]);
          aegis_ref_update (a, s, both[1]);
        }
    }
}

/* Z = the key stream for the next block.  */
static void
key_stream (const struct aegis_ref *a, word_t *s, unsigned char *z)
{
  int i;

  for (i = 0; i < 16; i++)
    if (a->n_words == 5)
      z[i] = s[1][i] ^ s[4][i] ^ (s[2][i] & s[3][i]);
    else if (is_128l (a))
      {
        z[i] = s[6][i] ^ s[1][i] ^ (s[2][i] & s[3][i]);
        z[16 + i] = s[2][i] ^ s[5][i] ^ (s[6][i] & s[7][i]);
      }
    else
      z[i] = s[1][i] ^ s[4][i] ^ s[5][i] ^ (s[2][i] & s[3][i]);
}

/* Finalize.  */
static void
finalize (const struct aegis_ref *a, word_t *s, size_t adlen, size_t len,
          unsigned char *tag, size_t taglen)
{
  unsigned char block[32];
  size_t i, half, last;

  for (i = 0; i < 8; i++)
    {
      block[i] = (unsigned long long)adlen * 8 >> 8 * i;
      block[8 + i] = (unsigned long long)len * 8 >> 8 * i;
    }
  xor (block, is_128l (a) ? s[2] : s[3]);
  memcpy (block + 16, block, 16);
  for (i = 0; i < 7; i++)
    aegis_ref_update (a, s, block);

  /* The short tag is the sum of all words (of AEGIS-128L's but the last);
     the long one is the sums of the two halves.  */
  memset (tag, 0, taglen);
  half = a->n_words / 2;
  last = is_128l (a) && taglen == 16 ? a->n_words - 1 : a->n_words;
  for (i = 0; i < last; i++)
    xor (taglen == 32 && i >= half ? tag + 16 : tag, s[i]);
}

void
aegis_ref_crypt (const struct aegis_ref *a, int decrypts,
                 const unsigned char *key, const unsigned char *nonce,
                 const unsigned char *ad, size_t adlen,
                 unsigned char *out, const unsigned char *in, size_t len,
                 unsigned char *tag, size_t taglen)
{
  word_t s[8];
  unsigned char block[32], z[32];
  size_t i, n, at;

  init (a, s, key, nonce);
  for (at = 0; at < adlen; at += a->rate)
    {
      n = adlen - at < a->rate ? adlen - at : a->rate;
      memset (block, 0, sizeof block);
      memcpy (block, ad + at, n);
      aegis_ref_update (a, s, block);
    }
  for (at = 0; at < len; at += a->rate)
    {
      n = len - at < a->rate ? len - at : a->rate;
      key_stream (a, s, z);
      memset (block, 0, sizeof block);
      for (i = 0; i < n; i++)
        {
          unsigned char byte = in[at + i];

          out[at + i] = byte ^ z[i];
          block[i] = decrypts ? out[at + i] : byte;
        }
      aegis_ref_update (a, s, block);
    }
  finalize (a, s, adlen, len, tag, taglen);
}
