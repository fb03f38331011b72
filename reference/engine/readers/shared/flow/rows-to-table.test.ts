import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { ServiceError } from '../../../../base/errors.js';
import type { Block } from '../../../document/nodes.js';
import { rowsToTable, type CellShape, type ShapedRow } from './rows-to-table.js';

const text = (content: string): Block[] => (content === '' ? [] : [{ type: 'paragraph', children: [content] }]);
const row = (edges: (number | CellShape)[], ...cells: string[]): ShapedRow => ({
  shape: {
    leftEdge: 0,
    cells: edges.map((edge) => (typeof edge === 'number' ? { rightEdge: edge } : edge)),
    isHeader: false,
    firstRowIsHeader: false,
  },
  cells: cells.map(text),
});
/** Cells as `text`, `text x2` for a colspan, `text y2` for a rowspan. */
const draw = (...rows: ShapedRow[]): string[][] => {
  const [table] = rowsToTable(rows, noDeadline);
  if (table?.type !== 'table') throw new Error('no table');
  return table.rows.map(({ cells }) =>
    cells.map(
      ({ content, colspan = 1, rowspan = 1 }) =>
        `${typeof content === 'string' ? content : 'blocks'}${colspan > 1 ? ` x${colspan}` : ''}${rowspan > 1 ? ` y${rowspan}` : ''}`,
    ),
  );
};

describe('rowsToTable', () => {
  it('takes edges that differ by a few twips for the same column', () => {
    expect(draw(row([1000, 2000], 'a', 'b'), row([1010, 1985], 'c', 'd'))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('lets a cell span the columns between its edges', () => {
    expect(draw(row([2000, 3000], 'a', 'b'), row([1000, 2000, 3000], 'c', 'd', 'e'))).toEqual([
      ['a x2', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  it('fills the columns before a row that begins further right', () => {
    const indented = row([2000], 'b');
    indented.shape = { ...indented.shape, leftEdge: 1000 };
    expect(draw(row([1000, 2000], 'a', 'x'), indented)).toEqual([
      ['a', 'x'],
      ['', 'b'],
    ]);
  });

  it('parts tables that follow each other without a paragraph between them, by columns that have no edge in common', () => {
    const two = [row([2500, 5000], 'a', 'b'), row([2500, 5000], 'c', 'd')];
    const three = [row([1000, 3000, 5000], 'e', 'f', 'g'), row([1000, 3000, 5000], 'h', 'i', 'j')];
    const total = row([3000, 5000], 'sum', 'k');
    const rowsOf = (...rows: ShapedRow[]): unknown[] =>
      rowsToTable(rows, noDeadline).map((block) => (block.type === 'table' ? block.rows.length : block.type));
    expect(rowsOf(...two, ...three, total)).toEqual([2, 3]);
    expect(rowsOf(two[0]!, ...three)).toEqual([3]);
    expect(rowsOf(...two, row([2500, 4000, 5000], 'e', 'f', 'g'), row([2500, 4000, 5000], 'h', 'i', 'j'))).toEqual([4]);
  });

  it('parts them below a row of the first one that has few of its edges, and gives a row that was never ended a shape', () => {
    const unended: ShapedRow = { ...row([]), cells: [text('due'), text('January')] };
    const parts = rowsToTable(
      [
        row([1000, 2000, 3000, 4000], 'a', 'b', 'c', 'd'),
        row([1000, 2000, 3000, 4000], 'e', 'f', 'g', 'h'),
        row([3000, 4000], 'sum', '9'),
        row([2500, 4000], 'paid', '7'),
        unended,
      ],
      noDeadline,
    );
    expect(parts.map((part) => part.type === 'table' && part.rows.length)).toEqual([3, 2]);
  });

  it('does not force rows with little in common on a grid', () => {
    expect(draw(row([700, 1900], 'a', 'b'), row([1100, 2600], 'c', 'd'), row([1500, 3000], 'e', 'f'))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
  });

  it('joins merged cells, but never drops text for it', () => {
    const start: CellShape = { rightEdge: 1000, vertical: 'first' };
    const below: CellShape = { rightEdge: 1000, vertical: 'continued' };
    expect(draw(row([start, 2000], 'a', 'b'), row([below, 2000], '', 'c'), row([below, 2000], 'kept', 'd'))).toEqual([
      ['a y2', 'b'],
      ['c'],
      ['kept', 'd'],
    ]);
    expect(
      draw(
        row([1000, { rightEdge: 2000, horizontal: 'continued' }], 'a', ''),
        row([1000, { rightEdge: 2000, horizontal: 'continued' }], 'b', 'kept'),
      ),
    ).toEqual([['a x2'], ['b', 'kept']]);
  });

  it('gives nothing for a table without content, and the content alone of a single cell', () => {
    expect(rowsToTable([row([1000, 2000], '', '')], noDeadline)).toEqual([]);
    expect(rowsToTable([row([1000], 'framed')], noDeadline)).toEqual(text('framed'));
  });

  it('draws rows without a shape in order', () => {
    expect(draw(row([], 'a', 'b'), row([], 'c'))).toEqual([['a', 'b'], ['c']]);
  });

  it('draws rows of a table in order when its grid would be nearly empty', () => {
    const wide = row(
      [...Array(500).keys()].map((column) => (column + 1) * 100),
      ...Array<string>(500).fill('x'),
    );
    const narrow = row([50_000], 'y');
    narrow.shape = { ...narrow.shape, leftEdge: 49_900 };
    const drawn = draw(wide, ...Array<ShapedRow>(2500).fill(narrow));
    expect(drawn[0]).toHaveLength(500);
    expect(drawn.at(-1)).toEqual(['y']);
  });

  it('stops at the deadline', () => {
    const late = new ServiceError('deadline.exceeded', 'late');
    const deadline = {
      remainingMs: () => 0,
      check: () => {
        throw late;
      },
    };
    expect(() => rowsToTable([row([1000, 2000], 'a', 'b')], deadline)).toThrow(late);
  });
});
