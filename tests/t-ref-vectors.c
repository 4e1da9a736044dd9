/* t-ref-vectors.c - The references of the modes against the standards' examples
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

/* The examples are those for AES: the modes do not know which cipher they
   run.  Of the library only the block function of AES is used.  */

#include <stdlib.h>
#include <string.h>

#include "gcry-help.h"
#include "ref-modes.h"
#include "testlib.h"

#define MAX_OUT 128
#define CCM_LONG_AAD 65536

struct bytes
{
  unsigned char *p;
  size_t len;
};

/* The bytes of HEX.  They are not freed: a few kilobytes in all.  */
static struct bytes
hex (const char *digits)
{
  struct bytes b;
  size_t max = strlen (digits) / 2;

  b.p = calloc (1, max + 1);
  if (!b.p)
    tap_bail ("no memory");
  b.len = hex_read (b.p, max, digits);
  if (b.len == (size_t)-1)
    tap_bail ("not hexadecimal: %s", digits);
  return b;
}

static void
aes_encrypt (const void *ctx, unsigned char *out, const unsigned char *in)
{
  must (gcry_cipher_encrypt ((gcry_cipher_hd_t)ctx, out, 16, in, 16),
        "AES");
}

static struct ref_cipher
aes (const unsigned char *key, size_t keylen)
{
  struct ref_cipher c;
  gcry_cipher_hd_t hd;

  hd = open_cipher (keylen == 16 ? GCRY_CIPHER_AES128
                    : keylen == 24 ? GCRY_CIPHER_AES192 : GCRY_CIPHER_AES256,
                    GCRY_CIPHER_MODE_ECB, 0);
  must (gcry_cipher_setkey (hd, key, keylen), "AES setkey");
  c.encrypt = aes_encrypt;
  c.ctx = hd;
  return c;
}

static struct ref_cipher
aes_hex (const char *key)
{
  struct bytes k = hex (key);

  return aes (k.p, k.len);
}

static void
done (struct ref_cipher *c)
{
  gcry_cipher_close ((gcry_cipher_hd_t)c->ctx);
}

/* One test point: are the bytes at GOT the whole of WANT?  */
static void
result (const char *what, const unsigned char *got, const char *want)
{
  struct bytes w = hex (want);

  if (!tap_ok (!memcmp (got, w.p, w.len), "%s", what))
    {
      hex_note ("got ", got, w.len);
      hex_note ("want", w.p, w.len);
    }
}


/* SP 800-38A, appendix F: the first two blocks for AES-128.  */
static void
check_sp800_38a (void)
{
  struct ref_cipher c = aes_hex ("2b7e151628aed2a6abf7158809cf4f3c");
  struct bytes p = hex ("6bc1bee22e409f96e93d7e117393172a"
                        "ae2d8a571e03ac9c9eb76fac45af8e51");
  struct bytes iv = hex ("000102030405060708090a0b0c0d0e0f");
  struct bytes ctr = hex ("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff");
  unsigned char out[MAX_OUT];

  ref_ecb (&c, out, p.p, p.len);
  result ("ECB", out, "3ad77bb40d7a3660a89ecaf32466ef97"
          "f5d3d58503b9699de785895a96fdbaaf");
  ref_cbc (&c, iv.p, out, p.p, p.len);
  result ("CBC", out, "7649abac8119b246cee98e9b12e9197d"
          "5086cb9b507219ee95db113a917678b2");
  ref_cbc_mac (&c, iv.p, out, p.p, p.len);
  result ("CBC-MAC", out, "5086cb9b507219ee95db113a917678b2");
  ref_cfb (&c, iv.p, 16, out, p.p, p.len);
  result ("CFB", out, "3b3fd92eb72dad20333449f8e83cfb4a"
          "c8a64537a0b3a93fcde3cdad9f1ce58b");
  ref_cfb (&c, iv.p, 1, out, p.p, 18);
  result ("CFB8", out, "3b79424c9c0dd436bace9e0ed4586a4f32b9");
  ref_ofb (&c, iv.p, out, p.p, p.len);
  result ("OFB", out, "3b3fd92eb72dad20333449f8e83cfb4a"
          "7789508d16918f03f53c52dac54ed825");
  ref_ctr (&c, ctr.p, out, p.p, p.len);
  result ("CTR", out, "874d6191b620e3261bef6864990db6ce"
          "9806f66b7970fdff8617187bb9fffdff");
  done (&c);
}

/* RFC 3962, appendix B: CBC with ciphertext stealing.  */
static void
check_cts (void)
{
  struct ref_cipher c = aes_hex ("636869636b656e207465726979616b69");
  struct bytes p = hex ("4920776f756c64206c696b6520746865"
                        "2047656e6572616c2047617527732043");
  unsigned char iv[16] = { 0 }, out[MAX_OUT];

  ref_cbc_cts (&c, iv, out, p.p, 17);
  result ("CBC-CTS, 17 bytes", out, "c6353568f2bf8cb4d8a580362da7ff7f97");
  ref_cbc_cts (&c, iv, out, p.p, 31);
  result ("CBC-CTS, 31 bytes", out, "fc00783e0efdb2c1d445d4c8eff7ed22"
          "97687268d6ecccc0c07b25e25ecfe5");
  ref_cbc_cts (&c, iv, out, p.p, 32);
  result ("CBC-CTS, 32 bytes", out, "39312523a78662d5be7fcbcc98ebf5a8"
          "97687268d6ecccc0c07b25e25ecfe584");
  done (&c);
}

/* IEEE 1619, annex B, vectors 2 and 15.  */
static void
check_xts (void)
{
  struct ref_cipher c1 = aes_hex ("11111111111111111111111111111111");
  struct ref_cipher c2 = aes_hex ("22222222222222222222222222222222");
  struct bytes t = hex ("33333333330000000000000000000000");
  struct bytes p = hex ("4444444444444444444444444444444444444444"
                        "444444444444444444444444");
  unsigned char out[MAX_OUT];

  ref_xts (&c1, &c2, t.p, out, p.p, p.len);
  result ("XTS, 32 bytes", out, "c454185e6a16936e39334038acef838b"
          "fb186fff7480adc4289382ecd6d394f0");
  done (&c1);
  done (&c2);

  c1 = aes_hex ("fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0");
  c2 = aes_hex ("bfbebdbcbbbab9b8b7b6b5b4b3b2b1b0");
  t = hex ("9a785634120000000000000000000000");
  p = hex ("000102030405060708090a0b0c0d0e0f10");
  ref_xts (&c1, &c2, t.p, out, p.p, p.len);
  result ("XTS, 17 bytes", out, "6c1625db4671522d3d7599601de7ca09ed");
  done (&c1);
  done (&c2);
}

/* RFC 3394, sections 4.1 and 4.6; RFC 5649, section 6.  */
static void
check_key_wrap (void)
{
  struct ref_cipher c = aes_hex ("000102030405060708090a0b0c0d0e0f");
  struct bytes p = hex ("00112233445566778899aabbccddeeff"
                        "000102030405060708090a0b0c0d0e0f");
  unsigned char out[MAX_OUT];

  ref_kw (&c, NULL, out, p.p, 16);
  result ("key wrap, 128 with 128 bits", out,
          "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5");
  done (&c);

  c = aes_hex ("000102030405060708090a0b0c0d0e0f"
               "101112131415161718191a1b1c1d1e1f");
  ref_kw (&c, NULL, out, p.p, 32);
  result ("key wrap, 256 with 256 bits", out,
          "28c9f404c4b810f4cbccb35cfb87f8263f5786e2d80ed326"
          "cbc7f0e71a99f43bfb988b9b7a02dd21");
  done (&c);

  c = aes_hex ("5840df6e29b02af1ab493b705bf16ea1ae8338f4dcc176a8");
  p = hex ("c37b7e6492584340bed12207808941155068f738");
  ref_kwp (&c, out, p.p, p.len);
  result ("key wrap with padding, 20 bytes", out,
          "138bdeaa9b8fa7fc61f97742e72248ee"
          "5ae6ae5360d1ae6a5f54f373fa543b6a");
  p = hex ("466f7250617369");
  ref_kwp (&c, out, p.p, p.len);
  result ("key wrap with padding, 7 bytes", out,
          "afbeb0f07dfbf5419200f2ccb50bb24f");
  done (&c);
}


/* SP 800-38B, appendix D.1 (RFC 4493, section 4).  */
static void
check_cmac (void)
{
  static const struct
  {
    size_t len;
    const char *mac;
  } examples[] =
    {
      { 0,  "bb1d6929e95937287fa37d129b756746" },
      { 16, "070a16b46b4d4144f79bdd9dd04a287c" },
      { 40, "dfa66747de9ae63030ca32611497c827" },
      { 64, "51f0bebf7e3b9d92fc49741779363cfe" }
    };
  struct ref_cipher c = aes_hex ("2b7e151628aed2a6abf7158809cf4f3c");
  struct bytes m = hex ("6bc1bee22e409f96e93d7e117393172a"
                        "ae2d8a571e03ac9c9eb76fac45af8e51"
                        "30c81c46a35ce411e5fbc1191a0a52ef"
                        "f69f2445df4f9b17ad2b417be66c3710");
  unsigned char out[MAX_OUT];
  char what[40];
  size_t i;

  for (i = 0; i < sizeof examples / sizeof examples[0]; i++)
    {
      ref_cmac (&c, out, m.p, examples[i].len);
      snprintf (what, sizeof what, "CMAC, %zu bytes", examples[i].len);
      result (what, out, examples[i].mac);
    }
  done (&c);
}

/* SP 800-38C, appendix C, examples 1, 2 and 4.  */
static void
check_ccm (void)
{
  struct ref_cipher c = aes_hex ("404142434445464748494a4b4c4d4e4f");
  struct bytes n = hex ("101112131415161718191a1b1c");
  struct bytes p = hex ("202122232425262728292a2b2c2d2e2f"
                        "303132333435363738393a3b3c3d3e3f");
  unsigned char *a, out[MAX_OUT], tag[16];
  int i;

  a = malloc (CCM_LONG_AAD);
  if (!a)
    tap_bail ("no memory");
  for (i = 0; i < CCM_LONG_AAD; i++)
    a[i] = i & 0xff;

  ref_ccm (&c, n.p, 7, 4, a, 8, out, p.p, 4, tag);
  result ("CCM, example 1", out, "7162015b");
  result ("CCM, example 1, tag", tag, "4dac255d");
  ref_ccm (&c, n.p, 8, 6, a, 16, out, p.p, 16, tag);
  result ("CCM, example 2", out, "d2a1f0e051ea5f62081a7792073d593d");
  result ("CCM, example 2, tag", tag, "1fc64fbfaccd");
  ref_ccm (&c, n.p, 13, 14, a, CCM_LONG_AAD, out, p.p, 32, tag);
  result ("CCM, example 4", out, "69915dad1e84c6376a68c2967e4dab61"
          "5ae0fd1faec44cc484828529463ccf72");
  result ("CCM, example 4, tag", tag, "b4ac6bec93e8598e7f0dadbcea5b");
  free (a);
  done (&c);
}

/* McGrew, Viega: The Galois/Counter Mode of Operation (GCM), appendix B,
   test cases 4 and 5.  */
static void
check_gcm (void)
{
  struct ref_cipher c = aes_hex ("feffe9928665731c6d6a8f9467308308");
  struct bytes iv = hex ("cafebabefacedbaddecaf888");
  struct bytes a = hex ("feedfacedeadbeeffeedfacedeadbeefabaddad2");
  struct bytes p = hex ("d9313225f88406e5a55909c5aff5269a"
                        "86a7a9531534f7da2e4c303d8a318a72"
                        "1c3c0c95956809532fcf0e2449a6b525"
                        "b16aedf5aa0de657ba637b39");
  unsigned char out[MAX_OUT], tag[16];

  ref_gcm (&c, iv.p, 12, a.p, a.len, out, p.p, p.len, tag);
  result ("GCM, case 4", out, "42831ec2217774244b7221b784d0d49c"
          "e3aa212f2c02a4e035c17e2329aca12e"
          "21d514b25466931c7d8f6a5aac84aa05"
          "1ba30b396a0aac973d58e091");
  result ("GCM, case 4, tag", tag, "5bc94fbc3221a5db94fae95ae7121a47");
  ref_gcm (&c, iv.p, 8, a.p, a.len, out, p.p, p.len, tag);
  result ("GCM, case 5", out, "61353b4c2806934a777ff51fa22a4755"
          "699b2a714fcdc6f83766e5f97b6c7423"
          "73806900e49f24b22b097544d4896b42"
          "4989b5e1ebac0f07c23f4598");
  result ("GCM, case 5, tag", tag, "3612d2e79e3b0785561be14aaca2fccb");
  done (&c);
}

/* The paper on EAX, appendix G.  */
static void
check_eax (void)
{
  struct ref_cipher c = aes_hex ("91945d3f4dcbee0bf45ef52255f095a4");
  struct bytes n = hex ("becaf043b0a23d843194ba972c66debd");
  struct bytes h = hex ("fa3bfd4806eb53fa");
  struct bytes m = hex ("f7fb");
  unsigned char out[MAX_OUT], tag[16];

  ref_eax (&c, n.p, n.len, h.p, h.len, out, m.p, m.len, tag);
  result ("EAX", out, "19dd");
  result ("EAX, tag", tag, "5c4c9331049d0bdab0277408f67967e5");
  done (&c);
}

/* RFC 7253, appendix A: the second sample, then the algorithm that runs over
   many lengths.  */
static void
check_ocb_iterated (size_t taglen, const char *want)
{
  unsigned char key[16] = { 0 }, s[128] = { 0 }, nonce[12] = { 0 };
  unsigned char *all, *p, tag[16];
  struct ref_cipher c;
  char what[60];
  size_t i;

  /* 128 times two messages of I bytes with three tags.  */
  p = all = malloc (128 * (2 * sizeof s + 3 * sizeof tag));
  if (!all)
    tap_bail ("no memory");
  key[15] = taglen * 8;
  c = aes (key, 16);
  for (i = 0; i < 128; i++)
    {
      ref_put_be (nonce, 12, 3 * i + 1);
      ref_ocb (&c, nonce, 12, taglen, s, i, p, s, i, tag);
      memcpy (p + i, tag, taglen);
      p += i + taglen;
      ref_put_be (nonce, 12, 3 * i + 2);
      ref_ocb (&c, nonce, 12, taglen, s, 0, p, s, i, tag);
      memcpy (p + i, tag, taglen);
      p += i + taglen;
      ref_put_be (nonce, 12, 3 * i + 3);
      ref_ocb (&c, nonce, 12, taglen, s, i, p, s, 0, tag);
      memcpy (p, tag, taglen);
      p += taglen;
    }
  ref_put_be (nonce, 12, 385);
  ref_ocb (&c, nonce, 12, taglen, all, p - all, s, s, 0, tag);
  snprintf (what, sizeof what, "OCB, all lengths, tag of %zu bytes", taglen);
  result (what, tag, want);
  free (all);
  done (&c);
}

static void
check_ocb (void)
{
  struct ref_cipher c = aes_hex ("000102030405060708090a0b0c0d0e0f");
  struct bytes n = hex ("bbaa99887766554433221101");
  struct bytes p = hex ("0001020304050607");
  unsigned char out[MAX_OUT], tag[16];

  ref_ocb (&c, n.p, n.len, 16, p.p, p.len, out, p.p, p.len, tag);
  result ("OCB", out, "6820b3657b6f615a");
  result ("OCB, tag", tag, "5725bda0d3b4eb3a257c9af1f8f03009");
  done (&c);
  check_ocb_iterated (16, "67e944d23256c5e0b6c61fa22fdf1ea2");
  check_ocb_iterated (12, "77a3d8e73589158d25d01209");
  check_ocb_iterated (8, "192c9b7bd90ba06a");
}

/* RFC 5297, appendices A.1 and A.2.  */
static void
check_siv (void)
{
  struct ref_cipher c1 = aes_hex ("fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0");
  struct ref_cipher c2 = aes_hex ("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff");
  struct bytes a = hex ("101112131415161718191a1b1c1d1e1f2021222324252627");
  struct bytes p = hex ("112233445566778899aabbccddee");
  struct bytes b, n;
  struct ref_string ad[3];
  unsigned char out[MAX_OUT], tag[16];

  ad[0].data = a.p;
  ad[0].len = a.len;
  ref_siv (&c1, &c2, ad, 1, out, p.p, p.len, tag);
  result ("SIV, A.1", out, "40c02b9690c4dc04daef7f6afe5c");
  result ("SIV, A.1, tag", tag, "85632d07c6e8f37f950acd320a2ecc93");
  done (&c1);
  done (&c2);

  c1 = aes_hex ("7f7e7d7c7b7a79787776757473727170");
  c2 = aes_hex ("404142434445464748494a4b4c4d4e4f");
  a = hex ("00112233445566778899aabbccddeeff"
           "deaddadadeaddadaffeeddccbbaa99887766554433221100");
  b = hex ("102030405060708090a0");
  n = hex ("09f911029d74e35bd84156c5635688c0");
  p = hex ("7468697320697320736f6d6520706c61696e7465787420746f20656e"
           "6372797074207573696e67205349562d414553");
  ad[0].data = a.p;
  ad[0].len = a.len;
  ad[1].data = b.p;
  ad[1].len = b.len;
  ad[2].data = n.p;
  ad[2].len = n.len;
  ref_siv (&c1, &c2, ad, 3, out, p.p, p.len, tag);
  result ("SIV, A.2", out, "cb900f2fddbe404326601965c889bf17dba77ceb094fa663"
          "b7a3f748ba8af829ea64ad544a272e9c485b62a3fd5c0d");
  result ("SIV, A.2, tag", tag, "7bdb6e3b432667eb06f4d14bff2fbd0f");
  done (&c1);
  done (&c2);
}

static void
check_gcm_siv_one (const char *what, const char *key, const char *nonce,
                   const char *plain, const char *want, const char *want_tag)
{
  struct bytes k = hex (key), n = hex (nonce), p = hex (plain);
  struct ref_cipher c = aes (k.p, k.len), derived;
  unsigned char auth_key[16], enc_key[32], out[MAX_OUT], tag[16];
  char text[60];

  ref_gcm_siv_derive (&c, n.p, k.len, auth_key, enc_key);
  derived = aes (enc_key, k.len);
  ref_gcm_siv (&derived, auth_key, n.p, NULL, 0, out, p.p, p.len, tag);
  result (what, out, want);
  snprintf (text, sizeof text, "%s, tag", what);
  result (text, tag, want_tag);
  done (&c);
  done (&derived);
}

/* RFC 8452, appendices C.1 and C.3.  */
static void
check_gcm_siv (void)
{
  check_gcm_siv_one ("GCM-SIV, 8 bytes", "01000000000000000000000000000000",
                     "030000000000000000000000", "0100000000000000",
                     "b5d839330ac7b786", "578782fff6013b815b287c22493a364c");
  check_gcm_siv_one ("GCM-SIV, 32-bit counter wraps",
                     "00000000000000000000000000000000"
                     "00000000000000000000000000000000",
                     "000000000000000000000000",
                     "00000000000000000000000000000000"
                     "4db923dc793ee6497c76dcc03a98e108",
                     "f3f80f2cf0cb2dd9c5984fcda908456c"
                     "c537703b5ba70324a6793a7bf218d3ea",
                     "ffffffff000000000000000000000000");
}

/* The paper on Poly1305-AES, appendix B, three of its examples.  */
static void
check_poly1305 (void)
{
  struct ref_cipher c = aes_hex ("ec074c835580741701425b623235add6");
  struct bytes r = hex ("851fc40c3467ac0be05cc20404f3f700");
  struct bytes n = hex ("fb447350c4e868c52ac3275cf9d4327e");
  struct bytes m = hex ("f3f6");
  unsigned char mac[16];

  ref_poly1305 (&c, r.p, n.p, mac, m.p, m.len);
  result ("Poly1305, 2 bytes", mac, "f4c633c3044fc145f84f335cb81953de");
  done (&c);

  c = aes_hex ("75deaa25c09f208e1dc4ce6b5cad3fbf");
  r = hex ("a0f3080000f46400d0c7e9076c834403");
  n = hex ("61ee09218d29b0aaed7e154a2c5509cc");
  ref_poly1305 (&c, r.p, n.p, mac, m.p, 0);
  result ("Poly1305, no byte", mac, "dd3fab2251f11ac759f0887129cc2ee7");
  done (&c);

  c = aes_hex ("6acb5f61a7176dd320c5c1eb2edcdc74");
  r = hex ("48443d0bb0d21109c89a100b5ce2c208");
  n = hex ("ae212a55399729595dea458bc621ff0e");
  m = hex ("663cea190ffb83d89593f3f476b6bc24"
           "d7e679107ea26adb8caf6652d0656136");
  ref_poly1305 (&c, r.p, n.p, mac, m.p, m.len);
  result ("Poly1305, 32 bytes", mac, "0ee1c16bb73f0f4fd19881753c01cdbe");
  done (&c);
}

int
main (void)
{
  gcry_start ();
  check_sp800_38a ();
  check_cts ();
  check_xts ();
  check_key_wrap ();
  check_cmac ();
  check_ccm ();
  check_gcm ();
  check_eax ();
  check_ocb ();
  check_siv ();
  check_gcm_siv ();
  check_poly1305 ();
  return tap_done ();
}
