/**
 * Pieces of LaTeX and how they are put together. Used by the OMML and MathML translators.
 * Spec: LaTeX math mode.
 */
import { latexFunctions, latexSymbols } from './latex-symbols.table.js';

/** Joins pieces; a command keeps apart from a letter that follows it. */
export function joinLatex(pieces: readonly string[]): string {
  let latex = '';
  for (const piece of pieces) latex = appendLatex(latex, piece);
  return latex;
}

export function appendLatex(latex: string, piece: string): string {
  return /^[A-Za-z]/.test(piece) && /\\[A-Za-z]+$/.test(latex) ? `${latex} ${piece}` : latex + piece;
}

/** Characters of an equation -> LaTeX. Mathematical letters become plain ones. */
export function latexCharacters(text: string): string {
  if (/^[\w +\-*/=.,;:!?()[\]<>|'^]*$/.test(text) && !text.includes('_')) return text;
  let latex = '';
  for (const character of text) {
    const symbol = latexSymbols.get(character);
    if (symbol !== undefined) latex = appendLatex(latex, symbol);
    else if (character === '_') latex += '\\_';
    else {
      const plain = character.normalize('NFKC');
      latex = appendLatex(latex, plain === character ? character : (latexSymbols.get(plain) ?? plain));
    }
  }
  return latex;
}

/** Words among the symbols. */
export function latexWords(text: string): string {
  return `\\text{${text.replace(/[\\{}$%&#_^~]/g, (character) => textEscapes[character] ?? `\\${character}`)}}`;
}

const textEscapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};

/** A function's name, upright. */
export function latexFunction(name: string): string {
  const trimmed = name.trim();
  if (latexFunctions.has(trimmed)) return `\\${trimmed}`;
  return /^[A-Za-z]{2,}$/.test(trimmed) ? `\\operatorname{${trimmed}}` : trimmed;
}

/** The base of a script: braces keep a longer one together. */
export function latexBase(latex: string): string {
  const base = latex.trim();
  if (base === '') return '{}';
  return /^(?:.|\\[A-Za-z]+|\\.|\\left.*\\right.|\\[A-Za-z]+\{[^{}]*\})$/su.test(base) && !/^\\frac/.test(base)
    ? base
    : `{${base}}`;
}

/** A delimiter after `\left` or `\right`; none is a dot. */
export function latexDelimiter(character: string): string {
  if (character === '') return '.';
  if (character === '{' || character === '}') return `\\${character}`;
  return latexSymbols.get(character) ?? character;
}
