/* aegis-internal.h - AEGIS: the context, the kernels, what the files share
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

#ifndef GCRY_AEGIS_INTERNAL_H
#define GCRY_AEGIS_INTERNAL_H

#include "aria-host.h"
#include "aegis-kernels.h"

/* The sizes of the largest of the three ciphers.  */
#define AEGIS_MAX_WORDS  8      /* AEGIS-128L */
#define AEGIS_MAX_RATE   32     /* AEGIS-128L */
#define AEGIS_MAX_KEY    32     /* AEGIS-256 */
#define AEGIS_MAX_NONCE  32     /* AEGIS-256 */
#define AEGIS_MAX_TAG    32

typedef byte aegis_block_t[16];

enum aegis_cipher
  {
    AEGIS128,
    AEGIS128L,
    AEGIS256,
    AEGIS_N_CIPHERS
  };

/* aegis-kernels.h says what these do.  */
typedef unsigned int (*aegis_op_t) (aegis_block_t *state, byte *out,
                                    const byte *in, size_t n);

enum aegis_op
  {
#define AEGIS_DEFINE_OP(kernel, cipher, op)  AEGIS_OP_##op,
    AEGIS_OPS (AEGIS_DEFINE_OP,,)
#undef AEGIS_DEFINE_OP
    AEGIS_N_OPS
  };

/* A row of the list of kernels.  */
typedef struct aegis_kernel
{
  const char *name;
  unsigned int hwf;
  aegis_op_t op[AEGIS_N_CIPHERS][AEGIS_N_OPS];
} aegis_kernel_t;

#define AEGIS_DECLARE_OP(kernel, cipher, op)                    \
  unsigned int _gcry_aegis_##kernel##_##cipher##_##op           \
    (aegis_block_t *state, byte *out, const byte *in, size_t n);
#define AEGIS_DECLARE_KERNEL(name, hwf)         \
  AEGIS_OPS (AEGIS_DECLARE_OP, name, 128)       \
  AEGIS_OPS (AEGIS_DECLARE_OP, name, 128l)      \
  AEGIS_OPS (AEGIS_DECLARE_OP, name, 256)
AEGIS_KERNEL_LIST (AEGIS_DECLARE_KERNEL)
#undef AEGIS_DECLARE_OP
#undef AEGIS_DECLARE_KERNEL

/* What tells the ciphers apart outside of the kernels.  */
typedef struct
{
  const char *name;
  unsigned int words;      /* Blocks of 16 bytes in the state.  */
  unsigned int rate;       /* Bytes in a block of the message.  */
  unsigned int key_size;
  unsigned int nonce_size;
  unsigned int max_tag;    /* The longest tag; 16 is the shortest.  */
} aegis_params_t;

/* How far a message has come.  */
enum aegis_phase
  {
    AEGIS_NEEDS_NONCE = 0,
    AEGIS_TAKES_DATA,      /* Associated data.  */
    AEGIS_ENCRYPTS,
    AEGIS_DECRYPTS,
    AEGIS_HAS_TAG
  };

/* The context is copied by the host at will: it holds no pointer into
   itself.  */
typedef struct
{
  aegis_block_t state[AEGIS_MAX_WORDS];
  byte key_nonce[AEGIS_MAX_KEY + AEGIS_MAX_NONCE];  /* No gap between.  */
  /* A block that isn't whole yet: the USED bytes of data or plaintext, and
     the key stream of the whole block.  */
  byte partial[AEGIS_MAX_RATE];
  byte stream[AEGIS_MAX_RATE];
  byte tag[AEGIS_MAX_TAG];
  byte wanted[AEGIS_MAX_TAG];  /* The tag that the user has set.  */
  u64 data_length;             /* Bytes of associated data.  */
  u64 text_length;             /* Bytes of the message.  */
  const aegis_kernel_t *kernel;
  enum aegis_cipher cipher;
  enum aegis_phase phase;
  unsigned int used;
  unsigned int taglen;         /* 0 stands for 16.  */
  int verifies;                /* WANTED is to be compared with.  */
} aegis_context_t;


/*-- aegis.c --*/

/* The list of kernels as a table; a row without a name ends it.  */
extern const aegis_kernel_t _gcry_aegis_kernels[];

extern const aegis_params_t _gcry_aegis_params[AEGIS_N_CIPHERS];

/* Write the block of the lengths in bits that AEGIS_OP_final reads; the
   arguments are bytes.  */
void _gcry_aegis_put_lengths (byte *block, u64 data_length, u64 text_length);

/*-- aegis-generic.c --*/

/* Make the pages of the look-up table this process's own, so that no other
   process can watch which of its cache lines are used.  */
void _gcry_aegis_generic_unshare_table (void);

/*-- aegis-selftest.c --*/

/* Check every kernel that the processor features HWF allow.  Return 0 if all
   are right, else -1, and in *R_KERNEL and *R_CIPHER the names of the kernel
   and of the cipher that are wrong.  */
int _gcry_aegis_selftest (unsigned int hwf, const char **r_kernel,
                          const char **r_cipher);

#endif /*GCRY_AEGIS_INTERNAL_H*/
