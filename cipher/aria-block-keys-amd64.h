/* aria-block-keys-amd64.h - ARIA, a few blocks at a time: the key schedule
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


/* RFC 5794, 2.2; the names are the RFC's.  A kernel (see aria-block-amd64.h)
 * gives the macros
 *
 *   load_tables
 *      What key_round wants in v12 to v15.
 *   key_round PARITY, X, I
 *      v0 = FO (X, CK) or, if PARITY is even, FE (X, CK), with CK number I
 *      from CONSTANT on.  X is v1, v2 or v3; these and v5 are kept.
 *   block_keys
 *      Make the keys at ARIA_CTX_BLOCK_KEY (CTX) of the plain ones.  All
 *      vectors and %rax, %rcx, %rdx may be lost.
 *
 * and writes define_expand_key KERNEL and define_key_constants.
 */

#ifndef GCRY_ARIA_BLOCK_KEYS_AMD64_H
#define GCRY_ARIA_BLOCK_KEYS_AMD64_H

#include "aria-shuffles-amd64.h"

#define CONSTANT  %rax

/* ENC_KEY[I] = X ^ (Y >>> N).  The bytes of X and Y are in the reverse order,
   which makes them numbers of the processor, and Y_SWAPPED has the halves of
   Y swapped.  v12 and v13 are lost.  */
.macro round_key i, n, x, y, y_swapped
        .if     \n < 64
        vpsrlq  $\n, \y, v12
        vpsllq  $(64-\n), \y_swapped, v13
        .else
        vpsrlq  $(\n-64), \y_swapped, v12
        vpsllq  $(128-\n), \y, v13
        .endif
        vpxor   \x, v12, v12
        vpxor   v13, v12, v12
        vpshufb .Lreverse(%rip), v12, v12
        vmovdqu v12, ARIA_CTX_ENC_KEY+BLOCK*(\i)(CTX)
.endm

/* Four keys from number I on.  W0 is v1, W1 v2, W2 v3, W3 v0, the swapped ones
   are v5, v6, v7, v4.  */
.macro four_round_keys i, n
        round_key \i, \n, v1, v2, v6
        round_key \i+1, \n, v2, v3, v7
        round_key \i+2, \n, v3, v0, v4
        round_key \i+3, \n, v0, v1, v5
.endm

/* V = A (V).  v12 and v13 are lost.  */
.macro diffuse v
        vpshufb .Lnext_in_row(%rip), \v, v12
        vpxor   \v, v12, v12
        vpshufb .Lnext_but_one_in_row(%rip), v12, v13
        vpxor   v13, v12, v12
        vpshufb .Lnext_in_column(%rip), \v, v13
        vpxor   \v, v13, v13
        vpxor   v12, \v, \v
        vpxor   v13, \v, \v
        vpshufb .Lnext_but_one_in_column(%rip), v13, v13
        vpxor   v13, \v, \v
        vpshufb .Lx_to_y(%rip), \v, \v
.endm

/* unsigned int
 * _gcry_aria_KERNEL_expand_key (aria_context_t *ctx, const byte *key,
 *                               unsigned int keylen)
 *
 * See aria-kernels.h.  Nothing is left on the stack: returns 0.
 */
.macro define_expand_key kernel
function _gcry_aria_\kernel\()_expand_key
        load_tables

        mov     ARIA_CTX_ROUNDS(CTX), %ecx
        /* The constants are used from number (KEYLEN - 16) / 8 on.  */
        lea     -32(,%rdx,2), %edx
        lea     .Lconstants(%rip), CONSTANT
        add     %rdx, CONSTANT

        /* KL = v1, KR = v5; 12, 14 or 16 rounds.  */
        vmovdqu (%rsi), v1
        vpxor   v5, v5, v5
        cmp     $14, %ecx
        jb      2f
        ja      1f
        vmovq   16(%rsi), v5
        jmp     2f
1:
        vmovdqu 16(%rsi), v5
2:
        /* W0 = v1, W1 = FO (W0, CK1) ^ KR = v2, W2 = FE (W1, CK2) ^ W0 = v3,
           W3 = FO (W2, CK3) ^ W1 = v0 */
        key_round odd, v1, 0
        vpxor   v5, v0, v2
        key_round even, v2, 1
        vpxor   v1, v0, v3
        key_round odd, v3, 2
        vpxor   v2, v0, v0

        .irp    i, 0, 1, 2, 3
        vpshufb .Lreverse(%rip), v\i, v\i
        .endr
        vpshufd $0x4e, v1, v5
        vpshufd $0x4e, v2, v6
        vpshufd $0x4e, v3, v7
        vpshufd $0x4e, v0, v4
        /* <<< 61, 31 and 19 are >>> 67, 97 and 109.  */
        four_round_keys 0, 19
        four_round_keys 4, 31
        four_round_keys 8, 67
        round_key 12, 97, v1, v2, v6
        cmp     $14, %ecx
        jb      3f
        round_key 13, 97, v2, v3, v7
        round_key 14, 97, v3, v0, v4
        je      3f
        round_key 15, 97, v0, v1, v5
        round_key 16, 109, v1, v2, v6
3:
        /* dk1 = ek(n+1), dk2 = A (ek(n)), ..., dk(n) = A (ek2),
           dk(n+1) = ek1 */
        mov     %ecx, %edx
        shl     $4, %edx
        lea     ARIA_CTX_ENC_KEY(CTX, %rdx), %rax
        lea     ARIA_CTX_DEC_KEY(CTX), %rdx
        vmovdqu (%rax), v0
        vmovdqu v0, (%rdx)
        dec     %ecx
4:
        sub     $BLOCK, %rax
        add     $BLOCK, %rdx
        vmovdqu (%rax), v0
        diffuse v0
        vmovdqu v0, (%rdx)
        dec     %ecx
        jnz     4b
        vmovdqu -BLOCK(%rax), v0
        vmovdqu v0, BLOCK(%rdx)

        block_keys
finish_operation _gcry_aria_\kernel\()_expand_key
.endm

.macro define_key_constants
/* C1, C2, C3 in turn, from any of them on.  */
constant .Lconstants
        .byte   ARIA_C1
        .byte   ARIA_C2
        .byte   ARIA_C3
        .byte   ARIA_C1
        .byte   ARIA_C2
.Lnext_in_row:
        .byte   ARIA_NEXT_IN_ROW
.Lnext_but_one_in_row:
        .byte   ARIA_NEXT_BUT_ONE_IN_ROW
.Lnext_in_column:
        .byte   ARIA_NEXT_IN_COLUMN
.Lnext_but_one_in_column:
        .byte   ARIA_NEXT_BUT_ONE_IN_COLUMN
.Lx_to_y:
        .byte   ARIA_X_TO_Y
.Lreverse:
        .byte   15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0
.endm

#endif /*GCRY_ARIA_BLOCK_KEYS_AMD64_H*/
