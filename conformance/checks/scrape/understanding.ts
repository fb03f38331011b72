/**
 * Checks of what is understood of a scraped page: summary, data, answer, highlights, compared values.
 * Spec: Scrape options, formats; Object formats, json, changeTracking; Document data (answer, highlights).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { htmlAnswer } from '../../site/resource.js';
import { againstSchema, dataOfFormat, factsPage, plain, withoutData } from '../../vocabulary/facts-page.js';
import type { FactsPage } from '../../vocabulary/facts-page.js';
import { scraped } from '../../vocabulary/scrape.js';
import { scrapedUnlisted } from './unlisted-format.js';

const { scrapeJsonPromptMaxLength: promptMaximum } = generatedLimits;
const prompt = 'The name and the colour of the lighthouse.';

interface Understood {
  readonly page: FactsPage;
  readonly url: string;
  readonly exchange: Exchange;
  readonly data: JsonObject;
}

async function understood(t: CheckContext, ...formats: readonly unknown[]): Promise<Understood> {
  const page = factsPage(t);
  const url = (await t.siteFolder()).put('page', htmlAnswer(page.markup));
  const options = { formats: ['markdown', ...formats], timeout: 120_000 };
  const { exchange, data } = formats.some(isUnlisted)
    ? await scrapedUnlisted(t, url, options)
    : await scraped(t, url, options);
  return { page, url, exchange, data };
}

const question = { type: 'question', question: 'What is the keeper of the lighthouse called?' };
const highlights = { type: 'highlights', query: 'keeper of the lighthouse' };
const isUnlisted = (format: unknown): boolean => format === question || format === highlights;

function textOrNull(id: string, format: unknown, member: string): Check {
  return check(id, async (t) => {
    const { exchange, data } = await understood(t, format);
    const value = data[member];
    t.expect(exchange).that(
      typeof value === 'string' || value === null
        ? undefined
        : { expected: 'text or null', actual: shortJson(value ?? 'nothing'), pointer: `/data/${member}` },
    );
  });
}

function onlyWith(id: string, format: unknown, member: string): Check {
  return check(
    id,
    async (t) => {
      const { exchange, url } = await understood(t, format);
      t.expect(exchange).at(`/data/${member}`).isPresent();
      const without = await scraped(t, url, { formats: ['markdown'] });
      t.expect(without.exchange).at(`/data/${member}`).isAbsent('The format was not asked for.');
    },
    { requests: 3 },
  );
}

/** The text of a member that must have one. */
async function said(t: CheckContext, format: unknown, member: string): Promise<Understood & { readonly text: string }> {
  const made = await understood(t, format);
  const text = made.data[member];
  if (text === null) return t.notApplicable(`there is no ${member} of this page`);
  if (typeof text !== 'string' || text.trim() === '')
    return t.unverified('prerequisite-failed', `there is no ${member} (${shortJson(made.data['warning'] ?? null)})`);
  return { ...made, text };
}

/** Two scrapes of a page whose colour changed in between, compared by the schema. */
async function compared(
  t: CheckContext,
): Promise<{ exchange: Exchange; json: unknown; before: FactsPage; after: FactsPage }> {
  const site = await t.siteFolder();
  const [before, after] = [factsPage(t), factsPage(t)];
  const options = {
    maxAge: 0,
    timeout: 120_000,
    formats: ['markdown', { type: 'changeTracking', modes: ['json'], schema: before.schema }],
  };
  const url = site.put('page', htmlAnswer(before.markup));
  await scraped(t, url, options);
  site.put('page', htmlAnswer(after.markup));
  const { exchange, data } = await scraped(t, url, options);
  const tracking = data['changeTracking'];
  return { exchange, json: isObject(tracking) ? tracking['json'] : undefined, before, after };
}

const pointer = '/data/changeTracking/json';

export const scrapeUnderstandingChecks: readonly Check[] = [
  check('scrape.formats.summary', async (t) => {
    const { exchange } = await understood(t, 'summary');
    t.expect(exchange).at('/data/summary').isPresent();
  }),
  check('scrape.formats.json-prompt', async (t) => void (await understood(t, { type: 'json', prompt }))),
  check(
    'scrape.formats.json-prompt-maximum',
    async (t) => void (await understood(t, { type: 'json', prompt: prompt.padEnd(promptMaximum, 'é') })),
  ),
  check(
    'scrape.formats.json-schema',
    async (t) => void (await understood(t, { type: 'json', schema: factsPage(t).schema })),
  ),
  check('scrape.formats.json-presence', async (t) => {
    const { exchange, data } = await understood(t, { type: 'json', schema: factsPage(t).schema });
    t.expect(exchange).that(withoutData(data));
  }),
  check('scrape.formats.json-satisfied', async (t) => {
    const { exchange, data, page } = await understood(t, { type: 'json', schema: factsPage(t).schema });
    const value = dataOfFormat(data);
    if (!isObject(value))
      return t.unverified('prerequisite-failed', `there are no data (${shortJson(data['warning'] ?? null)})`);
    t.expect(exchange).that(againstSchema(value, '/data/json'));
    t.expect(exchange).that(
      value['colour'] === page.colour
        ? undefined
        : { expected: `the colour ${page.colour}`, actual: shortJson(value['colour']), pointer: '/data/json/colour' },
    );
  }),
  textOrNull('document-data.answer.type', question, 'answer'),
  onlyWith('document-data.answer.presence', question, 'answer'),
  check('document-data.answer.content', async (t) => {
    const { exchange, text, page } = await said(t, question, 'answer');
    t.expect(exchange).that(
      /\p{L}{2}/u.test(text) && plain(text).includes(plain(page.keeper))
        ? undefined
        : { expected: `words, with the name ${page.keeper}`, actual: shortJson(text, 300), pointer: '/data/answer' },
      `The page says: "${page.sentence}"`,
    );
  }),
  textOrNull('document-data.highlights.type', highlights, 'highlights'),
  onlyWith('document-data.highlights.presence', highlights, 'highlights'),
  check(
    'document-data.highlights.beside-answer',
    async (t) => {
      const alone = await understood(t, highlights);
      if (alone.data['highlights'] === null) t.notApplicable('there are no highlights of this page');
      if (typeof alone.data['highlights'] !== 'string')
        t.unverified('prerequisite-failed', 'alone, the format gives no highlights');
      const { exchange } = await understood(t, question, highlights);
      for (const member of ['answer', 'highlights']) t.expect(exchange).at(`/data/${member}`).isPresent();
    },
    { requests: 3 },
  ),
  check('document-data.highlights.content', async (t) => {
    const { exchange, text, page } = await said(t, highlights, 'highlights');
    const source = plain(page.markup.replace(/<[^>]*>/g, ' '));
    const parts = text
      .split(/\n+|(?<=[.!?…])\s+|\.{3}|…/u)
      .map(plain)
      .filter((part) => part.length > 3);
    const foreign = parts.find((part) => !source.includes(part));
    t.expect(exchange).that(
      foreign === undefined && parts.length > 0
        ? undefined
        : {
            expected: 'text that stands on the page',
            actual: shortJson(foreign ?? text, 300),
            pointer: '/data/highlights',
          },
    );
  }),
  check(
    'scrape.formats.change-tracking-schema',
    async (t) => {
      const { exchange, json, before } = await compared(t);
      const keys = Object.keys((before.schema as { properties: object }).properties);
      const foreign = isObject(json) ? Object.keys(json).find((key) => !keys.includes(key)) : undefined;
      t.expect(exchange).that(
        foreign === undefined
          ? undefined
          : { expected: `keys of the schema (${keys.join(', ')})`, actual: shortJson(foreign), pointer },
      );
      if (!isObject(json) || Object.keys(json).length === 0)
        return t.unverified('prerequisite-failed', `nothing was compared (${shortJson(json ?? null)})`);
    },
    { requests: 3 },
  ),
  check(
    'document-data.change-tracking.json-type',
    async (t) => {
      const { exchange, json } = await compared(t);
      t.expect(exchange).that(
        isObject(json) || json === null
          ? undefined
          : { expected: 'an object or null', actual: shortJson(json ?? 'nothing'), pointer },
      );
    },
    { requests: 3 },
  ),
  check(
    'document-data.change-tracking.json-comparison',
    async (t) => {
      const { exchange, json, before, after } = await compared(t);
      if (!isObject(json))
        return t.unverified('prerequisite-failed', `nothing was compared (${shortJson(json ?? null)})`);
      const lacking = Object.entries(json).find(
        ([, pair]) => !isObject(pair) || !('previous' in pair) || !('current' in pair),
      );
      t.expect(exchange).that(
        lacking
          ? { expected: 'previous and current for each key', actual: shortJson(Object.fromEntries([lacking])), pointer }
          : undefined,
      );
      t.expect(exchange).at(`${pointer}/colour/previous`).equals(before.colour);
      t.expect(exchange).at(`${pointer}/colour/current`).equals(after.colour);
    },
    { requests: 3 },
  ),
];
