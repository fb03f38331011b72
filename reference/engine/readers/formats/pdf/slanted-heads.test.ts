/** Heads that rise over narrow columns. */
import { describe, expect, it } from 'vitest';
import { row, rule } from './testing/drawn.js';
import { line } from './testing/made-pdf.js';
import { outline, tablesOf } from './testing/read-made.js';

/** A line that rises by sixty degrees. */
const rising = (text: string, x: number, y: number): string =>
  `BT /F1 10 Tf .5 .866 -.866 .5 ${x} ${y} Tm (${text}) Tj ET`;

const heads = ['Gluten', 'Egg', 'Sea fish', 'Milk'];
const places = [77, 240, 280, 320, 360];

describe('heads that rise over columns', () => {
  const dishes = [
    ['Soup', 'x', '', 'x', ''],
    ['Salad', '', 'x', '', 'x'],
    ['Pie', 'x', 'x', '', ''],
    ['Plate', '', '', 'x', 'x'],
    ['Roll', 'x', '', '', 'x'],
  ];

  it('stand above what they head, where a rule is under each row and none over the first', async () => {
    const drawn = dishes.flatMap((cells, index) => {
      const y = 680 - index * 18;
      return [row(cells, y, places), rule(72, y - 5, 440, y - 5)];
    });
    const slanted = heads.map((head, index) => rising(head, places[index + 1]!, 700));
    expect(await tablesOf([...drawn, ...slanted].join('\n'))).toEqual([
      [['', ...heads], ...dishes].map((cells) => cells.join(' | ')),
    ]);
  });

  it('are left as they are below a chart, where running text follows', async () => {
    const slanted = heads.map((head, index) => rising(head, places[index + 1]!, 700));
    const text = await outline(
      ...slanted,
      line('The bars show how often a guest has asked for a dish without one of these in the year.', 72, 670),
    );
    expect(text).not.toContain('table');
    expect(text).toContain('paragraph "The bars show how often');
  });
});
