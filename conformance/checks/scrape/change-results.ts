/**
 * Checks of what changeTracking answers: the status of each version of a page, the time of the one before, the diff.
 * Spec: Change tracking object.
 */
import { setTimeout } from 'node:timers/promises';
import { prosePage } from '../../documents/pages/prose-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject } from '../../harness/expectation.js';
import { dataOf } from '../../harness/silence.js';
import { htmlAnswer } from '../../site/resource.js';
import { pageVersions } from './page-versions.js';
import { scrape, scraped } from '../../vocabulary/scrape.js';

/** Between the first and the second scrape of a page. */
const betweenScrapesMs = 2500;

/** A gateway in front of the target may have another clock; one in another time zone is farther off. */
const clockToleranceMs = 10 * 60_000;

const pointer = '/data/changeTracking';

interface Tracked {
  readonly exchange: Exchange;
  readonly result: JsonObject;
}

const tracking = (settings: JsonObject = {}): JsonObject => ({
  maxAge: 0,
  formats: ['markdown', { type: 'changeTracking', ...settings }],
});

async function tracked(t: CheckContext, url: string, settings: JsonObject = {}): Promise<Tracked> {
  const { exchange } = await scraped(t, url, tracking(settings));
  return { exchange, result: t.expect(exchange).at(pointer).isObject() };
}

async function steadyPage(t: CheckContext): Promise<string> {
  return (await t.siteFolder()).put(
    'page',
    htmlAnswer(prosePage(`<p>The notice says ${t.word()} and has said so for years.</p>`)),
  );
}

const expectStatus = (t: CheckContext, { exchange }: Tracked, status: string): void => {
  t.expect(exchange).at(`${pointer}/changeStatus`).equals(status);
};

const lines = (diff: string, sign: '+' | '-'): string =>
  diff
    .split('\n')
    .filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
    .join('\n');

export const changeResultChecks: readonly Check[] = [
  check('document-data.change-tracking.type', async (t) => {
    const { exchange } = await tracked(t, await steadyPage(t));
    t.expect(exchange).at(pointer).matchesSchema('ChangeTracking');
  }),
  check(
    'document-data.change-tracking.status-enum',
    async (t) => {
      const { url, turn } = await pageVersions(t);
      for (let visit = 1; visit <= 3; visit += 1) {
        if (visit === 2) turn();
        const { exchange, result } = await tracked(t, url);
        const isKnown = ['new', 'same', 'changed', 'removed'].includes(String(result['changeStatus']));
        t.expect(exchange).that(
          isKnown
            ? undefined
            : {
                expected: 'new, same, changed or removed',
                actual: shortJson(result['changeStatus']),
                pointer: `${pointer}/changeStatus`,
              },
        );
      }
    },
    { requests: 4 },
  ),
  check('document-data.change-tracking.status-new', async (t) => {
    expectStatus(t, await tracked(t, await steadyPage(t)), 'new');
  }),
  check(
    'document-data.change-tracking.status-same',
    async (t) => {
      const url = await steadyPage(t);
      await tracked(t, url);
      expectStatus(t, await tracked(t, url), 'same');
    },
    { requests: 3 },
  ),
  check(
    'document-data.change-tracking.status-changed',
    async (t) => {
      const { url, turn } = await pageVersions(t);
      await tracked(t, url);
      turn();
      expectStatus(t, await tracked(t, url), 'changed');
    },
    { requests: 3 },
  ),
  check(
    'document-data.change-tracking.own-history',
    async (t) => {
      const url = await steadyPage(t);
      await tracked(t, `${url}?edition=1`);
      expectStatus(t, await tracked(t, `${url}?edition=1`), 'same');
      expectStatus(t, await tracked(t, `${url}?edition=2`), 'new');
    },
    { requests: 4 },
  ),
  check(
    'document-data.change-tracking.status-removed',
    async (t) => {
      const markup = prosePage(`<p>The notice says ${t.word()} until the end of the week.</p>`);
      const site = await t.siteFolder();
      const url = site.put('page', htmlAnswer(markup));
      await tracked(t, url);
      site.put('page', htmlAnswer(prosePage('<p>Nothing is here any more.</p>'), { status: 404 }));
      const exchange = await scrape(t, url, tracking(), { silence: 'scrape-of-an-error-page' });
      if (dataOf(exchange) === undefined)
        t.notApplicable(
          `the target answers ${exchange.response.status} for a page that is gone, which the interface leaves open`,
        );
      t.expect(exchange).at(`${pointer}/changeStatus`).equals('removed');
    },
    { requests: 3 },
  ),
  check('document-data.change-tracking.visibility-enum', async (t) => {
    const { exchange, result } = await tracked(t, await steadyPage(t));
    const isKnown = result['visibility'] === 'visible' || result['visibility'] === 'hidden';
    t.expect(exchange).that(
      isKnown
        ? undefined
        : { expected: 'visible or hidden', actual: shortJson(result['visibility']), pointer: `${pointer}/visibility` },
    );
  }),
  check(
    'document-data.change-tracking.previous-scrape-at-type',
    async (t) => {
      const url = await steadyPage(t);
      const earliestMs = Date.now();
      await tracked(t, url);
      const { exchange, result } = await tracked(t, url);
      const at = result['previousScrapeAt'];
      const isTime =
        typeof at === 'string' &&
        /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(at) &&
        !Number.isNaN(Date.parse(at));
      t.expect(exchange).that(
        isTime ? undefined : { expected: 'a date-time', actual: shortJson(at), pointer: `${pointer}/previousScrapeAt` },
      );
      t.note(
        `the earlier scrape is dated ${Math.round((Date.parse(String(at)) - earliestMs) / 1000)} s after it was asked for`,
      );
    },
    { requests: 3 },
  ),
  check(
    'document-data.change-tracking.previous-scrape-at-time',
    async (t) => {
      const url = await steadyPage(t);
      const timeIn = ({ result }: Tracked): number => Date.parse(String(result['previousScrapeAt']));
      const first = await tracked(t, url);
      await setTimeout(betweenScrapesMs);
      const second = await tracked(t, url);
      const third = await tracked(t, url);
      const answeredAtMs = Date.parse(first.exchange.response.headers['date'] ?? '');
      const offMs = Math.abs(timeIn(second) - answeredAtMs);
      t.expect(third.exchange).that(
        offMs > clockToleranceMs
          ? {
              expected: `about ${new Date(answeredAtMs).toISOString()}, the \`Date\` of the answer to the earlier scrape`,
              actual: shortJson(second.result['previousScrapeAt']),
              pointer: `${pointer}/previousScrapeAt`,
            }
          : undefined,
      );
      // Clocks may differ: two times that the target tells are compared, and they may be whole seconds.
      const apartMs = timeIn(third) - timeIn(second);
      t.expect(third.exchange).that(
        apartMs >= betweenScrapesMs - 1000
          ? undefined
          : {
              expected: `at least ${betweenScrapesMs - 1000} ms between the first and the second scrape`,
              actual: `${shortJson(second.result['previousScrapeAt'])}, then ${shortJson(third.result['previousScrapeAt'])}`,
              pointer: `${pointer}/previousScrapeAt`,
            },
      );
    },
    { requests: 4, waitSeconds: 3 },
  ),
  check('document-data.change-tracking.previous-scrape-at-null', async (t) => {
    const { exchange } = await tracked(t, await steadyPage(t));
    t.expect(exchange).at(`${pointer}/previousScrapeAt`).equals(null);
  }),
  check(
    'document-data.change-tracking.diff-git-style',
    async (t) => {
      const { url, before, after, turn } = await pageVersions(t);
      await tracked(t, url, { modes: ['git-diff'] });
      turn();
      const { exchange, result } = await tracked(t, url, { modes: ['git-diff'] });
      const text = typeof result['diff'] === 'string' ? result['diff'] : '';
      const reads = /^@@/m.test(text) && lines(text, '-').includes(before) && lines(text, '+').includes(after);
      t.expect(exchange).that(
        reads
          ? undefined
          : {
              expected: `a hunk that takes ${before} away and adds ${after}`,
              actual: shortJson(result['diff'], 400),
              pointer: `${pointer}/diff`,
            },
      );
    },
    { requests: 3 },
  ),
  check(
    'document-data.change-tracking.diff-type',
    async (t) => {
      const { url, turn } = await pageVersions(t);
      for (let visit = 1; visit <= 3; visit += 1) {
        if (visit === 2) turn();
        const { exchange, result } = await tracked(t, url, { modes: ['git-diff'] });
        const { diff } = result;
        const fits = typeof diff === 'string' || diff === undefined || diff === null;
        t.expect(exchange).that(
          fits ? undefined : { expected: 'text or null', actual: shortJson(diff), pointer: `${pointer}/diff` },
        );
      }
    },
    { requests: 4 },
  ),
  check(
    'document-data.change-tracking.diff-mode',
    async (t) => {
      const { url, turn } = await pageVersions(t);
      await tracked(t, url);
      turn();
      const { exchange, result } = await tracked(t, url);
      const isAbsent = result['diff'] === undefined || result['diff'] === null;
      t.expect(exchange).that(
        isAbsent
          ? undefined
          : {
              expected: 'no diff, for the mode git-diff was not asked for',
              actual: shortJson(result['diff']),
              pointer: `${pointer}/diff`,
            },
      );
    },
    { requests: 3 },
  ),
  check(
    'document-data.change-tracking.both-modes',
    async (t) => {
      const { url, before, after, turn } = await pageVersions(t);
      const schema = { type: 'object', properties: { word: { type: 'string' } } };
      const both = tracking({ modes: ['json', 'git-diff'], schema });
      if (!dataOf(await scrape(t, url, both)))
        t.unverified('prerequisite-failed', 'both modes together are not served, which another check judges');
      turn();
      const { exchange } = await scraped(t, url, both);
      const diff = t.expect(exchange).at(`${pointer}/diff`).isString();
      const reads = lines(diff, '-').includes(before) && lines(diff, '+').includes(after);
      t.expect(exchange).that(
        reads
          ? undefined
          : {
              expected: `${before} taken away and ${after} added`,
              actual: shortJson(diff, 400),
              pointer: `${pointer}/diff`,
            },
      );
    },
    { requests: 3 },
  ),
  check('document-data.change-tracking.json-mode', async (t) => {
    const { exchange, result } = await tracked(t, await steadyPage(t), { modes: ['git-diff'] });
    const isAbsent = result['json'] === undefined || result['json'] === null;
    t.expect(exchange).that(
      isAbsent
        ? undefined
        : {
            expected: 'no json, for the mode json was not asked for',
            actual: shortJson(result['json']),
            pointer: `${pointer}/json`,
          },
    );
  }),
];
