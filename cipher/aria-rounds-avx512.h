/* aria-rounds-avx512.h - ARIA: the rounds of the 64-way kernel
 *
 * Made by tools/gen/aria-rounds-avx512.py from
 * tools/gen/aria-rounds-avx512.src, which explains it, and from
 * tools/gen/aria-rounds-avx512.order, the recorded order.
 * Don't edit.
 */

/* first_round: registers 0 to 15 are the batch, natural, and then byte-sliced
   behind the first substitution.  two_rounds: the same behind the second
   substitution after that.  last_round: natural behind the next substitution.
   Registers up to 26 are lost.  Behind each instruction stands the name that
   the source gives its result, with as many primes as there were rounds
   before.  */

.macro first_round
        vpunpcklbw %zmm15, %zmm7, %zmm16                            /* a7 */
        vpunpckhbw %zmm11, %zmm3, %zmm17                            /* a11 */
        vpunpcklbw %zmm8, %zmm0, %zmm18                             /* a0 */
        vpunpckhbw %zmm10, %zmm2, %zmm19                            /* a10 */
        vpunpckhbw %zmm14, %zmm6, %zmm20                            /* a14 */
        vpunpckhbw %zmm13, %zmm5, %zmm21                            /* a13 */
        vpunpckhbw %zmm8, %zmm0, %zmm0                              /* a8 */
        vpunpcklbw %zmm13, %zmm5, %zmm13                            /* a5 */
        vpunpcklbw %zmm9, %zmm1, %zmm8                              /* a1 */
        vpunpcklbw %zmm10, %zmm2, %zmm2                             /* a2 */
        vpunpcklbw %zmm11, %zmm3, %zmm3                             /* a3 */
        vpunpckhbw %zmm13, %zmm8, %zmm11                            /* b5 */
        vpunpckhbw %zmm12, %zmm4, %zmm10                            /* a12 */
        vpunpcklbw %zmm12, %zmm4, %zmm4                             /* a4 */
        vpunpckhbw %zmm16, %zmm3, %zmm5                             /* b7 */
        vpunpckhbw %zmm15, %zmm7, %zmm15                            /* a15 */
        vpunpcklbw %zmm14, %zmm6, %zmm14                            /* a6 */
        vpunpcklbw %zmm14, %zmm2, %zmm6                             /* b2 */
        vpunpcklbw %zmm4, %zmm18, %zmm12                            /* b0 */
        vpunpckhbw %zmm5, %zmm11, %zmm7                             /* c7 */
        vpunpcklbw %zmm15, %zmm17, %zmm22                           /* b11 */
        vpunpcklbw %zmm10, %zmm0, %zmm23                            /* b8 */
        vpunpcklbw %zmm5, %zmm11, %zmm11                            /* c5 */
        vpunpckhbw %zmm9, %zmm1, %zmm9                              /* a9 */
        vpunpcklbw %zmm6, %zmm12, %zmm5                             /* c0 */
        vpunpcklbw %zmm21, %zmm9, %zmm1                             /* b9 */
        vpunpckhbw %zmm20, %zmm19, %zmm24                           /* b14 */
        vpunpckhbw %zmm6, %zmm12, %zmm6                             /* c2 */
        vpunpckhbw %zmm10, %zmm0, %zmm0                             /* b12 */
        vpunpcklbw %zmm13, %zmm8, %zmm13                            /* b1 */
        vpunpckhbw %zmm15, %zmm17, %zmm8                            /* b15 */
        vpunpckhbw %zmm22, %zmm1, %zmm10                            /* c11 */
        vpunpcklbw %zmm16, %zmm3, %zmm3                             /* b3 */
        vpunpcklbw %zmm3, %zmm13, %zmm15                            /* c1 */
        vpunpckhbw %zmm4, %zmm18, %zmm4                             /* b4 */
        vpunpckhbw %zmm14, %zmm2, %zmm14                            /* b6 */
        vpunpckhbw %zmm24, %zmm0, %zmm2                             /* c14 */
        vpunpcklbw %zmm15, %zmm5, %zmm12                            /* y0 */
        vpunpcklbw %zmm24, %zmm0, %zmm16                            /* c12 */
        vpunpcklbw %zmm14, %zmm4, %zmm17                            /* c4 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm12, %zmm0              /* x0 */
        vpunpckhbw %zmm21, %zmm9, %zmm9                             /* b13 */
        vpunpckhbw %zmm14, %zmm4, %zmm12                            /* c6 */
        vpunpckhbw %zmm7, %zmm12, %zmm18                            /* y7 */
        vpunpcklbw %zmm20, %zmm19, %zmm14                           /* b10 */
        vpunpcklbw %zmm11, %zmm17, %zmm4                            /* y4 */
        vpunpckhbw %zmm3, %zmm13, %zmm3                             /* c3 */
        vpunpcklbw %zmm14, %zmm23, %zmm19                           /* c8 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm4, %zmm4               /* x4 */
        vpunpckhbw %zmm15, %zmm5, %zmm20                            /* y1 */
        vpunpcklbw %zmm22, %zmm1, %zmm15                            /* c9 */
        vpunpckhbw %zmm14, %zmm23, %zmm5                            /* c10 */
        vpunpckhbw %zmm8, %zmm9, %zmm13                             /* c15 */
        vpunpckhbw %zmm13, %zmm2, %zmm1                             /* y15 */
        vpunpcklbw %zmm13, %zmm2, %zmm14                            /* y14 */
        vpunpcklbw %zmm8, %zmm9, %zmm9                              /* c13 */
        vpunpckhbw %zmm9, %zmm16, %zmm13                            /* y13 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm13, %zmm13             /* x13 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm14, %zmm14                /* p14 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm14, %zmm14              /* x14 */
        vpunpcklbw %zmm15, %zmm19, %zmm8                            /* y8 */
        vpunpckhbw %zmm3, %zmm6, %zmm2                              /* y3 */
        vpunpckhbw %zmm10, %zmm5, %zmm21                            /* y11 */
        vpunpckhbw %zmm15, %zmm19, %zmm15                           /* y9 */
        vpunpcklbw %zmm3, %zmm6, %zmm19                             /* y2 */
        vpunpcklbw %zmm7, %zmm12, %zmm6                             /* y6 */
        vpunpcklbw %zmm10, %zmm5, %zmm10                            /* y10 */
        vpunpcklbw %zmm9, %zmm16, %zmm12                            /* y12 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm2, %zmm3                  /* p3 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm1, %zmm5                  /* p15 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm6, %zmm6                  /* p6 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm6, %zmm6                /* x6 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm3, %zmm3                /* x3 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm15, %zmm9              /* x9 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm21, %zmm2                 /* p11 */
        vpunpckhbw %zmm11, %zmm17, %zmm7                            /* y5 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm8, %zmm8               /* x8 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm2, %zmm11               /* x11 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm19, %zmm2                 /* p2 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm2, %zmm2                /* x2 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm10, %zmm10                /* p10 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm10, %zmm10              /* x10 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm18, %zmm1                 /* p7 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm5, %zmm15               /* x15 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm7, %zmm5               /* x5 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm12, %zmm12             /* x12 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm1, %zmm7                /* x7 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm20, %zmm1              /* x1 */
.endm

.macro two_rounds
        vmovdqa64 %zmm7, %zmm16                                     /* T2 */
        vpternlogd $0x96, %zmm12, %zmm9, %zmm16                     /* T2 */
        vmovdqa64 %zmm14, %zmm17                                    /* U0 */
        vpternlogd $0x96, %zmm9, %zmm4, %zmm17                      /* U0 */
        vmovdqa64 %zmm3, %zmm18                                     /* T0 */
        vpternlogd $0x96, %zmm13, %zmm8, %zmm18                     /* T0 */
        vmovdqa64 %zmm6, %zmm19                                     /* C0 */
        vpternlogd $0x96, KEY_WORD (0, 3), %zmm18, %zmm19           /* C0 */
        vpternlogd $0x96, %zmm11, %zmm12, %zmm6                     /* U2 */
        vpternlogd $0x96, KEY_WORD (0, 0), %zmm17, %zmm3            /* R0 */
        vmovdqa64 %zmm15, %zmm20                                    /* U1 */
        vpternlogd $0x96, %zmm5, %zmm2, %zmm20                      /* U1 */
        vmovdqa64 %zmm20, %zmm21                                    /* R1 */
        vpternlogd $0x96, KEY_WORD (0, 1), %zmm8, %zmm21            /* R1 */
        vmovdqa64 %zmm0, %zmm8                                      /* T3 */
        vpternlogd $0x96, %zmm11, %zmm14, %zmm8                     /* T3 */
        vmovdqa64 %zmm10, %zmm22                                    /* U3 */
        vpternlogd $0x96, %zmm0, %zmm13, %zmm22                     /* U3 */
        vmovdqa64 %zmm6, %zmm23                                     /* R2 */
        vpternlogd $0x96, KEY_WORD (0, 2), %zmm1, %zmm23            /* R2 */
        vpxord KEY_WORD (0, 7), %zmm9, %zmm9                        /* E */
        vmovdqa64 %zmm21, %zmm24                                    /* y4 */
        vpternlogd $0x96, KEY_WORD (0, 12), %zmm8, %zmm24           /* y4 */
        vpternlogd $0x96, KEY_WORD (0, 13), %zmm23, %zmm18          /* y7 */
        vpternlogd $0x96, KEY_WORD (0, 6), %zmm5, %zmm8             /* C3 */
        vmovdqa64 %zmm23, %zmm5                                     /* y9 */
        vpternlogd $0x96, %zmm8, %zmm11, %zmm5                      /* y9 */
        vmovdqa64 %zmm10, %zmm11                                    /* T1 */
        vpternlogd $0x96, %zmm1, %zmm15, %zmm11                     /* T1 */
        vmovdqa64 %zmm16, %zmm1                                     /* C2 */
        vpternlogd $0x96, KEY_WORD (0, 5), %zmm2, %zmm1             /* C2 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm18, %zmm18             /* x7' */
        vmovdqa64 %zmm1, %zmm2                                      /* y12 */
        vpternlogd $0x96, %zmm23, %zmm12, %zmm2                     /* y12 */
        vmovdqa64 %zmm19, %zmm12                                    /* y0 */
        vpternlogd $0x96, KEY_WORD (0, 8), %zmm17, %zmm12           /* y0 */
        vmovdqa64 %zmm11, %zmm17                                    /* C1 */
        vpternlogd $0x96, KEY_WORD (0, 4), %zmm4, %zmm17            /* C1 */
        vmovdqa64 %zmm3, %zmm4                                      /* y14 */
        vpternlogd $0x96, %zmm8, %zmm14, %zmm4                      /* y14 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm5, %zmm14                 /* p9' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm12, %zmm5                 /* p0' */
        vpternlogd $0x96, KEY_WORD (0, 10), %zmm19, %zmm20          /* y10 */
        vpternlogd $0x96, KEY_WORD (0, 11), %zmm21, %zmm16          /* y1 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm2, %zmm2                  /* p12' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm14, %zmm14              /* x9' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm5, %zmm23               /* x0' */
        vpternlogd $0x96, %zmm1, %zmm3, %zmm9                       /* y11 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm20, %zmm20             /* x10' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm16, %zmm5                 /* p1' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm2, %zmm2                /* x12' */
        vpternlogd $0x96, KEY_WORD (0, 9), %zmm3, %zmm11            /* y5 */
        vpternlogd $0x96, KEY_WORD (0, 15), %zmm22, %zmm1           /* y6 */
        vmovdqa64 %zmm17, %zmm12                                    /* y15 */
        vpternlogd $0x96, %zmm21, %zmm15, %zmm12                    /* y15 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm24, %zmm15                /* p4' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm11, %zmm11                /* p5' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm15, %zmm15              /* x4' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm9, %zmm9               /* x11' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm4, %zmm3               /* x14' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm5, %zmm5                /* x1' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm1, %zmm1               /* x6' */
        vpxord %zmm7, %zmm22, %zmm7                                 /* R3 */
        vmovdqa64 %zmm17, %zmm4                                     /* y8 */
        vpternlogd $0x96, %zmm7, %zmm10, %zmm4                      /* y8 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm11, %zmm11              /* x5' */
        vpternlogd $0x96, KEY_WORD (0, 14), %zmm6, %zmm17           /* y2 */
        vpternlogd $0x96, %zmm19, %zmm7, %zmm13                     /* y13 */
        vmovdqa64 %zmm15, %zmm10                                    /* U0' */
        vpternlogd $0x96, %zmm3, %zmm14, %zmm10                     /* U0' */
        vpternlogd $0x96, %zmm7, %zmm0, %zmm8                       /* y3 */
        vmovdqa64 %zmm1, %zmm6                                      /* U2' */
        vpternlogd $0x96, %zmm9, %zmm2, %zmm6                       /* U2' */
        vmovdqa64 %zmm9, %zmm16                                     /* T3' */
        vpternlogd $0x96, %zmm23, %zmm3, %zmm16                     /* T3' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm13, %zmm0                 /* p13' */
        vmovdqa64 %zmm14, %zmm7                                     /* T2' */
        vpternlogd $0x96, %zmm18, %zmm2, %zmm7                      /* T2' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm12, %zmm12             /* x15' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm0, %zmm13               /* x13' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm8, %zmm0               /* x3' */
        vmovdqa64 %zmm10, %zmm8                                     /* R0' */
        vpternlogd $0x96, KEY_WORD (1, 0), %zmm0, %zmm8             /* R0' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm4, %zmm4                  /* p8' */
        vpxord KEY_WORD (1, 7), %zmm14, %zmm14                      /* E' */
        vmovdqa64 %zmm6, %zmm19                                     /* R2' */
        vpternlogd $0x96, KEY_WORD (1, 2), %zmm5, %zmm19            /* R2' */
        vmovdqa64 %zmm16, %zmm21                                    /* C3' */
        vpternlogd $0x96, KEY_WORD (1, 6), %zmm11, %zmm21           /* C3' */
        vpternlogd $0x96, %zmm21, %zmm8, %zmm3                      /* y14' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm17, %zmm17             /* x2' */
        vmovdqa64 %zmm17, %zmm22                                    /* U1' */
        vpternlogd $0x96, %zmm11, %zmm12, %zmm22                    /* U1' */
        vpternlogd $0x96, KEY_WORD (1, 5), %zmm7, %zmm17            /* C2' */
        vmovdqa64 %zmm17, %zmm11                                    /* y11' */
        vpternlogd $0x96, %zmm8, %zmm14, %zmm11                     /* y11' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm11, %zmm11                /* p11'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm11, %zmm11              /* x11'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm4, %zmm14               /* x8' */
        vmovdqa64 %zmm13, %zmm4                                     /* U3' */
        vpternlogd $0x96, %zmm23, %zmm20, %zmm4                     /* U3' */
        vmovdqa64 %zmm14, %zmm24                                    /* T0' */
        vpternlogd $0x96, %zmm13, %zmm0, %zmm24                     /* T0' */
        vmovdqa64 %zmm4, %zmm0                                      /* y6' */
        vpternlogd $0x96, KEY_WORD (1, 15), %zmm17, %zmm0           /* y6' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm0, %zmm0                  /* p6'' */
        vpternlogd $0x96, KEY_WORD (1, 1), %zmm22, %zmm14           /* R1' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm3, %zmm3                  /* p14'' */
        vpternlogd $0x96, %zmm20, %zmm12, %zmm5                     /* T1' */
        vpternlogd $0x96, KEY_WORD (1, 9), %zmm5, %zmm8             /* y5' */
        vmovdqa64 %zmm14, %zmm25                                    /* R1' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm3, %zmm14               /* x14'' */
        vmovdqa64 %zmm24, %zmm3                                     /* C0' */
        vpternlogd $0x96, KEY_WORD (1, 3), %zmm1, %zmm3             /* C0' */
        vpternlogd $0x96, KEY_WORD (1, 4), %zmm5, %zmm15            /* C1' */
        vmovdqa64 %zmm15, %zmm5                                     /* y2' */
        vpternlogd $0x96, KEY_WORD (1, 14), %zmm6, %zmm5            /* y2' */
        vmovdqa64 %zmm15, %zmm6                                     /* y15' */
        vpternlogd $0x96, %zmm25, %zmm12, %zmm6                     /* y15' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm5, %zmm12                 /* p2'' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm8, %zmm5               /* x5'' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm6, %zmm1                  /* p15'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm0, %zmm6                /* x6'' */
        vmovdqa64 %zmm3, %zmm0                                      /* y0' */
        vpternlogd $0x96, KEY_WORD (1, 8), %zmm10, %zmm0            /* y0' */
        vpternlogd $0x96, %zmm19, %zmm2, %zmm17                     /* y12' */
        vpternlogd $0x96, KEY_WORD (1, 10), %zmm3, %zmm22           /* y10' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm0, %zmm0               /* x0'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm12, %zmm2               /* x2'' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm17, %zmm12             /* x12'' */
        vmovdqa64 %zmm25, %zmm8                                     /* y1' */
        vpternlogd $0x96, KEY_WORD (1, 11), %zmm7, %zmm8            /* y1' */
        vpternlogd $0x96, KEY_WORD (1, 13), %zmm19, %zmm24          /* y7' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm24, %zmm7                 /* p7'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm7, %zmm7                /* x7'' */
        vmovdqa64 %zmm15, %zmm10                                    /* C1' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm1, %zmm15               /* x15'' */
        vpternlogd $0x96, KEY_WORD (1, 12), %zmm25, %zmm16          /* y4' */
        vpternlogd $0x96, %zmm21, %zmm19, %zmm9                     /* y9' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm9, %zmm9               /* x9'' */
        vpxord %zmm18, %zmm4, %zmm4                                 /* R3' */
        vmovdqa64 %zmm4, %zmm17                                     /* y3' */
        vpternlogd $0x96, %zmm21, %zmm23, %zmm17                    /* y3' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm8, %zmm1               /* x1'' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm22, %zmm18                /* p10'' */
        vmovdqa64 %zmm4, %zmm19                                     /* y13' */
        vpternlogd $0x96, %zmm3, %zmm13, %zmm19                     /* y13' */
        vpternlogd $0x96, %zmm10, %zmm4, %zmm20                     /* y8' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm17, %zmm3                 /* p3'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm3, %zmm3                /* x3'' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm20, %zmm8              /* x8'' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm19, %zmm13             /* x13'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm18, %zmm10              /* x10'' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm16, %zmm4              /* x4'' */
.endm

.macro last_round
        vmovdqa64 %zmm15, %zmm16                                    /* T1 */
        vpternlogd $0x96, %zmm10, %zmm1, %zmm16                     /* T1 */
        vmovdqa64 %zmm14, %zmm17                                    /* U0 */
        vpternlogd $0x96, %zmm9, %zmm4, %zmm17                      /* U0 */
        vmovdqa64 %zmm14, %zmm18                                    /* T3 */
        vpternlogd $0x96, %zmm0, %zmm11, %zmm18                     /* T3 */
        vpternlogd $0x96, KEY_WORD (0, 4), %zmm16, %zmm4            /* C1 */
        vmovdqa64 %zmm5, %zmm19                                     /* C3 */
        vpternlogd $0x96, KEY_WORD (0, 6), %zmm18, %zmm19           /* C3 */
        vmovdqa64 %zmm7, %zmm20                                     /* T2 */
        vpternlogd $0x96, %zmm12, %zmm9, %zmm20                     /* T2 */
        vmovdqa64 %zmm6, %zmm21                                     /* U2 */
        vpternlogd $0x96, %zmm11, %zmm12, %zmm21                    /* U2 */
        vpternlogd $0x96, KEY_WORD (0, 2), %zmm21, %zmm1            /* R2 */
        vmovdqa64 %zmm15, %zmm22                                    /* U1 */
        vpternlogd $0x96, %zmm5, %zmm2, %zmm22                      /* U1 */
        vmovdqa64 %zmm3, %zmm5                                      /* T0 */
        vpternlogd $0x96, %zmm13, %zmm8, %zmm5                      /* T0 */
        vmovdqa64 %zmm13, %zmm23                                    /* U3 */
        vpternlogd $0x96, %zmm0, %zmm10, %zmm23                     /* U3 */
        vpxord %zmm7, %zmm23, %zmm7                                 /* R3 */
        vpternlogd $0x96, KEY_WORD (0, 3), %zmm5, %zmm6             /* C0 */
        vmovdqa64 %zmm6, %zmm24                                     /* y0 */
        vpternlogd $0x96, KEY_WORD (0, 8), %zmm17, %zmm24           /* y0 */
        vpternlogd $0x96, KEY_WORD (0, 5), %zmm20, %zmm2            /* C2 */
        vpternlogd $0x96, KEY_WORD (0, 0), %zmm3, %zmm17            /* R0 */
        vmovdqa64 %zmm4, %zmm3                                      /* y8 */
        vpternlogd $0x96, %zmm7, %zmm10, %zmm3                      /* y8 */
        vpternlogd $0x96, KEY_WORD (0, 9), %zmm17, %zmm16           /* y5 */
        vpternlogd $0x96, %zmm2, %zmm1, %zmm12                      /* y12 */
        vmovdqa64 %zmm19, %zmm10                                    /* y9 */
        vpternlogd $0x96, %zmm1, %zmm11, %zmm10                     /* y9 */
        vpternlogd $0x96, KEY_WORD (0, 1), %zmm22, %zmm8            /* R1 */
        vmovdqa64 %zmm8, %zmm11                                     /* y1 */
        vpternlogd $0x96, KEY_WORD (0, 11), %zmm20, %zmm11          /* y1 */
        vmovdqa64 %zmm8, %zmm20                                     /* y4 */
        vpternlogd $0x96, KEY_WORD (0, 12), %zmm18, %zmm20          /* y4 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm3, %zmm3                  /* p8' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm11, %zmm11                /* p1' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm11, %zmm11              /* x1' */
        vpternlogd $0x96, %zmm4, %zmm15, %zmm8                      /* y15 */
        vpxord KEY_WORD (0, 7), %zmm9, %zmm15                       /* E */
        vgf2p8affineqb $0, X2_MATRIX, %zmm16, %zmm9                 /* p5' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm24, %zmm16                /* p0' */
        vmovdqa64 %zmm17, %zmm18                                    /* y14 */
        vpternlogd $0x96, %zmm19, %zmm14, %zmm18                    /* y14 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm16, %zmm14              /* x0' */
        vpternlogd $0x96, KEY_WORD (0, 15), %zmm2, %zmm23           /* y6 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm20, %zmm16                /* p4' */
        vpternlogd $0x96, %zmm2, %zmm15, %zmm17                     /* y11 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm3, %zmm3                /* x8' */
        vpternlogd $0x96, KEY_WORD (0, 10), %zmm6, %zmm22           /* y10 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm23, %zmm2              /* x6' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm12, %zmm15                /* p12' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm10, %zmm10                /* p9' */
        vpternlogd $0x96, %zmm7, %zmm0, %zmm19                      /* y3 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm19, %zmm12             /* x3' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm17, %zmm0              /* x11' */
        vpternlogd $0x96, %zmm7, %zmm13, %zmm6                      /* y13 */
        vpunpckhbw %zmm0, %zmm12, %zmm13                            /* a11 */
        vpternlogd $0x96, KEY_WORD (0, 14), %zmm4, %zmm21           /* y2 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm18, %zmm7              /* x14' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm15, %zmm4               /* x12' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm10, %zmm15              /* x9' */
        vpunpcklbw %zmm0, %zmm12, %zmm10                            /* a3 */
        vpunpcklbw %zmm7, %zmm2, %zmm12                             /* a6 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm6, %zmm6                  /* p13' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm16, %zmm0               /* x4' */
        vpternlogd $0x96, KEY_WORD (0, 13), %zmm5, %zmm1            /* y7 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm21, %zmm5              /* x2' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm22, %zmm16             /* x10' */
        vpunpckhbw %zmm16, %zmm5, %zmm17                            /* a10 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm6, %zmm6                /* x13' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm8, %zmm8               /* x15' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm1, %zmm1               /* x7' */
        vpunpcklbw %zmm3, %zmm14, %zmm18                            /* a0 */
        vpunpcklbw %zmm4, %zmm0, %zmm19                             /* a4 */
        vpunpcklbw %zmm8, %zmm1, %zmm20                             /* a7 */
        vpunpckhbw %zmm20, %zmm10, %zmm21                           /* b7 */
        vpunpcklbw %zmm15, %zmm11, %zmm22                           /* a1 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm9, %zmm9                /* x5' */
        vpunpcklbw %zmm16, %zmm5, %zmm5                             /* a2 */
        vpunpckhbw %zmm3, %zmm14, %zmm3                             /* a8 */
        vpunpckhbw %zmm8, %zmm1, %zmm8                              /* a15 */
        vpunpckhbw %zmm7, %zmm2, %zmm7                              /* a14 */
        vpunpckhbw %zmm12, %zmm5, %zmm2                             /* b6 */
        vpunpckhbw %zmm6, %zmm9, %zmm1                              /* a13 */
        vpunpcklbw %zmm6, %zmm9, %zmm9                              /* a5 */
        vpunpcklbw %zmm12, %zmm5, %zmm5                             /* b2 */
        vpunpcklbw %zmm9, %zmm22, %zmm12                            /* b1 */
        vpunpckhbw %zmm19, %zmm18, %zmm6                            /* b4 */
        vpunpcklbw %zmm20, %zmm10, %zmm10                           /* b3 */
        vpunpckhbw %zmm4, %zmm0, %zmm4                              /* a12 */
        vpunpcklbw %zmm7, %zmm17, %zmm14                            /* b10 */
        vpunpckhbw %zmm4, %zmm3, %zmm0                              /* b12 */
        vpunpcklbw %zmm4, %zmm3, %zmm3                              /* b8 */
        vpunpcklbw %zmm8, %zmm13, %zmm4                             /* b11 */
        vpunpckhbw %zmm2, %zmm6, %zmm16                             /* c6 */
        vpunpckhbw %zmm9, %zmm22, %zmm9                             /* b5 */
        vpunpckhbw %zmm7, %zmm17, %zmm17                            /* b14 */
        vpunpcklbw %zmm10, %zmm12, %zmm20                           /* c1 */
        vpunpckhbw %zmm21, %zmm9, %zmm22                            /* c7 */
        vpunpckhbw %zmm22, %zmm16, %zmm7                            /* z7 */
        vpunpckhbw %zmm15, %zmm11, %zmm15                           /* a9 */
        vpunpcklbw %zmm19, %zmm18, %zmm11                           /* b0 */
        vpunpcklbw %zmm1, %zmm15, %zmm18                            /* b9 */
        vpunpcklbw %zmm5, %zmm11, %zmm19                            /* c0 */
        vpunpckhbw %zmm17, %zmm0, %zmm23                            /* c14 */
        vpunpckhbw %zmm10, %zmm12, %zmm10                           /* c3 */
        vpunpcklbw %zmm14, %zmm3, %zmm12                            /* c8 */
        vpunpckhbw %zmm1, %zmm15, %zmm24                            /* b13 */
        vpunpckhbw %zmm4, %zmm18, %zmm25                            /* c11 */
        vpunpckhbw %zmm8, %zmm13, %zmm13                            /* b15 */
        vpunpckhbw %zmm13, %zmm24, %zmm26                           /* c15 */
        vpunpcklbw %zmm2, %zmm6, %zmm1                              /* c4 */
        vpunpckhbw %zmm5, %zmm11, %zmm2                             /* c2 */
        vpunpcklbw %zmm21, %zmm9, %zmm5                             /* c5 */
        vpunpcklbw %zmm4, %zmm18, %zmm9                             /* c9 */
        vpunpckhbw %zmm14, %zmm3, %zmm11                            /* c10 */
        vpunpckhbw %zmm10, %zmm2, %zmm3                             /* z3 */
        vpunpcklbw %zmm5, %zmm1, %zmm4                              /* z4 */
        vpunpcklbw %zmm10, %zmm2, %zmm2                             /* z2 */
        vpunpcklbw %zmm17, %zmm0, %zmm0                             /* c12 */
        vpunpcklbw %zmm9, %zmm12, %zmm8                             /* z8 */
        vpunpckhbw %zmm26, %zmm23, %zmm15                           /* z15 */
        vpunpckhbw %zmm5, %zmm1, %zmm5                              /* z5 */
        vpunpckhbw %zmm20, %zmm19, %zmm1                            /* z1 */
        vpunpckhbw %zmm9, %zmm12, %zmm9                             /* z9 */
        vpunpcklbw %zmm25, %zmm11, %zmm10                           /* z10 */
        vpunpcklbw %zmm13, %zmm24, %zmm13                           /* c13 */
        vpunpcklbw %zmm13, %zmm0, %zmm12                            /* z12 */
        vpunpckhbw %zmm25, %zmm11, %zmm11                           /* z11 */
        vpunpcklbw %zmm22, %zmm16, %zmm6                            /* z6 */
        vpunpcklbw %zmm26, %zmm23, %zmm14                           /* z14 */
        vpunpckhbw %zmm13, %zmm0, %zmm13                            /* z13 */
        vpunpcklbw %zmm20, %zmm19, %zmm0                            /* z0 */
.endm

