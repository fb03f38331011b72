/**
 * A scrape for a format whose result the interface shows and whose request it lists nowhere: menu, audio, video, question,
 * highlights. A target may refuse such a request (silence unlisted-formats); what is said about the result does not concern it then.
 * Spec: Document data, `menu`, `audio`, `video`; Scrape options, formats.
 */
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject } from '../../harness/expectation.js';
import { isRefusal } from './refusals.js';
import { mustBeCapable, scrape } from '../../vocabulary/scrape.js';
import type { Scraped } from '../../vocabulary/scrape.js';

/** A scrape with formats of which one is listed nowhere; what is said about its result does not concern who refuses it. */
export async function scrapedUnlisted(
  t: CheckContext,
  url: string,
  options: JsonObject & { readonly formats: readonly unknown[] },
): Promise<Scraped> {
  const exchange = await scrape(t, url, options, { silence: 'unlisted-formats' });
  mustBeCapable(t, exchange);
  if (isRefusal(exchange))
    t.notApplicable(
      `the target refuses the formats ${shortJson(options.formats)} (status ${exchange.response.status}), of which no table lists one`,
    );
  return { exchange, data: t.expect(exchange).accepted() };
}

export async function scrapedFormat(
  t: CheckContext,
  url: string,
  format: 'menu' | 'audio' | 'video',
): Promise<Scraped> {
  const made = await scrapedUnlisted(t, url, { formats: [format] });
  if (!(format in made.data)) t.notApplicable(`the target passes over the format ${format}, which no table lists`);
  return made;
}
