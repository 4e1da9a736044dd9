/* ck-call.c - The kernel test: the arguments of a call and its results
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

#include <setjmp.h>
#include <signal.h>
#include <string.h>

#include "check-kernels.h"

int
ck_takes (const aria_kernel_t *kernel, size_t n)
{
  size_t rest = n % kernel->width;

  return n > 0 && (rest == 0 || rest >= kernel->least);
}


void
ck_place_call (struct ck_call *c)
{
  static aria_context_t ctx ARIA_ALIGNED (64);
  static block_t state, sum, table[16], in[CK_LONG_MESSAGE],
    out[CK_LONG_MESSAGE];

  c->ctx = &ctx;
  c->state = state;
  c->sum = sum;
  c->table = table;
  c->in = *in;
  c->out = *out;
}

void
ck_prepare_keys (struct ck_call *c)
{
  if (c->kernel->expand_key)
    _gcry_aria_expand_key (c->ctx, c->kernel, c->key->key, c->key->keylen);
  else
    _gcry_aria_prepare_keys (c->ctx, c->kernel, c->op);
}

void
ck_fill_call (struct ck_call *c)
{
  const struct ck_message *m = c->m;

  memcpy (c->ctx, &c->key->ctx, sizeof *c->ctx);
  ck_prepare_keys (c);

  memcpy (c->state, m->state[c->start], 16);
  memcpy (c->sum, m->sum[c->start], 16);
  memcpy (c->table, m->L, sizeof m->L);
  memcpy (c->in, m->in[c->start], c->n * 16);
  if (!ck_has_output (c->op))
    c->out = NULL;

  c->ocb.offset = c->state;
  c->ocb.sum = c->sum;
  c->ocb.L = (const byte (*)[16])c->table;
  c->ocb.nblocks = m->first + c->start;
}

void *
ck_state_argument (struct ck_call *c)
{
  if (ck_is_ocb (c->op))
    return &c->ocb;
  return c->op == ARIA_OP_ecb_enc || c->op == ARIA_OP_ecb_dec
         ? NULL : c->state;
}

const char *
ck_wrong_result (const struct ck_call *c)
{
  const struct ck_message *m = c->m;

  if (c->out && memcmp (c->out, m->out[c->start], c->n * 16))
    return "wrong output";
  if (memcmp (c->state, m->state[c->start + c->n], 16))
    return ck_is_ocb (c->op) ? "wrong offset" : "wrong state";
  if (ck_is_ocb (c->op) && memcmp (c->sum, m->sum[c->start + c->n], 16))
    return "wrong sum";
  return NULL;
}


static sigjmp_buf after_fault;

void
ck_on_fault (int number)
{
  siglongjmp (after_fault, number);
}

int
ck_catch_faults (ck_check_t check, const aria_kernel_t *kernel,
                 enum aria_op op)
{
  static const int numbers[] = { SIGSEGV, SIGBUS, SIGILL };
  static byte handler_stack[65536];
  stack_t new_stack = { handler_stack, 0, sizeof handler_stack };
  stack_t old_stack;
  struct sigaction action, old[DIM (numbers)];
  volatile int result;
  int number;
  unsigned int i;

  memset (&action, 0, sizeof action);
  action.sa_handler = ck_on_fault;
  action.sa_flags = SA_ONSTACK;
  sigaltstack (&new_stack, &old_stack);
  for (i = 0; i < DIM (numbers); i++)
    sigaction (numbers[i], &action, old + i);

  number = sigsetjmp (after_fault, 1);
  result = number ? -number : check (kernel, op);

  for (i = 0; i < DIM (numbers); i++)
    sigaction (numbers[i], old + i, NULL);
  sigaltstack (&old_stack, NULL);
  return result;
}
