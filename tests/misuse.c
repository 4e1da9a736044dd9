/* misuse.c - Wrong uses of a handle, written as lists of steps
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

#include <stdio.h>
#include <string.h>

#include "misuse.h"
#include "testlib.h"

/* What surrounds the output, and stands in it before.  */
#define CANARY 0xa5
#define MARGIN 64

/* gcry_cipher_encrypt overwrites the output with this if it fails, so that
   no plaintext gets out by mistake.  */
#define HOST_FILLER 0x42

static const char *const output_names[] = {
  [MISUSE_UNTOUCHED] = "untouched",
  [MISUSE_FILLED] = "filled by the host",
  [MISUSE_WIPED] = "wiped",
  [MISUSE_WRITTEN] = "written to",
  [MISUSE_OVERRUN] = "overrun"
};

static unsigned char output[MARGIN + MISUSE_MAXLEN + MARGIN];


const unsigned char *
misuse_data (void)
{
  static unsigned char data[256];
  size_t i;

  for (i = 0; i < sizeof data; i++)
    data[i] = i;
  return data;
}


void
misuse_unknown (const char *word)
{
  tap_bail ("unknown step \"%s\"", word);
}


/* Return true if LEN bytes at P have the value BYTE.  */
static int
all_are (const unsigned char *p, size_t len, int byte)
{
  while (len--)
    if (*p++ != byte)
      return 0;
  return 1;
}


/* Tell what the output of LEN bytes and its margins hold.  */
static enum misuse_output
look_at_output (size_t len)
{
  const unsigned char *p = output + MARGIN;

  if (!all_are (output, MARGIN, CANARY)
      || !all_are (p + len, sizeof output - MARGIN - len, CANARY))
    return MISUSE_OVERRUN;
  if (all_are (p, len, CANARY))
    return MISUSE_UNTOUCHED;
  if (all_are (p, len, HOST_FILLER))
    return MISUSE_FILLED;
  return all_are (p, len, 0) ? MISUSE_WIPED : MISUSE_WRITTEN;
}


struct misuse_outcome
misuse_run (const char *what, const char *steps, misuse_step_t do_step,
            void *hd)
{
  struct misuse_outcome result;
  char copy[200];
  char *step, *next;

  snprintf (copy, sizeof copy, "%s", steps);
  for (step = copy; ; step = next)
    {
      int fails = (*step == '!');
      char word[16];
      int n[3] = { 0, 0, 0 };
      int n_args;
      size_t outlen = 0;
      gpg_error_t err;

      next = strchr (step, ',');
      if (next)
        {
          *next++ = 0;
          next += strspn (next, " ");
        }
      n_args = sscanf (step + fails, "%15s %d %d %d", word,
                       &n[0], &n[1], &n[2]) - 1;
      memset (output, CANARY, sizeof output);
      err = do_step (hd, word, n, n_args, output + MARGIN, &outlen);
      if (!next)
        {
          result.code = gpg_err_code (err);
          result.output = look_at_output (outlen);
          return result;
        }
      if (!err != !fails)
        tap_bail ("%s, \"%s\": the step \"%s\" gives: %s", what, steps, step,
                  gpg_strerror (err));
    }
}


int
misuse_judge (const char *what, struct misuse_outcome got,
              gpg_err_code_t code,
              const char *like, struct misuse_outcome expected)
{
  int good = (got.code == code
              && got.code == expected.code
              && got.output == expected.output
              && got.output != MISUSE_OVERRUN);

  if (got.code != GPG_ERR_CHECKSUM)
    good &= got.output == MISUSE_UNTOUCHED || got.output == MISUSE_FILLED;
  if (!good)
    tap_note ("%s: %s, output %s; %s: %s, output %s",
              what, gpg_strerror (got.code), output_names[got.output],
              like, gpg_strerror (expected.code),
              output_names[expected.output]);
  return good;
}
