/**
 * Short ways for tests to read a file and to look at the document that comes out.
 */
import { noDeadline } from '../../../../../base/deadline.js';
import { dumpDocument } from '../../../../document/dump.js';
import type { Document, Table, TableCell } from '../../../../document/nodes.js';
import { defaultLimits, readOptions } from '../../../../document/reading.js';
import type { PdfOptions, ReadPorts, Reading } from '../../../../document/reading.js';
import { readPdf } from '../read-pdf.js';
import { pdfOf, type MadeExtras, type MadePage } from './made-pdf.js';

/** Reads a file with no port but those given. */
export const read = async (
  bytes: Uint8Array,
  pdf: PdfOptions = { mode: 'fast' },
  ports: Partial<ReadPorts> = {},
): Promise<Reading> =>
  readPdf(bytes, readOptions({ pdf, onlyMainContent: false }), {
    deadline: noDeadline,
    limits: defaultLimits,
    ...ports,
  });

/** The outline of a file of one page. */
export async function outline(...operators: string[]): Promise<string> {
  return outlineOf([{ operators: operators.join('\n') }]);
}

/** The outline of a file of these pages. */
export async function outlineOf(pages: readonly MadePage[], extras: MadeExtras = {}): Promise<string> {
  return dumpDocument((await read(pdfOf(pages, extras))).document);
}

/** All text of a document in order, blocks and cells parted by spaces. */
export function textOf(document: Document): string {
  const quoted = dumpDocument(document).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return quoted.map((text) => JSON.parse(text) as string).join(' ');
}

/** The text of the file made of these pages. */
export async function textOfPages(pages: readonly MadePage[], extras: MadeExtras = {}): Promise<string> {
  return textOf((await read(pdfOf(pages, extras))).document);
}

/** The tables of a page, each row as `cell | cell`; spans are marked as `cell >2` (columns) and `cell v2` (rows). */
export async function tablesOf(...pages: string[]): Promise<string[][]> {
  const { document } = await read(pdfOf(pages.map((operators) => ({ operators }))));
  return document.blocks
    .filter((block): block is Table => block.type === 'table')
    .map((table) => table.rows.map((row) => row.cells.map(cellText).join(' | ')));
}

function cellText({ content, colspan = 1, rowspan = 1 }: TableCell): string {
  const text = typeof content === 'string' ? content : textOf({ blocks: content });
  return text + (colspan > 1 ? ` >${colspan}` : '') + (rowspan > 1 ? ` v${rowspan}` : '');
}
