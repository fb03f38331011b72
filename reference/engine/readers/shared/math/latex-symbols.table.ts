/**
 * Characters of equations -> LaTeX. Commands end with their last letter; the writer puts the space they may need.
 * Used by the OMML and MathML translators.
 * Source: unicode-math symbol names (LaTeX project) for the characters Word and LibreOffice offer in their equation editors.
 */
const commands = `
α alpha|β beta|γ gamma|δ delta|ε varepsilon|ϵ epsilon|ζ zeta|η eta|θ theta|ϑ vartheta|ι iota|κ kappa|λ lambda|μ mu|ν nu|ξ xi|π pi|ϖ varpi
ρ rho|ϱ varrho|σ sigma|ς varsigma|τ tau|υ upsilon|φ varphi|ϕ phi|χ chi|ψ psi|ω omega|Γ Gamma|Δ Delta|Θ Theta|Λ Lambda|Ξ Xi|Π Pi|Σ Sigma
Υ Upsilon|Φ Phi|Ψ Psi|Ω Omega|∞ infty|∂ partial|∇ nabla|∆ Delta|∀ forall|∃ exists|∄ nexists|∅ emptyset|∈ in|⋄ diamond|∉ notin|∋ ni|⊂ subset|⊃ supset
⊆ subseteq|⊇ supseteq|⊄ nsubset|∪ cup|∩ cap|∧ wedge|∨ vee|¬ neg|⊕ oplus|⊖ ominus|⊗ otimes|⊙ odot|× times|÷ div|± pm|∓ mp|⋅ cdot|· cdot|∙ cdot
∗ ast|⋆ star|∘ circ|• bullet|≤ leq|≥ geq|≪ ll|≫ gg|≠ neq|≈ approx|≅ cong|≡ equiv|∼ sim|≃ simeq|∝ propto|≺ prec|≻ succ|⊥ perp|∥ parallel
∣ mid|∤ nmid|∠ angle|∡ measuredangle|→ rightarrow|← leftarrow|↔ leftrightarrow|⇒ Rightarrow|⇐ Leftarrow|⇔ Leftrightarrow|↑ uparrow|↓ downarrow
↦ mapsto|⟶ longrightarrow|⟵ longleftarrow|⟹ Longrightarrow|⟺ iff|↗ nearrow|↘ searrow|∴ therefore|∵ because|… ldots|⋯ cdots|⋮ vdots|⋱ ddots
ℏ hbar|ℓ ell|ℜ Re|ℑ Im|ℵ aleph|℘ wp|∑ sum|∏ prod|∐ coprod|∫ int|∬ iint|∭ iiint|∮ oint|∯ oiint|∰ oiiint|⋃ bigcup|⋂ bigcap|⋁ bigvee|⋀ bigwedge|⨁ bigoplus
⨂ bigotimes|√ surd|△ triangle|□ square|◊ lozenge|† dagger|‡ ddagger|⌊ lfloor|⌋ rfloor|⌈ lceil|⌉ rceil|⟨ langle|⟩ rangle|〈 langle|〉 rangle
⊢ vdash|⊨ models|⊤ top|⊻ veebar|∖ setminus|≔ coloneqq|≜ triangleq|≐ doteq|≲ lesssim|≳ gtrsim|⊊ subsetneq|⋈ bowtie|∁ complement|ℕ mathbb{N}
ℤ mathbb{Z}|ℚ mathbb{Q}|ℝ mathbb{R}|ℂ mathbb{C}|ℙ mathbb{P}|ℍ mathbb{H}`;

const literal: Readonly<Record<string, string>> = {
  '\\': '\\backslash',
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  '{': '\\{',
  '}': '\\}',
  '~': '\\sim',
  '−': '-',
  '–': '-',
  '‐': '-',
  '′': "'",
  '″': "''",
  '‴': "'''",
  '°': '^{\\circ}',
  '‖': '\\|',
  '\u00a0': '~',
  '\u2009': '\\,',
  '\u2003': '\\quad',
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
  '\u200b': '',
};

/** Character -> LaTeX, for characters that do not stand for themselves. */
export const latexSymbols: ReadonlyMap<string, string> = new Map([
  ...commands
    .trim()
    .split(/[|\n]/)
    .map((pair): [string, string] => {
      const [character = '', command = ''] = pair.split(' ');
      return [character, `\\${command}`];
    }),
  ...Object.entries(literal),
]);

/** Combining characters and arrows over a letter -> the accent's command. */
export const latexAccents: ReadonlyMap<string, string> = new Map([
  ['\u0300', '\\grave'],
  ['\u0301', '\\acute'],
  ['\u0302', '\\hat'],
  ['^', '\\hat'],
  ['\u0303', '\\tilde'],
  ['~', '\\tilde'],
  ['˜', '\\tilde'],
  ['ˆ', '\\hat'],
  ['´', '\\acute'],
  ['`', '\\grave'],
  ['˘', '\\breve'],
  ['\u0304', '\\bar'],
  ['\u0305', '\\overline'],
  ['¯', '\\overline'],
  ['‾', '\\overline'],
  ['\u0306', '\\breve'],
  ['\u0307', '\\dot'],
  ['˙', '\\dot'],
  ['\u0308', '\\ddot'],
  ['¨', '\\ddot'],
  ['\u20db', '\\dddot'],
  ['\u030c', '\\check'],
  ['ˇ', '\\check'],
  ['\u0331', '\\underline'],
  ['\u0332', '\\underline'],
  ['_', '\\underline'],
  ['\u20d6', '\\overleftarrow'],
  ['\u20d7', '\\vec'],
  ['→', '\\overrightarrow'],
  ['←', '\\overleftarrow'],
  ['\u20e1', '\\overleftrightarrow'],
  ['⏞', '\\overbrace'],
  ['⏟', '\\underbrace'],
]);

/** Names set upright in LaTeX by a command of their own. */
export const latexFunctions: ReadonlySet<string> = new Set(
  'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr sec sin sinh sup tan tanh'.split(
    ' ',
  ),
);
