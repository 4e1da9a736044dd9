/* t-vectors.c - Test vectors of a folder: KISA's, OpenSSL's, wycheproof's
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

/* The folder is what the environment variable VECTORS names; below it the
   files have the names that stand in main.  */

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gcry-help.h"
#include "testlib.h"
#include "vector-file.h"

#define MAX_BYTES 2048           /* of any value */
#define MAX_TOLD 5

/* A file of cases.  */
struct tally
{
  int spoil;                     /* change each expected result by a bit */
  int cases;                     /* those that are expected to succeed, */
  int refused;                   /* those that must be refused */
  int wrong;
  int unknown;                   /* cases or fields that nobody knows here */
};

struct bytes
{
  size_t len;
  unsigned char p[MAX_BYTES];
};

/* The bytes of the field NAME; if it is missing or not hexadecimal, none, and
   *BAD is set.  */
static struct bytes
get (const struct record *r, const char *name, int *bad)
{
  struct bytes b = { 0 };
  const char *hex = record_get (r, name);

  b.len = hex ? hex_read (b.p, sizeof b.p, hex) : (size_t)-1;
  if (b.len == (size_t)-1)
    {
      *bad = 1;
      b.len = 0;
    }
  return b;
}

static void
spoil (struct tally *t, struct bytes *b)
{
  if (t->spoil && b->len)
    b->p[rnd_below (b->len)] ^= 1 << rnd_below (8);
}

static void
told (struct tally *t, const struct record *r, int good, const char *how)
{
  const char *id = record_get (r, "tcId");

  if (good)
    return;
  if (!t->spoil && t->wrong + t->unknown < MAX_TOLD)
    tap_note ("record before line %d%s%s: %s", r->line, id ? ", tcId " : "",
              id ? id : "", how);
  t->wrong++;
}

/* A record with a field or value that this test has no use for.  */
static void
unknown (struct tally *t, const struct record *r)
{
  if (!t->spoil && t->wrong + t->unknown < MAX_TOLD)
    tap_note ("record before line %d: not understood", r->line);
  t->unknown++;
}


/* What a case is made of.  */
struct job
{
  int mode;
  struct bytes key, iv, aad, plain, cipher, tag;
};

/* Open a handle and bring it to where the data come; *HD may be NULL
   then.  */
static gcry_error_t
start (const struct job *j, gcry_cipher_hd_t *hd)
{
  uint64_t lengths[3] = { j->plain.len, j->aad.len, j->tag.len };
  gcry_error_t err;

  err = gcry_cipher_open (hd, aria_algo (j->key.len), j->mode, 0);
  if (!err)
    err = gcry_cipher_setkey (*hd, j->key.p, j->key.len);
  if (!err && j->mode == GCRY_CIPHER_MODE_CTR)
    err = gcry_cipher_setctr (*hd, j->iv.p, j->iv.len);
  else if (!err && j->mode != GCRY_CIPHER_MODE_ECB)
    err = gcry_cipher_setiv (*hd, j->iv.p, j->iv.len);
  if (!err && j->mode == GCRY_CIPHER_MODE_CCM)
    err = gcry_cipher_ctl (*hd, GCRYCTL_SET_CCM_LENGTHS, lengths,
                           sizeof lengths);
  if (!err && j->aad.len)
    err = gcry_cipher_authenticate (*hd, j->aad.p, j->aad.len);
  return err;
}

/* True if the plaintext gives the ciphertext and the tag.  */
static int
encrypts (const struct job *j)
{
  unsigned char out[MAX_BYTES], tag[MAX_BYTES];
  gcry_cipher_hd_t hd;
  gcry_error_t err;

  err = start (j, &hd);
  if (!err)
    err = gcry_cipher_encrypt (hd, out, j->plain.len, j->plain.p,
                               j->plain.len);
  if (!err && j->tag.len)
    err = gcry_cipher_gettag (hd, tag, j->tag.len);
  gcry_cipher_close (hd);
  return (!err && j->plain.len == j->cipher.len
          && !memcmp (out, j->cipher.p, j->cipher.len)
          && !memcmp (tag, j->tag.p, j->tag.len));
}

/* Decrypt the ciphertext to OUT and check the tag.  */
static gcry_error_t
decrypt (const struct job *j, unsigned char *out)
{
  gcry_cipher_hd_t hd;
  gcry_error_t err;

  err = start (j, &hd);
  if (!err)
    err = gcry_cipher_decrypt (hd, out, j->cipher.len, j->cipher.p,
                               j->cipher.len);
  if (!err && j->tag.len)
    err = gcry_cipher_checktag (hd, j->tag.p, j->tag.len);
  gcry_cipher_close (hd);
  return err;
}

static int
decrypts (const struct job *j)
{
  unsigned char out[MAX_BYTES];

  return (!decrypt (j, out) && j->plain.len == j->cipher.len
          && !memcmp (out, j->plain.p, j->plain.len));
}

/* A case that must succeed both ways.  */
static void
check_valid (struct tally *t, const struct record *r, struct job *j)
{
  int good;

  t->cases++;
  spoil (t, j->tag.len ? &j->tag : &j->cipher);
  good = encrypts (j);
  told (t, r, good, "encryption");
  if (good || !t->spoil)
    told (t, r, decrypts (j), "decryption");
}


/* KISA: ECB.  */
static void
kisa_record (const struct record *r, void *arg)
{
  struct tally *t = arg;
  struct job j = { .mode = GCRY_CIPHER_MODE_ECB };
  int bad = r->n != 3;

  j.key = get (r, "KEY", &bad);
  j.plain = get (r, "PT", &bad);
  j.cipher = get (r, "CT", &bad);
  if (bad)
    unknown (t, r);
  else
    check_valid (t, r, &j);
}


/* The mode in the name of a cipher, "ARIA-128-CBC".  */
static int
openssl_mode (const char *name)
{
  static const struct
  {
    const char *name;
    int mode;
  } modes[] =
    {
      { "ECB", GCRY_CIPHER_MODE_ECB }, { "CBC", GCRY_CIPHER_MODE_CBC },
      { "CFB", GCRY_CIPHER_MODE_CFB }, { "CFB8", GCRY_CIPHER_MODE_CFB8 },
      { "OFB", GCRY_CIPHER_MODE_OFB }, { "CTR", GCRY_CIPHER_MODE_CTR },
      { "GCM", GCRY_CIPHER_MODE_GCM }, { "CCM", GCRY_CIPHER_MODE_CCM }
    };
  size_t i;

  if (!strncmp (name, "ARIA-", 5) && strlen (name) > 9)
    for (i = 0; i < sizeof modes / sizeof modes[0]; i++)
      if (!strcmp (name + 9, modes[i].name))
        return modes[i].mode;
  return 0;
}

/* True if after the message the library goes on as from the IV NEXT.  */
static int
goes_on (const struct job *j, const struct bytes *next)
{
  struct job k = *j;
  unsigned char a[16] = { 0 }, b[16] = { 0 }, out[MAX_BYTES];
  gcry_cipher_hd_t hd;
  gcry_error_t err;

  err = start (j, &hd);
  if (!err)
    err = gcry_cipher_encrypt (hd, out, j->plain.len, j->plain.p,
                               j->plain.len);
  if (!err)
    err = gcry_cipher_encrypt (hd, a, sizeof a, NULL, 0);
  gcry_cipher_close (hd);
  if (err)
    return 0;

  k.iv = *next;
  err = start (&k, &hd);
  if (!err)
    err = gcry_cipher_encrypt (hd, b, sizeof b, NULL, 0);
  gcry_cipher_close (hd);
  return !err && !memcmp (a, b, sizeof a);
}

static void
openssl_record (const struct record *r, void *arg)
{
  /* SetTagLate is about the order of OpenSSL's own calls.  */
  static const char *const fields[] =
    {
      "Cipher", "Key", "IV", "NextIV", "AAD", "Tag", "Plaintext",
      "Ciphertext", "SetTagLate", NULL
    };
  struct tally *t = arg;
  struct job j = { 0 };
  struct bytes next = { 0 };
  const char *name = record_get (r, "Cipher");
  char bits[4] = "";
  int i, k, bad = 0;

  if (r->n == 1 && record_get (r, "Title"))
    return;
  for (i = 0; i < r->n; i++)
    {
      for (k = 0; fields[k] && strcmp (r->field[i].name, fields[k]); k++)
        ;
      bad |= !fields[k];
    }
  j.mode = name ? openssl_mode (name) : 0;
  j.key = get (r, "Key", &bad);
  j.plain = get (r, "Plaintext", &bad);
  j.cipher = get (r, "Ciphertext", &bad);
  if (j.mode != GCRY_CIPHER_MODE_ECB)
    j.iv = get (r, "IV", &bad);
  if (record_get (r, "NextIV"))
    next = get (r, "NextIV", &bad);
  if (j.mode == GCRY_CIPHER_MODE_GCM || j.mode == GCRY_CIPHER_MODE_CCM)
    {
      j.aad = get (r, "AAD", &bad);
      j.tag = get (r, "Tag", &bad);
    }
  if (j.mode)
    memcpy (bits, name + 5, 3);
  if (bad || !j.mode || (size_t)atoi (bits) != j.key.len * 8)
    {
      unknown (t, r);
      return;
    }
  check_valid (t, r, &j);
  if (next.len && !t->spoil)
    told (t, r, goes_on (&j, &next), "the IV afterwards");
}


/* True if R is to succeed, false if it is to be refused; *BAD is set if it
   is neither.  */
static int
is_valid (const struct record *r, int *bad)
{
  const char *result = record_get (r, "result");

  if (result && !strcmp (result, "valid"))
    return 1;
  if (!result || strcmp (result, "invalid"))
    *bad = 1;
  return 0;
}

static void
gcm_record (const struct record *r, void *arg)
{
  struct tally *t = arg;
  struct job j = { .mode = GCRY_CIPHER_MODE_GCM };
  unsigned char out[MAX_BYTES];
  int bad = 0, valid = is_valid (r, &bad);
  gpg_err_code_t code;

  j.key = get (r, "key", &bad);
  j.iv = get (r, "iv", &bad);
  j.aad = get (r, "aad", &bad);
  j.plain = get (r, "msg", &bad);
  j.cipher = get (r, "ct", &bad);
  j.tag = get (r, "tag", &bad);
  if (bad)
    unknown (t, r);
  else if (valid)
    check_valid (t, r, &j);
  else
    {
      t->refused++;
      code = gcry_err_code (decrypt (&j, out));
      told (t, r, code == (j.iv.len ? GPG_ERR_CHECKSUM : GPG_ERR_INV_LENGTH),
            "not refused as it should be");
    }
}

/* The length of the message in the LEN bytes at P, padded as in PKCS #5, or
   -1 if the padding is wrong.  */
static long
unpadded (const unsigned char *p, size_t len)
{
  size_t pad, i;

  if (!len)
    return -1;
  pad = p[len - 1];
  if (pad < 1 || pad > 16 || pad > len)
    return -1;
  for (i = len - pad; i < len; i++)
    if (p[i] != pad)
      return -1;
  return len - pad;
}

/* The library does no padding: it is done here.  */
static void
cbc_record (const struct record *r, void *arg)
{
  struct tally *t = arg;
  struct job j = { .mode = GCRY_CIPHER_MODE_CBC };
  unsigned char out[MAX_BYTES];
  int bad = 0, valid = is_valid (r, &bad);
  size_t pad;

  j.key = get (r, "key", &bad);
  j.iv = get (r, "iv", &bad);
  j.plain = get (r, "msg", &bad);
  j.cipher = get (r, "ct", &bad);
  pad = 16 - j.plain.len % 16;
  if (bad || j.plain.len + pad > MAX_BYTES)
    unknown (t, r);
  else if (valid)
    {
      memset (j.plain.p + j.plain.len, pad, pad);
      j.plain.len += pad;
      check_valid (t, r, &j);
    }
  else
    {
      t->refused++;
      told (t, r, !decrypt (&j, out) && unpadded (out, j.cipher.len) < 0,
            "the padding is right, it should be wrong");
    }
}

static void
cmac_record (const struct record *r, void *arg)
{
  struct tally *t = arg;
  struct bytes key, msg, tag;
  gcry_mac_hd_t hd;
  gcry_error_t err;
  int bad = 0, valid = is_valid (r, &bad), keylen_ok;

  key = get (r, "key", &bad);
  msg = get (r, "msg", &bad);
  tag = get (r, "tag", &bad);
  if (bad)
    {
      unknown (t, r);
      return;
    }
  keylen_ok = key.len == 16 || key.len == 24 || key.len == 32;
  if (valid)
    {
      t->cases++;
      spoil (t, &tag);
    }
  else
    t->refused++;

  must (gcry_mac_open (&hd, GCRY_MAC_CMAC_ARIA, 0, NULL), "gcry_mac_open");
  err = gcry_mac_setkey (hd, key.p, key.len);
  if (!err)
    err = gcry_mac_write (hd, msg.p, msg.len);
  if (!err)
    err = gcry_mac_verify (hd, tag.p, tag.len);
  gcry_mac_close (hd);
  if (valid)
    told (t, r, !err, "not taken");
  else
    told (t, r, gcry_err_code (err) == (keylen_ok ? GPG_ERR_CHECKSUM
                                        : GPG_ERR_INV_KEYLEN),
          "not refused as it should be");
}


/* The readers, with one kind of arguments.  */
static void
lines (const char *file, const char *algorithm, record_fn *fn, void *arg)
{
  (void)algorithm;
  read_lines (file, fn, arg);
}

static const struct
{
  const char *name;
  void (*read) (const char *, const char *, record_fn *, void *);
  const char *algorithm;
  record_fn *fn;
} files[] =
  {
    { "kisa/ARIA128_ECB_KAT.txt", lines, NULL, kisa_record },
    { "kisa/ARIA192_ECB_KAT.txt", lines, NULL, kisa_record },
    { "kisa/ARIA256_ECB_KAT.txt", lines, NULL, kisa_record },
    { "openssl/evpciph_aria.txt", lines, NULL, openssl_record },
    { "wycheproof/aria_gcm_test.json", read_wycheproof, "ARIA-GCM",
      gcm_record },
    { "wycheproof/aria_cbc_pkcs5_test.json", read_wycheproof,
      "ARIA-CBC-PKCS5", cbc_record },
    { "wycheproof/aria_cmac_test.json", read_wycheproof, "ARIA-CMAC",
      cmac_record }
  };

int
main (void)
{
  const char *folder = getenv ("VECTORS");
  struct tally t, spoilt;
  char path[4096];
  size_t i;
  int there = 0;

  if (!folder || !*folder)
    {
      tap_skip ("no folder given: make check VECTORS=FOLDER",
                "test vectors of others");
      return tap_done ();
    }
  gcry_start ();
  for (i = 0; i < sizeof files / sizeof files[0]; i++)
    {
      if ((size_t)snprintf (path, sizeof path, "%s/%s", folder, files[i].name)
          >= sizeof path)
        tap_bail ("VECTORS is too long");
      if (access (path, F_OK))
        {
          tap_skip ("not in the folder", "%s", files[i].name);
          continue;
        }
      there++;
      memset (&t, 0, sizeof t);
      files[i].read (path, files[i].algorithm, files[i].fn, &t);
      tap_ok (t.cases && !t.wrong && !t.unknown,
              "%s: %d cases, %d more that are refused", files[i].name,
              t.cases, t.refused);

      /* The same with results that are wrong by a bit.  */
      memset (&spoilt, 0, sizeof spoilt);
      spoilt.spoil = 1;
      files[i].read (path, files[i].algorithm, files[i].fn, &spoilt);
      tap_ok (spoilt.wrong == t.cases, "%s: a wrong bit is seen in each case",
              files[i].name);
    }
  tap_ok (there, "the folder %s has vectors", folder);
  return tap_done ();
}
