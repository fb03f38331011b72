/**
 * What POST /parse is loaded with: one small and one large document of each format, made from the suite's fixture makers.
 * Spec: POST /parse.
 */
import { readFileSync } from 'node:fs';
import { article, book, workbook } from '../../conformance/documents/contents.js';
import type { Content, Part } from '../../conformance/documents/content.js';
import { contentTypeOf, type FixtureExtension } from '../../conformance/documents/fixture.js';
import { makeDocument } from '../../conformance/documents/make.js';

export interface Scenario {
  /** `<format>-<size>`. */
  readonly name: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** The article again and again: about 60 pages. */
const longArticle: Content = { ...article, parts: Array.from({ length: 60 }, () => article.parts).flat() };

/** Ten sheets of 1,000 rows. */
const largeWorkbook: Content = { ...workbook, parts: Array.from({ length: 10 }, (_, index) => sheet(index)) };

function sheet(index: number): Part {
  const cells = Array.from({ length: 1000 }, (_, row) => [
    'row',
    `name ${row}`,
    { value: row * 1.5, format: '#,##0.00', shown: '' },
    { value: 46000 + row, format: 'yyyy-mm-dd', shown: '' },
  ]);
  return { kind: 'table', name: `Sheet ${index + 1}`, cells };
}

function prepared(file: string): Uint8Array {
  return readFileSync(new URL(`../../conformance/documents/prepared/${file}`, import.meta.url));
}

function large(file: string): Uint8Array {
  return readFileSync(new URL(`prepared/${file}`, import.meta.url));
}

export function parseScenarios(): Scenario[] {
  return [
    scenario('html', 'small', makeDocument('html', article).bytes),
    scenario('html', 'large', makeDocument('html', longArticle).bytes),
    scenario('pdf', 'small', makeDocument('pdf', article).bytes),
    scenario(
      'pdf',
      'large',
      makeDocument('pdf', { ...book(99), parts: [...book(99).parts, ...longArticle.parts] }).bytes,
    ),
    scenario('docx', 'small', makeDocument('docx', article).bytes),
    scenario('docx', 'large', makeDocument('docx', longArticle).bytes),
    scenario('doc', 'small', prepared('article.doc')),
    scenario('doc', 'large', large('long-article.doc')),
    scenario('odt', 'small', makeDocument('odt', article).bytes),
    scenario('odt', 'large', makeDocument('odt', longArticle).bytes),
    scenario('rtf', 'small', makeDocument('rtf', article).bytes),
    scenario('rtf', 'large', makeDocument('rtf', longArticle).bytes),
    scenario('xlsx', 'small', makeDocument('xlsx', workbook).bytes),
    scenario('xlsx', 'large', makeDocument('xlsx', largeWorkbook).bytes),
    scenario('xls', 'small', prepared('workbook.xls')),
    scenario('xls', 'large', large('large-workbook.xls')),
  ];
}

function scenario(extension: FixtureExtension, size: 'small' | 'large', bytes: Uint8Array): Scenario {
  return {
    name: `${extension}-${size}`,
    fileName: `${size}.${extension}`,
    contentType: contentTypeOf[extension],
    bytes,
  };
}
