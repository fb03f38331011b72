import { describe, expect, it } from 'vitest';
import { across, row } from '../testing/drawn.js';
import { lines } from '../testing/made-pdf.js';
import { outlineOf } from '../testing/read-made.js';

const courier = { 100: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>' };
const outline = (...operators: string[]): Promise<string> =>
  outlineOf([{ operators: operators.join('\n'), fonts: '/F3 100 0 R' }], { objects: courier });

const prose = lines(
  ['All tides of the year are kept in a file of their own.', 'It is written by the program, line for line.'],
  72,
  740,
);
const commands = ['get tide now', 'put tide then', 'end all', 'get moon now', 'put moon then', 'end all'].map((texts) =>
  texts.split(' '),
);
const typed = (rows: readonly (readonly string[])[], places?: readonly number[]): string[] =>
  rows.map((texts, at) => row(texts, 680 - 14 * at, places, 'F3'));

describe('Lines of code', () => {
  it('are no table, though their words stand below one another', async () => {
    const dump = await outline(prose, ...typed(commands));
    expect(dump).not.toContain('table');
    expect(dump).toContain('code');
  });

  it('are framed by the rules above and below them', async () => {
    const dump = await outline(prose, across(694, 600), ...typed(commands));
    expect(dump).not.toContain('table');
    expect(dump).toContain('code');
  });

  it('are a table where a program printed values in rows and columns', async () => {
    const values = ['ALL 1 2', 'Q2Q 3 4', 'D2C 5 6', 'Q2C 7 8'].map((texts) => texts.split(' '));
    expect(await outline(prose, ...typed(values))).toContain('table');
  });

  it('tell nothing where all of a page is typed', async () => {
    const rule = across(694, 640);
    expect(
      await outline(
        rule,
        ...typed([
          ['Name', 'Height'],
          ['North', '412'],
          ['South', '398'],
        ]),
      ),
    ).toContain('table');
  });
});
