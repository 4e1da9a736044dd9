/* simd-amd64.h - Functions, stack frames and vectors in x86-64 assembly
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

/* A file defines SIMD_BYTES as the width of its vectors, 16, 32 or 64 bytes,
 * and includes this.  It then writes
 *
 *     .text
 *   function name          global, hidden in a shared library
 *     enter_frame 256, 32  256 bytes of stack, aligned to 32
 *     ...
 *     leave_frame
 *     return
 *   end_function name
 *
 *   local_function name    called by functions of the same file only
 *     ...
 *     return
 *   end_function name
 *
 *     constants
 *   constant name          aligned to the width of a vector
 *     .byte ...
 *
 *     end_of_file          at the end
 *
 * v0 to v15 are vectors (to v31 if they have 64 bytes), v0_x to v15_x their
 * low 16 bytes.
 */

#ifndef GCRY_SIMD_AMD64_H
#define GCRY_SIMD_AMD64_H

#include <config.h>

/* Debugging information for the stack.  A macro that moves the stack tells
   of it.  */
#ifdef HAVE_GCC_ASM_CFI_DIRECTIVES
# define CFI(...) __VA_ARGS__
#else
# define CFI(...)
#endif

/* What is in ELF files only, and what is in those of Windows.  */
#ifdef HAVE_COMPATIBLE_GCC_WIN64_PLATFORM_AS
# define IF_ELF(...)
# define IF_COFF(...) __VA_ARGS__
#else
# define IF_ELF(...) __VA_ARGS__
# define IF_COFF(...)
#endif

.macro begin_code name
        .p2align 6
\name:
        CFI (.cfi_startproc)
.endm

.macro function name
        .globl  \name
        IF_ELF (.hidden \name)
        IF_ELF (.type \name, @function)
        IF_COFF (.def \name; .scl 2; .type 32; .endef)
        begin_code \name
        endbr64
.endm

/* A second name for a function.  */
.macro same_function alias, name
        .globl  \alias
        IF_ELF (.hidden \alias)
        IF_ELF (.type \alias, @function)
        IF_COFF (.def \alias; .scl 2; .type 32; .endef)
        .set    \alias, \name
.endm

.macro local_function name
        IF_ELF (.type \name, @function)
        begin_code \name
.endm

/* A function that is jumped to from one with a frame (see enter_frame), and
   that leaves it.  */
.macro tail_function name
        local_function \name
        CFI (.cfi_def_cfa %rbp, 16)
        CFI (.cfi_offset %rbp, -16)
.endm

.macro end_function name
        CFI (.cfi_endproc)
        IF_ELF (.size \name, . - \name)
.endm

.macro constants
        IF_ELF (.section .rodata, "a", @progbits)
        IF_COFF (.section .rdata, "dr")
.endm

.macro constant name
        .p2align 6
\name:
.endm

/* A stack of SIZE bytes, aligned to ALIGNMENT; %rbp is the frame pointer.  */
.macro enter_frame size, alignment
        push    %rbp
        CFI (.cfi_adjust_cfa_offset 8)
        CFI (.cfi_rel_offset %rbp, 0)
        mov     %rsp, %rbp
        CFI (.cfi_def_cfa_register %rbp)
        sub     $(\size), %rsp
        and     $-(\alignment), %rsp
.endm

.macro leave_frame
        mov     %rbp, %rsp
        CFI (.cfi_def_cfa_register %rsp)
        pop     %rbp
        CFI (.cfi_adjust_cfa_offset -8)
        CFI (.cfi_restore %rbp)
.endm

/* Save a register on the stack, and get it back, where there is no frame
   pointer.  */
.macro push_register reg
        push    \reg
        CFI (.cfi_adjust_cfa_offset 8)
        CFI (.cfi_rel_offset \reg, 0)
.endm

.macro pop_register reg
        pop     \reg
        CFI (.cfi_adjust_cfa_offset -8)
        CFI (.cfi_restore \reg)
.endm

/* Return, and stop speculation behind it.  */
.macro return
        ret
        int3
.endm


/* COUNT vectors from DISPLACEMENT (BASE) on become ZERO, which is a vector of
   zeros.  The place is aligned.  */
.macro wipe count, displacement, base, zero
        .set    .Lwiped, \displacement
        .rept   \count
        vmovdqa \zero, .Lwiped(\base)
        .set    .Lwiped, .Lwiped + SIMD_BYTES
        .endr
.endm

/* DST = the 16 bytes at SRC in each of its lanes.  */
.macro load_lanes src, dst
#if SIMD_BYTES == 16
        vmovdqu \src, \dst
#elif SIMD_BYTES == 32
        vbroadcasti128 \src, \dst
#else
        vbroadcasti32x4 \src, \dst
#endif
.endm

#if SIMD_BYTES == 16
# define VECTOR(n) %xmm##n
#elif SIMD_BYTES == 32
# define VECTOR(n) %ymm##n
#elif SIMD_BYTES == 64
# define VECTOR(n) %zmm##n
#else
# error "SIMD_BYTES is 16, 32 or 64"
#endif

#define v0 VECTOR(0)
#define v1 VECTOR(1)
#define v2 VECTOR(2)
#define v3 VECTOR(3)
#define v4 VECTOR(4)
#define v5 VECTOR(5)
#define v6 VECTOR(6)
#define v7 VECTOR(7)
#define v8 VECTOR(8)
#define v9 VECTOR(9)
#define v10 VECTOR(10)
#define v11 VECTOR(11)
#define v12 VECTOR(12)
#define v13 VECTOR(13)
#define v14 VECTOR(14)
#define v15 VECTOR(15)

#if SIMD_BYTES == 64
# define v16 VECTOR(16)
# define v17 VECTOR(17)
# define v18 VECTOR(18)
# define v19 VECTOR(19)
# define v20 VECTOR(20)
# define v21 VECTOR(21)
# define v22 VECTOR(22)
# define v23 VECTOR(23)
# define v24 VECTOR(24)
# define v25 VECTOR(25)
# define v26 VECTOR(26)
# define v27 VECTOR(27)
# define v28 VECTOR(28)
# define v29 VECTOR(29)
# define v30 VECTOR(30)
# define v31 VECTOR(31)
#endif

#define v0_x %xmm0
#define v1_x %xmm1
#define v2_x %xmm2
#define v3_x %xmm3
#define v4_x %xmm4
#define v5_x %xmm5
#define v6_x %xmm6
#define v7_x %xmm7
#define v8_x %xmm8
#define v9_x %xmm9
#define v10_x %xmm10
#define v11_x %xmm11
#define v12_x %xmm12
#define v13_x %xmm13
#define v14_x %xmm14
#define v15_x %xmm15


/* Nothing here wants an executable stack, and every function that may be
   called through a pointer begins with endbr64: GNU property notes, type 5,
   with x86 feature bits IBT (1) and SHSTK (2).  <cet.h>, which some hosts'
   config.h includes, has told so already.  */
#ifdef __ILP32__
# define LOG2_OF_WORD 2
#else
# define LOG2_OF_WORD 3
#endif

.macro end_of_file
        IF_ELF (.section .note.GNU-stack, "", @progbits)
#ifndef _CET_ENDBR
        IF_ELF (.section .note.gnu.property, "a", @note)
        IF_ELF (.p2align LOG2_OF_WORD)
        IF_ELF (.long 4, 1f - 0f, 5)
        IF_ELF (.asciz "GNU")
0:
        IF_ELF (.long 0xc0000002, 4, 3)
        IF_ELF (.p2align LOG2_OF_WORD)
1:
#endif
.endm

#endif /*GCRY_SIMD_AMD64_H*/
