/** Answers to tick among the labels and values of a form. */
import { describe, expect, it } from 'vitest';
import { row } from './testing/drawn.js';
import { line } from './testing/made-pdf.js';
import { outline, tablesOf } from './testing/read-made.js';

const box = (x: number, y: number): string => `${x} ${y} 9 9 re S`;

describe('several answers to one question', () => {
  it('are one line, and no columns of the labels and values above', async () => {
    const fields = [
      ['First name', 'Ruth'],
      ['Surname', 'Abelson'],
      ['Street', '14 Orchard Way'],
      ['Town', 'Kendal'],
    ].map((cells, index) => row(cells, 720 - index * 24, [72, 170]));
    const answers = ['vegetarian', 'vegan', 'no gluten'].flatMap((answer, index) => [
      box(170 + index * 100, 623),
      line(answer, 184 + index * 100, 624, 10),
    ]);
    const text = await outline(...fields, line('Diet', 72, 624, 10), ...answers);
    expect(text).toContain('cell "Kendal"');
    expect(text).toContain('paragraph "Diet ☐ vegetarian ☐ vegan ☐ no gluten"');
  });

  it('are cells of a table where boxes stand below one another', async () => {
    const places = [77, 197, 317];
    const rows = ['Basic', 'Standard', 'Comfort', 'Premium'].map((plan, index) => {
      const y = 700 - index * 20;
      return [
        line(plan, 77, y, 10),
        box(197, y - 1),
        line('yes', 211, y, 10),
        box(317, y - 1),
        line('no', 331, y, 10),
      ].join('\n');
    });
    const [table] = await tablesOf([row(['Plan', 'Dental', 'Travel'], 720, places, 'F2'), ...rows].join('\n'));
    expect(table).toContain('Basic | ☐ yes | ☐ no');
  });
});
