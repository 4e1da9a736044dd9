/* aria-keys.c - ARIA: the key schedule in portable C
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

#include <stddef.h>

#include "aria-internal.h"
#include "aria-offsets.h"
#include "aria-tables.h"

#ifdef ARIA_USE_AVX
/* What assembly believes.  */
#define CHECK_OFFSET(type, field, offset)               \
  ARIA_STATIC_ASSERT (offsetof (type, field) == (offset), field##_is_there)
CHECK_OFFSET (aria_context_t, enc_key, ARIA_CTX_ENC_KEY);
CHECK_OFFSET (aria_context_t, dec_key, ARIA_CTX_DEC_KEY);
CHECK_OFFSET (aria_context_t, wide_key, ARIA_CTX_WIDE_KEY);
CHECK_OFFSET (aria_context_t, block_key, ARIA_CTX_BLOCK_KEY);
CHECK_OFFSET (aria_context_t, rounds, ARIA_CTX_ROUNDS);
CHECK_OFFSET (aria_ocb_state_t, offset, ARIA_OCB_OFFSET);
CHECK_OFFSET (aria_ocb_state_t, sum, ARIA_OCB_SUM);
CHECK_OFFSET (aria_ocb_state_t, L, ARIA_OCB_L);
CHECK_OFFSET (aria_ocb_state_t, nblocks, ARIA_OCB_NBLOCKS);
#undef CHECK_OFFSET
#endif

/* A 128-bit number, as RFC 5794 rotates them.  */
typedef struct
{
  u64 high;
  u64 low;
} u128_t;


/* KEY = X ^ (Y >>> N); 0 < N < 128, N != 64.  */
static void
xor_rotated (u32 key[4], const u32 x[4], const u32 y[4], unsigned int n)
{
  u128_t a, b;

  a.high = buf_get_be64 (y);
  a.low = buf_get_be64 (y + 2);
  if (n > 64)
    {
      u64 t = a.high;

      a.high = a.low;
      a.low = t;
      n -= 64;
    }
  b.high = a.high >> n | a.low << (64 - n);
  b.low = a.low >> n | a.high << (64 - n);
  buf_put_be64 (key, b.high ^ buf_get_be64 (x));
  buf_put_be64 (key + 2, b.low ^ buf_get_be64 (x + 2));
}


/* RFC 5794, 2.2.  The names are the RFC's.  */
unsigned int ARIA_KERNEL_ABI
_gcry_aria_generic_expand_key (aria_context_t *ctx, const byte *key,
                               unsigned int keylen)
{
  /* ek[4 * i + j] = W[j] ^ (W[j + 1] >>> rotation[i]); <<< 61, 31 and 19 are
     >>> 67, 97 and 109.  */
  static const unsigned char rotation[] = { 19, 31, 67, 97, 109 };
  u32 W[4][4];
  u32 KR[4];
  const u32 *CK[3];
  unsigned int nkeys = ctx->rounds + 1;
  unsigned int i;

  /* KL || KR = MK || 0 ... 0 */
  memset (KR, 0, sizeof KR);
  buf_cpy (W[0], key, sizeof W[0]);
  buf_cpy (KR, key + 16, keylen - 16);

  /* The constants are used in turn, from C1, C2 or C3 on.  */
  for (i = 0; i < 3; i++)
    CK[i] = aria_constants[((keylen - 16) / 8 + i) % 3].word;

  /* W0 = KL, W1 = FO (W0, CK1) ^ KR,
     W2 = FE (W1, CK2) ^ W0, W3 = FO (W2, CK3) ^ W1 */
  buf_cpy (W[1], W[0], sizeof W[1]);
  _gcry_aria_generic_fo (W[1], CK[0]);
  cipher_block_xor_1 (W[1], KR, sizeof KR);
  buf_cpy (W[2], W[1], sizeof W[2]);
  _gcry_aria_generic_fe (W[2], CK[1]);
  cipher_block_xor_1 (W[2], W[0], sizeof W[0]);
  buf_cpy (W[3], W[2], sizeof W[3]);
  _gcry_aria_generic_fo (W[3], CK[2]);
  cipher_block_xor_1 (W[3], W[1], sizeof W[1]);

  for (i = 0; i < nkeys; i++)
    xor_rotated (ctx->enc_key[i], W[i % 4], W[(i + 1) % 4], rotation[i / 4]);

  /* dk1 = ek(n+1), dk2 = A (ek(n)), ..., dk(n) = A (ek2), dk(n+1) = ek1 */
  for (i = 0; i < nkeys; i++)
    {
      buf_cpy (ctx->dec_key[i], ctx->enc_key[nkeys - 1 - i],
               sizeof ctx->dec_key[i]);
      if (i > 0 && i < nkeys - 1)
        _gcry_aria_generic_a (ctx->dec_key[i]);
    }

  wipememory (W, sizeof W);
  wipememory (KR, sizeof KR);
  ARIA_CLEAR_VECTORS ();
  return sizeof W + sizeof KR + 16 * sizeof (void *);
}
