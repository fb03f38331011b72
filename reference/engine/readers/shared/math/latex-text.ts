/**
 * Pieces of LaTeX and how they are put together. Used by the OMML and MathML translators.
 * Spec: LaTeX math mode.
 */
import { latexFunctions, latexSymbols } from './latex-symbols.table.js';

/** Joins pieces; a command keeps apart from a letter that follows it. */
export function joinLatex(pieces: readonly string[]): string {
  let latex = '';
  let endsInCommand = false;
  for (const piece of pieces) {
    if (piece === '') continue;
    latex += endsInCommand && /^[A-Za-z]/.test(piece) ? ` ${piece}` : piece;
    endsInCommand = /\\[A-Za-z]+$/.test(piece);
  }
  return latex;
}

/** Characters of an equation -> LaTeX. Mathematical letters become plain ones. */
export function latexCharacters(text: string): string {
  if (/^[\w +\-*/=.,;:!?()[\]<>|'^]*$/.test(text) && !text.includes('_')) return text;
  return joinLatex(Array.from(text, latexCharacter));
}

function latexCharacter(character: string): string {
  const symbol = latexSymbols.get(character);
  if (symbol !== undefined) return symbol;
  if (character === '_') return '\\_';
  const plain = character.normalize('NFKC');
  return plain === character ? character : (latexSymbols.get(plain) ?? plain);
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

/** A function's name, upright; `word` is the command for names LaTeX does not know. */
export function latexFunction(name: string, word = '\\operatorname'): string {
  const trimmed = name.trim();
  if (latexFunctions.has(trimmed)) return `\\${trimmed}`;
  return /^[A-Za-z]{2,}$/.test(trimmed) ? `${word}{${trimmed}}` : trimmed;
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
