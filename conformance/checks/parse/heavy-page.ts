/**
 * Work that lasts, for a target that recognizes no text: a page of many cells, grown until its conversion takes long enough.
 * A server that does one thing at a time stands still meanwhile, and one that keeps all of it in memory may end: so it is
 * never asked for more than it takes, and not before everything else is judged (`t.last`).
 * Spec: ParseOptions (timeout).
 */
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { serverWords } from '../../harness/server-words.js';
import { dataOf } from '../../harness/silence.js';
import type { Upload } from '../../vocabulary/parse.js';
import { htmlUpload, page } from '../../vocabulary/pages.js';
import { parse } from '../../vocabulary/parse.js';

export const cellsOfTable = 6000;
/** Tables to begin with, and at most: 600 kB each. */
const tables = { first: 1, most: 20 };
/** The work may grow faster than the page does. */
const steepest = 3;
/** A step may go on for so long. */
const longestMs = 200_000;

/** A page that costs much more work than its size: deep, wide tables and links. */
export function heavyPage(word: string, count: number): Upload {
  const row = `<tr>${'<td><div><span><a href="https://plumbline.example/x">cell</a> <b>bold</b></span></div></td>'.repeat(20)}</tr>`;
  const table = `<table>${row.repeat(cellsOfTable / 20)}</table>`;
  return htmlUpload(page(`<main><h1>Heavy</h1><p>${word}</p>${table.repeat(count)}</main>`));
}

const quickMs = 1500;

/**
 * For checks that may hold the target up or end it: who takes long for one such table gets them when everything else is
 * judged, so that no neighbour waits in vain.
 */
export async function outOfTheWay(t: CheckContext): Promise<void> {
  const { exchange } = await t.shared('a heavy table', async () => ({
    exchange: await parse(
      t,
      { file: heavyPage(t.word(), 1), options: { timeout: 60_000 } },
      { silence: 'timeout-answer', patienceMs: 120_000 },
    ),
  }));
  if (exchange.response.waitedMs > quickMs) await t.last();
}

export interface LastingPage {
  readonly exchange: Exchange;
  readonly file: Upload;
  readonly tables: number;
}

/**
 * A page whose conversion lasts, and the answer for it when it may take all its time; every check reads the same one.
 * @throws Unverified when the target is so quick that no page of this kind lasts
 */
export function lastingPage(t: CheckContext, wantedMs: number): Promise<LastingPage> {
  return t.shared('lasting page', async () => {
    const options = { timeout: generatedLimits.parseTimeoutMaxMs };
    for (let count = tables.first; ;) {
      const file = heavyPage(t.word(), count);
      const exchange = await parse(t, { file, options }, { silence: 'timeout-answer', patienceMs: longestMs });
      assertDone(t, exchange);
      if (exchange.response.waitedMs >= wantedMs) return { exchange, file, tables: count };
      count = grown(t, count, exchange, wantedMs);
    }
  });
}

/** Work that was refused, for its longest `timeout` or for itself, shows no bound. @throws Unverified */
export function assertDone(t: CheckContext, exchange: Exchange): void {
  if (dataOf(exchange)) return;
  t.unverified('prerequisite-failed', `the work that this is judged by was not done (${serverWords(exchange)})`);
}

/** Enough of them for work that lasts so long, and not many more. @throws Unverified when the largest did not last */
export function grown(t: CheckContext, count: number, { response }: Exchange, wantedMs: number): number {
  const tookMs = Math.max(1, Math.round(response.waitedMs));
  if (count === tables.most)
    t.unverified(
      'prerequisite-failed',
      `nothing was found that takes the target longer than ${wantedMs} ms: a page of ${count * cellsOfTable} cells took ${tookMs} ms`,
    );
  return Math.min(tables.most, steepest * count, Math.ceil((count * 1.4 * wantedMs) / tookMs));
}
