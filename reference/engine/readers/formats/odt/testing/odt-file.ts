/**
 * Makes ODT files for tests from the markup under test, and reads them into the outline of golden pairs.
 * Spec: ODF 1.3 parts 2 and 3.
 */
import { dumpDocument } from '../../../../document/dump.js';
import type { Reading, ReadOptions } from '../../../../document/reading.js';
import { readOptions } from '../../../../document/reading.js';
import { readPorts } from '../../../shared/containers/testing/read-ports.js';
import { zipOf } from '../../../shared/containers/testing/write-zip.js';
import { readOdt } from '../read-odt.js';

const odf = 'urn:oasis:names:tc:opendocument:xmlns';

const namespaces = [
  ...['office', 'text', 'table', 'style', 'meta', 'chart'].map((name) => `xmlns:${name}="${odf}:${name}:1.0"`),
  `xmlns:draw="${odf}:drawing:1.0"`,
  `xmlns:fo="${odf}:xsl-fo-compatible:1.0"`,
  `xmlns:svg="${odf}:svg-compatible:1.0"`,
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

export interface OdtShape {
  /** Content of `office:automatic-styles` of the text. */
  automatic?: string;
  /** Content of `office:styles`. */
  styles?: string;
  /** Content of `office:master-styles`. */
  master?: string;
  /** Content of `office:meta`. */
  meta?: string;
  /** Further files by path. */
  files?: Readonly<Record<string, string | Uint8Array>>;
}

/** A file whose `office:text` holds this markup. */
export function odtFile(body: string, shape: OdtShape = {}): Buffer {
  const part = (root: string, content: string): string =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-${root} ${namespaces} office:version="1.3">${content}</office:document-${root}>`;
  const meta: Record<string, string> =
    shape.meta === undefined ? {} : { 'meta.xml': part('meta', `<office:meta>${shape.meta}</office:meta>`) };
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': part(
      'content',
      `<office:automatic-styles>${shape.automatic ?? ''}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body>`,
    ),
    'styles.xml': part(
      'styles',
      `<office:styles>${shape.styles ?? ''}</office:styles><office:master-styles>${shape.master ?? ''}</office:master-styles>`,
    ),
    ...meta,
    ...shape.files,
  });
}

export function readOdtFile(bytes: Uint8Array, options: Partial<ReadOptions> = {}): Reading {
  return readOdt(bytes, readOptions(options), readPorts());
}

/** The outline of a document with this body, without the last newline. */
export function dumpOdt(body: string, shape: OdtShape = {}, options: Partial<ReadOptions> = {}): string {
  return dumpDocument(readOdtFile(odtFile(body, shape), options).document).trimEnd();
}

/** A paragraph, of a style when one is named. */
export function p(content: string, style = ''): string {
  return `<text:p${style === '' ? '' : ` text:style-name="${style}"`}>${content}</text:p>`;
}

export function span(style: string, content: string): string {
  return `<text:span text:style-name="${style}">${content}</text:span>`;
}

/** A list of items, each the markup of its content. */
export function list(style: string, ...items: string[]): string {
  const name = style === '' ? '' : ` text:style-name="${style}"`;
  return `<text:list${name}>${items.map((item) => `<text:list-item>${item}</text:list-item>`).join('')}</text:list>`;
}

/** A style of characters or paragraphs with text properties. */
export function style(family: 'text' | 'paragraph', name: string, properties: string, more = ''): string {
  return `<style:style style:family="${family}" style:name="${name}" ${more}><style:text-properties ${properties}/></style:style>`;
}
