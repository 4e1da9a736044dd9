/* t-ocb-aad.c - Associated data of 65,537 blocks for OCB, in odd pieces
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

/* Hosts before 1.12.4 stop with a failed assertion when block 65,536 of the
   associated data is put together from two calls; the graft mends it.  */

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "gcry-help.h"
#include "testlib.h"

#define TABLE 65536  /* The first block that needs L_16.  */

static unsigned char aad[16 * (TABLE + 1)];

/* Put into TAG the tag of AAD, given as FIRST bytes and the rest.  */
static void
ocb_tag (int algo, size_t first, unsigned char tag[16])
{
  static const unsigned char nonce[12] = "any nonce";
  static const unsigned char key[16] = "any key";
  gcry_cipher_hd_t hd = open_cipher (algo, GCRY_CIPHER_MODE_OCB, 0);

  must (gcry_cipher_setkey (hd, key, 16), "setkey");
  must (gcry_cipher_setiv (hd, nonce, 12), "setiv");
  must (gcry_cipher_authenticate (hd, aad, first), "AAD");
  must (gcry_cipher_authenticate (hd, aad + first, sizeof aad - first), "AAD");
  must (gcry_cipher_final (hd), "final");
  must (gcry_cipher_encrypt (hd, tag, 16, "sixteen octets.", 16), "encrypt");
  must (gcry_cipher_gettag (hd, tag, 16), "gettag");
  gcry_cipher_close (hd);
}

/* Return the status of a child process that checks whether odd pieces give
   the same tag as whole blocks.  */
static int
try_odd_pieces (int algo)
{
  static const struct rlimit no_core = { 0, 0 };
  unsigned char want[16], tag[16];
  pid_t pid;
  int status;

  fflush (NULL);
  pid = fork ();
  if (pid == -1)
    tap_bail ("fork failed");
  if (!pid)
    {
      setrlimit (RLIMIT_CORE, &no_core);
      ocb_tag (algo, 16 * (TABLE - 1), want);
      ocb_tag (algo, 16 * (TABLE - 1) + 3, tag);
      _exit (memcmp (tag, want, 16) ? 1 : 0);
    }
  if (waitpid (pid, &status, 0) != pid)
    tap_bail ("waitpid failed");
  return status;
}

static void
check_algo (int algo, int mended)
{
  const char *name = gcry_cipher_algo_name (algo);
  int status = try_odd_pieces (algo);

  if (WIFSIGNALED (status) && WTERMSIG (status) == SIGABRT && !mended)
    tap_skip ("built --without-host-fixes", "%s: block 65,536 of the AAD from"
              " two calls", name);
  else if (!tap_ok (WIFEXITED (status) && !WEXITSTATUS (status),
                    "%s: block 65,536 of the AAD from two calls", name))
    tap_note ("status of the process: %#x", (unsigned int)status);
}

int
main (void)
{
  int mended = host_is_mended ();

  gcry_start ();
  rnd_fill (aad, sizeof aad);
  check_algo (GCRY_CIPHER_AES128, mended);
  if (!gcry_cipher_test_algo (GCRY_CIPHER_ARIA128))
    check_algo (GCRY_CIPHER_ARIA128, mended);
  else
    tap_ok (0, "the library has ARIA");
  return tap_done ();
}
