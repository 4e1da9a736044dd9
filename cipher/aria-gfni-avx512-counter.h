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
   their differences; the registers that start_batch has set.  */
#define WINDOW_1  0
#define WINDOW_2  64
#define CHANGE_1  128
#define CHANGE_2  192
#define STARTED   256
#define COUNTER_STACK  (STARTED + 10 * 64)
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

/* Register WORDS = the words of the block in the low lane of ymm20, CHANGE =
   those of the sum of both lanes.  Register 22 is lost.  */
.macro set_words words, change
        vpermq  $0x4e, %ymm20, %ymm22
        vpxord  %ymm22, %ymm20, %ymm22
        vpermb  %zmm20, %zmm19, %zmm\words
        vpermb  %zmm22, %zmm19, %zmm22
        vmovdqa64 %zmm22, \change + 8(%rsp)
.endm

/* Set CHANGE_1 and CHANGE_2 for the counter in STATE, of MODE, whose second
   byte from the low end is byte SECOND; zmm24 and zmm25
   = what WINDOW_1 and WINDOW_2 should be.  Called with the stack of the
   operation on top.  Registers 17 to 23, %rax, %r9 and %r11 are lost.  */
.macro define_counter_window mode, second
local_function counter_window_\mode
        vmovdqu64 (STATE), %xmm20
        cmpb    $255, \second(STATE)
        je      2f
        vpaddb  one_window_\mode(%rip), %xmm20, %xmm21
1:
        vinserti32x4 $1, %xmm21, %ymm20, %ymm20
        vbroadcasti32x4 FIRST_KEY, %ymm21
        vbroadcasti32x4 byte_places + 0(%rip), %ymm17
        vbroadcasti32x4 byte_places + 16(%rip), %ymm18
        vmovdqa64 words_of_lane_0(%rip), %zmm19
        vpxord  %ymm21, %ymm20, %ymm20
        constant_round odd_boxes, square_1_\mode, 16, odd_key_constant
        set_words 24, CHANGE_1
        constant_round even_boxes, square_2_\mode, 32, even_key_constant
        set_words 25, CHANGE_2
        ret
2:                                      /* A carry.  */
        next_window_\mode
        vmovq   %rax, %xmm21
        vpinsrq $1, %r9, %xmm21, %xmm21
        jmp     1b
end_function counter_window_\mode
.endm

/* Go on to the next window.  */
.macro change_window window, change
        vmovdqa64 \window(%rsp), %zmm24
        vpxord  \change(%rsp), %zmm24, %zmm24
        vmovdqa64 %zmm24, \window(%rsp)
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


/* zmm26 = byte BYTE of the counters of a batch whose last vector begins at
   block %rax.  zmm25 is lost.  */
.macro count byte
        vpbroadcastb %eax, %zmm25
        vpminub first_of_four(%rip), %zmm25, %zmm25
        vpaddb  place_in_four(%rip), %zmm25, %zmm25
        vpbroadcastb \byte(STATE), %zmm26
        vpaddb  %zmm25, %zmm26, %zmm26
.endm

/* zmm24 = those of them that have wrapped.  k1 is lost.  */
.macro set_wrapped
        vpcmpub $1, %zmm25, %zmm26, %k1 /* Less than: carry.  */
        vpmovm2b %k1, %zmm24
.endm

/* Register REGISTER = byte BYTE of the result of round 1; zmm26 is what
   varies.  */
.macro result_1 byte, register, wraps
        vpxord  WORD (8 + WINDOW_1, \byte), %zmm26, %zmm\register
        .if \wraps
        vpternlogd $0x78, WORD (8 + CHANGE_1, \byte), %zmm24, %zmm\register
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

/* What varies of the first two rounds but for the constants of the second
   one.  Register 16 is the crossing of the row and the column that vary, 17 to
   19 are the rest of the row and 20 to 22 of the column, from left to right and
   from top to bottom.  zmm26 is what count has made of it.  */
.macro start_ctr wraps
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
.endm

.macro start_ctr32le wraps
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
.endm

/* The result of the second round, byte i in register i, from what start_... has
   left.  */
.macro finish_ctr wraps
        result_2 10, 16, 25, \wraps
        result_2 15, 25, 26, \wraps
        vpxord  %zmm16, %zmm15, %zmm15
        result_2 2, 16, 26, \wraps
        result_2 11, 18, 20, \wraps
        result_2 14, 19, 20, \wraps
        result_2 7, 17, 21, \wraps
        result_2 6, 18, 22, \wraps
        result_2 3, 19, 22, \wraps
        result_2 1, 16, 25, \wraps
        result_2 4, 16, 25, \wraps
        result_2 5, 16, 26, \wraps
        result_2 8, 16, 26, \wraps
        result_2 0, 17, 20, \wraps
        result_2 12, 18, 21, \wraps
        result_2 9, 19, 21, \wraps
        result_2 13, 17, 22, \wraps
.endm

.macro finish_ctr32le wraps
        result_2 11, 16, 25, \wraps
        result_2 14, 16, 25, \wraps
        result_2 10, 16, 26, \wraps
        result_2 7, 16, 26, \wraps
        result_2 15, 17, 20, \wraps
        result_2 2, 17, 21, \wraps
        result_2 6, 18, 22, \wraps
        result_2 3, 19, 22, \wraps
        result_2 0, 25, 26, \wraps
        vpxord  %zmm16, %zmm0, %zmm0
        result_2 5, 16, 25, \wraps
        result_2 13, 16, 26, \wraps
        result_2 1, 18, 20, \wraps
        result_2 4, 19, 20, \wraps
        result_2 12, 18, 21, \wraps
        result_2 9, 19, 21, \wraps
        result_2 8, 17, 22, \wraps
.endm

/* Registers 25 and 26 = the sums of the row and of the column, both without
   their crossing.  */
.macro add_row_and_column
        vpxord  %zmm17, %zmm18, %zmm25
        vpxord  %zmm20, %zmm21, %zmm26
        vpxord  %zmm19, %zmm25, %zmm25
        vpxord  %zmm22, %zmm26, %zmm26
.endm

/* Substitution of an odd round, each register in place; what takes two
   instructions begins first.  */
.macro substitute_odd
        .irp i, 2, 6, 10, 14
        vgf2p8affineqb $0, X1_MATRIX, %zmm\i, %zmm\i
        .endr
        .irp i, 3, 7, 11, 15
        vgf2p8affineqb $0, X2_MATRIX, %zmm\i, %zmm\i
        .endr
        .irp i, 0, 4, 8, 12
        s1      \i, \i
        .endr
        .irp i, 1, 5, 9, 13
        s2      \i, \i
        .endr
        .irp i, 2, 6, 10, 14, 3, 7, 11, 15
        inverse \i, \i
        .endr
.endm

/* DO n, place for each register N that the next batch begins with and its place
   on the stack.  */
.macro for_each_started do
        .set    .Lplace, STARTED
        .irp n, 16, 17, 18, 19, 20, 21, 22, 24, 25, 26
        \do     \n, .Lplace(%rsp)
        .set    .Lplace, .Lplace + 64
        .endr
.endm

.macro save_started n, place
        vmovdqa64 %zmm\n, \place
.endm

.macro load_started n, place
        vmovdqa64 \place, %zmm\n
.endm

/* Counter mode; BYTE is the byte of the counter that varies, SECOND the next
   one.  A batch is started, as far as registers 16 to 26 do for it, before the
   rounds of the batch in front of it, which leave much of the processor
   idle.  */
.macro define_counter_mode mode, byte, second
define_counter_window \mode, \second

/* Start a batch whose last vector begins at block %rax.  %r11d = its number of
   blocks plus byte BYTE of the counter.  Called with the stack of the operation
   on top.  Registers 16 to 26 and %rax are lost.  */
local_function start_batch_\mode
        movzbl  \byte(STATE), %r11d
        lea     4(%r11, %rax), %r11d
        count   \byte
        vpbroadcastb \byte + FIRST_KEY, %zmm23
        cmp     $256, %r11d
        ja      1f
        vpxord  %zmm23, %zmm26, %zmm26
        start_\mode 0
        ret
1:
        set_wrapped
        vpxord  %zmm23, %zmm26, %zmm26
        start_\mode 1
        ret
end_function start_batch_\mode

begin_operation _gcry_aria_gfni_avx512_\mode, COUNTER_STACK
        call    counter_window_\mode
        vmovdqa64 %zmm24, WINDOW_1(%rsp)
        vmovdqa64 %zmm25, WINDOW_2(%rsp)
        begin_batch
        mov     LAST, %rax
        shr     $4, %rax
        call    start_batch_\mode
        jmp     2f
1:
        begin_batch
        for_each_started load_started
2:
        cmp     $256, %r11d
        ja      3f
        finish_\mode 0
        jmp     4f
3:
        finish_\mode 1
4:
        substitute_odd
        advance_counter_\mode
        cmp     $64, NBLOCKS
        jbe     6f
        cmp     $256, %r11d
        jb      5f
        change_window WINDOW_1, CHANGE_1
        change_window WINDOW_2, CHANGE_2
        call    counter_window_\mode
5:
        lea     -64(NBLOCKS), %rax
        mov     $64, %r11d
        cmp     %r11, %rax
        cmova   %r11, %rax
        sub     $4, %rax
        call    start_batch_\mode
        for_each_started save_started
6:
        lea     SLOT_ROWS + 2 * ROW_SIZE(CTX), ROW
        mov     ARIA_CTX_ROUNDS(CTX), PAIRS
        shr     $1, PAIRS
        dec     PAIRS
        call    crypt_sliced

        vbroadcasti32x4 LAST_KEY, %zmm25
        for_vectors add_input
        for_vectors store_output
        end_batch 1b
        kxorq   %k1, %k1, %k1
end_operation _gcry_aria_gfni_avx512_\mode, COUNTER_STACK
.endm

define_counter_mode ctr, 15, 14
define_counter_mode ctr32le, 0, 1

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
/* 256 as a counter.  */
one_window_ctr:
        .byte   0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0
one_window_ctr32le:
        .byte   0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
odd_key_constant:
        .byte   ARIA_ODD_KEY_CONSTANT
even_key_constant:
        .byte   ARIA_EVEN_KEY_CONSTANT

        .text
