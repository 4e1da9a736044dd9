/* gcry-help.h - What the tests of the modes ask of libgcrypt all the time
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

#ifndef GCRY_HELP_H
#define GCRY_HELP_H

#include <stddef.h>
#include <gcrypt.h>

/* Initialize libgcrypt; the program ends if it is older than its header.
   The features of the processor that the environment variable
   ARIA_TEST_DISABLE_HWF names, as in "intel-avx512:intel-avx2", are not
   used; that brings narrower kernels to work.  */
void gcry_start (void);

/* End the program, saying WHAT failed, if ERR is an error.  */
void must (gcry_error_t err, const char *what);

/* The algorithm for a key of KEYLEN bytes: 16, 24 or 32.  */
int aria_algo (size_t keylen);

/* Open a handle or end the program.  */
gcry_cipher_hd_t open_cipher (int algo, int mode, unsigned int flags);

/* Return whether the library was built with the mends of known host faults,
   the default of configure.  The program ends unless make check runs it.  */
int host_is_mended (void);

#endif /*GCRY_HELP_H*/
