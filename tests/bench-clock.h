/* bench-clock.h - A clock that counts cycles of the processor
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

#ifndef BENCH_CLOCK_H
#define BENCH_CLOCK_H

/* Calibrate the clock.  MHZ is the processor's, or 0 to have it measured.  */
void bench_clock_start (double mhz);

/* Nanoseconds from some start.  */
double bench_now (void);

/* Nanoseconds since START without what the two readings cost.  */
double bench_since (double start);

/* The processor's frequency in GHz at this moment, or 0 if it can't be
   measured here.  Takes some 50 microseconds.  */
double bench_ghz (void);

#endif /*BENCH_CLOCK_H*/
