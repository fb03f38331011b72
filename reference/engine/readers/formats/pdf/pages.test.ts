/** The pages of a file one by one, and where on them its blocks stand. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conversion } from '../../../convert.js';
import { writeOutputs } from '../../../convert.js';
import { noDeadline } from '../../../../base/deadline.js';
import type { OcrPage, PdfOptions, ReadPorts } from '../../../document/reading.js';
import { dropFurniture } from '../../../transforms/drop-furniture.js';
import { line, lines, pdfOf, streamObject, type MadeExtras, type MadePage } from './testing/made-pdf.js';
import { read } from './testing/read-made.js';

type Pages = Required<Pick<Conversion, 'markdown' | 'pageTexts' | 'pageBlocks'>>;

interface Wishes {
  pdf?: Partial<PdfOptions>;
  ports?: Partial<ReadPorts>;
  extras?: MadeExtras;
  isMainContent?: boolean;
}

async function pagesOf(pages: readonly MadePage[], { pdf, ports, extras, isMainContent }: Wishes = {}): Promise<Pages> {
  const reading = await read(pdfOf(pages, extras), { mode: 'fast', pageByPage: true, ...pdf }, ports);
  const wanted = isMainContent ? dropFurniture(reading) : reading;
  const outputs = ['markdown', 'pageTexts', 'pageBlocks'] as const;
  return writeOutputs({ format: 'pdf', reading: wanted }, outputs, { deadline: noDeadline }) as Pages;
}

const sentence = [
  'The harbour keeps a record of every tide since the stone pier was',
  'finished, and the record has never been interrupted by a storm or',
];
const rest = ['by a war, although its oldest book was once left out in the rain.'];

describe('the pages of a file', () => {
  it('have each the part of a paragraph that stands on them, while the document has it whole', async () => {
    const { markdown, pageTexts } = await pagesOf([
      { operators: lines([...sentence, ...sentence], 72, 100) },
      { operators: lines(rest, 72, 760) },
    ]);
    expect(markdown).toMatch(/a storm or by a war/);
    expect(pageTexts.map(({ pageNumber }) => pageNumber)).toEqual([1, 2]);
    expect(pageTexts[0]!.markdown).toMatch(/a storm or$/);
    expect(pageTexts[1]!.markdown).toMatch(/^by a war/);
  });

  it('have headings, lists and tables like the document', async () => {
    const { markdown, pageTexts } = await pagesOf([
      {
        operators: [
          line('Findings', 72, 760, 20, 'F2'),
          lines(sentence, 72, 720),
          lines(['\\225 first', '\\225 second'], 72, 660),
        ].join('\n'),
      },
    ]);
    expect(pageTexts).toEqual([{ pageNumber: 1, markdown }]);
    expect(markdown).toMatch(/^# Findings[^]*- first\n- second$/);
  });

  it('are there although nothing stands on them', async () => {
    const { pageTexts, pageBlocks } = await pagesOf([{ operators: '' }, { operators: line('Words', 72, 700) }]);
    expect(pageTexts).toEqual([
      { pageNumber: 1, markdown: '' },
      { pageNumber: 2, markdown: 'Words' },
    ]);
    expect(pageBlocks[0]).toMatchObject({ pageNumber: 1, width: 595, height: 842, unread: false, items: [] });
  });

  it('lose their running heads where the document does', async () => {
    const pages = ['one', 'two', 'three'].map((word) => ({
      operators: [line('Annual report of the harbour', 72, 820, 8), line(`Text of page ${word}`, 72, 600)].join('\n'),
    }));
    const whole = await pagesOf(pages);
    expect(whole.pageBlocks[1]!.items.map(({ kind }) => kind)).toEqual(['page_header', 'text']);
    const main = await pagesOf(pages, { isMainContent: true });
    expect(main.pageTexts.map(({ markdown }) => markdown)).toEqual(
      ['one', 'two', 'three'].map((w) => `Text of page ${w}`),
    );
    expect(main.pageBlocks.flatMap(({ items }) => items.map(({ kind }) => kind))).toEqual(['text', 'text', 'text']);
  });

  it('keep the name in large letters at the head of the first page, as it says whose file it is', async () => {
    const pages = ['one', 'two', 'three'].map((word) => ({
      operators: [line('Harbour Bank', 72, 820, 16), line(`Text of page ${word}`, 72, 600)].join('\n'),
    }));
    const { pageTexts } = await pagesOf(pages, { isMainContent: true });
    expect(pageTexts.map(({ markdown }) => markdown.includes('Harbour Bank'))).toEqual([true, false, false]);
  });

  it('are not written when nobody asks for them', async () => {
    const reading = await read(pdfOf([{ operators: line('Words', 72, 700) }]));
    expect(reading.printedPages).toBeUndefined();
    expect(reading.document.pageStarts).toBeUndefined();
  });

  it('are marked in the document where one begins, once each', async () => {
    const pages = ['one', 'two', 'three'].map((word) => ({ operators: line(`Text of page ${word}`, 72, 600) }));
    const { markdown } = await pagesOf(pages, { pdf: { pageMarks: true } });
    expect(markdown).toBe(
      'Text of page one\n\n---\n\n<!-- page 2 -->\n\nText of page two\n\n---\n\n<!-- page 3 -->\n\nText of page three',
    );
  });
});

describe('the blocks of a page', () => {
  it('lie where their text was set, in points from the top left corner', async () => {
    const { pageBlocks } = await pagesOf([
      { operators: [line('Findings', 100, 742, 20, 'F2'), lines(sentence, 72, 500)].join('\n') },
    ]);
    const [heading, text] = pageBlocks[0]!.items;
    expect(heading).toMatchObject({ kind: 'title', markdown: '# Findings' });
    const [x0, y0, , y1] = heading!.box!;
    expect(x0).toBeCloseTo(100, 0);
    expect(y0).toBeLessThan(100 - 10);
    expect(y1).toBeGreaterThan(100);
    expect(text!.box![1]).toBeGreaterThan(y1);
  });

  it('lie on the page as it is shown when it is turned, and so do lines up its side', async () => {
    const text = line('Words of the turned page', 72, 700);
    const [turned] = (await pagesOf([{ operators: text, entries: '/Rotate 90' }])).pageBlocks;
    expect(turned).toMatchObject({ width: 842, height: 595 });
    const upended = `BT /F1 11 Tf 0 1 -1 0 300 200 Tm (Words up the side) Tj ET`;
    const [page] = (await pagesOf([{ operators: upended }])).pageBlocks;
    const [x0, y0, x1, y1] = page!.items[0]!.box!;
    expect([x0 < 300, x1 > 295, y1 - y0 > 5 * (x1 - x0), y1 < 650]).toEqual([true, true, true, true]);
  });

  it('show where pictures are, which leave nothing in the Markdown', async () => {
    const entries = '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceGray';
    const operators = [line('Above the picture', 72, 700), 'q 200 0 0 100 72 500 cm /Im1 Do Q'].join('\n');
    const { markdown, pageBlocks } = await pagesOf([{ operators, resources: '/XObject << /Im1 100 0 R >>' }], {
      extras: { objects: { 100: streamObject(Buffer.alloc(64, 200), entries) } },
    });
    expect(markdown).toBe('Above the picture');
    expect(pageBlocks[0]!.items.map(({ kind, markdown, box }) => [kind, markdown, box])).toEqual([
      ['text', 'Above the picture', expect.any(Array)],
      ['figure', '', [72, 242, 272, 342]],
    ]);
  });

  it('have the confidence of recognised text, and its place in the picture', async () => {
    const recognized: OcrPage = {
      width: 1000,
      height: 1000,
      turn: 0,
      confidence: 91,
      written: true,
      lines: [
        {
          text: 'Read from the picture',
          block: 1,
          direction: 'right',
          bbox: [100, 400, 500, 420],
          baseline: 416,
          height: 20,
          confidence: 90,
          words: [
            { text: 'Read', start: 100, end: 200 },
            { text: 'from', start: 210, end: 290 },
            { text: 'the', start: 300, end: 350 },
            { text: 'picture', start: 360, end: 500 },
          ],
        },
      ],
    };
    const picture = streamObject(
      Buffer.alloc(64 * 64, 200),
      '/Type /XObject /Subtype /Image /Width 64 /Height 64 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    );
    const page = { operators: 'q 595 0 0 842 0 0 cm /Im1 Do Q', resources: '/XObject << /Im1 100 0 R >>' };
    const ocr = { recognize: () => Promise.resolve(recognized), holdsWriting: () => Promise.resolve(true) };
    const { pageBlocks } = await pagesOf([page], {
      pdf: { mode: 'auto' },
      ports: { ocr },
      extras: { objects: { 100: picture } },
    });
    const [item] = pageBlocks[0]!.items;
    expect(item).toMatchObject({ kind: 'text', markdown: 'Read from the picture', recognized: 91 });
    expect(item!.box![0] / 595).toBeCloseTo(0.1, 2);
    expect(item!.box![1] / 842).toBeCloseTo(0.4, 1);
  });

  it('stand in the Markdown of their page, in its order, within the page, whatever is on it', async () => {
    const word = fc.constantFrom('tide', 'pier', 'harbour', 'Ledger', '12', '3.50', '\\225', '1.', '#', '*', '|', 'a');
    const piece = fc.record({
      x: fc.integer({ min: -40, max: 600 }),
      y: fc.integer({ min: -40, max: 900 }),
      size: fc.constantFrom(7, 11, 20),
      font: fc.constantFrom('F1', 'F2'),
      words: fc.array(word, { minLength: 1, maxLength: 8 }),
    });
    const pages = fc.array(fc.array(piece, { maxLength: 12 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(pages, async (made) => {
        const { markdown, pageTexts, pageBlocks } = await pagesOf(
          made.map((pieces) => ({
            operators: pieces.map(({ x, y, size, font, words }) => line(words.join(' '), x, y, size, font)).join('\n'),
          })),
        );
        expect(pageTexts).toHaveLength(made.length);
        pageBlocks.forEach(({ items, width, height }, page) => {
          let behind = 0;
          for (const { markdown: text, box } of items) {
            const at = pageTexts[page]!.markdown.indexOf(text, behind);
            expect(at).toBeGreaterThanOrEqual(behind);
            behind = at + text.length;
            const [x0, y0, x1, y1] = box!;
            expect(x0 >= 0 && x0 <= x1 && x1 <= width && y0 >= 0 && y0 <= y1 && y1 <= height).toBe(true);
          }
          expect(pageTexts[page]!.markdown.slice(behind)).toBe('');
        });
        const lettersOf = (text: string): string =>
          text
            .replace(/[^\p{L}\p{N}]/gu, '')
            .split('')
            .sort()
            .join('');
        const joined = pageTexts.map((each) => each.markdown).join('\n\n');
        if (made.length === 1) expect(joined).toBe(markdown);
        else expect(lettersOf(joined)).toBe(lettersOf(markdown));
      }),
      { numRuns: 200, seed: 4 },
    );
  });
});
