/* aria-rounds-avx512-plain.h - ARIA: the rounds of the 64-way kernel
 *
 * Made by tools/gen/aria-rounds-avx512.py from
 * tools/gen/aria-rounds-avx512.src, which explains it, in its order.
 * Don't edit.
 */

/* Registers 0 to 15, byte-sliced = the next round's substitution of their
   diffusion plus the round key in row ROW.  Those up to 26 are lost.  */

.macro odd_diffusion_even_substitution row
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
        vpternlogd $0x96, KEY_WORD (\row, 0), %zmm16, %zmm3         /* R0 */
        vpternlogd $0x96, KEY_WORD (\row, 1), %zmm17, %zmm8         /* R1 */
        vpternlogd $0x96, KEY_WORD (\row, 2), %zmm18, %zmm1         /* R2 */
        vpxord %zmm7, %zmm19, %zmm24                                /* R3 */
        vpternlogd $0x96, KEY_WORD (\row, 3), %zmm20, %zmm6         /* C0 */
        vpternlogd $0x96, KEY_WORD (\row, 4), %zmm21, %zmm4         /* C1 */
        vpternlogd $0x96, KEY_WORD (\row, 5), %zmm22, %zmm2         /* C2 */
        vpternlogd $0x96, KEY_WORD (\row, 6), %zmm23, %zmm5         /* C3 */
        vpxord KEY_WORD (\row, 7), %zmm9, %zmm25                    /* E */
        vpternlogd $0x96, KEY_WORD (\row, 8), %zmm6, %zmm16         /* y0 */
        vpternlogd $0x96, KEY_WORD (\row, 9), %zmm3, %zmm21         /* y5 */
        vpternlogd $0x96, %zmm2, %zmm3, %zmm25                      /* y11 */
        vpternlogd $0x96, %zmm5, %zmm3, %zmm14                      /* y14 */
        vpternlogd $0x96, KEY_WORD (\row, 10), %zmm6, %zmm17        /* y10 */
        vpternlogd $0x96, %zmm4, %zmm8, %zmm15                      /* y15 */
        vpternlogd $0x96, KEY_WORD (\row, 11), %zmm8, %zmm22        /* y1 */
        vpternlogd $0x96, KEY_WORD (\row, 12), %zmm8, %zmm23        /* y4 */
        vpternlogd $0x96, KEY_WORD (\row, 13), %zmm1, %zmm20        /* y7 */
        vpternlogd $0x96, KEY_WORD (\row, 14), %zmm4, %zmm18        /* y2 */
        vpternlogd $0x96, %zmm2, %zmm1, %zmm12                      /* y12 */
        vpternlogd $0x96, %zmm5, %zmm1, %zmm11                      /* y9 */
        vpternlogd $0x96, %zmm6, %zmm24, %zmm13                     /* y13 */
        vpternlogd $0x96, %zmm4, %zmm24, %zmm10                     /* y8 */
        vpternlogd $0x96, KEY_WORD (\row, 15), %zmm2, %zmm19        /* y6 */
        vpternlogd $0x96, %zmm5, %zmm24, %zmm0                      /* y3 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm16, %zmm7                 /* p0 */
        vmovdqa64 %zmm0, %zmm9                                      /* y3 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm7, %zmm0                /* x0 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm22, %zmm1                 /* p1 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm1, %zmm1                /* x1 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm18, %zmm2              /* x2 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm9, %zmm3               /* x3 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm23, %zmm4                 /* p4 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm4, %zmm4                /* x4 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm21, %zmm5                 /* p5 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm5, %zmm5                /* x5 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm19, %zmm6              /* x6 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm20, %zmm7              /* x7 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm10, %zmm8                 /* p8 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm8, %zmm8                /* x8 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm11, %zmm9                 /* p9 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm9, %zmm9                /* x9 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm17, %zmm10             /* x10 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm25, %zmm11             /* x11 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm12, %zmm12                /* p12 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm12, %zmm12              /* x12 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm13, %zmm13                /* p13 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm13, %zmm13              /* x13 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm14, %zmm14             /* x14 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm15, %zmm15             /* x15 */
.endm

.macro even_diffusion_odd_substitution row
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
        vpternlogd $0x96, KEY_WORD (\row, 0), %zmm16, %zmm3         /* R0 */
        vpternlogd $0x96, KEY_WORD (\row, 1), %zmm17, %zmm8         /* R1 */
        vpternlogd $0x96, KEY_WORD (\row, 2), %zmm18, %zmm1         /* R2 */
        vpxord %zmm7, %zmm19, %zmm24                                /* R3 */
        vpternlogd $0x96, KEY_WORD (\row, 3), %zmm20, %zmm6         /* C0 */
        vpternlogd $0x96, KEY_WORD (\row, 4), %zmm21, %zmm4         /* C1 */
        vpternlogd $0x96, KEY_WORD (\row, 5), %zmm22, %zmm2         /* C2 */
        vpternlogd $0x96, KEY_WORD (\row, 6), %zmm23, %zmm5         /* C3 */
        vpxord KEY_WORD (\row, 7), %zmm9, %zmm25                    /* E */
        vpternlogd $0x96, KEY_WORD (\row, 8), %zmm6, %zmm16         /* y0 */
        vpternlogd $0x96, KEY_WORD (\row, 9), %zmm3, %zmm21         /* y5 */
        vpternlogd $0x96, %zmm2, %zmm3, %zmm25                      /* y11 */
        vpternlogd $0x96, %zmm5, %zmm3, %zmm14                      /* y14 */
        vpternlogd $0x96, KEY_WORD (\row, 10), %zmm6, %zmm17        /* y10 */
        vpternlogd $0x96, %zmm4, %zmm8, %zmm15                      /* y15 */
        vpternlogd $0x96, KEY_WORD (\row, 11), %zmm8, %zmm22        /* y1 */
        vpternlogd $0x96, KEY_WORD (\row, 12), %zmm8, %zmm23        /* y4 */
        vpternlogd $0x96, KEY_WORD (\row, 13), %zmm1, %zmm20        /* y7 */
        vpternlogd $0x96, KEY_WORD (\row, 14), %zmm4, %zmm18        /* y2 */
        vpternlogd $0x96, %zmm2, %zmm1, %zmm12                      /* y12 */
        vpternlogd $0x96, %zmm5, %zmm1, %zmm11                      /* y9 */
        vpternlogd $0x96, %zmm6, %zmm24, %zmm13                     /* y13 */
        vpternlogd $0x96, %zmm4, %zmm24, %zmm10                     /* y8 */
        vpternlogd $0x96, KEY_WORD (\row, 15), %zmm2, %zmm19        /* y6 */
        vpternlogd $0x96, %zmm5, %zmm24, %zmm0                      /* y3 */
        vmovdqa64 %zmm0, %zmm7                                      /* y3 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm16, %zmm0              /* x0 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm22, %zmm1              /* x1 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm18, %zmm2                 /* p2 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm2, %zmm2                /* x2 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm7, %zmm3                  /* p3 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm3, %zmm3                /* x3 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm23, %zmm4              /* x4 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm21, %zmm5              /* x5 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm19, %zmm6                 /* p6 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm6, %zmm6                /* x6 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm20, %zmm7                 /* p7 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm7, %zmm7                /* x7 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm10, %zmm8              /* x8 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm11, %zmm9              /* x9 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm17, %zmm10                /* p10 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm10, %zmm10              /* x10 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm25, %zmm11                /* p11 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm11, %zmm11              /* x11 */
        vgf2p8affineinvqb $0, S1_MATRIX, %zmm12, %zmm12             /* x12 */
        vgf2p8affineinvqb $0, S2_MATRIX, %zmm13, %zmm13             /* x13 */
        vgf2p8affineqb $0, X1_MATRIX, %zmm14, %zmm14                /* p14 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm14, %zmm14              /* x14 */
        vgf2p8affineqb $0, X2_MATRIX, %zmm15, %zmm15                /* p15 */
        vgf2p8affineinvqb $0, IDENTITY, %zmm15, %zmm15              /* x15 */
.endm

