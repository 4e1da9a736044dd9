/* aria-xts-amd64.h - ARIA on byte-sliced vectors: XTS
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

/* The tweaks are sliced too, and lie in MODE: vector i holds byte i of the
 * tweaks of all blocks of a batch.  Byte 0 is the least significant one, so
 * that a tweak times x^8 has its bytes moved to the next vector, and what is
 * moved out at the top comes in at the bottom times
 * x^128 = x^7 + x^2 + x + 1.
 */

#ifndef GCRY_ARIA_XTS_AMD64_H
#define GCRY_ARIA_XTS_AMD64_H

/* DST = SRC * x^POWER, 0 <= POWER < 57, for every 16 bytes.  T0 and T1 are
   lost.  */
.macro times_power_of_x power, src, dst, t0, t1
        .if     (\power) == 0
        vmovdqa \src, \dst
        .else
        vpsllq  $(\power), \src, \dst
        vpsrlq  $(64 - (\power)), \src, \t0
        vpshufd $0x4e, \t0, \t0         /* Halves swapped.  */
        vpxor   \t0, \dst, \dst
        /* Once more what left the upper half, times x + x^2 + x^7.  */
        vpand   .Llower_half(%rip), \t0, \t0
        vpaddq  \t0, \t0, \t1
        vpxor   \t1, \dst, \dst
        vpsllq  $2, \t0, \t1
        vpxor   \t1, \dst, \dst
        vpsllq  $7, \t0, \t1
        vpxor   \t1, \dst, \dst
        .endif
.endm

/* v14 = the tweaks of the first vector of a batch.  */
.macro load_tweak
        load_lanes (STATE), v14
#if SIMD_BYTES == 32
        times_power_of_x 1, v14, v13, v0, v1
        vpblendd $0xf0, v13, v14, v14
#endif
.endm

/* The tweaks of vector N.  */
.macro input_tweaks n, v, part
        times_power_of_x SIMD_BYTES/BLOCK*(\n), v14, \v, v12, v13
.endm

.macro fetch_tweaked i, v
        vmovdqa WORK_AT(SLICED+\i), \v
        vpxor   WORK_AT(MODE+\i), \v, \v
.endm

/* Add the tweaks to sliced input, a vector that is parked at PARKED.  */
.macro add_tweaks_parked i, parked
        vmovdqa WORK_AT(\parked), x\i
        vpxor   WORK_AT(MODE+\i), x\i, x\i
        vmovdqa x\i, WORK_AT(\parked)
.endm

.macro keep_parked_tweaks i, parked
        vmovdqa WORK_AT(\parked), x\i
        vmovdqa x\i, WORK_AT(MODE+\i)
.endm

.macro define_xts_common
/* MODE = the tweaks of the first batch.  */
local_function set_tweaks
        load_tweak
        slice   input_tweaks
        .irp    i, 1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 14, 15
        vmovdqa x\i, WORK_AT(MODE+\i)
        .endr
        keep_parked_tweaks 0, PARKED_0
        keep_parked_tweaks 6, PARKED_6
        keep_parked_tweaks 10, PARKED_10
        keep_parked_tweaks 12, PARKED_12
        return
end_function set_tweaks

local_function add_tweaks
        .irp    i, 1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 14, 15
        vpxor   WORK_AT(MODE+\i), x\i, x\i
        .endr
        add_tweaks_parked 0, PARKED_0
        add_tweaks_parked 6, PARKED_6
        add_tweaks_parked 10, PARKED_10
        add_tweaks_parked 12, PARKED_12
        return
end_function add_tweaks

        define_unslice unslice_tweaked, fetch_tweaked, output_plain

/* STATE = the tweak of block BLOCKS, the one behind the last, in MODE.  %r9
   and %r11 are lost.  */
local_function get_tweak
        mov     BLOCKS, %r11
#if SIMD_BYTES == 32
        /* Where it is in a vector.  */
        mov     %r11d, %r9d
        and     $1, %r9d
        shl     $4, %r9d
        shr     $1, %r11d
        add     %r9d, %r11d
#endif
        .irp    i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        movzbl  SIMD_BYTES*(MODE+\i)-128(WORK, %r11), %r9d
        mov     %r9b, \i(STATE)
        .endr
        return
end_function get_tweak
.endm

/* MODE = the tweaks of the next batch, those of this one times x^SIMD_BYTES:
   bytes move up by TOP = SIMD_BYTES / 8 vectors.  */
.macro define_next_tweaks kernel, map
local_function next_tweaks_\kernel
        .set    .Ltop, SIMD_BYTES / 8
        .irp    k, 0, 1, 2, 3
        .if     \k < .Ltop
        vmovdqa WORK_AT(MODE+16-.Ltop+\k), x\k
        .endif
        .endr
        .irp    i, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2
        .if     \i >= .Ltop
        vmovdqa WORK_AT(MODE+\i-.Ltop), x15
        vmovdqa x15, WORK_AT(MODE+\i)
        .endif
        .endr

        /* x4 ... = the low bytes of what comes in at the bottom, x0 ... = the
           high ones, each of which belongs to the next vector.  */
        prepare_\map REDUCE_0, x9, x10
        vmovdqa x0, x4
        map_\map REDUCE_0, x4, x8, x9, x10
        vmovdqa x1, x5
        map_\map REDUCE_0, x5, x8, x9, x10
#if SIMD_BYTES == 32
        vmovdqa x2, x6
        map_\map REDUCE_0, x6, x8, x9, x10
        vmovdqa x3, x7
        map_\map REDUCE_0, x7, x8, x9, x10
#endif
        prepare_\map REDUCE_1, x9, x10
        map_\map REDUCE_1, x0, x8, x9, x10
        map_\map REDUCE_1, x1, x8, x9, x10
#if SIMD_BYTES == 32
        map_\map REDUCE_1, x2, x8, x9, x10
        map_\map REDUCE_1, x3, x8, x9, x10
        vpxor   x1, x6, x6
        vpxor   x2, x7, x7
        vmovdqa x6, WORK_AT(MODE+2)
        vmovdqa x7, WORK_AT(MODE+3)
        vpxor   WORK_AT(MODE+4), x3, x3
        vmovdqa x3, WORK_AT(MODE+4)
#else
        vpxor   WORK_AT(MODE+2), x1, x1
        vmovdqa x1, WORK_AT(MODE+2)
#endif
        vpxor   x0, x5, x5
        vmovdqa x4, WORK_AT(MODE+0)
        vmovdqa x5, WORK_AT(MODE+1)
        return
end_function next_tweaks_\kernel
.endm

.macro xts_batch kernel, part
        call    slice_plain\part
        call    add_tweaks
        call_rounds \kernel
        call    unslice_tweaked\part
        .ifb    \part
        call    next_tweaks_\kernel
        .endif
.endm

.macro define_xts kernel, map
        define_next_tweaks \kernel, \map

begin_operation _gcry_aria_\kernel\()_xts_enc
        call    set_tweaks
        for_all_batches xts_batch, \kernel
        call    get_tweak
end_operation _gcry_aria_\kernel\()_xts_enc, finish_mode

same_function _gcry_aria_\kernel\()_xts_dec, _gcry_aria_\kernel\()_xts_enc
.endm

.macro define_xts_constants
constant .Llower_half
        .rept   SIMD_BYTES / BLOCK
        .quad   -1, 0
        .endr
.endm

#endif /*GCRY_ARIA_XTS_AMD64_H*/
