/**
 * Is it a table? Weighs a grid built from text: prose in two columns, lists and tables of contents are none.
 */
import type { Fragment, TurnedWords } from '../layout/fragment.js';
import { fragmentText } from '../layout/line.js';
import { listMarker } from '../layout/list-marker.js';
import type { FoundTable } from './table.js';
import { isNumeric } from './text-rows.js';

/** `headed`: row rules, one of them under the column heads; `pair`: rules above and below; `none`: text alone. */
export interface Evidence {
  rules: 'headed' | 'pair' | 'none';
}

export function isTabular(table: FoundTable, turned: TurnedWords, { rules }: Evidence): boolean {
  const { cells, columns, rows } = table;
  if (rows < 2) return false;
  const texts = cells.map((cell) => cell.lines.map((line) => fragmentText(line, turned)).join(' '));
  if (columns === 1)
    return rules === 'headed' && rows >= 3 && texts.every((text) => text.length < 70) && isSpaced(table);
  if (hasLeaders(texts)) return false;
  const numbers = texts.filter(isNumeric).length;
  const fill = cells.length / (rows * columns);
  if (fill < (rules === 'none' ? 0.4 : 0.25)) return false;
  if (columns === 2 && isMarkColumn(table, turned)) return false;
  if (rules === 'headed') return true;
  if (rules === 'pair') return !isProse(table, texts) || numbers > cells.length * 0.3;
  if (hasProseColumn(table) && fill < 0.8) return false;
  if (hasMarginNotes(table, turned)) return false;
  const shared = sharedRows(table);
  if (numbers >= cells.length * 0.25 && rows >= 3) return shared >= 2;
  // Two rows of a name and figures, all in full.
  if (rows === 2 && columns >= 3 && fill === 1 && numbers === cells.length - rows) return true;
  if (isProse(table, texts)) return false;
  if (areFields(table, texts)) return true;
  return shared >= 3 && (columns >= 3 ? shared >= 4 || fill > 0.9 : isAligned(table));
}

/** Labels with colons, each with its value, two or more of them side by side in every row. */
const areFields = ({ cells, columns, rows }: FoundTable, texts: readonly string[]): boolean =>
  columns >= 4 &&
  columns % 2 === 0 &&
  cells.length === rows * columns &&
  cells.every(({ column }, index) => texts[index]!.endsWith(':') === (column % 2 === 0));

/** Rows further apart than the lines of a paragraph. */
function isSpaced(table: FoundTable): boolean {
  const lines = table.cells.flatMap((cell) => cell.lines).sort((a, b) => a.baseline - b.baseline);
  const loose = lines.slice(1).filter((line, index) => line.baseline - lines[index]!.baseline > 1.5 * line.size).length;
  return loose >= (lines.length - 1) * 0.7;
}

/** Rows with text in more than one column. */
export function sharedRows(table: FoundTable): number {
  const counts = new Map<number, number>();
  for (const cell of table.cells) counts.set(cell.row, (counts.get(cell.row) ?? 0) + 1);
  return [...counts.values()].filter((count) => count >= 2).length;
}

/** Long cells that fill their columns line after line. */
function isProse(table: FoundTable, texts: readonly string[]): boolean {
  const chars = texts.reduce((sum, text) => sum + text.length, 0);
  if (chars / texts.length < (table.columns > 2 ? 60 : 45)) return false;
  const lines = table.cells.flatMap((cell) => cell.lines.map((line) => ({ line, cell })));
  const full = lines.filter(
    ({ line, cell }) =>
      line.x1 - line.x0 > 0.75 * (table.edges[cell.column + cell.colspan]! - table.edges[cell.column]!),
  );
  return full.length > lines.length * 0.55;
}

/** One column of running text beside little else: text next to a drawing or to marginal notes. */
function hasProseColumn(table: FoundTable): boolean {
  for (let column = 0; column < table.columns; column++) {
    const width = table.edges[column + 1]! - table.edges[column]!;
    const lines = table.cells
      .filter((cell) => cell.column === column && cell.colspan === 1)
      .flatMap((cell) => cell.lines);
    if (
      lines.length >= 4 &&
      lines.filter((line) => line.chars > 28 && line.x1 - line.x0 > 0.7 * width).length > lines.length * 0.5
    )
      return true;
  }
  return false;
}

const hasLeaders = (texts: readonly string[]): boolean =>
  texts.filter((text) => /(\. ?){5,}|…{2,}/.test(text)).length > texts.length * 0.2;

/** A first column of bullets or numbers before running text is a list; so are clauses with their numbers. */
function isMarkColumn(table: FoundTable, turned: TurnedWords): boolean {
  const first = linesOf(table, 0).map((line) => fragmentText(line, turned));
  const marks = first.filter((text) => text.length <= 4 && listMarker(`${text} x`) !== undefined);
  return (marks.length > 0 && marks.length >= first.length * 0.6) || areClauses(first);
}

/** `\u00a7 1`, `1.1`, `2.10.`: the number of a clause, with those of the clauses around it. */
const clauseNumber = /^(?:\u00a7\s?)?(\d{1,2}(?:\.\d{1,2}){0,3})\.?$/;

/** Fewer numbers may be anything. */
const leastClauses = 3;

/** Numbers of clauses in order: each goes on where the one before it, or a clause around that, ended. */
function areClauses(texts: readonly string[]): boolean {
  const numbers = texts.flatMap((text) => {
    const number = clauseNumber.exec(text)?.[1];
    return number === undefined ? [] : [number.split('.').map(Number)];
  });
  if (numbers.length < leastClauses || numbers.length < texts.length * 0.8) return false;
  return (
    numbers.some(({ length }) => length > 1) &&
    numbers.every((number, at) => at === 0 || goesOn(numbers[at - 1]!, number))
  );
}

/** `1.2` behind `1.1`, `1.1` behind `1`, `2` behind `1.4`. */
function goesOn(before: readonly number[], number: readonly number[]): boolean {
  const last = number.length - 1;
  return last >= before.length
    ? last === before.length && number[last] === 1 && before.every((own, at) => own === number[at])
    : number[last] === before[last]! + 1 && number.slice(0, last).every((own, at) => own === before[at]);
}

/** Letters of a question or a clause, on average. */
const longItem = 40;

/** A list of long items with whole numbers at the margin, as the points of questions are. */
function hasMarginNotes(table: FoundTable, turned: TurnedWords): boolean {
  if (table.columns > 3 || (table.columns === 3 ? !isMarkColumn(table, turned) : !isMarked(table, turned)))
    return false;
  const chars = linesOf(table, table.columns - 2).reduce((sum, line) => sum + line.chars, 0);
  return (
    chars > longItem * table.rows &&
    linesOf(table, table.columns - 1).every((line) =>
      /^[([]?\d{1,3}(?: ?[\p{L}.]{1,6})?[)\]]?$/u.test(fragmentText(line, turned)),
    )
  );
}

/** Each cell of the first column begins with a number that counts them. */
function isMarked(table: FoundTable, turned: TurnedWords): boolean {
  const items = table.cells.filter(({ column }) => column === 0);
  const numbers = items.map(({ lines: [first] }) => first && listMarker(fragmentText(first, turned))?.number);
  return numbers.every((number, index) => number !== undefined && number === numbers[0]! + index);
}

const linesOf = (table: FoundTable, column: number): Fragment[] =>
  table.cells.filter((cell) => cell.column === column && cell.colspan === 1).flatMap((cell) => cell.lines);

/** Two columns of words pass for a table only when rows are compact and each has both. */
function isAligned(table: FoundTable): boolean {
  const both = new Set(table.cells.filter((cell) => cell.column === 1).map((cell) => cell.row));
  const firsts = table.cells.filter((cell) => cell.column === 0 && both.has(cell.row));
  return (
    firsts.length >= table.rows * 0.75 &&
    table.cells.every((cell) => cell.lines.reduce((sum, line) => sum + line.chars, 0) < 60)
  );
}
