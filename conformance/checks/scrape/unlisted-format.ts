/**
 * A scrape for a format whose result the interface shows and whose request it lists nowhere: menu, audio, video. A
 * target may refuse such a request (silence unlisted-formats); what is said about the result does not concern it then.
 * Spec: Document data, `menu`, `audio`, `video`; Scrape options, formats.
 */
import type { CheckContext } from '../../harness/check-context.js';
import { dataOf } from '../../harness/silence.js';
import { isRefusal } from './refusals.js';
import { mustBeCapable, scrape } from '../../vocabulary/scrape.js';
import type { Scraped } from '../../vocabulary/scrape.js';

export async function scrapedFormat(
  t: CheckContext,
  url: string,
  format: 'menu' | 'audio' | 'video',
): Promise<Scraped> {
  const exchange = await scrape(t, url, { formats: [format] }, { silence: 'unlisted-formats' });
  mustBeCapable(t, exchange);
  if (isRefusal(exchange))
    t.notApplicable(
      `the target refuses the format ${format} (status ${exchange.response.status}), which no table lists`,
    );
  if (dataOf(exchange) !== undefined && !(format in dataOf(exchange)!))
    t.notApplicable(`the target passes over the format ${format}, which no table lists`);
  return { exchange, data: t.expect(exchange).accepted() };
}
