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

/* B (NAME, OP, FEATURES, FAULT): in ck_lint_NAME, if it were OP of a kernel for
   the processor FEATURES, lint-kernels.py has to find FAULT, or nothing if
   that is empty.  */
#define CK_BROKEN_LINT(B)                                               \
  B (nothing, ctr, "intel-avx", "")                                     \
  B (no_endbr, ecb_enc, "intel-avx", "no endbr64")                      \
  B (data_address, ctr, "intel-avx", "address that depends on data")    \
  B (key_address, ctr, "intel-avx", "address that depends on data")     \
  B (vector_address, ctr, "intel-avx", "address that depends on data")  \
  B (saved_address, ctr, "intel-avx", "address that depends on data")   \
  B (byte_address, ctr, "intel-avx", "address that depends on data")    \
  B (buffer_address, ctr, "intel-avx", "address that depends on data")  \
  B (data_branch, ctr, "intel-avx", "branch that depends on data")      \
  B (carry_branch, ctr, "intel-avx", "branch that depends on data")     \
  B (vector_branch, ctr, "intel-avx", "branch that depends on data")    \
  B (state_branch, cbc_dec, "intel-avx", "branch that depends on data") \
  B (ymm_integer, ecb_enc, "intel-avx", "needs intel-avx2")             \
  B (broadcast, ecb_enc, "intel-avx", "needs intel-avx2")               \
  B (aes, ecb_enc, "intel-avx", "needs intel-aesni")                    \
  B (ymm_aes, ecb_enc, "intel-avx2,intel-aesni",                        \
     "needs intel-vaes-vpclmul")                                        \
  B (gfni, ecb_enc, "intel-avx2,intel-vaes-vpclmul", "needs intel-gfni") \
  B (evex, ecb_enc, "intel-avx2,intel-gfni", "needs intel-avx512")      \
  B (bmi2, ecb_enc, "intel-avx512,intel-gfni", "needs intel-bmi2")      \
  B (popcount, ecb_enc, "intel-avx512,intel-gfni", "not in the tables") \
  B (division, ecb_enc, "intel-avx512,intel-gfni", "not in the tables") \
  B (string, ecb_enc, "intel-avx512,intel-gfni", "string instruction")  \
  B (gather, ecb_enc, "intel-avx512,intel-gfni", "gather or scatter")   \
  B (masked_store, ecb_enc, "intel-avx512,intel-gfni", "masked store")  \
  B (dirty_path, ecb_enc, "intel-avx2", "no vzeroupper")                \
  B (zero_by_hand, ecb_enc, "intel-avx", "no vzeroupper")               \
  B (call_outside, ecb_enc, "intel-avx", "leaves the kernels")          \
  B (call_pointer, ecb_enc, "intel-avx", "leaves the kernels")          \
  B (fall_through, ecb_enc, "intel-avx", "is reached")

#define CK_DECLARE_BROKEN(name, check, finding)                         \
  unsigned int ck_broken_##name (aria_context_t *ctx, void *state,      \
                                 byte *out, const byte *in,             \
                                 size_t nblocks);

#endif /*CK_BROKEN_H*/
