/**
 * Checks of `numPages` and `totalPages`: what a PDF has, what was parsed of it, and what other files have.
 * Spec: Metadata, numPages and totalPages; Parser object (PDF), maxPages.
 */
import fc from 'fast-check';
import { fixtureNamed } from '../../documents/collection.js';
import { book } from '../../documents/contents.js';
import { makeDocument } from '../../documents/make.js';
import { pdfOfPages } from '../../documents/pdfs.js';
import { prosePage } from '../../documents/pages/prose-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { dataOf } from '../../harness/silence.js';
import { isObject } from '../../harness/expectation.js';
import type { Upload } from '../../vocabulary/parse.js';
import { fixtureUpload, uploadOf } from '../converted.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { metadataOf } from './file-metadata.js';
import { parse, parsed } from '../../vocabulary/parse.js';

const numPages = '/data/metadata/numPages';
const totalPages = '/data/metadata/totalPages';

const withoutTotal = 'the target answers no totalPages, which may be left out when it cannot be determined';

function bookUpload(pageCount: number): Upload {
  return uploadOf('pdf', makeDocument('pdf', book(pageCount)).bytes, `book-of-${pageCount}`);
}

function limitedTo(maxPages: number): JsonObject {
  return { parsers: [{ type: 'pdf', maxPages }] };
}

function integerFinding(value: unknown, pointer: string): OracleFinding | undefined {
  return Number.isInteger(value) ? undefined : { expected: 'an integer', actual: shortJson(value), pointer };
}

/** A page count that is given is a count: neither null nor below one. */
function countFinding(value: unknown): OracleFinding | undefined {
  const fits = value === undefined || (Number.isInteger(value) && (value as number) > 0);
  return fits
    ? undefined
    : { expected: 'a positive integer, or no member', actual: shortJson(value), pointer: totalPages };
}

const boundedBooks = fc.record({
  pageCount: fc.integer({ min: 1, max: 12 }),
  maxPages: fc.oneof(fc.integer({ min: 1, max: 15 }), fc.constant(generatedLimits.pdfMaxPagesMax)),
});

/** Files that have no pages in the sense of the table. */
async function unpaginated(t: CheckContext): Promise<Upload[]> {
  return [
    htmlUpload(prosePage(`<p>${t.word()}</p>`)),
    await fixtureUpload(fixtureNamed('article-docx')),
    await fixtureUpload(fixtureNamed('workbook-xlsx')),
  ];
}

async function absentElsewhere(t: CheckContext, pointer: string): Promise<void> {
  for (const file of await unpaginated(t)) {
    const { exchange } = await parsed(t, { file });
    t.expect(exchange).at(pointer).isAbsent(`${file.name} is no PDF.`);
  }
}

function numPagesOf(exchange: Exchange): unknown {
  const metadata = dataOf(exchange)?.['metadata'];
  return isObject(metadata) ? metadata['numPages'] : undefined;
}

export const pageCountChecks: readonly Check[] = [
  check('metadata.num-pages.type', async (t) => {
    for (const pageCount of [1, 3]) {
      const { exchange, metadata } = await metadataOf(t, bookUpload(pageCount));
      t.expect(exchange).that(integerFinding(metadata['numPages'], numPages));
    }
  }),
  check('metadata.num-pages.parsed', async (t) => {
    for (const pageCount of [1, 5]) {
      const { exchange } = await parsed(t, { file: bookUpload(pageCount) });
      t.expect(exchange).at(numPages).equals(pageCount);
    }
  }),
  check(
    'metadata.num-pages.limited',
    async (t) => {
      const file = bookUpload(6);
      for (const maxPages of [1, 2, 6, 7, generatedLimits.pdfMaxPagesMax]) {
        const { exchange } = await parsed(t, { file, options: limitedTo(maxPages) });
        t.expect(exchange).at(numPages).equals(Math.min(maxPages, 6));
      }
    },
    { requests: 5 },
  ),
  check('metadata.num-pages.pdf-only', (t) => absentElsewhere(t, numPages), { requests: 3 }),
  check(
    'metadata.num-pages.skipped-pages',
    async (t) => {
      const file = uploadOf('pdf', pdfOfPages([t.words(12), null, t.words(12)]));
      const options = { parsers: [{ type: 'pdf', mode: 'fast' }] };
      const exchange = await parse(t, { file, options }, { silence: 'skipped-pages-counted' });
      if (!dataOf(exchange)) return t.notApplicable('the target refuses a file with a scanned page in mode `fast`');
      const count = numPagesOf(exchange);
      t.tolerate(
        'skipped-pages-counted',
        count === 3 ? 'counted' : count === 2 ? 'not-counted' : `numPages ${shortJson(count)}`,
      );
    },
    { requests: 1 },
  ),
  check(
    'metadata.num-pages.relation',
    async (t) => {
      await t.property(
        'numPages is the smaller of maxPages and totalPages',
        boundedBooks,
        async ({ pageCount, maxPages }) => {
          const { exchange, metadata } = await metadataOf(t, bookUpload(pageCount), limitedTo(maxPages));
          const total = metadata['totalPages'] ?? pageCount;
          t.expect(exchange)
            .at(numPages)
            .equals(Math.min(maxPages, total as number));
          return 'accepted';
        },
      );
    },
    { requests: 0, generated: 1 },
  ),
  check('metadata.total-pages.type', async (t) => {
    for (const options of [{}, limitedTo(1)]) {
      const { exchange, metadata } = await metadataOf(t, bookUpload(3), options);
      t.expect(exchange).that(
        'totalPages' in metadata ? integerFinding(metadata['totalPages'], totalPages) : undefined,
      );
    }
  }),
  check(
    'metadata.total-pages.real-count',
    async (t) => {
      for (const options of [{}, limitedTo(1), limitedTo(3), limitedTo(4), limitedTo(9)]) {
        const { exchange, metadata } = await metadataOf(t, bookUpload(4), options);
        if (!('totalPages' in metadata)) t.notApplicable(withoutTotal);
        t.expect(exchange).at(totalPages).equals(4);
      }
    },
    { requests: 5 },
  ),
  check('metadata.total-pages.presence', async (t) => {
    const { exchange } = await parsed(t, { file: bookUpload(4) });
    t.expect(exchange).at(totalPages).isPresent('The page count of a sound PDF can be determined.');
  }),
  check(
    'metadata.total-pages.omitted',
    async (t) => {
      const whole = bookUpload(4);
      const cut = {
        ...whole,
        bytes: (whole.bytes as Uint8Array).slice(0, Math.floor((whole.bytes as Uint8Array).length * 0.7)),
      };
      const files = [
        { file: whole },
        { file: cut, damaged: true },
        ...(await unpaginated(t)).map((file) => ({ file })),
      ];
      for (const { file, ...rest } of files) {
        const exchange = await parse(t, { file }, 'damaged' in rest ? { silence: 'damaged-file' } : {});
        const metadata = dataOf(exchange)?.['metadata'];
        t.expect(exchange).that(isObject(metadata) ? countFinding(metadata['totalPages']) : undefined);
      }
    },
    { requests: 5 },
  ),
  check('metadata.total-pages.truncation', async (t) => {
    const cut = await metadataOf(t, bookUpload(5), limitedTo(2));
    const whole = await metadataOf(t, bookUpload(5));
    if (!('totalPages' in cut.metadata) && !('totalPages' in whole.metadata)) t.notApplicable(withoutTotal);
    const isGreater = (metadata: JsonObject): boolean => Number(metadata['totalPages']) > Number(metadata['numPages']);
    const sketch = ({ metadata }: { metadata: JsonObject }): string =>
      `totalPages ${shortJson(metadata['totalPages'])}, numPages ${shortJson(metadata['numPages'])}`;
    t.expect(cut.exchange).that(
      isGreater(cut.metadata)
        ? undefined
        : { expected: 'totalPages above numPages', actual: sketch(cut), pointer: '/data/metadata' },
      'The file has 5 pages and maxPages was 2.',
    );
    t.expect(whole.exchange).that(
      isGreater(whole.metadata)
        ? { expected: 'totalPages equal to numPages', actual: sketch(whole), pointer: '/data/metadata' }
        : undefined,
      'The whole file was parsed.',
    );
  }),
  check('metadata.total-pages.pdf-only', (t) => absentElsewhere(t, totalPages), { requests: 3 }),
];
