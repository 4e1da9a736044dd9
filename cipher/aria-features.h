/* aria-features.h - ARIA: what the assembler of this build can do
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

/* For C and assembly.  ARIA_USE_<X> is defined if the kernels for the
 * instruction set X are built: the assembler knows it and the user hasn't
 * disabled it.  ARIA_IF_<X> (...) is then its argument, else nothing; with
 * it a row of aria-kernels.h says what it depends on.
 *
 *   AVX      AVX and the AES instructions, 128 bits
 *   AVX2     AVX2 besides, 256 bits
 *   VAES     the AES instructions and PCLMULQDQ with 256 bits
 *   GFNI     the Galois field instructions with 128 and 256 bits
 *   AVX512   AVX512F, BW, DQ, VL, VBMI and VBMI2, and GFNI, with 512 bits
 */

#ifndef GCRY_ARIA_FEATURES_H
#define GCRY_ARIA_FEATURES_H

#include <config.h>

#if defined(__x86_64__)                                 \
    && (defined(HAVE_COMPATIBLE_GCC_AMD64_PLATFORM_AS)  \
        || defined(HAVE_COMPATIBLE_GCC_WIN64_PLATFORM_AS))
# if defined(ENABLE_AESNI_SUPPORT) && defined(ENABLE_AVX_SUPPORT) \
     && defined(HAVE_GCC_INLINE_ASM_AVX)
#  define ARIA_USE_AVX 1
# endif
# if defined(ARIA_USE_AVX) && defined(ENABLE_AVX2_SUPPORT) \
     && defined(HAVE_GCC_INLINE_ASM_AVX2)
#  define ARIA_USE_AVX2 1
# endif
# if defined(ARIA_USE_AVX2) && defined(HAVE_GCC_INLINE_ASM_VAES_VPCLMUL)
#  define ARIA_USE_VAES 1
# endif
# if defined(ARIA_USE_VAES) && defined(ENABLE_GFNI_SUPPORT) \
     && defined(HAVE_GCC_INLINE_ASM_GFNI)
#  define ARIA_USE_GFNI 1
# endif
# if defined(ARIA_USE_GFNI) && defined(ENABLE_AVX512_SUPPORT) \
     && defined(HAVE_GCC_INLINE_ASM_AVX512)
#  define ARIA_USE_AVX512 1
# endif
#endif

#ifdef ARIA_USE_AVX
# define ARIA_IF_AVX(...) __VA_ARGS__
#else
# define ARIA_IF_AVX(...)
#endif

#ifdef ARIA_USE_AVX2
# define ARIA_IF_AVX2(...) __VA_ARGS__
#else
# define ARIA_IF_AVX2(...)
#endif

#ifdef ARIA_USE_VAES
# define ARIA_IF_VAES(...) __VA_ARGS__
#else
# define ARIA_IF_VAES(...)
#endif

#ifdef ARIA_USE_GFNI
# define ARIA_IF_GFNI(...) __VA_ARGS__
#else
# define ARIA_IF_GFNI(...)
#endif

#ifdef ARIA_USE_AVX512
# define ARIA_IF_AVX512(...) __VA_ARGS__
#else
# define ARIA_IF_AVX512(...)
#endif

#endif /*GCRY_ARIA_FEATURES_H*/
