/**
 * One scrape option after the other inside `scrapeOptions` of a crawl: it does to the page of the crawl what it does to a
 * page that is scraped. Where it does not, a scrape with the same options is the control.
 * Spec: Crawl options (`POST /crawl`), scrapeOptions (any scrape option).
 */
import { fixtureNamed } from '../../documents/collection.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { missingText, unwantedText } from '../../harness/oracles/content.js';
import { dataOf } from '../../harness/silence.js';
import type { SiteFolder } from '../../site/fixture-site.js';
import { controlPanel } from '../../site/pages/control-panel.js';
import { latePage } from '../../site/pages/late-page.js';
import { fileAnswer, htmlAnswer } from '../../site/resource.js';
import type { Visit } from '../../site/visit.js';
import { framedPage, page } from '../../vocabulary/pages.js';
import { requestsOfJob } from '../../vocabulary/jobs.js';
import { scrape } from '../../vocabulary/scrape.js';
import { click, panelWords } from '../actions/panel.js';
import { framedPageWords } from '../parse/page-words.js';
import { crawl } from './crawls.js';

interface Planned {
  /** Put on the site; its name there is `name`. */
  readonly url: string;
  readonly options: JsonObject;
  /** What of the option is missed in a document and in the visits that it took. */
  readonly wrongIn: (document: JsonObject, visits: readonly Visit[]) => OracleFinding | undefined;
}

const markdownOf = ({ markdown }: JsonObject): string => (typeof markdown === 'string' ? markdown : '');

interface Needs {
  /** Without it the option says nothing. */
  readonly capability?: string;
  /** Every server that answers pages can follow it. */
  readonly isForAll?: boolean;
  readonly waitSeconds?: number;
}

/** The page lies at the given path. */
function optionCheck(
  option: string,
  path: string,
  plan: (t: CheckContext, site: SiteFolder) => Promise<Planned> | Planned,
  { capability, isForAll = false, waitSeconds = 0 }: Needs = {},
): Check {
  return check(
    `crawl.scrape-options.${option}`,
    async (t) => {
      if (capability) await t.need(capability);
      const site = await t.siteFolder();
      const { url, options, wrongIn } = await plan(t, site);
      const known = site.visits(path).length;
      const made = await crawl(t, `with the scrape option ${option}`, () => ({
        url,
        sitemap: 'skip',
        limit: 1,
        scrapeOptions: options,
      }));
      const byCrawl = site.visits(path).slice(known);
      const [document] = made.documents;
      if (!document) return t.unverified('prerequisite-failed', 'the crawl has no result for its start page');
      const wrong = wrongIn(document, byCrawl);
      // Who has no scrapes shows no control, and keeps to what every page has nevertheless.
      if (wrong && !(isForAll && !(await t.offers('scrape')))) {
        const scraped = dataOf(await scrape(t, url, { ...options, maxAge: 0 }));
        const control = scraped && wrongIn(scraped, site.visits(path).slice(known + byCrawl.length));
        if (!scraped || control)
          t.unverified('prerequisite-failed', `a scrape with these options has ${control?.actual ?? 'no answer'}`);
      }
      t.expect(made.exchange).that(wrong, `The options were ${JSON.stringify(options)}.`);
    },
    { requests: requestsOfJob + 2, timeBudgetSeconds: 90, waitSeconds },
  );
}

const lateMs = 5000;

export const crawlScrapeOptionChecks: readonly Check[] = [
  optionCheck(
    'only-main-content',
    'framed',
    (t, site) => {
      const words = framedPageWords(t);
      return {
        url: site.put('framed', htmlAnswer(framedPage(words))),
        options: { onlyMainContent: false },
        wrongIn: (document) => missingText(markdownOf(document), [words.main, words.footer]),
      };
    },
    { isForAll: true },
  ),
  optionCheck(
    'include-tags',
    'chosen',
    (t, site) => {
      const [wanted, other] = [t.word(), t.word()];
      const markup = page(
        `<main><h1>Report</h1><p class="wanted">The report says ${wanted} and goes on for a sentence or two.</p><p>And then it says ${other}, which nobody has asked for.</p></main>`,
      );
      return {
        url: site.put('chosen', htmlAnswer(markup)),
        options: { includeTags: ['.wanted'] },
        wrongIn: (document) =>
          missingText(markdownOf(document), [wanted]) ?? unwantedText(markdownOf(document), [other]),
      };
    },
    { isForAll: true },
  ),
  optionCheck('max-age', 'changing', async (t, site) => {
    const [before, after] = [t.word(), t.word()];
    const put = (word: string): string =>
      site.put(
        'changing',
        htmlAnswer(page(`<main><h1>Board</h1><p>The board of the harbour shows ${word}.</p></main>`)),
      );
    const url = put(before);
    await scrape(t, url);
    put(after);
    return {
      url,
      options: { maxAge: 0 },
      wrongIn: (document) => missingText(markdownOf(document), [after]),
    };
  }),
  optionCheck('parsers', 'book.pdf', async (_, site) => {
    const fixture = fixtureNamed('book-pdf');
    const bytes = Buffer.from(await fixture.bytes());
    const { texts } = fixture.truth;
    return {
      url: site.put('book.pdf', fileAnswer(bytes, 'application/pdf')),
      options: { parsers: [{ type: 'pdf', maxPages: 1 }] },
      wrongIn: (document) =>
        missingText(markdownOf(document), [texts[1]!]) ?? unwantedText(markdownOf(document), [texts.at(-1)!]),
    };
  }),
  optionCheck(
    'object-formats',
    'lamps',
    (t, site) => {
      const code = t.word();
      const markup = page(
        `<main><h1>Lamps</h1><p class="lamp" data-code="${code}">A lamp for boats and for the people who wait for them.</p></main>`,
      );
      const selectors = [{ selector: '.lamp', attribute: 'data-code' }];
      return {
        url: site.put('lamps', htmlAnswer(markup)),
        options: { formats: ['markdown', { type: 'attributes', selectors }] },
        wrongIn: (document) => missingText(JSON.stringify(document), [code]),
      };
    },
    { capability: 'scrape.formats.attributes' },
  ),
  optionCheck('headers', 'signed', (t, site) => {
    const sign = t.word();
    return {
      url: site.put('signed', htmlAnswer(page(`<main><h1>Signed</h1><p>The book says ${t.word()}.</p></main>`))),
      options: { headers: { 'X-Harbour-Sign': sign } },
      wrongIn: (_, visits) =>
        visits.some(({ headers }) => headers['x-harbour-sign'] === sign)
          ? undefined
          : { expected: `a visit with the header X-Harbour-Sign`, actual: 'none' },
    };
  }),
  optionCheck(
    'mobile',
    'mirror',
    (t, site) => ({
      url: site.put('mirror', htmlAnswer(page(`<main><h1>Mirror</h1><p>The mirror says ${t.word()}.</p></main>`))),
      options: { mobile: true },
      wrongIn: (_, visits) =>
        visits.some(({ headers }) => /mobile|android|iphone/i.test(headers['user-agent'] ?? ''))
          ? undefined
          : { expected: 'a visit of a mobile device', actual: 'none' },
    }),
    { capability: 'scrape.scripts' },
  ),
  optionCheck(
    'actions',
    'panel',
    (t, site) => {
      const words = panelWords(t);
      return {
        url: site.put('panel', controlPanel(words)),
        options: { onlyMainContent: false, actions: [click('#first')] },
        wrongIn: (document) => missingText(markdownOf(document), [words.served, words.first]),
      };
    },
    { capability: 'scrape.actions' },
  ),
  optionCheck(
    'wait-for',
    'late',
    (t, site) => {
      const words = { served: t.word(), scripted: t.word(), late: t.word() };
      return {
        url: site.put('late', latePage(words, lateMs)),
        options: { waitFor: lateMs + 1000 },
        wrongIn: (document) => missingText(markdownOf(document), [words.served, words.late]),
      };
    },
    { capability: 'scrape.scripts', waitSeconds: 6 },
  ),
];
