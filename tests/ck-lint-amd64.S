/* ck-lint-amd64.S - The kernel test: functions that its lint has to find
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

/* Nobody calls these functions.  ck-broken.h says what is wrong with each.
 */

#include "aria-offsets.h"

#if defined (__x86_64__) && !defined (__ILP32__)

#include "aria-offsets.h"

	.text

.macro	begin name
	.globl	ck_lint_\name
	.type	ck_lint_\name, @function
	.p2align 4
ck_lint_\name:
	.cfi_startproc
.endm

.macro	broken name
	begin	\name
	endbr64
.endm

.macro	end name
	.cfi_endproc
	.size	ck_lint_\name, . - ck_lint_\name
.endm

/* What is allowed: branches that depend on the number of rounds, of blocks,
   on the counter, on a saved pointer; addresses that depend on them; a call;
   stack that is aligned.  */
broken nothing
	pushq	%rbx
	.cfi_adjust_cfa_offset 8
	pushq	%rbp
	.cfi_adjust_cfa_offset 8
	movq	%rsp, %rbp
	subq	$64, %rsp
	andq	$-64, %rsp
	movq	%rdx, 8(%rsp)
	movl	ARIA_CTX_ROUNDS(%rdi), %eax
	cmpl	$12, %eax
	ja	1f
	vmovdqu	(%rdi, %rax), %xmm0
1:	movq	8(%rsi), %rbx
	bswapq	%rbx
	addq	%r8, %rbx
	jc	2f
	call	3f
2:	movq	8(%rsp), %r9
	vmovdqu	%xmm0, (%r9, %r8)
	leaq	ck_lint_table(%rip), %r10
	movzbl	(%r10, %r8), %eax
	cmpl	(%r10, %rax), %eax
	je	4f
	addq	$16, %rdi
	decq	%r8
	jnz	1b
4:	vzeroupper
	movq	%rbp, %rsp
	popq	%rbp
	popq	%rbx
	ret
3:	vpxor	%xmm0, %xmm0, %xmm0
	ret
end nothing

begin no_endbr
	ret
end no_endbr

broken data_address
	movzbl	(%rcx), %eax
	leaq	ck_lint_table(%rip), %r9
	movzbl	(%r9, %rax), %eax
	movb	%al, (%rdx)
	ret
end data_address

broken key_address
	movl	(%rdi), %eax
	andl	$15, %eax
	vmovdqu	(%rcx, %rax), %xmm0
	vzeroupper
	ret
end key_address

broken vector_address
	vmovdqu	(%rcx), %xmm0
	vpextrq	$1, %xmm0, %rax
	andl	$15, %eax
	vmovdqu	(%rcx, %rax), %xmm0
	vzeroupper
	ret
end vector_address

broken saved_address
	movq	(%rcx), %rax
	pushq	%rax
	.cfi_adjust_cfa_offset 8
	popq	%r9
	.cfi_adjust_cfa_offset -8
	leaq	(%rdx, %r9), %r10
	movb	$0, (%r10)
	ret
end saved_address

broken byte_address
	vmovdqu	(%rcx), %xmm0
	vmovdqu	%xmm0, -24(%rsp)
	movzbl	-13(%rsp), %eax
	movb	$0, (%rdx, %rax)
	vzeroupper
	ret
end byte_address

/* Through a buffer on the stack, at an offset that isn't known.  */
broken buffer_address
	subq	$72, %rsp
	.cfi_adjust_cfa_offset 72
	movq	%rsp, %r9
	addq	%r8, %r9
	vmovdqu	(%rcx), %xmm0
	vmovdqu	%xmm0, (%r9)
	movl	16(%rsp), %eax
	movb	$0, (%rdx, %rax)
	vzeroupper
	addq	$72, %rsp
	.cfi_adjust_cfa_offset -72
	ret
end buffer_address

broken data_branch
	cmpb	$0, (%rcx)
	je	1f
	movb	$0, (%rdx)
1:	ret
end data_branch

/* In constant time up to the last line.  */
broken carry_branch
	movq	(%rcx), %rax
	movq	8(%rcx), %r9
	addq	%rax, %rax
	adcq	%r9, %r9
	sbbq	%r10, %r10
	testq	%r10, %r10
	jnz	ck_lint_data_branch
	ret
end carry_branch

broken vector_branch
	vmovdqu	(%rcx), %xmm0
	vptest	%xmm0, %xmm0
	vzeroupper
	jz	ck_lint_data_branch
	ret
end vector_branch

broken state_branch
	cmpb	$0xff, 15(%rsi)
	je	1f
	movb	$0, (%rdx)
1:	ret
end state_branch

broken ymm_integer
	vpxor	%ymm1, %ymm1, %ymm1
	vzeroall
	ret
end ymm_integer

broken broadcast
	vpbroadcastb (%rdi), %xmm1
	vzeroall
	ret
end broadcast

broken aes
	vaesenclast %xmm1, %xmm1, %xmm1
	vzeroall
	ret
end aes

broken ymm_aes
	vaesenclast %ymm1, %ymm1, %ymm1
	vzeroall
	ret
end ymm_aes

broken gfni
	vgf2p8affineqb $0, %ymm1, %ymm1, %ymm1
	vzeroall
	ret
end gfni

broken evex
	vpxorq	%xmm17, %xmm17, %xmm17
	vzeroall
	ret
end evex

broken bmi2
	rorxl	$8, %ecx, %eax
	ret
end bmi2

broken popcount
	popcntl	%ecx, %eax
	ret
end popcount

broken division
	divl	%ecx
	ret
end division

broken string
	rep movsb
	ret
end string

broken gather
	vpgatherdd (%rdi, %zmm1, 4), %zmm0{%k1}
	vzeroall
	ret
end gather

broken masked_store
	vmovdqu8 %zmm0, (%rdx){%k1}
	vzeroall
	ret
end masked_store

/* Only one of the paths is clean.  */
broken dirty_path
	vmovdqu	(%rcx), %ymm0
	cmpq	$1, %r8
	je	1f
	vzeroupper
1:	ret
end dirty_path

broken zero_by_hand
	vpxor	%xmm0, %xmm0, %xmm0
	ret
end zero_by_hand

broken call_outside
	call	abort
	ret
end call_outside

broken call_pointer
	leaq	ck_lint_string(%rip), %rax
	call	*%rax
	ret
end call_pointer

broken fall_through
	cmpq	$1, %r8
	je	1f
	ret
1:	int3
end fall_through

	.section .rodata
ck_lint_table:
	.fill	256

#endif

#ifdef __ELF__
	.section .note.GNU-stack, "", %progbits
#endif
