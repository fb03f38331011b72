/**
 * Checks of `POST /map`: which URLs of a site with known pages are listed.
 * Spec: Endpoints, POST /map; Map options.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange, SendTags } from '../../harness/exchange.js';
import { isObject } from '../../harness/expectation.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { serverWords } from '../../harness/server-words.js';
import type { SiteFolder } from '../../site/fixture-site.js';
import { putMeasuredSite } from '../../site/measured-site.js';
import { redirectAnswer } from '../../site/resource.js';
import { refusalFinding } from '../scrape/refusals.js';
import { isSuccess } from '../../vocabulary/jobs.js';

/** Linked from the start page, and in no sitemap. */
const linked = ['docs/lamp-oil', 'docs/ropes', 'docs/tides'] as const;
/** In the sitemap, and linked from nowhere. */
const orphan = 'docs/orphan';

interface Mapped {
  readonly exchange: Exchange;
  readonly site: SiteFolder;
  /** Paths of the folder where they lie there, whole addresses elsewhere; a slash at the end is left out. */
  readonly links: readonly string[];
}

const map = (t: CheckContext, body: unknown, tags?: SendTags): Promise<Exchange> =>
  t.send({ method: 'POST', path: '/map', json: body }, tags);

/** The list of the answer, wherever it stands: texts, or objects with a `url`. */
function linksIn(exchange: Exchange): string[] | undefined {
  const body = exchange.response.json;
  if (!isSuccess(exchange.response) || !isObject(body)) return undefined;
  const inside = isObject(body['data']) ? Object.values(body['data']) : [];
  const list = [body['links'], body['data'], body['urls'], ...inside].find(Array.isArray) as unknown[] | undefined;
  return list?.flatMap((entry) => {
    const url = isObject(entry) ? entry['url'] : entry;
    return typeof url === 'string' ? [url] : [];
  });
}

const bare = (address: string): string => address.replace(/\/$/, '');

/** A small site under each of its names, or one of many pages; the map of it with the options. */
async function mapped(t: CheckContext, name: string, options: JsonObject, layout = smallSite): Promise<Mapped> {
  await t.need('map');
  return t.shared(`map: ${name}`, async () => {
    const site = await t.siteFolder();
    const exchange = await map(t, { url: layout(site, t), ...options });
    const links = linksIn(exchange);
    if (!links)
      return t.unverified('prerequisite-failed', `the map that this is judged by failed (${serverWords(exchange)})`);
    const start = site.url('');
    return {
      exchange,
      site,
      links: links.map((link) => bare(link.startsWith(start) ? link.slice(start.length) : link)),
    };
  });
}

function smallSite(site: SiteFolder, t: CheckContext): string {
  putMeasuredSite(
    site,
    { 'docs/': { links: linked }, ...Object.fromEntries([...linked, orphan].map((path) => [path, {}])) },
    t,
  );
  site.listInSitemap('docs/', orphan);
  return site.url('docs/');
}

/** More pages than are listed unasked. */
const many = 130;

function largeSite(site: SiteFolder, t: CheckContext): string {
  const links = Array.from({ length: many }, (_, index) => `docs/page-${index + 1}`);
  putMeasuredSite(site, { 'docs/': { links } }, t);
  return site.url('docs/');
}

/** A link that leads elsewhere on the same site, where nothing else leads. */
function movedSite(site: SiteFolder, t: CheckContext): string {
  putMeasuredSite(site, { 'docs/': { links: ['docs/here', 'docs/moved'] }, 'docs/here': {}, 'docs/target': {} }, t);
  site.put('docs/moved', redirectAnswer(302, site.url('docs/target')));
  return site.url('docs/');
}

function namedSite(site: SiteFolder, t: CheckContext): string {
  const below = site.urlUnder('sub', 'docs/below');
  putMeasuredSite(
    site,
    { 'docs/': { links: ['docs/here', ...(below === undefined ? [] : [below])] }, 'docs/here': {} },
    t,
  );
  return site.urlUnder('named', 'docs/')!;
}

const plain = (t: CheckContext): Promise<Mapped> => mapped(t, 'without options', {});
const included = (t: CheckContext): Promise<Mapped> => mapped(t, 'sitemap included', { sitemap: 'include' });
const skipped = (t: CheckContext): Promise<Mapped> => mapped(t, 'sitemap skipped', { sitemap: 'skip' });
const only = (t: CheckContext): Promise<Mapped> => mapped(t, 'sitemap alone', { sitemap: 'only' });
const searched = (t: CheckContext): Promise<Mapped> => mapped(t, 'searched', { search: 'lamp' });
const unlimited = (t: CheckContext): Promise<Mapped> => mapped(t, 'many pages', { sitemap: 'skip' }, largeSite);
const limited = (t: CheckContext, limit: number): Promise<Mapped> =>
  mapped(t, `many pages, ${limit} of them`, { sitemap: 'skip', limit }, largeSite);
const named = async (t: CheckContext, name: string, options: JsonObject): Promise<Mapped> => {
  await t.need('site-names');
  return mapped(t, `subdomains ${name}`, { sitemap: 'skip', ...options }, namedSite);
};

function has({ links }: Mapped, ...addresses: readonly string[]): OracleFinding | undefined {
  const missing = addresses.filter((address) => !links.includes(bare(address)));
  if (missing.length === 0) return undefined;
  return {
    expected: `links to ${addresses.join(', ')}`,
    actual: `none to ${missing.join(', ')}, but ${shortJson(links)}`,
  };
}

function lacks({ links }: Mapped, ...addresses: readonly string[]): OracleFinding | undefined {
  const found = addresses.filter((address) => links.includes(bare(address)));
  return found.length === 0
    ? undefined
    : { expected: `no link to ${addresses.join(', ')}`, actual: `links to ${found.join(', ')}` };
}

/** What is to be missed is there without the option. */
function control(t: CheckContext, other: Mapped, ...addresses: readonly string[]): void {
  if (has(other, ...addresses))
    t.unverified(
      'prerequisite-failed',
      `the map that shows the difference has no link to ${addresses.join(', ')} either`,
    );
}

const judged = (id: string, requests: number, run: Check['run']): Check => check(id, run, { requests: requests + 1 });

/** Served with each lawful value, refused with each other. */
function member(topic: string, name: string, lawful: readonly unknown[], wrong: readonly unknown[]): readonly Check[] {
  return [
    judged(`${topic}.accepted`, lawful.length, async (t) => {
      await t.need('map');
      const url = smallSite(await t.siteFolder(), t);
      for (const value of lawful) {
        const exchange = await map(t, { url, [name]: value });
        t.expect(exchange).that(servedFinding(exchange));
      }
    }),
    refused(
      `${topic}.type`,
      (url) => ({ url, [name]: lawful[0] }),
      Object.fromEntries(
        wrong.map((value) => [`${name} is ${shortJson(value)}`, (url: string) => ({ url, [name]: value })]),
      ),
    ),
  ];
}

function servedFinding(exchange: Exchange): OracleFinding | undefined {
  if (linksIn(exchange)) return undefined;
  return { expected: 'status 200 with a list of links', actual: serverWords(exchange) };
}

function refused(
  id: string,
  lawful: (url: string) => JsonObject,
  wrong: Readonly<Record<string, (url: string) => unknown>>,
): Check {
  const entries = Object.entries(wrong);
  return judged(id, entries.length + 1, async (t) => {
    await t.need('map');
    const url = smallSite(await t.siteFolder(), t);
    await t.singleChanges({
      violates: id,
      isServed: (exchange) => linksIn(exchange) !== undefined,
      control: () => map(t, lawful(url)),
      changes: entries.map(([name, body]) => ({ name, send: (tags: SendTags) => map(t, body(url), tags) })),
      judge: (exchange, name) =>
        t.expect(exchange).that(refusalFinding(exchange), `The request is wrong in one way: ${name}.`),
    });
  });
}

const below = ({ site }: Mapped): string => site.urlUnder('sub', 'docs/below')!;
const here = ({ site }: Mapped): string => site.urlUnder('named', 'docs/here')!;

function atMost(count: number, { links }: Mapped): OracleFinding | undefined {
  return links.length > 0 && links.length <= count
    ? undefined
    : { expected: `one to ${count} links`, actual: `${links.length}` };
}

const defaultLimit: Check['run'] = async (t) => {
  const higher = await limited(t, many + 20);
  if (higher.links.length <= 100)
    t.unverified('prerequisite-failed', `asked for more, the map has ${higher.links.length} links`);
  const found = await unlimited(t);
  t.expect(found.exchange).that(atMost(100, found));
};

export const mapChecks: readonly Check[] = [
  check(
    'map.redirects.urls',
    async (t) => {
      const { links } = await mapped(t, 'a link that redirects', { sitemap: 'skip' }, movedSite);
      if (!links.includes('docs/here')) t.unverified('prerequisite-failed', 'the map lists no link of the page');
      const [link, target] = [links.includes('docs/moved'), links.includes('docs/target')];
      t.tolerate('map-redirects', link && target ? 'both' : link ? 'link' : target ? 'target' : 'neither');
    },
    { requests: 2 },
  ),
  judged('map.request.json', 1, async (t) => {
    const url = smallSite(await t.siteFolder(), t);
    const exchange = await map(t, { url });
    t.expect(exchange).that(servedFinding(exchange));
  }),
  judged('map.response.urls', 1, async (t) => {
    const found = await plain(t);
    t.expect(found.exchange).that(
      found.links.some((link) => link.startsWith('docs'))
        ? undefined
        : { expected: 'URLs of the site', actual: shortJson(found.links) },
    );
  }),
  judged('map.response.body', 1, async (t) => {
    const { exchange } = await plain(t);
    const body = exchange.response.json;
    const links: unknown = isObject(body) ? body['links'] : undefined;
    const [first] = Array.isArray(links) ? (links as unknown[]) : [];
    t.tolerate('map-body', isObject(first) ? 'link-objects' : typeof first === 'string' ? 'link-texts' : 'other');
  }),
  refused('map.url.required', (url) => ({ url }), { 'no `url`': () => ({}), 'a limit alone': () => ({ limit: 5 }) }),
  refused(
    'map.url.type',
    (url) => ({ url }),
    Object.fromEntries([7, true, {}].map((value) => [`url is ${shortJson(value)}`, () => ({ url: value })])),
  ),
  ...member('map.search', 'search', ['lamp', 'the harbour at night'], [7, true, {}]),
  ...member('map.limit', 'limit', [5, 250], ['many', true, {}]),
  ...member('map.include-subdomains', 'includeSubdomains', [true, false], ['often', 7, []]),
  refused(
    'map.sitemap.enum',
    (url) => ({ url, sitemap: 'include' }),
    Object.fromEntries(
      ['sometimes', '', 7].map((sitemap) => [`sitemap is ${shortJson(sitemap)}`, (url: string) => ({ url, sitemap })]),
    ),
  ),
  judged('map.search.with-limit', 3, async (t) => {
    const last = `docs/page-${many}`;
    const search = `page-${many}`;
    const alone = await mapped(t, 'many pages, searched', { sitemap: 'skip', search }, largeSite);
    if (has(alone, last)) control(t, await limited(t, many + 20), last);
    const few = await mapped(t, 'many pages, searched, ten of them', { sitemap: 'skip', search, limit: 10 }, largeSite);
    t.expect(few.exchange).that(has(few, last));
  }),
  judged('map.search.effect', 2, async (t) => {
    control(t, await plain(t), 'docs/lamp-oil', 'docs/ropes', 'docs/tides');
    const found = await searched(t);
    t.expect(found.exchange).that(lacks(found, 'docs/ropes', 'docs/tides'));
    t.expect(found.exchange).that(has(found, 'docs/lamp-oil'));
  }),
  judged('map.search.matching', 2, async (t) => {
    control(t, await plain(t), 'docs/lamp-oil');
    const found = await searched(t);
    if (has(found, 'docs/lamp-oil')) t.tolerate('map-search-matching', found.links.length > 0 ? 'other' : 'texts-only');
    else t.tolerate('map-search-matching', (await looksAtTexts(t)) ? 'url-and-texts' : 'url-only');
  }),
  judged('map.limit.default', 2, defaultLimit),
  judged('limits.map-limit.default', 2, defaultLimit),
  judged('map.limit.default-filled', 2, async (t) => {
    const named = await limited(t, generatedLimits.mapLimitDefault);
    if (named.links.length < generatedLimits.mapLimitDefault)
      t.unverified('prerequisite-failed', `with that \`limit\` there are ${named.links.length} links of ${many}`);
    const silent = await unlimited(t);
    t.expect(silent.exchange).that(
      silent.links.length < named.links.length
        ? { expected: `${named.links.length} links, as with \`limit\` 100`, actual: `${silent.links.length}` }
        : undefined,
    );
  }),
  judged('map.limit.effect', 2, async (t) => {
    const whole = await unlimited(t);
    if (whole.links.length <= 7)
      t.unverified('prerequisite-failed', `without a limit there are ${whole.links.length} links`);
    const found = await limited(t, 7);
    t.expect(found.exchange).that(atMost(7, found));
  }),
  judged('map.limit.filled', 3, async (t) => {
    const whole = await unlimited(t);
    if (whole.links.length <= 7)
      t.unverified('prerequisite-failed', `without a limit there are ${whole.links.length} links`);
    for (const limit of [7, 1]) {
      const { exchange, links } = await limited(t, limit);
      t.expect(exchange).that(
        links.length >= limit
          ? undefined
          : { expected: `${limit} links with \`limit\` ${limit}`, actual: `${links.length}` },
      );
    }
  }),
  judged('map.limit.higher', 1, async (t) => {
    const found = await limited(t, many + 20);
    t.expect(found.exchange).that(
      found.links.length > 100
        ? undefined
        : { expected: `more than 100 links of ${many}`, actual: `${found.links.length}` },
    );
  }),
  judged('map.sitemap.include', 1, async (t) => {
    const found = await included(t);
    t.expect(found.exchange).that(has(found, orphan, ...linked));
  }),
  judged('map.sitemap.default', 2, async (t) => {
    control(t, await included(t), orphan);
    const found = await plain(t);
    t.expect(found.exchange).that(has(found, orphan));
  }),
  judged('map.sitemap.skip', 2, async (t) => {
    control(t, await included(t), orphan);
    const found = await skipped(t);
    t.expect(found.exchange).that(lacks(found, orphan));
  }),
  judged('map.sitemap.only', 2, async (t) => {
    control(t, await included(t), linked[0]);
    const found = await only(t);
    t.expect(found.exchange).that(has(found, orphan));
    t.expect(found.exchange).that(lacks(found, ...linked));
  }),
  judged('map.include-subdomains.default', 2, async (t) => {
    const on = await named(t, 'on', { includeSubdomains: true });
    control(t, on, below(on));
    const found = await named(t, 'by default', {});
    t.expect(found.exchange).that(has(found, below(found)));
  }),
  judged('map.include-subdomains.effect', 2, async (t) => {
    const on = await named(t, 'on', { includeSubdomains: true });
    control(t, on, below(on));
    const found = await named(t, 'off', { includeSubdomains: false });
    t.expect(found.exchange).that(has(found, here(found)));
    t.expect(found.exchange).that(lacks(found, below(found)));
  }),
];

/** Whether a word of its title alone brings the start page. */
async function looksAtTexts(t: CheckContext): Promise<boolean> {
  const site = await t.siteFolder();
  const words = putMeasuredSite(site, { 'docs/': { links: ['docs/ropes'] }, 'docs/ropes': {} }, t);
  const exchange = await map(t, { url: site.url('docs/'), search: words['docs/']!, sitemap: 'skip' });
  return (linksIn(exchange) ?? []).length > 0;
}
