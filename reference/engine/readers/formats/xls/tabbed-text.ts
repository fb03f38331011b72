/**
 * Text parted by tabs under the name of a workbook: what many programs give out "for Excel", which opens it as a sheet.
 * Spec: none; RFC 4180 for quoted fields, with a tab for the comma.
 */
import { isUtf8 } from 'node:buffer';
import type { Deadline } from '../../../../base/deadline.js';
import { xmlText } from '../../shared/containers/xml-text.js';
import { fromLatin1 } from '../../shared/code-pages/decode-bytes.js';
import type { SheetRow } from '../../shared/sheets/sheet.js';
import { CellGrid } from './cell-grid.js';

const fieldsBetweenChecks = 4096;

/** UTF-16 and UTF-8 by their marks, UTF-8 by its form, else Windows-1252. */
export function tabbedText(bytes: Buffer): string {
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isMarked || isUtf8(bytes) ? xmlText(bytes) : fromLatin1(bytes.toString('latin1'));
}

/** Fields up to the next tab or line end; quoted ones hold both, and two quotes for one. */
export function tabbedRows(text: string, deadline: Deadline): SheetRow[] {
  const grid = new CellGrid();
  let row = 0;
  let column = 0;
  let count = 0;
  for (let at = 0; at < text.length;) {
    if (++count % fieldsBetweenChecks === 0) deadline.check();
    const closing = closingQuote(text, at);
    const end = closing < 0 ? endOfField(text, at) : closing + 1;
    const field = closing < 0 ? text.slice(at, end) : text.slice(at + 1, closing).replaceAll('""', '"');
    grid.set(row, column, field.trim());
    if (text[end] === '\t') column++;
    else {
      row++;
      column = 0;
    }
    at = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
  }
  return grid.rows();
}

const fieldEnd = /[\t\r\n]/g;

function endOfField(text: string, at: number): number {
  fieldEnd.lastIndex = at;
  return fieldEnd.exec(text)?.index ?? text.length;
}

/**
 * The place of the closing quote of the field that begins here; -1 where it has none. A search in vain ends at the quote that
 * the next such field begins with, so that all of them together are as long as the text.
 */
function closingQuote(text: string, start: number): number {
  if (text[start] !== '"') return -1;
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 || at === text.length - 1 || '\t\r\n'.includes(text[at + 1]!) ? at : -1;
}
