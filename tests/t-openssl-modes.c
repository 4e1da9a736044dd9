/* t-openssl-modes.c - The modes that OpenSSL has too, against OpenSSL
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

#include "testlib.h"

#ifndef HAVE_LIBCRYPTO

int
main (void)
{
  tap_skip ("this tree was configured without OpenSSL 3 (libssl-dev)",
            "the modes against OpenSSL");
  return tap_done ();
}

#else

#include <string.h>

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>

#include "gcry-help.h"
#include "mode-check.h"

/* End the program unless OpenSSL could do WHAT.  */
static void
want (int ok, const char *what)
{
  if (ok != 1)
    tap_bail ("OpenSSL, %s: %s", what,
              ERR_error_string (ERR_get_error (), NULL));
}

/* OpenSSL's name of the mode MODE with keys of KEYLEN bytes.  */
static const char *
cipher_name (size_t keylen, const char *mode)
{
  static char name[32];

  snprintf (name, sizeof name, "ARIA-%zu-%s", keylen * 8, mode);
  return name;
}

/* The cipher of that name; each is asked for once.  */
static const EVP_CIPHER *
cipher (size_t keylen, const char *mode)
{
  static struct
  {
    char name[32];
    EVP_CIPHER *c;
  } known[40];
  const char *name = cipher_name (keylen, mode);
  int i;

  for (i = 0; known[i].c; i++)
    if (!strcmp (known[i].name, name))
      return known[i].c;
  if (i == sizeof known / sizeof known[0] - 1)
    tap_bail ("more ciphers than this test knows");
  strcpy (known[i].name, name);
  known[i].c = EVP_CIPHER_fetch (NULL, name, NULL);
  want (known[i].c != NULL, name);
  return known[i].c;
}


/* A mode without a tag.  */
static void
plain (const char *mode, const struct message *m, unsigned char *out)
{
  EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new ();
  int n = 0, rest = 0;

  want (ctx != NULL, "context");
  want (EVP_EncryptInit_ex2 (ctx, cipher (m->keylen, mode), m->key,
                             m->noncelen ? m->nonce : NULL, NULL), mode);
  EVP_CIPHER_CTX_set_padding (ctx, 0);
  want (EVP_EncryptUpdate (ctx, out, &n, m->in, m->len), mode);
  want (EVP_EncryptFinal_ex (ctx, out + n, &rest), mode);
  want ((size_t)n + rest == m->len, "length");
  EVP_CIPHER_CTX_free (ctx);
}

static void
ecb (const struct message *m, unsigned char *out, unsigned char *tag)
{
  (void)tag;
  plain ("ECB", m, out);
}

static void
cbc (const struct message *m, unsigned char *out, unsigned char *tag)
{
  (void)tag;
  plain ("CBC", m, out);
}

static void
cfb (const struct message *m, unsigned char *out, unsigned char *tag)
{
  (void)tag;
  plain ("CFB", m, out);
}

static void
cfb8 (const struct message *m, unsigned char *out, unsigned char *tag)
{
  (void)tag;
  plain ("CFB8", m, out);
}

static void
ofb (const struct message *m, unsigned char *out, unsigned char *tag)
{
  (void)tag;
  plain ("OFB", m, out);
}

static void
ctr (const struct message *m, unsigned char *out, unsigned char *tag)
{
  (void)tag;
  plain ("CTR", m, out);
}


static void
gcm (const struct message *m, unsigned char *out, unsigned char *tag)
{
  EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new ();
  int n;

  want (ctx != NULL, "context");
  want (EVP_EncryptInit_ex2 (ctx, cipher (m->keylen, "GCM"), NULL, NULL,
                             NULL), "GCM");
  want (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_SET_IVLEN, m->noncelen,
                             NULL), "GCM nonce");
  want (EVP_EncryptInit_ex2 (ctx, NULL, m->key, m->nonce, NULL), "GCM key");
  want (EVP_EncryptUpdate (ctx, NULL, &n, m->aad, m->aadlen), "GCM AAD");
  want (EVP_EncryptUpdate (ctx, out, &n, m->in, m->len), "GCM data");
  want (EVP_EncryptFinal_ex (ctx, out + n, &n), "GCM end");
  want (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_GET_TAG, m->taglen, tag),
        "GCM tag");
  EVP_CIPHER_CTX_free (ctx);
}

static void
ccm (const struct message *m, unsigned char *out, unsigned char *tag)
{
  EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new ();
  int n;

  want (ctx != NULL, "context");
  want (EVP_EncryptInit_ex2 (ctx, cipher (m->keylen, "CCM"), NULL, NULL,
                             NULL), "CCM");
  want (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_SET_IVLEN, m->noncelen,
                             NULL), "CCM nonce");
  want (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_SET_TAG, m->taglen, NULL),
        "CCM tag length");
  want (EVP_EncryptInit_ex2 (ctx, NULL, m->key, m->nonce, NULL), "CCM key");
  want (EVP_EncryptUpdate (ctx, NULL, &n, NULL, m->len), "CCM length");
  if (m->aadlen)
    want (EVP_EncryptUpdate (ctx, NULL, &n, m->aad, m->aadlen), "CCM AAD");
  want (EVP_EncryptUpdate (ctx, out, &n, m->in, m->len), "CCM data");
  want (EVP_EncryptFinal_ex (ctx, out + n, &n), "CCM end");
  want (EVP_CIPHER_CTX_ctrl (ctx, EVP_CTRL_AEAD_GET_TAG, m->taglen, tag),
        "CCM tag");
  EVP_CIPHER_CTX_free (ctx);
}

static const struct mode_desc modes[] =
  {
    { .name = "ECB", .mode = GCRY_CIPHER_MODE_ECB, .oracle = ecb,
      .pieces = PIECES_BLOCKS, .unit = 16 },
    { .name = "CBC", .mode = GCRY_CIPHER_MODE_CBC, .oracle = cbc,
      .pieces = PIECES_BLOCKS, .unit = 16,
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
    { .name = "GCM", .mode = GCRY_CIPHER_MODE_GCM, .oracle = gcm,
      .aad = AAD_ANY,
      .n_noncelens = 11,
      .noncelens = { 12, 12, 12, 12, 1, 8, 11, 13, 16, 17, 60 },
      .n_taglens = 7, .taglens = { 4, 8, 12, 13, 14, 15, 16 } },
    { .name = "CCM", .mode = GCRY_CIPHER_MODE_CCM, .oracle = ccm,
      .aad = AAD_ANY,
      .n_noncelens = 7, .noncelens = { 7, 8, 9, 10, 11, 12, 13 },
      .n_taglens = 7, .taglens = { 4, 6, 8, 10, 12, 14, 16 } }
  };


/* The MAC NAME over the cipher CIPHERNAME.  */
static void
mac (const char *name, const char *ciphername, const struct message *m,
     unsigned char *tag)
{
  OSSL_PARAM params[3], *p = params;
  EVP_MAC *mac;
  EVP_MAC_CTX *ctx;
  size_t n;

  mac = EVP_MAC_fetch (NULL, name, NULL);
  want (mac != NULL, name);
  ctx = EVP_MAC_CTX_new (mac);
  want (ctx != NULL, name);
  *p++ = OSSL_PARAM_construct_utf8_string (OSSL_MAC_PARAM_CIPHER,
                                           (char *)ciphername, 0);
  if (m->noncelen)
    *p++ = OSSL_PARAM_construct_octet_string (OSSL_MAC_PARAM_IV,
                                              (void *)m->nonce, m->noncelen);
  *p = OSSL_PARAM_construct_end ();
  want (EVP_MAC_init (ctx, m->key, m->keylen, params), name);
  want (EVP_MAC_update (ctx, m->in, m->len), name);
  want (EVP_MAC_final (ctx, tag, &n, 16), name);
  want (n == 16, name);
  EVP_MAC_CTX_free (ctx);
  EVP_MAC_free (mac);
}

static void
cmac (const struct message *m, unsigned char *out, unsigned char *tag)
{
  (void)out;
  mac ("CMAC", cipher_name (m->keylen, "CBC"), m, tag);
}

static void
gmac (const struct message *m, unsigned char *out, unsigned char *tag)
{
  (void)out;
  mac ("GMAC", cipher_name (m->keylen, "GCM"), m, tag);
}

static const struct mac_desc macs[] =
  {
    { .name = "CMAC", .algo = GCRY_MAC_CMAC_ARIA, .oracle = cmac,
      .n_taglens = 4, .taglens = { 4, 8, 12, 16 } },
    { .name = "GMAC", .algo = GCRY_MAC_GMAC_ARIA, .oracle = gmac,
      .n_noncelens = 6, .noncelens = { 12, 12, 1, 11, 16, 60 },
      .n_taglens = 7, .taglens = { 4, 8, 12, 13, 14, 15, 16 } }
  };


int
main (void)
{
  size_t i;

  gcry_start ();
  tap_note ("%s", OpenSSL_version (OPENSSL_VERSION));
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
  return tap_done ();
}

#endif /*HAVE_LIBCRYPTO*/
