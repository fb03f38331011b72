/**
 * Our parse engine and its peers on the same files in one run: CPU seconds, per-file times, failures, memory, ratios.
 * Each engine runs in a process of its own, reads all files into memory first, warms up with one pass, and is then measured;
 * reported is the median pass. CPU seconds count all threads of the process, so collectors and native pools are in.
 */
import { fork, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { table } from '../report/table.js';
import { readsFormats } from './engines.mjs';
import { filesByFormat } from './files.js';

export interface EngineComparison {
  readonly folder: string | undefined;
  readonly peers: readonly string[] | undefined;
  readonly formats: readonly string[] | undefined;
  readonly runs: number;
  readonly fileLimit: number;
  readonly secondsPerEngine: number;
  readonly onlyMainContent: boolean;
  readonly out: string;
}

interface Pass {
  perFileMs: number[];
  failures: number;
  outputCharacters: number;
}

interface Row {
  readonly format: string;
  readonly engine: string;
  readonly files: number;
  readonly cpuSeconds: number;
  readonly firstPassCpuSeconds: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly failures: number;
  readonly outputCharacters: number;
  readonly peakBytes: number;
  /** Peer's CPU seconds to ours: how many times faster ours is, over all files and at the quantiles. */
  readonly ratio?: { cpu: number; p50: number; p95: number };
}

const builtIn = ['sheetjs', 'mammoth', 'word-extractor', 'pdfjs'];
const packages: Record<string, string> = {
  anydoc: '@firecrawl/anydoc',
  kreuzberg: '@kreuzberg/node',
  mdream: 'mdream',
  'pdf-inspector': '@firecrawl/pdf-inspector',
  'pdf-inspector-text': '@firecrawl/pdf-inspector',
  liteparse: '@llamaindex/liteparse',
};

export async function measureEngines(comparison: EngineComparison): Promise<void> {
  const known = Object.keys(readsFormats).filter((name) => name !== 'ours');
  const peers = comparison.peers ?? known;
  const unknown = peers.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No peer is named ${unknown.join(', ')}. Known peers: ${known.join(', ')}.`);
  const groups = filesByFormat(comparison.folder, comparison.formats, comparison.fileLimit);
  if (groups.size === 0) throw new Error(`No files to convert in ${comparison.folder ?? 'the generated documents'}.`);
  run('npm', ['run', '--silent', 'build'], 'building our engine');
  installPeers(peers);
  const rows: Row[] = [];
  for (const [format, files] of groups) {
    const engines = ['ours', ...peers.filter((name) => readsFormats[name]!.includes(format))];
    const measured = new Map<string, Row>();
    for (const engine of engines) {
      process.stderr.write(`${format}: ${engine} on ${files.length} files ...\n`);
      const row = await measure(engine, format, files, comparison);
      if (row) measured.set(engine, row);
    }
    rows.push(...withRatios(measured));
  }
  report(rows, comparison);
}

async function measure(
  engine: string,
  format: string,
  files: string[],
  comparison: EngineComparison,
): Promise<Row | undefined> {
  const job = {
    engine,
    files,
    runs: comparison.runs,
    onlyMainContent: comparison.onlyMainContent,
    seconds: comparison.secondsPerEngine,
  };
  const child = fork(fileURLToPath(new URL('worker.mjs', import.meta.url)), [JSON.stringify(job)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
  });
  let stderr = '';
  child.stderr!.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  // A peer may hang or crash on a hostile file; that is a result, not an end of the comparison.
  const limit = setTimeout(() => child.kill('SIGKILL'), (comparison.secondsPerEngine + 60) * 1000);
  const result = await new Promise<{ passes: Pass[]; peakBytes: number; isComplete: boolean } | undefined>(
    (resolve) => {
      child.once('message', (message) =>
        resolve(message as { passes: Pass[]; peakBytes: number; isComplete: boolean }),
      );
      child.once('exit', () => resolve(undefined));
    },
  );
  clearTimeout(limit);
  if (result === undefined || !result.isComplete || result.passes.length < 2) {
    process.stderr.write(
      `  ${engine} did not finish: ${
        result
          ? 'time limit'
          : (stderr
              .trim()
              .split('\n')
              .find((line) => line.includes('Error')) ?? 'it crashed')
      }\n`,
    );
    return undefined;
  }
  return summarize(engine, format, files.length, result.passes, result.peakBytes);
}

function summarize(engine: string, format: string, files: number, passes: Pass[], peakBytes: number): Row {
  const [first, ...measured] = passes;
  const byTotal = measured.map((pass) => ({ pass, total: sum(pass.perFileMs) })).sort((a, b) => a.total - b.total);
  const middle = byTotal[Math.floor(byTotal.length / 2)]!;
  const sorted = [...middle.pass.perFileMs].sort((a, b) => a - b);
  return {
    format,
    engine,
    files,
    cpuSeconds: middle.total / 1000,
    firstPassCpuSeconds: sum(first!.perFileMs) / 1000,
    p50Ms: quantile(sorted, 0.5),
    p95Ms: quantile(sorted, 0.95),
    failures: middle.pass.failures,
    outputCharacters: middle.pass.outputCharacters,
    peakBytes,
  };
}

function withRatios(measured: Map<string, Row>): Row[] {
  const ours = measured.get('ours');
  return [...measured.values()].map((row) =>
    ours === undefined || row === ours
      ? row
      : {
          ...row,
          ratio: { cpu: row.cpuSeconds / ours.cpuSeconds, p50: row.p50Ms / ours.p50Ms, p95: row.p95Ms / ours.p95Ms },
        },
  );
}

function report(rows: Row[], comparison: EngineComparison): void {
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
    row.ratio ? row.ratio.cpu.toFixed(2) : '',
    row.ratio ? row.ratio.p50.toFixed(2) : '',
    row.ratio ? row.ratio.p95.toFixed(2) : '',
  ]);
  process.stdout.write(
    `${table(['format engine', 'files', 'CPU s', 'first', 'p50 ms', 'p95 ms', 'failed', 'chars', 'memory', 'x CPU', 'x p50', 'x p95'], lines)}\n`,
  );
  process.stdout.write('x: the figure of the peer divided by ours; above 1 ours is faster.\n');
  mkdirSync(dirname(comparison.out), { recursive: true });
  writeFileSync(
    comparison.out,
    `${JSON.stringify({ kind: 'engine', node: process.version, runs: comparison.runs, onlyMainContent: comparison.onlyMainContent, rows }, null, 2)}\n`,
  );
  process.stdout.write(`written to ${comparison.out}\n`);
}

function installPeers(peers: readonly string[]): void {
  const folder = fileURLToPath(new URL('../peers', import.meta.url));
  const missing = peers.filter(
    (name) => !builtIn.includes(name) && !existsSync(`${folder}/node_modules/${packages[name]!}`),
  );
  if (missing.length > 0)
    run(
      'npm',
      ['install', '--no-package-lock', '--prefix', folder],
      `installing ${missing.join(', ')} into load/peers`,
    );
}

function run(command: string, args: string[], what: string): void {
  process.stderr.write(`${what} ...\n`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed with exit code ${String(status)}.`);
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
