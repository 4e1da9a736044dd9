/* ck-broken.h - The broken kernels that are written in assembly
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

#ifndef CK_BROKEN_H
#define CK_BROKEN_H

/* B (NAME, CHECK, FINDING): ck_broken_NAME of ck-broken-amd64.S encrypts as
   ecb_enc, but ck_check_CHECK has to say FINDING.  */

#define CK_BROKEN_ABI(B)                                                \
  B (change_rbx, callers, "rbx changed")                                \
  B (change_r15, callers, "r15 changed")                                \
  B (change_stack_pointer, callers, "the stack pointer changed")        \
  B (set_direction, callers, "the direction flag is set")               \
  B (change_mxcsr, callers, "MXCSR changed")                            \
  B (leave_mmx, callers, "the x87 state changed")                       \
  B (leave_xmm7, vectors, "left in zmm7, bytes 0 to 15")                \
  B (no_cfi, unwinding, "the caller is not found")                      \
  B (wrong_cfi, unwinding, "one of its registers is wrong")

#define CK_BROKEN_AVX(B)                                                \
  B (leave_ymm9, vectors, "left in zmm9, bytes 16 to 31")               \
  B (no_vzeroupper, vectors, "no vzeroupper")

#define CK_BROKEN_AVX512(B)                                             \
  B (leave_zmm31, vectors, "left in zmm31, bytes 0 to 15")              \
  B (leave_mask, vectors, "left in mask k1")

#define CK_DECLARE_BROKEN(name, check, finding)                         \
  unsigned int ck_broken_##name (aria_context_t *ctx, void *state,      \
                                 byte *out, const byte *in,             \
                                 size_t nblocks);

#endif /*CK_BROKEN_H*/
