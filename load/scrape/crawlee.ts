/** Crawlee's CheerioCrawler as a peer; its packages are installed on demand into load/scrape/peers. */
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface CrawlJob {
  readonly urls: readonly string[];
  readonly concurrency: number;
  /** Whether the main content is written as Markdown, or only its text is taken. */
  readonly markdown: boolean;
  /** Whether the pages it finds by their links are crawled too. */
  readonly followLinks?: boolean;
}

export interface Crawled {
  readonly pages: number;
  readonly failures: number;
  readonly characters: number;
  readonly links: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

export interface Crawler {
  crawl(job: CrawlJob): Promise<Crawled>;
  close(): Promise<void>;
}

export async function startCrawler(): Promise<Crawler> {
  const folder = fileURLToPath(new URL('peers', import.meta.url));
  if (!existsSync(`${folder}/node_modules/@crawlee/cheerio`)) {
    process.stderr.write('installing Crawlee into load/scrape/peers ...\n');
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
    const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error('Crawlee could not be installed into load/scrape/peers.');
  }
  const child = fork(new URL('crawlee-process.mjs', import.meta.url));
  await once(child, 'message');
  return {
    async crawl(job) {
      child.send(job);
      const [crawled] = (await once(child, 'message')) as [Crawled];
      return crawled;
    },
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
