/**
 * The ruled tables of a page: lattices of rules, tables between row rules, lattices of shaded boxes; each on the words that
 * are left over by those before it.
 */
import { coveredShare, type Area } from '../content/figure-areas.js';
import type { Drawn } from '../layout/fields.js';
import type { TurnedWords } from '../layout/fragment.js';
import { boxRules, headBoxes } from './box-rules.js';
import { withoutCodeFrames, type CodeTeller } from './code-frames.js';
import { findLattices, type Lattice } from './lattice.js';
import { withHeadAbove, withOtherHeadAbove } from './head-above.js';
import { withLabelsBeside } from './labels-beside.js';
import { latticeTable } from './lattice-table.js';
import { findHeadedTables, type HeadFoot } from './headed.js';
import { findRuleTables } from './rule-table.js';
import { withTotalsBelow } from './totals-below.js';
import { pageRules, type Rule, type Rules } from './rules.js';
import type { FoundTable } from './table.js';
import { takeDrawnRules, withTypedBlanks } from './typed-rules.js';

export interface RuledTables {
  tables: FoundTable[];
  /** Words that are in none of them. */
  rest: readonly number[];
}

export function findRuledTables(
  drawn: Drawn,
  turned: TurnedWords,
  figures: readonly Area[],
  isCode: CodeTeller,
): RuledTables {
  const typed = takeDrawnRules(turned);
  const search = new Search(turned, typed.rest, figures);
  if (turned.angle !== 0) return { tables: [], rest: typed.rest };
  const rules = pageRules(drawn);
  rules.horizontal.push(...typed.rules);
  search.lattices(rules);
  rules.horizontal = withoutCodeFrames(rules.horizontal, turned, search.rest, isCode);
  const sides = rules.horizontal.filter((rule) => isSide(rule, rules.vertical));
  search.ruleTables(rules.horizontal.filter((rule) => !sides.includes(rule)));
  if (!search.areAround(sides)) for (const frames of joinedFrames(sides, rules.vertical)) search.ruleTables(frames);
  search.headedTables([...rules.horizontal.filter((rule) => !sides.includes(rule)), ...headBoxes(drawn)]);
  const boxes = boxRules(drawn, search.tables);
  if (boxes) search.lattices(boxes, true);
  return { tables: search.tables, rest: withTypedBlanks(turned, search.rest, typed.taken, search.tables) };
}

/** The side of a frame: upright rules meet it at both ends. What a frame holds has rules of its own. */
function isSide(rule: Rule, vertical: readonly Rule[]): boolean {
  const meets = (x: number): boolean =>
    vertical.some(
      (upright) => Math.abs(upright.at - x) <= 2.5 && upright.from <= rule.at + 2.5 && upright.to >= rule.at - 2.5,
    );
  return meets(rule.from) && meets(rule.to);
}

/** The sides of frames, those together that the rule at their left leads on to: between others stands what no frame holds. */
function joinedFrames(sides: readonly Rule[], vertical: readonly Rule[]): Rule[][] {
  const joined: Rule[][] = [];
  for (const side of sides.toSorted((a, b) => a.at - b.at)) {
    let top = side.at;
    for (const { at, from, to } of vertical)
      if (Math.abs(at - side.from) <= 2.5 && to >= side.at - 2.5) top = Math.min(top, from - 2.5);
    const group = joined.find((each) => {
      const above = each[each.length - 1]!;
      return above.at >= top && above.from <= side.from + 2.5 && above.to >= side.from;
    });
    if (group) group.push(side);
    else joined.push([side]);
  }
  return joined;
}

/** Two shaded parts of one striped table: as wide as one another, with no more than a few rows between them. */
function isStripe(part: Lattice, other: Lattice): boolean {
  if (part === other) return false;
  const [x0, otherX0] = [part.xs[0]!, other.xs[0]!];
  const [x1, otherX1] = [part.xs[part.xs.length - 1]!, other.xs[other.xs.length - 1]!];
  if (Math.abs(x0 - otherX0) > 2 || Math.abs(x1 - otherX1) > 2) return false;
  const gap = Math.max(other.ys[0]! - part.ys[part.ys.length - 1]!, part.ys[0]! - other.ys[other.ys.length - 1]!);
  return gap < mostRowsBetween * (part.ys[1]! - part.ys[0]!);
}

const mostRowsBetween = 2.5;

/** Heads take more of the width than this. */
const leastHeads = 120;

class Search {
  readonly tables: FoundTable[] = [];
  rest: readonly number[];
  private readonly taken: Uint8Array;
  private readonly turned: TurnedWords;
  private readonly figures: readonly Area[];

  constructor(turned: TurnedWords, indices: readonly number[], figures: readonly Area[]) {
    this.turned = turned;
    this.taken = new Uint8Array(turned.words.count);
    this.figures = figures;
    this.rest = indices;
  }

  lattices(rules: Rules, isShading = false): void {
    const lattices = findLattices(rules);
    for (const lattice of lattices) {
      if (lattice.meshes.length < 2 || (isShading && lattices.some((other) => isStripe(lattice, other)))) continue;
      const [x0, x1] = [lattice.xs[0]!, lattice.xs[lattice.xs.length - 1]!];
      const [y0, y1] = [lattice.ys[0]!, lattice.ys[lattice.ys.length - 1]!];
      // The axes and grid lines of a chart make a lattice, too.
      if (coveredShare({ x0, y0, x1, y1 }, this.figures) > 0.3) continue;
      const inside = this.rest.filter((index) => this.isInside(index, x0, y0, x1, y1));
      const table = inside.length > 1 ? latticeTable(lattice, this.turned, inside) : undefined;
      // One shaded row heads the columns below it, or is every other row of a striped table.
      if (table && !(isShading && table.rows === 1)) this.take(this.withSurroundings(table));
    }
  }

  /** The table with the heads above it, or the labels beside it. */
  private withSurroundings(table: FoundTable): FoundTable {
    const headed = withHeadAbove(table, this.turned, this.rest);
    return headed === table ? withLabelsBeside(table, this.turned, this.rest) : headed;
  }

  ruleTables(horizontal: readonly Rule[]): void {
    const free = horizontal.filter((rule) => this.isFree(rule));
    if (free.length < 2) return;
    for (const table of findRuleTables(free, this.turned, this.rest))
      if (!this.overlaps(table) && coveredShare(table, this.figures) <= 0.5)
        this.take(withOtherHeadAbove(table, this.turned, this.rest));
  }

  headedTables(feet: readonly HeadFoot[]): void {
    const free = feet.filter((foot) => foot.to - foot.from >= leastHeads && this.isFree(foot));
    for (const table of findHeadedTables(free, this.turned, this.rest))
      if (!this.overlaps(table) && coveredShare(table, this.figures) <= 0.5) this.take(table);
  }

  private isFree({ at, from, to }: Rule): boolean {
    return !this.tables.some((table) => at > table.y0 - 2 && at < table.y1 + 2 && to > table.x0 && from < table.x1);
  }

  /** The upper and lower sides of a double frame around all there is: they tell nothing of what it holds. */
  areAround(sides: readonly Rule[]): boolean {
    const [x0, x1] = [Math.min(...sides.map(({ from }) => from)), Math.max(...sides.map(({ to }) => to))];
    const middle = sides.reduce((sum, { at }) => sum + at, 0) / sides.length;
    const y0 = Math.max(...sides.flatMap(({ at }) => (at < middle ? [at] : [])));
    const y1 = Math.min(...sides.flatMap(({ at }) => (at < middle ? [] : [at])));
    return sides.length >= 4 && this.rest.every((index) => this.isInside(index, x0, y0, x1, y1));
  }

  private take(found: FoundTable): void {
    const table = withTotalsBelow(found, this.turned, this.rest);
    this.tables.push(table);
    for (const cell of table.cells) for (const line of cell.lines) for (const word of line.words) this.taken[word] = 1;
    this.rest = this.rest.filter((index) => this.taken[index] === 0);
  }

  private overlaps(table: FoundTable): boolean {
    return this.tables.some(
      (other) => table.x0 < other.x1 && other.x0 < table.x1 && table.y0 < other.y1 && other.y0 < table.y1,
    );
  }

  /** The middle of the word lies in the box. */
  private isInside(index: number, x0: number, y0: number, x1: number, y1: number): boolean {
    const { turned } = this;
    const x = (turned.x0[index]! + turned.x1[index]!) / 2;
    const y = turned.y[index]! - 0.28 * turned.words.size[index]!;
    return x > x0 && x < x1 && y > y0 && y < y1;
  }
}
