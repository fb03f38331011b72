/**
 * Lawful differences of `POST /scrape`: other refusals, other places and forms of results, other choices at silent
 * places, another way to visit pages. A scrape takes time, so the self-test meets several of them in one server.
 * Spec: POST /scrape; every "not shown" of it (spec/silences.yaml).
 */
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';
import { formatsOf } from '../lies/formats-of.js';
import { isScrape, jsonOf, refusal, scrapeOf, setJson } from '../lies/lies.js';
import type { Variant } from '../lies/mutant.js';
import type { WireResponse } from '../lies/mutating-proxy.js';
import { answersScrape, readsActions, readsScrape, withoutMember } from '../lies/scrape-lies.js';
import { contentVariants } from './content-dialects.js';
import { dialectVariants } from './markdown-dialects.js';
import { knownScrapeOptions } from './scrape-options.js';
import { together } from './together.js';
import { wireVariants } from './wire.js';

/** The file behind an address as a data: URL; the address itself when nothing answers there. */
async function embedded(value: unknown): Promise<unknown> {
  if (typeof value !== 'string' || !/^https?:/.test(value)) return value;
  const response = await fetch(value);
  if (!response.ok) return value;
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return `data:${type.split(';')[0]!};base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
}

/** Formats whose results the interface shows, and which no table of requests lists. */
const listedNowhere = ['menu', 'audio', 'video', 'question', 'highlights'];

/** Pages that answer late, or never come to rest. */
const isSlow = (url: string): boolean => /\/(?:slow|loop)/.test(url);

function dataIn(response: WireResponse): JsonObject | undefined {
  const data = jsonOf(response)?.['data'];
  return isObject(data) ? data : undefined;
}

const differences: readonly Variant[] = [
  {
    id: 'scrape.unprocessable',
    describe: 'refuses scrapes with 422 and a body of its own',
    response: (response, request) => {
      if (!isScrape(request) || response.status !== 400) return;
      response.status = 422;
      setJson(response, { success: false, error: 'Unprocessable', details: [] });
    },
  },
  {
    id: 'scrape.timeouts-as-500',
    describe: 'answers a scrape that took too long with 500',
    response: (response, request) => {
      if (!isScrape(request) || response.status !== 408) return;
      response.status = 500;
      setJson(response, { success: false, code: 'SCRAPE_TIMEOUT', error: 'The page did not answer in time.' });
    },
  },
  {
    id: 'scrape.additional-members',
    describe: 'adds members of its own to scrapes',
    ...answersScrape((data) => {
      data['processing'] = { engine: 'other' };
      if (isObject(data['metadata'])) data['metadata']['engineVersion'] = 3;
    }),
  },
  {
    id: 'scrape.embedded-pictures',
    describe: 'answers pictures and printed pages as data: URLs',
    async response(response, request) {
      const body = isScrape(request) ? jsonOf(response) : undefined;
      const data = body?.['data'];
      if (!body || !isObject(data)) return;
      if ('screenshot' in data) data['screenshot'] = await embedded(data['screenshot']);
      const { actions } = data;
      for (const name of ['screenshots', 'pdfs']) {
        if (isObject(actions) && Array.isArray(actions[name]))
          actions[name] = await Promise.all(actions[name].map(embedded));
      }
      setJson(response, body);
    },
  },
  {
    id: 'scrape.results-elsewhere',
    describe: 'answers images and attributes in members of other names',
    ...answersScrape((data) => {
      for (const [name, other] of [
        ['images', 'imageUrls'],
        ['attributes', 'attributeValues'],
      ] as const) {
        if (!(name in data)) continue;
        data[other] = data[name];
        delete data[name];
      }
    }),
  },
  {
    id: 'scrape.base64-in-html',
    describe: 'answers an unparsed PDF in html',
    ...answersScrape((data, body) => {
      if (!Array.isArray(body['parsers']) || body['parsers'].length > 0) return;
      data['html'] = data['markdown'];
      data['markdown'] = '';
    }),
  },
  {
    id: 'scrape.no-copies',
    describe: 'keeps no copies of pages',
    ...readsScrape((body) =>
      'maxAge' in body && !Number.isInteger(body['maxAge']) ? undefined : { ...body, maxAge: 0 },
    ),
  },
  {
    id: 'scrape.raw-html-of-the-browser',
    describe: 'answers rawHtml as a browser writes it',
    ...answersScrape((data) => {
      if (typeof data['rawHtml'] === 'string')
        data['rawHtml'] = data['rawHtml']
          .replaceAll('\r\n', '\n')
          .replace(/<\/?[A-Za-z]+/g, (tag) => tag.toLowerCase());
    }),
  },
  {
    id: 'scrape.ignores-unknown-options',
    describe: 'ignores members it does not know',
    ...readsScrape((body) => {
      const unknown = Object.keys(body).filter((name) => !knownScrapeOptions.includes(name));
      return unknown.length === 0 ? undefined : unknown.reduce(withoutMember, body);
    }),
  },
  {
    id: 'scrape.knows-no-clients',
    describe: 'refuses members that clients send beyond the interface',
    request: (request) => ('fastMode' in (scrapeOf(request) ?? {}) ? refusal() : undefined),
  },
  {
    id: 'scrape.schemes-required',
    describe: 'refuses addresses without a scheme',
    request: (request) => {
      const body = scrapeOf(request);
      return typeof body?.['url'] === 'string' && !body['url'].includes(':/') ? refusal() : undefined;
    },
  },
  {
    id: 'scrape.first-wait-wins',
    describe: 'takes the time of a wait that has both members, and no time for one without any',
    ...readsActions((actions) =>
      actions.map((action) => {
        if (action['type'] !== 'wait') return action;
        if ('milliseconds' in action) return withoutMember(action, 'selector');
        return 'selector' in action ? action : { type: 'wait', milliseconds: 0 };
      }),
    ),
  },
  {
    id: 'scrape.error-pages-fail',
    describe: 'fails over pages that answer an error',
    response: (response, request) => {
      const metadata = isScrape(request) ? dataIn(response)?.['metadata'] : undefined;
      if (!isObject(metadata) || !(Number(metadata['statusCode']) >= 400)) return;
      response.status = 500;
      setJson(response, { success: false, code: 'SCRAPE_SITE_ERROR', error: 'The page answered an error.' });
    },
  },
  {
    id: 'scrape.pages-without-text-fail',
    describe: 'fails over pages that show nothing',
    response: (response, request) => {
      const data = isScrape(request) ? dataIn(response) : undefined;
      if (data?.['markdown'] !== '' || data['warning'] === undefined || 'includeTags' in scrapeOf(request)!) return;
      response.status = 500;
      setJson(response, { success: false, code: 'SCRAPE_SITE_ERROR', error: 'The page showed nothing.' });
    },
  },
  {
    id: 'scrape.private-names-forbidden',
    describe: 'says of a private name that it may not be visited',
    response: (response, request) => {
      const url = String(scrapeOf(request)?.['url']);
      if (jsonOf(response)?.['code'] !== 'SCRAPE_DNS_RESOLUTION_ERROR' || url.includes('.invalid')) return;
      response.status = 403;
      setJson(response, { success: false, error: 'This name may not be visited.' });
    },
  },
  {
    id: 'scrape.listed-formats-only',
    describe: 'refuses formats that no table lists',
    request: (request) =>
      isScrape(request) && formatsOf(request).some((format) => listedNowhere.includes(format)) ? refusal() : undefined,
  },
  {
    id: 'scrape.least-members',
    describe: 'leaves out of branding, product and menu what may be missing',
    ...answersScrape((data) => {
      const { branding, product, menu } = data;
      if (isObject(branding)) data['branding'] = { colorScheme: branding['colorScheme'], logo: null, icons: null };
      if (isObject(product)) {
        for (const name of ['brand', 'category', 'description']) delete product[name];
        product['url'] = new URL(String(product['url'])).pathname;
        product['variants'] = [];
      }
      if (isObject(menu)) for (const name of ['confidence', 'merchant', 'sourceUrl', 'currency']) delete menu[name];
    }),
  },
  {
    id: 'scrape.relative-links',
    describe: 'lists links as the page writes them',
    ...answersScrape((data) => {
      if (Array.isArray(data['links']))
        data['links'] = (data['links'] as unknown[]).map((link) => String(link).replace(/^.*\/(?=lamps$)/, ''));
    }),
  },
  {
    id: 'scrape.escaped-base64',
    describe: 'escapes the base64 of an unparsed PDF as Markdown, in a fence',
    ...answersScrape((data, body) => {
      if (Array.isArray(body['parsers']) && body['parsers'].length === 0 && typeof data['markdown'] === 'string')
        data['markdown'] = `\`\`\`\n${data['markdown'].replace(/[+=]/g, '\\$&')}\n\`\`\``;
    }),
  },
  {
    id: 'scrape.forbids',
    describe: 'refuses scrapes with 403',
    response: (response, request) => {
      if (isScrape(request) && response.status === 400) response.status = 403;
    },
  },
  {
    id: 'scrape.visits-twice',
    describe: 'looks at an address before it scrapes it',
    async request(request) {
      const body = scrapeOf(request);
      // Only at the fixture site: nothing stands at the other addresses of the checks.
      if (typeof body?.['url'] !== 'string' || !/^http:\/\/127\./.test(body['url']) || isSlow(body['url']))
        return undefined;
      // A page that cannot be had is found out by the scrape itself.
      await fetch(body['url'], { redirect: 'manual' }).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      );
      return undefined;
    },
  },
  {
    id: 'scrape.browser-always',
    describe: 'renders every page in a browser',
    ...readsScrape((body) => ('waitFor' in body ? undefined : { ...body, waitFor: 1 })),
  },
];

/** The differences of these names, from here and from the variants of parses. */
function named(...ids: string[]): Variant[] {
  const known = [...differences, ...wireVariants, ...dialectVariants, ...contentVariants];
  return ids.map((id) => {
    const found = known.find((variant) => variant.id === id);
    if (!found) throw new Error(`there is no variant ${id}`);
    return found;
  });
}

export const scrapeVariants: readonly Variant[] = [
  together(
    'scrape.other-forms',
    named(
      'scrape.additional-members',
      'scrape.embedded-pictures',
      'scrape.results-elsewhere',
      'scrape.base64-in-html',
      'scrape.least-members',
    ),
  ),
  {
    ...together(
      'scrape.other-refusals',
      named(
        'scrape.schemes-required',
        'scrape.knows-no-clients',
        'scrape.listed-formats-only',
        'scrape.error-pages-fail',
        'scrape.pages-without-text-fail',
        'scrape.private-names-forbidden',
        'scrape.unprocessable',
        'scrape.timeouts-as-500',
      ),
    ),
    withLongWaits: true,
  },
  together(
    'scrape.other-readings',
    named(
      'scrape.ignores-unknown-options',
      'scrape.first-wait-wins',
      'scrape.visits-twice',
      'scrape.relative-links',
      'scrape.escaped-base64',
      'scrape.forbids',
    ),
  ),
  together(
    'scrape.other-dialect',
    named(
      'dialect.setext-and-stars',
      'dialect.plain-numbers',
      'dialect.html-tables',
      'dialect.reference-links',
      'dialect.wrapped-lines',
      'dialect.white-space',
      'content.title-on-top',
      'html.capital-tags',
    ),
  ),
  together(
    'scrape.other-wire',
    named('wire.rate-limited', 'wire.member-order', 'wire.chunked', 'wire.header-names', 'wire.slow'),
  ),
  ...named('scrape.browser-always'),
];
