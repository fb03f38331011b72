/**
 * The sites that are crawled, and the requests of the crawls over them.
 * Spec: Crawl options (`POST /crawl`).
 */
import type { CheckContext } from '../../harness/check-context.js';
import type { JsonObject } from '../../harness/expectation.js';
import { putMeasuredSite } from '../../site/measured-site.js';
import type { MeasuredSite } from '../../site/measured-site.js';
import { htmlAnswer, redirectAnswer } from '../../site/resource.js';
import { page } from '../../vocabulary/pages.js';
import { crawl } from './crawls.js';
import type { Crawl, Layout } from './crawls.js';

/** Pages on a chain of links from the start: the first is one link away. */
export const chain = ['docs/deep-1', 'docs/deep-2', 'docs/deep-3', 'docs/deep-4', 'docs/deep-5'] as const;

/** Answers late, and is linked before the others. */
export const slowPage = 'docs/slow';
/** Never answers. */
export const brokenPage = 'docs/broken';
/** Stands in the sitemap, and nobody links to it. */
export const orphan = 'docs/orphan';
/** Above and beside the start page. */
export const outside = ['', 'other/'] as const;
/** Addresses that are one page, by rule. */
export const twins = {
  slash: ['docs/twin', 'docs/twin/'],
  index: ['docs/folder/', 'docs/folder/index.html'],
  query: ['docs/query?part=1', 'docs/query?part=2'],
} as const;
/** Two pages: nothing says that the case of letters makes no difference. */
export const casesOfLetters = ['docs/cases', 'docs/Cases'] as const;

const wholeSite: MeasuredSite = {
  '': { links: ['docs/', 'other/'] },
  'other/': { links: ['docs/'] },
  'docs/': {
    links: [
      slowPage,
      'docs/a',
      'docs/b',
      'docs/a#section',
      chain[0],
      ...twins.slash,
      ...twins.index,
      ...twins.query,
      ...casesOfLetters,
      'docs/schemes',
      'docs/moved',
      'docs/gone',
      brokenPage,
      ...outside,
    ],
  },
  [slowPage]: { links: ['docs/'], answer: { delayMs: 600 } },
  'docs/a': { links: ['docs/', 'docs/b'] },
  'docs/b': { links: ['docs/a'] },
  ...Object.fromEntries(chain.map((path, index) => [path, { links: chain.slice(index + 1, index + 2) }])),
  'docs/twin': {},
  'docs/twin/': {},
  'docs/folder/': {},
  'docs/folder/index.html': {},
  'docs/query': {},
  'docs/cases': {},
  'docs/Cases': {},
  'docs/gone': { answer: { status: 404 } },
  [orphan]: {},
};

/** All of the site, start page `docs/`; `options` beside its address. */
const whole =
  (options: JsonObject): Layout =>
  (site, t) => {
    putMeasuredSite(site, wholeSite, t);
    site.put('docs/moved', redirectAnswer(302, site.url('docs/b')));
    site.put(brokenPage, { drops: true, body: '' });
    const secure = site.urlUnder('secure', 'docs/scheme');
    putMeasuredSite(
      site,
      { 'docs/scheme': {}, 'docs/schemes': { links: ['docs/scheme', ...(secure ? [secure] : [])] } },
      t,
    );
    site.listInSitemap('docs/', 'docs/a', orphan);
    return { url: site.url('docs/'), ...options };
  };

/** Asked for without an option. */
export const plainCrawl = (t: CheckContext): Promise<Crawl> => crawl(t, 'without options', whole({}));

/** The other way in everything that can be switched on one site. */
export const otherwiseCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(
    t,
    'everything switched',
    whole({
      deduplicateSimilarURLs: false,
      ignoreQueryParameters: true,
      crawlEntireDomain: true,
      sitemap: 'skip',
      limit: 100,
    }),
  );

export const sitemapCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'sitemap and links', whole({ sitemap: 'include' }));

export const sitemapOnlyCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'the sitemap alone', whole({ sitemap: 'only' }));

/**
 * Below its start alone: in the map of the site stand the pages of other folders too, and a crawl of the entire domain
 * that reads it may have reached its limit before it comes to these.
 */
export const linksAloneCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'the links alone', (site) => {
    putMeasuredSite(site, { 'docs/': { links: ['docs/b'] }, 'docs/b': {}, [orphan]: {} }, t);
    site.listInSitemap('docs/', orphan);
    return { url: site.url('docs/'), sitemap: 'skip' };
  });

/**
 * A start page with links above and beside itself, by links alone: a crawl that takes the entire domain for its own would
 * read in the map of the site the pages of every other check too, and not end in time.
 */
export const belowCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'below its start', (site) => {
    putMeasuredSite(site, { '': {}, 'other/': {}, 'docs/': { links: ['docs/a', ...outside] }, 'docs/a': {} }, t);
    return { url: site.url('docs/'), sitemap: 'skip' };
  });

export const shallowCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'two links deep', whole({ maxDiscoveryDepth: 2 }));

/** What asks to follow no link at all; whether it is taken is left open. */
export const startAlone = whole({ maxDiscoveryDepth: 0 });

export const shortCrawl = (t: CheckContext): Promise<Crawl> => crawl(t, 'three pages at most', whole({ limit: 3 }));

const pathsSite: MeasuredSite = {
  'docs/': {
    links: [
      'docs/wanted/one',
      'docs/wanted/two',
      'docs/wanted/not-this',
      'docs/WANTED/four',
      'docs/rest',
      'docs/page?mark=yes',
    ],
  },
  'docs/wanted/one': {},
  'docs/wanted/two': {},
  'docs/wanted/not-this': {},
  'docs/WANTED/four': {},
  'docs/rest': {},
  'docs/page': {},
};

/** Expressions that mean the same whether they are searched for or must match the whole. */
const startPath = '.*/docs/$';

const paths =
  (options: JsonObject): Layout =>
  (site, t) => {
    putMeasuredSite(site, pathsSite, t);
    return { url: site.url('docs/'), sitemap: 'skip', ...options };
  };

export const includedCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'paths included', paths({ includePaths: [startPath, '.*/wanted/.*'] }));

export const excludedCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'paths excluded', paths({ excludePaths: ['.*/page$', '.*/wanted/not-.*'] }));

export const bothCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(
    t,
    'paths included and excluded',
    paths({ includePaths: [startPath, '.*/wanted/.*'], excludePaths: ['.*/wanted/not-.*'] }),
  );

/** An expression that fits the query of one page is excluded on the whole address. */
export const queryExcludedCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'query excluded', paths({ excludePaths: ['.*mark=yes.*'], regexOnFullURL: true }));

export const startLeftOutCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'start page not included', paths({ includePaths: ['.*/wanted/.*'] }));

/** An expression that fits the query of one page, and nothing of its path. */
export const queryCrawl = (t: CheckContext, regexOnFullURL?: boolean): Promise<Crawl> =>
  crawl(
    t,
    `query included, regexOnFullURL ${regexOnFullURL ?? 'left out'}`,
    paths({ includePaths: [startPath, '.*mark=yes.*'], ...(regexOnFullURL !== undefined && { regexOnFullURL }) }),
  );

/** A crawl that starts under a name and finds links to other names. */
const names =
  (options: JsonObject): Layout =>
  (site, t) => {
    const under = (name: 'named' | 'www' | 'sub' | 'other', path: string): string[] => {
      const address = site.urlUnder(name, path);
      return address === undefined ? [] : [address];
    };
    const links = [
      'docs/here',
      'docs/both',
      'beside/',
      ...under('www', 'docs/both'),
      ...under('sub', 'docs/below'),
      ...under('other', 'docs/elsewhere'),
    ];
    putMeasuredSite(
      site,
      { 'docs/': { links }, 'docs/here': {}, 'docs/both': {}, 'docs/below': {}, 'docs/elsewhere': {}, 'beside/': {} },
      t,
    );
    return { url: site.urlUnder('named', 'docs/'), sitemap: 'skip', ...options };
  };

export const namedCrawl = (t: CheckContext): Promise<Crawl> => crawl(t, 'under a name', names({}));

export const subdomainsCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'with subdomains', names({ allowSubdomains: true, deduplicateSimilarURLs: false }));

export const entireCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'under a name, the entire domain', names({ crawlEntireDomain: true }));

export const externalCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'with other sites', names({ allowExternalLinks: true }));

/** Longer than `pauseSeconds`: two such pages that are asked for one after the other are farther apart than the pause. */
export const latePageMs = 1500;
export const pauseSeconds = 0.8;

/** With a pause between pages; two of them answer later than the pause. */
export const pausedCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'with a pause', (site, t) => {
    putMeasuredSite(
      site,
      {
        'docs/': { links: ['docs/quick', 'docs/late-1', 'docs/late-2', 'docs/quicker'] },
        'docs/quick': {},
        'docs/late-1': { answer: { delayMs: latePageMs } },
        'docs/late-2': { answer: { delayMs: latePageMs } },
        'docs/quicker': {},
      },
      t,
    );
    return { url: site.url('docs/'), sitemap: 'skip', delay: pauseSeconds };
  });

/** Scrape options whose effect is seen at the site and in every result. */
export const optionsCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'with scrape options', (site, t) => {
    putMeasuredSite(site, { 'docs/': { links: ['docs/a'] }, 'docs/a': {} }, t);
    const scrapeOptions = { formats: ['rawHtml'], headers: { 'X-Plumbline-Word': 'seen' } };
    return { url: site.url('docs/'), sitemap: 'skip', scrapeOptions };
  });

/** More pages than limits that servers commonly have of their own, fewer than the default of `limit` by far. */
export const manyPages = Array.from({ length: 120 }, (_, index) => `docs/leaf-${index + 1}`);

export const manyCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(t, 'many pages', (site, t) => {
    const leaves = Object.fromEntries(manyPages.map((path) => [path, {}]));
    putMeasuredSite(site, { 'docs/': { links: manyPages }, ...leaves }, t);
    return { url: site.url('docs/'), sitemap: 'skip' };
  });

const fewPages = manyPages.slice(0, 7);

const fewLeaves =
  (options: JsonObject): Layout =>
  (site, t) => {
    putMeasuredSite(
      site,
      { 'docs/': { links: fewPages }, ...Object.fromEntries(fewPages.map((path) => [path, {}])) },
      t,
    );
    return { url: site.url('docs/'), sitemap: 'skip', ...options };
  };

/** The same eight pages, all of them good: without a limit, and five at most. */
export const eightCrawl = (t: CheckContext): Promise<Crawl> => crawl(t, 'eight pages', fewLeaves({}));
export const fiveCrawl = (t: CheckContext): Promise<Crawl> => crawl(t, 'five of eight', fewLeaves({ limit: 5 }));

/** Scrape options that choose among the words of a page and tell the site a language. */
export const choosingOptions = {
  formats: ['markdown'],
  onlyMainContent: false,
  excludeTags: ['.remark'],
  location: { country: 'DE', languages: ['de'] },
} as const;

export interface ChosenPage {
  readonly crawl: Crawl;
  readonly url: string;
  readonly words: { readonly main: string; readonly footer: string; readonly remark: string };
}

/** One page with a footer and a remark, crawled with them. */
export async function choosingCrawl(t: CheckContext): Promise<ChosenPage> {
  const words = { main: t.word(), footer: t.word(), remark: t.word() };
  const markup = page(
    `<main><h1>Report</h1><p>The report says ${words.main} and goes on for a sentence or two.</p><p class="remark">${words.remark}</p></main><footer><p>${words.footer}</p></footer>`,
  );
  let url = '';
  const made = await crawl(t, `with options that choose ${words.main}`, (site) => {
    url = site.put('chosen/', htmlAnswer(markup));
    return { url, sitemap: 'skip', limit: 1, scrapeOptions: choosingOptions };
  });
  return { crawl: made, url, words };
}

/** So many pages, more than 10 MB together. */
export const largePages = 8;
const largePageBytes = 1_600_000;

export const largeCrawl = (t: CheckContext): Promise<Crawl> =>
  crawl(
    t,
    'more than 10 MB',
    (site, t) => {
      const paths = Array.from({ length: largePages - 1 }, (_, index) => `docs/large-${index + 1}`);
      const line = 'const ballast = "The same words again and again, because only their number counts.";\n';
      const ballast = `<script type="text/plain">\n${line.repeat(Math.ceil(largePageBytes / line.length))}</script>`;
      for (const path of ['docs/', ...paths]) {
        const links = path === 'docs/' ? paths.map((other) => `<a href="${other.slice('docs/'.length)}">Next</a>`) : [];
        const text = `<p>A long page with the word ${t.word()}, and much that no reader sees.</p>\n<p>${links.join(' ')}</p>`;
        site.put(path, {
          headers: { 'content-type': 'text/html; charset=utf-8' },
          body: `<!DOCTYPE html><html lang="en"><head><title>Long</title>${ballast}</head><body><main>${text}</main></body></html>`,
        });
      }
      return { url: site.url('docs/'), sitemap: 'skip', scrapeOptions: { formats: ['rawHtml'] } };
    },
    { patienceMs: 60_000 },
  );
