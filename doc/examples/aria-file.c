/* aria-file.c - Example: encrypt or decrypt a file with ARIA
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
 *
 * usage: aria-file enc|dec MODE KEYHEX IVHEX <INPUT >OUTPUT
 *
 * MODE is ctr, cfb or ofb; the key has 16, 24 or 32 bytes and the IV has 16,
 * in hexadecimal digits.  These modes need no padding, but they don't notice
 * a changed file either: a program that sends data to others should take GCM
 * or add a MAC.  Never use a pair of key and IV twice.
 *
 * Build:  cc aria-file.c $(pkg-config --cflags --libs libgcrypt gpg-error)
 * The same with OpenSSL:
 *         openssl enc -d -aria-256-ctr -K KEYHEX -iv IVHEX <OUTPUT
 */

#include <gcrypt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_LEN 16            /* Of ARIA, and thus of the IV.  */
#define MAX_KEY_LEN 32
#define CHUNK_LEN 65536         /* A multiple of BLOCK_LEN.  */

/* Say what went wrong and end the program.  */
static void
die (const char *what, const char *why)
{
  fprintf (stderr, "aria-file: %s: %s\n", what, why);
  exit (1);
}

static void
check (gcry_error_t err, const char *what)
{
  if (err)
    die (what, gcry_strerror (err));
}

/* Read the hexadecimal digits at HEX into the MAX bytes at BUF.  Return the
   number of bytes, or 0 if HEX is anything else or too long.  */
static size_t
read_hex (unsigned char *buf, size_t max, const char *hex)
{
  size_t len = strlen (hex) / 2;
  unsigned int byte;
  size_t i;

  if (strlen (hex) % 2 || len > max
      || strspn (hex, "0123456789abcdefABCDEF") != strlen (hex))
    return 0;
  for (i = 0; i < len; i++)
    {
      sscanf (hex + 2 * i, "%2x", &byte);
      buf[i] = byte;
    }
  return len;
}

/* Return libgcrypt's number of the mode called NAME.  */
static int
mode_of_name (const char *name)
{
  if (!strcmp (name, "ctr"))
    return GCRY_CIPHER_MODE_CTR;
  if (!strcmp (name, "cfb"))
    return GCRY_CIPHER_MODE_CFB;
  if (!strcmp (name, "ofb"))
    return GCRY_CIPHER_MODE_OFB;
  die (name, "not one of the modes ctr, cfb, ofb");
  return 0;
}

/* Return libgcrypt's number of ARIA with a key of LEN bytes.  */
static int
cipher_of_key_len (size_t len)
{
  switch (len)
    {
    case 16: return GCRY_CIPHER_ARIA128;
    case 24: return GCRY_CIPHER_ARIA192;
    case 32: return GCRY_CIPHER_ARIA256;
    default: die ("key", "not 16, 24 or 32 bytes in hexadecimal digits");
    }
  return 0;
}

int
main (int argc, char **argv)
{
  static unsigned char buf[CHUNK_LEN];
  unsigned char key[MAX_KEY_LEN];
  unsigned char iv[BLOCK_LEN];
  gcry_cipher_hd_t hd;
  size_t key_len, n;
  int mode, decrypt;

  if (argc != 5 || (strcmp (argv[1], "enc") && strcmp (argv[1], "dec")))
    {
      fputs ("usage: aria-file enc|dec ctr|cfb|ofb KEYHEX IVHEX"
             " <INPUT >OUTPUT\n", stderr);
      return 1;
    }
  decrypt = !strcmp (argv[1], "dec");

  if (!gcry_check_version (GCRYPT_VERSION))
    die ("libgcrypt", "older than the header that this was compiled with");
  gcry_control (GCRYCTL_INITIALIZATION_FINISHED, 0);

  mode = mode_of_name (argv[2]);
  key_len = read_hex (key, sizeof key, argv[3]);
  check (gcry_cipher_open (&hd, cipher_of_key_len (key_len), mode, 0),
         "open");
  check (gcry_cipher_setkey (hd, key, key_len), "setkey");
  if (read_hex (iv, sizeof iv, argv[4]) != sizeof iv)
    die ("IV", "not 16 bytes in hexadecimal digits");
  if (mode == GCRY_CIPHER_MODE_CTR)
    check (gcry_cipher_setctr (hd, iv, sizeof iv), "setctr");
  else
    check (gcry_cipher_setiv (hd, iv, sizeof iv), "setiv");

  /* In place, for which the input pointer is NULL.  Only the last chunk may
     be no multiple of the block length; fread fills all the others.  */
  while ((n = fread (buf, 1, sizeof buf, stdin)))
    {
      if (decrypt)
        check (gcry_cipher_decrypt (hd, buf, n, NULL, 0), "decrypt");
      else
        check (gcry_cipher_encrypt (hd, buf, n, NULL, 0), "encrypt");
      if (fwrite (buf, 1, n, stdout) != n)
        break;
    }
  if (ferror (stdin))
    die ("input", "can't be read");
  if (ferror (stdout) || fflush (stdout))
    die ("output", "can't be written (is the disk full?)");

  gcry_cipher_close (hd);
  return 0;
}
