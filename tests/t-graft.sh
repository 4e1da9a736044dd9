#!/bin/sh
# t-graft.sh - host/graft: what it adds, and that it is all or nothing
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"
. "$top_srcdir/tests/hosts.sh"
make_workdir
tree=$workdir/tree
graft=$top_srcdir/host/graft

# The files that the graft may edit, without the "?" of those that may be
# missing.
edited_files=$(sed -n 's/^@@ //p' "$top_srcdir"/host/graft.d/* \
               | tr ' ' '\n' | sed 's/?$//' | sort -u)

# Make $tree the edited files of the whole tree $1.
small_tree ()
{
  rm -rf "$tree"
  for file in $edited_files; do
    mkdir -p "$tree/$(dirname "$file")"
    [ ! -f "$1/$file" ] || cp -p "$1/$file" "$tree/$file"
  done
  chmod -R u+w "$tree"
}

# The state of $tree: names, dates and contents.
state ()
{
  (cd "$tree" && find . -type f -exec ls -l --time-style=full-iso '{}' + \
     && find . -type f -exec cksum '{}' +) | sort
}

# run_graft ARGS... - its output in $workdir/out, its status returned.
run_graft ()
{
  "$graft" "$@" >"$workdir/out" 2>&1
}

# The file $1 without the blocks of the graft.
without_blocks ()
{
  awk '/libgcrypt-aria: begin/ { inside = 1 }
       !inside { print }
       /libgcrypt-aria: end/ { inside = 0 }' "$1"
}

# The blocks of the graft in $1, without those for autoheader.
blocks ()
{
  awk '/libgcrypt-aria: begin/ { inside = 1; block = "" }
       inside { block = block $0 "\n" }
       /libgcrypt-aria: end/ {
         if (block !~ /AH_TEMPLATE/)
           printf "%s", block
         inside = 0
       }' "$1"
}

# Is each edited file of $tree that of $1, with blocks added and no more?
only_adds ()
{
  for file in $edited_files; do
    if [ -f "$1/$file" ]; then
      without_blocks "$tree/$file" | cmp -s - "$1/$file" \
        || { echo "$file isn't the host's file with blocks added"; return 1; }
    fi
  done
}

# fails_with WORDS... - did run_graft fail, say all of WORDS and leave $tree
# as it was?
fails_with ()
{
  state >"$workdir/before"
  ! run_graft "$tree" || { echo "it didn't fail"; return 1; }
  state | cmp -s - "$workdir/before" || { echo "the tree changed"; return 1; }
  for words; do
    grep -qF -- "$words" "$workdir/out" \
      || { echo "no \"$words\" in:"; cat "$workdir/out"; return 1; }
  done
}

# All hosts: what is added.
all_hosts >"$workdir/hosts"
while IFS= read -r host; do
  if [ -d "$host" ]; then
    whole=$host
  else
    whole=$workdir/whole
    copy_host "$host" "$whole" || bail "$host can't be unpacked"
  fi
  name="libgcrypt $(host_version "$whole"):"
  small_tree "$whole"
  state >"$workdir/before"
  check "$name --check works" run_graft --check "$tree"
  check "$name --check says what would be done" \
    grep -q 'would be added: objects' "$workdir/out"
  state >"$workdir/after"
  check "$name --check changes nothing" cmp "$workdir/before" "$workdir/after"

  check "$name is grafted" run_graft --without-host-fixes "$tree"
  check "$name nothing but marked blocks is added" only_adds "$whole"
  check "$name is grafted with mends" run_graft "$tree"
  for file in $(cd "$tree" && grep -rl 'libgcrypt-aria: begin mend' .); do
    check "$name each mend takes out one line of $file" \
      test "$(diff "$whole/$file" "$tree/$file" | grep -c '^<')" \
        = "$(grep -c 'libgcrypt-aria: begin mend' "$tree/$file")"
  done
  check "$name all that is expected is there now" sh -c '
    for name in GCRY_CIPHER_ARIA256 GCRY_MAC_CMAC_ARIA GCRY_MAC_GMAC_ARIA \
                GCRY_MAC_POLY1305_ARIA; do
      grep -q "$name .*=" "$1/src/gcrypt.h.in" || exit 1
    done
    grep -q "ecb_crypt)" "$1/cipher/cipher-internal.h" \
      && grep -q "\"intel-gfni\"" "$1/src/hwfeatures.c" \
      && grep -q "\"intel-avx512\"" "$1/src/hwfeatures.c" \
      && grep -q ARIA "$1/tests/basic.c" \
      && ! grep -q "plen >= 8" "$1/cipher/cipher-aeswrap.c" \
      && grep -q "(1U* << 8)" "$1/src/hwf-x86.c"' sh "$tree"
  case $(grep -c '(\*ctr16be_enc)' "$tree/cipher/cipher-internal.h") in
    0) wanted=0 ;;
    *) wanted=1 ;;
  esac
  check "$name cipher/aria-host.h is told the counter mode hook's name" \
    test "$(grep -c 'define ARIA_HOST_HAS_CTR16BE' \
              "$tree/cipher/cipher-internal.h")" = "$wanted"
  if [ -f "$tree/configure" ]; then
    blocks "$tree/configure" >"$workdir/in-configure"
    blocks "$tree/configure.ac" >"$workdir/in-configure.ac"
    check "$name configure and configure.ac have the same blocks" \
      cmp "$workdir/in-configure" "$workdir/in-configure.ac"
    check "$name configure is still a shell script" \
      sh -n "$tree/configure"
    check "$name configure is still executable" test -x "$tree/configure"
    check "$name configure is newer than configure.ac" \
      test -z "$(find "$tree/configure.ac" -newer "$tree/configure")"
  fi

  state >"$workdir/before"
  check "$name is grafted a second time" run_graft "$tree"
  check "$name the second run says so" \
    grep -q 'already grafted' "$workdir/out"
  state >"$workdir/after"
  check "$name the second run changes nothing" \
    cmp "$workdir/before" "$workdir/after"
done <"$workdir/hosts"

# From here on the user's own host alone.
host=$LIBGCRYPT_SOURCE
if [ ! -d "$host" ]; then
  copy_host "$host" "$workdir/own" || bail "$host can't be unpacked"
  host=$workdir/own
fi

small_tree "$host"
rm -f "$tree/configure" "$tree/config.h.in"
check "a tree without configure is grafted" run_graft "$tree"
check "and it is said that only configure.ac is edited" \
  grep -q 'only configure.ac is edited' "$workdir/out"
check "no configure is made" test ! -e "$tree/configure"

# mend_without_fault - print the name of the mend that is made in $file, if no
# other feature edits it and the words are gone that tell of its fault.
mend_without_fault ()
{
  mend=$(sed -n 's/.*libgcrypt-aria: begin \([^ ]*\).*/\1/p' \
           "$workdir/grafted/$file" | sort -u)
  case $mend in
    mend-*) ;;
    *) return 1 ;;
  esac
  words=$(sed -n "s|^if  *$file  *||p" "$top_srcdir/host/graft.d/$mend")
  [ -n "$words" ] && ! grep -qF "$words" "$tree/$file" && echo "$mend"
}

# Every edited file in turn is made unlike what is expected.
small_tree "$host"
cp -R "$tree" "$workdir/small"
run_graft "$tree" || bail "the host can't be grafted"
changed=$(cd "$tree" && grep -rl 'libgcrypt-aria: begin' . | sed 's|^\./||')
mv "$tree" "$workdir/grafted"
for file in $changed; do
  rm -rf "$tree"
  cp -R "$workdir/small" "$tree"
  sed 's/[A-Za-z]/x/3' "$workdir/small/$file" >"$tree/$file"
  case $file in
    # Without these words the host would be taken for another version.
    src/gcrypt.h.in)
      sed '/GCRY_CIPHER_MODE_SIV/!s/[A-Za-z]/x/3' "$workdir/small/$file" \
        >"$tree/$file"
      ;;
  esac
  if unneeded=$(mend_without_fault); then
    check "$file has no longer the fault of $unneeded" run_graft "$tree"
    check "$unneeded is not needed then" \
      grep -q "not needed: $unneeded " "$workdir/out"
  else
    check "the anchors of $file are missing" \
      fails_with "$file: the anchor" "is there not at all" "nothing was changed"
  fi
done

cat "$workdir/small/configure.ac" "$workdir/small/configure.ac" \
  >"$tree/configure.ac"
check "the anchors of configure.ac are there twice" \
  fails_with "configure.ac: the anchor" "is there 2 times" "nothing was changed"
rm "$tree/configure.ac"
check "no configure.ac" \
  fails_with "not a libgcrypt source tree" "configure.ac"
rm -rf "$tree"
cp -R "$workdir/small" "$tree"
rm "$tree/src/hwfeatures.c"
check "no src/hwfeatures.c" \
  fails_with "src/hwfeatures.c: no such file" "nothing was changed"

rm -rf "$tree"
cp -R "$workdir/small" "$tree"
sed 's/^GCRYPT_HWF_MODULES=$/GCRYPT_HWF_MODULES=""/' \
  "$workdir/small/configure.ac" >"$tree/configure.ac"
check "one changed anchor is named, with its file" \
  fails_with 'configure.ac: the anchor "GCRYPT_HWF_MODULES="'

# Libgcrypt 1.9 hasn't got the mode SIV.
rm -rf "$tree"
cp -R "$workdir/small" "$tree"
sed '/GCRY_CIPHER_MODE_SIV/d' "$workdir/small/src/gcrypt.h.in" \
  >"$tree/src/gcrypt.h.in"
check "a host of 1.9 is too old" \
  fails_with "too old: 1.10 or later" "host/fetch" "--with-libgcrypt-source"

rm -rf "$tree"
mkdir "$tree"
check "a folder of something else" fails_with "not a libgcrypt source tree"
check "no folder" sh -c '! "$1" /nonexistent' sh "$graft"

# A block is lost: neither grafted nor untouched.
rm -rf "$tree"
cp -R "$workdir/small" "$tree"
run_graft "$tree"
without_blocks "$tree/configure.ac" >"$workdir/stripped"
cp "$workdir/stripped" "$tree/configure.ac"
check "a half-grafted tree" fails_with "take a fresh tree"

# A tree that can't be written.
rm -rf "$tree"
cp -R "$workdir/small" "$tree"
chmod a+rX "$workdir" "$tree"
if [ "$(id -u)" -ne 0 ]; then
  chmod -R a-w "$tree"
  check "a tree that can't be written" \
    fails_with "can't be written; nothing was changed"
  chmod -R u+w "$tree"
elif ! setpriv --reuid=65534 --clear-groups test -r "$tree/configure.ac"; then
  skip "an ordinary user can't read the build folder" \
    "a tree that can't be written"
else
  run_graft ()
  {
    setpriv --reuid=65534 --clear-groups "$graft" "$@" >"$workdir/out" 2>&1
  }
  check "a tree that can't be written" \
    fails_with "can't be written; nothing was changed"
fi

# The object list, run alone with what configure would have found.
sed -n '/^+/s/^+//p' "$top_srcdir/host/graft.d/objects" >"$workdir/objects"
mkdir -p "$workdir/src/cipher"
for file in aria.c aria-b.c aria-c-amd64.S aria-d.h; do
  : >"$workdir/src/cipher/$file"
done

# list HOST TRY-ASM CIPHERS - print the list for this target.
list ()
{
  LC_ALL=C sh -c 'srcdir=$1 host=$2 try_asm_modules=$3 enabled_ciphers=$4
         GCRYPT_CIPHERS=" aes.lo aria.lo sm4.lo aria-gfni-avx512-amd64.lo"
         . "$5" && echo $GCRYPT_CIPHERS' sh "$workdir/src" "$1" "$2" "$3" \
    "$workdir/objects"
}

# lists WANTED HOST TRY-ASM CIPHERS - is it the list WANTED?
lists ()
{
  tap_wanted=$1
  shift
  tap_list=$(list "$@") || return 1
  [ "$tap_list" = "$tap_wanted" ] || { echo "$tap_list"; return 1; }
}

with_asm="aria-b.lo aria.lo aria-c-amd64.lo aes.lo sm4.lo"
without="aria-b.lo aria.lo aes.lo sm4.lo"
for target in x86_64-pc-linux-gnu x86_64-pc-linux-gnux32 x86_64-w64-mingw32; do
  check "objects for $target" lists "$with_asm" $target yes "aes aria"
done
check "objects with --disable-asm" lists "$without" x86_64-pc-linux-gnu no aria
for target in i686-pc-linux-gnu aarch64-unknown-linux-gnu; do
  check "objects for $target" lists "$without" $target yes "aria aes"
done
check "no objects if ARIA isn't enabled" \
  lists "aes.lo sm4.lo" x86_64-pc-linux-gnu yes "aes sm4"
rm "$workdir/src/cipher/aria.c"
check "configure stops if the module isn't there" \
  sh -c '! "$@" 2>&1' sh sh -c "enabled_ciphers=aria srcdir='$workdir/src'
                                . '$workdir/objects'"
done_testing
