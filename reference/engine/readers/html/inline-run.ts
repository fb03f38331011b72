/**
 * Gathers the inline content of one block: text with its white space collapsed as CSS does, and marks where inline
 * elements start and end. Text of a whole block is decoded in one step and then cut at the marks, because decoding
 * each text node alone is what costs time.
 * Standard: CSS Text 3, 4.1 White space processing.
 */
import type { Inline } from '../../document/nodes.js';
import { matchReference, referenceLimit } from '../../html/entities.js';
import type { NodeTable } from '../../html/node-table.js';
import { TextMark } from '../../html/node-table.js';
import type { InlineFrame, InlineMark } from './inline-tree.js';
import { inlineTree } from './inline-tree.js';

export class InlineRun {
  private readonly table: NodeTable;
  /** UTF-8 of the text so far. */
  private bytes = Buffer.allocUnsafe(4096);
  private length = 0;
  /** Bytes so far that are no UTF-16 units of their own; `length - extra` is the length of the decoded text. */
  private extra = 0;
  /** Where the current line starts: white space there does not show. */
  private lineStart = 0;
  private pendingSpace = false;
  private readonly marks: InlineMark[] = [];
  private readonly open: InlineFrame[] = [];

  constructor(table: NodeTable) {
    this.table = table;
  }

  /** True when nothing that shows was added since the last `take`. */
  isEmpty(): boolean {
    return this.length === 0 && !this.marks.some((mark) => mark.inline !== undefined && mark.inline !== lineBreak);
  }

  /** True right after a line break with nothing behind it. */
  endsWithBreak(): boolean {
    return (
      this.length === this.lineStart &&
      this.marks.some((mark) => mark.inline === lineBreak && mark.at === this.length - this.extra)
    );
  }

  /** Adds a text node's text. */
  text(node: number): void {
    const from = this.table.start[node]!;
    const to = this.table.stop[node]!;
    const marks = this.table.marks[node]!;
    this.reserve((to - from) * 2 + 8);
    if ((marks & (TextMark.ampersand | TextMark.high)) === 0) this.plainText(from, to);
    else this.richText(this.table.source, from, to);
  }

  private plainText(from: number, to: number): void {
    const { source } = this.table;
    const { bytes, lineStart } = this;
    let length = this.length;
    let pending = this.pendingSpace;
    for (let at = from; at < to; at++) {
      const code = source[at]!;
      if (code <= 32) {
        pending = length > lineStart;
      } else {
        if (pending) {
          bytes[length++] = 0x20;
          pending = false;
        }
        bytes[length++] = code;
      }
    }
    this.length = length;
    this.pendingSpace = pending;
  }

  private richText(source: Buffer, from: number, to: number): void {
    for (let at = from; at < to;) {
      const code = source[at]!;
      if (code <= 32) {
        this.space();
        at++;
      } else if (code === 0x26) {
        at += this.reference(source, at, to);
      } else if (code < 0x80) {
        this.writeSpace();
        this.bytes[this.length++] = code;
        at++;
      } else {
        at += this.highCharacter(source, at);
      }
    }
  }

  /** Adds the character reference at the ampersand, or the ampersand; returns the source it took. */
  private reference(source: Buffer, at: number, to: number): number {
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

  /** Adds decoded text, collapsing its white space too. */
  literal(text: string): void {
    if (text.length === 1) {
      const code = text.charCodeAt(0);
      if (code > 32 && code < 0x80) {
        this.writeSpace();
        this.bytes[this.length++] = code;
        return;
      }
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
    this.marks.push({ at: this.length - this.extra, start: frame });
  }

  /** Ends the inline element of a node, wherever it stands among the open ones. White space before its end goes outside. */
  finish(node: number): void {
    let index = this.open.length - 1;
    while (index >= 0 && this.open[index]!.node !== node) index--;
    if (index < 0) return;
    const at = this.length - this.extra;
    const inner = this.open.splice(index + 1);
    this.open.pop();
    for (let i = 0; i <= inner.length; i++) this.marks.push({ at });
    for (const frame of inner) {
      this.open.push(frame);
      this.marks.push({ at, start: frame });
    }
  }

  /** Adds an inline that is no text: an image, an equation. */
  add(inline: Inline): void {
    this.reserve(8);
    this.writeSpace();
    this.marks.push({ at: this.length - this.extra, inline });
    // White space after it shows, although no text stands before it.
    this.lineStart = -1;
  }

  lineBreak(): void {
    this.pendingSpace = false;
    this.lineStart = this.length;
    this.marks.push({ at: this.length - this.extra, inline: lineBreak });
  }

  /** The inlines gathered so far; elements still open are open again in what follows. */
  take(): Inline[] {
    const text =
      this.extra === 0 ? this.bytes.toString('latin1', 0, this.length) : this.bytes.toString('utf8', 0, this.length);
    this.length = this.extra = this.lineStart = 0;
    this.pendingSpace = false;
    if (this.marks.length === 0) return text === '' ? [] : [text];
    const inlines = inlineTree(text, this.marks);
    this.marks.length = 0;
    for (const frame of this.open) this.marks.push({ at: 0, start: frame });
    return inlines;
  }

  /** Puts the open elements aside, for content that does not stand in them. */
  suspend(): InlineFrame[] {
    this.marks.length = 0;
    return this.open.splice(0);
  }

  /** Opens what `suspend` put aside. */
  resume(frames: InlineFrame[]): void {
    this.open.push(...frames);
    this.marks.length = 0;
    for (const frame of this.open) this.marks.push({ at: 0, start: frame });
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe((this.length + more) * 2);
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

const lineBreak: Inline = { type: 'lineBreak' };
