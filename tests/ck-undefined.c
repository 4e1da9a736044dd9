/* ck-undefined.c - The kernel test: no time depends on key or data
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

/* Under valgrind's memcheck, key and data are marked as undefined: it reports
 * every address and every branch that depends on them.
 */

#include "check-kernels.h"

#ifdef __has_include
# if __has_include (<valgrind/memcheck.h>)
#  include <valgrind/memcheck.h>
#  define HAVE_MEMCHECK 1
# endif
#endif

#ifdef HAVE_MEMCHECK

/* DO is UNDEFINED for what is secret, and then DEFINED.  A counter is not
   secret.  */
#define MARK(DO, p, size)  ((void)VALGRIND_MAKE_MEM_##DO ((p), (size)))

#define MARK_CALL(DO, c)                                        \
  do                                                            \
    {                                                           \
      MARK (DO, (c)->in, 16 * (c)->n);                          \
      MARK (DO, (c)->table, sizeof (c)->m->L);                  \
      MARK (DO, (c)->sum, 16);                                  \
      if (!ck_has_counter ((c)->op))                            \
        MARK (DO, (c)->state, 16);                              \
    }                                                           \
  while (0)

#define MARK_KEYS(DO, c)                                                \
  do                                                                    \
    {                                                                   \
      MARK (DO, (c)->key->key, (c)->key->keylen);                       \
      MARK (DO, (c)->ctx->enc_key, sizeof (c)->ctx->enc_key);           \
      MARK (DO, (c)->ctx->dec_key, sizeof (c)->ctx->dec_key);           \
    }                                                                   \
  while (0)

/* The number of reports that a call gives rise to.  */
static unsigned int
reports_of_call (struct ck_call *c)
{
  unsigned int before = VALGRIND_COUNT_ERRORS;
  unsigned int reports;

  ck_place_call (c);
  ck_fill_call (c);
  MARK_CALL (UNDEFINED, c);
  MARK_KEYS (UNDEFINED, c);
  c->ctx->wide_form = ARIA_KEYS_PLAIN;
  ck_prepare_keys (c);
  c->kernel->op[c->op] (c->ctx, ck_state_argument (c), c->out, c->in, c->n);
  reports = VALGRIND_COUNT_ERRORS - before;

  MARK_CALL (DEFINED, c);
  MARK_KEYS (DEFINED, c);
  MARK (DEFINED, c->ctx, sizeof *c->ctx);
  if (c->out)
    MARK (DEFINED, c->out, 16 * c->n);
  return reports;
}

/* The number of reports for calls of all forms.  */
static unsigned int
reports_of_op (const aria_kernel_t *kernel, enum aria_op op)
{
  const size_t lengths[] =
    { 1, kernel->least, kernel->width - 1, kernel->width, 3 * kernel->width };
  struct ck_call c;
  unsigned int reports = 0, i, k;

  c.kernel = kernel;
  c.op = op;
  for (i = 0; i < CK_N_KEYS; i++)
    for (k = 0; k < DIM (lengths); k++)
      if (ck_takes (kernel, lengths[k]))
        {
          const char *wrong;

          c.key = ck_keys + i;
          c.m = ck_get_message (c.key, op, 0);
          c.n = lengths[k];
          c.start = 0;
          reports += reports_of_call (&c);
          wrong = ck_wrong_result (&c);
          if (wrong)
            tap_bail ("%s %s: %s", kernel->name, ck_op_names[op], wrong);
        }
  return reports;
}

int
ck_check_undefined (unsigned int hwf)
{
  const aria_kernel_t *kernel;
  unsigned int reports;
  int op;

  if (!RUNNING_ON_VALGRIND)
    return ck_fail ("this wants to be run by valgrind");

  for (kernel = _gcry_aria_kernels; kernel->name; kernel++)
    if (!kernel->hwf)
      tap_ok (reports_of_op (kernel, ARIA_OP_ecb_enc) > 0,
              "%s, which looks data up in tables, is found", kernel->name);
    else if (kernel->hwf & ~hwf)
      tap_skip ("valgrind or the processor lacks some of its instructions",
                "%s: no address or branch depends on data", kernel->name);
    else
      for (op = 0; op < ARIA_N_OPS; op++)
        if (kernel->op[op])
          {
            reports = reports_of_op (kernel, op);
            if (!tap_ok (!reports, "%s %s: no address or branch depends on "
                         "data", kernel->name, ck_op_names[op]))
              tap_note ("%u reports", reports);
          }
  return 1;
}

#else /*!HAVE_MEMCHECK*/

int
ck_check_undefined (unsigned int hwf)
{
  (void)hwf;
  return ck_fail ("built without valgrind/memcheck.h");
}

#endif /*!HAVE_MEMCHECK*/
