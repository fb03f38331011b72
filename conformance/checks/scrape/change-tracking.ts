/**
 * Checks of the format changeTracking as an option of a scrape; what its result says has checks in document-data.
 * Spec: Object formats, changeTracking; Change tracking object.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject } from '../../harness/expectation.js';
import { dataOf } from '../../harness/silence.js';
import { serverWords } from '../../harness/server-words.js';
import { pageVersions } from './page-versions.js';
import { isRefusal, plainPage, refuses } from './refusals.js';
import { scrape, scraped } from '../../vocabulary/scrape.js';

const tracking = (settings: JsonObject = {}): JsonObject => ({
  maxAge: 0,
  formats: ['markdown', { type: 'changeTracking', ...settings }],
});

const schema = { type: 'object', properties: { word: { type: 'string' } } };

/** `changeStatus` of one more scrape. */
async function status(
  t: CheckContext,
  url: string,
  settings: JsonObject,
  expected: string,
  why: string,
): Promise<void> {
  const { exchange } = await scraped(t, url, tracking(settings));
  t.expect(exchange).that(
    shortJson(exchange.response.json, 1e6).includes(`"changeStatus":"${expected}"`)
      ? undefined
      : {
          expected: `changeStatus ${expected}: ${why}`,
          actual: shortJson((exchange.response.json as JsonObject | undefined)?.['data'], 300),
          pointer: '/data/changeTracking/changeStatus',
        },
  );
}

/**
 * Served; or understood by a target that then fails for want of a language model: such a failure is told from a refusal
 * by what the target says to a request that is wrong.
 */
async function understood(t: CheckContext, id: string, options: JsonObject, wrong: JsonObject): Promise<void> {
  const url = plainPage(t, await t.siteFolder());
  const exchange = await scrape(t, url, options);
  t.expect(exchange).that(
    isRefusal(exchange) ? { expected: 'no refusal', actual: serverWords(exchange) } : undefined,
    'The request is lawful.',
  );
  if (dataOf(exchange) !== undefined) return;
  if (!isRefusal(await scrape(t, url, wrong, { violates: id })))
    t.unverified('capability-missing', serverWords(exchange));
}

export const changeTrackingChecks: readonly Check[] = [
  check('scrape.formats.change-tracking', async (t) => {
    const url = plainPage(t, await t.siteFolder());
    const { exchange } = await scraped(t, url, tracking());
    t.expect(exchange).at('/data/changeTracking').isObject();
    t.expect(exchange).at('/data/changeTracking').matchesSchema('ChangeTracking');
    t.expect(exchange).at('/data/markdown').isString();
  }),
  check(
    'scrape.formats.change-tracking-modes',
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      await scraped(t, url, tracking({ modes: ['git-diff'] }));
      const both = tracking({ modes: ['json', 'git-diff'], schema });
      await understood(t, 'scrape.formats.change-tracking-modes', both, tracking({ modes: ['json', 7], schema }));
    },
    { requests: 5 },
  ),
  check(
    'scrape.formats.change-tracking-modes-unknown',
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      await refuses(t, url, 'scrape.formats.change-tracking-modes-unknown', tracking({ modes: ['git-diff'] }), [
        { name: 'an invented mode', options: tracking({ modes: [t.word()] }) },
        { name: 'modes is text', options: tracking({ modes: 'git-diff' }) },
      ]);
    },
    { requests: 4 },
  ),
  check('scrape.formats.change-tracking-tag', async (t) => {
    const url = plainPage(t, await t.siteFolder());
    const { exchange } = await scraped(t, url, tracking({ tag: t.word() }));
    t.expect(exchange).at('/data/changeTracking').isObject();
  }),
  check(
    'scrape.formats.change-tracking-types',
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      await refuses(t, url, 'scrape.formats.change-tracking-types', tracking({ tag: t.word() }), [
        { name: 'tag is an object', options: tracking({ tag: {} }) },
        { name: 'tag is a number', options: tracking({ tag: 7 }) },
        { name: 'prompt is a number', options: tracking({ modes: ['json'], schema, prompt: 7 }) },
        { name: 'prompt is an object', options: tracking({ modes: ['json'], schema, prompt: {} }) },
      ]);
    },
    { requests: 6 },
  ),
  check(
    'scrape.formats.change-tracking-tags-apart',
    async (t) => {
      const { url, turn } = await pageVersions(t);
      const [first, second] = [t.word(), t.word()];
      await status(t, url, { tag: first }, 'new', 'the first scrape of this tag');
      await status(t, url, { tag: second }, 'new', 'the first scrape of another tag');
      turn();
      await status(t, url, { tag: first }, 'changed', 'the second scrape of the first tag');
    },
    { requests: 4 },
  ),
  check(
    'scrape.formats.change-tracking-prompt',
    async (t) => {
      const asking = (prompt: unknown): JsonObject => tracking({ modes: ['json'], schema, prompt });
      await understood(t, 'scrape.formats.change-tracking-prompt', asking('Compare the word.'), asking(7));
    },
    { requests: 3 },
  ),
  check(
    'scrape.formats.change-tracking-needs-markdown',
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      await refuses(t, url, 'scrape.formats.change-tracking-needs-markdown', tracking(), [
        { name: 'changeTracking alone', options: { formats: [{ type: 'changeTracking' }] } },
        { name: 'changeTracking beside html', options: { formats: ['html', { type: 'changeTracking' }] } },
      ]);
    },
    { requests: 4 },
  ),
];
