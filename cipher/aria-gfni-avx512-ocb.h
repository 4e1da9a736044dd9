/* aria-gfni-avx512-ocb.h - ARIA: OCB of the 64-way kernel
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


/* A part of aria-gfni-avx512-amd64.S.
 *
 * RFC 7253 adds L[ntz (i)] to the offset for block number i.  So the offset is
 * the sum of the offset for 0 and of those L[b] for which bit b of the Gray
 * code of i, i ^ (i >> 1), is set.  The Gray code of a sum of numbers that
 * have no bit in common is the sum of their Gray codes: the offset of block
 * 64 q + s is that of block 64 q plus G[s], the sum of L[0] to L[5] that the
 * Gray code of s names.
 *
 * A batch begins behind block N = 64 q + s; s, mostly 0, is the same for all
 * batches of a call.  G[64] to G[64 + s] continue G into the next 64:
 * G[64 + i] = G[i] + L[5] + L[6 + ntz (q + 1)].
 */

/* The stack: N and G, such that G[1] is aligned.  */
#define OCB_N       0
#define OCB_G       48
#define OCB_STACK   2112

/* TO, one of %r8 to %r15, = a pointer in aria_ocb_state_t.  */
.macro load_pointer from, to
#ifdef __ILP32__
        mov     \from, \to\()d
#else
        mov     \from, \to
#endif
.endm

/* The vector of G that begins at G[4 I + 1], from G[4 I] in register I and
   G[4 I + 4] in register NEXT.  */
.macro store_masks i, next
        valignq $2, %zmm\i, %zmm\next, %zmm\i
        vmovdqa64 %zmm\i, OCB_G + 16 + 64 * \i + 8(%rsp)
.endm

/* Set G[0] to G[63] and N.  Called with the stack of the
   operation on top.  Registers 0 to 16 and 21 to 25, %rax and %r9 are lost.  */
local_function ocb_set_up
        load_pointer ARIA_OCB_L(STATE), %r9
        vmovdqu (%r9), %xmm1            /* L[0] */
        vmovdqu 16(%r9), %xmm2          /* L[1] */
        vpxor   %xmm0, %xmm0, %xmm0
        vpxor   %xmm1, %xmm2, %xmm3
        vinserti32x4 $1, %xmm1, %zmm0, %zmm0
        vinserti32x4 $2, %xmm3, %zmm0, %zmm0
        vinserti32x4 $3, %xmm2, %zmm0, %zmm0

        /* The Gray codes of 4 i and 4 i + 4 differ in bits 1 and
           2 + ntz (i + 1).  */
        vbroadcasti32x4 16(%r9), %zmm21
        .irp    b, 2, 3, 4, 5
        vbroadcasti32x4 16 * \b(%r9), %zmm2\b
        vpxord  %zmm21, %zmm2\b, %zmm2\b
        .endr
        vpxord  %zmm22, %zmm0, %zmm1
        vpxord  %zmm23, %zmm1, %zmm2
        vpxord  %zmm22, %zmm2, %zmm3
        vpxord  %zmm24, %zmm3, %zmm4
        vpxord  %zmm22, %zmm4, %zmm5
        vpxord  %zmm23, %zmm5, %zmm6
        vpxord  %zmm22, %zmm6, %zmm7
        vpxord  %zmm25, %zmm7, %zmm8
        vpxord  %zmm22, %zmm8, %zmm9
        vpxord  %zmm23, %zmm9, %zmm10
        vpxord  %zmm22, %zmm10, %zmm11
        vpxord  %zmm24, %zmm11, %zmm12
        vpxord  %zmm22, %zmm12, %zmm13
        vpxord  %zmm23, %zmm13, %zmm14
        vpxord  %zmm22, %zmm14, %zmm15
        vpxord  %zmm16, %zmm16, %zmm16

        vmovdqa64 %xmm16, OCB_G + 8(%rsp)
        store_masks 0, 1
        store_masks 1, 2
        store_masks 2, 3
        store_masks 3, 4
        store_masks 4, 5
        store_masks 5, 6
        store_masks 6, 7
        store_masks 7, 8
        store_masks 8, 9
        store_masks 9, 10
        store_masks 10, 11
        store_masks 11, 12
        store_masks 12, 13
        store_masks 13, 14
        store_masks 14, 15
        store_masks 15, 16

        mov     ARIA_OCB_NBLOCKS(STATE), %rax
        mov     %rax, OCB_N + 8(%rsp)
        ret
end_function ocb_set_up

/* Set G[64] to G[64 + s]; MASKS = G[s + 1].  Called with the stack of the
   operation on top.  zmm24, zmm25, %rax, %r9 are lost.  */
local_function ocb_continue_masks
        load_pointer ARIA_OCB_L(STATE), %r9
        mov     OCB_N + 8(%rsp), %rax
        shr     $6, %rax
        inc     %rax
        bsf     %rax, %rax
        /* Blocks whose number is a multiple of 2^16 don't come here, but the
           masks may go further than the blocks.  */
        cmp     $9, %eax
        mov     $9, %r11d
        cmova   %r11d, %eax
        shl     $4, %eax
        vmovdqu64 80(%r9), %xmm24               /* L[5] */
        vpxord  96(%r9, %rax), %xmm24, %xmm24   /* L[6 + ntz (q + 1)] */

        movzbl  OCB_N + 8(%rsp), %eax
        and     $63, %eax
        jnz     1f
        /* Only G[64], the last block of the last vector.  */
        vmovdqa64 OCB_G + 16 + 960 + 8(%rsp), %zmm25
        vinserti32x4 $3, %xmm24, %zmm25, %zmm25
        vmovdqa64 %zmm25, OCB_G + 16 + 960 + 8(%rsp)
        lea     OCB_G + 16 + 8(%rsp), MASKS
        ret
1:
        shl     $4, %eax
        lea     OCB_G + 16 + 8(%rsp, %rax), MASKS
        lea     OCB_G + 8(%rsp), %r9
        vshufi32x4 $0, %zmm24, %zmm24, %zmm24
2:
        vpxord  (%r9), %zmm24, %zmm25
        vmovdqu64 %zmm25, 1024(%r9)
        add     $64, %r9
        cmp     MASKS, %r9
        jb      2b
        ret
end_function ocb_continue_masks

/* zmm26 += the offset of block 64 q in all lanes; xmm25 = it alone.  zmm24 and
   %r9 are lost.  */
.macro add_base
        load_pointer ARIA_OCB_OFFSET(STATE), %r9
        vmovdqu64 (%r9), %xmm25
        vpxord  -16(MASKS), %xmm25, %xmm25
        vshufi32x4 $0, %zmm25, %zmm25, %zmm24
        vpxord  %zmm24, %zmm26, %zmm26
.endm

/* From the base in xmm25, the offset of the last block of the batch, and N.
   %rax, %r9 are lost.  */
.macro advance_offset
        load_pointer ARIA_OCB_OFFSET(STATE), %r9
        vpxord  48(MASKS, LAST), %xmm25, %xmm25
        vmovdqu64 %xmm25, (%r9)
        mov     LAST, %rax
        shr     $4, %rax
        add     $4, %rax
        add     %rax, OCB_N(%rsp)
.endm

/* zmm24 = the sum of the vectors of the batch or of the result.  */
.macro add_up_batch
        vmovdqa64 %zmm0, %zmm24
        vpternlogd $0x96, %zmm1, %zmm2, %zmm24
        vpternlogd $0x96, %zmm3, %zmm4, %zmm24
        vpternlogd $0x96, %zmm5, %zmm6, %zmm24
        vpternlogd $0x96, %zmm7, %zmm8, %zmm24
        vpternlogd $0x96, %zmm9, %zmm10, %zmm24
        vpternlogd $0x96, %zmm11, %zmm12, %zmm24
        vpternlogd $0x96, %zmm13, %zmm14, %zmm24
        vpxord  %zmm15, %zmm24, %zmm24
.endm

/* zmm24 = the sum of the blocks of the batch at %rax, where vectors overlap.
   %rax and %r9 are lost.  */
local_function add_up_blocks
        mov     LAST, %r9
        vpxord  %zmm24, %zmm24, %zmm24
1:                                      /* Four; four or more are left.  */
        vpxord  (%rax), %zmm24, %zmm24
        add     $64, %rax
        sub     $64, %r9
        jae     1b
        add     $64, %r9
        jz      3f
2:                                      /* One of what is left.  */
        vmovdqu64 (%rax), %xmm22
        vpxord  %zmm22, %zmm24, %zmm24
        add     $16, %rax
        sub     $16, %r9
        jnz     2b
3:
        ret
end_function add_up_blocks

/* Add the four blocks in zmm24 to the sum.  zmm22, zmm23 and %r9 are lost.  */
.macro add_to_sum
        load_pointer ARIA_OCB_SUM(STATE), %r9
        vextracti32x8 $1, %zmm24, %ymm22
        vpxord  %ymm22, %ymm24, %ymm24
        vextracti32x4 $1, %ymm24, %xmm22
        vpternlogd $0x96, (%r9), %xmm22, %xmm24
        vmovdqu64 %xmm24, (%r9)
.endm

.macro ocb_load i, d, x
        vmovdqu64 \d(IN\x), %zmm\i
.endm

.macro ocb_add_mask i, d, x
        vpternlogd $0x96, \d(MASKS\x), %zmm26, %zmm\i
.endm

.macro ocb_store i, d, x
        vpternlogd $0x96, \d(MASKS\x), %zmm26, %zmm\i
        vmovdqu64 %zmm\i, \d(OUT\x)
.endm

begin_operation _gcry_aria_gfni_avx512_ocb_enc, OCB_STACK
        call    ocb_set_up
1:
        begin_batch
        call    ocb_continue_masks
        for_vectors ocb_load
        add_up_batch
        cmp     $(1024 - 64), LAST
        je      2f
        mov     IN, %rax
        call    add_up_blocks
2:
        add_to_sum
        vbroadcasti32x4 FIRST_KEY, %zmm26
        add_base
        for_vectors ocb_add_mask
        call    crypt_batch
        vbroadcasti32x4 LAST_KEY, %zmm26
        add_base
        for_vectors ocb_store
        advance_offset
        end_batch 1b
end_operation _gcry_aria_gfni_avx512_ocb_enc, OCB_STACK

begin_operation _gcry_aria_gfni_avx512_ocb_dec, OCB_STACK
        call    ocb_set_up
1:
        begin_batch
        call    ocb_continue_masks
        vbroadcasti32x4 FIRST_KEY, %zmm26
        add_base
        for_vectors ocb_load
        for_vectors ocb_add_mask
        call    crypt_batch
        vbroadcasti32x4 LAST_KEY, %zmm26
        add_base
        for_vectors ocb_store
        add_up_batch
        cmp     $(1024 - 64), LAST
        je      2f
        mov     OUT, %rax
        call    add_up_blocks
2:
        add_to_sum
        advance_offset
        end_batch 1b
end_operation _gcry_aria_gfni_avx512_ocb_dec, OCB_STACK

/* The masks are done with, and their place is free for the result.  */
.macro ocb_auth_store i, d, x
        vpxord  %zmm26, %zmm\i, %zmm\i
        vmovdqu64 %zmm\i, \d(MASKS\x)
.endm

begin_operation _gcry_aria_gfni_avx512_ocb_auth, OCB_STACK
        call    ocb_set_up
1:
        begin_batch
        call    ocb_continue_masks
        vbroadcasti32x4 FIRST_KEY, %zmm26
        add_base
        for_vectors ocb_load
        for_vectors ocb_add_mask
        call    crypt_batch
        add_base
        advance_offset
        add_up_batch                    /* 64 times the last key are 0.  */
        cmp     $(1024 - 64), LAST
        je      2f
        vbroadcasti32x4 LAST_KEY, %zmm26
        for_each_vector ocb_auth_store, part
        mov     MASKS, %rax
        call    add_up_blocks
2:
        add_to_sum
        lea     64(LAST), %rax
        add     %rax, IN
        shr     $4, %rax
        sub     %rax, NBLOCKS
        jnz     1b
end_operation _gcry_aria_gfni_avx512_ocb_auth, OCB_STACK
