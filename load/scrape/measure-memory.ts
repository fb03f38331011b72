/**
 * What a server holds: at rest after its start, at most while it reads documents of every kind and then scrapes pages with
 * the browser, and at rest again. Of the whole process tree, what its processes share counted once (PSS, Linux).
 */
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReference } from '../http/target.js';
import type { Target } from '../http/target.js';
import { memoryOf } from '../http/usage.js';
import { writeFigures } from '../report/write-figures.js';
import { table } from '../report/table.js';
import { parseScenarios } from '../scenarios/parse.js';
import { driveScrapes } from './drive-scrapes.js';
import { articles, startSite } from './site.js';

export interface MemorySearch {
  readonly documents: number;
  /** Each with the browser. */
  readonly scrapes: number;
  readonly concurrency: number;
  readonly out: string;
}

/** Engine processes warm up after the start, and give memory back some time after work. */
const restMs = 20_000;
const lookEveryMs = 100;

/** Gives the exit code: 0, or 1 when a document or a scrape failed. */
export async function measureMemory({ documents, scrapes, concurrency, out }: MemorySearch): Promise<number> {
  const site = await startSite();
  const target = await startReference({ EGRESS_ALLOW: site.address });
  const pid = target.pid!;
  try {
    await sleep(restMs);
    const atRest = memoryOf(pid);
    const read = await highest(pid, () => parseDocuments(target, documents, concurrency));
    const wishes = articles(site, 0, scrapes).map((url) => ({ url, maxAge: 0, waitFor: 1 }));
    const scraped = await highest(pid, () => driveScrapes(target, wishes, concurrency));
    await sleep(restMs);
    const after = memoryOf(pid);
    const failures = [...read.done, ...scraped.done.failures];
    for (const failure of failures.slice(0, 5)) process.stderr.write(`${failure}\n`);
    const rows = [
      ['at rest, after the start', atRest],
      [`at most, ${documents} documents of every kind, ${concurrency} at a time`, read.bytes],
      [`at most, ${scrapes} scrapes with the browser, ${concurrency} at a time`, scraped.bytes],
      ['at rest, afterwards', after],
    ] as const;
    process.stdout.write(
      `${table(
        ['', 'memory'],
        rows.map(([when, bytes]) => [when, mebibytes(bytes)]),
      )}\n`,
    );
    const figures = { atRest, documents: read.bytes, scrapes: scraped.bytes, after, failures: failures.length };
    writeFigures(out, { kind: 'memory', node: process.version, cores: availableParallelism(), ...figures });
    return failures.length === 0 ? 0 : 1;
  } finally {
    await target.close();
    await site.close();
  }
}

/** The most that the tree held while the work was done. */
async function highest<T>(pid: number, work: () => Promise<T>): Promise<{ bytes: number; done: T }> {
  let bytes = 0;
  const timer = setInterval(() => (bytes = Math.max(bytes, memoryOf(pid))), lookEveryMs);
  try {
    const done = await work();
    return { bytes: Math.max(bytes, memoryOf(pid)), done };
  } finally {
    clearInterval(timer);
  }
}

/** Gives one sentence for each document that failed. */
async function parseDocuments({ baseUrl, apiKey }: Target, count: number, concurrency: number): Promise<string[]> {
  const scenarios = parseScenarios();
  const failures: string[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const { bytes, contentType, fileName, name } = scenarios[next++ % scenarios.length]!;
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(bytes)], { type: contentType }), fileName);
      const headers = { authorization: `Bearer ${apiKey}` };
      const answer = await fetch(`${baseUrl}/parse`, { method: 'POST', headers, body });
      const text = await answer.text();
      if (!answer.ok) failures.push(`${name}: ${answer.status} ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return failures;
}

function mebibytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MiB`;
}
