#!/bin/sh
# t-aegis-lint.sh - The machine code that is made of AEGIS's C kernels
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The compiler could do otherwise than the source says.  In the functions of
# the kernels for vectors
#
# - nothing gets from a vector register or from memory to a general register
#   (the stack excepted, where pointers may be kept), so that no address and no
#   branch can depend on what is secret;
# - on ARM every aese has its aesmc behind it, since processors fuse the two;
# - on x86-64 vzeroall stands in front of each return.
#
# usage: t-aegis-lint.sh [OBJDUMP]    for the target of a cross compiler

. "${top_srcdir:?run by make check}/tests/taplib.sh"
objdump=${1:-objdump}

command -v "$objdump" >/dev/null || skip_all "$objdump is not installed"
make_workdir

# judge FILE - read the listing FILE; print the faults and "N functions".
judge ()
{
  awk '
    function fault(text) { print function_name ": " text ": " line }
    /^[0-9a-f]+ <_gcry_aegis_.*>:$/ {
      function_name = $2
      functions++
      last = cleared = ""
      next
    }
    /^[0-9a-f]+ <.*>:$/ { function_name = ""; next }
    function_name == "" || !/^ *[0-9a-f]+:/ { next }
    {
      line = $0
      sub(/^ *[0-9a-f]+:[ \t]*/, "", line)
      op = line; sub(/[ \t].*/, "", op)
      rest = line; sub(/^[^ \t]+[ \t]*/, "", rest)
      sub(/[ \t]*(#|\/\/|@|<|;).*/, "", rest)
      if (machine == "x86")
        {
          # The last operand is what is written.
          target = rest; sub(/.*,/, "", target)
          general = target ~ /^%(r|e)?(ax|bx|cx|dx|si|di|bp)|^%r[0-9]+[dwb]?$/
          general = general && op !~ /^(cmp|test)/
          source = rest; sub(/,[^,]*$/, "", source)
          if (general && op !~ /^lea/ && source ~ /\(/ && source !~ /\(%rsp\)/)
            fault("a load to a general register")
          if (general && source ~ /%([xyz]mm|k)[0-9]/)
            fault("from a vector to a general register")
          if (op ~ /^(cmp|test|jmp|call|div|idiv)/ && rest ~ /\(/ \
              && rest !~ /\(%rsp\)/)
            fault("memory decides")
          if (op ~ /^v?(ptest|movmsk|pmovmskb|gather|comis|ucomis|kortest)/)
            fault("from a vector to the flags")
          if (op == "ret" && !cleared)
            fault("vectors are not cleared")
          if (op == "vzeroall") cleared = 1
        }
      else
        {
          if (op ~ /^(ldr|ldp|ldrb|ldrh|ldrd|ldm|ldur)/ \
              && rest ~ /^\{?(x|w|r)[0-9]/ \
              && rest !~ /\[(sp|pc|x29|fp)/ && rest !~ /^sp!/)
            fault("a load to a general register")
          if (op ~ /^(umov|smov|fmov|vmov|mov)/ \
              && rest ~ /^(x|w|r)[0-9]+,( *r[0-9]+,)? *(v|d|q|s)[0-9]/)
            fault("from a vector to a general register")
          if (last == "aese" && op !~ /^aesmc/)
            fault("something between aese and aesmc")
          last = op ~ /^aese/ ? "aese" : ""
        }
    }
    END { print functions + 0 " functions" }' machine="$machine" "$1"
}

folder=$top_builddir/stage/cipher
for object in "$folder"/.libs/aegis-*.o "$folder"/aegis-*.o; do
  case ${object##*/} in
    aegis-generic.o | aegis-selftest.o | '*') continue ;;
  esac
  [ -f "$object" ] || continue
  case $(echo "$object" | sed 's|.*/\.libs/.*|pic|') in
    pic) kind="${object##*/} (shared)" ;;
    *) kind=${object##*/} ;;
  esac
  "$objdump" -d --no-show-raw-insn "$object" >"$workdir/listing" \
    || bail "$objdump can't read $object"
  case $(sed -n 's/.*file format //p' "$workdir/listing") in
    *x86-64) machine=x86 ;;
    *aarch64* | *arm*) machine=arm ;;
    *) skip "neither x86-64 nor ARM" "$kind"; continue ;;
  esac
  judge "$workdir/listing" >"$workdir/faults"
  count=$(sed -n 's/ functions$//p' "$workdir/faults")
  # A file whose instructions this build doesn't use is empty.
  [ "$count" -gt 0 ] || continue
  sed '$d' "$workdir/faults" | head -n 20 | sed 's/^/# /'
  check "$kind: $count functions keep the rules" \
    test "$(wc -l <"$workdir/faults")" -eq 1
done
[ "$tap_points" -gt 0 ] || skip "no kernel for vectors is built" "the rules"

# The controls: what is wrong is seen.
machine=x86
for wrong in 'mov (%rdi),%rax' 'vmovq %xmm1,%rax' 'vptest %xmm1,%xmm1' \
             'cmpb $0x0,(%rdi)' 'ret'; do
  printf '%s\n' '0 <_gcry_aegis_x_128_enc>:' "  1: $wrong" >"$workdir/listing"
  check "x86-64: $wrong is found" \
    test "$(judge "$workdir/listing" | wc -l)" -eq 2
done
machine=arm
for wrong in 'ldr x3, [x0]' 'umov w3, v1.b[0]' 'fmov x3, d1' \
             'vmov.32 r2, d1[0]' 'vmov r2, r3, d1' 'ldr r3, [r0, #4]'; do
  printf '%s\n' '0 <_gcry_aegis_x_128_enc>:' "  1: $wrong" >"$workdir/listing"
  check "ARM: $wrong is found" \
    test "$(judge "$workdir/listing" | wc -l)" -eq 2
done
printf '%s\n' '0 <_gcry_aegis_x_128_enc>:' '  1: aese v0.16b, v1.16b' \
  '  2: eor v2.16b, v2.16b, v3.16b' '  3: aesmc v0.16b, v0.16b' \
  >"$workdir/listing"
check "ARM: a separated aesmc is found" \
  test "$(judge "$workdir/listing" | wc -l)" -eq 2

done_testing
