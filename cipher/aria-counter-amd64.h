/* aria-counter-amd64.h - ARIA on byte-sliced vectors: counter modes
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

/* The counter blocks of a batch are made byte-sliced.  Their last byte, in
 * CTR, or their first one, in CTR32LE, is different in all of them; the others
 * are the same unless that byte wraps around.
 *
 * As long as it doesn't, not only in one batch but for all counters that have
 * the other 15 bytes in common, most of the first two rounds is the same.
 * One byte of round 1 varies; the diffusion spreads it, with the same value,
 * to seven bytes of the input of round 2.  So MODE keeps
 *
 *      of the nine bytes that are constant in round 2, their substitutes;
 *      of the other seven, their constant part, the input of round 2 without
 *      the varying byte of round 1,
 *
 * and a batch begins with one S-box of round 1 and seven of round 2.
 */

#ifndef GCRY_ARIA_COUNTER_AMD64_H
#define GCRY_ARIA_COUNTER_AMD64_H

#define MODE_VARYING  (MODE + 16)

/* Vector I of .Lspread has the value I everywhere: it selects byte I.  */
#define SPREAD(i)  .Lspread+SIMD_BYTES*(i)(%rip)

/* X = byte I of all counter blocks, plus the first round key, from what
   spread_counters has prepared.  v0 is lost.  */
.macro spread_byte i, x
        vpshufb SPREAD(\i), v12, \x
        vpshufb SPREAD(\i), v6, v0
        vpandn  v0, v10, v0
        vpxor   v0, \x, \x
.endm

.macro spread_parked_byte i, parked
        spread_byte \i, v1
        vmovdqa v1, WORK_AT(\parked)
.endm

/* The input of the cipher for the counter blocks from STATE on: x, with 0, 6,
   10, 12 parked.  Byte VARYING counts.  MODE_16 is the counter block whose
   other bytes are those of the blocks after the next wrap.  */
.macro spread_counters varying
        load_lanes (STATE), v0
        load_lanes MODE_16, v6
        load_lanes ARIA_CTX_WIDE_KEY(CTX), v12
        vpxor   v0, v6, v6              /* What a wrap changes.  */
        vpxor   v0, v12, v12

        vpshufb SPREAD(\varying), v0, v10
        vpaddb  .Lblock_numbers(%rip), v10, v1
        vpaddusb .Lblock_numbers(%rip), v10, v2
        vpshufb SPREAD(\varying), v12, v3
        vpxor   v10, v3, v3             /* The key.  */
        vpcmpeqb v1, v2, v10            /* Where nothing wraps.  */
        vpxor   v1, v3, v3
        .if     \varying == 0
        vmovdqa v3, WORK_AT(PARKED_0)
        .else
        spread_parked_byte 0, PARKED_0
        vmovdqa v3, x15
        .endif
        spread_parked_byte 6, PARKED_6
        spread_parked_byte 10, PARKED_10
        spread_parked_byte 12, PARKED_12
        .irp    i, 1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 14
        spread_byte \i, x\i
        .endr
        .if     \varying == 0
        spread_byte 15, x15
        .endif
.endm

/* V = the byte VARYING of the counter blocks, plus the first round key.  It
   wraps in none of them.  T and %r11 are lost.  */
.macro varying_byte varying, v, t
        movzbl  \varying(STATE), %r11d
        vmovd   %r11d, \v\()_x
#if SIMD_BYTES == 32
        vpbroadcastb \v\()_x, \v
#else
        vpshufb SPREAD(0), \v, \v
#endif
        load_lanes ARIA_CTX_WIDE_KEY(CTX), \t
        vpshufb SPREAD(\varying), \t, \t
        vpaddb  .Lblock_numbers(%rip), \v, \v
        vpxor   \t, \v, \v
.endm

.macro define_counter_common
local_function spread_ctr
        mov     8(STATE), %r11
        mov     (STATE), %r9
        bswap   %r11
        bswap   %r9
        add     $256, %r11
        adc     $0, %r9
        bswap   %r11
        bswap   %r9
        mov     %r11, MODE_16_HIGH
        mov     %r9, MODE_16
        spread_counters 15
        return
end_function spread_ctr

local_function spread_ctr32le
        mov     8(STATE), %r11
        mov     (STATE), %r9
        mov     %r11, MODE_16_HIGH
        mov     %r9, MODE_16
        addl    $256, MODE_16
        spread_counters 0
        return
end_function spread_ctr32le

/* Add %r11, the number of blocks of the batch, to the counter.  %r9 and %r11
   are lost.  */
local_function count_ctr
        mov     8(STATE), %r9
        bswap   %r9
        add     %r11, %r9
        bswap   %r9
        mov     %r9, 8(STATE)
        jnc     1f
        mov     (STATE), %r9
        bswap   %r9
        inc     %r9
        bswap   %r9
        mov     %r9, (STATE)
1:
        return
end_function count_ctr

local_function count_ctr32le
        add     %r11d, (STATE)
        return
end_function count_ctr32le
.endm


/* Round 2 from MODE and MODE_VARYING, with the keys at (KEY), to x.  The bytes
 * come in three groups, as in even_round: those of the first half, those of
 * the second half that are in registers there, and those that are parked.  Of
 * each group there are the lists of constant and of varying bytes, and of the
 * varying ones those of each S-box; S1 and S2 are the ones that need ShiftRows
 * twice.
 */
.macro constant_byte i
        vmovdqa WORK_AT(MODE+\i), y\i
.endm

.macro plus_varying_byte i
        vmovdqa WORK_AT(MODE_VARYING), y\i
        vpxor   WORK_AT(MODE+\i), y\i, y\i
.endm

.macro second_round aes, map, \
        constant, varying, s1, s2, x1, x2, twice, \
        constant_2, varying_2, s2_2, x2_2, \
        constant_3, varying_3, s1_3, x1_3
        for_each "\constant", constant_byte
        for_each "\varying", plus_varying_byte
        substitute \aes, \map, 0, y, "\s1", "\s2", "\x1", "\x2", "\twice", \
                y4, y0, y10, y14
        diffuse_even_ab
        for_each "\constant_2", constant_byte
        for_each "\varying_2", plus_varying_byte
        substitute \aes, \map, 0, y, "", "\s2_2", "", "\x2_2", "\s2_2", \
                y4, y0, y10, y14
        for_each "\constant_3", constant_byte
        for_each "\varying_3", plus_varying_byte
        substitute \aes, \map, 0, y, "\s1_3", "", "\x1_3", "", "\s1_3", \
                y9, y2
        diffuse_even_ce
.endm

.macro second_round_ctr aes, map
        second_round \aes, \map, \
                "3, 6, 7, 9, 12, 13", "2, 8", "2", "", "8", "", "2", \
                "11", "1, 5, 15", "15", "1, 5", \
                "0, 14", "4, 10", "10", "4"
.endm

.macro second_round_ctr32le aes, map
        second_round \aes, \map, \
                "2, 7, 12", "3, 6, 8, 9, 13", "6", "3", "8", "9, 13", "3, 6", \
                "1, 5, 11, 15", "", "", "", \
                "0, 10", "4, 14", "14", "4"
.endm

/* MODE from y, with 0, 4, 10, 14 parked, MODE_VARYING and the keys at (KEY);
   the groups are the same, but the S-boxes those of the constant bytes.  */
.macro keep_constant_byte i
        vmovdqa y\i, WORK_AT(MODE+\i)
.endm

.macro keep_varying_byte i
        vpxor   WORK_AT(MODE_VARYING), y\i, y\i
        vmovdqa y\i, WORK_AT(MODE+\i)
.endm

.macro keep_rounds aes, map, \
        constant, varying, s1, s2, x1, x2, twice, \
        constant_2, varying_2, s2_2, x2_2, \
        constant_3, varying_3, s1_3, x1_3
        for_each "\varying", keep_varying_byte
        substitute \aes, \map, 0, y, "\s1", "\s2", "\x1", "\x2", "\twice", \
                y4, y0, y10, y14
        for_each "\constant", keep_constant_byte
        for_each "\varying_2", keep_varying_byte
        substitute \aes, \map, 0, y, "", "\s2_2", "", "\x2_2", "\s2_2", \
                y4, y0, y10, y14
        for_each "\constant_2", keep_constant_byte
        vmovdqa WORK_AT(PARKED_0), y0
        vmovdqa WORK_AT(PARKED_4), y4
        vmovdqa WORK_AT(PARKED_10), y10
        vmovdqa WORK_AT(PARKED_14), y14
        for_each "\varying_3", keep_varying_byte
        substitute \aes, \map, 0, y, "\s1_3", "", "\x1_3", "", "\s1_3", \
                y9, y2
        for_each "\constant_3", keep_constant_byte
.endm

.macro keep_rounds_ctr aes, map
        keep_rounds \aes, \map, "3, 6, 7, 9, 12, 13", "2, 8", \
                "6", "3, 7", "12", "9, 13", "3, 6, 7", \
                "11", "1, 5, 15", "11", "", \
                "0, 14", "4, 10", "14", "0"
.endm

.macro keep_rounds_ctr32le aes, map
        keep_rounds \aes, \map, "2, 7, 12", "3, 6, 8, 9, 13", \
                "2", "7", "12", "", "2, 7", \
                "1, 5, 11, 15", "", "11, 15", "1, 5", \
                "0, 10", "4, 14", "10", "0"
.endm

/* The S-box of round 1 for the varying byte V; T0 to T3 are lost.  */
.macro first_s_box_ctr aes, map, v, t0, t1, t2, t3
        prepare_\map F, \t2, \t3
        map_\map F, \v, \t0, \t2, \t3
        aes_\aes aesdeclast, 15, -64, \v, \t0, \t1
        vpshufb .Lshift_rows_twice(%rip), \v, \v
.endm

.macro first_s_box_ctr32le aes, map, v, t0, t1, t2, t3
        aes_\aes aesenclast, 0, -64, \v, \t0, \t1
.endm

.macro define_counter_mode mode, varying, kernel, aes, map
/* Set MODE.  KEY is as for the first round.  %r9 and %r11 are lost.  */
local_function keep_\mode\()_\kernel
        call    spread_\mode
        varying_byte \varying, x12, x0
        first_s_box_\mode \aes, \map, x12, x0, x6, x6, x10
        vmovdqa x12, WORK_AT(MODE_VARYING)
        odd_round \aes, \map
        keep_rounds_\mode \aes, \map
        return
end_function keep_\mode\()_\kernel

/* The first two rounds.  KEY is as for the first of them.  %r11 is lost.  */
local_function begin_\mode\()_\kernel
        varying_byte \varying, y3, y4
        first_s_box_\mode \aes, \map, y3, y4, y0, y10, y14
        vmovdqa y3, WORK_AT(MODE_VARYING)
        second_round_\mode \aes, \map
        return
end_function begin_\mode\()_\kernel

begin_operation _gcry_aria_\kernel\()_\mode
        movq    $0, HAVE_MODE
        for_all_batches \mode\()_batch, \kernel
end_operation _gcry_aria_\kernel\()_\mode, finish_mode
.endm

/* A batch of MODE, in which the byte VARYING counts.  */
.macro counter_batch mode, varying, kernel, part
        lea     ARIA_CTX_WIDE_KEY+128(CTX), KEY
        movzbl  \varying(STATE), %r11d
        cmp     $(256 - SIMD_BYTES), %r11d
        ja      .Lall_rounds\@          /* It wraps.  */
        cmpq    $0, HAVE_MODE
        .ifb    \part
        jne     .Lbegin\@
        /* It pays for two batches or more.  */
        cmp     $(256 - 2 * SIMD_BYTES), %r11d
        ja      .Lall_rounds\@
        cmp     $(2 * SIMD_BYTES), BLOCKS
        jb      .Lall_rounds\@
        call    keep_\mode\()_\kernel
        movq    $1, HAVE_MODE
        .else
        je      .Lall_rounds\@
        .endif
.Lbegin\@:
        call    begin_\mode\()_\kernel
        add     $128, KEY
        mov     ARIA_CTX_ROUNDS(CTX), ROUNDS
        sub     $2, ROUNDS
        jmp     .Lrounds\@
.Lall_rounds\@:
        call    spread_\mode
        mov     ARIA_CTX_ROUNDS(CTX), ROUNDS
.Lrounds\@:
        call    rounds_\kernel
        call    unslice_plus_input\part
        count_blocks \part
        call    count_\mode
        /* MODE is of no use when the other bytes have changed.  */
        cmpb    $SIMD_BYTES, \varying(STATE)
        jae     .Lnext\@
        movq    $0, HAVE_MODE
.Lnext\@:
.endm

.macro ctr_batch kernel, part
        counter_batch ctr, 15, \kernel, \part
.endm

.macro ctr32le_batch kernel, part
        counter_batch ctr32le, 0, \kernel, \part
.endm

.macro define_counter kernel, aes, map
        define_counter_mode ctr, 15, \kernel, \aes, \map
        define_counter_mode ctr32le, 0, \kernel, \aes, \map
.endm

.macro define_counter_constants
constant .Lspread
        .irp    i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .fill   SIMD_BYTES, 1, \i
        .endr
/* The numbers of the blocks in a sliced vector.  */
constant .Lblock_numbers
        .irp    i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .byte   SIMD_BYTES / BLOCK * \i
        .endr
#if SIMD_BYTES == 32
        .irp    i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .byte   2 * \i + 1
        .endr
#endif
.endm

#endif /*GCRY_ARIA_COUNTER_AMD64_H*/
