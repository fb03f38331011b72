/**
 * Lawful variants of `POST /scrape`: other refusals, other places and forms of results, other choices at silent places.
 * Spec: POST /scrape; every "not shown" of it (spec/silences.yaml).
 */
import { isObject } from '../harness/expectation.js';
import { jsonOf, refusal, setJson } from '../mutants/lies.js';
import type { Variant } from '../mutants/mutant.js';
import { answersScrape, isScrape, readsActions, readsScrape, scrapeOf, withoutMember } from '../mutants/scrape-lies.js';
import { knownScrapeOptions } from './scrape-options.js';

/** The file behind an address as a data: URL; the address itself when nothing answers there. */
async function embedded(value: unknown): Promise<unknown> {
  if (typeof value !== 'string' || !/^https?:/.test(value)) return value;
  const response = await fetch(value);
  if (!response.ok) return value;
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return `data:${type.split(';')[0]!};base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
}

export const scrapeVariants: readonly Variant[] = [
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
    withLongWaits: true,
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
    id: 'scrape.fresh-by-default',
    describe: 'visits the page whenever no maxAge is given',
    ...readsScrape((body) => ('maxAge' in body ? undefined : { ...body, maxAge: 0 })),
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
];
