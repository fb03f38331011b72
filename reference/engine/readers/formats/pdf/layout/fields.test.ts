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

  const sections = (...more: string[]): Promise<string> =>
    outline(
      box(30, 400, 540, 300),
      ...[640, 580, 520, 460].map((y) => `30 ${y} m 570 ${y} l S`),
      ...['1. Kind of place', '* 2. Place of birth', '3. Remarks of yours', '* Number of persons'].flatMap(
        (label, index) => [show(36, 685 - 60 * index, label), box(34, 655 - 60 * index, 400, 22)],
      ),
      show(38, 663, 'A HOUSE OF STONE'),
      ...more,
    );

  it('makes no table of the sections of a form, no headings and bullets of its labels', async () => {
    const text = await sections();
    expect(text).not.toMatch(/table|heading/);
    expect(text).toContain('"* 2. Place of birth"');
    expect(text).toContain('"* Number of persons"');
    expect(text).toMatch(
      /Kind of place[^]*A HOUSE OF STONE[^]*Place of birth[^]*Remarks of yours[^]*Number of persons/,
    );
  });

  it('makes no columns of a row of buttons', async () => {
    const buttons = ['Add attached', 'Delete attached', 'View attached'].flatMap((label, index) => [
      box(36 + 80 * index, 410, 77, 16),
      show(39 + 80 * index, 415, label),
    ]);
    const text = await sections(...buttons);
    expect(text).not.toContain('table');
    expect(text).toMatch(/Add attached[^]*Delete attached[^]*View attached/);
  });
});
