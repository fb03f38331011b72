/**
 * One file of each format for the laws of readers: one that holds every feature, and one that can be made as long as wanted.
 * Spec: What the service does, 2 (supported file extensions).
 */
import { readFileSync } from 'node:fs';
import type { DocumentFormat } from '../../document/reading.js';
import { makeDoc } from '../formats/doc/testing/make-doc.js';
import { docxFile, p as docxParagraph } from '../formats/docx/testing/docx-file.js';
import { odtFile, p as odtParagraph } from '../formats/odt/testing/odt-file.js';
import { lines, pdfOf } from '../formats/pdf/testing/made-pdf.js';
import { f64, makeWorkbook, record, u16 } from '../formats/xls/testing/make-biff.js';
import { grid, xlsxFile } from '../formats/xlsx/testing/xlsx-file.js';

const fixture = (path: string): Buffer => readFileSync(new URL(`../formats/${path}`, import.meta.url));

/** Files written by other programs, but for the page. */
export const features: Readonly<Record<DocumentFormat, Buffer>> = {
  html: Buffer.concat(
    ['blocks', 'inlines', 'lists', 'tables', 'math'].map((name) => fixture(`html/fixtures/${name}.html`)),
  ),
  pdf: fixture('pdf/fixtures/features.pdf'),
  docx: fixture('docx/fixtures/features.docx'),
  doc: fixture('doc/fixtures/features.doc'),
  odt: fixture('odt/fixtures/features.odt'),
  rtf: fixture('rtf/fixtures/features.rtf'),
  xlsx: fixture('xlsx/fixtures/features.xlsx'),
  xls: fixture('xls/fixtures/features.xls'),
};

/** A text of this many paragraphs, or a sheet of as many rows, or as many lines on pages of forty. */
export const long: Readonly<Record<DocumentFormat, (count: number) => Buffer>> = {
  html: (count) => Buffer.from(texts(count, (text) => `<p>${text}</p>`)),
  pdf: (count) =>
    pdfOf(
      Array.from({ length: Math.ceil(count / 40) }, (_, page) => ({
        operators: lines(
          Array.from({ length: 40 }, (_, line) => sentence(page * 40 + line)),
          72,
          760,
        ),
      })),
    ),
  docx: (count) => docxFile(texts(count, docxParagraph)),
  doc: (count) => makeDoc({ text: texts(count, (text) => `${text}\r`) }),
  odt: (count) => odtFile(texts(count, odtParagraph)),
  rtf: (count) => Buffer.from(`{\\rtf1 ${texts(count, (text) => `${text}\\par `)}}`),
  xlsx: (count) =>
    xlsxFile({ sheets: [{ name: 'Long', data: grid(Array.from({ length: count }, (_, at) => [sentence(at), at])) }] }),
  xls: (count) =>
    makeWorkbook({
      sheets: [
        {
          name: 'Long',
          records: Array.from({ length: count }, (_, at) => record(0x203, u16(at, 0, 0), f64(at))),
        },
      ],
    }),
};

function texts(count: number, wrap: (text: string) => string): string {
  return Array.from({ length: count }, (_, at) => wrap(sentence(at))).join('');
}

function sentence(number: number): string {
  return `The entry ${number} of the list says ${(number * 7919) % 10_007} in a few words.`;
}
