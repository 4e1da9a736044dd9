#!/bin/sh
# t-hwf-detect.sh - The grafted host's CPU detection, on faked CPUID values
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"
. "$top_srcdir/tests/hosts.sh"

case $($CC -dumpmachine) in
  x86_64-* | i?86-*) ;;
  *) skip_all "the features are those of x86" ;;
esac
make_workdir

# compile DIR - make DIR/hwf-detect from the tree DIR.
compile ()
{
  mkdir -p "$1/faked"
  cp "$1/src/hwf-x86.c" "$1/src/hwf-common.h" "$1/faked/"
  sed -n '/^#define HWF_/p' "$1/src/g10lib.h" >"$1/faked/g10lib.h"
  for name in AESNI AVX AVX2 AVX512 GFNI PCLMUL DRNG; do
    echo "#define ENABLE_${name}_SUPPORT 1"
  done >"$1/faked/config.h"
  # CC may have options.
  # shellcheck disable=SC2086
  $CC -std=gnu11 -Wall -Wextra -Werror -I"$1/faked" \
    -DHWF_X86_C="<hwf-x86.c>" \
    -o "$1/hwf-detect" "$top_srcdir/tests/hwf-detect.c"
}

# detects DIR WANTED MAX-LEAF ECX-1 EBX-7 ECX-7 XCR0 - does the detection of
# the tree DIR find the features WANTED?
detects ()
{
  found=$("$1/hwf-detect" "$3" "$4" "$5" "$6" "$7") || return 1
  [ "$found" = "${2:+ }$2" ] || { echo "found:$found, wanted: $2"; return 1; }
}

# uses DIR WANTED ... - the same, gfni or not: hosts from 1.11 on report it
# also where the system doesn't save the AVX registers that it needs.
uses ()
{
  detects "$@" >/dev/null && return
  tap_wanted=$2${2:+ }gfni
  tap_tree=$1
  shift 2
  detects "$tap_tree" "$tap_wanted" "$@"
}

# The bits, from the Intel 64 and IA-32 Architectures Software Developer's
# Manual, volume 2A, CPUID, and volume 1, chapter 13, XCR0.
bit ()
{
  echo $((1 << $1))
}
hex ()
{
  printf '%x' "$1"
}
sse3=$(bit 0) osxsave=$(bit 27) avx=$(bit 28)
ecx_1=$(hex $((sse3 | osxsave | avx)))
no_osxsave=$(hex $((sse3 | avx)))
avx2=$(bit 5)
avx512_ebx=0
for n in 16 17 21 28 30 31; do              # F, DQ, IFMA, CD, BW, VL
  avx512_ebx=$((avx512_ebx | $(bit $n)))
done
avx512_ecx=0
for n in 1 6 11 12 14; do       # VBMI, VBMI2, VNNI, BITALG, VPOPCNTDQ
  avx512_ecx=$((avx512_ecx | $(bit $n)))
done
vbmi2=$(bit 6) gfni=$(bit 8)
all_ebx=$(hex $((avx2 | avx512_ebx)))
all_ecx=$(hex $((gfni | avx512_ecx)))
xmm=$(hex $((1 | 2)))
ymm=$(hex $((1 | 2 | 4)))
zmm=$(hex $((1 | 2 | 4 | 32 | 64 | 128)))   # and opmask

# The two cases that tell bit 8 from bit 6: DIR WANTED.
gfni_alone ()
{
  detects "$1" "$2" 7 "$ecx_1" "$(hex "$avx2")" "$(hex "$gfni")" "$ymm"
}
vbmi2_alone ()
{
  detects "$1" "$2" 7 "$ecx_1" "$(hex "$avx2")" "$(hex "$vbmi2")" "$ymm"
}

mended=
all_hosts >"$workdir/hosts"
while IFS= read -r host; do
  tree=$workdir/tree
  if ! copy_host "$host" "$tree"; then
    not_ok "$host can be copied"
    continue
  fi
  name="libgcrypt $(host_version "$tree"):"
  cp "$tree/src/hwf-x86.c" "$workdir/before.c"
  check "$name grafted" "$top_srcdir/host/graft" "$tree" || continue
  check "$name detection compiles" compile "$tree" || continue

  check "$name a CPU without any of it" detects "$tree" "" 7 0 0 0 0
  check "$name GFNI without VBMI2" gfni_alone "$tree" "avx avx2 gfni"
  check "$name VBMI2 without GFNI" vbmi2_alone "$tree" "avx avx2"
  check "$name all of it" detects "$tree" "avx avx2 avx512 gfni" \
    7 "$ecx_1" "$all_ebx" "$all_ecx" "$zmm"
  check "$name all of it, AVX512 registers not saved by the system" \
    detects "$tree" "avx avx2 gfni" 7 "$ecx_1" "$all_ebx" "$all_ecx" "$ymm"
  check "$name all of it, YMM registers not saved by the system" \
    uses "$tree" "" 7 "$ecx_1" "$all_ebx" "$all_ecx" "$xmm"
  check "$name all of it, system without XSAVE" \
    uses "$tree" "" 7 "$no_osxsave" "$all_ebx" "$all_ecx" "$zmm"
  check "$name CPUID without leaf 7" \
    uses "$tree" "avx" 6 "$ecx_1" "$all_ebx" "$all_ecx" "$zmm"

  # Each single bit that AVX512 needs.
  for n in 16 17 21 28 30 31; do
    check "$name AVX512 without bit $n of EBX" detects "$tree" \
      "avx avx2 gfni" 7 "$ecx_1" "$(hex $((0x$all_ebx & ~(1 << n))))" \
      "$all_ecx" "$zmm"
  done
  for n in 1 6 11 12 14; do
    check "$name AVX512 without bit $n of ECX" detects "$tree" \
      "avx avx2 gfni" 7 "$ecx_1" "$all_ebx" \
      "$(hex $((0x$all_ecx & ~(1 << n))))" "$zmm"
  done
  for n in 5 6 7; do
    check "$name AVX512 without bit $n of XCR0" detects "$tree" \
      "avx avx2 gfni" 7 "$ecx_1" "$all_ebx" "$all_ecx" \
      "$(hex $((0x$zmm & ~(1 << n))))"
  done

  # That these points can fail: a host with the fault and no mend fails both;
  # for one whose detection is ours the fault is put in.
  if grep -q 'begin mend-gfni' "$tree/src/hwf-x86.c"; then
    mended=yes
    copy_host "$host" "$tree"
    check "$name grafted --without-host-fixes" \
      "$top_srcdir/host/graft" --without-host-fixes "$tree"
    check "$name --without-host-fixes leaves hwf-x86.c as it is" \
      cmp "$workdir/before.c" "$tree/src/hwf-x86.c"
    what="without the mend"
  else
    sed 's/(1U << 8)/(1U << 6)/' "$tree/src/hwf-x86.c" >"$workdir/wrong.c"
    check "$name the wrong bit can be put in" \
      test "$(cmp -s "$workdir/wrong.c" "$tree/src/hwf-x86.c"; echo $?)" = 1
    mv "$workdir/wrong.c" "$tree/src/hwf-x86.c"
    what="with the wrong bit"
  fi
  check "$name compiles $what" compile "$tree" || continue
  check "$name $what GFNI alone isn't found" gfni_alone "$tree" "avx avx2"
  check "$name $what VBMI2 is taken for GFNI" \
    vbmi2_alone "$tree" "avx avx2 gfni"
done <"$workdir/hosts"

[ -n "$mended" ] \
  || skip "no libgcrypt 1.11 or later here; make check HOSTS_DIR=..." \
       "the GFNI mend on a host with the fault"
done_testing
