/* aria-gfni-avx512-xts.h - ARIA: XTS of the 64-way kernel
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
 * The tweaks of a batch are on the stack.  They are polynomials over GF(2),
 * little endian, modulo x^128 + x^7 + x^2 + x + 1.  The bytes that x^8k
 * carries out come back times x^7 + x^2 + x + 1: each as two bytes, which two
 * affine maps compute.
 */

#define REDUCE_0  %zmm25
#define REDUCE_1  %zmm26

/* zmmTO = zmmFROM * x^8K; zmm24 is lost.  */
.macro multiply_tweaks k, from, to
        vpsrldq $(16 - \k), %zmm\from, %zmm24
        vpslldq $(\k), %zmm\from, %zmm\to
        vgf2p8affineqb $0, REDUCE_0, %zmm24, %zmm23
        vgf2p8affineqb $0, REDUCE_1, %zmm24, %zmm24
        vpslldq $1, %zmm24, %zmm24
        vpternlogd $0x96, %zmm23, %zmm24, %zmm\to
.endm

/* %rax:%r9 = %rax:%r9 * x; %r10 is lost.  */
.macro double_tweak
        mov     %rax, %r10
        sar     $63, %r10
        and     $0x87, %r10d            /* x^7 + x^2 + x + 1 */
        add     %r9, %r9
        adc     %rax, %rax
        xor     %r10, %r9
.endm

.macro store_tweaks i, d, x
        vmovdqa64 %zmm\i, \d + 8(%rsp)
.endm

/* Set the 64 tweaks of the first batch.  Called with the stack of the
   operation on top.  Registers 0 to 15 and 23 to 26, %rax, %r9 and %r10 are
   lost.  */
local_function xts_set_up
        mov     (STATE), %r9
        mov     8(STATE), %rax
        .irp    i, 0, 1, 2, 3, 4, 5, 6, 7
        mov     %r9, 16 * \i + 8(%rsp)
        mov     %rax, 16 * \i + 16(%rsp)
        double_tweak
        .endr
        vpbroadcastq xts_matrices + 0(%rip), REDUCE_0
        vpbroadcastq xts_matrices + 8(%rip), REDUCE_1
        vmovdqa64 8(%rsp), %zmm0
        vmovdqa64 72(%rsp), %zmm1
        multiply_tweaks 1, 0, 2
        multiply_tweaks 1, 1, 3
        multiply_tweaks 2, 0, 4
        multiply_tweaks 2, 1, 5
        multiply_tweaks 2, 2, 6
        multiply_tweaks 2, 3, 7
        multiply_tweaks 4, 0, 8
        multiply_tweaks 4, 1, 9
        multiply_tweaks 4, 2, 10
        multiply_tweaks 4, 3, 11
        multiply_tweaks 4, 4, 12
        multiply_tweaks 4, 5, 13
        multiply_tweaks 4, 6, 14
        multiply_tweaks 4, 7, 15
        for_each_vector store_tweaks
        ret
end_function xts_set_up

/* The tweaks of vector I times x^64: the high half is carried out, the low
   half takes its place.  */
.macro advance_tweaks i
        vmovdqa64 64 * \i(%rsp), %zmm0
        vpshufd $0x4e, %zmm0, %zmm1
        vgf2p8affineqb $0, REDUCE_0, %zmm1, %zmm1
        vpshufb %zmm24, %zmm0, %zmm0
        vgf2p8affineqb $0, REDUCE_1, %zmm0, %zmm0
        vpxord  %zmm0, %zmm1, %zmm0
        vmovdqa64 %zmm0, 64 * \i(%rsp)
.endm

.macro xts_load i, d, x
        vmovdqu64 \d(MASKS\x), %zmm\i
        vpternlogd $0x96, \d(IN\x), %zmm26, %zmm\i
.endm

.macro xts_store i, d, x
        vpternlogd $0x96, \d(MASKS\x), %zmm26, %zmm\i
        vmovdqu64 %zmm\i, \d(OUT\x)
.endm

begin_operation _gcry_aria_gfni_avx512_xts_enc, 1024
        call    xts_set_up
        mov     %rsp, MASKS
1:
        begin_batch
        vbroadcasti32x4 FIRST_KEY, %zmm26
        for_vectors xts_load
        call    crypt_batch
        vbroadcasti32x4 LAST_KEY, %zmm26
        for_vectors xts_store

        vmovdqu 64(MASKS, LAST), %xmm0
        cmp     $(1024 - 64), LAST
        jb      3f
        /* Of REDUCE_0 the high half is the identity here.  */
        vbroadcasti32x4 xts_half_matrices(%rip), REDUCE_0
        vpbroadcastq xts_matrices + 8(%rip), REDUCE_1
        vbroadcasti32x4 xts_high_half(%rip), %zmm24
        cmp     $64, NBLOCKS
        je      2f
        .irp    i, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1
        advance_tweaks \i
        .endr
2:
        advance_tweaks 0
3:
        vmovdqu %xmm0, (STATE)
        end_batch 1b
end_operation _gcry_aria_gfni_avx512_xts_enc, 1024

second_name _gcry_aria_gfni_avx512_xts_dec, _gcry_aria_gfni_avx512_xts_enc

        constants
constant xts_matrices
        .quad   ARIA_REDUCE_0_MATRIX, ARIA_REDUCE_1_MATRIX
xts_half_matrices:
        .quad   ARIA_REDUCE_0_MATRIX, ARIA_IDENTITY_MATRIX
/* The bytes of the high half, one place up from the low end.  */
xts_high_half:
        .byte   0x80, 8, 9, 10, 11, 12, 13, 14, 15
        .byte   0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80

        .text
