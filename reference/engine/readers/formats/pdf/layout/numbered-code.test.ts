/** Code whose lines are numbered at the margin. */
import { describe, expect, it } from 'vitest';
import { line, lines } from '../testing/made-pdf.js';
import { outlineOf } from '../testing/read-made.js';

const fonts = '/F3 100 0 R';
const objects = { 100: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>' };

/** Lines of Courier, each with its number at the right of a column of numbers. */
const listing = (code: readonly string[], first = 8): string =>
  code
    .flatMap((text, index) => {
      const y = 680 - 14 * index;
      const number = String(first + index);
      const indent = /^ */.exec(text)![0].length;
      return [
        line(number, 84 - 5 * number.length, y, 8),
        text.trim() === '' ? '' : line(text.trim(), 96 + 6 * indent, y, 10, 'F3'),
      ];
    })
    .join('\n');

const prose = lines(
  Array<string>(6).fill('The tides of the northern coast are higher in spring than in winter.'),
  72,
  790,
);
const code = ['for each in list:', '    if (each in known):', '        use(each)', '', 'print(done)'];
const fenced = ` 8  for each in list:\\n 9      if (each in known):\\n10          use(each)\\n11\\n12  print(done)`;

describe('a listing with numbered lines', () => {
  it('is one block of code, with its numbers and its indentation', async () => {
    expect(await outlineOf([{ operators: `${prose}\n${listing(code)}`, fonts }], { objects })).toContain(
      `code block "${fenced}"\n`,
    );
  });

  it('is so between rules and in a frame', async () => {
    const rules = '72 694 m 400 694 l S 72 618 m 400 618 l S';
    for (const drawn of [rules, '72 618 328 76 re S'])
      expect(await outlineOf([{ operators: `${prose}\n${drawn}\n${listing(code)}`, fonts }], { objects })).toContain(
        `code block "${fenced}"`,
      );
  });

  it('is a table where the numbers do not count on', async () => {
    const rows = [7, 12, 9].map((number, index) =>
      listing([`item${index} cost`], number).replace(/680/g, `${680 - 20 * index}`),
    );
    expect(await outlineOf([{ operators: [prose, ...rows].join('\n'), fonts }], { objects })).toContain('cell "item1"');
  });
});
