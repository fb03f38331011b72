/**
 * Mutants of `POST /map`.
 * Spec: Map options (`POST /map`).
 */
import { isObject } from '../../harness/expectation.js';
import {
  changesStart,
  ignoresMember,
  isBoolean,
  isNumber,
  isText,
  otherDefault,
  readsStart,
  refusesStart,
  startOf,
  takesStart,
  wrongAboutMember,
} from '../../lies/job-lies.js';
import { jsonOf, setJson } from '../../lies/lies.js';
import type { Mutant } from '../../lies/mutant.js';
import { breaking, withoutMember } from '../../lies/scrape-lies.js';

const path = '/map';

const readsSitemap = (requirement: string, from: string, to: string): Mutant =>
  breaking(
    requirement,
    'read-as',
    `reads sitemap ${from} as ${to}`,
    readsStart(path, (body) => (body['sitemap'] === from ? { ...body, sitemap: to } : undefined)),
  );

export const mapMutants: readonly Mutant[] = [
  breaking(
    'map.request.json',
    'refused',
    'refuses every map',
    refusesStart(path, () => true),
  ),
  breaking(
    'map.response.urls',
    'empty',
    'lists nothing',
    changesStart(path, (answer) => {
      answer['links'] = [];
    }),
  ),
  breaking(
    'map.url.required',
    'taken',
    'maps without a url',
    takesStart(path, (body) => !('url' in body)),
  ),
  breaking(
    'map.url.type',
    'taken',
    'takes a url of any type',
    takesStart(path, (body) => 'url' in body && !isText(body['url'])),
  ),
  ...wrongAboutMember(path, 'map.search', 'search', isText),
  ...wrongAboutMember(path, 'map.limit', 'limit', isNumber),
  ...wrongAboutMember(path, 'map.include-subdomains', 'includeSubdomains', isBoolean),
  breaking(
    'map.sitemap.enum',
    'taken',
    'takes any value of sitemap',
    takesStart(path, (body) => 'sitemap' in body && !['include', 'skip', 'only'].includes(String(body['sitemap']))),
  ),
  ignoresMember(path, 'map.search.effect', 'search'),
  otherDefault(path, 'map.limit.default', 'limit', 5000),
  otherDefault(path, 'limits.map-limit.default', 'limit', 5000),
  otherDefault(path, 'map.limit.default-filled', 'limit', 50),
  breaking(
    'map.limit.effect',
    'one-more',
    'lists one more than the limit',
    readsStart(path, (body) => (isNumber(body['limit']) ? { ...body, limit: Number(body['limit']) + 1 } : undefined)),
  ),
  breaking(
    'map.limit.filled',
    'one-less',
    'leaves the last link out',
    changesStart(path, (answer) => {
      if (Array.isArray(answer['links'])) answer['links'] = (answer['links'] as unknown[]).slice(0, -1);
    }),
  ),
  breaking(
    'map.limit.filled',
    'one-is-none',
    'lists nothing for a limit of 1',
    changesStart(path, (answer, sent) => {
      if (sent['limit'] === 1) answer['links'] = [];
    }),
  ),
  breaking(
    'map.limit.higher',
    'cut',
    'lists no more than 100, whatever the limit',
    changesStart(path, (answer) => {
      if (Array.isArray(answer['links'])) answer['links'] = (answer['links'] as unknown[]).slice(0, 100);
    }),
  ),
  readsSitemap('map.sitemap.include', 'include', 'skip'),
  readsSitemap('map.sitemap.skip', 'skip', 'include'),
  readsSitemap('map.sitemap.only', 'only', 'include'),
  otherDefault(path, 'map.sitemap.default', 'sitemap', 'skip'),
  otherDefault(path, 'map.include-subdomains.default', 'includeSubdomains', false),
  ignoresMember(path, 'map.include-subdomains.effect', 'includeSubdomains'),
  breaking(
    'map.search.effect',
    'ranked',
    'ranks its links and leaves none out',
    changesStart(path, (answer, sent) => {
      if (!isText(sent['search']) || !Array.isArray(answer['links'])) return;
      const [first] = answer['links'] as unknown[];
      const start = String(sent['url']).replace(/\/docs\/.*$/, '/docs/');
      if (isObject(first)) answer['links'] = [first, { url: `${start}ropes` }, { url: `${start}tides` }];
    }),
  ),
  {
    id: 'map.search.with-limit.search-alone',
    describe: 'passes over the search of a map where a limit is given, and knows no limit above 100',
    breaks: ['map.search.with-limit'],
    ...readsStart('/map', (body) => {
      if (!('limit' in body)) return undefined;
      const { search: _, ...rest } = body;
      return { ...rest, limit: Number.isInteger(body['limit']) ? Math.min(Number(body['limit']), 100) : body['limit'] };
    }),
  },
  {
    id: 'map.search.with-limit.limit-first',
    describe: 'limits before it searches',
    breaks: ['map.search.with-limit'],
    async request(request, passOn) {
      const body = startOf(request, '/map');
      if (typeof body?.['search'] !== 'string' || typeof body['limit'] !== 'number') return undefined;
      const wanted = body['search'];
      request.body = Buffer.from(JSON.stringify(withoutMember(body, 'search')));
      const response = await passOn(request);
      const answer = jsonOf(response);
      if (answer && Array.isArray(answer['links'])) {
        answer['links'] = answer['links'].filter((link) => JSON.stringify(link).includes(wanted));
        setJson(response, answer);
      }
      return response;
    },
  },
];
