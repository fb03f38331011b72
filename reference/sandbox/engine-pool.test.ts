import { fork } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../base/clock.js';
import type { Deadline } from '../base/deadline.js';
import { deadlineAfter } from '../base/deadline.js';
import { readOptions } from '../engine/document/reading.js';
import type { EnginePoolSettings } from './engine-pool.js';
import { EnginePool } from './engine-pool.js';
import { residentBytes } from '../base/resident-memory.js';
import { until } from '../testing/until.js';

const request = { read: readOptions(), transforms: [], outputs: ['markdown'] as const };
const never = new AbortController().signal;
setMaxListeners(0, never);
const inMs = (durationMs: number): Deadline => deadlineAfter(durationMs, systemClock.nowMs);

function makePool(changes: Partial<EnginePoolSettings> = {}, lines?: string[]): EnginePool {
  return new EnginePool({
    processes: 1,
    memoryMb: 256,
    jobsPerProcess: 1000,
    queueSize: 100,
    log: lines
      ? pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
      : pino({ level: 'silent' }),
    module: new URL('./testing/tricky-child.ts', import.meta.url),
    ...changes,
  });
}

async function order(
  pool: EnginePool,
  text: string,
  deadline: Deadline = inMs(20_000),
  signal = never,
): Promise<string> {
  return (await pool.convert(new TextEncoder().encode(text), request, deadline, signal)).markdown!;
}

function alive(pid: number): boolean {
  try {
    return residentBytes(pid) !== undefined;
  } catch {
    return false;
  }
}

describe('made documents', () => {
  it('are read while nobody waits, until they are enough', async () => {
    const pool = makePool({ warmUpMs: 1000 });
    await pool.whenReady();
    let warmed = '';
    while (warmed !== '3') {
      warmed = await order(pool, 'warmed:');
      expect(Number(warmed)).toBeLessThanOrEqual(3);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await pool.close();
  });

  it('are not read while a document is, and not at all where no time is given to them', async () => {
    const pool = makePool({ warmUpMs: 1000 });
    await pool.whenReady();
    const [before, , after] = await Promise.all(['warmed:', 'sleep:100', 'warmed:'].map((text) => order(pool, text)));
    expect(after).toBe(before);
    await pool.close();

    const cold = makePool();
    await cold.whenReady();
    await order(cold, 'sleep:50');
    expect(await order(cold, 'warmed:')).toBe('0');
    await cold.close();
  });
});

describe('owners of documents', () => {
  const orderOf =
    (pool: EnginePool) =>
    (owner: string, text: string, signal = never): Promise<unknown> =>
      pool.convert(new TextEncoder().encode(text), request, inMs(120_000), signal, owner);

  it('who have nothing running find a process free, however much others send', async () => {
    const pool = makePool({ spare: 1 });
    await pool.whenReady();
    const order = orderOf(pool);
    await order('b', 'echo:b');
    const done: string[] = [];
    const stop = new AbortController();
    const held = order('a', 'forever:', stop.signal).catch(() => undefined);
    const work = Array.from({ length: 5 }, () => order('a', 'echo:a').then(() => done.push('a')));
    // It is there before anybody asks for it, and not for who has one already.
    await until(() => pool.status().ready === 2);
    for (const owner of ['b', 'c', 'b']) await order(owner, `echo:${owner}`).then(() => done.push(owner));
    expect(done).toEqual(['b', 'c', 'b']);
    expect(pool.status()).toMatchObject({ ready: 2, busy: 1, waiting: 5 });
    stop.abort(new Error('Enough.'));
    await Promise.all([held, ...work]);
    await pool.close();
  });

  it('who wait with nothing running are before those who have something', async () => {
    const pool = makePool({ processes: 2, spare: 1 });
    await pool.whenReady();
    await until(() => pool.status().ready === 2);
    const order = orderOf(pool);
    const done: string[] = [];
    const stops = ['a', 'b', 'c'].map((owner) => {
      const stop = new AbortController();
      order(owner, 'forever:', stop.signal).catch(() => undefined);
      return stop;
    });
    await until(() => pool.status().busy === 3);
    const work = ['b', 'c', 'd'].map((owner) => order(owner, `echo:${owner}`).then(() => done.push(owner)));
    stops[0]!.abort(new Error('Enough.'));
    await work[2];
    expect(done).toEqual(['d']);
    for (const stop of stops) stop.abort(new Error('Enough.'));
    await Promise.all(work);
    await pool.close();
  });

  it('cost no spare process as long as there is one of them only', async () => {
    const pool = makePool({ spare: 1 });
    await pool.whenReady();
    const order = orderOf(pool);
    await Promise.all(Array.from({ length: 5 }, () => order('a', 'sleep:100')));
    expect(pool.status()).toMatchObject({ ready: 1 });
    await pool.close();
  });
});

describe('a document that nobody waits for any more', () => {
  it('costs no process while nobody else wants one, and gives way when somebody does', async () => {
    const pool = makePool();
    await pool.whenReady();
    const pid = (): Promise<string> => order(pool, 'pid:');
    const before = await pid();
    const gone = new AbortController();
    const slow = order(pool, 'spin:1500', inMs(20_000), gone.signal);
    slow.catch(() => undefined);
    gone.abort(new Error('gone'));
    await expect(slow).rejects.toThrow('gone');
    await until(() => pool.status().busy === 0);
    expect(await pid()).toBe(before);
    const stuck = new AbortController();
    const forever = order(pool, 'forever:', inMs(60_000), stuck.signal);
    forever.catch(() => undefined);
    stuck.abort(new Error('gone'));
    expect(await pid()).not.toBe(before);
    await pool.close();
  });
});

describe('engine pool with one process', () => {
  let pool: EnginePool;
  beforeAll(async () => {
    pool = makePool();
    await pool.whenReady();
  });
  afterAll(() => pool.close());

  it('gives back what the engine made of the document', async () => {
    expect(await order(pool, 'echo:hello')).toBe('hello');
  });

  it('hands over documents of any size whole', async () => {
    for (const size of [5, 70_000, 9_000_000]) {
      const bytes = new Uint8Array(size).fill(32);
      bytes.set(new TextEncoder().encode('size:'));
      expect((await pool.convert(bytes, request, inMs(10_000), never)).markdown).toBe(String(size));
    }
  });

  it('gives back answers of any size whole', async () => {
    for (const length of [3, 1 << 20, 3 << 20].map((size) => size - (size % 3)))
      expect((await order(pool, `long:${length}`)) === 'äß\ud83d'.repeat(length / 3)).toBe(true);
  });

  it('does many jobs at once, each with its own answer', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => order(pool, `echo:${index}`)));
    expect(answers).toEqual(Array.from({ length: 60 }, (_, index) => String(index)));
  });

  it('keeps the code, the text and the details of an error of the engine', async () => {
    await expect(order(pool, 'encrypted')).rejects.toMatchObject({
      code: 'document.encrypted',
      publicMessage: 'The document is encrypted.',
      details: { format: 'pdf' },
    });
  });

  it('calls a fault of the engine unexpected and tells the caller nothing of it', async () => {
    const error = await order(pool, 'fault').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'internal.unexpected' });
    expect((error as { publicMessage: string }).publicMessage).not.toContain('confidential');
  });

  it('calls a stack that a document made too deep a limit of the document', async () => {
    await expect(order(pool, 'depth')).rejects.toMatchObject({ code: 'document.limit-exceeded' });
  });

  it('shows the engine nothing of the environment', async () => {
    const environment = JSON.parse(await order(pool, 'environment')) as Record<string, string>;
    expect(Object.keys(environment).filter((name) => !/^(TZ|NODE_CHANNEL_)/.test(name))).toEqual([]);
  });

  it('gives the engine no network', async () => {
    expect(await order(pool, 'network')).toBe('The engine has no network.');
  });

  it('gives the threads of the engine none either', async () => {
    expect(await order(pool, 'threadNetwork')).toBe('connect shut, lookup shut, udp shut, The engine has no network.');
  });

  it('ends an endless loop soon after the deadline and serves the next job', async () => {
    await expect(order(pool, 'forever', inMs(300))).rejects.toMatchObject({ code: 'deadline.exceeded' });
    expect(await order(pool, 'echo:next')).toBe('next');
  });

  it('ends a job that takes too much memory and serves the next', async () => {
    await expect(order(pool, 'memory')).rejects.toMatchObject({ code: 'document.limit-exceeded' });
    expect(await order(pool, 'echo:next')).toBe('next');
  });

  it('ends a process that answers more text than it has memory, and serves the next', async () => {
    await expect(order(pool, 'flood')).rejects.toMatchObject({ code: 'document.limit-exceeded' });
    expect(await order(pool, 'long:6000000')).toHaveLength(6_000_000);
  });

  it('knows a full heap from another crash', async () => {
    await expect(order(pool, 'heap')).rejects.toMatchObject({ code: 'document.limit-exceeded' });
    expect(await order(pool, 'echo:next')).toBe('next');
  });

  it('calls a crash unexpected, and only for the job that was running', async () => {
    const crash = order(pool, 'crash');
    const waiting = [order(pool, 'echo:one'), order(pool, 'echo:two')];
    await expect(crash).rejects.toMatchObject({ code: 'internal.unexpected' });
    expect(await Promise.all(waiting)).toEqual(['one', 'two']);
  });

  it('lets a job that only waited run out of its own time', async () => {
    const busy = order(pool, 'sleep:400');
    await expect(order(pool, 'echo:late', inMs(100))).rejects.toMatchObject({ code: 'deadline.exceeded' });
    expect(await busy).toBe('slept');
  });

  it('drops a waiting job whose client has gone', async () => {
    const busy = order(pool, 'sleep:200');
    const client = new AbortController();
    const waiting = order(pool, 'echo:none', inMs(5000), client.signal);
    client.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(pool.status().waiting).toBe(0);
    await busy;
  });

  it('does not let a long job run on when its client has gone', async () => {
    const client = new AbortController();
    const job = order(pool, 'forever', inMs(60_000), client.signal);
    client.abort(new Error('gone'));
    await expect(job).rejects.toThrow('gone');
    expect(await order(pool, 'echo:next', inMs(10_000))).toBe('next');
  });

  it('finishes its work when a signal reaches the whole group of processes', async () => {
    const pid = Number(await order(pool, 'pid'));
    const job = order(pool, 'sleep:200');
    process.kill(pid, 'SIGTERM');
    process.kill(pid, 'SIGINT');
    expect(await job).toBe('slept');
  });

  it('uses a process on after a short job whose client has gone', async () => {
    const pid = await order(pool, 'pid');
    const client = new AbortController();
    const job = order(pool, 'sleep:1', inMs(60_000), client.signal);
    client.abort(new Error('gone'));
    await expect(job).rejects.toThrow('gone');
    expect(await order(pool, 'pid')).toBe(pid);
  });
});

describe('engine pool', () => {
  let pool: EnginePool | undefined;
  afterEach(() => pool?.close());

  it('works on as many documents at once as it has processes', async () => {
    pool = makePool({ processes: 2 });
    await pool.whenReady();
    await until(() => pool!.status().ready === 2);
    const both = [order(pool, 'sleep:300'), order(pool, 'sleep:300')];
    expect(pool.status()).toMatchObject({ ready: 2, busy: 2, waiting: 0 });
    await Promise.all(both);
  });

  it('keeps one crash from the job beside it', async () => {
    pool = makePool({ processes: 2 });
    await until(() => pool!.status().ready === 2);
    const beside = order(pool, 'sleep:500');
    await expect(order(pool, 'crash')).rejects.toMatchObject({ code: 'internal.unexpected' });
    expect(await beside).toBe('slept');
    expect(pool.status().lost).toBe(1);
  });

  it('refuses at once when its queue is full', async () => {
    pool = makePool({ queueSize: 1 });
    await pool.whenReady();
    const first = order(pool, 'sleep:200');
    const second = order(pool, 'echo:second');
    await expect(order(pool, 'echo:third')).rejects.toMatchObject({ code: 'server.overloaded', retryAfterSeconds: 1 });
    expect(await Promise.all([first, second])).toEqual(['slept', 'second']);
  });

  it('replaces a process after its share of jobs', async () => {
    pool = makePool({ jobsPerProcess: 2 });
    await pool.whenReady();
    const pids: string[] = [];
    for (let i = 0; i < 4; i += 1) pids.push(await order(pool, 'pid'));
    expect(new Set(pids).size).toBe(2);
    expect(pool.status().lost).toBe(0);
  });

  it('replaces a process that keeps its memory', async () => {
    pool = makePool();
    await pool.whenReady();
    const pid = await order(pool, 'hold:170');
    expect(await order(pool, 'pid')).toBe(pid);
    expect(await order(pool, 'pid')).not.toBe(pid);
  });

  it('writes no word of the document into the log when the engine crashes', async () => {
    const lines: string[] = [];
    pool = makePool({}, lines);
    await pool.whenReady();
    await expect(order(pool, 'uncaught')).rejects.toMatchObject({ code: 'internal.unexpected' });
    expect(lines.join('')).toContain('TypeError');
    expect(lines.join('')).toContain('tricky-child');
    expect(lines.join('')).not.toContain('confidential');
  });

  it('ends all its processes when it is closed, and refuses what runs or waits', async () => {
    pool = makePool();
    await pool.whenReady();
    const pid = Number(await order(pool, 'pid'));
    const running = order(pool, 'forever');
    const waiting = order(pool, 'echo:never');
    const refusals = Promise.allSettled([running, waiting]);
    await pool.close();
    for (const result of await refusals) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'server.shutting-down' } });
    }
    expect(alive(pid)).toBe(false);
    await expect(order(pool, 'echo:late')).rejects.toMatchObject({ code: 'server.shutting-down' });
  });

  it('says so when its processes cannot be started', async () => {
    pool = makePool({ module: new URL('./testing/no-such-child.ts', import.meta.url) });
    await expect(pool.whenReady()).rejects.toThrow(/cannot be started/);
  });

  it('does not outlive a server that is killed, even caught in a loop', async () => {
    const parent = fork(new URL('./testing/parent.ts', import.meta.url), {
      execArgv: ['--import', import.meta.resolve('tsx')],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(alive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !alive(pid));
  });
});
