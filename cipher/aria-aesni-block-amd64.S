/* aria-aesni-block-amd64.S - ARIA, one to four blocks, AES-NI and AVX
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


/* A block lies in one vector, in the order of its bytes in memory.  The four
 * S-boxes take turns with the bytes: S1 those with i mod 4 = 0, S2 1, X1 2
 * and X2 3 in odd rounds, X1, X2, S1, S2 in even ones.
 *
 * A round.  aesenclast gives S1 of all bytes, aesdeclast X1; the other two are
 * a map of bytes away (aria-consts-amd64.h):
 *
 *      S2 (x) + k = C (S1 (x) + F (k))         X2 (x) = X1 (F (x))
 *
 * So a block is in two vectors: z, and w = F (z), of which only the bytes for
 * X2 count.  With the key k of the round, in its form, three instructions give
 *
 *      enc   = aesenclast (z, k)       the bytes of S1, and of S2 before C
 *      dec   = aesdeclast (z, k)       the bytes of X1
 *      dec_w = aesdeclast (w, k)       the bytes of X2
 *
 * and each byte of the diffusion is the sum of one or two bytes of each of
 * these four kinds, which pshufb brings to its place:
 *
 *      z = others + C (of_s2)          others: the sum of S1, X1 and X2
 *      w = of_s2 + F (others)          since F undoes C, but for a constant
 *
 * The key is added in front of the diffusion, see keys below.
 *
 * C and F are two look-ups in a vector each, with the halves of a byte.  The
 * right half comes from a shift of 16-bit words; in an odd byte nothing else
 * comes in.  Elsewhere it may set bit 7, which makes the look-up zero, so
 * there a mask is wanted.  X2 and S2 only have odd bytes.
 *
 * There are two forms of the round.  round has the fewest instructions: two to
 * four blocks side by side keep the processor busy.  short_round has the
 * shortest way from z and w to the next z and w, for one block alone: it does
 * C before the diffusion, and F of the bytes of X2, which come last, apart
 * from F of the others.
 *
 * The keys: first a round key as it is; then for each round the key to be
 * added in front of the diffusion, its bytes in the order that the AES
 * instructions leave, F of the bytes of S2.
 */

#include "aria-features.h"

#ifdef ARIA_USE_AVX

#define SIMD_BYTES 16
#include "aria-block-amd64.h"
#include "aria-consts-amd64.h"
#include "aria-shuffles-amd64.h"

/* z of block i is v<i>, w is w<i>.  */
        name_register w0, v4, v4_x
        name_register w1, v5, v5_x
        name_register w2, v6, v6_x
        name_register w3, v7, v7_x
/* The look-ups, and 15 in each byte.  */
        name_register c_low, v8, v8_x
        name_register c_high, v9, v9_x
        name_register f_low, v10, v10_x
        name_register f_high, v11, v11_x
        name_register nibbles, v15, v15_x
/* short_round: F without its constant, low halves.  */
        name_register f_linear_low, v14, v14_x

/* The keys of the next two rounds, and the number of rounds to go.  */
#define ROW     %r9
#define ROUNDS  %r11d

.macro load_tables
        vmovdqa .Lc_low(%rip), c_low
        vmovdqa .Lc_high(%rip), c_high
        vmovdqa .Lf_low(%rip), f_low
        vmovdqa .Lf_high(%rip), f_high
        vmovdqa .Lnibbles(%rip), nibbles
.endm

/* W = F (Z), the odd bytes.  T is lost.  */
.macro f_odd z, w, t
        vpand   nibbles, \z, \w
        vpsrlw  $4, \z, \t
        vpshufb \w, f_low, \w
        vpshufb \t, f_high, \t
        vpxor   \t, \w, \w
.endm

/* DST = the terms of KIND from SRC; DST isn't SRC.  T is lost.  */
.macro terms parity, kind, src, dst, t
        vpshufb .L\parity\()_\kind\()_0(%rip), \src, \dst
        vpshufb .L\parity\()_\kind\()_1(%rip), \src, \t
        vpxor   \t, \dst, \dst
.endm

/* The round of Z and W with the key at KEY_AT.  T0 to T2 are lost.  */
.macro round parity, key_at, z, w, t0, t1, t2
        vmovdqu \key_at, \t2
        vaesenclast \t2, \z, \t0
        vaesdeclast \t2, \z, \z
        vaesdeclast \t2, \w, \w
        terms   \parity, S2, \t0, \t1, \t2
        vpshufb .L\parity\()_S1_0(%rip), \t0, \t2
        vpshufb .L\parity\()_S1_1(%rip), \t0, \t0
        vpxor   \t2, \t0, \t0
        vpshufb .L\parity\()_X1_0(%rip), \z, \t2
        vpshufb .L\parity\()_X1_1(%rip), \z, \z
        vpxor   \t2, \z, \z
        vpxor   \t0, \z, \z
        vpshufb .L\parity\()_X2_0(%rip), \w, \t2
        vpshufb .L\parity\()_X2_1(%rip), \w, \w
        vpxor   \t2, \w, \w
        vpxor   \w, \z, \z              /* others */
        /* w = of_s2 + F (others) */
        vpand   nibbles, \z, \t0
        vpsrlw  $4, \z, \w
        vpand   nibbles, \t1, \t2
        vpshufb \t0, f_low, \t0
        vpshufb \w, f_high, \w
        vpxor   \t1, \t0, \t0
        /* z = others + C (of_s2) */
        vpsrlw  $4, \t1, \t1
        vpand   nibbles, \t1, \t1
        vpshufb \t2, c_low, \t2
        vpshufb \t1, c_high, \t1
        vpxor   \t2, \z, \z
        vpxor   \t0, \w, \w
        vpxor   \t1, \z, \z
.endm

/* The same for v0 and w0; v1 to v3, v5 to v7, v12 and v13 are lost.  */
.macro short_round parity, key_at
        vmovdqu \key_at, v1
        vaesenclast v1, v0, v2          /* enc */
        vaesdeclast v1, v0, v3          /* dec */
        vaesdeclast v1, w0, v5          /* dec_w */
        vpsrlw  $4, v2, v6
        vpand   nibbles, v2, v7
        vpshufb .L\parity\()_S1_0(%rip), v2, v12
        vpshufb .L\parity\()_S1_1(%rip), v2, v13
        vpshufb .L\parity\()_X1_0(%rip), v3, v1
        vpshufb .L\parity\()_X1_1(%rip), v3, v3
        vpshufb v6, c_high, v6
        vpshufb v7, c_low, v7
        vpxor   v12, v13, v12
        vpxor   v1, v3, v1
        vpshufb .L\parity\()_S2_0(%rip), v2, v13
        vpshufb .L\parity\()_S2_1(%rip), v2, v2
        vpxor   v6, v7, v6              /* C (enc) */
        vpxor   v1, v12, v1             /* of S1 and X1 */
        vpshufb .L\parity\()_X2_0(%rip), v5, v12
        vpshufb .L\parity\()_X2_1(%rip), v5, v5
        vpxor   v13, v2, v2             /* of_s2 */
        vpand   nibbles, v1, v3
        vpsrlw  $4, v1, v7
        vpshufb .L\parity\()_S2_0(%rip), v6, v13
        vpshufb .L\parity\()_S2_1(%rip), v6, v6
        vpxor   v12, v5, v5             /* of X2 */
        vpshufb v3, f_low, v3
        vpshufb v7, f_high, v7
        vpsrlw  $4, v5, v12
        vpxor   v13, v6, v6             /* C (of_s2) */
        vpxor   v5, v1, v1              /* others */
        vpand   nibbles, v5, v5
        vpxor   v3, v2, v2
        vpxor   v7, v2, v2
        vpxor   v6, v1, v0
        vpshufb v12, f_high, v12
        vpshufb v5, f_linear_low, v5
        vpxor   v12, v5, v5
        vpxor   v5, v2, w0
.endm

/* The AES instructions of the last round, with the key at (ROW).  DEC may be
   Z, DEC_W may be W.  T is lost.  */
.macro substitute_last z, w, enc, dec, dec_w, t
        vmovdqu (ROW), \t
        vaesenclast \t, \z, \enc
        vaesdeclast \t, \z, \dec
        vaesdeclast \t, \w, \dec_w
.endm

/* OUTPUT, the result, from these.  ENC, DEC, DEC_W and T are lost.  */
.macro collect_last enc, dec, dec_w, output, t
        vpand   nibbles, \enc, \t
        vpshufb \t, c_low, \t
        vpshufb .Llast_S1(%rip), \enc, \output
        vpsrlw  $4, \enc, \enc
        vpshufb \enc, c_high, \enc
        vpxor   \t, \enc, \enc          /* C (enc) */
        vpshufb .Llast_X1(%rip), \dec, \dec
        vpshufb .Llast_X2(%rip), \dec_w, \dec_w
        vpshufb .Llast_S2(%rip), \enc, \enc
        vpxor   \dec, \output, \output
        vpxor   \dec_w, \enc, \enc
        vpxor   \enc, \output, \output
.endm

/* All rounds but the last one, and before them the first key: ROUND PARITY,
   KEY_AT.  ROW is then the key of the last round.  */
.macro all_rounds round
        lea     2*BLOCK(KEY), ROW
        mov     ARIA_CTX_ROUNDS(CTX), ROUNDS
        sub     $2, ROUNDS
        \round  odd, BLOCK(KEY)
        .p2align 5
.Lrounds\@:
        \round  even, (ROW)
        \round  odd, BLOCK(ROW)
        add     $(2*BLOCK), ROW
        sub     $2, ROUNDS
        jnz     .Lrounds\@
.endm


/* Two to four blocks */

.macro add_first_key i
        vpxor   (KEY), v\i, v\i
        f_odd   v\i, w\i, v12
.endm

.macro round_of_block i, parity, key_at
        round   \parity, \key_at, v\i, w\i, v12, v13, v14
.endm

.macro finish_block i
        substitute_last v\i, w\i, v12, v13, w\i, v14
        collect_last v12, v13, w\i, v\i, v14
.endm

.macro round_of_2 parity, key_at
        for_each_block 2, round_of_block, \parity, \key_at
.endm

.macro round_of_3 parity, key_at
        for_each_block 3, round_of_block, \parity, \key_at
.endm

.macro round_of_4 parity, key_at
        for_each_block 4, round_of_block, \parity, \key_at
.endm

.macro define_crypt n
local_function crypt_\n\()_aesni_block
        load_tables
        for_each_block \n, add_first_key
        all_rounds round_of_\n
        for_each_block \n, finish_block
        return
end_function crypt_\n\()_aesni_block
.endm


        .text
        .irp    n, 2, 3, 4
        define_crypt \n
        .endr


/* One block, and the serial modes */

local_function crypt_1_aesni_block
        load_tables
        vmovdqa .Lf_linear_low(%rip), f_linear_low
        add_first_key 0
        all_rounds short_round
        substitute_last v0, w0, v2, v3, v5, v1
        collect_last v2, v3, v5, v0, v1
        return
end_function crypt_1_aesni_block

/* In a serial mode, the input of the cipher is the output for the block before
   plus SRC.  Its last round and the first key of the next block join: S2 of
   the last round has the same bytes as X2 of the first one, so that F undoes
   C, and z, of which these bytes don't count, and w can be one.  */
.macro chain src
        .ifb    \src
        vmovdqu (KEY), v0
        .else
        vmovdqu \src, v0
        vpxor   (KEY), v0, v0
        .endif
        f_odd   v0, w0, v1
        vmovdqa .Lodd_X2_bytes(%rip), v1
        vpblendvb v1, w0, v0, v0
        vpshufb .Llast_X1(%rip), v3, v6
        vpshufb .Llast_S1_S2(%rip), v2, v7
        vpshufb .Llast_X2(%rip), v5, v1
        vpxor   v6, v0, v0
        vpxor   v7, v0, v0
        vpxor   v1, v0, v0
        vmovdqa v0, w0
.endm

/* For each mode: what the chain adds for the next block, and what is written
   for the cipher's output v7, which becomes the next state.  v6 is free.  */
.macro chain_cbc_enc
        chain   BLOCK(IN)
.endm

.macro write_cbc_enc
        vmovdqu v7, (OUT)
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
        vpxor   (IN), v7, v7
        vmovdqu v7, (OUT)
.endm

.macro chain_ofb
        chain
.endm

.macro write_ofb
        vpxor   (IN), v7, v6
        vmovdqu v6, (OUT)
.endm

.macro define_serial mode
function _gcry_aria_aesni_block_\mode
        load_keys ENCRYPTION
        load_tables
        vmovdqa .Lf_linear_low(%rip), f_linear_low
        vmovdqu (STATE), v0
        .ifc    \mode, cbc_enc
        vpxor   (IN), v0, v0
        .endif
        .ifc    \mode, cbc_mac
        vpxor   (IN), v0, v0
        .endif
        add_first_key 0
        .p2align 5
.Lblock\@:
        all_rounds short_round
        substitute_last v0, w0, v2, v3, v5, v1
        dec     BLOCKS
        jz      .Llast\@
        chain_\mode
        collect_last v2, v3, v5, v7, v6
        write_\mode
        add     $BLOCK, IN
        add     $BLOCK, OUT
        jmp     .Lblock\@
.Llast\@:
        collect_last v2, v3, v5, v7, v6
        write_\mode
        vmovdqu v7, (STATE)
finish_operation _gcry_aria_aesni_block_\mode
.endm

        define_parallel_operations aesni_block
        .irp    mode, cbc_enc, cbc_mac, cfb_enc, ofb
        define_serial \mode
        .endr

#include "aria-aesni-block-keys.h"
        define_expand_key aesni_block

        constants
        define_block_constants
constant .Lc_low
        .byte   ARIA_C_LOW
.Lc_high:
        .byte   ARIA_C_HIGH
.Lf_low:
        .byte   ARIA_F_LOW
.Lf_high:
        .byte   ARIA_F_HIGH
.Lf_linear_low:
        .byte   ARIA_F_LINEAR_LOW
.Lnibbles:
        .fill   BLOCK, 1, 15
.Lodd_X2_bytes:
        .byte   ARIA_ODD_X2_BYTES

constant .Lodd_S1_0
        .byte   ARIA_ODD_S1_0
.Lodd_S1_1:
        .byte   ARIA_ODD_S1_1
.Lodd_S2_0:
        .byte   ARIA_ODD_S2_0
.Lodd_S2_1:
        .byte   ARIA_ODD_S2_1
.Lodd_X1_0:
        .byte   ARIA_ODD_X1_0
.Lodd_X1_1:
        .byte   ARIA_ODD_X1_1
.Lodd_X2_0:
        .byte   ARIA_ODD_X2_0
.Lodd_X2_1:
        .byte   ARIA_ODD_X2_1

constant .Leven_S1_0
        .byte   ARIA_EVEN_S1_0
.Leven_S1_1:
        .byte   ARIA_EVEN_S1_1
.Leven_S2_0:
        .byte   ARIA_EVEN_S2_0
.Leven_S2_1:
        .byte   ARIA_EVEN_S2_1
.Leven_X1_0:
        .byte   ARIA_EVEN_X1_0
.Leven_X1_1:
        .byte   ARIA_EVEN_X1_1
.Leven_X2_0:
        .byte   ARIA_EVEN_X2_0
.Leven_X2_1:
        .byte   ARIA_EVEN_X2_1

constant .Llast_S1
        .byte   ARIA_LAST_S1
.Llast_S2:
        .byte   ARIA_LAST_S2
.Llast_X1:
        .byte   ARIA_LAST_X1
.Llast_X2:
        .byte   ARIA_LAST_X2
.Llast_S1_S2:
        .byte   ARIA_LAST_S1_S2

        define_key_constants
        define_own_key_constants
#endif /*ARIA_USE_AVX*/

        end_of_file
