/* ck-message.c - The kernel test: messages made by the slow references
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

#include "check-kernels.h"
#include "ref-modes.h"

struct ck_key ck_keys[CK_N_KEYS];

void
ck_make_keys (void)
{
  int i;

  for (i = 0; i < CK_N_KEYS; i++)
    {
      struct ck_key *k = ck_keys + i;
      unsigned int r;

      k->keylen = 16 + 8 * i;
      rnd_fill (k->key, k->keylen);
      aria_ref_setkey (&k->ref, k->key, k->keylen);
      k->ctx.rounds = k->ref.rounds;
      for (r = 0; r <= k->ctx.rounds; r++)
        {
          memcpy (k->ctx.enc_key[r], k->ref.ek[r], 16);
          memcpy (k->ctx.dec_key[r], k->ref.dk[r], 16);
        }
    }
}

int
ck_check_round_keys (const aria_kernel_t *kernel, unsigned int keylen)
{
  aria_context_t ctx;
  struct aria_ref ref;
  byte key[32];
  unsigned int i, r;

  for (i = 0; i < CK_N_RANDOM_KEYS; i++)
    {
      rnd_fill (key, keylen);
      aria_ref_setkey (&ref, key, keylen);
      rnd_fill (&ctx, sizeof ctx);
      _gcry_aria_expand_key (&ctx, kernel, key, keylen);
      if (ctx.rounds != (unsigned int)ref.rounds
          || ctx.wide_form != ARIA_KEYS_PLAIN)
        return ck_fail ("wrong number of rounds or form of keys");
      for (r = 0; r <= ctx.rounds; r++)
        if (memcmp (ctx.enc_key[r], ref.ek[r], 16)
            || memcmp (ctx.dec_key[r], ref.dk[r], 16))
          return ck_fail ("key number %u: wrong round key %u", i, r);
    }
  return 1;
}


/* COUNTER += N; big endian, 128 bits.  */
static void
add_be (byte *counter, u64 n)
{
  int i;

  for (i = 15; i >= 0; i--)
    {
      n += counter[i];
      counter[i] = n & 0xff;
      n >>= 8;
    }
}

/* COUNTER += N; the first 32 bits, little endian (RFC 8452, 4).  */
static void
add_le32 (byte *counter, u64 n)
{
  int i;

  for (i = 0; i < 4; i++)
    {
      n += counter[i];
      counter[i] = n & 0xff;
      n >>= 8;
    }
}

/* Y = X times x in GF(2^128); the first byte is the one of lowest weight
   (IEEE 1619, 5.2).  */
static void
times_alpha (byte *y, const byte *x)
{
  int i, carry = 0;

  for (i = 0; i < 16; i++)
    {
      carry |= x[i] << 1;
      y[i] = carry & 0xff;
      carry >>= 8;
    }
  y[0] ^= carry ? 0x87 : 0;
}

/* Y = double (X); the first byte is the one of highest weight (RFC 7253,
   2).  */
static void
ocb_double (byte *y, const byte *x)
{
  int i, carry = 0;

  for (i = 15; i >= 0; i--)
    {
      carry |= x[i] << 1;
      y[i] = carry & 0xff;
      carry >>= 8;
    }
  y[15] ^= carry ? 0x87 : 0;
}


/* The blocks of M are in M->in; compute the output and the states from
   M->state[0].  */

static void
run_ctr32le (struct ck_message *m, const struct ref_cipher *c)
{
  size_t i;

  for (i = 0; i < m->nblocks; i++)
    {
      c->encrypt (c->ctx, m->out[i], m->state[i]);
      ref_xor (m->out[i], m->out[i], m->in[i], 16);
      memcpy (m->state[i + 1], m->state[i], 16);
      add_le32 (m->state[i + 1], 1);
    }
}

/* RFC 7253, 4.1 to 4.3.  CRYPT is E for HASH and OCB-ENCRYPT, D for
   OCB-DECRYPT.  */
static void
run_ocb (struct ck_message *m, enum aria_op op, const struct ck_key *key)
{
  static const byte zeros[16];
  block_t L_star, L_dollar;
  size_t i;

  aria_ref_encrypt (&key->ref, L_star, zeros);
  ocb_double (L_dollar, L_star);
  ocb_double (m->L[0], L_dollar);
  for (i = 1; i < DIM (m->L); i++)
    ocb_double (m->L[i], m->L[i - 1]);

  for (i = 0; i < m->nblocks; i++)
    {
      byte *offset = m->state[i + 1];

      ref_xor (offset, m->state[i], m->L[__builtin_ctzll (m->first + i + 1)],
               16);
      ref_xor (m->out[i], m->in[i], offset, 16);
      if (op == ARIA_OP_ocb_dec)
        aria_ref_decrypt (&key->ref, m->out[i], m->out[i]);
      else
        aria_ref_encrypt (&key->ref, m->out[i], m->out[i]);
      if (op != ARIA_OP_ocb_auth)
        ref_xor (m->out[i], m->out[i], offset, 16);
      ref_xor (m->sum[i + 1], m->sum[i],
               op == ARIA_OP_ocb_enc ? m->in[i] : m->out[i], 16);
    }
}

static void
copy_block (const void *ctx, unsigned char *out, const unsigned char *in)
{
  (void)ctx;
  memmove (out, in, 16);
}

/* Modes of which ref-modes.h has the encryption: for decryption the random
   blocks are taken for the plaintext, M->out, and M->in is computed.  */
static void
run (struct ck_message *m, enum aria_op op, const struct ck_key *key)
{
  static const struct ref_cipher no_cipher = { copy_block, NULL };
  struct ref_cipher cipher = { aria_ref_encrypt, &key->ref };
  const struct ref_cipher *c = &cipher;
  size_t len = 16 * m->nblocks;
  byte *iv = m->state[0];
  block_t *ciphertext = ck_decrypts (op) || op == ARIA_OP_cfb_dec
                        ? m->in : m->out;
  block_t *plaintext = ciphertext == m->in ? m->out : m->in;
  byte *to = *ciphertext, *from = *plaintext;
  size_t i;

  if (ciphertext == m->in)
    memcpy (from, to, len);

  switch (op)
    {
    case ARIA_OP_ecb_enc:
    case ARIA_OP_ecb_dec:
      ref_ecb (c, to, from, len);
      break;
    case ARIA_OP_ctr:
      ref_ctr (c, iv, to, from, len);
      break;
    case ARIA_OP_cbc_enc:
    case ARIA_OP_cbc_mac:
    case ARIA_OP_cbc_dec:
      ref_cbc (c, iv, to, from, len);
      break;
    case ARIA_OP_cfb_enc:
    case ARIA_OP_cfb_dec:
      ref_cfb (c, iv, 16, to, from, len);
      break;
    case ARIA_OP_ofb:
      ref_ofb (c, iv, to, from, len);
      break;
    case ARIA_OP_xts_enc:
    case ARIA_OP_xts_dec:
      ref_xts (c, &no_cipher, iv, to, from, len);
      break;
    case ARIA_OP_ctr32le:
      run_ctr32le (m, c);
      return;
    case ARIA_OP_ocb_enc:
    case ARIA_OP_ocb_dec:
    case ARIA_OP_ocb_auth:
      run_ocb (m, op, key);
      return;
    case ARIA_N_OPS:
      return;
    }

  for (i = 0; i < m->nblocks; i++)
    switch (op)
      {
      case ARIA_OP_ctr:
        memcpy (m->state[i + 1], m->state[i], 16);
        add_be (m->state[i + 1], 1);
        break;
      case ARIA_OP_ofb:
        ref_xor (m->state[i + 1], m->in[i], m->out[i], 16);
        break;
      case ARIA_OP_xts_enc:
      case ARIA_OP_xts_dec:
        times_alpha (m->state[i + 1], m->state[i]);
        break;
      case ARIA_OP_ecb_enc:
      case ARIA_OP_ecb_dec:
        memcpy (m->state[i + 1], m->state[i], 16);
        break;
      default:
        memcpy (m->state[i + 1], ciphertext[i], 16);
        break;
      }
}


/* The uncommon states.  Each of these functions sets M->what and M->state[0]
   or M->first for number I, which counts from 1.  */

/* In the middle of the message a carry goes through the last I bytes and into
   the byte in front of them, where it stops.  */
static void
start_ctr (struct ck_message *m, unsigned int i)
{
  byte *counter = m->state[0];

  snprintf (m->what, sizeof m->what, "carry through %u bytes", i);
  memset (counter + 16 - i, 0xff, i);
  counter[15] = 0;
  if (i < 16)
    counter[15 - i] &= 0xfe;
}

static void
start_ctr32le (struct ck_message *m, unsigned int i)
{
  byte *counter = m->state[0];

  snprintf (m->what, sizeof m->what, "carry through %u bytes", i);
  memset (counter, 0xff, i);
  counter[0] = 0;
  if (i < 4)
    counter[i] &= 0xfe;
}

static void
start_xts (struct ck_message *m, unsigned int i)
{
  static const char *const what[] =
    { "tweak of ones", "tweak x^127", "tweak 1", "tweak x^127 + ... + x^120" };
  byte *tweak = m->state[0];

  strcpy (m->what, what[i - 1]);
  memset (tweak, i == 1 ? 0xff : 0, 16);
  if (i == 2)
    tweak[15] = 0x80;
  else if (i == 3)
    tweak[0] = 1;
  else if (i == 4)
    tweak[15] = 0xff;
}

/* A message may not hold a block whose number is a multiple of 2^16.  */
static void
start_ocb (struct ck_message *m, unsigned int i)
{
  static const char *const what[] =
    { "around block 2^15", "up to block 2^16 - 1", "from block 2^16 + 1",
      "around block 2^40 + 2^15" };
  u64 first[] =
    { 0x8000 - 256, 0xffff - CK_SHORT_MESSAGE, 0x10000,
      ((u64)1 << 40) + 0x8000 - 256 };

  strcpy (m->what, what[i - 1]);
  m->first = first[i - 1];
}

static const struct
{
  enum aria_op op;
  unsigned int n;
  void (*start) (struct ck_message *m, unsigned int i);
} uncommon[] =
  {
    { ARIA_OP_ctr, 16, start_ctr },
    { ARIA_OP_ctr32le, 4, start_ctr32le },
    { ARIA_OP_xts_enc, 4, start_xts },
    { ARIA_OP_xts_dec, 4, start_xts },
    { ARIA_OP_ocb_enc, 4, start_ocb },
    { ARIA_OP_ocb_dec, 4, start_ocb },
    { ARIA_OP_ocb_auth, 4, start_ocb }
  };

unsigned int
ck_n_messages (enum aria_op op)
{
  unsigned int i;

  for (i = 0; i < DIM (uncommon); i++)
    if (uncommon[i].op == op)
      return 1 + uncommon[i].n;
  return 1;
}


static block_t *
random_blocks (size_t n)
{
  block_t *p = malloc (n * sizeof *p);

  if (!p)
    tap_bail ("no memory for %zu blocks", n);
  rnd_fill (p, n * sizeof *p);
  return p;
}

const struct ck_message *
ck_get_message (const struct ck_key *key, enum aria_op op, unsigned int i)
{
  /* A counter has the most: 17.  */
  static struct ck_message *made[CK_N_KEYS][ARIA_N_OPS][17];
  struct ck_message **slot = &made[key - ck_keys][op][i];
  struct ck_message *m = *slot;
  unsigned int k;

  if (m)
    return m;

  m = *slot = calloc (1, sizeof *m);
  if (!m)
    tap_bail ("no memory for a message");
  strcpy (m->what, "random state");
  m->nblocks = i ? CK_SHORT_MESSAGE : CK_LONG_MESSAGE;
  m->in = random_blocks (m->nblocks);
  m->out = random_blocks (m->nblocks);
  m->state = random_blocks (m->nblocks + 1);
  m->sum = random_blocks (m->nblocks + 1);
  for (k = 0; i && k < DIM (uncommon); k++)
    if (uncommon[k].op == op)
      uncommon[k].start (m, i);
  run (m, op, key);
  return m;
}
