/* aria.c - ARIA (RFC 5794, KS X 1213): the cipher for libgcrypt
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

/* This file is the way from libgcrypt to the kernels: setkey, one block, the
 * hooks for many blocks, and the cipher specs.  The work is done by the
 * kernels of aria-kernels.h.
 */

#include "aria-internal.h"

#define ARIA_KERNEL_OP(op, kernel)  _gcry_aria_##kernel##_##op,
#define ARIA_TAKES_ALL_BLOCK  1
#define ARIA_TAKES_ALL_BULK   0
#define ARIA_EXPAND_KEY_BLOCK(kernel)  _gcry_aria_##kernel##_expand_key
#define ARIA_EXPAND_KEY_BULK(kernel)   NULL
#define ARIA_KERNEL_ROW(name, kind, hwf, width, least, keys)    \
  { #name, (hwf), (width), (least), ARIA_KEYS_##keys,           \
    ARIA_TAKES_ALL_##kind, ARIA_EXPAND_KEY_##kind (name),       \
    { ARIA_##kind##_OPS (ARIA_KERNEL_OP, name) } },

const aria_kernel_t _gcry_aria_kernels[] =
  {
    ARIA_KERNEL_LIST (ARIA_KERNEL_ROW)
    { NULL, 0, 0, 0, ARIA_KEYS_PLAIN, 0, NULL, { NULL } }
  };


void
_gcry_aria_bind_kernels (aria_context_t *ctx, unsigned int hwf)
{
  const aria_kernel_t *kernel;
  unsigned int n = 0;

  for (kernel = _gcry_aria_kernels; kernel->name; kernel++)
    if ((kernel->hwf & ~hwf) == 0
        && (n == 0 || kernel->takes_all
            || (kernel->width < ctx->bound[n - 1]->width
                && kernel->width < ctx->bound[n - 1]->least)))
      {
        gcry_assert (n < ARIA_MAX_BOUND);
        ctx->bound[n++] = kernel;
        if (kernel->takes_all)
          {
            ctx->block = kernel;
            return;
          }
      }
}


unsigned int
_gcry_aria_expand_key (aria_context_t *ctx, const aria_kernel_t *block,
                       const byte *key, unsigned int keylen)
{
  ctx->rounds = 8 + keylen / 4;
  ctx->wide_form = ARIA_KEYS_PLAIN;
  return block->expand_key (ctx, key, keylen);
}


void
_gcry_aria_prepare_keys (aria_context_t *ctx, const aria_kernel_t *kernel,
                         enum aria_op op)
{
  int decrypts = (op == ARIA_OP_ecb_dec || op == ARIA_OP_cbc_dec
                  || op == ARIA_OP_xts_dec || op == ARIA_OP_ocb_dec);
  unsigned int form = kernel->key_form + decrypts;

  if (kernel->key_form == ARIA_KEYS_PLAIN || ctx->wide_form == form)
    return;
  switch (kernel->key_form)
    {
    case ARIA_KEYS_WIDE:
#ifdef ARIA_USE_AVX
      _gcry_aria_set_wide_keys (ctx, decrypts);
#endif
      break;
    case ARIA_KEYS_SLOT:
#ifdef ARIA_USE_AVX512
      _gcry_aria_set_slot_keys (ctx, decrypts);
#endif
      break;
    case ARIA_KEYS_PLAIN:
      break;
    }
  ctx->wide_form = form;
}


/* What the call of a kernel itself takes of the stack: the return address
   and saved registers, as the host's ciphers count it.  */
#define CALLS_BURN  (4 * sizeof (void *))

static ARIA_INLINE int
is_ocb (enum aria_op op)
{
  return (op == ARIA_OP_ocb_enc || op == ARIA_OP_ocb_dec
          || op == ARIA_OP_ocb_auth);
}

/* Let the kernels of CTX do OP on NBLOCKS blocks.  OUT may be NULL if OP
   writes none.  Return the number of bytes of stack to burn.  */
static unsigned int
run (aria_context_t *ctx, enum aria_op op, void *state,
     byte *out, const byte *in, size_t nblocks)
{
  const aria_kernel_t *const *kernel = ctx->bound;
  unsigned int burn = 0;

  /* Some modes of the host come here before a key was set, GCM's setiv for
     one; what they do then is an error later on.  */
  if (!*kernel)
    return 0;

  while (nblocks)
    {
      unsigned int depth;
      size_t n = nblocks;
      size_t rest;

      while (nblocks < (*kernel)->least || !(*kernel)->op[op])
        kernel++;

      /* Whole batches, and what is left if that pays too.  */
      rest = n % (*kernel)->width;
      if (rest < n && rest < (*kernel)->least)
        n -= rest;

      _gcry_aria_prepare_keys (ctx, *kernel, op);
      depth = (*kernel)->op[op] (ctx, state, out, in, n);
      burn = depth > burn ? depth : burn;

      if (is_ocb (op))
        ((aria_ocb_state_t *)state)->nblocks += n;

      if (out)
        out += n * ARIA_BLOCK_SIZE;
      in += n * ARIA_BLOCK_SIZE;
      nblocks -= n;
    }

  return burn ? burn + CALLS_BURN : 0;
}

/* The same for a hook, which burns the stack itself.  */
static void
run_and_burn (aria_context_t *ctx, enum aria_op op, void *state,
              void *out, const void *in, size_t nblocks)
{
  unsigned int burn = run (ctx, op, state, out, in, nblocks);

  if (burn)
    _gcry_burn_stack (burn);
}


/* One block.  The caller burns the stack.  */

static ARIA_INLINE unsigned int
run_one (aria_context_t *ctx, enum aria_op op, byte *out, const byte *in)
{
  unsigned int burn;

  /* As in run.  */
  if (!ctx->block)
    return 0;
  burn = ctx->block->op[op] (ctx, NULL, out, in, 1);
  return burn ? burn + CALLS_BURN : 0;
}

static unsigned int
aria_encrypt (void *context, byte *out, const byte *in)
{
  return run_one (context, ARIA_OP_ecb_enc, out, in);
}

static unsigned int
aria_decrypt (void *context, byte *out, const byte *in)
{
  return run_one (context, ARIA_OP_ecb_dec, out, in);
}


/* The hooks: cipher_bulk_ops_t of cipher-internal.h says what they do.  */

static void
aria_ecb_crypt (void *context, void *out, const void *in, size_t nblocks,
                int encrypt)
{
  run_and_burn (context, encrypt ? ARIA_OP_ecb_enc : ARIA_OP_ecb_dec,
                NULL, out, in, nblocks);
}

static void
aria_ctr_enc (void *context, unsigned char *ctr, void *out, const void *in,
              size_t nblocks)
{
  run_and_burn (context, ARIA_OP_ctr, ctr, out, in, nblocks);
}

static void
aria_ctr32le_enc (void *context, unsigned char *ctr, void *out,
                  const void *in, size_t nblocks)
{
  run_and_burn (context, ARIA_OP_ctr32le, ctr, out, in, nblocks);
}

static void
aria_cbc_enc (void *context, unsigned char *iv, void *out, const void *in,
              size_t nblocks, int cbc_mac)
{
  if (!cbc_mac)
    run_and_burn (context, ARIA_OP_cbc_enc, iv, out, in, nblocks);
  else if (nblocks)
    {
      /* The last block of ciphertext is wanted in OUT as well as in IV.  */
      run_and_burn (context, ARIA_OP_cbc_mac, iv, NULL, in, nblocks);
      cipher_block_cpy (out, iv, ARIA_BLOCK_SIZE);
    }
}

static void
aria_cbc_dec (void *context, unsigned char *iv, void *out, const void *in,
              size_t nblocks)
{
  run_and_burn (context, ARIA_OP_cbc_dec, iv, out, in, nblocks);
}

static void
aria_cfb_enc (void *context, unsigned char *iv, void *out, const void *in,
              size_t nblocks)
{
  run_and_burn (context, ARIA_OP_cfb_enc, iv, out, in, nblocks);
}

static void
aria_cfb_dec (void *context, unsigned char *iv, void *out, const void *in,
              size_t nblocks)
{
  run_and_burn (context, ARIA_OP_cfb_dec, iv, out, in, nblocks);
}

static void
aria_ofb_enc (void *context, unsigned char *iv, void *out, const void *in,
              size_t nblocks)
{
  run_and_burn (context, ARIA_OP_ofb, iv, out, in, nblocks);
}

static void
aria_xts_crypt (void *context, unsigned char *tweak, void *out,
                const void *in, size_t nblocks, int encrypt)
{
  run_and_burn (context, encrypt ? ARIA_OP_xts_enc : ARIA_OP_xts_dec,
                tweak, out, in, nblocks);
}

/* The two hooks of OCB return the number of blocks that are not done.  The
   host never calls them across a block whose number is a multiple of 2^16,
   so that L_15 is the last that is wanted.  */

static size_t
aria_ocb_crypt (gcry_cipher_hd_t c, void *out, const void *in,
                size_t nblocks, int encrypt)
{
  aria_ocb_state_t ocb;

  ocb.offset = c->u_iv.iv;
  ocb.sum = c->u_ctr.ctr;
  ocb.L = (const byte (*)[ARIA_BLOCK_SIZE])c->u_mode.ocb.L;
  ocb.nblocks = c->u_mode.ocb.data_nblocks;
  run_and_burn ((void *)&c->context.c,
                encrypt ? ARIA_OP_ocb_enc : ARIA_OP_ocb_dec,
                &ocb, out, in, nblocks);
  c->u_mode.ocb.data_nblocks += nblocks;
  return 0;
}

static size_t
aria_ocb_auth (gcry_cipher_hd_t c, const void *aad, size_t nblocks)
{
  aria_ocb_state_t ocb;

  ocb.offset = c->u_mode.ocb.aad_offset;
  ocb.sum = c->u_mode.ocb.aad_sum;
  ocb.L = (const byte (*)[ARIA_BLOCK_SIZE])c->u_mode.ocb.L;
  ocb.nblocks = c->u_mode.ocb.aad_nblocks;
  run_and_burn ((void *)&c->context.c, ARIA_OP_ocb_auth,
                &ocb, NULL, aad, nblocks);
  c->u_mode.ocb.aad_nblocks += nblocks;
  return 0;
}


/* Run the self-test unless this process has done so.  Any number of threads
   may come here at once: they all run it, and all come to the same result,
   so that no lock is needed, which a fork could leave held.  Return an error
   code.  */
static gcry_err_code_t
check_kernels (unsigned int hwf)
{
  enum { UNKNOWN, PASSED, FAILED };
  static int result = UNKNOWN;

  if (ARIA_ATOMIC_GET (result) == UNKNOWN)
    {
      const char *kernel, *op;
      int fault;

      _gcry_aria_generic_unshare_tables ();
      fault = _gcry_aria_selftest (hwf, &kernel, &op);
      if (fault)
        log_error ("ARIA: self-test of %s failed in kernel %s\n", op, kernel);
      ARIA_ATOMIC_SET (result, fault ? FAILED : PASSED);
    }

  return ARIA_ATOMIC_GET (result) == PASSED ? 0 : GPG_ERR_SELFTEST_FAILED;
}


static gcry_err_code_t
aria_setkey (void *context, const byte *key, unsigned int keylen,
             cipher_bulk_ops_t *bulk_ops)
{
  aria_context_t *ctx = context;
  unsigned int hwf = _gcry_get_hw_features ();
  unsigned int burn;
  gcry_err_code_t err;

  if (keylen != 16 && keylen != 24 && keylen != 32)
    return GPG_ERR_INV_KEYLEN;

  err = check_kernels (hwf);
  if (err)
    return err;

  _gcry_aria_bind_kernels (ctx, hwf);
  burn = _gcry_aria_expand_key (ctx, ctx->block, key, keylen);
  if (burn)
    _gcry_burn_stack (burn + CALLS_BURN);

  memset (bulk_ops, 0, sizeof *bulk_ops);
  bulk_ops->ecb_crypt = aria_ecb_crypt;
  bulk_ops->cbc_enc = aria_cbc_enc;
  bulk_ops->cbc_dec = aria_cbc_dec;
  bulk_ops->cfb_enc = aria_cfb_enc;
  bulk_ops->cfb_dec = aria_cfb_dec;
  bulk_ops->ofb_enc = aria_ofb_enc;
  bulk_ops->ARIA_CTR_HOOK = aria_ctr_enc;
  bulk_ops->ctr32le_enc = aria_ctr32le_enc;
  bulk_ops->xts_crypt = aria_xts_crypt;
  bulk_ops->ocb_crypt = aria_ocb_crypt;
  bulk_ops->ocb_auth = aria_ocb_auth;

  return 0;
}


/* The object identifiers of RFC 5794, appendix B, for the modes that
   libgcrypt has.  There are none for XTS, EAX, SIV and GCM-SIV, and the
   RFC's OCB is version 2, not the OCB of RFC 7253.  */
#define ARIA_OID(n)  "1.2.410.200046.1.1." #n
#define ARIA_OIDS(ecb, cbc, cfb, ofb, ctr, gcm, ccm, kw)        \
  {                                                             \
    { ARIA_OID (ecb), GCRY_CIPHER_MODE_ECB },                   \
    { ARIA_OID (cbc), GCRY_CIPHER_MODE_CBC },                   \
    { ARIA_OID (cfb), GCRY_CIPHER_MODE_CFB },                   \
    { ARIA_OID (ofb), GCRY_CIPHER_MODE_OFB },                   \
    { ARIA_OID (ctr), GCRY_CIPHER_MODE_CTR },                   \
    { ARIA_OID (gcm), GCRY_CIPHER_MODE_GCM },                   \
    { ARIA_OID (ccm), GCRY_CIPHER_MODE_CCM },                   \
    { ARIA_OID (kw), GCRY_CIPHER_MODE_AESWRAP },                \
    { NULL, 0 }                                                 \
  }

static const gcry_cipher_oid_spec_t aria128_oids[] =
  ARIA_OIDS (1, 2, 3, 4, 5, 34, 37, 40);
static const gcry_cipher_oid_spec_t aria192_oids[] =
  ARIA_OIDS (6, 7, 8, 9, 10, 35, 38, 41);
static const gcry_cipher_oid_spec_t aria256_oids[] =
  ARIA_OIDS (11, 12, 13, 14, 15, 36, 39, 42);

/* Like every cipher that FIPS 140 doesn't know, ARIA is refused in FIPS
   mode.  */
#define ARIA_SPEC(bits)                                         \
  {                                                             \
    GCRY_CIPHER_ARIA##bits, { 0, 0 },                           \
    "ARIA" #bits, NULL, aria##bits##_oids,                      \
    ARIA_BLOCK_SIZE, bits, sizeof (aria_context_t),             \
    aria_setkey, aria_encrypt, aria_decrypt,                    \
    NULL, NULL, NULL, NULL, NULL                                \
  }

gcry_cipher_spec_t _gcry_cipher_spec_aria128 = ARIA_SPEC (128);
gcry_cipher_spec_t _gcry_cipher_spec_aria192 = ARIA_SPEC (192);
gcry_cipher_spec_t _gcry_cipher_spec_aria256 = ARIA_SPEC (256);
