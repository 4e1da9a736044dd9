/* ck-bench.c - The kernel test: how fast the kernels are
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

#include <stdlib.h>
#include <string.h>

#include "bench-clock.h"
#include "check-kernels.h"

#define LONG_BLOCKS  1024       /* 16 KiB */
#define SAMPLES        31
#define SAMPLE_NS    2e4        /* Of which each one takes so much time.  */

/* What is timed.  */
static struct ck_call call;

static void
run_kernel (void)
{
  call.kernel->op[call.op] (call.ctx, ck_state_argument (&call), call.out,
                            call.in, call.n);
}

static void
run_prepare_keys (void)
{
  call.ctx->wide_form = ARIA_KEYS_PLAIN;
  _gcry_aria_prepare_keys (call.ctx, call.kernel, call.op);
}

static void
run_expand_key (void)
{
  _gcry_aria_expand_key (call.ctx, call.kernel, call.key->key,
                         call.key->keylen);
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return x < y ? -1 : x > y;
}

/* The median of the cycles that RUN takes.  The frequency is taken anew beside
   each sample.  */
static double
cycles (void (*run) (void))
{
  double sample[SAMPLES];
  double start = bench_now ();
  unsigned int turns = 1, i, k;

  run ();
  while (bench_since (start) < SAMPLE_NS)
    {
      run ();
      turns++;
    }

  for (i = 0; i < SAMPLES; i++)
    {
      double ghz = bench_ghz ();

      start = bench_now ();
      for (k = 0; k < turns; k++)
        run ();
      sample[i] = bench_since (start) * ghz / turns;
    }
  qsort (sample, SAMPLES, sizeof *sample, compare);
  return sample[SAMPLES / 2];
}

/* The cycles of a call with N blocks.  */
static double
call_cycles (const struct ck_key *key, size_t n)
{
  call.key = key;
  call.m = ck_get_message (key, call.op, 0);
  call.start = 0;
  call.n = n;
  ck_place_call (&call);
  ck_fill_call (&call);
  return cycles (run_kernel);
}

static void
bench_kernel (const aria_kernel_t *kernel, const char *op_name)
{
  const struct ck_key *short_key = ck_keys, *long_key = ck_keys + 2;
  const size_t few[] = { 1, 2, 4, 8, 16 };
  const size_t many[] = { kernel->least, kernel->width / 2, kernel->width - 1,
                          kernel->width, 2 * kernel->width };
  const size_t *lengths = kernel->takes_all ? few : many;
  unsigned int i;
  int op;

  printf ("\n%-19s cycles/byte   ARIA-128, cycles of calls of so many blocks\n"
          "%10s%8s %8s", kernel->name, "", "ARIA-128", "ARIA-256");
  for (i = 0; i < DIM (many); i++)
    printf (" %7zu:", lengths[i]);
  putchar ('\n');

  call.kernel = kernel;
  for (op = 0; op < ARIA_N_OPS; op++)
    if (kernel->op[op] && (!op_name || !strcmp (op_name, ck_op_names[op])))
      {
        call.op = op;
        printf ("%-10s%8.3f %8.3f", ck_op_names[op],
                call_cycles (short_key, LONG_BLOCKS) / (16 * LONG_BLOCKS),
                call_cycles (long_key, LONG_BLOCKS) / (16 * LONG_BLOCKS));
        for (i = 0; i < DIM (many); i++)
          if (ck_takes (kernel, lengths[i]))
            printf (" %8.0f", call_cycles (short_key, lengths[i]));
          else
            printf (" %8s", "-");
        putchar ('\n');
        fflush (stdout);
      }

  if (kernel->expand_key)
    {
      printf ("key schedule, cycles:");
      for (i = 0; i < CK_N_KEYS; i++)
        {
          call.key = ck_keys + i;
          printf (" ARIA-%u %.0f", call.key->keylen * 8,
                  cycles (run_expand_key));
        }
      putchar ('\n');
    }
  if (kernel->key_form != ARIA_KEYS_PLAIN)
    {
      call.op = ARIA_OP_ecb_enc;
      call.key = long_key;
      call.n = 1;
      ck_fill_call (&call);
      printf ("round keys of ARIA-256 for the kernel: %.0f cycles to encrypt",
              cycles (run_prepare_keys));
      call.op = ARIA_OP_ecb_dec;
      printf (", %.0f to decrypt\n", cycles (run_prepare_keys));
    }
}

void
ck_bench (unsigned int hwf, const char *kernel_name, const char *op_name)
{
  const aria_kernel_t *kernel;

  bench_clock_start (0);
  if (bench_ghz () <= 0)
    {
      fputs ("check-kernels: no way to count cycles on this processor\n",
             stderr);
      exit (1);
    }

  ck_place_call (&call);
  for (kernel = _gcry_aria_kernels; kernel->name; kernel++)
    if (!(kernel->hwf & ~hwf)
        && (!kernel_name || !strcmp (kernel_name, kernel->name)))
      bench_kernel (kernel, op_name);
}
