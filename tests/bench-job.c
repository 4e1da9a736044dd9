/* bench-job.c - bench-slope: messages in one mode, in one library
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

#include "bench-slope.h"

#define PAGE     4096
#define TAGLEN   16   /* Of AEAD modes, if the block is as long.  */
#define XOF_LEN  32   /* What is taken of a hash of any length.  */


/* Fill the LEN bytes at BUF with the same arbitrary data each time.  */
static void
fill (unsigned char *buf, size_t len, uint64_t x)
{
  size_t i;

  for (i = 0; i < len; i++)
    {
      /* Knuth, The Art of Computer Programming 2, 3.3.4, table 1.  */
      x = x * 6364136223846793005u + 1442695040888963407u;
      buf[i] = x >> 56;
    }
}


/* The first part of a message: IV and lengths.  */
static gcry_error_t
begin (struct bench_job *job)
{
  const struct bench_lib *lib = job->lib;
  unsigned int traits = job->row->mode->traits;
  gcry_error_t err = 0;

  if (traits & BENCH_COUNTER)
    {
      /* Any counter that ends in 0 or, since 37 is odd, that ends in
         anything.  */
      if (traits & BENCH_ALIGNED)
        job->iv[job->ivlen - 2]++;
      else
        job->iv[job->ivlen - 1] += 37;
      return lib->cipher_setctr (job->cipher, job->iv, job->ivlen);
    }

  if (traits & BENCH_RESET)
    err = lib->cipher_ctl (job->cipher, GCRYCTL_RESET, NULL, 0);
  if (!err && job->ivlen && !(traits & BENCH_NONCE_LAST))
    err = lib->cipher_setiv (job->cipher, job->iv, job->ivlen);
  if (!err && (traits & BENCH_LENGTHS))
    {
      int auth = job->row->op == BENCH_AUTH;
      uint64_t lengths[3] = { auth ? 0 : job->outsize,
                              auth ? job->insize : 0, job->taglen };

      err = lib->cipher_ctl (job->cipher, GCRYCTL_SET_CCM_LENGTHS, lengths,
                             sizeof lengths);
    }
  return err;
}


/* The nonce and the announcement of the end, before the data.  */
static gcry_error_t
begin_data (struct bench_job *job)
{
  const struct bench_lib *lib = job->lib;
  unsigned int traits = job->row->mode->traits;
  gcry_error_t err = 0;

  if (traits & BENCH_NONCE_LAST)
    err = lib->cipher_setiv (job->cipher, job->iv, job->ivlen);
  if (!err && (traits & BENCH_FINAL))
    err = lib->cipher_ctl (job->cipher, GCRYCTL_FINALIZE, NULL, 0);
  return err;
}


static gcry_error_t
run_encrypt (struct bench_job *job)
{
  gcry_error_t err = begin (job);

  if (!err)
    err = begin_data (job);
  if (!err)
    err = job->lib->cipher_encrypt (job->cipher, job->out, job->outsize,
                                    job->in, job->insize);
  if (!err && (job->row->mode->traits & BENCH_AEAD))
    err = job->lib->cipher_gettag (job->cipher, job->tag, job->taglen);
  return err;
}


static gcry_error_t
run_decrypt (struct bench_job *job)
{
  unsigned int traits = job->row->mode->traits;
  gcry_error_t err = begin (job);

  if (!err)
    err = begin_data (job);
  if (!err && (traits & BENCH_TAG_FIRST))
    err = job->lib->cipher_ctl (job->cipher, GCRYCTL_SET_DECRYPTION_TAG,
                                job->tag, job->taglen);
  if (!err)
    err = job->lib->cipher_decrypt (job->cipher, job->out, job->outsize,
                                    job->in, job->insize);
  if (!err && (traits & BENCH_AEAD) && !(traits & BENCH_TAG_FIRST))
    err = job->lib->cipher_checktag (job->cipher, job->tag, job->taglen);
  return err;
}


static gcry_error_t
run_auth (struct bench_job *job)
{
  gcry_error_t err = begin (job);

  if (!err)
    err = job->lib->cipher_authenticate (job->cipher, job->in, job->insize);
  if (!err)
    err = begin_data (job);
  /* The tag of OCB is computed with the last data.  */
  if (!err && (job->row->mode->traits & BENCH_FINAL))
    err = job->lib->cipher_encrypt (job->cipher, job->out, job->outsize,
                                    job->in, 0);
  if (!err)
    err = job->lib->cipher_gettag (job->cipher, job->tag, job->taglen);
  return err;
}


static gcry_error_t
run_mac (struct bench_job *job)
{
  gcry_error_t err;

  if (job->ivlen)
    err = job->lib->mac_setiv (job->mac, job->iv, job->ivlen);
  else
    err = job->lib->mac_ctl (job->mac, GCRYCTL_RESET, NULL, 0);
  if (!err)
    err = job->lib->mac_write (job->mac, job->in, job->insize);
  if (!err)
    err = job->lib->mac_read (job->mac, job->tag, &job->taglen);
  return err;
}


static gcry_error_t
run_hash (struct bench_job *job)
{
  job->lib->md_reset (job->md);
  job->lib->md_write (job->md, job->in, job->insize);
  memcpy (job->tag, job->lib->md_read (job->md, 0), job->taglen);
  return 0;
}


static gcry_error_t
run_xof (struct bench_job *job)
{
  job->lib->md_reset (job->md);
  job->lib->md_write (job->md, job->in, job->insize);
  return job->lib->md_extract (job->md, 0, job->tag, job->taglen);
}


static gcry_error_t
run_setkey (struct bench_job *job)
{
  return job->lib->cipher_setkey (job->cipher, job->key, job->row->keylen);
}


static gcry_error_t
run_setkey_encrypt (struct bench_job *job)
{
  gcry_error_t err = run_setkey (job);

  return err ? err : run_encrypt (job);
}


static gcry_error_t
run_setkey_decrypt (struct bench_job *job)
{
  gcry_error_t err = run_setkey (job);

  return err ? err : run_decrypt (job);
}


static gcry_error_t
run_reset_encrypt (struct bench_job *job)
{
  gcry_error_t err = job->lib->cipher_ctl (job->cipher, GCRYCTL_RESET,
                                           NULL, 0);

  return err ? err : run_encrypt (job);
}


static gcry_error_t (*const runs[BENCH_N_OPS]) (struct bench_job *) = {
  run_encrypt, run_decrypt, run_auth, run_mac, run_hash,
  run_setkey, run_setkey_encrypt, run_setkey_decrypt, run_reset_encrypt
};


/* Set the IV to where it was when JOB was opened.  */
static void
rewind_iv (struct bench_job *job)
{
  fill (job->iv, sizeof job->iv, 2);
  if (job->row->mode->traits & BENCH_ALIGNED)
    job->iv[job->ivlen - 1] = 0;
}


static int
decrypts (const struct bench_job *job)
{
  return job->row->op == BENCH_DEC || job->row->op == BENCH_SETKEY_DEC;
}


/* What STORED has for each size: text and tag.  */
static size_t
stored_size (const struct bench_job *job)
{
  return job->sizes[job->n_sizes - 1] + job->row->mode->grow + TAGLEN;
}


void
bench_job_choose (struct bench_job *job, int i)
{
  size_t grow = job->row->mode->grow;

  job->insize = job->outsize = job->sizes[i];
  if (decrypts (job))
    job->insize += grow;
  else
    job->outsize += grow;
  if (job->stored)
    {
      unsigned char *stored = job->stored + i * stored_size (job);

      memcpy (job->in, stored, job->insize);
      memcpy (job->tag, stored + job->insize, job->taglen);
    }
}


/* Store encrypted messages that pass the check of their tags.  */
static gcry_error_t
store_messages (struct bench_job *job)
{
  size_t grow = job->row->mode->grow;
  gcry_error_t err = 0;
  int i;

  job->stored = bench_alloc (job->n_sizes, stored_size (job));
  for (i = 0; i < job->n_sizes && !err; i++)
    {
      unsigned char *stored = job->stored + i * stored_size (job);

      job->insize = job->sizes[i];
      job->outsize = job->sizes[i] + grow;
      err = run_encrypt (job);
      memcpy (stored, job->out, job->outsize);
      memcpy (stored + job->outsize, job->tag, job->taglen);
    }
  return err;
}


static gcry_error_t
open_cipher (struct bench_job *job)
{
  const struct bench_lib *lib = job->lib;
  const struct bench_row *row = job->row;
  int algo = lib->cipher_map_name (row->name);
  size_t blklen = lib->cipher_get_algo_blklen (algo);
  gcry_error_t err;

  job->ivlen = row->mode->ivlen;
  if (row->mode->ivlen == BENCH_IV_BLOCK)
    job->ivlen = blklen;
  else if (row->mode->ivlen == BENCH_IV_KEY)
    job->ivlen = row->keylen;
  if (row->mode->traits & BENCH_AEAD)
    job->taglen = blklen == 8 ? 8 : TAGLEN;
  if (job->ivlen > sizeof job->iv)
    return gpg_error (GPG_ERR_INV_CIPHER_MODE);
  /* The library takes a stream cipher for a block cipher of one byte.  */
  if (row->mode->ivlen == BENCH_IV_BLOCK && job->ivlen == 1)
    return gpg_error (GPG_ERR_INV_CIPHER_MODE);
  rewind_iv (job);

  err = lib->cipher_open (&job->cipher, algo, row->mode->mode,
                          row->mode->flags);
  if (!err)
    err = lib->cipher_setkey (job->cipher, job->key, row->keylen);
  if (!err && decrypts (job) && (job->taglen || row->mode->grow))
    err = store_messages (job);
  return err;
}


static gcry_error_t
open_mac (struct bench_job *job)
{
  const struct bench_lib *lib = job->lib;
  int algo = lib->mac_map_name (job->row->name);
  gcry_error_t err = lib->mac_open (&job->mac, algo, 0, NULL);

  job->ivlen = job->row->mode->ivlen;
  rewind_iv (job);
  if (!err)
    {
      job->taglen = lib->mac_get_algo_maclen (algo);
      if (job->taglen > BENCH_MAX_TAG)
        job->taglen = BENCH_MAX_TAG;
      err = lib->mac_setkey (job->mac, job->key, job->row->keylen);
    }
  return err;
}


static gcry_error_t
open_hash (struct bench_job *job)
{
  int algo = job->lib->md_map_name (job->row->name);

  job->taglen = job->lib->md_get_algo_dlen (algo);
  if (!job->taglen)
    {
      job->run = run_xof;
      job->taglen = XOF_LEN;
    }
  return job->lib->md_open (&job->md, algo, 0);
}


gcry_error_t
bench_job_open (struct bench_job *job, const struct bench_lib *lib,
                const struct bench_row *row, const size_t *sizes,
                int n_sizes, size_t offset)
{
  size_t most = sizes[n_sizes - 1] + row->mode->grow;
  gcry_error_t err;

  memset (job, 0, sizeof *job);
  job->lib = lib;
  job->row = row;
  job->sizes = sizes;
  job->n_sizes = n_sizes;
  job->run = runs[row->op];

  /* Half a page between the two offsets: some processors let a load wait for
     a store to the same place in another page.  */
  job->in_mem = bench_alloc (PAGE + offset + most, 1);
  job->out_mem = bench_alloc (2 * PAGE + offset + most, 1);
  job->in = job->in_mem + PAGE - (uintptr_t)job->in_mem % PAGE + offset;
  job->out = (job->out_mem + PAGE - (uintptr_t)job->out_mem % PAGE
              + PAGE / 2 + offset);
  fill (job->in, most, 0);
  fill (job->key, sizeof job->key, 1);

  switch (row->mode->class)
    {
    case BENCH_CIPHER:
      err = open_cipher (job);
      break;
    case BENCH_MAC:
      err = open_mac (job);
      break;
    default:
      err = open_hash (job);
      break;
    }
  if (!err)
    {
      bench_job_choose (job, 0);
      err = bench_job_run (job);
    }
  if (err)
    bench_job_close (job);
  return err;
}


void
bench_job_close (struct bench_job *job)
{
  job->lib->cipher_close (job->cipher);
  job->lib->mac_close (job->mac);
  job->lib->md_close (job->md);
  free (job->in_mem);
  free (job->out_mem);
  free (job->stored);
}


gcry_error_t
bench_jobs_compare (struct bench_job *a, struct bench_job *b,
                    size_t *r_different, struct bench_job **r_failed)
{
  gcry_error_t err = 0;
  int i;

  *r_different = 0;
  rewind_iv (a);
  rewind_iv (b);
  for (i = 0; i < a->n_sizes && !err && !*r_different; i++)
    {
      bench_job_choose (a, i);
      bench_job_choose (b, i);
      memset (a->out, 0, a->outsize);
      memset (b->out, 0, b->outsize);
      *r_failed = a;
      err = bench_job_run (a);
      if (!err)
        {
          *r_failed = b;
          err = bench_job_run (b);
        }
      if (!err && (memcmp (a->out, b->out, a->outsize)
                   || memcmp (a->tag, b->tag, a->taglen)))
        *r_different = a->sizes[i];
    }
  return err;
}
