/**
 * Capabilities of formats, of uploads and of pages: accepted, and answered in their member. Part of the table.
 * Spec: Formats accepted by /parse; Scrape options, formats.
 */
import { contentTypeOf } from '../documents/fixture.js';
import type { Capability, Prober, Standing } from '../harness/capability.js';
import type { Exchange } from '../harness/exchange.js';
import type { JsonObject } from '../harness/expectation.js';
import { warningText } from '../harness/server-words.js';
import { dataOf } from '../harness/silence.js';
import { htmlAnswer } from '../site/resource.js';
import { factsPage } from '../vocabulary/facts-page.js';
import type { FactsPage } from '../vocabulary/facts-page.js';
import { isOpenFormat } from '../vocabulary/open-members.js';
import { putPage, scrape } from './pages.js';
import { formatsOf, isNegative, isParse, isScrape } from './requests.js';
import { carries, lacking, memberStanding, offered } from './standing.js';
import { parse, probeFile } from './uploads.js';

/** Asks for one member of `data`, by a file or by an address. */
async function memberOf(p: Prober, way: 'parse' | 'scrape', member: string, options: JsonObject): Promise<Standing> {
  const exchange = await (way === 'parse'
    ? parse(p, await probeFile(p), options)
    : scrape(p, (await putPage(p)).url, options));
  return memberStanding(exchange, member);
}

/** A format of one operation: accepted, and answered in its member. */
function format(
  way: 'parse' | 'scrape',
  name: string,
  judgedBy: readonly string[],
  item: unknown = name,
  beside?: string,
): Capability {
  const member = name;
  return {
    id: `${way}.formats.${name}`,
    title: `the format ${name} of /${way}`,
    needs: [`${way}.envelope`],
    judgedBy,
    usedBy: (request, tags) =>
      !isNegative(tags) && (way === 'parse' ? isParse : isScrape)(request) && formatsOf(request).includes(name),
    probe: (p) => memberOf(p, way, member, { formats: beside === undefined ? [item] : [beside, item] }),
  };
}

/**
 * A format that somebody must understand the page for: asked of a page of plain facts in each of these ways until one is
 * accepted. Without its member, also alone, and with a warning, the format was passed over; `json`, whose member nobody
 * names, also without one. A format that no table of requests lists may be refused: nobody lacks it.
 */
function understood(
  way: 'parse' | 'scrape',
  name: string,
  judgedBy: readonly string[],
  itemsOf: (page: FactsPage) => readonly unknown[],
  { member = name, isListed = true }: { readonly member?: string; readonly isListed?: boolean } = {},
): Capability {
  return {
    ...format(way, name, judgedBy),
    // The page of facts is an HTML file.
    needs: [way === 'parse' ? 'parse.html' : 'scrape.envelope'],
    async probe(p) {
      const page = factsPage(p);
      const ask = async (...formats: unknown[]): Promise<Exchange> => {
        const options = { formats, timeout: 120_000 };
        const file = { name: 'facts.html', contentType: contentTypeOf.html, bytes: page.markup };
        return way === 'parse'
          ? parse(p, file, options)
          : scrape(p, (await p.siteFolder()).put(`facts-${name}`, htmlAnswer(page.markup)), options);
      };
      const [first, ...others] = itemsOf(page);
      let exchange = await ask('markdown', first);
      for (const item of others) if (!dataOf(exchange)) exchange = await ask('markdown', item);
      if (!dataOf(exchange)) {
        const standing = lacking(exchange, `an answer to the format ${name}`);
        return isListed || standing.state === 'broken'
          ? standing
          : { state: 'unknown', words: `${standing.words}; no table of formats lists it, so nobody need take it` };
      }
      const isPassedOver = ({ response: { json } }: Exchange, data: JsonObject): boolean =>
        !carries(data, member) && (isOpenFormat(member) || warningText(json) !== undefined);
      if (!isPassedOver(exchange, dataOf(exchange)!)) return offered;
      // Whether it stands beside others is for a check to say.
      const alone = dataOf(await ask(first));
      return alone && carries(alone, member) ? offered : lacking(exchange, `data.${member}`);
    },
  };
}

const dataWishes = ({ schema }: FactsPage): unknown[] => [
  { type: 'json', schema },
  { type: 'json', prompt: 'The name and the colour of the lighthouse' },
];
const question = { type: 'question', question: 'What is the keeper called?' };

/** Formats of uploads. */
export const uploadFormats: readonly Capability[] = [
  format('parse', 'html', ['parse.formats.html']),
  format('parse', 'rawHtml', ['parse.formats.raw-html']),
  format('parse', 'links', ['parse.formats.links']),
  format('parse', 'images', ['parse.formats.images']),
  understood('parse', 'summary', ['parse.formats.summary'], () => ['summary']),
  understood('parse', 'json', ['parse.formats.json', 'document-data.json.presence'], dataWishes),
];

/** Formats of pages. */
export const pageFormats: readonly Capability[] = [
  format('scrape', 'html', ['scrape.formats.html']),
  format('scrape', 'rawHtml', ['scrape.formats.raw-html']),
  format('scrape', 'links', ['scrape.formats.links']),
  format('scrape', 'images', ['scrape.formats.images']),
  format('scrape', 'branding', ['scrape.formats.branding']),
  format('scrape', 'product', ['scrape.formats.product']),
  format('scrape', 'screenshot', ['scrape.formats.screenshot']),
  format('scrape', 'changeTracking', ['scrape.formats.change-tracking'], { type: 'changeTracking' }, 'markdown'),
  format('scrape', 'attributes', ['scrape.formats.attributes'], {
    type: 'attributes',
    selectors: [{ selector: '#code', attribute: 'data-code' }],
  }),
  understood('scrape', 'summary', ['scrape.formats.summary'], () => ['summary']),
  understood('scrape', 'json', ['scrape.formats.json-schema', 'scrape.formats.json-presence'], dataWishes),
  understood('scrape', 'question', ['document-data.answer.presence'], () => [question], {
    member: 'answer',
    isListed: false,
  }),
  understood(
    'scrape',
    'highlights',
    ['document-data.highlights.presence'],
    () => [{ type: 'highlights', query: 'keeper' }],
    { isListed: false },
  ),
];
