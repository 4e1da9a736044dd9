#!/bin/sh
# t-gpgsm.sh - CMS messages with ARIA between gpgsm and openssl, both ways
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# gpgsm and its agent are the distribution's own, not rebuilt; only
# LD_LIBRARY_PATH makes them take the built library.

. "${top_srcdir:?run by make check}/tests/taplib.sh"
. "$top_srcdir/tests/gpgsm-home.sh"

# Some of the programs' words are looked at.
LC_ALL=C
export LC_ALL

sizes='0 1 15 16 17 255 256 257 1023 1024 4095 4096 100000 3000001'

# The object identifiers of RFC 5794 for CBC, and openssl's names.
ciphers='1.2.410.200046.1.1.2=aria-128-cbc
1.2.410.200046.1.1.7=aria-192-cbc
1.2.410.200046.1.1.12=aria-256-cbc'
aes256=2.16.840.1.101.3.4.1.42

missing=$(gpgsm_home_needs)
[ -z "$missing" ] || skip_all "not installed: $missing"
openssl enc -list 2>/dev/null | grep aria-128-cbc >/dev/null \
  || skip_all "this openssl has no ARIA"

make_workdir
trap 'gpgsm_home_remove; rm -rf "$workdir"' EXIT

# Each process of GnuPG writes down what it loads.
library=${ARIA_LIB:?run by make check}
loaded=$workdir/loaded
mkdir "$loaded"
gpgsm_on ()
{
  env LD_LIBRARY_PATH="${library%/*}${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" \
    LD_DEBUG=libs LD_DEBUG_OUTPUT="$loaded/of" "$@"
}

# loaded_only LIBRARY - true if the processes of GnuPG since the last call
# loaded that libgcrypt and no other.
loaded_only ()
{
  sed -n 's|.*calling init: \(.*/libgcrypt\.so[^ ]*\).*|\1|p' \
    "$loaded"/of.* | sort | uniq -c >"$workdir/libraries"
  rm -f "$loaded"/of.*
  note "processes, library: $(cat "$workdir/libraries")"
  [ "$(awk '{ print $2 }' "$workdir/libraries")" = "$1" ]
}

# to_openssl OID CIPHER SIZE, to_gpgsm OID CIPHER SIZE - send the plaintext
# of SIZE bytes, encrypted.  The encrypted message must name the cipher.
to_openssl ()
{
  gpgsm_encrypt "$1" "$workdir/plain.$3" "$workdir/message" &&
  openssl asn1parse -inform DER -in "$workdir/message" \
    | grep "OBJECT *:$2\$" >/dev/null &&
  cms_decrypt "$workdir/message" "$workdir/received" &&
  cmp "$workdir/plain.$3" "$workdir/received"
}

to_gpgsm ()
{
  cms_encrypt "$2" "$workdir/plain.$3" "$workdir/message" &&
  gpgsm_decrypt "$workdir/message" "$workdir/received" &&
  cmp "$workdir/plain.$3" "$workdir/received"
}

# each_size COMMAND OID CIPHER - true if the command works for all sizes.
each_size ()
{
  failed=
  for size in $sizes; do
    rm -f "$workdir/message" "$workdir/received"
    "$1" "$2" "$3" "$size" 2>&1 || failed="$failed $size"
  done
  [ -z "$failed" ] || { echo "failed for sizes:$failed"; return 1; }
}

for size in $sizes; do
  head -c "$size" /dev/urandom >"$workdir/plain.$size"
done

gpgsm_home_make || bail "can't make a GnuPG home"
for cipher in $ciphers; do
  oid=${cipher%=*}
  name=${cipher#*=}
  check "gpgsm encrypts with $name, openssl decrypts" \
    each_size to_openssl "$oid" "$name"
  check "openssl encrypts with $name, gpgsm decrypts" \
    each_size to_gpgsm "$oid" "$name"
done
check "gpgsm and gpg-agent ran on the built library" loaded_only "$ARIA_LIB"
gpgsm_home_remove

# The same with a library that has no ARIA: the host's without the module, or
# else the system's.
without=
for library in "${ARIA_PRISTINE_LIB:-}" \
  "$(ldconfig -p 2>/dev/null | sed -n 's/.*libgcrypt\.so\.20.*=> //p' \
       | head -n 1)"; do
  if [ -f "$library" ] && ! grep ARIA128 "$library" >/dev/null; then
    without=$library
    break
  fi
done
text="without ARIA in the library"
if [ -z "$without" ]; then
  skip "the host and the system have an ARIA of their own" "$text"
else
  note "a library without ARIA: $without"
  gpgsm_home_make || bail "can't make a GnuPG home"
  name=aria-256-cbc
  oid=1.2.410.200046.1.1.12
  check "gpgsm $text encrypts with AES-256, openssl decrypts" \
    to_openssl "$aes256" aes-256-cbc 1024
  if to_openssl "$oid" "$name" 1024 >"$workdir/out" 2>&1; then
    not_ok "gpgsm $text refuses to encrypt"
  elif grep 'cipher algorithm is invalid' "$workdir/out" >/dev/null; then
    ok "gpgsm $text refuses to encrypt"
  else
    not_ok "gpgsm $text refuses to encrypt"
    note_file "$workdir/out"
  fi
  if to_gpgsm "$oid" "$name" 1024 >"$workdir/out" 2>&1; then
    not_ok "gpgsm $text refuses to decrypt"
  elif grep 'Unsupported algorithm' "$workdir/out" >/dev/null; then
    ok "gpgsm $text refuses to decrypt"
  else
    not_ok "gpgsm $text refuses to decrypt"
    note_file "$workdir/out"
  fi
  check "gpgsm and gpg-agent ran on that library" loaded_only "$without"
  gpgsm_home_remove
fi

done_testing
