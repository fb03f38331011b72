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
    written: true,
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
    holdsWriting: () => Promise.resolve(true),
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
    let nowMs = 0;
    const ocr = port(() => {
      // All the time there is goes by in it.
      nowMs = 400;
      return new Promise<OcrPage>(() => undefined);
    });
    const deadline = deadlineAfter(400, () => nowMs);
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

/** The picture of the other tests, so large and at that place, in points. */
const pictureAt = (x: number, y: number, width: number, height: number): string =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /Im1 Do Q`;

const resources = '/XObject << /Im1 100 0 R >>';

describe('a large picture beside little embedded text, in mode auto,', () => {
  const header = 'A header of eighty letters, as programs of scanners print it above what they scan';
  const page: MadePage = { operators: `${line(header, 72, 800)} ${pictureAt(40, 60, 515, 700)}`, resources };

  it('is read where it holds writing, and its words stand in its place', async () => {
    const behind = line('Embedded below.', 72, 40);
    const ocr = answers('What the picture says');
    const reading = await readWith([{ operators: `${page.operators} ${behind}`, resources }], 'auto', { ocr });
    expect(reading.text).toBe(`${header} What the picture says Embedded below.`);
    expect(reading.notices).toEqual([]);
  });

  it('is read with the page where embedded text lies on it', async () => {
    const ocr = answers('All of the page');
    const operators = `${pictureAt(0, 0, 595, 842)} ${line(header, 72, 800)}`;
    const reading = await readWith([{ operators, resources }], 'auto', { ocr, pdfFallback: renderer });
    expect(ocr.shown.map(String)).toEqual(['page 1']);
    expect(reading.text).toBe('All of the page');
  });

  it('is left alone where it is a photograph', async () => {
    const ocr = { ...answers('Noise'), holdsWriting: () => Promise.resolve(false) };
    const reading = await readWith([page], 'auto', { ocr });
    expect(reading.text).toContain(header);
    expect([ocr.shown, reading.notices]).toEqual([[], []]);
  });

  it('is not looked at where the page has text enough, or where it is small', async () => {
    const ocr = { ...answers('Noise'), holdsWriting: () => Promise.reject(new Error('not to be asked')) };
    const full = lines(Array<string>(12).fill(header), 72, 800, 14, 11);
    await readWith([{ operators: `${full} ${pictureAt(40, 60, 515, 500)}`, resources }], 'auto', { ocr });
    await readWith([{ operators: `${line(header, 72, 800)} ${pictureAt(40, 60, 90, 90)}`, resources }], 'auto', {
      ocr,
    });
    expect(ocr.shown).toEqual([]);
  });
});

describe('invisible text over a scan', () => {
  const over = (words: string[]): MadePage => ({
    operators: `${pictureAt(0, 0, 595, 842)} 3 Tr ${lines(words, 72, 760, 14, 11)} 0 Tr`,
    resources,
  });

  it('is taken when it is writing', async () => {
    const ocr = answers('Not asked for');
    const words = Array<string>(4).fill('Somebody has read this page before, and well; on 12.5.1998 it cost 4.50.');
    expect((await readWith([over(words)], 'auto', { ocr })).text).toContain('Somebody has read this page before');
    expect(ocr.shown).toEqual([]);
  });

  it('is replaced when no writing looks like it', async () => {
    const words = Array<string>(4).fill('tH3rn |;: xq%zt ~~^ brGhTk w=1l[ }}{ dfghk lI1I| vvrst <_> mnb#c');
    expect((await readWith([over(words)], 'auto', { ocr: answers('What the scan says') })).text).toBe(
      'What the scan says',
    );
  });
});

describe('a page with a picture too large to decode', () => {
  const huge = {
    objects: {
      100: streamObject(
        Buffer.alloc(9),
        '/Type /XObject /Subtype /Image /Width 20000 /Height 20000 /Filter /JBIG2Decode',
      ),
    },
  };

  it('fails alone, without being rendered', async () => {
    const ocr = answers('Recognised');
    const bytes = pdfOf([{ operators: pictureAt(0, 0, 595, 842), resources }, text('Embedded.')], huge);
    const reading = await read(bytes, { mode: 'ocr' }, { ocr, pdfFallback: renderer });
    expect(ocr.shown.map(String)).toEqual(['page 2']);
    expect(reading.notices).toEqual([{ code: 'ocr-partial', message: 'The text of page 1 could not be recognised.' }]);
  });
});

describe('a masked picture', () => {
  const entries =
    '/Type /XObject /Subtype /Image /Width 20 /Height 28 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 101 0 R';
  const masked = { objects: { 100: streamObject(Buffer.alloc(20 * 28), entries), 101: extras.objects[100] } };

  it('is rendered, for it looks otherwise on the page', async () => {
    const ocr = answers('Recognised');
    await read(pdfOf([picture()], masked), { mode: 'auto' }, { ocr, pdfFallback: renderer });
    expect(ocr.shown.map(String)).toEqual(['page 1']);
  });
});

describe('what was recognised', () => {
  it('poorly is said', async () => {
    const poor: OcrPage = { ...recognized('lI|1 rnm vv'), confidence: 41 };
    const reading = await readWith([picture()], 'auto', { ocr: port(() => Promise.resolve(poor)) });
    expect(reading.notices).toMatchObject([{ code: 'ocr-partial' }]);
    expect(reading.notices[0]!.message).toContain('page 1 was recognised poorly');
  });

  it('not at all, though there is writing, is said; an empty picture is not', async () => {
    const none: OcrPage = { ...recognized(), confidence: 0 };
    const empty: OcrPage = { ...none, written: false };
    const said = async (page: OcrPage) =>
      (await readWith([picture()], 'auto', { ocr: port(() => Promise.resolve(page)) })).notices.length;
    expect([await said(none), await said(empty)]).toEqual([1, 0]);
  });

  it('not at all does not count as parsed', async () => {
    const ocr = port(() => Promise.reject(new Error('broke off')));
    const reading = await readWith([text('Embedded.'), picture(), picture()], 'auto', { ocr });
    expect(reading.pages).toEqual({ parsed: 1, total: 3 });
  });

  it('in columns keeps the order in which it was seen', async () => {
    const page = recognized(
      ...['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `${word} of these lines runs on`),
    );
    page.lines.forEach((one, index) => {
      const column = Math.floor(index / 3);
      const shift = { x: column * 450, y: column * -100 };
      one.block = column;
      one.bbox = [one.bbox[0] + shift.x, one.bbox[1] + shift.y, one.bbox[2] + shift.x, one.bbox[3] + shift.y];
      one.baseline += shift.y;
      for (const word of one.words) [word.start, word.end] = [word.start + shift.x, word.end + shift.x];
    });
    const reading = await readWith([picture()], 'auto', { ocr: port(() => Promise.resolve(page)) });
    expect(reading.text.match(/one|two|three|four|five|six/g)).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
  });

  it('of lines that run up the page is kept', async () => {
    const page = recognized('Level words');
    page.lines.push({
      ...{ text: 'up the side', block: 2, direction: 'up', bbox: [900, 300, 930, 700], baseline: 924, height: 30 },
      confidence: 90,
      words: [
        { text: 'up', start: 700, end: 640 },
        { text: 'the', start: 620, end: 560 },
        { text: 'side', start: 540, end: 460 },
      ],
    });
    const reading = await readWith([picture()], 'auto', { ocr: port(() => Promise.resolve(page)) });
    expect(reading.text).toBe('Level words up the side');
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
