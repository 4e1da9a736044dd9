# hosts.sh - The libgcrypt trees that tests of host/ run on
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Sourced after taplib.sh.  The user's own host is always there; "make check
# HOSTS_DIR=DIR" adds all source trees and tarballs of libgcrypt in DIR.

. "$top_srcdir/host/common.sh"

# Print the names of all hosts, one a line.
all_hosts ()
{
  printf '%s\n' "${LIBGCRYPT_SOURCE:?run by make check}"
  if [ -n "${HOSTS_DIR:-}" ]; then
    for tap_host in "$HOSTS_DIR"/*; do
      if [ -f "$tap_host/configure.ac" ]; then
        printf '%s\n' "$tap_host"
      elif [ -f "$tap_host/source/configure.ac" ]; then
        printf '%s\n' "$tap_host/source"
      else
        case $tap_host in
          *libgcrypt*.orig.tar.?z* | */libgcrypt-*.tar.?z*)
            printf '%s\n' "$tap_host"
            ;;
        esac
      fi
    done
  fi
}

# copy_host HOST DIR - make DIR a copy of the tree or tarball HOST.
copy_host ()
{
  rm -rf "$2"
  if [ -d "$1" ]; then
    mkdir "$2"
    for tap_entry in "$1"/*; do
      cp -R "$tap_entry" "$2/" || return 1
    done
    chmod -R u+w "$2"
  else
    mkdir "$2.unpacked" && tar -xf "$1" -C "$2.unpacked" \
      && mv "$2.unpacked"/* "$2" && rmdir "$2.unpacked"
  fi
}
