/**
 * Runs of a paragraph, in order, each with its styles -> nested inlines. Neighbouring runs of one style become one node.
 * Used by the readers of formats that describe text as a flat list of styled runs (DOCX, ODT).
 * Spec: What the service does, 1.
 */
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import type { Inline, Link, TextStyle } from '../../../document/nodes.js';

/** One bit a style, so that a run's styles are one number. */
export const STRONG = 1;
export const EMPHASIS = 2;
export const STRIKETHROUGH = 4;
export const UNDERLINE = 8;
export const SUPERSCRIPT = 16;
export const SUBSCRIPT = 32;
export const HIGHLIGHT = 64;
export const CODE = 128;
/** Set in type of `largeType` and more: shown by nothing, but a line of it may be a heading. */
export const LARGE = 256;

/** In points. */
export const largeType = 14;

/** From the outermost to the innermost. */
const nesting: readonly [number, TextStyle][] = [
  [STRONG, 'strong'],
  [EMPHASIS, 'emphasis'],
  [STRIKETHROUGH, 'strikethrough'],
  [UNDERLINE, 'underline'],
  [HIGHLIGHT, 'highlight'],
  [SUPERSCRIPT, 'superscript'],
  [SUBSCRIPT, 'subscript'],
];

interface Segment {
  content: Inline;
  styles: number;
  link: Link | undefined;
}

/** Links are open over what is added until they are closed; a link inside a link is its text only. */
export class InlineBuilder {
  private readonly segments: Segment[] = [];
  private link: Link | undefined;
  private nestedLinks = 0;
  private characters = 0;
  /** How its tabs are drawn: the bits of `tabLeader`. */
  lineTabs = 0;
  /** The text that ends in a reading, without it. */
  private read: { segment: Segment; base: string; reading: string } | undefined;

  text(text: string, styles: number): void {
    if (text === '') return;
    this.characters += text.length;
    const last = this.segments.at(-1);
    if (last !== undefined && last.styles === styles && last.link === this.link && typeof last.content === 'string')
      last.content += text;
    else this.segments.push({ content: text, styles, link: this.link });
  }

  /**
   * Text with its reading, in parentheses behind it. Writers annotate a word sign by sign, so neighbours share
   * the parentheses: a reading never stands inside a word.
   */
  annotated(base: string, reading: string, styles: number): void {
    if (reading === '') return this.text(base, styles);
    const last = this.segments.at(-1);
    const { read } = this;
    const goesOn =
      read !== undefined &&
      read.segment === last &&
      last.styles === styles &&
      last.link === this.link &&
      last.content === `${read.base}(${read.reading})`;
    if (goesOn) {
      this.characters += base.length + reading.length;
      this.read = { segment: last, base: read.base + base, reading: read.reading + reading };
    } else {
      this.text(`${base}(${reading})`, styles);
      const segment = this.segments.at(-1)!;
      const before = (segment.content as string).slice(0, -(reading.length + 2));
      this.read = { segment, base: before, reading };
    }
    this.read.segment.content = `${this.read.base}(${this.read.reading})`;
  }

  add(inline: Exclude<Inline, string>, styles: number): void {
    this.segments.push({ content: inline, styles, link: this.link });
  }

  openLink(link: Link): void {
    if (this.link === undefined) this.link = link;
    else this.nestedLinks++;
  }

  closeLink(): void {
    if (this.nestedLinks > 0) this.nestedLinks--;
    else this.link = undefined;
  }

  /** Grows with everything added; tells whether something was. */
  get size(): number {
    return this.segments.length + this.characters;
  }

  get isEmpty(): boolean {
    return this.segments.every(isBlank);
  }

  /** False where there is nothing but pictures that nobody describes. */
  get hasWords(): boolean {
    return !this.segments.every(
      (segment) =>
        isBlank(segment) ||
        (typeof segment.content !== 'string' && segment.content.type === 'image' && segment.content.alt === ''),
    );
  }

  /** Styles that every visible run has; 0 when there is no text. */
  commonStyles(): number {
    let common = -1;
    for (const segment of this.segments) {
      if (typeof segment.content === 'string' && !isBlankText(segment.content)) common &= segment.styles;
    }
    return common === -1 ? 0 : common;
  }

  /** Characters only, with `\n` for line breaks: what a code block holds. */
  plainText(): string {
    let text = '';
    for (const { content } of this.segments) {
      if (typeof content === 'string') text += content;
      else if (content.type === 'lineBreak') text += '\n';
    }
    return text;
  }

  /**
   * What stands between its tabs, when they part it into short pieces: columns of a row, some of them empty. Undefined for fewer
   * than three of them, and for text with links or breaks.
   */
  columns(): InlineBuilder[] | undefined {
    if (!this.hasTabs(fewestColumns - 1)) return undefined;
    const columns = [new InlineBuilder()];
    for (const { content, styles, link } of this.segments) {
      if (link || (typeof content !== 'string' && content.type === 'lineBreak')) return undefined;
      if (typeof content !== 'string') columns.at(-1)!.add(content, styles);
      else
        for (const [at, text] of content.split('\t').entries()) {
          if (at > 0) columns.push(new InlineBuilder());
          columns.at(-1)!.text(text, styles);
        }
    }
    return columns.every(({ characters }) => characters <= widestColumn) ? columns : undefined;
  }

  private hasTabs(wanted: number): boolean {
    let tabs = 0;
    for (const { content } of this.segments)
      if (typeof content === 'string')
        for (let at = content.indexOf('\t'); at >= 0 && tabs < wanted; at = content.indexOf('\t', at + 1)) tabs++;
    return tabs >= wanted;
  }

  /** Takes away a bullet that its author typed before the text; false when there is none. */
  takeBullet(): boolean {
    const head = this.segments[0]?.content;
    if (typeof head === 'string' && beginsPlainly(head)) return false;
    const first = this.segments.find((segment) => !isBlank(segment));
    if (typeof first?.content !== 'string' || !typedBullet.test(first.content)) return false;
    const rest = first.content.replace(typedBullet, '');
    const isAlone = this.segments.every((segment) => segment === first || isBlank(segment));
    if (isAlone && isBlankText(rest)) return false;
    first.content = rest;
    return true;
  }

  /**
   * Its lines, where a break parts items whose bullets were typed: authors end lines, not paragraphs. Lines without a bullet stay
   * with the one above. Undefined where no line but the first has one.
   */
  bulletLines(): InlineBuilder[] | undefined {
    const { segments } = this;
    let lines: InlineBuilder[] | undefined;
    let start = 0;
    for (let at = 1; at < segments.length; at++) {
      const { content } = segments[at]!;
      const before = segments[at - 1]!.content;
      if (typeof before === 'string' || before.type !== 'lineBreak') continue;
      if (typeof content !== 'string' || !typedBullet.test(content)) continue;
      lines ??= [];
      lines.push(this.between(start, at - 1));
      start = at;
    }
    lines?.push(this.between(start, segments.length));
    return lines;
  }

  private between(start: number, end: number): InlineBuilder {
    const line = new InlineBuilder();
    for (const segment of this.segments.slice(start, end)) {
      line.segments.push(segment);
      if (typeof segment.content === 'string') line.characters += segment.content.length;
    }
    return line;
  }

  /** Takes away a number that stands behind the last tab, with the tab. */
  takePageNumber(): void {
    const { segments } = this;
    let tail = '';
    for (let at = segments.length - 1; at >= 0 && tail.length <= longestPageNumber; at--) {
      const { content } = segments[at]!;
      if (typeof content !== 'string') return;
      const tab = content.lastIndexOf('\t');
      tail = content.slice(Math.max(tab, 0)) + tail;
      if (tab < 0) continue;
      if (
        !/^\t\s*(?:\d+|[ivxlcIVXLC]+)\s*$/.test(tail) ||
        (segments.slice(0, at).every(isBlank) && isBlankText(content.slice(0, tab)))
      )
        return;
      segments.length = at + 1;
      segments[at]!.content = content.slice(0, tab);
      return;
    }
  }

  /** The nested inlines, without white space and breaks at both ends. Styles in `dropped` are left out. */
  finish(dropped = 0): Inline[] {
    if (!this.isEmpty) {
      if (this.lineTabs !== 0) this.typeLineTabs();
      this.segments.forEach(typeBlank);
    }
    return this.nested(dropped);
  }

  /** A function of its own, whose compiled code stays when the first document comes that has lines to write on. */
  private nested(dropped: number): Inline[] {
    const { segments } = this;
    let start = 0;
    let end = segments.length;
    while (start < end && isBlank(segments[start]!)) start++;
    while (end > start && isBlank(segments[end - 1]!)) end--;
    if (start === end) return [];
    const first = segments[start]!;
    if (typeof first.content === 'string') first.content = first.content.trimStart();
    const last = segments[end - 1]!;
    if (typeof last.content === 'string') last.content = last.content.trimEnd();
    for (let i = start; i < end; i++) {
      const segment = segments[i]!;
      segment.styles &= ~(dropped | LARGE);
      if (segment.link) segment.styles &= ~UNDERLINE;
      if (typeof segment.content === 'string' && segment.content.includes('\t'))
        segment.content = segment.content.replaceAll('\t', ' ');
    }
    if (end - start === 1 && first.styles === 0 && first.link === undefined) return [first.content];
    return groupByLink(segments, start, end);
  }

  /** True where some of its tabs are lines to write on. */
  get hasLines(): boolean {
    return (this.lineTabs & allLines) !== 0;
  }

  /** Lines to write on read as typed ones; dots are such a line behind a label, where nothing stands at their end. */
  private typeLineTabs(): void {
    let tab = 0;
    const dotted = /[:：]\s*$/.test(this.plainText()) ? this.tabsBeforeEnd() : mostStops;
    for (const segment of this.segments)
      if (typeof segment.content === 'string')
        segment.content = segment.content.replace(/ ?\t ?/g, () => {
          const at = tab++;
          const leaders = tabLeader(at, false) | (at >= dotted ? tabLeader(at, true) : 0);
          return (this.lineTabs & leaders) !== 0 ? ' ____ ' : ' ';
        });
  }

  /** How many tabs come before its last visible character. */
  private tabsBeforeEnd(): number {
    let before = 0;
    let tabs = 0;
    for (const segment of this.segments) {
      const shown = isBlank(segment) ? 0 : typeof segment.content === 'string' ? segment.content.trimEnd().length : 1;
      if (shown > 0) before = tabs;
      if (typeof segment.content !== 'string') continue;
      for (let at = segment.content.indexOf('\t'); at >= 0; at = segment.content.indexOf('\t', at + 1)) {
        tabs++;
        if (at < shown) before = tabs;
      }
    }
    return before;
  }
}

const mostStops = 15;
const allLines = (1 << mostStops) - 1;

/** The bit of `lineTabs` for a tab stop (from 0) that is drawn as a line, or as a row of dots; 0 for one too far. */
export function tabLeader(stop: number, isDotted: boolean): number {
  return stop >= mostStops ? 0 : 1 << (isDotted ? stop + mostStops : stop);
}

const longestPageNumber = 12;

/** Text parted by fewer tabs is no row of a table, nor is text that is longer, in characters, between two. */
const fewestColumns = 3;
const widestColumn = 100;

/** Signs that stand before nothing but items of a list. */
const typedBullet = /^\s*[\u2022\u25aa\u25e6\u2023\u2043\u25cf]\s*/;

/** What Word shows in a form field that nobody has filled in. */
const emptyField = /\u2002{3,}/g;

/** White space that is underlined and wide is a blank to fill in. */
const widthOfBlank = 5;

function typeBlank(segment: Segment): void {
  const { content, styles, link } = segment;
  if (typeof content === 'string' && content.includes('\u2002')) segment.content = content.replace(emptyField, '____');
  if ((styles & UNDERLINE) === 0 || link || typeof content !== 'string' || !isBlankText(content)) return;
  if (!content.includes('\t') && content.length < widthOfBlank) return;
  segment.content = '____';
  segment.styles = 0;
}

function isBlank({ content }: Segment): boolean {
  return typeof content === 'string' ? isBlankText(content) : content.type === 'lineBreak';
}

/** Nearly every text begins with something visible, and then nothing need be copied to tell. */
function isBlankText(text: string): boolean {
  return !beginsPlainly(text) && text.trim() === '';
}

/** With a character that is neither white space nor a bullet. */
function beginsPlainly(text: string): boolean {
  if (text === '') return false;
  const first = text.charCodeAt(0);
  return first > 0x20 && first < 0x1680 && first !== 0xa0;
}

function groupByLink(segments: readonly Segment[], start: number, end: number): Inline[] {
  const inlines: Inline[] = [];
  for (let at = start; at < end;) {
    const { link } = segments[at]!;
    let next = at + 1;
    while (next < end && segments[next]!.link === link) next++;
    const children = nest(segments, at, next, 0);
    if (link === undefined) {
      for (const child of children) inlines.push(child);
    } else if (segments.slice(at, next).every(isBlank)) {
      inlines.push(' ');
    } else {
      link.children = children;
      inlines.push(link);
    }
    at = next;
  }
  return inlines;
}

/** Wraps each stretch in the style that goes furthest; `open` styles are around it already. */
function nest(segments: readonly Segment[], start: number, end: number, open: number): Inline[] {
  const inlines: Inline[] = [];
  for (let at = start; at < end;) {
    const segment = segments[at]!;
    const wanted = visibleStyles(segment) & ~open;
    if (wanted === 0) {
      appendInline(inlines, segment.content);
      at++;
      continue;
    }
    if (wanted === CODE) {
      const next = reach(segments, at, end, CODE);
      inlines.push(...codeInlines(segments, at, next));
      at = next;
      continue;
    }
    let best = 0;
    let bestStyle: [number, TextStyle] | undefined;
    for (const style of nesting) {
      if ((wanted & style[0]) === 0) continue;
      const next = reach(segments, at, end, style[0]);
      if (next > best) {
        best = next;
        bestStyle = style;
      }
    }
    const [bit, style] = bestStyle!;
    inlines.push({ type: 'styled', style, children: nest(segments, at, best, open | bit) });
    at = best;
  }
  return inlines;
}

/** White space shows none of the styles that only change letters. */
function visibleStyles({ content, styles }: Segment): number {
  if (styles === 0) return 0;
  return typeof content === 'string' && isBlankText(content)
    ? styles & ~(STRONG | EMPHASIS | SUPERSCRIPT | SUBSCRIPT | CODE)
    : styles;
}

/** The end of the stretch that has the style; blanks between two stretches join them, a blank at its end is left out. */
function reach(segments: readonly Segment[], start: number, end: number, bit: number): number {
  let next = start + 1;
  for (let at = start + 1; at < end; at++) {
    const segment = segments[at]!;
    if ((visibleStyles(segment) & bit) !== 0) next = at + 1;
    else if (
      (segment.styles & bit) === 0 &&
      !(bit <= EMPHASIS && typeof segment.content === 'string' && isBlankText(segment.content))
    )
      break;
  }
  return next;
}

function codeInlines(segments: readonly Segment[], start: number, end: number): Inline[] {
  const inlines: Inline[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') inlines.push({ type: 'code', text });
    text = '';
  };
  for (let i = start; i < end; i++) {
    const { content } = segments[i]!;
    if (typeof content === 'string') text += content;
    else {
      flush();
      inlines.push(content);
    }
  }
  flush();
  return inlines;
}

function appendInline(inlines: Inline[], content: Inline): void {
  const last = inlines.at(-1);
  if (typeof content === 'string' && typeof last === 'string') inlines[inlines.length - 1] = last + content;
  else inlines.push(content);
}

keepShapeOf(() => new InlineBuilder());
