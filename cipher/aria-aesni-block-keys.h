/* aria-aesni-block-keys.h - ARIA, the keys of the kernel for AES-NI and AVX
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


/* A part of aria-aesni-block-amd64.S: what aria-block-keys-amd64.h wants of
 * it.
 */

#ifndef GCRY_ARIA_AESNI_BLOCK_KEYS_H
#define GCRY_ARIA_AESNI_BLOCK_KEYS_H

#include "aria-block-keys-amd64.h"

/* v0 = FO (X, CK) or FE (X, CK), with CK number I from CONSTANT on.  v4 and v12
   to v14 are lost.  */
.macro key_round parity, x, i
        vpxor   BLOCK*\i(CONSTANT), \x, v0
        f_odd   v0, w0, v12
        round   \parity, .L\parity\()_no_key(%rip), v0, w0, v12, v13, v14
.endm

/* DST = the key at SRC for a round of PARITY.  v0 to v2 are lost.  */
.macro shuffle_key parity, src, dst, s2_bytes
        vmovdqu \src, v0
        f_odd   v0, v1, v2
        vpblendvb \s2_bytes, v1, v0, v0
        vpshufb .L\parity\()_key_order(%rip), v0, v0
        vmovdqu v0, \dst
.endm

/* The block keys at OFFSET of the context, with the first key at FIRST and the
   others at OTHERS.  As in the wide form (aria-aesni-avx-amd64.S), the key in
   front of the diffusion of round r is
        A (ek[r]) = dk[rounds - r]      A (dk[r]) = ek[rounds - r]
   with the first key being number 0.  */
.macro shuffle_keys offset, first, others
        vmovdqu \first(CTX), v0
        vmovdqu v0, \offset(CTX)
        mov     ARIA_CTX_ROUNDS(CTX), %ecx
        mov     %ecx, %eax
        shl     $4, %eax
        lea     \others(CTX, %rax), %rax
        lea     \offset(CTX), %rdx
.Lpair\@:
        shuffle_key odd, -BLOCK(%rax), BLOCK(%rdx), v12
        shuffle_key even, -2*BLOCK(%rax), 2*BLOCK(%rdx), v13
        sub     $(2*BLOCK), %rax
        add     $(2*BLOCK), %rdx
        sub     $2, %ecx
        jnz     .Lpair\@
.endm

.macro block_keys
        vmovdqa .Lodd_S2_bytes(%rip), v12
        vmovdqa .Leven_S2_bytes(%rip), v13
        shuffle_keys ARIA_CTX_BLOCK_KEY, ARIA_CTX_ENC_KEY, ARIA_CTX_DEC_KEY
        shuffle_keys ARIA_CTX_BLOCK_KEY+ARIA_BLOCK_KEY_SIZE, \
                ARIA_CTX_DEC_KEY, ARIA_CTX_ENC_KEY
.endm

.macro define_own_key_constants
constant .Lodd_no_key
        .byte   ARIA_ODD_NO_KEY
.Leven_no_key:
        .byte   ARIA_EVEN_NO_KEY
.Lodd_key_order:
        .byte   ARIA_ODD_KEY_ORDER
.Leven_key_order:
        .byte   ARIA_EVEN_KEY_ORDER
.Lodd_S2_bytes:
        .byte   ARIA_ODD_S2_BYTES
.Leven_S2_bytes:
        .byte   ARIA_EVEN_S2_BYTES
.endm

#endif /*GCRY_ARIA_AESNI_BLOCK_KEYS_H*/
