/**
 * Presentation MathML -> LaTeX. What has no LaTeX form comes through as its text.
 * Used by the ODT reader for embedded formulas and by the HTML reader for equations that come without their source.
 * Standard: MathML 3, chapter 3; MathML Core, 3.
 */
import { latexAccents, latexSymbols } from './latex-symbols.table.js';
import { joinLatex, latexBase, latexCharacters, latexDelimiter, latexFunction, latexWords } from './latex-text.js';
import type { MathmlElement } from './mathml-element.js';

/** The LaTeX of a `math` element; empty when it holds nothing. */
export function mathmlToLatex(math: MathmlElement): string {
  return inside(math).trim();
}

function inside(element: MathmlElement): string {
  return joinLatex(parts(element));
}

/** LaTeX of each child element, in order. */
function parts(element: MathmlElement): string[] {
  return element.children().map(latexOf);
}

function latexOf(element: MathmlElement): string {
  switch (element.name) {
    case 'mi':
      return identifier(element);
    case 'mn':
    case 'mo':
      return latexCharacters(textOf(element));
    case 'mtext':
    case 'ms': {
      const text = textOf(element);
      return text === '' ? '' : latexWords(text);
    }
    case 'mspace':
      return '\\ ';
    case 'mfrac':
      return fraction(element);
    case 'msqrt':
      return `\\sqrt{${inside(element)}}`;
    case 'mroot': {
      const [base = '', degree = ''] = parts(element);
      return `\\sqrt[${degree}]{${base}}`;
    }
    case 'msub':
    case 'msup':
    case 'msubsup':
      return scripts(parts(element), element.name);
    case 'munder':
    case 'mover':
    case 'munderover':
      return limits(element);
    case 'mfenced':
      return fenced(element);
    case 'mtable':
      return `\\begin{matrix}${parts(element).join(' \\\\ ')}\\end{matrix}`;
    case 'mtr':
    case 'mlabeledtr':
      return parts(element).join(' & ');
    case 'mphantom':
    case 'none':
    case 'annotation':
    case 'annotation-xml':
      return '';
    default:
      return inside(element);
  }
}

function textOf(element: MathmlElement): string {
  return element.text().replace(/\s+/g, ' ').trim();
}

const variants: Readonly<Record<string, string>> = {
  bold: '\\mathbf',
  'bold-italic': '\\boldsymbol',
  'double-struck': '\\mathbb',
  script: '\\mathcal',
  fraktur: '\\mathfrak',
  'sans-serif': '\\mathsf',
  monospace: '\\mathtt',
};

/** A name of several letters is set upright: a function, or else a word. */
function identifier(element: MathmlElement): string {
  const variant = variants[element.attribute('mathvariant') ?? ''];
  const text = textOf(element);
  const latex = /^[A-Za-z]{2,}$/.test(text) ? latexFunction(text, '\\mathrm') : latexCharacters(text);
  return variant === undefined ? latex : `${variant}{${latex}}`;
}

/** A fraction without its line, in parentheses or not, is a binomial coefficient or the like. */
function fraction(element: MathmlElement): string {
  const bare = /^0(?:[a-z%]*)$/.test(element.attribute('linethickness') ?? '');
  const [numerator = '', denominator = ''] = parts(element);
  return bare ? `\\genfrac{}{}{0pt}{}{${numerator}}{${denominator}}` : `\\frac{${numerator}}{${denominator}}`;
}

function scripts([base = '', first = '', second = '']: string[], name: string): string {
  if (name === 'msub') return `${latexBase(base)}_{${first}}`;
  if (name === 'msup') return `${latexBase(base)}${superscript(first)}`;
  return `${latexBase(base)}_{${first}}${superscript(second)}`;
}

/** Primes are superscripts already. */
function superscript(latex: string): string {
  return /^'+$/.test(latex) ? latex : `^{${latex}}`;
}

const largeOperators =
  /^\\(?:sum|prod|coprod|i{0,3}nt|oi{1,3}nt|big[a-z]+|lim|max|min|sup|inf|limsup|liminf|det|gcd|Pr)$/;

function limits(element: MathmlElement): string {
  const { name } = element;
  const [base = '', first = '', second = ''] = parts(element);
  const plainBase = base.trim();
  const mark = element.children()[1];
  if (name === 'mover' && mark !== undefined) {
    const accent = accentOf(mark, plainBase);
    if (accent !== undefined) return `${accent}{${base}}`;
  }
  if (name === 'munder' && (first === '\\_' || first === '_')) return `\\underline{${base}}`;
  const under = name === 'mover' ? '' : first;
  const over = name === 'mover' ? first : second;
  if (largeOperators.test(plainBase))
    return plainBase + (under === '' ? '' : `_{${under}}`) + (over === '' ? '' : `^{${over}}`);
  const lower = under === '' ? base : `\\underset{${under}}{${base}}`;
  return over === '' ? lower : `\\overset{${over}}{${lower}}`;
}

/** An arrow over one letter is a vector's. */
function accentOf(mark: MathmlElement, base: string): string | undefined {
  const holdsText = mark.name === 'mo' || mark.name === 'mi' || mark.name === 'mtext';
  const character = holdsText ? textOf(mark) : undefined;
  if (character === undefined) return undefined;
  if (character === '→' && /^(?:.|\\[A-Za-z]+)$/su.test(base)) return '\\vec';
  return latexAccents.get(character);
}

function fenced(element: MathmlElement): string {
  const open = element.attribute('open') ?? '(';
  const close = element.attribute('close') ?? ')';
  const separator = (element.attribute('separators') ?? ',').trim().charAt(0);
  return joinLatex([
    `\\left${latexDelimiter(open)}`,
    parts(element).join(latexSymbols.get(separator) ?? separator),
    `\\right${latexDelimiter(close)}`,
  ]);
}
