/**
 * The ruled tables of a page: lattices first, then tables between row rules, on the words no lattice has taken.
 */
import type { PageGraphics } from '../content/page-graphics.js';
import type { TurnedWords } from '../layout/fragment.js';
import { findLattices } from './lattice.js';
import { latticeTable } from './lattice-table.js';
import { findRuleTables } from './rule-table.js';
import { pageRules, type Rule } from './rules.js';
import type { FoundTable } from './table.js';

export interface RuledTables {
  tables: FoundTable[];
  /** Words that are in none of them. */
  rest: number[];
}

export function findRuledTables(graphics: PageGraphics, turned: TurnedWords): RuledTables {
  const tables: FoundTable[] = [];
  let rest = turned.indices;
  if (turned.angle !== 0 || graphics.horizontal.length < 8) return { tables, rest };
  const rules = pageRules(graphics);
  let horizontal: Rule[] = rules.horizontal;
  for (const lattice of findLattices(rules)) {
    const [x0, x1] = [lattice.xs[0]!, lattice.xs[lattice.xs.length - 1]!];
    const [y0, y1] = [lattice.ys[0]!, lattice.ys[lattice.ys.length - 1]!];
    const inside = rest.filter((index) => isInside(turned, index, x0, y0, x1, y1));
    const table = inside.length > 1 ? latticeTable(lattice, turned, inside) : undefined;
    if (!table) continue;
    tables.push(table);
    const taken = new Set(inside);
    rest = rest.filter((index) => !taken.has(index));
    horizontal = horizontal.filter((rule) => rule.at < y0 - 2 || rule.at > y1 + 2 || rule.to < x0 || rule.from > x1);
  }
  for (const table of findRuleTables(horizontal, turned, rest)) {
    tables.push(table);
    const taken = new Set(table.cells.flatMap((cell) => cell.lines.flatMap((line) => line.words)));
    rest = rest.filter((index) => !taken.has(index));
  }
  return { tables, rest };
}

/** The middle of the word lies in the box. */
function isInside(turned: TurnedWords, index: number, x0: number, y0: number, x1: number, y1: number): boolean {
  const x = (turned.x0[index]! + turned.x1[index]!) / 2;
  const y = turned.y[index]! - 0.28 * turned.words.size[index]!;
  return x > x0 && x < x1 && y > y0 && y < y1;
}
