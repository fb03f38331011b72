import fc from 'fast-check';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { dumpDocument } from '../../../document/dump.js';
import { walkInlines } from '../../../document/walk.js';
import { errorCodeOf } from '../../shared/containers/testing/read-ports.js';
import { writeZip, zipOf } from '../../shared/containers/testing/write-zip.js';
import { docxFile, dumpDocx, p, r, readDocxFile, table } from './testing/docx-file.js';

describe('a DOCX file', () => {
  it('gives its properties under the names of the interface', () => {
    const core =
      '<dc:title>A title</dc:title><dc:creator>An author</dc:creator><dc:subject>A subject</dc:subject><dc:description> </dc:description>' +
      '<cp:keywords>one, two</cp:keywords><dc:language>de-DE</dc:language><cp:lastModifiedBy>Someone</cp:lastModifiedBy>' +
      '<dcterms:created xsi:type="dcterms:W3CDTF">2024-01-02T03:04:05Z</dcterms:created><dcterms:modified>2024-02-03T04:05:06Z</dcterms:modified>';
    expect(readDocxFile(docxFile(p('x'), { core })).metadata).toEqual({
      title: 'A title',
      author: 'An author',
      subject: 'A subject',
      keywords: 'one, two',
      language: 'de-DE',
      lastModifiedBy: 'Someone',
      createdTime: '2024-01-02T03:04:05Z',
      modifiedTime: '2024-02-03T04:05:06Z',
    });
  });

  it('gives custom properties, but none that would take the place of a member of the interface', () => {
    const types = 'http://schemas.openxmlformats.org/package/2006/relationships';
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
    const property = (name: string, value: string): string =>
      `<property name="${name}"><vt:lpwstr>${value}</vt:lpwstr></property>`;
    const files = {
      '_rels/.rels': `<Relationships xmlns="${types}"><Relationship Id="d" Type="${office}/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="c" Type="${office}/relationships/custom-properties" Target="docProps/custom.xml"/></Relationships>`,
      'docProps/custom.xml': `<Properties xmlns="${office}/custom-properties" xmlns:vt="${office}/docPropsVTypes">${property('Client', 'ACME')}${property('statusCode', '500')}${property('__proto__', 'x')}</Properties>`,
    };
    expect(readDocxFile(docxFile(p('x'), { files })).metadata).toEqual({ Client: 'ACME' });
  });

  it('keeps headers and footers as furniture, unless only the main content is wanted', () => {
    const shape = { header: p('Running head'), footer: p('Page 1') };
    expect(dumpDocx(p('body'), shape, { onlyMainContent: false })).toBe(
      'furniture header\n  paragraph "Running head"\nparagraph "body"\nfurniture footer\n  paragraph "Page 1"',
    );
    expect(dumpDocx(p('body'), shape)).toBe('paragraph "body"');
  });

  describe('with a document in another format inside', () => {
    const dumpWith = (path: string, content: string): string =>
      dumpDocx(`${p('before')}<w:altChunk r:id="a"/>${p('after')}`, {
        relationships: { a: ['aFChunk', path] },
        files: { [`word/${path}`]: content },
      });
    const page = '<html><body><h2>Inside</h2><p>caf\u00e9 = <b>bold</b></p></body></html>';

    it('reads a web page in its place', () => {
      expect(dumpWith('chunk.html', page)).toBe(
        'paragraph "before"\nheading 2 "Inside"\nparagraph "café = " strong("bold")\nparagraph "after"',
      );
    });

    it.each([
      ['quoted-printable', page.replace(/=/g, '=3D').replace('\u00e9', '=C3=\r\n=A9')],
      ['base64', Buffer.from(page).toString('base64')],
    ])('reads the page of an MHTML file in %s', (encoding, body) => {
      const head = `Content-Type: text/html;\r\n charset="utf-8"\r\nContent-Transfer-Encoding: ${encoding}`;
      const mht = `MIME-Version: 1.0\r\nContent-Type: multipart/related; type="text/html";\r\n\tboundary="----=part"\r\n\r\n------=part\r\n${head}\r\n\r\n${body}\r\n------=part\r\nContent-Type: image/png\r\n\r\nx\r\n------=part--\r\n`;
      expect(dumpWith('chunk.mht', mht)).toContain('paragraph "café = " strong("bold")');
    });

    it('reads plain text line by line', () => {
      expect(dumpWith('chunk.txt', 'one\r\n\r\ntwo\r\n')).toContain('paragraph "one"\nparagraph "two"');
    });

    it('says that it was left out when it is in a format Word alone knows, or not there', () => {
      for (const shape of [
        {},
        { relationships: { a: ['aFChunk', 'c.docx'] as const }, files: { 'word/c.docx': 'PK' } },
      ]) {
        const reading = readDocxFile(docxFile(`${p('x')}<w:altChunk r:id="a"/>`, shape));
        expect(reading.notices.map(({ code }) => code)).toEqual(['part-unreadable']);
      }
    });
  });

  it('is found by its content types, or where it usually is, when the package does not tell', () => {
    const document =
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>found</w:t></w:r></w:p></w:body></w:document>';
    const types =
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/odd/doc.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
    const read = (files: Record<string, string>): string => dumpDocument(readDocxFile(zipOf(files)).document);
    expect(read({ '[Content_Types].xml': types, 'odd/doc.xml': document })).toContain('found');
    expect(read({ 'word/document.xml': document })).toContain('found');
  });

  it('is refused when it has no main part, or is encrypted', () => {
    expect(errorCodeOf(() => readDocxFile(zipOf({ 'readme.txt': 'x' })))).toBe('document.corrupted');
    expect(
      errorCodeOf(() => readDocxFile(writeZip([{ path: 'word/document.xml', content: 'x', encrypted: true }]))),
    ).toBe('document.encrypted');
  });

  it('is read as far as it goes when it is cut off', () => {
    const text = Array.from({ length: 3000 }, (_, i) => p(`paragraph number ${i} ${(i * 7919) % 10_007}`)).join('');
    const whole = docxFile(text);
    const reading = readDocxFile(whole.subarray(0, Math.floor(whole.length / 2)));
    expect(reading.document.blocks.length).toBeGreaterThan(100);
    expect(reading.notices.map(({ code }) => code)).toContain('truncated-input');
  });

  it('does not follow nesting without end', () => {
    const deep = `${'<w:sdt><w:sdtContent>'.repeat(2000)}${p('deep')}`;
    const reading = readDocxFile(docxFile(`${p('before')}${deep}`));
    expect(dumpDocument(reading.document)).toContain('before');
    expect(reading.notices.map(({ code }) => code)).toContain('limit-reached');
  });

  it('does not unpack a bomb', () => {
    const bomb = docxFile('', { files: { 'word/document.xml': Buffer.alloc(64 << 20, ' ') } });
    expect(errorCodeOf(() => readDocxFile(bomb))).toBe('document.limit-exceeded');
  });
});

describe('the text of a DOCX', () => {
  const words = fc
    .array(fc.stringMatching(/^[A-Za-zäöü0-9.,]{1,8}$/), { minLength: 1, maxLength: 6 })
    .map((each) => each.join(' '));
  const properties = fc.constantFrom(
    '',
    '<w:b/>',
    '<w:i/>',
    '<w:b/><w:u w:val="single"/>',
    '<w:vertAlign w:val="superscript"/>',
  );
  const run = fc.tuple(words, properties).map(([text, format]) => r([text, format]));
  const paragraph = fc
    .tuple(
      fc.constantFrom('', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
      fc.array(run, { minLength: 1, maxLength: 4 }),
    )
    .map(([format, runs]) => `<w:p>${format}${runs.join('')}</w:p>`);
  const rows = fc
    .array(fc.array(paragraph, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 })
    .map((cells) => table(cells));
  const wrapped = paragraph.map((inner) => `<w:sdt><w:sdtContent>${inner}</w:sdtContent></w:sdt>`);
  const body = fc
    .array(fc.oneof(paragraph, rows, wrapped), { minLength: 1, maxLength: 6 })
    .map((blocks) => blocks.join(''));

  it('is the text that mammoth reads', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (markup) => {
        const bytes = docxFile(markup);
        const { value } = await mammoth.extractRawText({ buffer: bytes });
        let text = '';
        walkInlines(readDocxFile(bytes).document, (inline) => {
          if (typeof inline === 'string') text += ` ${inline}`;
        });
        const characters = (each: string): string => [...each.replace(/\s/g, '')].sort().join('');
        expect(characters(text)).toBe(characters(value));
      }),
      { numRuns: 60 },
    );
  });
});
