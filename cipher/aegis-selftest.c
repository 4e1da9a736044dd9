/* aegis-selftest.c - AEGIS: check the kernels before their first use
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

/* The portable C code meets one vector of each cipher; every other kernel
 * that the processor can run does the same messages and has to come to the
 * same tag, with a state that goes through every operation on the way.  This
 * has to be quick, since the first setkey waits for it.
 */

#include "aegis-internal.h"

/* Blocks of text: enough for a word of the state to come round to its
   place.  */
#define N_BLOCKS  9
/* Blocks of associated data.  */
#define N_DATA    2

/* The key is 00 01 02 ..., the nonce goes on from there; then come associated
   data and text.  These are the tags, as the reference in tests/aegis-ref.c
   computes them, which meets the vectors of the standards.  */
static const byte right_tag[AEGIS_N_CIPHERS][16] =
  {
    { 0x94, 0x0b, 0x40, 0x07, 0xde, 0x0f, 0xb8, 0x27,
      0x85, 0x5e, 0x28, 0xd5, 0x28, 0xb2, 0x4f, 0x6a },
    { 0x65, 0x5b, 0x5e, 0x4a, 0xf8, 0xd0, 0x49, 0x3e,
      0xd4, 0x00, 0x15, 0xcb, 0x6e, 0x4f, 0xb6, 0xec },
    { 0xf7, 0xbd, 0x28, 0xee, 0x8f, 0xe0, 0xcb, 0x5a,
      0xc5, 0x50, 0x00, 0x4a, 0x49, 0xb8, 0x4c, 0x8f }
  };

typedef struct
{
  byte input[AEGIS_MAX_KEY + AEGIS_MAX_NONCE
             + (N_DATA + N_BLOCKS) * AEGIS_MAX_RATE];
  byte output[N_BLOCKS * AEGIS_MAX_RATE];
  aegis_block_t state[AEGIS_MAX_WORDS];
  byte tag[AEGIS_MAX_TAG];
  byte long_tag[AEGIS_MAX_TAG];  /* The portable C code's.  */
} selftest_t;

/* Let OP encrypt the message or decrypt it in place, and write the tag of N
   bytes to TAG.  */
static void
do_message (selftest_t *t, const aegis_op_t op[AEGIS_N_OPS],
            const aegis_params_t *params, int decrypts, byte *tag,
            unsigned int n)
{
  const byte *data = t->input + params->key_size + params->nonce_size;
  const byte *text = data + N_DATA * params->rate;
  byte lengths[16];

  _gcry_aegis_put_lengths (lengths, N_DATA * params->rate,
                           N_BLOCKS * params->rate);
  op[AEGIS_OP_init] (t->state, NULL, t->input, 0);
  op[AEGIS_OP_absorb] (t->state, NULL, data, N_DATA);
  if (decrypts)
    op[AEGIS_OP_dec] (t->state, t->output, t->output, N_BLOCKS);
  else
    op[AEGIS_OP_enc] (t->state, t->output, text, N_BLOCKS);
  op[AEGIS_OP_final] (t->state, tag, lengths, n);
}

/* Return whether KERNEL is right for CIPHER.  */
static int
check_cipher (selftest_t *t, const aegis_kernel_t *kernel, int cipher)
{
  const aegis_params_t *params = &_gcry_aegis_params[cipher];
  const aegis_op_t *op = kernel->op[cipher];
  const byte *text = (t->input + params->key_size + params->nonce_size
                      + N_DATA * params->rate);

  do_message (t, op, params, 0, t->tag, 16);
  if (memcmp (t->tag, right_tag[cipher], 16))
    return 0;
  do_message (t, op, params, 1, t->tag, params->max_tag);
  return (!memcmp (t->output, text, N_BLOCKS * params->rate)
          && !memcmp (t->tag, t->long_tag, params->max_tag));
}

int
_gcry_aegis_selftest (unsigned int hwf, const char **r_kernel,
                      const char **r_cipher)
{
  const aegis_kernel_t *kernel, *generic;
  selftest_t t;
  unsigned int i;
  int cipher, result = 0;

  for (i = 0; i < sizeof t.input; i++)
    t.input[i] = i;
  for (generic = _gcry_aegis_kernels; generic->hwf; generic++)
    ;

  for (cipher = 0; cipher < AEGIS_N_CIPHERS && !result; cipher++)
    {
      const aegis_params_t *params = &_gcry_aegis_params[cipher];

      do_message (&t, generic->op[cipher], params, 0, t.long_tag,
                  params->max_tag);
      for (kernel = _gcry_aegis_kernels; kernel->name && !result; kernel++)
        if (!(kernel->hwf & ~hwf) && !check_cipher (&t, kernel, cipher))
          {
            *r_kernel = kernel->name;
            *r_cipher = params->name;
            result = -1;
          }
    }

  wipememory (&t, sizeof t);
  return result;
}
