/* check-kernels.c - Every kernel against a slow reference
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

/* This program is linked with the static library and calls the functions of
 * every row of the list of kernels that the processor can run.
 */

#include <stdarg.h>
#include <string.h>

#include "check-kernels.h"

#define OP_NAME(op, kernel)  #op,
const char *const ck_op_names[ARIA_N_OPS] = { ARIA_BLOCK_OPS (OP_NAME,) };

int
ck_decrypts (enum aria_op op)
{
  return op == ARIA_OP_ecb_dec || op == ARIA_OP_cbc_dec
         || op == ARIA_OP_xts_dec || op == ARIA_OP_ocb_dec;
}

int
ck_has_counter (enum aria_op op)
{
  return op == ARIA_OP_ctr || op == ARIA_OP_ctr32le;
}

int
ck_is_ocb (enum aria_op op)
{
  return op == ARIA_OP_ocb_enc || op == ARIA_OP_ocb_dec
         || op == ARIA_OP_ocb_auth;
}

int
ck_has_output (enum aria_op op)
{
  return op != ARIA_OP_ocb_auth && op != ARIA_OP_cbc_mac;
}


static char failure[1000];

int
ck_fail (const char *fmt, ...)
{
  va_list ap;

  va_start (ap, fmt);
  if (!*failure)
    vsnprintf (failure, sizeof failure, fmt, ap);
  va_end (ap);
  return 0;
}

const char *
ck_failure (void)
{
  return failure;
}

void
ck_reset_failure (void)
{
  *failure = 0;
}


static int
to_all (enum aria_op op)
{
  (void)op;
  return 1;
}

static int
to_many_messages (enum aria_op op)
{
  return ck_n_messages (op) > 1;
}

static const struct
{
  const char *what;
  ck_check_t check;
  int (*applies) (enum aria_op op);
} checks[] =
  {
    { "all lengths", ck_check_lengths, to_all },
    { "all alignments", ck_check_alignments, to_all },
    { "uncommon states", ck_check_states, to_many_messages },
#ifdef CK_HAVE_ABI
    { "caller's registers", ck_check_callers, to_all },
    { "vector registers", ck_check_vectors, to_all },
    { "stack", ck_check_stack, to_all },
    { "unwinding", ck_check_unwinding, to_all },
#endif
  };

static void
check_key_schedule (const aria_kernel_t *kernel)
{
  unsigned int keylen;

  for (keylen = 16; keylen <= 32; keylen += 8)
    {
      ck_reset_failure ();
      if (!tap_ok (ck_check_round_keys (kernel, keylen),
                   "%s key schedule: %d random keys of %u bits",
                   kernel->name, CK_N_RANDOM_KEYS, 8 * keylen))
        tap_note ("%s", ck_failure ());
    }
#ifdef CK_HAVE_ABI
  ck_reset_failure ();
  if (!tap_ok (ck_check_key_schedule (kernel), "%s key schedule: "
               "caller's registers, vector registers, stack", kernel->name))
    tap_note ("%s", ck_failure ());
#endif
}

static void
check_kernel (const aria_kernel_t *kernel)
{
  unsigned int i;
  int op;

  if (kernel->expand_key)
    check_key_schedule (kernel);
  for (op = 0; op < ARIA_N_OPS; op++)
    for (i = 0; kernel->op[op] && i < DIM (checks); i++)
      if (checks[i].applies (op))
        {
          ck_reset_failure ();
          if (!tap_ok (checks[i].check (kernel, op), "%s %s: %s",
                       kernel->name, ck_op_names[op], checks[i].what))
            tap_note ("%s", ck_failure ());
        }
}

/* Run all checks of KERNEL if the processor can run it and NAME, if any, is
   its name.  Return whether it is.  */
static int
check_named (const aria_kernel_t *kernel, unsigned int hwf, const char *name)
{
  if (name && strcmp (name, kernel->name))
    return 0;
  if (kernel->hwf & ~hwf)
    tap_skip ("the processor lacks some of its instructions",
              "kernel %s", kernel->name);
  else
    check_kernel (kernel);
  return 1;
}

/* Run all checks of the usable kernels, or of the one with that NAME.  Return
   whether there is one.  */
static int
check_kernels (unsigned int hwf, const char *name)
{
  const aria_kernel_t *kernel;
  int found = 0;

  for (kernel = _gcry_aria_kernels; kernel->name; kernel++)
    found |= check_named (kernel, hwf, name);
  kernel = ck_plain_kernel ();
  if (kernel)
    found |= check_named (kernel, hwf, name);
  return found;
}

static const char usage[] =
  "usage: check-kernels [KERNEL]            all checks, or those of a kernel\n"
  "       check-kernels --undefined         under valgrind: constant time\n"
  "       check-kernels --list              the functions, for the lint\n"
  "       check-kernels --steps             what of them is stepped through\n"
  "       check-kernels --bench [KERNEL [OPERATION]]\n";

int
main (int argc, char **argv)
{
  const char *word = argc > 1 ? argv[1] : "";
  int bench = !strcmp (word, "--bench");
  int list = !strcmp (word, "--list");
  int steps = !strcmp (word, "--steps");
  int undefined = !strcmp (word, "--undefined");
  unsigned int hwf;

  if (argc > (bench ? 4 : 2)
      || (*word == '-' && !bench && !list && !steps && !undefined))
    {
      fputs (usage, stderr);
      return 2;
    }

  _gcry_check_version (NULL);
  hwf = _gcry_get_hw_features ();
  if (list)
    {
      ck_print_list ();
      return 0;
    }

  ck_make_keys ();
  if (bench)
    {
      ck_bench (hwf, argc > 2 ? argv[2] : NULL, argc > 3 ? argv[3] : NULL);
      return 0;
    }

  if (steps)
    {
      ck_print_all_steps (hwf);
      return 0;
    }

  if (undefined)
    {
      if (!ck_check_undefined (hwf))
        tap_bail ("%s", ck_failure ());
      return tap_done ();
    }

  if (!check_kernels (hwf, argv[1]))
    tap_bail ("there is no kernel %s", word);
  if (!*word)
    {
      ck_check_bindings (hwf);
      ck_check_broken ();
    }
  return tap_done ();
}
