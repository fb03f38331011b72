/** Cards: boxes side by side that a page is made of, often with round corners. */
import { describe, expect, it } from 'vitest';
import { row, rule } from './testing/drawn.js';
import { line, lines, streamObject } from './testing/made-pdf.js';
import { outline, outlineOf } from './testing/read-made.js';

/** The outline of a box whose corners are round. */
function card(x: number, y: number, width: number, height: number, r = 6): string {
  const [x1, y1] = [x + width, y + height];
  return [
    `${x + r} ${y} m ${x1 - r} ${y} l ${x1} ${y} ${x1} ${y + r} ${x1} ${y + r} c`,
    `${x1} ${y1 - r} l ${x1} ${y1} ${x1 - r} ${y1} ${x1 - r} ${y1} c ${x + r} ${y1} l`,
    `${x} ${y1} ${x} ${y1 - r} ${x} ${y1 - r} c ${x} ${y + r} l ${x} ${y} ${x + r} ${y} ${x + r} ${y} c h S`,
  ].join(' ');
}

describe('cards with round corners', () => {
  it('are read one after the other, short and level as their lines may be', async () => {
    const text = await outline(
      ...[72, 232, 392].map((x) => card(x, 600, 150, 70)),
      lines(['14:00 Slides', '15:00 Magic', '16:30 Sacks'], 80, 640),
      lines(['15:30 Choir', '17:00 Band', '19:00 Dance'], 240, 640),
      lines(['Falafel 4,00', 'Cake 1,50', 'Water 1,00'], 400, 640),
      line('The money goes to the school, and cakes are welcome until noon.', 72, 560),
    );
    expect(text.indexOf('16:30')).toBeLessThan(text.indexOf('15:30'));
    expect(text.indexOf('19:00')).toBeLessThan(text.indexOf('Falafel'));
  });

  it('have headings where they hold most of a page, and the tables that stand in them at their place', async () => {
    const prose = [
      'Night buses have grown by a third in',
      'ten years, and little is known about',
      'those who live beside a stop.',
    ];
    const rows = [
      ['Diesel', '1,204', '2.31'],
      ['Hybrid', '688', '1.94'],
      ['Electric', '1,104', '1.42'],
    ].map((cells, index) => row(cells, 614 - index * 16, [328, 400, 460]));
    const text = await outline(
      card(72, 530, 230, 160),
      card(320, 530, 230, 160),
      line('Background', 80, 668, 15, 'F2'),
      lines(prose, 80, 630),
      line('Results', 328, 668, 15, 'F2'),
      row(['Drive', 'Nights', 'Woken'], 632, [328, 400, 460], 'F2'),
      rule(328, 642, 540, 642),
      rule(328, 627, 540, 627),
      rule(328, 577, 540, 577),
      ...rows,
      line('Woken up per night', 328, 545, 9),
    );
    expect(text).toMatch(/heading \d "Background"[^]*heading \d "Results"[^]*cell "1.42"[^]*"Woken up per night"/);
  });
});

describe('goods with a picture each', () => {
  const image = streamObject(
    Buffer.alloc(3),
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8',
  );
  const picture = (x: number, y: number): string => `q 70 0 0 70 ${x} ${y} cm /Im1 Do Q`;
  const goods = (name: string, price: string, x: number, y: number): string =>
    [line(name, x, y, 10, 'F2'), lines([`No. ${name.length}`, `${price}.00`], x, y - 14, 14, 10)].join('\n');
  const read = (...operators: string[]): Promise<string> =>
    outlineOf([{ operators: operators.join('\n'), resources: '/XObject << /Im1 100 0 R >>' }], {
      objects: { 100: image },
    });

  it('at its left are read one after the other', async () => {
    const text = await read(
      ...[700, 600].flatMap((y) => [picture(72, y - 60), picture(312, y - 60)]),
      goods('Backpack', '89', 152, 700),
      goods('Bottle', '24', 392, 700),
      goods('Gloves', '39', 152, 600),
      goods('Headlamp', '44', 392, 600),
    );
    expect(text).toMatch(/Backpack[^]*89\.00[^]*Bottle[^]*24\.00[^]*Gloves[^]*39\.00[^]*Headlamp[^]*44\.00/);
    expect(text).not.toContain('table');
  });

  it('above them are read one after the other', async () => {
    const text = await read(
      ...[72, 232, 392].map((x) => picture(x, 710)),
      goods('Backpack', '89', 72, 690),
      goods('Bottle', '24', 232, 690),
      goods('Gloves', '39', 392, 690),
    );
    expect(text).toMatch(/Backpack[^]*89\.00[^]*Bottle[^]*24\.00[^]*Gloves[^]*39\.00/);
  });
});
