/* aria-generic.c - ARIA: the kernel in portable C
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

/* A block is four words that are read and written in the machine's own byte
 * order, so that byte i of a word in memory is byte i of RFC 5794 whatever
 * that order is.
 *
 * A round substitutes the bytes and applies the diffusion A.  On words,
 *
 *   A = W . P . W . M
 *
 * where M replaces every byte of a word by the xor of the other three, W
 * replaces every word by the xor of three words, and P changes the order of
 * the bytes within words 1, 2 and 3 (D. Kwon et al., New Block Cipher: ARIA,
 * ICISC 2003).  One look-up gives a byte's substitute and its share of M.
 *
 * The look-ups depend on key and data: this kernel is not constant time.  It
 * serves processors that have nothing better.
 */

#include "aria-internal.h"
#include "aria-tables.h"

/* The functions below keep two blocks, a copy of them and pointers on the
   stack.  */
#define BURN_BLOCK  (4 * ARIA_BLOCK_SIZE + 16 * sizeof (void *))
/* A mode has two blocks of its own besides.  */
#define BURN_MODE   (BURN_BLOCK + 4 * ARIA_BLOCK_SIZE + 16 * sizeof (void *))

#ifdef WORDS_BIGENDIAN
# define get_word(p)            buf_get_be32 (p)
# define put_word(p, w)         buf_put_be32 ((p), (w))
# define BYTE_SHIFT(i)          (24 - 8 * (i))
#else
# define get_word(p)            buf_get_le32 (p)
# define put_word(p, w)         buf_put_le32 ((p), (w))
# define BYTE_SHIFT(i)          (8 * (i))
#endif

/* Byte I, in memory, of the word W.  */
#define BYTE(w, i)  (((w) >> BYTE_SHIFT (i)) & 0xff)
/* The word that has B as its byte I in memory and zeros elsewhere.  */
#define ONLY(b, i)  ((u32)(b) << BYTE_SHIFT (i))
/* The word whose bytes in memory are A, B, C, D.  */
#define WORD(a, b, c, d) \
  (ONLY ((a), 0) | ONLY ((b), 1) | ONLY ((c), 2) | ONLY ((d), 3))

/* S1, S2, X1 and X2 are used for bytes 0, 1, 2 and 3 of a word in odd rounds
 * and for bytes 2, 3, 0, 1 in even ones.  An entry is the substitute in all
 * bytes but the one at its place in odd rounds: the xor of four entries is M
 * of the substitutes.  In even rounds it is that, turned by two bytes.
 *
 * A page that holds a part of the tables also holds a word that is written,
 * see _gcry_aria_generic_unshare_tables; entries are shorter than a page.
 */
#define S1_ENTRY(s)  WORD (0, s, s, s)
#define S2_ENTRY(s)  WORD (s, 0, s, s)
#define X1_ENTRY(s)  WORD (s, s, 0, s)
#define X2_ENTRY(s)  WORD (s, s, s, 0)

typedef struct
{
  u32 written;
  u32 s[256];
} table_t;

static struct
{
  table_t s1, s2, x1, x2;
  u32 written;
} tables ARIA_ALIGNED (64) =
  {
    { 0, { ARIA_S1 (S1_ENTRY) } },
    { 0, { ARIA_S2 (S2_ENTRY) } },
    { 0, { ARIA_X1 (X1_ENTRY) } },
    { 0, { ARIA_X2 (X2_ENTRY) } },
    0
  };

#define S1(w, i)  (tables.s1.s[BYTE ((w), (i))])
#define S2(w, i)  (tables.s2.s[BYTE ((w), (i))])
#define X1(w, i)  (tables.x1.s[BYTE ((w), (i))])
#define X2(w, i)  (tables.x2.s[BYTE ((w), (i))])


void
_gcry_aria_generic_unshare_tables (void)
{
  ARIA_ATOMIC_SET (tables.s1.written, 1);
  ARIA_ATOMIC_SET (tables.s2.written, 1);
  ARIA_ATOMIC_SET (tables.x1.written, 1);
  ARIA_ATOMIC_SET (tables.x2.written, 1);
  ARIA_ATOMIC_SET (tables.written, 1);
}

/* Read every cache line of the substitutes S, so that the look-ups that
   follow find all of them in the cache.  The words beside them, which
   another thread may be writing, are not read.  */
static ARIA_INLINE void
prefetch_table (const u32 *s)
{
  const volatile u32 *p = s;
  int i;

  for (i = 0; i < 256; i += 32 / sizeof *p)  /* 32: the shortest line.  */
    (void)p[i];
  (void)p[255];
}

static void
prefetch_tables (void)
{
  prefetch_table (tables.s1.s);
  prefetch_table (tables.s2.s);
  prefetch_table (tables.x1.s);
  prefetch_table (tables.x2.s);
}


/* X = W (X): each word becomes the xor of all but one.  */
static ARIA_INLINE void
mix_words (u32 x[4])
{
  u32 x12 = x[1] ^ x[2];
  u32 x03 = x[0] ^ x[3];
  u32 x1 = x[1];

  x[0] ^= x12;
  x[1] = x03 ^ x[2];
  x[2] = x03 ^ x1;
  x[3] ^= x12;
}

/* The bytes 0 1 2 3 of W as 1 0 3 2.  */
static ARIA_INLINE u32
swap_in_halves (u32 w)
{
  return (w & 0x00ff00ff) << 8 | ((w >> 8) & 0x00ff00ff);
}

/* The bytes 0 1 2 3 of W as 2 3 0 1.  */
static ARIA_INLINE u32
swap_halves (u32 w)
{
  return rol (w, 16);
}

/* X = W . P . W (X).  */
static ARIA_INLINE void
diffuse (u32 x[4])
{
  mix_words (x);
  x[1] = swap_in_halves (x[1]);
  x[2] = swap_halves (x[2]);
  x[3] = _gcry_bswap32 (x[3]);
  mix_words (x);
}

/* The same of words that are turned by two bytes.  */
static ARIA_INLINE void
diffuse_turned (u32 x[4])
{
  mix_words (x);
  x[0] = swap_halves (x[0]);
  x[1] = _gcry_bswap32 (x[1]);
  x[3] = swap_in_halves (x[3]);
  mix_words (x);
}

static ARIA_INLINE void
add_key (u32 x[4], const u32 key[4])
{
  x[0] ^= key[0];
  x[1] ^= key[1];
  x[2] ^= key[2];
  x[3] ^= key[3];
}

/* The substitution layers of one word: type 1 in odd rounds, type 2 in even
   ones, and type 2 without a share of M in the last round.  */
#define SUBSTITUTE_1(w) \
  (S1 ((w), 0) ^ S2 ((w), 1) ^ X1 ((w), 2) ^ X2 ((w), 3))
#define SUBSTITUTE_2(w) \
  (X1 ((w), 0) ^ X2 ((w), 1) ^ S1 ((w), 2) ^ S2 ((w), 3))
#define SUBSTITUTE_LAST(w)                                              \
  ((X1 ((w), 0) & ONLY (0xff, 0)) | (X2 ((w), 1) & ONLY (0xff, 1))      \
   | (S1 ((w), 2) & ONLY (0xff, 2)) | (S2 ((w), 3) & ONLY (0xff, 3)))

/* Replace every word W of X by F (W).  Written out, so that a block stays in
   registers.  */
#define REPLACE_WORDS(x, F)     \
  do                            \
    {                           \
      (x)[0] = F ((x)[0]);      \
      (x)[1] = F ((x)[1]);      \
      (x)[2] = F ((x)[2]);      \
      (x)[3] = F ((x)[3]);      \
    }                           \
  while (0)

/* X = FO (X, KEY), the odd round function.  */
static ARIA_INLINE void
odd_round (u32 x[4], const u32 key[4])
{
  add_key (x, key);
  REPLACE_WORDS (x, SUBSTITUTE_1);
  diffuse (x);
}

/* X = FE (X, KEY), the even round function.  */
static ARIA_INLINE void
even_round (u32 x[4], const u32 key[4])
{
  add_key (x, key);
  REPLACE_WORDS (x, SUBSTITUTE_2);
  diffuse_turned (x);
}

/* X = FF (X, KEY, LAST), the last round: no diffusion, a second key.  */
static ARIA_INLINE void
last_round (u32 x[4], const u32 key[4], const u32 last[4])
{
  add_key (x, key);
  REPLACE_WORDS (x, SUBSTITUTE_LAST);
  add_key (x, last);
}


void
_gcry_aria_generic_fo (u32 x[4], const u32 key[4])
{
  prefetch_tables ();
  odd_round (x, key);
}

void
_gcry_aria_generic_fe (u32 x[4], const u32 key[4])
{
  prefetch_tables ();
  even_round (x, key);
}

/* Every byte replaced by the xor of the other three of the word.  */
#define OTHER_THREE(w)  (rol ((w), 8) ^ rol ((w), 16) ^ rol ((w), 24))

void
_gcry_aria_generic_a (u32 x[4])
{
  REPLACE_WORDS (x, OTHER_THREE);  /* M */
  diffuse (x);
}


static ARIA_INLINE void
get_block (u32 x[4], const byte *in)
{
  x[0] = get_word (in);
  x[1] = get_word (in + 4);
  x[2] = get_word (in + 8);
  x[3] = get_word (in + 12);
}

static ARIA_INLINE void
put_block (byte *out, const u32 x[4])
{
  put_word (out, x[0]);
  put_word (out + 4, x[1]);
  put_word (out + 8, x[2]);
  put_word (out + 12, x[3]);
}

/* Encrypt the block IN to OUT, or decrypt it: only the round keys KEY differ
   (RFC 5794, 2.3).  */
static void
crypt_block (const u32 (*key)[4], unsigned int rounds,
             byte *out, const byte *in)
{
  u32 x[4];
  unsigned int r;

  get_block (x, in);
  for (r = 0; r < rounds - 2; r += 2)
    {
      odd_round (x, key[r]);
      even_round (x, key[r + 1]);
    }
  odd_round (x, key[r]);
  last_round (x, key[r + 1], key[r + 2]);
  put_block (out, x);
}

/* The same with the two blocks at IN.  The look-ups of one don't have to wait
   for those of the other: it takes much less than twice the time of one.  */
static void
crypt_pair (const u32 (*key)[4], unsigned int rounds,
            byte *out, const byte *in)
{
  u32 x[4], y[4];
  unsigned int r;

  get_block (x, in);
  get_block (y, in + ARIA_BLOCK_SIZE);
  for (r = 0; r < rounds - 2; r += 2)
    {
      odd_round (x, key[r]);
      odd_round (y, key[r]);
      even_round (x, key[r + 1]);
      even_round (y, key[r + 1]);
    }
  odd_round (x, key[r]);
  odd_round (y, key[r]);
  last_round (x, key[r + 1], key[r + 2]);
  last_round (y, key[r + 1], key[r + 2]);
  put_block (out, x);
  put_block (out + ARIA_BLOCK_SIZE, y);
}

/* How many of NBLOCKS blocks are done at a time.  */
static ARIA_INLINE unsigned int
one_or_two (size_t nblocks)
{
  return nblocks < 2 ? 1 : 2;
}

/* Encrypt or decrypt N blocks, 1 or 2.  */

static void
encrypt (aria_context_t *ctx, byte *out, const byte *in, unsigned int n)
{
  if (n == 2)
    crypt_pair (ctx->enc_key, ctx->rounds, out, in);
  else
    crypt_block (ctx->enc_key, ctx->rounds, out, in);
}

static void
decrypt (aria_context_t *ctx, byte *out, const byte *in, unsigned int n)
{
  if (n == 2)
    crypt_pair (ctx->dec_key, ctx->rounds, out, in);
  else
    crypt_block (ctx->dec_key, ctx->rounds, out, in);
}

/* What an operation ends with: leave nothing in vector registers.  Return
   BURN.  */
static ARIA_INLINE unsigned int
cleared (unsigned int burn)
{
  ARIA_CLEAR_VECTORS ();
  return burn;
}

typedef void (*crypt_t) (aria_context_t *ctx, byte *out, const byte *in,
                         unsigned int n);


/* The modes; aria-kernels.h says what each function does.  */

#define DEFINE_OP(name)                                                  \
  unsigned int ARIA_KERNEL_ABI                                           \
  _gcry_aria_generic_##name (aria_context_t *ctx, void *state,     \
                             byte *out, const byte *in, size_t nblocks)

#define FOR_EACH_BLOCK \
  for (; nblocks; nblocks--, out += ARIA_BLOCK_SIZE, in += ARIA_BLOCK_SIZE)

#define FOR_EACH_INPUT_BLOCK \
  for (; nblocks; nblocks--, in += ARIA_BLOCK_SIZE)

/* N is how many blocks are done at a time.  */
#define FOR_EACH_PAIR                                                     \
  for (; (n = one_or_two (nblocks)), nblocks;                             \
       nblocks -= n, out += n * ARIA_BLOCK_SIZE, in += n * ARIA_BLOCK_SIZE)

#define FOR_EACH_INPUT_PAIR                                               \
  for (; (n = one_or_two (nblocks)), nblocks;                             \
       nblocks -= n, in += n * ARIA_BLOCK_SIZE)


DEFINE_OP (ecb_enc)
{
  unsigned int n;

  (void)state;
  prefetch_tables ();
  FOR_EACH_PAIR
    encrypt (ctx, out, in, n);
  return cleared (BURN_BLOCK);
}

DEFINE_OP (ecb_dec)
{
  unsigned int n;

  (void)state;
  prefetch_tables ();
  FOR_EACH_PAIR
    decrypt (ctx, out, in, n);
  return cleared (BURN_BLOCK);
}

DEFINE_OP (ctr)
{
  byte *counter = state;
  byte pad[2][ARIA_BLOCK_SIZE];
  unsigned int n, i;

  prefetch_tables ();
  FOR_EACH_PAIR
    {
      for (i = 0; i < n; i++)
        {
          cipher_block_cpy (pad[i], counter, ARIA_BLOCK_SIZE);
          cipher_block_add (counter, 1, ARIA_BLOCK_SIZE);
        }
      encrypt (ctx, pad[0], pad[0], n);
      buf_xor (out, in, pad, n * ARIA_BLOCK_SIZE);
    }
  return cleared (BURN_MODE);
}

DEFINE_OP (ctr32le)
{
  byte *counter = state;
  byte pad[2][ARIA_BLOCK_SIZE];
  unsigned int n, i;

  prefetch_tables ();
  FOR_EACH_PAIR
    {
      for (i = 0; i < n; i++)
        {
          cipher_block_cpy (pad[i], counter, ARIA_BLOCK_SIZE);
          buf_put_le32 (counter, buf_get_le32 (counter) + 1);
        }
      encrypt (ctx, pad[0], pad[0], n);
      buf_xor (out, in, pad, n * ARIA_BLOCK_SIZE);
    }
  return cleared (BURN_MODE);
}

DEFINE_OP (cbc_enc)
{
  byte *iv = state;

  prefetch_tables ();
  FOR_EACH_BLOCK
    {
      cipher_block_xor_1 (iv, in, ARIA_BLOCK_SIZE);
      encrypt (ctx, iv, iv, 1);
      cipher_block_cpy (out, iv, ARIA_BLOCK_SIZE);
    }
  return cleared (BURN_BLOCK);
}

DEFINE_OP (cbc_mac)
{
  byte *iv = state;

  (void)out;
  prefetch_tables ();
  FOR_EACH_INPUT_BLOCK
    {
      cipher_block_xor_1 (iv, in, ARIA_BLOCK_SIZE);
      encrypt (ctx, iv, iv, 1);
    }
  return cleared (BURN_BLOCK);
}

DEFINE_OP (cbc_dec)
{
  byte *iv = state;
  byte plain[2][ARIA_BLOCK_SIZE];
  unsigned int n, i;

  prefetch_tables ();
  FOR_EACH_PAIR
    {
      decrypt (ctx, plain[0], in, n);
      for (i = 0; i < n; i++)
        {
          cipher_block_xor_1 (plain[i], iv, ARIA_BLOCK_SIZE);
          cipher_block_cpy (iv, in + i * ARIA_BLOCK_SIZE, ARIA_BLOCK_SIZE);
        }
      buf_cpy (out, plain, n * ARIA_BLOCK_SIZE);
    }
  return cleared (BURN_MODE);
}

DEFINE_OP (cfb_enc)
{
  byte *iv = state;

  prefetch_tables ();
  FOR_EACH_BLOCK
    {
      encrypt (ctx, iv, iv, 1);
      cipher_block_xor_1 (iv, in, ARIA_BLOCK_SIZE);
      cipher_block_cpy (out, iv, ARIA_BLOCK_SIZE);
    }
  return cleared (BURN_BLOCK);
}

DEFINE_OP (cfb_dec)
{
  byte *iv = state;
  byte pad[2][ARIA_BLOCK_SIZE];
  unsigned int n, i;

  prefetch_tables ();
  FOR_EACH_PAIR
    {
      for (i = 0; i < n; i++)
        {
          cipher_block_cpy (pad[i], iv, ARIA_BLOCK_SIZE);
          cipher_block_cpy (iv, in + i * ARIA_BLOCK_SIZE, ARIA_BLOCK_SIZE);
        }
      encrypt (ctx, pad[0], pad[0], n);
      buf_xor (out, in, pad, n * ARIA_BLOCK_SIZE);
    }
  return cleared (BURN_MODE);
}

DEFINE_OP (ofb)
{
  byte *iv = state;

  prefetch_tables ();
  FOR_EACH_BLOCK
    {
      encrypt (ctx, iv, iv, 1);
      cipher_block_xor (out, in, iv, ARIA_BLOCK_SIZE);
    }
  return cleared (BURN_BLOCK);
}


/* TWEAK = TWEAK * x in GF(2^128), little endian (IEEE 1619, 5.2).  */
static void
next_tweak (byte *tweak)
{
  u64 low = buf_get_le64 (tweak);
  u64 high = buf_get_le64 (tweak + 8);
  u64 carry = -(high >> 63);

  buf_put_le64 (tweak + 8, high << 1 | low >> 63);
  buf_put_le64 (tweak, low << 1 ^ (carry & 0x87));  /* x^7 + x^2 + x + 1 */
}

static unsigned int
xts_crypt (aria_context_t *ctx, crypt_t crypt, byte *tweak,
           byte *out, const byte *in, size_t nblocks)
{
  byte tweaks[2][ARIA_BLOCK_SIZE];
  unsigned int n, i;

  prefetch_tables ();
  FOR_EACH_PAIR
    {
      for (i = 0; i < n; i++)
        {
          cipher_block_cpy (tweaks[i], tweak, ARIA_BLOCK_SIZE);
          next_tweak (tweak);
        }
      buf_xor (out, in, tweaks, n * ARIA_BLOCK_SIZE);
      crypt (ctx, out, out, n);
      buf_xor (out, out, tweaks, n * ARIA_BLOCK_SIZE);
    }
  return cleared (BURN_MODE);
}

DEFINE_OP (xts_enc)
{
  return xts_crypt (ctx, encrypt, state, out, in, nblocks);
}

DEFINE_OP (xts_dec)
{
  return xts_crypt (ctx, decrypt, state, out, in, nblocks);
}


/* Set OFFSETS to those of the COUNT blocks that follow *N blocks, OCB->OFFSET
   to the last one, and add COUNT to *N (RFC 7253, 4.1).  */
static ARIA_INLINE void
next_offsets (const aria_ocb_state_t *ocb, u64 *n,
              byte offsets[2][ARIA_BLOCK_SIZE], unsigned int count)
{
  unsigned int i;

  for (i = 0; i < count; i++)
    {
      cipher_block_xor_1 (ocb->offset, ocb->L[_gcry_ctz64 (++*n)],
                          ARIA_BLOCK_SIZE);
      cipher_block_cpy (offsets[i], ocb->offset, ARIA_BLOCK_SIZE);
    }
}

/* Add COUNT blocks to OCB->SUM.  */
static ARIA_INLINE void
add_to_sum (const aria_ocb_state_t *ocb, const byte *blocks,
            unsigned int count)
{
  unsigned int i;

  for (i = 0; i < count; i++)
    cipher_block_xor_1 (ocb->sum, blocks + i * ARIA_BLOCK_SIZE,
                        ARIA_BLOCK_SIZE);
}

DEFINE_OP (ocb_enc)
{
  const aria_ocb_state_t *ocb = state;
  u64 number = ocb->nblocks;
  byte offsets[2][ARIA_BLOCK_SIZE];
  unsigned int n;

  prefetch_tables ();
  FOR_EACH_PAIR
    {
      next_offsets (ocb, &number, offsets, n);
      add_to_sum (ocb, in, n);
      buf_xor (out, in, offsets, n * ARIA_BLOCK_SIZE);
      encrypt (ctx, out, out, n);
      buf_xor (out, out, offsets, n * ARIA_BLOCK_SIZE);
    }
  return cleared (BURN_MODE);
}

DEFINE_OP (ocb_dec)
{
  const aria_ocb_state_t *ocb = state;
  u64 number = ocb->nblocks;
  byte offsets[2][ARIA_BLOCK_SIZE];
  unsigned int n;

  prefetch_tables ();
  FOR_EACH_PAIR
    {
      next_offsets (ocb, &number, offsets, n);
      buf_xor (out, in, offsets, n * ARIA_BLOCK_SIZE);
      decrypt (ctx, out, out, n);
      buf_xor (out, out, offsets, n * ARIA_BLOCK_SIZE);
      add_to_sum (ocb, out, n);
    }
  return cleared (BURN_MODE);
}

DEFINE_OP (ocb_auth)
{
  const aria_ocb_state_t *ocb = state;
  u64 number = ocb->nblocks;
  byte blocks[2][ARIA_BLOCK_SIZE];
  unsigned int n;

  (void)out;
  prefetch_tables ();
  FOR_EACH_INPUT_PAIR
    {
      next_offsets (ocb, &number, blocks, n);
      buf_xor (blocks, in, blocks, n * ARIA_BLOCK_SIZE);
      encrypt (ctx, blocks[0], blocks[0], n);
      add_to_sum (ocb, blocks[0], n);
    }
  return cleared (BURN_MODE);
}
