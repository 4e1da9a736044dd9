/* vector-file.c - Readers for files of test vectors
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

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testlib.h"
#include "vector-file.h"

/* A file in memory, read from front to back.  */
struct reader
{
  const char *file;
  char *text;
  const char *p;
  int line;
};

static void
open_reader (struct reader *r, const char *file)
{
  FILE *f = fopen (file, "rb");
  long size;

  if (!f || fseek (f, 0, SEEK_END) || (size = ftell (f)) < 0
      || fseek (f, 0, SEEK_SET))
    tap_bail ("%s: can't be read", file);
  r->text = malloc (size + 1);
  if (!r->text || fread (r->text, 1, size, f) != (size_t)size)
    tap_bail ("%s: can't be read", file);
  fclose (f);
  r->text[size] = 0;
  r->file = file;
  r->p = r->text;
  r->line = 1;
}

static void fail (const struct reader *r, const char *what)
  __attribute__ ((noreturn));

static void
fail (const struct reader *r, const char *what)
{
  tap_bail ("%s, line %d: %s", r->file, r->line, what);
}

/* A new string from the LEN characters at P.  */
static char *
copy (const char *p, size_t len)
{
  char *s = malloc (len + 1);

  if (!s)
    tap_bail ("no memory");
  memcpy (s, p, len);
  s[len] = 0;
  return s;
}

/* Add a field; both strings become the record's.  */
static void
record_add (const struct reader *r, struct record *rec, char *name,
            char *value)
{
  if (rec->n == MAX_FIELDS)
    fail (r, "too many fields");
  rec->field[rec->n].name = name;
  rec->field[rec->n++].value = value;
}

/* Drop the fields from the number N on.  */
static void
record_cut (struct record *rec, int n)
{
  while (rec->n > n)
    {
      free (rec->field[--rec->n].name);
      free (rec->field[rec->n].value);
    }
}

const char *
record_get (const struct record *r, const char *name)
{
  int i;

  for (i = 0; i < r->n; i++)
    if (!strcmp (r->field[i].name, name))
      return r->field[i].value;
  return NULL;
}


static void
end_record (struct reader *r, struct record *rec, record_fn *fn, void *arg)
{
  rec->line = r->line;
  if (rec->n)
    fn (rec, arg);
  record_cut (rec, 0);
}

void
read_lines (const char *file, record_fn *fn, void *arg)
{
  struct reader r;
  struct record rec = { 0 };
  const char *end, *equals, *from, *to;

  open_reader (&r, file);
  for (; *r.p; r.p = *end ? end + 1 : end, r.line++)
    {
      end = r.p + strcspn (r.p, "\n");
      for (to = end; to > r.p && isspace ((unsigned char)to[-1]); to--)
        ;
      if (to == r.p)
        end_record (&r, &rec, fn, arg);
      else if (*r.p != '#')
        {
          equals = memchr (r.p, '=', to - r.p);
          if (!equals || equals == r.p)
            fail (&r, "neither NAME = VALUE nor a comment");
          for (from = equals + 1; from < to && *from == ' '; from++)
            ;
          while (equals > r.p && equals[-1] == ' ')
            equals--;
          record_add (&r, &rec, copy (r.p, equals - r.p),
                      copy (from, to - from));
        }
    }
  end_record (&r, &rec, fn, arg);
  free (r.text);
}


/* JSON, RFC 8259; of its strings only those without escapes other than of
   quote, backslash and slash, which suffices for ours.  */

/* Pass over white space; return what follows.  */
static int
peek (struct reader *r)
{
  for (; *r->p && strchr (" \t\r\n", *r->p); r->p++)
    if (*r->p == '\n')
      r->line++;
  return *r->p;
}

static void
expect (struct reader *r, char c)
{
  if (peek (r) != c)
    fail (r, "not the JSON that was expected");
  r->p++;
}

/* Between the members of an object or array whose last character is CLOSE:
   true if there is one more.  N counts them.  */
static int
more (struct reader *r, char close, int *n)
{
  if (peek (r) == close)
    {
      r->p++;
      return 0;
    }
  if ((*n)++)
    expect (r, ',');
  return 1;
}

static char *
string (struct reader *r)
{
  char *s, *q;

  expect (r, '"');
  s = q = copy (r->p, strcspn (r->p, "\n"));
  for (; *r->p != '"'; r->p++)
    {
      if (*r->p == '\\' && !strchr ("\"\\/", *++r->p))
        fail (r, "an escape in a string that this reader does not know");
      if (!*r->p || *r->p == '\n')
        fail (r, "a string that does not end");
      *q++ = *r->p;
    }
  *q = 0;
  r->p++;
  return s;
}

/* A string, number, true, false or null as text, or NULL for an object or
   array, which is passed over.  */
static char *
value (struct reader *r)
{
  size_t len;
  int c = peek (r), n = 0;

  if (c == '"')
    return string (r);
  if (c == '{' || c == '[')
    {
      r->p++;
      while (more (r, c == '{' ? '}' : ']', &n))
        {
          if (c == '{')
            {
              free (string (r));
              expect (r, ':');
            }
          free (value (r));
        }
      return NULL;
    }
  len = strspn (r->p, "+-.0123456789abcdefghijklmnopqrstuvwxyzE");
  if (!len)
    fail (r, "not a value of JSON");
  r->p += len;
  return copy (r->p - len, len);
}

/* Read the members of an object, those that are scalars to REC.  If a member
   is called SPECIAL (which may be NULL), *PLACE becomes a reader that stands
   in front of its value.  */
static void
object (struct reader *r, struct record *rec, const char *special,
        struct reader *place)
{
  char *name, *v;
  int n = 0;

  expect (r, '{');
  while (more (r, '}', &n))
    {
      name = string (r);
      expect (r, ':');
      peek (r);
      if (special && !strcmp (name, special))
        *place = *r;
      v = value (r);
      if (v)
        record_add (r, rec, name, v);
      else
        free (name);
    }
}

/* A test group: its scalars, wherever they stand, belong to each test.  */
static void
group (struct reader *r, record_fn *fn, void *arg)
{
  struct record rec = { 0 }, test = { 0 };
  struct reader tests = { 0 };
  int n = 0, i;

  object (r, &rec, "tests", &tests);
  if (!tests.p)
    fail (r, "a test group without tests");
  expect (&tests, '[');
  while (more (&tests, ']', &n))
    {
      object (&tests, &test, NULL, NULL);
      for (i = 0; i < rec.n; i++)
        record_add (&tests, &test,
                    copy (rec.field[i].name, strlen (rec.field[i].name)),
                    copy (rec.field[i].value, strlen (rec.field[i].value)));
      end_record (&tests, &test, fn, arg);
    }
  record_cut (&rec, 0);
}

void
read_wycheproof (const char *file, const char *algorithm,
                 record_fn *fn, void *arg)
{
  struct record rec = { 0 };
  struct reader r, groups = { 0 };
  const char *name;
  int n = 0;

  open_reader (&r, file);
  object (&r, &rec, "testGroups", &groups);
  if (peek (&r))
    fail (&r, "more behind the end");
  name = record_get (&rec, "algorithm");
  if (!name || strcmp (name, algorithm))
    fail (&r, "vectors of another algorithm");
  if (!groups.p)
    fail (&r, "no test groups");
  expect (&groups, '[');
  while (more (&groups, ']', &n))
    group (&groups, fn, arg);
  record_cut (&rec, 0);
  free (r.text);
}
