import { afterEach, describe, expect, it } from 'vitest';
import { createBudget } from './budget.js';
import { check } from './check.js';
import type { Check } from './check.js';
import { systemClock } from './clock.js';
import { runChecks } from './run-checks.js';
import type { RunSettings } from './run-checks.js';
import { exitCodes } from './roll-up.js';
import { createSession } from './session.js';
import { goodAnswer, startTinyServer, tinyCatalogue, tinyContract, tinyKey, tinyRow } from './testing/tiny-server.js';
import type { TinyAnswer, TinyRequest, TinyServer } from './testing/tiny-server.js';
import { createTransport } from './transport.js';
import { parse, parseNegatives, parsed } from '../vocabulary/parse.js';

let server: TinyServer | undefined;
afterEach(() => server?.close());

const file = { name: 'a.html', contentType: 'text/html', bytes: '<p>word</p>' };
const passing = check('parse.good', async (t) => {
  await parsed(t, { file });
});
const failing = check('parse.bad', async (t) => {
  const { exchange } = await parsed(t, { file });
  t.expect(exchange).at('/data/markdown').contains('another word', 'It stands in the file.');
});

async function run(
  checks: readonly Check[],
  rows: Parameters<typeof tinyCatalogue>,
  given: {
    answer?: (request: TinyRequest) => TinyAnswer | undefined;
    maxRequests?: number;
    extra?: Partial<RunSettings>;
  } = {},
) {
  server = await startTinyServer(given.answer ?? goodAnswer);
  const session = createSession({
    baseUrl: server.baseUrl,
    apiKey: tinyKey,
    contract: tinyContract,
    transport: createTransport(),
    budget: createBudget({ maxRequests: given.maxRequests, ratePerSecond: undefined }, systemClock),
    clock: systemClock,
    timeoutScale: 1,
  });
  return runChecks(checks, {
    session,
    catalogue: tinyCatalogue(...rows),
    runSeed: 1,
    runs: 5,
    concurrency: 2,
    failOn: 'must',
    ambientOwner: () => 'parse.shape',
    startedByUs: false,
    selection: 'everything',
    ...given.extra,
  });
}

describe('a run', () => {
  it('sends once what several checks look at together, and shows it as evidence of each', async () => {
    const [first, second] = ['parse.first', 'parse.second'].map((id) =>
      check(id, async (t) => {
        const { exchange } = await t.shared('the file', () => parsed(t, { file }));
        t.expect(exchange).at('/data/markdown').isString();
      }),
    );
    const result = await run([first!, second!], [tinyRow('parse.first'), tinyRow('parse.second')]);
    expect(result.verdict).toBe('conformant');
    expect(result.ledger.requests).toBe(1);
    expect(result.checks.map((item) => item.counts.exchanges)).toEqual([1, 1]);
  });

  it('starts first what waits longest', async () => {
    const order: string[] = [];
    const [short, long] = (
      [
        ['parse.short', 0],
        ['parse.long', 5],
      ] as const
    ).map(([id, waitSeconds]) =>
      check(
        id,
        async (t) => {
          order.push(id);
          await parsed(t, { file });
        },
        { waitSeconds },
      ),
    );
    await run([short!, long!], [tinyRow('parse.short'), tinyRow('parse.long')], { extra: { concurrency: 1 } });
    expect(order).toEqual(['parse.long', 'parse.short']);
  });

  it('asks what the target offers before the checks at work, while those that wait for long already wait', async () => {
    const order: string[] = [];
    const named = (id: string, waitSeconds: number): Check =>
      check(
        id,
        async (t) => {
          order.push(id);
          await parsed(t, { file });
        },
        { waitSeconds },
      );
    const questions = ['first', 'second'].map((name) => async () => void order.push(name));
    const checks = [named('parse.quick', 0), named('parse.waiting', 60)];
    await run(checks, [tinyRow('parse.quick')], { extra: { concurrency: 1, questions } });
    expect(order).toEqual(['parse.waiting', 'first', 'second', 'parse.quick']);
  });

  it('begins a check again behind all others when it finds that it would hold the target up', async () => {
    const order: string[] = [];
    const holding = check('parse.holding', async (t) => {
      order.push('asks');
      await t.last();
      order.push('parse.holding');
      await parsed(t, { file });
    });
    const other = check('parse.other', async (t) => {
      order.push('parse.other');
      await parsed(t, { file });
    });
    const rows = [tinyRow('parse.holding'), tinyRow('parse.other')];
    const result = await run([holding, other], rows, { extra: { concurrency: 1 } });
    expect(order).toEqual(['asks', 'parse.other', 'asks', 'parse.holding']);
    expect(result.checks.map(({ id, status }) => [id, status])).toEqual([
      ['parse.holding', 'pass'],
      ['parse.other', 'pass'],
    ]);
  });

  it('runs a check that must be alone behind all others, with nothing in flight', async () => {
    let running = 0;
    const seen: [string, number][] = [];
    const looks = (id: string, alone: boolean): Check =>
      check(
        id,
        async (t) => {
          running += 1;
          await parsed(t, { file });
          seen.push([id, running]);
          running -= 1;
        },
        { alone },
      );
    const checks = [looks('parse.x', true), looks('parse.a', false), looks('parse.b', false), looks('parse.y', true)];
    await run(
      checks,
      checks.map((item) => tinyRow(item.id)),
    );
    expect(seen.slice(2)).toEqual([
      ['parse.x', 1],
      ['parse.y', 1],
    ]);
  });

  it('is conformant when every check passes', async () => {
    const result = await run([passing], [tinyRow('parse.good')]);
    expect(result.verdict).toBe('conformant');
    expect(result.requirements).toEqual([
      { id: 'parse.good', chapter: 'parse', level: 'must', status: 'pass', checkIds: ['parse.good'] },
    ]);
    expect(exitCodes[result.verdict]).toBe(0);
  });

  it('is never conformant when nothing was judged', async () => {
    expect((await run([], [tinyRow('parse.good')])).verdict).toBe('incomplete');
    const skipped = check('parse.good', async (t) => t.notApplicable('not here'));
    expect((await run([skipped], [tinyRow('parse.good')])).verdict).toBe('incomplete');
  });

  it('tells expected, actual, place, hint and curl of a failure', async () => {
    const result = await run([failing], [tinyRow('parse.bad')]);
    expect(result.verdict).toBe('not-conformant');
    expect(result.checks[0]!.failures[0]).toMatchObject({
      expected: 'a text containing "another word"',
      actual: '"word"',
      pointer: '/data/markdown',
      hint: 'It stands in the file.',
      exchange: { status: 200 },
    });
    expect(JSON.stringify(result)).not.toContain(tinyKey);
  });

  it('lets a broken should-row warn and a must-row of the same check fail', async () => {
    const rows = [tinyRow('parse.bad'), tinyRow('parse.soft', { level: 'should', checks: ['parse.bad'] })] as const;
    const result = await run([failing], [...rows]);
    expect(result.requirements.map((row) => row.status)).toEqual(['fail', 'warn']);
    const soft = await run([failing], [tinyRow('parse.soft', { level: 'should', checks: ['parse.bad'] })]);
    expect(soft.verdict).toBe('conformant');
    expect(soft.counts.requirements.warn).toBe(1);
    const strict = await run([failing], [tinyRow('parse.soft', { level: 'should', checks: ['parse.bad'] })], {
      extra: { failOn: 'should' },
    });
    expect(strict.verdict).toBe('not-conformant');
  });

  it('is incomplete when the budget is spent', async () => {
    const result = await run(
      [passing, { ...passing, id: 'parse.other' }],
      [tinyRow('parse.good'), tinyRow('parse.other')],
      { maxRequests: 1 },
    );
    expect(result.verdict).toBe('incomplete');
    expect(result.counts.checks.unverified).toBe(1);
    expect(exitCodes[result.verdict]).toBe(4);
  });

  it('blames itself for mistakes of a check, and for a check that asserted nothing', async () => {
    const broken = check('parse.broken', async () => {
      throw new TypeError('oops');
    });
    const empty = check('parse.empty', async () => {});
    const result = await run(
      [broken, empty, failing],
      [tinyRow('parse.broken'), tinyRow('parse.empty'), tinyRow('parse.bad')],
    );
    expect(result.checks.map((item) => item.status)).toEqual(['harness-error', 'harness-error', 'fail']);
    expect(result.checks[1]!.detail).toBe('parse.empty asserted nothing');
    expect(exitCodes[result.verdict]).toBe(3);
  });

  it('charges what any exchange showed to the check that owns the rule, once for each cause', async () => {
    const wrong = { status: 200, body: { success: 'yes', data: { markdown: 'word', metadata: {} } } };
    const looks = (id: string): Check => check(id, async (t) => t.expect(await parse(t, { file })).status(200));
    const result = await run(
      [looks('parse.a'), looks('parse.b')],
      [tinyRow('parse.a'), tinyRow('parse.b'), tinyRow('parse.shape')],
      { answer: () => wrong },
    );
    const shape = result.checks.find((item) => item.id === 'parse.shape')!;
    expect(shape.status).toBe('fail');
    expect(shape.failures).toHaveLength(1);
    expect(result.checks.filter((item) => item.status === 'pass')).toHaveLength(2);
  });

  it('records choices under a silence and prefers the names that are listed', async () => {
    const probe = check('parse.empty-file', async (t) => {
      const exchange = await parse(t, { file: { ...file, bytes: '' } }, { silence: 'empty-file' });
      t.tolerateAnswer('empty-file', exchange, (data) => (data['markdown'] === '' ? 'empty-result' : 'something'));
    });
    const row = tinyRow('parse.empty-file', { level: 'may', silence: 'empty-file' });
    const result = await run([probe], [row]);
    expect(result.checks[0]).toMatchObject({
      status: 'tolerated',
      tolerated: [{ silenceId: 'empty-file', outcome: 'empty-result' }],
    });
    const refusing = await run([probe], [row], { answer: () => ({ status: 422, body: { error: 'empty' } }) });
    expect(refusing.checks[0]!.tolerated[0]!.outcome).toBe('refused');
  });

  it('ends a check that takes too long as unverified', async () => {
    const slow = check('parse.slow', async () => new Promise(() => {}), { timeBudgetSeconds: 0.05 });
    const result = await run([slow], [tinyRow('parse.slow')]);
    expect(result.checks[0]!.unverified?.reason).toBe('time-budget-spent');
  });

  it('refuses to call a negative a proof when its control was not accepted', async () => {
    const negative = check('parse.negative', async (t) => {
      await parseNegatives(t, {
        violates: 'parse.negative',
        control: { file, options: { shout: true } },
        mutations: [{ name: 'shout is a number', request: { file, options: { shout: 1 } } }],
      });
    });
    const row = tinyRow('parse.negative');
    expect((await run([negative], [row])).checks[0]).toMatchObject({
      status: 'pass',
      counts: { accepted: 1, rejected: 1 },
    });
    const refusesAll = await run([negative], [row], {
      answer: () => ({ status: 400, body: { success: false, code: 'X', error: 'no' } }),
    });
    expect(refusesAll.checks[0]!.unverified?.reason).toBe('prerequisite-failed');
    const takesAll = await run([negative], [row], {
      answer: () => ({ status: 200, body: { success: true, data: {} } }),
    });
    expect(takesAll.checks[0]).toMatchObject({
      status: 'fail',
      failures: [{ hint: 'the request is wrong in one way: shout is a number' }],
    });
  });
});
