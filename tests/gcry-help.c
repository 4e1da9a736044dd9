/* gcry-help.c - What the tests of the modes ask of libgcrypt all the time
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

#include "gcry-help.h"
#include "testlib.h"

void
gcry_start (void)
{
  const char *disable = getenv ("ARIA_TEST_DISABLE_HWF");

  if (disable && *disable)
    {
      must (gcry_control (GCRYCTL_DISABLE_HWF, disable, NULL),
            "ARIA_TEST_DISABLE_HWF");
      tap_note ("without %s", disable);
    }
  if (!gcry_check_version (GCRYPT_VERSION))
    tap_bail ("the library is older than its header, %s", GCRYPT_VERSION);
  gcry_control (GCRYCTL_DISABLE_SECMEM, 0);
  gcry_control (GCRYCTL_INITIALIZATION_FINISHED, 0);
  tap_note ("libgcrypt %s", gcry_check_version (NULL));
}

void
must (gcry_error_t err, const char *what)
{
  if (err)
    tap_bail ("%s: %s", what, gcry_strerror (err));
}

int
aria_algo (size_t keylen)
{
  switch (keylen)
    {
    case 16: return GCRY_CIPHER_ARIA128;
    case 24: return GCRY_CIPHER_ARIA192;
    case 32: return GCRY_CIPHER_ARIA256;
    default: tap_bail ("no ARIA with a key of %zu bytes", keylen);
    }
}

gcry_cipher_hd_t
open_cipher (int algo, int mode, unsigned int flags)
{
  gcry_cipher_hd_t hd;

  must (gcry_cipher_open (&hd, algo, mode, flags), "gcry_cipher_open");
  return hd;
}

int
host_is_mended (void)
{
  const char *dir = getenv ("top_builddir");
  char line[200];
  int mended = 1;
  FILE *stamp;

  if (!dir)
    tap_bail ("top_builddir isn't set: run by make check");
  snprintf (line, sizeof line, "%s/stage/libgcrypt-aria.stamp", dir);
  stamp = fopen (line, "r");
  if (!stamp)
    tap_bail ("%s can't be read", line);
  while (fgets (line, sizeof line, stamp))
    if (!strcmp (line, "host_fixes=no\n"))
      mended = 0;
  fclose (stamp);
  return mended;
}
