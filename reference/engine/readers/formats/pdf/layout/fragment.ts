/**
 * Fragments: words that stand side by side on one baseline, the atoms of layout. Built from the words of one writing
 * direction, in coordinates turned so that the direction points right and lines follow downwards.
 */
import { setApart, spaceBefore, type PageWords } from '../content/page-words.js';

/** A rectangle on the page. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Fragment {
  /** Word numbers in reading order. */
  words: number[];
  x0: number;
  x1: number;
  /** Baseline and the approximate extent of the letters above and below it. */
  baseline: number;
  top: number;
  bottom: number;
  /** Size of most of its characters. */
  size: number;
  chars: number;
  /** Set on the slices that stand for an obstacle among the text (see obstacle.ts). */
  obstacle?: Box;
  /** The field of a form it is written in (see fields.ts). */
  field?: Box;
  /** The width of the shaded bar whose only text it is (see bars.ts). */
  bar?: { x0: number; x1: number };
}

/** Word positions of one direction, turned upright: start and end along the line, and the baseline. */
export interface TurnedWords {
  words: PageWords;
  angle: number;
  indices: number[];
  x0: Float32Array;
  x1: Float32Array;
  y: Float32Array;
}

/** How far letters reach above and below the baseline, in em. */
const ascent = 0.74;
const descent = 0.22;

/** The words of each direction; the direction with most characters comes first. */
export function turnWords(words: PageWords): TurnedWords[] {
  const chars = new Map<number, number>();
  for (let index = 0; index < words.count; index++) {
    const angle = words.angle[index]!;
    chars.set(angle, (chars.get(angle) ?? 0) + words.end[index]! - words.start[index]!);
  }
  const angles = [...chars.keys()].sort((a, b) => chars.get(b)! - chars.get(a)! || a - b);
  return angles.map((angle) => turn(words, angle, angles.length === 1));
}

function turn(words: PageWords, angle: number, isOnly: boolean): TurnedWords {
  const indices: number[] = [];
  for (let index = 0; index < words.count; index++)
    if ((isOnly || words.angle[index] === angle) && words.end[index]! > words.start[index]!) indices.push(index);
  if (angle === 0) return { words, angle, indices, x0: words.x0, x1: words.x1, y: words.y0 };
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const x0 = new Float32Array(words.count);
  const x1 = new Float32Array(words.count);
  const y = new Float32Array(words.count);
  for (const index of indices) {
    x0[index] = words.x0[index]! * cos + words.y0[index]! * sin;
    x1[index] = words.x1[index]! * cos + words.y1[index]! * sin;
    y[index] = words.y0[index]! * cos - words.x0[index]! * sin;
  }
  return { words, angle, indices, x0, x1, y };
}

/** The widest gap, in em, between words of one fragment: where a space is shown, and where none is. */
export interface JoinLimits {
  spaced: number;
  unspaced: number;
  /** Whether gaps like the other word spaces of the row, stretched to fill the line, are word spaces too. */
  stretched: boolean;
}

/** For running text, whose spaces may be stretched. */
export const proseLimits: JoinLimits = { spaced: 0.85, unspaced: 0.5, stretched: true };

/** For tables, whose columns may stand close. */
export const tableLimits: JoinLimits = { spaced: 0.42, unspaced: 0.3, stretched: false };

/** Chains words, in the order of the content stream, where they run on along a line. */
export function chainWords(turned: TurnedWords, indices: readonly number[], limits: JoinLimits): Fragment[] {
  const { words, x0, x1, y } = turned;
  const fragments: Fragment[] = [];
  let current: Fragment | undefined;
  for (const index of indices) {
    const previous = current ? current.words[current.words.length - 1]! : -1;
    if (current && continues(turned, current, previous, index, limits)) {
      current.words.push(index);
      extend(current, words, index, x0[index]!, x1[index]!, y[index]!);
    } else fragments.push((current = makeFragment(words, index, x0[index]!, x1[index]!, y[index]!)));
  }
  return fragments;
}

/** True when the word follows the fragment's last one closely enough that nothing but a word space lies between. */
function continues(
  turned: TurnedWords,
  fragment: Fragment,
  previous: number,
  next: number,
  limits: JoinLimits,
): boolean {
  const { words, x0, x1, y } = turned;
  const size = words.size[next]!;
  const larger = Math.max(size, fragment.size);
  const gap = x0[next]! - x1[previous]!;
  const shift = Math.abs(y[next]! - fragment.baseline);
  if (shift > larger * 0.12) {
    // Raised or lowered, smaller and close: a superscript or subscript, or the text going on after one.
    const smaller = Math.min(size, words.size[previous]!);
    const isScript = smaller < larger * 0.86 && shift < larger * 0.62 && gap < larger * 0.3;
    if (!isScript) return false;
  }
  if (gap <= -larger * 0.5) return false;
  if (isApart(words, next, limits)) return false;
  const limit = (words.flags[next]! & spaceBefore) !== 0 ? limits.spaced : limits.unspaced;
  return gap < larger * limit || (gap < larger * leaderPitch && isDot(words, next));
}

/** A cell begins with the word: it goes on from the text before it only where any does. */
export const isApart = (words: PageWords, word: number, limits: JoinLimits): boolean =>
  (words.flags[word]! & setApart) !== 0 && Number.isFinite(limits.unspaced);

/** Dots that lead from a name to its number stand no further apart, in em. */
const leaderPitch = 1.5;

/** A dot that stands alone. */
const isDot = ({ chars, start, end }: PageWords, word: number): boolean =>
  end[word]! - start[word]! === 1 && chars[start[word]!] === 0x2e;

function makeFragment(words: PageWords, index: number, x0: number, x1: number, y: number): Fragment {
  const size = words.size[index]!;
  return {
    words: [index],
    x0: Math.min(x0, x1),
    x1: Math.max(x0, x1),
    baseline: y,
    top: y - size * ascent,
    bottom: y + size * descent,
    size,
    chars: words.end[index]! - words.start[index]!,
    // Fragments have all members, as lines do (see line.ts).
    obstacle: undefined,
    field: undefined,
    bar: undefined,
  };
}

function extend(fragment: Fragment, words: PageWords, index: number, x0: number, x1: number, y: number): void {
  const size = words.size[index]!;
  const chars = words.end[index]! - words.start[index]!;
  if (x0 < fragment.x0) fragment.x0 = x0;
  if (x1 > fragment.x1) fragment.x1 = x1;
  // The baseline is that of the largest text; a leading superscript gives way to what follows it.
  if (size > fragment.size * 1.1 && chars > 0) {
    fragment.baseline = y;
    fragment.size = size;
  }
  if (y - size * ascent < fragment.top) fragment.top = y - size * ascent;
  if (y + size * descent > fragment.bottom) fragment.bottom = y + size * descent;
  fragment.chars += chars;
}

/** A copy that others can be joined to. Spread into a literal it would be of another shape. */
export const copyOf = (fragment: Fragment): Fragment => {
  const { words, x0, x1, baseline, top, bottom, size, chars, obstacle, field, bar } = fragment;
  return { words: [...words], x0, x1, baseline, top, bottom, size, chars, obstacle, field, bar };
};

/** Joins `next`, which stands to the right on the same row, to `fragment`. */
export function mergeFragments(fragment: Fragment, next: Fragment): void {
  fragment.words.push(...next.words);
  fragment.x0 = Math.min(fragment.x0, next.x0);
  fragment.x1 = Math.max(fragment.x1, next.x1);
  fragment.top = Math.min(fragment.top, next.top);
  fragment.bottom = Math.max(fragment.bottom, next.bottom);
  if (next.chars > fragment.chars || next.size > fragment.size * 1.2) {
    fragment.size = next.size;
    fragment.baseline = next.baseline;
  }
  fragment.chars += next.chars;
}
