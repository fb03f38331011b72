import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isServiceError } from '../../base/errors.js';
import { makeCompoundFile } from '../readers/shared/compound-file/testing/make-compound-file.js';
import { detectFormat } from './detect-format.js';
import { makeZip } from './testing/make-zip.js';

const detect = (bytes: Uint8Array | string, fileName = '', contentType?: string): string =>
  detectFormat(toBytes(bytes), { fileName, ...(contentType !== undefined && { contentType }) }).format;

const toBytes = (bytes: Uint8Array | string): Uint8Array =>
  typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;

/** `code: what the caller is told`. */
const refusal = (bytes: Uint8Array | string, fileName = ''): string => {
  try {
    return `accepted as ${detect(bytes, fileName)}`;
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return `${error.code}: ${error.publicMessage}`;
  }
};

const compound = (...names: string[]): Buffer =>
  makeCompoundFile(Object.fromEntries(names.map((name) => [name, Buffer.alloc(32)])));

describe('formats by content', () => {
  it('knows a PDF by its header within the first 1024 bytes', () => {
    expect(detect('%PDF-1.7\n')).toBe('pdf');
    expect(detect(`${' '.repeat(900)}%PDF-1.4\n`)).toBe('pdf');
    expect(detect('\xef\xbb\xbf%PDF-1.4\n')).toBe('pdf');
  });

  it('does not take a page that speaks of %PDF- for one', () => {
    expect(detect('<!DOCTYPE html><p>A file begins with %PDF-1.4</p>')).toBe('html');
  });

  it('does not take a page that speaks of Word 2003 XML for that', () => {
    const mark = '<?mso-application progid="Word.Document"?>';
    expect(detect(`<!DOCTYPE html><p>It begins with <code>${mark}</code></p>`)).toBe('html');
    expect(refusal(`<?xml version="1.0"?>${mark}<root/>`)).toContain('a Word 2003 XML document');
  });

  it('knows the Office formats that are archives by the names of their parts', () => {
    expect(detect(makeZip({ '[Content_Types].xml': '', 'word/document.xml': '' }))).toBe('docx');
    expect(detect(makeZip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }))).toBe('xlsx');
    expect(detect(makeZip({ '[Content_Types].xml': '', 'WORD\\document.xml': '' }))).toBe('docx');
  });

  it('knows them by their content types where the parts lie in other folders', () => {
    const types = (main: string): string =>
      `<Override ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/>`;
    expect(detect(makeZip({ '[Content_Types].xml': types('wordprocessingml.document'), 'a/b.xml': '' }))).toBe('docx');
    expect(detect(makeZip({ '[Content_Types].xml': types('spreadsheetml.sheet'), 'a/b.xml': '' }))).toBe('xlsx');
  });

  it('knows OpenDocument text by its mimetype, its manifest, or its name', () => {
    const manifest = '<m:file-entry m:full-path="/" m:media-type="application/vnd.oasis.opendocument.text"/>';
    expect(detect(makeZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '' }))).toBe('odt');
    expect(detect(makeZip({ 'content.xml': '', 'META-INF/manifest.xml': manifest }))).toBe('odt');
    expect(detect(makeZip({ 'content.xml': '' }), 'letter.odt')).toBe('odt');
  });

  it('knows archives whose directory is cut off', () => {
    const whole = makeZip({ '[Content_Types].xml': 'x', 'word/document.xml': 'text'.repeat(100) });
    expect(detect(whole.subarray(0, 200))).toBe('docx');
  });

  it('knows Word and Excel files of 97 to 2003 by their streams', () => {
    expect(detect(compound('WordDocument', '1Table'))).toBe('doc');
    expect(detect(compound('Workbook'))).toBe('xls');
    expect(detect(compound('Book'))).toBe('xls');
  });

  it('lets the name decide about a compound file that holds both', () => {
    expect(detect(compound('WordDocument', 'Workbook'), 'a.xls')).toBe('xls');
    expect(detect(compound('WordDocument', 'Workbook'), 'a.doc')).toBe('doc');
  });

  it('knows a compound file without directory by its first sector', () => {
    const cut = (first: number): Buffer => {
      const stream = Buffer.alloc(9000);
      stream.writeUInt16LE(first);
      return makeCompoundFile({ a: stream }).subarray(0, 6000);
    };
    expect(detect(cut(0xa5ec))).toBe('doc');
    expect(detect(cut(0x0809))).toBe('xls');
    expect(refusal(cut(0))).toMatch(/^document\.corrupted: /);
  });

  it('knows workbooks of Excel 2 to 5 that are bare streams', () => {
    expect(detect('\x09\x00\x04\x00\x02\x00\x10\x00')).toBe('xls');
    expect(detect('\x09\x04\x06\x00\x00\x00\x10\x00\x00\x00')).toBe('xls');
    expect(detect('\x09\x08\x08\x00\x00\x05\x05\x00\x00\x00\x00\x00')).toBe('xls');
  });

  it('knows RTF, also behind a byte-order mark or white space', () => {
    expect(detect('{\\rtf1\\ansi text}')).toBe('rtf');
    expect(detect('\xef\xbb\xbf\r\n{\\rtf1 text}')).toBe('rtf');
  });

  it('knows Excel 2003 XML', () => {
    expect(
      detect(
        '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      ),
    ).toBe('xls');
  });

  it.each([
    '<!DOCTYPE html><title>x</title>',
    '<HTML>',
    '\xef\xbb\xbf  <html>',
    '<!-- saved --><html>',
    '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x"><html>',
    '<table><tr><td>1</td></tr></table>',
    '<p>A fragment</p>',
    'Hello <br> there',
  ])('knows HTML that begins %j', (text) => {
    expect(detect(text)).toBe('html');
  });

  it('knows HTML in UTF-16, with and without a byte-order mark', () => {
    expect(detect(Buffer.from('\ufeff<html><p>é</p>', 'utf16le'))).toBe('html');
    expect(detect(Buffer.from('<html><p>é</p>', 'utf16le'))).toBe('html');
    expect(detect(Buffer.from('\ufeff<html><p>é</p>', 'utf16le').swap16())).toBe('html');
  });
});

describe('names and declared types', () => {
  it('takes text for HTML when its name or declared type says so', () => {
    expect(detect('Just text, no markup.', 'page.html')).toBe('html');
    expect(detect('Just text, no markup.', 'page.HTM')).toBe('html');
    expect(detect('Just text', '', 'text/html; charset=utf-8')).toBe('html');
    expect(detect('<root>1</root>', 'page.xhtml')).toBe('html');
  });

  it('reads a file for what it is and says that its name differs', () => {
    const { format, notices } = detectFormat(Buffer.from('<html><table></table></html>'), { fileName: 'report.xls' });
    expect(format).toBe('html');
    expect(notices).toEqual([
      {
        code: 'format-differs-from-name',
        message: 'The file has the extension .xls but is an HTML page; it was read as that.',
      },
    ]);
  });

  it('says that the declared type differs where the name says nothing', () => {
    const { notices } = detectFormat(Buffer.from('%PDF-1.4'), { fileName: 'download', contentType: 'text/html' });
    expect(notices).toHaveLength(1);
    expect(notices[0]?.message).toContain('declared as text/html');
  });

  it('has no notice when name and content agree, or when the name says nothing', () => {
    expect(detectFormat(Buffer.from('{\\rtf1}'), { fileName: 'a.rtf' }).notices).toEqual([]);
    expect(detectFormat(Buffer.from('{\\rtf1}'), { fileName: 'a' }).notices).toEqual([]);
    expect(detectFormat(makeZip({ 'xl/workbook.xml': '' }), { fileName: 'a.xlsm' }).notices).toEqual([]);
  });

  it('does not take names of object members for extensions', () => {
    expect(refusal('text', 'a.constructor')).toMatch(/plain text without HTML markup/);
  });
});

describe('refusals', () => {
  it('refuses an empty file', () => {
    expect(refusal('')).toBe('document.empty: The file is empty.');
  });

  it('lists the supported extensions', () => {
    expect(refusal('\x89PNG\r\n\x1a\n', 'a.png')).toBe(
      'document.unsupported-format: The file is a PNG image, which is not supported. Supported file extensions are ' +
        '.html, .htm, .pdf, .docx, .doc, .odt, .rtf, .xlsx and .xls.',
    );
  });

  it.each([
    ['GIF89a\x01\0', 'a GIF image'],
    ['\xff\xd8\xff\xe0', 'a JPEG image'],
    ['MZ\x90\0\x03\0\0\0', 'an executable program'],
    ['\x7fELF\x02\x01', 'an executable program'],
    ['\x1f\x8b\x08\0', 'a gzip archive'],
    ['%!PS-Adobe-3.0', 'a PostScript file'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', 'an SVG image'],
    ['<?xml version="1.0"?><rss version="2.0"></rss>', 'a news feed'],
    ['<?xml version="1.0"?><w:wordDocument xmlns:w="x">', 'a Word 2003 XML document'],
  ])('refuses %j by its kind, under any name', (bytes, kind) => {
    for (const name of ['a.doc', 'a.bin', 'a.pdf']) expect(refusal(bytes, name)).toContain(kind);
  });

  it('refuses a web archive, unless it is named a Word document, which Word takes it for', () => {
    const archive = 'MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n';
    for (const name of ['a.mht', 'a.docx', 'a.pdf']) expect(refusal(archive, name)).toContain('a web archive');
    expect(detect(archive, 'a.doc')).toBe('doc');
  });

  it.each([
    [{ 'ppt/presentation.xml': '' }, 'PowerPoint'],
    [{ 'xl/workbook.bin': '' }, '.xlsb'],
    [{ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }, 'an OpenDocument spreadsheet file'],
    [{ mimetype: 'application/epub+zip' }, 'EPUB'],
    [{ 'readme.txt': '' }, 'a zip archive'],
  ])('refuses the archive %j by its kind', (entries, kind) => {
    expect(refusal(makeZip(entries as unknown as Record<string, string>), 'a.docx')).toContain(kind);
  });

  it('refuses other compound files by their kind', () => {
    expect(refusal(compound('PowerPoint Document'))).toContain('PowerPoint 97-2003');
    expect(refusal(compound('__properties_version1.0'))).toContain('Outlook message');
    expect(refusal(compound('Something'))).toContain('compound file of another program');
  });

  it('tells an encrypted Office file from a damaged one', () => {
    expect(refusal(compound('EncryptionInfo', 'EncryptedPackage'), 'a.docx')).toMatch(/^document\.encrypted: /);
  });

  it('takes rows parted by tabs that are named a workbook for one, as Excel does', () => {
    expect(detect('name\tcount\napple\t3\n', 'a.xls')).toBe('xls');
    expect(detect('\xff\xfea\0\t\0b\0\n\0c\0\t\0d\0', 'a.xls')).toBe('xls');
    for (const name of ['a.txt', 'a.doc']) expect(refusal('name\tcount\napple\t3\n', name)).toContain('plain text');
    expect(refusal('Just text\nof three\tlines,\nno rows', 'a.xls')).toContain('plain text');
  });

  it('refuses plain text and unknown bytes under other names', () => {
    expect(refusal('Just text', 'notes.txt')).toContain('plain text without HTML markup');
    expect(refusal('Just text', 'notes.doc')).toContain('plain text without HTML markup');
    expect(refusal('\x01\x02\x03\x04'.repeat(20), 'a.doc')).toContain('is not a Word 97-2003 document');
    expect(refusal('\x01\x02\x03\x04'.repeat(20), 'a.html')).toContain('is not an HTML page');
  });

  it('answers any bytes with a format or a typed refusal', () => {
    const heads = [
      '',
      'PK\x03\x04',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
      '{\\rtf',
      '<html',
      '%PDF-',
      '\x09\x08\x10\x00',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...heads),
        fc.uint8Array({ maxLength: 600 }),
        fc.constantFrom('a.doc', 'a.html', ''),
        (head, tail, name) => {
          expect(refusal(Buffer.concat([Buffer.from(head, 'latin1'), tail]), name)).toMatch(
            /^(?:accepted as |document\.)/,
          );
        },
      ),
      { numRuns: 400, seed: 2 },
    );
  });
});
