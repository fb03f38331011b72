/**
 * Lines of text: a fragment with its text and style, detached from the page's word store.
 */
import { painted, spaceBefore } from '../content/page-words.js';
import type { FontStyle } from '../fonts/font.js';
import type { Fragment, TurnedWords } from './fragment.js';

/** Style of a run as bits. */
export const bold = 1;
export const italic = 2;
export const monospace = 4;
export const superscript = 8;
export const subscript = 16;

export interface Run {
  text: string;
  style: number;
  href?: string;
}

export interface Line {
  runs: Run[];
  text: string;
  x0: number;
  x1: number;
  top: number;
  baseline: number;
  bottom: number;
  size: number;
  /** Style bits that all of its letters share. */
  style: number;
  /** True when wide gaps part it into pieces that only share the baseline. */
  broken: boolean;
  /** For monospaced lines: the text with as many spaces between words as the gaps are wide. */
  spaced?: string;
  /** Marked-content identifier of its first word, -1 when none. */
  mcid: number;
}

export interface LineContext {
  turned: TurnedWords;
  styleOf(font: number): FontStyle;
  /** Target of a link at a point of the page, when there is one. */
  linkAt(word: number): string | undefined;
}

/** True when a space stands between two words that follow one another in a fragment. */
function isSpaced(turned: TurnedWords, fragment: Fragment, previous: number, word: number): boolean {
  const { words, x0, x1 } = turned;
  const gap = x0[word]! - x1[previous]!;
  if (gap > 0.16 * fragment.size) return true;
  return gap > -0.4 * fragment.size && (word !== previous + 1 || (words.flags[word]! & spaceBefore) !== 0);
}

/** The text of a fragment, without style. */
export function fragmentText(fragment: Fragment, turned: TurnedWords): string {
  let text = '';
  let previous = -1;
  for (const word of fragment.words) {
    if (previous >= 0 && isSpaced(turned, fragment, previous, word)) text += ' ';
    text += turned.words.text(word);
    previous = word;
  }
  return text;
}

export function makeLine(fragment: Fragment, context: LineContext): Line {
  const { words, x0, x1, y } = context.turned;
  const runs: Run[] = [];
  let text = '';
  let shared = -1;
  let previous = -1;
  let broken = false;
  for (const word of fragment.words) {
    if (previous >= 0 && x0[word]! - x1[previous]! > 2 * fragment.size && !/^\(?[\dA-Z.]{1,8}[.)]?$/.test(text)) broken = true;
    const style = styleBits(context, fragment, word, y[word]!);
    const href = context.linkAt(word);
    const own = words.text(word);
    const piece = (previous >= 0 && !text.endsWith(' ') && isSpaced(context.turned, fragment, previous, word) ? ' ' : '') + own;
    const last = runs[runs.length - 1];
    if (last && last.style === style && last.href === href) last.text += piece;
    else runs.push(href === undefined ? { text: piece, style } : { text: piece, style, href });
    text += piece;
    if ((style & (superscript | subscript)) === 0) shared &= style;
    previous = word;
  }
  const style = shared === -1 ? 0 : shared;
  return {
    runs,
    text,
    ...((style & monospace) !== 0 && { spaced: spacedText(fragment, context.turned) }),
    x0: fragment.x0,
    x1: fragment.x1,
    top: fragment.top,
    baseline: fragment.baseline,
    bottom: fragment.bottom,
    size: fragment.size,
    style,
    broken,
    mcid: words.mcid[fragment.words[0]!]!,
  };
}

/** Text on the grid of a monospaced face. */
function spacedText(fragment: Fragment, { words, x0, x1 }: TurnedWords): string {
  let text = '';
  let previous = -1;
  for (const word of fragment.words) {
    const own = words.text(word);
    const charWidth = (x1[word]! - x0[word]!) / Math.max(1, own.length);
    if (previous >= 0) text += ' '.repeat(Math.min(100, Math.max(0, Math.round((x0[word]! - x1[previous]!) / (charWidth || 1)))));
    text += own;
    previous = word;
  }
  return text;
}

function styleBits(context: LineContext, fragment: Fragment, word: number, y: number): number {
  const { words } = context.turned;
  const face = context.styleOf(words.font[word]!);
  const isBold = face.bold || (words.flags[word]! & painted) !== 0;
  let style = (isBold ? bold : 0) | (face.italic ? italic : 0) | (face.monospace ? monospace : 0);
  if (words.size[word]! < fragment.size * 0.86) {
    const raised = (fragment.baseline - y) / fragment.size;
    if (raised > 0.14) style |= superscript;
    else if (raised < -0.06) style |= subscript;
  }
  return style;
}
