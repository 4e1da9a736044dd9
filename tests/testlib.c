/* testlib.c - What the C tests share: TAP output, random data, guard pages
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

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "testlib.h"

/* What automake's TAP driver takes for "hard error".  */
#define EXIT_HARD_ERROR 99

static int n_points;
static int n_failed;


static void
print_text (const char *fmt, va_list ap)
{
  vprintf (fmt, ap);
}

int
tap_ok (int cond, const char *fmt, ...)
{
  va_list ap;

  n_points++;
  if (!cond)
    n_failed++;
  printf ("%sok %d - ", cond ? "" : "not ", n_points);
  va_start (ap, fmt);
  print_text (fmt, ap);
  va_end (ap);
  putchar ('\n');
  fflush (stdout);
  return cond;
}

void
tap_skip (const char *why, const char *fmt, ...)
{
  va_list ap;

  printf ("ok %d - ", ++n_points);
  va_start (ap, fmt);
  print_text (fmt, ap);
  va_end (ap);
  printf (" # SKIP %s\n", why);
  fflush (stdout);
}

void
tap_note (const char *fmt, ...)
{
  va_list ap;

  fputs ("# ", stdout);
  va_start (ap, fmt);
  print_text (fmt, ap);
  va_end (ap);
  putchar ('\n');
  fflush (stdout);
}

void
tap_bail (const char *fmt, ...)
{
  va_list ap;

  fputs ("Bail out! ", stdout);
  va_start (ap, fmt);
  print_text (fmt, ap);
  va_end (ap);
  putchar ('\n');
  fflush (stdout);
  exit (EXIT_HARD_ERROR);
}


static uint64_t rnd_state;
static int rnd_seeded;

static void
rnd_seed (void)
{
  const char *s = getenv ("ARIA_TEST_SEED");
  struct timespec now;

  if (s && *s)
    rnd_state = strtoull (s, NULL, 0);
  else
    {
      clock_gettime (CLOCK_REALTIME, &now);
      rnd_state = (uint64_t)now.tv_sec * 1000000000u + now.tv_nsec;
    }
  rnd_seeded = 1;
  tap_note ("seed: ARIA_TEST_SEED=%llu", (unsigned long long)rnd_state);
}

/* Steele, Lea, Flood: Fast splittable pseudorandom number generators,
   OOPSLA 2014; the finalizer is its "mix variant 13".  */
uint64_t
rnd_u64 (void)
{
  uint64_t z;

  if (!rnd_seeded)
    rnd_seed ();
  z = (rnd_state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

size_t
rnd_below (size_t n)
{
  return rnd_u64 () % n;
}

void
rnd_fill (void *buf, size_t len)
{
  unsigned char *p = buf;
  uint64_t r;

  for (; len >= sizeof r; len -= sizeof r, p += sizeof r)
    {
      r = rnd_u64 ();
      memcpy (p, &r, sizeof r);
    }
  if (len)
    {
      r = rnd_u64 ();
      memcpy (p, &r, len);
    }
}


/* A guarded piece of memory: MAP of MAPLEN bytes begins and ends with an
   inaccessible page; P is what the caller got.  */
struct guarded
{
  struct guarded *next;
  void *map;
  size_t maplen;
  unsigned char *p;
};

static struct guarded *all_guarded;

static unsigned char *
guard_alloc (size_t len, int at_end)
{
  size_t page = sysconf (_SC_PAGESIZE);
  size_t inner = (len + page - 1) / page * page;
  struct guarded *g = malloc (sizeof *g);
  unsigned char *map;

  if (!inner)
    inner = page;
  map = mmap (NULL, inner + 2 * page, PROT_NONE,
              MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (!g || map == MAP_FAILED
      || mprotect (map + page, inner, PROT_READ | PROT_WRITE))
    tap_bail ("no memory for a guarded buffer of %zu bytes", len);
  g->map = map;
  g->maplen = inner + 2 * page;
  g->p = at_end ? map + page + inner - len : map + page;
  g->next = all_guarded;
  all_guarded = g;
  return g->p;
}

unsigned char *
guard_after (size_t len)
{
  return guard_alloc (len, 1);
}

unsigned char *
guard_before (size_t len)
{
  return guard_alloc (len, 0);
}

void
guard_free (void *p)
{
  struct guarded **link, *g;

  for (link = &all_guarded; (g = *link); link = &g->next)
    if (g->p == p)
      {
        *link = g->next;
        munmap (g->map, g->maplen);
        free (g);
        return;
      }
  tap_bail ("guard_free of memory that is not guarded");
}


size_t
hex_read (unsigned char *buf, size_t max, const char *hex)
{
  static const char digits[] = "0123456789abcdef";
  size_t n = 0;
  int high = -1;
  const char *d;

  for (; *hex; hex++)
    {
      if (isspace ((unsigned char)*hex))
        continue;
      d = strchr (digits, tolower ((unsigned char)*hex));
      if (!d || n == max)
        return (size_t)-1;
      if (high < 0)
        high = d - digits;
      else
        {
          buf[n++] = high << 4 | (d - digits);
          high = -1;
        }
    }
  return high < 0 ? n : (size_t)-1;
}

void
hex_note (const char *what, const void *buf, size_t len)
{
  const unsigned char *p = buf;

  printf ("# %s ", what);
  while (len--)
    printf ("%02x", *p++);
  putchar ('\n');
}


int
tap_done (void)
{
  while (all_guarded)
    guard_free (all_guarded->p);
  printf ("1..%d\n", n_points);
  return n_failed ? 1 : 0;
}
