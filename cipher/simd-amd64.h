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
 * v0 to v15 are vectors, v0_x to v15_x their low 16 bytes.
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

/* NAME is the vector register FULL, NAME_x its low 16 bytes.  */
.macro name_register name, full, low
        .set    \name, \full
        .set    \name\()_x, \low
.endm

        name_register v0, VECTOR(0), %xmm0
        name_register v1, VECTOR(1), %xmm1
        name_register v2, VECTOR(2), %xmm2
        name_register v3, VECTOR(3), %xmm3
        name_register v4, VECTOR(4), %xmm4
        name_register v5, VECTOR(5), %xmm5
        name_register v6, VECTOR(6), %xmm6
        name_register v7, VECTOR(7), %xmm7
        name_register v8, VECTOR(8), %xmm8
        name_register v9, VECTOR(9), %xmm9
        name_register v10, VECTOR(10), %xmm10
        name_register v11, VECTOR(11), %xmm11
        name_register v12, VECTOR(12), %xmm12
        name_register v13, VECTOR(13), %xmm13
        name_register v14, VECTOR(14), %xmm14
        name_register v15, VECTOR(15), %xmm15


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
