/**
 * Checks of what the modes and `maxPages` of the PDF parser do to pages. Each page has words of its own, so it shows
 * which pages were parsed. Scanned pages are checked in pdf-parser-scans.ts; accepted and refused values are checked in pdf-parser-options.ts.
 * Spec: Parser object (PDF), mode and maxPages.
 */
import fc from 'fast-check';
import { fixtureNamed } from '../../documents/collection.js';
import { pdfOfPages } from '../../documents/pdfs.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { JsonObject } from '../../harness/expectation.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { differentWords, missingText, unwantedText, wordsWithin } from '../../harness/oracles/content.js';
import { wordsOf } from '../../harness/oracles/words.js';
import type { Upload } from '../../vocabulary/parse.js';
import { converted, fixtureUpload, inMarkdown, uploadOf, wholeDocument } from '../converted.js';
import { sameContent, visibleMarkdown } from './answers.js';
import { pdfScanChecks } from './pdf-parser-scans.js';
import { parse } from '../../vocabulary/parse.js';

function inMode(mode: 'fast' | 'auto'): JsonObject {
  return { ...wholeDocument, parsers: [{ type: 'pdf', mode }] };
}

function limitedTo(maxPages: number): JsonObject {
  return { ...wholeDocument, parsers: [{ type: 'pdf', maxPages }] };
}

interface WordedPages {
  readonly file: Upload;
  /** The words of each page, first page first. */
  readonly pages: readonly string[];
}

function wordedPages(t: CheckContext, pageCount: number): WordedPages {
  const pages = Array.from({ length: pageCount }, () => t.words(12));
  return { file: uploadOf('pdf', pdfOfPages(pages)), pages };
}

/** In the mode every text of the fixtures is there, word for word. */
function givesEmbeddedText(mode: 'fast' | 'auto'): Check['run'] {
  return async (t) => {
    for (const name of ['article-pdf', 'book-pdf']) {
      const fixture = fixtureNamed(name);
      const { exchange, facts } = await converted(t, await fixtureUpload(fixture), inMode(mode));
      t.expect(exchange).that(inMarkdown(missingText(facts.text, fixture.truth.texts)), `The file is ${name}.`);
    }
  };
}

const bookPages = 8;
const someLimits = fc.integer({ min: 1, max: bookPages - 1 });

export const pdfParserChecks: readonly Check[] = [
  ...pdfScanChecks,
  check('parse.parser.fast-embedded-text', givesEmbeddedText('fast')),
  check(
    'parse.parser.fast-skips-scans',
    async (t) => {
      const [first, last] = [t.words(12), t.words(12)];
      const file = uploadOf('pdf', pdfOfPages([first, null, last]));
      const { exchange, facts } = await converted(t, file, inMode('fast'));
      t.expect(exchange).that(
        inMarkdown(missingText(facts.text, [first, last])),
        'The second of three pages is a picture.',
      );
    },
    { requests: 1 },
  ),
  check(
    'parse.parser.fast-only-scans',
    async (t) => {
      const request = { file: uploadOf('pdf', pdfOfPages([null, null])), options: inMode('fast') };
      const exchange = await parse(t, request, { silence: 'fast-on-scanned-file' });
      t.tolerateAnswer('fast-on-scanned-file', exchange, (data) =>
        wordsOf(visibleMarkdown(data)).length === 0 ? 'empty' : 'some-text',
      );
    },
    { requests: 1 },
  ),
  check('parse.parser.auto-text-first', givesEmbeddedText('auto')),
  check(
    'parse.parser.auto-equals-fast-on-text',
    async (t) => {
      for (const name of ['article-pdf', 'book-pdf']) {
        const file = await fixtureUpload(fixtureNamed(name));
        const fast = await converted(t, file, inMode('fast'));
        const auto = await converted(t, file, inMode('auto'));
        t.expect(auto.exchange).that(inMarkdown(differentWords(fast.facts.text, auto.facts.text, 'as in mode fast')));
      }
    },
    { requests: 4 },
  ),
  check(
    'parse.parser.max-pages-default',
    async (t) => {
      const { file, pages } = wordedPages(t, 12);
      const { exchange, facts } = await converted(t, file);
      t.expect(exchange).that(inMarkdown(missingText(facts.text, pages)));
    },
    { requests: 1 },
  ),
  check(
    'parse.parser.max-pages-caps',
    async (t) => {
      const { file, pages } = wordedPages(t, bookPages);
      await t.property('maxPages gives the first pages and no other', someLimits, async (maxPages) => {
        const { exchange, facts } = await converted(t, file, limitedTo(maxPages));
        const beyond = pages.slice(maxPages).flatMap((page) => page.split(' '));
        const finding = missingText(facts.text, pages.slice(0, maxPages)) ?? unwantedText(facts.text, beyond);
        t.expect(exchange).that(inMarkdown(finding), `maxPages was ${maxPages}.`);
        return 'accepted';
      });
    },
    { requests: 0, generated: 1 },
  ),
  check(
    'parse.parser.max-pages-beyond-end',
    async (t) => {
      const { file } = wordedPages(t, 3);
      const all = await converted(t, file);
      for (const maxPages of [3, 4, generatedLimits.pdfMaxPagesMax]) {
        const { data, exchange } = await converted(t, file, limitedTo(maxPages));
        t.expect(exchange).that(
          sameContent(all.data, data, 'as without maxPages'),
          `maxPages was ${maxPages}, of 3 pages.`,
        );
      }
    },
    { requests: 4 },
  ),
  check(
    'parse.parser.max-pages-monotone',
    async (t) => {
      const { file } = wordedPages(t, bookPages);
      await t.property('one page more takes no word away', someLimits, async (maxPages) => {
        const fewer = await converted(t, file, limitedTo(maxPages));
        const more = await converted(t, file, limitedTo(maxPages + 1));
        t.expect(more.exchange).that(inMarkdown(wordsWithin(fewer.facts.text, more.facts.text)));
        return 'accepted';
      });
    },
    { requests: 0, generated: 2 },
  ),
];
