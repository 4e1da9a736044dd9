/* bench-slope.c - How fast a libgcrypt is, and how fast against another one
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

/* For the affinity of processors.  */
#define _GNU_SOURCE
#include <getopt.h>
#include <sched.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench-slope.h"

#ifndef PACKAGE_VERSION
# error "PACKAGE_VERSION comes from configure"
#endif

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

/* The message of --against, and the messages of --short.  */
static const size_t default_size = 16384;
static const size_t short_sizes[] =
  { 16, 32, 64, 128, 256, 512, 1024, 2048, 4096 };

/* The most series of a measurement: of two libraries setkey alone and with
   encryption and decryption.  */
#define MAX_SERIES  6

struct options
{
  enum bench_measure measure;
  int measure_given;
  size_t size;
  const char *library, *against;
  char *disabled;            /* Features, separated by colons.  */
  char *modes;               /* Names, separated by commas, or NULL.  */
  double mhz;
  int repetitions;           /* 0: by the number of lengths.  */
  int unaligned;
  int csv;
  int list;
};


static void
complain (const char *fmt, va_list ap)
{
  fflush (stdout);
  fprintf (stderr, "bench-slope: ");
  vfprintf (stderr, fmt, ap);
  fprintf (stderr, "\n");
}


void
bench_die (int status, const char *fmt, ...)
{
  va_list ap;

  va_start (ap, fmt);
  complain (fmt, ap);
  va_end (ap);
  exit (status);
}


void
bench_warn (const char *fmt, ...)
{
  va_list ap;

  va_start (ap, fmt);
  complain (fmt, ap);
  va_end (ap);
}


void *
bench_alloc (size_t n, size_t size)
{
  void *p = calloc (n, size);

  if (!p)
    bench_die (BENCH_FAILED, "out of memory");
  return p;
}


/* The text of LIST (or NULL), SEPARATOR and MORE, commas in MORE being
   separators.  LIST is freed.  */
static char *
append (char *list, char separator, const char *more)
{
  size_t len = list ? strlen (list) : 0;
  char *text = bench_alloc (len + strlen (more) + 2, 1), *p;

  if (len)
    sprintf (text, "%s%c", list, separator);
  p = text + strlen (text);
  strcpy (p, more);
  for (; *p; p++)
    if (*p == ',')
      *p = separator;
  free (list);
  return text;
}


/*-- The command line --*/

static const char usage_text[] =
"usage: bench-slope [OPTION]... [ALGORITHM]...\n"
"\n"
"Measures the speed of ciphers, MACs and hashes of libgcrypt.  ALGORITHM is\n"
"a name as libgcrypt has it (aria128, cmac_aria, sha256), or a cipher's name\n"
"without its key length: aria, the default, is aria128, aria192 and aria256.\n"
"\n"
"What is measured:\n"
"      --slope             the slope of time against length (default)\n"
"      --size=N            whole messages of N bytes (default with --against:\n"
"                          16384)\n"
"      --short             cycles of a message of 16 to 4096 bytes\n"
"      --reset             what a reset before each message adds\n"
"      --setkey            setkey, and setkey and one block\n"
"Of what:\n"
"  -m, --mode=LIST         modes, separated by commas (default: all)\n"
"      --library=FILE      a libgcrypt.so to measure\n"
"      --against=FILE      another one to compare it with\n"
"      --disable-hwf=LIST  processor features not to use\n"
"How:\n"
"      --repetitions=N     times that each point is measured\n"
"      --unaligned         buffers one byte off alignment\n"
"      --cpu=N             run on processor number N alone\n"
"      --cpu-mhz=MHZ       the processor's frequency (default: measured)\n"
"      --csv               print comma-separated values\n"
"\n"
"      --list              print the names of all algorithms and modes\n"
"      --help              print this\n"
"      --version           print the version\n";


/* The number in TEXT, from LEAST to MOST, that the option NAME got.  */
static double
number (const char *name, const char *text, double least, double most)
{
  char *end;
  double value = strtod (text, &end);

  if (end == text || *end || !(value >= least && value <= most))
    bench_die (BENCH_USAGE, "--%s: '%s' is not a number from %.0f to %.0f",
               name, text, least, most);
  return value;
}


/* The length of a message that --size got.  */
static size_t
message_size (const char *text)
{
  size_t size = number ("size", text, 16, BENCH_MAX_SIZE);

  if (size % 16)
    bench_die (BENCH_USAGE, "--size: %s is not a multiple of 16", text);
  return size;
}


static void
run_on (int cpu)
{
#ifdef __linux__
  cpu_set_t set;

  CPU_ZERO (&set);
  CPU_SET (cpu, &set);
  if (sched_setaffinity (0, sizeof set, &set))
    bench_die (BENCH_USAGE, "--cpu: can't run on processor %d", cpu);
#else
  bench_die (BENCH_USAGE, "--cpu: processor %d can't be chosen here", cpu);
#endif
}


/* Note that MEASURE is asked for.  */
static void
set_measure (struct options *o, enum bench_measure measure)
{
  if (o->measure_given && o->measure != measure)
    bench_die (BENCH_USAGE, "only one of --slope, --size, --short, --reset,"
               " --setkey can be measured at a time");
  o->measure = measure;
  o->measure_given = 1;
}


/* Set *O from the command line; optind is left at the first algorithm.  */
static void
parse_options (struct options *o, int argc, char **argv)
{
  enum { SLOPE = 256, SIZE, SHORT, RESET, SETKEY, LIBRARY, AGAINST, HWF,
         REPETITIONS, UNALIGNED, CPU, MHZ, CSV, LIST, HELP, VERSION };
  static const struct option names[] = {
    { "slope",       no_argument,       NULL, SLOPE },
    { "size",        required_argument, NULL, SIZE },
    { "short",       no_argument,       NULL, SHORT },
    { "reset",       no_argument,       NULL, RESET },
    { "setkey",      no_argument,       NULL, SETKEY },
    { "mode",        required_argument, NULL, 'm' },
    { "library",     required_argument, NULL, LIBRARY },
    { "against",     required_argument, NULL, AGAINST },
    { "disable-hwf", required_argument, NULL, HWF },
    { "repetitions", required_argument, NULL, REPETITIONS },
    { "unaligned",   no_argument,       NULL, UNALIGNED },
    { "cpu",         required_argument, NULL, CPU },
    { "cpu-mhz",     required_argument, NULL, MHZ },
    { "csv",         no_argument,       NULL, CSV },
    { "list",        no_argument,       NULL, LIST },
    { "help",        no_argument,       NULL, HELP },
    { "version",     no_argument,       NULL, VERSION },
    { NULL, 0, NULL, 0 }
  };
  int c;

  while ((c = getopt_long (argc, argv, "m:", names, NULL)) != -1)
    switch (c)
      {
      case SLOPE: set_measure (o, BENCH_SLOPE); break;
      case SHORT: set_measure (o, BENCH_SHORT); break;
      case RESET: set_measure (o, BENCH_RESETS); break;
      case SETKEY: set_measure (o, BENCH_SETKEYS); break;
      case SIZE:
        set_measure (o, BENCH_SIZE);
        o->size = message_size (optarg);
        break;
      case 'm': o->modes = append (o->modes, ',', optarg); break;
      case LIBRARY: o->library = optarg; break;
      case AGAINST: o->against = optarg; break;
      case HWF: o->disabled = append (o->disabled, ':', optarg); break;
      case REPETITIONS:
        o->repetitions = number ("repetitions", optarg, 1, 1000000);
        break;
      case UNALIGNED: o->unaligned = 1; break;
      case CPU: run_on (number ("cpu", optarg, 0, CPU_SETSIZE - 1)); break;
      case MHZ:
        o->mhz = strcmp (optarg, "auto") == 0
                 ? 0 : number ("cpu-mhz", optarg, 1, 100000);
        break;
      case CSV: o->csv = 1; break;
      case LIST: o->list = 1; break;
      case HELP:
        fputs (usage_text, stdout);
        exit (0);
      case VERSION:
        printf ("bench-slope (libgcrypt-aria) " PACKAGE_VERSION "\n");
        exit (0);
      default:
        fputs ("See bench-slope --help\n", stderr);
        exit (BENCH_USAGE);
      }

  if (!o->measure_given && o->against)
    {
      o->measure = BENCH_SIZE;
      o->size = default_size;
    }
}


/*-- The measurements --*/

/* The lengths of the messages that are measured.  */
static int
choose_sizes (const struct options *o, const size_t **r_sizes)
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
  const struct options *options;
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


/* End the program because of ERR in the row ROW and a library.  */
static void
fail (const struct bench_lib *lib, const struct bench_row *row,
      gcry_error_t err)
{
  bench_die (BENCH_FAILED, "%s: %s %s %s: %s", lib->file, row->algo,
             row->mode->name, bench_op_names[row->op], lib->strerror (err));
}


/* Open the jobs of LINE and compare their outputs.  */
static void
open_jobs (struct line *line)
{
  int r, l;
  gcry_error_t err;

  for (r = 0; r < line->n_rows; r++)
    {
      struct bench_job *job = line->jobs + r * line->n_libs;

      for (l = 0; l < line->n_libs; l++)
        {
          err = bench_job_open (job + l, line->libs + l, line->rows + r,
                                line->sizes, line->n_sizes,
                                line->options->unaligned);
          if (err)
            fail (line->libs + l, line->rows + r, err);
          line->series[r * line->n_libs + l].job = job + l;
        }
      if (line->n_libs > 1)
        {
          err = bench_jobs_compare (job, job + 1, line->different + r);
          if (err)
            fail (line->libs, line->rows + r, err);
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


/* Measure and print LINE.  Return true if the outputs are the same.  */
static int
do_line (struct line *line, struct bench_printer *printer)
{
  const struct options *o = line->options;
  int n_series = line->n_rows * line->n_libs;
  int per_row = o->measure == BENCH_SLOPE ? 1 : line->n_sizes;
  int n_cells = line->n_rows * per_row;
  struct bench_cell *cells = bench_alloc (n_cells, sizeof *cells);
  int i, r, same = 1;
  gcry_error_t err;

  open_jobs (line);
  for (i = 0; i < n_cells; i++)
    begin_cell (line, cells + i, i / per_row, i % per_row);
  err = bench_measure (line->series, n_series, choose_repetitions (line));
  if (err)
    fail (line->libs, line->rows, err);
  for (i = 0; i < n_cells; i++)
    finish_cell (line, cells + i, i / per_row, i % per_row);
  bench_progress (line->rows, 1, 1);
  bench_print_cells (printer, cells, n_cells);

  for (r = 0; r < line->n_rows; r++)
    if (line->different[r])
      {
        const struct bench_row *row = line->rows + r;

        bench_warn ("%s %s %s of %zu bytes: the outputs of the libraries"
                    " differ", row->algo, row->mode->name,
                    bench_op_names[row->op], line->different[r]);
        same = 0;
      }
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
  return same;
}


/* Take those of the N rows at ROWS away that LIB doesn't have.  Return how
   many are left.  */
static int
drop_missing (const struct bench_lib *lib, struct bench_row *rows, int n)
{
  static const size_t sizes[] = { 16 };
  int i, left = 0;

  for (i = 0; i < n; i++)
    {
      struct bench_job job;
      gcry_error_t err = bench_job_open (&job, lib, rows + i, sizes, 1, 0);

      if (err)
        bench_warn ("left out, not in %s: %s %s %s: %s", lib->file,
                    rows[i].algo, rows[i].mode->name,
                    bench_op_names[rows[i].op], lib->strerror (err));
      else
        {
          bench_job_close (&job);
          rows[left++] = rows[i];
        }
    }
  return left;
}


/* Collect the rows of the algorithms NAMES.  */
static int
collect_rows (const struct options *o, const struct bench_lib *libs,
              int n_libs, char **names, int n_names,
              struct bench_row **r_rows)
{
  static const enum bench_op resets[] = { BENCH_ENC, BENCH_RESET_ENC };
  static const enum bench_op setkeys[] =
    { BENCH_SETKEY, BENCH_SETKEY_ENC, BENCH_SETKEY_DEC };
  struct bench_wanted wanted = { .modes = o->modes };
  int i, n = 0;

  if (o->measure == BENCH_RESETS)
    {
      wanted.cipher_ops = resets;
      wanted.n_cipher_ops = sizeof resets / sizeof resets[0];
      if (!wanted.modes)
        wanted.modes = "CTR";
    }
  else if (o->measure == BENCH_SETKEYS)
    {
      wanted.cipher_ops = setkeys;
      wanted.n_cipher_ops = sizeof setkeys / sizeof setkeys[0];
      if (!wanted.modes)
        wanted.modes = "ECB";
    }

  *r_rows = NULL;
  for (i = 0; i < n_names; i++)
    bench_add_rows (r_rows, &n, libs, names[i], &wanted);
  if (n_libs > 1)
    n = drop_missing (libs + 1, *r_rows, n);
  if (!n)
    bench_die (BENCH_USAGE, "%s has none of the algorithms and modes",
               libs[n_libs - 1].file);
  return n;
}


int
main (int argc, char **argv)
{
  static char *default_names[] = { (char *)"aria" };
  static struct options o;
  static struct bench_lib libs[2];
  static struct line line;
  struct bench_printer printer = { .libs = libs };
  struct bench_row *rows;
  char **names = default_names;
  int n_libs, n_names = 1, n_rows, i, together, same = 1;

  parse_options (&o, argc, argv);
  if (optind < argc)
    {
      names = argv + optind;
      n_names = argc - optind;
    }

  n_libs = o.against ? 2 : 1;
  bench_lib_load (libs, "library", o.library, n_libs > 1);
  if (o.against)
    bench_lib_load (libs + 1, "base", o.against, 1);
  bench_libs_start (libs, n_libs, o.disabled ? o.disabled : "");
  bench_clock_start (o.mhz);
  if (o.list)
    {
      bench_list (libs);
      return 0;
    }

  n_rows = collect_rows (&o, libs, n_libs, names, n_names, &rows);
  printer.measure = o.measure;
  printer.csv = o.csv;
  printer.size = o.size;
  printer.n_libs = n_libs;
  printer.disabled = o.disabled ? o.disabled : "";
  bench_print_head (&printer);

  together = o.measure == BENCH_RESETS ? 2 : o.measure == BENCH_SETKEYS ? 3
             : 1;
  for (i = 0; i < n_rows; i += together)
    {
      bench_progress (rows + i, i, n_rows);
      line = (struct line){ .options = &o, .libs = libs, .n_libs = n_libs,
                            .rows = rows + i, .n_rows = together };
      line.n_sizes = choose_sizes (&o, &line.sizes);
      same &= do_line (&line, &printer);
    }
  free (rows);
  free (o.disabled);
  free (o.modes);
  if (fflush (stdout) || ferror (stdout))
    bench_die (BENCH_FAILED, "can't write the output");
  return same ? 0 : BENCH_FAILED;
}
