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
 * and a batch begins with one S-box of round 1 and seven of round 2.  These
 * eight are computed before the rounds of the batch in front, from which they
 * don't depend, and kept in STARTED.
 */

#ifndef GCRY_ARIA_COUNTER_AMD64_H
#define GCRY_ARIA_COUNTER_AMD64_H

#define MODE_VARYING  (MODE + 16)
#define STARTED       (MODE + 17)  /* Seven vectors.  */

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

/* V = the byte VARYING of the counter blocks from the one on in which it is
   %r11d, plus the first round key.  It wraps in none of them.  T is lost.  */
.macro varying_byte varying, v, t
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


/* The seven bytes of the input of round 2 that vary, and where in STARTED their
 * substitutes are.
 */

/* The S-box of byte I in round 2, with the keys at (KEY), from MODE and
   MODE_VARYING to vector N of STARTED.  */
.macro start_byte aes, map, i, n, s_box
        vmovdqa WORK_AT(MODE_VARYING), x12
        vpxor   WORK_AT(MODE+\i), x12, x12
        .ifc    \s_box, s1
        aes_\aes aesenclast, \i, 0, x12, x0, x6
        vpshufb .Lshift_rows_twice(%rip), x12, x12
        .endif
        .ifc    \s_box, s2
        aes_\aes aesenclast, \i, 0, x12, x0, x6
        prepare_\map C, x6, x10
        map_\map C, x12, x0, x6, x10
        vpshufb .Lshift_rows_twice(%rip), x12, x12
        .endif
        .ifc    \s_box, x1
        aes_\aes aesdeclast, \i, 0, x12, x0, x6
        .endif
        .ifc    \s_box, x2
        prepare_\map F, x6, x10
        map_\map F, x12, x0, x6, x10
        aes_\aes aesdeclast, \i, 0, x12, x0, x6
        .endif
        vmovdqa x12, WORK_AT(STARTED+\n)
.endm

.macro start_bytes_ctr aes, map
        start_byte \aes, \map, 2, 0, s1
        start_byte \aes, \map, 8, 1, x1
        start_byte \aes, \map, 1, 2, x2
        start_byte \aes, \map, 5, 3, x2
        start_byte \aes, \map, 15, 4, s2
        start_byte \aes, \map, 4, 5, x1
        start_byte \aes, \map, 10, 6, s1
.endm

.macro start_bytes_ctr32le aes, map
        start_byte \aes, \map, 3, 0, s2
        start_byte \aes, \map, 6, 1, s1
        start_byte \aes, \map, 8, 2, x1
        start_byte \aes, \map, 9, 3, x2
        start_byte \aes, \map, 13, 4, x2
        start_byte \aes, \map, 4, 5, x1
        start_byte \aes, \map, 14, 6, s1
.endm

/* Round 2 from MODE and STARTED to x.  The bytes come in three groups, as in
   even_round: those of the first half, those of the second half that are in
   registers there, and those that are parked.  */
.macro constant_byte i
        vmovdqa WORK_AT(MODE+\i), y\i
.endm

.macro started_byte i, n
        vmovdqa WORK_AT(STARTED+\n), y\i
.endm

.macro second_round_ctr
        for_each "3, 6, 7, 9, 12, 13", constant_byte
        started_byte 2, 0
        started_byte 8, 1
        diffuse_even_ab
        constant_byte 11
        started_byte 1, 2
        started_byte 5, 3
        started_byte 15, 4
        for_each "0, 14", constant_byte
        started_byte 4, 5
        started_byte 10, 6
        diffuse_even_ce
.endm

.macro second_round_ctr32le
        for_each "2, 7, 12", constant_byte
        started_byte 3, 0
        started_byte 6, 1
        started_byte 8, 2
        started_byte 9, 3
        started_byte 13, 4
        diffuse_even_ab
        for_each "1, 5, 11, 15, 0, 10", constant_byte
        started_byte 4, 5
        started_byte 14, 6
        diffuse_even_ce
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
        movzbl  \varying(STATE), %r11d
        varying_byte \varying, x12, x0
        first_s_box_\mode \aes, \map, x12, x0, x6, x6, x10
        vmovdqa x12, WORK_AT(MODE_VARYING)
        odd_round \aes, \map
        keep_rounds_\mode \aes, \map
        return
end_function keep_\mode\()_\kernel

/* Set STARTED for the batch whose first counter block has %r11d as its byte
   VARYING.  KEY is as for the first round.  x0, x6, x10 and x12, which are
   parked if a batch is in the registers, are lost.  */
local_function start_\mode\()_\kernel
        varying_byte \varying, x12, x0
        first_s_box_\mode \aes, \map, x12, x0, x6, x6, x10
        vmovdqa x12, WORK_AT(MODE_VARYING)
        start_bytes_\mode \aes, \map
        return
end_function start_\mode\()_\kernel

begin_operation _gcry_aria_\kernel\()_\mode
        movq    $0, HAVE_MODE
        for_all_batches \mode\()_batch, \kernel
end_operation _gcry_aria_\kernel\()_\mode, finish_mode
.endm

/* A batch of MODE, in which the byte VARYING counts.  HAVE_MODE: this batch is
   STARTED, MODE is that of its window.  */
.macro counter_batch mode, varying, kernel, part
        lea     ARIA_CTX_WIDE_KEY+128(CTX), KEY
        movzbl  \varying(STATE), %r11d
        cmp     $(256 - SIMD_BYTES), %r11d
        ja      .Lall_rounds\@          /* It wraps.  */
        .ifb    \part
        cmpq    $0, HAVE_MODE
        jne     .Lstarted\@
        /* It pays if there is another batch in the window.  */
        cmp     $(256 - 2 * SIMD_BYTES), %r11d
        ja      .Lall_rounds\@
        cmp     $SIMD_BYTES, BLOCKS
        jbe     .Lall_rounds\@
        call    keep_\mode\()_\kernel
        movzbl  \varying(STATE), %r11d
        call    start_\mode\()_\kernel
.Lstarted\@:
        movq    $0, HAVE_MODE
        second_round_\mode
        /* The next one, if there is one in the window.  */
        movzbl  \varying(STATE), %r11d
        add     $SIMD_BYTES, %r11d
        cmp     $(256 - SIMD_BYTES), %r11d
        ja      .Lbegun\@
        cmp     $SIMD_BYTES, BLOCKS
        jbe     .Lbegun\@
        call    start_\mode\()_\kernel
        movq    $1, HAVE_MODE
        .else
        cmpq    $0, HAVE_MODE
        je      .Lall_rounds\@
        second_round_\mode
        .endif
.Lbegun\@:
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
