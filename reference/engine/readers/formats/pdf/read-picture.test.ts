/** Files that are pictures: the text that is recognised in them, and what is said when there is none. */
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { ServiceError } from '../../../../base/errors.js';
import { convert, type Conversion } from '../../../convert.js';
import { defaultLimits, readOptions, type OcrPage, type OcrPort } from '../../../document/reading.js';

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const address = 'https://site.example/sign.png';

/** Lines of words, each 20 pixels high, on a picture of 1000 by 600. */
function seen(lines: readonly string[], changes: Partial<OcrPage> = {}): OcrPage {
  return {
    width: 1000,
    height: 600,
    turn: 0,
    confidence: 90,
    written: lines.length > 0,
    lines: lines.map((text, row) => {
      const [top, words] = [100 + row * 30, text.split(' ')];
      return {
        text,
        block: 1,
        direction: 'right' as const,
        bbox: [100, top, 100 + text.length * 10, top + 20] as const,
        baseline: top + 16,
        height: 20,
        confidence: 90,
        words: words.map((word, index) => {
          const start = 100 + 10 * words.slice(0, index).join(' ').length + (index > 0 ? 10 : 0);
          return { text: word, start, end: start + 10 * word.length };
        }),
      };
    }) as unknown as OcrPage['lines'],
    ...changes,
  };
}

async function pictureOf(recognize?: OcrPort['recognize'], bytes: Uint8Array = png): Promise<Conversion> {
  const read = readOptions({ pictures: true, baseUrl: address, contentType: 'image/png' });
  const ports = { deadline: noDeadline, limits: defaultLimits };
  const ocr = recognize && { recognize, holdsWriting: () => Promise.resolve(true) };
  return convert(bytes, { read, transforms: [], outputs: ['markdown', 'images'] }, { ...ports, ...(ocr && { ocr }) });
}

describe('a file that is a picture', () => {
  it.each([
    ['PNG', png],
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['GIF', Buffer.from('GIF89a')],
    ['WebP', Buffer.from('RIFF\0\0\0\0WEBP')],
    ['BMP', Buffer.from('BM\x10\0\0\0\0\0\0\0')],
  ])('of the kind %s is the text in it', async (_, bytes) => {
    const sign = ['No boats may land here', 'without leave of the harbour master.'];
    const { format, markdown, notices } = await pictureOf(() => Promise.resolve(seen(sign)), bytes);
    expect({ format, notices }).toEqual({ format: 'picture', notices: [] });
    expect(markdown!.replace(/\s+/g, ' ')).toBe(sign.join(' '));
  });

  it('is itself when it has no text, and says so', async () => {
    const { markdown, images, notices } = await pictureOf(() => Promise.resolve(seen([])));
    expect(markdown).toBe(`![](${address})`);
    expect(images).toEqual([address]);
    expect(notices).toMatchObject([{ message: 'No text was recognised in the picture.' }]);
  });

  it('says that its text was hard to read', async () => {
    const { notices } = await pictureOf(() => Promise.resolve(seen(['Nq bqats'], { confidence: 40 })));
    expect(notices).toMatchObject([{ code: 'ocr-partial' }]);
  });

  it('says that nobody here recognises text', async () => {
    const none = () =>
      Promise.reject(new ServiceError('feature.not-available', 'OCR in the language "xyz" is not installed.'));
    for (const { markdown, notices } of [await pictureOf(none), await pictureOf()]) {
      expect(markdown).toBe(`![](${address})`);
      expect(notices).toMatchObject([{ code: 'ocr-not-available' }]);
    }
  });

  it('cannot be read when it cannot be decoded', async () => {
    const damaged = () => Promise.reject(new ServiceError('document.corrupted', 'The picture could not be decoded.'));
    await expect(pictureOf(damaged)).rejects.toMatchObject({ code: 'document.corrupted' });
  });

  it('is no document where pictures are not asked for', async () => {
    const request = { read: readOptions(), transforms: [], outputs: ['markdown'] as const };
    await expect(convert(png, request, { deadline: noDeadline, limits: defaultLimits })).rejects.toMatchObject({
      code: 'document.unsupported-format',
    });
  });
});
