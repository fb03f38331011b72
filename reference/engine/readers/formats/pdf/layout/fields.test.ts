import { describe, expect, it } from 'vitest';
import { outline } from '../testing/read-made.js';

const show = (x: number, y: number, text: string): string => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`;
const box = (x: number, y: number, width: number, height: number): string => `${x} ${y} ${width} ${height} re S`;

describe('fields of forms', () => {
  it('makes no table of boxes that stand close below one another, and reads what is written in them behind their labels', async () => {
    const text = await outline(
      show(50, 700, 'Given name'),
      box(130, 696, 160, 14),
      show(133, 701.5, 'Ada'),
      show(50, 684, 'Family name'),
      box(130, 680, 160, 14),
      show(133, 685.5, 'Lovelace'),
      show(50, 668, 'Born'),
      box(130, 664, 60, 14),
      show(133, 669.5, '10.12.1815'),
    );
    expect(text).toMatch(/Given name[^A]*Ada[^F]*Family name[^L]*Lovelace[^B]*Born[^1]*10\.12\.1815/);
  });

  it('takes the rules of a table for no fields, though the names of its rows stand before it', async () => {
    const cells = [700, 686, 672].flatMap((y) => [130, 190, 250].map((x) => box(x, y - 4, 60, 14)));
    const text = await outline(
      ...cells,
      ...[700, 686, 672].map((y, row) => show(50, y, `Row ${row}`)),
      ...[700, 686, 672].flatMap((y, row) => [130, 190, 250].map((x, col) => show(x + 3, y, `${row}${col}`))),
    );
    expect(text).toContain('table');
    expect(text).toMatch(/00[^0-9]*01[^0-9]*02/);
  });
});
