/* aria-gfni-block-amd64.S - ARIA, one to four blocks, GFNI with AVX or AVX-512
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


/* S-boxes.  With the reciprocal 1/x in GF(2^8), matrices B and C and constants
 * b and c, by the definitions of RFC 5794
 *
 *      S1 (x) = B (1/x) + b        X1 (x) = 1 / B^-1 (x + b)
 *      S2 (x) = C (1/x) + c        X2 (x) = 1 / C^-1 (x + c)
 *
 * gf2p8affineinvqb gives a matrix times 1/x, with one matrix for each half of
 * a vector.  So the bytes of S1 and S2 lie in the first half, those of X1 and
 * X2 in the second one, and two instructions twice make all four:
 *
 *      gf2p8affineqb        1, B^-1        1, C^-1
 *      gf2p8affineinvqb     B, 1           C, 1
 *      gives                S1, X1         S2, X2
 *
 * (and in the other bytes what nobody looks at).  The constants are in the
 * keys.
 *
 * Diffusion.  Each byte of it has seven terms, three or four of them in either
 * vector: eight pshufb bring them to their places.  The S-boxes change places
 * from round to round; since the diffusion doesn't mind if bytes i and i ^ 2
 * are exchanged, the bytes are put where the S-boxes stay, and all rounds are
 * alike.  aria-gfni-block-consts.h has the orders of the bytes.
 *
 * The keys: for each round the key with its bytes in the order of the round,
 * plus the constants of the S-boxes: of X1 and X2 of this round, and what the
 * diffusion makes of those of S1 and S2 of the round before.
 *
 * Two kernels come of this.  gfni_block has one block in a vector of 16 bytes.
 * gfni_block_avx512 has up to four in one vector, and adds three vectors with
 * one instruction.  One block has its chain of instructions to wait for, so
 * what counts is how long that is: four instructions and two additions.
 */

#include "aria-features.h"

#ifdef ARIA_USE_GFNI

#define SIMD_BYTES 16
#include "aria-block-amd64.h"
#include "aria-block-keys-amd64.h"
#include "aria-gfni-block-consts.h"

/* Vectors are %xmm<n>, %ymm<n> or %zmm<n>: the macros have x, y or z for the
   argument W.  0 to 3 are blocks, the following ones what comes in between.
   before_<i> and after_<i> are the matrices.  */
#define OF_S1_AND_X1  4
#define OF_S2_AND_X2  8
#define BEFORE_1      12
#define BEFORE_2      13
#define AFTER_1       14
#define AFTER_2       15

#define ROW     %r9     /* The key of the next round.  */
#define LAST    %r11    /* The last key.  */

/* The number of blocks has nothing to do with a register of this width.  */
.macro load_matrices w
        .ifc    \w, z
#ifdef ARIA_USE_AVX512
        vmovdqa64 .Lbefore_1(%rip), %zmm12
        vmovdqa64 .Lbefore_2(%rip), %zmm13
        vmovdqa64 .Lafter_1(%rip), %zmm14
        vmovdqa64 .Lafter_2(%rip), %zmm15
#endif
        .else
        vmovdqa .Lbefore_1(%rip), %\w\()mm12
        vmovdqa .Lbefore_2(%rip), %\w\()mm13
        vmovdqa .Lafter_1(%rip), %\w\()mm14
        vmovdqa .Lafter_2(%rip), %\w\()mm15
        .endif
.endm

.macro load_tables
        load_matrices x
.endm

/* Vectors 4 and 8: block BLOCK_I through the S-boxes.  */
.macro substitute w, i
        vgf2p8affineqb $0, %\w\()mm12, %\w\()mm\i, %\w\()mm4
        vgf2p8affineqb $0, %\w\()mm13, %\w\()mm\i, %\w\()mm8
        vgf2p8affineinvqb $0, %\w\()mm14, %\w\()mm4, %\w\()mm4
        vgf2p8affineinvqb $0, %\w\()mm15, %\w\()mm8, %\w\()mm8
.endm

/* The terms of the diffusion: block I, and vectors 4 and 6 to 11.  */
.macro collect_terms w, i
        vpshufb .Lterms_1_0(%rip), %\w\()mm4, %\w\()mm\i
        vpshufb .Lterms_2_0(%rip), %\w\()mm8, %\w\()mm9
        vpshufb .Lterms_1_1(%rip), %\w\()mm4, %\w\()mm6
        vpshufb .Lterms_2_1(%rip), %\w\()mm8, %\w\()mm10
        vpshufb .Lterms_1_2(%rip), %\w\()mm4, %\w\()mm7
        vpshufb .Lterms_2_2(%rip), %\w\()mm8, %\w\()mm11
        vpshufb .Lterms_1_3(%rip), %\w\()mm4, %\w\()mm4
        vpshufb .Lterms_2_3(%rip), %\w\()mm8, %\w\()mm8
.endm

/* A round of block I, and the key KEY_AT of the next one.  */
.macro round_avx i, key_at
        substitute x, \i
        collect_terms x, \i
        vpxor   \key_at, %xmm\i, %xmm\i
        vpxor   %xmm7, %xmm6, %xmm6
        vpxor   %xmm10, %xmm9, %xmm9
        vpxor   %xmm11, %xmm4, %xmm4
        vpxor   %xmm6, %xmm\i, %xmm\i
        vpxor   %xmm4, %xmm9, %xmm9
        vpxor   %xmm8, %xmm\i, %xmm\i
        vpxor   %xmm9, %xmm\i, %xmm\i
.endm

/* The same of what is in vector 0; KEY is memory or a vector.  */
#define SUM_OF_THREE  0x96      /* The truth table of vpternlog.  */

.macro round_avx512 w, key
        substitute \w, 0
        collect_terms \w, 0
        vpternlogq $SUM_OF_THREE, \key, %\w\()mm6, %\w\()mm0
        vpternlogq $SUM_OF_THREE, %\w\()mm10, %\w\()mm9, %\w\()mm7
        vpternlogq $SUM_OF_THREE, %\w\()mm11, %\w\()mm8, %\w\()mm4
        vpternlogq $SUM_OF_THREE, %\w\()mm4, %\w\()mm7, %\w\()mm0
.endm

/* BODY, ... for all rounds but the last one; then LAST is ROW.  */
.macro all_rounds body, arguments:vararg
        lea     BLOCK(KEY), ROW
        .p2align 5
.Lround\@:
        \body   \arguments
        add     $BLOCK, ROW
        cmp     LAST, ROW
        jne     .Lround\@
.endm

.macro find_last_key
        mov     ARIA_CTX_ROUNDS(CTX), %r11d
        shl     $4, LAST
        add     KEY, LAST
.endm

/* One to four vectors of one block each, with AVX */

.macro begin_block i
        vpshufb .Lodd_order(%rip), v\i, v\i
        vpxor   (KEY), v\i, v\i
.endm

.macro round_of_block i
        round_avx \i, (ROW)
.endm

.macro round_of_blocks n
        for_each_block \n, round_of_block
.endm

/* RESULT = the output, of vectors 4 and 8, which are kept.  v9 is lost.  */
.macro collect_last result
        vpshufb .Llast_1(%rip), v4, \result
        vpshufb .Llast_2(%rip), v8, v9
        vpxor   (LAST), \result, \result
        vpxor   v9, \result, \result
.endm

.macro finish_block i
        substitute x, \i
        collect_last v\i
.endm

.macro define_crypt_avx n
local_function crypt_\n\()_gfni_block
        load_tables
        find_last_key
        for_each_block \n, begin_block
        all_rounds round_of_blocks, \n
        for_each_block \n, finish_block
        return
end_function crypt_\n\()_gfni_block
.endm


/* One vector of one, two or four blocks, with AVX-512 */

.macro join_blocks n
        .if     \n >= 2
        vinserti128 $1, %xmm1, %ymm0, %ymm0
        .endif
        .if     \n >= 3
        vinserti128 $1, %xmm3, %ymm2, %ymm2
        vinserti64x4 $1, %ymm2, %zmm0, %zmm0
        .endif
.endm

.macro part_blocks n
        .if     \n >= 3
        vextracti64x4 $1, %zmm0, %ymm2
        vextracti128 $1, %ymm2, %xmm3
        .endif
        .if     \n >= 2
        vextracti128 $1, %ymm0, %xmm1
        .endif
.endm

.macro load_key w, src
        vbroadcasti32x4 \src, %\w\()mm5
.endm

.macro wide_round w
        load_key \w, (ROW)
        round_avx512 \w, %\w\()mm5
.endm

.macro define_crypt_avx512 n, w
local_function crypt_\n\()_gfni_block_avx512
        load_matrices \w
        find_last_key
        join_blocks \n
        .if     \n == 1
        begin_block 0
        all_rounds round_avx512 x, (ROW)
        finish_block 0
        .else
        load_key \w, (KEY)
        vpshufb .Lodd_order(%rip), %\w\()mm0, %\w\()mm0
        vpxorq  %\w\()mm5, %\w\()mm0, %\w\()mm0
        all_rounds wide_round \w
        load_key \w, (LAST)
        substitute \w, 0
        vpshufb .Llast_1(%rip), %\w\()mm4, %\w\()mm0
        vpshufb .Llast_2(%rip), %\w\()mm8, %\w\()mm9
        vpternlogq $SUM_OF_THREE, %\w\()mm5, %\w\()mm9, %\w\()mm0
        .endif
        part_blocks \n
        return
end_function crypt_\n\()_gfni_block_avx512
.endm


/* The serial modes.  The input of the cipher is its last output plus SRC, if
   any.  This is only a part of the way from block to block: v1, the last key
   and the first one together, and SRC are added beside it.  v2 is lost.  */

.macro chain src
        .ifb    \src
        vmovdqa v1, v2
        .else
        vmovdqu \src, v2
        vpshufb .Lodd_order(%rip), v2, v2
        vpxor   v1, v2, v2
        .endif
        vpshufb .Lchain_1(%rip), v4, v0
        vpshufb .Lchain_2(%rip), v8, v9
        vpxor   v2, v0, v0
        vpxor   v9, v0, v0
.endm

/* For each mode: what the chain adds for the next block, and what is written
   for the cipher's output v3, which becomes the next state.  v2 is free.  */
.macro chain_cbc_enc
        chain   BLOCK(IN)
.endm

.macro write_cbc_enc
        vmovdqu v3, (OUT)
.endm

.macro chain_cbc_mac
        chain   BLOCK(IN)
.endm

.macro write_cbc_mac
.endm

.macro chain_cfb_enc
        chain   (IN)
.endm

.macro write_cfb_enc
        vpxor   (IN), v3, v3
        vmovdqu v3, (OUT)
.endm

.macro chain_ofb
        chain
.endm

.macro write_ofb
        vpxor   (IN), v3, v2
        vmovdqu v2, (OUT)
.endm

.macro define_serial mode, kernel, round:vararg
function _gcry_aria_\kernel\()_\mode
        load_keys ENCRYPTION
        load_tables
        find_last_key
        vmovdqu (LAST), v1
        vpshufb .Lodd_order(%rip), v1, v1
        vpxor   (KEY), v1, v1
        vmovdqu (STATE), v0
        .ifc    \mode, cbc_enc
        vpxor   (IN), v0, v0
        .endif
        .ifc    \mode, cbc_mac
        vpxor   (IN), v0, v0
        .endif
        begin_block 0
.Lblock\@:
        all_rounds \round
        substitute x, 0
        dec     BLOCKS
        jz      .Llast\@
        chain_\mode
        collect_last v3
        write_\mode
        add     $BLOCK, IN
        add     $BLOCK, OUT
        jmp     .Lblock\@
.Llast\@:
        collect_last v3
        write_\mode
        vmovdqu v3, (STATE)
finish_operation _gcry_aria_\kernel\()_\mode
.endm


/* For aria-block-keys-amd64.h */

.macro key_round parity, x, i
        vpxor   BLOCK*\i(CONSTANT), \x, v0
        vpshufb .L\parity\()_order(%rip), v0, v0
        vpxor   .Lfirst_constant(%rip), v0, v0
        round_avx 0, .Ldiffused(%rip)
        vpshufb .Lreturn_from_\parity(%rip), v0, v0
.endm

/* DST = the key at SRC for a round of PARITY but the first one.  */
.macro order_key parity, src, dst
        vmovdqu \src, v0
        vpshufb .L\parity\()_order(%rip), v0, v0
        vpxor   .Lconstant(%rip), v0, v0
        vmovdqu v0, \dst
.endm

/* The keys at DST of the context in our form, from the plain ones at SRC.  */
.macro order_keys src, dst
        mov     ARIA_CTX_ROUNDS(CTX), %ecx
        lea     \src(CTX), %rax
        lea     \dst(CTX), %rdx
        vmovdqu (%rax), v0
        vpshufb .Lodd_order(%rip), v0, v0
        vpxor   .Lfirst_constant(%rip), v0, v0
        vmovdqu v0, (%rdx)
        order_key even, BLOCK(%rax), BLOCK(%rdx)
        sub     $2, %ecx
.Lpair\@:
        add     $(2*BLOCK), %rax
        add     $(2*BLOCK), %rdx
        order_key odd, (%rax), (%rdx)
        order_key even, BLOCK(%rax), BLOCK(%rdx)
        sub     $2, %ecx
        jnz     .Lpair\@
        vmovdqu 2*BLOCK(%rax), v0
        vpxor   .Llast_constant(%rip), v0, v0
        vmovdqu v0, 2*BLOCK(%rdx)
.endm

.macro block_keys
        order_keys ARIA_CTX_ENC_KEY, ARIA_CTX_BLOCK_KEY
        order_keys ARIA_CTX_DEC_KEY, ARIA_CTX_BLOCK_KEY+ARIA_BLOCK_KEY_SIZE
.endm


        .text
        .irp    n, 1, 2, 3, 4
        define_crypt_avx \n
        .endr
        define_parallel_operations gfni_block
        .irp    mode, cbc_enc, cbc_mac, cfb_enc, ofb
        define_serial \mode, gfni_block, round_of_block 0
        .endr
        define_expand_key gfni_block

#ifdef ARIA_USE_AVX512
        define_crypt_avx512 1, x
        define_crypt_avx512 2, y
        define_crypt_avx512 3, z
        define_crypt_avx512 4, z
        define_parallel_operations gfni_block_avx512
        .irp    mode, cbc_enc, cbc_mac, cfb_enc, ofb
        define_serial \mode, gfni_block_avx512, round_avx512 x, (ROW)
        .endr
        same_function _gcry_aria_gfni_block_avx512_expand_key, \
                _gcry_aria_gfni_block_expand_key
#endif

        constants
        define_block_constants

/* BYTES in each of the four lanes of a vector of 64 bytes.  */
.macro lanes name, bytes:vararg
constant .L\name
        .rept   4
        .byte   \bytes
        .endr
.endm

.macro matrices name, halves:vararg
constant .L\name
        .rept   4
        .quad   \halves
        .endr
.endm

        matrices before_1, ARIA_GFNI_BEFORE_1
        matrices before_2, ARIA_GFNI_BEFORE_2
        matrices after_1, ARIA_GFNI_AFTER_1
        matrices after_2, ARIA_GFNI_AFTER_2
        lanes   terms_1_0, ARIA_GFNI_TERMS_1_0
        lanes   terms_1_1, ARIA_GFNI_TERMS_1_1
        lanes   terms_1_2, ARIA_GFNI_TERMS_1_2
        lanes   terms_1_3, ARIA_GFNI_TERMS_1_3
        lanes   terms_2_0, ARIA_GFNI_TERMS_2_0
        lanes   terms_2_1, ARIA_GFNI_TERMS_2_1
        lanes   terms_2_2, ARIA_GFNI_TERMS_2_2
        lanes   terms_2_3, ARIA_GFNI_TERMS_2_3
        lanes   odd_order, ARIA_GFNI_ODD_ORDER
        lanes   last_1, ARIA_GFNI_LAST_1
        lanes   last_2, ARIA_GFNI_LAST_2

constant .Lchain_1
        .byte   ARIA_GFNI_CHAIN_1
.Lchain_2:
        .byte   ARIA_GFNI_CHAIN_2
.Leven_order:
        .byte   ARIA_GFNI_EVEN_ORDER
.Lreturn_from_odd:
        .byte   ARIA_GFNI_EVEN_RETURN
.Lreturn_from_even:
        .byte   ARIA_GFNI_ODD_RETURN
.Lfirst_constant:
        .byte   ARIA_GFNI_FIRST_CONSTANT
.Lconstant:
        .byte   ARIA_GFNI_CONSTANT
.Llast_constant:
        .byte   ARIA_GFNI_LAST_CONSTANT
.Ldiffused:
        .byte   ARIA_GFNI_DIFFUSED

        define_key_constants
#endif /*ARIA_USE_GFNI*/

        end_of_file
