/**
 * Lines of text: a fragment with its text and style, detached from the page's word store.
 */
import { isRightToLeft as isBackwardLetter } from '../content/backward-letters.js';
import { painted, spaceBefore, struck } from '../content/page-words.js';
import type { FontStyle } from '../fonts/font.js';
import type { Fragment, TurnedWords } from './fragment.js';
import { wideSetting } from './wide-capitals.js';
import { isBidirectional, isRightToLeft, readingPieces, readingText } from './right-to-left.js';

/** Style of a run as bits. */
export const bold = 1;
export const italic = 2;
export const monospace = 4;
export const superscript = 8;
export const subscript = 16;
export const strikethrough = 32;

export interface Run {
  text: string;
  style: number;
  href?: string;
  /** Label of the note its text is the mark of. */
  note?: string;
}

/** A run like another, with a text of its own. */
export const withText = ({ style, href, note }: Run, text: string): Run => ({ text, style, href, note });

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
  /** Where the text behind a label or number begins, when a gap no word space is wide as parts them. */
  inset?: number;
  /** For monospaced lines: the text with as many spaces between words as the gaps are wide. */
  spaced?: string;
  /** True when it is read from right to left. */
  rightToLeft?: boolean;
  /** True when its author broke the line before it (see set-lines.ts). */
  set?: boolean;
  /** True when it is a list item that stands beside others (see marked-rows.ts). */
  isItem?: true;
  /** True when the hyphen it ends with is its word's own (see compounds.ts). */
  keepsHyphen?: true;
  /** Marked-content identifier of its first word, -1 when none. */
  mcid: number;
}

export interface LineContext {
  turned: TurnedWords;
  styleOf: (font: number) => FontStyle;
  /** Target of the link a word stands in; absent when the page has no links. */
  linkAt?: (word: number) => string | undefined;
}

/** The text of a fragment, without style. */
export function fragmentText(fragment: Fragment, turned: TurnedWords): string {
  let text = '';
  forEachStretch(fragment, turned, undefined, (first, last, spaced) => {
    text +=
      (spaced && text !== '' ? ' ' : '') +
      turned.words.textBetween(turned.words.start[first]!, turned.words.end[last]!);
  });
  return readingText(text);
}

/**
 * Words that follow one another in the page's text, as stretches that can be cut out in one piece; `isSame` parts stretches
 * further. `spaced` tells whether a space stands before the stretch.
 */
function forEachStretch(
  fragment: Fragment,
  turned: TurnedWords,
  isSame: ((previous: number, word: number) => boolean) | undefined,
  take: (first: number, last: number, spaced: boolean) => void,
): void {
  const { size } = fragment;
  const backward = backwardWords(fragment, turned);
  const words = backward ?? fragment.words;
  const wide = wideSetting(fragment, turned);
  let first = words[0]!;
  let previous = first;
  let spaced = false;
  for (let index = 1; index < words.length; index++) {
    const word = words[index]!;
    if (
      wide !== undefined ||
      word !== previous + 1 ||
      (isSame && !isSame(previous, word)) ||
      (backward && isTouching(turned, size, previous, word)) ||
      isLoose(turned, size, previous, word)
    ) {
      take(first, previous, spaced);
      spaced =
        wide === undefined || isWhole(turned, previous) || isWhole(turned, word)
          ? isSpaced(turned, size, previous, word, backward !== undefined)
          : turned.x0[word]! - turned.x1[previous]! > wide;
      first = word;
    }
    previous = word;
  }
  take(first, previous, spaced);
}

/** More than a letter or a pair of them: a word that is not set wide. */
const isWhole = ({ words: { start, end } }: TurnedWords, word: number): boolean => end[word]! - start[word]! > 2;

/** The gap says otherwise than the content stream about a space between two words. */
function isLoose(turned: TurnedWords, size: number, previous: number, word: number): boolean {
  const isWide = turned.x0[word]! - turned.x1[previous]! > 0.16 * size;
  if ((turned.words.flags[word]! & spaceBefore) === 0) return isWide;
  return !isWide && isShifted(turned, size, previous, word);
}

/** Raised or lowered text is shown by a move as to another line, which stands for a space everywhere else. */
const isShifted = ({ y }: TurnedWords, size: number, previous: number, word: number): boolean =>
  Math.abs(y[word]! - y[previous]!) > 0.12 * size;

/** The words of a line with letters that are read backwards, from left to right: they may be shown in any order. */
function backwardWords({ words }: Fragment, { words: { chars, start }, x0, x1 }: TurnedWords): number[] | undefined {
  if (!words.some((word) => isBackwardLetter(chars[start[word]!]!))) return undefined;
  return [...words].sort((one, other) => x0[one]! + x1[one]! - x0[other]! - x1[other]!);
}

/** Where one shown by itself ends another begins: nothing lies between. */
const isTouching = ({ x0, x1 }: TurnedWords, size: number, previous: number, word: number): boolean =>
  Math.abs(x0[word]! - x1[previous]!) < 0.04 * size;

/** True when a space stands between two words that follow one another in a fragment; `backward` where lines are read so. */
function isSpaced(turned: TurnedWords, size: number, previous: number, word: number, backward: boolean): boolean {
  const { words, x0, x1 } = turned;
  const gap = x0[word]! - x1[previous]!;
  if (gap > 0.16 * size) return true;
  if (isShifted(turned, size, previous, word)) return false;
  if (backward && (word !== previous + 1 || isTouching(turned, size, previous, word))) return false;
  return gap > -0.4 * size && (word !== previous + 1 || (words.flags[word]! & spaceBefore) !== 0);
}

export function makeLine(fragment: Fragment, context: LineContext): Line {
  const { turned } = context;
  const { words } = turned;
  const runs: Run[] = [];
  let text = '';
  let shared = -1;
  const isSame = (previous: number, word: number): boolean =>
    words.font[previous] === words.font[word] &&
    words.size[previous] === words.size[word] &&
    ((words.flags[previous]! ^ words.flags[word]!) & (painted | struck)) === 0 &&
    isSuperior(turned, previous) === isSuperior(turned, word) &&
    (!context.linkAt || context.linkAt(previous) === context.linkAt(word));
  forEachStretch(fragment, turned, isSame, (first, last, spaced) => {
    const style = styleBits(context, fragment, first, turned.y[first]!);
    const href = context.linkAt?.(first);
    const piece = (spaced && text !== '' ? ' ' : '') + words.textBetween(words.start[first]!, words.end[last]!);
    const end = runs[runs.length - 1];
    if (end && end.style === style && end.href === href) end.text += piece;
    else runs.push({ text: piece, style, href, note: undefined });
    text += piece;
    if ((style & (superscript | subscript)) === 0) shared &= style & ~strikethrough;
  });
  if (text.includes(spacedDots)) {
    text = shortened(text);
    for (const run of runs) run.text = shortened(run.text);
  }
  const style = shared === -1 ? 0 : shared;
  const isBoth = isBidirectional(text);
  return {
    runs: isBoth ? inReadingOrder(runs) : runs,
    text: isBoth ? readingText(text) : text,
    x0: fragment.x0,
    x1: fragment.x1,
    top: fragment.top,
    baseline: fragment.baseline,
    bottom: fragment.bottom,
    size: fragment.size,
    style,
    broken: isBroken(fragment, turned),
    inset: insetOf(fragment, turned),
    mcid: words.mcid[fragment.words[0]!]!,
    // All lines have all members: code that meets one shape of objects is the fastest.
    spaced: (style & monospace) !== 0 ? spacedText(fragment.words, turned) : undefined,
    rightToLeft: isBoth && isRightToLeft(text) ? true : undefined,
    set: undefined,
    isItem: undefined,
    keepsHyphen: undefined,
  };
}

/** Dots set one by one lead to the end of the line, as many as it takes: how many says nothing. */
const spacedDots = '. . . . .';
const shortened = (text: string): string => text.replace(/\.(?: \.){4,}/g, '.....');

function inReadingOrder(runs: readonly Run[]): Run[] {
  const pieces = readingPieces(runs.map(({ text }, source) => ({ text, source })));
  return pieces.map(({ text, source }) => withText(runs[source]!, text));
}

/** A wide gap behind something other than a number or list mark. */
function isBroken({ words, size }: Fragment, { words: store, x0, x1 }: TurnedWords): boolean {
  for (let index = 1; index < words.length; index++) {
    if (x0[words[index]!]! - x1[words[index - 1]!]! <= 2 * size) continue;
    if (index > 1 || !/^\(?[\dA-Z.]{1,8}[.)]?$/.test(store.text(words[0]!))) return true;
  }
  return false;
}

/** Wider than any space between words of running text that is not stretched, in em. */
const insetGap = 0.9;

/** Labels with more words are text themselves. */
const labelWords = 4;

function insetOf({ words, size }: Fragment, { x0, x1 }: TurnedWords): number | undefined {
  for (let index = 1; index < words.length && index <= labelWords; index++)
    if (x0[words[index]!]! - x1[words[index - 1]!]! > insetGap * size) return x0[words[index]!]!;
  return undefined;
}

/** Text on the grid of a monospaced face. */
export function spacedText(typed: readonly number[], { words, x0, x1 }: TurnedWords): string {
  let text = '';
  let previous = -1;
  for (const word of typed) {
    const own = words.text(word);
    const charWidth = (x1[word]! - x0[word]!) / Math.max(1, own.length);
    if (previous >= 0)
      text += ' '.repeat(Math.min(100, Math.max(0, Math.round((x0[word]! - x1[previous]!) / (charWidth || 1)))));
    text += own;
    previous = word;
  }
  return text;
}

/** Digits narrower than this, in em, are the raised ones that a font has of its own: they stand on the line, in the size of the text. */
const superiorWidth = 0.34;

/** A number of such digits that touches the word before it. */
function isSuperior({ words, x0, x1 }: TurnedWords, word: number): boolean {
  if ((words.flags[word]! & spaceBefore) !== 0) return false;
  const length = words.end[word]! - words.start[word]!;
  return (
    length <= 3 && x1[word]! - x0[word]! <= superiorWidth * length * words.size[word]! && /^\d+$/.test(words.text(word))
  );
}

const isIdeograph = (character: number): boolean =>
  (character >= 0x2e80 && character <= 0x9fff) || (character >= 0xff00 && character <= 0xff60);

/** Chinese or Japanese, whose words are not parted: lines break between any two signs. */
export const hasIdeographs = (text: string): boolean => /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/.test(text);

function styleBits(context: LineContext, fragment: Fragment, word: number, y: number): number {
  const { words } = context.turned;
  const face = context.styleOf(words.font[word]!);
  const isBold = face.bold || (words.flags[word]! & painted) !== 0;
  // All signs of Chinese and Japanese are of one width: that makes none of them code.
  const isTyped = face.monospace && !isIdeograph(words.chars[words.start[word]!]!);
  let style = (isBold ? bold : 0) | (face.italic ? italic : 0) | (isTyped ? monospace : 0);
  if ((words.flags[word]! & struck) !== 0) style |= strikethrough;
  if (word !== fragment.words[0] && isSuperior(context.turned, word)) style |= superscript;
  else if (words.size[word]! < fragment.size * 0.86) {
    const raised = (fragment.baseline - y) / fragment.size;
    if (raised > 0.14) style |= superscript;
    else if (raised < -0.06) style |= subscript;
  }
  return style;
}
