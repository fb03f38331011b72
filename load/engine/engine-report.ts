/** The engine comparison as it is told: a table with a line for each format, and JSON. */
import type { Budgets } from '../report/budgets.js';
import { table } from '../report/table.js';
import type { EngineRow } from './engine-rows.js';

const head = ['format engine', 'files', 'once s', 'loop s', 'p50 ms', 'p95 ms', 'failed', 'chars', 'memory'];
const ratios = ['x once', 'x median', 'x after 40', 'x first 40', 'x loop', 'x p50', 'x p95'];

export function engineTable(rows: readonly EngineRow[]): string {
  const lines = rows.map((row) => [
    `${row.format} ${row.engine}`,
    String(row.files),
    row.once.seenOnce?.toFixed(3) ?? '-',
    row.cpuSeconds.toFixed(3),
    row.p50Ms.toFixed(2),
    row.p95Ms.toFixed(2),
    String(row.failures),
    `${(row.outputCharacters / 1e6).toFixed(2)}M`,
    `${(row.peakBytes / 2 ** 20).toFixed(0)} MB`,
    ...(row.ratio ? ratiosOf(row).map(times) : ratios.map(() => '')),
  ]);
  return [
    table([...head, ...ratios], lines),
    'once: CPU of each file converted once by a process that is warm on others: what a user meets, and the figure that counts;',
    'after 40, first 40: by a young process; loop: the same files again and again, as the compiler likes it.',
    'x: the figure of the peer divided by ours, over the files that both read: above 1 ours is faster.',
    'p50 and p95 are of the loop. The JSON names the files a peer is ahead on.',
    ...fastestPeers(rows),
    '',
  ].join('\n');
}

function ratiosOf({ ratio, onceRatio }: EngineRow): (number | undefined)[] {
  return [
    onceRatio?.seenOnce?.cpu,
    onceRatio?.seenOnce?.p50,
    onceRatio?.afterForty?.cpu,
    onceRatio?.firstForty?.cpu,
    ratio?.cpu,
    ratio?.p50,
    ratio?.p95,
  ];
}

/** One sentence for each format that has a peer that read files of it. */
function fastestPeers(rows: readonly EngineRow[]): string[] {
  return fastest(rows).map(
    ({ format, engine, cpu }) =>
      `${format}, documents seen once: ours is ${cpu.toFixed(2)} x as fast as the fastest peer, ${engine}.`,
  );
}

/** The fastest peer of each format on documents seen once, and how much longer than ours it takes. */
function fastest(rows: readonly EngineRow[]): { format: string; engine: string; cpu: number }[] {
  return [...new Set(rows.map(({ format }) => format))].flatMap((format) => {
    const peers = rows.flatMap(({ format: of, engine, onceRatio }) =>
      of === format && onceRatio?.seenOnce ? [{ format, engine, cpu: onceRatio.seenOnce.cpu }] : [],
    );
    return peers.sort((a, b) => a.cpu - b.cpu).slice(0, 1);
  });
}

/** One sentence for each format in which a peer is further ahead, or less far behind, than it may be. */
export function engineBreaches(budgets: Budgets, rows: readonly EngineRow[]): string[] {
  return fastest(rows).flatMap(({ format, engine, cpu }) => {
    const least = budgets.seenOnceRatioMin[format];
    return least !== undefined && cpu < least
      ? [`${format}: ${cpu.toFixed(2)} x as fast as ${engine} on documents seen once, at least ${least} is expected`]
      : [];
  });
}

/** A dash where no file was read by both. */
function times(ratio: number | undefined): string {
  return ratio === undefined || Number.isNaN(ratio) ? '-' : ratio.toFixed(2);
}
