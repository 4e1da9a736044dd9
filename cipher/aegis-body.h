/* aegis-body.h - AEGIS: the three ciphers, for vectors of any kind
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

/* A kernel's file includes this after it has defined
 *
 *   AEGIS_KERNEL      its name in aegis-kernels.h
 *   AEGIS_FUNCTION    attributes of its functions
 *   AEGIS_BURN        the bytes of stack that they may use
 *   AEGIS_PREPARE     declarations that the macros below need, or nothing
 *   AEGIS_CLEAR       a statement that clears all vector registers
 *   VEC               a type that holds 16 bytes, and on it
 *   LOAD (p)          16 bytes from memory, at any address
 *   STORE (p, a)      16 bytes to memory
 *   ZERO              16 zeros
 *   XOR (a, b)
 *   XOR3 (a, b, c)    a ^ b ^ c, where A comes last
 *   XOR_AND (a, b, c) a ^ (b & c)
 *   ROUND (a, k)      AES round: MixColumns (ShiftRows (SubBytes (a))) ^ k
 *
 * All of them are undefined at the end, so that a file may include this again
 * for another kernel.
 *
 * AEGIS-128 is that of H. Wu and B. Preneel, AEGIS: A Fast Authenticated
 * Encryption Algorithm (v1.1), 2016; AEGIS-128L and AEGIS-256 are those of
 * draft-irtf-cfrg-aegis-aead, sections 3 and 4.  A state word S_i is s##i.
 *
 * A step is S'_i = Round (S_(i-1), S_i), and a message block m goes into S_0
 * in addition.  The chain of AES rounds from step to step is what takes time,
 * so that the rest is kept off it:
 *
 *   Round (a, S_0 ^ m) = Round (a, m) ^ S_0
 *
 * lets the round begin before S_0 is there.  In decryption m = c ^ z, where
 * the key stream z depends on the state, and
 *
 *   Round (a, S_0 ^ c ^ z) = Round (a, 0) ^ (S_0 ^ c) ^ z
 *
 * lets it begin before z is there.
 */

#include "aegis-consts.h"

#define AEGIS_PASTE(kernel, cipher, op)  _gcry_aegis_##kernel##_##cipher##_##op
#define AEGIS_NAME(kernel, cipher, op)   AEGIS_PASTE (kernel, cipher, op)

/* The head of a function; aegis-kernels.h has the contracts.  */
#define DEFINE_OP(cipher, op)                                   \
  AEGIS_FUNCTION unsigned int                                   \
  AEGIS_NAME (AEGIS_KERNEL, cipher, op) (aegis_block_t *state,  \
                                         byte *out,             \
                                         const byte *in, size_t n)

/* The tail: leave nothing in registers.  */
#define RETURN()                \
  do                            \
    {                           \
      AEGIS_CLEAR;              \
      return AEGIS_BURN;        \
    }                           \
  while (0)

#define LOAD_CONSTANTS()                                \
  static const byte aegis_c0[16] = { AEGIS_C0 };        \
  static const byte aegis_c1[16] = { AEGIS_C1 };        \
  VEC c0 = LOAD (aegis_c0), c1 = LOAD (aegis_c1)


/* AEGIS-128: five words, a block of 16 bytes a step.  */

#define STATE_128()                                             \
  VEC s0 = LOAD (state[0]), s1 = LOAD (state[1]),               \
      s2 = LOAD (state[2]), s3 = LOAD (state[3]),               \
      s4 = LOAD (state[4])

#define KEEP_128()              \
  do                            \
    {                           \
      STORE (state[0], s0);     \
      STORE (state[1], s1);     \
      STORE (state[2], s2);     \
      STORE (state[3], s3);     \
      STORE (state[4], s4);     \
    }                           \
  while (0)

/* All words of a step but S_0, for which NEW_S0 is the value.  */
#define STEP_128(new_s0)        \
  do                            \
    {                           \
      s4 = ROUND (s3, s4);      \
      s3 = ROUND (s2, s3);      \
      s2 = ROUND (s1, s2);      \
      s1 = ROUND (s0, s1);      \
      s0 = (new_s0);            \
    }                           \
  while (0)

#define UPDATE_128(m)                           \
  do                                            \
    {                                           \
      VEC next_ = XOR (ROUND (s4, (m)), s0);    \
      STEP_128 (next_);                         \
    }                                           \
  while (0)

DEFINE_OP (128, init)
{
  AEGIS_PREPARE;
  LOAD_CONSTANTS ();
  VEC key = LOAD (in);
  VEC both = XOR (key, LOAD (in + 16));
  VEC s0 = both, s1 = c1, s2 = c0, s3 = XOR (key, c0), s4 = XOR (key, c1);
  unsigned int i;

  (void)out;
  (void)n;
  for (i = 0; i < 5; i++)
    {
      UPDATE_128 (key);
      UPDATE_128 (both);
    }
  KEEP_128 ();
  RETURN ();
}

/* Five steps at once: what goes from register to register in one of them is
   back in its place after five, so that the compiler needs no moves.  BLOCK (I)
   does block I.  */
#define ALL_BLOCKS_128(BLOCK)                           \
  do                                                    \
    {                                                   \
      for (; n >= 5; n -= 5, in += 80, out += 80)       \
        {                                               \
          BLOCK (0);                                    \
          BLOCK (1);                                    \
          BLOCK (2);                                    \
          BLOCK (3);                                    \
          BLOCK (4);                                    \
        }                                               \
      for (; n; n--, in += 16, out += 16)               \
        BLOCK (0);                                      \
    }                                                   \
  while (0)

#define ENCRYPT_128(i)                                                  \
  do                                                                    \
    {                                                                   \
      VEC m = LOAD (in + 16 * (i));                                     \
                                                                        \
      STORE (out + 16 * (i), XOR3 (XOR_AND (s1, s2, s3), s4, m));       \
      UPDATE_128 (m);                                                   \
    }                                                                   \
  while (0)

#define DECRYPT_128(i)                                  \
  do                                                    \
    {                                                   \
      VEC x = XOR_AND (s1, s2, s3);                     \
      VEC y = XOR (s4, LOAD (in + 16 * (i)));           \
      VEC y0 = XOR (y, s0);                             \
      VEC next = ROUND (s4, ZERO);                      \
                                                        \
      STORE (out + 16 * (i), XOR (x, y));               \
      STEP_128 (XOR3 (next, x, y0));                    \
    }                                                   \
  while (0)

DEFINE_OP (128, absorb)
{
  AEGIS_PREPARE;
  STATE_128 ();

  (void)out;
  for (; n; n--, in += 16)
    UPDATE_128 (LOAD (in));
  KEEP_128 ();
  RETURN ();
}

DEFINE_OP (128, enc)
{
  AEGIS_PREPARE;
  STATE_128 ();

  ALL_BLOCKS_128 (ENCRYPT_128);
  KEEP_128 ();
  RETURN ();
}

DEFINE_OP (128, dec)
{
  AEGIS_PREPARE;
  STATE_128 ();

  ALL_BLOCKS_128 (DECRYPT_128);
  KEEP_128 ();
  RETURN ();
}

DEFINE_OP (128, final)
{
  AEGIS_PREPARE;
  STATE_128 ();
  VEC m = XOR (s3, LOAD (in));
  unsigned int i;

  (void)n;  /* There are tags of 16 bytes alone.  */
  for (i = 0; i < 7; i++)
    UPDATE_128 (m);
  STORE (out, XOR3 (XOR3 (s0, s1, s2), s3, s4));
  RETURN ();
}


/* AEGIS-128L: eight words, a block of 32 bytes a step.  */

#define STATE_128L()                                            \
  VEC s0 = LOAD (state[0]), s1 = LOAD (state[1]),               \
      s2 = LOAD (state[2]), s3 = LOAD (state[3]),               \
      s4 = LOAD (state[4]), s5 = LOAD (state[5]),               \
      s6 = LOAD (state[6]), s7 = LOAD (state[7])

#define KEEP_128L()             \
  do                            \
    {                           \
      STORE (state[0], s0);     \
      STORE (state[1], s1);     \
      STORE (state[2], s2);     \
      STORE (state[3], s3);     \
      STORE (state[4], s4);     \
      STORE (state[5], s5);     \
      STORE (state[6], s6);     \
      STORE (state[7], s7);     \
    }                           \
  while (0)

#define STEP_128L(new_s0, new_s4)       \
  do                                    \
    {                                   \
      s7 = ROUND (s6, s7);              \
      s6 = ROUND (s5, s6);              \
      s5 = ROUND (s4, s5);              \
      s4 = (new_s4);                    \
      s3 = ROUND (s2, s3);              \
      s2 = ROUND (s1, s2);              \
      s1 = ROUND (s0, s1);              \
      s0 = (new_s0);                    \
    }                                   \
  while (0)

#define UPDATE_128L(m0, m1)                             \
  do                                                    \
    {                                                   \
      VEC next0_ = XOR (ROUND (s7, (m0)), s0);          \
      VEC next4_ = XOR (ROUND (s3, (m1)), s4);          \
      STEP_128L (next0_, next4_);                       \
    }                                                   \
  while (0)

DEFINE_OP (128l, init)
{
  AEGIS_PREPARE;
  LOAD_CONSTANTS ();
  VEC key = LOAD (in);
  VEC nonce = LOAD (in + 16);
  VEC s0 = XOR (key, nonce), s1 = c1, s2 = c0, s3 = c1;
  VEC s4 = s0, s5 = XOR (key, c0), s6 = XOR (key, c1), s7 = s5;
  unsigned int i;

  (void)out;
  (void)n;
  for (i = 0; i < 10; i++)
    UPDATE_128L (nonce, key);
  KEEP_128L ();
  RETURN ();
}

DEFINE_OP (128l, absorb)
{
  AEGIS_PREPARE;
  STATE_128L ();

  (void)out;
  for (; n; n--, in += 32)
    UPDATE_128L (LOAD (in), LOAD (in + 16));
  KEEP_128L ();
  RETURN ();
}

DEFINE_OP (128l, enc)
{
  AEGIS_PREPARE;
  STATE_128L ();

  for (; n; n--, in += 32, out += 32)
    {
      VEC m0 = LOAD (in);
      VEC m1 = LOAD (in + 16);

      STORE (out, XOR3 (XOR_AND (s1, s2, s3), s6, m0));
      STORE (out + 16, XOR3 (XOR_AND (s5, s6, s7), s2, m1));
      UPDATE_128L (m0, m1);
    }
  KEEP_128L ();
  RETURN ();
}

DEFINE_OP (128l, dec)
{
  AEGIS_PREPARE;
  STATE_128L ();

  for (; n; n--, in += 32, out += 32)
    {
      VEC x0 = XOR_AND (s1, s2, s3);
      VEC x4 = XOR_AND (s5, s6, s7);
      VEC y0 = XOR (s6, LOAD (in));
      VEC y4 = XOR (s2, LOAD (in + 16));
      VEC z0 = XOR (y0, s0);
      VEC z4 = XOR (y4, s4);
      VEC next0 = ROUND (s7, ZERO);
      VEC next4 = ROUND (s3, ZERO);

      STORE (out, XOR (x0, y0));
      STORE (out + 16, XOR (x4, y4));
      STEP_128L (XOR3 (next0, x0, z0), XOR3 (next4, x4, z4));
    }
  KEEP_128L ();
  RETURN ();
}

DEFINE_OP (128l, final)
{
  AEGIS_PREPARE;
  STATE_128L ();
  VEC m = XOR (s2, LOAD (in));
  unsigned int i;

  for (i = 0; i < 7; i++)
    UPDATE_128L (m, m);
  s0 = XOR (XOR3 (s0, s1, s2), s3);
  s4 = XOR3 (s4, s5, s6);
  if (n == 16)
    STORE (out, XOR (s0, s4));
  else
    {
      STORE (out, s0);
      STORE (out + 16, XOR (s4, s7));
    }
  RETURN ();
}


/* AEGIS-256: six words, a block of 16 bytes a step.  */

#define STATE_256()                                             \
  VEC s0 = LOAD (state[0]), s1 = LOAD (state[1]),               \
      s2 = LOAD (state[2]), s3 = LOAD (state[3]),               \
      s4 = LOAD (state[4]), s5 = LOAD (state[5])

#define KEEP_256()              \
  do                            \
    {                           \
      STORE (state[0], s0);     \
      STORE (state[1], s1);     \
      STORE (state[2], s2);     \
      STORE (state[3], s3);     \
      STORE (state[4], s4);     \
      STORE (state[5], s5);     \
    }                           \
  while (0)

#define STEP_256(new_s0)        \
  do                            \
    {                           \
      s5 = ROUND (s4, s5);      \
      s4 = ROUND (s3, s4);      \
      s3 = ROUND (s2, s3);      \
      s2 = ROUND (s1, s2);      \
      s1 = ROUND (s0, s1);      \
      s0 = (new_s0);            \
    }                           \
  while (0)

#define UPDATE_256(m)                           \
  do                                            \
    {                                           \
      VEC next_ = XOR (ROUND (s5, (m)), s0);    \
      STEP_256 (next_);                         \
    }                                           \
  while (0)

DEFINE_OP (256, init)
{
  AEGIS_PREPARE;
  LOAD_CONSTANTS ();
  VEC key0 = LOAD (in);
  VEC key1 = LOAD (in + 16);
  VEC both0 = XOR (key0, LOAD (in + 32));
  VEC both1 = XOR (key1, LOAD (in + 48));
  VEC s0 = both0, s1 = both1, s2 = c1, s3 = c0;
  VEC s4 = XOR (key0, c0), s5 = XOR (key1, c1);
  unsigned int i;

  (void)out;
  (void)n;
  for (i = 0; i < 4; i++)
    {
      UPDATE_256 (key0);
      UPDATE_256 (key1);
      UPDATE_256 (both0);
      UPDATE_256 (both1);
    }
  KEEP_256 ();
  RETURN ();
}

DEFINE_OP (256, absorb)
{
  AEGIS_PREPARE;
  STATE_256 ();

  (void)out;
  for (; n; n--, in += 16)
    UPDATE_256 (LOAD (in));
  KEEP_256 ();
  RETURN ();
}

DEFINE_OP (256, enc)
{
  AEGIS_PREPARE;
  STATE_256 ();

  for (; n; n--, in += 16, out += 16)
    {
      VEC m = LOAD (in);

      STORE (out, XOR3 (XOR_AND (s1, s2, s3), s4, XOR (s5, m)));
      UPDATE_256 (m);
    }
  KEEP_256 ();
  RETURN ();
}

DEFINE_OP (256, dec)
{
  AEGIS_PREPARE;
  STATE_256 ();

  for (; n; n--, in += 16, out += 16)
    {
      VEC x = XOR_AND (s1, s2, s3);
      VEC y = XOR3 (s4, s5, LOAD (in));
      VEC y0 = XOR (y, s0);
      VEC next = ROUND (s5, ZERO);

      STORE (out, XOR (x, y));
      STEP_256 (XOR3 (next, x, y0));
    }
  KEEP_256 ();
  RETURN ();
}

DEFINE_OP (256, final)
{
  AEGIS_PREPARE;
  STATE_256 ();
  VEC m = XOR (s3, LOAD (in));
  unsigned int i;

  for (i = 0; i < 7; i++)
    UPDATE_256 (m);
  s0 = XOR3 (s0, s1, s2);
  s3 = XOR3 (s3, s4, s5);
  if (n == 16)
    STORE (out, XOR (s0, s3));
  else
    {
      STORE (out, s0);
      STORE (out + 16, s3);
    }
  RETURN ();
}

#undef AEGIS_KERNEL
#undef AEGIS_FUNCTION
#undef AEGIS_BURN
#undef AEGIS_PREPARE
#undef AEGIS_CLEAR
#undef VEC
#undef LOAD
#undef STORE
#undef ZERO
#undef XOR
#undef XOR3
#undef XOR_AND
#undef ROUND
