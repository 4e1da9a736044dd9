# gpgsm-home.sh - A throw-away GnuPG home with one certificate (to be sourced)
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Sends CMS (S/MIME) messages between an unmodified gpgsm and openssl:
#
#   . tests/gpgsm-home.sh
#   gpgsm_on () { ./with-aria "$@"; }       # how to run gpgsm and its agent;
#                                           # the default is "as it is"
#   what=$(gpgsm_home_needs)                # "" or the missing programs
#   trap gpgsm_home_remove EXIT; trap 'exit 1' HUP INT TERM
#   gpgsm_home_make || exit 1
#   gpgsm_encrypt 1.2.410.200046.1.1.12 FILE FILE.cms
#   cms_decrypt FILE.cms FILE.out
#   cms_encrypt aria-256-cbc FILE FILE.cms
#   gpgsm_decrypt FILE.cms FILE.out
#
# Every function returns 0, or 1 with the program's own words on stderr.
# The home is a new folder with a short name below $TMPDIR (/tmp): gpg-agent's
# sockets live in it and their names may have 107 bytes.  Nothing else is
# touched; the user's own keys and agent are never seen.

# The user of the certificate, and what protects the key in the PKCS#12 file
# and in gpg-agent.
gpgsm_user='libgcrypt-aria test'
gpgsm_passphrase=aria

# The home once it is made.
gpgsm_home=

# Run the command, a program of GnuPG, in the home.  To be redefined.
gpgsm_on ()
{
  "$@"
}

# Print the names of those programs that are missing.
gpgsm_home_needs ()
{
  for gpgsm_tool in gpgsm gpg-agent gpgconf openssl; do
    command -v "$gpgsm_tool" >/dev/null 2>&1 || printf '%s ' "$gpgsm_tool"
  done
}

# Run the command with what it says kept back and shown only if it fails.
gpgsm_quietly ()
{
  if "$@" >"$GNUPGHOME/log" 2>&1; then
    return 0
  fi
  echo "failed: $*" >&2
  sed 's/^/    /' "$GNUPGHOME/log" >&2
  return 1
}

# Make an empty home: sets and exports GNUPGHOME.
gnupg_home_make ()
{
  # A path of 70 bytes leaves room for "/gXXXXXX/S.gpg-agent.browser".
  gpgsm_tmp=${TMPDIR:-/tmp}
  [ ${#gpgsm_tmp} -le 70 ] || gpgsm_tmp=/tmp
  gpgsm_home=$(mktemp -d "$gpgsm_tmp/gXXXXXX") || return 1
  GNUPGHOME=$gpgsm_home
  export GNUPGHOME
  # The least count: else the agent spends 0.3 s on each use of a key.
  echo s2k-count 65536 >"$GNUPGHOME/gpg-agent.conf"
}

# Make a home for gpgsm: sets and exports GNUPGHOME, with an RSA key in
# key.pem, its certificate in cert.pem, and both of them imported into gpgsm.
gpgsm_home_make ()
{
  gnupg_home_make || return 1

  # 3DES and SHA-1 in the PKCS#12 file are what every gpgsm reads.
  gpgsm_quietly openssl req -x509 -newkey rsa:2048 -nodes -days 30 \
    -subj "/CN=$gpgsm_user" \
    -addext keyUsage=critical,keyEncipherment,digitalSignature \
    -addext basicConstraints=critical,CA:FALSE \
    -keyout "$GNUPGHOME/key.pem" -out "$GNUPGHOME/cert.pem" &&
  gpgsm_quietly openssl pkcs12 -export -passout "pass:$gpgsm_passphrase" \
    -certpbe PBE-SHA1-3DES -keypbe PBE-SHA1-3DES -macalg sha1 \
    -inkey "$GNUPGHOME/key.pem" -in "$GNUPGHOME/cert.pem" \
    -out "$GNUPGHOME/key.p12" &&
  gpgsm_fpr=$(openssl x509 -noout -fingerprint -sha1 \
                -in "$GNUPGHOME/cert.pem") || return 1
  echo "${gpgsm_fpr#*=} S relax" >"$GNUPGHOME/trustlist.txt" &&
  printf '%s\n' batch no-secmem-warning disable-crl-checks disable-dirmngr \
    >"$GNUPGHOME/gpgsm.conf" &&
  echo "$gpgsm_passphrase" >"$GNUPGHOME/passphrase" &&
  # gpgsm 2.2.40 refuses one file in about a hundred for a bad passphrase, on
  # any libgcrypt, and takes the very same file the next time.
  { gpgsm_import 2>/dev/null || gpgsm_import; }
}

gpgsm_import ()
{
  gpgsm_quietly gpgsm_on gpgsm --pinentry-mode loopback \
    --passphrase-fd 0 --import "$GNUPGHOME/key.p12" <"$GNUPGHOME/passphrase"
}

# End the agent and delete the home, of either kind.
gpgsm_home_remove ()
{
  [ -n "$gpgsm_home" ] || return 0
  gpgconf --homedir "$gpgsm_home" --kill all >/dev/null 2>&1 || :
  gpgconf --homedir "$gpgsm_home" --remove-socketdir >/dev/null 2>&1 || :
  rm -rf "$gpgsm_home"
  gpgsm_home=
}

# gpgsm_encrypt OID IN OUT: encrypt the file with gpgsm and the cipher OID.
gpgsm_encrypt ()
{
  gpgsm_quietly gpgsm_on gpgsm --cipher-algo "$1" -r "$gpgsm_user" \
    --yes -o "$3" -e "$2"
}

# gpgsm_decrypt IN OUT: decrypt the file with gpgsm.
gpgsm_decrypt ()
{
  gpgsm_quietly gpgsm_on gpgsm --pinentry-mode loopback \
    --passphrase-fd 0 --yes -o "$2" -d "$1" <"$GNUPGHOME/passphrase"
}

# cms_encrypt CIPHER IN OUT: encrypt the file with openssl, CIPHER as
# "openssl enc -list" names it, without the dash.
cms_encrypt ()
{
  gpgsm_quietly openssl cms -encrypt "-$1" -binary -outform DER \
    -in "$2" -out "$3" "$GNUPGHOME/cert.pem"
}

# cms_decrypt IN OUT: decrypt the file with openssl.
cms_decrypt ()
{
  gpgsm_quietly openssl cms -decrypt -inform DER -binary -in "$1" -out "$2" \
    -recip "$GNUPGHOME/cert.pem" -inkey "$GNUPGHOME/key.pem"
}
