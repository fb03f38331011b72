/**
 * Oracles over converted content: each compares the facts a document was made with against what came out, and
 * returns what is wrong, or undefined. They demand content, order and cells, never a style.
 * Used by checks with documents; pure.
 * Spec: What the service does 1-2; Document data, `markdown` and `html`.
 */
import type { HeadingFact, LinkFact, TableFact } from '../../documents/fixture.js';
import { shortJson } from '../contract.js';
import type { OracleFinding } from '../expectation.js';
import type { Grid } from './html-tables.js';
import type { MarkdownFacts } from './markdown-facts.js';
import { oneLine, wordsBeyond, wordsOf } from './words.js';

/** The first of the texts that is missing. */
export function missingText(visible: string, texts: readonly string[]): OracleFinding | undefined {
  const line = oneLine(visible);
  const missing = texts.find((text) => !line.includes(oneLine(text)));
  return missing === undefined
    ? undefined
    : { expected: `a text containing ${shortJson(missing)}`, actual: line === '' ? 'no text' : shortJson(line, 300) };
}

/** The first of the texts that is there although it should not be. */
export function unwantedText(visible: string, texts: readonly string[]): OracleFinding | undefined {
  const line = oneLine(visible);
  const found = texts.find((text) => line.includes(oneLine(text)));
  if (found === undefined) return undefined;
  const at = line.indexOf(oneLine(found));
  return {
    expected: `a text without ${shortJson(found)}`,
    actual: `…${line.slice(Math.max(0, at - 60), at + found.length + 60)}…`,
  };
}

/** The first text that stands before its predecessor; missing texts are another oracle's matter. */
export function disorder(visible: string, texts: readonly string[]): OracleFinding | undefined {
  const line = oneLine(visible);
  let last = { at: -1, text: '' };
  for (const text of texts) {
    const at = line.indexOf(oneLine(text));
    if (at < 0) continue;
    if (at < last.at)
      return { expected: `${shortJson(last.text)} before ${shortJson(text)}`, actual: 'the other way round' };
    last = { at, text };
  }
  return undefined;
}

/** Words of the output that the document does not have. */
export function inventedWords(visible: string, documentText: string): OracleFinding | undefined {
  const invented = wordsBeyond(visible, documentText);
  return invented.length === 0
    ? undefined
    : { expected: 'only words of the document', actual: `also ${shortJson(invented.slice(0, 8))}` };
}

/** True when every word of `part` is a word of `whole`. */
export function wordsWithin(part: string, whole: string): OracleFinding | undefined {
  const beyond = wordsBeyond(part, whole);
  return beyond.length === 0
    ? undefined
    : { expected: 'no word that the fuller answer lacks', actual: `also ${shortJson(beyond.slice(0, 8))}` };
}

/** Headings that are missing or whose ranks are out of order. Levels may be shifted, never swapped. */
export function headingFinding(facts: MarkdownFacts, headings: readonly HeadingFact[]): OracleFinding | undefined {
  const found = headings.map((heading) => ({
    heading,
    made: facts.headings.find((item) => item.text.includes(oneLine(heading.text))),
  }));
  const missing = found.find((item) => !item.made);
  if (missing) {
    return {
      expected: `a heading ${shortJson(missing.heading.text)}`,
      actual:
        facts.headings.length === 0 ? 'no headings' : `headings ${shortJson(facts.headings.map((item) => item.text))}`,
    };
  }
  for (const upper of found) {
    for (const lower of found) {
      if (upper.heading.level < lower.heading.level && upper.made!.level >= lower.made!.level) {
        return {
          expected: `${shortJson(upper.heading.text)} to rank above ${shortJson(lower.heading.text)}`,
          actual: `levels ${upper.made!.level} and ${lower.made!.level}`,
        };
      }
    }
  }
  return undefined;
}

/** Links that are missing: text and target must belong together. */
export function linkFinding(facts: MarkdownFacts, links: readonly LinkFact[]): OracleFinding | undefined {
  const missing = links.find(
    (link) =>
      !facts.links.some((made) => sameAddress(made.href, link.href) && oneLine(made.text).includes(oneLine(link.text))),
  );
  return (
    missing && {
      expected: `a link ${shortJson(missing.text)} to ${missing.href}`,
      actual: facts.links.length === 0 ? 'no links' : shortJson(facts.links, 300),
    }
  );
}

/** Addresses that differ only in what URL parsing unifies are the same. */
export function sameAddress(left: string, right: string): boolean {
  if (left === right) return true;
  return URL.canParse(left) && URL.canParse(right) && new URL(left).href === new URL(right).href;
}

/**
 * A table whose cells left their rows or columns. Non-empty cells with a text of their own are looked for in one
 * grid; rows and columns of the fact must be rows and columns of the grid, in order. Further rows and columns of
 * the grid (an empty header, a row number) do no harm.
 */
export function tableFinding(grids: readonly Grid[], table: TableFact): OracleFinding | undefined {
  if (grids.length === 0) return { expected: 'a table', actual: 'no table' };
  let nearest: OracleFinding | undefined;
  for (const grid of grids) {
    const finding = gridFinding(grid, table.cells);
    if (!finding) return undefined;
    // The complaint about the grid that holds some of the cells tells more than one about a stranger.
    if (!nearest || !finding.actual.startsWith('no cell')) nearest = finding;
  }
  return nearest;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

function gridFinding(grid: Grid, cells: TableFact['cells']): OracleFinding | undefined {
  const rowOf = new Map<number, number>();
  const columnOf = new Map<number, number>();
  const texts = cells.flat().filter((text) => text !== '');
  for (const [row, line] of cells.entries()) {
    for (const [column, text] of line.entries()) {
      // A text that stands in several cells cannot tell where it belongs.
      if (text === '' || texts.filter((other) => other === text).length > 1) continue;
      const place = placeOf(grid, text);
      if (!place) return { expected: `a table cell ${shortJson(text)}`, actual: 'no cell with this text' };
      const wrong = placed(rowOf, row, place.row, 'row') ?? placed(columnOf, column, place.column, 'column');
      if (wrong !== undefined)
        return {
          expected: `the cell ${shortJson(text)} in its ${wrong}`,
          actual: `another ${wrong} than its neighbours`,
        };
    }
  }
  const order = outOfOrder(rowOf, 'rows') ?? outOfOrder(columnOf, 'columns');
  return order === undefined ? undefined : { expected: `the table's ${order} in order`, actual: 'another order' };
}

function placeOf(grid: Grid, text: string): Place | undefined {
  const wanted = oneLine(text);
  for (const [row, line] of grid.entries()) {
    for (let column = 0; column < line.length; column += 1) {
      if (oneLine(line[column] ?? '') === wanted) return { row, column };
    }
  }
  return undefined;
}

/** Notes where a row or column went; a second place for it is wrong. */
function placed(seen: Map<number, number>, from: number, to: number, what: string): string | undefined {
  const before = seen.get(from);
  seen.set(from, before ?? to);
  return before !== undefined && before !== to ? what : undefined;
}

function outOfOrder(seen: ReadonlyMap<number, number>, what: string): string | undefined {
  const ordered = [...seen].sort(([left], [right]) => left - right).map(([, to]) => to);
  return ordered.some((to, index) => index > 0 && to <= ordered[index - 1]!) ? what : undefined;
}

/** Two outputs whose words differ: for relations where spacing may change and words may not. */
export function differentWords(left: string, right: string, relation: string): OracleFinding | undefined {
  const first = wordsOf(left);
  const second = wordsOf(right);
  if (first.join(' ') === second.join(' ')) return undefined;
  const at = first.findIndex((word, index) => word !== second[index]);
  const index = at < 0 ? first.length : at;
  const around = (words: readonly string[]): string =>
    shortJson(words.slice(Math.max(0, index - 3), index + 4).join(' '));
  return { expected: `${relation}: ${around(first)}`, actual: around(second) };
}
