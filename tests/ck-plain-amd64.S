/* ck-plain-amd64.S - The kernel test: the 64-way kernel with unscheduled rounds
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

/* The kernel of aria-gfni-avx512-amd64.S once more, under other names, with
 * its rounds as the readable source has them; see ck-plain.c.
 */

#define ARIA_PLAIN_ROUNDS 1
#define _gcry_aria_gfni_avx512_  ck_plain_
#define _gcry_aria_gfni_avx512_ecb_enc   ck_plain_ecb_enc
#define _gcry_aria_gfni_avx512_ecb_dec   ck_plain_ecb_dec
#define _gcry_aria_gfni_avx512_cbc_dec   ck_plain_cbc_dec
#define _gcry_aria_gfni_avx512_cfb_dec   ck_plain_cfb_dec
#define _gcry_aria_gfni_avx512_xts_enc   ck_plain_xts_enc
#define _gcry_aria_gfni_avx512_xts_dec   ck_plain_xts_dec
#define _gcry_aria_gfni_avx512_ocb_enc   ck_plain_ocb_enc
#define _gcry_aria_gfni_avx512_ocb_dec   ck_plain_ocb_dec
#define _gcry_aria_gfni_avx512_ocb_auth  ck_plain_ocb_auth
#define _gcry_aria_set_slot_keys         ck_plain_set_slot_keys

#include "aria-gfni-avx512-amd64.S"
