/**
 * Tables shaded instead of ruled: the edges of filled boxes as rules, where no ruled table was found.
 */
import type { Drawn } from '../layout/fields.js';
import type { Rule, Rules } from './rules.js';
import type { HeadFoot } from './headed.js';
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

/** Heights of boxes behind heads of columns. */
const headHeight = { least: 8, most: 60 };

/** Boxes that may stand behind heads; those side by side are one. */
export function headBoxes({ boxes }: Drawn): HeadFoot[] {
  const heads: Required<HeadFoot>[] = [];
  if (boxes.length > maxBoxes * 4) return heads;
  const own: Required<HeadFoot>[] = [];
  for (let index = 0; index < boxes.length; index += 4)
    own.push({ from: boxes[index]!, top: boxes[index + 1]!, to: boxes[index + 2]!, at: boxes[index + 3]! });
  const level = ({ at, top }: Required<HeadFoot>): number => Math.round(at) * 4096 + Math.round(top);
  own.sort((a, b) => level(a) - level(b) || a.from - b.from);
  for (const box of own) {
    if (box.at - box.top < headHeight.least || box.at - box.top > headHeight.most) continue;
    const last = heads[heads.length - 1];
    if (last && level(last) === level(box) && box.from - last.to <= 4) last.to = Math.max(last.to, box.to);
    else heads.push({ ...box });
  }
  return heads;
}
