/* aria-amd64.h - ARIA on byte-sliced vectors: S-boxes, diffusion, rounds
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

/* For kernels with 16 vector registers of 16 or 32 bytes, which take as many
 * blocks side by side.  (The 64-way kernel has 32 registers and ternary
 * logic, and another plan.)
 *
 * Byte-sliced means that vector i holds byte i of every block:
 *
 *             block 0  block 1  block 2 ...
 *     x0      byte 0   byte 0   byte 0
 *     x1      byte 1   byte 1   byte 1
 *     ...
 *     x15     byte 15  byte 15  byte 15
 *
 * so that the diffusion is xors of whole vectors and every vector goes
 * through one S-box.  With 32 bytes, the lower 16 hold the blocks 0, 2, 4 ...
 * and the upper 16 the others: two blocks are loaded at a time, and a byte
 * never changes lanes.
 *
 * The S-boxes.  aesenclast is S1 and a key, aesdeclast X1 and a key; S2 and
 * X2 are one affine map away (aria-consts-amd64.h).  The key is the one that
 * comes behind the diffusion, moved to before it: _gcry_aria_set_wide_keys.
 * The AES instructions also change the order of the bytes in a vector, that
 * is of the blocks: aesenclast does ShiftRows, aesdeclast the inverse.
 * ShiftRows has order 4, so ShiftRows twice undoes itself.  Applied to the
 * bytes i with i mod 4 = 2 or 3 it brings all 16 vectors into one order:
 * that of ShiftRows after an odd round, when these bytes are from aesdeclast,
 * and the old one after an even round, when they are from aesenclast.
 *
 * The diffusion.  With the bytes of the input and of the output laid out as
 *
 *      x  3  4  9 14          y  0  5 11 14
 *         8 15  2  5            10 15  1  4
 *         6  1 12 11             7  2 12  9
 *        13 10  7  0            13  8  6  3
 *
 * a byte of y is the byte of x at its place, plus the sum of x over this row,
 * plus the sum of x over this column.  It makes no difference if rows and
 * columns change their roles.  Call the rows a, b, c, e, with columns 0 to 3:
 *
 *      p[j] = a[j] + b[j]            q[j] = c[j] + e[j]
 *      u[j] = b[j] + sum of a        w[j] = e[j] + sum of c
 *
 *      row a of y:  u[j] + q[j]
 *      row b of y:  row a of y + sum of the other three p
 *      row c of y:  w[j] + p[j]
 *      row e of y:  row c of y + sum of the other three q
 *
 * which takes 50 xors.  Everything is done in place.  An odd round takes the
 * rows of the grid for a, b, c, e; an even one the columns 0, 2, 1, 3.  After
 * both each byte is in its own register again: v<i> holds x<i> before an odd
 * round, and y<i> below says where byte i is before an even one.
 *
 * Registers are needed for keys and tables.  So four of the vectors that a
 * round needs in its second half are in memory before, "parked": those that
 * the round before had ready first, and that have the simpler S-boxes.
 */

#ifndef GCRY_ARIA_AMD64_H
#define GCRY_ARIA_AMD64_H

#include "aria-consts-amd64.h"
#include "aria-offsets.h"
#include "simd-amd64.h"

/* What general registers hold, in all functions.  */
#define CTX     %rdi    /* aria_context_t */
#define STATE   %rsi    /* The state of the mode.  */
#define OUT     %rdx    /* The output of the next batch.  */
#define IN      %rcx    /* The input of the next batch.  */
#define BLOCKS  %r8     /* The number of blocks left.  */
#define KEY     %rax    /* The keys of the next two rounds, plus 64.  */
#define ROUNDS  %r9d    /* The number of rounds left.  */
#define WORK    %r10    /* The work space, plus 128.  */

/* Vector number N of the work space.  The first eight have short
   addresses.  */
#define WORK_AT(n)  (SIMD_BYTES*(n)-128)(WORK)

/* The places of parked vectors and of two of the u.  */
#define PARKED_0   0
#define PARKED_4   1
#define PARKED_6   2
#define PARKED_10  3
#define PARKED_12  4
#define PARKED_14  5
#define SAVED_U0   6
#define SAVED_U3   7
/* 16 vectors between the steps.  */
#define SLICED     8

        name_register x0, v0, v0_x
        name_register x1, v1, v1_x
        name_register x2, v2, v2_x
        name_register x3, v3, v3_x
        name_register x4, v4, v4_x
        name_register x5, v5, v5_x
        name_register x6, v6, v6_x
        name_register x7, v7, v7_x
        name_register x8, v8, v8_x
        name_register x9, v9, v9_x
        name_register x10, v10, v10_x
        name_register x11, v11, v11_x
        name_register x12, v12, v12_x
        name_register x13, v13, v13_x
        name_register x14, v14, v14_x
        name_register x15, v15, v15_x

        name_register y0, v8, v8_x
        name_register y1, v14, v14_x
        name_register y2, v10, v10_x
        name_register y3, v12, v12_x
        name_register y4, v9, v9_x
        name_register y5, v15, v15_x
        name_register y6, v11, v11_x
        name_register y7, v13, v13_x
        name_register y8, v6, v6_x
        name_register y9, v0, v0_x
        name_register y10, v4, v4_x
        name_register y11, v2, v2_x
        name_register y12, v7, v7_x
        name_register y13, v1, v1_x
        name_register y14, v5, v5_x
        name_register y15, v3, v3_x


/* The AES step: X = AES (X) + key byte I of the row of keys at ROW (KEY),
 * where AES is aesenclast or aesdeclast.  T0 and T1 are lost.
 */

/* With instructions for a whole vector.  */
.macro aes_vector aes, i, row, x, t0, t1
        vbroadcastss \row + 4 * \i(KEY), \t0
        v\aes   \t0, \x, \x
.endm

/* With instructions for one half of 32 bytes.  */
.macro aes_halves aes, i, row, x, t0, t1
        vextracti128 $1, \x, \t1\()_x
        vbroadcastss \row + 4 * \i(KEY), \t0\()_x
        v\aes   \t0\()_x, \x\()_x, \x\()_x
        v\aes   \t0\()_x, \t1\()_x, \t1\()_x
        vinserti128 $1, \t1\()_x, \x, \x
.endm

/* The affine step: X = NAME (X), a map of aria-consts-amd64.h.  prepare_...
 * comes first and T2 and T3 then have to be left as they are; T0 is lost.
 */

        .set    .LC_constant, ARIA_C_CONSTANT
        .set    .LF_constant, ARIA_F_CONSTANT
        .set    .LREDUCE_0_constant, ARIA_REDUCE_0_CONSTANT
        .set    .LREDUCE_1_constant, ARIA_REDUCE_1_CONSTANT

.macro prepare_gfni name, t2, t3
.endm

.macro map_gfni name, x, t0, t2, t3
        vgf2p8affineqb $.L\name\()_constant, .L\name\()_matrix(%rip), \x, \x
.endm

.macro prepare_nibbles name, t2, t3
        vmovdqa .L\name\()_low(%rip), \t2
        vmovdqa .L\name\()_high(%rip), \t3
.endm

.macro map_nibbles name, x, t0, t2, t3
        vpand   .Llow_nibbles(%rip), \x, \t0
        vpsrld  $4, \x, \x
        vpand   .Llow_nibbles(%rip), \x, \x
        vpshufb \t0, \t2, \t0
        vpshufb \x, \t3, \x
        vpxor   \t0, \x, \x
.endm

/* ACTION with each item of LIST, which may be empty, and ARGUMENTS if there
   are any.  */
.macro for_each list, action, arguments:vararg
        .ifnb   \list
        .irp    item, \list
        .ifb    \arguments
        \action \item
        .else
        \action \item, \arguments
        .endif
        .endr
        .endif
.endm

.macro aes_step i, step, aes, row, s, t0, t1
        aes_\step \aes, \i, \row, \s\i, \t0, \t1
.endm

.macro map_step i, step, name, s, t0, t2, t3
        map_\step \name, \s\i, \t0, \t2, \t3
.endm

.macro shift_step i, s
        vpshufb .Lshift_rows_twice(%rip), \s\i, \s\i
.endm

/* The S-boxes of some bytes, with the keys at ROW (KEY).  S1, S2, X1 and X2
   are lists of the bytes that go through the S-box of that name, TWICE of
   those that need ShiftRows twice.  Byte i is in register \s<i>, S being x or
   y.  AES and MAP are the steps above: vector or halves, gfni or nibbles.  */
.macro substitute aes, map, row, s, s1, s2, x1, x2, twice, t0, t1, t2, t3
        .ifnb   \x2
        prepare_\map F, \t2, \t3
        .endif
        for_each "\x2", map_step, \map, F, \s, \t0, \t2, \t3
        for_each "\s2", aes_step, \aes, aesenclast, \row, \s, \t0, \t1
        for_each "\x2", aes_step, \aes, aesdeclast, \row, \s, \t0, \t1
        .ifnb   \s2
        prepare_\map C, \t2, \t3
        .endif
        for_each "\s2", map_step, \map, C, \s, \t0, \t2, \t3
        for_each "\x1", aes_step, \aes, aesdeclast, \row, \s, \t0, \t1
        for_each "\s1", aes_step, \aes, aesenclast, \row, \s, \t0, \t1
        for_each "\twice", shift_step, \s
.endm


/* The first half of the diffusion: a = p, b = u.  b0 and b3 are saved and
   then free.  T0 and T1 are lost.  */
.macro diffuse_ab a0, a1, a2, a3, b0, b1, b2, b3, t0, t1
        vpxor   \a0, \a1, \t0
        vpxor   \a2, \a3, \t1
        vpxor   \b0, \a0, \a0
        vpxor   \b1, \a1, \a1
        vpxor   \b2, \a2, \a2
        vpxor   \b3, \a3, \a3
        vpxor   \t0, \t1, \t0           /* The sum of a.  */
        vpxor   \t0, \b0, \b0
        vpxor   \t0, \b3, \b3
        vmovdqa \b0, WORK_AT(SAVED_U0)
        vmovdqa \b3, WORK_AT(SAVED_U3)
        vpxor   \t0, \b1, \b1
        vpxor   \t0, \b2, \b2
.endm

/* The second half.  It leaves
 *
 *      row a of y in  (parked) b1 b2 (parked)      row c in  e0 e1 e2 e3
 *      row b of y in  a1 a0 a3 a2                  row e in  c1 c0 c3 c2
 *
 * and parks columns 0 and 3 of row a at PARK_0 and PARK_3.  */
.macro diffuse_ce a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, \
                  e0, e1, e2, e3, park_0, park_3
        /* c = q, e = w, then row c of y.  */
        vpxor   \c0, \c1, \b0
        vpxor   \c2, \c3, \b3
        vpxor   \e0, \c0, \c0
        vpxor   \e1, \c1, \c1
        vpxor   \e2, \c2, \c2
        vpxor   \e3, \c3, \c3
        vpxor   \b0, \b3, \b0           /* The sum of c.  */
        vpxor   \a0, \e0, \e0
        vpxor   \a1, \e1, \e1
        vpxor   \a2, \e2, \e2
        vpxor   \a3, \e3, \e3
        vpxor   \b0, \e0, \e0
        vpxor   \b0, \e1, \e1
        vpxor   \b0, \e2, \e2
        vpxor   \b0, \e3, \e3

        /* The sums of three p: a1 has all but p0, and so on.  */
        vpxor   \a0, \a1, \b0
        vpxor   \a2, \a3, \b3
        vpxor   \b3, \a0, \a0
        vpxor   \b3, \a1, \a1
        vpxor   \b0, \a2, \a2
        vpxor   \b0, \a3, \a3

        /* Rows a and b of y.  */
        vpxor   WORK_AT(SAVED_U0), \c0, \b0
        vpxor   WORK_AT(SAVED_U3), \c3, \b3
        vpxor   \c1, \b1, \b1
        vpxor   \c2, \b2, \b2
        vmovdqa \b0, WORK_AT(\park_0)
        vmovdqa \b3, WORK_AT(\park_3)
        vpxor   \b0, \a1, \a1
        vpxor   \b3, \a2, \a2
        vpxor   \b1, \a0, \a0
        vpxor   \b2, \a3, \a3

        /* The sums of three q, then row e of y.  */
        vpxor   \c0, \c1, \b0
        vpxor   \c2, \c3, \b3
        vpxor   \b3, \c0, \c0
        vpxor   \b3, \c1, \c1
        vpxor   \b0, \c2, \c2
        vpxor   \b0, \c3, \c3
        vpxor   \e1, \c0, \c0
        vpxor   \e0, \c1, \c1
        vpxor   \e3, \c2, \c2
        vpxor   \e2, \c3, \c3
.endm


/* An odd round, with the keys at -64 (KEY).  It takes x, with the bytes 0, 6,
   10, 12 parked, and leaves y, with 0, 4, 10, 14 parked.  */
.macro odd_round aes, map
        substitute \aes, \map, -64, x, "4, 8", "9, 5", "14, 2", "3, 15", \
                "14, 2, 3, 15", x12, x0, x6, x10
        diffuse_ab x3, x4, x9, x14,  x8, x15, x2, x5,  x12, x0
        substitute \aes, \map, -64, x, "", "1, 13", "", "11, 7", \
                "11, 7", x12, x0, x6, x10
        vmovdqa WORK_AT(PARKED_6), x6
        vmovdqa WORK_AT(PARKED_10), x10
        vmovdqa WORK_AT(PARKED_12), x12
        vmovdqa WORK_AT(PARKED_0), x0
        substitute \aes, \map, -64, x, "12, 0", "", "6, 10", "", \
                "6, 10", x8, x5
        diffuse_ce x3, x4, x9, x14,  x8, x15, x2, x5, \
                x6, x1, x12, x11,  x13, x10, x7, x0,  PARKED_0, PARKED_14
        vmovdqa y10, WORK_AT(PARKED_10)
        vmovdqa y4, WORK_AT(PARKED_4)
.endm

.macro diffuse_even_ab
        diffuse_ab y3, y6, y13, y8,  y9, y12, y7, y2,  y4, y0
.endm

.macro diffuse_even_ce
        diffuse_ce y3, y6, y13, y8,  y9, y12, y7, y2, \
                y4, y1, y10, y15,  y14, y11, y0, y5,  PARKED_0, PARKED_10
        vmovdqa x12, WORK_AT(PARKED_12)
        vmovdqa x6, WORK_AT(PARKED_6)
.endm

/* An even round, with the keys at (KEY), from y to x.  */
.macro even_round aes, map
        substitute \aes, \map, 0, y, "6, 2", "3, 7", "8, 12", "13, 9", \
                "6, 2, 3, 7", y4, y0, y10, y14
        diffuse_even_ab
        substitute \aes, \map, 0, y, "", "15, 11", "", "1, 5", \
                "15, 11", y4, y0, y10, y14
        vmovdqa WORK_AT(PARKED_10), y10
        vmovdqa WORK_AT(PARKED_14), y14
        vmovdqa WORK_AT(PARKED_4), y4
        vmovdqa WORK_AT(PARKED_0), y0
        substitute \aes, \map, 0, y, "10, 14", "", "4, 0", "", \
                "10, 14", y9, y2
        diffuse_even_ce
.endm

/* The last round, with the keys at (KEY), from y to the vectors SLICED of the
   work space: an even one without diffusion.  */
.macro last_round aes, map
        substitute \aes, \map, 0, y, "6, 2", "3, 7", "8, 12", "13, 9", \
                "6, 2, 3, 7", y4, y0, y10, y14
        .irp    i, 3, 6, 13, 8, 9, 12, 7, 2
        vmovdqa y\i, WORK_AT(SLICED + \i)
        .endr
        substitute \aes, \map, 0, y, "", "15, 11", "", "1, 5", \
                "15, 11", y4, y0, y10, y14
        vmovdqa WORK_AT(PARKED_10), y10
        vmovdqa WORK_AT(PARKED_14), y14
        vmovdqa WORK_AT(PARKED_4), y4
        vmovdqa WORK_AT(PARKED_0), y0
        substitute \aes, \map, 0, y, "10, 14", "", "4, 0", "", \
                "10, 14", y9, y2
        .irp    i, 4, 1, 10, 15, 14, 11, 0, 5
        vmovdqa y\i, WORK_AT(SLICED + \i)
        .endr
.endm

/* All rounds.  KEY and ROUNDS say where to begin; the input is x with 0, 6,
   10, 12 parked, the output the vectors SLICED of the work space.  */
.macro define_rounds kernel, aes, map
local_function rounds_\kernel
1:
        odd_round \aes, \map
        sub     $2, ROUNDS
        jz      2f
        even_round \aes, \map
        add     $128, KEY
        jmp     1b
2:
        last_round \aes, \map
        return
end_function rounds_\kernel
.endm


.macro fill_vector values:vararg
        .rept   SIMD_BYTES / 16
        .byte   \values
        .endr
.endm

.macro fill_matrix value
        .rept   SIMD_BYTES / 8
        .quad   \value
        .endr
.endm

/* The maps in the forms that the affine steps want.  */
.macro define_maps
constant .LC_low
        fill_vector ARIA_C_LOW
constant .LC_high
        fill_vector ARIA_C_HIGH
constant .LC_matrix
        fill_matrix ARIA_C_MATRIX
constant .LF_low
        fill_vector ARIA_F_LOW
constant .LF_high
        fill_vector ARIA_F_HIGH
constant .LF_matrix
        fill_matrix ARIA_F_MATRIX
constant .LREDUCE_0_low
        fill_vector ARIA_REDUCE_0_LOW
constant .LREDUCE_0_high
        fill_vector ARIA_REDUCE_0_HIGH
constant .LREDUCE_0_matrix
        fill_matrix ARIA_REDUCE_0_MATRIX
constant .LREDUCE_1_low
        fill_vector ARIA_REDUCE_1_LOW
constant .LREDUCE_1_high
        fill_vector ARIA_REDUCE_1_HIGH
constant .LREDUCE_1_matrix
        fill_matrix ARIA_REDUCE_1_MATRIX
constant .Llow_nibbles
        .fill   SIMD_BYTES, 1, 0x0f
constant .Lshift_rows_twice
        fill_vector ARIA_SHIFT_ROWS_TWICE
.endm

#endif /*GCRY_ARIA_AMD64_H*/
