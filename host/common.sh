# common.sh - What host/fetch, host/stage and host/graft share
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Read by "." from a script that has set "me" to its own name.

# Print the arguments as a message of this script.
say ()
{
  printf '%s: %s\n' "$me" "$*"
}

# Print an error, one argument a line, and exit with status 1.
die ()
{
  for line in "$@"; do
    printf '%s: %s\n' "$me" "$line" >&2
  done
  exit 1
}

# Print the absolute path of the directory $1, which must exist.
absolute_dir ()
{
  (CDPATH='' cd -- "$1" && pwd -P)
}

# Print the version of the libgcrypt tree $1: from the generated configure
# or else from configure.ac's three numbers; "unknown" if neither has it.
host_version ()
{
  version=
  if test -f "$1/configure"; then
    version=$(sed -n "s/^PACKAGE_VERSION='\(.*\)'\$/\1/p" "$1/configure")
  fi
  if test -z "$version" && test -f "$1/configure.ac"; then
    version=$(sed -n \
      's/^m4_define(\[mym4_m[a-z]*\], *\[\([0-9]*\)\]).*/\1/p' \
      "$1/configure.ac" | paste -s -d . -)
  fi
  printf '%s\n' "${version:-unknown}"
}
