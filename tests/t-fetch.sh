#!/bin/sh
# t-fetch.sh - host/fetch: apt's entries, and a fetch from a local repository
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Needs no network: apt takes a small source package, made here, from a
# repository in the build folder.

. "${top_srcdir:?run by make check}/tests/taplib.sh"
for program in apt-get dpkg-source dpkg-scansources; do
  command -v $program >/dev/null || skip_all "there is no $program here"
done
codename=$(. /etc/os-release; echo "${VERSION_CODENAME:-}")
[ -n "$codename" ] || skip_all "/etc/os-release tells no code name"
make_workdir
out=$workdir/out
fetch=$top_srcdir/host/fetch

# apt's configuration, with lists of our own for /etc/apt/sources.list.d.
sources=$workdir/sources
mkdir "$sources"
cat >"$workdir/apt.conf" <<END
Dir::Etc::sourcelist "/dev/null";
Dir::Etc::sourceparts "$sources";
END
APT_CONFIG=$workdir/apt.conf
export APT_CONFIG
no_proxy=127.0.0.1
export no_proxy

# one_list NAME - make standard input the only file of $sources.
one_list ()
{
  rm -f "$sources"/*
  cat >"$sources/$1"
}

# prints WANTED ARGS... - does --print-sources print the file WANTED?
prints ()
{
  tap_wanted=$1
  shift
  "$fetch" --print-sources "$@" >"$out" && diff -u "$tap_wanted" "$out"
}

one_list a.list <<END
# deb http://no.example/debian $codename main
deb http://one.example/debian $codename main contrib # a comment
deb-src http://one.example/debian $codename main contrib
deb [arch=a signed-by=/key.gpg trusted=yes] http://two/x $codename-security main
deb http://one.example/debian $codename-backports main
deb http://one.example/debian other main
deb http://one.example/other $codename/updates main
deb cdrom:[Debian]/ $codename main

  deb	http://three.example/   $codename-updates main
END
cat >"$workdir/wanted" <<END
Types: deb-src
Suites: $codename
URIs: http://one.example/debian
Components: main contrib

Types: deb-src
Suites: $codename-security
URIs: http://two/x
Components: main
Signed-By: /key.gpg
Trusted: yes

Types: deb-src
Suites: $codename-updates
URIs: http://three.example/
Components: main

END
check "one-line entries" prints "$workdir/wanted"

one_list b.sources <<END
# The first stanza
Types: deb deb-src
URIs: http://one.example/debian
# in the midst of it
Suites: $codename $codename-backports $codename-updates other
Components: main
Architectures: amd64 i386
Signed-By:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 abcdef
 -----END PGP PUBLIC KEY BLOCK-----


Enabled: no
Types: deb
URIs: http://two.example/debian
Suites: $codename
Components: main

types: deb
suites: other
 $codename-security
uris: http://three.example/debian
components: main

Types: deb
URIs: http://four.example/debian
Suites: stable
Components: main
END
cat >"$workdir/wanted" <<END
Types: deb-src
Suites: $codename $codename-updates
URIs: http://one.example/debian
Components: main
Signed-By:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 abcdef
 -----END PGP PUBLIC KEY BLOCK-----

Types: deb-src
Suites: $codename-security
uris: http://three.example/debian
components: main

END
check "deb822 entries" prints "$workdir/wanted"
sed "s/$codename/another/g" "$workdir/wanted" >"$workdir/another"
check "entries of another suite" prints "$workdir/another" --suite=another
: >"$sources/c.list.save"
: >"$sources/d.sources.disabled"
check "files that apt passes over" prints "$workdir/wanted"


# package VERSION - make a source package in the repository.
repository=$workdir/repository
package ()
(
  mkdir -p "$workdir/libgcrypt20/debian/source" "$repository/pool"
  cd "$workdir/libgcrypt20" || exit 1
  printf '#!/bin/sh\n' >configure
  echo "3.0 (native)" >debian/source/format
  printf '%s\n' "libgcrypt20 ($1) $codename; urgency=low" '' '  * Test.' '' \
    ' -- Test <test@example.org>  Thu, 01 Jan 2026 00:00:00 +0000' \
    >debian/changelog
  printf '%s\n' 'Source: libgcrypt20' 'Maintainer: Test <test@example.org>' \
    '' 'Package: libgcrypt20' 'Architecture: any' 'Description: test' \
    >debian/control
  printf '#!/usr/bin/make -f\n' >debian/rules
  cd "$repository/pool" && dpkg-source -b "$workdir/libgcrypt20"
)

# index [COMMAND] - make the repository's index of what is in it, edited by
# the sed command.
index ()
(
  cd "$repository" || exit 1
  mkdir -p "dists/$codename/main/source"
  dpkg-scansources pool | sed "${1:-}" \
    >"dists/$codename/main/source/Sources" || exit 1
  cd "dists/$codename" || exit 1
  {
    printf '%s\n' "Origin: Test" "Codename: $codename" "Components: main" \
      "Date: Thu, 01 Jan 2026 00:00:00 UTC" "SHA256:"
    printf ' %s %s main/source/Sources\n' \
      "$(sha256sum <main/source/Sources | cut -d' ' -f1)" \
      "$(wc -c <main/source/Sources)"
  } >Release
)

# run_fetch ARGS... - its output in $out, its status returned.
run_fetch ()
{
  "$fetch" "$@" >"$out" 2>&1
}

# fails_with WORDS DIR - does it fail with WORDS and leave no DIR?
fails_with ()
{
  ! run_fetch "$2" || { echo "it didn't fail"; return 1; }
  grep -qF -- "$1" "$out" && [ ! -e "$2" ] && [ ! -e "$2.part" ] \
    || { cat "$out"; ls -d "$2"*; return 1; }
}

# holds DIR VERSION - is DIR whole and of this version?
holds ()
{
  [ "$(cat "$1/version")" = "$2" ] && [ -f "$1/source/configure" ] \
    && grep -qF "($2)" "$1/source/debian/changelog" && [ ! -e "$1.part" ] \
    && [ "$(find "$1" -mindepth 1 -maxdepth 1 | wc -l)" -eq 2 ]
}

# The machine's own state of apt, which must stay as it is.
apt_state ()
{
  ls -lR --time-style=full-iso /etc/apt /var/lib/apt/lists \
    /var/cache/apt 2>/dev/null | cksum
}

if ! { package 1.10.1+1 && index; } >"$out" 2>&1; then
  note_file "$out"
  bail "the test's repository can't be made"
fi
one_list a.list <<END
deb [trusted=yes] file:$repository $codename main
END
before=$(apt_state)
check "a fetch" run_fetch "$workdir/a"
check "it is whole" holds "$workdir/a" 1.10.1+1
check "apt's own state is as it was" test "$(apt_state)" = "$before"
mv "$repository" "$repository.away"
check "a second fetch needs no repository" run_fetch "$workdir/a"
check "and says what is there" grep -q 'holds libgcrypt20 1.10.1+1' "$out"
check "--refresh without a repository fails" \
  sh -c '! "$1" --refresh "$2" 2>/dev/null' sh "$fetch" "$workdir/a"
check "and leaves what is there" holds "$workdir/a" 1.10.1+1
check "no repository" fails_with "--with-libgcrypt-source" "$workdir/b"
mv "$repository.away" "$repository"

: >"$workdir/a/mark"
check "--refresh without a newer version" run_fetch --refresh "$workdir/a"
check "leaves what is there" test -e "$workdir/a/mark"
{ package 1.10.1+2 && index; } >/dev/null 2>&1
check "--refresh with a newer version" run_fetch --refresh "$workdir/a"
check "gets it" holds "$workdir/a" 1.10.1+2

one_list b.sources <<END
Types: deb
URIs: file:$repository
Suites: $codename
Components: main
Trusted: yes

Types: deb
URIs: http://127.0.0.1:9/nobody-listens
Suites: $codename
Components: main
END
check "an entry beside it that is out of reach" run_fetch "$workdir/b"
check "the newest version is taken" holds "$workdir/b" 1.10.1+2

one_list b.list <<END
deb http://127.0.0.1:9/nobody-listens $codename main
END
check "no server in reach" fails_with "is there a network?" "$workdir/c"
one_list b.list <<END
deb [trusted=yes] file:$repository other main
END
check "no entry for this suite" fails_with "the suite $codename" "$workdir/c"
one_list b.list <<END
deb [trusted=yes] file:$repository $codename main
END
mkdir "$workdir/c"
check "a folder of something else" sh -c \
  '! "$1" "$2" 2>"$3" && grep -q "was not made by host/fetch" "$3"' sh \
  "$fetch" "$workdir/c" "$out"
rmdir "$workdir/c"
check "a place that isn't there" fails_with "no such directory" \
  "$workdir/nowhere/c"

cp -R "$repository/pool" "$workdir/pool"
for file in "$repository/pool"/*1.10.1+2.tar.*; do
  head -c 100 "$workdir/pool/${file##*/}" >"$file"
  head -c 100000 /dev/zero >>"$file"
done
check "a file that isn't what the index says" \
  fails_with "can't get the source of libgcrypt20" "$workdir/c"
rm -rf "$repository/pool"
mv "$workdir/pool" "$repository/pool"
index 's/^Package: .*/Package: other/' >/dev/null 2>&1
check "a repository without libgcrypt20" \
  fails_with "can't get the source of libgcrypt20" "$workdir/c"
index >/dev/null 2>&1

# Programs that are missing.
tools=$workdir/tools
mkdir "$tools"
for program in sh awk cat cut df dirname basename grep head id mkdir mv rm \
               sed sort tr kill sleep apt-get apt-config; do
  ln -s "$(command -v $program)" "$tools/$program"
done
check "no dpkg-source" sh -c \
  'PATH=$4; ! "$1" "$2" 2>"$3" && grep -q "apt-get install dpkg-dev" "$3"' \
  sh "$fetch" "$workdir/c" "$out" "$tools"
rm "$tools/apt-get"
check "no apt" sh -c \
  'PATH=$4; ! "$1" "$2" 2>"$3" && grep -q "https://gnupg.org" "$3"' \
  sh "$fetch" "$workdir/c" "$out" "$tools"

# A run that is ended while apt is at work, which takes its time here.
mkdir "$workdir/bin"
printf '#!/bin/sh\nexec sleep 30\n' >"$workdir/bin/apt-get"
chmod +x "$workdir/bin/apt-get"

# interrupted SIGNAL - start a fetch and end it so.
interrupted ()
{
  PATH=$workdir/bin:$PATH "$fetch" "$workdir/c" >"$out" 2>&1 &
  tap_pid=$!
  tap_tries=0
  until [ -e "$workdir/c.part/log" ]; do
    sleep 1
    tap_tries=$((tap_tries + 1))
    [ "$tap_tries" -lt 30 ] || { cat "$out"; return 1; }
  done
  kill "-$1" "$tap_pid"
  ! wait "$tap_pid"
}
check "ended by a signal" interrupted TERM
check "nothing is left" test ! -e "$workdir/c" -a ! -e "$workdir/c.part"
check "killed" interrupted KILL
check "nothing that looks whole is left" test ! -e "$workdir/c"
check "the next run works" run_fetch "$workdir/c"
check "and makes it whole" holds "$workdir/c" 1.10.1+2

# An ordinary user.
chmod a+rX "$workdir"
mkdir -m 777 "$workdir/user"
if [ "$(id -u)" -ne 0 ]; then
  skip "all of this was run by an ordinary user" "as an ordinary user"
elif ! setpriv --reuid=65534 --clear-groups test -w "$workdir/user" \
     || ! setpriv --reuid=65534 --clear-groups test -x "$fetch"; then
  skip "an ordinary user can't read this folder" "as an ordinary user"
else
  check "as an ordinary user" setpriv --reuid=65534 --regid=65534 \
    --clear-groups "$fetch" "$workdir/user/a"
  check "it is whole" holds "$workdir/user/a" 1.10.1+2
fi

# A full disk and a machine without a network.
if [ "$(id -u)" -eq 0 ] && unshare -m -n true 2>/dev/null; then
  mkdir "$workdir/disk"
  check "a full disk" unshare -m sh -c '
    mount -t tmpfs -o size=20m none "$2" || exit 1
    ! "$1" "$2/a" >"$3" 2>&1 && grep -q "the disk is full" "$3" \
      && test -z "$(ls "$2")"' sh "$fetch" "$workdir/disk" "$out"
  unset APT_CONFIG
  if "$fetch" --print-sources | grep -q .; then
    check "no network" unshare -n sh -c '
      ! "$1" "$2" >"$3" 2>&1 && grep -q "is there a network" "$3" \
        && ! ls -d "$2"* 2>/dev/null' sh "$fetch" "$workdir/offline" "$out"
  else
    skip "apt has no entries here" "no network"
  fi
else
  skip "needs root and name spaces" "a full disk"
  skip "needs root and name spaces" "no network"
fi
done_testing
