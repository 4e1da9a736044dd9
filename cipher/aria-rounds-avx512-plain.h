/* aria-rounds-avx512-plain.h - ARIA: the rounds of the 64-way kernel
 *
 * Made by tools/gen/aria-rounds-avx512.py from
 * tools/gen/aria-rounds-avx512.src, which explains it, in its order.
 * Don't edit.
 */

/* first_round: registers 0 to 15 are the batch, natural, and then byte-sliced
   behind the first substitution.  two_rounds: the same behind the second
   substitution after that.  last_round: natural behind the next substitution.
   Registers up to 26 are lost.  Behind each instruction stands the name that
   the source gives its result, with as many primes as there were rounds
   before.  */

.macro first_round
        vpunpcklbw %zmm8, %zmm0, %zmm16                             /* a0 */
        vpunpckhbw %zmm8, %zmm0, %zmm0                              /* a8 */
        vpunpcklbw %zmm9, %zmm1, %zmm8                              /* a1 */
        vpunpckhbw %zmm9, %zmm1, %zmm1                              /* a9 */
        vpunpcklbw %zmm10, %zmm2, %zmm9                             /* a2 */
        vpunpckhbw %zmm10, %zmm2, %zmm2                             /* a10 */
        vpunpcklbw %zmm11, %zmm3, %zmm10                            /* a3 */
        vpunpckhbw %zmm11, %zmm3, %zmm3                             /* a11 */
        vpunpcklbw %zmm12, %zmm4, %zmm11                            /* a4 */
        vpunpckhbw %zmm12, %zmm4, %zmm4                             /* a12 */
        vpunpcklbw %zmm13, %zmm5, %zmm12                            /* a5 */
        vpunpckhbw %zmm13, %zmm5, %zmm5                             /* a13 */
        vpunpcklbw %zmm14, %zmm6, %zmm13                            /* a6 */
        vpunpckhbw %zmm14, %zmm6, %zmm6                             /* a14 */
        vpunpcklbw %zmm15, %zmm7, %zmm14                            /* a7 */
        vpunpckhbw %zmm15, %zmm7, %zmm7                             /* a15 */
        vpunpcklbw %zmm11, %zmm16, %zmm15                           /* b0 */
        vpunpckhbw %zmm11, %zmm16, %zmm11                           /* b4 */
        vpunpcklbw %zmm12, %zmm8, %zmm16                            /* b1 */
        vpunpckhbw %zmm12, %zmm8, %zmm8                             /* b5 */
        vpunpcklbw %zmm13, %zmm9, %zmm12                            /* b2 */
        vpunpckhbw %zmm13, %zmm9, %zmm9                             /* b6 */
        vpunpcklbw %zmm14, %zmm10, %zmm13                           /* b3 */
        vpunpckhbw %zmm14, %zmm10, %zmm10                           /* b7 */
        vpunpcklbw %zmm4, %zmm0, %zmm14                             /* b8 */
        vpunpckhbw %zmm4, %zmm0, %zmm0                              /* b12 */
        vpunpcklbw %zmm5, %zmm1, %zmm4                              /* b9 */
        vpunpckhbw %zmm5, %zmm1, %zmm1                              /* b13 */
        vpunpcklbw %zmm6, %zmm2, %zmm5                              /* b10 */
        vpunpckhbw %zmm6, %zmm2, %zmm2                              /* b14 */
        vpunpcklbw %zmm7, %zmm3, %zmm6                              /* b11 */
        vpunpckhbw %zmm7, %zmm3, %zmm3                              /* b15 */
        vpunpcklbw %zmm12, %zmm15, %zmm7                            /* c0 */
        vpunpckhbw %zmm12, %zmm15, %zmm12                           /* c2 */
        vpunpcklbw %zmm13, %zmm16, %zmm15                           /* c1 */
        vpunpckhbw %zmm13, %zmm16, %zmm13                           /* c3 */
        vpunpcklbw %zmm9, %zmm11, %zmm16                            /* c4 */
        vpunpckhbw %zmm9, %zmm11, %zmm9                             /* c6 */
        vpunpcklbw %zmm10, %zmm8, %zmm11                            /* c5 */
        vpunpckhbw %zmm10, %zmm8, %zmm8                             /* c7 */
        vpunpcklbw %zmm5, %zmm14, %zmm10                            /* c8 */
        vpunpckhbw %zmm5, %zmm14, %zmm5                             /* c10 */
        vpunpcklbw %zmm6, %zmm4, %zmm14                             /* c9 */
        vpunpckhbw %zmm6, %zmm4, %zmm4                              /* c11 */
        vpunpcklbw %zmm2, %zmm0, %zmm6                              /* c12 */
        vpunpckhbw %zmm2, %zmm0, %zmm0                              /* c14 */
        vpunpcklbw %zmm3, %zmm1, %zmm2                              /* c13 */
        vpunpckhbw %zmm3, %zmm1, %zmm1                              /* c15 */
        vpunpcklbw %zmm15, %zmm7, %zmm3                             /* y0 */
        vpunpckhbw %zmm15, %zmm7, %zmm7                             /* y1 */
        vpunpcklbw %zmm13, %zmm12, %zmm15                           /* y2 */
        vpunpckhbw %zmm13, %zmm12, %zmm12                           /* y3 */
        vpunpcklbw %zmm11, %zmm16, %zmm13                           /* y4 */
        vpunpckhbw %zmm11, %zmm16, %zmm11                           /* y5 */
        vpunpcklbw %zmm8, %zmm9, %zmm16                             /* y6 */
        vpunpckhbw %zmm8, %zmm9, %zmm8                              /* y7 */
        vpunpcklbw %zmm14, %zmm10, %zmm9                            /* y8 */
        vpunpckhbw %zmm14, %zmm10, %zmm10                           /* y9 */
        vpunpcklbw %zmm4, %zmm5, %zmm14                             /* y10 */
        vpunpckhbw %zmm4, %zmm5, %zmm17                             /* y11 */
        vpunpcklbw %zmm2, %zmm6, %zmm18                             /* y12 */
        vpunpckhbw %zmm2, %zmm6, %zmm19                             /* y13 */
        vpunpcklbw %zmm1, %zmm0, %zmm20                             /* y14 */
        vpunpckhbw %zmm1, %zmm0, %zmm21                             /* y15 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm3, %zmm0               /* x0 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm7, %zmm1               /* x1 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm15, %zmm2                 /* p2 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm2, %zmm2                /* x2 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm12, %zmm3                 /* p3 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm3, %zmm3                /* x3 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm13, %zmm4              /* x4 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm11, %zmm5              /* x5 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm16, %zmm6                 /* p6 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm6, %zmm6                /* x6 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm8, %zmm7                  /* p7 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm7, %zmm7                /* x7 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm9, %zmm8               /* x8 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm10, %zmm9              /* x9 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm14, %zmm10                /* p10 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm10, %zmm10              /* x10 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm17, %zmm11                /* p11 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm11, %zmm11              /* x11 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm18, %zmm12             /* x12 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm19, %zmm13             /* x13 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm20, %zmm14                /* p14 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm14, %zmm14              /* x14 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm21, %zmm15                /* p15 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm15, %zmm15              /* x15 */
.endm

.macro two_rounds
        vmovdqa64 %zmm4, %zmm16                                     /* U0 */
        vpternlogd $0x96, %zmm14, %zmm9, %zmm16                     /* U0 */
        vmovdqa64 %zmm15, %zmm17                                    /* U1 */
        vpternlogd $0x96, %zmm5, %zmm2, %zmm17                      /* U1 */
        vmovdqa64 %zmm6, %zmm18                                     /* U2 */
        vpternlogd $0x96, %zmm11, %zmm12, %zmm18                    /* U2 */
        vmovdqa64 %zmm13, %zmm19                                    /* U3 */
        vpternlogd $0x96, %zmm0, %zmm10, %zmm19                     /* U3 */
        vmovdqa64 %zmm3, %zmm20                                     /* T0 */
        vpternlogd $0x96, %zmm13, %zmm8, %zmm20                     /* T0 */
        vmovdqa64 %zmm15, %zmm21                                    /* T1 */
        vpternlogd $0x96, %zmm10, %zmm1, %zmm21                     /* T1 */
        vmovdqa64 %zmm9, %zmm22                                     /* T2 */
        vpternlogd $0x96, %zmm7, %zmm12, %zmm22                     /* T2 */
        vmovdqa64 %zmm14, %zmm23                                    /* T3 */
        vpternlogd $0x96, %zmm0, %zmm11, %zmm23                     /* T3 */
        vpternlogd $0x96, KEY_WORD (0, 0), %zmm16, %zmm3            /* R0 */
        vpternlogd $0x96, KEY_WORD (0, 1), %zmm17, %zmm8            /* R1 */
        vpternlogd $0x96, KEY_WORD (0, 2), %zmm18, %zmm1            /* R2 */
        vpxord %zmm7, %zmm19, %zmm7                                 /* R3 */
        vpternlogd $0x96, KEY_WORD (0, 3), %zmm20, %zmm6            /* C0 */
        vpternlogd $0x96, KEY_WORD (0, 4), %zmm21, %zmm4            /* C1 */
        vpternlogd $0x96, KEY_WORD (0, 5), %zmm22, %zmm2            /* C2 */
        vpternlogd $0x96, KEY_WORD (0, 6), %zmm23, %zmm5            /* C3 */
        vpxord KEY_WORD (0, 7), %zmm9, %zmm9                        /* E */
        vpternlogd $0x96, KEY_WORD (0, 8), %zmm6, %zmm16            /* y0 */
        vpternlogd $0x96, KEY_WORD (0, 9), %zmm3, %zmm21            /* y5 */
        vpternlogd $0x96, %zmm2, %zmm3, %zmm9                       /* y11 */
        vpternlogd $0x96, %zmm5, %zmm3, %zmm14                      /* y14 */
        vpternlogd $0x96, KEY_WORD (0, 10), %zmm6, %zmm17           /* y10 */
        vpternlogd $0x96, %zmm4, %zmm8, %zmm15                      /* y15 */
        vpternlogd $0x96, KEY_WORD (0, 11), %zmm8, %zmm22           /* y1 */
        vpternlogd $0x96, KEY_WORD (0, 12), %zmm8, %zmm23           /* y4 */
        vpternlogd $0x96, KEY_WORD (0, 13), %zmm1, %zmm20           /* y7 */
        vpternlogd $0x96, KEY_WORD (0, 14), %zmm4, %zmm18           /* y2 */
        vpternlogd $0x96, %zmm2, %zmm1, %zmm12                      /* y12 */
        vpternlogd $0x96, %zmm5, %zmm1, %zmm11                      /* y9 */
        vpternlogd $0x96, %zmm6, %zmm7, %zmm13                      /* y13 */
        vpternlogd $0x96, %zmm4, %zmm7, %zmm10                      /* y8 */
        vpternlogd $0x96, KEY_WORD (0, 15), %zmm2, %zmm19           /* y6 */
        vpternlogd $0x96, %zmm5, %zmm7, %zmm0                       /* y3 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm16, %zmm1                 /* p0' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm1, %zmm1                /* x0' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm22, %zmm2                 /* p1' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm2, %zmm2                /* x1' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm18, %zmm3              /* x2' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm0, %zmm0               /* x3' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm23, %zmm4                 /* p4' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm4, %zmm4                /* x4' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm21, %zmm5                 /* p5' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm5, %zmm5                /* x5' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm19, %zmm6              /* x6' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm20, %zmm7              /* x7' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm10, %zmm8                 /* p8' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm8, %zmm8                /* x8' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm11, %zmm10                /* p9' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm10, %zmm10              /* x9' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm17, %zmm11             /* x10' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm9, %zmm9               /* x11' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm12, %zmm12                /* p12' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm12, %zmm12              /* x12' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm13, %zmm13                /* p13' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm13, %zmm13              /* x13' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm14, %zmm14             /* x14' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm15, %zmm15             /* x15' */
        vmovdqa64 %zmm4, %zmm16                                     /* U0' */
        vpternlogd $0x96, %zmm14, %zmm10, %zmm16                    /* U0' */
        vmovdqa64 %zmm15, %zmm17                                    /* U1' */
        vpternlogd $0x96, %zmm5, %zmm3, %zmm17                      /* U1' */
        vmovdqa64 %zmm6, %zmm18                                     /* U2' */
        vpternlogd $0x96, %zmm9, %zmm12, %zmm18                     /* U2' */
        vmovdqa64 %zmm13, %zmm19                                    /* U3' */
        vpternlogd $0x96, %zmm1, %zmm11, %zmm19                     /* U3' */
        vmovdqa64 %zmm0, %zmm20                                     /* T0' */
        vpternlogd $0x96, %zmm13, %zmm8, %zmm20                     /* T0' */
        vmovdqa64 %zmm15, %zmm21                                    /* T1' */
        vpternlogd $0x96, %zmm11, %zmm2, %zmm21                     /* T1' */
        vmovdqa64 %zmm10, %zmm22                                    /* T2' */
        vpternlogd $0x96, %zmm7, %zmm12, %zmm22                     /* T2' */
        vmovdqa64 %zmm14, %zmm23                                    /* T3' */
        vpternlogd $0x96, %zmm1, %zmm9, %zmm23                      /* T3' */
        vpternlogd $0x96, KEY_WORD (1, 0), %zmm16, %zmm0            /* R0' */
        vpternlogd $0x96, KEY_WORD (1, 1), %zmm17, %zmm8            /* R1' */
        vpternlogd $0x96, KEY_WORD (1, 2), %zmm18, %zmm2            /* R2' */
        vpxord %zmm7, %zmm19, %zmm7                                 /* R3' */
        vpternlogd $0x96, KEY_WORD (1, 3), %zmm20, %zmm6            /* C0' */
        vpternlogd $0x96, KEY_WORD (1, 4), %zmm21, %zmm4            /* C1' */
        vpternlogd $0x96, KEY_WORD (1, 5), %zmm22, %zmm3            /* C2' */
        vpternlogd $0x96, KEY_WORD (1, 6), %zmm23, %zmm5            /* C3' */
        vpxord KEY_WORD (1, 7), %zmm10, %zmm10                      /* E' */
        vpternlogd $0x96, KEY_WORD (1, 8), %zmm6, %zmm16            /* y0' */
        vpternlogd $0x96, KEY_WORD (1, 9), %zmm0, %zmm21            /* y5' */
        vpternlogd $0x96, %zmm3, %zmm0, %zmm10                      /* y11' */
        vpternlogd $0x96, %zmm5, %zmm0, %zmm14                      /* y14' */
        vpternlogd $0x96, KEY_WORD (1, 10), %zmm6, %zmm17           /* y10' */
        vpternlogd $0x96, %zmm4, %zmm8, %zmm15                      /* y15' */
        vpternlogd $0x96, KEY_WORD (1, 11), %zmm8, %zmm22           /* y1' */
        vpternlogd $0x96, KEY_WORD (1, 12), %zmm8, %zmm23           /* y4' */
        vpternlogd $0x96, KEY_WORD (1, 13), %zmm2, %zmm20           /* y7' */
        vpternlogd $0x96, KEY_WORD (1, 14), %zmm4, %zmm18           /* y2' */
        vpternlogd $0x96, %zmm3, %zmm2, %zmm12                      /* y12' */
        vpternlogd $0x96, %zmm5, %zmm2, %zmm9                       /* y9' */
        vpternlogd $0x96, %zmm6, %zmm7, %zmm13                      /* y13' */
        vpternlogd $0x96, %zmm4, %zmm7, %zmm11                      /* y8' */
        vpternlogd $0x96, KEY_WORD (1, 15), %zmm3, %zmm19           /* y6' */
        vpternlogd $0x96, %zmm5, %zmm1, %zmm7                       /* y3' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm16, %zmm0              /* x0'' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm22, %zmm1              /* x1'' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm18, %zmm2                 /* p2'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm2, %zmm2                /* x2'' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm7, %zmm3                  /* p3'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm3, %zmm3                /* x3'' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm23, %zmm4              /* x4'' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm21, %zmm5              /* x5'' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm19, %zmm6                 /* p6'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm6, %zmm6                /* x6'' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm20, %zmm7                 /* p7'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm7, %zmm7                /* x7'' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm11, %zmm8              /* x8'' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm9, %zmm9               /* x9'' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm17, %zmm11                /* p10'' */
        vmovdqa64 %zmm10, %zmm16                                    /* y11' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm11, %zmm10              /* x10'' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm16, %zmm11                /* p11'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm11, %zmm11              /* x11'' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm12, %zmm12             /* x12'' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm13, %zmm13             /* x13'' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm14, %zmm14                /* p14'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm14, %zmm14              /* x14'' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm15, %zmm15                /* p15'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm15, %zmm15              /* x15'' */
.endm

.macro last_round
        vmovdqa64 %zmm4, %zmm16                                     /* U0 */
        vpternlogd $0x96, %zmm14, %zmm9, %zmm16                     /* U0 */
        vmovdqa64 %zmm15, %zmm17                                    /* U1 */
        vpternlogd $0x96, %zmm5, %zmm2, %zmm17                      /* U1 */
        vmovdqa64 %zmm6, %zmm18                                     /* U2 */
        vpternlogd $0x96, %zmm11, %zmm12, %zmm18                    /* U2 */
        vmovdqa64 %zmm13, %zmm19                                    /* U3 */
        vpternlogd $0x96, %zmm0, %zmm10, %zmm19                     /* U3 */
        vmovdqa64 %zmm3, %zmm20                                     /* T0 */
        vpternlogd $0x96, %zmm13, %zmm8, %zmm20                     /* T0 */
        vmovdqa64 %zmm15, %zmm21                                    /* T1 */
        vpternlogd $0x96, %zmm10, %zmm1, %zmm21                     /* T1 */
        vmovdqa64 %zmm9, %zmm22                                     /* T2 */
        vpternlogd $0x96, %zmm7, %zmm12, %zmm22                     /* T2 */
        vmovdqa64 %zmm14, %zmm23                                    /* T3 */
        vpternlogd $0x96, %zmm0, %zmm11, %zmm23                     /* T3 */
        vpternlogd $0x96, KEY_WORD (0, 0), %zmm16, %zmm3            /* R0 */
        vpternlogd $0x96, KEY_WORD (0, 1), %zmm17, %zmm8            /* R1 */
        vpternlogd $0x96, KEY_WORD (0, 2), %zmm18, %zmm1            /* R2 */
        vpxord %zmm7, %zmm19, %zmm7                                 /* R3 */
        vpternlogd $0x96, KEY_WORD (0, 3), %zmm20, %zmm6            /* C0 */
        vpternlogd $0x96, KEY_WORD (0, 4), %zmm21, %zmm4            /* C1 */
        vpternlogd $0x96, KEY_WORD (0, 5), %zmm22, %zmm2            /* C2 */
        vpternlogd $0x96, KEY_WORD (0, 6), %zmm23, %zmm5            /* C3 */
        vpxord KEY_WORD (0, 7), %zmm9, %zmm9                        /* E */
        vpternlogd $0x96, KEY_WORD (0, 8), %zmm6, %zmm16            /* y0 */
        vpternlogd $0x96, KEY_WORD (0, 9), %zmm3, %zmm21            /* y5 */
        vpternlogd $0x96, %zmm2, %zmm3, %zmm9                       /* y11 */
        vpternlogd $0x96, %zmm5, %zmm3, %zmm14                      /* y14 */
        vpternlogd $0x96, KEY_WORD (0, 10), %zmm6, %zmm17           /* y10 */
        vpternlogd $0x96, %zmm4, %zmm8, %zmm15                      /* y15 */
        vpternlogd $0x96, KEY_WORD (0, 11), %zmm8, %zmm22           /* y1 */
        vpternlogd $0x96, KEY_WORD (0, 12), %zmm8, %zmm23           /* y4 */
        vpternlogd $0x96, KEY_WORD (0, 13), %zmm1, %zmm20           /* y7 */
        vpternlogd $0x96, KEY_WORD (0, 14), %zmm4, %zmm18           /* y2 */
        vpternlogd $0x96, %zmm2, %zmm1, %zmm12                      /* y12 */
        vpternlogd $0x96, %zmm5, %zmm1, %zmm11                      /* y9 */
        vpternlogd $0x96, %zmm6, %zmm7, %zmm13                      /* y13 */
        vpternlogd $0x96, %zmm4, %zmm7, %zmm10                      /* y8 */
        vpternlogd $0x96, KEY_WORD (0, 15), %zmm2, %zmm19           /* y6 */
        vpternlogd $0x96, %zmm5, %zmm7, %zmm0                       /* y3 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm16, %zmm1                 /* p0' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm1, %zmm1                /* x0' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm22, %zmm2                 /* p1' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm2, %zmm2                /* x1' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm18, %zmm3              /* x2' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm0, %zmm0               /* x3' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm23, %zmm4                 /* p4' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm4, %zmm4                /* x4' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm21, %zmm5                 /* p5' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm5, %zmm5                /* x5' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm19, %zmm6              /* x6' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm20, %zmm7              /* x7' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm10, %zmm8                 /* p8' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm8, %zmm8                /* x8' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm11, %zmm10                /* p9' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm10, %zmm10              /* x9' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm17, %zmm11             /* x10' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm9, %zmm9               /* x11' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm12, %zmm12                /* p12' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm12, %zmm12              /* x12' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm13, %zmm13                /* p13' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm13, %zmm13              /* x13' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm14, %zmm14             /* x14' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm15, %zmm15             /* x15' */
        vpunpcklbw %zmm8, %zmm1, %zmm16                             /* a0 */
        vpunpckhbw %zmm8, %zmm1, %zmm1                              /* a8 */
        vpunpcklbw %zmm10, %zmm2, %zmm8                             /* a1 */
        vpunpckhbw %zmm10, %zmm2, %zmm2                             /* a9 */
        vpunpcklbw %zmm11, %zmm3, %zmm10                            /* a2 */
        vpunpckhbw %zmm11, %zmm3, %zmm3                             /* a10 */
        vpunpcklbw %zmm9, %zmm0, %zmm11                             /* a3 */
        vpunpckhbw %zmm9, %zmm0, %zmm0                              /* a11 */
        vpunpcklbw %zmm12, %zmm4, %zmm9                             /* a4 */
        vpunpckhbw %zmm12, %zmm4, %zmm4                             /* a12 */
        vpunpcklbw %zmm13, %zmm5, %zmm12                            /* a5 */
        vpunpckhbw %zmm13, %zmm5, %zmm5                             /* a13 */
        vpunpcklbw %zmm14, %zmm6, %zmm13                            /* a6 */
        vpunpckhbw %zmm14, %zmm6, %zmm6                             /* a14 */
        vpunpcklbw %zmm15, %zmm7, %zmm14                            /* a7 */
        vpunpckhbw %zmm15, %zmm7, %zmm7                             /* a15 */
        vpunpcklbw %zmm9, %zmm16, %zmm15                            /* b0 */
        vpunpckhbw %zmm9, %zmm16, %zmm9                             /* b4 */
        vpunpcklbw %zmm12, %zmm8, %zmm16                            /* b1 */
        vpunpckhbw %zmm12, %zmm8, %zmm8                             /* b5 */
        vpunpcklbw %zmm13, %zmm10, %zmm12                           /* b2 */
        vpunpckhbw %zmm13, %zmm10, %zmm10                           /* b6 */
        vpunpcklbw %zmm14, %zmm11, %zmm13                           /* b3 */
        vpunpckhbw %zmm14, %zmm11, %zmm11                           /* b7 */
        vpunpcklbw %zmm4, %zmm1, %zmm14                             /* b8 */
        vpunpckhbw %zmm4, %zmm1, %zmm1                              /* b12 */
        vpunpcklbw %zmm5, %zmm2, %zmm4                              /* b9 */
        vpunpckhbw %zmm5, %zmm2, %zmm2                              /* b13 */
        vpunpcklbw %zmm6, %zmm3, %zmm5                              /* b10 */
        vpunpckhbw %zmm6, %zmm3, %zmm3                              /* b14 */
        vpunpcklbw %zmm7, %zmm0, %zmm6                              /* b11 */
        vpunpckhbw %zmm7, %zmm0, %zmm0                              /* b15 */
        vpunpcklbw %zmm12, %zmm15, %zmm7                            /* c0 */
        vpunpckhbw %zmm12, %zmm15, %zmm12                           /* c2 */
        vpunpcklbw %zmm13, %zmm16, %zmm15                           /* c1 */
        vpunpckhbw %zmm13, %zmm16, %zmm13                           /* c3 */
        vpunpcklbw %zmm10, %zmm9, %zmm16                            /* c4 */
        vpunpckhbw %zmm10, %zmm9, %zmm9                             /* c6 */
        vpunpcklbw %zmm11, %zmm8, %zmm10                            /* c5 */
        vpunpckhbw %zmm11, %zmm8, %zmm8                             /* c7 */
        vpunpcklbw %zmm5, %zmm14, %zmm11                            /* c8 */
        vpunpckhbw %zmm5, %zmm14, %zmm14                            /* c10 */
        vpunpcklbw %zmm6, %zmm4, %zmm17                             /* c9 */
        vpunpckhbw %zmm6, %zmm4, %zmm18                             /* c11 */
        vpunpcklbw %zmm3, %zmm1, %zmm19                             /* c12 */
        vpunpckhbw %zmm3, %zmm1, %zmm20                             /* c14 */
        vpunpcklbw %zmm0, %zmm2, %zmm21                             /* c13 */
        vpunpckhbw %zmm0, %zmm2, %zmm22                             /* c15 */
        vpunpcklbw %zmm15, %zmm7, %zmm0                             /* z0 */
        vpunpckhbw %zmm15, %zmm7, %zmm1                             /* z1 */
        vpunpcklbw %zmm13, %zmm12, %zmm2                            /* z2 */
        vpunpckhbw %zmm13, %zmm12, %zmm3                            /* z3 */
        vpunpcklbw %zmm10, %zmm16, %zmm4                            /* z4 */
        vpunpckhbw %zmm10, %zmm16, %zmm5                            /* z5 */
        vpunpcklbw %zmm8, %zmm9, %zmm6                              /* z6 */
        vpunpckhbw %zmm8, %zmm9, %zmm7                              /* z7 */
        vpunpcklbw %zmm17, %zmm11, %zmm8                            /* z8 */
        vpunpckhbw %zmm17, %zmm11, %zmm9                            /* z9 */
        vpunpcklbw %zmm18, %zmm14, %zmm10                           /* z10 */
        vpunpckhbw %zmm18, %zmm14, %zmm11                           /* z11 */
        vpunpcklbw %zmm21, %zmm19, %zmm12                           /* z12 */
        vpunpckhbw %zmm21, %zmm19, %zmm13                           /* z13 */
        vpunpcklbw %zmm22, %zmm20, %zmm14                           /* z14 */
        vpunpckhbw %zmm22, %zmm20, %zmm15                           /* z15 */
.endm

