/* t-threads.c - First use of ARIA by many threads at once, forks meanwhile
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
#include <stdatomic.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gcrypt.h>

#include "testlib.h"

/* The module does its self-test at its first use in a process.  So each round
   here is a process of its own; this program itself never uses ARIA.  The
   number of rounds may be given as an argument.
   t-tsan.sh runs it once more under ThreadSanitizer, which lets a round's
   process end with an error if it saw a race.  */

#define N_THREADS 8
#define N_ROUNDS 20
#define N_FIRST_FORKS 4
#define N_FORKS 20

/* Seconds after which a process is taken to hang.  */
#define TIMEOUT 60

/* 65 blocks: every bulk width and a rest.  */
#define LEN 1040


/* RFC 5794, appendix A.  */
static const struct
{
  int algo;
  const char *ciphertext;
} vectors[3] = {
  { GCRY_CIPHER_ARIA128, "d718fbd6ab644c739da95f3be6451778" },
  { GCRY_CIPHER_ARIA192, "26449c1805dbe7aa25a468ce263a9e79" },
  { GCRY_CIPHER_ARIA256, "f92bd7c79fb72e2f2b8f80c1972d24fc" }
};


/* Set a key on the new handle HD of the vector number I, and check the vector
   and a long message.  Return true if all is right.  */
static int
use (gcry_cipher_hd_t hd, int i)
{
  unsigned char key[32], plain[LEN], crypt[LEN], expected[16];
  int k;

  for (k = 0; k < 32; k++)
    key[k] = k;
  for (k = 0; k < LEN; k++)
    plain[k] = k % 16 * 0x11;
  hex_read (expected, sizeof expected, vectors[i].ciphertext);

  if (gcry_cipher_setkey (hd, key, 16 + 8 * i)
      || gcry_cipher_encrypt (hd, crypt, LEN, plain, LEN))
    return 0;
  for (k = 0; k < LEN; k += 16)
    if (memcmp (crypt + k, expected, 16))
      return 0;
  return (!gcry_cipher_decrypt (hd, crypt, LEN, NULL, 0)
          && !memcmp (crypt, plain, LEN));
}


static gcry_cipher_hd_t
new_handle (int i)
{
  gcry_cipher_hd_t hd;

  if (gcry_cipher_open (&hd, vectors[i].algo, GCRY_CIPHER_MODE_ECB, 0))
    _exit (2);
  return hd;
}


/* What the threads of a process have in common.  */
static pthread_barrier_t start;
static atomic_int stop, n_bad;

/* One use, all threads at once.  */
static void *
first_use (void *arg)
{
  int i = (int)(intptr_t)arg;
  gcry_cipher_hd_t hd = new_handle (i % 3);

  pthread_barrier_wait (&start);
  if (!use (hd, i % 3))
    n_bad++;
  gcry_cipher_close (hd);
  return NULL;
}


/* Handles opened, used and closed until the process has enough.  */
static void *
steady_use (void *arg)
{
  int i = (int)(intptr_t)arg;

  pthread_barrier_wait (&start);
  while (!stop)
    {
      gcry_cipher_hd_t hd = new_handle (i % 3);

      if (!use (hd, i % 3))
        n_bad++;
      gcry_cipher_close (hd);
    }
  return NULL;
}


/* Start the threads, which wait for the caller at the barrier.  */
static void
start_threads (pthread_t *threads, void *(*work) (void *))
{
  int i;

  gcry_check_version (NULL);
  gcry_control (GCRYCTL_DISABLE_SECMEM, 0);
  gcry_control (GCRYCTL_INITIALIZATION_FINISHED, 0);
  pthread_barrier_init (&start, NULL, N_THREADS + 1);
  for (i = 0; i < N_THREADS; i++)
    if (pthread_create (&threads[i], NULL, work, (void *)(intptr_t)i))
      _exit (2);
}


static void
join_threads (pthread_t *threads)
{
  int i;

  for (i = 0; i < N_THREADS; i++)
    pthread_join (threads[i], NULL);
}


/* Wait for PID.  Return true if it ended well.  */
static int
ended_well (pid_t pid)
{
  int status;

  if (pid < 0 || waitpid (pid, &status, 0) != pid)
    return 0;
  if (WIFSIGNALED (status))
    tap_note (WTERMSIG (status) == SIGALRM ? "a process hangs"
              : "a process was ended by signal %d", WTERMSIG (status));
  else if (WEXITSTATUS (status))
    tap_note ("a process ended with status %d", WEXITSTATUS (status));
  return WIFEXITED (status) && !WEXITSTATUS (status);
}


/* In a child process: use HD and end.  Another thread may have held one of
   libgcrypt's locks at the time of the fork, so that nothing but HD, which
   was opened before, can be used.  */
static void
use_and_exit (gcry_cipher_hd_t hd)
{
  alarm (TIMEOUT);
  _exit (!use (hd, 2));
}


/* A round: many threads use the module for the first time.  */
static int
round_first_use (void)
{
  pthread_t threads[N_THREADS];

  start_threads (threads, first_use);
  pthread_barrier_wait (&start);
  join_threads (threads);
  return !n_bad;
}


/* A round: the same, and forks meanwhile.  (t-stall.c makes sure that one is
   in the middle of the self-test.)  */
static int
round_first_use_forks (void)
{
  pthread_t threads[N_THREADS];
  pid_t pids[N_FIRST_FORKS];
  gcry_cipher_hd_t hd;
  int i, good = 1;

  start_threads (threads, first_use);
  hd = new_handle (2);
  pthread_barrier_wait (&start);
  for (i = 0; i < N_FIRST_FORKS; i++)
    {
      pids[i] = fork ();
      if (!pids[i])
        use_and_exit (hd);
    }
  for (i = 0; i < N_FIRST_FORKS; i++)
    good &= ended_well (pids[i]);
  join_threads (threads);
  gcry_cipher_close (hd);
  return good && !n_bad;
}


/* A round: many threads at work, and many forks.  */
static int
round_steady_use_forks (void)
{
  pthread_t threads[N_THREADS];
  gcry_cipher_hd_t hd;
  int i, good = 1;

  start_threads (threads, steady_use);
  hd = new_handle (2);
  pthread_barrier_wait (&start);
  for (i = 0; i < N_FORKS; i++)
    {
      pid_t pid = fork ();

      if (!pid)
        use_and_exit (hd);
      good &= ended_well (pid);
    }
  stop = 1;
  join_threads (threads);
  gcry_cipher_close (hd);
  return good && !n_bad;
}


/* Do ROUND in a process of its own.  Return true if it and the process ended
   well.  */
static int
in_process (int (*round) (void))
{
  pid_t pid;

  fflush (stdout);
  pid = fork ();
  if (!pid)
    {
      alarm (TIMEOUT);
      /* By way of exit, where ThreadSanitizer sets the status.  */
      exit (!round ());
    }
  return ended_well (pid);
}


int
main (int argc, char **argv)
{
  int n_rounds = argc > 1 ? atoi (argv[1]) : N_ROUNDS;
  int i, good = 1;

  for (i = 0; i < n_rounds; i++)
    good &= in_process (round_first_use);
  tap_ok (good, "the first use by %d threads at once, %d times", N_THREADS,
          n_rounds);

  good = 1;
  for (i = 0; i < n_rounds; i++)
    good &= in_process (round_first_use_forks);
  tap_ok (good, "%d forks meanwhile, %d times", N_FIRST_FORKS,
          n_rounds);

  tap_ok (in_process (round_steady_use_forks),
          "%d forks while %d threads are at work", N_FORKS, N_THREADS);
  return tap_done ();
}
