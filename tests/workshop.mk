# workshop.mk - Builds beside the main one: baseline, hosts, sanitizers
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Included by ../Makefile.am after local.mk.  None of these targets is a part
# of "make check"; CONTRIBUTING.md tells what they are for.

EXTRA_DIST += tests/workshop.sh tests/make-baseline tests/check-hosts \
	tests/check-sanitize tests/check-objects

# What of the tests is run on other hosts and in other builds.
api_tests = tests/t-names tests/t-errors tests/t-mac-errors tests/t-handles \
	tests/t-secmem tests/t-alloc tests/t-fips tests/t-threads \
	tests/t-rfc5794 tests/t-ref-modes tests/t-openssl-modes \
	tests/t-ctr-carry tests/t-aead-wrap tests/t-vectors tests/t-kwp \
	tests/t-ocb-aad tests/t-aegis tests/t-aegis-vectors \
	tests/t-aegis-errors
kernel_tests = tests/check-kernels tests/t-selftest

workshop_run = top_srcdir='$(abs_top_srcdir)' MAKE='$(MAKE)' \
	API_TESTS='$(api_tests)' KERNEL_TESTS='$(kernel_tests)' \
	LIBGCRYPT_SOURCE='$(LIBGCRYPT_SOURCE)' VECTORS='$(VECTORS)' \
	HOSTS_DIR='$(HOSTS_DIR)' CC='$(CC)' $(SHELL)

# The libgcrypt that the module's speed is compared with.
baseline:
	@$(workshop_run) $(srcdir)/tests/make-baseline baseline \
	  '$(BASELINE_SOURCE)'

# Compare with it, or with the library ARIA_BASELINE_LIB, kernel by kernel.
ARIA_BASELINE_LIB =
baseline_lib = $(or $(ARIA_BASELINE_LIB),baseline/installed/lib/libgcrypt.so.20)
BENCH_OPTIONS =
bench-against: all tests/hwf-subsets $(if $(ARIA_BASELINE_LIB),,baseline)
	@top_builddir=. ARIA_BASELINE_LIB='$(baseline_lib)' \
	  $(SHELL) $(srcdir)/tests/bench-against $(BENCH_OPTIONS)

check-hosts: all
	@$(workshop_run) $(srcdir)/tests/check-hosts $(HOSTS)

check-sanitize: all
	@$(workshop_run) $(srcdir)/tests/check-sanitize $(BUILDS)

# What make distcheck runs of the tests in the unpacked distribution.
short_tests = tests/t-names tests/t-rfc5794 tests/t-ctr-carry tests/t-kwp
short_scripts = tests/t-tables.sh tests/t-elf.sh
AM_MAKEFLAGS = $(if $(filter distcheck,$(MAKECMDGOALS)), \
	check_PROGRAMS='$(short_tests)' \
	TESTS='$(short_tests) $(short_scripts)')

.PHONY: baseline bench-against check-hosts check-sanitize
