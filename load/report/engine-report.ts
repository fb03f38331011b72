/** The engine comparison as it is told: a table with a line for each format, and JSON. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EngineRow } from './engine-rows.js';
import { table } from './table.js';

const head = ['format engine', 'files', 'CPU s', 'first', 'p50 ms', 'p95 ms', 'failed', 'chars', 'memory'];

export function engineTable(rows: readonly EngineRow[]): string {
  const lines = rows.map((row) => [
    `${row.format} ${row.engine}`,
    String(row.files),
    row.cpuSeconds.toFixed(3),
    row.firstPassCpuSeconds.toFixed(3),
    row.p50Ms.toFixed(2),
    row.p95Ms.toFixed(2),
    String(row.failures),
    `${(row.outputCharacters / 1e6).toFixed(2)}M`,
    `${(row.peakBytes / 2 ** 20).toFixed(0)} MB`,
    ...(row.ratio ? [row.ratio.cpu, row.ratio.p50, row.ratio.p95].map(times) : ['', '', '']),
  ]);
  return [
    table([...head, 'x CPU', 'x p50', 'x p95'], lines),
    'CPU s: all files once, warm; first: the same in a new process; x: the figure of the peer divided by ours,',
    'for p50 and p95 over the files that both read. The JSON names the files a peer is ahead on.',
    ...fastestPeers(rows),
    '',
  ].join('\n');
}

/** One sentence for each format that has a peer. */
function fastestPeers(rows: readonly EngineRow[]): string[] {
  return rows
    .filter(({ engine }) => engine === 'ours')
    .flatMap((ours) => {
      const peers = rows.filter(({ format, ratio }) => format === ours.format && ratio !== undefined);
      const [fastest] = peers.sort((a, b) => a.cpuSeconds - b.cpuSeconds);
      return fastest
        ? [`${ours.format}: ours is ${fastest.ratio!.cpu.toFixed(2)} x as fast as the fastest peer, ${fastest.engine}.`]
        : [];
    });
}

/** A dash where no file was read by both. */
function times(ratio: number): string {
  return Number.isNaN(ratio) ? '-' : ratio.toFixed(2);
}

export function writeFigures(path: string, figures: object): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
  process.stdout.write(`written to ${path}\n`);
}
