# sources.awk - apt's entries of the running suite, as source entries
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Usage: awk -v codenames="NAME ..." [-v other=SUITE] -f sources.awk FILE...
#
# Reads apt's lists in both formats, FILE.list (one line an entry) and
# FILE.sources (deb822, see sources.list(5)), and prints deb822 entries of the
# type deb-src for the suites NAME, NAME-updates and NAME-security: what the
# machine's own packages come from.  Entries that are disabled or name other
# suites only are left out.  With other=SUITE the entries are printed with SUITE
# in the place of NAME: another release on the same servers.

# The name under which SUITE is to be printed, or "" if it isn't wanted.
function wanted(suite,    i, name)
{
  for (i in names)
    {
      name = other ? other : names[i]
      if (suite == names[i])
        return name
      if (suite == names[i] "-updates")
        return name "-updates"
      if (suite == names[i] "-security")
        return name "-security"
    }
  return ""
}

# Print an entry unless it was printed before.
function entry(text)
{
  if (!(text in printed))
    print "Types: deb-src\n" text
  printed[text] = 1
}

# The stanza that was collected, of a .sources file.
function end_of_stanza(    n, words, i, suites)
{
  n = split(value["suites"], words)
  suites = ""
  for (i = 1; i <= n; i++)
    if (wanted(words[i]) != "")
      suites = suites " " wanted(words[i])
  if (suites != "" && value["types"] ~ /(^|[ \t])deb(-src)?([ \t]|$)/ \
      && tolower(value["enabled"]) !~ /^[ \t]*(no|false|without|off|disable)/)
    entry("Suites:" suites "\n" rest)
  field = rest = ""
  split("", value)
}

# One entry of a .list file: type, options in brackets, URI, suite, components.
function one_line(    n, words, i, options, uri, suite, text, name_value)
{
  sub(/[ \t]*#.*/, "")
  if ($1 !~ /^deb(-src)?$/)
    return
  options = ""
  if (match($0, /\[[^]]*\]/))
    {
      options = substr($0, RSTART + 1, RLENGTH - 2)
      $0 = substr($0, 1, RSTART - 1) " " substr($0, RSTART + RLENGTH)
    }
  uri = $2
  suite = wanted($3)
  if (suite == "" || uri ~ /^cdrom:/)
    return
  text = "Suites: " suite "\nURIs: " uri "\nComponents:"
  for (i = 4; i <= NF; i++)
    text = text " " $i
  text = text "\n"
  n = split(options, words)
  for (i = 1; i <= n; i++)
    {
      # Binary architectures and languages mean nothing for sources.
      split(words[i], name_value, "=")
      if (name_value[1] == "signed-by")
        text = text "Signed-By: " name_value[2] "\n"
      else if (name_value[1] == "trusted")
        text = text "Trusted: " name_value[2] "\n"
      else if (name_value[1] == "check-valid-until")
        text = text "Check-Valid-Until: " name_value[2] "\n"
    }
  entry(text)
}

BEGIN {
  split(codenames, names)
  field = rest = ""
}

FNR == 1 { end_of_stanza() }

FILENAME ~ /\.list$/ { one_line(); next }

/^[ \t]*$/ { end_of_stanza(); next }
/^#/ { next }

# A line that begins with a blank goes on with the field before it.
{
  if ($0 !~ /^[ \t]/)
    {
      field = tolower($0)
      sub(/:.*/, "", field)
    }
  if (field == "types" || field == "suites" || field == "enabled")
    {
      line = $0
      if (line !~ /^[ \t]/)
        sub(/^[^:]*:/, "", line)
      value[field] = value[field] " " line
    }
  else if (field != "architectures" && field != "languages" \
           && field != "targets")
    rest = rest $0 "\n"
}

END { end_of_stanza() }
