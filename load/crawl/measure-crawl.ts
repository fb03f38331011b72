/**
 * A crawl by our server beside Crawlee's CheerioCrawler on the same local site: the same pages found by their links, main
 * content as Markdown and the links of every page. Ours goes through the queue, the ledger and the results in a database.
 * Rounds alternate; the median of each counts.
 */
import { startCrawler } from '../scrape/crawlee.js';
import { startReference } from '../http/target.js';
import { usageOf } from '../http/usage.js';
import { writeFigures } from '../report/write-figures.js';
import { table } from '../report/table.js';
import { collect, startCrawl, untilOver } from './crawl-run.js';
import { startCrawlSite } from './crawl-site.js';

export interface CrawlComparison {
  readonly pages: number;
  readonly concurrency: number;
  readonly rounds: number;
  readonly out: string;
}

interface Round {
  readonly pages: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

/** The least that our pages per second may be of Crawlee's. */
const ratioMin = 1.5;

/** Gives the exit code: 0, or 1 when a page is missing or the ratio is below what is expected. */
export async function measureCrawl({ pages, concurrency, rounds, out }: CrawlComparison): Promise<number> {
  const site = await startCrawlSite();
  const target = await startReference({ EGRESS_ALLOW: site.address });
  const crawler = await startCrawler();
  const runs: Record<string, () => Promise<Round>> = {
    async ours() {
      const cpu = usageOf(target.pid!)?.cpuSeconds ?? 0;
      const start = performance.now();
      const id = await startCrawl(target, {
        url: site.firstOf(pages),
        limit: pages,
        sitemap: 'skip',
        crawlEntireDomain: true,
        maxConcurrency: concurrency,
        scrapeOptions: { formats: ['markdown', 'links'], maxAge: 0, storeInCache: false },
      });
      await untilOver(target, id);
      const { urls } = await collect(target, id);
      return {
        pages: new Set(urls).size,
        seconds: (performance.now() - start) / 1000,
        cpuSeconds: (usageOf(target.pid!)?.cpuSeconds ?? 0) - cpu,
      };
    },
    'crawlee + turndown': () =>
      crawler.crawl({ urls: [site.firstOf(pages)], concurrency, markdown: true, followLinks: true }),
  };
  const results = new Map<string, Round[]>(Object.keys(runs).map((name) => [name, []]));
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
  const [ours, peer] = [...results.values()].map(median) as [Round, Round];
  const clock = peer.seconds / peer.pages / (ours.seconds / ours.pages);
  const cpu = peer.cpuSeconds / peer.pages / (ours.cpuSeconds / ours.pages);
  const line = (name: string, round: Round, ...ratio: string[]): string[] => [
    name,
    String(round.pages),
    (round.pages / round.seconds).toFixed(0),
    ((round.cpuSeconds * 1000) / round.pages).toFixed(2),
    ...ratio,
  ];
  const lines = [line('ours', ours), line('crawlee + turndown', peer, `${clock.toFixed(2)}x`, `${cpu.toFixed(2)}x`)];
  process.stdout.write(`${table(['', 'pages', 'pages/s', 'CPU ms/page', 'ours: clock', 'ours: CPU'], lines)}\n`);
  writeFigures(out, { kind: 'crawl', node: process.version, pages, concurrency, rounds, ours, peer, clock, cpu });
  return ours.pages === pages && clock >= ratioMin ? 0 : 1;
}

function median(rounds: readonly Round[]): Round {
  return [...rounds].sort((a, b) => a.seconds - b.seconds)[Math.floor((rounds.length - 1) / 2)]!;
}
