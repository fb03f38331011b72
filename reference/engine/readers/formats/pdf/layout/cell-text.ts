/**
 * The text of a cell: its lines joined as running text, but for those that stay lines of their own: set in another size or
 * weight, such as the description under the name of a dish or a value under its label; begun although the words would have
 * fitted on the line above; figures, and labels and values with wide gaps between.
 */
import type { FontStyle } from '../fonts/font.js';
import { isNumeric } from '../tables/text-rows.js';
import type { Fragment, TurnedWords } from './fragment.js';
import { appendLine } from './join-lines.js';
import { fragmentText } from './line.js';

/** Sizes further apart than this share are different. */
const otherSize = 0.08;

/** A sign or a number set smaller belongs to its neighbours. */
const leastChars = 3;
const isWord = /\p{L}{2}/u;

/** A label with a colon, and what it says. */
const isLabelled = /^\p{Lu}[^:.]{0,24}: \S/u;

/** What tells lines of their own. */
export interface CellLook {
  styleOf: (font: number) => FontStyle;
  /** How far the text of the cell could reach, where that is known. */
  x1?: number;
}

/** Lines of their own are parted by a line feed. */
export function cellText(lines: readonly Fragment[], turned: TurnedWords, look: CellLook): string {
  const areLabelled = lines.length > 1 && lines.every((line) => isParted(line, turned));
  let text = '';
  let above: Fragment | undefined;
  for (const line of lines) {
    const own = fragmentText(line, turned);
    const isOwn =
      above &&
      line.baseline - above.baseline > 0.5 * line.size &&
      (areLabelled ||
        isApart(above, line, own) ||
        (isLabelled.test(own) && /[^,\-–]$/.test(text)) ||
        (isNumeric(own) && isNumeric(fragmentText(above, turned))) ||
        isOtherWeight(above, line, turned, look) ||
        isSet(above, line, own, look));
    text = isOwn ? `${text.trimEnd()}\n${own}` : appendLine(text, own);
    above = line;
  }
  return text.trim();
}

/** All of one line is bold, nothing of the other. */
function isOtherWeight(above: Fragment, line: Fragment, turned: TurnedWords, look: CellLook): boolean {
  // What stands in brackets says more of what stands before it.
  if (turned.words.text(line.words[0]!).startsWith('(')) return false;
  const [one, other] = [isBold(above, turned, look), isBold(line, turned, look)];
  return one !== undefined && other !== undefined && one !== other;
}

/** Undefined where only some of the words are. */
function isBold({ words, chars }: Fragment, turned: TurnedWords, look: CellLook): boolean | undefined {
  const isFirst = look.styleOf(turned.words.font[words[0]!]!).bold;
  if (chars < leastChars) return undefined;
  return words.every((word) => look.styleOf(turned.words.font[word]!).bold === isFirst) ? isFirst : undefined;
}

/** A gap wider than any word space, in em. */
const wideGap = 1.5;

const isParted = ({ words, size }: Fragment, { x0, x1 }: TurnedWords): boolean =>
  words.some((word, index) => index > 0 && x0[word]! - x1[words[index - 1]!]! > wideGap * size);

/** Lines that begin this close, in points, are set flush left. */
const sameEdge = 1.5;

/** The first word would have fitted on the line above, and begins like a line of its own. */
function isSet(above: Fragment, line: Fragment, text: string, { x1 }: CellLook): boolean {
  if (x1 === undefined || Math.abs(above.x0 - line.x0) > sameEdge || !/^[\p{Lu}\d+@#\u2610-\u2612]/u.test(text))
    return false;
  const word = text.split(' ', 1)[0]!.length + 1;
  return above.x1 + (1.1 * word * (line.x1 - line.x0)) / text.length < x1;
}

const isApart = (above: Fragment, line: Fragment, text: string): boolean =>
  Math.abs(above.size - line.size) > otherSize * Math.max(above.size, line.size) &&
  (Math.min(above.chars, line.chars) >= leastChars || (above.size > line.size && isWord.test(text)));

/** Fewer dots are written. */
const leastDots = 5;

/** The text of a cell without the row of dots that leads to the next one. */
export function withoutLeader(text: string): string {
  let end = text.length;
  let dots = 0;
  for (; end > 0 && /[ .\u2026]/.test(text[end - 1]!); end--) if (text[end - 1] !== ' ') dots++;
  return dots >= leastDots ? text.slice(0, end) : text;
}
