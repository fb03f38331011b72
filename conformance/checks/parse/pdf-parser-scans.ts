/**
 * Checks of what the modes of the PDF parser do to scanned pages, on pictures whose words are known. Recognition may
 * misread a word here and there: most of the words must come, not each.
 * Spec: Parser object (PDF), mode and maxPages.
 */
import { pdfOfScans } from '../../documents/pdfs.js';
import { harbourScan, orchardScan, type Scan } from '../../documents/scans.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { missingText, unwantedText } from '../../harness/oracles/content.js';
import { markdownFacts } from '../../harness/oracles/markdown-facts.js';
import { wordsBeyond, wordsOf } from '../../harness/oracles/words.js';
import type { Upload } from '../../vocabulary/parse.js';
import { inMarkdown, uploadOf, wholeDocument } from '../converted.js';
import { parse } from '../../vocabulary/parse.js';

/** Share of a page's words that recognition must give. */
const wordShare = 0.9;

/** Words shorter than this may stand anywhere. */
const tellingLength = 6;

/** Recognition takes its time, above all on a busy machine. */
const patience = { timeoutMs: 120_000, waitMs: 130_000, budgetSeconds: 150 };

interface Recognized {
  readonly exchange: Exchange;
  /** Visible text of `data.markdown`. */
  readonly text: string;
}

/** `parser` undefined: the request names none. */
async function recognized(t: CheckContext, file: Upload, parser: unknown): Promise<Recognized> {
  await t.need('parse.ocr');
  const parsers = parser === undefined ? {} : { parsers: [parser] };
  const options = { ...wholeDocument, ...parsers, timeout: patience.timeoutMs };
  const exchange = await parse(t, { file, options }, { patienceMs: patience.waitMs });
  t.expect(exchange).accepted();
  return { exchange, text: markdownFacts(t.expect(exchange).at('/data/markdown').isString()).text };
}

/** Long words of a scan that stand in no other one. */
function tellingWords(scan: Scan): string[] {
  const others = [harbourScan, orchardScan].filter((other) => other !== scan).flatMap(({ texts }) => texts);
  return wordsBeyond(scan.texts.join(' '), others.join(' ')).filter((word) => word.length >= tellingLength);
}

/** Too few of the words of a scan. */
export function unreadScan(text: string, { texts }: Scan): OracleFinding | undefined {
  const words = wordsOf(texts.join(' '));
  const found = new Set(wordsOf(text));
  const missing = words.filter((word) => !found.has(word));
  return missing.length <= words.length * (1 - wordShare)
    ? undefined
    : {
        expected: `at least ${wordShare * 100} % of the words of the picture, such as ${shortJson(texts[0]!)}`,
        actual: `${words.length - missing.length} of ${words.length}; missing are ${shortJson(missing.slice(0, 8))}`,
      };
}

/** A word that stands in a picture only. */
const readScan = (text: string, scan: Scan): OracleFinding | undefined =>
  unwantedText(wordsOf(text).join(' '), tellingWords(scan));

interface MixedFile {
  readonly file: Upload;
  readonly first: string;
  readonly last: string;
}

/** Embedded text, a scan, embedded text. */
function mixedFile(t: CheckContext): MixedFile {
  const [first, last] = [t.words(12), t.words(12)];
  return {
    file: uploadOf('pdf', pdfOfScans([{ text: first }, { scan: harbourScan }, { text: last }])),
    first,
    last,
  };
}

/** The mixed file in mode `auto`, read once for several checks. */
async function mixedInAuto(t: CheckContext): Promise<MixedFile & Recognized> {
  await t.need('parse.ocr');
  return t.shared('pdf-scan-auto', async () => {
    const mixed = mixedFile(t);
    return { ...mixed, ...(await recognized(t, mixed.file, { type: 'pdf', mode: 'auto' })) };
  });
}

/** The scan between two texts: most of its words that are there stand between them. */
function pageDisorder(text: string, first: string, scan: Scan, last: string): OracleFinding | undefined {
  const words = wordsOf(text);
  const from = words.lastIndexOf(wordsOf(first).at(-1)!);
  const to = words.indexOf(wordsOf(last)[0]!);
  const places = tellingWords(scan)
    .map((word) => words.indexOf(word))
    .filter((place) => place >= 0);
  const between = places.filter((place) => place > from && place < to).length;
  return from < to && between >= places.length * wordShare
    ? undefined
    : {
        expected: 'the words of the second page between those of the first and the third',
        actual: `${between} of ${places.length} of them stand there`,
      };
}

const scanCost = { timeBudgetSeconds: patience.budgetSeconds };

export const pdfScanChecks: readonly Check[] = [
  check(
    'parse.parser.fast-no-recognition',
    async (t) => {
      const { file } = mixedFile(t);
      const { exchange, text } = await recognized(t, file, { type: 'pdf', mode: 'fast' });
      t.expect(exchange).that(inMarkdown(readScan(text, harbourScan)), 'The second of three pages is a scan.');
    },
    { requests: 1 },
  ),
  check(
    'parse.parser.auto-reads-scans',
    async (t) => {
      const { exchange, text } = await mixedInAuto(t);
      t.expect(exchange).that(inMarkdown(unreadScan(text, harbourScan)), 'The second of three pages is a scan.');
    },
    { requests: 1, ...scanCost },
  ),
  check(
    'parse.parser.auto-keeps-page-order',
    async (t) => {
      const { exchange, text, first, last } = await mixedInAuto(t);
      t.expect(exchange).that(inMarkdown(missingText(text, [first, last])), 'The second of three pages is a scan.');
      t.expect(exchange).that(inMarkdown(pageDisorder(text, first, harbourScan, last)));
    },
    { requests: 1, ...scanCost },
  ),
  check(
    'parse.parsers.default-reads-scans',
    async (t) => {
      const { exchange, text } = await recognized(t, uploadOf('pdf', pdfOfScans([{ scan: orchardScan }])), undefined);
      t.expect(exchange).that(inMarkdown(unreadScan(text, orchardScan)), 'The request has no `parsers`.');
    },
    { requests: 1, ...scanCost },
  ),
  check(
    'parse.parser.short-forms-read-scans',
    async (t) => {
      for (const parser of ['pdf', { type: 'pdf' }]) {
        const { exchange, text } = await recognized(t, uploadOf('pdf', pdfOfScans([{ scan: orchardScan }])), parser);
        t.expect(exchange).that(inMarkdown(unreadScan(text, orchardScan)), `The parser was ${shortJson(parser)}.`);
      }
    },
    { requests: 2, ...scanCost },
  ),
  check(
    'parse.parser.ocr-every-page',
    async (t) => {
      const { exchange, text } = await ocrOfFirst(t);
      t.expect(exchange).that(
        inMarkdown(unreadScan(text, orchardScan)),
        'The first page is a scan with a line of embedded text below.',
      );
    },
    { requests: 1, ...scanCost },
  ),
  check(
    'parse.parser.capped-object-reads-scans',
    async (t) => {
      const file = uploadOf('pdf', pdfOfScans([{ scan: orchardScan }]));
      const { exchange, text } = await recognized(t, file, { type: 'pdf', maxPages: 1 });
      t.expect(exchange).that(inMarkdown(unreadScan(text, orchardScan)), 'The parser has `maxPages` and no `mode`.');
    },
    { requests: 1, ...scanCost },
  ),
  check(
    'metadata.num-pages.recognized',
    async (t) => {
      const { exchange } = await ocrOfFirst(t);
      t.expect(exchange).at('/data/metadata/numPages').equals(1);
    },
    { requests: 1, ...scanCost },
  ),
  check(
    'parse.parser.max-pages-caps-scans',
    async (t) => {
      const { exchange, text } = await ocrOfFirst(t);
      t.expect(exchange).that(inMarkdown(readScan(text, harbourScan)), 'maxPages was 1, of 2 pages.');
    },
    { requests: 1, ...scanCost },
  ),
];

/** The first of two scanned pages, which has embedded text, too, in mode `ocr`. */
async function ocrOfFirst(t: CheckContext): Promise<Recognized> {
  await t.need('parse.ocr');
  return t.shared('pdf-scan-ocr', () => {
    const file = uploadOf('pdf', pdfOfScans([{ text: t.words(8), scan: orchardScan }, { scan: harbourScan }]));
    return recognized(t, file, { type: 'pdf', mode: 'ocr', maxPages: 1 });
  });
}
