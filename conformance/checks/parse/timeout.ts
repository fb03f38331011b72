/**
 * Checks of `timeout`: its bounds, and that it bounds the work. Whether a server needs long for the file used here
 * is its own affair; that it answers in time is not.
 * Spec: ParseOptions (timeout); Limits (timeout of /parse).
 */
import { pdfOfScans } from '../../documents/pdfs.js';
import { harbourScan } from '../../documents/scans.js';
import { check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject } from '../../harness/expectation.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { dataOf } from '../../harness/silence.js';
import type { Upload } from '../../vocabulary/parse.js';
import { textUpload } from '../../vocabulary/pages.js';
import { uploadOf } from '../converted.js';
import { visibleMarkdown } from './answers.js';
import { assertDone, cellsOfTable, grown, heavyPage, lastingPage } from './heavy-page.js';
import { acceptedCheck, refusedCheck } from './option-factories.js';
import { parse } from '../../vocabulary/parse.js';

const { parseTimeoutMaxMs: maximumMs, parseTimeoutDefaultMs: defaultMs } = generatedLimits;

/** Time for upload, queueing and answering, beside the work that `timeout` bounds. */
const graceMs = 10_000;
const shortMs = 1500;
/** A page that no server converts in the fifth of a second, and that holds none up for long. */
const outcomeTables = 2;

async function heavy(t: CheckContext, options: JsonObject & { timeout?: number }, file: Upload): Promise<Exchange> {
  // The patience covers the upload too, which may take longer than the work.
  const patienceMs = 'parsers' in options ? longestMs : (options.timeout ?? defaultMs) + 6 * graceMs;
  return parse(t, { file, options }, { silence: 'timeout-answer', patienceMs });
}

/** Work that ends sooner tells no bound from another. */
const lastingMs = 7500;
/** Recognition may go on for so long where nothing ends it: an answer that is late is told from one that never comes. */
const longestMs = 200_000;
/** Scanned pages: what lasts is looked for among files of so many. */
const pages = { fewest: 6, toBegin: 12, most: 60 };

interface Lasting {
  readonly file: Upload;
  readonly exchange: Exchange;
}

/**
 * A file whose recognition lasts when no `timeout` is given, and the answer for it: that of the first file for which the
 * work lasts, or is cut off (then it is not `whole`).
 * @throws Unverified when the target is so quick that no file of this size lasts
 */
function lastingUnasked(t: CheckContext): Promise<Lasting & { readonly whole: boolean }> {
  return t.shared('lasting work without a timeout', async () => {
    const { response } = (await onePage(t)).exchange;
    const wanted = Math.ceil((1.5 * lastingMs) / Math.max(1, response.waitedMs));
    for (let count = Math.min(pages.toBegin, Math.max(pages.fewest, wanted)); ;) {
      const file = scannedPages(count);
      const exchange = await heavy(t, recognition, file);
      t.note(`the recognition of ${count} pages took ${Math.round(exchange.response.waitedMs)} ms`);
      const read = pagesOf(exchange) ?? count;
      const whole = dataOf(exchange) !== undefined && Number(read) >= count;
      if (!whole || exchange.response.waitedMs >= lastingMs) return { exchange, file, whole };
      count = morePages(t, count, exchange);
    }
  });
}

/** The same when it may take all its time; every check reads the same one. */
async function lasting(t: CheckContext): Promise<Lasting> {
  const unasked = await lastingUnasked(t);
  if (unasked.whole) return unasked;
  return t.shared('lasting work', async () => {
    for (let count = pages.toBegin; ;) {
      const file = scannedPages(count);
      const exchange = await unbounded(t, file);
      if (exchange.response.waitedMs >= lastingMs) return { exchange, file };
      count = morePages(t, count, exchange);
    }
  });
}

/** The first recognition of a server may take its time for other reasons. */
const onePage = (t: CheckContext): Promise<{ exchange: Exchange }> =>
  t.shared('the recognition of one page', async () => ({ exchange: await unbounded(t, scannedPages(1)) }));

async function unbounded(t: CheckContext, file: Upload): Promise<Exchange> {
  const exchange = await heavy(t, { ...recognition, timeout: maximumMs }, file);
  assertDone(t, exchange);
  return exchange;
}

/** @throws Unverified when there were as many as there may be */
function morePages(t: CheckContext, count: number, exchange: Exchange): number {
  const { waitedMs, status, text } = exchange.response;
  if (count === pages.most) {
    const answer = dataOf(exchange) ? '' : `: ${text.slice(0, 200)}`;
    t.unverified('prerequisite-failed', `${count} scanned pages took ${waitedMs} ms only (status ${status}${answer})`);
  }
  return Math.min(pages.most, Math.ceil((count * 1.4 * lastingMs) / Math.max(1, waitedMs)));
}

const pagesOf = (exchange: Exchange): unknown =>
  (dataOf(exchange)?.['metadata'] as JsonObject | undefined)?.['numPages'];

const scannedPages = (count: number): Upload =>
  uploadOf('pdf', pdfOfScans(Array.from({ length: count }, () => ({ scan: harbourScan }))));

const recognition = { parsers: [{ type: 'pdf', mode: 'ocr' }] };

const heavyCost = { requests: 1, uploadBytes: 12_000_000, timeBudgetSeconds: 240 };

export const timeoutChecks = [
  acceptedCheck('parse.timeout.accepted', [
    { timeout: defaultMs },
    { timeout: 60_000 },
    { timeout: maximumMs / 2 },
    { timeout: maximumMs - 1 },
  ]),
  refusedCheck('parse.timeout.type', 'timeout', defaultMs, [30_000.5, 'soon', {}, true]),
  acceptedCheck('parse.timeout.maximum', [{ timeout: maximumMs }]),
  refusedCheck('parse.timeout.above-maximum', 'timeout', maximumMs, [maximumMs + 1, 10 * maximumMs]),
  refusedCheck('parse.timeout.below-zero', 'timeout', defaultMs, [-1, -defaultMs]),
  check(
    'parse.timeout.bounds-work',
    async (t) => {
      const recognizes = await t.offers('parse.ocr');
      if (!recognizes) await t.last();
      const control = await (recognizes ? lasting(t) : lastingPage(t, lastingMs));
      const cut = await heavy(t, { ...(recognizes && recognition), timeout: shortMs }, control.file);
      const wholeMs = control.exchange.response.waitedMs;
      // Who did all of it did not end early: a short grace for that, a longer one for whoever has to stop.
      const didAll = dataOf(cut) !== undefined && pagesOf(cut) === pagesOf(control.exchange);
      inTime(t, cut, shortMs, didAll ? graceMs / 4 : Math.min(graceMs / 2, (wholeMs - shortMs) / 2));
    },
    { ...heavyCost, requests: 6 },
  ),
  // Behind the other: it may leave a target at work.
  check(
    'parse.timeout.default',
    async (t) => {
      if (!(await t.offers('parse.ocr'))) return defaultOnPages(t);
      const { exchange: silent, file, whole } = await lastingUnasked(t);
      inTime(t, silent, defaultMs);
      // Near its end the bound may cut one of the two and not the other.
      if (whole || silent.response.waitedMs > 0.9 * defaultMs) return;
      const control = await unbounded(t, file);
      t.expect(silent).accepted();
      t.expect(silent).at('/data/metadata/numPages').equals(pagesOf(control));
      if (silent.response.waitedMs < lastingMs)
        t.unverified('prerequisite-failed', 'the target reads so few pages of a file that no work lasts');
    },
    { ...heavyCost, requests: 6 },
  ),
  check(
    'parse.timeout.tiny',
    async (t) => {
      for (const timeout of [0, 1, 10]) {
        const exchange = await parse(
          t,
          { file: textUpload(t.word()), options: { timeout } },
          { silence: 'parse-timeout-minimum' },
        );
        t.tolerateAnswer('parse-timeout-minimum', exchange, () => 'answered');
      }
    },
    { requests: 3 },
  ),
  check(
    'parse.timeout.outcome',
    async (t) => {
      const word = t.word();
      const exchange = await heavy(t, { timeout: 200 }, heavyPage(word, outcomeTables));
      t.tolerateAnswer('timeout-answer', exchange, (data) => {
        const cells = visibleMarkdown(data).split('cell').length - 1;
        return cells >= outcomeTables * cellsOfTable ? 'answered' : 'partial-result';
      });
    },
    { uploadBytes: 1_200_000 },
  ),
];

/** The default on a page that lasts longer than it: what nothing bounds is seen to go on. */
async function defaultOnPages(t: CheckContext): Promise<void> {
  await t.last();
  const control = await lastingPage(t, lastingMs);
  const wantedMs = defaultMs + graceMs;
  for (let { exchange, tables: count } = control; ;) {
    count = grown(t, count, exchange, 1.2 * wantedMs);
    exchange = await heavy(t, {}, heavyPage(t.word(), count));
    inTime(t, exchange, defaultMs);
    if (exchange.response.waitedMs > 0.9 * defaultMs || !dataOf(exchange)) return;
  }
}

/** The answer came before the timeout and a grace were over, and is a success or a refusal. */
function inTime(t: CheckContext, exchange: Exchange, timeoutMs: number, grace = graceMs): void {
  const { response } = exchange;
  const waitedMs = Math.round(response.waitedMs);
  t.note(`answered ${response.status} ${waitedMs} ms after the upload`);
  const scaledGraceMs = Math.round(grace * t.target.timeoutScale);
  t.expect(exchange).that(
    waitedMs <= timeoutMs + scaledGraceMs
      ? undefined
      : { expected: `an answer within ${timeoutMs} ms and a grace of ${scaledGraceMs} ms`, actual: `${waitedMs} ms` },
  );
  const answered = dataOf(exchange) !== undefined || response.status >= 400;
  t.expect(exchange).that(
    answered ? undefined : { expected: 'a result or an error', actual: `status ${response.status}` },
  );
}
