/**
 * Makes DOCX files for tests from the markup under test, and reads them into the outline of golden pairs.
 * Spec: ECMA-376 parts 1 and 2.
 */
import { dumpDocument } from '../../../../document/dump.js';
import type { Reading, ReadOptions } from '../../../../document/reading.js';
import { readOptions } from '../../../../document/reading.js';
import { readPorts } from '../../../shared/containers/testing/read-ports.js';
import { zipOf } from '../../../shared/containers/testing/write-zip.js';
import { readHtml } from '../../html/read-html.js';
import { readDocx } from '../read-docx.js';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006';

/** Declarations of all prefixes that tests use. */
const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${office}/relationships"`,
  `xmlns:m="${office}/math"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:w16se="http://schemas.microsoft.com/office/word/2015/wordml/symex"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

export interface DocxShape {
  /** Content of `w:styles`. */
  styles?: string;
  /** Content of `w:numbering`. */
  numbering?: string;
  footnotes?: string;
  endnotes?: string;
  header?: string;
  footer?: string;
  /** Further relationships of the document: id -> type and target; addresses with a colon are external. */
  relationships?: Readonly<Record<string, readonly [type: string, target: string]>>;
  /** Further files by path. */
  files?: Readonly<Record<string, string | Uint8Array>>;
  /** Content of the core properties part. */
  core?: string;
}

/** A file whose body holds this markup. */
export function docxFile(body: string, shape: DocxShape = {}): Buffer {
  const files: Record<string, string | Uint8Array> = {};
  const relationships: string[] = [];
  const relate = (id: string, type: string, target: string): void => {
    const mode = target.includes(':') ? ' TargetMode="External"' : '';
    relationships.push(`<Relationship Id="${id}" Type="${office}/relationships/${type}" Target="${target}"${mode}/>`);
  };
  const part = (name: 'styles' | 'numbering' | 'footnotes' | 'endnotes' | 'header' | 'footer', root: string): void => {
    const content = shape[name];
    if (content === undefined) return;
    files[`word/${name}.xml`] = `<w:${root} ${namespaces}>${content}</w:${root}>`;
    relate(`rId_${name}`, name, `${name}.xml`);
  };
  part('styles', 'styles');
  part('numbering', 'numbering');
  part('footnotes', 'footnotes');
  part('endnotes', 'endnotes');
  part('header', 'hdr');
  part('footer', 'ftr');
  for (const [id, [type, target]] of Object.entries(shape.relationships ?? {})) relate(id, type, target);
  const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
  const core =
    shape.core === undefined
      ? ''
      : `<Relationship Id="c" Type="${packageTypes}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`;
  if (shape.core !== undefined) {
    files['docProps/core.xml'] =
      `<cp:coreProperties xmlns:cp="${packageTypes}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
      `xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${shape.core}</cp:coreProperties>`;
  }
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="d" Type="${office}/relationships/officeDocument" Target="word/document.xml"/>${core}</Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packageTypes}/relationships">${relationships.join('')}</Relationships>`,
    ...files,
    ...shape.files,
  });
}

export function readDocxFile(bytes: Uint8Array, options: Partial<ReadOptions> = {}): Reading {
  const ports = readPorts();
  const embeddedPage = (page: Uint8Array, pageOptions: ReadOptions): Reading => readHtml(page, pageOptions, ports);
  return readDocx(bytes, readOptions(options), { ...ports, embeddedPage });
}

/** The outline of a document with this body, without the last newline. */
export function dumpDocx(body: string, shape: DocxShape = {}, options: Partial<ReadOptions> = {}): string {
  return dumpDocument(readDocxFile(docxFile(body, shape), options).document).trimEnd();
}

/** A paragraph of runs; a run is text, or text with the content of its `w:rPr`. */
export function p(...runs: (string | [text: string, properties: string])[]): string {
  return `<w:p>${runs.map(r).join('')}</w:p>`;
}

/** A paragraph with properties. */
export function styled(properties: string, ...runs: (string | [text: string, properties: string])[]): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${runs.map(r).join('')}</w:p>`;
}

export function r(run: string | [text: string, properties: string]): string {
  const [text, properties] = typeof run === 'string' ? [run, ''] : run;
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A table of rows of cells, each the markup of its content, with optional properties before it. */
export function table(rows: readonly (readonly string[])[], look = ''): string {
  return `<w:tbl><w:tblPr>${look}</w:tblPr><w:tblGrid/>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
}
