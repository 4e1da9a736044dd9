/* ck-plain.c - The kernel test: a row for the unscheduled rounds
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

/* The rounds of the 64-way kernel are made from a readable source and a
 * recorded order.  The source in its own order is a kernel too, which isn't in
 * the library: it has to give the same results.
 */

#include "check-kernels.h"

#ifdef ARIA_USE_AVX512

# define DECLARE_PLAIN(op, kernel)                                        \
  unsigned int ck_plain_##op (aria_context_t *ctx, void *state,           \
                              byte *out, const byte *in, size_t nblocks)  \
    ARIA_KERNEL_ABI;
ARIA_BULK_OPS (DECLARE_PLAIN,)

# define PLAIN_OP(op, kernel)  ck_plain_##op,

const aria_kernel_t *
ck_plain_kernel (void)
{
  static aria_kernel_t row = { .op = { ARIA_BULK_OPS (PLAIN_OP,) } };
  const aria_kernel_t *kernel = _gcry_aria_kernels;

  /* All but the functions and the name is that of the library's row.  */
  while (kernel->op[ARIA_OP_ecb_enc] != _gcry_aria_gfni_avx512_ecb_enc)
    kernel++;
  row.name = "gfni_avx512_plain";
  row.hwf = kernel->hwf;
  row.width = kernel->width;
  row.least = kernel->least;
  row.key_form = kernel->key_form;
  return &row;
}

#else

const aria_kernel_t *
ck_plain_kernel (void)
{
  return NULL;
}

#endif
