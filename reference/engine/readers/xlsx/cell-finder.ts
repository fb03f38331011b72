/**
 * Steps from cell to cell through the text of a sheet. Where many empty cells follow each other, it jumps to the next value,
 * formula or inline string, so that formatted but empty stretches cost next to nothing.
 * Single characters are searched rather than words: only those searches are fast calls in V8.
 * Spec: ECMA-376 part 1, 18.3.1.4 (c).
 */
import { decodeXml } from '../containers/xml-entities.js';
import type { XmlScanner } from '../containers/xml-scanner.js';
import type { RawCell } from './cell-text.js';
import { inlineString } from './shared-strings.js';

const space = 32;
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

export class CellFinder {
  /** 0-based row of the cell just found. */
  row = -1;
  /** The cell just found. The same object every time. */
  readonly cell: RawCell = { column: -1, style: 0, type: '' };
  private readonly source: string;
  private position: number;
  private emptyCells = 0;
  private nextContent = -1;
  private formulaStart = -1;
  private formulaEnd = -1;
  /** Rows and cells say where they are, so that some may be passed over. */
  private numbered = true;

  /**
   * @param scanner just behind the start tag of `sheetData`.
   * @returns undefined when the text is not of the simple kind: other prefixes, single quotes, comments, CDATA sections.
   */
  static over(scanner: XmlScanner): CellFinder | undefined {
    const { source } = scanner;
    if (!scanner.customary || scanner.singleQuotes) return undefined;
    for (let mark = source.indexOf('!', scanner.offset); mark >= 0; mark = source.indexOf('!', mark + 1)) {
      if (source.charCodeAt(mark - 1) === lessThan) return undefined;
    }
    return new CellFinder(source, scanner.offset);
  }

  private constructor(source: string, start: number) {
    this.source = source;
    this.position = start;
  }

  /** Where the search stands; behind the sheet data once there are no more cells. */
  get end(): number {
    return this.position;
  }

  /** Moves to the next cell that holds something; false when there is none. */
  next(): boolean {
    const { source } = this;
    for (;;) {
      const open = source.indexOf('<', this.position);
      if (open < 0) return false;
      const char = source.charCodeAt(open + 1);
      if (char === letterC) {
        if (this.readCell(open + 2)) {
          this.emptyCells = 0;
          return true;
        }
        if (++this.emptyCells > patience && this.numbered) this.jump();
      } else if (char === letterR) {
        this.enterRow(open + 4);
      } else {
        this.position = source.indexOf('>', open) + 1;
        if (this.position === 0) this.position = source.length;
        if (char === slash && source.charCodeAt(open + 2) === letterS) return false;
      }
    }
  }

  /** Moves before the row or cell of the next content, or before the end of the sheet data. */
  private jump(): void {
    const { source, position } = this;
    this.emptyCells = 0;
    if (this.nextContent < position) this.nextContent = this.findContent(position);
    const content = this.nextContent;
    const row = content === Infinity ? source.indexOf('</sheetData', position) : source.lastIndexOf('<row', content);
    if (row >= position) this.position = row;
    else if (content !== Infinity) this.position = Math.max(position, source.lastIndexOf('<c', content));
  }

  private findContent(from: number): number {
    const { source } = this;
    let formula = source.indexOf('<f', from);
    while (formula >= 0 && source.charCodeAt(formula + 2) !== greaterThan && source.charCodeAt(formula + 2) !== space) {
      formula = source.indexOf('<f', formula + 2);
    }
    let content = Infinity;
    for (const at of [source.indexOf('<v>', from), formula, source.indexOf('<is>', from)])
      if (at >= 0 && at < content) content = at;
    return content;
  }

  /** @param from behind the name of the row's tag. */
  private enterRow(from: number): void {
    const { source } = this;
    const close = source.indexOf('>', from);
    this.position = close < 0 ? source.length : close + 1;
    this.cell.column = -1;
    // Nearly always the first attribute.
    let at = source.charCodeAt(from) === letterR && source.charCodeAt(from + 1) === equals ? from : -1;
    for (let i = from; at < 0 && i < close; i++) {
      const char = source.charCodeAt(i);
      if (char === quote) i = this.closingQuote(i);
      else if (char === letterR && source.charCodeAt(i + 1) === equals && source.charCodeAt(i - 1) === space) at = i;
    }
    if (at < 0) {
      this.numbered = false;
      this.row++;
    } else this.row = this.wholeNumber(at + 3) - 1;
  }

  /** Reads the cell whose attributes start at `from`; false when it is empty. */
  private readCell(from: number): boolean {
    const { source, cell } = this;
    const previous = cell.column;
    cell.column = -1;
    cell.style = 0;
    cell.type = '';
    cell.shared = undefined;
    cell.value = cell.formula = cell.inline = undefined;
    let i = from;
    let char = source.charCodeAt(i);
    while (char !== greaterThan && i < source.length) {
      if (char === quote) i = this.closingQuote(i);
      else if (source.charCodeAt(i + 1) === equals && source.charCodeAt(i - 1) === space)
        i = this.readAttribute(char, i + 3);
      char = source.charCodeAt(++i);
    }
    if (cell.column < 0) {
      this.numbered = false;
      cell.column = previous + 1;
    }
    this.position = i + 1;
    if (source.charCodeAt(i - 1) === slash) return false;
    this.readContent(i + 1);
    return true;
  }

  /** Reads the one-letter attribute whose value starts at `start`; returns the position of its closing quote. */
  private readAttribute(letter: number, start: number): number {
    const { source, cell } = this;
    let at = start;
    if (letter === letterR) {
      let column = 0;
      let upper = source.charCodeAt(at) & ~32;
      while (upper >= 65 && upper <= 90) {
        column = Math.min(column * 26 + upper - 64, mostColumns);
        upper = source.charCodeAt(++at) & ~32;
      }
      cell.column = column - 1;
      // Row numbers are short: stepping over the digits is quicker than a search.
      while (source.charCodeAt(at) >= 48 && source.charCodeAt(at) <= 57) at++;
      return source.charCodeAt(at) === quote ? at : this.closingQuote(at);
    }
    if (letter === letterS) {
      let style = 0;
      for (let digit = source.charCodeAt(at) - 48; digit >= 0 && digit <= 9; digit = source.charCodeAt(++at) - 48)
        style = style * 10 + digit;
      cell.style = style;
      return source.charCodeAt(at) === quote ? at : this.closingQuote(at);
    }
    const end = this.closingQuote(start - 1);
    if (letter === letterT)
      cell.type =
        end === start + 1 ? (source.charCodeAt(start) === letterS ? 's' : source[start]!) : source.slice(start, end);
    return end;
  }

  /** Reads the children of a cell from behind its start tag on; moves behind its end tag. */
  private readContent(from: number): void {
    const { source } = this;
    this.position = from;
    this.formulaStart = -1;
    for (;;) {
      const open = source.indexOf('<', this.position);
      const char = source.charCodeAt(open + 1);
      // A cell that is not closed ends where the next cell or row begins.
      if (open < 0 || char === slash || char === letterC || char === letterR) {
        this.position = open < 0 ? source.length : char === slash ? open + 4 : open;
        break;
      }
      if (char === letterV && source.charCodeAt(open + 2) === greaterThan) this.readValue(open + 3);
      else this.readChild(char, open);
    }
    // The text of a formula is wanted only where it is shown, or makes a link.
    const { formulaStart } = this;
    if (formulaStart < 0) return;
    const isLink = source.charCodeAt(formulaStart) === letterH && source.startsWith('HYPERLINK(', formulaStart);
    if (isLink || !this.hasValue()) this.cell.formula = decodeXml(source.slice(formulaStart, this.formulaEnd));
  }

  private readChild(letter: number, open: number): void {
    const { source } = this;
    const behind = this.orEnd(source.indexOf('>', open) + 1, 0);
    this.position = behind;
    if (source.charCodeAt(behind - 2) === slash) {
      if (letter === letterV) this.cell.value = '';
    } else if (letter === letterV) this.readValue(behind);
    else if (letter === letterI) {
      const close = this.orEnd(source.indexOf('</is>', behind), -1);
      this.cell.inline = inlineString(source.slice(behind, close));
      this.position = close + 5;
    } else {
      const close = this.orEnd(source.indexOf('<', behind), -1);
      if (letter === letterF) {
        this.formulaStart = behind;
        this.formulaEnd = close;
      }
      this.position = this.orEnd(source.indexOf('>', close) + 1, 0);
    }
  }

  /** Reads the value that starts at `start`; moves behind its end tag. */
  private readValue(start: number): void {
    const close = this.orEnd(this.source.indexOf('<', start), -1);
    this.setValue(start, close);
    this.position = close + 4;
  }

  /** `position`, or the end of the text when it is `missing`. */
  private orEnd(position: number, missing: number): number {
    return position === missing ? this.source.length : position;
  }

  private hasValue(): boolean {
    return this.cell.value !== undefined || this.cell.shared !== undefined;
  }

  private setValue(start: number, end: number): void {
    const { source, cell } = this;
    if (cell.type === 's') cell.shared = start === end ? undefined : this.wholeNumber(start);
    else if (cell.type === '' || cell.type === 'n') cell.value = source.slice(start, end);
    else cell.value = decodeXml(source.slice(start, end));
  }

  private closingQuote(open: number): number {
    const close = this.source.indexOf('"', open + 1);
    return close < 0 ? this.source.length : close;
  }

  private wholeNumber(start: number): number {
    let value = 0;
    for (let at = start; ; at++) {
      const digit = this.source.charCodeAt(at) - 48;
      if (!(digit >= 0 && digit <= 9)) return value;
      value = value * 10 + digit;
    }
  }
}
