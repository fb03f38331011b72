/**
 * The fixed fixtures of the suite: for each of the nine extensions at least one document with known truth.
 * `.doc` and `.xls` are prepared files: the same contents, made as .docx and .xlsx by our makers and saved in the old formats
 * by LibreOffice 7.4 (`soffice --headless --convert-to doc`), so that an independent program wrote the bytes; the workbooks
 * have free sectors behind them, since no file of a user is as small.
 * Spec: What the service does, 2 (supported file extensions).
 */
import { readFileSync } from 'node:fs';
import { truthOf, type Content } from './content.js';
import { article, book, international, internationalHead, internationalSheet, workbook } from './contents.js';
import { contentTypeOf, type Fixture, type FixtureExtension, type Truth } from './fixture.js';
import { makeDocument, sheetsOf, type MakableExtension } from './make.js';

function made(name: string, extension: MakableExtension, content: Content): Fixture {
  const document = makeDocument(extension, content);
  return { name, extension, contentType: contentTypeOf[extension], bytes: () => document.bytes, truth: document.truth };
}

function prepared(file: string, extension: FixtureExtension, truth: Truth): Fixture {
  return {
    name: file.replace('.', '-'),
    extension,
    contentType: contentTypeOf[extension],
    bytes: () => readFileSync(new URL(`prepared/${file}`, import.meta.url)),
    truth,
  };
}

/** Everything an old Word file keeps of the article; its table has no caption. */
function docTruth(content: Content): Truth {
  const { images: _images, ...truth } = truthOf(content);
  return { ...truth, tables: (truth.tables ?? []).map((table) => ({ cells: table.cells })) };
}

export const fixtures: readonly Fixture[] = [
  made('article-html', 'html', article),
  made('article-htm', 'htm', article),
  made('article-pdf', 'pdf', article),
  made('article-docx', 'docx', article),
  made('article-odt', 'odt', article),
  made('article-rtf', 'rtf', article),
  prepared('article.doc', 'doc', docTruth(article)),
  made('workbook-xlsx', 'xlsx', workbook),
  prepared('workbook.xls', 'xls', truthOf(sheetsOf(workbook))),
  made('international-html', 'html', international),
  made('international-docx', 'docx', international),
  made('international-odt', 'odt', international),
  made('international-rtf', 'rtf', international),
  prepared('international.doc', 'doc', docTruth(internationalHead)),
  prepared('international.xls', 'xls', truthOf(sheetsOf(internationalSheet))),
  made('book-pdf', 'pdf', book(12)),
];

/** @throws Error for a name no fixture has; a mistake in the suite, not in the target. */
export function fixtureNamed(name: string): Fixture {
  const fixture = fixtures.find((one) => one.name === name);
  if (fixture === undefined) throw new Error(`There is no fixture named ${name}.`);
  return fixture;
}

/** The fixtures of one extension, the fullest first. */
export function fixturesOf(extension: FixtureExtension): readonly Fixture[] {
  return fixtures.filter((fixture) => fixture.extension === extension);
}
