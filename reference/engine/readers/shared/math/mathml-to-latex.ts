/**
 * Presentation MathML -> LaTeX. What has no LaTeX form comes through as its text.
 * Used by the ODT reader for embedded formulas.
 * Spec: MathML 3, chapter 3.
 */
import type { XmlScanner } from '../containers/xml-scanner.js';
import { latexAccents, latexSymbols } from './latex-symbols.table.js';
import { joinLatex, latexBase, latexCharacters, latexDelimiter, latexFunction, latexWords } from './latex-text.js';

/** Reads the `math` element just opened; moves behind its end. */
export function mathmlToLatex(scanner: XmlScanner): string {
  return joinLatex(children(scanner)).trim();
}

/** LaTeX of each child element, in order. */
function children(scanner: XmlScanner): string[] {
  const pieces: string[] = [];
  const level = scanner.depth;
  while (scanner.child(level)) {
    const { name } = scanner;
    if (name === 'math:annotation' || name === 'math:annotation-xml') scanner.skip();
    else pieces.push(element(scanner, name));
  }
  return pieces;
}

function element(scanner: XmlScanner, name: string): string {
  switch (name) {
    case 'math:mi':
      return identifier(scanner);
    case 'math:mn':
      return latexCharacters(scanner.elementText().trim());
    case 'math:mo':
      return operator(scanner.elementText().trim());
    case 'math:mtext':
    case 'math:ms':
      return latexWords(scanner.elementText());
    case 'math:mspace':
      scanner.skip();
      return '\\,';
    case 'math:mfrac':
      return fraction(scanner);
    case 'math:msqrt':
      return `\\sqrt{${joinLatex(children(scanner))}}`;
    case 'math:mroot': {
      const [base = '', degree = ''] = children(scanner);
      return `\\sqrt[${degree}]{${base}}`;
    }
    case 'math:msub':
    case 'math:msup':
    case 'math:msubsup':
      return scripts(children(scanner), name);
    case 'math:munder':
    case 'math:mover':
    case 'math:munderover':
      return limits(children(scanner), name);
    case 'math:mfenced':
      return fenced(scanner);
    case 'math:mtable':
      return `\\begin{matrix}${children(scanner).join(' \\\\ ')}\\end{matrix}`;
    case 'math:mtr':
    case 'math:mlabeledtr':
      return children(scanner).join(' & ');
    case 'math:mphantom':
    case 'math:none':
      scanner.skip();
      return '';
    default:
      return joinLatex(children(scanner));
  }
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

function identifier(scanner: XmlScanner): string {
  const variant = variants[scanner.attribute('mathvariant') ?? ''];
  const text = scanner.elementText().trim();
  const latex = /^[A-Za-z]{2,}$/.test(text) ? latexFunction(text) : latexCharacters(text);
  return variant === undefined ? latex : `${variant}{${latex}}`;
}

function operator(text: string): string {
  if (text === '{' || text === '}') return `\\${text}`;
  return latexCharacters(text);
}

function fraction(scanner: XmlScanner): string {
  const bare = scanner.attribute('linethickness') === '0';
  const [numerator = '', denominator = ''] = children(scanner);
  return bare ? `\\genfrac{}{}{0pt}{}{${numerator}}{${denominator}}` : `\\frac{${numerator}}{${denominator}}`;
}

function scripts([base = '', first = '', second = '']: string[], name: string): string {
  if (name === 'math:msub') return `${latexBase(base)}_{${first}}`;
  if (name === 'math:msup') return `${latexBase(base)}^{${first}}`;
  return `${latexBase(base)}_{${first}}^{${second}}`;
}

const largeOperators =
  /^\\(?:sum|prod|coprod|i{0,3}nt|oi{1,3}nt|big[a-z]+|lim|max|min|sup|inf|limsup|liminf|det|gcd|Pr)$/;

function limits([base = '', first = '', second = '']: string[], name: string): string {
  const plainBase = base.trim();
  if (name === 'math:mover') {
    const accent = latexAccents.get(accentCharacter(first));
    if (accent !== undefined) return `${accent}{${base}}`;
  }
  if (name === 'math:munder' && (first === '\\_' || first === '_')) return `\\underline{${base}}`;
  const under = name === 'math:mover' ? '' : first;
  const over = name === 'math:mover' ? first : second;
  if (largeOperators.test(plainBase))
    return plainBase + (under === '' ? '' : `_{${under}}`) + (over === '' ? '' : `^{${over}}`);
  const lower = under === '' ? base : `\\underset{${under}}{${base}}`;
  return over === '' ? lower : `\\overset{${over}}{${lower}}`;
}

/** The accent comes as LaTeX already; find the character it was made of. */
function accentCharacter(latex: string): string {
  for (const [character, command] of latexSymbols)
    if (command === latex && latexAccents.has(character)) return character;
  return latex;
}

function fenced(scanner: XmlScanner): string {
  const open = scanner.attribute('open') ?? '(';
  const close = scanner.attribute('close') ?? ')';
  const separator = (scanner.attribute('separators') ?? ',').trim().charAt(0);
  return joinLatex([
    `\\left${latexDelimiter(open)}`,
    children(scanner).join(separator),
    `\\right${latexDelimiter(close)}`,
  ]);
}
