import { describe, expect, it } from 'vitest';
import { noDeadline } from '../base/deadline.js';
import { convert, type Conversion, type Output } from './convert.js';
import { defaultLimits, readOptions } from './document/reading.js';
import { line, pdfOf, streamObject } from './readers/formats/pdf/testing/made-pdf.js';

const outputs: Output[] = ['markdown', 'html', 'rawHtml', 'links', 'images'];
const converted = (bytes: Uint8Array): Promise<Conversion> =>
  convert(
    bytes,
    { read: readOptions(), transforms: [{ type: 'dropFurniture' }], outputs },
    { deadline: noDeadline, limits: defaultLimits },
  );

describe('convert', () => {
  it('reads a PDF behind a stray tag as a PDF', async () => {
    const page = { operators: line('A page of text.', 72, 700) };
    const bytes = Buffer.concat([Buffer.from('<html>\n'), pdfOf([page])]);
    expect(await converted(bytes)).toMatchObject({ format: 'pdf', markdown: 'A page of text.' });
  });

  it('never gives half a character away, whatever a font calls its glyphs', async () => {
    const map = streamObject('1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <d83d> endbfchar');
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 101 0 R >>';
    const pdf = pdfOf([{ operators: line('xAx A', 72, 700, 11, 'F3'), fonts: '/F3 100 0 R' }], {
      objects: { 100: font, 101: map },
    });
    const said = JSON.stringify(await converted(pdf));
    expect(said).toContain('\ufffd');
    expect(said).not.toMatch(/\\ud[89a-f]/i);
  });
});
