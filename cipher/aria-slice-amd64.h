/* aria-slice-amd64.h - ARIA on byte-sliced vectors: slicing and its reverse
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

/* Slicing transposes the 16 x 16 bytes of every lane.  Of the number of the
 * vector, n = n3 n2 n1 n0 in binary, and of the place of a byte in a lane,
 * p = p3 p2 p1 p0, one interleaving of all vectors whose numbers differ in one
 * bit moves this bit behind p0, and p3 to where the bit was:
 *
 *      n3 n2 n1 n0  p3 p2 p1 p0
 *      p3 n2 n1 n0  p2 p1 p0 n3        n and n + 8 interleaved
 *      p3 p2 n1 n0  p1 p0 n3 n2        n and n + 4
 *      p3 p2 p1 n0  p0 n3 n2 n1        n and n + 2
 *      p3 p2 p1 p0  n3 n2 n1 n0        n and n + 1
 *
 * Two steps at a time are done on four vectors.  The same undoes it.
 */

#ifndef GCRY_ARIA_SLICE_AMD64_H
#define GCRY_ARIA_SLICE_AMD64_H

#include "aria-amd64.h"

/* LOW and HIGH = the bytes of A and B in turn, lower and upper halves of each
   lane.  HIGH may be A or B.  */
.macro interleave a, b, low, high
        vpunpcklbw \b, \a, \low
        vpunpckhbw \b, \a, \high
.endm


/* The first two steps of the input vectors N, N + 4, N + 8, N + 12: R<i> is
   the one whose p3 p2 is i.  INPUT n, v, PART puts the input vector n into v;
   v12, v13 and v14 are its own.  v2, v4, v6, v8, v10 are lost.  */
.macro slice_4 input, part, n, r0, r1, r2, r3
        \input  \n, v2, \part
        \input  \n+8, v6, \part
        \input  \n+4, v4, \part
        \input  \n+12, v8, \part
        interleave v2, v6, v10, v6
        interleave v4, v8, v2, v8
        interleave v10, v2, \r0, \r1
        interleave v6, v8, \r2, \r3
.endm

/* The last two steps for p3 p2 = I.  On entry E and H hold the vectors with
   n1 n0 = 0 and 1, the other two are in the work space.  On return F, G, E2, H
   hold bytes 4 I to 4 I + 3.  */
.macro slice_rest i, e, h, f, g, e2
        interleave \e, WORK_AT(SLICED+\i), \f, \e
        interleave \h, WORK_AT(SLICED+4+\i), \e2, \h
        vpunpckhbw \e2, \f, \g
        vpunpcklbw \e2, \f, \f
        interleave \e, \h, \e2, \h
.endm

/* Slice the input vectors: x, with 0, 6, 10, 12 parked.  FINISH, if any, is
   done when all input has been read.  */
.macro slice input, finish, part
        slice_4 \input, \part, 2, v0, v1, v5, v9
        vmovdqa v0, WORK_AT(SLICED + 0)
        vmovdqa v1, WORK_AT(SLICED + 1)
        vmovdqa v5, WORK_AT(SLICED + 2)
        vmovdqa v9, WORK_AT(SLICED + 3)
        slice_4 \input, \part, 3, v0, v1, v5, v9
        vmovdqa v0, WORK_AT(SLICED + 4)
        vmovdqa v1, WORK_AT(SLICED + 5)
        vmovdqa v5, WORK_AT(SLICED + 6)
        vmovdqa v9, WORK_AT(SLICED + 7)
        slice_4 \input, \part, 0, v0, v1, v5, v9
        slice_4 \input, \part, 1, v3, v7, v11, v15
        \finish

        slice_rest 3, v9, x15, x12, x13, x14
        vmovdqa x12, WORK_AT(PARKED_12)
        slice_rest 2, v5, x11, x8, x9, x10
        vmovdqa x10, WORK_AT(PARKED_10)
        slice_rest 1, v1, x7, x4, x5, x6
        vmovdqa x6, WORK_AT(PARKED_6)
        slice_rest 0, v0, x3, v12, x1, x2
        vmovdqa v12, WORK_AT(PARKED_0)
.endm

/* The first two steps of the vectors I, I + 4, I + 8, I + 12.  FETCH i, v gets
   the vector i into v.  v8 to v11 are lost.  */
.macro unslice_4 fetch, i, r0, r1, r2, r3
        \fetch  \i, v8
        \fetch  \i+8, v9
        \fetch  \i+4, v10
        \fetch  \i+12, v11
        interleave v8, v9, \r3, v9
        interleave v10, v11, v8, v11
        interleave \r3, v8, \r0, \r1
        interleave v9, v11, \r2, \r3
.endm

/* The last two steps for the vectors 4 I to 4 I + 3.  OUTPUT n, v, PART takes
   the vector n from v; v8 and v9, v14 and v15 are its own.  */
.macro unslice_rest output, part, i, e, h
        interleave \e, WORK_AT(SLICED+2+4*\i), v8, \e
        interleave \h, WORK_AT(SLICED+3+4*\i), v9, \h
        interleave v8, v9, v10, v11
        interleave \e, \h, v12, v13
        \output 4*\i+3, v13, \part
        \output 4*\i+2, v12, \part
        \output 4*\i+1, v11, \part
        \output 4*\i, v10, \part
.endm

.macro fetch_plain i, v
        vmovdqa WORK_AT(SLICED+\i), \v
.endm

/* The reverse of slicing: from FETCH to OUTPUT, which gets the highest vector
   first.  */
.macro unslice fetch, output, part
        unslice_4 \fetch, 2, v0, v1, v2, v3
        vmovdqa v0, WORK_AT(SLICED + 2)
        vmovdqa v1, WORK_AT(SLICED + 6)
        vmovdqa v2, WORK_AT(SLICED + 10)
        vmovdqa v3, WORK_AT(SLICED + 14)
        unslice_4 \fetch, 3, v0, v1, v2, v3
        vmovdqa v0, WORK_AT(SLICED + 3)
        vmovdqa v1, WORK_AT(SLICED + 7)
        vmovdqa v2, WORK_AT(SLICED + 11)
        vmovdqa v3, WORK_AT(SLICED + 15)
        unslice_4 \fetch, 0, v0, v1, v2, v3
        unslice_4 \fetch, 1, v4, v5, v6, v7

        unslice_rest \output, \part, 3, v3, v7
        unslice_rest \output, \part, 2, v2, v6
        unslice_rest \output, \part, 1, v1, v5
        unslice_rest \output, \part, 0, v0, v4
.endm

#endif /*GCRY_ARIA_SLICE_AMD64_H*/
