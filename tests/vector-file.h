/* vector-file.h - Readers for files of test vectors
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

#ifndef VECTOR_FILE_H
#define VECTOR_FILE_H

#include <stddef.h>

#define MAX_FIELDS 32

/* A test case: named values, all of them text.  */
struct record
{
  int line;                      /* where it ends in the file */
  int n;
  struct
  {
    char *name;
    char *value;
  } field[MAX_FIELDS];
};

/* Called for each record.  */
typedef void record_fn (const struct record *r, void *arg);

/* The value of the field NAME of R, or NULL.  */
const char *record_get (const struct record *r, const char *name);

/* Read the lines "NAME = VALUE" of the file FILE, the format of KISA and of
   OpenSSL's evptests: an empty line ends a record, a line that begins with #
   is a comment.  Any other line ends the program.  */
void read_lines (const char *file, record_fn *fn, void *arg);

/* Read the JSON of the file FILE in wycheproof's form: an object with
   "algorithm" (which must be ALGORITHM) and "testGroups", an array of objects
   that hold an array "tests" of objects.  A record has the scalar fields of
   a test and, behind them, those of its group.  Anything that is not JSON or
   not in this form ends the program.  */
void read_wycheproof (const char *file, const char *algorithm,
                      record_fn *fn, void *arg);

#endif /*VECTOR_FILE_H*/
