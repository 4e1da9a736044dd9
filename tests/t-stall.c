/* t-stall.c - One thread stands still in the self-test: the others go on
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

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <gcrypt.h>

#include "testlib.h"

/* The module tests itself at its first use.  Were that under a lock, then a
   process forked meanwhile would wait for ever, since the thread that has
   the lock isn't in it.  So this program stops a thread right there: it is
   linked with the static library, and what calls the portable C code to
   encrypt blocks gets there through the wrapper below (ld's --wrap).  */

/* Seconds after which something is taken to hang.  */
#define TIMEOUT 20

unsigned int __real__gcry_aria_generic_ecb_enc (const void *ctx, void *state,
                                                unsigned char *out,
                                                const unsigned char *in,
                                                size_t nblocks);
unsigned int __wrap__gcry_aria_generic_ecb_enc (const void *ctx, void *state,
                                                unsigned char *out,
                                                const unsigned char *in,
                                                size_t nblocks);

/* True in the thread that is to stand still until it is released.  */
static _Thread_local int stands_still;
static atomic_int is_standing, released;


/* Wait a millisecond.  */
static void
nap (void)
{
  struct timespec ms = { 0, 1000000 };

  nanosleep (&ms, NULL);
}


unsigned int
__wrap__gcry_aria_generic_ecb_enc (const void *ctx, void *state,
                                   unsigned char *out,
                                   const unsigned char *in, size_t nblocks)
{
  if (stands_still)
    {
      is_standing = 1;
      while (!released)
        nap ();
    }
  return __real__gcry_aria_generic_ecb_enc (ctx, state, out, in, nblocks);
}


/* Wait until FLAG is set.  Return false if that takes too long.  */
static int
wait_for (atomic_int *flag)
{
  int i;

  for (i = 0; i < TIMEOUT * 1000 && !*flag; i++)
    nap ();
  return *flag;
}


/* Use a new handle.  Return true if the vector of RFC 5794, appendix A, comes
   out.  */
static int
use (gcry_cipher_hd_t hd)
{
  unsigned char key[16], text[16], expected[16];

  hex_read (key, 16, "000102030405060708090a0b0c0d0e0f");
  hex_read (text, 16, "00112233445566778899aabbccddeeff");
  hex_read (expected, 16, "d718fbd6ab644c739da95f3be6451778");
  return (!gcry_cipher_setkey (hd, key, 16)
          && !gcry_cipher_encrypt (hd, text, 16, NULL, 0)
          && !memcmp (text, expected, 16));
}


/* A thread and what became of it.  */
struct thread
{
  pthread_t id;
  gcry_cipher_hd_t hd;
  int is_to_stand_still;
  int good;
  atomic_int done;
};

static void *
work (void *arg)
{
  struct thread *t = arg;

  stands_still = t->is_to_stand_still;
  t->good = use (t->hd);
  t->done = 1;
  return NULL;
}


static gcry_cipher_hd_t
new_handle (void)
{
  gcry_cipher_hd_t hd;

  if (gcry_cipher_open (&hd, GCRY_CIPHER_ARIA128, GCRY_CIPHER_MODE_ECB, 0))
    tap_bail ("can't open ARIA128");
  return hd;
}


static void
start (struct thread *t)
{
  if (pthread_create (&t->id, NULL, work, t))
    tap_bail ("can't start a thread");
}


int
main (void)
{
  struct thread first = { .is_to_stand_still = 1 };
  struct thread second = { .is_to_stand_still = 0 };
  gcry_cipher_hd_t hd;
  int status = -1;
  pid_t pid;

  gcry_check_version (NULL);
  gcry_control (GCRYCTL_DISABLE_SECMEM, 0);
  gcry_control (GCRYCTL_INITIALIZATION_FINISHED, 0);
  first.hd = new_handle ();
  second.hd = new_handle ();
  hd = new_handle ();

  start (&first);
  if (!tap_ok (wait_for (&is_standing),
               "a thread stands still in its first setkey"))
    return tap_done ();
  tap_ok (!first.done, "it has no result");

  fflush (stdout);
  pid = fork ();
  if (!pid)
    {
      alarm (TIMEOUT);
      _exit (!use (hd));
    }
  if (pid < 0 || waitpid (pid, &status, 0) != pid)
    tap_bail ("can't start a process");
  if (WIFSIGNALED (status) && WTERMSIG (status) == SIGALRM)
    tap_note ("it hangs");
  tap_ok (WIFEXITED (status) && !WEXITSTATUS (status),
          "a process that is forked now can use ARIA");

  start (&second);
  tap_ok (wait_for (&second.done) && second.good,
          "another thread can use ARIA");
  tap_ok (!first.done, "the first one still stands");

  released = 1;
  tap_ok (wait_for (&first.done) && first.good, "it goes on and is right");
  if (first.done && second.done)
    {
      pthread_join (first.id, NULL);
      pthread_join (second.id, NULL);
    }
  gcry_cipher_close (hd);
  gcry_cipher_close (first.hd);
  gcry_cipher_close (second.hd);
  return tap_done ();
}
