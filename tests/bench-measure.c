/* bench-measure.c - The samples of bench-slope, and what is computed from them
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

#include "bench-slope.h"

/* Nanoseconds of a sample: a thousand times the resolution of the clock, and
   seldom hit by an interrupt.  */
#define SAMPLE_NS  20000

/* The median of fewer repetitions than this is no good measure.  */
#define LEAST_GROUP  8


/* What bench_measure works on.  */
struct campaign
{
  struct bench_series *series;
  int n_series;
  int n_sizes;
  int most;               /* Repetitions of the largest group.  */
  unsigned int *calls;   /* Of a sample: [series][size].  */
  double *ns, *cycles;   /* Of a call: [series][size][repetition].  */
  struct bench_job *last;   /* The job that was run.  */
};


static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}


/* The value at the fraction WHERE (0 to 1) of the N sorted ones at V.  */
static double
quantile (const double *v, int n, double where)
{
  double at = where * (n - 1);
  int below = (int)at;

  if (below + 1 >= n)
    return v[n - 1];
  return v[below] + (at - below) * (v[below + 1] - v[below]);
}


/* The median of the N values at V, which are sorted.  */
static double
sort_to_median (double *v, int n)
{
  qsort (v, n, sizeof *v, compare_doubles);
  return quantile (v, n, 0.5);
}


double
bench_median (const struct bench_estimate *e)
{
  struct bench_estimate sorted = *e;

  return sort_to_median (sorted.value, sorted.n);
}


double
bench_low (const struct bench_estimate *e)
{
  struct bench_estimate sorted = *e;

  sort_to_median (sorted.value, sorted.n);
  return quantile (sorted.value, sorted.n, 0.25);
}


double
bench_spread (const struct bench_estimate *e)
{
  struct bench_estimate sorted = *e;
  double median = sort_to_median (sorted.value, sorted.n);
  double distance = (quantile (sorted.value, sorted.n, 0.75)
                     - quantile (sorted.value, sorted.n, 0.25));

  return sorted.n > 1 && median > 0 ? distance / 2 / median * 100 : -1;
}


struct bench_estimate
bench_ratio (const struct bench_estimate *a, const struct bench_estimate *b)
{
  struct bench_estimate r = { .n = a->n };
  int i;

  for (i = 0; i < r.n; i++)
    r.value[i] = b->value[i] > 0 ? a->value[i] / b->value[i] : 0;
  return r;
}


struct bench_estimate
bench_scaled (const struct bench_estimate *a, double factor)
{
  struct bench_estimate r = { .n = a->n };
  int i;

  for (i = 0; i < r.n; i++)
    r.value[i] = a->value[i] * factor;
  return r;
}


struct bench_estimate
bench_slope (const struct bench_estimate *e, const size_t *sizes, int n_sizes)
{
  struct bench_estimate r = { .n = e[0].n };
  double mean_x = 0, square = 0;
  int i, group;

  for (i = 0; i < n_sizes; i++)
    mean_x += (double)sizes[i] / n_sizes;
  for (i = 0; i < n_sizes; i++)
    square += (sizes[i] - mean_x) * (sizes[i] - mean_x);
  for (group = 0; group < r.n; group++)
    for (i = 0; i < n_sizes; i++)
      r.value[group] += (sizes[i] - mean_x) * e[i].value[group] / square;
  return r;
}


/* Set the numbers of calls of a sample in CAMPAIGN; each message is run
   before it is timed.  Return 0 or the library's error.  */
static gcry_error_t
choose_calls (struct campaign *campaign)
{
  int s, i, try;

  for (s = 0; s < campaign->n_series; s++)
    for (i = 0; i < campaign->n_sizes; i++)
      {
        struct bench_job *job = campaign->series[s].job;
        double best = SAMPLE_NS;

        campaign->last = job;
        bench_job_choose (job, i);
        for (try = 0; try < 4; try++)
          {
            double start = bench_now (), ns;
            gcry_error_t err = bench_job_run (job);

            if (err)
              return err;
            ns = bench_since (start);
            best = ns < best ? ns : best;
          }
        /* A call can be shorter than what the clock resolves.  */
        best = best > 10 ? best : 10;
        campaign->calls[s * campaign->n_sizes + i] = SAMPLE_NS / best + 0.5;
      }
  return 0;
}


/* Take one sample of series S at size number I as repetition number REP of
   the group.  Return 0 or the library's error.  */
static gcry_error_t
sample (struct campaign *campaign, int s, int i, int rep, double ghz)
{
  struct bench_job *job = campaign->series[s].job;
  int point = s * campaign->n_sizes + i;
  unsigned int n, calls = campaign->calls[point];
  gcry_error_t err = 0;
  double start, ns;

  campaign->last = job;
  bench_job_choose (job, i);
  start = bench_now ();
  for (n = 0; n < calls; n++)
    err |= bench_job_run (job);
  ns = bench_since (start) / calls;

  campaign->ns[point * campaign->most + rep] = ns;
  campaign->cycles[point * campaign->most + rep] = ns * ghz;
  return err;
}


/* Take all samples of a group of N repetitions; GHZ gets the frequency at
   each.  Return 0 or the library's error.  */
static gcry_error_t
sample_group (struct campaign *campaign, int n, double *ghz)
{
  gcry_error_t err = 0;
  int rep, i, s;

  for (rep = 0; rep < n && !err; rep++)
    {
      ghz[rep] = bench_ghz ();
      for (i = 0; i < campaign->n_sizes && !err; i++)
        for (s = 0; s < campaign->n_series && !err; s++)
          {
            /* Who comes first changes.  */
            int turn = (s + rep) % campaign->n_series;

            err = sample (campaign, turn, i, rep, ghz[rep]);
          }
    }
  return err;
}


/* Append the medians of the N samples of a group to the estimates.  */
static void
finish_group (struct campaign *campaign, int n)
{
  int s, i;

  for (s = 0; s < campaign->n_series; s++)
    for (i = 0; i < campaign->n_sizes; i++)
      {
        struct bench_estimate *ns = campaign->series[s].ns + i;
        struct bench_estimate *cycles = campaign->series[s].cycles + i;
        size_t first = (size_t)(s * campaign->n_sizes + i) * campaign->most;

        ns->value[ns->n++] = sort_to_median (campaign->ns + first, n);
        cycles->value[cycles->n++]
          = sort_to_median (campaign->cycles + first, n);
      }
}


/* In how many groups REPETITIONS fall.  */
static int
choose_groups (int repetitions)
{
  int n = repetitions / LEAST_GROUP;

  return n < 1 ? 1 : n > BENCH_GROUPS ? BENCH_GROUPS : n;
}


gcry_error_t
bench_measure (struct bench_series *series, int n, int repetitions,
               struct bench_job **r_failed)
{
  int n_groups = choose_groups (repetitions);
  struct campaign campaign = {
    .series = series, .n_series = n, .n_sizes = series->job->n_sizes,
    .most = (repetitions + n_groups - 1) / n_groups
  };
  int points = n * campaign.n_sizes;
  double *ghz = bench_alloc (repetitions, sizeof *ghz);
  gcry_error_t err = 0;
  int i, group, done = 0;

  campaign.calls = bench_alloc (points, sizeof *campaign.calls);
  campaign.ns = bench_alloc (points * campaign.most, sizeof *campaign.ns);
  campaign.cycles = bench_alloc (points * campaign.most,
                                 sizeof *campaign.cycles);
  for (i = 0; i < n; i++)
    {
      series[i].ns = bench_alloc (campaign.n_sizes, sizeof *series[i].ns);
      series[i].cycles = bench_alloc (campaign.n_sizes,
                                      sizeof *series[i].cycles);
    }

  err = choose_calls (&campaign);
  for (group = 0; group < n_groups && !err; group++)
    {
      int reps = (repetitions - done) / (n_groups - group);

      err = sample_group (&campaign, reps, ghz + done);
      finish_group (&campaign, reps);
      done += reps;
    }

  if (!err)
    {
      double median = sort_to_median (ghz, repetitions);

      for (i = 0; i < n; i++)
        series[i].mhz = median * 1000;
    }
  *r_failed = campaign.last;
  free (campaign.calls);
  free (campaign.ns);
  free (campaign.cycles);
  free (ghz);
  return err;
}


void
bench_series_free (struct bench_series *series)
{
  free (series->ns);
  free (series->cycles);
}
