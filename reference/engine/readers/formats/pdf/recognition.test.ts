/** Pages that are pictures, with a text recognition that answers what the test says: who asks it, for what, and when not. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deadlineAfter } from '../../../../base/deadline.js';
import { ServiceError } from '../../../../base/errors.js';
import type { OcrPage, OcrPort, PdfFallbackPort, ReadPorts } from '../../../document/reading.js';
import { line, lines, pdfOf, streamObject, type MadePage } from './testing/made-pdf.js';
import { read, textOf } from './testing/read-made.js';

const scan = readFileSync(new URL('fixtures/scan.pdf', import.meta.url));

/** Lines of a recognised page of 1000 by 1400 pixels. */
function recognized(...texts: string[]): OcrPage {
  return {
    width: 1000,
    height: 1400,
    turn: 0,
    confidence: 95,
    lines: texts.map((text, index) => ({
      text,
      block: 1,
      direction: 'right',
      bbox: [100, 100 + index * 40, 100 + text.length * 12, 130 + index * 40],
      baseline: 124 + index * 40,
      height: 30,
      confidence: 95,
      words: [...text.matchAll(/\S+/g)].map((word) => ({
        text: word[0],
        start: 100 + word.index * 12,
        end: 100 + (word.index + word[0].length) * 12,
      })),
    })),
  };
}

/** A port that remembers the pictures it was shown. */
function port(answer: () => Promise<OcrPage>): OcrPort & { shown: Uint8Array[] } {
  const shown: Uint8Array[] = [];
  return {
    shown,
    recognize({ bytes }) {
      shown.push(bytes);
      return answer();
    },
  };
}

const answers = (...texts: string[]) => port(() => Promise.resolve(recognized(...texts)));

/** A renderer that gives back the number of the page. */
const renderer: PdfFallbackPort = {
  text: () => Promise.reject(new Error('not asked for')),
  render: (_, pageNumber) => Promise.resolve(Buffer.from(`page ${pageNumber}`)),
};

const text = (words: string): MadePage => ({ operators: line(words, 72, 700) });
/** A page that is one grey picture, turned by so many degrees. */
const picture = (rotate = 0): MadePage => ({
  operators: 'q 595 0 0 842 0 0 cm /Im1 Do Q',
  resources: '/XObject << /Im1 100 0 R >>',
  entries: `/Rotate ${rotate}`,
});
const extras = {
  objects: {
    100: streamObject(
      Buffer.alloc(20 * 28, 200),
      '/Type /XObject /Subtype /Image /Width 20 /Height 28 /ColorSpace /DeviceGray /BitsPerComponent 8',
    ),
  },
};

const readWith = async (pages: MadePage[], mode: 'fast' | 'auto' | 'ocr', ports: Partial<ReadPorts>) => {
  const reading = await read(pdfOf(pages, extras), { mode }, ports);
  return { text: textOf(reading.document), notices: reading.notices, pages: reading.pages };
};

describe('text recognition', () => {
  it('in mode auto reads the pages without text, and puts them in their place', async () => {
    const ocr = answers('What the picture says');
    const reading = await readWith([text('Embedded before.'), picture(), text('Embedded behind.')], 'auto', { ocr });
    expect(reading.text).toBe('Embedded before. What the picture says Embedded behind.');
    expect(reading.pages).toEqual({ parsed: 3, total: 3 });
    expect(ocr.shown).toHaveLength(1);
  });

  it('in mode fast is never asked', async () => {
    const ocr = answers('What the picture says');
    expect(await readWith([text('Embedded.'), picture()], 'fast', { ocr })).toMatchObject({
      text: 'Embedded.',
      notices: [],
    });
    expect(ocr.shown).toEqual([]);
  });

  it('in mode ocr reads every page, rendering those with text', async () => {
    const ocr = answers('Recognised');
    const reading = await readWith([text('Embedded.'), picture()], 'ocr', { ocr, pdfFallback: renderer });
    expect(reading.text).toBe('Recognised Recognised');
    expect(ocr.shown[0]!.toString()).toBe('page 1');
  });

  it('takes the picture of the page as it is, and has a turned page rendered', async () => {
    const ocr = answers('Recognised');
    await readWith([picture(), picture(90)], 'auto', { ocr, pdfFallback: renderer });
    expect(Buffer.from(ocr.shown[0]!.subarray(1, 4)).toString()).toBe('PNG');
    expect(ocr.shown[1]!.toString()).toBe('page 2');
  });

  it('has the page rendered when its picture cannot be opened', async () => {
    let calls = 0;
    const ocr = port(() =>
      ++calls === 1 ? Promise.reject(new Error('bad image')) : Promise.resolve(recognized('Read after all')),
    );
    expect((await readWith([picture()], 'auto', { ocr, pdfFallback: renderer })).text).toBe('Read after all');
  });

  it('gives lists and headings like those of embedded text', async () => {
    const reading = await read(
      pdfOf([picture()], extras),
      { mode: 'auto' },
      { ocr: answers('1. Find the page', '2. Follow the column', '3. Add the correction') },
    );
    expect(reading.document.blocks.map((block) => block.type)).toEqual(['list']);
  });

  it('that fails on a page is said, and the other pages are read', async () => {
    let calls = 0;
    const ocr = port(() =>
      ++calls === 1 ? Promise.reject(new Error('broke off')) : Promise.resolve(recognized('Second')),
    );
    const reading = await readWith([picture(), picture()], 'auto', { ocr });
    expect(reading.text).toContain('Second');
    expect(reading.notices).toEqual([{ code: 'ocr-partial', message: 'The text of page 1 could not be recognised.' }]);
  });

  it('that is not installed is said once', async () => {
    const ocr = port(() => Promise.reject(new ServiceError('feature.not-available', 'OCR in "tlh" is not installed.')));
    const reading = await readWith([picture(), picture(), text('Embedded.')], 'auto', { ocr });
    expect(reading.notices).toEqual([{ code: 'ocr-not-available', message: 'OCR in "tlh" is not installed.' }]);
    expect(reading.text).toContain('Embedded.');
  });

  it('that takes too long leaves out what it did not reach, and says so', async () => {
    const ocr = port(() => new Promise<OcrPage>(() => undefined));
    const deadline = deadlineAfter(400, () => performance.now());
    const reading = await readWith([text('Embedded.'), picture()], 'auto', { ocr, deadline });
    expect(reading.text).toContain('Embedded.');
    expect(reading.notices[0]).toMatchObject({ code: 'ocr-partial' });
    expect(reading.notices[0]!.message).toContain('`timeout`');
  });

  it('gets the real picture of a scan', async () => {
    const ocr = answers('Recognised');
    await read(scan, { mode: 'auto' }, { ocr });
    const png = Buffer.from(ocr.shown[0]!);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1653, 2339]);
  });
});

describe('pages whose fonts give no text', () => {
  const codes = '\\001\\002\\003\\004\\005\\006\\007\\010';
  const lost: MadePage = {
    operators: lines(Array<string>(12).fill(codes), 72, 700, 14, 11, 'F3'),
    fonts: '/F3 101 0 R',
  };
  const unmapped = {
    objects: {
      ...extras.objects,
      101: '<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /Identity-H /DescendantFonts [102 0 R] >>',
      102: '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Made /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 >>',
    },
  };

  it('are recognised in mode auto', async () => {
    const reading = await read(
      pdfOf([lost], unmapped),
      { mode: 'auto' },
      { ocr: answers('Read from the picture'), pdfFallback: renderer },
    );
    expect(textOf(reading.document)).toBe('Read from the picture');
  });

  it('are read by the other engine in mode fast, when it knows more', async () => {
    const pdfFallback: PdfFallbackPort = {
      ...renderer,
      text: (_, pages) =>
        Promise.resolve({
          totalPages: 1,
          pages: pages.map((pageNumber) => ({ pageNumber, text: 'The other engine knows the letters of this page.' })),
        }),
    };
    const reading = await read(pdfOf([lost], unmapped), { mode: 'fast' }, { pdfFallback });
    expect(textOf(reading.document)).toBe('The other engine knows the letters of this page.');
    expect(reading.notices).toMatchObject([{ code: 'fallback-used' }]);
  });
});
