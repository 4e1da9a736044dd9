/* misuse.h - Wrong uses of a handle, written as lists of steps
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

#ifndef MISUSE_H
#define MISUSE_H

#include <gpg-error.h>
#include <stddef.h>

/* A wrong use is written as steps with a comma in between, for example
   "key 16, iv 12, !key 17, enc 16 15": a word that the program gives its
   meaning, and up to three numbers.  All but the last step must go well
   (those with a "!" must fail); the last one is the one that is judged.  */

/* What the output holds after the last step.  */
enum misuse_output
{
  MISUSE_UNTOUCHED,
  MISUSE_FILLED,                /* With 0x42: see misuse.c.  */
  MISUSE_WIPED,                 /* With zero.  */
  MISUSE_WRITTEN,               /* With anything else.  */
  MISUSE_OVERRUN                /* Something around it has changed.  */
};

struct misuse_outcome
{
  gpg_err_code_t code;
  enum misuse_output output;
};

/* The largest output.  */
#define MISUSE_MAXLEN 128

/* Keys, IVs and texts: 256 bytes of which no two are the same.  */
const unsigned char *misuse_data (void);

/* Do the step WORD with the N_ARGS numbers N (those not given are 0) on HD.
   OUT is room for MISUSE_MAXLEN bytes of output; set *OUTLEN to the size that
   was told to the library, if any.  Return the library's error.  Call
   misuse_unknown if there is no such step.  */
typedef gpg_error_t (*misuse_step_t) (void *hd, const char *word,
                                      const int n[3], int n_args,
                                      unsigned char *out, size_t *outlen);

void misuse_unknown (const char *word) __attribute__ ((noreturn));

/* Do the STEPS on HD.  WHAT names the handle in messages.  */
struct misuse_outcome misuse_run (const char *what, const char *steps,
                                  misuse_step_t do_step, void *hd);

/* Compare what WHAT gave with CODE, the right one, and with what LIKE gave,
   another algorithm: code and output must be the same; after an error the
   output must be untouched or filled by the host, except that a wrong
   checksum is only found when the text is there.  Return true if all is
   well, else print a comment.  */
int misuse_judge (const char *what, struct misuse_outcome got,
                  gpg_err_code_t code,
                  const char *like, struct misuse_outcome expected);

#endif /*MISUSE_H*/
