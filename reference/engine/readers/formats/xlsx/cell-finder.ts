/**
 * Steps from cell to cell through the bytes of a sheet, in the one way that nearly every producer writes them, and makes
 * strings only of what cells hold. Where many empty cells follow each other, it jumps to the next value, formula or inline
 * string, so that formatted but empty stretches cost next to nothing.
 * Spec: ECMA-376 part 1, 18.3.1.4 (c).
 */
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import { ByteText } from './byte-text.js';
import { isByteOriented } from '../../shared/containers/xml-text.js';
import { decodeXml } from '../../shared/containers/xml-entities.js';
import type { RawCell } from './cell-text.js';
import { inlineString } from './shared-strings.js';

const space = 32;
const exclamation = 33;
const quote = 34;
const slash = 47;
const lessThan = 60;
const equals = 61;
const greaterThan = 62;
const letterH = 72;
const letterC = 99;
const letterF = 102;
const letterI = 105;
const letterR = 114;
const letterS = 115;
const letterT = 116;
const letterV = 118;
const mostColumns = 16_384;

/** After this many empty cells a search for the next content is cheaper than stepping on. */
const patience = 8;

/** In values, formulas, inline strings and comments, and rare between them: found faster than whole tags. */
const contentMarks = ['v>', 'f>', 'is>', '!'];

/** Behind the start tag of the cells, in bytes of ASCII or UTF-8; -1 when they are written otherwise. */
export function startOfCells(bytes: Buffer): number {
  const start = isByteOriented(bytes) ? bytes.indexOf(startTag) : -1;
  return start < 0 ? -1 : start + startTag.length;
}

export const startTag = '<sheetData>';

export class CellFinder {
  /** 0-based row of the cell just found. */
  row = -1;
  /** The cell just found. The same object every time. */
  readonly cell: RawCell = { column: -1, style: 0, type: '' };
  /** Something is written in another way (comments, CDATA sections, single quotes): what was found does not count. */
  isOdd = false;
  private readonly bytes: Buffer;
  private readonly text: ByteText;
  private position: number;
  private emptyCells = 0;
  /** Where each of `contentMarks` was found last; infinite when it does not come again. */
  private readonly nextMarks = contentMarks.map(() => -1);
  /** The end tag of the sheet data; -1 before it was searched. */
  private dataEnd = -1;
  private formulaStart = -1;
  private formulaEnd = -1;
  /** Rows and cells say where they are, so that some may be passed over. */
  private numbered = true;

  private readonly isRecalculated: boolean;

  /**
   * @param start just behind the start tag of `sheetData`.
   * @param isRecalculated a zero beside a formula may stand for a value that is not there.
   */
  constructor(text: ByteText, start: number, isRecalculated = false) {
    this.isRecalculated = isRecalculated;
    this.bytes = text.bytes;
    this.text = text;
    this.position = start;
  }

  /** Where the search stands; behind the sheet data once there are no more cells. */
  get end(): number {
    return this.position;
  }

  /** Moves to the next cell that holds something; false when there is none. */
  next(): boolean {
    const { bytes } = this;
    while (!this.isOdd) {
      const open = this.find(lessThan, this.position);
      const char = bytes[open + 1];
      if (char === letterC) {
        if (this.readCell(open + 2)) {
          this.emptyCells = 0;
          return !this.isOdd;
        }
        if (++this.emptyCells > patience && this.numbered) this.jump();
      } else if (char === letterR) {
        this.enterRow(open + 4);
      } else {
        this.position = this.behind(greaterThan, open);
        if (char === exclamation) this.isOdd = true;
        if (char === undefined || (char === slash && bytes[open + 2] === letterS)) return false;
      }
    }
    return false;
  }

  /** Where the byte is next, or the end. What lies between is nearly always too short for a search by the platform. */
  private find(byte: number, from: number): number {
    const { bytes } = this;
    const { length } = bytes;
    let at = from;
    while (at < length && bytes[at] !== byte) at++;
    return at;
  }

  private behind(byte: number, from: number): number {
    return Math.min(this.find(byte, from) + 1, this.bytes.length);
  }

  /** Moves before the row or cell of the next content, or before the end of the sheet data. */
  private jump(): void {
    const { bytes, position } = this;
    this.emptyCells = 0;
    if (this.dataEnd < 0) this.dataEnd = this.findDataEnd();
    const content = this.nextContent();
    if (content >= this.dataEnd) {
      this.position = this.dataEnd;
      return;
    }
    for (let at = content; at > position; at--) {
      if (bytes[at] !== lessThan) continue;
      if (bytes[at + 1] === letterC && this.position === position) this.position = at;
      if (bytes[at + 1] !== letterR) continue;
      this.position = at;
      return;
    }
  }

  /** Searched by its last letters, because the platform finds short texts faster than long ones. */
  private findDataEnd(): number {
    const { bytes } = this;
    let at = bytes.indexOf('Data>', this.position);
    while (at >= 0 && bytes.toString('latin1', at - 7, at) !== '</sheet') at = bytes.indexOf('Data>', at + 1);
    return at < 0 ? bytes.length : at - 7;
  }

  private nextContent(): number {
    const { bytes, position, nextMarks } = this;
    let next = Infinity;
    for (const [i, mark] of contentMarks.entries()) {
      if (nextMarks[i]! < position) {
        const found = bytes.indexOf(mark, position);
        nextMarks[i] = found < 0 ? Infinity : found;
      }
      next = Math.min(next, nextMarks[i]!);
    }
    return next;
  }

  /** @param from behind the name of the row's tag. */
  private enterRow(from: number): void {
    const { bytes } = this;
    const close = this.find(greaterThan, from);
    this.position = Math.min(close + 1, bytes.length);
    this.cell.column = -1;
    // Nearly always the first attribute.
    let at = bytes[from] === letterR && bytes[from + 1] === equals ? from : -1;
    for (let i = from; at < 0 && i < close; i++) {
      const char = bytes[i];
      if (char === quote) i = this.find(quote, i + 1);
      else if (char === letterR && bytes[i + 1] === equals && bytes[i - 1]! <= space) at = i;
    }
    if (at < 0) {
      this.numbered = false;
      this.row++;
    } else {
      if (bytes[at + 2] !== quote) this.isOdd = true;
      this.row = this.wholeNumber(at + 3) - 1;
    }
  }

  /** Reads the cell whose attributes start at `from`; false when it is empty. */
  private readCell(from: number): boolean {
    const { bytes, cell } = this;
    const previous = cell.column;
    cell.column = -1;
    cell.style = 0;
    cell.type = '';
    cell.shared = undefined;
    cell.value = cell.formula = cell.inline = undefined;
    let i = from;
    let char = bytes[i];
    while (char !== greaterThan && char !== undefined) {
      if (char === quote) i = this.find(quote, i + 1);
      else if (bytes[i + 1] === equals && bytes[i - 1]! <= space) i = this.readAttribute(char, i + 3);
      char = bytes[++i];
    }
    if (cell.column < 0) {
      this.numbered = false;
      cell.column = previous + 1;
    }
    this.position = Math.min(i + 1, bytes.length);
    if (bytes[i - 1] === slash) return false;
    this.readContent();
    return true;
  }

  /** Reads the one-letter attribute whose value starts at `start`; returns the position of its closing quote. */
  private readAttribute(letter: number, start: number): number {
    const { bytes, cell } = this;
    if (bytes[start - 1] !== quote) this.isOdd = true;
    let at = start;
    if (letter === letterR) {
      let column = 0;
      let upper = bytes[at]! & ~32;
      while (upper >= 65 && upper <= 90) {
        column = Math.min(column * 26 + upper - 64, mostColumns);
        upper = bytes[++at]! & ~32;
      }
      cell.column = column - 1;
    } else if (letter === letterS) {
      cell.style = this.wholeNumber(at);
    } else if (letter === letterT) {
      at = this.find(quote, start);
      cell.type = this.typeName(start, at);
    }
    return this.find(quote, at);
  }

  private typeName(start: number, end: number): string {
    if (end === start + 1) return String.fromCharCode(this.bytes[start]!);
    return this.text.slice(start, end);
  }

  /** Reads the children of a cell from behind its start tag on; moves behind its end tag. */
  private readContent(): void {
    const { bytes } = this;
    this.formulaStart = -1;
    for (;;) {
      const open = this.find(lessThan, this.position);
      const char = bytes[open + 1];
      // A cell that is not closed ends where the next cell or row begins.
      if (char === undefined || char === slash || char === letterC || char === letterR) {
        this.position = char === slash ? Math.min(open + 4, bytes.length) : open;
        break;
      }
      if (char === letterV && bytes[open + 2] === greaterThan) this.readValue(open + 3);
      else this.readChild(char, open);
    }
    // The text of a formula is wanted only where it is shown, or makes a link.
    const { cell, formulaStart, formulaEnd, text } = this;
    if (formulaStart < 0) return;
    const { value } = cell;
    const isNone = value === undefined || value === '' || (value === '0' && this.isRecalculated);
    const hasValue = !isNone || cell.shared !== undefined;
    const isLink = bytes[formulaStart] === letterH && text.slice(formulaStart, formulaStart + 10) === 'HYPERLINK(';
    if (isLink || !hasValue) cell.formula = decodeXml(text.slice(formulaStart, formulaEnd));
  }

  private readChild(letter: number, open: number): void {
    const { bytes } = this;
    const behind = this.behind(greaterThan, open);
    this.position = behind;
    if (letter === exclamation) this.isOdd = true;
    else if (bytes[behind - 2] === slash) {
      if (letter === letterV) this.cell.value = '';
    } else if (letter === letterV) this.readValue(behind);
    else if (letter === letterI) this.readInline(behind);
    else {
      const close = this.closingTag(behind);
      if (letter === letterF) {
        this.formulaStart = behind;
        this.formulaEnd = close;
      }
      this.position = this.behind(greaterThan, close);
    }
  }

  private readInline(start: number): void {
    const found = this.bytes.indexOf('</is>', start);
    const close = found < 0 ? this.bytes.length : found;
    this.cell.inline = inlineString(this.text.slice(start, close));
    this.position = Math.min(close + 5, this.bytes.length);
  }

  /** Reads the value that starts at `start`; moves behind its end tag. */
  private readValue(start: number): void {
    const { cell, text } = this;
    const close = this.closingTag(start);
    if (cell.type === 's') cell.shared = start === close ? undefined : this.wholeNumber(start);
    else if (cell.type === '' || cell.type === 'n') cell.value = text.slice(start, close);
    else cell.value = decodeXml(text.slice(start, close));
    this.position = Math.min(close + 4, this.bytes.length);
  }

  /** Where the text that starts at `start` ends. */
  private closingTag(start: number): number {
    const close = this.find(lessThan, start);
    if (this.bytes[close + 1] === exclamation) this.isOdd = true;
    return close;
  }

  private wholeNumber(start: number): number {
    const { bytes } = this;
    let value = 0;
    for (let at = start; ; at++) {
      const digit = bytes[at]! - 48;
      if (!(digit >= 0 && digit <= 9)) return value;
      value = value * 10 + digit;
    }
  }
}

keepShapeOf(() => new CellFinder(new ByteText(Buffer.alloc(0)), 0));
