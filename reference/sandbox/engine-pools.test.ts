import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import { readOptions } from '../engine/document/reading.js';
import { EnginePools } from './engine-pools.js';

describe('documents and scans', () => {
  let pools: EnginePools;
  beforeAll(async () => {
    pools = new EnginePools({
      processes: 1,
      memoryMb: 256,
      jobsPerProcess: 1000,
      queueSize: 100,
      ocr: { languages: ['eng'] },
      log: pino({ level: 'silent' }),
      module: new URL('./testing/tricky-child.ts', import.meta.url),
    });
    await pools.whenReady();
  });
  afterAll(() => pools.close());

  const read = async (text: string): Promise<string> => {
    const request = { read: readOptions(), transforms: [], outputs: ['markdown'] as const };
    const bytes = new TextEncoder().encode(text);
    const never = new AbortController().signal;
    return (await pools.convert(bytes, request, deadlineAfter(30_000, systemClock.nowMs), never, 'a')).markdown!;
  };

  it('are read by processes of their own, so that a scan never holds one that reads documents', async () => {
    const reader = await read('pid:');
    const scanned = await read('scan:the same document');
    expect(scanned).toMatch(/^the same document read by \d+$/);
    expect(scanned).not.toContain(reader);
    expect(await read('pid:')).toBe(reader);
    expect(pools.status()).toMatchObject({ ready: 1, busy: 0, waiting: 0, lost: 0 });
  });

  it('are answered without recognition when that takes too much memory', async () => {
    const reader = await read('pid:');
    expect(await read('scan:bomb')).toMatch(new RegExp(`^bomb read by ${reader} The pictures .* memory`));
  });
});
