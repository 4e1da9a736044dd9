#!/bin/sh
# t-bench-aegis.sh - bench-aegis prints the ratios that bench-slope measures
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

. "${top_srcdir:?run by make check}/tests/taplib.sh"
make_workdir
script=$top_srcdir/tests/bench-aegis

check "all ciphers, operations and sizes" eval '
  SIZES="64 1024" sh "$script" --repetitions=1 >"$workdir/out" \
  && test "$(grep -c "^AEGIS[128L56]* [a-z]*  *[0-9.]*  *[0-9.]*$" \
               "$workdir/out")" -eq 9'

# A bench-slope whose figures are known.
mkdir "$workdir/tests"
cat >"$workdir/tests/bench-slope" <<'END'
#!/bin/sh
echo size,AEGIS128,AEGIS,enc,64,byte,0,0,2.0,0,0,,
echo size,AES,GCM,enc,64,byte,0,0,5.0,0,0,,
END
chmod +x "$workdir/tests/bench-slope"
check "the ratio is that of the cycles" eval '
  SIZES=64 top_builddir=$workdir sh "$script" >"$workdir/out" \
  && grep -q "^AEGIS128 enc  *2\.50$" "$workdir/out"'
echo 'exit 3' >"$workdir/tests/bench-slope"
check "an error of bench-slope is one" eval '
  ! top_builddir=$workdir sh "$script" >"$workdir/out" 2>&1'
echo '#!/bin/sh' >"$workdir/tests/bench-slope"
check "a library without AEGIS is an error" eval '
  ! top_builddir=$workdir sh "$script" >"$workdir/out" 2>&1 \
  && grep -q "no AEGIS" "$workdir/out"'

done_testing
