#!/bin/sh
# autogen.sh - Make configure and Makefile.in with the GNU autotools
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
set -e

cd "$(dirname "$0")"

missing=
for pair in autoconf:autoconf automake:automake libtoolize:libtool; do
  command -v "${pair%%:*}" >/dev/null 2>&1 || missing="$missing ${pair#*:}"
done
if [ -n "$missing" ]; then
  echo "autogen.sh: missing Debian packages:$missing" >&2
  echo "autogen.sh: install them: apt-get install$missing" >&2
  exit 1
fi

rm -f build-aux/autogen.done
# automake wants these to exist before it has made them.
mkdir -p build-aux m4
autoreconf --install --warnings=all,no-portability
touch build-aux/autogen.done
echo "Now make a folder for the build, and in it: ../configure && make"
