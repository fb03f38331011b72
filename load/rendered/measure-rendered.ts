/**
 * Pages that their scripts write, scraped by a server: is what they show in the answer, every time, and how long does it
 * take? Rounds go over the whole table, so that all pages meet the same machine.
 */
import { Agent } from 'undici';
import { startReference } from '../http/target.js';
import type { Target } from '../http/target.js';
import { writeFigures } from '../report/write-figures.js';
import { table } from '../report/table.js';
import { pageBehaviours, serveBehaviours } from './page-behaviours.js';
import type { PageBehaviour } from './page-behaviours.js';

export interface RenderedMeasurement {
  readonly rounds: number;
  readonly concurrency: number;
  /** Pages whose name contains it. */
  readonly only: string | undefined;
  readonly out: string;
}

interface Row {
  readonly name: string;
  right: number;
  readonly times: number[];
  /** What was wrong with the last wrong answer. */
  wrong: string;
}

interface Answer {
  readonly data?: { readonly markdown?: string; readonly warning?: string };
  readonly error?: string;
}

/** Gives the exit code: 0, or 1 when an answer was wrong. */
export async function measureRendered({ rounds, concurrency, only, out }: RenderedMeasurement): Promise<number> {
  const site = await serveBehaviours();
  const target = await startReference({ EGRESS_ALLOW: site.address, BROWSER_PAGES: String(concurrency) });
  const chosen = pageBehaviours.flatMap((page, index) =>
    only === undefined || page.name.includes(only) ? [{ page, url: `${site.origin}/page/${index}` }] : [],
  );
  const rows = new Map(
    chosen.map(({ page }) => [page, { name: page.name, right: 0, times: [] as number[], wrong: '' }]),
  );
  const dispatcher = new Agent({ connections: concurrency, headersTimeout: 0, bodyTimeout: 0 });
  try {
    for (let round = 1; round <= rounds; round++) {
      process.stderr.write(`round ${round} of ${rounds} ...\n`);
      const queue = [...chosen];
      const worker = async (): Promise<void> => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          await scrapeOnce(dispatcher, target, next.url, next.page, rows.get(next.page)!);
        }
      };
      await Promise.all(Array.from({ length: concurrency }, worker));
    }
  } finally {
    await dispatcher.close();
    await site.close();
    await target.close();
  }
  return report([...rows.values()], rounds, out);
}

async function scrapeOnce(
  dispatcher: Agent,
  { baseUrl, apiKey }: Target,
  url: string,
  page: PageBehaviour,
  row: Row,
): Promise<void> {
  const { origin, pathname } = new URL(`${baseUrl}/scrape`);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` };
  const body = JSON.stringify({ url, maxAge: 0, storeInCache: false, onlyMainContent: false });
  const start = performance.now();
  const response = await dispatcher.request({ origin, path: pathname, method: 'POST', headers, body });
  const { data, error } = (await response.body.json()) as Answer;
  row.times.push(performance.now() - start);
  const missing = page.words.filter((words) => !data?.markdown?.includes(words));
  const isRight = data !== undefined && missing.length === 0 && (page.empty !== true || data.warning !== undefined);
  if (isRight) row.right++;
  else row.wrong = error ?? (missing.length > 0 ? `without ${missing.join(', ')}` : 'no warning');
}

function report(rows: readonly Row[], rounds: number, out: string): number {
  const lines = rows.map(({ name, right, times, wrong }) => [
    name,
    `${right} of ${times.length}`,
    `${median(times).toFixed(0)}`,
    `${Math.max(...times).toFixed(0)}`,
    wrong,
  ]);
  process.stdout.write(`${table(['page', 'right', 'median ms', 'longest ms', ''], lines)}\n`);
  writeFigures(out, { kind: 'rendered', node: process.version, rounds, rows });
  return rows.every(({ right, times }) => right === times.length) ? 0 : 1;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;
}
