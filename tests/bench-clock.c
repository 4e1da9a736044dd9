/* bench-clock.c - The clocks of bench-slope: nanoseconds and megahertz
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

#include <stddef.h>
#include <time.h>

#include "bench-clock.h"

/* An addition of two registers that has to wait for the one before it: one
   cycle on every processor.  Additions of a constant would not do: some
   processors fold a chain of these into fewer steps.  */
#if defined __x86_64__ || defined __i386__
# define DEPENDENT_ADD "add %1, %0\n\t"
#elif defined __aarch64__
# define DEPENDENT_ADD "add %0, %0, %1\n\t"
#endif

/* A chain of 256 * 256 cycles takes 13 to 65 microseconds at 5 to 1 GHz: long
   against the error of the clock (10 ns on some virtual machines), short
   against the time between two interrupts.  */
#define CHAIN_TURNS  256
#define CHAIN_CYCLES (256 * CHAIN_TURNS)

static double overhead;   /* Nanoseconds of two readings of the clock.  */
static double given_ghz;


double
bench_now (void)
{
  struct timespec t;

  clock_gettime (CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}


double
bench_since (double start)
{
  return bench_now () - start - overhead;
}


#ifdef DEPENDENT_ADD
/* Nanoseconds of CHAIN_CYCLES cycles.  */
static double
time_chain (void)
{
  double start = bench_now ();
  size_t sum = 0, addend = 1;
  int i;

  for (i = 0; i < CHAIN_TURNS; i++)
    __asm__ volatile (".rept 256\n\t" DEPENDENT_ADD ".endr"
                      : "+r" (sum) : "r" (addend) : "cc");
  return bench_since (start);
}
#endif


double
bench_ghz (void)
{
#ifdef DEPENDENT_ADD
  double best = 0;
  int i;

  if (given_ghz > 0)
    return given_ghz;

  /* What disturbs a chain makes it longer.  */
  for (i = 0; i < 2; i++)
    {
      double ns = time_chain ();

      if (!i || ns < best)
        best = ns;
    }
  return best > 0 ? CHAIN_CYCLES / best : 0;
#else
  return given_ghz;
#endif
}


void
bench_clock_start (double mhz)
{
  int i;

  given_ghz = mhz / 1000;
  for (i = 0; i < 1000; i++)
    {
      double start = bench_now ();
      double ns = bench_now () - start;

      if (!i || ns < overhead)
        overhead = ns;
    }
}
