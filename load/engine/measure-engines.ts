/**
 * Our parse engine and its peers on the same files in one run: the order of work of `npm run load -- --engine`.
 * files -> peers -> one process for each engine and format -> rows -> table and JSON.
 */
import { engineTable, writeFigures } from '../report/engine-report.js';
import { rowsOfFormat } from '../report/engine-rows.js';
import type { EngineRow } from '../report/engine-rows.js';
import { readsFormats } from './engines.mjs';
import { filesByFormat } from './files.js';
import { choosePeers, installPeers, runCommand } from './peers.js';
import { RunningEngine } from './run-engine.js';
import type { EngineFigures } from './run-engine.js';

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

export async function measureEngines(comparison: EngineComparison): Promise<void> {
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
  process.stdout.write(engineTable(rows));
  writeFigures(comparison.out, {
    kind: 'engine',
    node: process.version,
    runs: comparison.runs,
    warmUpSeconds: comparison.warmUpSeconds,
    onlyMainContent: comparison.onlyMainContent,
    rows,
  });
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
    const engine = new RunningEngine({
      engine: name,
      files,
      warmUpSeconds,
      onlyMainContent,
      seconds: secondsPerEngine,
    });
    tell(`warms up for ${warmUpSeconds} s, is measured ${runs} times`);
    await engine.warmUp();
    for (let run = 0; run < runs; run++) await engine.measure();
    engine.stop();
    const figures = engine.figures();
    if (figures) measured.set(name, figures);
    else tell(`has no figures: ${engine.trouble ?? 'it did not run'}`);
  }
  return measured;
}
