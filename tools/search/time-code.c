/* time-code.c - Time a piece of code
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

/* Reads from standard input the names of files of machine code, one a line.
 * Each holds a function
 *
 *   void f (const void *keys, void *data, long n);
 *
 * with 4096 bytes of KEYS and 16384 of DATA, aligned to 64 bytes.  Prints for
 * each on a line how many cycles the processor takes for N = BATCHES, divided
 * by N: the least of many runs, the clock being a chain of multiplications
 * of 3 cycles each.  For search-rounds-avx512.py.
 */

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <x86intrin.h>

#define BATCHES     16
#define RUNS        24
#define CODE_SIZE   65536

typedef void (*code_t) (const void *keys, void *data, long n);

static char keys[4096] __attribute__ ((aligned (64)));
static char data[16384] __attribute__ ((aligned (64)));

static uint64_t
min (uint64_t a, uint64_t b)
{
  return a < b ? a : b;
}

/* The ticks of the time stamp counter per cycle.  */
static double
ticks_per_cycle (void)
{
  enum { STEPS = 20000 };
  uint64_t best = UINT64_MAX;
  int run, i;

  for (run = 0; run < RUNS; run++)
    {
      uint64_t x = 3, start = __rdtsc ();

      for (i = 0; i < STEPS; i++)
        __asm__ volatile ("imul %0, %0" : "+r" (x));
      best = min (best, __rdtsc () - start);
    }
  return best / (3.0 * STEPS);
}

static uint64_t
time_code (code_t code)
{
  enum { CALLS = 4 };
  uint64_t best = UINT64_MAX;
  int run, i;

  for (run = 0; run < RUNS; run++)
    {
      uint64_t start = __rdtsc ();

      for (i = 0; i < CALLS; i++)
        code (keys, data, BATCHES);
      best = min (best, __rdtsc () - start);
    }
  return best / CALLS;
}

int
main (void)
{
  char name[4096];
  void *code = mmap (NULL, CODE_SIZE, PROT_READ | PROT_WRITE | PROT_EXEC,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  double ticks;
  FILE *file;

  if (code == MAP_FAILED)
    {
      perror ("time-code: mmap");
      return 1;
    }
  while (fgets (name, sizeof name, stdin))
    {
      name[strcspn (name, "\n")] = 0;
      file = fopen (name, "rb");
      if (!file || !fread (code, 1, CODE_SIZE, file))
        {
          perror (name);
          return 1;
        }
      fclose (file);
      ticks = ticks_per_cycle ();
      printf ("%.2f\n", time_code ((code_t)code) / ticks / BATCHES);
      fflush (stdout);
    }
  return 0;
}
