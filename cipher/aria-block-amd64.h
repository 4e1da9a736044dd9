/* aria-block-amd64.h - ARIA, a few blocks at a time: the modes
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


/* The operations of ARIA_PARALLEL_OPS for a BLOCK kernel with vectors of 16
 * bytes, each of which holds a block as it is in memory.  The kernel gives a
 * function for each number of blocks that it processes side by side,
 *
 *   crypt_<N>_<KERNEL>, N = 1, 2, 3, 4
 *      Encrypt the blocks in v0 to v<N - 1> with the keys at KEY, which has
 *      been loaded by load_keys.  %r9 and %r11 and all other vectors are
 *      lost.
 *
 * Every operation
 *
 *   - has the C prototype of aria-kernels.h and the System V calling
 *     convention: CTX, STATE, OUT, IN and BLOCKS are its arguments;
 *   - takes any number of blocks but 0;
 *   - reads and writes memory of any alignment, and none but the blocks; OUT
 *     may be IN, since a group of blocks is read before any of it is written;
 *   - keeps no general registers but those that the calling convention wants,
 *     and leaves zero in the vector registers and in its stack: it returns 0,
 *     nothing is to be burned.
 *
 * A mode is a macro MODE_group KERNEL, N that does N blocks; for_all_groups
 * repeats it.
 */

#ifndef GCRY_ARIA_BLOCK_AMD64_H
#define GCRY_ARIA_BLOCK_AMD64_H

#include "aria-offsets.h"
#include "simd-amd64.h"

#define CTX     %rdi    /* aria_context_t */
#define STATE   %rsi    /* The state of the mode.  */
#define OUT     %rdx    /* The output of the next group.  */
#define IN      %rcx    /* The input of the next group.  */
#define BLOCKS  %r8     /* The number of blocks left.  */
#define KEY     %rax    /* The round keys.  */
#define COUNT   %r10    /* OCB: the number of blocks so far.  */

#define BLOCK       16  /* The size of a block.  */
#define MAX_GROUP   4   /* So many blocks side by side.  */

/* KEY = the keys for ENCRYPTION or for DECRYPTION.  */
.macro load_keys direction
        .ifc    \direction, ENCRYPTION
        lea     ARIA_CTX_BLOCK_KEY(CTX), KEY
        .else
        lea     ARIA_CTX_BLOCK_KEY + ARIA_BLOCK_KEY_SIZE(CTX), KEY
        .endif
.endm

/* BODY KERNEL, N, ... for all blocks, in groups of MAX_GROUP and a rest.  */
.macro for_all_groups body, arguments:vararg
        cmp     $MAX_GROUP, BLOCKS
        jb      .Lrest\@
.Lgroup\@:
        \body   MAX_GROUP, \arguments
        add     $(MAX_GROUP * BLOCK), IN
        add     $(MAX_GROUP * BLOCK), OUT
        sub     $MAX_GROUP, BLOCKS
        jz      .Ldone\@
        cmp     $MAX_GROUP, BLOCKS
        jae     .Lgroup\@
.Lrest\@:
        cmp     $2, BLOCKS
        jb      .Lone\@
        je      .Ltwo\@
        \body   3, \arguments
        jmp     .Ldone\@
.Ltwo\@:
        \body   2, \arguments
        jmp     .Ldone\@
.Lone\@:
        \body   1, \arguments
.Ldone\@:
.endm

/* ACTION I for each block of a group of N.  */
.macro for_each_block n, action, arguments:vararg
        .irp    i, 0, 1, 2, 3
        .if     \i < \n
        .ifb    \arguments
        \action \i
        .else
        \action \i, \arguments
        .endif
        .endif
        .endr
.endm

/* Zero in all vectors, and return 0.  */
.macro finish_operation name
        vzeroall
        xor     %eax, %eax
        return
end_function \name
.endm

.macro load_input i
        vmovdqu BLOCK*\i(IN), v\i
.endm

.macro add_input i
        vpxor   BLOCK*\i(IN), v\i, v\i
.endm

.macro store_output i
        vmovdqu v\i, BLOCK*\i(OUT)
.endm


/* ECB */

.macro ecb_group n, kernel
        for_each_block \n, load_input
        call    crypt_\n\()_\kernel
        for_each_block \n, store_output
.endm

.macro define_ecb kernel
function _gcry_aria_\kernel\()_ecb_enc
        load_keys ENCRYPTION
        for_all_groups ecb_group, \kernel
finish_operation _gcry_aria_\kernel\()_ecb_enc

function _gcry_aria_\kernel\()_ecb_dec
        load_keys DECRYPTION
        for_all_groups ecb_group, \kernel
finish_operation _gcry_aria_\kernel\()_ecb_dec
.endm


/* Counter modes */

/* V<I> = the counter %r11, %r9 in the order of the machine, and count on.
   v4 is lost.  */
.macro spread_counter i
        mov     %r9, %r10
        bswap   %r10
        vmovq   %r10, v4_x
        mov     %r11, %r10
        bswap   %r10
        vmovq   %r10, v\i\()_x
        vpunpcklqdq v4, v\i, v\i
        add     $1, %r9
        adc     $0, %r11
.endm

.macro ctr_group n, kernel
        mov     8(STATE), %r9
        mov     (STATE), %r11
        bswap   %r9
        bswap   %r11
        for_each_block \n, spread_counter
        bswap   %r9
        bswap   %r11
        mov     %r9, 8(STATE)
        mov     %r11, (STATE)
        call    crypt_\n\()_\kernel
        for_each_block \n, add_input
        for_each_block \n, store_output
.endm

.macro spread_counter32 i
        vpaddd  .Lnumbers+BLOCK*\i(%rip), v4, v\i
.endm

.macro ctr32le_group n, kernel
        vmovdqu (STATE), v4
        for_each_block \n, spread_counter32
        vpaddd  .Lnumbers+BLOCK*\n(%rip), v4, v4
        vmovdqu v4, (STATE)
        call    crypt_\n\()_\kernel
        for_each_block \n, add_input
        for_each_block \n, store_output
.endm

.macro define_counter kernel
function _gcry_aria_\kernel\()_ctr
        load_keys ENCRYPTION
        for_all_groups ctr_group, \kernel
finish_operation _gcry_aria_\kernel\()_ctr

function _gcry_aria_\kernel\()_ctr32le
        load_keys ENCRYPTION
        for_all_groups ctr32le_group, \kernel
finish_operation _gcry_aria_\kernel\()_ctr32le
.endm


/* CBC and CFB decryption.  The state is the block of ciphertext in front of
   the group.  */

.macro add_before i
        .if     \i == 0
        vpxor   (STATE), v0, v0
        .else
        vpxor   BLOCK*(\i-1)(IN), v\i, v\i
        .endif
.endm

.macro load_before i
        .if     \i == 0
        vmovdqu (STATE), v0
        .else
        vmovdqu BLOCK*(\i-1)(IN), v\i
        .endif
.endm

/* The last block of ciphertext is kept before the output overwrites it.  */
.macro save_last_block n
        vmovdqu BLOCK*(\n-1)(IN), v4
        vmovdqu v4, (STATE)
.endm

.macro cbc_group n, kernel
        for_each_block \n, load_input
        call    crypt_\n\()_\kernel
        for_each_block \n, add_before
        save_last_block \n
        for_each_block \n, store_output
.endm

.macro cfb_group n, kernel
        for_each_block \n, load_before
        call    crypt_\n\()_\kernel
        for_each_block \n, add_input
        save_last_block \n
        for_each_block \n, store_output
.endm

.macro define_cbc_and_cfb kernel
function _gcry_aria_\kernel\()_cbc_dec
        load_keys DECRYPTION
        for_all_groups cbc_group, \kernel
finish_operation _gcry_aria_\kernel\()_cbc_dec

function _gcry_aria_\kernel\()_cfb_dec
        load_keys ENCRYPTION
        for_all_groups cfb_group, \kernel
finish_operation _gcry_aria_\kernel\()_cfb_dec
.endm


/* XTS and OCB add a mask to each block before and after the cipher: they are
   kept on the stack.  */
#define MASK(i)  BLOCK*(i)(%rsp)

.macro add_mask i
        vpxor   MASK(\i), v\i, v\i
.endm

.macro begin_masked name
function \name
        enter_frame MAX_GROUP*BLOCK, BLOCK
.endm

.macro finish_masked name
        vpxor   v0, v0, v0
        wipe    MAX_GROUP, 0, %rsp, v0
        leave_frame
finish_operation \name
.endm

/* v<I> = input + v4, the tweak, which is then times x in GF(2^128), the first
   byte the least significant one: x^128 = x^7 + x^2 + x + 1.  v5 is lost.  */
.macro input_and_tweak i
        vmovdqa v4, MASK(\i)
        vpxor   BLOCK*\i(IN), v4, v\i
        vpshufd $0x13, v4, v5           /* Words 3, 0, 1, 0.  */
        vpsrad  $31, v5, v5
        vpand   .Lcarries(%rip), v5, v5
        vpaddq  v4, v4, v4
        vpxor   v5, v4, v4
.endm

.macro xts_group n, kernel
        vmovdqu (STATE), v4
        for_each_block \n, input_and_tweak
        vmovdqu v4, (STATE)
        call    crypt_\n\()_\kernel
        for_each_block \n, add_mask
        for_each_block \n, store_output
.endm

.macro define_xts kernel
begin_masked _gcry_aria_\kernel\()_xts_enc
        load_keys ENCRYPTION
        for_all_groups xts_group, \kernel
finish_masked _gcry_aria_\kernel\()_xts_enc

begin_masked _gcry_aria_\kernel\()_xts_dec
        load_keys DECRYPTION
        for_all_groups xts_group, \kernel
finish_masked _gcry_aria_\kernel\()_xts_dec
.endm


.macro load_pointer src, reg, reg_32
#ifdef __ILP32__
        mov     \src, \reg_32
#else
        mov     \src, \reg
#endif
.endm

/* v<I> = input + offset, the one in v4 plus L[ntz (COUNT)]; %r9 is L.  %r11 is
   lost.  */
.macro input_and_offset i
        inc     COUNT
        bsf     COUNT, %r11
        shl     $4, %r11
        vpxor   (%r9, %r11), v4, v4
        vmovdqa v4, MASK(\i)
        vpxor   BLOCK*\i(IN), v4, v\i
.endm

.macro sum_input i
        vpxor   BLOCK*\i(IN), v4, v4
.endm

.macro sum_output i
        vpxor   v\i, v4, v4
.endm

/* Sum up the blocks of a group.  v4 and %r11 are lost.  */
.macro add_to_sum n, blocks
        load_pointer ARIA_OCB_SUM(STATE), %r11, %r11d
        vmovdqu (%r11), v4
        for_each_block \n, sum_\blocks
        vmovdqu v4, (%r11)
.endm

.macro ocb_group n, kernel, operation
        .ifc    \operation, ocb_enc
        add_to_sum \n, input
        .endif
        load_pointer ARIA_OCB_L(STATE), %r9, %r9d
        load_pointer ARIA_OCB_OFFSET(STATE), %r11, %r11d
        vmovdqu (%r11), v4
        for_each_block \n, input_and_offset
        load_pointer ARIA_OCB_OFFSET(STATE), %r11, %r11d
        vmovdqu v4, (%r11)
        call    crypt_\n\()_\kernel
        .ifnc   \operation, ocb_auth
        for_each_block \n, add_mask
        for_each_block \n, store_output
        .endif
        .ifnc   \operation, ocb_enc
        add_to_sum \n, output
        .endif
.endm

.macro define_ocb_operation kernel, operation, direction
begin_masked _gcry_aria_\kernel\()_\operation
        load_keys \direction
        mov     ARIA_OCB_NBLOCKS(STATE), COUNT
        for_all_groups ocb_group, \kernel, \operation
finish_masked _gcry_aria_\kernel\()_\operation
.endm

.macro define_ocb kernel
        define_ocb_operation \kernel, ocb_enc, ENCRYPTION
        define_ocb_operation \kernel, ocb_dec, DECRYPTION
        define_ocb_operation \kernel, ocb_auth, ENCRYPTION
.endm


/* All operations of ARIA_PARALLEL_OPS.  */
.macro define_parallel_operations kernel
        define_ecb \kernel
        define_counter \kernel
        define_cbc_and_cfb \kernel
        define_xts \kernel
        define_ocb \kernel
.endm

.macro define_block_constants
constant .Lnumbers
        .irp    i, 0, 1, 2, 3, 4
        .long   \i, 0, 0, 0
        .endr
constant .Lcarries
        .long   0x87, 0, 1, 0
.endm

#endif /*GCRY_ARIA_BLOCK_AMD64_H*/
