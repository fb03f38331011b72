/**
 * Checks of the list of actions: its type, order, limits, and documents that take none.
 * Spec: Scrape options, Actions; Limits; Errors, other rules 1.
 */
import { fixtureNamed } from '../../documents/collection.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { missingText } from '../../harness/oracles/content.js';
import { serverWords } from '../../harness/server-words.js';
import { dataOf } from '../../harness/silence.js';
import { fileAnswer } from '../../site/resource.js';
import { refusedMember, refuses, servedMember } from '../scrape/refusals.js';
import { inMember, mustBeCapable, scrape, scrapedText } from '../../vocabulary/scrape.js';
import { act, click, happened, openPanel } from './panel.js';

const { actionsMax, combinedWaitMaxMs } = generatedLimits;

const scripts = (count: number): JsonObject[] =>
  Array.from({ length: count }, () => ({ type: 'executeJavascript', script: 'return 1' }));
const pauses = (count: number): JsonObject[] =>
  Array.from({ length: count }, () => ({ type: 'wait', milliseconds: 1 }));
const waiting = (milliseconds: number, waitFor: number): JsonObject => ({
  waitFor,
  timeout: 120_000,
  actions: [{ type: 'wait', milliseconds }],
});

export const listChecks: readonly Check[] = [
  servedMember('actions.list.accepted', 'actions', [[{ type: 'scrape' }]]),
  refusedMember(
    'actions.list.type',
    'actions',
    [{ type: 'scrape' }],
    [{ type: 'scrape' }, 'scrape', 7, [7], ['scrape']],
  ),
  check(
    'actions.list.sequential',
    async (t) => {
      const { url, words } = await openPanel(t);
      const ahead = await act(t, url, [click('#first'), click('#second'), click('#first')]);
      t.expect(ahead.exchange).that(happened(ahead.text, [words.first, words.second]));
      const back = await act(t, url, [click('#second'), click('#first')]);
      t.expect(back.exchange).that(happened(back.text, [words.second, words.first]));
    },
    { requests: 3, timeBudgetSeconds: 120 },
  ),
  check(
    'actions.list.not-for-pdf',
    async (t) => {
      await t.need('scrape.actions');
      const fixture = fixtureNamed('article-pdf');
      const site = await t.siteFolder();
      const named = site.put('article.pdf', fileAnswer(await fixture.bytes(), 'application/pdf'));
      const typed = site.put('article', fileAnswer(await fixture.bytes(), 'application/pdf'));
      for (const url of [named, typed]) {
        const control = await scrapedText(t, url);
        t.expect(control.exchange).that(inMember('markdown', missingText(control.text, [fixture.truth.texts[0]!])));
        const exchange = await scrape(
          t,
          url,
          { actions: [{ type: 'scrape' }] },
          { violates: 'actions.list.not-for-pdf', beyondSchema: true },
        );
        mustBeCapable(t, exchange);
        t.expect(exchange).that(
          dataOf(exchange) === undefined
            ? undefined
            : { expected: 'an error, for the URL resolves to a PDF', actual: 'a success' },
        );
      }
    },
    { requests: 5 },
  ),
  check(
    'actions.list.maximum',
    async (t) => {
      const { url } = await openPanel(t);
      const last = t.word();
      const actions = [...scripts(actionsMax - 1), { type: 'executeJavascript', script: `return '${last}'` }];
      const { exchange } = await act(t, url, actions);
      const returned = shortJson(t.expect(exchange).at('/data/actions/javascriptReturns').isArray(), 100_000);
      t.expect(exchange).that(
        returned.includes(last)
          ? undefined
          : { expected: 'the value of the last action', actual: shortJson(returned, 300) },
      );
    },
    { timeBudgetSeconds: 150 },
  ),
  check(
    'actions.list.above-maximum',
    async (t) => {
      const { url } = await openPanel(t);
      const many = (count: number): JsonObject => ({ timeout: 120_000, actions: pauses(count) });
      await refuses(t, url, 'actions.list.above-maximum', many(actionsMax), [
        { name: `${actionsMax + 1} actions`, options: many(actionsMax + 1) },
      ]);
    },
    { requests: 3, timeBudgetSeconds: 150 },
  ),
  check(
    'actions.list.waiting-together',
    async (t) => {
      const { url, words } = await openPanel(t);
      const { actions, ...rest } = waiting(combinedWaitMaxMs / 2, combinedWaitMaxMs / 2);
      const { exchange, text } = await act(t, url, actions as JsonObject[], rest);
      t.expect(exchange).that(happened(text, [words.served]));
    },
    { timeBudgetSeconds: 200, waitSeconds: 60 },
  ),
  check(
    'actions.list.waiting-above-maximum',
    async (t) => {
      const { url } = await openPanel(t);
      const wait = (milliseconds: number): JsonObject => ({ type: 'wait', milliseconds });
      await refuses(t, url, 'actions.list.waiting-above-maximum', waiting(200, 200), [
        {
          name: '30 s and waitFor of 31 s',
          options: waiting(combinedWaitMaxMs / 2, combinedWaitMaxMs / 2 + 1000),
          beyondSchema: true,
        },
        { name: 'one wait of 61 s', options: waiting(combinedWaitMaxMs + 1000, 0), beyondSchema: true },
        {
          name: 'two waits of 31 s',
          options: { timeout: 120_000, actions: [wait(31_000), wait(31_000)] },
          beyondSchema: true,
        },
      ]);
    },
    { requests: 5, timeBudgetSeconds: 300 },
  ),
  refusedMember('actions.list.wait-for-above-maximum', 'waitFor', 200, [combinedWaitMaxMs + 1, 2 * combinedWaitMaxMs], {
    timeout: 300_000,
  }),
  check(
    'actions.list.unknown-type',
    async (t) => {
      const { url } = await openPanel(t);
      await refuses(t, url, 'actions.list.unknown-type', { actions: [{ type: 'scrape' }] }, [
        { name: 'an invented type', options: { actions: [{ type: t.word() }] } },
        { name: 'no type', options: { actions: [{ selector: '#first' }] } },
      ]);
    },
    { requests: 4 },
  ),
  check(
    'actions.list.failing-action',
    async (t) => {
      const { url } = await openPanel(t);
      const exchange = await scrape(
        t,
        url,
        { timeout: 60_000, actions: [click(`#${t.word()}`)] },
        { silence: 'failing-action' },
      );
      t.tolerateAnswer('failing-action', exchange, () => 'skipped');
    },
    { waitSeconds: 5 },
  ),
  check('document-data.actions.type', async (t) => {
    const { url } = await openPanel(t);
    const { exchange, data } = await act(t, url, [click('#first'), { type: 'scrape' }]);
    const { actions } = data;
    const fits = actions === null || isObject(actions);
    t.expect(exchange).that(
      fits ? undefined : { expected: 'an object or null', actual: shortJson(actions), pointer: '/data/actions' },
    );
  }),
  check('document-data.actions.presence', async (t) => {
    const { url } = await openPanel(t);
    const { exchange } = await scrapedText(t, url);
    t.expect(exchange).at('/data/actions').isAbsent('The request has no actions.');
    const acting = { actions: [{ type: 'scrape' }], timeout: 120_000 };
    const acted = await scrape(t, url, acting, { patienceMs: 150_000 });
    // Whether actions are taken at all is a requirement of its own.
    if (!dataOf(acted)) t.unverified('prerequisite-failed', `actions are refused (${serverWords(acted)})`);
    t.expect(acted).at('/data/actions').isPresent('The request has an action with a result.');
  }),
];
