/**
 * Crawls that must not lose anything: killed with `kill -9` at random moments, shared by several servers on one database,
 * long, and told to a receiver that fails every third delivery once. Each page exactly once in the results, each event
 * accepted exactly once, counts that never go back, memory that does not grow with the crawl.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReference } from '../http/target.js';
import type { StartedTarget } from '../http/target.js';
import { usageOf } from '../http/usage.js';
import { writeFigures } from '../report/engine-report.js';
import { table } from '../report/table.js';
import { collect, standing, startCrawl } from './crawl-run.js';
import { startCrawlSite } from './crawl-site.js';
import type { CrawlSite } from './crawl-site.js';

export interface Endurance {
  readonly pages: number;
  /** How often a server is killed while the crawl runs. */
  readonly kills: number;
  /** Servers on the database; above 1 it must be given. */
  readonly servers: number;
  readonly databaseUrl: string | undefined;
  readonly rounds: number;
  readonly seed: number;
  readonly out: string;
}

interface Round {
  readonly status: string;
  readonly pages: number;
  readonly twice: number;
  readonly visits: number;
  readonly seconds: number;
  readonly kills: number;
  readonly peakBytes: number;
  readonly faults: readonly string[];
}

/** A crawl that does nothing for so long is stuck: leases run out sooner. */
const stuckAfterMs = 180_000;

/** Gives the exit code: 0, or 1 when anything was lost, doubled or stuck. */
export async function measureEndurance(run: Endurance): Promise<number> {
  if (run.servers > 1 && run.databaseUrl === undefined)
    throw new Error('Several servers share a PostgreSQL: give it with --database-url.');
  const site = await startCrawlSite();
  const results: Round[] = [];
  try {
    for (let round = 1; round <= run.rounds; round++) {
      const result = await crawlOnce(site, run, randomOf(run.seed + round));
      process.stderr.write(`round ${round}: ${result.faults.length === 0 ? 'whole' : result.faults.join('; ')}\n`);
      results.push(result);
    }
  } finally {
    await site.close();
  }
  const lines = results.map((round, index) => [
    `round ${index + 1}`,
    round.status,
    `${round.pages} of ${run.pages}`,
    String(round.twice),
    String(round.visits),
    String(round.kills),
    (round.pages / round.seconds).toFixed(0),
    `${(round.peakBytes / 2 ** 20).toFixed(0)} MB`,
    String(round.faults.length),
  ]);
  const head = ['', 'status', 'pages', 'twice', 'visits', 'kills', 'pages/s', 'peak memory', 'faults'];
  process.stdout.write(`${table(head, lines)}\n`);
  writeFigures(run.out, { kind: 'endurance', node: process.version, ...run, databaseUrl: undefined, rounds: results });
  return results.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

async function crawlOnce(site: CrawlSite, run: Endurance, random: () => number): Promise<Round> {
  const dataDirs = Array.from({ length: run.servers }, () => mkdtempSync(join(tmpdir(), 'plumbline-endurance-')));
  const settings = {
    EGRESS_ALLOW: site.address,
    LOG_LEVEL: 'fatal',
    BROWSER_INSTALL: 'off',
    // Retries after 1, 5 and 15 minutes become 60, 300 and 900 ms.
    WEBHOOK_TIME_SCALE: '1000',
    ...(run.databaseUrl !== undefined && { DATABASE_URL: run.databaseUrl }),
  };
  const start = (dataDir: string): Promise<StartedTarget> => startReference(settings, dataDir);
  const servers = await Promise.all(dataDirs.map(start));
  const faults: string[] = [];
  let kills = 0;
  let peakBytes = 0;
  let completed = 0;
  try {
    await site.takeJournal();
    const began = performance.now();
    let moved = began;
    const id = await startCrawl(servers[0]!, {
      url: site.firstOf(run.pages),
      limit: run.pages,
      sitemap: 'skip',
      crawlEntireDomain: true,
      scrapeOptions: { formats: ['markdown', 'links'], maxAge: 0, storeInCache: false },
      webhook: { url: `${site.origin}/hook`, events: ['started', 'page', 'completed', 'failed'] },
    });
    let now = await standing(servers[0]!, id);
    while (now.status === 'scraping') {
      await sleep(200);
      now = await standing(servers[0]!, id);
      if (now.completed < completed) faults.push(`completed went back from ${completed} to ${now.completed}`);
      if (now.completed > completed) moved = performance.now();
      completed = now.completed;
      peakBytes = Math.max(peakBytes, sum(servers.map(({ pid }) => usageOf(pid!)?.residentBytes ?? 0)));
      // Kills are spread over the crawl, at moments nobody chose.
      if (kills < run.kills && completed > ((kills + random()) * run.pages) / (run.kills + 1)) {
        kills++;
        await sleep(random() * 300);
        const victim = Math.floor(random() * servers.length);
        await servers[victim]!.crash();
        servers[victim] = await start(dataDirs[victim]!);
      }
      if (performance.now() - moved > stuckAfterMs) {
        faults.push(`nothing was done for ${stuckAfterMs / 1000} s`);
        break;
      }
    }
    const seconds = (performance.now() - began) / 1000;
    const { urls } = await collect(servers[0]!, id);
    const pages = new Set(urls).size;
    if (now.status !== 'completed') faults.push(`the status is ${now.status}`);
    if (pages !== run.pages) faults.push(`${run.pages - pages} pages are missing`);
    if (urls.length !== pages) faults.push(`${urls.length - pages} pages stand twice`);
    faults.push(...(await lostDeliveries(site, id, run.pages)));
    const { visits } = await site.takeJournal();
    return {
      status: now.status,
      pages,
      twice: urls.length - pages,
      visits: sum([...visits.values()]),
      seconds,
      kills,
      peakBytes,
      faults,
    };
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Waits until every event was accepted; what is missing or came too often by then is a fault. */
async function lostDeliveries(site: CrawlSite, id: string, pages: number): Promise<string[]> {
  const wanted: Record<string, number> = { 'crawl.started': 1, 'crawl.page': pages, 'crawl.completed': 1 };
  let faults: string[] = [];
  for (let round = 0; round < 300; round++) {
    const response = await fetch(`${site.origin}/journal`);
    const { deliveries } = (await response.json()) as {
      deliveries: { type: string; id: string; attempts: number; accepted: number }[];
    };
    const ours = deliveries.filter((delivery) => delivery.id === id);
    faults = Object.entries(wanted).flatMap(([type, count]) => {
      const accepted = ours.filter((delivery) => delivery.type === type && delivery.accepted > 0).length;
      return accepted === count ? [] : [`${type}: ${accepted} of ${count} events were accepted`];
    });
    if (ours.some(({ attempts }) => attempts > 4 + round))
      faults.push('a delivery was tried more often than the schedule says');
    if (faults.length === 0) return [];
    await sleep(200);
  }
  return faults;
}

/** Numbers from 0 to 1 that follow from a seed. */
function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
