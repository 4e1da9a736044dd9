/* aria-aesni-block-keys.h - ARIA with AES-NI and AVX: the key schedule
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


/* A part of aria-aesni-block-amd64.S.  RFC 5794, 2.2; the names are the
 * RFC's.
 */

#ifndef GCRY_ARIA_AESNI_BLOCK_KEYS_H
#define GCRY_ARIA_AESNI_BLOCK_KEYS_H

/* v0 = FO (X, CK) or FE (X, CK), with CK number I from CONSTANT on.  v4 and v12
   to v14 are lost.  */
#define CONSTANT  %rax

.macro key_round parity, x, i
        vpxor   BLOCK*\i(CONSTANT), \x, v0
        f_odd   v0, w0, v12
        round   \parity, .L\parity\()_no_key(%rip), v0, w0, v12, v13, v14
.endm

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

/* DST = the key at SRC for a round of PARITY.  v0 to v2 are lost.  */
.macro shuffle_key parity, src, dst, s2_bytes
        vmovdqu \src, v0
        f_odd   v0, v1, v2
        vpblendvb \s2_bytes, v1, v0, v0
        vpshufb .L\parity\()_key_order(%rip), v0, v0
        vmovdqu v0, \dst
.endm

/* The block keys at OFFSET of the context, with the first key at FIRST and the
   others at OTHERS.  As in the wide form (aria-aesni-avx-amd64.S), the key in
   front of the diffusion of round r is
        A (ek[r]) = dk[rounds - r]      A (dk[r]) = ek[rounds - r]
   with the first key being number 0.  */
.macro shuffle_keys offset, first, others
        vmovdqu \first(CTX), v0
        vmovdqu v0, \offset(CTX)
        mov     ARIA_CTX_ROUNDS(CTX), %ecx
        mov     %ecx, %eax
        shl     $4, %eax
        lea     \others(CTX, %rax), %rax
        lea     \offset(CTX), %rdx
.Lpair\@:
        shuffle_key odd, -BLOCK(%rax), BLOCK(%rdx), v12
        shuffle_key even, -2*BLOCK(%rax), 2*BLOCK(%rdx), v13
        sub     $(2*BLOCK), %rax
        add     $(2*BLOCK), %rdx
        sub     $2, %ecx
        jnz     .Lpair\@
.endm


/* unsigned int
 * _gcry_aria_aesni_block_expand_key (aria_context_t *ctx, const byte *key,
 *                                    unsigned int keylen)
 *
 * See aria-kernels.h.  Nothing is left on the stack: returns 0.
 */
function _gcry_aria_aesni_block_expand_key
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

        /* The block keys.  */
        vmovdqa .Lodd_S2_bytes(%rip), v12
        vmovdqa .Leven_S2_bytes(%rip), v13
        shuffle_keys ARIA_CTX_BLOCK_KEY, ARIA_CTX_ENC_KEY, ARIA_CTX_DEC_KEY
        shuffle_keys ARIA_CTX_BLOCK_KEY+ARIA_BLOCK_KEY_SIZE, \
                ARIA_CTX_DEC_KEY, ARIA_CTX_ENC_KEY
finish_operation _gcry_aria_aesni_block_expand_key

.macro define_key_constants
/* C1, C2, C3 in turn, from any of them on.  */
constant .Lconstants
        .byte   ARIA_C1
        .byte   ARIA_C2
        .byte   ARIA_C3
        .byte   ARIA_C1
        .byte   ARIA_C2
.Lodd_no_key:
        .byte   ARIA_ODD_NO_KEY
.Leven_no_key:
        .byte   ARIA_EVEN_NO_KEY
.Lodd_key_order:
        .byte   ARIA_ODD_KEY_ORDER
.Leven_key_order:
        .byte   ARIA_EVEN_KEY_ORDER
.Lodd_S2_bytes:
        .byte   ARIA_ODD_S2_BYTES
.Leven_S2_bytes:
        .byte   ARIA_EVEN_S2_BYTES
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

#endif /*GCRY_ARIA_AESNI_BLOCK_KEYS_H*/
