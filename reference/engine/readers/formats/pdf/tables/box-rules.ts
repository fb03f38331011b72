/**
 * Tables shaded instead of ruled: the edges of filled boxes as rules, where no ruled table was found.
 */
import type { Drawn } from '../layout/fields.js';
import type { Rule, Rules } from './rules.js';
import type { FoundTable } from './table.js';

/** More boxes than this are a drawing. */
const maxBoxes = 2000;

/** The edges of the boxes outside the tables already found; undefined when there are too few boxes to make a table. */
export function boxRules(graphics: Drawn, tables: readonly FoundTable[]): Rules | undefined {
  const { boxes } = graphics;
  if (boxes.length < 3 * 4 || boxes.length > maxBoxes * 4) return undefined;
  const horizontal: Rule[] = [];
  const vertical: Rule[] = [];
  for (let index = 0; index < boxes.length; index += 4) {
    const [x0, y0, x1, y1] = [boxes[index]!, boxes[index + 1]!, boxes[index + 2]!, boxes[index + 3]!];
    if (y1 - y0 > 250 || x1 - x0 < 12 || y1 - y0 < 6) continue;
    if (tables.some((table) => x0 < table.x1 && table.x0 < x1 && y0 < table.y1 && table.y0 < y1)) continue;
    horizontal.push({ at: y0, from: x0, to: x1 }, { at: y1, from: x0, to: x1 });
    vertical.push({ at: x0, from: y0, to: y1 }, { at: x1, from: y0, to: y1 });
  }
  return horizontal.length >= 6 ? { horizontal, vertical } : undefined;
}
