/* testlib.h - What the C tests share: TAP output, random data, guard pages
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

#ifndef TESTLIB_H
#define TESTLIB_H

#include <stddef.h>
#include <stdint.h>

#define TL_PRINTF(fmt, args)  __attribute__ ((format (printf, fmt, args)))

/* The Test Anything Protocol, https://testanything.org: a program prints
   one line a test point and ends with "return tap_done ();".  */

/* Print "ok N - TEXT" or, if COND is zero, "not ok N - TEXT".
   Return COND.  */
int tap_ok (int cond, const char *fmt, ...) TL_PRINTF (2, 3);

/* Print a test point that can't be run here: "ok N - TEXT # SKIP WHY".  */
void tap_skip (const char *why, const char *fmt, ...) TL_PRINTF (2, 3);

/* Print a comment line.  */
void tap_note (const char *fmt, ...) TL_PRINTF (1, 2);

/* Say why the rest of the program makes no sense and exit with status 99.  */
void tap_bail (const char *fmt, ...) TL_PRINTF (1, 2)
  __attribute__ ((noreturn));

/* Print the plan, free what the library holds.  Return the exit status:
   0 if no test point failed, else 1.  */
int tap_done (void);


/* Random data that can be had again.  The seed is taken from the environment
   variable ARIA_TEST_SEED or else from the clock, and is printed as a
   comment, so that a failed run can be repeated.  */

/* Return the next 64 random bits (SplitMix64).  */
uint64_t rnd_u64 (void);

/* Return a random number from 0 to N - 1; N > 0.  */
size_t rnd_below (size_t n);

/* Fill the LEN bytes at BUF.  */
void rnd_fill (void *buf, size_t len);


/* Return LEN usable bytes with an inaccessible page directly behind them
   and another one in front of the first page that they touch.  The memory
   lives until tap_done.  */
unsigned char *guard_after (size_t len);

/* The same with the inaccessible page directly in front of the bytes.  */
unsigned char *guard_before (size_t len);

/* Give memory from guard_after or guard_before back.  */
void guard_free (void *p);


/* Read the hexadecimal digits at HEX (white space is passed over) into BUF.
   Return the number of bytes, or (size_t)-1 if HEX has anything else, an
   odd number of digits or more than MAX bytes.  */
size_t hex_read (unsigned char *buf, size_t max, const char *hex);

/* Print the LEN bytes at BUF as a comment line that begins with WHAT.  */
void hex_note (const char *what, const void *buf, size_t len);

#endif /*TESTLIB_H*/
