#!/bin/sh
# t-bench-slope.sh - bench-slope measures what it says and finds differences
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# No test point depends on a time.

# shellcheck source=tests/taplib.sh
. "${top_srcdir:?run by make check}/tests/taplib.sh"
make_workdir
bench=$top_builddir/tests/bench-slope
lib=${ARIA_LIB:?run by make check}
out=$workdir/out
err=$workdir/err

# run OPTION... - run bench-slope, once for each point; what it prints goes to
# $out and $err, its status to $status.
run ()
{
  status=0
  "$bench" --repetitions=1 "$@" >"$out" 2>"$err" </dev/null || status=$?
}

# column NAME - what the column NAME of the values in $out holds, each line.
column ()
{
  awk -F , -v name="$1" '
    NR == 1 {
      for (i = 1; i <= NF; i++)
        if ($i == name)
          column = i
      next
    }
    { print column ? $column : "no such column" }' "$out"
}

# expect TEXT COMMAND... - passed if the command succeeds; else tell what
# bench-slope printed.
expect ()
{
  text=$1
  shift
  if "$@"; then
    ok "$text"
  else
    note "status $status"
    note_file "$out"
    note_file "$err"
    not_ok "$text"
  fi
}

# is_clean - it succeeded, printed something, and nothing on stderr.
is_clean ()
{
  [ "$status" -eq 0 ] && [ -s "$out" ] && [ ! -s "$err" ]
}

# is_refused WORD - the command line was refused, saying WORD.
is_refused ()
{
  [ "$status" -eq 2 ] && [ ! -s "$out" ] && grep -q -e "$1" "$err"
}


# The command line

run --help
expect "--help" is_clean
missing=
for option in $(sed -n 's/.*{ "\([a-z-]*\)", *[a-z]*_argument.*/\1/p' \
                  "$top_srcdir/tests/bench-slope.c"); do
  grep -q -e "--$option" "$out" || missing="$missing --help:$option"
  grep -q -e "$(printf '%s' "$option" | sed 's/-/\\\\-/g')" \
    "$top_srcdir/doc/bench-slope.1" || missing="$missing man:$option"
done
expect "all options are in the help and in the manual page$missing" \
  test -z "$missing"
run --version
expect "--version" is_clean

# refuse TEXT WORD OPTION...
refuse ()
{
  text=$1
  word=$2
  shift 2
  run "$@"
  expect "refused: $text" is_refused "$word"
}
refuse "an unknown algorithm" "rot13" rot13
refuse "an empty algorithm" "no algorithm ''" ""
refuse "an unknown mode" "xyz" --mode=ecb,xyz aria128
refuse "a mode that the algorithm doesn't have" "STREAM" --mode=stream aria128
refuse "an unknown option" "nonsense" --nonsense
refuse "an unknown processor feature" "sparc-vis" --disable-hwf=sparc-vis
refuse "a size that is not a whole number of blocks" "17" --size=17
refuse "a size that is too large" "2000000" --size=2000000
refuse "a size that is no number" "1k" --size=1k
refuse "no repetitions" "'0'" --repetitions=0
refuse "a frequency that is no number" "fast" --cpu-mhz=fast
refuse "a processor that is not there" "1023" --cpu=1023
refuse "two kinds of measurement" "only one" --short --setkey
refuse "a hash with --setkey" "sha256" --setkey sha256
refuse "a library that is not there" "$workdir/none" --library="$workdir/none"
echo "no library" >"$workdir/text"
run --library="$workdir/text"
expect "a file that is no library" \
  eval '[ "$status" -eq 1 ] && grep -q "load $workdir/text" "$err"'
libc=$(ldd "$lib" | sed -n 's/.*libc\.[^ ]* => \([^ ]*\) .*/\1/p')
if [ -n "$libc" ]; then
  run --library="$libc"
  expect "a library that is no libgcrypt" \
    eval '[ "$status" -eq 1 ] && grep -q "no libgcrypt" "$err"'
else
  skip "ldd doesn't show libc" "a library that is no libgcrypt"
fi


# What is measured

modes="ECB CBC CBC-CTS CFB CFB8 OFB CTR CTR-ALIGNED XTS KW CCM GCM OCB EAX SIV
 GCM-SIV"
for algo in ARIA128 ARIA192 ARIA256; do
  for mode in $modes; do
    # RFC 8452 has no keys of 192 bits.
    [ "$algo,$mode" = ARIA192,GCM-SIV ] && continue
    printf '%s,%s,enc\n%s,%s,dec\n' "$algo" "$mode" "$algo" "$mode"
    case $mode in
      [!C]CM | CCM | OCB | EAX | *SIV) printf '%s,%s,auth\n' "$algo" "$mode" ;;
    esac
  done
  printf "$algo,%s,mac\n" CMAC GMAC POLY1305
done | sort >"$workdir/want"
run --csv aria
cut -d , -f 2-4 "$out" | sed 1d | sort >"$workdir/have"
diff "$workdir/want" "$workdir/have" >"$err"
expect "aria: all modes and operations of the three key sizes" is_clean

# The form of each line: names, a unit, and numbers that may be missing.
is_csv ()
{
  is_clean && awk -F , '
    function number(text)
    {
      return text ~ /^([0-9]+([.][0-9]+)?(e[-+][0-9]+)?)?$/
    }
    NR == 1 {
      n = NF
      if ($0 !~ /^measure,algorithm,mode,operation,bytes,unit,ns,mib_per_s,cycles,spread_percent,mhz,functions,.*disabled_hwf$/)
        exit bad = 1
      next
    }
    {
      if (NF != n || $1 !~ /^[a-z]+$/ || $2 == "" || $3 == "" || $4 == "" \
          || ($6 != "byte" && $6 != "call") || $12 == "")
        exit bad = 1
      for (i = 7; i <= 11; i++)
        if (!number($i))
          exit bad = 1
    }
    END { exit bad || NR < 2 }' "$out"
}
run --csv aria128 --mode=ecb,ctr
expect "--csv: as many fields as columns, numbers where they should be" is_csv
run aria128 --mode=ecb,ctr
expect "text: a row for each direction" \
  eval 'is_clean && [ "$(grep -c " ECB enc \| ECB dec \| CTR enc \| CTR dec " \
    "$out")" -eq 4 ]'

run --csv --size=4096 --mode=gcm aria256
expect "--size" eval 'is_csv && [ "$(column bytes | sort -u)" = 4096 ] \
  && [ "$(column measure | sort -u)" = size ]'
run --csv --short --mode=cbc aria128
expect "--short" eval 'is_csv && [ "$(column bytes | sort -nu | tr "\n" " ")" \
  = "16 32 64 128 256 512 1024 2048 4096 " ]'
run --csv --reset
expect "--reset" eval 'is_csv && [ "$(column mode | sort -u)" = CTR ] \
  && [ "$(column operation | sort | uniq -c | tr -s " \n" " ")" \
       = " 3 enc 3 reset+enc " ]'
run --csv --setkey
expect "--setkey" eval 'is_csv && [ "$(column operation | sort | uniq -c \
  | tr -s " \n" " ")" = " 3 setkey 3 setkey+dec 3 setkey+enc " ]'
for kind in --short --reset --setkey; do
  run $kind aria128 --unaligned
  expect "$kind as text, unaligned" \
    eval 'is_clean && grep -q "^ ARIA128 .*|" "$out"'
done

# With 1000 MHz a cycle is a nanosecond.
run --csv --cpu-mhz=1000 --short --mode=ecb aria128
expect "--cpu-mhz" eval 'is_csv && [ "$(column mhz | sort -u)" = 1000 ] \
  && [ -n "$(column ns | tr -d "\n")" ] \
  && [ "$(column ns)" = "$(column cycles)" ]'

for algo in aes 3des camellia128 chacha20 arcfour sha256 shake128 hmac_sha256 \
            cmac_aria gmac_aria poly1305_aria poly1305; do
  run --csv "$algo"
  expect "another algorithm: $algo" is_csv
done
run --list
expect "--list" eval 'is_clean && grep -q "ARIA128 ARIA192 ARIA256" "$out"'

features ()
{
  sed -n '/^  with /,/^of a byte/{s/^of a byte.*//;s/^  with//;p;}' "$out"
}
run --mode=ecb aria128
feature=$(features | tr ' ' '\n' | sed -n '/./{p;q;}')
if [ "$feature" != no ]; then
  run --mode=ecb --disable-hwf="$feature" aria128
  expect "--disable-hwf: $feature is off" \
    eval 'is_clean && ! features | grep -q -e "$feature"'
  run --mode=ecb --disable-hwf=all --csv aria128
  expect "--disable-hwf: all, and the column of it" \
    eval 'is_csv && [ "$(column disabled_hwf | sort -u)" = all ]'
else
  skip "the processor has no features" "--disable-hwf: a feature is off"
  skip "the processor has no features" "--disable-hwf: all"
fi

case $(uname -sm) in
  Linux\ x86_64 | Linux\ i?86 | Linux\ aarch64)
    run --csv --size=16384 --mode=ecb,ctr aria128
    expect "the functions that serve ARIA are told" \
      eval 'is_csv && [ "$(column functions | grep -c -i aria)" -eq 4 ]'
    if command -v strip >/dev/null; then
      cp "$(readlink -f "$lib")" "$workdir/stripped.so"
      strip "$workdir/stripped.so"
      run --csv --mode=ecb --library="$workdir/stripped.so" aria128
      expect "they are '?' for a stripped library" \
        eval 'is_csv && [ "$(column functions | sort -u)" = "?" ]'
    else
      skip "no strip" "they are '?' for a stripped library"
    fi ;;
  *)
    skip "not looked at on $(uname -sm)" "the functions are told"
    skip "not looked at on $(uname -sm)" "they are '?' without symbols" ;;
esac

# Progress, and what is on the terminal at the end.
if script -qec true /dev/null >/dev/null 2>&1 </dev/null; then
  status=0
  script -qec "$bench --repetitions=1 --mode=ecb aria128" /dev/null \
    >"$out" 2>"$err" </dev/null || status=$?
  expect "progress on a terminal" \
    eval '[ "$status" -eq 0 ] && grep -q "1 of 2: ARIA128 ECB enc" "$out"'
  script -qec "$bench --repetitions=1 --mode=ecb aria128 | cat" /dev/null \
    >"$out" 2>"$err" </dev/null || status=$?
  expect "no progress if the output goes through a pipe" \
    eval '[ "$status" -eq 0 ] && ! grep -q "1 of 2" "$out"'
else
  why="no program 'script', or no pseudo-terminal for it"
  skip "$why" "progress on a terminal"
  skip "$why" "no progress if the output goes through a pipe"
fi


# Comparisons

same_and_whole ()
{
  is_csv && [ "$(column output | sort -u)" = same ] \
    && [ "$(column base_functions | grep -c .)" -eq "$1" ] \
    && column ratio | grep -q '^[0-9.]*$'
}
run --csv --against="$lib" aria128
expect "--against itself, all modes: the outputs are the same" \
  same_and_whole "$(grep -c ^ARIA128, "$workdir/want")"
for kind in --slope --size=4096 --short --reset --setkey; do
  run --against="$lib" --csv $kind --mode=ecb,ctr aria128
  expect "--against itself, $kind" \
    eval 'is_csv && [ "$(column output | sort -u)" = same ]'
  run --against="$lib" $kind --mode=ecb aria128
  expect "--against itself, $kind, as text" \
    eval 'is_clean && grep -q ratio "$out" && ! grep -q DIFFER "$out"'
done

# Positive control: a library that passes everything on to the real one, but
# flips a bit of what one function gives.
cat >"$workdir/wrong.c" <<'END'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#ifdef WRONG_DATA
typedef unsigned int function (void *, unsigned char *, size_t,
                               const void *, size_t);

unsigned int
gcry_cipher_encrypt (void *hd, unsigned char *out, size_t outsize,
                     const void *in, size_t n)
{
  function *real = (function *)dlsym (RTLD_NEXT, "gcry_cipher_encrypt");
  unsigned int err = real (hd, out, outsize, in, n);

  out[outsize - 1] ^= 1;
  return err;
}
#else
typedef unsigned int function (void *, unsigned char *, size_t);

unsigned int
gcry_cipher_gettag (void *hd, unsigned char *tag, size_t n)
{
  function *real = (function *)dlsym (RTLD_NEXT, "gcry_cipher_gettag");
  unsigned int err = real (hd, tag, n);

  tag[0] ^= 0x80;
  return err;
}
#endif
END

# wrong_library DEFINE - build $workdir/wrong.so.
wrong_library ()
{
  # CC may have arguments.
  # shellcheck disable=SC2086
  ${CC:-cc} -std=gnu99 -shared -fPIC "$1" -o "$workdir/wrong.so" \
    "$workdir/wrong.c" -Wl,--no-as-needed "$lib" \
    -Wl,-rpath,"$(dirname "$lib")" >"$err" 2>&1 \
    || { note_file "$err"; bail "can't compile the library that is wrong"; }
}

# differs OPERATION OUTPUT - differences were found, and the rows of OPERATION
# have OUTPUT in their column output.
differs ()
{
  [ "$status" -eq 1 ] && grep -q "outputs of the libraries differ" "$err" \
    && [ "$(awk -F , -v operation="$1" '$4 == operation' "$out" \
            | grep -c ",$2,")" -eq "$(grep -c ",$1," "$out")" ]
}

wrong_library -DWRONG_DATA
for kind in --size=16384 --slope --short; do
  run --csv --against="$workdir/wrong.so" $kind --mode=cbc,ctr-aligned aria128
  expect "a wrong bit of ciphertext is found, $kind" differs enc different
  expect "and decryption is not blamed, $kind" differs dec same
done
run --against="$workdir/wrong.so" --mode=ecb aria128
expect "it is told in the row" \
  eval '[ "$status" -eq 1 ] && [ "$(grep -c "OUTPUTS DIFFER" "$out")" -eq 1 ]'
wrong_library -DWRONG_TAG
run --csv --against="$workdir/wrong.so" --mode=gcm aria128
expect "a wrong bit of a tag is found" differs enc different
expect "a wrong bit of the tag of further data is found" differs auth different
expect "and that this library does not take its own tags" \
  grep -q "left out.*GCM dec" "$err"

done_testing
