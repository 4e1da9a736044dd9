/* t-selftest.c - The self-test finds each kernel that is broken
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


/* This program is linked with the static library, and every function of every
 * kernel goes through the wrapper below (ld's --wrap; the Makefile makes the
 * list of functions from the list of kernels).  One of them at a time gives a
 * wrong result; the first setkey of a fresh process has to find it.
 */

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <gcrypt.h>

#include "aria-kernels.h"
#include "aria-offsets.h"
#include "testlib.h"

/* Of the library; cipher/aria-internal.h and its g10lib.h.  */
int _gcry_aria_selftest (unsigned int hwf, const char **r_kernel,
                         const char **r_op);
unsigned int _gcry_get_hw_features (void);

/* One function of one kernel.  */
struct function
{
  const char *kernel;
  const char *hwf;   /* The names of its processor features in C.  */
  const char *op;
};

/* The number of the function that is wrong, or -1.  */
static int broken = -1;

/* For each kernel the string of its features, in which the list's own macros
   are replaced; for each function its number and its wrapper.  */
#define STRING(x)  #x
#define HWF_STRING(name, kind, hwf, width, least, keys) \
  static const char hwf_of_##name[] = STRING (hwf);
ARIA_KERNEL_LIST (HWF_STRING)

#define NUMBER(op, kernel)  NUMBER_##kernel##_##op,
#define NUMBERS(name, kind, hwf, width, least, keys)    \
  ARIA_##kind##_OPS (NUMBER, name)                      \
  ARIA_##kind##_KEYS (NUMBER, name)
enum { ARIA_KERNEL_LIST (NUMBERS) N_FUNCTIONS };

#define ENTRY(op, kernel)  { #kernel, hwf_of_##kernel, #op },
#define ENTRIES(name, kind, hwf, width, least, keys)    \
  ARIA_##kind##_OPS (ENTRY, name)                       \
  ARIA_##kind##_KEYS (ENTRY, name)
static const struct function functions[] = { ARIA_KERNEL_LIST (ENTRIES) };

/* Spoil the last byte of the output of OP or, if it has none, of what it left
   in its state.  */
static void
spoil (const char *op, void *state, unsigned char *out, size_t nblocks)
{
  if (out)
    out[nblocks * 16 - 1] ^= 0x80;
  else if (!strcmp (op, "ocb_auth"))
    ((unsigned char **)state)[1][15] ^= 0x80;  /* aria_ocb_state_t.sum */
  else
    ((unsigned char *)state)[15] ^= 0x80;
}

#define WRAPPER(op, kernel)                                             \
  unsigned int                                                          \
  __real__gcry_aria_##kernel##_##op (const void *ctx, void *state,      \
                                     unsigned char *out,                \
                                     const unsigned char *in,           \
                                     size_t nblocks);                   \
  unsigned int                                                          \
  __wrap__gcry_aria_##kernel##_##op (const void *ctx, void *state,      \
                                     unsigned char *out,                \
                                     const unsigned char *in,           \
                                     size_t nblocks)                    \
  {                                                                     \
    unsigned int burn                                                   \
      = __real__gcry_aria_##kernel##_##op (ctx, state, out, in, nblocks); \
                                                                        \
    if (broken == NUMBER_##kernel##_##op)                               \
      spoil (#op, state, out, nblocks);                                 \
    return burn;                                                        \
  }

/* A key schedule that is wrong in the last byte of ek2.  */
#define KEYS_WRAPPER(op, kernel)                                        \
  unsigned int                                                          \
  __real__gcry_aria_##kernel##_##op (void *ctx,                         \
                                     const unsigned char *key,          \
                                     unsigned int keylen);              \
  unsigned int                                                          \
  __wrap__gcry_aria_##kernel##_##op (void *ctx,                         \
                                     const unsigned char *key,          \
                                     unsigned int keylen)               \
  {                                                                     \
    unsigned int burn                                                   \
      = __real__gcry_aria_##kernel##_##op (ctx, key, keylen);           \
                                                                        \
    if (broken == NUMBER_##kernel##_##op)                               \
      ((unsigned char *)ctx)[ARIA_CTX_ENC_KEY + 31] ^= 1;               \
    return burn;                                                        \
  }

#define WRAPPERS(name, kind, hwf, width, least, keys)   \
  ARIA_##kind##_OPS (WRAPPER, name)                     \
  ARIA_##kind##_KEYS (KEYS_WRAPPER, name)

ARIA_KERNEL_LIST (WRAPPERS)


/* Return whether the library sees all of the processor features in HWF,
   "HWF_INTEL_AVX | HWF_INTEL_GFNI" for example.  The library names them
   "intel-avx", "intel-gfni".  */
static int
processor_has (const char *hwf)
{
  char *list = gcry_get_config (0, "hwflist");
  char name[40];
  int all = 1;

  while (list && all && (hwf = strstr (hwf, "HWF_")))
    {
      size_t n = 0;

      name[n++] = ':';
      for (hwf += 4; isalnum ((unsigned char)*hwf) || *hwf == '_'; hwf++)
        if (n < sizeof name - 2)
          name[n++] = *hwf == '_' ? '-' : tolower ((unsigned char)*hwf);
      name[n++] = ':';
      name[n] = 0;
      all = strstr (list, name) != NULL;
    }
  gcry_free (list);
  return all;
}


/* Set a key of each size in a new process in which function number WRONG is
   broken.  Put what the library says on stderr into LOG of SIZE bytes.
   Return the error code of the first setkey if the others gave the same,
   otherwise -1.  */
static int
first_setkey (int wrong, char *log, size_t size)
{
  static const unsigned char key[32] = "any key";
  int said[2];
  int status;
  size_t n = 0;
  ssize_t got;
  pid_t pid;

  fflush (NULL);
  if (pipe (said) || (pid = fork ()) < 0)
    tap_bail ("no process can be started");
  if (!pid)
    {
      gcry_cipher_hd_t hd;
      gcry_error_t err, first = 0;
      int i;

      dup2 (said[1], 2);
      broken = wrong;
      for (i = 0; i < 3; i++)
        {
          err = gcry_cipher_open (&hd, GCRY_CIPHER_ARIA128 + i,
                                  GCRY_CIPHER_MODE_ECB, 0);
          if (!err)
            err = gcry_cipher_setkey (hd, key, 16 + 8 * i);
          gcry_cipher_close (hd);
          if (!i)
            first = err;
          else if (err != first)
            _exit (255);
        }
      _exit (gcry_err_code (first));
    }
  close (said[1]);
  while ((got = read (said[0], log + n, size - 1 - n)) > 0)
    n += got;
  log[n] = 0;
  close (said[0]);
  waitpid (pid, &status, 0);
  return WIFEXITED (status) && WEXITSTATUS (status) != 255
         ? WEXITSTATUS (status) : -1;
}

static void
check_function (int number)
{
  const struct function *f = functions + number;
  char log[1000], want[100];
  int code;

  if (!processor_has (f->hwf))
    {
      tap_skip ("the processor lacks some of its instructions",
                "kernel %s, broken %s", f->kernel, f->op);
      return;
    }
  code = first_setkey (number, log, sizeof log);
  /* Without the right keys the portable code can't encrypt the vector.  */
  snprintf (want, sizeof want, "self-test of %s failed in kernel %s",
            !strcmp (f->kernel, "generic") && !strcmp (f->op, "expand_key")
            ? "ecb_enc" : f->op, f->kernel);
  if (!tap_ok (code == GPG_ERR_SELFTEST_FAILED && strstr (log, want),
               "kernel %s, broken %s: setkey fails and says so",
               f->kernel, f->op))
    tap_note ("code %d, log: %s", code, log);
}


/* Print how long the self-test of all usable kernels takes, which the first
   setkey waits for; 0.2 ms is what we are ready to pay.  */
static void
print_time (void)
{
  struct timespec start, end;
  const char *kernel, *op;
  double first = 0, best = 0;
  int i;

  for (i = 0; i < 50; i++)
    {
      double ms;

      clock_gettime (CLOCK_MONOTONIC, &start);
      if (_gcry_aria_selftest (_gcry_get_hw_features (), &kernel, &op))
        tap_bail ("self-test: %s of %s is wrong", op, kernel);
      clock_gettime (CLOCK_MONOTONIC, &end);
      ms = ((end.tv_sec - start.tv_sec) * 1e3
            + (end.tv_nsec - start.tv_nsec) / 1e6);
      if (!i)
        first = ms;
      if (!i || ms < best)
        best = ms;
    }
  tap_note ("self-test of all kernels: %.3f ms the first time, %.3f ms at best",
            first, best);
}


int
main (void)
{
  char log[1000];
  int i;

  if (!gcry_check_version (NULL))
    tap_bail ("libgcrypt does not start");
  gcry_control (GCRYCTL_DISABLE_SECMEM, 0);
  gcry_control (GCRYCTL_INITIALIZATION_FINISHED, 0);

  tap_ok (!first_setkey (-1, log, sizeof log) && !*log,
          "all kernels intact: setkey succeeds and says nothing");
  for (i = 0; i < N_FUNCTIONS; i++)
    check_function (i);
  print_time ();
  return tap_done ();
}
