/* t-aegis-selftest.c - No AEGIS key can be set when a kernel is broken
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

/* The program is linked with the static library, so that ld's --wrap leads
 * every call of the portable C code's functions of AEGIS-128L, from its row of
 * the list too, to the wrappers below.  Each one in turn changes one bit.  The
 * self-test is done once in a process, so that every case is one.
 */

#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gcrypt.h>

#include "testlib.h"

#define OPS(OP) OP (init) OP (absorb) OP (enc) OP (dec) OP (final)

enum op
{
#define OP(name) OP_##name,
  OPS (OP)
#undef OP
  N_OPS
};

static const char *const names[N_OPS] = {
#define OP(name) #name,
  OPS (OP)
#undef OP
};

/* Which function is broken; N_OPS: none.  */
static int broken = N_OPS;
/* How often each was called.  */
static int calls[N_OPS];

/* The functions, as in cipher/aegis-kernels.h, and the wrappers.  What is
   changed is a bit of the state, of the tag where that is the result.  */
#define OP(name)                                                           \
  unsigned int __real__gcry_aegis_generic_128l_##name                      \
    (unsigned char *state, unsigned char *out, const unsigned char *in,    \
     size_t n);                                                            \
  unsigned int __wrap__gcry_aegis_generic_128l_##name                      \
    (unsigned char *state, unsigned char *out, const unsigned char *in,    \
     size_t n);                                                            \
  unsigned int                                                             \
  __wrap__gcry_aegis_generic_128l_##name                                   \
    (unsigned char *state, unsigned char *out, const unsigned char *in,    \
     size_t n)                                                             \
  {                                                                        \
    unsigned int burn                                                      \
      = __real__gcry_aegis_generic_128l_##name (state, out, in, n);        \
                                                                           \
    calls[OP_##name]++;                                                    \
    if (broken == OP_##name)                                               \
      (broken == OP_final ? out : state)[3] ^= 4;                          \
    return burn;                                                           \
  }
OPS (OP)
#undef OP


/* Set a key for ALGO in another process.  Return its error, or -1 if not all
   functions were called.  */
static int
set_key_elsewhere (int algo)
{
  static const unsigned char key[32];
  gcry_cipher_hd_t hd;
  int status, i;
  pid_t pid;

  fflush (NULL);
  pid = fork ();
  if (!pid)
    {
      gcry_error_t err = gcry_cipher_open (&hd, algo, GCRY_CIPHER_MODE_AEGIS,
                                           0);

      fclose (stderr);          /* The library says which kernel it is.  */
      if (!err)
        err = gcry_cipher_setkey (hd, key,
                                  gcry_cipher_get_algo_keylen (algo));
      for (i = 0; i < N_OPS && broken == N_OPS; i++)
        if (!calls[i])
          _exit (255);
      _exit (gcry_err_code (err));
    }
  if (pid < 0 || waitpid (pid, &status, 0) != pid || !WIFEXITED (status))
    tap_bail ("a process can't be run");
  return WEXITSTATUS (status) == 255 ? -1 : WEXITSTATUS (status);
}


int
main (void)
{
  static const int algos[] = {
    GCRY_CIPHER_AEGIS128, GCRY_CIPHER_AEGIS128L, GCRY_CIPHER_AEGIS256
  };
  size_t i;
  int code;

  if (!gcry_check_version (GCRYPT_VERSION))
    tap_bail ("the library is older than its header");
  gcry_control (GCRYCTL_DISABLE_SECMEM, 0);
  gcry_control (GCRYCTL_INITIALIZATION_FINISHED, 0);

  code = set_key_elsewhere (GCRY_CIPHER_AEGIS128L);
  tap_ok (code == 0, "all is well, and the self-test calls each function: %s",
          code < 0 ? "not all" : gcry_strerror (code));
  for (broken = 0; broken < N_OPS; broken++)
    for (i = 0; i < sizeof algos / sizeof algos[0]; i++)
      {
        code = set_key_elsewhere (algos[i]);
        tap_ok (code == GPG_ERR_SELFTEST_FAILED,
                "%s of one is broken, %s: %s", names[broken],
                gcry_cipher_algo_name (algos[i]), gcry_strerror (code));
      }
  return tap_done ();
}
