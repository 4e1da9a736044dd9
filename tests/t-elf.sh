#!/bin/sh
# t-elf.sh - The library is hardened, the module's symbols are in order
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"

for tool in readelf nm objdump; do
  command -v $tool >/dev/null || skip_all "no $tool"
done
make_workdir
objects=$top_builddir/stage/cipher/.libs

# Each of these functions looks for one property of the shared library $1.

stack_not_executable ()
{
  readelf -lW "$1" | grep -q 'GNU_STACK.* RW '
}

no_text_relocations ()
{
  ! readelf -dW "$1" | grep -q TEXTREL
}

binds_now ()
{
  readelf -dW "$1" | grep -q 'FLAGS.*NOW'
}

read_only_after_relocation ()
{
  readelf -lW "$1" | grep -q GNU_RELRO
}

no_segment_writable_and_executable ()
{
  ! readelf -lW "$1" | grep -q 'LOAD.* RWE '
}

for property in stack_not_executable no_text_relocations binds_now \
  read_only_after_relocation no_segment_writable_and_executable
do
  check "the library: $property" "$property" "$ARIA_LIB"
done

# Libraries that have none of them show that the test sees it.  With -N the
# code can be written to, so that its relocations are no text relocations.

# bad_library OPTIONS PROPERTIES...
bad_library ()
{
  options=$1
  shift
  if $CC -shared -nostdlib -o "$workdir/bad.so" "$workdir/bad.c" \
       "-Wl,$options" 2>"$workdir/log"
  then
    for property; do
      check "a bad library is told: not $property" \
        eval "! $property '$workdir/bad.so'"
    done
  else
    note_file "$workdir/log"
    skip "the linker can't make one" "a library with $options is told"
  fi
}

echo '__asm__ (".text\n\t.dc.a puts\n");' >"$workdir/bad.c"
bad_library -z,execstack,-z,notext,-z,lazy,-z,norelro stack_not_executable \
  no_text_relocations binds_now read_only_after_relocation
bad_library -z,notext,-N no_segment_writable_and_executable

# The module's objects.

# Print the names of the module's objects.
module_objects ()
{
  for source in "$top_srcdir"/cipher/*.c "$top_srcdir"/cipher/*.S; do
    name=$(basename "${source%.*}").o
    [ ! -f "$objects/$name" ] || echo "$objects/$name"
  done
}

# Print the global symbols of the object $1.
globals ()
{
  nm -g --defined-only "$1" | awk '{ print $3 }'
}

# Print the global functions in the object $1 that don't begin with endbr64.
functions_without_endbr ()
{
  readelf -sW "$1" | awk '$4 == "FUNC" && $5 == "GLOBAL" && $7 != "UND" \
                          { print $8 }' >"$workdir/functions"
  objdump -d --no-show-raw-insn "$1" \
    | awk -v list="$workdir/functions" '
        BEGIN { while ((getline name < list) > 0) wanted["<" name ">:"] = 1 }
        $2 in wanted { label = $2; next }
        label != "" { if ($2 != "endbr64") print label; label = "" }'
}

check "the module's objects are there" test -n "$(module_objects)"

# All names begin with the prefix of the cipher; the host's tables name the
# specifications after its own custom.
strange=$(for object in $(module_objects); do globals "$object"; done \
            | grep -vE '^_gcry_(aria|aegis)_|^_gcry_cipher_spec_(aria|aegis)')
check "all global names begin with _gcry_aria_ (or name a specification)" \
  test -z "$strange"
[ -z "$strange" ] || note "$strange"

if [ "$MODULE_CFLAGS" = -fcf-protection ]; then
  for object in $(module_objects); do
    name=$(basename "$object")
    check "$name has the note of IBT and SHSTK" \
      sh -c "readelf -nW '$object' | grep -q 'x86 feature: IBT, SHSTK'"
    bare=$(functions_without_endbr "$object")
    check "$name: global functions begin with endbr64" test -z "$bare"
    [ -z "$bare" ] || note "$bare"
  done
  echo 'int f (void); int f (void) { return 0; }' >"$workdir/bare.c"
  $CC -fcf-protection=none -c -o "$workdir/bare.o" "$workdir/bare.c"
  check "a function without endbr64 is told" \
    test "$(functions_without_endbr "$workdir/bare.o")" = "<f>:"
else
  skip "not for this processor or compiler" \
       "the objects are ready for indirect branch tracking"
fi

done_testing
