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
 * is as many blocks as a vector has bytes; the last batch of a message may be
 * a part of that.
 *
 * define_common makes the functions that only depend on the width of a
 * vector; define_operations makes a kernel of them, given its S-boxes.
 *
 * Every operation
 *
 *   - has the C prototype of aria-kernels.h and the System V calling
 *     convention: CTX, STATE, OUT, IN and BLOCKS of aria-amd64.h are its
 *     arguments, and stay so while it runs, for what is left to do;
 *   - takes any number of blocks but 0;
 *   - reads and writes memory of any alignment, and none but the blocks; OUT
 *     may be IN, since a batch is read before anything of it is written;
 *   - keeps no general registers but those that the calling convention wants,
 *     and leaves zero in the vector registers and in its stack: it returns 0,
 *     nothing is to be burned.
 *
 * The functions that it calls keep CTX, STATE, OUT, IN, BLOCKS and WORK.
 *
 * Where macros have a parameter PART, it is empty for a whole batch and _part
 * for a part of one.
 */

#ifndef GCRY_ARIA_MODES_AMD64_H
#define GCRY_ARIA_MODES_AMD64_H

#include "aria-amd64.h"
#include "aria-slice-amd64.h"

#define BLOCK       16  /* The size of a block.  */
#define BATCH_SIZE  (BLOCK * SIMD_BYTES)

/* More of the work space: what a mode keeps from batch to batch, see there. */
#define MODE          (SLICED + 16)
#define MODE_VECTORS  24
#define WORK_SIZE     (SIMD_BYTES * (MODE + MODE_VECTORS))

/* Above it, below the frame pointer.  */
#define HAVE_MODE     -8(%rbp)  /* Whether MODE has been set.  */
#define MODE_16       -24(%rbp) /* 16 bytes of the mode.  */
#define MODE_16_HIGH  -16(%rbp)
#define FRAME_SIZE    (WORK_SIZE + 32)


.macro begin_operation name
function \name
        enter_frame FRAME_SIZE, 32
        lea     128(%rsp), WORK
.endm

/* BODY KERNEL, PART for each batch.  BLOCKS is 0 behind it, or what the last
   batch had.  */
.macro for_all_batches body, kernel
        cmp     $SIMD_BYTES, BLOCKS
        jb      .Lpart\@
.Lwhole\@:
        \body   \kernel,
        add     $BATCH_SIZE, IN
        add     $BATCH_SIZE, OUT
        sub     $SIMD_BYTES, BLOCKS
        jz      .Ldone\@
        cmp     $SIMD_BYTES, BLOCKS
        jae     .Lwhole\@
.Lpart\@:
        \body   \kernel, _part
.Ldone\@:
.endm

/* The rounds of KERNEL: x, with 0, 6, 10, 12 parked, to SLICED.  */
.macro call_rounds kernel
        lea     ARIA_CTX_WIDE_KEY+128(CTX), KEY
        mov     ARIA_CTX_ROUNDS(CTX), ROUNDS
        call    rounds_\kernel
.endm

/* %r11 = the number of blocks in this batch.  */
.macro count_blocks part
        .ifb    \part
        mov     $SIMD_BYTES, %r11d
        .else
        mov     BLOCKS, %r11
        .endif
.endm

/* End an operation, with FINISH or FINISH_MODE.  */
.macro end_operation name, finish
        jmp     \finish
end_function \name
.endm

.macro define_finish
/* For operations that use MODE.  */
tail_function finish_mode
        vpxor   v0, v0, v0
        wipe    MODE_VECTORS, SIMD_BYTES*MODE-128, WORK, v0
        jmp     finish
end_function finish_mode

tail_function finish
        vpxor   v0, v0, v0
        wipe    MODE, -128, WORK, v0
        vmovdqu v0_x, MODE_16
        vzeroall
        xor     %eax, %eax
        leave_frame
        return
end_function finish
.endm


/* Input and output of vector N of a batch.  In a part of a batch, a vector
   may be there, or only its first block, or nothing of it.  */

/* Go to THERE, or to HALF, or on if nothing of vector N is there.  The first
   block is always there, the last vector never as a whole: that would be all
   of a batch.  */
.macro if_there n, there, half
        .if     (\n) > 0 || SIMD_BYTES > BLOCK
        cmp     $(SIMD_BYTES / BLOCK * (\n) + SIMD_BYTES / BLOCK - 1), BLOCKS
        .endif
        .if     (\n) == 0
#if SIMD_BYTES == 32
        ja      \there
        jmp     \half
#else
        jmp     \there
#endif
        .else
        .if     (\n) < 15
        ja      \there
        .endif
#if SIMD_BYTES == 32
        je      \half
#endif
        .endif
.endm

/* V = vector N of the input; what is not there becomes zero.  */
.macro read_input n, v, part
        .ifb    \part
        vmovdqu SIMD_BYTES*(\n)(IN), \v
        .else
        vpxor   \v, \v, \v
        if_there \n, .Lthere\@, .Lhalf\@
        jmp     .Lnext\@
.Lthere\@:
        vmovdqu SIMD_BYTES*(\n)(IN), \v
        jmp     .Lnext\@
.Lhalf\@:
        vmovdqu SIMD_BYTES*(\n)(IN), \v\()_x
.Lnext\@:
        .endif
.endm

/* V = A + vector N of the input; V isn't A.  */
.macro add_input n, a, v, part
        .ifb    \part
        vpxor   SIMD_BYTES*(\n)(IN), \a, \v
        .else
        read_input \n, \v, \part
        vpxor   \a, \v, \v
        .endif
.endm

/* V = the blocks one in front of those of vector N, or undefined if these are
   not there.  The state is the block in front of the batch.  */
.macro read_before n, v, part
        .ifb    \part
        read_all_before \n, \v
        /* The last block of a batch is not there in a part of it.  */
        .elseif SIMD_BYTES / BLOCK * (\n) < SIMD_BYTES - 1
        cmp     $(SIMD_BYTES / BLOCK * (\n)), BLOCKS
        jbe     .Lnext\@
        read_all_before \n, \v
.Lnext\@:
        .endif
.endm

.macro read_all_before n, v
        .if     (\n) > 0
        vmovdqu SIMD_BYTES*(\n)-BLOCK(IN), \v
        .else
        vmovdqu (STATE), \v\()_x
#if SIMD_BYTES == 32
        vinserti128 $1, (IN), \v, \v
#endif
        .endif
.endm

/* Vector N of the output = V, as much of it as is there.  */
.macro write_output n, v, part
        .ifb    \part
        vmovdqu \v, SIMD_BYTES*(\n)(OUT)
        .else
        if_there \n, .Lthere\@, .Lhalf\@
        jmp     .Lnext\@
.Lthere\@:
        vmovdqu \v, SIMD_BYTES*(\n)(OUT)
        jmp     .Lnext\@
.Lhalf\@:
        vmovdqu \v\()_x, SIMD_BYTES*(\n)(OUT)
.Lnext\@:
        .endif
.endm

/* Clear of V, which is vector N, what is not there.  */
.macro clear_rest n, v, part
        .ifnb   \part
        if_there \n, .Lnext\@, .Lhalf\@
        vpxor   \v, \v, \v
.Lhalf\@:
        vmovdqa \v\()_x, \v\()_x
.Lnext\@:
        .endif
.endm


/* NAME: slice INPUT, after PREPARE.  */
.macro define_slice name, prepare, input, finish
        .irp    part, , _part
local_function \name\part
        \prepare
        slice   \input, \finish, \part
        return
end_function \name\part
        .endr
.endm

/* NAME: unslice FETCH to OUTPUT, after PREPARE and before FINISH.  */
.macro define_unslice name, fetch, output, prepare, finish
        .irp    part, , _part
local_function \name\part
        \prepare
        unslice \fetch, \output, \part
        \finish
        return
end_function \name\part
        .endr
.endm

/* The first round key is added before the bytes are sliced.  */
.macro load_key
        load_lanes ARIA_CTX_WIDE_KEY(CTX), v14
.endm

.macro input_plain n, v, part
        add_input \n, v14, \v, \part
.endm

.macro input_before n, v, part
        read_before \n, v13, \part
        vpxor   v13, v14, \v
.endm

.macro output_plain n, v, part
        write_output \n, \v, \part
.endm

.macro output_plus_before n, v, part
        read_before \n, v8, \part
        vpxor   v8, \v, \v
        write_output \n, \v, \part
.endm

.macro output_plus_input n, v, part
        .ifb    \part
        vpxor   SIMD_BYTES*(\n)(IN), \v, \v
        .else
        read_input \n, v8, \part
        vpxor   v8, \v, \v
        .endif
        write_output \n, \v, \part
.endm

.macro define_slicing
        define_slice slice_plain, load_key, input_plain
        define_slice slice_before, load_key, input_before
        define_unslice unslice_plain, fetch_plain, output_plain
        define_unslice unslice_plus_before, fetch_plain, output_plus_before
        define_unslice unslice_plus_input, fetch_plain, output_plus_input
.endm


/* ECB */

.macro ecb_batch kernel, part
        call    slice_plain\part
        call_rounds \kernel
        call    unslice_plain\part
.endm

.macro define_ecb kernel
begin_operation _gcry_aria_\kernel\()_ecb_enc
        for_all_batches ecb_batch, \kernel
end_operation _gcry_aria_\kernel\()_ecb_enc, finish

same_function _gcry_aria_\kernel\()_ecb_dec, _gcry_aria_\kernel\()_ecb_enc
.endm


/* CBC and CFB decryption.  The state is the block of ciphertext in front of
   the batch.  */

/* Keep the last block of ciphertext before the output overwrites it.  %r11 is
   lost.  */
.macro keep_last_block part
        count_blocks \part
        shl     $4, %r11
        vmovdqu -BLOCK(IN, %r11), %xmm0
        vmovdqu %xmm0, MODE_16
.endm

.macro set_last_block
        vmovdqu MODE_16, %xmm0
        vmovdqu %xmm0, (STATE)
.endm

.macro cbc_batch kernel, part
        keep_last_block \part
        call    slice_plain\part
        call_rounds \kernel
        call    unslice_plus_before\part
        set_last_block
.endm

.macro cfb_batch kernel, part
        keep_last_block \part
        call    slice_before\part
        call_rounds \kernel
        call    unslice_plus_input\part
        set_last_block
.endm

.macro define_cbc_and_cfb kernel
begin_operation _gcry_aria_\kernel\()_cbc_dec
        for_all_batches cbc_batch, \kernel
end_operation _gcry_aria_\kernel\()_cbc_dec, finish

begin_operation _gcry_aria_\kernel\()_cfb_dec
        for_all_batches cfb_batch, \kernel
end_operation _gcry_aria_\kernel\()_cfb_dec, finish
.endm


#include "aria-counter-amd64.h"
#include "aria-xts-amd64.h"
#include "aria-ocb-amd64.h"

/* The functions that all kernels of one width share.  */
.macro define_common
        define_finish
        define_slicing
        define_counter_common
        define_xts_common
        define_ocb_common
.endm

/* All operations of KERNEL; aria-amd64.h says what AES and MAP are.  */
.macro define_operations kernel, aes, map
        define_rounds \kernel, \aes, \map
        define_ecb \kernel
        define_cbc_and_cfb \kernel
        define_counter \kernel, \aes, \map
        define_xts \kernel, \map
        define_ocb \kernel
.endm

/* What the macros here and in the other headers look up.  */
.macro define_constants
        constants
        define_maps
        define_counter_constants
        define_xts_constants
.endm

#endif /*GCRY_ARIA_MODES_AMD64_H*/
