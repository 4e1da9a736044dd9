/* aria-aesni-avx2-amd64.S - ARIA, 32 blocks at a time, with AVX2
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

#define SIMD_BYTES 32
#include "aria-modes-amd64.h"

#ifdef ARIA_USE_AVX2

        .text
        define_common
# ifdef ARIA_USE_GFNI
        define_operations gfni_avx2, vector, gfni
# endif
# ifdef ARIA_USE_VAES
        define_operations vaes_avx2, vector, nibbles
# endif
        define_operations aesni_avx2, halves, nibbles
        define_constants
#endif /*ARIA_USE_AVX2*/

        end_of_file
