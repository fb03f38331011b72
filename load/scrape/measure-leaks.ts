/**
 * Many scrapes, half of them with the browser, in rounds: does the server's process tree grow from round to round?
 * Memory is read a moment after each round, when nothing is under way.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startReference } from '../http/target.js';
import { usageOf } from '../http/usage.js';
import { writeFigures } from '../report/write-figures.js';
import { table } from '../report/table.js';
import { driveScrapes } from './drive-scrapes.js';
import { articles, startSite } from './site.js';

export interface LeakSearch {
  /** Scrapes of a round. */
  readonly scrapes: number;
  readonly concurrency: number;
  readonly rounds: number;
  readonly out: string;
}

interface Round {
  readonly seconds: number;
  readonly failures: number;
  readonly residentBytes: number;
  readonly processes: number;
}

/** What the tree may hold more after the last round than after the first. */
const growthMaxBytes = 60 * 2 ** 20;

/** Gives the exit code: 0, or 1 when a scrape failed or the tree grew. */
export async function measureLeaks({ scrapes, concurrency, rounds, out }: LeakSearch): Promise<number> {
  const site = await startSite();
  const target = await startReference({ EGRESS_ALLOW: site.address });
  const results: Round[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      process.stderr.write(`${round === 0 ? 'warm-up' : `round ${round}`} ...\n`);
      const wishes = articles(site, round * scrapes, scrapes).map((url, index) => ({
        url,
        maxAge: 0,
        storeInCache: false,
        ...(index % 2 === 1 && { waitFor: 1 }),
      }));
      const { failures, seconds } = await driveScrapes(target, wishes, concurrency);
      for (const failure of failures.slice(0, 3)) process.stderr.write(`${failure}\n`);
      await sleep(2000);
      const { residentBytes, processes } = usageOf(target.pid!)!;
      results.push({ seconds, failures: failures.length, residentBytes, processes });
    }
  } finally {
    await target.close();
    await site.close();
  }
  return report(results, { scrapes, concurrency, rounds, out });
}

function report(rounds: readonly Round[], search: LeakSearch): number {
  const lines = rounds.map((round, index) => [
    index === 0 ? 'warm-up' : `round ${index}`,
    (search.scrapes / round.seconds).toFixed(1),
    String(round.failures),
    `${(round.residentBytes / 2 ** 20).toFixed(0)} MB`,
    String(round.processes),
  ]);
  process.stdout.write(`${table(['', 'scrapes/s', 'failures', 'memory', 'processes'], lines)}\n`);
  writeFigures(search.out, { kind: 'leaks', node: process.version, ...search, rounds });
  const [first, last] = [rounds[0]!, rounds.at(-1)!];
  const grew = last.residentBytes - first.residentBytes > growthMaxBytes || last.processes > first.processes;
  if (grew) process.stdout.write('the process tree grew\n');
  return grew || rounds.some(({ failures }) => failures > 0) ? 1 : 0;
}
