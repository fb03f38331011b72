/**
 * Steps whose number stands in a drawn circle or box beside their text, in the middle of its height or a little below its first
 * line: the number is put on that line, as the mark of an item.
 */
import type { PageGraphics } from '../content/page-graphics.js';
import type { PageWords } from '../content/page-words.js';
import type { Box } from './fragment.js';

/** Sides of an icon in points, and the most drawings of a page that are looked at. */
const side = { least: 9, most: 48 };
const mostIcons = 200;

/** Fewer icons that count from one tell nothing. */
const leastSteps = 2;

/** From the icon to its text, in points, and the distance of lines that belong together, in em. */
const reach = 40;
const linePitch = 1.7;

/** Icons whose middles are this close together, in points, stand below one another. */
const sameColumn = 2;

interface Step extends Box {
  word: number;
}

export function standNumberedIcons(words: PageWords, graphics: PageGraphics): void {
  const icons = iconsOf(graphics);
  if (icons.length < leastSteps) return;
  const steps = stepsOf(icons, words);
  for (let start = 0; start < steps.length;) {
    const column = [steps[start]!];
    while (isNext(column, steps[start + column.length], words)) column.push(steps[start + column.length]!);
    if (column.length >= leastSteps && numberOf(column[0]!, words) === 1) standOnFirstLines(column, words);
    start += column.length;
  }
}

/** Small round or square drawings, each once. */
function iconsOf({ drawings, frames, boxes }: PageGraphics): Box[] {
  const icons = new Map<string, Box>();
  for (const source of [drawings, frames, boxes]) {
    for (let at = 0; at < source.length; at += 4) {
      const [x0, y0, x1, y1] = [source[at]!, source[at + 1]!, source[at + 2]!, source[at + 3]!];
      const [width, height] = [x1 - x0, y1 - y0];
      if (width < side.least || width > side.most || Math.abs(width - height) > 0.1 * width) continue;
      icons.set(`${Math.round(x0 + x1)} ${Math.round(y0 + y1)}`, { x0, y0, x1, y1 });
      if (icons.size > mostIcons) return [];
    }
  }
  return [...icons.values()];
}

const isNumber = ({ chars, start, end }: PageWords, word: number): boolean => {
  const length = end[word]! - start[word]!;
  if (length > 2) return false;
  for (let at = start[word]!; at < end[word]!; at++) if (chars[at]! < 0x30 || chars[at]! > 0x39) return false;
  return length > 0;
};

/** The icons that hold a number and nothing else, column by column from top to bottom. */
function stepsOf(icons: readonly Box[], words: PageWords): Step[] {
  const held = new Map<Box, number>();
  for (let word = 0; word < words.count; word++) {
    if (!isNumber(words, word) || words.angle[word] !== 0) continue;
    const [x, y] = [(words.x0[word]! + words.x1[word]!) / 2, words.y0[word]! - 0.35 * words.size[word]!];
    const icon = icons.find(
      ({ x0, y0, x1, y1 }) =>
        Math.abs(x0 + x1 - 2 * x) < 0.3 * (x1 - x0) && Math.abs(y0 + y1 - 2 * y) < 0.5 * (y1 - y0),
    );
    if (icon) held.set(icon, word);
  }
  const steps = [...held].map(([icon, word]) => ({ ...icon, word }));
  return steps.sort((a, b) => (Math.abs(a.x0 + a.x1 - b.x0 - b.x1) <= 2 * sameColumn ? a.y0 - b.y0 : a.x0 - b.x0));
}

const numberOf = ({ word }: Step, words: PageWords): number => Number(words.text(word));

function isNext(column: readonly Step[], step: Step | undefined, words: PageWords): boolean {
  const last = column[column.length - 1]!;
  return (
    step !== undefined &&
    Math.abs(step.x0 + step.x1 - last.x0 - last.x1) <= 2 * sameColumn &&
    numberOf(step, words) === numberOf(last, words) + 1
  );
}

/** Puts the number of each step level with the first line of the text beside it, where all have one at the same place. */
function standOnFirstLines(column: readonly Step[], words: PageWords): void {
  const texts = column.map((step) => lineBeside(step, words));
  if (!texts.every((text) => text !== undefined)) return;
  const [place] = texts.map((word) => words.x0[word]!);
  if (!texts.every((word) => Math.abs(words.x0[word]! - place!) <= sameColumn)) return;
  const lines: number[] = [];
  for (let word = 0; word < words.count; word++)
    if (words.angle[word] === 0 && Math.abs(words.x0[word]! - place!) <= sameColumn) lines.push(word);
  lines.sort((a, b) => words.y0[a]! - words.y0[b]!);
  for (const [index, step] of column.entries()) {
    const above = column[index - 1]?.y1 ?? -Infinity;
    let at = lines.indexOf(texts[index]!);
    for (; at > 0; at--) {
      const line = lines[at]!;
      const before = lines[at - 1]!;
      const pitch = words.y0[line]! - words.y0[before]!;
      if (pitch > linePitch * words.size[line]! || words.y0[before]! - words.size[before]! < above) break;
    }
    const first = lines[at]!;
    words.y0[step.word] = words.y1[step.word] = words.y0[first]!;
    words.size[step.word] = words.size[first]!;
  }
}

/** The word right of the icon that is nearest to its middle. */
function lineBeside({ x1, y0, y1 }: Step, words: PageWords): number | undefined {
  let nearest: number | undefined;
  let least = 0.75 * (y1 - y0);
  let x = Infinity;
  for (let word = 0; word < words.count; word++) {
    const from = words.x0[word]!;
    if (words.angle[word] !== 0 || from < x1 || from > x1 + reach || from > x + sameColumn) continue;
    const away = Math.abs(words.y0[word]! - 0.35 * words.size[word]! - (y0 + y1) / 2);
    if (away >= 0.75 * (y1 - y0) || (from >= x - sameColumn && away >= least)) continue;
    [nearest, least, x] = [word, away, from];
  }
  return nearest;
}
