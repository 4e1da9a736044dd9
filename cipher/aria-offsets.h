/* aria-offsets.h - ARIA: where the fields of structures lie, for assembly
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

/* For C and assembly.  aria-keys.c checks every number against the
 * structures of aria-internal.h.
 */

#ifndef GCRY_ARIA_OFFSETS_H
#define GCRY_ARIA_OFFSETS_H

/* aria_context_t */
#define ARIA_CTX_ENC_KEY   0
#define ARIA_CTX_DEC_KEY   (17 * 16)
#define ARIA_CTX_WIDE_KEY  (2 * 17 * 16)
#define ARIA_CTX_BLOCK_KEY (ARIA_CTX_WIDE_KEY + 17 * 64)
#define ARIA_BLOCK_KEY_SIZE  (17 * 16)    /* Of one direction.  */
#define ARIA_CTX_ROUNDS    (ARIA_CTX_BLOCK_KEY + 2 * ARIA_BLOCK_KEY_SIZE)

/* aria_ocb_state_t; the pointers have 4 bytes in the x32 ABI.  */
#define ARIA_OCB_OFFSET    0
#define ARIA_OCB_SUM       (1 * __SIZEOF_POINTER__)
#define ARIA_OCB_L         (2 * __SIZEOF_POINTER__)
#define ARIA_OCB_NBLOCKS   ((3 * __SIZEOF_POINTER__ + 7) / 8 * 8)

#endif /*GCRY_ARIA_OFFSETS_H*/
