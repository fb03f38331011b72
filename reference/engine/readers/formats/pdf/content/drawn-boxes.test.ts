/** Boxes to tick that a form draws as squares. */
import { describe, expect, it } from 'vitest';
import { rule } from '../testing/drawn.js';
import { line } from '../testing/made-pdf.js';
import { outline, tablesOf } from '../testing/read-made.js';
import { PageGraphics } from './page-graphics.js';
import { PageWords } from './page-words.js';
import { addDrawnBoxes } from './drawn-boxes.js';

const square = (x: number, y: number, side = 9): string => `${x} ${y} ${side} ${side} re S`;

describe('a small outlined square beside text', () => {
  it('is a box to tick, ticked where strokes or a letter stand in it', async () => {
    const form = [
      [square(72, 700), line('Never', 86, 701)],
      [square(72, 682), '72 682 m 81 691 l 72 691 m 81 682 l S', line('Sometimes', 86, 683)],
      [square(72, 664), line('x', 74, 665), line('Every day', 86, 665)],
    ];
    expect(await outline(...form.flat())).toBe(
      'list\n  item unchecked\n    paragraph "Never"\n  item checked\n    paragraph "Sometimes"\n  item checked\n    paragraph "Every day"\n',
    );
  });

  it('stands among the answers to one question where several share the line', async () => {
    const answers = [square(72, 700), line('yes', 86, 701), square(120, 700), line('no', 134, 701)];
    expect(await outline(...answers)).toBe('paragraph "☐ yes ☐ no"\n');
  });

  it('is none where it touches another, holds a letter or stands alone', async () => {
    const comb = [0, 1, 2, 3].map((place) => square(140 + 12 * place, 700, 12));
    const initial = [square(72, 650, 14), line('A', 75, 653), line('Section of the report', 95, 653)];
    const text = await outline(line('Postcode', 72, 703), ...comb, ...initial, square(400, 500));
    expect(text).not.toMatch(/[☐☑]/);
  });

  it('is a box to tick where its border is filled between two squares, with a letter that ticks it', async () => {
    const border = (x: number): string => `${x} 700 9 9 re ${x + 0.8} 700.8 7.4 7.4 re f*`;
    const answers = [border(72), line('X', 73.5, 701.5, 8), line('yes', 86, 701), border(120), line('no', 134, 701)];
    expect(await outline(...answers)).toBe('paragraph "☑ yes ☐ no"\n');
  });

  it('makes no columns of the cell of a table it stands in', async () => {
    const grid = [rule(72, 730, 432, 730), rule(72, 680, 432, 680), rule(72, 630, 432, 630)];
    const sides = [72, 252, 432].map((x) => rule(x, 630, x, 730));
    const cells = [
      line('Account', 80, 684),
      square(260, 683),
      line('Checking', 274, 684),
      square(340, 683),
      line('Savings', 354, 684),
    ];
    const below = [line('Branch', 80, 652), line('Harbour Street', 260, 652)];
    expect(await tablesOf([...grid, ...sides, ...cells, ...below].join('\n'))).toEqual([
      ['Account | ☐ Checking ☐ Savings', 'Branch | Harbour Street'],
    ]);
  });

  it('may be a circle, chosen where another stands in it, but for those of a plot', async () => {
    const circle = (x: number, y: number, r: number, paint: string): string => {
      const k = 0.55 * r;
      return `${x + r} ${y} m ${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c ${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c
        ${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c ${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c h ${paint}`;
    };
    const choices = [
      ...[circle(77, 704, 5, 'S'), circle(77, 704, 3, 'f'), line('yes', 86, 701)],
      ...[circle(125, 704, 5, 'S'), line('no', 134, 701)],
    ];
    expect(await outline(...choices)).toBe('paragraph "☑ yes ☐ no"\n');
    const rated = [100, 130].map((x) => circle(x, 664, 5, 'S'));
    expect(await outline(...choices, line('Food', 60, 661), ...rated)).toContain('"Food ☐ ☐"');
    expect(await outline(...choices, circle(300, 604, 5, 'S'), circle(340, 634, 5, 'S'))).not.toMatch(/[☐☑]/);
  });

  it('is looked for once a word, however many squares the page has', () => {
    /** Looks at the places of 400 words that stand off a number of squares. */
    const looks = (squares: number): number => {
      const words = new PageWords();
      for (let word = 0; word < 400; word++)
        words.add('word', { x0: 300, x1: 320, y: 10 + word, size: 1, font: 0, spaced: true });
      const graphics = new PageGraphics();
      for (let index = 0; index < squares; index++)
        graphics.outline(50 + 15 * (index % 10), 500 + 15 * Math.floor(index / 10), 58 + 15 * (index % 10), 508 + 15 * Math.floor(index / 10)); // prettier-ignore
      let count = 0;
      words.x0 = new Proxy(words.x0, {
        get: (places, key) => {
          count++;
          return Reflect.get(places, key) as unknown;
        },
      });
      addDrawnBoxes(words, graphics);
      return count;
    };
    expect(looks(10)).toBe(400);
    expect(looks(200)).toBe(400);
  });
});
