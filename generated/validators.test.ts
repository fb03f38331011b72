// The compiled contract: what the validators let through, what they fill in, and how they say what is wrong.
// Spec: ParseOptions, Scrape options, Document data, Errors, Events; the rule of x-basis in spec/openapi.yaml.
import { describe, expect, it } from 'vitest';
import type { FilledParseUpload } from './filled.gen.js';
import { limits } from './limits.gen.js';
import { operations } from './operations.gen.js';
import {
  parameterValidators,
  requestValidators,
  requestValidatorsWithDefaults,
  responseValidators,
  schemaValidators,
  webhookValidators,
  type Violation,
} from './validators.gen.js';

const said = (violations: readonly Violation[]) => violations.map(({ path, message }) => `${path} ${message}`);

describe('a parse request', () => {
  it('has every default filled in from the contract', () => {
    const upload = { file: 'bytes' };
    expect(requestValidatorsWithDefaults.parseFile(upload)).toEqual([]);
    expect((upload as unknown as FilledParseUpload).options).toEqual({
      formats: ['markdown'],
      onlyMainContent: true,
      parsers: ['pdf'],
      timeout: 30_000,
      blockAds: true,
      removeBase64Images: true,
      skipTlsVerification: true,
      redactPII: false,
      zeroDataRetention: false,
      origin: 'api',
    });
  });

  it('has the defaults of objects inside unions filled in', () => {
    const upload = { file: 'bytes', options: { parsers: [{ type: 'pdf' }], redactPII: { entities: ['EMAIL'] } } };
    expect(requestValidatorsWithDefaults.parseFile(upload)).toEqual([]);
    expect(upload.options.parsers).toEqual([{ type: 'pdf', mode: 'auto' }]);
    expect(upload.options.redactPII).toEqual({ entities: ['EMAIL'], mode: 'accurate', replaceStyle: 'tag' });
  });

  it('is left as it is by the validator that only judges', () => {
    const upload = { file: 'bytes', options: {} };
    expect(requestValidators.parseFile(upload)).toEqual([]);
    expect(upload).toEqual({ file: 'bytes', options: {} });
  });

  it('is told of each wrong member what is wrong with it, and nothing else', () => {
    const options = { formats: ['markdown', 'pdf', { type: 'screenshot' }, 7], timeout: 300_001, parsers: [{ type: 'pdf', maxPages: 0, rows: true }] };
    expect(said(requestValidators.parseFile({ file: 'bytes', options }))).toEqual([
      '/options/formats/1 must be one of "markdown", "summary", "html", "rawHtml", "links", "images"',
      '/options/formats/2/type must be one of "markdown", "summary", "html", "rawHtml", "links", "images", "json", "question", "highlights", "query"',
      '/options/formats/3 must be string or object',
      '/options/parsers/0/rows is not a known member',
      '/options/parsers/0/maxPages must be at least 1',
      '/options/timeout must be at most 300000',
    ]);
  });

  it.each([...limits.parseBrowserOnlyOptions])('knows the browser-only option %s when it is off', (option) => {
    expect(requestValidators.parseFile({ file: 'bytes', options: { [option]: null } })).toEqual([]);
    expect(requestValidators.parseFile({ file: 'bytes', options: { [option]: 'on' } })).not.toEqual([]);
  });

  it('takes null of the interface for integration only', () => {
    expect(requestValidators.parseFile({ file: 'bytes', options: { integration: null } })).toEqual([]);
    expect(said(requestValidators.parseFile({ file: 'bytes', options: { timeout: null } }))).toEqual(['/options/timeout must be integer']);
  });
});

describe('a member that clients send beyond the interface', () => {
  const judge = (options: object) =>
    requestValidators.scrapeUrl({ url: 'https://example.com', ...options }).map(({ path, message, asks }) => [path, message, asks]);

  it.each([
    [{ fastMode: true }],
    [{ lockdown: false, checkPromptInjection: null, profile: null, domainTools: false, toolDetail: 'full' }],
    [{ threatProtection: { mode: 'off', blacklist: [] } }],
    [{ threatProtection: null }],
    [{ parsers: ['pdf', 'image', { type: 'image' }] }],
    [{ parsers: ['image'] }],
    [{ parsers: [{ type: 'pdf', pages: true, blocks: true, pageMarkers: false, pageMarkdown: null }] }],
    [{ formats: [{ type: 'json', prompt: 'The price', schema: null, checkPromptInjection: null }] }],
    [{ formats: ['markdown', { type: 'changeTracking', schema: null, prompt: null, tag: null }] }],
  ])('is taken when it asks for nothing: %j', (options) => {
    expect(judge(options)).toEqual([]);
  });

  it.each([
    [{ lockdown: true }, '/lockdown'],
    [{ checkPromptInjection: true }, '/checkPromptInjection'],
    [{ useMock: 'recorded' }, '/useMock'],
    [{ threatProtection: { mode: 'normal' } }, '/threatProtection/mode'],
    [{ threatProtection: {} }, '/threatProtection/mode'],
    [{ profile: { name: 'p' } }, '/profile'],
    [{ formats: [{ type: 'json', prompt: 'x', checkPromptInjection: true }] }, '/formats/0/checkPromptInjection'],
  ])('is told from a wrong one when it asks for something: %j', (options, path) => {
    expect(judge(options)).toEqual([[path, expect.any(String), true]]);
  });

  it('is wrong when it is of the wrong type or unknown', () => {
    expect(judge({ lockdown: 'x' })).toContainEqual(['/lockdown', 'must be boolean or null', false]);
    expect(judge({ flavour: 'x' })).toEqual([['/flavour', 'is not a known member', false]]);
    expect(judge({ formats: [{ type: 'json', prompt: null, schema: null }] })).not.toEqual([]);
  });

  it('stands in the requests of jobs and monitors too', () => {
    const crawl = { url: 'https://example.com', ignoreRobotsTxt: false, scrapeOptions: { fastMode: false } };
    expect(requestValidators.startCrawl(crawl)).toEqual([]);
    expect(requestValidators.startCrawl({ ...crawl, ignoreRobotsTxt: true })).toEqual([]);
    expect(requestValidators.startBatchScrape({ urls: ['https://example.com'], fastMode: false })).toEqual([]);
    expect(requestValidators.startAgent({ prompt: 'x', mode: 'extract', exchange: { enabled: false } })).toEqual([]);
    expect(requestValidators.startAgent({ prompt: 'x', effort: 'high' }).map(({ path, asks }) => [path, asks])).toEqual([['/effort', true]]);
    expect(requestValidators.updateMonitor({ webhook: null, notification: null, goal: null })).toEqual([]);
    expect(requestValidators.updateMonitor({ notification: { email: { enabled: true } } }).map(({ asks }) => asks)).toEqual([true]);
  });
});

describe('a scrape request', () => {
  const judge = (options: object) => said(requestValidators.scrapeUrl({ url: 'https://example.com', ...options }));

  it('may ask for one screenshot, by name or as an object', () => {
    expect(judge({ formats: ['markdown', { type: 'screenshot' }] })).toEqual([]);
    expect(judge({ formats: [{ type: 'screenshot' }, { type: 'screenshot', fullPage: true }] })).toEqual(['/formats may ask for one screenshot only']);
  });

  it('needs markdown beside change tracking', () => {
    expect(judge({ formats: [{ type: 'changeTracking' }, 'markdown'] })).toEqual([]);
    expect(judge({ formats: [{ type: 'changeTracking' }, { type: 'markdown' }] })).toEqual([]);
    expect(judge({ formats: [{ type: 'changeTracking' }] })).toEqual(['/formats needs markdown beside changeTracking']);
  });

  it('gives a wait milliseconds or a selector, one of them', () => {
    expect(judge({ actions: [{ type: 'wait', milliseconds: 1 }, { type: 'wait', selector: '#a' }] })).toEqual([]);
    expect(judge({ actions: [{ type: 'wait', milliseconds: 1, selector: '#a' }] })).toEqual(['/actions/0/selector cannot stand beside milliseconds']);
    expect(judge({ actions: [{ type: 'wait' }] })).toEqual(['/actions/0/selector or milliseconds is needed']);
  });

  it('bounds the viewport, the actions and the timeout', () => {
    expect(judge({ formats: [{ type: 'screenshot', viewport: { width: 7680, height: 4320 } }] })).toEqual([]);
    expect(judge({ formats: [{ type: 'screenshot', viewport: { width: 7681, height: 4321 } }] })).toHaveLength(2);
    expect(judge({ actions: Array.from({ length: 50 }, () => ({ type: 'scrape' })) })).toEqual([]);
    expect(judge({ actions: Array.from({ length: 51 }, () => ({ type: 'scrape' })) })).toEqual(['/actions must have at most 50 items']);
    expect(judge({ timeout: 999 })).toEqual(['/timeout must be at least 1000']);
  });

  it('has the defaults of its actions filled in', () => {
    const request = { url: 'https://example.com', actions: [{ type: 'scroll' }, { type: 'pdf' }] };
    expect(requestValidatorsWithDefaults.scrapeUrl(request)).toEqual([]);
    expect(request.actions).toEqual([
      { type: 'scroll', direction: 'down' },
      { type: 'pdf', format: 'Letter' },
    ]);
  });
});

describe('parameters', () => {
  const id = '0190f4a2-7c1e-7d3b-9a55-2f4b6c8d0e11';

  it('are turned from text into numbers and filled in', () => {
    const parameters = { path: { id }, query: { limit: '5' } };
    expect(parameterValidators.getCrawl(parameters)).toEqual([]);
    expect(parameters.query).toEqual({ limit: 5, skip: 0 });
  });

  it('that are unknown or wrong are named', () => {
    expect(said(parameterValidators.getCrawl({ path: { id }, query: { page: '2' } }))).toEqual(['/query/page is not a known member']);
    expect(said(parameterValidators.getCrawl({ path: { id }, query: { skip: '-1' } }))).toEqual(['/query/skip must be at least 0']);
  });
});

describe('a response', () => {
  const judge = (data: object) => said(responseValidators['parseFile 200']!({ success: true, data }));

  it('may hold members beyond those named, and metadata of texts', () => {
    expect(judge({ markdown: 'x', vendor: { a: 1 }, metadata: { 'og:type': ['a', 'b'], language: null, creditsUsed: 1 } })).toEqual([]);
  });

  it('holds no null where null is not allowed, and null where it is', () => {
    expect(judge({ markdown: null, links: null, html: null, summary: null, metadata: {} })).toEqual([
      '/data/markdown must be string',
      '/data/links must be array',
    ]);
  });

  it('says concurrencyLimited where it says how long it waited', () => {
    expect(judge({ metadata: { concurrencyLimited: true, concurrencyQueueDurationMs: 12 } })).toEqual([]);
    expect(judge({ metadata: { concurrencyLimited: false, concurrencyQueueDurationMs: 1 } })).toEqual(['/data/metadata/concurrencyLimited must be true']);
  });

  it('of status 400 or 500 has success, code and error; of 402 or 429 an error at least', () => {
    for (const status of [400, 500]) {
      expect(responseValidators[`parseFile ${status}`]!({ success: false, code: 'X', error: 'x' })).toEqual([]);
      expect(said(responseValidators[`parseFile ${status}`]!({ error: 'x' }))).toEqual(['/success is required', '/code is required']);
    }
    for (const status of [402, 429])
      expect(responseValidators[`parseFile ${status}`]!({ error: 'x' }).filter(({ basis }) => basis === 'stated')).toEqual([]);
  });
});

describe('a violation', () => {
  const first = (options: object) => requestValidators.parseFile({ file: 'bytes', options })[0]!;

  it('says whether the source states the broken rule or we chose it', () => {
    expect(first({ timeout: 300_001 })).toMatchObject({ basis: 'stated', keyword: 'maximum', rule: '#/ParseOptions/properties/timeout/maximum' });
    expect(first({ timeout: 0 })).toMatchObject({ basis: 'choice', keyword: 'minimum' });
    expect(first({ nonsense: 1 })).toMatchObject({ basis: 'choice', keyword: 'additionalProperties' });
    expect(first({ parsers: [{ type: 'pdf', nonsense: 1 }] })).toMatchObject({ basis: 'stated', keyword: 'additionalProperties' });
    expect(first({ maxAge: 'x' })).toMatchObject({ basis: 'choice', keyword: 'type' });
    expect(requestValidators.scrapeUrl({ url: 'x', actions: [{ type: 'write' }] })[0]).toMatchObject({ basis: 'choice', path: '/actions/0/text' });
  });

  it('escapes a member name in its path as a JSON pointer does', () => {
    expect(first({ 'a/b~c': 1 }).path).toBe('/options/a~1b~0c');
  });
});

describe('the tables', () => {
  it('hold a response validator for every documented status', () => {
    for (const [id, operation] of Object.entries(operations))
      for (const status of [...operation.statuses, 'default']) expect(responseValidators[`${id} ${status}`], `${id} ${status}`).toBeTypeOf('function');
  });

  it('hold a request validator for every operation with a body', () => {
    for (const [id, operation] of Object.entries(operations)) expect(requestValidators[id] !== undefined, id).toBe(operation.hasBody);
  });

  it('hold a validator for every webhook event an operation names', () => {
    for (const operation of Object.values(operations))
      for (const event of operation.webhookEvents) expect(webhookValidators[event], event).toBeTypeOf('function');
  });

  it('hold the limits of the source', () => {
    expect(limits).toMatchObject({
      parseFileMaxBytes: 50 * 1024 * 1024,
      parseTimeoutDefaultMs: 30_000,
      parseTimeoutMaxMs: 300_000,
      scrapeTimeoutDefaultMs: 60_000,
      scrapeTimeoutMinMs: 1000,
      pdfMaxPagesMin: 1,
      pdfMaxPagesMax: 10_000,
      auditUsernameMaxLength: 1024,
      actionsMax: 50,
      combinedWaitMaxMs: 60_000,
      waitSelectorTimeoutMs: 30_000,
      screenshotFormatsMax: 1,
      viewportWidthMax: 7680,
      viewportHeightMax: 4320,
      scrapeJsonPromptMaxLength: 10_000,
      agentPromptMaxLength: 10_000,
      agentMaxCreditsDefault: 2500,
      crawlLimitDefault: 10_000,
      mapLimitDefault: 100,
      scrapeMaxAgeDefaultMs: 172_800_000,
      resultPageMaxBytes: 10 * 1024 * 1024,
      signedMediaExpiryMs: 3_600_000,
      screenshotExpiryMs: 86_400_000,
      webhookResponseTimeoutMs: 10_000,
      webhookRetryDelaysMs: [60_000, 300_000, 900_000],
      scrapeUnparsedPdfCredits: 1,
    });
  });
});

it('counts the length of a text in characters', () => {
  expect(schemaValidators.AuditMetadata({ username: '😀'.repeat(1024) })).toEqual([]);
  expect(said(schemaValidators.AuditMetadata({ username: 'x'.repeat(1025) }))).toEqual(['/username must have at most 1024 characters']);
});


describe('a request with more faults than anybody reads', () => {
  /** An array that counts how often an item of it is read. */
  function counted(items: unknown[]): { items: unknown[]; reads: () => number } {
    let reads = 0;
    const proxy = new Proxy(items, {
      get: (target, name, receiver) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) reads++;
        return Reflect.get(target, name, receiver);
      },
    });
    return { items: proxy, reads: () => reads };
  }

  it.each([
    ['formats', (wrong: unknown[]) => ({ url: 'https://example.org/', formats: wrong })],
    ['includeTags', (wrong: unknown[]) => ({ url: 'https://example.org/', includeTags: wrong })],
    [
      'selectors of attributes',
      (wrong: unknown[]) => ({ url: 'https://example.org/', formats: [{ type: 'attributes', selectors: wrong }] }),
    ],
  ])('is judged by the first of them: %s', (_member, body) => {
    const wrong = counted(Array.from({ length: 100_000 }, () => 0));
    const violations = requestValidators.scrapeUrl(body(wrong.items));
    expect(violations.length).toBeGreaterThan(1);
    expect(violations.length).toBeLessThanOrEqual(100);
    expect(wrong.reads()).toBeLessThan(1000);
  });

  it('is never taken for right: what a loop stopped at is a fault already', () => {
    const items = [...Array.from({ length: 500 }, () => 0), 'markdown'];
    expect(requestValidators.scrapeUrl({ url: 'https://example.org/', formats: items })).not.toEqual([]);
    const members = Object.fromEntries(items.map((_item, index) => [`x${index}`, 1]));
    expect(requestValidators.scrapeUrl({ url: 'https://example.org/', ...members })).toHaveLength(100);
  });
});
