/**
 * Blanks to fill in that are drawn as a line behind their label, as forms have them: they become typed ones (`____`), so that
 * `Name: ____ Date: ____` does not read as `Name: Date:`.
 */
import type { PageGraphics } from '../content/page-graphics.js';
import type { PageWords } from '../content/page-words.js';
import { pageRules, type Rule } from '../tables/rules.js';

/** What a blank reads as. */
const typed = '____';

/** Shorter lines are signs; longer ones part what stands above them from what stands below. */
const length = { least: 12, most: 480 };

/** More lines than this are a drawing. */
const mostRules = 200;

/** From the label to the line, in em. */
const nearness = 1.2;

/** Adds a word for each blank of the page; returns the blanks by the words they stand behind. */
export function addDrawnBlanks(words: PageWords, graphics: PageGraphics): ReadonlyMap<number, number> {
  const behind = new Map<number, number>();
  if (graphics.horizontal.length === 0 || graphics.horizontal.length > mostRules * 4) return behind;
  const { horizontal, vertical } = pageRules(graphics);
  const blanks = horizontal
    .filter((rule) => rule.to - rule.from >= length.least && rule.to - rule.from <= length.most)
    .filter((rule) => !vertical.some((upright) => meets(rule, upright)))
    .sort((a, b) => a.from - b.from);
  for (const blank of blanks) {
    const label = labelOf(blank, words);
    if (label === undefined) continue;
    const size = words.size[label]!;
    // Close to its label, so that the two are one piece of text.
    const x0 = words.x1[label]! + 0.25 * size;
    words.add(typed, {
      x0,
      x1: Math.max(x0, blank.to),
      y: words.y0[label]!,
      size,
      font: words.font[label]!,
      spaced: true,
      mcid: words.mcid[label]!,
    });
    behind.set(label, words.count - 1);
  }
  return behind;
}

/** The words in order, each blank right behind its label. */
export function withBlanks(indices: readonly number[], behind: ReadonlyMap<number, number>): number[] {
  const blanks = new Set(behind.values());
  const ordered: number[] = [];
  for (const index of indices) {
    if (blanks.has(index)) continue;
    for (let next: number | undefined = index; next !== undefined; next = behind.get(next)) ordered.push(next);
  }
  return ordered;
}

const meets = ({ at, from, to }: Rule, upright: Rule): boolean =>
  upright.at >= from - 2 && upright.at <= to + 2 && upright.from <= at + 2 && upright.to >= at - 2;

/** The word right before the line, on its level; undefined when there is none, or when something stands on the line. */
function labelOf({ at, from, to }: Rule, words: PageWords): number | undefined {
  let label: number | undefined;
  for (let index = 0; index < words.count; index++) {
    const below = at - words.y0[index]!;
    const size = words.size[index]!;
    if (words.angle[index] !== 0 || below < -0.35 * size || below > 0.5 * size) continue;
    const [x0, x1] = [words.x0[index]!, words.x1[index]!];
    if (x0 < to - 1 && x1 > from + 1) return undefined;
    if (x1 <= from + 1 && x1 > from - nearness * size && (label === undefined || x1 > words.x1[label]!)) label = index;
  }
  return label;
}
