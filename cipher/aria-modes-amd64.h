/* aria-modes-amd64.h - ARIA on byte-sliced vectors: the modes of operation
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

/* The operations of aria-kernels.h for the kernels of aria-amd64.h.  A batch
 * is as many blocks as a vector has bytes.
 *
 * define_common makes the functions that only depend on the width of a
 * vector; define_operations makes a kernel of them, given its S-boxes.
 *
 * Every operation
 *
 *   - has the C prototype of aria-kernels.h and the System V calling
 *     convention: CTX, STATE, OUT, IN and BLOCKS of aria-amd64.h are its
 *     arguments, and stay so while it runs;
 *   - takes a whole number of batches, or less than one.  That it copies into
 *     its stack, processes there, and copies what is wanted back;
 *   - reads and writes memory of any alignment; OUT may be IN;
 *   - keeps no general registers but %rbp and %rsp, and leaves zero in the
 *     vector registers and in its stack: it returns 0, nothing is to be
 *     burned.
 *
 * The functions that it calls keep CTX, STATE, OUT, IN, BLOCKS and WORK.
 */

#ifndef GCRY_ARIA_MODES_AMD64_H
#define GCRY_ARIA_MODES_AMD64_H

#include "aria-amd64.h"

/* More of the work space: what a mode keeps from batch to batch, see there,
   and a batch that has been copied.  */
#define MODE          (SLICED + 16)
#define MODE_SUM      (MODE + 16)       /* OCB */
#define MODE_VARYING  (MODE + 16)       /* CTR */
#define BATCH         (MODE + 17)
#define WORK_SIZE     (SIMD_BYTES * (BATCH + 16))

/* Above it, below the frame pointer: the number of blocks of a batch that are
   the caller's, where they go to, and what a mode uses.  */
#define COUNT         -8(%rbp)
#define SAVED_OUT     -16(%rbp)
#define MODE_16       -32(%rbp)         /* 16 bytes.  */
#define MODE_16_HI    -24(%rbp)
#define HAVE_MODE     -40(%rbp)         /* CTR: MODE is right.  */
#define FRAME_SIZE    (WORK_SIZE + 64)

#define BLOCK       16  /* The size of a block.  */
#define BATCH_SIZE  (BLOCK * SIMD_BYTES)


/* Begin an operation.  */
.macro begin_operation name
function \name
        enter_frame FRAME_SIZE, 32
        lea     128(%rsp), WORK
        movq    $SIMD_BYTES, COUNT
        cmp     $SIMD_BYTES, BLOCKS
        jae     1f
        call    copy_in
1:
.endm

/* The rounds of KERNEL: x, with 0, 6, 10, 12 parked, to SLICED.  */
.macro call_rounds kernel
        lea     ARIA_CTX_WIDE_KEY+128(CTX), KEY
        mov     ARIA_CTX_ROUNDS(CTX), ROUNDS
        call    rounds_\kernel
.endm

/* Go on with the next batch at LOOP, if there is one.  */
.macro next_batch loop
        add     $BATCH_SIZE, IN
        add     $BATCH_SIZE, OUT
        sub     $SIMD_BYTES, BLOCKS
        jnz     \loop
.endm

/* End an operation, with FINISH or FINISH_MODE.  */
.macro end_operation name, finish
        jmp     \finish
end_function \name
.endm

.macro define_finish
/* Also wipe MODE.  */
tail_function finish_mode
        vpxor   v0, v0, v0
        wipe    17, SIMD_BYTES*MODE-128, WORK, v0
        jmp     finish
end_function finish_mode

tail_function finish
        cmpq    $SIMD_BYTES, COUNT
        je      1f
        call    copy_out
        call    wipe_batch
1:
        vpxor   v0, v0, v0
        wipe    MODE, -128, WORK, v0
        vmovdqu v0_x, MODE_16
        vzeroall
        xor     %eax, %eax
        leave_frame
        return
end_function finish
.endm


/* Copy less than a batch from IN to BATCH, fill it up with zeros, and go on
   with it as if it were one batch.  %r11 and %r9 are lost.  */
.macro define_copies
local_function copy_in
        mov     BLOCKS, COUNT
        mov     OUT, SAVED_OUT
        lea     WORK_AT(BATCH), OUT
        mov     BLOCKS, %r9
        mov     OUT, %r11
1:
        vmovdqu (IN), %xmm0
        vmovdqa %xmm0, (%r11)
        add     $BLOCK, IN
        add     $BLOCK, %r11
        dec     %r9
        jnz     1b

        vpxor   %xmm0, %xmm0, %xmm0
        mov     $SIMD_BYTES, %r9d
        sub     BLOCKS, %r9
2:
        vmovdqa %xmm0, (%r11)
        add     $BLOCK, %r11
        dec     %r9
        jnz     2b

        mov     OUT, IN
        mov     $SIMD_BYTES, BLOCKS
        return
end_function copy_in

/* Copy back what is the caller's, if anything.  */
local_function copy_out
        lea     WORK_AT(BATCH), IN
        mov     SAVED_OUT, OUT
        mov     COUNT, BLOCKS
        test    OUT, OUT
        jz      2f
1:
        vmovdqa (IN), %xmm0
        vmovdqu %xmm0, (OUT)
        add     $BLOCK, IN
        add     $BLOCK, OUT
        dec     BLOCKS
        jnz     1b
2:
        return
end_function copy_out

local_function wipe_batch
        vpxor   v0, v0, v0
        wipe    16, SIMD_BYTES*BATCH-128, WORK, v0
        return
end_function wipe_batch
.endm


/* ECB.  */

/* The first round key is added before the bytes are sliced.  */
.macro input_plain n, v
        vpxor   SIMD_BYTES * (\n)(IN), v14, \v
.endm

.macro output_plain n, v
        vmovdqu \v, SIMD_BYTES * (\n)(OUT)
.endm

.macro define_ecb_common
local_function slice_plain
        load_lanes ARIA_CTX_WIDE_KEY(CTX), v14
        slice   input_plain
        return
end_function slice_plain

local_function unslice_plain
        unslice fetch_plain, output_plain
        return
end_function unslice_plain
.endm

.macro define_ecb kernel
begin_operation _gcry_aria_\kernel\()_ecb_enc
1:
        call    slice_plain
        call_rounds \kernel
        call    unslice_plain
        next_batch 1b
end_operation _gcry_aria_\kernel\()_ecb_enc, finish

same_function _gcry_aria_\kernel\()_ecb_dec, _gcry_aria_\kernel\()_ecb_enc
.endm


/* CBC and CFB decryption.  The state is the block of ciphertext in front of
   the batch.  */

/* Keep the last block of ciphertext before the output overwrites it.  %r11 is
   lost.  */
.macro keep_last_block
        mov     COUNT, %r11
        shl     $4, %r11
        vmovdqu -BLOCK(IN, %r11), %xmm0
        vmovdqu %xmm0, MODE_16
.endm

.macro set_last_block
        vmovdqu MODE_16, %xmm0
        vmovdqu %xmm0, (STATE)
.endm

/* V, whose lower half is V_X, = the blocks one in front of vector N.  */
.macro blocks_before n, v, v_x
        .if     (\n) > 0
        vmovdqu SIMD_BYTES * (\n) - BLOCK(IN), \v
        .else
        vmovdqu (STATE), \v_x
#if SIMD_BYTES == 32
        vinserti128 $1, (IN), \v, \v
#endif
        .endif
.endm

.macro input_before n, v
        blocks_before \n, v13, v13_x
        vpxor   v13, v14, \v
.endm

.macro output_xor_before n, v
        blocks_before \n, v8, v8_x
        vpxor   v8, \v, \v
        vmovdqu \v, SIMD_BYTES * (\n)(OUT)
.endm

.macro output_xor_input n, v
        vpxor   SIMD_BYTES * (\n)(IN), \v, \v
        vmovdqu \v, SIMD_BYTES * (\n)(OUT)
.endm

.macro define_chained_common
local_function unslice_xor_before
        unslice fetch_plain, output_xor_before
        return
end_function unslice_xor_before

local_function slice_before
        load_lanes ARIA_CTX_WIDE_KEY(CTX), v14
        slice   input_before
        return
end_function slice_before

local_function unslice_xor_input
        unslice fetch_plain, output_xor_input
        return
end_function unslice_xor_input
.endm

.macro define_chained kernel
begin_operation _gcry_aria_\kernel\()_cbc_dec
1:
        keep_last_block
        call    slice_plain
        call_rounds \kernel
        call    unslice_xor_before
        set_last_block
        next_batch 1b
end_operation _gcry_aria_\kernel\()_cbc_dec, finish

begin_operation _gcry_aria_\kernel\()_cfb_dec
1:
        keep_last_block
        call    slice_before
        call_rounds \kernel
        call    unslice_xor_input
        set_last_block
        next_batch 1b
end_operation _gcry_aria_\kernel\()_cfb_dec, finish
.endm


/* XTS.  The tweaks are sliced too, and lie in MODE: vector i holds byte i of
   the tweaks of all blocks of the batch.  Byte 0 is the least significant
   one: a tweak times x^8 has its bytes moved up by one.  */

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
        /* What left the upper half is times x^128 = x^7 + x^2 + x + 1.  */
        vpand   .Llower_half(%rip), \t0, \t0
        vpaddq  \t0, \t0, \t1
        vpxor   \t1, \dst, \dst
        vpsllq  $2, \t0, \t1
        vpxor   \t1, \dst, \dst
        vpsllq  $7, \t0, \t1
        vpxor   \t1, \dst, \dst
        .endif
.endm

/* The tweaks of vector N of a batch, from those of vector 0 in v14.  */
.macro input_tweaks n, v
        times_power_of_x SIMD_BYTES/BLOCK*(\n), v14, \v, v12, v13
.endm

.macro fetch_tweaked i, v
        vmovdqa WORK_AT(SLICED+\i), \v
        vpxor   WORK_AT(MODE+\i), \v, \v
.endm

/* Add the tweaks to sliced input, a vector that is parked at PARKED.  */
.macro add_tweaks_parked i, parked
        vmovdqa WORK_AT(\parked), x\i
        vpxor   WORK_AT(MODE + \i), x\i, x\i
        vmovdqa x\i, WORK_AT(\parked)
.endm

.macro define_xts_common
/* MODE = the tweaks of the first batch.  */
local_function set_tweaks
        load_lanes (STATE), v14
#if SIMD_BYTES == 32
        times_power_of_x 1, v14, v13, v0, v1
        vpblendd $0xf0, v13, v14, v14
#endif
        slice   input_tweaks
        .irp    i, 1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 14, 15
        vmovdqa x\i, WORK_AT(MODE + \i)
        .endr
        vmovdqa WORK_AT(PARKED_0), x0
        vmovdqa WORK_AT(PARKED_6), x6
        vmovdqa WORK_AT(PARKED_10), x10
        vmovdqa WORK_AT(PARKED_12), x12
        .irp    i, 0, 6, 10, 12
        vmovdqa x\i, WORK_AT(MODE + \i)
        .endr
        return
end_function set_tweaks

local_function add_tweaks
        .irp    i, 1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 14, 15
        vpxor   WORK_AT(MODE + \i), x\i, x\i
        .endr
        add_tweaks_parked 0, PARKED_0
        add_tweaks_parked 6, PARKED_6
        add_tweaks_parked 10, PARKED_10
        add_tweaks_parked 12, PARKED_12
        return
end_function add_tweaks

local_function unslice_tweaked
        unslice fetch_tweaked, output_plain
        return
end_function unslice_tweaked

/* STATE = the tweak of the block behind the last one.  %r9 and %r11 are
   lost.  */
local_function get_tweak
        mov     COUNT, %r11
        and     $(SIMD_BYTES - 1), %r11d        /* Its number in MODE.  */
#if SIMD_BYTES == 32
        mov     %r11d, %r9d
        and     $1, %r9d
        shl     $4, %r9d
        shr     $1, %r11d
        add     %r9d, %r11d                     /* Its place there.  */
#endif
        .irp    i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        movzbl  SIMD_BYTES*(MODE+\i)-128(WORK, %r11), %r9d
        mov     %r9b, \i(STATE)
        .endr
        return
end_function get_tweak
.endm

/* The tweaks of the next batch: those of this one times x^SIMD_BYTES.  The
   bytes move up by TOP = SIMD_BYTES / 8 vectors.  */
.macro define_next_tweaks kernel, map
local_function next_tweaks_\kernel
        .set    .Ltop, SIMD_BYTES / 8
        .irp    k, 0, 1, 2, 3
        .if     \k < .Ltop
        vmovdqa WORK_AT(MODE + 16 - .Ltop + \k), x\k
        .endif
        .endr
        .irp    i, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2
        .if     \i >= .Ltop
        vmovdqa WORK_AT(MODE + \i - .Ltop), x15
        vmovdqa x15, WORK_AT(MODE + \i)
        .endif
        .endr

        /* x4 ... = the low bytes of what is to be added at the bottom, x0 ...
           = the high ones, which belong to the next vector each.  */
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
        vmovdqa x6, WORK_AT(MODE + 2)
        vmovdqa x7, WORK_AT(MODE + 3)
        vpxor   WORK_AT(MODE + 4), x3, x3
        vmovdqa x3, WORK_AT(MODE + 4)
#else
        vpxor   WORK_AT(MODE + 2), x1, x1
        vmovdqa x1, WORK_AT(MODE + 2)
#endif
        vpxor   x0, x5, x5
        vmovdqa x4, WORK_AT(MODE + 0)
        vmovdqa x5, WORK_AT(MODE + 1)
        return
end_function next_tweaks_\kernel
.endm

.macro define_xts kernel, map
        define_next_tweaks \kernel, \map

begin_operation _gcry_aria_\kernel\()_xts_enc
        call    set_tweaks
1:
        call    slice_plain
        call    add_tweaks
        call_rounds \kernel
        call    unslice_tweaked
        cmpq    $SIMD_BYTES, COUNT
        jne     2f
        call    next_tweaks_\kernel
        next_batch 1b
2:
        call    get_tweak
end_operation _gcry_aria_\kernel\()_xts_enc, finish_mode

same_function _gcry_aria_\kernel\()_xts_dec, _gcry_aria_\kernel\()_xts_enc
.endm


/* OCB.  MODE holds the offsets of a batch relative to the offset in front of
 * it: offset n is the sum of L[ntz (b + 1)] ... L[ntz (b + n)] if b blocks
 * have been processed before.  From one batch to the next only one of these
 * terms changes, that of the block whose number is a multiple of the size of
 * a batch.  It is in the offsets from there on; if b is such a multiple, in
 * the last one only.
 *
 * MODE_16 holds b, MODE_SUM the sum of blocks.
 */

.macro load_pointer src, reg, reg_32
#ifdef __ILP32__
        mov     \src, \reg_32
#else
        mov     \src, \reg
#endif
.endm

.macro input_offset n, v
        vpxor   WORK_AT(MODE+\n), v14, \v
        vpxor   SIMD_BYTES * (\n)(IN), \v, \v
.endm

.macro input_offset_sum n, v
        vmovdqu SIMD_BYTES * (\n)(IN), v12
        vpxor   v12, v13, v13
        vpxor   WORK_AT(MODE+\n), v14, \v
        vpxor   v12, \v, \v
.endm

.macro output_offset n, v
        vpxor   WORK_AT(MODE+\n), \v, \v
        vpxor   v14, \v, \v
        vmovdqu \v, SIMD_BYTES * (\n)(OUT)
.endm

.macro output_offset_sum n, v
        output_offset \n, \v
        vpxor   \v, v15, v15
.endm

.macro output_sum n, v
        vmovdqu \v, SIMD_BYTES * (\n)(OUT)
        vpxor   \v, v15, v15
.endm

/* V = the offset in front of the batch.  %r11 is lost.  */
.macro load_offset v
        load_pointer ARIA_OCB_OFFSET(STATE), %r11, %r11d
        load_lanes (%r11), \v
.endm

/* v14 = the same plus the first round key.  v13 and %r11 are lost.  */
.macro load_offset_and_key
        load_offset v14
        load_lanes ARIA_CTX_WIDE_KEY(CTX), v13
        vpxor   v13, v14, v14
.endm

.macro define_ocb_common
/* Set MODE, MODE_SUM and MODE_16 for the first batch.  %rax, %r9 and %r11 are
   lost.  */
local_function set_offsets
        vpxor   v0, v0, v0
        vmovdqa v0, WORK_AT(MODE_SUM)
        load_pointer ARIA_OCB_L(STATE), %r11, %r11d
        mov     ARIA_OCB_NBLOCKS(STATE), %r9
        mov     %r9, MODE_16
        mov     COUNT, %rax
        add     %r9, %rax
        mov     %rax, MODE_16_HI
        lea     WORK_AT(MODE), %rax
        push_register BLOCKS
1:
        inc     %r9
        bsf     %r9, %r8
        shl     $4, %r8
        vpxor   (%r11, %r8), %xmm0, %xmm0
        vmovdqa %xmm0, (%rax)
        add     $BLOCK, %rax
        cmp     MODE_16_HI, %r9
        jne     1b
        pop_register BLOCKS
        return
end_function set_offsets

/* Add the last offset of MODE to the one of the state.  %rax and %r11 are
   lost.  */
local_function add_last_offset
        mov     COUNT, %r11
        shl     $4, %r11
        vmovdqa SIMD_BYTES*MODE-128-BLOCK(WORK, %r11), %xmm0
        load_pointer ARIA_OCB_OFFSET(STATE), %rax, %eax
        vpxor   (%rax), %xmm0, %xmm0
        vmovdqu %xmm0, (%rax)
        return
end_function add_last_offset

/* MODE and MODE_16 for the next batch.  %rax, %r9 and %r11 are lost.  */
local_function next_offsets
        /* %xmm0 = the term of the changing block, the old one plus the new
           one; %r9 = its number, counted from 0 in this batch.  */
        load_pointer ARIA_OCB_L(STATE), %r11, %r11d
        mov     MODE_16, %r9
        or      $(SIMD_BYTES - 1), %r9
        inc     %r9
        bsf     %r9, %rax
        shl     $4, %rax
        vmovdqu (%r11, %rax), %xmm0
        add     $SIMD_BYTES, %r9
        bsf     %r9, %rax
        shl     $4, %rax
        vpxor   (%r11, %rax), %xmm0, %xmm0
        mov     MODE_16, %rax
        addq    $SIMD_BYTES, MODE_16
        not     %rax
        and     $(SIMD_BYTES - 1), %eax

        /* Add it to this block's offset and to all behind it.  */
        shl     $4, %eax
        lea     WORK_AT(MODE), %r11
#if SIMD_BYTES == 32
        vinserti128 $1, %xmm0, %ymm0, %ymm1
        test    $16, %al
        jz      1f
        vperm2i128 $0x08, %ymm0, %ymm0, %ymm0   /* To the upper half only.  */
        and     $-32, %eax
        vpxor   (%r11, %rax), %ymm0, %ymm0
        vmovdqa %ymm0, (%r11, %rax)
        add     $32, %eax
1:
        vmovdqa %ymm1, %ymm0
#endif
        jmp     3f
2:
        vpxor   (%r11, %rax), v0, v1
        vmovdqa v1, (%r11, %rax)
        add     $SIMD_BYTES, %eax
3:
        cmp     $BATCH_SIZE, %eax
        jb      2b
        return
end_function next_offsets

/* Take from the sum what the blocks of BATCH that are not the caller's have
   added.  %rax and %r11 are lost.  */
local_function mend_sum
        mov     COUNT, %rax
        lea     WORK_AT(BATCH), %r11
        jmp     2f
1:
        shl     $4, %rax
        vmovdqa (%r11, %rax), %xmm0
        vpxor   WORK_AT(MODE_SUM), %xmm0, %xmm0
        vmovdqa %xmm0, WORK_AT(MODE_SUM)
        shr     $4, %rax
        inc     %rax
2:
        cmp     $SIMD_BYTES, %rax
        jne     1b
        return
end_function mend_sum

/* Add MODE_SUM to the sum of the state.  %r11 is lost.  */
local_function add_sum
        vmovdqa WORK_AT(MODE_SUM), v0
#if SIMD_BYTES == 32
        vextracti128 $1, %ymm0, %xmm1
        vpxor   %xmm1, %xmm0, %xmm0
#endif
        load_pointer ARIA_OCB_SUM(STATE), %r11, %r11d
        vpxor   (%r11), %xmm0, %xmm0
        vmovdqu %xmm0, (%r11)
        return
end_function add_sum

local_function slice_offset
        load_offset_and_key
        slice   input_offset
        return
end_function slice_offset

local_function slice_offset_sum
        load_offset_and_key
        vmovdqa WORK_AT(MODE_SUM), v13
        slice   input_offset_sum, store_input_sum
        return
end_function slice_offset_sum

local_function unslice_offset
        load_offset v14
        unslice fetch_plain, output_offset
        return
end_function unslice_offset

local_function unslice_offset_sum
        load_offset v14
        vmovdqa WORK_AT(MODE_SUM), v15
        unslice fetch_plain, output_offset_sum
        vmovdqa v15, WORK_AT(MODE_SUM)
        return
end_function unslice_offset_sum

local_function unslice_sum
        vmovdqa WORK_AT(MODE_SUM), v15
        lea     WORK_AT(BATCH), OUT
        unslice fetch_plain, output_sum
        vmovdqa v15, WORK_AT(MODE_SUM)
        return
end_function unslice_sum
.endm

.macro store_input_sum
        vmovdqa v13, WORK_AT(MODE_SUM)
.endm

/* One of the operations of OCB.  */
.macro define_ocb_operation name, kernel, slice, unslice
begin_operation _gcry_aria_\kernel\()_\name
        call    set_offsets
        jmp     2f
1:
        call    next_offsets
2:
        call    \slice
        call_rounds \kernel
        call    \unslice
        call    add_last_offset
        next_batch 1b
        .ifnc   \name, ocb_enc
        call    mend_sum
        .endif
        call    add_sum
        .ifc    \name, ocb_auth
        call    wipe_batch
        .endif
end_operation _gcry_aria_\kernel\()_\name, finish_mode
.endm

.macro define_ocb kernel
        define_ocb_operation ocb_enc, \kernel, slice_offset_sum, unslice_offset
        define_ocb_operation ocb_dec, \kernel, slice_offset, unslice_offset_sum
        define_ocb_operation ocb_auth, \kernel, slice_offset, unslice_sum
.endm


#include "aria-counter-amd64.h"

/* The functions that all kernels of one width share.  */
.macro define_common
        define_copies
        define_finish
        define_ecb_common
        define_chained_common
        define_xts_common
        define_ocb_common
        define_counter_common
.endm

/* What the macros here and in the other headers look up.  */
.macro define_constants
        constants
        define_maps
constant .Llower_half
        .rept   SIMD_BYTES / BLOCK
        .quad   -1, 0
        .endr
constant .Lspread
        .irp    i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .fill   SIMD_BYTES, 1, \i
        .endr
/* The numbers of the blocks in a sliced vector.  */
constant .Lblock_numbers
        .irp    i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .byte   SIMD_BYTES / 16 * \i
        .endr
#if SIMD_BYTES == 32
        .irp    i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .byte   2 * \i + 1
        .endr
#endif
.endm

/* All operations of KERNEL; aria-amd64.h says what AES and MAP are.  */
.macro define_operations kernel, aes, map
        define_rounds \kernel, \aes, \map
        define_ecb \kernel
        define_chained \kernel
        define_xts \kernel, \map
        define_ocb \kernel
        define_counter \kernel, \aes, \map
.endm

#endif /*GCRY_ARIA_MODES_AMD64_H*/
