/* t-names.c - Names, numbers, object identifiers and sizes of ARIA
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

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include <gcrypt.h>

#include "gcry-help.h"
#include "testlib.h"

static const struct
{
  const char *name;
  int algo;
  int number;                   /* The ABI of libgcrypt 1.11 and later.  */
  size_t keylen;
} ciphers[3] = {
  { "ARIA128", GCRY_CIPHER_ARIA128, 319, 16 },
  { "ARIA192", GCRY_CIPHER_ARIA192, 320, 24 },
  { "ARIA256", GCRY_CIPHER_ARIA256, 321, 32 }
};

/* RFC 5794, appendix B: the last number of the identifiers that begin with
   1.2.410.200046.1.1, for the three key lengths.  It lists OCB2, CMAC and
   KWP as well: libgcrypt has the later OCB3, a MAC is no mode of a cipher,
   and for KWP one has to give a flag beside the mode.  */
#define OID_PREFIX "1.2.410.200046.1.1."

static const struct
{
  const char *name;
  int mode;
  int last[3];
} oids[] = {
  { "ECB", GCRY_CIPHER_MODE_ECB, {  1,  6, 11 } },
  { "CBC", GCRY_CIPHER_MODE_CBC, {  2,  7, 12 } },
  { "CFB", GCRY_CIPHER_MODE_CFB, {  3,  8, 13 } },
  { "OFB", GCRY_CIPHER_MODE_OFB, {  4,  9, 14 } },
  { "CTR", GCRY_CIPHER_MODE_CTR, {  5, 10, 15 } },
  { "GCM", GCRY_CIPHER_MODE_GCM, { 34, 35, 36 } },
  { "CCM", GCRY_CIPHER_MODE_CCM, { 37, 38, 39 } },
  { "KW", GCRY_CIPHER_MODE_AESWRAP, { 40, 41, 42 } }
};

/* The largest of the numbers of RFC 5794.  */
#define MAX_OID 45

/* The MACs, and the ones of another cipher with the same key lengths, which
   tell what libgcrypt says of their keys.  */
static const struct
{
  const char *name;
  int algo;
  int number;
  int like;
} macs[3] = {
  { "CMAC_ARIA", GCRY_MAC_CMAC_ARIA, 213, GCRY_MAC_CMAC_CAMELLIA },
  { "GMAC_ARIA", GCRY_MAC_GMAC_ARIA, 407, GCRY_MAC_GMAC_CAMELLIA },
  { "POLY1305_ARIA", GCRY_MAC_POLY1305_ARIA, 508, GCRY_MAC_POLY1305_CAMELLIA }
};

#define BLOCKLEN 16
#define MACLEN 16


/* Copy NAME to BUF in lower case.  */
static const char *
lower (char *buf, size_t size, const char *name)
{
  size_t n;

  for (n = 0; name[n] && n + 1 < size; n++)
    buf[n] = tolower ((unsigned char)name[n]);
  buf[n] = 0;
  return buf;
}


/* Names, numbers and sizes of the cipher number I.  */
static void
test_cipher (int i)
{
  const char *name = ciphers[i].name;
  int algo = ciphers[i].algo;
  char buf[40];
  size_t n;

  tap_ok (algo == ciphers[i].number, "%s has the number %d", name,
          ciphers[i].number);
  tap_ok (!gcry_cipher_test_algo (algo), "%s is there", name);
  tap_ok (!strcmp (gcry_cipher_algo_name (algo), name),
          "%d has the name %s", algo, name);
  tap_ok (gcry_cipher_map_name (name) == algo
          && gcry_cipher_map_name (lower (buf, sizeof buf, name)) == algo,
          "%s and %s have the number %d", name, buf, algo);
  tap_ok (gcry_cipher_get_algo_keylen (algo) == ciphers[i].keylen
          && !gcry_cipher_algo_info (algo, GCRYCTL_GET_KEYLEN, NULL, &n)
          && n == ciphers[i].keylen,
          "%s has a key of %zu bytes", name, ciphers[i].keylen);
  tap_ok (gcry_cipher_get_algo_blklen (algo) == BLOCKLEN
          && !gcry_cipher_algo_info (algo, GCRYCTL_GET_BLKLEN, NULL, &n)
          && n == BLOCKLEN,
          "%s has a block of %d bytes", name, BLOCKLEN);
  tap_ok (!gcry_cipher_mode_from_oid (name), "%s tells no mode", name);
}


/* The object identifiers of the mode number I.  */
static void
test_oids (int i)
{
  char oid[60], prefixed[60];
  int k, good = 1;

  for (k = 0; k < 3; k++)
    {
      snprintf (oid, sizeof oid, OID_PREFIX "%d", oids[i].last[k]);
      snprintf (prefixed, sizeof prefixed, "oid." OID_PREFIX "%d",
                oids[i].last[k]);
      if (gcry_cipher_map_name (oid) != ciphers[k].algo
          || gcry_cipher_map_name (prefixed) != ciphers[k].algo
          || gcry_cipher_mode_from_oid (oid) != oids[i].mode
          || gcry_cipher_mode_from_oid (prefixed) != oids[i].mode)
        {
          tap_note ("%s: cipher %d, mode %d", oid, gcry_cipher_map_name (oid),
                    gcry_cipher_mode_from_oid (oid));
          good = 0;
        }
    }
  tap_ok (good, "object identifiers of %s: " OID_PREFIX "{%d,%d,%d}",
          oids[i].name, oids[i].last[0], oids[i].last[1], oids[i].last[2]);
}


/* All identifiers near the ones above that aren't among them.  */
static void
test_other_oids (void)
{
  char oid[60];
  size_t i;
  int last, good = 1;

  for (last = 0; last <= MAX_OID + 1; last++)
    {
      int known = 0;

      for (i = 0; i < sizeof oids / sizeof oids[0]; i++)
        known |= (last == oids[i].last[0] || last == oids[i].last[1]
                  || last == oids[i].last[2]);
      snprintf (oid, sizeof oid, OID_PREFIX "%d", last);
      if (known == !gcry_cipher_map_name (oid)
          || known == !gcry_cipher_mode_from_oid (oid))
        {
          tap_note ("%s: cipher %d, mode %d", oid, gcry_cipher_map_name (oid),
                    gcry_cipher_mode_from_oid (oid));
          good = 0;
        }
    }
  tap_ok (good, "no other identifier below " OID_PREFIX "%d", MAX_OID + 2);
}


/* Names, numbers and sizes of the MAC number I.  */
static void
test_mac (int i)
{
  const char *name = macs[i].name;
  int algo = macs[i].algo;
  gcry_mac_hd_t hd = NULL;
  char buf[40];

  tap_ok (algo == macs[i].number, "%s has the number %d", name,
          macs[i].number);
  tap_ok (!gcry_mac_test_algo (algo), "%s is there", name);
  tap_ok (!strcmp (gcry_mac_algo_name (algo), name), "%d has the name %s",
          algo, name);
  tap_ok (gcry_mac_map_name (name) == algo
          && gcry_mac_map_name (lower (buf, sizeof buf, name)) == algo,
          "%s and %s have the number %d", name, buf, algo);
  tap_ok (gcry_mac_get_algo_maclen (algo) == MACLEN,
          "%s has %d bytes", name, MACLEN);
  tap_ok (gcry_mac_get_algo_keylen (algo)
          == gcry_mac_get_algo_keylen (macs[i].like)
          && gcry_mac_get_algo_keylen (algo) > 0,
          "%s has a key as long as %s", name,
          gcry_mac_algo_name (macs[i].like));
  tap_ok (!gcry_mac_open (&hd, algo, 0, NULL)
          && gcry_mac_get_algo (hd) == algo,
          "a handle of %s tells its number", name);
  gcry_mac_close (hd);
}


int
main (void)
{
  size_t i;

  gcry_start ();

  for (i = 0; i < 3; i++)
    test_cipher (i);
  for (i = 0; i < sizeof oids / sizeof oids[0]; i++)
    test_oids (i);
  test_other_oids ();
  for (i = 0; i < 3; i++)
    test_mac (i);
  return tap_done ();
}
