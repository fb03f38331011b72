/**
 * Our parse engine and its peers on the same files in one run: the order of work of `npm run load -- --engine`.
 * files -> peers -> one process for each engine and format -> rows -> table and JSON.
 */
import { readBudgets } from '../report/budgets.js';
import { writeFigures } from '../report/write-figures.js';
import { engineBreaches, engineTable } from './engine-report.js';
import { rowsOfFormat } from './engine-rows.js';
import type { EngineRow } from './engine-rows.js';
import { readsFormats } from './engines.mjs';
import { filesByFormat } from './files.js';
import { choosePeers, installPeers, runCommand } from './peers.js';
import { RunningEngine } from './run-engine.js';
import type { EngineFigures, OnceFigures } from './run-engine.js';

/** Documents after which a process is no longer young. */
const forty = 40;

export interface EngineComparison {
  /** Searched with its subfolders; without one, documents are generated. */
  readonly folder: string | undefined;
  readonly peers: readonly string[] | undefined;
  readonly formats: readonly string[] | undefined;
  /** Measured passes. */
  readonly runs: number;
  readonly warmUpSeconds: number;
  /** Files of one format. */
  readonly fileLimit: number;
  readonly secondsPerEngine: number;
  readonly onlyMainContent: boolean;
  readonly out: string;
}

/** @returns the exit code: 1 when a budget of budgets.yaml is broken. */
export async function measureEngines(comparison: EngineComparison): Promise<0 | 1> {
  const peers = choosePeers(comparison.peers, readsFormats['ours']!);
  const groups = filesByFormat(comparison.folder, comparison.formats, comparison.fileLimit);
  const wanted = choosePeers(peers, groups.keys());
  runCommand('npm', ['run', '--silent', 'build'], 'building our engine');
  installPeers(wanted, runCommand);
  const rows: EngineRow[] = [];
  for (const [format, files] of groups) {
    const engines = ['ours', ...wanted.filter((name) => readsFormats[name]!.includes(format))];
    rows.push(...rowsOfFormat(format, files, await measureFormat(format, files, engines, comparison)));
  }
  const broken = engineBreaches(readBudgets(), rows);
  process.stdout.write(engineTable(rows));
  process.stdout.write(broken.map((line) => `BROKEN ${line}\n`).join(''));
  writeFigures(comparison.out, {
    kind: 'engine',
    node: process.version,
    runs: comparison.runs,
    warmUpSeconds: comparison.warmUpSeconds,
    onlyMainContent: comparison.onlyMainContent,
    rows,
    breaches: broken,
  });
  return broken.length > 0 ? 1 : 0;
}

/** One engine after the other: taking turns would let the heaps of some be trimmed between their passes. */
async function measureFormat(
  format: string,
  files: readonly string[],
  engines: readonly string[],
  { warmUpSeconds, onlyMainContent, secondsPerEngine, runs }: EngineComparison,
): Promise<Map<string, EngineFigures>> {
  const measured = new Map<string, EngineFigures>();
  for (const name of engines) {
    const tell = (what: string): boolean => process.stderr.write(`${format}, ${files.length} files: ${name} ${what}\n`);
    const start = (): RunningEngine =>
      new RunningEngine({ engine: name, files, warmUpSeconds, onlyMainContent, seconds: secondsPerEngine });
    const engine = start();
    tell(`warms up for ${warmUpSeconds} s, is measured ${runs} times`);
    await engine.measureLoop(runs);
    engine.stop();
    const figures = engine.loopFigures();
    if (!figures) {
      tell(`has no figures: ${engine.trouble ?? 'it did not run'}`);
      continue;
    }
    tell('converts each file once');
    measured.set(name, { ...figures, once: await measureOnce(start, files.length) });
  }
  return measured;
}

/**
 * What a user meets, who loads no document twice. Well warmed: a process that knows one half of the files converts the other
 * half, and the other way round. Young: a new process converts forty files, then the rest.
 */
async function measureOnce(start: () => RunningEngine, count: number): Promise<OnceFigures> {
  const places = Array.from({ length: count }, (_, place) => place);
  const halves = [places.filter((place) => place % 2 === 0), places.filter((place) => place % 2 === 1)];
  const inNewProcess = async <Result>(work: (engine: RunningEngine) => Promise<Result>): Promise<Result> => {
    const engine = start();
    await engine.ready();
    const result = await work(engine);
    engine.stop();
    return result;
  };
  const once = (engine: RunningEngine, warm: readonly number[], files: readonly number[]) =>
    engine.measureOnce(warm, files);
  const [even = [], odd = []] = halves;
  const seen = [
    ...(await inNewProcess((engine) => once(engine, even, odd))),
    ...(await inNewProcess((engine) => once(engine, odd, even))),
  ];
  const [firstForty, afterForty] = await inNewProcess(async (engine) => [
    await once(engine, [], places.slice(0, forty)),
    await once(engine, [], places.slice(forty)),
  ]);
  return { seenOnce: count > 1 ? new Map(seen) : new Map(), firstForty: firstForty, afterForty: afterForty };
}
