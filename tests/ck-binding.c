/* ck-binding.c - The kernel test: which kernels are used, and for what
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

#include "check-kernels.h"

/* The text of the kernels that CTX is bound to.  */
static const char *
bound_names (const aria_context_t *ctx)
{
  static char text[200];
  unsigned int i;
  size_t n = 0;

  for (i = 0; ; i++)
    {
      n += snprintf (text + n, sizeof text - n, "%s%s", i ? " > " : "",
                     ctx->bound[i]->name);
      if (ctx->bound[i]->takes_all || n >= sizeof text)
        return text;
    }
}

/* Whether the kernels that CTX is bound to for the processor features HWF are
   what aria-kernels.h promises.  */
static int
check_binding (const aria_context_t *ctx, unsigned int hwf)
{
  const aria_kernel_t *const *bound = ctx->bound;
  const aria_kernel_t *row;
  unsigned int i = 0;

  for (row = _gcry_aria_kernels; ; row++)
    {
      if (!row->name)
        return ck_fail ("the last one doesn't take any number of blocks");
      if (row->hwf & ~hwf)
        continue;
      /* The first BLOCK row or the first of its width, and no wider one
         takes all of its batches: it has to be bound.  */
      if (row->takes_all || !i
          || (row->width < bound[i - 1]->width
              && row->width < bound[i - 1]->least))
        {
          if (i == ARIA_MAX_BOUND || bound[i] != row)
            return ck_fail ("%s isn't bound", row->name);
          i++;
          if (row->takes_all)
            return ((row->least == 1
                     || ck_fail ("%s doesn't take one block", row->name))
                    && (ctx->block == row
                        || ck_fail ("%s isn't the BLOCK row", row->name)));
        }
      else if (row->width > bound[i - 1]->width)
        return ck_fail ("%s stands behind a narrower one", row->name);
    }
}

/* The processor features that rows ask for.  */
static unsigned int
all_features (void)
{
  const aria_kernel_t *row;
  unsigned int hwf = 0;

  for (row = _gcry_aria_kernels; row->name; row++)
    hwf |= row->hwf;
  return hwf;
}

/* The subset of SET that follows SUBSET; 0 follows the last one.  */
static unsigned int
next_subset (unsigned int set, unsigned int subset)
{
  return (subset - set) & set;
}

/* Whether CTX is bound as one of the N contexts at OTHERS.  */
static int
is_bound_as_one_of (const aria_context_t *ctx, const aria_context_t *others,
                    unsigned int n)
{
  unsigned int i;

  while (n--)
    for (i = 0; others[n].bound[i] == ctx->bound[i]; i++)
      if (ctx->bound[i]->takes_all)
        return 1;
  return 0;
}

#define MAX_BINDINGS  64

/* The bindings that the subsets of HWF lead to, each once.  Return how
   many.  */
static unsigned int
all_bindings (unsigned int hwf, aria_context_t *bindings)
{
  unsigned int n = 0, subset = 0;

  do
    {
      memcpy (bindings + n, &ck_keys->ctx, sizeof *bindings);
      _gcry_aria_bind_kernels (bindings + n, subset);
      if (!is_bound_as_one_of (bindings + n, bindings, n)
          && ++n == MAX_BINDINGS)
        tap_bail ("more than %d bindings", MAX_BINDINGS - 1);
      subset = next_subset (hwf, subset);
    }
  while (subset);
  return n;
}


/* What a mode calls: the hooks, as the host would.  */

static struct
{
  cipher_bulk_ops_t ops;
  gcry_cipher_hd_t hd;       /* Only OCB gets this.  */
  aria_context_t *ctx;       /* In HD.  */
} host;

static void
call_hook (struct ck_call *c)
{
  aria_context_t *ctx = host.ctx;
  byte *iv = c->state;

  switch (c->op)
    {
    case ARIA_OP_ecb_enc:
    case ARIA_OP_ecb_dec:
      host.ops.ecb_crypt (ctx, c->out, c->in, c->n, c->op == ARIA_OP_ecb_enc);
      break;
    case ARIA_OP_ctr:
      host.ops.ARIA_CTR_HOOK (ctx, iv, c->out, c->in, c->n);
      break;
    case ARIA_OP_ctr32le:
      host.ops.ctr32le_enc (ctx, iv, c->out, c->in, c->n);
      break;
    case ARIA_OP_cbc_enc:
      host.ops.cbc_enc (ctx, iv, c->out, c->in, c->n, 0);
      break;
    case ARIA_OP_cbc_mac:
      {
        block_t mac;

        host.ops.cbc_enc (ctx, iv, mac, c->in, c->n, 1);
        if (memcmp (mac, iv, 16))
          memset (iv, 0, 16);
      }
      break;
    case ARIA_OP_cbc_dec:
      host.ops.cbc_dec (ctx, iv, c->out, c->in, c->n);
      break;
    case ARIA_OP_cfb_enc:
      host.ops.cfb_enc (ctx, iv, c->out, c->in, c->n);
      break;
    case ARIA_OP_cfb_dec:
      host.ops.cfb_dec (ctx, iv, c->out, c->in, c->n);
      break;
    case ARIA_OP_ofb:
      host.ops.ofb_enc (ctx, iv, c->out, c->in, c->n);
      break;
    case ARIA_OP_xts_enc:
    case ARIA_OP_xts_dec:
      host.ops.xts_crypt (ctx, iv, c->out, c->in, c->n,
                          c->op == ARIA_OP_xts_enc);
      break;
    case ARIA_OP_ocb_enc:
    case ARIA_OP_ocb_dec:
      memcpy (host.hd->u_iv.iv, c->state, 16);
      memcpy (host.hd->u_ctr.ctr, c->sum, 16);
      memcpy (host.hd->u_mode.ocb.L, c->table, sizeof c->m->L);
      host.hd->u_mode.ocb.data_nblocks = c->ocb.nblocks;
      host.ops.ocb_crypt (host.hd, c->out, c->in, c->n,
                          c->op == ARIA_OP_ocb_enc);
      memcpy (c->state, host.hd->u_iv.iv, 16);
      memcpy (c->sum, host.hd->u_ctr.ctr, 16);
      break;
    case ARIA_OP_ocb_auth:
      memcpy (host.hd->u_mode.ocb.aad_offset, c->state, 16);
      memcpy (host.hd->u_mode.ocb.aad_sum, c->sum, 16);
      memcpy (host.hd->u_mode.ocb.L, c->table, sizeof c->m->L);
      host.hd->u_mode.ocb.aad_nblocks = c->ocb.nblocks;
      host.ops.ocb_auth (host.hd, c->in, c->n);
      memcpy (c->state, host.hd->u_mode.ocb.aad_offset, 16);
      memcpy (c->sum, host.hd->u_mode.ocb.aad_sum, 16);
      break;
    case ARIA_N_OPS:
      break;
    }
}

/* Whether the hooks give the right results with the kernels of BINDING and
   under KEY: all operations in turn, with 1 to 200 blocks and some more.  */
static int
check_hooks (const aria_context_t *binding, const struct ck_key *key)
{
  static const aria_kernel_t no_keys;
  struct ck_call c;
  size_t n;
  int op;

  if (_gcry_cipher_spec_aria128.setkey (host.ctx, key->key, key->keylen,
                                        &host.ops))
    return ck_fail ("setkey fails");
  memcpy (host.ctx->bound, binding->bound, sizeof binding->bound);
  host.ctx->block = binding->block;
  _gcry_aria_expand_key (host.ctx, binding->block, key->key, key->keylen);

  memset (&c, 0, sizeof c);
  c.kernel = &no_keys;
  c.key = key;
  for (n = 1; n <= CK_LONG_MESSAGE; n += n < 200 ? 1 : 100)
    for (op = 0; op < ARIA_N_OPS; op++)
      {
        const char *wrong;

        c.op = op;
        c.m = ck_get_message (key, op, 0);
        c.n = n;
        c.start = rnd_below (c.m->nblocks - n + 1);
        ck_place_call (&c);
        ck_fill_call (&c);
        call_hook (&c);
        wrong = ck_wrong_result (&c);
        if (wrong)
          return ck_fail ("%s, ARIA-%u, %zu blocks: %s", ck_op_names[op],
                          key->keylen * 8, n, wrong);
      }
  return 1;
}


static int
check_hooks_for_all_keys (const aria_context_t *binding)
{
  unsigned int i;

  for (i = 0; i < CK_N_KEYS; i++)
    if (!check_hooks (binding, ck_keys + i))
      return 0;
  return 1;
}

/* A broken kernel in front of the portable one is found.  */
static void
check_controls (void)
{
  static aria_kernel_t row;
  aria_context_t ctx = ck_keys->ctx;

  _gcry_aria_bind_kernels (&ctx, 0);
  ctx.bound[1] = ctx.bound[0];
  ctx.bound[0] = &row;
  ck_first_broken (&row);

  tap_ok (!check_binding (&ctx, 0), "a kernel that isn't in the list is found");
  tap_ok (!check_hooks_for_all_keys (&ctx),
          "hooks over a broken kernel are found");
}

void
ck_check_bindings (unsigned int hwf)
{
  static aria_context_t bindings[MAX_BINDINGS];
  unsigned int features = all_features ();
  unsigned int subset = 0, n, i;
  aria_context_t ctx = ck_keys->ctx;
  int good;

  ck_reset_failure ();
  do
    {
      _gcry_aria_bind_kernels (&ctx, subset);
      good = check_binding (&ctx, subset);
      if (!good)
        tap_note ("for the processor features %#x", subset);
      subset = next_subset (features, subset);
    }
  while (good && subset);
  if (!tap_ok (good, "binding: the right kernels for all %d sets of features",
               1 << __builtin_popcount (features)))
    tap_note ("%s", ck_failure ());

  host.hd = calloc (1, sizeof *host.hd + sizeof *host.ctx);
  if (!host.hd)
    tap_bail ("no memory for a handle");
  host.ctx = (void *)&host.hd->context.c;

  n = all_bindings (features & hwf, bindings);
  for (i = 0; i < n; i++)
    {
      ck_reset_failure ();
      if (!tap_ok (check_hooks_for_all_keys (bindings + i), "hooks over %s",
                   bound_names (bindings + i)))
        tap_note ("%s", ck_failure ());
    }
  check_controls ();
  free (host.hd);
}
