/**
 * The text of a cell: its lines joined as running text, but for those set in another size, such as the description under the
 * name of a dish, which stay lines of their own.
 */
import type { Fragment, TurnedWords } from './fragment.js';
import { appendLine } from './join-lines.js';
import { fragmentText } from './line.js';

/** Sizes further apart than this share are different. */
const otherSize = 0.1;

/** A sign or a number set smaller belongs to its neighbours. */
const leastChars = 3;

/** Lines of their own are parted by a line feed. */
export function cellText(lines: readonly Fragment[], turned: TurnedWords): string {
  let text = '';
  let above: Fragment | undefined;
  for (const line of lines) {
    const own = fragmentText(line, turned);
    text = above && isApart(above, line) ? `${text.trimEnd()}\n${own}` : appendLine(text, own);
    above = line;
  }
  return text.trim();
}

const isApart = (above: Fragment, line: Fragment): boolean =>
  Math.abs(above.size - line.size) > otherSize * Math.max(above.size, line.size) &&
  Math.min(above.chars, line.chars) >= leastChars &&
  line.baseline - above.baseline > 0.5 * line.size;

/** Fewer dots are written. */
const leastDots = 5;

/** The text of a cell without the row of dots that leads to the next one. */
export function withoutLeader(text: string): string {
  let end = text.length;
  let dots = 0;
  for (; end > 0 && /[ .\u2026]/.test(text[end - 1]!); end--) if (text[end - 1] !== ' ') dots++;
  return dots >= leastDots ? text.slice(0, end) : text;
}
