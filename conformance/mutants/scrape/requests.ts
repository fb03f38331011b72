/**
 * Mutants of `POST /scrape`: request, answer, documents, selection, fetching.
 * Spec: POST /scrape; Scrape options.
 */
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import { addToMarkdown, emptySuccess, isScrape, jsonOf, scrapeOf, setJson } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import type { Visit } from '../../site/visit.js';
import {
  answersScrape,
  breaking,
  ignoring,
  listIn,
  readsScrape,
  refusesScrape,
  taken,
  waves,
  withoutMember,
} from '../../lies/scrape-lies.js';

const urlOf = (body: JsonObject): string => (typeof body['url'] === 'string' ? body['url'] : '');
const isDocument = (body: JsonObject): boolean => /\.(pdf|docx?|odt|rtf|xlsx?)$/.test(urlOf(body));
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
const isPositive = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value);

/** A member is refused whatever it says; a member of a wrong type is taken. */
function wrongAbout(topic: string, member: string, isRight: (value: unknown) => boolean): readonly Mutant[] {
  return [
    breaking(
      `${topic}.accepted`,
      'refused',
      `refuses ${member}`,
      refusesScrape((body) => member in body),
    ),
    taken(`${topic}.type`, `${member} of any type`, (body) => member in body && !isRight(body[member])),
  ];
}

/** Tag filters whose entries look like this are passed over. */
function ignoresSelectors(requirement: string, what: string, looks: RegExp): Mutant {
  const lie = readsScrape((body) => {
    const changed = { ...body };
    for (const name of ['includeTags', 'excludeTags']) {
      if (isTextList(body[name])) changed[name] = (body[name] as string[]).filter((tag) => !looks.test(tag));
    }
    return changed;
  });
  return breaking(requirement, 'ignored', `does not know ${what} in tag filters`, lie);
}

/** The answer comes late. */
function late(
  requirement: string,
  describe: string,
  delayMs: number,
  condition: (body: JsonObject) => boolean,
): Mutant {
  return breaking(requirement, 'late', describe, {
    response: (response, request) => {
      const body = scrapeOf(request);
      if (body && condition(body)) response.delayMs = delayMs;
    },
  });
}

const empties = (condition: (body: JsonObject) => boolean) =>
  answersScrape((data, body) => {
    if (condition(body)) data['markdown'] = 'A file.';
  });

export const requestMutants: readonly Mutant[] = [
  breaking(
    'scrape.request.json',
    'no-visit',
    'answers without visiting the page',
    waves((body) => 'formats' in body && 'timeout' in body),
  ),
  taken('scrape.request.url-required', 'a body without url', (body) => !('url' in body)),
  taken('scrape.request.url-type', 'a url of any type', (body) => 'url' in body && typeof body['url'] !== 'string'),
  taken('scrape.request.url-schemes', 'a url of any scheme', (body) => !/^https?:/.test(urlOf(body))),
  breaking('scrape.response.envelope', 'bare', 'answers the document without an envelope', {
    response: (response, request) => {
      const body = isScrape(request) && response.status === 200 ? jsonOf(response) : undefined;
      if (body) setJson(response, body['data']);
    },
  }),
  breaking('scrape.document.routing', 'as-page', 'shows a document as a page', empties(isDocument)),
  breaking(
    'scrape.document.by-extension',
    'unknown',
    'does not look at extensions',
    empties((body) => isDocument(body)),
  ),
  breaking(
    'scrape.document.by-content-type',
    'unknown',
    'does not look at content types',
    empties((body) => urlOf(body).includes('/download-')),
  ),
  breaking(
    'scrape.document.same-as-upload',
    'differs',
    'parses a scraped document in another way',
    answersScrape((data, body) => {
      if (isDocument(body)) addToMarkdown(data, 'Downloaded document');
    }),
  ),
];

export const selectionMutants: readonly Mutant[] = [
  ...wrongAbout('scrape.only-main-content', 'onlyMainContent', (value) => typeof value === 'boolean'),
  breaking(
    'scrape.only-main-content.default',
    'false',
    'answers the whole page by default',
    readsScrape((body) => ('onlyMainContent' in body ? undefined : { ...body, onlyMainContent: false })),
  ),
  ...wrongAbout('scrape.include-tags', 'includeTags', isTextList),
  ...wrongAbout('scrape.exclude-tags', 'excludeTags', isTextList),
  breaking(
    'scrape.tags.default',
    'footer',
    'drops footers always',
    readsScrape((body) =>
      'excludeTags' in body || 'includeTags' in body ? undefined : { ...body, excludeTags: ['footer'] },
    ),
  ),
  ignoresSelectors('scrape.tags.by-tag', 'tag names', /^[a-z]/),
  ignoresSelectors('scrape.tags.by-class', 'classes', /^\./),
  ignoresSelectors('scrape.tags.by-id', 'ids', /^#/),
  ignoresSelectors('scrape.tags.by-attribute', 'attributes', /^\[/),
  breaking(
    'scrape.tags.by-attribute',
    'any-value',
    'looks at the names of attributes, not at their values',
    readsScrape((body) => {
      const named = (tags: unknown): unknown =>
        isTextList(tags) ? (tags as string[]).map((tag) => tag.replace(/=[^\]]*\]/, ']')) : tags;
      return 'includeTags' in body || 'excludeTags' in body
        ? {
            ...body,
            ...('includeTags' in body && { includeTags: named(body['includeTags']) }),
            ...('excludeTags' in body && { excludeTags: named(body['excludeTags']) }),
          }
        : undefined;
    }),
  ),
  breaking(
    'scrape.tags.original-page',
    'main-part-only',
    'looks for included tags in the main part only',
    readsScrape((body) =>
      body['onlyMainContent'] === true && isTextList(body['includeTags'])
        ? { ...body, includeTags: (body['includeTags'] as string[]).filter((tag) => tag !== 'footer') }
        : undefined,
    ),
  ),
  breaking(
    'scrape.tags.full-page',
    'main-part-only',
    'starts from the main part although the whole page was asked for',
    readsScrape((body) =>
      body['onlyMainContent'] === false && isTextList(body['includeTags'])
        ? { ...body, includeTags: (body['includeTags'] as string[]).filter((tag) => !['header', 'nav'].includes(tag)) }
        : undefined,
    ),
  ),
];

/** What is kept and what is forgotten inside a server. */
const plantedMutants: readonly Mutant[] = [
  {
    id: 'scrape.max-age.older.planted',
    describe: 'answers a copy however old it is',
    breaks: ['scrape.max-age.older'],
    planted: 'cache-never-expires',
  },
  {
    id: 'document-data.change-tracking.forgotten.planted',
    describe: 'keeps tracked pages and never finds them again',
    breaks: ['document-data.change-tracking.status-same', 'document-data.change-tracking.status-changed'],
    planted: 'page-history-forgets',
  },
];

const withoutHeader = (visit: Visit, name: string): Visit => ({
  ...visit,
  headers: Object.fromEntries(Object.entries(visit.headers).filter(([key]) => key !== name)),
});

/** Reads the address otherwise than it was given. */
const tidies = (what: string, describe: string, change: (url: string) => string): Mutant =>
  breaking(
    'scrape.request.address',
    what,
    describe,
    readsScrape((body) => (typeof body['url'] === 'string' ? { ...body, url: change(body['url']) } : undefined)),
  );

const addressMutants: readonly Mutant[] = [
  tidies('small-letters', 'writes addresses in small letters', (url) => url.toLowerCase()),
  tidies('no-last-slash', 'cuts the slash at the end of an address', (url) => url.replace(/(?<=[^/])\/$/, '')),
  tidies('no-query', 'cuts the query of an address', (url) => url.replace(/\?.*$/, '')),
  tidies('query-once', 'keeps one value of each name in a query', (url) => {
    const read = new URL(url);
    read.search = new URLSearchParams(Object.fromEntries(read.searchParams)).toString();
    return read.href;
  }),
];

/** What arrives at the site is not what the answers say. */
const visitMutants: readonly Mutant[] = [
  breaking('scrape.request.json', 'unvisited', 'answers of a page that it did not ask for', { visits: () => [] }),
  breaking('scrape.headers.effect', 'cookie-lost', 'sends every given header but the cookie', {
    visits: (visit) => [withoutHeader(visit, 'cookie')],
  }),
  breaking('scrape.headers.effect', 'type-alone', 'sends the headers where it asks for the type of a page alone', {
    visits: (visit) => [{ ...visit, method: 'HEAD' }, withoutHeader(visit, 'x-plumb-line')],
  }),
];

export const fetchingMutants: readonly Mutant[] = [
  ...addressMutants,
  breaking(
    'scrape.max-age.older',
    'seconds',
    'reads maxAge as seconds',
    readsScrape((body) =>
      typeof body['maxAge'] === 'number' ? { ...body, maxAge: 1000 * body['maxAge'] } : undefined,
    ),
  ),
  ...wrongAbout('scrape.wait-for', 'waitFor', isPositive),
  late(
    'scrape.wait-for.default',
    'waits some seconds unasked',
    6_500,
    (body) => !('waitFor' in body) && body['maxAge'] === 0,
  ),
  ignoring('scrape.wait-for.effect', 'waitFor'),
  breaking(
    'scrape.wait-for.rendered',
    'as-served',
    'shows pages as they were served',
    answersScrape((data, body) => {
      if (urlOf(body).endsWith('/shell')) data['markdown'] = 'You need to enable JavaScript to run this app.';
    }),
  ),
  breaking(
    'document-data.html.page-addresses',
    'asked-for',
    'resolves addresses against the address that was asked for',
    answersScrape((data, body) => {
      if (typeof data['html'] === 'string' && urlOf(body).endsWith('/moved'))
        data['html'] = data['html'].replaceAll('library/catalogue/', '');
    }),
  ),
  breaking(
    'document-data.links.page-addresses',
    'as-written',
    'lists links as the page writes them',
    answersScrape((data, body) => {
      const { links } = data;
      if (isTextList(links))
        data['links'] = (links as string[]).map((link) => link.replace(new URL('.', urlOf(body)).href, ''));
    }),
  ),
  ...wrongAbout('scrape.max-age', 'maxAge', isPositive),
  breaking(
    'scrape.max-age.default',
    'another-page',
    'answers a copy of no version of the page',
    answersScrape((data, body) => {
      if (!('maxAge' in body)) data['markdown'] = 'A copy.';
    }),
  ),
  ignoring('scrape.max-age.zero', 'maxAge', (body) => body['maxAge'] === 0),
  ...wrongAbout('scrape.timeout', 'timeout', isPositive),
  late(
    'scrape.timeout.default',
    'works on long after its default timeout',
    25_000,
    (body) => !('timeout' in body) && urlOf(body).endsWith('/slow'),
  ),
  breaking(
    'scrape.timeout.minimum',
    'refused',
    'refuses the shortest timeout',
    refusesScrape((body) => body['timeout'] === 1000),
  ),
  breaking(
    'scrape.timeout.accepted',
    'above-default',
    'refuses a timeout above its default',
    refusesScrape((body) => Number(body['timeout']) > 60_000),
  ),
  taken('scrape.timeout.below-minimum', 'a timeout below the minimum', (body) => Number(body['timeout']) < 1000),
  breaking(
    'scrape.timeout.bounds-work',
    'ignored',
    'does not end with its timeout',
    readsScrape((body) => (body['timeout'] === 2000 ? { ...body, timeout: 25_000 } : undefined)),
  ),
  breaking(
    'scrape.timeout.bounds-actions',
    'ignored',
    'lets actions take as long as they take',
    readsScrape((body) => (listIn(body, 'actions').length > 0 ? { ...body, timeout: 60_000 } : undefined)),
  ),
  ...wrongAbout('scrape.mobile', 'mobile', (value) => typeof value === 'boolean'),
  ignoring('scrape.mobile.effect', 'mobile'),
  breaking('scrape.mobile.off', 'kept', 'stays a mobile device until a request says otherwise', {
    remembering: () => {
      let last: unknown;
      return readsScrape((body) => {
        last = body['mobile'] ?? last;
        return last === undefined ? undefined : { ...body, mobile: last };
      });
    },
  }),
  ...wrongAbout('scrape.location', 'location', isObject),
  breaking(
    'scrape.location.country',
    'refused',
    'refuses a country',
    refusesScrape((body) => isObject(body['location']) && 'country' in body['location']),
  ),
  taken(
    'scrape.location.country-type',
    'a country of any type',
    (body) => isObject(body['location']) && typeof body['location']['country'] !== 'string',
  ),
  breaking(
    'scrape.location.languages',
    'refused',
    'refuses languages',
    refusesScrape((body) => isObject(body['location']) && 'languages' in body['location']),
  ),
  taken(
    'scrape.location.languages-type',
    'languages of any type',
    (body) =>
      isObject(body['location']) && 'languages' in body['location'] && !isTextList(body['location']['languages']),
  ),
  ignoring('scrape.location.languages-effect', 'location'),
  ...wrongAbout('scrape.headers', 'headers', isObject),
  ignoring('scrape.headers.effect', 'headers'),
  breaking(
    'scrape.headers.effect',
    'small-letters',
    'writes the values of headers in small letters',
    readsScrape((body) => {
      const { headers } = body;
      if (!isObject(headers)) return undefined;
      const small = Object.entries(headers).map(([name, value]) => [name, String(value).toLowerCase()]);
      return { ...body, headers: Object.fromEntries(small) as JsonObject };
    }),
  ),
  breaking(
    'scrape.headers.effect',
    'own-agent',
    'names itself whatever the headers say',
    readsScrape((body) =>
      isObject(body['headers']) ? { ...body, headers: withoutMember(body['headers'], 'User-Agent') } : undefined,
    ),
  ),
  breaking('scrape.response.unreachable', 'empty', 'answers a page that could not be had as an empty success', {
    response(response, request) {
      if (isScrape(request) && response.status >= 500) Object.assign(response, emptySuccess());
    },
  }),
  breaking('scrape.headers.own-request', 'kept', 'sends the headers of one request with the next', {
    remembering: () => {
      let last: unknown;
      return readsScrape((body) => {
        if (body['headers'] === undefined) return last === undefined ? undefined : { ...body, headers: last };
        last = body['headers'];
        return undefined;
      });
    },
  }),
  breaking('scrape.document.header-encoding', 'utf-8', 'reads a page as UTF-8 whatever the header of its answer says', {
    async response(response, request) {
      const url = scrapeOf(request)?.['url'];
      const body = jsonOf(response);
      if (typeof url !== 'string' || !body || !isObject(body['data'])) return;
      const page = await fetch(url);
      if (!/charset=(?!utf-8)/i.test(page.headers.get('content-type') ?? '')) return;
      const { data } = body;
      data['markdown'] = String(data['markdown']).replace(/[^\x00-\x7f]/gu, '\ufffd');
      setJson(response, body);
    },
  }),
  breaking(
    'scrape.parsers.accepted',
    'refused',
    'refuses parsers',
    refusesScrape((body) => listIn(body, 'parsers').length > 0),
  ),
  breaking(
    'scrape.parsers.object',
    'refused',
    'knows parsers by their name alone',
    refusesScrape((body) => listIn(body, 'parsers').some(isObject)),
  ),
  taken(
    'scrape.parsers.type',
    'parsers of any type',
    (body) => 'parsers' in body && (!Array.isArray(body['parsers']) || body['parsers'].includes(7)),
  ),
  breaking(
    'scrape.parsers.default',
    'unparsed',
    'parses no PDF by default',
    readsScrape((body) => ('parsers' in body ? undefined : { ...body, parsers: [] })),
  ),
  ignoring('scrape.parsers.empty-skips', 'parsers', (body) => listIn(body, 'parsers').length === 0),
  breaking(
    'scrape.parsers.empty-base64',
    'cut',
    'answers part of the file',
    answersScrape((data, body) => {
      const isEmpty = Array.isArray(body['parsers']) && body['parsers'].length === 0;
      for (const [name, value] of Object.entries(data))
        if (isEmpty && typeof value === 'string') data[name] = value.slice(0, 100);
    }),
  ),
  breaking(
    'scrape.location.accepted',
    'no-languages',
    'refuses languages',
    refusesScrape((body) => isObject(body['location']) && 'languages' in withoutMember(body['location'], 'country')),
  ),
  ...visitMutants,
  ...plantedMutants,
];
