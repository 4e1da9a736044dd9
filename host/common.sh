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

# Make the folder $1.part and set "tmp" to it: where $1 is made, to be renamed
# when it is whole.  It is removed when the script ends, or else, if that was
# killed, by the next run.
make_part ()
{
  if test -e "$1.part"; then
    if kill -0 "$(cat "$1.part/pid" 2>/dev/null)" 2>/dev/null; then
      die "another run, process $(cat "$1.part/pid"), is making $1." \
        "If that is not so, remove $1.part."
    fi
    rm -rf "$1.part"
  fi
  tmp=$1.part
  trap 'rm -rf "$tmp"' EXIT
  trap 'exit 1' HUP INT TERM
  if ! mkdir "$tmp" || ! echo $$ >"$tmp/pid"; then
    die "$tmp can't be written: are you allowed to, is the disk full?"
  fi
}
