# local.mk - The list of all tests; included by ../Makefile.am
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A test in C, tests/t-foo.c alone:
#     check_PROGRAMS += tests/t-foo
# The same from several files:
#     check_PROGRAMS += tests/t-foo
#     tests_t_foo_SOURCES = tests/t-foo.c tests/other.c tests/other.h
# The same calling OpenSSL's libcrypto (-DHAVE_LIBCRYPTO if it is there;
# without it the program says SKIP):
#     tests_t_foo_LDADD = $(LDADD) $(CRYPTO_LIBS)
# A test in shell, which sources tests/taplib.sh:
#     dist_check_SCRIPTS += tests/t-foo.sh
# A file that a test reads or a piece of shell that it sources:
#     EXTRA_DIST += tests/foo.data
# A test of the C program or the script needs the library without the module
# (environment: ARIA_PRISTINE_LIB):
#     tests/t-foo.log: $(pristine_lib)
#
# All C tests are linked with the built library and with tests/libtest.la,
# which holds testlib.c.

check_PROGRAMS =
check_LTLIBRARIES = tests/libtest.la
dist_check_SCRIPTS =
TESTS = $(check_PROGRAMS) $(dist_check_SCRIPTS)

tests_libtest_la_SOURCES = tests/testlib.c tests/testlib.h
EXTRA_DIST += tests/taplib.sh

# The build system, quickstart, with-aria
dist_check_SCRIPTS += tests/t-configure.sh
dist_check_SCRIPTS += tests/t-dist.sh tests/t-elf.sh tests/t-install.sh \
	tests/t-quickstart.sh tests/t-symbols.sh tests/t-with-aria.sh
tests/t-symbols.log: $(pristine_lib)

# The modes: the references of ARIA and of all modes of operation, and what is
# checked against them
check_LTLIBRARIES += tests/libref.la
tests_libref_la_SOURCES = tests/aria-ref.c tests/aria-ref.h \
	tests/gcry-help.c tests/gcry-help.h tests/ref-modes.c \
	tests/ref-aead.c tests/ref-hash.c tests/ref-modes.h \
	tests/arena.c tests/arena.h tests/mode-check.c tests/mode-check.h \
	tests/mac-check.c tests/mode-message.c tests/mode-message.h
ref_LDADD = tests/libref.la $(LDADD)

check_PROGRAMS += tests/t-rfc5794
tests_t_rfc5794_LDADD = $(ref_LDADD)
check_PROGRAMS += tests/t-ref-vectors
tests_t_ref_vectors_LDADD = $(ref_LDADD)
check_PROGRAMS += tests/t-ref-modes
tests_t_ref_modes_LDADD = $(ref_LDADD)
check_PROGRAMS += tests/t-openssl-modes
tests_t_openssl_modes_LDADD = $(ref_LDADD) $(CRYPTO_LIBS)
# configure may have found libcrypto since.
tests/t-openssl-modes.$(OBJEXT): Makefile
check_PROGRAMS += tests/t-ctr-carry
tests_t_ctr_carry_LDADD = $(ref_LDADD)
check_PROGRAMS += tests/t-aead-wrap
tests_t_aead_wrap_LDADD = $(ref_LDADD)
check_PROGRAMS += tests/t-ocb-long
tests_t_ocb_long_LDADD = $(ref_LDADD)
check_PROGRAMS += tests/t-vectors
tests_t_vectors_SOURCES = tests/t-vectors.c tests/vector-file.c \
	tests/vector-file.h
tests_t_vectors_LDADD = $(ref_LDADD)

# AEGIS: the reference, the standards' vectors, messages of all lengths, errors
check_LTLIBRARIES += tests/libaegis.la
tests_libaegis_la_SOURCES = tests/aegis-ref.c tests/aegis-ref.h \
	tests/aegis-help.c tests/aegis-help.h
aegis_LDADD = tests/libaegis.la $(ref_LDADD)
check_PROGRAMS += tests/t-aegis-vectors
tests_t_aegis_vectors_SOURCES = tests/t-aegis-vectors.c tests/aegis-vectors.h \
	tests/vector-file.c tests/vector-file.h
tests_t_aegis_vectors_LDADD = $(aegis_LDADD)
check_PROGRAMS += tests/t-aegis tests/t-aegis-errors
tests_t_aegis_LDADD = $(aegis_LDADD)
tests_t_aegis_errors_LDADD = $(aegis_LDADD)
if STATIC
check_PROGRAMS += tests/t-aegis-kernels tests/t-aegis-selftest
endif
tests_t_aegis_selftest_LDADD = tests/libtest.la \
	stage/src/.libs/libgcrypt.a $(GPG_ERROR_LIBS)
tests_t_aegis_selftest_LDFLAGS = $(AM_LDFLAGS) \
	$(patsubst %,-Wl$(comma)--wrap=_gcry_aegis_generic_128l_%, \
	  init absorb enc dec final)
tests_t_aegis_selftest_DEPENDENCIES = tests/libtest.la stage/.aria-built
comma = ,
dist_check_SCRIPTS += tests/t-aegis-consttime.sh tests/t-aegis-lint.sh \
	tests/t-aegis-hwf.sh
tests_t_aegis_kernels_CPPFLAGS = $(tests_check_kernels_CPPFLAGS)
tests_t_aegis_kernels_LDADD = tests/libaegis.la tests/libref.la \
	tests/libtest.la stage/src/.libs/libgcrypt.a $(GPG_ERROR_LIBS)
tests_t_aegis_kernels_DEPENDENCIES = tests/libaegis.la tests/libref.la \
	tests/libtest.la stage/.aria-built

# On arm64 and 32-bit ARM, under qemu; not a part of "make check".
LIBGPG_ERROR_SOURCE =
check-cross:
	@$(AM_TESTS_ENVIRONMENT) unset LD_LIBRARY_PATH; \
	  LIBGPG_ERROR_SOURCE='$(LIBGPG_ERROR_SOURCE)' \
	  $(SHELL) $(srcdir)/tests/check-cross.sh
.PHONY: check-cross
EXTRA_DIST += tests/check-cross.sh
tests/t-aegis-consttime.log: $(filter tests/t-aegis-kernels,$(check_PROGRAMS))
tests/t-aegis-hwf.log: tests/t-aegis

# The kernels.  Every function of every kernel goes through a wrapper of the
# test; ld gets their names from the list of kernels.
if STATIC
check_PROGRAMS += tests/t-selftest tests/t-stall
else
dist_check_SCRIPTS += tests/t-no-static.sh
endif
tests_t_selftest_CPPFLAGS = $(AM_CPPFLAGS) -I$(srcdir)/cipher -isystem stage
tests_t_selftest_LDADD = tests/libtest.la stage/src/.libs/libgcrypt.a \
	$(GPG_ERROR_LIBS)
tests_t_selftest_LDFLAGS = $(AM_LDFLAGS) -Wl,@tests/kernel-functions.opts
tests_t_selftest_DEPENDENCIES = tests/libtest.la stage/.aria-built \
	tests/kernel-functions.opts

tests/kernel-functions.opts: cipher/aria-kernels.h cipher/aria-features.h \
		stage/.aria-configured
	@{ echo '#include "$(srcdir)/cipher/aria-kernels.h"'; \
	   echo '#define SYMBOL(op, kernel) _gcry_aria_##kernel##_##op'; \
	   echo '#define SYMBOLS(name, kind, hwf, width, least, keys) \'; \
	   echo '  ARIA_##kind##_OPS (SYMBOL, name) \'; \
	   echo '  ARIA_##kind##_KEYS (SYMBOL, name)'; \
	   echo 'ARIA_KERNEL_LIST (SYMBOLS)'; } \
	 | $(CC) -E -P -Istage - | tr ' ' '\n' \
	 | sed -n 's/^_gcry_/--wrap=&/p' >$@.tmp
	@test -s $@.tmp && mv -f $@.tmp $@
CLEANFILES = tests/kernel-functions.opts

# The kernel test sees the headers of the module and, as system headers, the
# host's.
check_PROGRAMS += tests/check-kernels
tests_check_kernels_SOURCES = tests/check-kernels.c tests/check-kernels.h \
	tests/ck-abi.c tests/ck-abi-amd64.S tests/ck-abi-amd64.h \
	tests/ck-bench.c tests/bench-clock.c tests/bench-clock.h \
	tests/ck-binding.c tests/ck-broken.c tests/ck-broken.h \
	tests/ck-broken-amd64.S tests/ck-call.c tests/ck-lint-amd64.S \
	tests/ck-list.c tests/ck-message.c tests/ck-plain.c \
	tests/ck-plain-amd64.S tests/ck-results.c \
	tests/ck-undefined.c tests/ck-unwind.c
tests_check_kernels_CPPFLAGS = -DHAVE_CONFIG_H -I$(srcdir)/tests \
	-I$(srcdir)/cipher -isystem stage -isystem stage/src \
	-isystem stage/mpi -isystem stage/cipher $(GPG_ERROR_CPPFLAGS)
tests_check_kernels_LDADD = tests/libref.la tests/libtest.la \
	stage/src/.libs/libgcrypt.a $(GPG_ERROR_LIBS)
tests_check_kernels_DEPENDENCIES = tests/libref.la tests/libtest.la \
	stage/.aria-built
EXTRA_DIST += tests/lint-kernels.py tests/lint_opcodes.py
dist_check_SCRIPTS += tests/t-kernel-lint.sh tests/t-kernel-consttime.sh
tests/t-kernel-lint.log: tests/check-kernels
tests/t-kernel-consttime.log: tests/check-kernels

# The modes once more for each set of processor features
dist_check_SCRIPTS += tests/t-hwf-subsets.sh
if STATIC
tests/t-hwf-subsets.log: tests/hwf-subsets
endif
tests/t-hwf-subsets.log: tests/t-ref-modes tests/t-ctr-carry \
	tests/t-openssl-modes

# The generated files of cipher/
dist_check_SCRIPTS += tests/t-tables.sh

# The interface: errors, handles, names, memory, FIPS mode, threads, programs
check_LTLIBRARIES += tests/libapi.la
tests_libapi_la_SOURCES = tests/handle-modes.c tests/handle-modes.h \
	tests/misuse.c tests/misuse.h
api_LDADD = tests/libapi.la $(ref_LDADD)

check_PROGRAMS += tests/t-names
tests_t_names_LDADD = $(api_LDADD)
check_PROGRAMS += tests/t-errors
tests_t_errors_LDADD = $(api_LDADD)
check_PROGRAMS += tests/t-mac-errors
tests_t_mac_errors_LDADD = $(api_LDADD)
check_PROGRAMS += tests/t-handles
tests_t_handles_LDADD = $(api_LDADD)
check_PROGRAMS += tests/t-secmem
tests_t_secmem_LDADD = $(api_LDADD)
check_PROGRAMS += tests/t-alloc
tests_t_alloc_LDADD = $(api_LDADD)
check_PROGRAMS += tests/t-fips
check_PROGRAMS += tests/t-threads
tests_t_threads_LDFLAGS = $(AM_LDFLAGS) -pthread
tests_t_stall_LDADD = tests/libtest.la stage/src/.libs/libgcrypt.a \
	$(GPG_ERROR_LIBS)
tests_t_stall_LDFLAGS = $(AM_LDFLAGS) -pthread \
	-Wl,--wrap=_gcry_aria_generic_ecb_enc
tests_t_stall_DEPENDENCIES = tests/libtest.la stage/.aria-built
dist_check_SCRIPTS += tests/t-tsan.sh
# Real programs, with the built library and with one that has no ARIA
EXTRA_DIST += tests/gpgsm-home.sh
dist_check_SCRIPTS += tests/t-gpgsm.sh
tests/t-gpgsm.log: $(pristine_lib)
dist_check_SCRIPTS += tests/t-gpg.sh
dist_check_SCRIPTS += tests/t-host-check.sh
CLEANFILES += host-check.log

# host/: getting a host, grafting it, its known faults
EXTRA_DIST += tests/hosts.sh tests/hwf-detect.c
dist_check_SCRIPTS += tests/t-fetch.sh
dist_check_SCRIPTS += tests/t-stage.sh
dist_check_SCRIPTS += tests/t-graft.sh
dist_check_SCRIPTS += tests/t-hwf-detect.sh
check_PROGRAMS += tests/t-kwp
tests_t_kwp_LDADD = $(ref_LDADD)
check_PROGRAMS += tests/t-ocb-aad
tests_t_ocb_aad_LDADD = $(ref_LDADD)
dist_check_SCRIPTS += tests/t-mends-control.sh
tests/t-mends-control.log: $(pristine_lib) tests/t-kwp tests/t-ocb-aad

# The benchmarks.  bench-slope is installed; it finds its library like any
# program, so that it is not linked with -no-install.
bin_PROGRAMS = tests/bench-slope
tests_bench_slope_SOURCES = tests/bench-slope.c tests/bench-slope.h \
	tests/bench-clock.c tests/bench-clock.h tests/bench-job.c \
	tests/bench-kernel.c tests/bench-lib.c tests/bench-line.c \
	tests/bench-measure.c tests/bench-modes.c tests/bench-print.c
tests_bench_slope_LDADD = stage/src/libgcrypt.la $(GPG_ERROR_LIBS) -ldl
tests_bench_slope_LDFLAGS =
man_MANS = doc/bench-slope.1

# It looks into the static library's list of kernels; the host's headers are
# not ours to warn about.
EXTRA_PROGRAMS = tests/hwf-subsets
CLEANFILES += tests/hwf-subsets
tests_hwf_subsets_CPPFLAGS = -DHAVE_CONFIG_H -I$(srcdir)/cipher \
	-isystem stage -isystem stage/src -isystem stage/cipher \
	-isystem stage/mpi $(GPG_ERROR_CPPFLAGS)
tests_hwf_subsets_LDADD = stage/src/.libs/libgcrypt.a $(GPG_ERROR_LIBS)
tests_hwf_subsets_DEPENDENCIES = stage/.aria-built

# Their headers are there when the host is configured.
$(tests_bench_slope_OBJECTS) $(tests_hwf_subsets_OBJECTS): | stage/.aria-built

EXTRA_DIST += doc/bench-slope.1 tests/bench-against tests/bench-aegis
dist_check_SCRIPTS += tests/t-bench-aegis.sh
tests/t-bench-aegis.log: tests/bench-slope
dist_check_SCRIPTS += tests/t-bench-slope.sh tests/t-bench-against.sh
tests/t-bench-against.log: tests/hwf-subsets
