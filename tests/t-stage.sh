#!/bin/sh
# t-stage.sh - host/stage: the copy of a host with the module in it
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"
. "$top_srcdir/tests/hosts.sh"
make_workdir
stage=$top_srcdir/host/stage
host=$workdir/host
out=$workdir/out

copy_host "$LIBGCRYPT_SOURCE" "$host" \
  || bail "$LIBGCRYPT_SOURCE can't be copied"
if [ ! -f "$host/configure" ]; then
  skip_all "$LIBGCRYPT_SOURCE has no configure"
fi
# Much of it isn't needed here.  What is put in is to be left out of the stage.
(cd "$host" && rm -rf debian .pc doc random compat m4 mpi/[a-w]* ChangeLog*)
mkdir "$host/.git" "$host/.pc" "$host/debian"
: >"$host/.git/x"
: >"$host/.pc/x"
echo "libgcrypt20 (1.10.1-3+deb12u1) bookworm; urgency=medium" \
  >"$host/debian/changelog"
version=$(host_version "$host")

# The names and contents of all files of the tree $1.
contents ()
{
  (cd "$1" && find . -type f -exec cksum '{}' + | sort)
}

# run_stage ARGS... - its output in $out, its status returned.
run_stage ()
{
  "$stage" "$@" >"$out" 2>&1
}

# fails_with WORDS ARGS... - does it fail with WORDS and make nothing?
fails_with ()
{
  tap_words=$1
  shift
  find "$workdir" -maxdepth 1 | sort >"$workdir/names"
  ! run_stage "$@" || { echo "it didn't fail"; return 1; }
  grep -qF -- "$tap_words" "$out" || { cat "$out"; return 1; }
  find "$workdir" -maxdepth 1 | sort | diff "$workdir/names" -
}

# Is $1 the stage that is expected, but for the graft's edits and the stamp?
whole_stage ()
{
  for file in "$top_srcdir"/cipher/*.[chS]; do
    cmp "$file" "$1/cipher/${file##*/}" || return 1
  done
  [ "$(find "$1/cipher" -name 'aria*' | wc -l)" = \
    "$(find "$top_srcdir/cipher" -name 'aria*.[chS]' | wc -l)" ] \
    || { echo "other files cipher/aria* are there"; return 1; }
  grep -q 'libgcrypt-aria: begin objects' "$1/configure" || return 1
  [ ! -e "$1/debian" ] && [ ! -e "$1/.git" ] && [ ! -e "$1/.pc" ] \
    && [ ! -e "$1.part" ]
}

contents "$host" >"$workdir/before"
check "--check says what would be done" run_stage --check "$host"
check "for this version" grep -qF "libgcrypt $version" "$out"
check "the stage is made from a folder" run_stage "$host" "$workdir/stage"
check "it is whole" whole_stage "$workdir/stage"
contents "$host" >"$workdir/after"
check "the host is as it was" cmp "$workdir/before" "$workdir/after"
check "the stamp tells the versions" sh -c '. "$1" \
  && [ "$version" = "$2" ] && [ "$debian_version" = 1.10.1-3+deb12u1 ] \
  && [ "$source" = "$3" ] && [ "$module" = yes ] && [ "$host_fixes" = yes ]' \
  sh "$workdir/stage/libgcrypt-aria.stamp" "$version" "$host"
: >"$workdir/stage/old"
check "a stage is replaced" run_stage --without-host-fixes "$host" \
  "$workdir/stage"
check "by a new one" sh -c '[ ! -e "$1/old" ] \
  && grep -q host_fixes=no "$1/libgcrypt-aria.stamp"' sh "$workdir/stage"

check "--pristine" run_stage --pristine "$host" "$workdir/pristine"
for tree in "$host" "$workdir/pristine"; do
  contents "$tree" | grep -v ' \./\(debian\|\.git\|\.pc\)/\|stamp$'
done >"$workdir/both"
check "--pristine only copies" sh -c \
  'test -s "$1" && test -z "$(sort "$1" | uniq -u)"' sh "$workdir/both"

# A host that was built in its own folder.
cp -R "$host" "$workdir/built"
for file in config.status config.h config.log libtool Makefile src/gcrypt.h \
            cipher/aria.lo cipher/x.o src/libgcrypt.la; do
  : >"$workdir/built/$file"
done
mkdir "$workdir/built/src/.libs" "$workdir/built/cipher/.deps"
ln -s x86/x.S "$workdir/built/mpi/mpih-add1-asm.S"
check "from a host that was built" run_stage "$workdir/built" \
  "$workdir/clean"
rm "$workdir/clean/libgcrypt-aria.stamp" "$workdir/stage/libgcrypt-aria.stamp"
run_stage "$host" "$workdir/fresh"
rm "$workdir/fresh/libgcrypt-aria.stamp"
check "nothing of that is left" diff -r "$workdir/fresh" "$workdir/clean"

# Tarballs.
for kind in bz2:bzip2 gz:gzip xz:xz; do
  command -v "${kind#*:}" >/dev/null \
    || { skip "no ${kind#*:} here" ".tar.${kind%:*}"; continue; }
  tarball=$workdir/libgcrypt-$version.tar.${kind%:*}
  (cd "$workdir" && tar -cf - --exclude=debian host) | "${kind#*:}" -1 \
    >"$tarball"
  check "the stage is made from a ${tarball##*.} tarball" \
    run_stage "$tarball" "$workdir/from-tar"
  check "it is whole" whole_stage "$workdir/from-tar"
  rm -rf "$workdir/from-tar"
  head -c 100000 "$tarball" >"$workdir/short.tar.${kind%:*}"
  check "half a ${tarball##*.} tarball" fails_with "can't be unpacked" \
    "$workdir/short.tar.${kind%:*}" "$workdir/new"
done
: >"$workdir/x.zip"
check "a zip file" fails_with "neither a directory" "$workdir/x.zip" \
  "$workdir/new"

# What can't be.
check "no such host" fails_with "no such directory or tarball" \
  "$workdir/nothing" "$workdir/new"
run_stage "$host" "$workdir/new"
check "a stage of a stage" fails_with "itself a stage" "$workdir/new" \
  "$workdir/other"
check "the host inside the stage" fails_with "inside the stage" \
  "$workdir/new/src" "$workdir/new"
check "the stage inside the host" fails_with "never written to" "$host" \
  "$host/build"
check "a place that is taken" fails_with "not made by host/stage" "$host" \
  "$workdir/pristine/src"
check "a folder that isn't there" fails_with "no such directory" "$host" \
  "$workdir/no/stage"
rm -rf "$workdir/new" "$workdir/built"
cp -R "$host" "$workdir/broken"
rm "$workdir/broken/configure"
check "no configure" fails_with "Run ./autogen.sh" "$workdir/broken" \
  "$workdir/new"
cp "$host/configure" "$workdir/broken/"
sed '/GCRYPT_HWF_MODULES=$/d' "$host/configure.ac" \
  >"$workdir/broken/configure.ac"
check "an anchor that isn't there" fails_with "configure.ac: the anchor" \
  "$workdir/broken" "$workdir/new"
check "--check finds it too" fails_with "configure.ac: the anchor" \
  --check "$workdir/broken"

# What a killed run leaves is removed; a run at work is left alone.
mkdir "$workdir/new.part"
sh -c 'echo $$' >"$workdir/new.part/pid"
check "after a killed run" run_stage "$host" "$workdir/new"
check "the stage is whole" whole_stage "$workdir/new"
rm -rf "$workdir/new"
mkdir "$workdir/new.part"
echo $$ >"$workdir/new.part/pid"
check "beside another run" fails_with "another run, process $$" "$host" \
  "$workdir/new"
rm -rf "$workdir/new.part"

# A full disk.
if [ "$(id -u)" -eq 0 ] && unshare -m true 2>/dev/null; then
  mkdir "$workdir/disk"
  check "a full disk" unshare -m sh -c '
    mount -t tmpfs -o size=4m none "$3" || exit 1
    ! "$1" "$2" "$3/stage" >"$4" 2>&1 && grep -q "disk full" "$4" \
      && test -z "$(ls "$3")"' sh "$stage" "$host" "$workdir/disk" "$out"
else
  skip "needs root and name spaces" "a full disk"
fi
done_testing
