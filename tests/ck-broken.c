/* ck-broken.c - The kernel test: kernels that it has to find wrong
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

#include "check-kernels.h"
#include "ck-broken.h"

#define BROKEN(name)                                            \
  static unsigned int ARIA_KERNEL_ABI                           \
  name (aria_context_t *ctx, void *state, byte *out,            \
        const byte *in, size_t nblocks)

/* All of these are the portable kernel with one fault.  As a BULK kernel it
   gets this width.  */
#define WIDTH  16

/* The last lane of each batch.  */
BROKEN (last_lane)
{
  unsigned int burn = _gcry_aria_generic_ecb_enc (ctx, state, out, in,
                                                  nblocks);

  if (nblocks % WIDTH == 0)
    out[nblocks * 16 - 1] ^= 1;
  return burn;
}

/* The last block of a batch that isn't full.  */
BROKEN (short_tail)
{
  if (nblocks % WIDTH && nblocks > 1)
    nblocks--;
  return _gcry_aria_generic_ecb_enc (ctx, state, out, in, nblocks);
}

/* A ring of offsets that is run over.  */
BROKEN (long_message)
{
  unsigned int burn = _gcry_aria_generic_ecb_enc (ctx, state, out, in,
                                                  nblocks);

  if (nblocks > 576)
    out[600 * 16] ^= 1;
  return burn;
}

BROKEN (write_behind)
{
  unsigned int burn = _gcry_aria_generic_ecb_enc (ctx, state, out, in,
                                                  nblocks);

  out[nblocks * 16] ^= 1;
  return burn;
}

BROKEN (write_in_front)
{
  unsigned int burn = _gcry_aria_generic_ecb_enc (ctx, state, out, in,
                                                  nblocks);

  out[-1] ^= 1;
  return burn;
}

BROKEN (read_behind)
{
  (void)*(const volatile byte *)(in + nblocks * 16);
  return _gcry_aria_generic_ecb_enc (ctx, state, out, in, nblocks);
}

BROKEN (read_in_front)
{
  (void)*(const volatile byte *)(in - 1);
  return _gcry_aria_generic_ecb_enc (ctx, state, out, in, nblocks);
}

BROKEN (read_behind_table)
{
  const aria_ocb_state_t *ocb = state;

  (void)*(const volatile byte *)ocb->L[16];
  return _gcry_aria_generic_ocb_enc (ctx, state, out, in, nblocks);
}

BROKEN (change_input)
{
  unsigned int burn = _gcry_aria_generic_ecb_enc (ctx, state, out, in,
                                                  nblocks);

  if (in != out)
    *(byte *)in ^= 1;
  return burn;
}

BROKEN (change_context)
{
  ctx->wide_key[0][0] ^= 1;
  return _gcry_aria_generic_ecb_enc (ctx, state, out, in, nblocks);
}

/* The previous block of ciphertext is read after it was overwritten.  */
BROKEN (not_in_place)
{
  unsigned int burn = _gcry_aria_generic_ecb_dec (ctx, NULL, out, in,
                                                  nblocks);
  byte *iv = state;
  size_t i;

  cipher_block_xor_1 (out, iv, 16);
  for (i = 1; i < nblocks; i++)
    cipher_block_xor_1 (out + 16 * i, in + 16 * (i - 1), 16);
  cipher_block_cpy (iv, in + 16 * (nblocks - 1), 16);
  return burn;
}

BROKEN (aligned_only)
{
  unsigned int burn = _gcry_aria_generic_ecb_enc (ctx, state, out, in,
                                                  nblocks);

  if (((uintptr_t)in & (uintptr_t)out) % 64 == 63)
    out[0] ^= 1;
  return burn;
}

BROKEN (old_state)
{
  block_t iv;
  unsigned int burn;

  cipher_block_cpy (iv, state, 16);
  burn = _gcry_aria_generic_cbc_dec (ctx, state, out, in, nblocks);
  cipher_block_cpy (state, iv, 16);
  return burn;
}

BROKEN (drop_last_carry)
{
  byte *counter = state;
  byte first = counter[0];
  unsigned int burn = 0;

  for (; nblocks; nblocks--, in += 16, out += 16)
    {
      burn = _gcry_aria_generic_ctr (ctx, state, out, in, 1);
      counter[0] = first;
    }
  return burn;
}

BROKEN (carry_too_far)
{
  byte *counter = state;
  unsigned int burn = 0;

  for (; nblocks; nblocks--, in += 16, out += 16)
    {
      burn = _gcry_aria_generic_ctr32le (ctx, state, out, in, 1);
      if (!buf_get_le32 (counter))
        counter[4]++;
    }
  return burn;
}

BROKEN (short_table)
{
  aria_ocb_state_t ocb = *(aria_ocb_state_t *)state;
  block_t table[16];

  memcpy (table, ocb.L, sizeof table);
  memcpy (table[15], table[14], 16);
  ocb.L = (const byte (*)[16])table;
  return _gcry_aria_generic_ocb_dec (ctx, &ocb, out, in, nblocks);
}

/* The top bit of the tweak is lost.  */
BROKEN (no_reduction)
{
  byte *tweak = state;
  unsigned int burn = 0;

  for (; nblocks; nblocks--, in += 16, out += 16)
    {
      byte top = tweak[15] & 0x80;

      burn = _gcry_aria_generic_xts_enc (ctx, state, out, in, 1);
      if (top)
        tweak[0] ^= 0x87;
    }
  return burn;
}

/* Have round keys in N bytes of the stack.  */
static void
leave_keys (const aria_context_t *ctx, size_t n)
{
  byte copy[n];

  memcpy (copy, ctx, n);
  __asm__ volatile ("" : : "r" (copy) : "memory");
}

BROKEN (burn_too_little)
{
  leave_keys (ctx, 1000);
  return _gcry_aria_generic_ecb_enc (ctx, state, out, in, nblocks);
}

BROKEN (burn_nothing)
{
  leave_keys (ctx, 64);
  _gcry_aria_generic_ecb_enc (ctx, state, out, in, nblocks);
  return 0;
}

#ifdef CK_HAVE_ABI
CK_BROKEN_ABI (CK_DECLARE_BROKEN)
CK_BROKEN_AVX (CK_DECLARE_BROKEN)
CK_BROKEN_AVX512 (CK_DECLARE_BROKEN)
#endif


#define ENTRY(name, op, check, finding)                 \
  { #name, NULL, ARIA_OP_##op, name, check, finding, NULL }
#define ENTRY_OR(name, op, check, finding, or)          \
  { #name, NULL, ARIA_OP_##op, name, check, finding, or }
#define ENTRY_ABI(name, check, finding)                 \
  { #name, NULL, ARIA_OP_ecb_enc, ck_broken_##name, ck_check_##check, \
    finding, NULL },
#define ENTRY_AVX(name, check, finding)                 \
  { #name, "avx", ARIA_OP_ecb_enc, ck_broken_##name, ck_check_##check, \
    finding, NULL },
#define ENTRY_AVX512(name, check, finding)              \
  { #name, "avx512bw", ARIA_OP_ecb_enc, ck_broken_##name, \
    ck_check_##check, finding, NULL },

static const struct broken
{
  const char *name;
  const char *needs;
  enum aria_op op;
  aria_op_t function;
  ck_check_t check;      /* What has to find it, ... */
  const char *finding;   /* ... and say this or that.  */
  const char *or;
} broken[] =
  {
    ENTRY (last_lane, ecb_enc, ck_check_lengths, "wrong output"),
    ENTRY (short_tail, ecb_enc, ck_check_lengths, "wrong output"),
    ENTRY (long_message, ecb_enc, ck_check_lengths, "wrong output"),
    ENTRY_OR (write_behind, ecb_enc, ck_check_lengths,
              "memory around the output", "Segmentation fault"),
    ENTRY_OR (write_in_front, ecb_enc, ck_check_lengths,
              "memory around the output", "Segmentation fault"),
    ENTRY (read_behind, ecb_enc, ck_check_lengths, "Segmentation fault"),
    ENTRY (read_in_front, ecb_enc, ck_check_lengths, "Segmentation fault"),
    ENTRY (read_behind_table, ocb_enc, ck_check_lengths,
           "Segmentation fault"),
    ENTRY (change_input, ecb_enc, ck_check_lengths, "memory around it"),
    ENTRY (change_context, ecb_enc, ck_check_lengths, "context written to"),
    ENTRY (not_in_place, cbc_dec, ck_check_lengths, ", in place"),
    ENTRY (old_state, cbc_dec, ck_check_lengths, "wrong state"),
    ENTRY (aligned_only, ecb_enc, ck_check_alignments, "wrong output"),
    ENTRY (drop_last_carry, ctr, ck_check_states, "carry through 15 bytes"),
    ENTRY (carry_too_far, ctr32le, ck_check_states,
           "carry through 4 bytes"),
    ENTRY (short_table, ocb_dec, ck_check_states, "block 2^15"),
    ENTRY (no_reduction, xts_enc, ck_check_states, "tweak"),
#ifdef CK_HAVE_ABI
    ENTRY (burn_too_little, ecb_enc, ck_check_stack, "is left at depth"),
    ENTRY (burn_nothing, ecb_enc, ck_check_stack, "burn depth 0"),
    CK_BROKEN_ABI (ENTRY_ABI)
    CK_BROKEN_AVX (ENTRY_AVX)
    CK_BROKEN_AVX512 (ENTRY_AVX512)
#endif
  };

/* Whether the processor can run what B uses.  */
static int
is_usable (const struct broken *b)
{
#ifdef CK_HAVE_ABI
  if (b->needs && !strcmp (b->needs, "avx"))
    return __builtin_cpu_supports ("avx");
  if (b->needs)
    return __builtin_cpu_supports ("avx512bw");
#endif
  return !b->needs;
}

static void
make_row (aria_kernel_t *row, const struct broken *b)
{
  memset (row, 0, sizeof *row);
  row->name = b->name;
  row->width = WIDTH;
  row->least = 1;
  row->key_form = ARIA_KEYS_PLAIN;
  row->op[b->op] = b->function;
}

void
ck_first_broken (aria_kernel_t *row)
{
  make_row (row, broken);
}

void
ck_check_broken (void)
{
  unsigned int i;

  for (i = 0; i < DIM (broken); i++)
    {
      const struct broken *b = broken + i;
      aria_kernel_t row;
      int missed;

      if (!is_usable (b))
        {
          tap_skip ("the processor lacks some of its instructions",
                    "broken kernel %s", b->name);
          continue;
        }
      make_row (&row, b);
      ck_reset_failure ();
      missed = b->check (&row, b->op);
      if (!tap_ok (!missed
                   && (strstr (ck_failure (), b->finding)
                       || (b->or && strstr (ck_failure (), b->or))),
                   "broken kernel %s is found", b->name))
        tap_note ("found: %s", missed ? "nothing" : ck_failure ());
    }
}
