import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pictureBytes } from '../documents/makers/picture.js';
import { makeDocument } from '../documents/make.js';
import { lengthFinding, pdfPageSizes, pictureSize } from './media.js';

describe('pictures and printed pages', () => {
  it('tell their size as PNG, JPEG, WebP and GIF', () => {
    expect(pictureSize(Buffer.from(pictureBytes()))).toEqual({ width: 2, height: 2 });
    const jpeg = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0x02, 0x58, 0x03, 0x20]),
      Buffer.alloc(30),
    ]);
    expect(pictureSize(jpeg)).toEqual({ width: 800, height: 600 });
    const webp = Buffer.alloc(32);
    webp.write('RIFF', 0, 'latin1');
    webp.write('WEBPVP8X', 8, 'latin1');
    webp.writeUIntLE(1279, 24, 3);
    webp.writeUIntLE(719, 27, 3);
    expect(pictureSize(webp)).toEqual({ width: 1280, height: 720 });
    const gif = Buffer.alloc(32);
    gif.write('GIF89a', 0, 'latin1');
    gif.writeUInt16LE(7, 6);
    gif.writeUInt16LE(9, 8);
    expect(pictureSize(gif)).toEqual({ width: 7, height: 9 });
    expect(pictureSize(Buffer.from('<html>no picture</html>'.padEnd(40)))).toBeUndefined();
  });

  it('may be of two or three device pixels a pixel, and of no other size', () => {
    expect(lengthFinding(1200, 600, 'wide', '')).toBeUndefined();
    expect(lengthFinding(900, 600, 'wide', '')).toMatchObject({ actual: '900 pixels' });
  });

  it('of a PDF tell the boxes, in the open and in compressed objects', () => {
    const made = makeDocument('pdf', { parts: [{ kind: 'paragraph', text: 'One page' }] });
    expect(pdfPageSizes(Buffer.from(made.bytes))).toHaveLength(1);
    const hidden = Buffer.concat([
      Buffer.from('%PDF-1.7\nstream\n'),
      deflateSync('<< /MediaBox [0 0 612 792] >>'),
      Buffer.from('endstream'),
    ]);
    expect(pdfPageSizes(hidden)).toEqual([{ width: 612, height: 792 }]);
  });
});
