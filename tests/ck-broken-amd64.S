/* ck-broken-amd64.S - The kernel test: kernels with faults of calls
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

/* Every function encrypts as ecb_enc and does something besides, which its
 * name says.
 */

#if defined (__x86_64__) && !defined (__ILP32__)

	.text

.macro	broken name
	.globl	ck_broken_\name
	.type	ck_broken_\name, @function
	.p2align 4
ck_broken_\name:
	.cfi_startproc
	endbr64
.endm

.macro	end name
	.cfi_endproc
	.size	ck_broken_\name, . - ck_broken_\name
.endm

/* The right thing, without changing the stack for the unwinder.  */
.macro	encrypt
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	call	_gcry_aria_generic_ecb_enc
	addq	$8, %rsp
	.cfi_adjust_cfa_offset -8
.endm

broken change_rbx
	encrypt
	notq	%rbx
	ret
end change_rbx

broken change_r15
	encrypt
	notq	%r15
	ret
end change_r15

broken change_stack_pointer
	encrypt
	ret	$8
end change_stack_pointer

broken set_direction
	encrypt
	std
	ret
end set_direction

broken change_mxcsr
	encrypt
	movl	$0x1f80, -4(%rsp)	/* The initial value.  */
	ldmxcsr	-4(%rsp)
	ret
end change_mxcsr

broken leave_mmx
	encrypt
	movd	%eax, %mm0
	ret
end leave_mmx

/* The first round key.  */
broken leave_xmm7
	pushq	%rdi
	.cfi_adjust_cfa_offset 8
	call	_gcry_aria_generic_ecb_enc
	popq	%rdi
	.cfi_adjust_cfa_offset -8
	movdqu	(%rdi), %xmm7
	ret
end leave_xmm7

broken no_cfi
	pushq	%rbx
	call	_gcry_aria_generic_ecb_enc
	popq	%rbx
	ret
end no_cfi

broken wrong_cfi
	pushq	%rbx
	.cfi_adjust_cfa_offset 8
	.cfi_rel_offset %r12, 0		/* It is rbx that lies there.  */
	xorl	%ebx, %ebx
	call	_gcry_aria_generic_ecb_enc
	popq	%rbx
	.cfi_adjust_cfa_offset -8
	.cfi_restore %r12
	ret
end wrong_cfi

broken leave_ymm9
	pushq	%rdi
	.cfi_adjust_cfa_offset 8
	call	_gcry_aria_generic_ecb_enc
	popq	%rdi
	.cfi_adjust_cfa_offset -8
	vzeroupper
	vinsertf128 $1, (%rdi), %ymm9, %ymm9
	ret
end leave_ymm9

broken no_vzeroupper
	encrypt
	vpxor	%xmm3, %xmm3, %xmm3
	ret
end no_vzeroupper

broken leave_zmm31
	pushq	%rdi
	.cfi_adjust_cfa_offset 8
	call	_gcry_aria_generic_ecb_enc
	popq	%rdi
	.cfi_adjust_cfa_offset -8
	vbroadcasti32x4 (%rdi), %zmm31
	ret
end leave_zmm31

broken leave_mask
	encrypt
	kmovd	%esp, %k1
	ret
end leave_mask

#endif

#ifdef __ELF__
	.section .note.GNU-stack, "", %progbits
#endif
