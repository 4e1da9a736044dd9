/* aegis-aesni-avx.c - AEGIS: the kernel for AES-NI and AVX
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

#include "aegis-internal.h"

#ifdef ARIA_USE_AVX

#include "aegis-x86.h"

#define AEGIS_KERNEL      aesni_avx
#define AEGIS_FUNCTION    __attribute__ ((target ("aes,avx")))
#define AEGIS_CLEAR       AEGIS_CLEAR_16 ()
#define XOR3(a, b, c)     XOR ((a), XOR ((b), (c)))
#define XOR_AND(a, b, c)  XOR ((a), _mm_and_si128 ((b), (c)))
#include "aegis-body.h"

#endif /*ARIA_USE_AVX*/
