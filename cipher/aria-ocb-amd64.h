/* aria-ocb-amd64.h - ARIA on byte-sliced vectors: OCB
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

/* MODE holds the offsets of the blocks of a batch, relative to the offset in
 * front of it: if b blocks have been processed before, the offset of block n,
 * counted from 0, is the sum of L[ntz (b + 1)] ... L[ntz (b + n + 1)].  From
 * one whole batch to the next, only one of these terms changes, that of the
 * block whose number is a multiple of the size of a batch.  It is in the
 * offset of this block and of those behind it; if b is such a multiple, it is
 * in the last one only.
 *
 * MODE_16 holds b, OCB_SUM the sum of blocks.
 */

#ifndef GCRY_ARIA_OCB_AMD64_H
#define GCRY_ARIA_OCB_AMD64_H

#define OCB_SUM  (MODE + 16)

.macro load_pointer src, reg, reg_32
#ifdef __ILP32__
        mov     \src, \reg_32
#else
        mov     \src, \reg
#endif
.endm

/* v14 = the offset in front of the batch.  %r11 is lost.  */
.macro load_offset
        load_pointer ARIA_OCB_OFFSET(STATE), %r11, %r11d
        load_lanes (%r11), v14
.endm

/* v14 = the same plus the first round key.  v13 and %r11 are lost.  */
.macro load_offset_and_key
        load_offset
        load_lanes ARIA_CTX_WIDE_KEY(CTX), v13
        vpxor   v13, v14, v14
.endm

.macro load_offset_key_and_sum
        load_offset_and_key
        vmovdqa WORK_AT(OCB_SUM), v13
.endm

.macro load_sum
        vmovdqa WORK_AT(OCB_SUM), v15
.endm

.macro load_offset_and_sum
        load_offset
        load_sum
.endm

.macro store_input_sum
        vmovdqa v13, WORK_AT(OCB_SUM)
.endm

.macro store_sum
        vmovdqa v15, WORK_AT(OCB_SUM)
.endm

.macro input_offset n, v, part
        vpxor   WORK_AT(MODE+\n), v14, v12
        add_input \n, v12, \v, \part
.endm

.macro input_offset_sum n, v, part
        read_input \n, v12, \part
        vpxor   v12, v13, v13
        vpxor   WORK_AT(MODE+\n), v14, \v
        vpxor   v12, \v, \v
.endm

.macro output_offset n, v, part
        vpxor   WORK_AT(MODE+\n), \v, \v
        vpxor   v14, \v, \v
        write_output \n, \v, \part
.endm

.macro output_sum n, v, part
        clear_rest \n, \v, \part
        vpxor   \v, v15, v15
.endm

.macro output_offset_sum n, v, part
        output_offset \n, \v, \part
        output_sum \n, \v, \part
.endm

.macro define_ocb_common
        define_slice slice_offset, load_offset_and_key, input_offset
        define_slice slice_offset_sum, load_offset_key_and_sum, \
                input_offset_sum, store_input_sum
        define_unslice unslice_offset, fetch_plain, output_offset, load_offset
        define_unslice unslice_offset_sum, fetch_plain, output_offset_sum, \
                load_offset_and_sum, store_sum
        define_unslice unslice_sum, fetch_plain, output_sum, load_sum, \
                store_sum

/* Set MODE, MODE_16 and OCB_SUM for the first batch.  %rax, %r9 and %r11 are
   lost.  */
local_function first_offsets
        vpxor   v0, v0, v0
        vmovdqa v0, WORK_AT(OCB_SUM)
        load_pointer ARIA_OCB_L(STATE), %r11, %r11d
        mov     ARIA_OCB_NBLOCKS(STATE), %r9
        mov     %r9, MODE_16
        mov     $SIMD_BYTES, %eax
        cmp     BLOCKS, %rax
        cmova   BLOCKS, %rax
        add     %r9, %rax
        mov     %rax, MODE_16_HIGH      /* The number of the last block.  */
        lea     WORK_AT(MODE), %rax
        push_register BLOCKS
1:
        inc     %r9
        bsf     %r9, %r8
        shl     $4, %r8
        vpxor   (%r11, %r8), %xmm0, %xmm0
        vmovdqa %xmm0, (%rax)
        add     $BLOCK, %rax
        cmp     MODE_16_HIGH, %r9
        jne     1b
        pop_register BLOCKS
        return
end_function first_offsets

/* MODE and MODE_16 for the next batch.  %rax, %r9 and %r11 are lost.  */
local_function next_offsets
        mov     MODE_16, %r9
        addq    $SIMD_BYTES, MODE_16
        mov     %r9d, %eax
        not     %eax
        and     $(SIMD_BYTES - 1), %eax /* The block that changes.  */
        cmp     BLOCKS, %rax
        jae     4f                      /* It isn't there.  */

        /* %xmm0 = its old term plus the new one.  */
        load_pointer ARIA_OCB_L(STATE), %r11, %r11d
        lea     1(%r9, %rax), %r9
        bsf     %r9, %rax
        shl     $4, %rax
        vmovdqu (%r11, %rax), %xmm0
        add     $SIMD_BYTES, %r9
        bsf     %r9, %rax
        shl     $4, %rax
        vpxor   (%r11, %rax), %xmm0, %xmm0

        /* Add it to the offset of this block and of all behind it.  */
        mov     MODE_16, %rax
        not     %eax
        and     $(SIMD_BYTES - 1), %eax
        shl     $4, %eax
        lea     WORK_AT(MODE), %r11
#if SIMD_BYTES == 32
        vinserti128 $1, %xmm0, %ymm0, %ymm1
        test    $BLOCK, %al
        jz      1f
        vperm2i128 $0x08, %ymm0, %ymm0, %ymm0   /* The upper half only.  */
        and     $-SIMD_BYTES, %eax
        vpxor   (%r11, %rax), %ymm0, %ymm0
        vmovdqa %ymm0, (%r11, %rax)
        add     $SIMD_BYTES, %eax
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
4:
        return
end_function next_offsets

/* Add the offset of the last block of the batch, which has %r11 blocks, to the
   one of the state.  %rax and %r11 are lost.  */
local_function add_last_offset
        shl     $4, %r11
        vmovdqa SIMD_BYTES*MODE-128-BLOCK(WORK, %r11), %xmm0
        load_pointer ARIA_OCB_OFFSET(STATE), %rax, %eax
        vpxor   (%rax), %xmm0, %xmm0
        vmovdqu %xmm0, (%rax)
        return
end_function add_last_offset

/* Add OCB_SUM to the sum of the state.  %r11 is lost.  */
local_function add_sum
        vmovdqa WORK_AT(OCB_SUM), v0
#if SIMD_BYTES == 32
        vextracti128 $1, %ymm0, %xmm1
        vpxor   %xmm1, %xmm0, %xmm0
#endif
        load_pointer ARIA_OCB_SUM(STATE), %r11, %r11d
        vpxor   (%r11), %xmm0, %xmm0
        vmovdqu %xmm0, (%r11)
        return
end_function add_sum
.endm

/* A batch of an operation that uses SLICE and UNSLICE.  */
.macro ocb_batch kernel, part, slice, unslice
        cmpq    $0, HAVE_MODE
        movq    $1, HAVE_MODE
        jne     .Lnext\@
        call    first_offsets
        jmp     .Lcrypt\@
.Lnext\@:
        call    next_offsets
.Lcrypt\@:
        call    \slice\part
        call_rounds \kernel
        call    \unslice\part
        count_blocks \part
        call    add_last_offset
.endm

.macro ocb_enc_batch kernel, part
        ocb_batch \kernel, \part, slice_offset_sum, unslice_offset
.endm

.macro ocb_dec_batch kernel, part
        ocb_batch \kernel, \part, slice_offset, unslice_offset_sum
.endm

.macro ocb_auth_batch kernel, part
        ocb_batch \kernel, \part, slice_offset, unslice_sum
.endm

.macro define_ocb_operation operation, kernel
begin_operation _gcry_aria_\kernel\()_\operation
        movq    $0, HAVE_MODE
        for_all_batches \operation\()_batch, \kernel
        call    add_sum
end_operation _gcry_aria_\kernel\()_\operation, finish_mode
.endm

.macro define_ocb kernel
        define_ocb_operation ocb_enc, \kernel
        define_ocb_operation ocb_dec, \kernel
        define_ocb_operation ocb_auth, \kernel
.endm

#endif /*GCRY_ARIA_OCB_AMD64_H*/
