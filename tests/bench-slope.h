/* bench-slope.h - What the files of bench-slope share
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

#ifndef BENCH_SLOPE_H
#define BENCH_SLOPE_H

#include <stddef.h>
#include <stdint.h>
#include <gcrypt.h>

#include "bench-clock.h"

/* A row is one algorithm in one mode and direction.  A job is a row opened in
   one library, ready to be run on messages of given sizes.  A series is the
   times of a job; series that are compared are taken in turns.  A cell is
   what is printed of one or, in a comparison, two series.  */

/*-- bench-slope.c --*/

/* Print "bench-slope: TEXT" on stderr and exit.  The status is
   BENCH_FAILED or BENCH_USAGE.  */
void bench_die (int status, const char *fmt, ...)
  __attribute__ ((format (printf, 2, 3), noreturn));

/* The same as a warning.  */
void bench_warn (const char *fmt, ...)
  __attribute__ ((format (printf, 1, 2)));

/* Zeroed memory; the program ends if there is none.  */
void *bench_alloc (size_t n, size_t size) __attribute__ ((returns_nonnull));

enum bench_measure
  { BENCH_SLOPE, BENCH_SIZE, BENCH_SHORT, BENCH_RESETS, BENCH_SETKEYS };

/* The command line.  */
struct bench_options
{
  enum bench_measure measure;
  int measure_given;
  size_t size;               /* Of the messages of BENCH_SIZE.  */
  const char *library, *against;
  char *disabled;            /* Features, separated by colons.  */
  char *modes;               /* Names, separated by commas, or NULL.  */
  double mhz;
  int repetitions;           /* 0: by the number of lengths.  */
  int unaligned;
  int csv;
  int list;
};

#define BENCH_FAILED  1  /* A library failed, or outputs differ.  */
#define BENCH_USAGE   2  /* The command line can't be used.  */


/*-- bench-lib.c --*/

/* The functions of libgcrypt that are called, without "gcry_".  */
#define BENCH_LIB_FUNCTIONS(F)                                          \
  F (check_version) F (control) F (get_config) F (free) F (strerror)    \
  F (cipher_open) F (cipher_close) F (cipher_ctl) F (cipher_algo_info)  \
  F (cipher_algo_name) F (cipher_map_name) F (cipher_get_algo_keylen)   \
  F (cipher_get_algo_blklen) F (cipher_setkey) F (cipher_setiv)         \
  F (cipher_setctr) F (cipher_encrypt) F (cipher_decrypt)               \
  F (cipher_authenticate) F (cipher_gettag) F (cipher_checktag)         \
  F (mac_open) F (mac_close) F (mac_ctl) F (mac_algo_info)              \
  F (mac_algo_name) F (mac_map_name) F (mac_get_algo_keylen)            \
  F (mac_get_algo_maclen) F (mac_setkey) F (mac_setiv) F (mac_write)    \
  F (mac_read)                                                          \
  F (md_open) F (md_close) F (md_reset) F (md_write) F (md_read)        \
  F (md_extract) F (md_algo_info) F (md_algo_name) F (md_map_name)      \
  F (md_get_algo_dlen)

/* One libgcrypt.  All calls go through its pointers, so that there can be
   two in the process.  */
struct bench_lib
{
  const char *role;      /* What messages call it: "library" or "base".  */
  char *file;
  const char *version;
#define BENCH_LIB_POINTER(name)  __typeof__ (gcry_##name) *name;
  BENCH_LIB_FUNCTIONS (BENCH_LIB_POINTER)
#undef BENCH_LIB_POINTER
};

/* Load FILE (NULL: the library that the program is linked with) and set the
   pointers of LIB.  With APART even the linked one is loaded anew, into a
   name space of its own, as the other of a comparison is.  The program ends
   if this fails.  */
void bench_lib_load (struct bench_lib *lib, const char *role,
                     const char *file, int apart);

/* Disable the processor features in LIST, separated by commas or colons, in
   the N libraries at LIBS, and initialize them.  The program ends if the
   first one does not know a feature; for another one this is a warning.  */
void bench_libs_start (struct bench_lib *libs, int n, const char *list);

/* The processor features that LIB uses, separated by commas; to be freed
   with free.  */
char *bench_lib_hwf (const struct bench_lib *lib);


/*-- bench-modes.c --*/

enum bench_class { BENCH_CIPHER, BENCH_MAC, BENCH_HASH };

enum bench_op
  {
    BENCH_ENC, BENCH_DEC, BENCH_AUTH, BENCH_MAC_OP, BENCH_HASH_OP,
    BENCH_SETKEY, BENCH_SETKEY_ENC, BENCH_SETKEY_DEC, BENCH_RESET_ENC,
    BENCH_N_OPS
  };

/* "enc", "dec", ...  */
extern const char *const bench_op_names[BENCH_N_OPS];

/* What sets a mode apart, besides its number.  */
enum bench_trait
  {
    BENCH_AEAD = 1,        /* Takes further data and gives a tag.  */
    BENCH_TAG_FIRST = 2,   /* The tag has to be set before decryption.  */
    BENCH_RESET = 4,       /* A new message needs a reset.  */
    BENCH_NONCE_LAST = 8,  /* The nonce is set behind the further data.  */
    BENCH_LENGTHS = 16,    /* The lengths are set before the data.  */
    BENCH_FINAL = 32,      /* The last data are announced.  */
    BENCH_COUNTER = 64,    /* The IV is a counter.  */
    BENCH_ALIGNED = 128    /* It is a multiple of 256.  */
  };

#define BENCH_IV_BLOCK  -1  /* The IV is as long as a block.  */
#define BENCH_IV_KEY    -2  /* The nonce is as long as the key.  */

struct bench_mode
{
  const char *name;
  enum bench_class class;
  int mode;              /* GCRY_CIPHER_MODE_x  */
  unsigned int flags;    /* GCRY_CIPHER_x  */
  int ivlen;             /* Bytes, 0 for none, or BENCH_IV_x.  */
  unsigned int nkeys;    /* How many keys of the cipher its key is made of.  */
  size_t grow;           /* Bytes that encryption adds.  */
  unsigned int traits;
};

#define BENCH_NAME  60  /* Room for the name of an algorithm.  */

struct bench_row
{
  char algo[BENCH_NAME - 20];  /* As printed.  */
  char name[BENCH_NAME];       /* What the library knows it by.  */
  const struct bench_mode *mode;
  enum bench_op op;
  size_t keylen;               /* Bytes of the whole key.  */
};

/* Which rows are wanted.  */
struct bench_wanted
{
  const char *modes;     /* Names separated by commas; NULL: all.  */
  const enum bench_op *cipher_ops;  /* Of ciphers: these and no others, ... */
  int n_cipher_ops;                 /* ... or if 0 all that a mode has.  */
};

/* The rows of the algorithm NAME of LIB, or of the family NAME ("aria":
   ARIA128, ARIA192, ARIA256, and their MACs), appended to the *N_ROWS at
   *ROWS.  The program ends with a message if the name is unknown or if none
   of the algorithms has a mode that was asked for.  */
void bench_add_rows (struct bench_row **rows, int *n_rows,
                     const struct bench_lib *lib, const char *name,
                     const struct bench_wanted *wanted);

/* True if LIB has the algorithm of ROW, in whatever mode.  */
int bench_has_algorithm (const struct bench_lib *lib,
                         const struct bench_row *row);

/* Print the names of all algorithms of LIB and of all modes.  */
void bench_list (const struct bench_lib *lib);


/*-- bench-job.c --*/

#define BENCH_MAX_SIZE  (1 << 20)  /* Bytes of a message.  */
#define BENCH_MAX_TAG   64

struct bench_job
{
  const struct bench_lib *lib;
  const struct bench_row *row;
  gcry_cipher_hd_t cipher;
  gcry_mac_hd_t mac;
  gcry_md_hd_t md;
  unsigned char key[128];
  unsigned char iv[32];
  size_t ivlen;
  unsigned char tag[BENCH_MAX_TAG];
  size_t taglen;
  unsigned char *in_mem, *out_mem;  /* To be freed.  */
  unsigned char *in, *out;
  size_t insize, outsize;           /* Of the message chosen.  */
  const size_t *sizes;
  int n_sizes;
  unsigned char *stored;            /* What decryption gets, all sizes.  */
  gcry_error_t (*run) (struct bench_job *job);
};

/* Open ROW in LIB and make it ready for messages of the N_SIZES lengths at
   SIZES, which must stay.  The buffers are aligned to a page and OFFSET
   bytes.  Return 0 or the library's error; JOB is then closed.  */
gcry_error_t bench_job_open (struct bench_job *job,
                             const struct bench_lib *lib,
                             const struct bench_row *row,
                             const size_t *sizes, int n_sizes,
                             size_t offset);

/* Let the next runs be of messages of SIZES[I] bytes.  */
void bench_job_choose (struct bench_job *job, int i);

/* One whole message: IV, data, tag.  Return 0 or the library's error.  */
static inline gcry_error_t
bench_job_run (struct bench_job *job)
{
  return job->run (job);
}

/* Run the same messages of all sizes in A and B.  Return 0 or the error of
   *R_FAILED, and in *R_DIFFERENT the first size for which outputs or tags
   differ, or 0 if they are all the same.  */
gcry_error_t bench_jobs_compare (struct bench_job *a, struct bench_job *b,
                                 size_t *r_different,
                                 struct bench_job **r_failed);

void bench_job_close (struct bench_job *job);


/*-- bench-measure.c --*/

/* The repetitions fall into so many groups that follow each other; each has
   a result of its own, and the spread is told from these.  */
#define BENCH_GROUPS  8

struct bench_estimate
{
  int n;
  double value[BENCH_GROUPS];
};

/* The median; the lower quartile, which is a better measure of what can only
   be made longer by disturbances; half the distance of the quartiles in
   percent of the median, -1 if it can't be told.  */
double bench_median (const struct bench_estimate *e);
double bench_low (const struct bench_estimate *e);
double bench_spread (const struct bench_estimate *e);

struct bench_series
{
  struct bench_job *job;
  struct bench_estimate *ns;      /* A call, for each size.  */
  struct bench_estimate *cycles;  /* The same; 0 if not known.  */
  double mhz;                     /* Median.  */
};

/* Measure the N series at SERIES in turns, each size REPETITIONS times.
   Return 0 or the error of *R_FAILED.  The results are to be freed with
   bench_series_free.  */
gcry_error_t bench_measure (struct bench_series *series, int n,
                            int repetitions, struct bench_job **r_failed);

void bench_series_free (struct bench_series *series);

/* The slope of the least-squares line through the points (size, E[size]) for
   each group.  */
struct bench_estimate bench_slope (const struct bench_estimate *e,
                                   const size_t *sizes, int n_sizes);

/* A / B and A times FACTOR, group by group.  */
struct bench_estimate bench_ratio (const struct bench_estimate *a,
                                   const struct bench_estimate *b);
struct bench_estimate bench_scaled (const struct bench_estimate *a,
                                    double factor);


/*-- bench-kernel.c --*/

/* Run messages of the sizes number FIRST to LAST of JOB and watch which
   functions the time goes to.  Return their names, those of the most time
   first, joined by "+", or "?" if they can't be told; to be freed.  */
char *bench_kernels (struct bench_job *job, int first, int last);


/*-- bench-print.c --*/

struct bench_figures
{
  double ns, cycles, spread, mhz;  /* Of a byte or of a call.  */
  char *kernels;
};

struct bench_cell
{
  const struct bench_row *row;
  size_t bytes;                 /* Of a message; 0 for a slope.  */
  struct bench_figures lib, base;
  double ratio, ratio_spread;   /* Base to lib, or 0.  */
  int different;                /* True: the outputs are not the same.  */
};

struct bench_printer
{
  enum bench_measure measure;
  int csv;
  int n_libs;
  const struct bench_lib *libs;
  size_t size;                  /* Of a message, for BENCH_SIZE.  */
  const char *disabled;         /* Features, separated by colons, or "".  */
  char last_algo[BENCH_NAME];   /* Of the last row.  */
};

/* Print what stands above the rows.  */
void bench_print_head (struct bench_printer *p);

/* Print the N cells of one row or, of BENCH_RESETS and BENCH_SETKEYS, of one
   algorithm.  */
void bench_print_cells (struct bench_printer *p,
                        const struct bench_cell *cells, int n);

/* Show on a terminal that row I of N is being measured; I = N takes the line
   away.  */
void bench_progress (const struct bench_row *row, int i, int n);



/*-- bench-line.c --*/

/* Measure the N_ROWS rows at ROWS in turns and print them as one line: one
   row, or the rows of --reset or --setkey that belong together.  The program
   ends if a library fails.  Return true if the outputs of the libraries are
   the same.  */
int bench_line (const struct bench_options *o, const struct bench_lib *libs,
                int n_libs, const struct bench_row *rows, int n_rows,
                struct bench_printer *printer);

#endif /*BENCH_SLOPE_H*/
