/**
 * Calls of `POST /scrape` as checks write them, and what comes back. A target that says 501 has not got what the
 * request needs (a browser, a language model): the check that judges whether it is there fails, the others say so.
 * Used by the checks of the scrape and actions chapters.
 * Spec: POST /scrape; Response envelope (scrape and parse).
 */
import type { CheckContext } from '../harness/check-context.js';
import type { Exchange, SendTags } from '../harness/exchange.js';
import type { JsonObject, OracleFinding } from '../harness/expectation.js';
import { generatedLimits } from '../harness/generated-limits.js';
import type { Speaker } from './jobs.js';
import { mustBeInTime } from './out-of-time.js';
import { htmlText } from '../harness/oracles/html-tokens.js';
import { markdownFacts } from '../harness/oracles/markdown-facts.js';

/** Sends a scrape of the address, whatever comes of it. */
export function scrape(
  speaker: Speaker,
  url: string,
  options: JsonObject = {},
  tags: SendTags = {},
): Promise<Exchange> {
  return speaker.send({ method: 'POST', path: '/scrape', json: { url, ...options } }, tags);
}

/** @throws Unverified when the target says that it cannot do this, unless that is what the check judges */
export function mustBeCapable(t: CheckContext, exchange: Exchange): void {
  if (exchange.response.status !== 501 || t.isOnTrial()) return;
  t.unverified(
    'capability-missing',
    `the target answered 501 (${exchange.response.text.slice(0, 200)}); give it what it lacks, such as a browser or a language model, and run again`,
  );
}

export interface Scraped {
  readonly exchange: Exchange;
  readonly data: JsonObject;
}

/** A scrape that must be accepted. */
export async function scraped(
  t: CheckContext,
  url: string,
  options: JsonObject = {},
  tags: SendTags = {},
): Promise<Scraped> {
  const exchange = await scrape(t, url, options, tags);
  mustBeCapable(t, exchange);
  mustBeInTime(t, exchange, options['timeout'], generatedLimits.scrapeTimeoutDefaultMs);
  return { exchange, data: t.expect(exchange).accepted() };
}

export interface ScrapedText extends Scraped {
  /** What a reader of the Markdown sees. */
  readonly text: string;
}

/** A scrape that must be accepted and have `markdown`. */
export async function scrapedText(
  t: CheckContext,
  url: string,
  options: JsonObject = {},
  tags: SendTags = {},
): Promise<ScrapedText> {
  const { exchange, data } = await scraped(t, url, options, tags);
  return { exchange, data, text: markdownFacts(t.expect(exchange).at('/data/markdown').isString()).text };
}

/** Text of `data.html`, or '' when there is none. */
export function textOfHtml(data: JsonObject): string {
  return typeof data['html'] === 'string' ? htmlText(data['html']) : '';
}

/** The finding as one about a member of `data`. */
export function inMember(member: string, finding: OracleFinding | undefined): OracleFinding | undefined {
  return finding && { pointer: `/data/${member}`, ...finding };
}
