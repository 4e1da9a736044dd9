/* hwf-detect.c - Runs a host's own CPU detection on faked CPUID values
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

/* t-hwf-detect.sh compiles this with -DHWF_X86_C="<...>", the hwf-x86.c of a
   host, beside a config.h that switches everything on and a g10lib.h with the
   host's HWF_ constants alone.

   Usage: hwf-detect MAX-LEAF ECX-1 EBX-7 ECX-7 XCR0
   The values that CPUID and XGETBV shall return, in hexadecimal: the highest
   leaf, ECX of leaf 1, EBX and ECX of leaf 7, EAX of XGETBV.  All others are
   zero.  Prints the names of those of the features avx, avx2, avx512 and gfni
   that the host finds, in one line.  */

#include <config.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <unistd.h>

#include "g10lib.h"

static unsigned int fake_max_leaf;
static unsigned int fake_ecx_1;
static unsigned int fake_ebx_7;
static unsigned int fake_ecx_7;
static unsigned int fake_xcr0;

/* What the inline assembly of the host is replaced by.  TEXT is all that
   stands in its parentheses.  LEAF, SUB, R, LOW and HIGH are the host's
   variables, as far as they are there at that place.  */
static void
fake_instruction (const char *text, unsigned int leaf, unsigned int sub,
                  unsigned int *r, unsigned int *low, unsigned int *high)
{
  if (strstr (text, "xgetbv"))
    {
      *low = fake_xcr0;
      *high = 0;
    }
  else if (strstr (text, "cpuid"))
    {
      r[0] = leaf == 0 ? fake_max_leaf : 0;
      r[1] = leaf == 7 && sub == 0 ? fake_ebx_7 : 0;
      r[2] = (leaf == 1 ? fake_ecx_1
              : leaf == 7 && sub == 0 ? fake_ecx_7 : 0);
      r[3] = 0;
    }
  else
    {
      fprintf (stderr, "hwf-detect: not known: %s\n", text);
      exit (2);
    }
}

/* In the host's file "asm volatile (...)" is a call of the above.  Where one
   of these variables isn't there, the name means the one here.  */
static unsigned int in, subleaf, regs[4], t_eax, t_edx;
#define asm
#define volatile(...)                                                   \
  fake_instruction (#__VA_ARGS__, in, subleaf, regs, &t_eax, &t_edx)
#include HWF_X86_C
#undef asm
#undef volatile

int
main (int argc, char **argv)
{
  unsigned int found;

  if (argc != 6)
    {
      fputs ("Usage: hwf-detect MAX-LEAF ECX-1 EBX-7 ECX-7 XCR0\n", stderr);
      return 2;
    }
  fake_max_leaf = strtoul (argv[1], NULL, 16);
  fake_ecx_1 = strtoul (argv[2], NULL, 16);
  fake_ebx_7 = strtoul (argv[3], NULL, 16);
  fake_ecx_7 = strtoul (argv[4], NULL, 16);
  fake_xcr0 = strtoul (argv[5], NULL, 16);

  found = _gcry_hwf_detect_x86 ();
  printf ("%s%s%s%s\n",
          found & HWF_INTEL_AVX ? " avx" : "",
          found & HWF_INTEL_AVX2 ? " avx2" : "",
          found & HWF_INTEL_AVX512 ? " avx512" : "",
          found & HWF_INTEL_GFNI ? " gfni" : "");
  return 0;
}
