/**
 * Crawls that must not lose anything: killed with `kill -9` at random moments, their database restarted under them, shared
 * by several servers on one database, long, and told to a receiver that fails every third delivery once. Each page exactly
 * once in the results, each event accepted exactly once, counts that never go back, memory that does not grow with the
 * crawl. Where servers share a PostgreSQL started here, also what a page and a claim cost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReference } from '../http/target.js';
import type { StartedTarget } from '../http/target.js';
import { usageOf } from '../http/usage.js';
import { writeFigures } from '../report/write-figures.js';
import { table } from '../report/table.js';
import { collect, Refusal, standing, startCrawl } from './crawl-run.js';
import type { CrawlStatus } from './crawl-run.js';
import { startCrawlSite } from './crawl-site.js';
import type { CrawlSite } from './crawl-site.js';
import { startSharedDatabase } from './shared-database.js';
import type { DatabaseCost, SharedDatabase } from './shared-database.js';

export interface Endurance {
  readonly pages: number;
  /** How often a server is killed while the crawl runs. */
  readonly kills: number;
  /** How often the database is restarted while the crawl runs, every other time like after a crash. */
  readonly databaseRestarts: number;
  readonly servers: number;
  /** Without it, a PostgreSQL is started where several servers share one or it is to be restarted. */
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
  readonly restarts: number;
  /** Answers that the database was away. */
  readonly away: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number;
  /** The most that was held while each quarter of the pages was read. */
  readonly quarterBytes: readonly number[];
  readonly database: DatabaseCost | undefined;
  readonly faults: readonly string[];
}

/** A crawl that does nothing for so long is stuck: leases run out sooner. */
const stuckAfterMs = 180_000;
/** A receiver that accepts nothing new for so long has been given up. */
const silentAfterMs = 60_000;
/** Once, and after 1, 5 and 15 minutes. */
const mostAttempts = 4;
/** How long the database is away. */
const awayMs = 3_000;

/** Gives the exit code: 0, or 1 when anything was lost, doubled or stuck. */
export async function measureEndurance(run: Endurance): Promise<number> {
  if (run.databaseRestarts > 0 && run.databaseUrl !== undefined)
    throw new Error('Only a database that is started here can be restarted: leave --database-url out.');
  const needsShared = (run.servers > 1 || run.databaseRestarts > 0) && run.databaseUrl === undefined;
  const database = needsShared ? await startSharedDatabase() : undefined;
  const site = await startCrawlSite();
  const results: Round[] = [];
  try {
    for (let round = 1; round <= run.rounds; round++) {
      const result = await crawlOnce(site, run, database, randomOf(run.seed + round));
      process.stderr.write(`round ${round}: ${result.faults.length === 0 ? 'whole' : result.faults.join('; ')}\n`);
      results.push(result);
    }
  } finally {
    await site.close();
    await database?.close();
  }
  const lines = results.map((round, index) => [
    `round ${index + 1}`,
    round.status,
    `${round.pages} of ${run.pages}`,
    String(round.twice),
    String(round.visits),
    String(round.kills),
    String(round.restarts),
    String(round.away),
    (round.pages / round.seconds).toFixed(0),
    ((round.cpuSeconds * 1000) / round.pages).toFixed(1),
    `${(round.peakBytes / 2 ** 20).toFixed(0)} MB`,
    round.quarterBytes.map((bytes) => (bytes / 2 ** 20).toFixed(0)).join(' '),
    String(round.faults.length),
  ]);
  const head = ['', 'status', 'pages', 'twice', 'visits', 'kills', 'restarts', '503s', 'pages/s', 'CPU ms/page'];
  process.stdout.write(`${table([...head, 'peak memory', 'by quarter', 'faults'], lines)}\n`);
  const costs = results.flatMap(({ database: cost, pages }, index) =>
    cost ? [costLine(`round ${index + 1}`, cost, pages)] : [],
  );
  if (costs.length > 0) process.stdout.write(`\nThe database:\n${table(costHead, costs)}\n`);
  writeFigures(run.out, { kind: 'endurance', node: process.version, ...run, databaseUrl: undefined, rounds: results });
  return results.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

const costHead = [
  '',
  'CPU ms/page',
  'statements/page',
  'ms in them',
  'commits/page',
  'rows written/page',
  'log KB/page',
  'results KB/page',
  'claims/page',
  'ms/claim',
  'waits ms/claim',
];

function costLine(name: string, cost: DatabaseCost, pages: number): string[] {
  const perPage = (amount: number, digits = 1): string => (amount / pages).toFixed(digits);
  return [
    name,
    perPage(cost.cpuSeconds * 1000, 2),
    perPage(cost.statements),
    perPage(cost.statementSeconds * 1000, 2),
    perPage(cost.commits),
    perPage(cost.rowsWritten),
    perPage(cost.logBytes / 1024),
    perPage(cost.resultBytes / 1024),
    perPage(cost.claims, 2),
    ((cost.claimSeconds * 1000) / cost.claims).toFixed(2),
    ((cost.claimWaitSeconds * 1000) / cost.claims).toFixed(2),
  ];
}

async function crawlOnce(
  site: CrawlSite,
  run: Endurance,
  database: SharedDatabase | undefined,
  random: () => number,
): Promise<Round> {
  const dataDirs = Array.from({ length: run.servers }, () => mkdtempSync(join(tmpdir(), 'plumbline-endurance-')));
  const databaseUrl = database?.url ?? run.databaseUrl;
  const settings = {
    EGRESS_ALLOW: site.address,
    LOG_LEVEL: 'fatal',
    BROWSER_INSTALL: 'off',
    // Retries after 1, 5 and 15 minutes become 60, 300 and 900 ms.
    WEBHOOK_TIME_SCALE: '1000',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const start = (dataDir: string): Promise<StartedTarget> => startReference(settings, dataDir);
  const servers: StartedTarget[] = [];
  for (const dataDir of dataDirs) servers.push(await start(dataDir));
  const faults: string[] = [];
  const cpuSeconds = (): number => sum(servers.map(({ pid }) => usageOf(pid!)?.cpuSeconds ?? 0));
  let kills = 0;
  let restarts = 0;
  let restarting: Promise<void> | undefined;
  let away = 0;
  const quarterBytes = [0, 0, 0, 0];
  let now: CrawlStatus = { status: 'scraping', completed: 0, total: 0 };
  try {
    await site.takeJournal();
    await database?.resetCost();
    const cpuBefore = cpuSeconds();
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
    /** What the next server says; undefined when it says that the database is away. */
    const ask = async (server: StartedTarget): Promise<CrawlStatus | undefined> => {
      try {
        return await standing(server, id);
      } catch (error) {
        if (!restarting || !(error instanceof Refusal) || error.status !== 503) throw error;
        away++;
        return undefined;
      }
    };
    for (let turn = 0; now.status === 'scraping'; turn++) {
      await sleep(200);
      const told = await ask(servers[turn % servers.length]!);
      if (told) {
        if (told.completed < now.completed || told.total < now.total)
          faults.push(`${now.completed} of ${now.total} went back to ${told.completed} of ${told.total}`);
        if (told.completed > now.completed) moved = performance.now();
        now = told;
      }
      const held = sum(servers.map(({ pid }) => usageOf(pid!)?.residentBytes ?? 0));
      const quarter = Math.min(3, Math.floor((now.completed * 4) / run.pages));
      quarterBytes[quarter] = Math.max(quarterBytes[quarter]!, held);
      // Kills are spread over the crawl, at moments nobody chose.
      if (kills < run.kills && now.completed > ((kills + random()) * run.pages) / (run.kills + 1)) {
        kills++;
        await sleep(random() * 300);
        const victim = Math.floor(random() * servers.length);
        await servers[victim]!.crash();
        servers[victim] = await start(dataDirs[victim]!);
      }
      const isDue = now.completed > ((restarts + random()) * run.pages) / (run.databaseRestarts + 1);
      if (database && restarts < run.databaseRestarts && !restarting && isDue) {
        restarting = database.restart({ immediate: restarts % 2 === 0, awayMs });
        restarts++;
        // A little longer: the servers find out at their next request.
        void restarting.then(() => sleep(2_000)).then(() => (restarting = undefined));
      }
      if (performance.now() - moved > stuckAfterMs) {
        faults.push(`nothing was done for ${stuckAfterMs / 1000} s`);
        break;
      }
    }
    const seconds = (performance.now() - began) / 1000;
    const cpu = cpuSeconds() - cpuBefore;
    await restarting;
    if (restarts < run.databaseRestarts) faults.push(`the crawl was over before restart ${restarts + 1}`);
    const { urls } = await collect(servers[0]!, id);
    const pages = new Set(urls).size;
    if (now.status !== 'completed') faults.push(`the status is ${now.status}`);
    if (pages !== run.pages) faults.push(`${run.pages - pages} pages are missing`);
    if (urls.length !== pages) faults.push(`${urls.length - pages} pages stand twice`);
    faults.push(...(await lostDeliveries(site, id, run.pages)));
    // Whoever ended does not answer.
    for (const server of servers) await standing(server, id);
    const { visits } = await site.takeJournal();
    return {
      status: now.status,
      pages,
      twice: urls.length - pages,
      visits: sum([...visits.values()]),
      seconds,
      kills,
      restarts,
      away,
      cpuSeconds: cpu,
      peakBytes: Math.max(...quarterBytes),
      quarterBytes,
      // What a server counts is lost with a crash of it.
      database: restarts === 0 ? await database?.cost() : undefined,
      faults,
    };
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Waits while events are still accepted; what is missing or came too often by then is a fault. */
async function lostDeliveries(site: CrawlSite, id: string, pages: number): Promise<string[]> {
  const wanted: Record<string, number> = { 'crawl.started': 1, 'crawl.page': pages, 'crawl.completed': 1 };
  let faults: string[] = [];
  let moved = performance.now();
  let acceptedSoFar = 0;
  while (performance.now() - moved < silentAfterMs) {
    const response = await fetch(`${site.origin}/journal`);
    const { deliveries } = (await response.json()) as {
      deliveries: { type: string; id: string; attempts: number; accepted: number }[];
    };
    const ours = deliveries.filter((delivery) => delivery.id === id);
    faults = Object.entries(wanted).flatMap(([type, count]) => {
      const accepted = ours.filter((delivery) => delivery.type === type && delivery.accepted > 0).length;
      return accepted === count ? [] : [`${type}: ${accepted} of ${count} events were accepted`];
    });
    if (ours.some(({ attempts }) => attempts > mostAttempts))
      faults.push('a delivery was tried more often than the schedule says');
    if (faults.length === 0) return [];
    const accepted = ours.filter((delivery) => delivery.accepted > 0).length;
    if (accepted > acceptedSoFar) moved = performance.now();
    acceptedSoFar = accepted;
    await sleep(1_000);
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
