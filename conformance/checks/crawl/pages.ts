/**
 * Which pages a crawl visits and answers: where it starts, where it stays, how deep and how far it goes.
 * Each is judged by what arrived at a site with known answers, and by the results.
 * Spec: Crawl options (`POST /crawl`).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { Unverified } from '../../harness/interruptions.js';
import type { JsonObject } from '../../harness/expectation.js';
import { missingText, unwantedText } from '../../harness/oracles/content.js';
import { dataOf } from '../../harness/silence.js';
import type { Visit } from '../../site/visit.js';
import { requestsOfJob } from '../../vocabulary/jobs.js';
import { scrape } from '../../vocabulary/scrape.js';
import {
  controlHas,
  countOf,
  firstVisits,
  haveResults,
  haveResultsOnAllPages,
  lackResults,
  resultsAmong,
} from './crawls.js';
import type { Crawl } from './crawls.js';
import {
  belowCrawl,
  bothCrawl,
  casesOfLetters,
  chain,
  choosingCrawl,
  choosingOptions,
  eightCrawl,
  entireCrawl,
  excludedCrawl,
  externalCrawl,
  fiveCrawl,
  includedCrawl,
  latePageMs,
  linksAloneCrawl,
  manyCrawl,
  manyPages,
  namedCrawl,
  optionsCrawl,
  orphan,
  otherwiseCrawl,
  outside,
  pausedCrawl,
  pauseSeconds,
  plainCrawl,
  queryCrawl,
  queryExcludedCrawl,
  shallowCrawl,
  shortCrawl,
  sitemapCrawl,
  sitemapOnlyCrawl,
  startLeftOutCrawl,
  subdomainsCrawl,
  twins,
} from './layouts.js';

/** A check of crawls that others may have made. */
function judged(id: string, crawls: number, run: (t: CheckContext) => Promise<void>, waitSeconds = 0): Check {
  return check(id, run, { requests: crawls * requestsOfJob, timeBudgetSeconds: 90, waitSeconds });
}

const ofQuery = 'docs/page?mark=yes';

/** Neither visited nor answered. */
function left(crawl: Crawl, ...addresses: readonly string[]): OracleFinding | undefined {
  const visited = firstVisits(crawl).filter(({ path, query }) =>
    addresses.includes(query === '' ? path : `${path}?${query}`),
  );
  if (visited.length === 0) return lackResults(crawl, ...addresses);
  return { expected: 'no visit there', actual: `visits to ${visited.map(({ path }) => `"${path}"`).join(', ')}` };
}

/** Of addresses that are one page exactly one is a result. */
function asOne(crawl: Crawl, addresses: readonly string[]): OracleFinding | undefined {
  const found = resultsAmong(crawl, addresses);
  if (found.length === 1) return undefined;
  const expected = `one result of ${addresses.map((address) => `"${address}"`).join(' and ')}`;
  return { expected, actual: found.length === 0 ? 'none' : `${found.length} results` };
}

/** The rule holds in the crawl without options; the one with everything switched shows that there are two addresses. */
function similar(rule: string, addresses: (crawl: Crawl) => readonly (string | undefined)[]): Check {
  return judged(`crawl.deduplicate-similar-urls.${rule}`, 2, async (t) => {
    const pair = (crawl: Crawl): string[] => addresses(crawl).filter((address) => address !== undefined);
    const control = await otherwiseCrawl(t);
    if (pair(control).length < 2)
      t.unverified('fixture-unreachable', `the site has no two addresses that differ in ${rule}`);
    controlHas(control, ...pair(control));
    const crawl = await plainCrawl(t);
    t.expect(crawl.exchange).that(asOne(crawl, pair(crawl)));
  });
}

/** Addresses under other names than the start; `unverified` where the target does not come there. */
async function under(t: CheckContext, crawl: Crawl, name: 'www' | 'sub' | 'other', path: string): Promise<string> {
  const address = crawl.site.urlUnder(name, path);
  if (address === undefined)
    t.unverified(
      'fixture-unreachable',
      'the fixture site has no such name at this --public-url; run it on this machine',
    );
  // What lies on the address that folders are named by is told as a path.
  return address.startsWith(crawl.site.url('')) ? address.slice(crawl.site.url('').length) : address;
}

/** A crawl that starts under a name; `unverified` where the target comes there and finds no way on. */
async function byName(t: CheckContext, crawl: (t: CheckContext) => Promise<Crawl>): Promise<Crawl> {
  await t.need('site-names');
  const made = await crawl(t);
  if (made.results.length < 2)
    t.unverified('prerequisite-failed', `a crawl from ${made.site.urlUnder('named', 'docs/')!} found no second page`);
  return made;
}

const here = (crawl: Crawl): string => crawl.site.urlUnder('named', 'docs/here')!;

export const crawlPageChecks: readonly Check[] = [
  judged('crawl.url.start', 1, async (t) => {
    const crawl = await plainCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/'));
    const [first] = firstVisits(crawl);
    t.expect(crawl.exchange).that(first ? undefined : { expected: 'a visit to the start page', actual: 'none' });
  }),
  judged('crawl.url.checked-against-paths', 2, async (t) => {
    controlHas(await includedCrawl(t), 'docs/');
    const crawl = await startLeftOutCrawl(t);
    t.expect(crawl.exchange).that(lackResults(crawl, 'docs/'));
  }),
  judged('crawl.url.zero-pages', 1, async (t) => {
    const crawl = await startLeftOutCrawl(t);
    t.note(`a crawl whose start page is not included ended as "${crawl.status}" with ${crawl.results.length} results`);
    t.expect(crawl.exchange).status(200);
  }),

  judged('crawl.include-paths.effect', 1, async (t) => {
    const crawl = await includedCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/wanted/one', 'docs/wanted/two'));
    t.expect(crawl.exchange).that(lackResults(crawl, 'docs/rest', ofQuery));
  }),
  judged('crawl.exclude-paths.effect', 1, async (t) => {
    const crawl = await excludedCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/wanted/one', 'docs/rest'));
    t.expect(crawl.exchange).that(lackResults(crawl, 'docs/wanted/not-this', ofQuery));
  }),
  judged('crawl.paths.both', 2, async (t) => {
    controlHas(await queryCrawl(t, false), 'docs/');
    const crawl = await bothCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/wanted/one', 'docs/wanted/two'));
    t.expect(crawl.exchange).that(lackResults(crawl, 'docs/wanted/not-this', 'docs/rest'));
  }),
  judged('crawl.paths.case', 2, async (t) => {
    controlHas(await excludedCrawl(t), 'docs/WANTED/four');
    const crawl = await includedCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/wanted/one'));
    t.expect(crawl.exchange).that(lackResults(crawl, 'docs/WANTED/four'));
  }),
  judged('crawl.paths.pathname', 2, async (t) => {
    controlHas(await queryCrawl(t, true), 'docs/', ofQuery);
    const crawl = await queryCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/'));
    t.expect(crawl.exchange).that(lackResults(crawl, ofQuery));
  }),
  judged('crawl.regex-on-full-url.default', 2, async (t) => {
    const [off, on] = [await queryCrawl(t, false), await queryCrawl(t, true)];
    if (off.results.includes(ofQuery) === on.results.includes(ofQuery))
      t.unverified('prerequisite-failed', 'true and false do the same on this target');
    const crawl = await queryCrawl(t);
    t.expect(crawl.exchange).that(
      off.results.includes(ofQuery) ? haveResults(crawl, ofQuery) : lackResults(crawl, ofQuery),
    );
  }),
  judged('crawl.regex-on-full-url.off', 2, async (t) => {
    controlHas(await queryCrawl(t, true), 'docs/', ofQuery);
    const crawl = await queryCrawl(t, false);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/'));
    t.expect(crawl.exchange).that(lackResults(crawl, ofQuery));
  }),
  judged('crawl.regex-on-full-url.effect', 1, async (t) => {
    const crawl = await queryCrawl(t, true);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/', ofQuery));
    t.expect(crawl.exchange).that(lackResults(crawl, 'docs/rest'));
  }),

  judged('crawl.regex-on-full-url.excluding', 2, async (t) => {
    controlHas(await queryCrawl(t, true), ofQuery);
    const crawl = await queryExcludedCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/rest'));
    t.expect(crawl.exchange).that(lackResults(crawl, ofQuery));
  }),

  judged('crawl.max-discovery-depth.default', 1, async (t) => {
    const crawl = await plainCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, ...chain));
  }),
  judged('crawl.max-discovery-depth.effect', 2, async (t) => {
    controlHas(await plainCrawl(t), ...chain);
    const crawl = await shallowCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/'));
    t.expect(crawl.exchange).that(lackResults(crawl, ...chain.slice(2)));
  }),
  judged('crawl.limit.default-holds', 1, async (t) => {
    const crawl = await manyCrawl(t);
    t.expect(crawl.exchange).that(haveResultsOnAllPages(crawl, 'docs/', ...manyPages));
  }),
  judged('crawl.limit.effect', 2, async (t) => {
    const control = await plainCrawl(t);
    if (control.results.length <= 3)
      t.unverified('prerequisite-failed', `without a limit the crawl has ${control.results.length} results`);
    const crawl = await shortCrawl(t);
    const count = countOf(crawl);
    t.expect(crawl.exchange).that(
      count > 0 && count <= 3 ? undefined : { expected: 'one to 3 results with `limit` 3', actual: `${count} results` },
    );
  }),
  judged('crawl.limit.filled', 2, async (t) => {
    const control = await eightCrawl(t);
    if (control.results.length < 8)
      t.unverified('prerequisite-failed', `without a limit the crawl of eight pages has ${control.results.length}`);
    const crawl = await fiveCrawl(t);
    const count = countOf(crawl);
    t.expect(crawl.exchange).that(
      count >= 5 ? undefined : { expected: '5 results of eight pages with `limit` 5', actual: `${count}` },
    );
  }),

  judged('crawl.crawl-entire-domain.default', 2, async (t) => {
    controlHas(await otherwiseCrawl(t), ...outside);
    const crawl = await belowCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/a'));
    t.expect(crawl.exchange).that(left(crawl, ...outside));
  }),
  judged('crawl.crawl-entire-domain.effect', 1, async (t) => {
    const crawl = await otherwiseCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, ...outside));
  }),
  judged('crawl.crawl-entire-domain.no-subdomains', 2, async (t) => {
    const control = await byName(t, subdomainsCrawl);
    controlHas(control, await under(t, control, 'sub', 'docs/below'));
    const crawl = await entireCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, here(crawl)));
    t.expect(crawl.exchange).that(left(crawl, 'docs/below'));
  }),
  judged('crawl.allow-external-links.default', 2, async (t) => {
    const control = await byName(t, externalCrawl);
    controlHas(control, await under(t, control, 'other', 'docs/elsewhere'));
    const crawl = await namedCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, here(crawl)));
    t.expect(crawl.exchange).that(left(crawl, 'docs/elsewhere'));
  }),
  judged('crawl.allow-external-links.effect', 1, async (t) => {
    const crawl = await byName(t, externalCrawl);
    t.expect(crawl.exchange).that(haveResults(crawl, await under(t, crawl, 'other', 'docs/elsewhere')));
  }),
  judged('crawl.allow-external-links.no-siblings', 2, async (t) => {
    const control = await byName(t, entireCrawl);
    controlHas(control, control.site.urlUnder('named', 'beside/')!);
    const crawl = await byName(t, externalCrawl);
    t.expect(crawl.exchange).that(haveResults(crawl, here(crawl)));
    t.expect(crawl.exchange).that(left(crawl, 'beside/', crawl.site.urlUnder('named', 'beside/')!));
  }),
  judged('crawl.allow-subdomains.default', 2, async (t) => {
    const control = await byName(t, subdomainsCrawl);
    controlHas(control, await under(t, control, 'sub', 'docs/below'));
    const crawl = await namedCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, here(crawl)));
    t.expect(crawl.exchange).that(left(crawl, 'docs/below'));
  }),
  judged('crawl.allow-subdomains.effect', 1, async (t) => {
    const crawl = await byName(t, subdomainsCrawl);
    t.expect(crawl.exchange).that(haveResults(crawl, await under(t, crawl, 'sub', 'docs/below')));
  }),
  judged('crawl.allow-subdomains.no-other-sites', 2, async (t) => {
    const control = await byName(t, externalCrawl);
    controlHas(control, await under(t, control, 'other', 'docs/elsewhere'));
    const crawl = await subdomainsCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, here(crawl)));
    t.expect(crawl.exchange).that(left(crawl, 'docs/elsewhere'));
  }),

  judged('crawl.delay.default', 1, async (t) => {
    const crawl = await plainCrawl(t);
    const gaps = gapsMs(crawl);
    const shortest = Math.min(...gaps);
    t.note(`between two pages at least ${Math.round(shortest)} ms, at most ${Math.round(Math.max(...gaps))} ms`);
    t.expect(crawl.exchange).that(
      shortest < 1000 ? undefined : { expected: 'two pages within a second', actual: `no two within ${shortest} ms` },
    );
  }),
  judged(
    'crawl.delay.effect',
    1,
    async (t) => {
      const crawl = await pausedCrawl(t);
      const shortest = Math.min(...gapsMs(crawl));
      // A timer may be early by a little, and the way to the site is not always as long.
      const least = pauseSeconds * 1000 * 0.9;
      t.expect(crawl.exchange).that(
        shortest >= least
          ? undefined
          : { expected: `pages at least ${pauseSeconds} s apart`, actual: `two of them ${shortest} ms apart` },
      );
    },
    8,
  ),
  judged(
    'crawl.delay.concurrency',
    1,
    async (t) => {
      const crawl = await pausedCrawl(t);
      const visits = firstVisits(crawl);
      const early = visits.find(
        ({ atMs }, index) =>
          index > 0 && visits[index - 1]!.path.includes('late') && atMs - visits[index - 1]!.atMs < latePageMs * 0.95,
      );
      if (!visits.slice(0, -1).some(({ path }) => path.includes('late')))
        t.unverified('prerequisite-failed', 'no page was asked for after one that answers late');
      t.expect(crawl.exchange).that(
        early && {
          expected: `no page before the one that answers after ${latePageMs} ms has answered`,
          actual: `a visit to "${early.path}" while it was awaited`,
        },
      );
    },
    8,
  ),

  judged('crawl.sitemap.include', 1, async (t) => {
    const crawl = await sitemapCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, orphan, 'docs/b'));
  }),
  judged('crawl.sitemap.skip', 2, async (t) => {
    controlHas(await sitemapCrawl(t), orphan);
    const crawl = await linksAloneCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/b'));
    t.expect(crawl.exchange).that(left(crawl, orphan));
  }),
  judged('crawl.sitemap.only', 1, async (t) => {
    const crawl = await sitemapOnlyCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/a', orphan));
    t.expect(crawl.exchange).that(lackResults(crawl, 'docs/b', ...chain));
  }),
  judged('crawl.sitemap.default', 2, async (t) => {
    controlHas(await sitemapCrawl(t), orphan);
    const crawl = await plainCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, orphan, 'docs/b'));
  }),

  judged('crawl.deduplicate-similar-urls.default', 2, async (t) => {
    controlHas(await otherwiseCrawl(t), ...twins.slash);
    const crawl = await plainCrawl(t);
    t.expect(crawl.exchange).that(asOne(crawl, twins.slash));
  }),
  judged('crawl.deduplicate-similar-urls.off', 1, async (t) => {
    const crawl = await otherwiseCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, ...twins.slash, ...twins.index));
  }),
  judged('crawl.deduplicate-similar-urls.case', 1, async (t) => {
    const crawl = await plainCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, ...casesOfLetters));
  }),
  similar('trailing-slash', () => twins.slash),
  similar('index-html', () => twins.index),
  similar('https', ({ site }) => ['docs/scheme', site.urlUnder('secure', 'docs/scheme')]),
  judged('crawl.deduplicate-similar-urls.www', 2, async (t) => {
    const pairOf = async (crawl: Crawl): Promise<string[]> => [
      crawl.site.urlUnder('named', 'docs/both')!,
      await under(t, crawl, 'www', 'docs/both'),
    ];
    const control = await byName(t, subdomainsCrawl);
    controlHas(control, ...(await pairOf(control)));
    const crawl = await namedCrawl(t);
    t.expect(crawl.exchange).that(asOne(crawl, await pairOf(crawl)));
  }),
  judged('crawl.ignore-query-parameters.default', 1, async (t) => {
    const crawl = await plainCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, ...twins.query));
  }),
  judged('crawl.ignore-query-parameters.effect', 2, async (t) => {
    controlHas(await plainCrawl(t), ...twins.query);
    const crawl = await otherwiseCrawl(t);
    t.expect(crawl.exchange).that(asOne(crawl, [...twins.query, 'docs/query']));
  }),

  judged('crawl.scrape-options.accepted', 1, async (t) => {
    const crawl = await optionsCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/', 'docs/a'));
    for (const [index, document] of crawl.documents.entries()) {
      const at = `result ${index + 1} of ${crawl.documents.length}`;
      t.expect(crawl.exchange).that(
        typeof document['rawHtml'] === 'string'
          ? undefined
          : {
              expected: `\`rawHtml\` in ${at}, as \`scrapeOptions.formats\` says`,
              actual: `members ${Object.keys(document).join(', ')}`,
            },
      );
    }
    for (const { path, headers } of firstVisits(crawl))
      t.expect(crawl.exchange).that(
        headers['x-plumbline-word'] === 'seen'
          ? undefined
          : { expected: `the header of \`scrapeOptions.headers\` at "${path}"`, actual: 'a visit without it' },
      );
  }),
  check(
    'crawl.scrape-options.choosing',
    async (t) => {
      const { crawl, url, words } = await choosingCrawl(t);
      const wrongIn = (document: JsonObject | undefined, visits: readonly Visit[]): OracleFinding | undefined => {
        const text = typeof document?.['markdown'] === 'string' ? document['markdown'] : '';
        return (
          missingText(text, [words.main, words.footer]) ??
          unwantedText(text, [words.remark]) ??
          (visits.some(({ headers }) => /\bde\b/i.test(headers['accept-language'] ?? ''))
            ? undefined
            : { expected: 'a visit that asks for the language "de"', actual: 'none' })
        );
      };
      const byCrawl = crawl.site.visits('chosen/');
      const scraped = await scrape(t, url, { ...choosingOptions, maxAge: 0 });
      const control = wrongIn(dataOf(scraped), crawl.site.visits('chosen/').slice(byCrawl.length));
      if (control) t.unverified('prerequisite-failed', `a scrape with these options has ${control.actual}`);
      t.expect(crawl.exchange).that(wrongIn(crawl.documents[0], byCrawl));
    },
    { requests: requestsOfJob + 1 },
  ),
  judged('crawl.scrape-options.default', 1, async (t) => {
    const crawl = await plainCrawl(t);
    t.expect(crawl.exchange).that(haveResults(crawl, 'docs/a'));
    for (const document of crawl.documents) {
      const others = ['html', 'rawHtml', 'links', 'images', 'summary', 'screenshot', 'json'].filter(
        (member) => document[member] !== undefined && document[member] !== null,
      );
      t.expect(crawl.exchange).that(
        typeof document['markdown'] === 'string' && others.length === 0
          ? undefined
          : {
              expected: '`markdown` and no member of another format',
              actual: `members ${Object.keys(document).join(', ')}`,
            },
      );
    }
  }),
];

/** Milliseconds from each page to the one after it, in order of arrival. @throws Unverified for less than three pages */
function gapsMs(crawl: Crawl): number[] {
  const times = firstVisits(crawl).map(({ atMs }) => atMs);
  if (times.length < 3) throw new Unverified('prerequisite-failed', `only ${times.length} pages were visited`);
  return times.slice(1).map((atMs, index) => atMs - times[index]!);
}
