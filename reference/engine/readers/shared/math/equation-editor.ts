/**
 * Equations of Equation Editor and MathType (MTEF) -> LaTeX. They are objects in DOC, RTF and DOCX; a picture of an old
 * system is all that is shown of them there.
 * Source: "MathType MTEF" versions 3, 4 and 5 (Design Science, now WIRIS).
 */
import { uint16, uint32 } from '../compound-file/little-endian.js';
import {
  embellishments,
  nonMarking,
  ownAlphabets,
  primes,
  record,
  spaces,
  typeface,
} from './equation-records.table.js';
import { templateLatex } from './equation-templates.js';
import { joinLatex, latexCharacters, latexFunction, latexWords } from './latex-text.js';

/** Longer ones are not read; a page of formulas takes a few thousand bytes. */
export const longestEquationBytes = 1 << 17;
const deepest = 64;

/** Flags of records; templates and lines share the first. */
const nudged = 8;
const lineIsEmpty = 1;
const lineHasSpacing = 4;
const lineHasRuler = 2;

/**
 * @param stream the stream "Equation Native" of the object
 * @returns LaTeX; undefined for what is no equation, is cut off or holds nothing
 */
export function equationToLatex(stream: Buffer): string | undefined {
  const from = stream.length >= 28 ? uint16(stream, 0) : stream.length;
  if (from < 28 || from + 6 > stream.length || stream.length > longestEquationBytes) return undefined;
  const to = Math.min(from + (uint32(stream, 8) || stream.length), stream.length);
  try {
    const latex = new EquationReader(stream.subarray(from, to)).read().trim();
    return latex === '' ? undefined : latex;
  } catch (error) {
    if (error === unreadable) return undefined;
    throw error;
  }
}

const unreadable = new Error('the equation is cut off or of another kind');

/** What stands in a line: LaTeX, or characters that are joined to words and names with their neighbours. */
type Piece = string | Letters;
interface Letters {
  face: number;
  text: string;
}

interface Item {
  /** A line is a slot of what holds it; anything else is its drawing. */
  isLine: boolean;
  latex: string;
}

class EquationReader {
  private readonly bytes: Buffer;
  private readonly version: number;
  private at: number;
  private depth = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.version = bytes[0]!;
    this.at = this.version === 1 || this.version === 101 ? 1 : 5;
    if (this.version === 101) this.version = 1;
    if (this.version < 1 || this.version > 5) throw unreadable;
    if (this.version === 5) {
      this.text();
      this.byte();
    }
  }

  read(): string {
    return stacked(this.list().map(({ latex }) => latex));
  }

  private byte(): number {
    if (this.at >= this.bytes.length) throw unreadable;
    return this.bytes[this.at++]!;
  }

  private word(): number {
    return this.byte() | (this.byte() << 8);
  }

  /** Counted after what says how many. */
  private pass(bytes: number): void {
    this.at += bytes;
  }

  private text(): void {
    while (this.byte() !== 0);
  }

  /** Numbers of version 5: one byte, or two behind a full one. */
  private number(): number {
    const value = this.byte();
    return value === 0xff ? this.word() : value;
  }

  private nudge(flags: number): void {
    if ((flags & nudged) === 0) return;
    const [across, down] = [this.byte(), this.byte()];
    if (across === 128 && down === 128) this.at += 4;
  }

  /** The records up to the end of what holds them, or of the equation. */
  private list(): Item[] {
    if (++this.depth > deepest) throw unreadable;
    const items: Item[] = [];
    const pieces: Piece[] = [];
    const flush = (): void => {
      if (pieces.length > 0) items.push({ isLine: false, latex: latexOf(pieces.splice(0)) });
    };
    while (this.at < this.bytes.length) {
      const tag = this.byte();
      const type = this.version === 5 ? tag : tag & 15;
      if (type === record.end) break;
      const isLine = type === record.line;
      if (isLine || type === record.pile) {
        flush();
        items.push({ isLine: true, latex: isLine ? this.line(this.flags(tag)) : this.pile(this.flags(tag)) });
      } else this.piece(type, tag, pieces);
    }
    flush();
    this.depth--;
    return items;
  }

  private flags(tag: number): number {
    return this.version === 5 ? this.byte() : tag >> 4;
  }

  private piece(type: number, tag: number, pieces: Piece[]): void {
    switch (type) {
      case record.character:
        this.character(this.flags(tag), pieces);
        break;
      case record.template:
        pieces.push(this.template(this.flags(tag)));
        break;
      case record.matrix:
        pieces.push(this.matrix(this.flags(tag)));
        break;
      default:
        this.skip(type, tag);
    }
  }

  private line(flags: number): string {
    this.nudge(flags);
    if ((flags & lineHasSpacing) !== 0) this.word();
    if ((flags & lineHasRuler) !== 0) this.ruler();
    return (flags & lineIsEmpty) === 0 ? joinLatex(this.list().map(({ latex }) => latex)) : '';
  }

  private pile(flags: number): string {
    this.nudge(flags);
    this.at += 2;
    if ((flags & lineHasRuler) !== 0) this.ruler();
    return stacked(this.list().map(({ latex }) => latex));
  }

  private ruler(): void {
    if ((this.bytes[this.at]! & 15) === record.ruler) this.at++;
    this.pass(this.byte() * 3);
  }

  private matrix(flags: number): string {
    this.nudge(flags);
    this.at += 3;
    const rows = this.byte();
    const columns = this.byte();
    this.at += Math.ceil((rows + 1) / 4) + Math.ceil((columns + 1) / 4);
    const cells = this.list().map(({ latex }) => latex);
    const lines: string[] = [];
    for (let at = 0; at < cells.length; at += Math.max(columns, 1))
      lines.push(cells.slice(at, at + Math.max(columns, 1)).join(' & '));
    return `\\begin{matrix}${lines.join(' \\\\ ')}\\end{matrix}`;
  }

  private character(flags: number, pieces: Piece[]): void {
    this.nudge(flags);
    const face = this.byte() - 128;
    const code = this.code(flags);
    const marks = (flags & (this.version === 5 ? 1 : 2)) === 0 ? [] : this.embellishments();
    const own = ownLatex(face, code);
    if (marks.length === 0 && own === undefined) {
      addLetter(pieces, face, String.fromCharCode(code));
      return;
    }
    let latex = own ?? latexOf([{ face, text: String.fromCharCode(code) }]);
    for (const mark of marks) {
      const prime = primes.get(mark);
      const command = embellishments.get(mark);
      if (prime !== undefined) latex += prime;
      else if (command === '\\not') latex = `\\not${/^[A-Za-z]/.test(latex) ? ' ' : ''}${latex}`;
      else if (command !== undefined) latex = `${command}{${latex}}`;
    }
    pieces.push(latex);
  }

  /** In version 5 the place in the font may follow, and stand alone. */
  private code(flags: number): number {
    if (this.version < 3) return this.byte();
    if (this.version < 5) return this.word();
    const code = (flags & 0x20) === 0 ? this.word() : 0;
    const short = (flags & 4) === 0 ? 0 : this.byte();
    const long = (flags & 0x10) === 0 ? 0 : this.word();
    return code || short || long;
  }

  private embellishments(): number[] {
    const marks: number[] = [];
    for (;;) {
      const tag = this.byte();
      const type = this.version === 5 ? tag : tag & 15;
      if (type !== record.embellishment) {
        if (type !== record.end) this.at--;
        return marks;
      }
      this.nudge(this.flags(tag));
      marks.push(this.byte());
    }
  }

  private template(flags: number): string {
    this.nudge(flags);
    const selector = this.byte();
    let variation = this.byte();
    if (this.version === 5 && variation >= 128) variation = (variation & 127) | (this.byte() << 8);
    this.byte();
    const items = this.list();
    const slots = items.filter(({ isLine }) => isLine).map(({ latex }) => latex);
    const drawn = items.filter(({ isLine }) => !isLine).map(({ latex }) => latex);
    return templateLatex(this.version === 5, selector, variation, slots, drawn);
  }

  /** Records that say how something looks. */
  private skip(type: number, tag: number): void {
    switch (type) {
      case record.ruler:
        this.pass(this.byte() * 3);
        break;
      case record.font:
        if (this.version === 5) this.number();
        else this.byte();
        this.byte();
        if (this.version < 5) this.text();
        break;
      case record.size:
        this.size();
        break;
      case record.embellishment:
        this.nudge(this.flags(tag));
        this.byte();
        break;
      case record.color:
        this.number();
        break;
      case record.colorDefinition: {
        const flags = this.byte();
        this.at += (flags & 1) === 0 ? 6 : 8;
        if ((flags & 4) !== 0) this.text();
        break;
      }
      case record.fontDefinition:
        this.number();
        this.text();
        break;
      case record.preferences:
        this.preferences();
        break;
      case record.encodingDefinition:
        this.text();
        break;
      default:
        if (type >= record.future) this.pass(this.number());
        else if (type < record.size || type > record.lastTypeSize) throw unreadable;
    }
  }

  private size(): void {
    const size = this.byte();
    if (size === 101) this.word();
    else if (size === 100) this.at += 3;
    else this.byte();
  }

  /** Two lists of measures, each number in digits of half a byte, and a list of styles. */
  private preferences(): void {
    this.byte();
    for (let list = 0; list < 2; list++) {
      let left = this.byte();
      while (left > 0) {
        const digits = this.byte();
        if (digits >> 4 === 15) left--;
        if (left > 0 && (digits & 15) === 15) left--;
      }
    }
    for (let styles = this.byte(); styles > 0; styles--) if (this.byte() !== 0) this.byte();
  }
}

function stacked(lines: readonly string[]): string {
  const shown = lines.filter((line) => line.trim() !== '');
  return shown.length < 2 ? (shown[0] ?? '') : `\\begin{aligned}${shown.join(' \\\\ ')}\\end{aligned}`;
}

function addLetter(pieces: Piece[], face: number, text: string): void {
  const last = pieces.at(-1);
  if (typeof last === 'object' && last.face === face) last.text += text;
  else pieces.push({ face, text });
}

/** A character in the private area; what is not known there is said to be missing. */
function ownLatex(face: number, code: number): string | undefined {
  if (code < 0xe000 || code > 0xf8ff) return undefined;
  for (const [first, command] of ownAlphabets) {
    const letter = code - first;
    if (letter >= 0 && letter < 52)
      return `${command}{${String.fromCharCode(letter < 26 ? 65 + letter : 71 + letter)}}`;
  }
  if (face === typeface.space || code >> 8 === nonMarking) return spaces.get(code & 255) ?? '';
  return '\\text{\ufffd}';
}

function latexOf(pieces: readonly Piece[]): string {
  const latex = pieces.map((piece) => (typeof piece === 'string' ? piece : lettersLatex(piece)));
  return joinLatex(latex.filter((piece, at) => !isGap(piece) || !isSpaced(latex[at - 1], latex[at + 1])));
}

function isGap(latex: string): boolean {
  return latex === '\\ ' || latex === '\\,' || latex === '\\:' || latex === '\\;';
}

const signAtEnd = /(?:[=+*<>(-]|\\(?:pm|mp|leq|geq|neq|approx|equiv|sim|times|rightarrow))\s*$/;
const signAtStart = /^\s*(?:[=+*<>)-]|\\(?:pm|mp|leq|geq|neq|approx|equiv|sim|times|rightarrow)(?![a-z]))/;

/** Signs have room beside them as it is, and so have the ends of a line. */
function isSpaced(before = '=', behind = '='): boolean {
  return signAtEnd.test(before) || signAtStart.test(behind);
}

function lettersLatex({ face, text }: Letters): string {
  switch (face) {
    case typeface.function:
      return latexFunction(text);
    case typeface.text:
    case typeface.textOfAsia:
      if (text.trim() === '') return '\\ ';
      return /\p{L}{2}|\p{L}.*\s/u.test(text) ? latexWords(text) : latexCharacters(text);
    case typeface.vector:
      return `\\mathbf{${latexCharacters(text)}}`;
    default:
      return latexCharacters(text.replace(/\s+/g, ' '));
  }
}
