# graft.awk - Applies one file of host/graft.d to copies of a host's files
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Usage: awk -v root=DIR -v feature=NAME -v fixes=yes|no -f graft.awk FILE
#
# host/graft.d/README says what a feature file looks like.  DIR holds copies
# of the host's files; they are changed only if every anchor of the feature
# matches.  Standard output is one line for host/graft, a word and a text:
#   new TEXT     the blocks were added
#   done TEXT    all of them were there already
#   none TEXT    the feature doesn't apply to this host
#   left TEXT    it is a mend, and fixes is "no"
# Otherwise there are messages on standard error and the status is 1.

# A line without leading and trailing blanks, each run of blanks in it as one
# space: how anchors and the host's lines are compared.
function bare(line)
{
  gsub(/[ \t]+/, " ", line)
  sub(/^ /, "", line)
  sub(/ $/, "", line)
  return line
}

function fail(text)
{
  print "host/graft: graft.d/" feature ": " text > "/dev/stderr"
  failed = 1
}

# The marker line that opens ("begin") or closes ("end") a block in FILE.
function marker(file, which)
{
  if (file ~ /(^|\/)configure(\.ac)?$/)
    return "# libgcrypt-aria: " which " " feature
  return "/* libgcrypt-aria: " which " " feature " */"
}

# Read FILE into text[FILE, 1...] unless that was done before.
# Return 0 if there is no such file.
function load(file,    n, line, path, state)
{
  if (file in length_of)
    return length_of[file] >= 0
  path = root "/" file
  n = 0
  length_of[file] = -1
  while ((state = (getline line < path)) > 0)
    text[file, ++n] = line
  close(path)
  if (state < 0)
    return 0
  length_of[file] = n
  return 1
}

# How often a line with WORDS stands in FILE.
function count_lines(file, words,    i, n)
{
  n = 0
  for (i = 1; i <= length_of[file]; i++)
    if (index(text[file, i], words))
      n++
  return n
}

# Make room in FILE for COUNT lines behind line number AT.
function make_room(file, at, count,    i)
{
  for (i = length_of[file]; i > at; i--)
    text[file, i + count] = text[file, i]
  length_of[file] += count
}

function remove(file, at,    i)
{
  for (i = at; i < length_of[file]; i++)
    text[file, i] = text[file, i + 1]
  length_of[file]--
}

# Where the OLD lines of anchor[] stand in FILE if the first is at line AT:
# set found_at[].  Empty lines of FILE in between don't count.  Return 1 if
# they stand there.
function match_at(file, at, old,    j)
{
  for (j = 1; j <= old; j++)
    {
      while (j > 1 && at <= length_of[file] && bare(text[file, at]) == "")
        at++
      if (at > length_of[file] || bare(text[file, at]) != anchor[j])
        return 0
      found_at[j] = at++
    }
  return 1
}

# Print how FILE hasn't got the anchor of OLD lines, which it has N times.
function no_anchor(file, old, n)
{
  fail(file ": the anchor \"" anchor[1] (old > 1 ? "\" ..." : "\"") \
       " must be there once, is there " (n ? n " times" : "not at all"))
}

# Apply hunk H to FILE.
function apply(h, file,    old, i, j, n, at, words, longest, added, block,
               indent, kind, line)
{
  # The lines that must be there: the anchor and what is replaced.  What is
  # added goes behind the one with the number BEFORE.
  old = added = 0
  for (i = 1; i <= hunk_lines[h]; i++)
    {
      kind = substr(hunk[h, i], 1, 1)
      line = substr(hunk[h, i], 2)
      if (kind != "+")
        {
          anchor[++old] = bare(line)
          replaced[old] = (kind == "-")
        }
      else
        {
          block[++added] = line
          before = old
        }
    }

  # The longest word of the first line tells most lines of FILE apart at once.
  longest = ""
  n = split(anchor[1], words, " ")
  for (i = 1; i <= n; i++)
    if (length(words[i]) > length(longest))
      longest = words[i]

  n = 0
  for (i = 1; i <= length_of[file]; i++)
    if (index(text[file, i], longest) && match_at(file, i, old))
      {
        n++
        at = i
      }
  if (n != 1)
    {
      no_anchor(file, old, n)
      return
    }
  match_at(file, at, old)
  at = before ? found_at[before] : at - 1

  match(block[1], /^[ \t]*/)
  indent = substr(block[1], 1, RLENGTH)
  make_room(file, at, added + 2)
  text[file, at + 1] = indent marker(file, "begin")
  for (i = 1; i <= added; i++)
    text[file, at + 1 + i] = block[i]
  text[file, at + added + 2] = indent marker(file, "end")

  for (j = old; j >= 1; j--)
    if (replaced[j])
      remove(file, found_at[j] + (found_at[j] > at ? added + 2 : 0))
}

BEGIN { hunks = conditions = 0 }

/^#/ { next }
/^[ \t]*$/ { next }

/^@@ / {
  hunks++
  hunk_lines[hunks] = 0
  hunk_files[hunks] = substr($0, 4)
  next
}

hunks && /^[ +-]/ {
  hunk[hunks, ++hunk_lines[hunks]] = $0
  next
}

!hunks && $1 == "about" {
  about = $0
  sub(/^about[ \t]+/, "", about)
  next
}
!hunks && $1 == "kind" && $2 == "mend" { mend = 1; next }

!hunks && ($1 == "if" || $1 == "unless") {
  conditions++
  wanted[conditions] = ($1 == "if")
  words = $0
  condition_file[conditions] = $2
  sub(/^[a-z]+[ \t]+[^ \t]+[ \t]+/, "", words)
  condition_words[conditions] = words
  next
}

{ fail("line " NR " can't be understood: " $0) }

END {
  # The files of every hunk.  One that ends in "?" may be absent.
  blocks = files = there = 0
  for (h = 1; h <= hunks; h++)
    {
      n = split(hunk_files[h], names, " ")
      for (i = 1; i <= n; i++)
        {
          file = names[i]
          optional = sub(/\?$/, "", file)
          if (!load(file))
            {
              if (!optional)
                fail(file ": no such file")
              continue
            }
          blocks++
          if (!(file in blocks_of))
            {
              file_list[++files] = file
              there += count_lines(file, marker(file, "begin"))
            }
          blocks_of[file]++
          edit_hunk[blocks] = h
          edit_file[blocks] = file
        }
    }
  if (failed)
    exit 1

  name = feature " (" about ")"
  if (mend && fixes == "no")
    {
      print "left " name ": --without-host-fixes"
      exit 0
    }
  how_many = blocks (blocks == 1 ? " block in " : " blocks in ") \
             files (files == 1 ? " file" : " files")
  if (there == blocks)
    {
      print "done " name
      exit 0
    }
  if (there)
    {
      fail("only " there " of " blocks " blocks are there: take a fresh tree")
      exit 1
    }

  for (i = 1; i <= conditions; i++)
    {
      file = condition_file[i]
      found = load(file) && count_lines(file, condition_words[i]) > 0
      if (found != wanted[i])
        {
          print "none " name
          exit 0
        }
    }

  for (i = 1; i <= blocks; i++)
    apply(edit_hunk[i], edit_file[i])
  if (failed)
    exit 1

  for (i = 1; i <= files; i++)
    {
      file = file_list[i]
      path = root "/" file
      printf "" > path
      for (j = 1; j <= length_of[file]; j++)
        print text[file, j] > path
      if (close(path) != 0)
        {
          fail(file ": can't be written to the temporary folder")
          exit 1
        }
    }
  print "new " name ": " how_many
}
