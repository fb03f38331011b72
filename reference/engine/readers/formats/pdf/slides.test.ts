import { describe, expect, it } from 'vitest';
import { line } from './testing/made-pdf.js';
import { outlineOf, textOfPages } from './testing/read-made.js';

const landscape = '/MediaBox [0 0 720 405]';

describe('slides', () => {
  it('have their titles as headings, however little stands between that of the first and the next one', async () => {
    const cover = ['The year behind us', 'Report of the board', 'Lund, May 2026'];
    const pages = [
      cover.map((text, index) => line(text, 100, 260 - 60 * index, 36 - 8 * index)),
      [line('What has changed', 60, 340, 30), line('Two boats were sold.', 60, 280, 14)],
      [line('What comes next', 60, 340, 30), line('A third one is for sale, and so is the shed.', 60, 280, 14)],
    ].map((page) => ({ operators: page.join('\n'), entries: landscape }));
    const headings = (await outlineOf(pages)).split('\n').filter((row) => row.startsWith('heading'));
    expect(headings).toEqual(
      expect.arrayContaining(
        ['The year behind us', 'What has changed', 'What comes next'].map(
          (text) => expect.stringContaining(text) as string,
        ),
      ),
    );
  });

  const steps = [
    ['Listen', 'Let the caller', 'end. Take notes.'],
    ['Repeat', 'Say in your own', 'words what you heard.'],
    ['Solve', 'Offer what you', 'can do today.'],
  ];
  const shown = (order: readonly [column: number, row: number][]): string[] =>
    order.map(([column, row]) => line(steps[column]![row]!, 60 + 200 * column, 250 - (row && 50 + 16 * row), 13));

  it('have texts side by side that are shown one after the other read so, from left to right', async () => {
    const order = [1, 0, 2].flatMap((column) => [0, 1, 2].map((row): [number, number] => [column, row]));
    const text = await textOfPages([
      { operators: [line('Good answers', 60, 340, 30), ...shown(order)].join('\n'), entries: landscape },
    ]);
    expect(text).toContain('Let the caller end. Take notes. Repeat Say in your own words what you heard. Solve');
  });

  it('have rows that are shown row by row read as rows', async () => {
    const order = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column): [number, number] => [column, row]));
    const text = await textOfPages([
      { operators: [line('Good answers', 60, 340, 30), ...shown(order)].join('\n'), entries: landscape },
    ]);
    expect(text).toContain('Listen Repeat Solve');
  });
});
