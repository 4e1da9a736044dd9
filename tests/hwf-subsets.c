/* hwf-subsets.c - Print which sets of processor features choose other kernels
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

/* For each choice of kernels that this processor allows, one line: the set of
 * features to be disabled for it ("-" for none), separated by colons as
 * GCRYCTL_DISABLE_HWF takes them, a tab, and the names of the kernels, widest
 * first, joined by "+".  The first line is the choice when nothing is
 * disabled.  On the others all features are disabled that are in the list of
 * kernels and that the chosen ones don't need, so that another library, in a
 * comparison, can't use them either.  For scripts that run something once
 * with each choice.
 */

#include <stdio.h>
#include <string.h>

#include "aria-internal.h"

#define MAX_CHOICES  64


/* True if A and B are bound to the same kernels.  */
static int
same_choice (const aria_context_t *a, const aria_context_t *b)
{
  int i;

  for (i = 0; a->bound[i] == b->bound[i]; i++)
    if (a->bound[i]->takes_all)
      return 1;
  return 0;
}


/* The features that the kernels of CTX need.  */
static unsigned int
needed (const aria_context_t *ctx)
{
  unsigned int hwf = 0;
  int i;

  for (i = 0; ; i++)
    {
      hwf |= ctx->bound[i]->hwf;
      if (ctx->bound[i]->takes_all)
        return hwf;
    }
}


/* Print the names of the features in HWF.  */
static void
print_features (unsigned int hwf)
{
  const char *name, *separator = "";
  unsigned int feature;
  int i;

  if (!hwf)
    printf ("-");
  for (i = 0; (name = _gcry_enum_hw_features (i, &feature)); i++)
    if (feature & hwf)
      {
        printf ("%s%s", separator, name);
        separator = ":";
      }
}


static void
print_choice (const aria_context_t *ctx)
{
  int i;

  for (i = 0; ; i++)
    {
      printf ("%s%s", i ? "+" : "", ctx->bound[i]->name);
      if (ctx->bound[i]->takes_all)
        break;
    }
}


int
main (void)
{
  static aria_context_t seen[MAX_CHOICES];
  const aria_kernel_t *kernel;
  unsigned int hwf, wanted = 0;
  int n = 0, size;

  if (!_gcry_check_version (NULL))
    return 1;
  hwf = _gcry_get_hw_features ();
  for (kernel = _gcry_aria_kernels; kernel->name; kernel++)
    wanted |= kernel->hwf & hwf;

  /* All subsets, small ones first.  */
  for (size = 0; size <= __builtin_popcount (wanted); size++)
    {
      unsigned int disabled = 0;

      do
        if (__builtin_popcount (disabled) == size && n < MAX_CHOICES)
          {
            int i = 0;

            _gcry_aria_bind_kernels (seen + n, hwf & ~disabled);
            while (!same_choice (seen + i, seen + n))
              i++;
            if (i == n
                && (!disabled || disabled == (wanted & ~needed (seen + n))))
              {
                print_features (disabled);
                printf ("\t");
                print_choice (seen + n++);
                printf ("\n");
              }
          }
      while ((disabled = (disabled - wanted) & wanted));
    }
  return 0;
}
