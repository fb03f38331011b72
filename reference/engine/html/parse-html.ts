/**
 * Reads the bytes of a page once, from left to right, and hands tags and text to the tree builder.
 * Text is not decoded here: nodes keep offsets. Unknown or broken markup is read as browsers read it.
 * Standard: HTML, 13.2.5 Tokenization.
 */
import type { Deadline } from '../../base/deadline.js';
import { hashStep, StartAction, startAction, Tag, tagOfHash } from './elements.table.js';
import type { NodeAppender, NodeTable } from './node-table.js';
import { nameMark, TextMark } from './node-table.js';
import { findQuote, findRawEnd, findScriptEnd, findSvgEnd } from './raw-text.js';
import { TreeBuilder } from './tree-builder.js';

export interface ParseLimits {
  /** Elements nested deeper than this become siblings. */
  depth: number;
  /** Parse drawings too; otherwise each is one opaque node. */
  withDrawings?: boolean;
}

const textMarks = new Uint8Array(256).fill(TextMark.ink);
textMarks.fill(TextMark.ink | TextMark.high, 128);
for (const space of [0x09, 0x0a, 0x0c, 0x0d, 0x20]) textMarks[space] = TextMark.space;
textMarks[0] = 0;
textMarks[0x26] = TextMark.ink | TextMark.ampersand;

const commentEnd = Buffer.from('-->');
const bangEnd = Buffer.from('!>');
const cdataStart = Buffer.from('[CDATA[');
const cdataEnd = Buffer.from(']]>');

/** For text that was not looked at. */
const anyText = TextMark.ink | TextMark.space | TextMark.ampersand | TextMark.high;

/** Tokens between two looks at the clock. */
const checkEvery = 4096;

/**
 * The tree of a page.
 * @throws ServiceError `deadline.exceeded`.
 */
export function parseHtml(source: Buffer, limits: ParseLimits, deadline: Deadline): NodeTable {
  const builder = new TreeBuilder(source, limits.depth);
  const tokenizer = new Tokenizer(source, builder, limits.withDrawings ?? false);
  let tokens = 0;
  while (tokenizer.step()) {
    if (++tokens % checkEvery === 0) deadline.check();
  }
  return builder.finish();
}

class Tokenizer {
  private readonly source: Buffer;
  private readonly length: number;
  private readonly builder: TreeBuilder;
  private readonly appender: NodeAppender;
  private at = 0;
  /** Set by `scanAttributes`. */
  private attributeMarks = 0;
  private selfClosing = false;
  /** Drawings are parsed: wanted so, or because no `</svg` follows and there is no need to look again. */
  private parsesDrawings: boolean;
  /** Up to here drawings are parsed, because one that began before holds HTML there. */
  private drawingsParsedTo = 0;
  private nextBangEnd = -1;

  constructor(source: Buffer, builder: TreeBuilder, withDrawings: boolean) {
    this.source = source;
    this.length = source.length;
    this.builder = builder;
    this.appender = builder.appender;
    this.parsesDrawings = withDrawings;
  }

  /** Reads the text up to the next tag, and that tag. False at the end of the source. */
  step(): boolean {
    const { source, length } = this;
    const start = this.at;
    let at = start;
    let marks = 0;
    for (; at < length; at++) {
      const code = source[at]!;
      if (code === 0x3c) {
        const next = at + 1 < length ? source[at + 1]! | 0x20 : 0;
        // A letter, `/`, `!` (0x21 | 0x20 is itself) or `?`.
        if ((next >= 0x61 && next <= 0x7a) || next === 0x2f || next === 0x21 || next === 0x3f) break;
        marks |= TextMark.ink;
      } else {
        marks |= textMarks[code]!;
      }
    }
    if (at > start) this.builder.text(start, at, marks);
    if (at >= length) return false;
    this.at = at + 1;
    this.markup();
    return this.at < length;
  }

  private markup(): void {
    const { source } = this;
    const code = source[this.at]!;
    if (code === 0x2f) this.endTag();
    else if (code === 0x21) this.declaration();
    else if (code === 0x3f) this.skipTo(0x3e, this.at);
    else this.startTag();
  }

  private startTag(): void {
    const { source, length } = this;
    const start = this.at;
    let at = start;
    let hash = 0;
    for (; at < length; at++) {
      let code = source[at]!;
      if (code <= 32 || code === 0x2f || code === 0x3e) break;
      if (code >= 0x41 && code <= 0x5a) code |= 0x20;
      hash = hashStep(hash, code);
    }
    this.selfClosing = false;
    this.attributeMarks = 0;
    this.appender.startAttributes();
    this.at = at;
    if (source[at] === 0x3e) this.at = at + 1;
    else if (!this.scanAttributes()) return;
    const tag = tagOfHash(hash);
    this.builder.startTag(tag, hash, start, this.at - 1, this.attributeMarks, this.selfClosing);
    const action = startAction[tag]!;
    if (action === StartAction.raw || (action === StartAction.noscript && this.builder.inHead())) this.rawText(tag);
    else if (action === StartAction.svg) this.svg();
    else if (tag === Tag.plaintext) this.plainText();
  }

  /** Moves behind the `>` of a tag, noting its attributes. False when the source ends first. */
  private scanAttributes(): boolean {
    const { source, length } = this;
    let at = this.at;
    let marks = 0;
    while (at < length) {
      const code = source[at]!;
      if (code === 0x3e) {
        this.selfClosing = source[at - 1] === 0x2f;
        this.attributeMarks = marks;
        this.at = at + 1;
        return true;
      }
      if (code <= 32 || code === 0x2f) {
        at++;
        continue;
      }
      const nameStart = at++;
      let next = source[at]!;
      while (at < length && next > 32 && next !== 0x3d && next !== 0x3e && next !== 0x2f) next = source[++at]!;
      marks |= nameMark(code, source[at - 1]!);
      const nameEnd = at;
      while (at < length && next <= 32) next = source[++at]!;
      if (next === 0x3d) at = this.scanValue(nameStart, at + 1);
      else this.appender.addAttribute(nameStart, nameEnd, nameEnd);
    }
    this.at = length;
    return false;
  }

  /** Moves behind an attribute value that starts (perhaps after white space) at `from`. */
  private scanValue(nameStart: number, from: number): number {
    const { source, length } = this;
    let at = from;
    while (at < length && source[at]! <= 32) at++;
    const quote = source[at]!;
    if (quote === 0x22 || quote === 0x27) {
      const end = findQuote(source, at + 1, quote);
      this.appender.addAttribute(nameStart, at + 1, end);
      return end + 1;
    }
    const start = at;
    while (at < length && source[at]! > 32 && source[at] !== 0x3e) at++;
    this.appender.addAttribute(nameStart, start, at);
    return at;
  }

  private endTag(): void {
    const { source, length } = this;
    const start = this.at + 1;
    const first = start < length ? source[start]! | 0x20 : 0;
    if (first < 0x61 || first > 0x7a) {
      this.skipTo(0x3e, start);
      return;
    }
    let at = start;
    let hash = 0;
    for (; at < length; at++) {
      let code = source[at]!;
      if (code <= 32 || code === 0x2f || code === 0x3e) break;
      if (code >= 0x41 && code <= 0x5a) code |= 0x20;
      hash = hashStep(hash, code);
    }
    this.at = at;
    if (source[at] === 0x3e) this.at = at + 1;
    else if (!this.scanAttributes()) return;
    this.builder.endTag(tagOfHash(hash), hash, start);
  }

  private declaration(): void {
    const { source } = this;
    const at = this.at + 1;
    if (source[at] === 0x2d && source[at + 1] === 0x2d) this.comment(at + 2);
    else if (this.builder.takesCharacterData() && isAt(source, at, cdataStart)) this.cdata(at + cdataStart.length);
    else this.skipTo(0x3e, at);
  }

  private comment(from: number): void {
    const { source } = this;
    if (source[from] === 0x3e) this.at = from + 1;
    else if (source[from] === 0x2d && source[from + 1] === 0x3e) this.at = from + 2;
    else {
      const end = source.indexOf(commentEnd, from);
      const stop = end < 0 ? this.length : end + commentEnd.length;
      const bang = this.bangEndFrom(from + 2) + bangEnd.length;
      this.at = bang < stop ? bang : stop;
    }
  }

  /** Offset of the `!>` of the next `--!>`, which ends a comment too; the length of the source when there is none. */
  private bangEndFrom(from: number): number {
    if (this.nextBangEnd >= from) return this.nextBangEnd;
    const { source } = this;
    let found = source.indexOf(bangEnd, from);
    while (found >= 0 && (source[found - 1] !== 0x2d || source[found - 2] !== 0x2d))
      found = source.indexOf(bangEnd, found + 1);
    this.nextBangEnd = found < 0 ? this.length : found;
    return this.nextBangEnd;
  }

  private cdata(from: number): void {
    const end = this.source.indexOf(cdataEnd, from);
    const to = end < 0 ? this.length : end;
    if (to > from) this.builder.text(from, to, anyText);
    this.at = end < 0 ? this.length : end + cdataEnd.length;
  }

  private rawText(tag: number): void {
    if (this.builder.inForeign()) return;
    const { source } = this;
    const from = this.at;
    const end = tag === Tag.script ? findScriptEnd(source, from) : findRawEnd(source, from, tag);
    if (end > from) this.builder.rawText(from, end, anyText);
    this.builder.endRaw();
    this.at = end;
    if (end < this.length) {
      this.skipTo(0x3e, end);
    }
  }

  private plainText(): void {
    if (this.at < this.length) this.builder.rawText(this.at, this.length, anyText);
    this.at = this.length;
  }

  /** A drawing is one opaque node: its shapes are no content, and its text is read from the source when wanted. */
  private svg(): void {
    if (this.selfClosing) {
      this.builder.endRaw();
      return;
    }
    if (this.parsesDrawings || this.at < this.drawingsParsedTo) return;
    const end = findSvgEnd(this.source, this.at);
    if (end === -1) this.parsesDrawings = true;
    // What lies between is not looked through again from each drawing in it.
    if (end < -1) this.drawingsParsedTo = -2 - end;
    if (end < 0) return;
    if (end > this.at) this.builder.rawText(this.at, end, 0);
    this.builder.endRaw();
    this.skipTo(0x3e, end);
  }

  private skipTo(code: number, from: number): void {
    const end = this.source.indexOf(code, from);
    this.at = end < 0 ? this.length : end + 1;
  }
}

function isAt(source: Buffer, at: number, wanted: Buffer): boolean {
  for (let i = 0; i < wanted.length; i++) if (source[at + i] !== wanted[i]) return false;
  return true;
}
