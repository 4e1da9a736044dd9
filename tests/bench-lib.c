/* bench-lib.c - bench-slope: load and start a libgcrypt
 * Copyright (C) 2026 The libgcrypt-aria authors
 *
 * This file is part of libgcrypt-aria.
 *
 * libgcrypt-aria is free software; you can redistribute it and/or modify
 * it under the terms of the GNU Lesser General Public License as
 * published by the Free Software Foundation; either version 2.1 of
 * the License, or (at your option) any later version.
 *
 * libgcrypt-aria is distributed in the hope that it will be useful,
 * but WITHOUT ANY WARRANTY; without even the implied warranty of
 * MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.  See the
 * GNU Lesser General Public License for more details.
 *
 * You should have received a copy of the GNU Lesser General Public
 * License along with this program; if not, see <https://www.gnu.org/licenses/>.
 * SPDX-License-Identifier: LGPL-2.1-or-later
 */

/* For dladdr and dlmopen.  */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bench-slope.h"

#define GPG_ERROR_LIB  "libgpg-error.so.0"


/* Return the file name of the library that FUNCTION is in; to be freed.  */
static char *
file_of (const void *function)
{
  Dl_info info;

  char *name = NULL;

  if (dladdr (function, &info) && info.dli_fname)
    name = strdup (info.dli_fname);
  if (!name)
    bench_die (BENCH_FAILED, "can't tell where the linked library is");
  return name;
}


/* Return the name of the libgpg-error for the libgcrypt in FILE: the one
   beside it or else the one that this program runs with; to be freed.  */
static char *
gpg_error_for (const char *file)
{
  const char *slash = strrchr (file, '/');
  size_t dirlen = slash ? slash - file + 1 : 0;
  char *beside = bench_alloc (dirlen + sizeof GPG_ERROR_LIB, 1);

  memcpy (beside, file, dirlen);
  strcpy (beside + dirlen, GPG_ERROR_LIB);
  if (!access (beside, R_OK))
    return beside;
  free (beside);
  return file_of ((const void *)gpg_err_code_from_errno);
}


/* Load FILE into a name space of its own.  Two libgcrypts in one name space
   would share one libgpg-error, and calls within one of them could end in the
   other.  */
static void *
load_apart (const char *file)
{
#ifdef LM_ID_NEWLM
  char *gpg_error = gpg_error_for (file);
  void *handle = dlmopen (LM_ID_NEWLM, gpg_error, RTLD_NOW);
  Lmid_t space;

  if (handle && !dlinfo (handle, RTLD_DI_LMID, &space))
    handle = dlmopen (space, file, RTLD_NOW);
  free (gpg_error);
  return handle;
#else
  return dlopen (file, RTLD_NOW | RTLD_LOCAL);
#endif
}


void
bench_lib_load (struct bench_lib *lib, const char *role, const char *file,
                int apart)
{
  char *linked;
  void *handle;

  lib->role = role;
  linked = file_of ((const void *)gcry_check_version);
  lib->file = realpath (file ? file : linked, NULL);
  if (!lib->file)
    bench_die (BENCH_USAGE, "%s: no such file", file ? file : linked);
  free (linked);

  handle = file || apart ? load_apart (lib->file)
                         : dlopen (lib->file, RTLD_NOW);
  if (!handle)
    bench_die (BENCH_FAILED, "can't load %s: %s\n"
               "If it wants another libgpg-error, put that one into the same"
               " folder or its\nfolder into LD_LIBRARY_PATH",
               lib->file, dlerror ());

#define SET_POINTER(name)                                               \
  lib->name = (__typeof__ (lib->name))dlsym (handle, "gcry_" #name);    \
  if (!lib->name)                                                       \
    bench_die (BENCH_FAILED, "%s: no libgcrypt, or too old: no gcry_" #name, \
               lib->file);
  BENCH_LIB_FUNCTIONS (SET_POINTER)
#undef SET_POINTER
}


void
bench_libs_start (struct bench_lib *libs, int n, const char *list)
{
  int i;

  while (*list)
    {
      size_t len = strcspn (list, ",:");
      char name[80];

      if (len >= sizeof name)
        bench_die (BENCH_USAGE, "unknown processor feature '%s'", list);
      sprintf (name, "%.*s", (int)len, list);
      for (i = 0; i < n && len; i++)
        if (!libs[i].control (GCRYCTL_DISABLE_HWF, name, NULL))
          continue;
        else if (i == 0)
          bench_die (BENCH_USAGE, "unknown processor feature '%s'", name);
        else
          bench_warn ("the %s doesn't know the processor feature '%s'",
                      libs[i].role, name);
      list += len;
      list += *list != 0;
    }

  for (i = 0; i < n; i++)
    {
      libs[i].version = libs[i].check_version (NULL);
      if (!libs[i].version)
        bench_die (BENCH_FAILED, "%s doesn't start", libs[i].file);
      libs[i].control (GCRYCTL_DISABLE_SECMEM, 0);
      libs[i].control (GCRYCTL_INITIALIZATION_FINISHED, 0);
    }
}


char *
bench_lib_hwf (const struct bench_lib *lib)
{
  /* "hwflist:intel-cpu:intel-avx:...:\n"  */
  char *line = lib->get_config (0, "hwflist");
  char *from = line ? strchr (line, ':') : NULL;
  char *list, *p;

  if (!from)
    from = (char *)":";
  list = strdup (from + 1);
  if (!list)
    bench_die (BENCH_FAILED, "out of memory");
  for (p = list; *p && *p != '\n'; p++)
    if (*p == ':')
      *p = ',';
  while (p > list && p[-1] == ',')
    p--;
  *p = 0;
  lib->free (line);
  return list;
}
