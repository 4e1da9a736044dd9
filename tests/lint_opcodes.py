# lint_opcodes.py - Which instruction belongs to which extension of x86-64
# Copyright (C) 2026 The libgcrypt-aria authors
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The tables hold what kernels use or may come to use.  Any other instruction
# is reported, so that whoever needs it puts it where it belongs: Intel 64
# and IA-32 Architectures Software Developer's Manual, volume 2, the column
# "CPUID Feature Flag".  Mnemonics are those of objdump's AT&T syntax.

import re


def words(text):
    return frozenset(text.split())


# General-purpose registers: x86-64 itself.  Division is left out, its time
# depends on its operands; so are string instructions.
BASE = words("""
    adc adcb adcl adcq add addb addl addq and andb andl andq bswap bsf bsr bt
    btl btq call cmc cmp cmpb cmpl cmpq cltq cqto dec decl decq endbr64 imul
    inc incl incq int3 jmp lea leaq mov movabs movb movl movq movw movsbl
    movsbq movslq movswl movswq movzbl movzbq movzwl movzwq mul neg negl negq
    nop nopl nopw not notl notq or orb orl orq pop push rcl rcr ret rol roll
    rolq ror rorl rorq sar sarl sarq sbb sbbl sbbq shl shll shlq shld shr shrl
    shrq shrd stc clc sub subb subl subq test testb testl testq xchg xor xorb
    xorl xorq lfence prefetcht0 prefetcht1 prefetcht2 prefetchnta""")
CONDITIONS = words("""a ae b be c e g ge l le na nae nb nbe nc ne ng nge nl
                      nle no np ns nz o p pe po s z""")

# Every x86-64 has SSE2.
SSE2 = words("""
    movd movq movdqa movdqu movaps movups movapd movupd pxor por pand pandn
    paddb paddw paddd paddq psubb psubw psubd psubq pslldq psrldq psllw pslld
    psllq psrlw psrld psrlq psrad psraw punpcklbw punpcklwd punpckldq
    punpcklqdq punpckhbw punpckhwd punpckhdq punpckhqdq pshufd pshuflw
    pshufhw pcmpeqb pcmpeqd pcmpgtb pcmpgtd xorps xorpd andps orps shufps
    ldmxcsr stmxcsr""")
SSSE3 = words("pshufb palignr")
SSE4_1 = words("""pinsrb pinsrd pinsrq pextrb pextrd pextrq ptest pblendw
                  blendps pblendvb pcmpeqq""")

# With a VEX prefix: AVX has these with 128 bits, AVX2 with 256 bits ...
AVX_INTEGER = words("""
    vpxor vpor vpand vpandn vpaddb vpaddw vpaddd vpaddq vpaddusb vpsubb vpsubw
    vpsubd vpsubq vpslldq vpsrldq vpsllw vpslld vpsllq vpsrlw vpsrld vpsrlq vpsraw
    vpsrad vpunpcklbw vpunpcklwd vpunpckldq vpunpcklqdq vpunpckhbw vpunpckhwd
    vpunpckhdq vpunpckhqdq vpshufd vpshuflw vpshufhw vpshufb vpalignr
    vpcmpeqb vpcmpeqw vpcmpeqd vpcmpeqq vpcmpgtb vpcmpgtw vpcmpgtd vpcmpgtq
    vpblendw vpblendvb vpackuswb vpackusdw vpabsb vpavgb vpminub vpmaxub
    vpmovmskb""")
# ... AVX has these with both ...
AVX_BOTH = words("""
    vmovdqa vmovdqu vmovaps vmovups vmovapd vmovupd vlddqu vmovntdq vxorps
    vxorpd vandps vandpd vandnps vorps vorpd vunpcklps vunpckhps vunpcklpd
    vunpckhpd vshufps vshufpd vpermilps vpermilpd vblendps vblendpd vptest
    vbroadcastss vbroadcastsd vbroadcastf128 vinsertf128 vextractf128
    vperm2f128 vmovddup vmovshdup vmovsldup vzeroall vzeroupper""")
# ... these with 128 bits only ...
AVX_128 = words("""
    vmovd vmovq vpinsrb vpinsrw vpinsrd vpinsrq vpextrb vpextrw vpextrd
    vpextrq vmovlps vmovhps vmovlpd vmovhpd vmovlhps vmovhlps vinsertps
    vextractps vmovss vmovsd""")
# ... and AVX2 alone has these, with any number of bits.
AVX2 = words("""
    vpbroadcastb vpbroadcastw vpbroadcastd vpbroadcastq vbroadcasti128
    vinserti128 vextracti128 vperm2i128 vpermq vpermd vpermpd vpermps
    vpblendd vpsllvd vpsllvq vpsrlvd vpsrlvq vpsravd vpmovzxbw vpmovzxwd""")
AES = words("vaesenc vaesenclast vaesdec vaesdeclast")
AES_128 = words("vaesimc vaeskeygenassist")
CLMUL = words("vpclmulqdq")
GFNI = words("vgf2p8affineqb vgf2p8affineinvqb vgf2p8mulb")
BMI2 = words("rorx shlx shrx sarx mulx bzhi pdep pext")

# With an EVEX prefix: what libgcrypt's feature intel-avx512 stands for,
# AVX512 F, DQ, IFMA, CD, BW, VL, VBMI, VBMI2, VNNI, BITALG and VPOPCNTDQ.
AVX512 = words("""
    valignd valignq vbroadcasti32x2 vbroadcasti32x4 vbroadcasti32x8
    vbroadcasti64x2 vbroadcasti64x4 vbroadcastf32x4 vbroadcastf64x2
    vbroadcastss vbroadcastsd vextracti32x4 vextracti32x8 vextracti64x2
    vextracti64x4 vinserti32x4 vinserti32x8 vinserti64x2 vinserti64x4
    vmovdqa32 vmovdqa64 vmovdqu8 vmovdqu16 vmovdqu32 vmovdqu64 vmovd vmovq
    vmovaps vmovups vmovntdq vpabsb vpaddb vpaddw vpaddd vpaddq vpalignr
    vpandd vpandq vpandnd vpandnq vpblendmb vpblendmw vpblendmd vpblendmq
    vpbroadcastb vpbroadcastw vpbroadcastd vpbroadcastq vpbroadcastmb2q
    vpcmpb vpcmpeqb vpcmpeqw vpcmpeqd vpcmpeqq vpcmpub vpcmpltub vpcmpnltub
    vpcmpleub vpcmpnleub vpcmpequb vpcmpnequb vpcmpud vpcmpuq vpermb vpermw
    vpminub vpmovzxdq vpmovqd
    vpermd vpermq vpermi2b vpermi2w vpermi2d vpermi2q vpermt2b vpermt2w
    vpermt2d vpermt2q vpermilps vpermilpd vpinsrb vpinsrd vpinsrq vpextrb
    vpextrd vpextrq vpmovm2b vpmovb2m vpmultishiftqb vpopcntb vpord vporq
    vprold vprolq vprord vprorq vprolvq vprorvq vpshldd vpshldq vpshldvq
    vpshrdd vpshrdq vpshrdvq vpshufb vpshufd vpslld vpsllq vpsllw vpslldq
    vpsllvd vpsllvq vpsllvw vpsrad vpsraq vpsrld vpsrlq vpsrlw vpsrldq
    vpsrlvd vpsrlvq vpsrlvw vpsubb vpsubw vpsubd vpsubq vpternlogd vpternlogq
    vptestmb vptestmd vptestmq vptestnmb vptestnmd vptestnmq vpunpcklbw
    vpunpcklwd vpunpckldq vpunpcklqdq vpunpckhbw vpunpckhwd vpunpckhdq
    vpunpckhqdq vpxord vpxorq vshufi32x4 vshufi64x2 vshufps vunpcklps
    vunpckhps vxorps vpshufbitqmb""")
MASKS = re.compile(r"k(mov|and|andn|or|xor|xnor|not|add|shiftl|shiftr|test|"
                   r"ortest|unpck)(b|w|d|q|bw|wd|dq)$")

# A processor that has the first has the others too.
IMPLIED = {
    "intel-avx512": ("intel-avx2",),
    "intel-avx2": ("intel-avx",),
    "intel-avx": ("intel-sse4.1", "intel-ssse3"),
}


def closure(features):
    """FEATURES and all that they imply."""
    found = set()
    todo = list(features)
    while todo:
        feature = todo.pop()
        if feature not in found:
            found.add(feature)
            todo.extend(IMPLIED.get(feature, ()))
    return found


def is_condition(mnemonic, prefix):
    return (mnemonic.startswith(prefix)
            and mnemonic[len(prefix):] in CONDITIONS)


def encoding(code):
    """How the instruction with the bytes CODE is encoded."""
    i = 0
    while code[i] in (0x66, 0xf2, 0xf3, 0x2e, 0x3e, 0x26, 0x64, 0x65, 0x36):
        i += 1
    return {0xc4: "vex", 0xc5: "vex", 0x62: "evex"}.get(code[i], "legacy")


def needed(mnemonic, code, bits):
    """The features that an instruction needs, or None if it is in none of
    the tables.  BITS is the width of the widest vector operand."""
    form = encoding(code)
    # objdump prints the 32-bit names of conditions in some versions.
    if MASKS.match(mnemonic):
        return ("intel-avx512",)
    if form == "evex":
        if mnemonic in AVX512:
            return ("intel-avx512",)
        if mnemonic in GFNI:
            return ("intel-avx512", "intel-gfni")
        if mnemonic in AES or mnemonic in CLMUL:
            return ("intel-avx512", "intel-vaes-vpclmul")
        return None
    if form == "vex":
        if mnemonic in BMI2:
            return ("intel-bmi2",)
        if mnemonic == "vbroadcastss" or mnemonic == "vbroadcastsd":
            # From memory AVX has it, from a register AVX2.  The second
            # opcode map's W0 18/19 is both; the ModRM byte tells.
            from_memory = code[-1] < 0xc0 or len(code) > 5
            return ("intel-avx",) if from_memory else ("intel-avx2",)
        if mnemonic in AVX_BOTH:
            return ("intel-avx",)
        if mnemonic in AVX_INTEGER:
            return ("intel-avx",) if bits <= 128 else ("intel-avx2",)
        if mnemonic in AVX_128 and bits <= 128:
            return ("intel-avx",)
        if mnemonic in AVX2:
            return ("intel-avx2",)
        if mnemonic in GFNI:
            return ("intel-avx", "intel-gfni")
        if mnemonic in AES:
            return (("intel-avx", "intel-aesni") if bits <= 128
                    else ("intel-avx", "intel-vaes-vpclmul"))
        if mnemonic in AES_128:
            return ("intel-avx", "intel-aesni")
        if mnemonic in CLMUL:
            return (("intel-avx", "intel-pclmul") if bits <= 128
                    else ("intel-avx", "intel-vaes-vpclmul"))
        return None
    if (mnemonic in BASE or mnemonic in SSE2
            or any(is_condition(mnemonic, p) for p in ("j", "cmov", "set"))):
        return ()
    if mnemonic in SSSE3:
        return ("intel-ssse3",)
    if mnemonic in SSE4_1:
        return ("intel-sse4.1",)
    return None
