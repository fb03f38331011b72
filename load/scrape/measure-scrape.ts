/**
 * Static scrapes of our server beside Crawlee's CheerioCrawler doing the same work: the same pages of the same local site,
 * as many at a time, main content as Markdown and its links. Rounds alternate, so that both meet the same machine; the
 * median round of each counts. Our server does it over HTTP, with its limits, its sandbox and its egress guard.
 */
import { startReference, type Target } from '../http/target.js';
import { usageOf } from '../http/usage.js';
import { writeFigures } from '../report/write-figures.js';
import { table } from '../report/table.js';
import { startCrawler } from './crawlee.js';
import type { Crawled } from './crawlee.js';
import { driveScrapes } from './drive-scrapes.js';
import { articles, startSite } from './site.js';

export interface ScrapeComparison {
  readonly pages: number;
  readonly concurrency: number;
  readonly rounds: number;
  readonly out: string;
}

/** The least that our pages per second may be of Crawlee's. */
const ratioMin = 1.5;

/** Gives the exit code: 0, or 1 when a scrape failed or the ratio is below what is expected. */
export async function measureScrape({ pages, concurrency, rounds, out }: ScrapeComparison): Promise<number> {
  const site = await startSite();
  const target = await startReference({ EGRESS_ALLOW: site.address });
  const crawler = await startCrawler();
  const urls = articles(site, 1, pages);
  const runs: Record<string, () => Promise<Crawled>> = {
    ours: () => scrapeAll(target, urls, concurrency),
    'crawlee + turndown': () => crawler.crawl({ urls, concurrency, markdown: true }),
    'crawlee, text only': () => crawler.crawl({ urls, concurrency, markdown: false }),
  };
  const results = new Map<string, Crawled[]>(Object.keys(runs).map((name) => [name, []]));
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const [name, run] of Object.entries(runs)) {
        process.stderr.write(`${round === 0 ? 'warm-up' : `round ${round}`}: ${name} ...\n`);
        const result = await run();
        if (round > 0) results.get(name)!.push(result);
      }
    }
  } finally {
    await crawler.close();
    await target.close();
    await site.close();
  }
  return report(results, { pages, concurrency, rounds, out });
}

async function scrapeAll(target: Target, urls: readonly string[], concurrency: number): Promise<Crawled> {
  const before = usageOf(target.pid!)?.cpuSeconds ?? 0;
  const scrapes = urls.map((url) => ({ url, formats: ['markdown', 'links'], maxAge: 0, storeInCache: false }));
  const { failures, ...made } = await driveScrapes(target, scrapes, concurrency);
  for (const failure of failures.slice(0, 3)) process.stderr.write(`${failure}\n`);
  return { ...made, failures: failures.length, cpuSeconds: (usageOf(target.pid!)?.cpuSeconds ?? 0) - before };
}

function report(measured: Map<string, Crawled[]>, comparison: ScrapeComparison): number {
  const medians = new Map([...measured].map(([name, rounds]) => [name, median(rounds)]));
  const ours = medians.get('ours')!;
  const rows = [...medians].map(([name, round]) => ({
    name,
    ...round,
    pagesPerSecond: round.pages / round.seconds,
    /** How many times faster ours is, by the clock and by CPU time. */
    ratio: {
      clock: ours.pages / ours.seconds / (round.pages / round.seconds),
      cpu: round.cpuSeconds / ours.cpuSeconds,
    },
  }));
  const head = ['', 'pages/s', 'CPU ms/page', 'failures', 'links/page', 'characters/page', 'ours: clock', 'ours: CPU'];
  const lines = rows.map((row) => [
    row.name,
    row.pagesPerSecond.toFixed(0),
    ((row.cpuSeconds * 1000) / row.pages).toFixed(2),
    String(row.failures),
    (row.links / row.pages).toFixed(0),
    (row.characters / row.pages).toFixed(0),
    row.name === 'ours' ? '' : `${row.ratio.clock.toFixed(2)}x`,
    row.name === 'ours' ? '' : `${row.ratio.cpu.toFixed(2)}x`,
  ]);
  process.stdout.write(`${table(head, lines)}\n`);
  writeFigures(comparison.out, { kind: 'scrape', node: process.version, ...comparison, rows });
  const peer = rows.find(({ name }) => name === 'crawlee + turndown')!;
  if (ours.failures > 0) process.stdout.write(`${ours.failures} scrapes failed\n`);
  if (peer.ratio.clock < ratioMin) process.stdout.write(`below the expected ratio of ${ratioMin}\n`);
  return ours.failures === 0 && peer.ratio.clock >= ratioMin ? 0 : 1;
}

function median(rounds: readonly Crawled[]): Crawled {
  const sorted = [...rounds].sort((a, b) => a.seconds - b.seconds);
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}
