/**
 * Checks of the actions that do something to the page: wait, click, write, press, scroll.
 * Spec: Scrape options, Actions; Limits (wait with `selector`).
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import type { JsonObject } from '../../harness/expectation.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { latePage } from '../../site/pages/late-page.js';
import { refuses } from '../scrape/refusals.js';
import { mustBeCapable, scrape } from '../../vocabulary/scrape.js';
import { act, click, happened, openPanel, pause } from './panel.js';

const { waitSelectorTimeoutMs } = generatedLimits;

/** Wrong values of one member of an action are refused after the lawful action was taken. */
function refusedStep(id: string, lawful: JsonObject, wrong: readonly JsonObject[]): Check {
  return check(
    id,
    async (t) => {
      const { url } = await openPanel(t);
      await refuses(
        t,
        url,
        id,
        { actions: [lawful] },
        wrong.map((action) => ({ name: shortJson(action), options: { actions: [action] } })),
      );
    },
    { requests: wrong.length + 2 },
  );
}

/** The action's event is in the log, and those of the other keys are not. */
function keyCheck(id: string, key: 'Enter' | 'Tab' | 'Escape'): Check {
  return check(id, async (t) => {
    const { url, words } = await openPanel(t);
    const wordOf = { Enter: words.enter, Tab: words.tab, Escape: words.escape };
    const others = Object.values(wordOf).filter((word) => word !== wordOf[key]);
    const { exchange, text } = await act(t, url, [click('#field'), { type: 'press', key }, pause]);
    t.expect(exchange).that(happened(text, [wordOf[key]], others));
  });
}

const scroll = (members: JsonObject = {}): JsonObject => ({ type: 'scroll', ...members });

export const stepChecks: readonly Check[] = [
  check('actions.wait.milliseconds', async (t) => {
    const { url } = await openPanel(t);
    const clock: JsonObject = { type: 'executeJavascript', script: 'return Date.now()' };
    const { exchange, data } = await act(t, url, [clock, { type: 'wait', milliseconds: 1500 }, clock]);
    const returns =
      (data['actions'] as { javascriptReturns?: { value: unknown }[] } | undefined)?.javascriptReturns ?? [];
    const passedMs = Number(returns[1]?.value) - Number(returns[0]?.value);
    t.note(`${passedMs} ms between the scripts before and after`);
    t.expect(exchange).that(
      passedMs >= 1450
        ? undefined
        : {
            expected: 'at least 1500 ms between the actions before and after the wait',
            actual: `${passedMs} ms`,
            pointer: '/data/actions/javascriptReturns',
          },
    );
  }),
  refusedStep('actions.wait.milliseconds-type', { type: 'wait', milliseconds: 100 }, [
    { type: 'wait', milliseconds: 'long' },
    { type: 'wait', milliseconds: {} },
    { type: 'wait', milliseconds: [100] },
  ]),
  check(
    'actions.wait.selector',
    async (t) => {
      const words = { served: t.word(), scripted: t.word(), late: t.word() };
      const site = await t.siteFolder();
      const url = site.put('late', latePage(words, 8000));
      const { exchange, text, data } = await act(t, url, [{ type: 'wait', selector: '#late' }, { type: 'scrape' }]);
      t.expect(exchange).that(happened(text, [words.served, words.late]), 'The element appears 8 s after loading.');
      t.note(`answered after ${Math.round(exchange.durationMs)} ms; ${Object.keys(data).join(', ')}`);
    },
    { timeBudgetSeconds: 120, waitSeconds: 8 },
  ),
  check(
    'actions.wait.selector-timeout',
    async (t) => {
      const { url } = await openPanel(t);
      const actions = [{ type: 'wait', selector: `#${t.word()}` }];
      const exchange = await scrape(
        t,
        url,
        { timeout: 120_000, actions },
        { silence: 'failing-action', patienceMs: 150_000 },
      );
      mustBeCapable(t, exchange);
      const [leastMs, mostMs] = [waitSelectorTimeoutMs - 500, waitSelectorTimeoutMs + 20_000 * t.target.timeoutScale];
      const { durationMs } = exchange;
      t.expect(exchange).that(
        durationMs >= leastMs && durationMs <= mostMs
          ? undefined
          : {
              expected: `an end after ${waitSelectorTimeoutMs} ms and a grace`,
              actual: `${Math.round(durationMs)} ms, status ${exchange.response.status}`,
            },
      );
    },
    { timeBudgetSeconds: 200, waitSeconds: 30 },
  ),
  check(
    'actions.wait.one-not-both',
    async (t) => {
      const { url } = await openPanel(t);
      for (const action of [{ type: 'wait', milliseconds: 100, selector: '#first' }, { type: 'wait' }]) {
        const exchange = await scrape(t, url, { actions: [action] }, { silence: 'wait-with-both-or-neither' });
        t.tolerateAnswer('wait-with-both-or-neither', exchange, () => 'served');
      }
    },
    { requests: 3 },
  ),
  check(
    'actions.click.selector',
    async (t) => {
      const { url, words } = await openPanel(t);
      const untouched = await act(t, url, [pause]);
      t.expect(untouched.exchange).that(happened(untouched.text, [words.served], [words.first, words.second]));
      const { exchange, text } = await act(t, url, [click('#second')]);
      t.expect(exchange).that(happened(text, [words.second], [words.first]));
      const times = text.split(words.second).length - 1;
      t.expect(exchange).that(times === 1 ? undefined : { expected: 'one click', actual: `${times} clicks` });
    },
    { requests: 3 },
  ),
  refusedStep('actions.click.selector-required', click('#first'), [{ type: 'click' }, { type: 'click', all: true }]),
  check('actions.click.all', async (t) => {
    const { url, words } = await openPanel(t);
    const { exchange, text } = await act(t, url, [{ ...click('.row'), all: true }]);
    t.expect(exchange).that(happened(text, words.rows));
  }),
  check('actions.click.all-default', async (t) => {
    const { url, words } = await openPanel(t);
    const { exchange, text } = await act(t, url, [click('.row')]);
    t.expect(exchange).that(happened(text, [words.rows[0]], words.rows.slice(1)));
  }),
  check('actions.write.text', async (t) => {
    const { url } = await openPanel(t);
    const written = `Zoë ${t.word()} No. 7`;
    const { exchange, text } = await act(t, url, [click('#field'), { type: 'write', text: written }, pause]);
    t.expect(exchange).that(happened(text, [`field ${written}`], [`${written}${written}`]));
  }),
  check('actions.write.focus', async (t) => {
    const { url } = await openPanel(t);
    const [first, second] = [t.word(), t.word()];
    const write = (text: string): JsonObject => ({ type: 'write', text });
    const { exchange, text } = await act(t, url, [
      click('#field'),
      write(first),
      click('#other'),
      write(second),
      pause,
    ]);
    t.expect(exchange).that(happened(text, [`other ${second}`], [`field ${first}${second}`]));
  }),
  check('actions.press.key', async (t) => {
    const { url } = await openPanel(t);
    const word = t.word();
    const actions = [
      click('#field'),
      { type: 'write', text: `${word}x` },
      { type: 'press', key: 'Backspace' },
      pause,
      { type: 'scrape' },
    ];
    const { exchange, text } = await act(t, url, actions);
    t.expect(exchange).that(happened(text, [`field ${word}`], [`${word}x`]));
  }),
  keyCheck('actions.press.enter', 'Enter'),
  keyCheck('actions.press.tab', 'Tab'),
  keyCheck('actions.press.escape', 'Escape'),
  check(
    'actions.scroll.direction',
    async (t) => {
      const { url, words } = await openPanel(t);
      const { exchange, text } = await act(t, url, [
        scroll({ direction: 'down' }),
        pause,
        scroll({ direction: 'up' }),
        pause,
      ]);
      t.expect(exchange).that(happened(text, [words.down, words.up]));
    },
    { requests: 2, timeBudgetSeconds: 120 },
  ),
  refusedStep('actions.scroll.direction-unknown', scroll({ direction: 'up' }), [
    scroll({ direction: 'sideways' }),
    scroll({ direction: 7 }),
  ]),
  check('actions.scroll.direction-default', async (t) => {
    const { url, words } = await openPanel(t);
    const { exchange, text } = await act(t, url, [scroll(), pause]);
    t.expect(exchange).that(happened(text, [words.down], [words.up]));
  }),
  check('actions.scroll.page', async (t) => {
    const { url, words } = await openPanel(t);
    const { exchange, text } = await act(t, url, [scroll({ direction: 'down' }), pause]);
    t.expect(exchange).that(happened(text, [words.down], [words.pane]));
  }),
  check('actions.scroll.element-direction', async (t) => {
    const { url, words } = await openPanel(t);
    const pane = (direction: string): JsonObject => scroll({ direction, selector: '#pane' });
    const { exchange, text } = await act(t, url, [pane('down'), pause, pane('up'), pause]);
    const control = happened(text, [words.pane]);
    if (control) t.unverified('prerequisite-failed', 'the element did not scroll down');
    t.expect(exchange).that(happened(text, [words.pane, words.paneUp]));
  }),
  check('actions.scroll.element', async (t) => {
    const { url, words } = await openPanel(t);
    const { exchange, text } = await act(t, url, [scroll({ direction: 'down', selector: '#pane' }), pause]);
    t.expect(exchange).that(happened(text, [words.pane], [words.down]));
  }),
];
