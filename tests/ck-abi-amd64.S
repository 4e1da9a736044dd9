/* ck-abi-amd64.S - Call a function between two looks at all registers
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

#if defined (__x86_64__) && !defined (__ILP32__)

#include "ck-abi-amd64.h"

	.local	current
	.comm	current, 8, 8		/* The struct abi_call.  */
	.local	result
	.comm	result, 8, 8		/* rax after the call.  */

	.text

/* The vector and mask registers of LEVEL from or to BASE + offset.  */
.macro	move_masks	direction, base, offset
	.irp	i, 0,1,2,3,4,5,6,7
	.ifc	\direction, load
	kmovq	\offset + 8 * \i(\base), %k\i
	.else
	kmovq	%k\i, \offset + 8 * \i(\base)
	.endif
	.endr
.endm

.macro	move_16	direction, op, reg, base, offset
	.irp	i, 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
	.ifc	\direction, load
	\op	\offset + 64 * \i(\base), %\reg\i
	.else
	\op	%\reg\i, \offset + 64 * \i(\base)
	.endif
	.endr
.endm

.macro	move_upper_16	direction, base, offset
	.irp	i, 16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
	.ifc	\direction, load
	vmovdqu64	\offset + 64 * \i(\base), %zmm\i
	.else
	vmovdqu64	%zmm\i, \offset + 64 * \i(\base)
	.endif
	.endr
.endm

.macro	move_vectors	direction, base, vectors, masks
	cmpq	$ABI_AVX, ABI_LEVEL(\base)
	ja	3f
	je	2f
	move_16	\direction, movdqu, xmm, \base, \vectors
	jmp	4f
2:	move_16	\direction, vmovdqu, ymm, \base, \vectors
	jmp	4f
3:	move_16	\direction, vmovdqu64, zmm, \base, \vectors
	move_upper_16	\direction, \base, \vectors
	move_masks	\direction, \base, \masks
4:
.endm

/* The six registers that a function has to keep, from or to BASE + OFFSET. */
.macro	load_saved	base, offset
	movq	\offset(\base), %rbx
	movq	\offset + 8(\base), %rbp
	movq	\offset + 16(\base), %r12
	movq	\offset + 24(\base), %r13
	movq	\offset + 32(\base), %r14
	movq	\offset + 40(\base), %r15
.endm

.macro	store_saved	base, offset
	movq	%rbx, \offset(\base)
	movq	%rbp, \offset + 8(\base)
	movq	%r12, \offset + 16(\base)
	movq	%r13, \offset + 24(\base)
	movq	%r14, \offset + 32(\base)
	movq	%r15, \offset + 40(\base)
.endm

/* void abi_call (struct abi_call *call);
   The called function may spoil what it likes but the variables here.  */
	.globl	abi_call
	.type	abi_call, @function
	.p2align 4
abi_call:
	.cfi_startproc
	endbr64
	pushq	%rbx
	.cfi_adjust_cfa_offset 8
	pushq	%rbp
	.cfi_adjust_cfa_offset 8
	pushq	%r12
	.cfi_adjust_cfa_offset 8
	pushq	%r13
	.cfi_adjust_cfa_offset 8
	pushq	%r14
	.cfi_adjust_cfa_offset 8
	pushq	%r15
	.cfi_adjust_cfa_offset 8
	movq	%rdi, current(%rip)
	movq	%rsp, ABI_OWN_STACK(%rdi)

	stmxcsr	ABI_OWN_MXCSR(%rdi)
	ldmxcsr	ABI_MXCSR_BEFORE(%rdi)
	fnstcw	ABI_OWN_X87(%rdi)
	fninit
	fnstenv	ABI_X87_BEFORE(%rdi)
	move_vectors load, %rdi, ABI_VECTORS_BEFORE, ABI_MASKS_BEFORE

	pushfq
	movq	ABI_FLAGS(%rdi), %rax
	orq	%rax, (%rsp)
	popfq

	/* From here on nobody can unwind to our caller.  */
	.cfi_undefined rip
	movq	%rdi, %rax
	load_saved %rax, ABI_SAVED_BEFORE
	movq	ABI_ARGS(%rax), %rdi
	movq	ABI_ARGS + 8(%rax), %rsi
	movq	ABI_ARGS + 16(%rax), %rdx
	movq	ABI_ARGS + 24(%rax), %rcx
	movq	ABI_ARGS + 32(%rax), %r8
	movq	ABI_STACK(%rax), %rsp
	call	*ABI_FUNCTION(%rax)
	.globl	abi_call_return
abi_call_return:
	movq	%rax, result(%rip)
	movq	current(%rip), %rax
	movq	%rsp, ABI_STACK_AFTER(%rax)
	movq	ABI_OWN_STACK(%rax), %rsp
	pushfq
	popq	ABI_FLAGS_AFTER(%rax)
	cld
	store_saved %rax, ABI_SAVED_AFTER
	movq	%rax, %rdi
	movq	result(%rip), %rax
	movq	%rax, ABI_RESULT(%rdi)

	cmpq	$0, ABI_HAS_XINUSE(%rdi)
	je	1f
	movl	$1, %ecx
	xgetbv
	movl	%eax, ABI_XINUSE(%rdi)
	movl	%edx, ABI_XINUSE + 4(%rdi)
1:
	move_vectors store, %rdi, ABI_VECTORS_AFTER, ABI_MASKS_AFTER
	cmpq	$ABI_SSE, ABI_LEVEL(%rdi)
	je	1f
	vzeroupper
1:
	fnstenv	ABI_X87_AFTER(%rdi)
	fninit
	fldcw	ABI_OWN_X87(%rdi)
	stmxcsr	ABI_MXCSR_AFTER(%rdi)
	ldmxcsr	ABI_OWN_MXCSR(%rdi)

	popq	%r15
	popq	%r14
	popq	%r13
	popq	%r12
	popq	%rbp
	popq	%rbx
	ret
	.cfi_endproc
	.size	abi_call, .-abi_call

/* void abi_vzeroupper (void); what every kernel with AVX ends with.  */
	.globl	abi_vzeroupper
	.type	abi_vzeroupper, @function
abi_vzeroupper:
	.cfi_startproc
	endbr64
	vzeroupper
	ret
	.cfi_endproc
	.size	abi_vzeroupper, . - abi_vzeroupper

#endif

#ifdef __ELF__
	.section .note.GNU-stack, "", %progbits
#endif
