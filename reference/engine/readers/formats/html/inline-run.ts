/**
 * Gathers the inline content of one block: text with its white space collapsed as CSS does, and marks where inline
 * elements start and end. Text of a whole block is decoded in one step and then cut at the marks, because decoding
 * each text node alone is what costs time.
 * Standard: CSS Text 3, 4.1 White space processing.
 */
import type { Inline, TextStyle } from '../../../document/nodes.js';
import { matchCommon, matchReference, referenceLimit } from '../../../html/entities.js';
import type { NodeTable } from '../../../html/node-table.js';
import { TextMark } from '../../../html/node-table.js';
import type { InlineFrame, InlineMark } from './inline-tree.js';
import { inlineTree } from './inline-tree.js';

export class InlineRun {
  private readonly table: NodeTable;
  /** UTF-8 of the text so far. */
  private bytes = Buffer.allocUnsafe(2048);
  private length = 0;
  /** Bytes so far that are no UTF-16 units of their own; `length - extra` is the length of the decoded text. */
  private extra = 0;
  /** Where the current line starts: white space there does not show. */
  private lineStart = 0;
  private pendingSpace = false;
  /** The first `markCount` count; the array is kept from block to block. */
  private readonly marks: InlineMark[] = [];
  private markCount = 0;
  private readonly open: InlineFrame[] = [];

  constructor(table: NodeTable) {
    this.table = table;
  }

  /** True when there is nothing to take. */
  isBlank(): boolean {
    return this.length === 0 && this.markCount === 0;
  }

  /** True when nothing that shows was added since the last `take`. */
  isEmpty(): boolean {
    if (this.length > 0) return false;
    for (let i = 0; i < this.markCount; i++) {
      const { inline } = this.marks[i]!;
      if (inline !== undefined && inline !== lineBreak) return false;
    }
    return true;
  }

  /** True right after a line break with nothing behind it. */
  endsWithBreak(): boolean {
    if (this.length !== this.lineStart) return false;
    const at = this.length - this.extra;
    for (let i = this.markCount - 1; i >= 0 && this.marks[i]!.at === at; i--)
      if (this.marks[i]!.inline === lineBreak) return true;
    return false;
  }

  /** The last byte, if what comes next would follow it without a space; 0 where nothing stands, and in code. */
  lastByte(): number {
    const { length } = this;
    if (this.pendingSpace || length <= this.lineStart || length === 0) return 0;
    for (const { style, href } of this.open) if (style === undefined && href === undefined) return 0;
    const last = this.marks[this.markCount - 1];
    if (this.markCount > 0 && last?.inline !== undefined && last.at === length - this.extra) return 0;
    return this.bytes[length - 1]!;
  }

  /** True when the line ends in at least so many bytes for which `is` holds. */
  endsIn(count: number, is: (byte: number) => boolean): boolean {
    const from = this.length - count;
    if (from < Math.max(this.lineStart, 0)) return false;
    for (let at = from; at < this.length; at++) if (!is(this.bytes[at]!)) return false;
    return true;
  }

  /** Adds a text node's text. */
  text(node: number): void {
    const from = this.table.start[node]!;
    const to = this.table.stop[node]!;
    const marks = this.table.marks[node]!;
    this.reserve((to - from) * 2 + 8);
    if ((marks & (TextMark.ampersand | TextMark.high)) === 0) this.plainText(from, to);
    else this.richText(from, to);
  }

  /** ASCII without references. Written without branches: where words end is what a processor cannot foresee. */
  private plainText(from: number, to: number): void {
    const { source } = this.table;
    const { bytes } = this;
    const first = this.length;
    let length = first;
    let afterSpace = length > this.lineStart ? 0 : 1;
    if (this.pendingSpace) {
      bytes[length++] = 0x20;
      afterSpace = 1;
    }
    for (let at = from; at < to; at++) {
      const code = source[at]!;
      const isSpace = (code - 0x21) >>> 31;
      bytes[length] = code + ((0x20 - code) & -isSpace);
      length += 1 - (isSpace & afterSpace);
      afterSpace = isSpace;
    }
    this.pendingSpace = afterSpace === 1 && length > first;
    this.length = this.pendingSpace ? length - 1 : length;
  }

  private richText(from: number, to: number): void {
    const { source } = this.table;
    for (let at = from; at < to;) {
      const code = source[at]!;
      if (code === 0x26) {
        at += this.reference(source, at, to);
      } else if (code >= 0x80) {
        at += this.highCharacter(source, at);
      } else {
        const start = at++;
        while (at < to && source[at] !== 0x26 && source[at]! < 0x80) at++;
        this.plainText(start, at);
      }
    }
  }

  /** Adds the character reference at the ampersand, or the ampersand; returns the source it took. */
  private reference(source: Buffer, at: number, to: number): number {
    const common = matchCommon(source, at, to);
    if (common !== 0) {
      this.character(common >> 4);
      return common & 15;
    }
    const reference = matchReference(source.toString('latin1', at, Math.min(to, at + referenceLimit)), 0, false);
    if (!reference) {
      this.writeSpace();
      this.bytes[this.length++] = 0x26;
      return 1;
    }
    this.literal(reference.text);
    return reference.length;
  }

  /** Adds one character above ASCII; returns the source it took. Invisible break hints are left out, no-break spaces become spaces. */
  private highCharacter(source: Buffer, at: number): number {
    const lead = source[at]!;
    const second = source[at + 1]!;
    const size = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (lead === 0xc2 && second === 0xa0) {
      this.space();
      return size;
    }
    const isHint =
      (lead === 0xc2 && second === 0xad) ||
      (lead === 0xe2 && second === 0x80 && source[at + 2] === 0x8b) ||
      (lead === 0xef && second === 0xbb && source[at + 2] === 0xbf);
    if (isHint) return size;
    this.writeSpace();
    this.extra += size === 2 ? 1 : 2;
    const { bytes } = this;
    for (let i = 0; i < size; i++) bytes[this.length++] = source[at + i]!;
    return size;
  }

  /** Adds one character below U+D800, as `literal` does. */
  private character(code: number): void {
    if (code <= 32 || code === 0xa0) {
      this.space();
      return;
    }
    if (code === 0xad || code === 0x200b) return;
    this.reserve(8);
    this.writeSpace();
    const { bytes } = this;
    if (code < 0x80) {
      bytes[this.length++] = code;
      return;
    }
    if (code < 0x800) {
      bytes[this.length++] = 0xc0 | (code >> 6);
      this.extra += 1;
    } else {
      bytes[this.length++] = 0xe0 | (code >> 12);
      bytes[this.length++] = 0x80 | ((code >> 6) & 0x3f);
      this.extra += 2;
    }
    bytes[this.length++] = 0x80 | (code & 0x3f);
  }

  /** Adds decoded text, collapsing its white space too. */
  literal(text: string): void {
    if (text.length === 1 && text.charCodeAt(0) < 0xd800) {
      this.character(text.charCodeAt(0));
      return;
    }
    const encoded = Buffer.from(text, 'utf8');
    this.reserve(encoded.length + 8);
    for (let at = 0; at < encoded.length;) {
      const code = encoded[at]!;
      if (code <= 32) {
        this.space();
        at++;
      } else if (code < 0x80) {
        this.writeSpace();
        this.bytes[this.length++] = code;
        at++;
      } else {
        at += this.highCharacter(encoded, at);
      }
    }
  }

  /** White space, if anything follows on the line. */
  space(): void {
    this.pendingSpace = this.length > this.lineStart || this.pendingSpace;
  }

  private writeSpace(): void {
    if (!this.pendingSpace) return;
    this.bytes[this.length++] = 0x20;
    this.pendingSpace = false;
  }

  /** Starts an inline element. White space before it stays outside. */
  start(frame: InlineFrame): void {
    this.reserve(8);
    this.writeSpace();
    this.open.push(frame);
    this.mark(frame, undefined);
  }

  /** The node of the innermost open element with this style; -1 without one. */
  openWith(style: TextStyle): number {
    return this.open.findLast((frame) => frame.style === style)?.node ?? -1;
  }

  private mark(start: InlineFrame | undefined, inline: Inline | undefined): void {
    this.marks[this.markCount++] = { at: this.length - this.extra, start, inline };
  }

  /** Ends the inline element of a node, wherever it stands among the open ones. White space before its end goes outside. */
  finish(node: number): void {
    const { open } = this;
    let index = open.length - 1;
    while (index >= 0 && open[index]!.node !== node) index--;
    if (index < 0) return;
    for (let i = open.length; i > index; i--) this.mark(undefined, undefined);
    for (let i = index + 1; i < open.length; i++) {
      this.mark(open[i], undefined);
      open[i - 1] = open[i]!;
    }
    open.pop();
  }

  /** Adds an inline that is no text: an image, an equation. */
  add(inline: Inline): void {
    this.reserve(8);
    this.writeSpace();
    this.mark(undefined, inline);
    // White space after it shows, although no text stands before it.
    this.lineStart = -1;
  }

  lineBreak(): void {
    this.pendingSpace = false;
    this.lineStart = this.length;
    this.mark(undefined, lineBreak);
  }

  /** The inlines gathered so far; elements still open are open again in what follows. */
  take(): Inline[] {
    const text = this.takeText();
    if (this.markCount === 0) return text === '' ? [] : [text];
    const inlines = inlineTree(text, this.marks, this.markCount);
    this.markCount = 0;
    for (const frame of this.open) this.mark(frame, undefined);
    return inlines;
  }

  private takeText(): string {
    const { length } = this;
    const encoding = this.extra === 0 ? 'latin1' : 'utf8';
    this.length = this.extra = this.lineStart = 0;
    this.pendingSpace = false;
    return length === 0 ? '' : this.bytes.toString(encoding, 0, length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe((this.length + more) * 2);
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

const lineBreak: Inline = { type: 'lineBreak' };
