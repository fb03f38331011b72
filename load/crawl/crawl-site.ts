/** The site that is crawled, and its journal. */
import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface Delivery {
  readonly type: string;
  readonly id: string;
  readonly attempts: number;
  readonly accepted: number;
}

export interface CrawlSite {
  readonly origin: string;
  /** `host:port`, as EGRESS_ALLOW takes it. */
  readonly address: string;
  /** The first of so many pages, from which all can be reached. */
  firstOf(pages: number): string;
  /** What came since it was last asked for: how often each page, and each delivery. */
  takeJournal(): Promise<{ readonly visits: ReadonlyMap<string, number>; readonly deliveries: readonly Delivery[] }>;
  close(): Promise<void>;
}

export async function startCrawlSite(): Promise<CrawlSite> {
  const child = fork(new URL('site-process.mjs', import.meta.url));
  const [port] = (await once(child, 'message')) as [number];
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    address: `127.0.0.1:${port}`,
    firstOf: (pages) => `${origin}/pages/${pages}/0`,
    async takeJournal() {
      const journal = (await (await fetch(`${origin}/journal`, { method: 'DELETE' })).json()) as {
        visits: [string, number][];
        deliveries: Delivery[];
      };
      return { visits: new Map(journal.visits), deliveries: journal.deliveries };
    },
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
