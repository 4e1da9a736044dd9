#!/bin/sh
# t-with-aria.sh - with-aria runs programs on the built library
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"

make_workdir
unset ARIA_BUILD
built=$top_builddir/bin/with-aria
lib_dir=$(dirname "$ARIA_LIB")

# run COMMAND ARGS... - sets status and the files out and err.
run ()
{
  status=0
  "$@" >"$workdir/out" 2>"$workdir/err" || status=$?
}

# stub NAME SCRIPT - a program for the path "$workdir/bin".
stub ()
{
  mkdir -p "$workdir/bin"
  printf '#!/bin/sh\n%s\n' "$2" >"$workdir/bin/$1"
  chmod +x "$workdir/bin/$1"
}

run "$built"
check "without arguments: fails" test $status -ne 0
check "without arguments: usage on stderr" grep -q '^usage:' "$workdir/err"
run "$built" --help
check "--help: succeeds" test $status -eq 0
check "--help: usage on stdout" grep -q '^usage:' "$workdir/out"

run env LD_LIBRARY_PATH='' "$built" printenv LD_LIBRARY_PATH
check "the library's folder comes first" \
  test "$(cut -d : -f 1 "$workdir/out")" = "$lib_dir"
run env LD_LIBRARY_PATH=/a:/b "$built" printenv LD_LIBRARY_PATH
check "what was in LD_LIBRARY_PATH is kept, behind it" \
  grep -q "^$lib_dir:.*/a:/b\$" "$workdir/out"
run env LD_LIBRARY_PATH='' "$built" ldd "$top_builddir/doc/examples/aria-file"
check "a program finds the built library" grep -q "=> $ARIA_LIB " "$workdir/out"
run "$built" sh -c 'exit 7'
check "the program's exit status is passed on" test $status -eq 7
run "$built" printf '<%s>' 'a b' '' '*'
check "arguments are passed on unchanged" \
  test "$(cat "$workdir/out")" = '<a b><><*>'
run "$built" "$workdir/no-such-program"
check "a program that isn't there: fails" test $status -eq 127

# The copy at the top of the source tree.
cp "$top_srcdir/with-aria" "$workdir/with-aria"
run "$workdir/with-aria" true
check "nothing built: fails" test $status -ne 0
check "nothing built: says what to do" grep -q 'run .*/quickstart' "$workdir/err"
run env ARIA_BUILD=$top_builddir "$workdir/with-aria" printenv LD_LIBRARY_PATH
check "ARIA_BUILD names another build folder" grep -q "^$lib_dir" "$workdir/out"
ln -s "$top_builddir" "$workdir/build"
run "$workdir/with-aria" printenv LD_LIBRARY_PATH
check "the folder build beside it is found" grep -q "^$lib_dir" "$workdir/out"
mkdir "$workdir/elsewhere"
ln -s ../with-aria "$workdir/elsewhere/link"
run "$workdir/elsewhere/link" printenv LD_LIBRARY_PATH
check "also when called by a symbolic link" grep -q "^$lib_dir" "$workdir/out"
sed "s|^library_path=.*|library_path='$workdir/empty'|" "$built" \
  >"$workdir/no-library"
run sh "$workdir/no-library" true
check "the library was removed: fails" test $status -ne 0
check "the library was removed: says so" \
  grep -q 'no libgcrypt.so.20' "$workdir/err"

# Is the system's libgcrypt20 newer?
if command -v dpkg >/dev/null; then
  stub dpkg-query 'echo 99:1.0'
  run env PATH=$workdir/bin:$PATH "$built" echo hello
  check "a newer libgcrypt20: warned in one line" \
    test "$(grep -c 'libgcrypt20 99:1.0 is newer' "$workdir/err")" \
    -eq "$(wc -l <"$workdir/err")"
  check "a newer libgcrypt20: the program runs all the same" \
    test "$(cat "$workdir/out")" = hello
  run env PATH=$workdir/bin:$PATH "$built" --outdated
  check "--outdated: yes" test $status -eq 0
  stub dpkg-query 'echo 1.9.0-1'
  run env PATH=$workdir/bin:$PATH "$built" echo hello
  check "an older libgcrypt20: no word" test ! -s "$workdir/err"
  run env PATH=$workdir/bin:$PATH "$built" --outdated
  check "--outdated: no" test $status -eq 1
  run env PATH=$workdir/bin:$PATH "$workdir/with-aria" --outdated 1.8.9
  check "--outdated VERSION: yes" test $status -eq 0
  run env PATH=$workdir/bin:$PATH "$workdir/with-aria" --outdated 1.9.0-1
  check "--outdated VERSION: no, the same" test $status -eq 1
  stub dpkg-query 'echo "no packages found" >&2; exit 1'
  run env PATH=$workdir/bin:$PATH "$built" echo hello
  check "libgcrypt20 isn't installed: no word" test ! -s "$workdir/err"
else
  skip "no dpkg" "a newer libgcrypt20 is warned of"
fi

done_testing
