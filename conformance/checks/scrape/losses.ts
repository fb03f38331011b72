/**
 * Checks of what is said when something that was asked for is answered in part or not at all. All of it is our choice.
 * Spec: Document data, `warning`; Object formats, screenshot.
 */
import { fixtureNamed } from '../../documents/collection.js';
import { contentTypeOf } from '../../documents/fixture.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { serverWords, warningText } from '../../harness/server-words.js';
import { dataOf } from '../../harness/silence.js';
import { fileAnswer, htmlAnswer } from '../../site/resource.js';
import { page } from '../../vocabulary/pages.js';
import { mustBeCapable, scrape } from '../../vocabulary/scrape.js';
import { mediaBytes, pictureSize } from '../media.js';

function untold({ response }: Exchange, what: string): OracleFinding | undefined {
  return warningText(response.json) === undefined
    ? { expected: `a text about ${what}`, actual: 'no warning', pointer: '/data/warning' }
    : undefined;
}

const pageHeight = 35_000;

interface LongPicture {
  readonly exchange: Exchange;
  /** Undefined when the target refuses. */
  readonly height: number | undefined;
}

/** A screenshot of the whole of a very long page. */
function longPicture(t: CheckContext): Promise<LongPicture> {
  return t.shared('picture of a long page', async () => {
    const site = await t.siteFolder();
    const body = `<main><h1>Soundings</h1><div style="height:${pageHeight}px;background:#d8e4ec">Down to the ground.</div></main>`;
    const viewport = { width: 640, height: 480 };
    const exchange = await scrape(
      t,
      site.put('long', htmlAnswer(page(body))),
      { formats: ['markdown', { type: 'screenshot', fullPage: true, viewport, quality: 1 }], maxAge: 0 },
      { silence: 'picture-size' },
    );
    mustBeCapable(t, exchange);
    const { screenshot } = dataOf(exchange) ?? {};
    if (typeof screenshot !== 'string') return { exchange, height: undefined };
    return { exchange, height: pictureSize(await mediaBytes(exchange, screenshot, '/data/screenshot'))?.height };
  });
}

export const lossChecks: readonly Check[] = [
  check(
    'document-data.warning.not-delivered',
    async (t) => {
      await t.need('scrape.pdf');
      const site = await t.siteFolder();
      const bytes = Buffer.from(await fixtureNamed('article-pdf').bytes());
      const url = site.put('article.pdf', fileAnswer(bytes, contentTypeOf.pdf));
      const exchange = await scrape(t, url, { formats: ['markdown', 'branding'] });
      mustBeCapable(t, exchange);
      t.note(serverWords(exchange));
      const data = dataOf(exchange);
      const isLost = data !== undefined && (data['branding'] ?? undefined) === undefined;
      t.expect(exchange).that(isLost ? untold(exchange, 'the branding that was asked for, of a PDF') : undefined);
    },
    { requests: 2 },
  ),
  check(
    'document-data.warning.cut-picture',
    async (t) => {
      const { exchange, height } = await longPicture(t);
      if (height === undefined)
        return t.notApplicable(`the target makes no picture of such a page (${serverWords(exchange)})`);
      t.note(`${height} of ${pageHeight} pixels`);
      t.expect(exchange).that(height < pageHeight ? untold(exchange, 'the part that the picture shows') : undefined);
    },
    { requests: 2, timeBudgetSeconds: 120 },
  ),
  check(
    'limits.answers.picture',
    async (t) => {
      const { exchange, height } = await longPicture(t);
      if (height !== undefined) t.tolerate('picture-size', height < pageHeight ? 'cut' : 'whole');
      else t.tolerateAnswer('picture-size', exchange, () => 'failed');
    },
    { requests: 2, timeBudgetSeconds: 120 },
  ),
];
