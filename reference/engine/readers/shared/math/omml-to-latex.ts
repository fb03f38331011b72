/**
 * Office Math (`m:oMath`) -> LaTeX. What has no LaTeX form comes through as its text.
 * Used by the DOCX reader for inline and displayed equations.
 * Spec: ECMA-376 part 1, 22.1.
 */
import type { XmlScanner } from '../containers/xml-scanner.js';
import { latexAccents, latexSymbols } from './latex-symbols.table.js';
import { joinLatex, latexBase, latexCharacters, latexDelimiter, latexFunction, latexWords } from './latex-text.js';

/** Reads the math element just opened; moves behind its end. */
export function ommlToLatex(scanner: XmlScanner): string {
  return spacedWords(children(scanner).trim());
}

/** Spaces between letters are shown in Word and would be lost in LaTeX; one behind a command only ends it. */
function spacedWords(latex: string): string {
  return latex.replace(/\\text\{[^{}]*\}|(?<![\\A-Za-z])([A-Za-z]+) +(?=[A-Za-z])/g, (whole: string, word?: string) =>
    word === undefined ? whole : `${word}\\ `,
  );
}

function children(scanner: XmlScanner): string {
  const pieces: string[] = [];
  const level = scanner.depth;
  while (scanner.child(level)) pieces.push(element(scanner));
  return joinLatex(pieces);
}

function element(scanner: XmlScanner): string {
  switch (scanner.name) {
    case 'm:r':
      return run(scanner);
    case 'm:f':
      return fraction(scanner);
    case 'm:sSup':
    case 'm:sSub':
    case 'm:sSubSup':
      return scripts(scanner);
    case 'm:sPre': {
      const { parts } = read(scanner);
      return `{}${indices(parts)}${latexBase(parts['m:e'] ?? '')}`;
    }
    case 'm:rad':
      return radical(scanner);
    case 'm:nary':
      return nary(scanner);
    case 'm:d':
      return delimited(scanner);
    case 'm:func':
      return functionApplied(scanner);
    case 'm:limLow':
    case 'm:limUpp':
      return limit(scanner, scanner.name === 'm:limLow');
    case 'm:acc':
      return accent(scanner);
    case 'm:bar': {
      const { parts, properties } = read(scanner);
      return `${properties['m:pos'] === 'top' ? '\\overline' : '\\underline'}{${parts['m:e'] ?? ''}}`;
    }
    case 'm:groupChr':
      return grouped(scanner);
    case 'm:borderBox':
      return `\\boxed{${read(scanner).parts['m:e'] ?? ''}}`;
    case 'm:m':
      return matrix(scanner);
    case 'm:eqArr':
      return equationArray(scanner);
    case 'w:del':
    case 'w:moveFrom':
    case 'm:ctrlPr':
    case 'w:rPr':
      scanner.skip();
      return '';
    default:
      return scanner.name.endsWith('Pr') ? skipped(scanner) : children(scanner);
  }
}

function skipped(scanner: XmlScanner): '' {
  scanner.skip();
  return '';
}

interface Parts {
  /** LaTeX of each argument by its name; `m:e` of several is the last. */
  parts: Record<string, string>;
  /** All `m:e` arguments in order. */
  elements: string[];
  /** `m:val` of each property by its name; `''` when it has none. */
  properties: Record<string, string>;
}

/** Reads an object with properties and arguments. */
function read(scanner: XmlScanner, argument: (scanner: XmlScanner) => string = children): Parts {
  const found: Parts = { parts: {}, elements: [], properties: {} };
  const level = scanner.depth;
  while (scanner.child(level)) {
    const { name } = scanner;
    if (name.endsWith('Pr')) readProperties(scanner, found.properties);
    else {
      const latex = argument(scanner).trim();
      found.parts[name] = latex;
      if (name === 'm:e') found.elements.push(latex);
    }
  }
  return found;
}

function readProperties(scanner: XmlScanner, properties: Record<string, string>): void {
  const level = scanner.depth;
  while (scanner.child(level)) properties[scanner.name] = scanner.attribute('m:val') ?? '';
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '0' && value !== 'off' && value !== 'false';
}

function run(scanner: XmlScanner): string {
  let text = '';
  const properties: Record<string, string> = {};
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'm:t' || scanner.name === 'w:t') text += scanner.elementText();
    else if (scanner.name === 'm:rPr') readProperties(scanner, properties);
    else if (scanner.name === 'w:br' || scanner.name === 'w:tab') text += ' ';
  }
  if (isOn(properties['m:nor'])) return text.trim() === '' ? text : latexWords(text);
  const latex = latexCharacters(text);
  const style = mathStyle(properties, text);
  return style === '' ? latex : `${style}{${latex}}`;
}

const scriptFonts: Readonly<Record<string, string>> = {
  'double-struck': '\\mathbb',
  fraktur: '\\mathfrak',
  script: '\\mathcal',
  'sans-serif': '\\mathsf',
  monospace: '\\mathtt',
};

function mathStyle(properties: Record<string, string>, text: string): string {
  if (!/\p{L}/u.test(text)) return '';
  const script = scriptFonts[properties['m:scr'] ?? ''];
  if (script !== undefined) return script;
  switch (properties['m:sty']) {
    case 'b':
      return '\\mathbf';
    case 'bi':
      return '\\boldsymbol';
    case 'p':
      return /^\p{L}{2,}$/u.test(text.trim()) ? '\\mathrm' : '';
    default:
      return '';
  }
}

function fraction(scanner: XmlScanner): string {
  const { parts, properties } = read(scanner);
  const numerator = parts['m:num'] ?? '';
  const denominator = parts['m:den'] ?? '';
  switch (properties['m:type']) {
    case 'lin':
    case 'skw':
      return `${latexBase(numerator)}/${latexBase(denominator)}`;
    case 'noBar':
      return `\\genfrac{}{}{0pt}{}{${numerator}}{${denominator}}`;
    default:
      return `\\frac{${numerator}}{${denominator}}`;
  }
}

function scripts(scanner: XmlScanner): string {
  const { parts } = read(scanner);
  return latexBase(parts['m:e'] ?? '') + indices(parts);
}

function indices(parts: Record<string, string>): string {
  const { 'm:sub': sub = '', 'm:sup': sup = '' } = parts;
  return (sub === '' ? '' : `_{${sub}}`) + (sup === '' ? '' : `^{${sup}}`);
}

function radical(scanner: XmlScanner): string {
  const { parts, properties } = read(scanner);
  const degree = isOn(properties['m:degHide']) ? '' : (parts['m:deg'] ?? '');
  return `\\sqrt${degree === '' ? '' : `[${degree}]`}{${parts['m:e'] ?? ''}}`;
}

function nary(scanner: XmlScanner): string {
  const { parts, properties } = read(scanner);
  const character = properties['m:chr'] ?? '∫';
  if (isOn(properties['m:subHide'])) delete parts['m:sub'];
  if (isOn(properties['m:supHide'])) delete parts['m:sup'];
  const operator = (latexSymbols.get(character) ?? character) + indices(parts);
  return joinLatex([operator, parts['m:e'] ?? '']);
}

function delimited(scanner: XmlScanner): string {
  const { elements, properties } = read(scanner);
  const begin = latexDelimiter(properties['m:begChr'] ?? '(');
  const end = latexDelimiter(properties['m:endChr'] ?? ')');
  const separator = latexDelimiter(properties['m:sepChr'] ?? '|');
  const binomial =
    elements.length === 1 && begin === '(' && end === ')'
      ? /^\\genfrac\{\}\{\}\{0pt\}\{\}(\{[^{}]*\}\{[^{}]*\})$/.exec(elements[0]!)
      : null;
  if (binomial) return `\\binom${binomial[1]}`;
  return joinLatex([`\\left${begin}`, elements.join(separator === '.' ? '' : separator), `\\right${end}`]);
}

function functionApplied(scanner: XmlScanner): string {
  const { parts } = read(scanner, (inner) => (inner.name === 'm:fName' ? functionName(inner) : children(inner)));
  const argument = parts['m:e'] ?? '';
  const simple = argument.startsWith('\\left') || /^(?:[A-Za-z0-9]|\\[A-Za-z]+)$/.test(argument);
  return joinLatex([parts['m:fName'] ?? '', simple || argument === '' ? argument : `{${argument}}`]);
}

/** The name may have a limit or an index on it. */
function functionName(scanner: XmlScanner): string {
  const pieces: string[] = [];
  const level = scanner.depth;
  while (scanner.child(level)) {
    pieces.push(scanner.name === 'm:r' ? latexFunction(runText(scanner)) : element(scanner));
  }
  return joinLatex(pieces).replace(/\\mathrm\{([A-Za-z]+)\}/g, (_, name: string) => latexFunction(name));
}

function runText(scanner: XmlScanner): string {
  let text = '';
  const level = scanner.depth;
  while (scanner.child(level)) if (scanner.name === 'm:t') text += scanner.elementText();
  return text;
}

function limit(scanner: XmlScanner, below: boolean): string {
  const { parts } = read(scanner, (inner) => (inner.name === 'm:e' ? functionName(inner) : children(inner)));
  const base = parts['m:e'] ?? '';
  const script = parts['m:lim'] ?? '';
  if (/^\\(?:lim|max|min|sup|inf|liminf|limsup|det|gcd|Pr|sum|prod|bigcup|bigcap)$|^\\(?:under|over)brace/.test(base))
    return `${base}${below ? '_' : '^'}{${script}}`;
  return `${below ? '\\underset' : '\\overset'}{${script}}{${base}}`;
}

function accent(scanner: XmlScanner): string {
  const { parts, properties } = read(scanner);
  const base = parts['m:e'] ?? '';
  const command = latexAccents.get(properties['m:chr'] ?? '\u0302');
  if (command === undefined) return base;
  const wide = base.length > 1 && !base.startsWith('\\');
  return `${wide && command === '\\hat' ? '\\widehat' : wide && command === '\\tilde' ? '\\widetilde' : command}{${base}}`;
}

function grouped(scanner: XmlScanner): string {
  const { parts, properties } = read(scanner);
  const base = parts['m:e'] ?? '';
  const character = properties['m:chr'] ?? '⏟';
  if (character === '→' || character === '⇒' || character === '←') {
    return `${properties['m:pos'] === 'top' ? '\\overset' : '\\underset'}{${latexSymbols.get(character)}}{${base}}`;
  }
  const command = latexAccents.get(character);
  return command === undefined ? base : `${command}{${base}}`;
}

function matrix(scanner: XmlScanner): string {
  const rows: string[] = [];
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'm:mr') rows.push(read(scanner).elements.join(' & '));
  }
  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`;
}

/** In an equation array `&` marks where the lines align; a single line has nothing to align with. */
function equationArray(scanner: XmlScanner): string {
  const { elements } = read(scanner);
  if (elements.length === 1) return elements[0]!.replaceAll('\\&', '');
  const lines = elements.map((line) => line.replaceAll('\\&', '&'));
  return `\\begin{aligned}${lines.join(' \\\\ ')}\\end{aligned}`;
}
