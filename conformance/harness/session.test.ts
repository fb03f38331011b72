import { afterEach, describe, expect, it } from 'vitest';
import type { AmbientFinding } from './ambient.js';
import { createBudget } from './budget.js';
import type { Exchange } from './exchange.js';
import { parseParts } from '../vocabulary/parse.js';
import { createSession, rateLimitWaitMs } from './session.js';
import type { OutgoingRequest } from './session.js';
import { goodAnswer, startTinyServer, tinyContract, tinyKey } from './testing/tiny-server.js';
import type { TinyAnswer, TinyServer } from './testing/tiny-server.js';
import { createTransport } from './transport.js';

let server: TinyServer | undefined;
afterEach(() => server?.close());

async function open(answer: Parameters<typeof startTinyServer>[0] = goodAnswer) {
  server = await startTinyServer(answer);
  const slept: number[] = [];
  const clock = { now: () => Date.now(), sleep: async (durationMs: number) => void slept.push(durationMs) };
  const budget = createBudget({ maxRequests: undefined, ratePerSecond: undefined }, clock);
  const session = createSession({
    baseUrl: server.baseUrl,
    apiKey: tinyKey,
    contract: tinyContract,
    transport: createTransport(),
    budget,
    clock,
    timeoutScale: 1,
  });
  const recorded: Exchange[] = [];
  const findings: AmbientFinding[] = [];
  const use = {
    checkId: 'parse.a',
    signal: new AbortController().signal,
    record: (exchange: Exchange) => void recorded.push(exchange),
    observe: (found: readonly AmbientFinding[]) => void findings.push(...found),
  };
  return { session, use, recorded, findings, slept, budget };
}

/** An answer that never comes. */
const silence = new Promise<undefined>(() => {});

const file = { name: 'a.html', contentType: 'text/html', bytes: '<p>word</p>' };
const parse = (options?: unknown): OutgoingRequest => ({
  method: 'POST',
  path: '/parse',
  parts: parseParts({ file, options }),
});

describe('a session', () => {
  it('sends the key, records the exchange and reads the answer', async () => {
    const { session, use, recorded } = await open();
    const exchange = await session.send(use, parse({ shout: true }), {});
    expect(exchange.response.json).toMatchObject({ data: { markdown: 'WORD' } });
    expect(exchange.operationId).toBe('parse');
    expect(recorded).toEqual([exchange]);
  });

  it('names what was under way when a server that had answered went away, and blames no single one of them', async () => {
    const { session, use } = await open((request) => (request.path.includes('?held') ? silence : goodAnswer(request)));
    await session.send(use, parse(), {});
    const hold = () => session.send(use, { ...parse(), path: '/parse?held' }, {});
    const cut = [hold(), hold()].map((sent) => expect(sent).rejects.toMatchObject({ reason: 'target-unreachable' }));
    await expect.poll(() => server!.requests.length).toBe(3);
    expect(session.lastWords).toEqual([]);
    await server!.close();
    await Promise.all(cut);
    await expect(session.send(use, parse(), {})).rejects.toThrow('ECONNREFUSED');
    expect(session.lastWords.map(({ request }) => request.url.split('/v2')[1])).toEqual(['/parse?held', '/parse?held']);
  });

  it('names first what was never answered, as a server may be at work on it until it ends', async () => {
    const { session, use } = await open((request) => (request.path.includes('?slow') ? silence : goodAnswer(request)));
    const slow = session.send(use, { ...parse(), path: '/parse?slow' }, { patienceMs: 50 });
    await expect(slow).rejects.toMatchObject({ actual: 'no complete answer within 0.05 s' });
    await session.send(use, parse(), {});
    await server!.close();
    // The first may go over a connection that is just being closed.
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(session.send(use, parse(), {})).rejects.toMatchObject({ reason: 'target-unreachable' });
    expect(session.lastWords[0]!.request.url).toContain('?slow');
  });

  it('blames the suite for a request that breaks the contract without saying so', async () => {
    const { session, use } = await open();
    await expect(session.send(use, parse({ shout: 1 }), {})).rejects.toThrow(
      'does not keep the contract at /options/shout',
    );
    expect(server!.requests).toHaveLength(0);
  });

  it('blames the suite for a negative request that breaks nothing', async () => {
    const { session, use } = await open();
    await expect(session.send(use, parse({ shout: true }), { violates: 'parse.shout.type' })).rejects.toThrow(
      'the contract accepts it',
    );
    await expect(session.send(use, parse({ shout: 1 }), { violates: 'parse.shout.type' })).resolves.toMatchObject({
      response: { status: 400 },
    });
  });

  it('waits a 429 out as long as Retry-After says, and never takes it for an answer', async () => {
    let left = 2;
    const { session, use, slept, budget, recorded } = await open((request) =>
      left-- > 0
        ? { status: 429, body: { success: false, error: 'slow down' }, headers: { 'retry-after': '3' } }
        : goodAnswer(request),
    );
    const exchange = await session.send(use, parse(), {});
    expect(exchange.response.status).toBe(200);
    expect(slept).toEqual([3000, 3000]);
    expect(budget.ledger.rateLimited).toBe(2);
    expect(recorded).toHaveLength(1);
  });

  it('gives up as unverified when 429 does not end', async () => {
    const { session, use } = await open(() => ({ status: 429, body: { error: 'no' } }));
    await expect(session.send(use, parse(), {})).rejects.toMatchObject({ reason: 'rate-limited' });
  });

  it('takes a 402 for missing credit, not for a fault of the target', async () => {
    const { session, use, recorded } = await open(() => ({ status: 402, body: { error: 'no credit' } }));
    await expect(session.send(use, parse(), {})).rejects.toMatchObject({ reason: 'payment-required' });
    expect(recorded).toHaveLength(1);
  });

  it('calls a dropped connection a failure of the target, with the request as evidence', async () => {
    const { session, use, recorded } = await open(() => undefined);
    await expect(session.send(use, parse(), {})).rejects.toMatchObject({ expected: 'a complete HTTP response' });
    expect(recorded[0]!.response.status).toBe(0);
  });

  it('notices an undocumented status, a wrong content type and a body of another shape', async () => {
    const answers: TinyAnswer[] = [
      { status: 202, body: { success: true } },
      { status: 200, body: 'plain text' },
      { status: 200, body: { success: false } },
    ];
    const { session, use, findings } = await open(() => answers.shift());
    for (let count = 0; count < 3; count += 1) await session.send(use, parse(), {});
    expect(findings.map((finding) => finding.rule)).toEqual(['status', 'media-type', 'body', 'body']);
  });

  it('leaves answers under a silence unjudged', async () => {
    const { session, use, findings } = await open(() => ({ status: 413, body: 'too large' }));
    await session.send(use, parse(), { silence: 'file-too-large' });
    expect(findings).toEqual([]);
  });
});

describe('the wait after a 429', () => {
  it('reads seconds and dates, and grows without them', () => {
    expect(rateLimitWaitMs('2', 0, 0)).toBe(2000);
    expect(rateLimitWaitMs('Thu, 01 Jan 1970 00:00:05 GMT', 0, 1000)).toBe(4000);
    expect([0, 1, 2, 9].map((attempt) => rateLimitWaitMs(undefined, attempt, 0))).toEqual([1000, 2000, 4000, 60_000]);
  });
});
