/* aria-gfni-avx512-counter.h - ARIA: counter modes of the 64-way kernel
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


/* A part of aria-gfni-avx512-amd64.S.
 *
 * The counters of a batch differ in one byte, the last one of the block in
 * CTR mode and the first one where the counter is little endian; only where
 * this byte wraps does a carry change others.  So most of the first two rounds
 * is the same for all counters of a window, the up to 256 counters between two
 * wraps.  With byte 15 varying
 *
 *   - the substitution of round 1 is of one byte;
 *   - in its result y, see aria-rounds-avx512.src, vary row 1 and column 1:
 *     yi = the substitute + a constant;
 *   - so round 2 has seven substitutions; x varies in row 1 and column 1, and
 *     in the result of round 2
 *         row 1     = the sum of row 1 + a constant,
 *         column 1  = the sum of column 1 + a constant,
 *         their crossing  = both sums + their crossing + a constant,
 *         any other cell  = a cell of row 1 + a cell of column 1 + a constant.
 *
 * and likewise row 0 and column 0 with byte 0 varying.
 *
 * counter_window computes the constants of a window and by what those of the
 * next one differ.  In a batch whose counters wrap the difference is added
 * under a mask.
 */

/* The stack: words for each byte, of the result of round 1 and of round 2;
   their differences.  */
#define WINDOW_1  0
#define WINDOW_2  64
#define CHANGE_1  128
#define CHANGE_2  192
#define COUNTER_STACK  256
#define WORD(window, i)  (window + 4 * i)(%rsp){1to16}

/* ymm20 = the constant part of a round's result for the blocks in its two
   lanes: the substitution, whose matrices are at BOXES, and the diffusion of
   what TO_SQUARE lets through; plus the key at KEY in CTX->enc_key and its
   CONSTANT.
   ymm22 and ymm23 are lost.  */
.macro constant_round boxes, to_square, key, constant
        vpshufb %ymm17, %ymm20, %ymm20
        vpmovzxdq %ymm20, %zmm20
        vgf2p8affineqb $0, \boxes(%rip), %zmm20, %zmm20
        vgf2p8affineinvqb $0, \boxes + 64(%rip), %zmm20, %zmm20
        vpmovqd %zmm20, %ymm20

        vbroadcasti32x4 \to_square(%rip), %ymm22
        vpshufb %ymm22, %ymm20, %ymm20
        vprold  $16, %ymm20, %ymm22
        vpxord  %ymm22, %ymm20, %ymm22
        vprold  $8, %ymm22, %ymm23
        vpxord  %ymm23, %ymm22, %ymm22  /* The sums of rows.  */
        vpshufd $0x4e, %ymm20, %ymm23
        vpxord  %ymm23, %ymm22, %ymm22
        vpxord  %ymm23, %ymm20, %ymm23
        vpshufd $0xb1, %ymm23, %ymm23   /* Those of columns without the  */
        vpxord  %ymm23, %ymm22, %ymm20  /* cell and its second next.  */
        vpshufb %ymm18, %ymm20, %ymm20

        vbroadcasti32x4 ARIA_CTX_ENC_KEY + \key(CTX), %ymm22
        vbroadcasti32x4 \constant(%rip), %ymm23
        vpternlogd $0x96, %ymm23, %ymm22, %ymm20
.endm

/* WINDOW = the words of the block in the low lane of ymm20, CHANGE = those of
   the sum of both lanes.  */
.macro store_window window, change
        vpermq  $0x4e, %ymm20, %ymm22
        vpxord  %ymm22, %ymm20, %ymm22
        vpermb  %zmm20, %zmm19, %zmm23
        vpermb  %zmm22, %zmm19, %zmm22
        vmovdqa64 %zmm23, \window + 8(%rsp)
        vmovdqa64 %zmm22, \change + 8(%rsp)
.endm

/* Set the four arrays of words for the counter in STATE, of MODE.  Called with
   the stack of the operation on top.  Registers 17 to 23, %rax, %r9 and %r11
   are lost.  */
.macro define_counter_window mode
local_function counter_window_\mode
        vmovdqu64 (STATE), %xmm20
        next_window_\mode
        vmovq   %rax, %xmm21
        vpinsrq $1, %r9, %xmm21, %xmm21
        vinserti32x4 $1, %xmm21, %ymm20, %ymm20
        vbroadcasti32x4 FIRST_KEY, %ymm21
        vbroadcasti32x4 byte_places + 0(%rip), %ymm17
        vbroadcasti32x4 byte_places + 16(%rip), %ymm18
        vmovdqa64 words_of_lane_0(%rip), %zmm19
        vpxord  %ymm21, %ymm20, %ymm20
        constant_round odd_boxes, square_1_\mode, 16, odd_key_constant
        store_window WINDOW_1, CHANGE_1
        constant_round even_boxes, square_2_\mode, 32, even_key_constant
        store_window WINDOW_2, CHANGE_2
        ret
end_function counter_window_\mode
.endm

/* The same for the counter after the window: byte 15 is of no account.  */
.macro next_window_ctr
        mov     (STATE), %rax
        mov     8(STATE), %r9
        bswap   %rax
        bswap   %r9
        add     $256, %r9
        adc     $0, %rax
        bswap   %rax
        bswap   %r9
.endm

/* Here it is byte 0.  */
.macro next_window_ctr32le
        mov     (STATE), %eax
        add     $256, %eax
        mov     4(STATE), %r11d
        shl     $32, %r11
        or      %r11, %rax
        mov     8(STATE), %r9
.endm

/* Add the blocks of the batch to the counter.  %rax and %r9 are lost.  */
.macro advance_counter_ctr
        mov     LAST, %r9
        shr     $4, %r9
        mov     8(STATE), %rax
        bswap   %rax
        lea     4(%r9), %r9
        add     %r9, %rax
        mov     (STATE), %r9
        bswap   %r9
        adc     $0, %r9
        bswap   %rax
        bswap   %r9
        mov     %rax, 8(STATE)
        mov     %r9, (STATE)
.endm

.macro advance_counter_ctr32le
        mov     LAST, %rax
        shr     $4, %rax
        add     $4, %eax
        add     %eax, (STATE)
.endm


/* zmm26 = byte BYTE of the counters of the batch plus the first key.  In a
   batch whose counters wrap, zmm24 = those that do.  zmm23, zmm25, k1 and
   %rax are lost.  */
.macro count byte, wraps
        mov     LAST, %rax
        shr     $4, %rax
        vpbroadcastb %eax, %zmm25
        vpminub first_of_four(%rip), %zmm25, %zmm25
        vpaddb  place_in_four(%rip), %zmm25, %zmm25
        vpbroadcastb \byte(STATE), %zmm26
        vpaddb  %zmm25, %zmm26, %zmm26
        .if \wraps
        vpcmpub $1, %zmm25, %zmm26, %k1 /* Less than: carry.  */
        vpmovm2b %k1, %zmm24
        .endif
        vpbroadcastb \byte + FIRST_KEY, %zmm23
        vpxord  %zmm23, %zmm26, %zmm26
.endm

/* Register REGISTER = byte BYTE of the result of round 1; zmm26 is what
   varies.  */
.macro result_1 byte, register, wraps
        vpxord  WORD (WINDOW_1, \byte), %zmm26, %zmm\register
        .if \wraps
        vpternlogd $0x78, WORD (CHANGE_1, \byte), %zmm24, %zmm\register
        .endif
.endm

/* Register BYTE = this byte of the result of round 2, the sum of the registers
   A, B and a constant.  */
.macro result_2 byte, a, b, wraps
        vpbroadcastd WINDOW_2 + 4 * \byte(%rsp), %zmm\byte
        vpternlogd $0x96, %zmm\a, %zmm\b, %zmm\byte
        .if \wraps
        vpternlogd $0x78, WORD (CHANGE_2, \byte), %zmm24, %zmm\byte
        .endif
.endm

/* The first two rounds; register i = byte i of the result.  After round 1,
   register 16 is the crossing of the row and the column that vary, 17 to 19
   are the rest of the row and 20 to 22 of the column, from left to right and
   from top to bottom.  */
.macro first_rounds_ctr wraps
        count   15, \wraps
        x2      26, 26
        result_1 15, 16, \wraps
        result_1 8, 17, \wraps
        result_1 2, 18, \wraps
        result_1 5, 19, \wraps
        result_1 4, 20, \wraps
        result_1 1, 21, \wraps
        result_1 10, 22, \wraps
        s2      16, 16
        x1      17, 17
        s1      18, 18
        x2      19, 19
        x1      20, 20
        x2      21, 21
        s1      22, 22
        add_row_and_column
        result_2 10, 16, 25, \wraps
        result_2 15, 25, 26, \wraps
        vpxord  %zmm16, %zmm15, %zmm15
        result_2 1, 16, 25, \wraps
        result_2 4, 16, 25, \wraps
        result_2 5, 16, 26, \wraps
        result_2 2, 16, 26, \wraps
        result_2 8, 16, 26, \wraps
        result_2 0, 17, 20, \wraps
        result_2 11, 18, 20, \wraps
        result_2 14, 19, 20, \wraps
        result_2 7, 17, 21, \wraps
        result_2 12, 18, 21, \wraps
        result_2 9, 19, 21, \wraps
        result_2 13, 17, 22, \wraps
        result_2 6, 18, 22, \wraps
        result_2 3, 19, 22, \wraps
.endm

.macro first_rounds_ctr32le wraps
        count   0, \wraps
        s1      26, 26
        result_1 3, 16, \wraps
        result_1 4, 17, \wraps
        result_1 9, 18, \wraps
        result_1 14, 19, \wraps
        result_1 8, 20, \wraps
        result_1 6, 21, \wraps
        result_1 13, 22, \wraps
        s2      16, 16
        x1      17, 17
        x2      18, 18
        s1      19, 19
        x1      20, 20
        s1      21, 21
        x2      22, 22
        add_row_and_column
        result_2 0, 25, 26, \wraps
        vpxord  %zmm16, %zmm0, %zmm0
        result_2 5, 16, 25, \wraps
        result_2 11, 16, 25, \wraps
        result_2 14, 16, 25, \wraps
        result_2 10, 16, 26, \wraps
        result_2 7, 16, 26, \wraps
        result_2 13, 16, 26, \wraps
        result_2 15, 17, 20, \wraps
        result_2 1, 18, 20, \wraps
        result_2 4, 19, 20, \wraps
        result_2 2, 17, 21, \wraps
        result_2 12, 18, 21, \wraps
        result_2 9, 19, 21, \wraps
        result_2 8, 17, 22, \wraps
        result_2 6, 18, 22, \wraps
        result_2 3, 19, 22, \wraps
.endm

/* Registers 25 and 26 = the sums of the row and of the column, both without
   their crossing.  */
.macro add_row_and_column
        vpxord  %zmm17, %zmm18, %zmm25
        vpxord  %zmm20, %zmm21, %zmm26
        vpxord  %zmm19, %zmm25, %zmm25
        vpxord  %zmm22, %zmm26, %zmm26
.endm

/* Substitution of an odd round, each register in place.  */
.macro substitute_odd
        .irp i, 0, 4, 8, 12
        s1      \i, \i
        .endr
        .irp i, 1, 5, 9, 13
        s2      \i, \i
        .endr
        .irp i, 2, 6, 10, 14
        x1      \i, \i
        .endr
        .irp i, 3, 7, 11, 15
        x2      \i, \i
        .endr
.endm

/* Counter mode; BYTE is the byte of the counter that varies.  */
.macro define_counter_mode mode, byte
define_counter_window \mode
begin_operation _gcry_aria_gfni_avx512_\mode, COUNTER_STACK
        call    counter_window_\mode
1:
        begin_batch
        mov     LAST, %r11
        shr     $4, %r11
        movzbl  \byte(STATE), %eax
        lea     4(%rax, %r11), %r11d
        cmp     $256, %r11d
        ja      2f
        first_rounds_\mode 0
        jmp     3f
2:
        first_rounds_\mode 1
3:
        substitute_odd
        lea     SLOT_ROWS + 2 * ROW_SIZE(CTX), ROW
        mov     ARIA_CTX_ROUNDS(CTX), PAIRS
        shr     $1, PAIRS
        dec     PAIRS
        call    crypt_sliced

        vbroadcasti32x4 LAST_KEY, %zmm25
        for_each_transposed add_input
        for_each_transposed store_output
        advance_counter_\mode
        cmp     $256, %r11d
        jb      4f
        cmp     $64, NBLOCKS
        jbe     4f
        call    counter_window_\mode
4:
        end_batch 1b
        kxorq   %k1, %k1, %k1
end_operation _gcry_aria_gfni_avx512_\mode, COUNTER_STACK
.endm

define_counter_mode ctr, 15
define_counter_mode ctr32le, 0

        constants

/* The matrices in front of the inversion and behind it, for bytes 0 mod 4,
   1 mod 4 and so on.  */
constant odd_boxes
        .rept   2
        .quad   ARIA_IDENTITY_MATRIX, ARIA_IDENTITY_MATRIX
        .quad   ARIA_X1_MATRIX, ARIA_X2_MATRIX
        .endr
        .rept   2
        .quad   ARIA_S1_MATRIX, ARIA_S2_MATRIX
        .quad   ARIA_IDENTITY_MATRIX, ARIA_IDENTITY_MATRIX
        .endr
constant even_boxes
        .rept   2
        .quad   ARIA_X1_MATRIX, ARIA_X2_MATRIX
        .quad   ARIA_IDENTITY_MATRIX, ARIA_IDENTITY_MATRIX
        .endr
        .rept   2
        .quad   ARIA_IDENTITY_MATRIX, ARIA_IDENTITY_MATRIX
        .quad   ARIA_S1_MATRIX, ARIA_S2_MATRIX
        .endr

/* The block whose counter a byte of a byte-sliced vector is from: the first of
   the vector's four blocks plus the number of the lane.  */
constant first_of_four
        .rept   4
        .byte   0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60
        .endr
constant place_in_four
        .set    .Llane, 0
        .rept   4
        .rept   16
        .byte   .Llane
        .endr
        .set    .Llane, .Llane + 1
        .endr

/* The order of bytes by the kind of their S-box; it is its own inverse.  The
   place of each byte of y in its square, row by row.  */
constant byte_places
        .byte   ARIA_BY_KIND
        .byte   ARIA_Y_PLACES

/* The square of x from bytes in order of their kind, without byte 15 or 0,
   without what varies after round 1.  */
square_1_ctr:
        .byte   ARIA_X_SQUARE_BUT_15
square_2_ctr:
        .byte   ARIA_X_SQUARE_AFTER_15
square_1_ctr32le:
        .byte   ARIA_X_SQUARE_BUT_0
square_2_ctr32le:
        .byte   ARIA_X_SQUARE_AFTER_0
odd_key_constant:
        .byte   ARIA_ODD_KEY_CONSTANT
even_key_constant:
        .byte   ARIA_EVEN_KEY_CONSTANT

        .text
