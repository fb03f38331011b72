/**
 * Reads a few tiny documents before the first real one, so that no caller pays for loading the readers.
 * Spec: none (operations).
 */
import { crc32 } from 'node:zlib';
import { noDeadline } from '../base/deadline.js';
import type { Format } from '../engine/document/reading.js';
import { defaultLimits, readOptions } from '../engine/document/reading.js';
import type { convertDocument } from './convert-document.js';

/** Converts every sample; returns the formats whose sample could not be read. */
export async function warmUp(convert: typeof convertDocument): Promise<string[]> {
  const failures: string[] = [];
  for (const [format, bytes] of Object.entries(samples())) {
    const read = readOptions({ fileName: `sample.${format}` });
    try {
      await convert(
        bytes,
        { read, transforms: [{ type: 'dropFurniture' }], outputs: ['markdown', 'html', 'links', 'images'] },
        { deadline: noDeadline, limits: defaultLimits },
      );
    } catch (error) {
      failures.push(`${format}: ${error instanceof Error ? error.message : 'unknown error'}`);
    }
  }
  return failures;
}

/** The formats that are cheap to write by hand; DOC and XLS load little beside what these load. */
function samples(): Partial<Record<Format, Uint8Array>> {
  const text = (value: string): Uint8Array => new TextEncoder().encode(value);
  return {
    html: text(
      '<!doctype html><title>Sample</title><main><h1>Sample</h1><p>Some <a href="/a">text</a>.</p><table><tr><td>1<td>2</table></main>',
    ),
    rtf: text('{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0 Sample \\b text\\b0 .\\par}'),
    pdf: pdfSample(),
    docx: zipSample({
      '[Content_Types].xml': contentTypes('/word/document.xml', 'wordprocessingml.document.main'),
      '_rels/.rels': relationships('word/document.xml'),
      'word/document.xml':
        '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Sample</w:t></w:r></w:p></w:body></w:document>',
    }),
    xlsx: zipSample({
      '[Content_Types].xml': contentTypes('/xl/workbook.xml', 'spreadsheetml.sheet.main'),
      '_rels/.rels': relationships('xl/workbook.xml'),
      'xl/workbook.xml':
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sample" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Sample</t></is></c><c r="B1"><v>1</v></c></row></sheetData></worksheet>',
    }),
    odt: zipSample({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml':
        '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text><text:p>Sample</text:p></office:text></office:body></office:document-content>',
    }),
  };
}

function contentTypes(part: string, type: string): string {
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/></Types>`;
}

function relationships(target: string): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`;
}

/** One page with one line of text, with a true cross-reference table. */
function pdfSample(): Uint8Array {
  const stream = 'BT /F1 12 Tf 72 720 Td (Sample) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return new TextEncoder().encode(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`,
  );
}

/** An archive of stored (not deflated) entries. */
function zipSample(entries: Record<string, string>): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const fields = Buffer.alloc(22);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    const tail = Buffer.alloc(4);
    tail.writeUInt16LE(name.length, 0);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, tail, Buffer.from(name), data]);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, position, Buffer.from(name)]));
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}
