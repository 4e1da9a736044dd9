/* aria-aesni-avx-amd64.S - ARIA, 16 blocks at a time, with AVX
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

#include "aria-features.h"

#define SIMD_BYTES 16
#include "aria-modes-amd64.h"

#ifdef ARIA_USE_AVX

        .text
        define_common
# ifdef ARIA_USE_GFNI
        define_operations gfni_avx, vector, gfni
# endif
        define_operations aesni_avx, vector, nibbles


/* void
 * _gcry_aria_set_wide_keys (aria_context_t *ctx, int decrypts)
 *
 * Bring the round keys for encryption or for decryption into the form that
 * the kernels here and in aria-aesni-avx2-amd64.S read.  Row 0 of WIDE_KEY
 * begins with the first round key, 16 bytes.  A row r from 1 on, the last one
 * is the number of rounds, has a 32-bit word for each byte of a key, which is
 * that byte four times.  The key is to be added in front of the diffusion A
 * of round r: A (ek[r]), where the first one is ek[0].  Since A undoes
 * itself, it is the key of the opposite direction, from the last to the
 * first (RFC 5794, 2.3):
 *
 *      A (ek[r]) = dk[rounds - r]      A (dk[r]) = ek[rounds - r]
 *
 * which also holds for the first key and the last one, that go through no
 * diffusion.  The bytes of S2 are to be added in front of the map C.
 */

function _gcry_aria_set_wide_keys
        lea     ARIA_CTX_DEC_KEY(CTX), %rax
        lea     ARIA_CTX_ENC_KEY(CTX), %rdx
        test    %esi, %esi
        cmovnz  %rdx, %rax
        mov     ARIA_CTX_ROUNDS(CTX), %ecx
        mov     %ecx, %edx
        shl     $4, %edx
        add     %rdx, %rax
        lea     ARIA_CTX_WIDE_KEY(CTX), %rdx

        vmovdqa .Llow_nibbles(%rip), %xmm8
        vmovdqa .LF_low(%rip), %xmm9
        vmovdqa .LF_high(%rip), %xmm10
        vmovdqa .Ls2_odd(%rip), %xmm11
        vmovdqa .Ls2_even(%rip), %xmm12

        vmovdqu (%rax), %xmm0
        vmovdqu %xmm0, (%rdx)
1:
        sub     $16, %rax
        add     $64, %rdx
        vmovdqu (%rax), %xmm0
        vpand   %xmm8, %xmm0, %xmm1
        vpsrld  $4, %xmm0, %xmm2
        vpand   %xmm8, %xmm2, %xmm2
        vpshufb %xmm1, %xmm9, %xmm1
        vpshufb %xmm2, %xmm10, %xmm2
        vpxor   %xmm2, %xmm1, %xmm1
        vpblendvb %xmm11, %xmm1, %xmm0, %xmm0
        .irp    i, 0, 1, 2, 3
        vpshufb .Lfour_times + 16 * \i(%rip), %xmm0, %xmm1
        vmovdqu %xmm1, 16 * \i(%rdx)
        .endr
        vmovdqa %xmm11, %xmm0
        vmovdqa %xmm12, %xmm11
        vmovdqa %xmm0, %xmm12
        dec     %ecx
        jnz     1b

        vzeroall
        return
end_function _gcry_aria_set_wide_keys

        define_constants
/* Where S2 is, in odd and in even rounds.  */
constant .Ls2_odd
        .rept   4
        .byte   0, 0xff, 0, 0
        .endr
constant .Ls2_even
        .rept   4
        .byte   0, 0, 0, 0xff
        .endr
/* The four bytes of each word of a key, four times each.  */
constant .Lfour_times
        .irp    i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .byte   \i, \i, \i, \i
        .endr
#endif /*ARIA_USE_AVX*/

        end_of_file
