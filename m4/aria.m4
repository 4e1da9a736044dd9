# aria.m4 - Macros of configure.ac
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later

# ARIA_NEED(COMMAND, PACKAGE)
# Note the Debian package PACKAGE as missing if the shell COMMAND fails.
AC_DEFUN([ARIA_NEED],
[AS_IF([{ $1; } >/dev/null 2>&1], [],
  [AS_VAR_APPEND([aria_missing], [" $2"])])])

# ARIA_STOP_IF_MISSING
# Stop if a package was noted.
AC_DEFUN([ARIA_STOP_IF_MISSING],
[AS_IF([test -n "$aria_missing"],
  [AC_MSG_ERROR([something is missing; the Debian and Ubuntu packages are
    apt-get install$aria_missing])])])

# ARIA_DEBIAN_FLAG(VARIABLE)
# Set VARIABLE to what Debian's libgcrypt20 is built with.  The folder that
# is built in must not get into the objects: DEB_BUILD_PATH names it.
AC_DEFUN([ARIA_DEBIAN_FLAG],
[$1=`DEB_BUILD_MAINT_OPTIONS=hardening=+bindnow \
  DEB_BUILD_PATH=$(pwd)/stage dpkg-buildflags --get $1` \
  || AC_MSG_ERROR([dpkg-buildflags --get $1 failed])])

# ARIA_FIND_SOURCE
# Set LIBGCRYPT_SOURCE to the absolute name of the host's source.
AC_DEFUN([ARIA_FIND_SOURCE],
[AC_MSG_CHECKING([for the source of libgcrypt])
LIBGCRYPT_SOURCE=
AS_CASE([$with_libgcrypt_source],
  [''|yes|no],
    [for aria_dir in "$(pwd)" "$(cd "$srcdir" && pwd)"; do
       AS_IF([test -f "$aria_dir/libgcrypt-source/version"],
         [LIBGCRYPT_SOURCE=$aria_dir/libgcrypt-source/source
          break])
     done],
  [/*], [LIBGCRYPT_SOURCE=$with_libgcrypt_source],
  [LIBGCRYPT_SOURCE=$(pwd)/$with_libgcrypt_source])
AS_IF([test -z "$LIBGCRYPT_SOURCE"],
  [AC_MSG_RESULT([none])
   AC_MSG_ERROR([there are two ways to name it:
    $srcdir/host/fetch
        gets the source of this Debian's or Ubuntu's libgcrypt20; or
    --with-libgcrypt-source=DIR|TARBALL
        an option of configure: a libgcrypt 1.10 or later of your own])])
AC_MSG_RESULT([$LIBGCRYPT_SOURCE])
AS_IF([test ! -r "$LIBGCRYPT_SOURCE"],
  [AC_MSG_ERROR([can't read $LIBGCRYPT_SOURCE])])
AC_SUBST([LIBGCRYPT_SOURCE])])

# ARIA_REPLACE(FILE)
# Put FILE.tmp in FILE's place if they differ, so that make repeats what
# depends on FILE only when what it says has changed.
AC_DEFUN([ARIA_REPLACE],
[AS_IF([cmp -s $1.tmp $1], [rm -f $1.tmp], [mv -f $1.tmp $1]) \
  || AC_MSG_ERROR([can't write $1])])

# ARIA_HOST_FILES
# Make two files in the build folder:
#   configure-host  runs the host's configure in the current folder
#   stage-options   what the stage is made from
AC_DEFUN([ARIA_HOST_FILES],
[aria_quote ()
{
  AS_ECHO(["$[]1"]) | sed "s/'/'\\\\''/g; s/^/'/; s/\$/'/" | tr -d '\n'
}
AS_CASE([$prefix],
  [NONE], [aria_prefix=$ac_default_prefix],
  [aria_prefix=$prefix])
AS_CASE([$enable_static],
  [no], [aria_static=--disable-static],
  [aria_static=--enable-static])
{
  echo '#! /bin/sh'
  echo "# Made by configure: runs libgcrypt's configure in the current folder."
  # libgcrypt 1.11 and later ask gpgrt-config, which the option alone does
  # not lead to.
  AS_IF([test -n "$GPG_ERROR_PREFIX"],
    [echo "PATH=$(aria_quote "$GPG_ERROR_PREFIX/bin"):\$PATH"
     echo "GPGRT_CONFIG=$(aria_quote "$GPG_ERROR_PREFIX/bin/gpgrt-config")"
     echo "export PATH GPGRT_CONFIG"])
  AS_ECHO_N(["exec ./configure"])
  for aria_arg in \
    "--prefix=$aria_prefix" "--libdir=$libdir" "--includedir=$includedir" \
    ${build_alias:+"--build=$build_alias"} \
    ${host_alias:+"--host=$host_alias"} \
    ${GPG_ERROR_PREFIX:+"--with-libgpg-error-prefix=$GPG_ERROR_PREFIX"} \
    $aria_static --enable-ld-version-script --enable-noexecstack \
    --disable-doc --disable-dependency-tracking --cache-file=config.cache \
    "CC=$CC" "CPPFLAGS=$CPPFLAGS" "CFLAGS=$CFLAGS" "LDFLAGS=$LDFLAGS"
  do
    AS_ECHO_N([" "])
    aria_quote "$aria_arg"
  done
  AS_ECHO([" $HOST_CONFIGURE_ARGS \"\$[]@\""])
} >configure-host.tmp
ARIA_REPLACE([configure-host])
AS_ECHO(["$STAGE_OPTIONS $LIBGCRYPT_SOURCE"]) >stage-options.tmp
ARIA_REPLACE([stage-options])])
