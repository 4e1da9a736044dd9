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

/* Bytes of the messages of --against.  */
#define DEFAULT_SIZE  16384


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


#define MAX_CPU  1023  /* Of a cpu_set_t.  */

/* Let the program run on processor number CPU alone.  */
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
set_measure (struct bench_options *o, enum bench_measure measure)
{
  if (o->measure_given && o->measure != measure)
    bench_die (BENCH_USAGE, "only one of --slope, --size, --short, --reset,"
               " --setkey can be measured at a time");
  o->measure = measure;
  o->measure_given = 1;
}


/* Set *O from the command line; optind is left at the first algorithm.  */
static void
parse_options (struct bench_options *o, int argc, char **argv)
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
      case CPU: run_on (number ("cpu", optarg, 0, MAX_CPU)); break;
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
      o->size = DEFAULT_SIZE;
    }
}


/*-- The rows --*/

/* True if LIB has all of the N rows at ROWS; else warn, but not again of an
   algorithm that is not there at all.  */
static int
has_rows (const struct bench_lib *lib, const struct bench_row *rows, int n)
{
  static char missing[BENCH_NAME];
  static const size_t sizes[] = { 16 };
  int i;

  for (i = 0; i < n; i++)
    {
      const struct bench_row *row = rows + i;
      struct bench_job job;
      gcry_error_t err = bench_job_open (&job, lib, row, sizes, 1, 0);

      if (!err)
        bench_job_close (&job);
      else if (!bench_has_algorithm (lib, row))
        {
          if (strcmp (missing, row->name))
            bench_warn ("left out: %s has no %s", lib->file, row->name);
          strcpy (missing, row->name);
          return 0;
        }
      else
        {
          bench_warn ("left out: %s %s %s of %s: %s", row->algo,
                      row->mode->name, bench_op_names[row->op], lib->file,
                      lib->strerror (err));
          return 0;
        }
    }
  return 1;
}


/* Take those of the N rows at ROWS away that LIB doesn't have, TOGETHER rows
   at a time.  Return how many are left.  */
static int
drop_missing (const struct bench_lib *lib, struct bench_row *rows, int n,
              int together)
{
  int i, left = 0;

  for (i = 0; i < n; i += together)
    if (has_rows (lib, rows + i, together))
      {
        memmove (rows + left, rows + i, together * sizeof *rows);
        left += together;
      }
  return left;
}


/* Collect the rows of the algorithms NAMES.  Set *R_TOGETHER to how many of
   them make up a line.  */
static int
collect_rows (const struct bench_options *o, const struct bench_lib *libs,
              int n_libs, char **names, int n_names,
              struct bench_row **r_rows, int *r_together)
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

  *r_together = wanted.n_cipher_ops ? wanted.n_cipher_ops : 1;
  *r_rows = NULL;
  for (i = 0; i < n_names; i++)
    bench_add_rows (r_rows, &n, libs, names[i], &wanted);
  if (n_libs > 1)
    n = drop_missing (libs + 1, *r_rows, n, *r_together);
  if (!n)
    bench_die (BENCH_USAGE, "%s has none of the algorithms and modes",
               libs[n_libs - 1].file);
  return n;
}


int
main (int argc, char **argv)
{
  static char *default_names[] = { (char *)"aria" };
  static struct bench_options o;
  static struct bench_lib libs[2];
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

  n_rows = collect_rows (&o, libs, n_libs, names, n_names, &rows, &together);
  printer.measure = o.measure;
  printer.csv = o.csv;
  printer.size = o.size;
  printer.n_libs = n_libs;
  printer.disabled = o.disabled ? o.disabled : "";
  bench_print_head (&printer);

  for (i = 0; i < n_rows; i += together)
    {
      bench_progress (rows + i, i, n_rows);
      same &= bench_line (&o, libs, n_libs, rows + i, together, &printer);
    }
  free (rows);
  free (o.disabled);
  free (o.modes);
  if (fflush (stdout) || ferror (stdout))
    bench_die (BENCH_FAILED, "can't write the output");
  return same ? 0 : BENCH_FAILED;
}
