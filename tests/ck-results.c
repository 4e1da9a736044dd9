/* ck-results.c - The kernel test: results of calls of every form
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

#include <string.h>

#include "check-kernels.h"

/* Input and output lie in areas of random bytes between inaccessible pages.
   Between calls an area is equal to the pattern.  */
#define MARGIN     64
#define AREA_SIZE  (CK_LONG_MESSAGE * 16 + MARGIN)

/* A context is aligned to 16 bytes.  */
#define CTX_SIZE  ((sizeof (aria_context_t) + 15) / 16 * 16)

struct area
{
  byte *mem[2];      /* One begins, the other ends at such a page.  */
};

static byte pattern[AREA_SIZE];
static struct area in_area, out_area;

/* State, sum, the table L and the context, each with an inaccessible page
   behind it.  */
static byte *state_end, *sum_end, *table_end, *ctx_end;

/* Where a call finds its input and output: the distance from the page, at
   which end, and whether both are in one place, the output's.  */
struct place
{
  size_t in_at;
  size_t out_at;
  int at_end;
  int in_place;
};

/* The call that is being tried.  */
static struct ck_call try;
static struct place try_place;

static void
make_areas (void)
{
  static int made;
  int i;

  if (!made)
    {
      rnd_fill (pattern, sizeof pattern);
      in_area.mem[0] = guard_before (AREA_SIZE);
      in_area.mem[1] = guard_after (AREA_SIZE);
      out_area.mem[0] = guard_before (AREA_SIZE);
      out_area.mem[1] = guard_after (AREA_SIZE);
      state_end = guard_after (64) + 64;
      sum_end = guard_after (64) + 64;
      table_end = guard_after (16 * 16) + 16 * 16;
      ctx_end = guard_after (48 + CTX_SIZE) + 48 + CTX_SIZE;
      made = 1;
    }
  for (i = 0; i < 2; i++)
    {
      memcpy (in_area.mem[i], pattern, AREA_SIZE);
      memcpy (out_area.mem[i], pattern, AREA_SIZE);
    }
}

static byte *
locate (const struct area *area, const struct place *place, size_t at,
        size_t len)
{
  return place->at_end ? area->mem[1] + AREA_SIZE - len - at
                       : area->mem[0] + at;
}

/* Whether AREA is equal to the pattern but for LEN bytes at P, which are
   DATA.  Put the pattern there.  */
static int
was_left_alone (const struct area *area, const struct place *place,
                byte *p, const byte *data, size_t len)
{
  byte *mem = area->mem[place->at_end];
  size_t offset = p - mem;
  int same;

  same = (!memcmp (p, data, len)
          && !memcmp (mem, pattern, offset)
          && !memcmp (p + len, pattern + offset + len,
                      AREA_SIZE - offset - len));
  memcpy (mem, pattern, AREA_SIZE);
  return same;
}

static int
fail (const char *what)
{
  const struct place *place = &try_place;

  return ck_fail ("%s: ARIA-%u, %s, %zu blocks after %zu, input at %zu, "
                  "output at %zu from the %s%s", what, try.key->keylen * 8,
                  try.m->what, try.n, try.start, place->in_at,
                  place->out_at, place->at_end ? "end" : "beginning",
                  place->in_place ? ", in place" : "");
}

/* Let KERNEL do OP on N blocks of M from block number START.  */
static int
try_call (const aria_kernel_t *kernel, enum aria_op op,
          const struct ck_key *key, const struct ck_message *m,
          size_t start, size_t n, const struct place *place)
{
  static aria_context_t ctx_before;
  aria_ocb_state_t ocb_before;
  size_t len = n * 16;
  const char *wrong;

  try_place = *place;
  try.kernel = kernel;
  try.op = op;
  try.key = key;
  try.m = m;
  try.start = start;
  try.n = n;
  try.ctx = (void *)(ctx_end - CTX_SIZE - 16 * rnd_below (4));
  try.state = state_end - 16 - rnd_below (48);
  try.sum = sum_end - 16 - rnd_below (48);
  try.table = (block_t *)table_end - DIM (m->L);
  try.out = locate (&out_area, place, place->out_at, len);
  try.in = place->in_place ? try.out
           : locate (&in_area, place, place->in_at, len);
  ck_fill_call (&try);
  memcpy (&ctx_before, try.ctx, sizeof ctx_before);
  ocb_before = try.ocb;

  kernel->op[op] (try.ctx, ck_state_argument (&try), try.out, try.in, n);

  wrong = ck_wrong_result (&try);
  if (wrong)
    return fail (wrong);
  if (memcmp (&try.ocb, &ocb_before, sizeof try.ocb)
      || memcmp (try.table, m->L, sizeof m->L))
    return fail ("OCB's state written to");
  if (memcmp (try.ctx, &ctx_before, sizeof ctx_before))
    return fail ("context written to");
  if (try.in != try.out
      && !was_left_alone (place->in_place ? &out_area : &in_area, place,
                          try.in, m->in[start], len))
    return fail ("input or memory around it written to");
  if (try.out
      && !was_left_alone (&out_area, place, try.out, m->out[start], len))
    return fail ("memory around the output written to");
  return 1;
}


typedef int (*sweep_t) (const aria_kernel_t *kernel, enum aria_op op,
                        const struct ck_key *key);

static sweep_t sweep;

static int
sweep_keys (const aria_kernel_t *kernel, enum aria_op op)
{
  unsigned int i;

  for (i = 0; i < CK_N_KEYS; i++)
    if (!sweep (kernel, op, ck_keys + i))
      return 0;
  return 1;
}

/* Run SWEEP for every key.  */
static int
run_sweep (sweep_t new_sweep, const aria_kernel_t *kernel, enum aria_op op)
{
  int result;

  make_areas ();
  sweep = new_sweep;
  result = ck_catch_faults (sweep_keys, kernel, op);
  return result < 0 ? fail (strsignal (-result)) : result;
}


/* The longest of the calls of every length.  */
static size_t
longest (const aria_kernel_t *kernel)
{
  return kernel->takes_all ? 200 : 256;
}

/* A random place, often next to the inaccessible page.  */
static void
draw_place (struct place *place, int variant)
{
  place->at_end = variant & 1;
  place->in_place = variant >> 1 & 1;
  place->in_at = rnd_below (2) ? 0 : rnd_below (MARGIN);
  place->out_at = rnd_below (2) ? 0 : rnd_below (MARGIN);
}

static int
sweep_lengths (const aria_kernel_t *kernel, enum aria_op op,
               const struct ck_key *key)
{
  const struct ck_message *m = ck_get_message (key, op, 0);
  size_t last = m->nblocks / kernel->width * kernel->width;
  struct place place;
  size_t n;
  int variant;

  for (n = 1; n <= last; n++)
    {
      /* After the short ones two long ones.  */
      if (n > longest (kernel))
        n = n < last - kernel->width ? last - kernel->width : last;
      if (!ck_takes (kernel, n))
        continue;
      for (variant = 0; variant < 4; variant++)
        {
          draw_place (&place, variant);
          if (!try_call (kernel, op, key, m, rnd_below (m->nblocks - n + 1),
                         n, &place))
            return 0;
        }
    }
  return 1;
}

int
ck_check_lengths (const aria_kernel_t *kernel, enum aria_op op)
{
  return run_sweep (sweep_lengths, kernel, op);
}


static int
sweep_alignments (const aria_kernel_t *kernel, enum aria_op op,
                  const struct ck_key *key)
{
  const struct ck_message *m = ck_get_message (key, op, 0);
  /* A whole batch and what is bounced; a few blocks one by one.  */
  size_t lengths[2] = { kernel->width, kernel->width - 1 };
  struct place place;
  size_t i;

  if (kernel->takes_all)
    {
      lengths[0] = 2;
      lengths[1] = 1;
    }
  for (i = 0; i < DIM (lengths); i++)
    if (ck_takes (kernel, lengths[i]))
      for (place.in_place = 0; place.in_place < 2; place.in_place++)
        for (place.at_end = 0; place.at_end < 2; place.at_end++)
          for (place.out_at = 0; place.out_at < 64; place.out_at++)
            for (place.in_at = 0; place.in_at < 64; place.in_at++)
              {
                /* In place IN_AT doesn't count, without output OUT_AT.  */
                if (place.in_place ? place.in_at > 0
                    : !ck_has_output (op) && place.out_at > 0)
                  break;
                if (!try_call (kernel, op, key, m,
                               rnd_below (m->nblocks - lengths[i]),
                               lengths[i], &place))
                  return 0;
              }
  return 1;
}

int
ck_check_alignments (const aria_kernel_t *kernel, enum aria_op op)
{
  return run_sweep (sweep_alignments, kernel, op);
}


/* A random length of a call from START within SHORT_MESSAGE blocks: batches
   if WHOLE, else less than one, but enough to reach the middle if one is.  */
static size_t
draw_length (const aria_kernel_t *kernel, int whole)
{
  size_t n;

  if (kernel->takes_all)
    return 1 + rnd_below (whole ? 256 : 8);
  if (whole)
    return kernel->width * (1 + rnd_below (256 / kernel->width));
  n = kernel->least + rnd_below (kernel->width);
  return n < kernel->width ? n : kernel->width;
}

static int
sweep_states (const aria_kernel_t *kernel, enum aria_op op,
              const struct ck_key *key)
{
  struct place place;
  unsigned int i;
  size_t start;

  for (i = 1; i < ck_n_messages (op); i++)
    for (start = 0; start < 256; start++)
      {
        const struct ck_message *m = ck_get_message (key, op, i);

        draw_place (&place, rnd_below (4));
        if (!try_call (kernel, op, key, m, start, draw_length (kernel, 0),
                       &place)
            || !try_call (kernel, op, key, m, start, draw_length (kernel, 1),
                          &place))
          return 0;
      }
  return 1;
}

int
ck_check_states (const aria_kernel_t *kernel, enum aria_op op)
{
  return run_sweep (sweep_states, kernel, op);
}
