/* aria-gfni-avx512-amd64.S - ARIA: the kernel for 64 blocks, GFNI and AVX-512
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

/* A batch is 64 blocks, or fewer at the end.  Sixteen registers hold it in
 * one of two forms:
 *
 *   natural      vector i has the blocks 4 i to 4 i + 3 one after another
 *   byte-sliced  vector i has byte i of all blocks; in its 128-bit lane l,
 *                byte m belongs to block 4 m + l
 *
 * This kernel has a register plan of its own, for the 32 registers and the
 * ternary logic of AVX-512, which leaves an operand of many instructions to
 * the round key.  So it shares no rounds with the kernels of aria-amd64.h.
 * The rounds are made by tools/gen/aria-rounds-avx512.py from their readable
 * source and a recorded order; with ARIA_PLAIN_ROUNDS they stand in the order
 * of the source.
 *
 * In a batch of n < 64 blocks, 5 <= n, a vector that would reach beyond the
 * end begins at block n - 4 instead.  Some blocks are then processed twice,
 * with the same result, and nothing beyond is read or written.  (With 4 blocks
 * all vectors were the first one, in front of which there is no block.)
 */

#include "aria-features.h"

#ifdef ARIA_USE_AVX512

#define SIMD_BYTES 64
#include "simd-amd64.h"
#include "aria-offsets.h"
#include "aria-consts-amd64.h"
#include "aria-slots-avx512.h"

/* General registers.  The first five are the arguments of every function of
   the kernel; STATE is not the same thing in all modes, see aria-kernels.h.  */
#define CTX      %rdi
#define STATE    %rsi
#define OUT      %rdx
#define IN       %rcx
#define NBLOCKS  %r8
#define ROW      %r9   /* The rounds: where their keys are.  */
#define LAST     %r10  /* Where the last vector of the batch begins.  */
#define MASKS    %r11  /* XTS and OCB: what is added to each block.  */
#define OFFSET   %rax  /* Where a vector begins.  */
#define OFFSET_D %eax
#define PAIRS    %eax  /* The rounds: pairs of rounds to go.  */

/* Vector registers.  0 to 15 hold the batch, 16 to 26 what comes and goes;
   these stay: */
#define S1_MATRIX  %zmm27
#define S2_MATRIX  %zmm28
#define X1_MATRIX  %zmm29
#define X2_MATRIX  %zmm30
#define IDENTITY   %zmm31

/* The keys, see _gcry_aria_set_slot_keys at the end: a row of 16 words a
   round from the first to the last but one, then the first and the last round
   key as they are.  */
#define ROW_SIZE       64
#define SLOT_ROWS      ARIA_CTX_WIDE_KEY
#define FIRST_KEY      SLOT_ROWS + 16 * ROW_SIZE (CTX)
#define LAST_KEY       SLOT_ROWS + 16 * ROW_SIZE + 16 (CTX)
/* Word N of row I from ROW on, in all lanes.  */
#define KEY_WORD(i, n) (ROW_SIZE * i + 4 * n)(ROW){1to16}

#ifdef ARIA_PLAIN_ROUNDS
# include "aria-rounds-avx512-plain.h"
#else
# include "aria-rounds-avx512.h"
#endif


/* The transposition between the two forms is part of the first and of the last
   round.

   An unpacking of the registers i and j into i and j changes the place of a
   byte: if i and j differ in one bit, this bit of the number of its register
   becomes the lowest bit of its place in its lane, and the highest bit of its
   place becomes this bit of the number of its register.  Four stages, which
   do so for bits 3 to 0, swap the numbers of register and place.  */

/* The S-boxes, without their constants.  */
.macro s1 from, to
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm\from, %zmm\to
.endm
.macro s2 from, to
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm\from, %zmm\to
.endm
.macro inverse from, to
        vgf2p8affineinvqb $0, IDENTITY, %zmm\from, %zmm\to
.endm
.macro x1 from, to
        vgf2p8affineqb $0, X1_MATRIX, %zmm\from, %zmm\to
        inverse \to, \to
.endm
.macro x2 from, to
        vgf2p8affineqb $0, X2_MATRIX, %zmm\from, %zmm\to
        inverse \to, \to
.endm


        .text

/* Encrypt or decrypt a batch but for the addition of the last round key.
   Registers 0 to 15 are the batch, natural, with the first round key added,
   and then the result.  Registers 16 to 26, ROW and PAIRS are lost.  */
local_function crypt_batch
        first_round
        lea     SLOT_ROWS(CTX), ROW
        mov     ARIA_CTX_ROUNDS(CTX), PAIRS
        shr     $1, PAIRS

/* The same from the diffusion of an odd round on.  Registers 0 to 15 are the
   batch, byte-sliced; ROW is the row of this round's keys, and PAIRS the number
   of pairs of rounds, with this one, that are left.  */
crypt_sliced:
        dec     PAIRS
1:
        two_rounds
        add     $(2 * ROW_SIZE), ROW
        dec     PAIRS
        jnz     1b
        last_round
        ret
end_function crypt_batch


/* Begin an operation that wants SIZE bytes of stack.  */
.macro begin_operation name, size
function \name
        enter_frame \size, 64
        vpbroadcastq matrices + 0(%rip), S1_MATRIX
        vpbroadcastq matrices + 8(%rip), S2_MATRIX
        vpbroadcastq matrices + 16(%rip), X1_MATRIX
        vpbroadcastq matrices + 24(%rip), X2_MATRIX
        vpbroadcastq matrices + 32(%rip), IDENTITY
.endm

/* End it.  Nothing secret is left in registers or, once the WIPED bytes from
   %rsp on are zero, on the stack.  */
.macro end_operation name, wiped=0
        vpxord  %zmm16, %zmm16, %zmm16
        .irp n, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
        vpxord  %zmm\n, %zmm\n, %zmm\n
        .endr
        .set    .Lwiped, 0
        .rept   \wiped / 64
        vmovdqa64 %zmm16, .Lwiped(%rsp)
        .set    .Lwiped, .Lwiped + 64
        .endr
        vzeroall
        xor     %eax, %eax              /* Nothing to burn.  */
        leave_frame
        return
end_function \name
.endm

/* Begin a batch: LAST = 16 min (NBLOCKS, 64) - 64.  */
.macro begin_batch
        mov     $64, %r10d
        cmp     NBLOCKS, LAST
        cmova   NBLOCKS, LAST
        shl     $4, LAST
        sub     $64, LAST
.endm

/* End it; go on with the next one, if any, at LOOP.  %rax is lost.  */
.macro end_batch loop
        lea     64(LAST), %rax
        add     %rax, IN
        add     %rax, OUT
        shr     $4, %rax
        sub     %rax, NBLOCKS
        jnz     \loop
.endm

/* NAME is another name of function OLD.  */
.macro second_name name, old
        .globl  \name
        IF_ELF (.hidden \name)
        IF_ELF (.type \name, @function)
        IF_COFF (.def \name; .scl 2; .type 32; .endef)
        .set    \name, \old
.endm

/* DO i, d, x for each vector i of a whole batch, or of a PART of one: vector i
   begins at "d(BASE x)", where BASE is what the batch begins at.  */
.macro for_each_vector do, part
        .irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
        .ifb \part
        \do     \i, 64*\i,
        .else
        mov     $(64 * \i), OFFSET_D
        .if \i > 0
        cmp     LAST, OFFSET
        cmova   LAST, OFFSET
        .endif
        \do     \i, , ", %rax"          /* OFFSET */
        .endif
        .endr
.endm

/* The same for the batch that LAST tells of.  */
.macro for_vectors do
        cmp     $(1024 - 64), LAST
        jne     .Lpart\@
        for_each_vector \do
        jmp     .Ldone\@
.Lpart\@:
        for_each_vector \do, part
.Ldone\@:
.endm

.macro store_output i, d, x
        vmovdqu64 %zmm\i, \d(OUT\x)
.endm


/* ECB */

.macro ecb_load i, d, x
        vpxord  \d(IN\x), %zmm26, %zmm\i
.endm

.macro ecb_store i, d, x
        vpxord  %zmm26, %zmm\i, %zmm\i
        vmovdqu64 %zmm\i, \d(OUT\x)
.endm

begin_operation _gcry_aria_gfni_avx512_ecb_enc, 0
1:
        begin_batch
        vbroadcasti32x4 FIRST_KEY, %zmm26
        for_vectors ecb_load
        call    crypt_batch
        vbroadcasti32x4 LAST_KEY, %zmm26
        for_vectors ecb_store
        end_batch 1b
end_operation _gcry_aria_gfni_avx512_ecb_enc

second_name _gcry_aria_gfni_avx512_ecb_dec, _gcry_aria_gfni_avx512_ecb_enc


/* CBC and CFB decryption: out = D (in) + previous in and
   out = E (previous in) + in.  STATE is the block before the first.  */

/* REGISTER = the vector that begins one block in front of vector I.  Register
   26 is STATE in all lanes.  */
.macro load_previous i, d, x, register
        .if \i == 0
        vmovdqu64 (IN), %zmm\register
        valignq $6, %zmm26, %zmm\register, %zmm\register
        .else
        vmovdqu64 \d-16(IN\x), %zmm\register
        .endif
.endm

/* STATE = the last block of the batch.  The output has to wait for it.  */
.macro save_last_block
        vmovdqu64 48(IN, LAST), %xmm24
        vmovdqu64 %xmm24, (STATE)
.endm

.macro cbc_add_previous i, d, x
        load_previous \i, \d, "\x", 24
        vpternlogd $0x96, %zmm24, %zmm25, %zmm\i
.endm

begin_operation _gcry_aria_gfni_avx512_cbc_dec, 0
1:
        begin_batch
        vbroadcasti32x4 FIRST_KEY, %zmm26
        for_vectors ecb_load
        call    crypt_batch
        vbroadcasti32x4 LAST_KEY, %zmm25
        vbroadcasti32x4 (STATE), %zmm26
        for_vectors cbc_add_previous
        save_last_block
        for_vectors store_output
        end_batch 1b
end_operation _gcry_aria_gfni_avx512_cbc_dec

.macro cfb_load i, d, x
        load_previous \i, \d, "\x", \i
        vpxord  %zmm25, %zmm\i, %zmm\i
.endm

/* Add vector I of the batch and register 25 to register I.  */
.macro add_input i, d, x
        vpternlogd $0x96, \d(IN\x), %zmm25, %zmm\i
.endm

begin_operation _gcry_aria_gfni_avx512_cfb_dec, 0
1:
        begin_batch
        vbroadcasti32x4 FIRST_KEY, %zmm25
        vbroadcasti32x4 (STATE), %zmm26
        for_vectors cfb_load
        call    crypt_batch
        vbroadcasti32x4 LAST_KEY, %zmm25
        for_vectors add_input
        save_last_block
        for_vectors store_output
        end_batch 1b
end_operation _gcry_aria_gfni_avx512_cfb_dec

#include "aria-gfni-avx512-counter.h"
#include "aria-gfni-avx512-xts.h"
#include "aria-gfni-avx512-ocb.h"
#include "aria-gfni-avx512-keys.h"

        constants
constant matrices
        .quad   ARIA_S1_MATRIX, ARIA_S2_MATRIX, ARIA_X1_MATRIX, ARIA_X2_MATRIX
        .quad   ARIA_IDENTITY_MATRIX

        end_of_file

#endif /*ARIA_USE_AVX512*/
