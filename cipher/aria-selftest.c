/* aria-selftest.c - ARIA: the self-test of all kernels
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

/* Every kernel that the processor can run does every operation: with the
 * shortest keys on a single block, on two, on a whole batch and on a batch
 * less one block; with longer keys, for which only the number of rounds is
 * another, on a whole batch.  This has to be quick, since the first setkey
 * waits for it.
 * So the expected results are not computed by a second copy of the modes, and
 * only once for all kernels.  The portable C code, after it has met the
 * vectors of RFC 5794, makes two sets of blocks
 *
 *   p[i + 1] = p[i] + 1,  c[i] = E (p[i])
 *
 * and each operation gets an input that makes the cipher's input one of
 * these blocks: what the mode has to put out is then an xor of a few of
 * them.  Every key schedule has to make the round keys that the portable one
 * makes.
 */

#include "aria-internal.h"

/* The widest batch.  */
#define MAX_BLOCKS  64
/* The longest call of OFB, the only operation whose cipher inputs are not in
   the sets.  */
#define MAX_OFB     2
/* A block number for OCB after which the next 64 need L_0 to L_8.  */
#define OCB_START   197

typedef byte block_t[ARIA_BLOCK_SIZE];

typedef struct
{
  byte key[32];
  unsigned int keylen;
  aria_context_t ctx;
  aria_context_t generic;     /* With the round keys of the portable C code. */
  block_t p[MAX_BLOCKS + 1];
  block_t c[MAX_BLOCKS + 1];
  block_t q[MAX_BLOCKS + 1];  /* As p, but counters for ctr32le.  */
  block_t d[MAX_BLOCKS + 1];  /* d[i] = E (q[i]) */

  /* What an operation gets and what it has to give for any number of
     blocks: STATE[n] and SUM[n] are wanted after n blocks.  */
  block_t in[MAX_BLOCKS];
  block_t want[MAX_BLOCKS];
  block_t state[MAX_BLOCKS + 1];
  block_t sum[MAX_BLOCKS + 1];

  block_t out[MAX_BLOCKS];
  block_t out_state;
  block_t out_sum;
} selftest_t;

static inline void
copy (byte *dst, const byte *src)
{
  cipher_block_cpy (dst, src, ARIA_BLOCK_SIZE);
}

static inline void
xor (byte *dst, const byte *a, const byte *b)
{
  cipher_block_xor (dst, a, b, ARIA_BLOCK_SIZE);
}

/* DST = SRC * x in GF(2^128), the first byte the least significant one: the
   tweaks of XTS.  */
static void
double_block (byte *dst, const byte *src)
{
  u64 low = buf_get_le64 (src);
  u64 high = buf_get_le64 (src + 8);

  buf_put_le64 (dst, low << 1 ^ (high >> 63) * 0x87);
  buf_put_le64 (dst + 8, high << 1 | low >> 63);
}

/* The last row of the list.  */
static const aria_kernel_t *
portable_kernel (void)
{
  const aria_kernel_t *kernel = _gcry_aria_kernels;

  while (kernel[1].name)
    kernel++;
  return kernel;
}

static inline int
is_ocb (enum aria_op op)
{
  return (op == ARIA_OP_ocb_enc || op == ARIA_OP_ocb_dec
          || op == ARIA_OP_ocb_auth);
}


/* Set the key of KEYLEN bytes of RFC 5794, appendix A, and let the portable C
   code encrypt and decrypt the vector there.  Return the operation that is
   wrong or ARIA_N_OPS.  */
static enum aria_op
check_vector (selftest_t *t, unsigned int keylen)
{
  static const block_t ciphertext[3] =
    {
      { 0xd7, 0x18, 0xfb, 0xd6, 0xab, 0x64, 0x4c, 0x73,
        0x9d, 0xa9, 0x5f, 0x3b, 0xe6, 0x45, 0x17, 0x78 },
      { 0x26, 0x44, 0x9c, 0x18, 0x05, 0xdb, 0xe7, 0xaa,
        0x25, 0xa4, 0x68, 0xce, 0x26, 0x3a, 0x9e, 0x79 },
      { 0xf9, 0x2b, 0xd7, 0xc7, 0x9f, 0xb7, 0x2e, 0x2f,
        0x2b, 0x8f, 0x80, 0xc1, 0x97, 0x2d, 0x24, 0xfc }
    };
  const byte *want = ciphertext[(keylen - 16) / 8];
  block_t plaintext;
  unsigned int i;

  t->keylen = keylen;
  for (i = 0; i < keylen; i++)
    t->key[i] = i;
  for (i = 0; i < sizeof plaintext; i++)
    plaintext[i] = 0x11 * i;

  _gcry_aria_expand_key (&t->generic, portable_kernel (), t->key, keylen);
  t->ctx = t->generic;
  _gcry_aria_generic_ecb_enc (&t->generic, NULL, t->out[0], plaintext, 1);
  if (memcmp (t->out[0], want, ARIA_BLOCK_SIZE))
    return ARIA_OP_ecb_enc;
  _gcry_aria_generic_ecb_dec (&t->generic, NULL, t->out[0], want, 1);
  if (memcmp (t->out[0], plaintext, ARIA_BLOCK_SIZE))
    return ARIA_OP_ecb_dec;
  return ARIA_N_OPS;
}

/* Make the sets of blocks.  The counters of P and of Q wrap after three
   blocks.  */
static void
make_blocks (selftest_t *t)
{
  unsigned int i;

  memset (t->p[0], 0xff, ARIA_BLOCK_SIZE);
  t->p[0][ARIA_BLOCK_SIZE - 1] = 0xfd;
  memset (t->q[0], 0xff, ARIA_BLOCK_SIZE);
  t->q[0][0] = 0xfd;
  for (i = 0; i < MAX_BLOCKS; i++)
    {
      copy (t->p[i + 1], t->p[i]);
      cipher_block_add (t->p[i + 1], 1, ARIA_BLOCK_SIZE);
      copy (t->q[i + 1], t->q[i]);
      buf_put_le32 (t->q[i + 1], buf_get_le32 (t->q[i]) + 1);
    }

  _gcry_aria_generic_ecb_enc (&t->generic, NULL, t->c[0], t->p[0],
                              MAX_BLOCKS + 1);
  _gcry_aria_generic_ecb_enc (&t->generic, NULL, t->d[0], t->q[0],
                              MAX_BLOCKS + 1);
}


/* Set what is common to all blocks in XTS and OCB: OP encrypts or decrypts
   IN[i] ^ mask.  */
static void
expect_masked (selftest_t *t, enum aria_op op)
{
  int is_xts = op == ARIA_OP_xts_enc || op == ARIA_OP_xts_dec;
  int decrypts = op == ARIA_OP_xts_dec || op == ARIA_OP_ocb_dec;
  const byte *mask;
  unsigned int i;

  copy (t->state[0], t->d[0]);
  copy (t->sum[0], t->d[1]);
  for (i = 0; i < MAX_BLOCKS; i++)
    {
      /* XTS masks a block with the tweak before it is doubled, OCB with the
         offset after it was changed.  */
      if (is_xts)
        double_block (t->state[i + 1], t->state[i]);
      else
        xor (t->state[i + 1], t->state[i],
             t->c[_gcry_ctz (OCB_START + i + 1)]);
      mask = t->state[is_xts ? i : i + 1];

      xor (t->in[i], decrypts ? t->c[i] : t->p[i], mask);
      xor (t->want[i], decrypts ? t->p[i] : t->c[i], mask);
      xor (t->sum[i + 1], t->sum[i],
           op == ARIA_OP_ocb_auth ? t->c[i]
           : decrypts ? t->want[i] : t->in[i]);
    }
}

/* Set the input of OP and what is wanted.  */
static void
expect (selftest_t *t, enum aria_op op)
{
  unsigned int i;

  switch (op)
    {
    case ARIA_OP_ecb_enc:
    case ARIA_OP_ecb_dec:
      memcpy (t->in, op == ARIA_OP_ecb_enc ? t->p : t->c, sizeof t->in);
      memcpy (t->want, op == ARIA_OP_ecb_enc ? t->c : t->p, sizeof t->want);
      memset (t->state, 0, sizeof t->state);
      break;

    case ARIA_OP_ctr:
    case ARIA_OP_ctr32le:
      memcpy (t->state, op == ARIA_OP_ctr ? t->p : t->q, sizeof t->state);
      memcpy (t->in, op == ARIA_OP_ctr ? t->d : t->c, sizeof t->in);
      for (i = 0; i < MAX_BLOCKS; i++)
        xor (t->want[i], t->c[i], t->d[i]);
      break;

    case ARIA_OP_cbc_dec:
      copy (t->state[0], t->d[0]);
      memcpy (t->state[1], t->c, sizeof t->in);
      memcpy (t->in, t->c, sizeof t->in);
      for (i = 0; i < MAX_BLOCKS; i++)
        xor (t->want[i], t->p[i], t->state[i]);
      break;

    case ARIA_OP_cbc_enc:
    case ARIA_OP_cbc_mac:
      copy (t->state[0], t->d[0]);
      memcpy (t->state[1], t->c, sizeof t->in);
      memcpy (t->want, t->c, sizeof t->want);
      for (i = 0; i < MAX_BLOCKS; i++)
        xor (t->in[i], t->p[i], t->state[i]);
      break;

    case ARIA_OP_cfb_dec:
    case ARIA_OP_cfb_enc:
      memcpy (t->state, t->p, sizeof t->state);
      for (i = 0; i < MAX_BLOCKS; i++)
        {
          byte *plain = op == ARIA_OP_cfb_enc ? t->in[i] : t->want[i];
          byte *cipher = op == ARIA_OP_cfb_enc ? t->want[i] : t->in[i];

          copy (cipher, t->p[i + 1]);
          xor (plain, cipher, t->c[i]);
        }
      break;

    case ARIA_OP_ofb:
      copy (t->state[0], t->p[0]);
      for (i = 0; i < MAX_OFB; i++)
        {
          _gcry_aria_generic_ecb_enc (&t->generic, NULL, t->state[i + 1],
                                      t->state[i], 1);
          copy (t->in[i], t->d[i]);
          xor (t->want[i], t->in[i], t->state[i + 1]);
        }
      break;

    case ARIA_OP_xts_enc:
    case ARIA_OP_xts_dec:
    case ARIA_OP_ocb_enc:
    case ARIA_OP_ocb_dec:
    case ARIA_OP_ocb_auth:
      expect_masked (t, op);
      break;

    case ARIA_N_OPS:
      break;
    }
}

/* Return whether OP of KERNEL gives what is wanted for N blocks.  */
static int
check_length (selftest_t *t, const aria_kernel_t *kernel, enum aria_op op,
              unsigned int n)
{
  int has_output = op != ARIA_OP_ocb_auth && op != ARIA_OP_cbc_mac;
  aria_ocb_state_t ocb;
  int right;

  copy (t->out_state, t->state[0]);
  copy (t->out_sum, t->sum[0]);
  ocb.offset = t->out_state;
  ocb.sum = t->out_sum;
  ocb.L = (const byte (*)[ARIA_BLOCK_SIZE])t->c;
  ocb.nblocks = OCB_START;
  kernel->op[op] (&t->ctx, is_ocb (op) ? (void *)&ocb : t->out_state,
                  has_output ? t->out[0] : NULL, t->in[0], n);

  right = !memcmp (t->out_state, t->state[n], sizeof (block_t));
  if (has_output)
    right &= !memcmp (t->out, t->want, n * sizeof (block_t));
  if (is_ocb (op))
    right &= !memcmp (t->out_sum, t->sum[n], sizeof (block_t));
  return right;
}

/* Return whether the key schedule of KERNEL, a BLOCK row, is right.  */
static int
check_expand_key (selftest_t *t, const aria_kernel_t *kernel)
{
  size_t size = (t->generic.rounds + 1) * sizeof t->generic.enc_key[0];

  memset (&t->ctx, 0, sizeof t->ctx);
  _gcry_aria_expand_key (&t->ctx, kernel, t->key, t->keylen);
  return (!memcmp (t->ctx.enc_key, t->generic.enc_key, size)
          && !memcmp (t->ctx.dec_key, t->generic.dec_key, size));
}

/* Return whether OP of KERNEL is right.  */
static int
check_op (selftest_t *t, const aria_kernel_t *kernel, enum aria_op op)
{
  unsigned int lengths[4];
  unsigned int i, n = 0;

  if (t->ctx.rounds == ARIA_MIN_ROUNDS || op == ARIA_OP_ofb)
    {
      lengths[n++] = 1;
      lengths[n++] = 2;
      lengths[n++] = kernel->width - 1;
    }
  lengths[n++] = kernel->width;

  _gcry_aria_prepare_keys (&t->ctx, kernel, op);
  for (i = 0; i < n; i++)
    if (lengths[i] >= kernel->least
        && (op != ARIA_OP_ofb || lengths[i] <= MAX_OFB)
        && !check_length (t, kernel, op, lengths[i]))
      return 0;
  return 1;
}

/* Check all kernels that the processor features HWF allow with a key of
   KEYLEN bytes.  Return the kernel that is wrong and set *R_OP, to ARIA_N_OPS
   for its key schedule, or return NULL.  */
static const char *
check_with_key (selftest_t *t, unsigned int hwf, unsigned int keylen,
                enum aria_op *r_op)
{
  const aria_kernel_t *kernel;
  int op;

  *r_op = check_vector (t, keylen);
  if (*r_op != ARIA_N_OPS)
    return "generic";

  make_blocks (t);
  for (op = 0; op < ARIA_N_OPS; op++)
    {
      expect (t, op);
      for (kernel = _gcry_aria_kernels; kernel->name; kernel++)
        if ((kernel->hwf & ~hwf) == 0 && kernel->op[op])
          {
            *r_op = ARIA_N_OPS;
            if (kernel->expand_key && !check_expand_key (t, kernel))
              return kernel->name;
            *r_op = op;
            if (!check_op (t, kernel, op))
              return kernel->name;
          }
    }
  return NULL;
}


int
_gcry_aria_selftest (unsigned int hwf, const char **r_kernel,
                     const char **r_op)
{
#define OP_NAME(op, kernel)  #op,
  static const char *const names[] =
    { ARIA_BLOCK_OPS (OP_NAME,) "expand_key" };
#undef OP_NAME
  const char *wrong = NULL;
  unsigned int keylen;
  enum aria_op op;
  selftest_t t;

  for (keylen = 16; !wrong && keylen <= 32; keylen += 8)
    wrong = check_with_key (&t, hwf, keylen, &op);

  wipememory (&t, sizeof t);
  if (!wrong)
    return 0;
  *r_kernel = wrong;
  *r_op = names[op];
  return -1;
}
