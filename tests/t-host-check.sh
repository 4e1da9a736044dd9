#!/bin/sh
# t-host-check.sh - The host's own make check, with ARIA among its ciphers
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# One test point for each test of the host.  Takes about 90 seconds of
# processor time; its output is kept in host-check.log in the build folder.

. "${top_srcdir:?run by make check}/tests/taplib.sh"

stage=$top_builddir/stage
log=$top_builddir/host-check.log
results=$log.results
trap 'rm -f "$results"' EXIT

make -j"$(nproc)" -C "$stage" check \
  SUBDIRS="compat mpi cipher random src tests" >"$log" 2>&1
status=$?

# The lines of automake's test drivers, in colour or not.
sed -n 's/^\(.\[[0-9;]*m\)*\([A-Z][A-Z]*\)\(.\[m\)*: \(.*\)/\2 \4/p' "$log" \
  >"$results"
while read -r result name; do
  case $result in
    PASS|XFAIL) ok "host: $name" ;;
    SKIP) skip "the host's test doesn't run here" "host: $name" ;;
    FAIL|XPASS|ERROR) not_ok "host: $name" ;;
  esac
done <"$results"

if [ "$status" -eq 0 ]; then
  ok "the host's make check succeeds"
else
  not_ok "the host's make check succeeds"
  note "see $log"
  note_file "$log"
fi

# "basic" says which ciphers it tries; that it passes is a point above.
if grep -x 'PASS basic' "$results" >/dev/null; then
  ok "the host's \"basic\" was run"
else
  not_ok "the host's \"basic\" was run"
fi
"$stage/tests/basic" --verbose >"$results" 2>&1
for cipher in 'ARIA128 \[319\]' 'ARIA192 \[320\]' 'ARIA256 \[321\]'; do
  if grep -x " *checking $cipher" "$results" >/dev/null; then
    ok "\"basic\" tries ${cipher%% *}"
  else
    not_ok "\"basic\" tries ${cipher%% *}"
  fi
done

done_testing
