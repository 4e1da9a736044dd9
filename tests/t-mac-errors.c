/* t-mac-errors.c - Each wrong use of a MAC: the error code, and no output
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

#include <string.h>

#include <gcrypt.h>

#include "gcry-help.h"
#include "misuse.h"
#include "testlib.h"

/* The steps (see misuse.h):

     key N, nullkey N     set a key of N bytes, at the address NULL
     iv N, nulliv N       set an IV of N bytes, at the address NULL
     write N, nullwrite N pass N bytes, at the address NULL
     read N               get a MAC of N bytes
     verify N             check a wrong MAC of N bytes
     nullverify N         check one at the address NULL
     reset                gcry_mac_reset

   They are made with AES's and Camellia's MACs, too: ARIA's must give the
   same code and leave the output as these do.  */

enum mac { CMAC, GMAC, POLY1305, N_MACS };

static const struct
{
  const char *name;
  int aria;
  int like[2];
} macs[N_MACS] = {
  { "CMAC", GCRY_MAC_CMAC_ARIA,
    { GCRY_MAC_CMAC_AES, GCRY_MAC_CMAC_CAMELLIA } },
  { "GMAC", GCRY_MAC_GMAC_ARIA,
    { GCRY_MAC_GMAC_AES, GCRY_MAC_GMAC_CAMELLIA } },
  { "POLY1305", GCRY_MAC_POLY1305_ARIA,
    { GCRY_MAC_POLY1305_AES, GCRY_MAC_POLY1305_CAMELLIA } }
};

static const struct wrong_use
{
  enum mac mac;
  const char *steps;
  gpg_err_code_t code;
} wrong_uses[] = {
  { CMAC, "nullkey 16", GPG_ERR_INV_ARG },
  { CMAC, "key 16, iv 16", GPG_ERR_INV_ARG },
  { CMAC, "key 16, nullwrite 1", GPG_ERR_INV_ARG },
  { CMAC, "key 24, write 20, read 0", GPG_ERR_INV_ARG },
  { CMAC, "key 32, write 20, read 16, write 1", GPG_ERR_INV_STATE },
  { CMAC, "key 16, write 20, verify 0", GPG_ERR_INV_ARG },
  { CMAC, "key 16, write 20, nullverify 16", GPG_ERR_INV_ARG },
  { CMAC, "key 16, write 20, verify 17", GPG_ERR_INV_ARG },
  { CMAC, "key 16, write 20, verify 16", GPG_ERR_CHECKSUM },
  { CMAC, "key 24, write 20, verify 1", GPG_ERR_CHECKSUM },
  { CMAC, "key 32, write 33, verify 16", GPG_ERR_CHECKSUM },

  { GMAC, "nullkey 16", GPG_ERR_INV_ARG },
  { GMAC, "key 16, nulliv 0", GPG_ERR_INV_LENGTH },
  { GMAC, "key 16, nulliv 12", GPG_ERR_INV_ARG },
  { GMAC, "key 16, iv 12, nullwrite 1", GPG_ERR_INV_ARG },
  { GMAC, "key 16, iv 12, write 20, read 0", GPG_ERR_INV_ARG },
  { GMAC, "key 16, iv 12, write 20, read 3", GPG_ERR_INV_LENGTH },
  { GMAC, "key 16, iv 12, write 20, read 11", GPG_ERR_INV_LENGTH },
  { GMAC, "key 24, iv 12, write 20, read 16, write 1", GPG_ERR_INV_STATE },
  { GMAC, "key 16, iv 12, write 20, verify 0", GPG_ERR_INV_ARG },
  { GMAC, "key 16, iv 12, write 20, verify 11", GPG_ERR_INV_LENGTH },
  { GMAC, "key 16, iv 12, write 20, verify 17", GPG_ERR_CHECKSUM },
  { GMAC, "key 16, iv 12, write 20, verify 16", GPG_ERR_CHECKSUM },
  { GMAC, "key 32, iv 12, write 20, verify 4", GPG_ERR_CHECKSUM },

  { POLY1305, "nullkey 32", GPG_ERR_INV_ARG },
  { POLY1305, "iv 15", GPG_ERR_INV_ARG },
  { POLY1305, "key 32, iv 17", GPG_ERR_INV_ARG },
  { POLY1305, "key 32, nulliv 16", GPG_ERR_INV_ARG },
  { POLY1305, "write 16", GPG_ERR_INV_STATE },
  { POLY1305, "key 32, write 16", GPG_ERR_INV_STATE },
  { POLY1305, "key 32, read 16", GPG_ERR_INV_STATE },
  { POLY1305, "key 32, verify 16", GPG_ERR_INV_STATE },
  { POLY1305, "key 32, reset", GPG_ERR_INV_STATE },
  { POLY1305, "key 32, iv 16, !key 33, write 16", GPG_ERR_INV_STATE },
  { POLY1305, "key 32, iv 16, nullwrite 1", GPG_ERR_INV_ARG },
  { POLY1305, "key 32, iv 16, write 16, read 0", GPG_ERR_INV_ARG },
  { POLY1305, "key 40, iv 16, write 16, read 16, write 1",
    GPG_ERR_INV_STATE },
  { POLY1305, "key 48, iv 16, write 16, verify 17", GPG_ERR_INV_LENGTH },
  { POLY1305, "key 48, iv 16, write 16, verify 16", GPG_ERR_CHECKSUM },
  { POLY1305, "key 40, iv 16, write 16, verify 1", GPG_ERR_CHECKSUM }
};

static const unsigned char *data;


/* A misuse_step_t for a gcry_mac_hd_t.  */
static gpg_error_t
do_step (void *opaque, const char *word, const int n[3], int n_args,
         unsigned char *out, size_t *outlen)
{
  gcry_mac_hd_t hd = opaque;

  (void)n_args;
  if (!strcmp (word, "key"))
    return gcry_mac_setkey (hd, data, n[0]);
  if (!strcmp (word, "nullkey"))
    return gcry_mac_setkey (hd, NULL, n[0]);
  if (!strcmp (word, "iv"))
    return gcry_mac_setiv (hd, data + 1, n[0]);
  if (!strcmp (word, "nulliv"))
    return gcry_mac_setiv (hd, NULL, n[0]);
  if (!strcmp (word, "write"))
    return gcry_mac_write (hd, data + 2, n[0]);
  if (!strcmp (word, "nullwrite"))
    return gcry_mac_write (hd, NULL, n[0]);
  if (!strcmp (word, "read"))
    {
      *outlen = n[0];
      return gcry_mac_read (hd, out, outlen);
    }
  if (!strcmp (word, "verify"))
    return gcry_mac_verify (hd, data + 4, n[0]);
  if (!strcmp (word, "nullverify"))
    return gcry_mac_verify (hd, NULL, n[0]);
  if (!strcmp (word, "reset"))
    return gcry_mac_reset (hd);
  misuse_unknown (word);
}


static gcry_mac_hd_t
xopen (int algo)
{
  gcry_mac_hd_t hd;

  must (gcry_mac_open (&hd, algo, 0, NULL), "gcry_mac_open");
  return hd;
}


/* Make the STEPS with the MAC ALGO.  */
static struct misuse_outcome
outcome_of (const char *steps, int algo)
{
  gcry_mac_hd_t hd = xopen (algo);
  struct misuse_outcome result = misuse_run (gcry_mac_algo_name (algo), steps,
                                             do_step, hd);

  gcry_mac_close (hd);
  return result;
}


static void
test_wrong_use (const struct wrong_use *use)
{
  int aria = macs[use->mac].aria;
  int k, good = 1;

  for (k = 0; k < 2; k++)
    {
      int like = macs[use->mac].like[k];

      good &= misuse_judge (gcry_mac_algo_name (aria),
                            outcome_of (use->steps, aria), use->code,
                            gcry_mac_algo_name (like),
                            outcome_of (use->steps, like));
    }
  tap_ok (good, "%s, \"%s\": %s", macs[use->mac].name, use->steps,
          gpg_strerror (use->code));
}


/* All lengths of keys of MAC up to 70 bytes.  Poly1305 wants 16 bytes of its
   own behind the cipher's key.  */
static void
test_key_lengths (enum mac mac)
{
  size_t own = mac == POLY1305 ? 16 : 0;
  size_t len;
  int good = 1;

  for (len = 0; len <= 70; len++)
    {
      int fits = len == 16 + own || len == 24 + own || len == 32 + own;
      gcry_mac_hd_t hd = xopen (macs[mac].aria);
      gcry_mac_hd_t other = xopen (macs[mac].like[1]);
      gpg_err_code_t code = gpg_err_code (gcry_mac_setkey (hd, data, len));
      gpg_err_code_t like = gpg_err_code (gcry_mac_setkey (other, data, len));

      if (code != like || code != (fits ? 0 : GPG_ERR_INV_KEYLEN))
        {
          good = 0;
          tap_note ("%zu bytes: %s; %s: %s", len, gpg_strerror (code),
                    gcry_mac_algo_name (macs[mac].like[1]),
                    gpg_strerror (like));
        }
      gcry_mac_close (hd);
      gcry_mac_close (other);
    }
  tap_ok (good, "%s: keys of 0 to 70 bytes", macs[mac].name);
}


int
main (void)
{
  gcry_mac_hd_t hd;
  size_t i;

  gcry_start ();
  data = misuse_data ();

  for (i = 0; i < N_MACS; i++)
    {
      hd = (gcry_mac_hd_t)data;
      tap_ok (gpg_err_code (gcry_mac_open (&hd, macs[i].aria, 1u << 30, NULL))
              == GPG_ERR_INV_ARG && !hd,
              "%s, open with an unknown flag: %s", macs[i].name,
              gpg_strerror (GPG_ERR_INV_ARG));
      test_key_lengths (i);
    }
  for (i = 0; i < sizeof wrong_uses / sizeof wrong_uses[0]; i++)
    test_wrong_use (&wrong_uses[i]);
  return tap_done ();
}
