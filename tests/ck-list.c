/* ck-list.c - The kernel test: the functions of kernels for other programs
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

#include "check-kernels.h"
#include "ck-broken.h"

/* Print the names of the features HWF, separated by commas.  */
static void
print_features (unsigned int hwf)
{
  const char *name, *separator = "";
  unsigned int feature;
  int i;

  for (i = 0; (name = _gcry_enum_hw_features (i, &feature)); i++)
    if (feature & hwf)
      {
        printf ("%s%s", separator, name);
        separator = ",";
      }
}

static void
print_function (const aria_kernel_t *row, const char *op)
{
  printf ("function _gcry_aria_%s_%s %s ", row->name, op, op);
  print_features (row->hwf);
  putchar ('\n');
}

#define PRINT_OFFSET(name, type, member) \
  printf ("offset %s %zu\n", name, offsetof (type, member))

#define PRINT_BROKEN(name, op, features, fault) \
  printf ("function ck_lint_%s %s %s %s\n", #name, #op, features, fault);

void
ck_print_list (void)
{
  const aria_kernel_t *row;
  int op;

  PRINT_OFFSET ("rounds", aria_context_t, rounds);
  PRINT_OFFSET ("offset", aria_ocb_state_t, offset);
  PRINT_OFFSET ("sum", aria_ocb_state_t, sum);
  PRINT_OFFSET ("L", aria_ocb_state_t, L);
  PRINT_OFFSET ("nblocks", aria_ocb_state_t, nblocks);

  for (row = _gcry_aria_kernels; row->name; row++)
    {
      for (op = 0; op < ARIA_N_OPS; op++)
        if (row->hwf && row->op[op])
          print_function (row, ck_op_names[op]);
      if (row->hwf && row->expand_key)
        print_function (row, "expand_key");
    }
#ifdef CK_HAVE_ABI
  CK_BROKEN_LINT (PRINT_BROKEN)
#endif
}

void
ck_print_all_steps (unsigned int hwf)
{
#ifdef CK_HAVE_ABI
  const aria_kernel_t *row;
  int op;

  for (row = _gcry_aria_kernels; row->name; row++)
    for (op = 0; op < ARIA_N_OPS; op++)
      if (row->hwf && !(row->hwf & ~hwf) && row->op[op])
        {
          if (!ck_check_unwinding (row, op))
            tap_bail ("%s %s: %s", row->name, ck_op_names[op],
                      ck_failure ());
          printf ("steps _gcry_aria_%s_%s %s", row->name, ck_op_names[op],
                  ck_op_names[op]);
          ck_print_steps ();
          putchar ('\n');
        }
#else
  (void)hwf;
#endif
}
