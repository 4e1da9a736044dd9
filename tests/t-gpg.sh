#!/bin/sh
# t-gpg.sh - gpg and other programs work as before on the built library
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Programs of the distribution, not rebuilt, run with the system's library
# and, by LD_LIBRARY_PATH alone, with the built one.

. "${top_srcdir:?run by make check}/tests/taplib.sh"
. "$top_srcdir/tests/gpgsm-home.sh"

# Some of the programs' words are looked at.
LC_ALL=C
export LC_ALL

# Those that say what they are and end; who doesn't use libgcrypt is skipped.
programs='gpg gpgv gpgsm gpg-agent gpgconf dirmngr apt-get systemctl xsltproc
tshark'
sizes='0 1 1000 1000000'

make_workdir
trap 'gpgsm_home_remove; rm -rf "$workdir"' EXIT

built_path=$LD_LIBRARY_PATH
loaded=$workdir/loaded
mkdir "$loaded"

# on WHOSE PROGRAM ARGS... - run the program with the library of the "system"
# or the one that was "built"; it writes down what it loads.
on ()
{
  whose=$1
  shift
  if [ "$whose" = built ]; then
    env LD_LIBRARY_PATH="$built_path" \
      LD_DEBUG=libs LD_DEBUG_OUTPUT="$loaded/of" "$@"
  else
    env -u LD_LIBRARY_PATH "$@"
  fi
}

# Print the libgcrypts that programs have loaded since the last call.
libraries ()
{
  cat "$loaded"/of.* 2>/dev/null \
    | sed -n 's|.*calling init: \(.*/libgcrypt\.so[^ ]*\).*|\1|p' | sort -u
  rm -f "$loaded"/of.*
}

for program in $programs; do
  text="$program starts on the built library"
  if ! command -v "$program" >/dev/null; then
    skip "not installed" "$text"
  elif ! on built "$program" --version >"$workdir/out" 2>&1; then
    not_ok "$text"
    note_file "$workdir/out"
    libraries >/dev/null
  else
    case $(libraries) in
      "$ARIA_LIB") ok "$text" ;;
      '') skip "doesn't use libgcrypt" "$text" ;;
      *) not_ok "$text: it has loaded another one" ;;
    esac
  fi
done

# Perl's module opens a cipher by its name.  It pads what is whole already, so
# that a block more comes out.
text="Perl's Crypt::GCrypt encrypts with aria128"
# RFC 5794, appendix A.
vector=d718fbd6ab644c739da95f3be6451778
# shellcheck disable=SC2016
perl_program='
  use Crypt::GCrypt;
  my $c = Crypt::GCrypt->new (type => "cipher", algorithm => "aria128",
                              mode => "ecb");
  $c->start ("encrypting");
  $c->setkey (pack ("C*", 0 .. 15));
  my $out = $c->encrypt (pack ("C*", map { $_ * 17 } 0 .. 15))
            . $c->finish ();
  print unpack ("H*", substr ($out, 0, 16));'
if ! on system perl -MCrypt::GCrypt -e 1 2>/dev/null; then
  skip "not installed" "$text"
else
  on built perl -e "$perl_program" >"$workdir/out" 2>&1
  if [ "$(cat "$workdir/out")" = $vector ]; then
    ok "$text"
  else
    not_ok "$text"
    note_file "$workdir/out"
  fi
fi

if ! command -v gpg >/dev/null || ! command -v gpg-agent >/dev/null; then
  skip "gpg is not installed" "gpg with both libraries"
  done_testing
fi

version=$(sed -n 's/^#define GCRYPT_VERSION "\(.*\)"/\1/p' \
            "$top_builddir/stage/src/gcrypt.h")
on built gpg --version >"$workdir/out"
if grep -x "libgcrypt $version" "$workdir/out" >/dev/null; then
  ok "gpg tells the built library's version, $version"
else
  not_ok "gpg tells the built library's version, $version"
  note_file "$workdir/out"
fi

# symmetric WHOSE ARGS... - gpg with a passphrase.
symmetric ()
{
  whose=$1
  shift
  echo "a passphrase" \
    | on "$whose" gpg --batch --quiet --yes --no-options \
        --no-secmem-warning --pinentry-mode loopback --passphrase-fd 0 "$@"
}

# each_size WHOSE ACTION - ACTION is "encrypt" or "decrypt"; all sizes.
each_size ()
{
  for size in $sizes; do
    if [ "$2" = encrypt ]; then
      symmetric "$1" --cipher-algo AES256 -o "$workdir/$1.$size" \
        -c "$workdir/plain.$size" || return
    else
      from=system
      [ "$1" = built ] || from=built
      symmetric "$1" -o "$workdir/out.$size" -d "$workdir/$from.$size" &&
      cmp "$workdir/out.$size" "$workdir/plain.$size" || return
    fi
  done
}

# A new home for each step, so that each has an agent on its own library.
# step WHOSE ACTION TEXT
step ()
{
  gnupg_home_make || bail "can't make a GnuPG home"
  check "$3" each_size "$1" "$2"
  gpgsm_home_remove
}

for size in $sizes; do
  head -c "$size" /dev/urandom >"$workdir/plain.$size"
done
libraries >/dev/null
step system encrypt "gpg -c with AES256 on the system's library"
step built encrypt "gpg -c with AES256 on the built library"
step system decrypt "gpg -d on the system's library of the built one's files"
step built decrypt "gpg -d on the built library of the system's files"

# Public keys: sign on the built library, verify on the system's.
sign_and_verify ()
{
  on built gpg --batch --quiet --passphrase '' --pinentry-mode loopback \
    --quick-generate-key test ed25519 sign never &&
  on built gpg --batch --quiet --yes -o "$workdir/signature" \
    --detach-sign "$workdir/plain.1000" &&
  on system gpg --batch --quiet --verify "$workdir/signature" \
    "$workdir/plain.1000"
}
gnupg_home_make || bail "can't make a GnuPG home"
check "gpg signs on the built library, verifies on the system's" \
  sign_and_verify
gpgsm_home_remove

if [ "$(libraries)" = "$ARIA_LIB" ]; then
  ok "gpg and gpg-agent ran on the built library"
else
  not_ok "gpg and gpg-agent ran on the built library"
fi

done_testing
