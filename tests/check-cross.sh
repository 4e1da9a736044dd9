#!/bin/sh
# check-cross.sh - The module on arm64 and 32-bit ARM, under qemu
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Run by "make check-cross".  For each of the two processors: libgpg-error and
# the grafted libgcrypt are built with Debian's cross compiler in
# BUILD/cross/NAME, and the tests of AEGIS and of ARIA's modes are run by
# qemu-user.  No foreign architecture is added to dpkg.  A second run builds
# only what has changed.
#
# Environment, beside what make sets:
#   LIBGPG_ERROR_SOURCE  a folder or tarball (default: fetched by host/fetch)
#   CROSS_OPTIONAL       "yes": say SKIP where something is missing
#   CROSS_SECONDS        the whole may take so long (default: 900)
#   CROSS_TARGETS        default: "arm64 arm"

# These are those of the machine that this is run on.
unset CC CFLAGS CPPFLAGS LDFLAGS MODULE_CFLAGS

. "${top_srcdir:?run by make check-cross}/tests/taplib.sh"

begin=$(date +%s)
seconds=${CROSS_SECONDS:-900}
cross=$top_builddir/cross

# lacks TEXT... - stop, or skip all if it is optional.
lacks ()
{
  [ "$CROSS_OPTIONAL" != yes ] || skip_all "$*"
  printf 'check-cross: %s\n' "$@" >&2
  exit 1
}

# need PACKAGE COMMAND ARGS... - remember PACKAGE if the command fails.
need ()
{
  need_package=$1
  shift
  "$@" >/dev/null 2>&1 || packages="$packages $need_package"
}

compiles ()
{
  command -v "$1" && echo '#include <stdlib.h>' | "$1" -E -
}

packages=
need gcc-aarch64-linux-gnu command -v aarch64-linux-gnu-gcc
need libc6-dev-arm64-cross compiles aarch64-linux-gnu-gcc
need gcc-arm-linux-gnueabihf command -v arm-linux-gnueabihf-gcc
need libc6-dev-armhf-cross compiles arm-linux-gnueabihf-gcc
need qemu-user command -v qemu-aarch64
[ -z "$packages" ] \
  || lacks "install these packages first:$packages" \
       "(Debian's gcc-multilib can't be there beside them)"

# limited COMMAND ARGS... - run it in the time that is left.
limited ()
{
  left=$((begin + seconds - $(date +%s)))
  [ "$left" -gt 0 ] || { echo "no time is left of $seconds s" >&2; return 1; }
  timeout "$left" "$@"
}

# logged TEXT COMMAND ARGS... - the same quietly; a point of the test.
logged ()
{
  logged_text=$1
  shift
  note "$(($(date +%s) - begin)) s: $logged_text"
  if limited "$@" >"$dir/log" 2>&1 </dev/null; then
    ok "$logged_text"
  else
    note_file "$dir/log"
    not_ok "$logged_text"
    return 1
  fi
}

mkdir -p "$cross" || bail "can't make $cross"

# The source of libgpg-error, unpacked.
source=${LIBGPG_ERROR_SOURCE:-}
if [ -z "$source" ]; then
  "$top_srcdir/host/fetch" --package=libgpg-error "$cross/libgpg-error" \
    >"$cross/fetch.log" 2>&1 || {
    note_file "$cross/fetch.log"
    lacks "the source of libgpg-error can't be fetched;" \
      "give one: make check-cross LIBGPG_ERROR_SOURCE=DIR|TARBALL"
  }
  source=$cross/libgpg-error/source
elif [ -f "$source" ]; then
  rm -rf "$cross/unpacked" && mkdir "$cross/unpacked" \
    && tar -xf "$source" -C "$cross/unpacked" \
    || bail "$source can't be unpacked"
  source=$(echo "$cross/unpacked"/*)
fi
[ -x "$source/configure" ] || bail "$source has no configure script"

# build_gpg_error - libgpg-error for $triplet into $dir/installed.
build_gpg_error ()
{
  [ ! -f "$dir/installed/include/gpg-error.h" ] || return 0
  rm -rf "$dir/gpg-error"
  mkdir -p "$dir/gpg-error" || return 1
  logged "$name: libgpg-error is configured" sh -c 'cd "$1" && "$2" \
      --host="$3" --prefix="$4" --disable-static --disable-nls --disable-doc \
      --disable-tests --disable-languages' sh "$dir/gpg-error" \
      "$source/configure" "$triplet" "$dir/installed" \
    && logged "$name: libgpg-error is built" \
      make -C "$dir/gpg-error" install
}

programs="tests/t-aegis-kernels tests/t-aegis-vectors tests/t-aegis
  tests/t-aegis-errors tests/t-rfc5794 tests/t-ref-modes"

# build_library - the whole grafted libgcrypt and the tests for $triplet.
build_library ()
{
  mkdir -p "$dir/build" || return 1
  if [ ! -f "$dir/build/Makefile" ]; then
    logged "$name: libgcrypt is configured" sh -c 'cd "$1" && "$2/configure" \
      --host="$3" --with-libgpg-error-prefix="$4" \
      --with-libgcrypt-source="$5" CFLAGS=-O2' sh "$dir/build" \
      "$top_srcdir" "$triplet" "$dir/installed" "$LIBGCRYPT_SOURCE" \
      || return 1
  fi
  logged "$name: libgcrypt is built" make -C "$dir/build" \
    && logged "$name: the tests are built" make -C "$dir/build" $programs
}

# qemu ARGS... - run a program of the tests.
qemu ()
{
  limited env top_builddir="$dir/build" "$emulator" -L "/usr/$triplet" \
    -E LD_LIBRARY_PATH="$dir/build/stage/src/.libs:$dir/installed/lib" "$@"
}

# runs TEXT PROGRAM ARGS... - a program of the tests passes.
runs ()
{
  runs_text=$1
  shift
  if qemu "$@" >"$dir/log" 2>&1; then
    ok "$runs_text, $(grep -c '^ok' "$dir/log") points"
  else
    grep -v '^ok' "$dir/log" | head -n 20 | sed 's/^/# /'
    not_ok "$runs_text"
  fi
}

# kernels WORDS... - the kernels that were not skipped are these.
kernels ()
{
  check "$name: the kernels are $*" \
    test "$(sed -n 's/^ok.* - \([a-z0-9_]*\), AEGIS128: 0 to.*/\1/p' \
              "$dir/log" | paste -s -d ' ' -)" = "$*"
}

# The option by which qemu traces every instruction; it was renamed.
one_by_one=-singlestep
! qemu-aarch64 --help | grep -q one-insn-per-tb || one_by_one=-one-insn-per-tb

# count_instructions KERNEL - instructions a byte of AEGIS-128 encryption by
# KERNEL, counted by qemu: what 500 blocks more take, by 8000.
count_instructions ()
{
  for count_blocks in 1500 1000; do
    qemu -d nochain,exec $one_by_one -D "$dir/trace" \
      "$dir/build/tests/t-aegis-kernels" --count "$1" $count_blocks \
      >/dev/null 2>&1 || return 1
    grep -c '^Trace' "$dir/trace"
    rm -f "$dir/trace"
  done | awk '{ n[NR] = $1 } END { printf "%.2f", (n[1] - n[2]) / 8000 }'
}

# at_most LIMIT KERNEL - its instructions a byte.
at_most ()
{
  at_most_count=$(count_instructions "$2")
  check "$name: $2 takes $at_most_count instructions a byte, $1 at most" \
    awk -v n="$at_most_count" -v limit="$1" \
      'BEGIN { exit !(n > 0 && n <= limit) }'
}

# target NAME TRIPLET EMULATOR - build and run what is the same for both.
target ()
{
  name=$1
  triplet=$2
  emulator=$3
  dir=$cross/$name
  mkdir -p "$dir" || bail "can't make $dir"
  build_gpg_error && build_library || return 1
  for program in $programs; do
    runs "$name: $program" "$dir/build/$program"
  done
  check "$name: the compiler has kept the rules" sh -c \
    'top_builddir="$1" sh "$2/tests/t-aegis-lint.sh" "$3-objdump"' sh \
    "$dir/build" "$top_srcdir" "$triplet"
  true
}

# wanted NAME - is the target NAME wanted?
wanted ()
{
  case " ${CROSS_TARGETS:-arm64 arm} " in
    *" $1 "*) true ;;
    *) false ;;
  esac
}

if wanted arm64 && target arm64 aarch64-linux-gnu qemu-aarch64; then
  runs "arm64: every kernel" "$dir/build/tests/t-aegis-kernels"
  kernels neon_aes neon_tbl generic
  for features in arm-aes arm-neon; do
    runs "arm64: without $features" -E "ARIA_TEST_DISABLE_HWF=$features" \
      "$dir/build/tests/t-aegis"
  done
  at_most 2.0 neon_aes
fi

if wanted arm && target arm arm-linux-gnueabihf qemu-arm; then
  runs "arm: every kernel" "$dir/build/tests/t-aegis-kernels"
  kernels neon_aes generic
  runs "arm, Cortex-A15, which has no AES instructions: every kernel" \
    -cpu cortex-a15 "$dir/build/tests/t-aegis-kernels"
  kernels generic
  runs "arm, Cortex-A15: the library" -cpu cortex-a15 \
    "$dir/build/tests/t-aegis"
  at_most 2.2 neon_aes
fi

done_testing
