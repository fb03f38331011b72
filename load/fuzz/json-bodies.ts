/** JSON bodies no client would send, for every operation that takes one. */
import { operations } from '../../generated/operations.gen.js';
import { request } from './fuzz-case.js';
import type { MakeCase } from './fuzz-case.js';
import { mutateBytes, mutateJson } from './mutate.js';
import type { Random } from './random.js';

const withBody = Object.values(operations).filter((operation) => operation.requestContentType === 'application/json');

/** Nothing that leaves the machine: what is not the hostile site is refused or resolves to nothing. */
function oddUrl(random: Random, site: string): string {
  return random.of([
    `${site}/page/${random.seed()}`,
    'http://127.0.0.1:1/',
    'http://10.0.0.1/',
    'http://[::1]:80/',
    'http://169.254.169.254/latest',
    'http://0x7f.1/',
    'http://user:pass@127.0.0.1/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://%zz',
    'http://',
    '//',
    'a:b:c',
    `http://127.0.0.1/${'x'.repeat(20_000)}`,
    '\u0000',
    'http://127.0.0.1:99999/',
    'data:text/html,<p>a',
  ]);
}

function knownBody(random: Random, site: string): Record<string, unknown> {
  const url = random.chance(0.7) ? `${site}/page/${random.seed()}` : oddUrl(random, site);
  return {
    url,
    timeout: 3000,
    formats: [
      'markdown',
      'links',
      { type: 'attributes', selectors: [{ selector: 'a', attribute: 'href' }] },
      { type: 'changeTracking', modes: ['git-diff'], tag: 'fuzz' },
    ],
    includeTags: ['p'],
    excludeTags: ['nav'],
    headers: { Cookie: 'a=b; c=d', 'X-Fuzz': '1' },
    location: { country: 'DE', languages: ['de', 'toString'] },
    maxAge: 0,
    parsers: ['pdf'],
    storeInCache: false,
  };
}

export const oddBody: MakeCase = (random, surroundings) => {
  const { method, path } = random.chance(0.7) ? operations.scrapeUrl : random.of(withBody);
  const body = mutateJson(random, knownBody(random, surroundings.site), ['url', 'timeout', 'waitFor', 'actions']);
  const text = Buffer.from(JSON.stringify(body));
  const sent = random.chance(0.85) ? text : mutateBytes(random, text);
  const line = `${method.toUpperCase()} /v2${path.replace(/\{\w+\}/g, () => random.of(['1', 'a%00b', '..', '%2e%2e']))}`;
  return request(surroundings, line, { 'Content-Type': 'application/json' }, sent);
};

/** A target that lies, or a page that attacks. */
export const hostileTarget: MakeCase = (random, surroundings) => {
  const url = `${surroundings.site}/lie/${random.seed()}`;
  return scrape(surroundings, { url, timeout: 1500, formats: ['markdown', 'rawHtml', 'links'], maxAge: 0 });
};

export const hostilePage: MakeCase = (random, surroundings) => {
  const url = `${surroundings.site}/page/${random.seed()}`;
  const formats = ['markdown', 'html', 'links', 'images', 'product', 'menu'];
  const inBrowser = random.chance(surroundings.browserShare) && { waitFor: 1 };
  const onlyMainContent = random.chance(0.5);
  return scrape(surroundings, { url, timeout: 8000, formats, onlyMainContent, maxAge: 0, ...inBrowser });
};

function scrape(surroundings: Parameters<MakeCase>[1], body: object): ReturnType<MakeCase> {
  const headers = { 'Content-Type': 'application/json' };
  return request(surroundings, `POST /v2${operations.scrapeUrl.path}`, headers, Buffer.from(JSON.stringify(body)));
}
