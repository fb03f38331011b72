import { describe, expect, it } from 'vitest';
import { line, lines, type MadePage } from './testing/made-pdf.js';
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

  it('begin with the title of the file, above those who wrote it', async () => {
    const cover = ['The year behind us', 'Report of the board', 'Ann Lind', 'The harbour trust'];
    const text = await outlineOf([
      {
        operators: cover.map((each, row) => line(each, 100, 300 - 60 * row, [32, 24, 20, 24][row])).join('\n'),
        entries: landscape,
      },
      {
        operators: lines(Array<string>(6).fill('Two boats were sold, and a third one is for sale.'), 60, 300, 20, 14),
        entries: landscape,
      },
    ]);
    expect(text).toContain('heading 1 "The year behind us"\nparagraph "Report of the board"');
  });

  it('that are built up page by page have their title once, and again where they come later', async () => {
    const slide = (title: string, shown: number): MadePage => ({
      operators: [
        line(title, 60, 370, 24),
        lines(['Two boats were sold.', 'One was lost.', 'A third is for sale.'].slice(0, shown), 60, 280, 20, 14),
      ].join('\n'),
      entries: landscape,
    });
    const others = ['Rooms', 'Members', 'Money', 'Plans', 'Thanks'].map((title) => slide(title, 3));
    const boats = [1, 2, 3].map((shown) => slide('Boats', shown));
    const text = await outlineOf([...boats, ...others, slide('Boats', 3)]);
    expect(text.match(/^heading \d "Boats"$/gm)).toHaveLength(2);
    expect(text.match(/furniture header\n {2}paragraph "Boats"/g)).toHaveLength(2);
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
