import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { XmlScanner } from '../containers/xml-scanner.js';
import { mathmlToLatex } from './mathml-to-latex.js';
import { ommlToLatex } from './omml-to-latex.js';
import { scanMathml } from './scan-mathml.js';

function omml(content: string): string {
  const scanner = new XmlScanner(`<m:oMath>${content}</m:oMath>`, noDeadline);
  scanner.child(0);
  return ommlToLatex(scanner);
}

function mathml(content: string): string {
  const scanner = new XmlScanner(`<math xmlns="http://www.w3.org/1998/Math/MathML">${content}</math>`, noDeadline);
  scanner.child(0);
  return mathmlToLatex(scanMathml(scanner));
}

const t = (text: string, properties = ''): string =>
  `<m:r>${properties === '' ? '' : `<m:rPr>${properties}</m:rPr>`}<m:t>${text}</m:t></m:r>`;
const e = (content: string, name = 'e'): string => `<m:${name}>${content}</m:${name}>`;

describe('Office Math in LaTeX', () => {
  it.each([
    ['letters and signs', t('x−y≤π·∞'), 'x-y\\leq\\pi\\cdot\\infty'],
    ['Greek before Latin letters', t('αx'), '\\alpha x'],
    ['mathematical letters', t('𝐴=𝜋'), 'A=\\pi'],
    ['special characters', t('50% {a_b}'), '50\\% \\{a\\_b\\}'],
    ['words', t('if any', '<m:nor/>'), '\\text{if any}'],
    ['spaces between letters', t('x=αy for ') + t('any α y'), 'x=\\alpha y\\ for\\ any \\alpha y'],
    ['empty indices', `<m:sSup>${e(t('x'))}${e('', 'sup')}</m:sSup>`, 'x'],
    ['upright words', t('max', '<m:sty m:val="p"/>'), '\\mathrm{max}'],
    [
      'bold and blackboard letters',
      t('v', '<m:sty m:val="b"/>') + t('R', '<m:scr m:val="double-struck"/>'),
      '\\mathbf{v}\\mathbb{R}',
    ],
    ['fractions', `<m:f>${e(t('a'), 'num')}${e(t('b'), 'den')}</m:f>`, '\\frac{a}{b}'],
    [
      'linear fractions',
      `<m:f><m:fPr><m:type m:val="lin"/></m:fPr>${e(t('a'), 'num')}${e(t('b'), 'den')}</m:f>`,
      'a/b',
    ],
    ['scripts', `<m:sSubSup>${e(t('x'))}${e(t('i'), 'sub')}${e(t('2'), 'sup')}</m:sSubSup>`, 'x_{i}^{2}'],
    [
      'scripts on groups',
      `<m:sSup>${e(`<m:f>${e(t('a'), 'num')}${e(t('b'), 'den')}</m:f>`)}${e(t('2'), 'sup')}</m:sSup>`,
      '{\\frac{a}{b}}^{2}',
    ],
    ['scripts before', `<m:sPre>${e(t('1'), 'sub')}${e(t('2'), 'sup')}${e(t('H'))}</m:sPre>`, '{}_{1}^{2}H'],
    ['square roots', `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(t('x'))}</m:rad>`, '\\sqrt{x}'],
    ['other roots', `<m:rad>${e(t('3'), 'deg')}${e(t('x'))}</m:rad>`, '\\sqrt[3]{x}'],
    [
      'sums',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${e(t('i=1'), 'sub')}${e(t('n'), 'sup')}${e(t('i'))}</m:nary>`,
      '\\sum_{i=1}^{n}i',
    ],
    [
      'integrals without limits',
      `<m:nary><m:naryPr><m:subHide m:val="1"/><m:supHide m:val="1"/></m:naryPr><m:sub/><m:sup/>${e(t('x'))}</m:nary>`,
      '\\int x',
    ],
    [
      'delimiters',
      `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="⟩"/></m:dPr>${e(t('x'))}</m:d>`,
      '\\left[x\\right\\rangle',
    ],
    [
      'delimiters with one side',
      `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(t('x'))}</m:d>`,
      '\\left\\{x\\right.',
    ],
    [
      'binomials',
      `<m:d>${e(`<m:f><m:fPr><m:type m:val="noBar"/></m:fPr>${e(t('n'), 'num')}${e(t('k'), 'den')}</m:f>`)}</m:d>`,
      '\\binom{n}{k}',
    ],
    ['functions', `<m:func>${e(t('sin'), 'fName')}${e(t('x'))}</m:func>`, '\\sin x'],
    ['other functions', `<m:func>${e(t('foo'), 'fName')}${e(t('xy'))}</m:func>`, '\\operatorname{foo}{xy}'],
    [
      'limits',
      `<m:func>${e(`<m:limLow>${e(t('lim'))}${e(t('n→∞'), 'lim')}</m:limLow>`, 'fName')}${e(t('x'))}</m:func>`,
      '\\lim_{n\\rightarrow\\infty}x',
    ],
    [
      'accents',
      `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e(t('v'))}</m:acc><m:acc>${e(t('abc'))}</m:acc>`,
      '\\vec{v}\\widehat{abc}',
    ],
    ['bars', `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(t('x'))}</m:bar>`, '\\overline{x}'],
    ['braces', `<m:groupChr>${e(t('x'))}</m:groupChr>`, '\\underbrace{x}'],
    [
      'matrices',
      `<m:m><m:mr>${e(t('a'))}${e(t('b'))}</m:mr><m:mr>${e(t('c'))}${e(t('d'))}</m:mr></m:m>`,
      '\\begin{matrix}a & b \\\\ c & d\\end{matrix}',
    ],
    [
      'equation arrays',
      `<m:eqArr>${e(t('x&amp;=1'))}${e(t('y&amp;=2'))}</m:eqArr>`,
      '\\begin{aligned}x&=1 \\\\ y&=2\\end{aligned}',
    ],
    ['equation arrays of one line', `<m:eqArr>${e(t('x&amp;=1'))}</m:eqArr>`, 'x=1'],
    [
      'surface integrals',
      `<m:nary><m:naryPr><m:chr m:val="∯"/></m:naryPr>${e(t('S'), 'sub')}<m:sup/>${e(t('x'))}</m:nary>`,
      '\\oiint_{S}x',
    ],
    ['boxes', `<m:borderBox>${e(t('x'))}</m:borderBox>`, '\\boxed{x}'],
    ['deleted parts', `${t('a')}<w:del>${t('b')}</w:del>`, 'a'],
  ])('writes %s', (_, markup, latex) => {
    expect(omml(markup)).toBe(latex);
  });
});

describe('MathML in LaTeX', () => {
  it.each([
    ['identifiers, numbers and operators', '<mi>x</mi><mo>=</mo><mn>3</mn><mo>×</mo><mi>π</mi>', 'x=3\\times\\pi'],
    ['function names', '<mi>sin</mi><mi>x</mi>', '\\sin x'],
    ['variants', '<mi mathvariant="bold">v</mi>', '\\mathbf{v}'],
    ['words', '<mtext>if x</mtext>', '\\text{if x}'],
    ['fractions', '<mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac>', '\\frac{a}{b+1}'],
    ['roots', '<msqrt><mi>x</mi></msqrt><mroot><mi>x</mi><mn>3</mn></mroot>', '\\sqrt{x}\\sqrt[3]{x}'],
    ['scripts', '<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup><msup><mi>y</mi><mn>2</mn></msup>', 'x_{1}^{2}y^{2}'],
    [
      'sums',
      '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>',
      '\\sum_{i=1}^{n}i',
    ],
    [
      'accents',
      '<mover><mi>v</mi><mo>→</mo></mover><mover><mi>AB</mi><mo>→</mo></mover><mover><mi>x</mi><mo>˜</mo></mover>',
      '\\vec{v}\\overrightarrow{\\mathrm{AB}}\\tilde{x}',
    ],
    ['binomials', '<mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac>', '\\genfrac{}{}{0pt}{}{n}{k}'],
    ['special characters', '<mn>50%</mn><mo>{</mo><mo>#</mo>', '50\\%\\{\\#'],
    ['primes', '<msup><mi>f</mi><mo>′</mo></msup>', "f'"],
    ['names of several letters', '<mi>rank</mi><mi>A</mi>', '\\mathrm{rank}A'],
    ['things over things', '<mover><mi>x</mi><mtext>def</mtext></mover>', '\\overset{\\text{def}}{x}'],
    ['fences', '<mfenced open="[" close="]"><mi>a</mi><mi>b</mi></mfenced>', '\\left[a,b\\right]'],
    [
      'matrices',
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>',
      '\\begin{matrix}1 & 2\\end{matrix}',
    ],
    [
      'semantics without their annotations',
      '<semantics><mi>x</mi><annotation encoding="StarMath 5.0">x</annotation></semantics>',
      'x',
    ],
  ])('writes %s', (_, markup, latex) => {
    expect(mathml(markup)).toBe(latex);
  });
});
