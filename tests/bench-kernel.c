/* bench-kernel.c - bench-slope: see which functions of a library do the work
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

/* There is no interface that tells which of its functions libgcrypt chooses.
 * So we look: a timer interrupts the work, the handler notes where the
 * processor was, and the symbol table of the library has the name for it.
 */

/* For dladdr and the registers of a signal's context.  */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <ucontext.h>
#include <unistd.h>

#include "bench-slope.h"

#define INTERVAL_US  50
#define MAX_PLACES   100   /* So that watching takes 5 ms.  */
#define PATIENCE_NS  50e6  /* If the timer doesn't come as often.  */
#define TOLD_SHARE   0.25  /* The first function is told and those that had
                              so much of the time.  */

static volatile uintptr_t places[MAX_PLACES];
static volatile sig_atomic_t n_places;


/* The instruction that was interrupted, or 0.  */
static uintptr_t
interrupted_at (const ucontext_t *context)
{
#if defined __linux__ && defined __x86_64__
  return context->uc_mcontext.gregs[REG_RIP];
#elif defined __linux__ && defined __i386__
  return context->uc_mcontext.gregs[REG_EIP];
#elif defined __linux__ && defined __aarch64__
  return context->uc_mcontext.pc;
#else
  (void)context;
  return 0;
#endif
}


static void
note_place (int sig, siginfo_t *info, void *context)
{
  (void)sig;
  (void)info;
  if (n_places < MAX_PLACES)
    places[n_places++] = interrupted_at (context);
}


/* Fill PLACES while JOB is run.  */
static void
watch (struct bench_job *job, int first, int last)
{
  struct sigaction action = { .sa_flags = SA_SIGINFO | SA_RESTART }, before;
  struct itimerval timer = { { 0, INTERVAL_US }, { 0, INTERVAL_US } };
  static const struct itimerval never;
  double start = bench_now ();
  int i = first;

  n_places = 0;
  action.sa_sigaction = note_place;
  sigaction (SIGALRM, &action, &before);
  setitimer (ITIMER_REAL, &timer, NULL);
  while (n_places < MAX_PLACES && bench_since (start) < PATIENCE_NS)
    {
      bench_job_choose (job, i);
      bench_job_run (job);
      i = i < last ? i + 1 : first;
    }
  setitimer (ITIMER_REAL, &never, NULL);
  sigaction (SIGALRM, &before, NULL);
}


/* The halves of st_info, as ELF32_ST_TYPE and ELF64_ST_TYPE and so on.  */
#define ELF_TYPE(info)  ((info) & 15)
#define ELF_BIND(info)  ((info) >> 4)

/* A file of the process with its symbol table.  */
struct image
{
  char name[1024];
  void *file;             /* The file in memory.  */
  size_t size;
  const ElfW(Sym) *symbols;
  size_t n_symbols;
  const char *names;
};


/* Let IMAGE be that of the file NAME; without symbols if it has none.  */
static void
open_image (struct image *image, const char *name)
{
  const ElfW(Ehdr) *head;
  const ElfW(Shdr) *section;
  struct stat st;
  int i, fd;

  if (image->file)
    munmap (image->file, image->size);
  memset (image, 0, sizeof *image);
  snprintf (image->name, sizeof image->name, "%s", name);

  fd = open (name, O_RDONLY);
  if (fd < 0 || fstat (fd, &st))
    return;
  image->size = st.st_size;
  image->file = mmap (NULL, image->size, PROT_READ, MAP_PRIVATE, fd, 0);
  close (fd);
  if (image->file == MAP_FAILED)
    {
      image->file = NULL;
      return;
    }

  /* The loader has accepted this file.  */
  head = image->file;
  section = (const void *)((const char *)image->file + head->e_shoff);
  for (i = 0; i < head->e_shnum; i++)
    if (section[i].sh_type == SHT_SYMTAB)
      {
        const char *file = image->file;

        image->symbols = (const void *)(file + section[i].sh_offset);
        image->n_symbols = section[i].sh_size / sizeof *image->symbols;
        image->names = file + section[section[i].sh_link].sh_offset;
      }
}


struct function
{
  char name[80];
  int hits;
};


/* Let FUNCTION be called NAME, with "file:" before it if it is a static
   function of FILE and doesn't have the first word of FILE in its name.  */
static void
set_name (struct function *function, const char *file, const char *name)
{
  int len = strcspn (file, ".");
  char word[40];

  snprintf (word, sizeof word, "%.*s", (int)strcspn (file, "-."), file);
  if (!strncmp (name, "_gcry_", 6))
    name += 6;
  if (strstr (name, word))
    len = 0;
  snprintf (function->name, sizeof function->name, "%.*s%s%s", len, file,
            len ? ":" : "", name);
}


/* Let FUNCTION be the one at PLACE; without a name if it has no symbol or is
   in this program.  */
static void
find_function (struct image *image, uintptr_t place,
               struct function *function)
{
  Dl_info info, program;
  const char *file = "";
  uintptr_t at;
  size_t i;

  memset (function, 0, sizeof *function);
  if (!dladdr ((void *)place, &info) || !info.dli_fname
      || (dladdr ((void *)watch, &program)
          && info.dli_fbase == program.dli_fbase))
    return;
  if (strcmp (image->name, info.dli_fname))
    open_image (image, info.dli_fname);
  at = place - (uintptr_t)info.dli_fbase;
  for (i = 0; i < image->n_symbols; i++)
    {
      const ElfW(Sym) *symbol = image->symbols + i;
      const char *name = image->names + symbol->st_name;

      if (ELF_TYPE (symbol->st_info) == STT_FILE)
        file = name;
      else if (ELF_TYPE (symbol->st_info) == STT_FUNC
               && at - symbol->st_value < symbol->st_size)
        {
          /* Symbols of a file follow its name; global ones come last.  */
          int local = ELF_BIND (symbol->st_info) == STB_LOCAL;

          set_name (function, local ? file : "", name);
          return;
        }
    }
}


/* Most hits first.  */
static int
compare_functions (const void *a, const void *b)
{
  return ((const struct function *)b)->hits
         - ((const struct function *)a)->hits;
}


char *
bench_kernels (struct bench_job *job, int first, int last)
{
  static struct image image;
  struct function *functions = bench_alloc (MAX_PLACES, sizeof *functions);
  char *text = bench_alloc (MAX_PLACES, sizeof functions->name + 1);
  int n = 0, i, k, hits = 0;

  watch (job, first, last);
  for (i = 0; i < n_places; i++)
    {
      struct function function;

      find_function (&image, places[i], &function);
      if (!*function.name)
        continue;
      for (k = 0; k < n && strcmp (functions[k].name, function.name); k++)
        ;
      if (k == n)
        functions[n++] = function;
      functions[k].hits++;
      hits++;
    }

  qsort (functions, n, sizeof *functions, compare_functions);
  for (i = 0; i < n && (!i || functions[i].hits >= TOLD_SHARE * hits); i++)
    {
      if (i)
        strcat (text, "+");
      strcat (text, functions[i].name);
    }
  if (!n)
    strcpy (text, "?");
  free (functions);
  return text;
}
