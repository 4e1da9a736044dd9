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
        vpunpcklbw %zmm12, %zmm4, %zmm16                            /* a4 */
        vpunpcklbw %zmm11, %zmm3, %zmm17                            /* a3 */
        vpunpckhbw %zmm8, %zmm0, %zmm18                             /* a8 */
        vpunpckhbw %zmm12, %zmm4, %zmm4                             /* a12 */
        vpunpcklbw %zmm13, %zmm5, %zmm12                            /* a5 */
        vpunpcklbw %zmm15, %zmm7, %zmm19                            /* a7 */
        vpunpckhbw %zmm14, %zmm6, %zmm20                            /* a14 */
        vpunpcklbw %zmm19, %zmm17, %zmm21                           /* b3 */
        vpunpcklbw %zmm10, %zmm2, %zmm22                            /* a2 */
        vpunpcklbw %zmm9, %zmm1, %zmm23                             /* a1 */
        vpunpckhbw %zmm13, %zmm5, %zmm13                            /* a13 */
        vpunpckhbw %zmm11, %zmm3, %zmm3                             /* a11 */
        vpunpcklbw %zmm12, %zmm23, %zmm5                            /* b1 */
        vpunpcklbw %zmm8, %zmm0, %zmm0                              /* a0 */
        vpunpckhbw %zmm19, %zmm17, %zmm8                            /* b7 */
        vpunpckhbw %zmm9, %zmm1, %zmm1                              /* a9 */
        vpunpckhbw %zmm10, %zmm2, %zmm9                             /* a10 */
        vpunpckhbw %zmm20, %zmm9, %zmm2                             /* b14 */
        vpunpckhbw %zmm12, %zmm23, %zmm10                           /* b5 */
        vpunpcklbw %zmm16, %zmm0, %zmm12                            /* b0 */
        vpunpcklbw %zmm21, %zmm5, %zmm11                            /* c1 */
        vpunpcklbw %zmm4, %zmm18, %zmm17                            /* b8 */
        vpunpckhbw %zmm8, %zmm10, %zmm19                            /* c7 */
        vpunpcklbw %zmm14, %zmm6, %zmm6                             /* a6 */
        vpunpcklbw %zmm6, %zmm22, %zmm14                            /* b2 */
        vpunpckhbw %zmm6, %zmm22, %zmm6                             /* b6 */
        vpunpckhbw %zmm15, %zmm7, %zmm15                            /* a15 */
        vpunpcklbw %zmm14, %zmm12, %zmm7                            /* c0 */
        vpunpckhbw %zmm14, %zmm12, %zmm14                           /* c2 */
        vpunpckhbw %zmm16, %zmm0, %zmm0                             /* b4 */
        vpunpcklbw %zmm13, %zmm1, %zmm12                            /* b9 */
        vpunpcklbw %zmm6, %zmm0, %zmm16                             /* c4 */
        vpunpcklbw %zmm15, %zmm3, %zmm22                            /* b11 */
        vpunpckhbw %zmm6, %zmm0, %zmm6                              /* c6 */
        vpunpckhbw %zmm4, %zmm18, %zmm4                             /* b12 */
        vpunpcklbw %zmm11, %zmm7, %zmm0                             /* y0 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm0, %zmm0               /* x0 */
        vpunpckhbw %zmm2, %zmm4, %zmm18                             /* c14 */
        vpunpcklbw %zmm8, %zmm10, %zmm8                             /* c5 */
        vpunpcklbw %zmm20, %zmm9, %zmm9                             /* b10 */
        vpunpcklbw %zmm9, %zmm17, %zmm10                            /* c8 */
        vpunpckhbw %zmm19, %zmm6, %zmm20                            /* y7 */
        vpunpckhbw %zmm13, %zmm1, %zmm1                             /* b13 */
        vpunpcklbw %zmm2, %zmm4, %zmm23                             /* c12 */
        vpunpcklbw %zmm8, %zmm16, %zmm4                             /* y4 */
        vpunpckhbw %zmm15, %zmm3, %zmm3                             /* b15 */
        vpunpckhbw %zmm3, %zmm1, %zmm15                             /* c15 */
        vpunpcklbw %zmm15, %zmm18, %zmm13                           /* y14 */
        vpunpckhbw %zmm11, %zmm7, %zmm2                             /* y1 */
        vpunpckhbw %zmm21, %zmm5, %zmm5                             /* c3 */
        vpunpcklbw %zmm3, %zmm1, %zmm7                              /* c13 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm2, %zmm1               /* x1 */
        vpunpcklbw %zmm22, %zmm12, %zmm2                            /* c9 */
        vpunpckhbw %zmm5, %zmm14, %zmm3                             /* y3 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm3, %zmm3                  /* p3 */
        vpunpckhbw %zmm2, %zmm10, %zmm11                            /* y9 */
        vpunpckhbw %zmm22, %zmm12, %zmm12                           /* c11 */
        vpunpcklbw %zmm19, %zmm6, %zmm6                             /* y6 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm13, %zmm19                /* p14 */
        vpunpcklbw %zmm5, %zmm14, %zmm13                            /* y2 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm4, %zmm4               /* x4 */
        vpunpckhbw %zmm9, %zmm17, %zmm9                             /* c10 */
        vpunpcklbw %zmm12, %zmm9, %zmm14                            /* y10 */
        vpunpckhbw %zmm7, %zmm23, %zmm5                             /* y13 */
        vpunpckhbw %zmm12, %zmm9, %zmm9                             /* y11 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm6, %zmm6                  /* p6 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm9, %zmm17                 /* p11 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm3, %zmm3                /* x3 */
        vpunpckhbw %zmm8, %zmm16, %zmm16                            /* y5 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm11, %zmm9              /* x9 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm13, %zmm12                /* p2 */
        vpunpcklbw %zmm2, %zmm10, %zmm8                             /* y8 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm8, %zmm8               /* x8 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm5, %zmm13              /* x13 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm14, %zmm10                /* p10 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm12, %zmm2               /* x2 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm6, %zmm6                /* x6 */
        vpunpckhbw %zmm15, %zmm18, %zmm12                           /* y15 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm10, %zmm10              /* x10 */
        vpunpcklbw %zmm7, %zmm23, %zmm15                            /* y12 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm19, %zmm14              /* x14 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm20, %zmm7                 /* p7 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm12, %zmm5                 /* p15 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm15, %zmm12             /* x12 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm5, %zmm15               /* x15 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm16, %zmm5              /* x5 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm7, %zmm7                /* x7 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm17, %zmm11              /* x11 */
.endm

.macro two_rounds
        vmovdqa64 %zmm0, %zmm16                                     /* T3 */
        vpternlogd $0x96, %zmm11, %zmm14, %zmm16                    /* T3 */
        vmovdqa64 %zmm8, %zmm17                                     /* T0 */
        vpternlogd $0x96, %zmm13, %zmm3, %zmm17                     /* T0 */
        vmovdqa64 %zmm6, %zmm18                                     /* U2 */
        vpternlogd $0x96, %zmm11, %zmm12, %zmm18                    /* U2 */
        vmovdqa64 %zmm16, %zmm19                                    /* C3 */
        vpternlogd $0x96, KEY_WORD (0, 6), %zmm5, %zmm19            /* C3 */
        vmovdqa64 %zmm4, %zmm20                                     /* U0 */
        vpternlogd $0x96, %zmm14, %zmm9, %zmm20                     /* U0 */
        vpternlogd $0x96, %zmm2, %zmm15, %zmm5                      /* U1 */
        vmovdqa64 %zmm17, %zmm21                                    /* C0 */
        vpternlogd $0x96, KEY_WORD (0, 3), %zmm6, %zmm21            /* C0 */
        vmovdqa64 %zmm7, %zmm6                                      /* T2 */
        vpternlogd $0x96, %zmm12, %zmm9, %zmm6                      /* T2 */
        vmovdqa64 %zmm5, %zmm22                                     /* R1 */
        vpternlogd $0x96, KEY_WORD (0, 1), %zmm8, %zmm22            /* R1 */
        vpternlogd $0x96, KEY_WORD (0, 5), %zmm6, %zmm2             /* C2 */
        vmovdqa64 %zmm1, %zmm8                                      /* R2 */
        vpternlogd $0x96, KEY_WORD (0, 2), %zmm18, %zmm8            /* R2 */
        vpternlogd $0x96, KEY_WORD (0, 0), %zmm20, %zmm3            /* R0 */
        vmovdqa64 %zmm8, %zmm23                                     /* y9 */
        vpternlogd $0x96, %zmm19, %zmm11, %zmm23                    /* y9 */
        vpternlogd $0x96, KEY_WORD (0, 11), %zmm22, %zmm6           /* y1 */
        vmovdqa64 %zmm10, %zmm11                                    /* U3 */
        vpternlogd $0x96, %zmm0, %zmm13, %zmm11                     /* U3 */
        vpternlogd $0x96, KEY_WORD (0, 13), %zmm8, %zmm17           /* y7 */
        vpternlogd $0x96, KEY_WORD (0, 12), %zmm22, %zmm16          /* y4 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm16, %zmm16                /* p4' */
        vpxord KEY_WORD (0, 7), %zmm9, %zmm9                        /* E */
        vpternlogd $0x96, %zmm2, %zmm3, %zmm9                       /* y11 */
        vmovdqa64 %zmm2, %zmm24                                     /* y12 */
        vpternlogd $0x96, %zmm8, %zmm12, %zmm24                     /* y12 */
        vpxord %zmm7, %zmm11, %zmm12                                /* R3 */
        vmovdqa64 %zmm3, %zmm7                                      /* y14 */
        vpternlogd $0x96, %zmm19, %zmm14, %zmm7                     /* y14 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm7, %zmm7               /* x14' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm23, %zmm14                /* p9' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm17, %zmm8              /* x7' */
        vmovdqa64 %zmm21, %zmm17                                    /* y0 */
        vpternlogd $0x96, KEY_WORD (0, 8), %zmm20, %zmm17           /* y0 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm17, %zmm17                /* p0' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm24, %zmm20                /* p12' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm16, %zmm16              /* x4' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm14, %zmm14              /* x9' */
        vmovdqa64 %zmm10, %zmm23                                    /* T1 */
        vpternlogd $0x96, %zmm1, %zmm15, %zmm23                     /* T1 */
        vpternlogd $0x96, KEY_WORD (0, 9), %zmm23, %zmm3            /* y5 */
        vpternlogd $0x96, KEY_WORD (0, 4), %zmm4, %zmm23            /* C1 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm20, %zmm4               /* x12' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm6, %zmm6                  /* p1' */
        vmovdqa64 %zmm23, %zmm1                                     /* y8 */
        vpternlogd $0x96, %zmm12, %zmm10, %zmm1                     /* y8 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm3, %zmm3                  /* p5' */
        vpternlogd $0x96, KEY_WORD (0, 15), %zmm2, %zmm11           /* y6 */
        vmovdqa64 %zmm12, %zmm2                                     /* y3 */
        vpternlogd $0x96, %zmm19, %zmm0, %zmm2                      /* y3 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm17, %zmm10              /* x0' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm9, %zmm9               /* x11' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm2, %zmm0               /* x3' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm6, %zmm6                /* x1' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm3, %zmm2                /* x5' */
        vpternlogd $0x96, KEY_WORD (0, 14), %zmm23, %zmm18          /* y2 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm18, %zmm3              /* x2' */
        vpternlogd $0x96, %zmm22, %zmm15, %zmm23                    /* y15 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm11, %zmm15             /* x6' */
        vmovdqa64 %zmm10, %zmm17                                    /* T3' */
        vpternlogd $0x96, %zmm9, %zmm7, %zmm17                      /* T3' */
        vpternlogd $0x96, KEY_WORD (0, 10), %zmm21, %zmm5           /* y10 */
        vmovdqa64 %zmm16, %zmm11                                    /* U0' */
        vpternlogd $0x96, %zmm7, %zmm14, %zmm11                     /* U0' */
        vmovdqa64 %zmm14, %zmm18                                    /* T2' */
        vpternlogd $0x96, %zmm8, %zmm4, %zmm18                      /* T2' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm5, %zmm5               /* x10' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm23, %zmm19             /* x15' */
        vpternlogd $0x96, %zmm21, %zmm13, %zmm12                    /* y13 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm12, %zmm12                /* p13' */
        vmovdqa64 %zmm19, %zmm13                                    /* T1' */
        vpternlogd $0x96, %zmm5, %zmm6, %zmm13                      /* T1' */
        vpxord KEY_WORD (1, 7), %zmm14, %zmm14                      /* E' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm12, %zmm20              /* x13' */
        vmovdqa64 %zmm0, %zmm12                                     /* R0' */
        vpternlogd $0x96, KEY_WORD (1, 0), %zmm11, %zmm12           /* R0' */
        vmovdqa64 %zmm2, %zmm21                                     /* C3' */
        vpternlogd $0x96, KEY_WORD (1, 6), %zmm17, %zmm21           /* C3' */
        vmovdqa64 %zmm18, %zmm22                                    /* C2' */
        vpternlogd $0x96, KEY_WORD (1, 5), %zmm3, %zmm22            /* C2' */
        vmovdqa64 %zmm22, %zmm23                                    /* y11' */
        vpternlogd $0x96, %zmm12, %zmm14, %zmm23                    /* y11' */
        vmovdqa64 %zmm13, %zmm14                                    /* C1' */
        vpternlogd $0x96, KEY_WORD (1, 4), %zmm16, %zmm14           /* C1' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm1, %zmm1                  /* p8' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm1, %zmm1                /* x8' */
        vmovdqa64 %zmm1, %zmm16                                     /* T0' */
        vpternlogd $0x96, %zmm20, %zmm0, %zmm16                     /* T0' */
        vmovdqa64 %zmm19, %zmm24                                    /* U1' */
        vpternlogd $0x96, %zmm2, %zmm3, %zmm24                      /* U1' */
        vmovdqa64 %zmm15, %zmm2                                     /* U2' */
        vpternlogd $0x96, %zmm9, %zmm4, %zmm2                       /* U2' */
        vmovdqa64 %zmm20, %zmm3                                     /* U3' */
        vpternlogd $0x96, %zmm10, %zmm5, %zmm3                      /* U3' */
        vmovdqa64 %zmm12, %zmm0                                     /* y14' */
        vpternlogd $0x96, %zmm21, %zmm7, %zmm0                      /* y14' */
        vmovdqa64 %zmm3, %zmm7                                      /* y6' */
        vpternlogd $0x96, KEY_WORD (1, 15), %zmm22, %zmm7           /* y6' */
        vpternlogd $0x96, KEY_WORD (1, 2), %zmm2, %zmm6             /* R2' */
        vmovdqa64 %zmm16, %zmm25                                    /* C0' */
        vpternlogd $0x96, KEY_WORD (1, 3), %zmm15, %zmm25           /* C0' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm23, %zmm23                /* p11'' */
        vmovdqa64 %zmm25, %zmm26                                    /* y0' */
        vpternlogd $0x96, KEY_WORD (1, 8), %zmm11, %zmm26           /* y0' */
        vpternlogd $0x96, KEY_WORD (1, 1), %zmm24, %zmm1            /* R1' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm0, %zmm11                 /* p14'' */
        vpternlogd $0x96, KEY_WORD (1, 13), %zmm6, %zmm16           /* y7' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm7, %zmm7                  /* p6'' */
        vmovdqa64 %zmm1, %zmm15                                     /* y15' */
        vpternlogd $0x96, %zmm14, %zmm19, %zmm15                    /* y15' */
        vmovdqa64 %zmm6, %zmm19                                     /* y12' */
        vpternlogd $0x96, %zmm22, %zmm4, %zmm19                     /* y12' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm15, %zmm15                /* p15'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm15, %zmm15              /* x15'' */
        vpternlogd $0x96, KEY_WORD (1, 9), %zmm12, %zmm13           /* y5' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm26, %zmm0              /* x0'' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm19, %zmm12             /* x12'' */
        vmovdqa64 %zmm14, %zmm4                                     /* y2' */
        vpternlogd $0x96, KEY_WORD (1, 14), %zmm2, %zmm4            /* y2' */
        vpxord %zmm8, %zmm3, %zmm3                                  /* R3' */
        vmovdqa64 %zmm11, %zmm8                                     /* p14'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm23, %zmm11              /* x11'' */
        vmovdqa64 %zmm6, %zmm2                                      /* R2' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm7, %zmm6                /* x6'' */
        vmovdqa64 %zmm1, %zmm19                                     /* y1' */
        vpternlogd $0x96, KEY_WORD (1, 11), %zmm18, %zmm19          /* y1' */
        vpternlogd $0x96, %zmm21, %zmm9, %zmm2                      /* y9' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm16, %zmm7                 /* p7'' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm2, %zmm9               /* x9'' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm4, %zmm2                  /* p2'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm2, %zmm2                /* x2'' */
        vmovdqa64 %zmm3, %zmm16                                     /* y13' */
        vpternlogd $0x96, %zmm25, %zmm20, %zmm16                    /* y13' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm7, %zmm7                /* x7'' */
        vpternlogd $0x96, %zmm3, %zmm10, %zmm21                     /* y3' */
        vpternlogd $0x96, %zmm3, %zmm5, %zmm14                      /* y8' */
        vmovdqa64 %zmm14, %zmm10                                    /* y8' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm8, %zmm14               /* x14'' */
        vpternlogd $0x96, KEY_WORD (1, 12), %zmm1, %zmm17           /* y4' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm17, %zmm4              /* x4'' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm13, %zmm5              /* x5'' */
        vpternlogd $0x96, KEY_WORD (1, 10), %zmm25, %zmm24          /* y10' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm21, %zmm3                 /* p3'' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm19, %zmm1              /* x1'' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm24, %zmm17                /* p10'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm3, %zmm3                /* x3'' */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm10, %zmm8              /* x8'' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm16, %zmm13             /* x13'' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm17, %zmm10              /* x10'' */
.endm

.macro last_round
        vmovdqa64 %zmm6, %zmm16                                     /* U2 */
        vpternlogd $0x96, %zmm11, %zmm12, %zmm16                    /* U2 */
        vmovdqa64 %zmm15, %zmm17                                    /* T1 */
        vpternlogd $0x96, %zmm10, %zmm1, %zmm17                     /* T1 */
        vmovdqa64 %zmm14, %zmm18                                    /* T3 */
        vpternlogd $0x96, %zmm0, %zmm11, %zmm18                     /* T3 */
        vmovdqa64 %zmm18, %zmm19                                    /* C3 */
        vpternlogd $0x96, KEY_WORD (0, 6), %zmm5, %zmm19            /* C3 */
        vmovdqa64 %zmm13, %zmm20                                    /* U3 */
        vpternlogd $0x96, %zmm0, %zmm10, %zmm20                     /* U3 */
        vmovdqa64 %zmm3, %zmm21                                     /* T0 */
        vpternlogd $0x96, %zmm13, %zmm8, %zmm21                     /* T0 */
        vmovdqa64 %zmm9, %zmm22                                     /* T2 */
        vpternlogd $0x96, %zmm7, %zmm12, %zmm22                     /* T2 */
        vmovdqa64 %zmm15, %zmm23                                    /* U1 */
        vpternlogd $0x96, %zmm5, %zmm2, %zmm23                      /* U1 */
        vmovdqa64 %zmm17, %zmm5                                     /* C1 */
        vpternlogd $0x96, KEY_WORD (0, 4), %zmm4, %zmm5             /* C1 */
        vpternlogd $0x96, %zmm14, %zmm9, %zmm4                      /* U0 */
        vmovdqa64 %zmm21, %zmm24                                    /* C0 */
        vpternlogd $0x96, KEY_WORD (0, 3), %zmm6, %zmm24            /* C0 */
        vpternlogd $0x96, KEY_WORD (0, 0), %zmm4, %zmm3             /* R0 */
        vmovdqa64 %zmm3, %zmm6                                      /* y14 */
        vpternlogd $0x96, %zmm19, %zmm14, %zmm6                     /* y14 */
        vpternlogd $0x96, KEY_WORD (0, 2), %zmm16, %zmm1            /* R2 */
        vpxord %zmm7, %zmm20, %zmm7                                 /* R3 */
        vpternlogd $0x96, %zmm24, %zmm7, %zmm13                     /* y13 */
        vmovdqa64 %zmm24, %zmm14                                    /* y0 */
        vpternlogd $0x96, KEY_WORD (0, 8), %zmm4, %zmm14            /* y0 */
        vmovdqa64 %zmm19, %zmm4                                     /* y3 */
        vpternlogd $0x96, %zmm7, %zmm0, %zmm4                       /* y3 */
        vpternlogd $0x96, KEY_WORD (0, 1), %zmm23, %zmm8            /* R1 */
        vmovdqa64 %zmm22, %zmm0                                     /* y1 */
        vpternlogd $0x96, KEY_WORD (0, 11), %zmm8, %zmm0            /* y1 */
        vpternlogd $0x96, %zmm5, %zmm8, %zmm15                      /* y15 */
        vpternlogd $0x96, %zmm19, %zmm1, %zmm11                     /* y9 */
        vpternlogd $0x96, KEY_WORD (0, 5), %zmm2, %zmm22            /* C2 */
        vmovdqa64 %zmm1, %zmm2                                      /* y12 */
        vpternlogd $0x96, %zmm22, %zmm12, %zmm2                     /* y12 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm14, %zmm14                /* p0' */
        vpternlogd $0x96, KEY_WORD (0, 9), %zmm3, %zmm17            /* y5 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm17, %zmm12                /* p5' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm0, %zmm0                  /* p1' */
        vpternlogd $0x96, KEY_WORD (0, 14), %zmm5, %zmm16           /* y2 */
        vpxord KEY_WORD (0, 7), %zmm9, %zmm9                        /* E */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm16, %zmm16             /* x2' */
        vpternlogd $0x96, KEY_WORD (0, 12), %zmm18, %zmm8           /* y4 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm2, %zmm2                  /* p12' */
        vgf2p8affineqb $0, X2_MATRIX, %zmm11, %zmm11                /* p9' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm4, %zmm4               /* x3' */
        vpternlogd $0x96, KEY_WORD (0, 15), %zmm22, %zmm20          /* y6 */
        vpternlogd $0x96, %zmm3, %zmm9, %zmm22                      /* y11 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm2, %zmm9                /* x12' */
        vgf2p8affineqb $0, X1_MATRIX, %zmm8, %zmm8                  /* p4' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm14, %zmm14              /* x0' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm8, %zmm8                /* x4' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm22, %zmm3              /* x11' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm11, %zmm2               /* x9' */
        vpternlogd $0x96, %zmm7, %zmm10, %zmm5                      /* y8 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm5, %zmm7                  /* p8' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm7, %zmm7                /* x8' */
        vpternlogd $0x96, KEY_WORD (0, 13), %zmm1, %zmm21           /* y7 */
        vpternlogd $0x96, KEY_WORD (0, 10), %zmm23, %zmm24          /* y10 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm24, %zmm1              /* x10' */
        vpunpckhbw %zmm1, %zmm16, %zmm5                             /* a10 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm0, %zmm0                /* x1' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm15, %zmm15             /* x15' */
        vpunpcklbw %zmm7, %zmm14, %zmm10                            /* a0 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm20, %zmm11             /* x6' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm12, %zmm12              /* x5' */
        vpunpckhbw %zmm7, %zmm14, %zmm7                             /* a8 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm6, %zmm14              /* x14' */
        vpunpcklbw %zmm1, %zmm16, %zmm1                             /* a2 */
        vpunpcklbw %zmm14, %zmm11, %zmm6                            /* a6 */
        vpunpcklbw %zmm9, %zmm8, %zmm16                             /* a4 */
        vpunpckhbw %zmm14, %zmm11, %zmm14                           /* a14 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm13, %zmm11                /* p13' */
        vgf2p8affineinvqb $0, IDENTITY, %zmm11, %zmm11              /* x13' */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm21, %zmm13             /* x7' */
        vpunpcklbw %zmm3, %zmm4, %zmm17                             /* a3 */
        vpunpckhbw %zmm3, %zmm4, %zmm4                              /* a11 */
        vpunpcklbw %zmm2, %zmm0, %zmm3                              /* a1 */
        vpunpckhbw %zmm6, %zmm1, %zmm18                             /* b6 */
        vpunpckhbw %zmm15, %zmm13, %zmm19                           /* a15 */
        vpunpcklbw %zmm19, %zmm4, %zmm20                            /* b11 */
        vpunpcklbw %zmm11, %zmm12, %zmm21                           /* a5 */
        vpunpcklbw %zmm15, %zmm13, %zmm15                           /* a7 */
        vpunpcklbw %zmm15, %zmm17, %zmm13                           /* b3 */
        vpunpckhbw %zmm11, %zmm12, %zmm11                           /* a13 */
        vpunpcklbw %zmm21, %zmm3, %zmm12                            /* b1 */
        vpunpckhbw %zmm21, %zmm3, %zmm3                             /* b5 */
        vpunpckhbw %zmm16, %zmm10, %zmm21                           /* b4 */
        vpunpcklbw %zmm18, %zmm21, %zmm22                           /* c4 */
        vpunpckhbw %zmm15, %zmm17, %zmm15                           /* b7 */
        vpunpcklbw %zmm14, %zmm5, %zmm17                            /* b10 */
        vpunpcklbw %zmm15, %zmm3, %zmm23                            /* c5 */
        vpunpckhbw %zmm9, %zmm8, %zmm9                              /* a12 */
        vpunpckhbw %zmm15, %zmm3, %zmm24                            /* c7 */
        vpunpcklbw %zmm9, %zmm7, %zmm15                             /* b8 */
        vpunpcklbw %zmm13, %zmm12, %zmm8                            /* c1 */
        vpunpckhbw %zmm18, %zmm21, %zmm18                           /* c6 */
        vpunpcklbw %zmm6, %zmm1, %zmm3                              /* b2 */
        vpunpckhbw %zmm9, %zmm7, %zmm6                              /* b12 */
        vpunpckhbw %zmm14, %zmm5, %zmm21                            /* b14 */
        vpunpckhbw %zmm17, %zmm15, %zmm25                           /* c10 */
        vpunpcklbw %zmm16, %zmm10, %zmm16                           /* b0 */
        vpunpckhbw %zmm2, %zmm0, %zmm7                              /* a9 */
        vpunpckhbw %zmm19, %zmm4, %zmm5                             /* b15 */
        vpunpcklbw %zmm17, %zmm15, %zmm2                            /* c8 */
        vpunpcklbw %zmm11, %zmm7, %zmm0                             /* b9 */
        vpunpcklbw %zmm3, %zmm16, %zmm4                             /* c0 */
        vpunpckhbw %zmm8, %zmm4, %zmm1                              /* z1 */
        vpunpckhbw %zmm11, %zmm7, %zmm10                            /* b13 */
        vpunpckhbw %zmm13, %zmm12, %zmm11                           /* c3 */
        vpunpckhbw %zmm5, %zmm10, %zmm14                            /* c15 */
        vpunpckhbw %zmm21, %zmm6, %zmm9                             /* c14 */
        vpunpcklbw %zmm20, %zmm0, %zmm13                            /* c9 */
        vpunpckhbw %zmm14, %zmm9, %zmm15                            /* z15 */
        vpunpckhbw %zmm20, %zmm0, %zmm12                            /* c11 */
        vpunpckhbw %zmm24, %zmm18, %zmm7                            /* z7 */
        vpunpcklbw %zmm8, %zmm4, %zmm0                              /* z0 */
        vpunpcklbw %zmm23, %zmm22, %zmm4                            /* z4 */
        vpunpcklbw %zmm5, %zmm10, %zmm17                            /* c13 */
        vpunpckhbw %zmm23, %zmm22, %zmm5                            /* z5 */
        vpunpcklbw %zmm12, %zmm25, %zmm10                           /* z10 */
        vpunpcklbw %zmm14, %zmm9, %zmm14                            /* z14 */
        vpunpckhbw %zmm13, %zmm2, %zmm9                             /* z9 */
        vpunpckhbw %zmm3, %zmm16, %zmm16                            /* c2 */
        vpunpcklbw %zmm13, %zmm2, %zmm8                             /* z8 */
        vpunpckhbw %zmm11, %zmm16, %zmm3                            /* z3 */
        vpunpcklbw %zmm11, %zmm16, %zmm2                            /* z2 */
        vpunpcklbw %zmm21, %zmm6, %zmm6                             /* c12 */
        vpunpckhbw %zmm12, %zmm25, %zmm11                           /* z11 */
        vpunpckhbw %zmm17, %zmm6, %zmm13                            /* z13 */
        vpunpcklbw %zmm17, %zmm6, %zmm12                            /* z12 */
        vpunpcklbw %zmm24, %zmm18, %zmm6                            /* z6 */
.endm

