/* aria-gfni-avx512-keys.h - ARIA: round keys for the 64-way kernel
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


/* A part of aria-gfni-avx512-amd64.S.  */

/* The words of the slots of the four rounds whose keys are in the lanes of
   zmmI, an odd round first: each slot's is the sum of some bytes of the key
   and of the same bytes of the key's constant.  Registers 16 to 19 are the
   terms of the slots, 20 the sum of the constants, 24 and 25 are lost.  */
.macro add_slot_terms i
        vpshufb %zmm16, %zmm\i, %zmm24
        vpshufb %zmm17, %zmm\i, %zmm25
        vpternlogd $0x96, %zmm20, %zmm24, %zmm25
        vpshufb %zmm18, %zmm\i, %zmm24
        vpshufb %zmm19, %zmm\i, %zmm\i
        vpternlogd $0x96, %zmm24, %zmm25, %zmm\i
.endm

/* Row ROW = each byte of lane LANE of zmmI as a word.  Registers 20 to 23 are
   the orders of bytes for the lanes.  */
.macro store_slot_row row, i, lane
        vpermb  %zmm\i, %zmm2\lane, %zmm24
        vmovdqu64 %zmm24, SLOT_ROWS + ROW_SIZE * (\row) (CTX)
.endm

/* void _gcry_aria_set_slot_keys (aria_context_t *ctx, int decrypts)

   Fill CTX->wide_key from CTX->dec_key if DECRYPTS isn't zero, else from
   CTX->enc_key: a row of 16 words for each round but the last, as
   aria-rounds-avx512.src has them, and in row 16 the first and the last round
   key, 16 bytes each.  The constants of the S-boxes are added.  */
function _gcry_aria_set_slot_keys
        lea     ARIA_CTX_DEC_KEY(CTX), %rax
        test    %esi, %esi
        cmovz   CTX, %rax               /* ENC_KEY is at offset 0.  */

        vmovdqu64 16(%rax), %zmm0       /* The keys 1 to 16.  */
        vmovdqu64 80(%rax), %zmm1
        vmovdqu64 144(%rax), %zmm2
        vmovdqu64 208(%rax), %zmm3
        vbroadcasti32x4 slot_terms + 0(%rip), %zmm16
        vbroadcasti32x4 slot_terms + 16(%rip), %zmm17
        vbroadcasti32x4 slot_terms + 32(%rip), %zmm18
        vbroadcasti32x4 slot_terms + 48(%rip), %zmm19
        vbroadcasti32x8 slot_constants(%rip), %zmm20
        add_slot_terms 0
        add_slot_terms 1
        add_slot_terms 2
        add_slot_terms 3

        vmovdqa64 words_of_lane_0(%rip), %zmm20
        vpbroadcastb lane_size(%rip), %zmm25
        vpaddb  %zmm25, %zmm20, %zmm21
        vpaddb  %zmm25, %zmm21, %zmm22
        vpaddb  %zmm25, %zmm22, %zmm23
        .irp i, 0, 1, 2, 3
        store_slot_row 4*\i+0, \i, 0
        store_slot_row 4*\i+1, \i, 1
        store_slot_row 4*\i+2, \i, 2
        store_slot_row 4*\i+3, \i, 3
        .endr

        mov     ARIA_CTX_ROUNDS(CTX), %ecx
        shl     $4, %ecx
        vmovdqa first_key_constant(%rip), %xmm0
        vmovdqa last_key_constant(%rip), %xmm1
        vpxor   (%rax), %xmm0, %xmm0
        vpxor   (%rax, %rcx), %xmm1, %xmm1
        vmovdqu %xmm0, FIRST_KEY
        vmovdqu %xmm1, LAST_KEY

        vpxord  %zmm24, %zmm24, %zmm24
        vpxord  %zmm25, %zmm25, %zmm25
        vzeroall
        return
end_function _gcry_aria_set_slot_keys

        constants

/* Which byte of a round key is a term of each slot, and the terms of the
   constants: SLOT_CONSTANTS.  */
constant slot_terms
        .byte   ARIA_SLOT_TERM_0
        .byte   ARIA_SLOT_TERM_1
        .byte   ARIA_SLOT_TERM_2
        .byte   ARIA_SLOT_TERM_3
constant slot_constants
        .byte   ARIA_ODD_SLOT_CONSTANT
        .byte   ARIA_EVEN_SLOT_CONSTANT
first_key_constant:
        .byte   ARIA_FIRST_KEY_CONSTANT
last_key_constant:
        .byte   ARIA_LAST_KEY_CONSTANT
constant words_of_lane_0
        .set    .Lbyte, 0
        .rept   16
        .byte   .Lbyte, .Lbyte, .Lbyte, .Lbyte
        .set    .Lbyte, .Lbyte + 1
        .endr
lane_size:
        .byte   16

        .text
