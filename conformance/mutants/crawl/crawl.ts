/**
 * Mutants of `POST /crawl` and `GET /crawl/{id}`.
 * Spec: Crawl options (`POST /crawl`); Endpoints, GET /crawl/{id}.
 */
import { isObject } from '../../harness/expectation.js';
import type { JsonObject } from '../../harness/expectation.js';
import {
  answersStatus,
  answersTwice,
  changesStart,
  documentsOf,
  ignoresMember,
  isBoolean,
  isNumber,
  isText,
  isTextList,
  losesResults,
  otherDefault,
  readsStart,
  refusesStart,
  remembersPages,
  sourceOf,
  startOf,
  takesStart,
  wrongAboutMember,
} from '../../lies/job-lies.js';
import { jsonOf } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { Lie, WireRequest } from '../../lies/mutating-proxy.js';
import { breaking, listIn, withoutMember } from '../../lies/scrape-lies.js';

const path = '/crawl';

const ignores = (requirement: string, member: string): Mutant => ignoresMember(path, requirement, member);
const defaultsTo = (requirement: string, member: string, value: unknown): Mutant =>
  otherDefault(path, requirement, member, value);

/** One value of a member is read as another. */
function readsAs(requirement: string, member: string, value: unknown, other: unknown): Mutant {
  const lie = readsStart(path, (body) => (body[member] === value ? { ...body, [member]: other } : undefined));
  return breaking(requirement, 'read-as', `reads ${member} ${JSON.stringify(value)} as ${JSON.stringify(other)}`, lie);
}

/** A crawl that reads other scrape options than it was sent. */
const readsOptions = (change: (options: JsonObject) => JsonObject): Lie =>
  readsStart(path, (body) =>
    isObject(body['scrapeOptions']) ? { ...body, scrapeOptions: change(body['scrapeOptions']) } : undefined,
  );

const ignoresOption = (topic: string, member: string): Mutant =>
  breaking(
    `crawl.scrape-options.${topic}`,
    `no-${member}`,
    `ignores ${member} in scrapeOptions`,
    readsOptions((options) => withoutMember(options, member)),
  );

const typed: readonly (readonly [topic: string, member: string, isRight: (value: unknown) => boolean])[] = [
  ['include-paths', 'includePaths', isTextList],
  ['exclude-paths', 'excludePaths', isTextList],
  ['regex-on-full-url', 'regexOnFullURL', isBoolean],
  ['max-discovery-depth', 'maxDiscoveryDepth', isNumber],
  ['limit', 'limit', isNumber],
  ['crawl-entire-domain', 'crawlEntireDomain', isBoolean],
  ['allow-external-links', 'allowExternalLinks', isBoolean],
  ['allow-subdomains', 'allowSubdomains', isBoolean],
  ['delay', 'delay', isNumber],
  ['deduplicate-similar-urls', 'deduplicateSimilarURLs', isBoolean],
  ['ignore-query-parameters', 'ignoreQueryParameters', isBoolean],
];

const similar = (rule: string, pattern: RegExp, other: (address: string) => string): Mutant =>
  breaking(
    `crawl.deduplicate-similar-urls.${rule}`,
    'two-pages',
    `takes addresses that differ in ${rule} for two pages`,
    answersTwice(pattern, other),
  );

const sitemaps = ['include', 'skip', 'only'];

const requests: readonly Mutant[] = [
  breaking(
    'crawl.request.json',
    'refused',
    'refuses every crawl',
    refusesStart(path, () => true),
  ),
  breaking(
    'crawl.response.id',
    'number',
    'counts its crawls',
    changesStart(path, (answer) => {
      answer['id'] = 7;
    }),
  ),
  {
    id: 'crawl.response.asynchronous.waits',
    describe: 'answers a start when the crawl has ended',
    breaks: ['crawl.response.asynchronous'],
    async request(request, passOn) {
      if (!startOf(request, path)) return undefined;
      const answer = await passOn(request);
      const id = jsonOf(answer)?.['id'];
      const asked: WireRequest = {
        ...request,
        method: 'GET',
        path: `${request.path}/${String(id)}`,
        body: Buffer.alloc(0),
      };
      for (let left = 200; left > 0; left -= 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (jsonOf(await passOn(asked))?.['status'] !== 'scraping') break;
      }
      // And tells of it a moment later, so that it is no answer that was on its way.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return answer;
    },
  },
  breaking(
    'crawl.url.required',
    'taken',
    'crawls without a url',
    takesStart(path, (body) => !('url' in body)),
  ),
  breaking(
    'crawl.url.type',
    'taken',
    'takes a url of any type',
    takesStart(path, (body) => 'url' in body && !isText(body['url'])),
  ),
  ...typed.flatMap(([topic, member, isRight]) => wrongAboutMember(path, `crawl.${topic}`, member, isRight)),
  breaking(
    'crawl.sitemap.enum',
    'taken',
    'takes any value of sitemap',
    takesStart(path, (body) => 'sitemap' in body && !sitemaps.includes(String(body['sitemap']))),
  ),
  breaking(
    'crawl.scrape-options.type',
    'taken',
    'takes scrapeOptions of any type',
    takesStart(path, (body) => 'scrapeOptions' in body && !isObject(body['scrapeOptions'])),
  ),
  breaking(
    'crawl.scrape-options.values',
    'taken',
    'looks into scrapeOptions when it needs them',
    takesStart(path, ({ scrapeOptions }) => JSON.stringify(scrapeOptions ?? '').match(/no-such-format|soon/) !== null),
  ),
];

const pages: readonly Mutant[] = [
  breaking(
    'crawl.url.start',
    'left-out',
    'answers all pages but the first',
    losesResults((address) => address.endsWith('/docs/')),
  ),
  breaking(
    'crawl.url.checked-against-paths',
    'unchecked',
    'takes the start page for a result whatever includePaths says',
    readsStart(path, (body) =>
      Array.isArray(body['includePaths'])
        ? { ...body, includePaths: [...(body['includePaths'] as unknown[]), '.*/docs/$'] }
        : undefined,
    ),
  ),
  ignores('crawl.include-paths.effect', 'includePaths'),
  ignores('crawl.exclude-paths.effect', 'excludePaths'),
  breaking(
    'crawl.exclude-paths.effect',
    'first-alone',
    'reads the first of excludePaths alone',
    readsStart(path, (body) =>
      isTextList(body['excludePaths'])
        ? { ...body, excludePaths: listIn(body, 'excludePaths').slice(0, 1) }
        : undefined,
    ),
  ),
  breaking(
    'crawl.paths.both',
    'included-wins',
    'passes over excludePaths beside includePaths',
    readsStart(path, (body) => (body['includePaths'] ? withoutMember(body, 'excludePaths') : undefined)),
  ),
  breaking(
    'crawl.regex-on-full-url.excluding',
    'pathname',
    'matches excludePaths against the pathname always',
    readsStart(path, (body) => (body['excludePaths'] ? withoutMember(body, 'regexOnFullURL') : undefined)),
  ),
  breaking(
    'crawl.paths.case',
    'any',
    'compares paths whatever the case of their letters',
    readsStart(path, (body) =>
      isTextList(body['includePaths'])
        ? {
            ...body,
            includePaths: (body['includePaths'] as string[]).map((text) =>
              text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`),
            ),
          }
        : undefined,
    ),
  ),
  breaking(
    'crawl.allow-external-links.no-siblings',
    'entire-domain',
    'takes allowExternalLinks for crawlEntireDomain too',
    readsStart(path, (body) =>
      body['allowExternalLinks'] === true ? { ...body, crawlEntireDomain: true } : undefined,
    ),
  ),
  breaking(
    'crawl.deduplicate-similar-urls.case',
    'one',
    'takes addresses that differ in the case of letters for one',
    losesResults((address) => address.endsWith('/docs/Cases')),
  ),
  defaultsTo('crawl.limit.default-holds', 'limit', 100),
  breaking(
    'crawl.allow-subdomains.no-other-sites',
    'everywhere',
    'takes allowSubdomains for allowExternalLinks too',
    readsStart(path, (body) => (body['allowSubdomains'] === true ? { ...body, allowExternalLinks: true } : undefined)),
  ),
  ...['onlyMainContent', 'excludeTags', 'location'].map((member) => ignoresOption('choosing', member)),
  ...[
    ['only-main-content', 'onlyMainContent'],
    ['include-tags', 'includeTags'],
    ['headers', 'headers'],
    ['max-age', 'maxAge'],
    ['parsers', 'parsers'],
    ['mobile', 'mobile'],
    ['actions', 'actions'],
    ['wait-for', 'waitFor'],
  ].map(([topic, member]) => ignoresOption(topic!, member!)),
  breaking(
    'crawl.scrape-options.object-formats',
    'passed-over',
    'passes over formats that are objects in scrapeOptions',
    readsOptions((options) => ({
      ...options,
      formats: listIn(options, 'formats').filter((format) => typeof format === 'string'),
    })),
  ),
  breaking(
    'crawl.crawl-entire-domain.no-subdomains',
    'subdomains-too',
    'takes the subdomains for a part of the domain',
    readsStart(path, (body) => (body['crawlEntireDomain'] === true ? { ...body, allowSubdomains: true } : undefined)),
  ),
  breaking(
    'crawl.results.metadata',
    'status-as-text',
    'tells the status of a page as text',
    answersStatus((body) => {
      for (const { metadata } of documentsOf(body)) if (isObject(metadata)) metadata['statusCode'] = '200';
    }),
  ),
  breaking(
    'crawl.results.own-content',
    'first-page',
    'gives every result the Markdown of the first',
    answersStatus((body) => {
      for (const document of documentsOf(body)) document['markdown'] = documentsOf(body)[0]!['markdown'];
    }),
  ),
  breaking(
    'crawl.results.own-content',
    'first-title',
    'gives every result the title of the first',
    answersStatus((body) => {
      const [first] = documentsOf(body);
      for (const { metadata } of documentsOf(body))
        if (isObject(metadata) && isObject(first!['metadata'])) metadata['title'] = first!['metadata']['title'];
    }),
  ),
  breaking(
    'crawl.status.completed-counts',
    'one-less',
    'counts one page less than it answers',
    answersStatus((body) => {
      if (Array.isArray(body['data']) && !body['next']) body['completed'] = body['data'].length - 1;
    }),
  ),
  breaking(
    'crawl.results.no-duplicates',
    'fragments',
    'takes addresses that differ in their fragment for two pages',
    answersTwice(/\/docs\/a$/, (address) => `${address}#section`),
  ),
  defaultsTo('crawl.paths.pathname', 'regexOnFullURL', true),
  defaultsTo('crawl.regex-on-full-url.default', 'regexOnFullURL', true),
  readsAs('crawl.regex-on-full-url.off', 'regexOnFullURL', false, true),
  ignores('crawl.regex-on-full-url.effect', 'regexOnFullURL'),
  defaultsTo('crawl.max-discovery-depth.default', 'maxDiscoveryDepth', 3),
  ignores('crawl.max-discovery-depth.effect', 'maxDiscoveryDepth'),
  breaking(
    'crawl.max-discovery-depth.effect',
    'one-more',
    'goes one link deeper than it is told',
    readsStart(path, (body) =>
      isNumber(body['maxDiscoveryDepth'])
        ? { ...body, maxDiscoveryDepth: Number(body['maxDiscoveryDepth']) + 1 }
        : undefined,
    ),
  ),
  breaking(
    'crawl.max-discovery-depth.zero-bounds',
    'none',
    'takes a depth of 0 for none',
    readsStart(path, (body) =>
      body['maxDiscoveryDepth'] === 0 ? withoutMember(body, 'maxDiscoveryDepth') : undefined,
    ),
  ),
  ignores('crawl.limit.effect', 'limit'),
  breaking(
    'crawl.limit.filled',
    'one-less',
    'stops one page before its limit',
    readsStart(path, (body) =>
      isNumber(body['limit']) && Number(body['limit']) > 1 ? { ...body, limit: Number(body['limit']) - 1 } : undefined,
    ),
  ),
  breaking(
    'crawl.limit.effect',
    'one-more',
    'answers one page more than the limit',
    readsStart(path, (body) => (Number(body['limit']) > 1 ? { ...body, limit: Number(body['limit']) + 1 } : undefined)),
  ),
  defaultsTo('crawl.crawl-entire-domain.default', 'crawlEntireDomain', true),
  ignores('crawl.crawl-entire-domain.effect', 'crawlEntireDomain'),
  defaultsTo('crawl.allow-external-links.default', 'allowExternalLinks', true),
  ignores('crawl.allow-external-links.effect', 'allowExternalLinks'),
  defaultsTo('crawl.allow-subdomains.default', 'allowSubdomains', true),
  ignores('crawl.allow-subdomains.effect', 'allowSubdomains'),
  {
    id: 'crawl.crawl-entire-domain.default.looks-around',
    describe: 'visits pages beside the start page and keeps them to itself',
    breaks: ['crawl.crawl-entire-domain.default'],
    visits: (visit) => (visit.path === 'docs/a' ? [visit, { ...visit, path: 'other/' }] : [visit]),
  },
  {
    id: 'crawl.delay.default.slow',
    describe: 'pauses between pages by itself',
    breaks: ['crawl.delay.default'],
    remembering: () => {
      let count = 0;
      return { visits: (visit) => [{ ...visit, atMs: visit.atMs + 1500 * (count += 1) }] };
    },
  },
  readsAs('crawl.delay.effect', 'delay', 0.8, 0.05),
  ignores('crawl.delay.concurrency', 'delay'),
  readsAs('crawl.sitemap.include', 'sitemap', 'include', 'skip'),
  readsAs('crawl.sitemap.skip', 'sitemap', 'skip', 'include'),
  readsAs('crawl.sitemap.only', 'sitemap', 'only', 'include'),
  defaultsTo('crawl.sitemap.default', 'sitemap', 'skip'),
  defaultsTo('crawl.deduplicate-similar-urls.default', 'deduplicateSimilarURLs', false),
  readsAs('crawl.deduplicate-similar-urls.off', 'deduplicateSimilarURLs', false, true),
  similar('trailing-slash', /\/docs\/twin\/?$/, (address) =>
    address.endsWith('/') ? address.slice(0, -1) : `${address}/`,
  ),
  similar('index-html', /\/docs\/folder\/(?:index\.html)?$/, (address) =>
    address.endsWith('/') ? `${address}index.html` : address.replace('index.html', ''),
  ),
  similar('https', /\/docs\/scheme$/, (address) =>
    address.startsWith('https:') ? address.replace('https:', 'http:') : address.replace('http:', 'https:'),
  ),
  similar('www', /\/docs\/both$/, (address) =>
    address.includes('//www.') ? address.replace('//www.', '//') : address.replace('//', '//www.'),
  ),
  defaultsTo('crawl.ignore-query-parameters.default', 'ignoreQueryParameters', true),
  ignores('crawl.ignore-query-parameters.effect', 'ignoreQueryParameters'),
  ignores('crawl.scrape-options.accepted', 'scrapeOptions'),
  {
    id: 'crawl.scrape-options.accepted.first-page',
    describe: 'sends the headers of scrapeOptions with the first page alone',
    breaks: ['crawl.scrape-options.accepted'],
    visits: (visit) => (visit.path === 'docs/a' ? [{ ...visit, headers: {} }] : [visit]),
  },
  defaultsTo('crawl.scrape-options.default', 'scrapeOptions', { formats: ['markdown', 'html'] }),
  // Its delivery is waited for in vain.
  { ...ignores('crawl.webhook.accepted', 'webhook'), waits: true },
];

/** The page that `skip` asks for is another. */
const turnsPages = (change: (skip: number) => number): Pick<Mutant, 'request'> => ({
  request(request) {
    request.path = request.path.replace(
      /([?&]skip=)(\d+)/,
      (_, name: string, skip: string) => `${name}${change(Number(skip))}`,
    );
  },
});

const results: readonly Mutant[] = [
  breaking(
    'crawl.status.answer',
    'without-status',
    'says nothing of the status',
    answersStatus((body) => {
      delete body['status'];
    }),
  ),
  breaking(
    'crawl.status.results',
    'empty',
    'keeps its results to itself',
    losesResults(() => true),
  ),
  {
    id: 'crawl.status.ends.again',
    describe: 'goes on after it has said that it ended',
    breaks: ['crawl.status.ends'],
    remembering: () => {
      const ended = new Set<string>();
      return answersStatus((body, id) => {
        if (body['status'] !== 'completed') return;
        if (ended.has(id)) body['status'] = 'scraping';
        ended.add(id);
      });
    },
  },
  {
    id: 'crawl.status.completed-grows.back',
    describe: 'takes back at the end what it counted on the way',
    breaks: ['crawl.status.completed-grows'],
    remembering: () => {
      const asked = new Map<string, number>();
      return answersStatus((body, id) => {
        const before = asked.get(id) ?? 0;
        asked.set(id, before + 1);
        // More than there will be: the total grows too.
        if (before === 0) body['completed'] = Number(body['total']) + 100;
      });
    },
  },
  breaking(
    'crawl.results.no-duplicates',
    'twice',
    'answers a page twice',
    answersStatus((body) => {
      body['data'] = [...documentsOf(body), ...documentsOf(body).slice(0, 1)];
    }),
  ),
  {
    id: 'crawl.next.leads-on.first-again',
    describe: 'answers the first page of results again',
    breaks: ['crawl.next.leads-on'],
    ...turnsPages(() => 0),
  },
  {
    id: 'crawl.next.leads-on.skips',
    describe: 'skips a result between two pages',
    breaks: ['crawl.next.leads-on'],
    ...turnsPages((skip) => skip + 1),
  },
  breaking(
    'limits.crawl-page.next',
    'absent',
    'never says where results go on',
    answersStatus((body: JsonObject) => {
      delete body['next'];
    }),
  ),
];

/** How a crawl says that it found its pages. */
const visibility: readonly Mutant[] = [
  breaking(
    'document-data.change-tracking.visibility-visible',
    'hidden',
    'calls the pages of a sitemap hidden',
    answersStatus((body) => {
      for (const document of documentsOf(body))
        if (isObject(document['changeTracking']) && sourceOf(document).endsWith('/docs/listed'))
          document['changeTracking']['visibility'] = 'hidden';
    }),
  ),
  {
    id: 'document-data.change-tracking.visibility-hidden.visible',
    describe: 'visits the pages of earlier crawls again and calls them visible',
    breaks: ['document-data.change-tracking.visibility-hidden'],
    ...remembersPages('visible'),
  },
];

export const crawlMutants: readonly Mutant[] = [...requests, ...pages, ...results, ...visibility];
