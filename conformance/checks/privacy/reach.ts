/**
 * Checks of how far redaction and zero data retention reach: every kind of file, every list of formats, every mode, and
 * the copies that a later request may be answered from.
 * Spec: ParseOptions (redactPII, zeroDataRetention); RedactPIIOptions; What the service does 6.
 */
import { makeDocument } from '../../documents/make.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject } from '../../harness/expectation.js';
import { dataOf } from '../../harness/silence.js';
import { counterPage } from '../../site/pages/counter-page.js';
import { htmlUpload, page } from '../../vocabulary/pages.js';
import { parsed } from '../../vocabulary/parse.js';
import type { Upload } from '../../vocabulary/parse.js';
import { scrape, scrapedText } from '../../vocabulary/scrape.js';
import { uploadOf } from '../converted.js';
import { inPlaceOfEmail, keptOf, ordinary, valuesOf } from './personal-data.js';

const address = valuesOf('EMAIL')[0]!;
const letter = `Write to ${address} today.`;

/** Redacts a file that shows the address without redaction; false when it does not. */
async function isJudged(t: CheckContext, file: Upload, options: JsonObject): Promise<boolean> {
  const clear = await parsed(t, { file, options: { ...options, redactPII: false } });
  if (keptOf(clear.data, [address]).length === 0) return false;
  const { data, exchange } = await parsed(t, { file, options: { ...options, redactPII: true } });
  t.expect(exchange).that(
    keptOf(data, [address]).length === 0
      ? undefined
      : { expected: 'no e-mail address in clear', actual: address, pointer: '/data/markdown' },
    `The file is ${file.name}.`,
  );
  return true;
}

const otherKinds = ['docx', 'odt', 'pdf'] as const;

/** How long a copy would be good for. */
const maxAge = 600_000;

/** Turns the page after it was scraped; true when the next scrape answers what stood there before. */
async function isCopied(
  t: CheckContext,
  path: string,
  first: (url: string) => Promise<Exchange>,
): Promise<{ readonly isCopy: boolean; readonly exchange: Exchange }> {
  const site = await t.siteFolder();
  const [before, after] = [t.word(), t.word()];
  const url = site.put(path, counterPage([before]));
  if (dataOf(await first(url)) === undefined)
    t.notApplicable('the target does not serve a scrape with zeroDataRetention');
  site.put(path, counterPage([after]));
  const { exchange, text } = await scrapedText(t, url, { maxAge });
  return { isCopy: text.includes(before), exchange };
}

export const privacyReachChecks: readonly Check[] = [
  check(
    'privacy.redact-pii.every-kind',
    async (t) => {
      await t.need('parse.envelope');
      let count = 0;
      for (const extension of otherKinds) {
        if (!(await t.offers(`parse.${extension}`))) continue;
        const { bytes } = makeDocument(extension, {
          parts: [ordinary, letter].map((text) => ({ kind: 'paragraph', text })),
        });
        if (await isJudged(t, uploadOf(extension, bytes), {})) count += 1;
      }
      if (count === 0)
        t.unverified('prerequisite-failed', 'no document but a page shows the address without redaction');
    },
    { requests: 2 * otherKinds.length },
  ),
  check(
    'privacy.redact-pii.beside-formats',
    async (t) => {
      const file = htmlUpload(page(`<main><p>${ordinary}</p><p>${letter}</p></main>`));
      if (!(await isJudged(t, file, { formats: ['html', 'markdown', 'links'] })))
        t.unverified('prerequisite-failed', 'without redaction the answer lacks the address');
    },
    { requests: 2 },
  ),
  check(
    'privacy.replace-style.every-mode',
    async (t) => {
      for (const mode of ['fast', 'aggressive']) {
        const { found, exchange } = await inPlaceOfEmail(t, { mode, replaceStyle: 'remove' });
        t.expect(exchange).that(
          found === ''
            ? undefined
            : { expected: 'nothing between the words', actual: found ?? 'no such words', pointer: '/data/markdown' },
          `The mode is ${mode}.`,
        );
      }
    },
    { requests: 4 },
  ),
  check(
    'privacy.zero-data-retention.no-copy',
    async (t) => {
      const control = await isCopied(t, 'kept', (url) => scrape(t, url, { maxAge }));
      if (!control.isCopy) t.notApplicable('the target answers no copies');
      const { isCopy, exchange } = await isCopied(t, 'private', (url) =>
        scrape(t, url, { maxAge, zeroDataRetention: true }, { silence: 'zero-data-retention-not-enabled' }),
      );
      t.expect(exchange).that(
        isCopy
          ? {
              expected: 'the page as it is now, for the scrape before it was to retain nothing',
              actual: 'a copy of that scrape',
              pointer: '/data/markdown',
            }
          : undefined,
      );
    },
    { requests: 5 },
  ),
];
