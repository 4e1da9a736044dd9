/* aegis.c - AEGIS-128, -128L and -256: what libgcrypt calls
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

/* AEGIS is authenticated encryption by itself, not a block cipher in a mode:
 * the mode GCRY_CIPHER_MODE_AEGIS takes these ciphers, and these ciphers take
 * that mode alone.  All that belongs to a message lies in the cipher's own
 * context.  The work on whole blocks is done by the kernels of
 * aegis-kernels.h; this file joins the pieces of data and text in which the
 * user brings them, and minds what is allowed when.
 */

#include "aegis-internal.h"

/* One kernel's row, and in it one cipher's.  */
#define AEGIS_KERNEL_OP(kernel, cipher, op)  \
  _gcry_aegis_##kernel##_##cipher##_##op,
#define AEGIS_KERNEL_ROW(name, hwf)                     \
  { #name, (hwf),                                       \
    { { AEGIS_OPS (AEGIS_KERNEL_OP, name, 128) },       \
      { AEGIS_OPS (AEGIS_KERNEL_OP, name, 128l) },      \
      { AEGIS_OPS (AEGIS_KERNEL_OP, name, 256) } } },

const aegis_kernel_t _gcry_aegis_kernels[] =
  {
    AEGIS_KERNEL_LIST (AEGIS_KERNEL_ROW)
    { NULL, 0, { { NULL } } }
  };

#define NAME_AEGIS128   "AEGIS128"
#define NAME_AEGIS128L  "AEGIS128L"
#define NAME_AEGIS256   "AEGIS256"
#define KEY_SIZE_AEGIS128   16
#define KEY_SIZE_AEGIS128L  16
#define KEY_SIZE_AEGIS256   32

/* Tags of AEGIS-128 longer than 16 bytes are not defined.  */
const aegis_params_t _gcry_aegis_params[AEGIS_N_CIPHERS] =
  {
    { NAME_AEGIS128, 5, 16, KEY_SIZE_AEGIS128, 16, 16 },
    { NAME_AEGIS128L, 8, 32, KEY_SIZE_AEGIS128L, 16, 32 },
    { NAME_AEGIS256, 6, 16, KEY_SIZE_AEGIS256, 32, 32 }
  };

#define SHORTEST_TAG  16

/* The lengths that go into the tag are numbers of bits below 2^64
   (draft-irtf-cfrg-aegis-aead, section 3.1).  */
#define MAX_LENGTH  (((u64)1 << 61) - 1)


static ARIA_INLINE aegis_context_t *
context_of (gcry_cipher_hd_t c)
{
  return (aegis_context_t *)(void *)&c->context.c;
}

static ARIA_INLINE const aegis_params_t *
params_of (const aegis_context_t *ctx)
{
  return &_gcry_aegis_params[ctx->cipher];
}

static unsigned int
taglen_of (const aegis_context_t *ctx)
{
  return ctx->taglen ? ctx->taglen : SHORTEST_TAG;
}

/* Let the kernel do OP on the state of CTX.  */
static void
run (aegis_context_t *ctx, enum aegis_op op, byte *out, const byte *in,
     size_t n)
{
  unsigned int burn = ctx->kernel->op[ctx->cipher][op] (ctx->state, out,
                                                        in, n);

  if (burn)
    _gcry_burn_stack (burn + 4 * sizeof (void *));
}

void
_gcry_aegis_put_lengths (byte *block, u64 data_length, u64 text_length)
{
  buf_put_le64 (block, 8 * data_length);
  buf_put_le64 (block + 8, 8 * text_length);
}


/* Fill up the block that isn't whole with zeros, if there is one, and absorb
   it.  */
static void
end_partial (aegis_context_t *ctx)
{
  if (!ctx->used)
    return;
  memset (ctx->partial + ctx->used, 0, sizeof ctx->partial - ctx->used);
  run (ctx, AEGIS_OP_absorb, NULL, ctx->partial, 1);
  ctx->used = 0;
}

/* After BYTES more of a block came: absorb it if it is whole.  */
static void
advance_partial (aegis_context_t *ctx, unsigned int bytes)
{
  ctx->used += bytes;
  if (ctx->used == params_of (ctx)->rate)
    end_partial (ctx);
}

/* STREAM = the key stream for the next block, which depends on the state
   alone: two words of 64 bits of the state at a time (sections 3.6 and 4.6;
   for AEGIS-128 the paper's section 2.3).  */
static void
make_stream (aegis_context_t *ctx)
{
#define S(i)  buf_get_he64 (ctx->state[i] + half)
#define PUT(i, value)  buf_put_he64 (ctx->stream + (i) + half, (value))
  unsigned int half;

  for (half = 0; half < 16; half += 8)
    switch (ctx->cipher)
      {
      case AEGIS128:
        PUT (0, S (1) ^ S (4) ^ (S (2) & S (3)));
        break;
      case AEGIS128L:
        PUT (0, S (1) ^ S (6) ^ (S (2) & S (3)));
        PUT (16, S (2) ^ S (5) ^ (S (6) & S (7)));
        break;
      default:
        PUT (0, S (1) ^ S (4) ^ S (5) ^ (S (2) & S (3)));
        break;
      }
  ARIA_CLEAR_VECTORS ();
#undef S
#undef PUT
}

/* Encrypt or decrypt up to N bytes from IN to OUT, not beyond the end of the
   block.  Return how many.  */
static size_t
crypt_partial (aegis_context_t *ctx, byte *out, const byte *in, size_t n)
{
  unsigned int room = params_of (ctx)->rate - ctx->used;
  byte *partial = ctx->partial + ctx->used;
  const byte *stream = ctx->stream + ctx->used;

  if (!n)
    return 0;
  if (n > room)
    n = room;
  if (!ctx->used)
    make_stream (ctx);

  /* What is absorbed is the plaintext.  OUT may be IN.  */
  if (ctx->phase == AEGIS_ENCRYPTS)
    {
      buf_cpy (partial, in, n);
      buf_xor (out, partial, stream, n);
    }
  else
    {
      buf_xor (partial, in, stream, n);
      buf_cpy (out, partial, n);
    }
  ARIA_CLEAR_VECTORS ();
  advance_partial (ctx, n);
  return n;
}

/* Encrypt or decrypt LENGTH bytes.  */
static void
crypt_text (aegis_context_t *ctx, byte *out, const byte *in, size_t length)
{
  unsigned int rate = params_of (ctx)->rate;
  size_t n;

  if (ctx->used)
    {
      n = crypt_partial (ctx, out, in, length);
      out += n;
      in += n;
      length -= n;
    }

  n = length / rate;
  if (n)
    {
      run (ctx, (ctx->phase == AEGIS_ENCRYPTS
                 ? AEGIS_OP_enc : AEGIS_OP_dec), out, in, n);
      out += n * rate;
      in += n * rate;
      length -= n * rate;
    }

  crypt_partial (ctx, out, in, length);
}

/* Compute the tag.  */
static void
finish (aegis_context_t *ctx)
{
  byte lengths[16];

  end_partial (ctx);
  _gcry_aegis_put_lengths (lengths, ctx->data_length, ctx->text_length);
  run (ctx, AEGIS_OP_final, ctx->tag, lengths, taglen_of (ctx));
  ctx->phase = AEGIS_HAS_TAG;
}

/* Compare the tag with the one that the user has set.  If it is another one,
   wipe the LENGTH bytes of plaintext at OUT, forget the right tag, and let
   nothing follow but a new nonce.  */
static gcry_err_code_t
verify (aegis_context_t *ctx, byte *out, size_t length)
{
  finish (ctx);
  if (buf_eq_const (ctx->tag, ctx->wanted, taglen_of (ctx)))
    return 0;
  wipememory (ctx->tag, sizeof ctx->tag);
  wipememory (ctx->partial, sizeof ctx->partial);
  if (length)
    wipememory (out, length);
  ctx->verifies = 0;
  ctx->phase = AEGIS_NEEDS_NONCE;
  return GPG_ERR_CHECKSUM;
}


/* The functions of the mode: cipher_mode_ops_t of cipher-internal.h says what
   they do.  */

static gcry_err_code_t
aegis_setiv (gcry_cipher_hd_t c, const byte *nonce, size_t length)
{
  aegis_context_t *ctx = context_of (c);
  const aegis_params_t *params = params_of (ctx);

  ctx->phase = AEGIS_NEEDS_NONCE;
  if (!ctx->kernel)
    return GPG_ERR_MISSING_KEY;
  if (length != params->nonce_size)
    return GPG_ERR_INV_LENGTH;
  if (!nonce)
    return GPG_ERR_INV_ARG;

  memcpy (ctx->key_nonce + params->key_size, nonce, length);
  run (ctx, AEGIS_OP_init, NULL, ctx->key_nonce, 0);
  ctx->data_length = 0;
  ctx->text_length = 0;
  ctx->used = 0;
  ctx->verifies = 0;
  ctx->phase = AEGIS_TAKES_DATA;
  return 0;
}

static gcry_err_code_t
aegis_authenticate (gcry_cipher_hd_t c, const byte *data, size_t length)
{
  aegis_context_t *ctx = context_of (c);
  unsigned int rate;
  size_t n;

  if (ctx->phase != AEGIS_TAKES_DATA)
    return GPG_ERR_INV_STATE;
  if (length > MAX_LENGTH - ctx->data_length)
    return GPG_ERR_INV_LENGTH;
  ctx->data_length += length;
  rate = params_of (ctx)->rate;

  if (ctx->used)
    {
      n = rate - ctx->used;
      if (n > length)
        n = length;
      if (n)
        {
          memcpy (ctx->partial + ctx->used, data, n);
          data += n;
          length -= n;
          advance_partial (ctx, n);
        }
    }

  n = length / rate;
  if (n)
    {
      run (ctx, AEGIS_OP_absorb, NULL, data, n);
      data += n * rate;
      length -= n * rate;
    }

  if (length)
    {
      memcpy (ctx->partial, data, length);
      ctx->used = length;
    }
  return 0;
}

/* Bring CTX to PHASE, AEGIS_ENCRYPTS or AEGIS_DECRYPTS, for LENGTH bytes of
   text and OUTSIZE bytes of room for output.  */
static gcry_err_code_t
begin_text (aegis_context_t *ctx, enum aegis_phase phase,
            size_t outsize, size_t length)
{
  if (outsize < length)
    return GPG_ERR_BUFFER_TOO_SHORT;
  if (ctx->phase != phase
      && (ctx->phase != AEGIS_TAKES_DATA
          || (phase == AEGIS_ENCRYPTS && ctx->verifies)))
    return GPG_ERR_INV_STATE;
  if (length > MAX_LENGTH - ctx->text_length)
    return GPG_ERR_INV_LENGTH;

  if (ctx->phase == AEGIS_TAKES_DATA)
    end_partial (ctx);
  ctx->phase = phase;
  ctx->text_length += length;
  return 0;
}

static gcry_err_code_t
aegis_encrypt (gcry_cipher_hd_t c, byte *out, size_t outsize,
               const byte *in, size_t length)
{
  aegis_context_t *ctx = context_of (c);
  gcry_err_code_t err = begin_text (ctx, AEGIS_ENCRYPTS, outsize, length);

  if (!err)
    crypt_text (ctx, out, in, length);
  return err;
}

static gcry_err_code_t
aegis_decrypt (gcry_cipher_hd_t c, byte *out, size_t outsize,
               const byte *in, size_t length)
{
  aegis_context_t *ctx = context_of (c);
  gcry_err_code_t err = begin_text (ctx, AEGIS_DECRYPTS, outsize, length);

  if (err)
    return err;
  crypt_text (ctx, out, in, length);
  return ctx->verifies ? verify (ctx, out, length) : 0;
}

/* Have the tag of the message, which ends here unless it did before.  When
   the tag was set by the user, only decryption computes it.  */
static gcry_err_code_t
need_tag (aegis_context_t *ctx)
{
  if (ctx->phase == AEGIS_HAS_TAG)
    return 0;
  if (ctx->phase == AEGIS_NEEDS_NONCE || ctx->verifies)
    return GPG_ERR_INV_STATE;
  finish (ctx);
  return 0;
}

static gcry_err_code_t
aegis_get_tag (gcry_cipher_hd_t c, byte *tag, size_t size)
{
  aegis_context_t *ctx = context_of (c);
  gcry_err_code_t err;

  if (size < taglen_of (ctx))
    return GPG_ERR_BUFFER_TOO_SHORT;
  err = need_tag (ctx);
  if (!err)
    memcpy (tag, ctx->tag, taglen_of (ctx));
  return err;
}

static gcry_err_code_t
aegis_check_tag (gcry_cipher_hd_t c, const byte *tag, size_t length)
{
  aegis_context_t *ctx = context_of (c);
  gcry_err_code_t err = need_tag (ctx);

  if (err)
    return err;
  if (length != taglen_of (ctx) || !buf_eq_const (tag, ctx->tag, length))
    return GPG_ERR_CHECKSUM;
  return 0;
}


/* What host/graft.d/aegis makes the host's cipher.c call.  */

void
_gcry_aegis_setup (gcry_cipher_hd_t c)
{
  c->mode_ops.encrypt = aegis_encrypt;
  c->mode_ops.decrypt = aegis_decrypt;
  c->mode_ops.setiv = aegis_setiv;
  c->mode_ops.authenticate = aegis_authenticate;
  c->mode_ops.get_tag = aegis_get_tag;
  c->mode_ops.check_tag = aegis_check_tag;
}

size_t
_gcry_aegis_get_taglen (gcry_cipher_hd_t c)
{
  return taglen_of (context_of (c));
}

gcry_err_code_t
_gcry_aegis_set_taglen (gcry_cipher_hd_t c, int taglen)
{
  aegis_context_t *ctx = context_of (c);
  unsigned int max_tag;

  /* The context doesn't know its cipher before a key is set.  */
  max_tag = (c->spec->algo == GCRY_CIPHER_AEGIS128
             ? _gcry_aegis_params[AEGIS128].max_tag : AEGIS_MAX_TAG);
  if (taglen != SHORTEST_TAG && taglen != (int)max_tag)
    return GPG_ERR_INV_LENGTH;
  if (ctx->phase == AEGIS_HAS_TAG || ctx->verifies)
    return GPG_ERR_INV_STATE;

  /* In the context to which a reset goes back as well: the length is the
     handle's, as the key is.  */
  ctx->taglen = taglen;
  ctx = (aegis_context_t *)((char *)ctx + c->spec->contextsize);
  ctx->taglen = taglen;
  return 0;
}

gcry_err_code_t
_gcry_aegis_set_decryption_tag (gcry_cipher_hd_t c,
                                const void *tag, size_t length)
{
  aegis_context_t *ctx = context_of (c);

  if (length != taglen_of (ctx))
    return GPG_ERR_INV_ARG;
  if (ctx->phase != AEGIS_TAKES_DATA || ctx->verifies)
    return GPG_ERR_INV_STATE;
  memcpy (ctx->wanted, tag, length);
  ctx->verifies = 1;
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
      const char *kernel, *cipher;
      int fault;

      _gcry_aegis_generic_unshare_table ();
      fault = _gcry_aegis_selftest (hwf, &kernel, &cipher);
      if (fault)
        log_error ("%s: self-test failed in kernel %s\n", cipher, kernel);
      ARIA_ATOMIC_SET (result, fault ? FAILED : PASSED);
    }

  return ARIA_ATOMIC_GET (result) == PASSED ? 0 : GPG_ERR_SELFTEST_FAILED;
}

static gcry_err_code_t
set_key (void *context, enum aegis_cipher cipher, const byte *key,
         unsigned int length, cipher_bulk_ops_t *bulk_ops)
{
  aegis_context_t *ctx = context;
  unsigned int hwf = _gcry_get_hw_features ();
  unsigned int taglen = ctx->taglen;
  const aegis_kernel_t *kernel;
  gcry_err_code_t err;

  if (length != _gcry_aegis_params[cipher].key_size)
    return GPG_ERR_INV_KEYLEN;
  err = check_kernels (hwf);
  if (err)
    return err;

  /* The last one has no needs.  */
  for (kernel = _gcry_aegis_kernels; kernel->hwf & ~hwf; kernel++)
    ;
  memset (ctx, 0, sizeof *ctx);
  ctx->cipher = cipher;
  ctx->kernel = kernel;
  ctx->taglen = taglen;
  memcpy (ctx->key_nonce, key, length);
  memset (bulk_ops, 0, sizeof *bulk_ops);
  return 0;
}

/* setkey of each cipher, and its spec.  Like every cipher that FIPS 140
   doesn't know, AEGIS is refused in FIPS mode.  The block size is 1, as a
   stream cipher's; there are no functions for a block or a stream, so that
   no other mode takes the cipher.  */
#define AEGIS_SPEC(name, number)                                        \
  static gcry_err_code_t                                                \
  setkey_##name (void *context, const byte *key, unsigned int length,   \
                 cipher_bulk_ops_t *bulk_ops)                           \
  {                                                                     \
    return set_key (context, number, key, length, bulk_ops);            \
  }                                                                     \
                                                                        \
  gcry_cipher_spec_t _gcry_cipher_spec_aegis##name =                    \
    {                                                                   \
      GCRY_CIPHER_##number, { 0, 0 },                                   \
      NAME_##number, NULL, NULL,                                        \
      1, 8 * KEY_SIZE_##number, sizeof (aegis_context_t),                   \
      setkey_##name, NULL, NULL,                                        \
      NULL, NULL, NULL, NULL, NULL                                      \
    };
AEGIS_CIPHERS (AEGIS_SPEC)
