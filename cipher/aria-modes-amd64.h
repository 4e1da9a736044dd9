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
#define MODE        (SLICED + 16)
#define MODE_SUM    (MODE + 16)
#define BATCH       (MODE + 17)
#define WORK_SIZE   (SIMD_BYTES * (BATCH + 16))

/* Above it, below the frame pointer: the number of blocks of a batch that are
   the caller's, where they go to, and 16 bytes that a mode uses.  */
#define COUNT       -8(%rbp)
#define SAVED_OUT   -16(%rbp)
#define MODE_16     -32(%rbp)
#define MODE_16_HI  -24(%rbp)
#define FRAME_SIZE  (WORK_SIZE + 32)

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

/* End an operation.  */
.macro end_operation name
        cmpq    $SIMD_BYTES, COUNT
        je      1f
        call    copy_out
1:
        vpxor   v0, v0, v0
        wipe_stack WORK_SIZE, v0
        vzeroall
        xor     %eax, %eax
        leave_frame
        return
end_function \name
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
        unslice output_plain
        return
end_function unslice_plain
.endm

.macro define_ecb kernel
begin_operation _gcry_aria_\kernel\()_ecb_enc
.Lecb_\kernel:
        call    slice_plain
        call_rounds \kernel
        call    unslice_plain
        next_batch .Lecb_\kernel
end_operation _gcry_aria_\kernel\()_ecb_enc

same_function _gcry_aria_\kernel\()_ecb_dec, _gcry_aria_\kernel\()_ecb_enc
.endm


/* The functions that all kernels of one width share.  */
.macro define_common
        define_copies
        define_ecb_common
.endm

/* All operations of KERNEL; aria-amd64.h says what AES and MAP are.  */
.macro define_operations kernel, aes, map
        define_rounds \kernel, \aes, \map
        define_ecb \kernel
.endm

#endif /*GCRY_ARIA_MODES_AMD64_H*/
