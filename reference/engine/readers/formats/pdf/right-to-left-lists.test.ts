/** Lines that are read from right to left, and lists of them. */
import { describe, expect, it } from 'vitest';
import { line, streamObject } from './testing/made-pdf.js';
import { outlineOf } from './testing/read-made.js';

/** Codes of a font of one width whose capital letters are Hebrew ones. */
const letters = Object.fromEntries([...'ABCDEFGH'].map((letter, index) => [letter, 0x5d0 + index]));
const codes = [...' .123'].map((sign): [string, number] => [sign, sign.charCodeAt(0)]).concat(Object.entries(letters));
const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');
const map = codes.map(([sign, unit]) => `<${hex(sign.charCodeAt(0), 2)}> <${hex(unit, 4)}>`);

/** Lines that end at the right, or begin at `x`, as they stand from left to right. */
const read = (...shown: [text: string, y: number, x?: number][]): Promise<string> =>
  outlineOf(
    [
      {
        operators: shown.map(([text, y, x = 540 - 5 * text.length]) => line(text, x, y, 10, 'F3')).join('\n'),
        fonts: '/F3 100 0 R',
      },
    ],
    {
      objects: {
        100: `<< /Type /Font /Subtype /TrueType /BaseFont /Made /FirstChar 32 /LastChar 72 /Widths [${'500 '.repeat(41)}] /ToUnicode 101 0 R >>`,
        101: streamObject(
          `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${map.length} beginbfchar ${map.join('\n')} endbfchar endcmap`,
        ),
      },
    },
  );

describe('items whose marks stand at the right', () => {
  it('are of one level, however long they are, and the first of them is no title', async () => {
    const text = await read(
      ['HGFE DCBA HGFE DCBA HGFE DCBA', 700],
      ['DCBA HGFE DCBA HGFE DCBA .1', 660],
      ['DCBA HGFE .2', 646],
      ['DCBA HGFE DCBA HGFE .3', 632],
    );
    expect(text).toContain('ordered list\n  item\n');
    expect(text).not.toContain('heading');
    expect(text.match(/^ {2}item/gm)).toHaveLength(3);
  });
});

describe('a line that is read from right to left', () => {
  it('has its words by their places, in whatever order they are shown, and no space where they touch', async () => {
    // Signs are 5 points wide: `.1` is shown last, stands between the two words and touches the one at its right.
    expect(await read(['DCBA', 700, 400], ['HGFE', 700, 435], ['.1', 700, 425])).toContain('"הוזח1. אבגד"');
  });
});
