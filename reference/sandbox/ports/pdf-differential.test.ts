/** What pdf.js finds on a page, our own reader finds, too: word for word, on pages made for it. */
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../base/deadline.js';
import { defaultLimits, readOptions } from '../../engine/document/reading.js';
import { readPdf } from '../../engine/readers/formats/pdf/read-pdf.js';
import {
  line,
  lines,
  pdfOf,
  streamObject,
  type MadeExtras,
  type MadePage,
} from '../../engine/readers/formats/pdf/testing/made-pdf.js';
import { textOf } from '../../engine/readers/formats/pdf/testing/read-made.js';
import { createPdfFallback } from './pdf-fallback.js';

const prose = [
  'The harbour keeps a record of every tide since the stone pier was',
  'finished, and the record has never been interrupted by a storm or',
  'by a war. Its oldest book lies open in the reading room of the town',
];

const numbers = (from: number, x: number): string =>
  lines(
    Array.from({ length: 20 }, (_, index) => `${from + index * 7} metres`),
    x,
    700,
  );

const cases: [string, MadePage, MadeExtras?][] = [
  ['prose', { operators: lines(prose, 72, 700) }],
  ['two columns', { operators: `${lines(prose, 40, 700, 14, 8)}\n${lines(prose, 320, 700, 14, 8)}` }],
  ['a table without rules', { operators: [72, 192, 312].map((x, index) => numbers(index * 100, x)).join('\n') }],
  ['text in pieces', { operators: 'BT /F1 11 Tf 72 700 Td [(Kee) -20 (per) -600 (of) -600 (the) -600 (light)] TJ ET' }],
  ['a turned page', { operators: `q 0 1 -1 0 595 0 cm ${lines(prose, 72, 500)} Q`, entries: '/Rotate 90' }],
  ['accents and signs', { operators: line('Caf\\351 d\\374nn \\200 5 \\226 \\223na\\357ve\\224 \\(sic\\)', 72, 700) }],
  [
    'characters of two bytes',
    { operators: 'BT /F3 11 Tf 72 700 Td <93fa967b8cea> Tj ET', fonts: '/F3 100 0 R' },
    {
      objects: {
        100: '<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /90ms-RKSJ-H /DescendantFonts [101 0 R] >>',
        101: '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Made /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 /FontDescriptor 102 0 R >>',
        102: '<< /Type /FontDescriptor /FontName /Made /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
      },
    },
  ],
  [
    'a form that is drawn at another place',
    { operators: 'q 1 0 0 1 0 -100 cm /Fm1 Do Q', resources: '/XObject << /Fm1 100 0 R >>' },
    {
      objects: {
        100: streamObject(
          line('Stamped by the keeper', 72, 700),
          '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>',
        ),
      },
    },
  ],
];

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu)
    ?.sort() ?? [];

describe('the words of a page', () => {
  const fallback = createPdfFallback();

  it.each(cases)('are those that pdf.js finds: %s', async (_, page, extras) => {
    const bytes = pdfOf([page], extras);
    const theirs = await fallback.forJob(noDeadline).text(bytes, [1]);
    const ours = await readPdf(bytes, readOptions({ pdf: { mode: 'fast' }, onlyMainContent: false }), {
      deadline: noDeadline,
      limits: defaultLimits,
    });
    expect(wordsOf(theirs.pages[0]!.text).length).toBeGreaterThan(0);
    expect(wordsOf(textOf(ours.document))).toEqual(wordsOf(theirs.pages[0]!.text));
  });
});
