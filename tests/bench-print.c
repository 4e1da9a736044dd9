/* bench-print.c - The output of bench-slope: text, CSV, progress
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
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bench-slope.h"


static const char *const measure_names[] =
  { "slope", "size", "short", "reset", "setkey" };


/* True if the figures are of a byte, false if they are of a call.  */
static int
is_per_byte (const struct bench_printer *p)
{
  return p->measure == BENCH_SLOPE || p->measure == BENCH_SIZE;
}


/* BYTES in NS nanoseconds; 0 if the time is not known.  */
static double
mib_per_second (size_t bytes, double ns)
{
  return ns > 0 ? bytes * 1e9 / ns / (1 << 20) : 0;
}


/* Print VALUE in WIDTH columns with three digits or more; "-" if it is not
   known.  */
static void
print_number (int width, double value)
{
  int digits = value < 10 ? 3 : value < 100 ? 2 : value < 1000 ? 1 : 0;

  if (value > 0)
    printf (" %*.*f", width, digits, value);
  else
    printf (" %*s", width, "-");
}


/* Print VALUE, percent.  */
static void
print_spread (double value)
{
  if (value >= 0)
    printf (" %5.1f%%", value);
  else
    printf (" %6s", "-");
}


/* Print the value of "model name" in /proc/cpuinfo, if there is one.  */
static void
print_processor (void)
{
  FILE *f = fopen ("/proc/cpuinfo", "r");
  char line[200];

  while (f && fgets (line, sizeof line, f))
    if (!strncmp (line, "model name", 10) && strchr (line, ':'))
      {
        printf ("processor: %s", strchr (line, ':') + 2);
        break;
      }
  if (f)
    fclose (f);
}


/* Print the LIST of features, on lines of their own.  */
static void
print_features (const char *list)
{
  int column = 6;

  while (*list)
    {
      int len = strcspn (list, ",");

      if (column + 1 + len > 76)
        column = printf ("\n   ") - 1;
      column += printf (" %.*s", len, list);
      list += len + (list[len] != 0);
    }
  printf (column == 6 ? " no processor features\n" : "\n");
}


static void
print_csv_head (const struct bench_printer *p)
{
  printf ("measure,algorithm,mode,operation,bytes,unit,ns,mib_per_s,cycles,"
          "spread_percent,mhz,functions");
  if (p->n_libs > 1)
    printf (",base_ns,base_cycles,base_spread_percent,base_functions,"
            "ratio,ratio_spread_percent,output");
  printf (",disabled_hwf\n");
}


void
bench_print_head (struct bench_printer *p)
{
  int i;

  if (p->csv)
    {
      print_csv_head (p);
      return;
    }
  print_processor ();
  for (i = 0; i < p->n_libs; i++)
    {
      char *hwf = bench_lib_hwf (p->libs + i);

      printf ("%s: libgcrypt %s, %s\n  with", p->libs[i].role,
              p->libs[i].version, p->libs[i].file);
      print_features (hwf);
      free (hwf);
    }
  switch (p->measure)
    {
    case BENCH_SLOPE:
      printf ("of a byte, from the slope of time against length");
      break;
    case BENCH_SIZE:
      printf ("of a byte, in whole messages of %zu bytes", p->size);
      break;
    case BENCH_SHORT:
      printf ("cycles of a message, by its length in bytes");
      break;
    case BENCH_RESETS:
      printf ("cycles of (setiv, encrypt), with a reset before it, and what"
              " the reset adds in %%");
      break;
    case BENCH_SETKEYS:
      printf ("cycles of a setkey, and of a setkey and one block");
      break;
    }
  printf (p->n_libs > 1 ? "; ratio: base to library\n" : "\n");
}


/* Print the line above the rows of an algorithm.  */
static void
print_algo_head (const struct bench_printer *p,
                 const struct bench_cell *cells, int n)
{
  int i;

  printf ("\n %-16s|", cells->row->algo);
  switch (p->measure)
    {
    case BENCH_SLOPE:
    case BENCH_SIZE:
      if (p->n_libs > 1)
        printf ("  base c/B   lib c/B   ratio spread    MHz  functions\n");
      else
        printf ("      ns/B     MiB/s       c/B spread    MHz  functions\n");
      break;
    case BENCH_SHORT:
      for (i = 0; i < n; i++)
        printf (" %7zu", cells[i].bytes);
      printf ("\n");
      break;
    case BENCH_RESETS:
      printf (" message  +reset    added  functions\n");
      break;
    case BENCH_SETKEYS:
      printf ("  setkey    +enc    +dec  functions of setkey\n");
      break;
    }
}


/* The label of a row, or of a second line of it.  */
static void
print_label (const struct bench_row *row, const char *more)
{
  char text[60];

  snprintf (text, sizeof text, "%s %s", row->mode->name,
            more ? more : bench_op_names[row->op]);
  printf (" %15s |", text);
}


/* A row that is one cell.  */
static void
print_single (const struct bench_printer *p, const struct bench_cell *cell)
{
  print_label (cell->row, NULL);
  if (p->n_libs > 1)
    {
      print_number (9, cell->base.cycles);
      print_number (9, cell->lib.cycles);
      printf (" %7.3f", cell->ratio);
      print_spread (cell->ratio_spread);
      print_number (6, cell->lib.mhz);
      printf ("  %s -> %s%s\n", cell->base.kernels, cell->lib.kernels,
              cell->different ? "  OUTPUTS DIFFER" : "");
    }
  else
    {
      print_number (9, cell->lib.ns);
      print_number (9, mib_per_second (1, cell->lib.ns));
      print_number (9, cell->lib.cycles);
      print_spread (cell->lib.spread);
      print_number (6, cell->lib.mhz);
      printf ("  %s\n", cell->lib.kernels);
    }
}


/* Which functions did most of the work at which lengths.  */
static void
print_functions (const struct bench_cell *cells, int n, int base)
{
  int i, first = 0;

  for (i = 1; i <= n; i++)
    {
      const char *now = base ? cells[first].base.kernels
                             : cells[first].lib.kernels;
      const char *next = i == n ? "" : base ? cells[i].base.kernels
                                            : cells[i].lib.kernels;
      size_t len = strcspn (now, "+");

      if (strcspn (next, "+") == len && !strncmp (now, next, len))
        continue;
      printf ("%s%.*s", first ? ", " : "  ", (int)len, now);
      if (i < n)
        printf (" to %zu", cells[i - 1].bytes);
      first = i;
    }
}


/* A line of cycles, of LIB or, if BASE, of the other library.  */
static void
print_cycles (const struct bench_printer *p, const struct bench_cell *cells,
              int n, int base)
{
  int i;

  for (i = 0; i < n; i++)
    {
      double cycles = base ? cells[i].base.cycles : cells[i].lib.cycles;

      if (cycles > 0)
        printf (" %7.0f", cycles);
      else
        printf (" %7s", "-");
    }
  if (p->measure == BENCH_RESETS)
    {
      double without = base ? cells[0].base.ns : cells[0].lib.ns;
      double with = base ? cells[1].base.ns : cells[1].lib.ns;

      printf (" %6.1f %%", (with / without - 1) * 100);
    }
  if (p->measure == BENCH_SHORT)
    print_functions (cells, n, base);
  else
    printf ("  %s", base ? cells->base.kernels : cells->lib.kernels);
  printf ("\n");
}


/* A row of N cells: a line of cycles or, of a comparison, three lines.  */
static void
print_line (const struct bench_printer *p, const struct bench_cell *cells,
            int n)
{
  const char *op = p->measure == BENCH_SHORT ? NULL : "";
  int i, different = 0;

  print_label (cells->row, op);
  if (p->n_libs == 1)
    {
      print_cycles (p, cells, n, 0);
      return;
    }
  print_cycles (p, cells, n, 0);
  printf (" %15s |", "base");
  print_cycles (p, cells, n, 1);
  printf (" %15s |", "ratio");
  for (i = 0; i < n; i++)
    {
      printf (" %7.2f", cells[i].ratio);
      different |= cells[i].different;
    }
  printf (different ? "  OUTPUTS DIFFER\n" : "\n");
}


/* A number of a CSV field; empty if it is not known.  */
static void
print_field (double value)
{
  if (value > 0)
    printf (",%.6g", value);
  else
    printf (",");
}


static void
print_csv (const struct bench_printer *p, const struct bench_cell *cell)
{
  const struct bench_row *row = cell->row;
  size_t of_bytes = is_per_byte (p) ? 1 : cell->bytes;

  printf ("%s,%s,%s,%s,", measure_names[p->measure], row->algo,
          row->mode->name, bench_op_names[row->op]);
  if (cell->bytes)
    printf ("%zu", cell->bytes);
  printf (",%s", is_per_byte (p) ? "byte" : "call");
  print_field (cell->lib.ns);
  print_field (mib_per_second (of_bytes, cell->lib.ns));
  print_field (cell->lib.cycles);
  print_field (cell->lib.spread);
  print_field (cell->lib.mhz);
  printf (",%s", cell->lib.kernels);
  if (p->n_libs > 1)
    {
      print_field (cell->base.ns);
      print_field (cell->base.cycles);
      print_field (cell->base.spread);
      printf (",%s", cell->base.kernels);
      print_field (cell->ratio);
      print_field (cell->ratio_spread);
      printf (",%s", cell->different ? "different" : "same");
    }
  printf (",%s\n", p->disabled);
}


void
bench_print_cells (struct bench_printer *p, const struct bench_cell *cells,
                   int n)
{
  int i;

  if (p->csv)
    for (i = 0; i < n; i++)
      print_csv (p, cells + i);
  else
    {
      if (strcmp (p->last_algo, cells->row->algo))
        print_algo_head (p, cells, n);
      strcpy (p->last_algo, cells->row->algo);
      if (is_per_byte (p))
        print_single (p, cells);
      else
        print_line (p, cells, n);
    }
  fflush (stdout);
}


/* True if someone watches: not if the output goes through a pipe.  */
static int
on_terminal (void)
{
  struct stat st;

  return isatty (STDERR_FILENO)
         && !(fstat (STDOUT_FILENO, &st) == 0 && S_ISFIFO (st.st_mode));
}


void
bench_progress (const struct bench_row *row, int i, int n)
{
  if (!on_terminal ())
    return;
  /* To the beginning of the line, and erase it.  */
  fprintf (stderr, "\r\033[K");
  if (i < n)
    fprintf (stderr, "%d of %d: %s %s %s", i + 1, n, row->algo,
             row->mode->name, bench_op_names[row->op]);
  fflush (stderr);
}
