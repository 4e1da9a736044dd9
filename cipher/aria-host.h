/* aria-host.h - What differs between libgcrypt versions, in one place
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

#ifndef GCRY_ARIA_HOST_H
#define GCRY_ARIA_HOST_H

#include <config.h>

#include "types.h"
#include "bithelp.h"
#include "g10lib.h"
#include "cipher.h"
#include "bufhelp.h"
#include "cipher-internal.h"

/* The counter mode hook of cipher_bulk_ops_t.  Up to 1.12.2 it has to carry
   through all 128 bits of the counter; later ones never call it across a
   wrap of the counter's last 16 bits and have another name.  Our function
   carries through 128 bits and serves both.  The macro comes from
   host/graft.d/ctr16be.  */
#ifdef ARIA_HOST_HAS_CTR16BE
# define ARIA_CTR_HOOK ctr16be_enc
#else
# define ARIA_CTR_HOOK ctr_enc
#endif

/* One variable, written by any thread at any time and read by others, without
   a lock: reading with ACQUIRE sees all that was written before SET.  */
#if defined(__GNUC__) || defined(__clang__)
# define ARIA_ATOMIC_SET(var, value)                    \
  __atomic_store_n (&(var), (value), __ATOMIC_RELEASE)
# define ARIA_ATOMIC_GET(var)                   \
  __atomic_load_n (&(var), __ATOMIC_ACQUIRE)
#else
# define ARIA_ATOMIC_SET(var, value)  ((var) = (value))
# define ARIA_ATOMIC_GET(var)         (var)
#endif

#if defined(__GNUC__) || defined(__clang__)
# define ARIA_ALIGNED(n)  __attribute__ ((aligned (n)))
# define ARIA_INLINE      inline __attribute__ ((always_inline))
#else
# define ARIA_ALIGNED(n)
# define ARIA_INLINE      inline
#endif

/* Compilers put key and data into vector registers where they please.  Clear
   all that C code can use.  */
#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
# define ARIA_CLEAR_VECTOR(n)  "pxor %%xmm" #n ", %%xmm" #n "\n\t"
# define ARIA_CLEAR_VECTORS()                                           \
  __asm__ volatile (ARIA_CLEAR_VECTOR (0) ARIA_CLEAR_VECTOR (1)         \
                    ARIA_CLEAR_VECTOR (2) ARIA_CLEAR_VECTOR (3)         \
                    ARIA_CLEAR_VECTOR (4) ARIA_CLEAR_VECTOR (5)         \
                    ARIA_CLEAR_VECTOR (6) ARIA_CLEAR_VECTOR (7)         \
                    ARIA_CLEAR_VECTOR (8) ARIA_CLEAR_VECTOR (9)         \
                    ARIA_CLEAR_VECTOR (10) ARIA_CLEAR_VECTOR (11)       \
                    ARIA_CLEAR_VECTOR (12) ARIA_CLEAR_VECTOR (13)       \
                    ARIA_CLEAR_VECTOR (14) ARIA_CLEAR_VECTOR (15)       \
                    ::: "memory", "xmm0", "xmm1", "xmm2", "xmm3",       \
                    "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9",     \
                    "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15")
#else
# define ARIA_CLEAR_VECTORS()  ((void)0)
#endif

/* Kernels in assembly follow the System V calling convention everywhere.  */
#if defined(__x86_64__) && defined(_WIN64)
# define ARIA_KERNEL_ABI  __attribute__ ((sysv_abi))
#else
# define ARIA_KERNEL_ABI
#endif

/* Fail to compile unless COND, which is constant, holds.  NAME is the name of
   a type and says what was expected.  */
#define ARIA_STATIC_ASSERT(cond, name)  \
  typedef char aria_assert_##name[(cond) ? 1 : -1]

#endif /*GCRY_ARIA_HOST_H*/
