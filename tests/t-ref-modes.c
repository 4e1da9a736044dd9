/* t-ref-modes.c - Every mode and MAC of the library against the references
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

#include <stdint.h>
#include <string.h>

#include "aria-ref.h"
#include "gcry-help.h"
#include "mode-check.h"
#include "ref-modes.h"
#include "testlib.h"

/* The reference cipher under the first or second key of a message.  */
struct keyed
{
  struct aria_ref aria;
  struct ref_cipher c;
};

static const struct ref_cipher *
keyed (struct keyed *k, const unsigned char *key, size_t keylen)
{
  aria_ref_setkey (&k->aria, key, keylen);
  k->c.encrypt = aria_ref_encrypt;
  k->c.ctx = &k->aria;
  return &k->c;
}

static const struct ref_cipher *
first (struct keyed *k, const struct message *m)
{
  return keyed (k, m->key, m->keylen);
}

static const struct ref_cipher *
second (struct keyed *k, const struct message *m)
{
  return keyed (k, m->key + m->keylen, m->keylen);
}


static void
ecb (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  (void)tag;
  ref_ecb (first (&k, m), out, m->in, m->len);
}

static void
cbc (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  (void)tag;
  ref_cbc (first (&k, m), m->nonce, out, m->in, m->len);
}

static void
cts (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  (void)tag;
  ref_cbc_cts (first (&k, m), m->nonce, out, m->in, m->len);
}

static void
cfb (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  (void)tag;
  ref_cfb (first (&k, m), m->nonce, 16, out, m->in, m->len);
}

static void
cfb8 (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  (void)tag;
  ref_cfb (first (&k, m), m->nonce, 1, out, m->in, m->len);
}

static void
ofb (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  (void)tag;
  ref_ofb (first (&k, m), m->nonce, out, m->in, m->len);
}

static void
ctr (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  (void)tag;
  ref_ctr (first (&k, m), m->nonce, out, m->in, m->len);
}

static void
xts (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k1, k2;

  (void)tag;
  ref_xts (first (&k1, m), second (&k2, m), m->nonce, out, m->in, m->len);
}

static void
kw (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  (void)tag;
  ref_kw (first (&k, m), m->noncelen ? m->nonce : NULL, out, m->in, m->len);
}

static void
kwp (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  (void)tag;
  ref_kwp (first (&k, m), out, m->in, m->len);
}

static void
ccm (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  ref_ccm (first (&k, m), m->nonce, m->noncelen, m->taglen,
           m->aad, m->aadlen, out, m->in, m->len, tag);
}

static void
gcm (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  ref_gcm (first (&k, m), m->nonce, m->noncelen, m->aad, m->aadlen,
           out, m->in, m->len, tag);
}

static void
eax (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  ref_eax (first (&k, m), m->nonce, m->noncelen, m->aad, m->aadlen,
           out, m->in, m->len, tag);
}

static void
ocb (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  ref_ocb (first (&k, m), m->nonce, m->noncelen, m->taglen,
           m->aad, m->aadlen, out, m->in, m->len, tag);
}

/* The nonce of SIV, if there is one, is the last string.  */
static void
siv (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k1, k2;
  struct ref_string ad[MAX_STRINGS + 1];
  const unsigned char *p = m->aad;
  size_t n;

  for (n = 0; n < m->n_strings; n++)
    {
      ad[n].data = p;
      ad[n].len = m->string_len[n];
      p += m->string_len[n];
    }
  if (m->noncelen)
    {
      ad[n].data = m->nonce;
      ad[n++].len = m->noncelen;
    }
  ref_siv (first (&k1, m), second (&k2, m), ad, n, out, m->in, m->len, tag);
}

static void
gcm_siv (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;
  unsigned char auth_key[16], enc_key[32];

  ref_gcm_siv_derive (first (&k, m), m->nonce, m->keylen, auth_key, enc_key);
  ref_gcm_siv (keyed (&k, enc_key, m->keylen), auth_key, m->nonce,
               m->aad, m->aadlen, out, m->in, m->len, tag);
}

static const struct mode_desc modes[] =
  {
    { .name = "ECB", .mode = GCRY_CIPHER_MODE_ECB, .oracle = ecb,
      .pieces = PIECES_BLOCKS, .unit = 16 },
    { .name = "CBC", .mode = GCRY_CIPHER_MODE_CBC, .oracle = cbc,
      .pieces = PIECES_BLOCKS, .unit = 16,
      .n_noncelens = 1, .noncelens = { 16 } },
    { .name = "CBC-CTS", .mode = GCRY_CIPHER_MODE_CBC, .oracle = cts,
      .flags = GCRY_CIPHER_CBC_CTS, .pieces = PIECES_NONE, .min_len = 16,
      .n_noncelens = 1, .noncelens = { 16 } },
    { .name = "CFB", .mode = GCRY_CIPHER_MODE_CFB, .oracle = cfb,
      .n_noncelens = 1, .noncelens = { 16 } },
    /* One call of the cipher a byte, and never a bulk function.  */
    { .name = "CFB8", .mode = GCRY_CIPHER_MODE_CFB8, .oracle = cfb8,
      .max_len = 600, .n_noncelens = 1, .noncelens = { 16 } },
    { .name = "OFB", .mode = GCRY_CIPHER_MODE_OFB, .oracle = ofb,
      .n_noncelens = 1, .noncelens = { 16 } },
    { .name = "CTR", .mode = GCRY_CIPHER_MODE_CTR, .oracle = ctr,
      .n_noncelens = 1, .noncelens = { 16 } },
    { .name = "XTS", .mode = GCRY_CIPHER_MODE_XTS, .oracle = xts,
      .pieces = PIECES_NONE, .two_keys = 1, .min_len = 16,
      .n_noncelens = 1, .noncelens = { 16 } },
    /* Of an IV of 16 bytes, with which the library does not complain, the
       first 8 are the alternative initial value.  */
    { .name = "KW", .mode = GCRY_CIPHER_MODE_AESWRAP, .oracle = kw,
      .pieces = PIECES_NONE, .wraps = 1, .min_len = 16, .unit = 8,
      .max_len = 600, .n_noncelens = 2, .noncelens = { 0, 16 } },
    /* What the hosts do with 8 bytes is tested with the graft.  */
    { .name = "KWP", .mode = GCRY_CIPHER_MODE_AESWRAP, .oracle = kwp,
      .flags = GCRY_CIPHER_EXTENDED, .pieces = PIECES_NONE, .wraps = 1,
      .min_len = 1, .not_len = 8, .max_len = 600 },
    { .name = "CCM", .mode = GCRY_CIPHER_MODE_CCM, .oracle = ccm,
      .aad = AAD_ANY,
      .n_noncelens = 7, .noncelens = { 7, 8, 9, 10, 11, 12, 13 },
      .n_taglens = 7, .taglens = { 4, 6, 8, 10, 12, 14, 16 } },
    { .name = "GCM", .mode = GCRY_CIPHER_MODE_GCM, .oracle = gcm,
      .aad = AAD_ANY,
      .n_noncelens = 11,
      .noncelens = { 12, 12, 12, 12, 1, 8, 11, 13, 16, 17, 60 },
      .n_taglens = 7, .taglens = { 4, 8, 12, 13, 14, 15, 16 } },
    { .name = "EAX", .mode = GCRY_CIPHER_MODE_EAX, .oracle = eax,
      .aad = AAD_ANY,
      .n_noncelens = 9, .noncelens = { 1, 8, 12, 15, 16, 16, 17, 32, 33 },
      .n_taglens = 6, .taglens = { 1, 4, 8, 12, 15, 16 } },
    { .name = "OCB", .mode = GCRY_CIPHER_MODE_OCB, .oracle = ocb,
      .pieces = PIECES_BLOCKS, .aad = AAD_ANY,
      .n_noncelens = 9, .noncelens = { 8, 9, 10, 11, 12, 12, 13, 14, 15 },
      .n_taglens = 3, .taglens = { 8, 12, 16 } },
    { .name = "SIV", .mode = GCRY_CIPHER_MODE_SIV, .oracle = siv,
      .pieces = PIECES_NONE, .aad = AAD_STRINGS, .two_keys = 1,
      .n_noncelens = 5, .noncelens = { 0, 1, 12, 16, 17 },
      .n_taglens = 1, .taglens = { 16 } },
    { .name = "GCM-SIV", .mode = GCRY_CIPHER_MODE_GCM_SIV,
      .oracle = gcm_siv, .pieces = PIECES_NONE, .aad = AAD_ANY,
      .no_192 = 1, .n_noncelens = 1, .noncelens = { 12 },
      .n_taglens = 1, .taglens = { 16 } }
  };


static void
cmac (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  (void)out;
  ref_cmac (first (&k, m), tag, m->in, m->len);
}

static void
gmac (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  (void)out;
  ref_gcm (first (&k, m), m->nonce, m->noncelen, m->in, m->len,
           NULL, NULL, 0, tag);
}

/* The library's key is that of the cipher and then r.  */
static void
poly1305 (const struct message *m, unsigned char *out, unsigned char *tag)
{
  struct keyed k;

  (void)out;
  ref_poly1305 (first (&k, m), m->key + m->keylen, m->nonce, tag,
                m->in, m->len);
}

static const struct mac_desc macs[] =
  {
    { .name = "CMAC", .algo = GCRY_MAC_CMAC_ARIA, .oracle = cmac,
      .n_taglens = 4, .taglens = { 4, 8, 12, 16 } },
    { .name = "GMAC", .algo = GCRY_MAC_GMAC_ARIA, .oracle = gmac,
      .n_noncelens = 6, .noncelens = { 12, 12, 1, 11, 16, 60 },
      .n_taglens = 7, .taglens = { 4, 8, 12, 13, 14, 15, 16 } },
    { .name = "POLY1305", .algo = GCRY_MAC_POLY1305_ARIA, .oracle = poly1305,
      .extra_key = 16, .n_noncelens = 1, .noncelens = { 16 },
      .n_taglens = 3, .taglens = { 8, 12, 16 } }
  };


/* SP 800-38C encodes the length of an AAD of 0xff00 bytes and more in
   another way.  */
static void
check_ccm_long_aad (void)
{
  static const size_t lens[] = { 0xfeff, 0xff00, 0xff01, 0x12345 };
  static unsigned char aad[0x12345];
  unsigned char key[32], nonce[12], in[100], want[100], out[100];
  unsigned char want_tag[16], tag[16];
  uint64_t lengths[3] = { sizeof in, 0, sizeof tag };
  struct keyed k;
  gcry_cipher_hd_t hd;
  size_t i;
  int good = 1;

  rnd_fill (aad, sizeof aad);
  rnd_fill (key, sizeof key);
  rnd_fill (nonce, sizeof nonce);
  rnd_fill (in, sizeof in);
  hd = open_cipher (GCRY_CIPHER_ARIA256, GCRY_CIPHER_MODE_CCM, 0);
  must (gcry_cipher_setkey (hd, key, sizeof key), "CCM");
  for (i = 0; i < sizeof lens / sizeof lens[0]; i++)
    {
      ref_ccm (keyed (&k, key, 32), nonce, sizeof nonce, sizeof tag,
               aad, lens[i], want, in, sizeof in, want_tag);
      lengths[1] = lens[i];
      must (gcry_cipher_setiv (hd, nonce, sizeof nonce), "CCM");
      must (gcry_cipher_ctl (hd, GCRYCTL_SET_CCM_LENGTHS, lengths,
                             sizeof lengths), "CCM");
      must (gcry_cipher_authenticate (hd, aad, lens[i]), "CCM");
      must (gcry_cipher_encrypt (hd, out, sizeof out, in, sizeof in), "CCM");
      must (gcry_cipher_gettag (hd, tag, sizeof tag), "CCM");
      good &= (!memcmp (out, want, sizeof out)
               && !memcmp (tag, want_tag, sizeof tag));
    }
  tap_ok (good, "CCM, AAD of 0xfeff bytes and more");
  gcry_cipher_close (hd);
}

/* In XTS calls that follow each other are data units that do.  */
static void
check_xts_units (void)
{
  static const size_t lens[] = { 512, 512, 16, 4096, 17, 31, 520, 512 };
  unsigned char key[64], tweak[16], in[4096], want[4096], out[4096];
  struct keyed k1, k2;
  gcry_cipher_hd_t hd;
  size_t i, j;
  int good = 1;

  rnd_fill (key, sizeof key);
  aria_ref_setkey (&k1.aria, key, 32);
  hd = open_cipher (GCRY_CIPHER_ARIA256, GCRY_CIPHER_MODE_XTS, 0);
  must (gcry_cipher_setkey (hd, key, 64), "XTS");

  /* The number of the first unit is such that its carry goes through.  */
  memset (tweak, 0xff, sizeof tweak);
  tweak[0] = 0xfd;
  tweak[15] = 0x12;
  must (gcry_cipher_setiv (hd, tweak, 16), "XTS");
  for (i = 0; i < sizeof lens / sizeof lens[0]; i++)
    {
      rnd_fill (in, lens[i]);
      ref_xts (keyed (&k1, key, 32), keyed (&k2, key + 32, 32), tweak,
               want, in, lens[i]);
      must (gcry_cipher_encrypt (hd, out, lens[i], in, lens[i]), "XTS");
      good &= !memcmp (out, want, lens[i]);
      for (j = 0; j < 16 && ++tweak[j] == 0; j++)
        ;
    }
  tap_ok (good, "XTS, calls are successive data units");
  gcry_cipher_close (hd);
}

/* CBC-MAC, that is CBC which gives its last block only.  */
static void
check_cbc_mac (void)
{
  unsigned char key[32], iv[16], in[16 * 200], want[16], out[16];
  struct keyed k;
  gcry_cipher_hd_t hd;
  size_t n, split;
  int good = 1;

  rnd_fill (key, sizeof key);
  hd = open_cipher (GCRY_CIPHER_ARIA256, GCRY_CIPHER_MODE_CBC,
                    GCRY_CIPHER_CBC_MAC);
  must (gcry_cipher_setkey (hd, key, 32), "CBC-MAC");
  for (n = 1; n <= 200; n++)
    {
      rnd_fill (iv, sizeof iv);
      rnd_fill (in, 16 * n);
      ref_cbc_mac (keyed (&k, key, 32), iv, want, in, 16 * n);
      split = 16 * rnd_below (n);
      must (gcry_cipher_setiv (hd, iv, 16), "CBC-MAC");
      if (split)
        must (gcry_cipher_encrypt (hd, out, 16, in, split), "CBC-MAC");
      must (gcry_cipher_encrypt (hd, out, 16, in + split, 16 * n - split),
            "CBC-MAC");
      good &= !memcmp (out, want, 16);
    }
  tap_ok (good, "CBC-MAC, 1 to 200 blocks");
  gcry_cipher_close (hd);
}

/* CFB as OpenPGP used it: after gcry_cipher_sync it goes on with the last 16
   bytes of ciphertext as its IV.  */
static void
check_cfb_sync (void)
{
  unsigned char key[32], in[200], buf[16 + 200], out[200];
  struct keyed k;
  gcry_cipher_hd_t hd;
  size_t n;
  int good = 1;

  rnd_fill (key, sizeof key);
  hd = open_cipher (GCRY_CIPHER_ARIA256, GCRY_CIPHER_MODE_CFB,
                    GCRY_CIPHER_ENABLE_SYNC);
  must (gcry_cipher_setkey (hd, key, 32), "CFB");
  for (n = 0; n <= 100; n++)
    {
      /* BUF is the IV and the ciphertext behind it.  */
      rnd_fill (buf, 16);
      rnd_fill (in, sizeof in);
      must (gcry_cipher_setiv (hd, buf, 16), "CFB");
      must (gcry_cipher_encrypt (hd, out, n, in, n), "CFB");
      must (gcry_cipher_sync (hd), "CFB");
      must (gcry_cipher_encrypt (hd, out + n, sizeof in - n,
                                 in + n, sizeof in - n), "CFB");
      ref_cfb (keyed (&k, key, 32), buf, 16, buf + 16, in, n);
      ref_cfb (&k.c, buf + n, 16, buf + 16 + n, in + n, sizeof in - n);
      good &= !memcmp (out, buf + 16, sizeof out);
    }
  tap_ok (good, "CFB, gcry_cipher_sync after 0 to 100 bytes");
  gcry_cipher_close (hd);
}


int
main (void)
{
  size_t i;

  gcry_start ();
  for (i = 0; i < sizeof modes / sizeof modes[0]; i++)
    {
      check_mode_control (&modes[i]);
      check_mode (&modes[i]);
    }
  for (i = 0; i < sizeof macs / sizeof macs[0]; i++)
    {
      check_mac_control (&macs[i]);
      check_mac (&macs[i]);
    }
  check_ccm_long_aad ();
  check_xts_units ();
  check_cbc_mac ();
  check_cfb_sync ();
  return tap_done ();
}
