/**
 * Checks of the formats that a language model answers: summary, json, and changeTracking in mode json. A target
 * without one says so (501), and they are `unverified`.
 * Spec: Scrape options, formats; Object formats, json, changeTracking.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { counterPage } from '../../site/pages/counter-page.js';
import { plainPage, refuses } from './refusals.js';
import { scraped } from './scraped.js';

const { scrapeJsonPromptMaxLength: promptMaximum } = generatedLimits;

const words = { type: 'object', properties: { word: { type: 'string' } } };

const comparison = (settings: JsonObject): JsonObject => ({
  maxAge: 0,
  formats: ['markdown', { type: 'changeTracking', ...settings }],
});

export const modelChecks: readonly Check[] = [
  check('scrape.formats.summary', async (t) => {
    const url = plainPage(t, await t.siteFolder());
    const { exchange } = await scraped(t, url, { formats: ['summary'] });
    const summary = t.expect(exchange).at('/data/summary').isString();
    t.expect(exchange).that(
      summary.trim() === '' ? { expected: 'a text', actual: 'empty text', pointer: '/data/summary' } : undefined,
    );
  }),
  check(
    'scrape.formats.json-prompt',
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      await refuses(
        t,
        url,
        'scrape.formats.json-prompt',
        { formats: [{ type: 'json', prompt: 'What is the title?' }] },
        [
          { name: 'the prompt is a number', options: { formats: [{ type: 'json', prompt: 7 }] } },
          { name: 'the prompt is an object', options: { formats: [{ type: 'json', prompt: {} }] } },
        ],
      );
    },
    { requests: 4 },
  ),
  check('scrape.formats.json-prompt-maximum', async (t) => {
    const url = plainPage(t, await t.siteFolder());
    const prompt = 'What is the title? '.padEnd(promptMaximum, '.');
    await scraped(t, url, { formats: [{ type: 'json', prompt }] });
  }),
  check(
    'scrape.formats.json-schema',
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      const schema = { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] };
      await refuses(t, url, 'scrape.formats.json-schema', { formats: [{ type: 'json', schema }] }, [
        { name: 'the schema is text', options: { formats: [{ type: 'json', schema: 'title' }] } },
        { name: 'the schema is a list', options: { formats: [{ type: 'json', schema: [] }] } },
      ]);
      const { exchange, data } = await scraped(t, url, { formats: [{ type: 'json', schema }] });
      const made = isObject(data['json'])
        ? data['json']
        : Object.values(data).find(
            (value) => isObject(value) && typeof value['title'] === 'string' && !('statusCode' in value),
          );
      t.expect(exchange).that(
        isObject(made) && typeof made['title'] === 'string'
          ? undefined
          : { expected: 'an object with a text `title`', actual: shortJson(data['json']), pointer: '/data/json' },
      );
    },
    { requests: 5 },
  ),
  check(
    'scrape.formats.change-tracking-schema',
    async (t) => {
      const site = await t.siteFolder();
      const url = site.put('counter', counterPage([t.word(), t.word()]));
      await refuses(t, url, 'scrape.formats.change-tracking-schema', comparison({ modes: ['json'], schema: words }), [
        { name: 'schema is text', options: comparison({ modes: ['json'], schema: 'word' }) },
      ]);
      const { exchange, data } = await scraped(t, url, comparison({ modes: ['json'], schema: words }));
      const result = isObject(data['changeTracking']) ? data['changeTracking']['json'] : undefined;
      t.expect(exchange).that(
        isObject(result) && Object.keys(result).every((key) => key === 'word')
          ? undefined
          : {
              expected: 'a comparison of the key `word` alone',
              actual: shortJson(result),
              pointer: '/data/changeTracking/json',
            },
      );
    },
    { requests: 4 },
  ),
];
