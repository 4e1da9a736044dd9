/* bench-line.c - bench-slope: measure what makes up one line of the output
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

/* Lengths of the slope, in bytes, as of libgcrypt's own bench-slope.  */
#define SLOPE_START  16
#define SLOPE_END    (16 + 4096)
#define SLOPE_STEP   64

/* Repetitions if the user doesn't choose: 64 at each of many lengths, more
   where there are few; in each, as many calls as make a sample long enough
   for the clock.  */
#define LEAST_REPETITIONS  64
#define MOST_REPETITIONS   1024
#define WANTED_POINTS      4096

#define RESET_SIZE  4096  /* Bytes of the messages of --reset.  */

/* The messages of --short.  */
static const size_t short_sizes[] =
  { 16, 32, 64, 128, 256, 512, 1024, 2048, 4096 };

/* The most series of a measurement: of two libraries setkey alone and with
   encryption and decryption.  */
#define MAX_SERIES  6


/* The lengths of the messages that are measured.  */
static int
choose_sizes (const struct bench_options *o, const size_t **r_sizes)
{
  static size_t sizes[(SLOPE_END - SLOPE_START) / SLOPE_STEP + 1];
  int n = 1;

  *r_sizes = sizes;
  switch (o->measure)
    {
    case BENCH_SLOPE:
      for (n = 0; SLOPE_START + n * SLOPE_STEP <= SLOPE_END; n++)
        sizes[n] = SLOPE_START + n * SLOPE_STEP;
      break;
    case BENCH_SIZE:
      sizes[0] = o->size;
      break;
    case BENCH_SHORT:
      *r_sizes = short_sizes;
      n = sizeof short_sizes / sizeof short_sizes[0];
      break;
    case BENCH_RESETS:
      sizes[0] = RESET_SIZE;
      break;
    case BENCH_SETKEYS:
      sizes[0] = 16;
      break;
    }
  return n;
}


/* Rows that are measured at the same time and are printed as one line: one,
   or the rows of --reset or --setkey that belong together.  */
struct line
{
  const struct bench_options *options;
  const struct bench_lib *libs;
  int n_libs;
  const struct bench_row *rows;
  int n_rows;
  const size_t *sizes;
  int n_sizes;
  struct bench_job jobs[MAX_SERIES];       /* [row][library]  */
  struct bench_series series[MAX_SERIES];
  size_t different[MAX_SERIES];            /* [row]  */
};


/* End the program because of ERR in JOB.  */
static void
fail (const struct bench_job *job, gcry_error_t err)
{
  const struct bench_row *row = job->row;

  bench_die (BENCH_FAILED, "%s: %s %s %s: %s", job->lib->file, row->algo,
             row->mode->name, bench_op_names[row->op],
             job->lib->strerror (err));
}


/* Open the jobs of LINE and compare their outputs.  */
static void
open_jobs (struct line *line)
{
  int r, l;
  gcry_error_t err;
  struct bench_job *failed;

  for (r = 0; r < line->n_rows; r++)
    {
      struct bench_job *job = line->jobs + r * line->n_libs;

      for (l = 0; l < line->n_libs; l++)
        {
          err = bench_job_open (job + l, line->libs + l, line->rows + r,
                                line->sizes, line->n_sizes,
                                line->options->unaligned);
          if (err)
            fail (job + l, err);
          line->series[r * line->n_libs + l].job = job + l;
        }
      if (line->n_libs > 1)
        {
          err = bench_jobs_compare (job, job + 1, line->different + r,
                                    &failed);
          if (err)
            fail (failed, err);
        }
    }
}


/* Fill what F has of SERIES at the size number I or, of a slope, at all.  */
static void
fill_figures (const struct line *line, struct bench_figures *f,
              const struct bench_series *series, int i,
              struct bench_estimate *r_ns)
{
  struct bench_estimate cycles;

  if (line->options->measure == BENCH_SLOPE)
    {
      *r_ns = bench_slope (series->ns, line->sizes, line->n_sizes);
      cycles = bench_slope (series->cycles, line->sizes, line->n_sizes);
    }
  else
    {
      double factor = line->options->measure == BENCH_SIZE
                      ? 1.0 / line->sizes[i] : 1;

      *r_ns = bench_scaled (series->ns + i, factor);
      cycles = bench_scaled (series->cycles + i, factor);
    }
  f->mhz = series->mhz;
  f->ns = bench_low (r_ns);
  f->cycles = bench_low (&cycles);
  f->spread = bench_spread (f->cycles > 0 ? &cycles : r_ns);
}


/* Fill the first part of CELL, for row number R of LINE at the size number I:
   what is known before anything is timed.  */
static void
begin_cell (const struct line *line, struct bench_cell *cell, int r, int i)
{
  const struct bench_series *series = line->series + r * line->n_libs;
  int slope = line->options->measure == BENCH_SLOPE;
  int last = slope ? line->n_sizes - 1 : i;

  cell->row = line->rows + r;
  cell->bytes = slope ? 0 : line->sizes[i];
  cell->different = line->different[r] != 0;
  cell->lib.kernels = bench_kernels (series->job, i, last);
  if (line->n_libs > 1)
    cell->base.kernels = bench_kernels (series[1].job, i, last);
}


/* Fill the second part.  */
static void
finish_cell (const struct line *line, struct bench_cell *cell, int r, int i)
{
  const struct bench_series *series = line->series + r * line->n_libs;
  struct bench_estimate ns, base_ns;

  fill_figures (line, &cell->lib, series, i, &ns);
  if (line->n_libs > 1)
    {
      struct bench_estimate ratio;

      fill_figures (line, &cell->base, series + 1, i, &base_ns);
      ratio = bench_ratio (&base_ns, &ns);
      cell->ratio = bench_median (&ratio);
      cell->ratio_spread = bench_spread (&ratio);
    }
}


/* How often each point of LINE is measured.  */
static int
choose_repetitions (const struct line *line)
{
  int n = WANTED_POINTS / line->n_sizes;

  if (line->options->repetitions)
    return line->options->repetitions;
  if (n < LEAST_REPETITIONS)
    return LEAST_REPETITIONS;
  return n < MOST_REPETITIONS ? n : MOST_REPETITIONS;
}


/* Warn of different outputs.  Return true if there are none.  */
static int
warn_of_differences (const struct line *line)
{
  int r, same = 1;

  for (r = 0; r < line->n_rows; r++)
    if (line->different[r])
      {
        const struct bench_row *row = line->rows + r;

        bench_warn ("%s %s %s of %zu bytes: the outputs of the libraries"
                    " differ", row->algo, row->mode->name,
                    bench_op_names[row->op], line->different[r]);
        same = 0;
      }
  return same;
}


int
bench_line (const struct bench_options *o, const struct bench_lib *libs,
            int n_libs, const struct bench_row *rows, int n_rows,
            struct bench_printer *printer)
{
  struct line *line = bench_alloc (1, sizeof *line);
  int n_series = n_rows * n_libs;
  int per_row, n_cells, i, same;
  struct bench_cell *cells;
  struct bench_job *failed;
  gcry_error_t err;

  line->options = o;
  line->libs = libs;
  line->n_libs = n_libs;
  line->rows = rows;
  line->n_rows = n_rows;
  line->n_sizes = choose_sizes (o, &line->sizes);
  per_row = o->measure == BENCH_SLOPE ? 1 : line->n_sizes;
  n_cells = n_rows * per_row;
  cells = bench_alloc (n_cells, sizeof *cells);

  open_jobs (line);
  for (i = 0; i < n_cells; i++)
    begin_cell (line, cells + i, i / per_row, i % per_row);
  err = bench_measure (line->series, n_series, choose_repetitions (line),
                       &failed);
  if (err)
    fail (failed, err);
  for (i = 0; i < n_cells; i++)
    finish_cell (line, cells + i, i / per_row, i % per_row);
  bench_progress (line->rows, 1, 1);
  bench_print_cells (printer, cells, n_cells);

  same = warn_of_differences (line);

  for (i = 0; i < n_cells; i++)
    {
      free (cells[i].lib.kernels);
      free (cells[i].base.kernels);
    }
  free (cells);
  for (i = 0; i < n_series; i++)
    {
      bench_series_free (line->series + i);
      bench_job_close (line->jobs + i);
    }
  free (line);
  return same;
}
