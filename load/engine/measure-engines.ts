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
import { runEngine } from './run-engine.js';
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
    const measured = new Map<string, EngineFigures>();
    for (const engine of ['ours', ...wanted.filter((name) => readsFormats[name]!.includes(format))]) {
      const tell = (what: string): boolean =>
        process.stderr.write(`${format}, ${files.length} files: ${engine} ${what}\n`);
      const result = await runEngine(
        {
          engine,
          files,
          runs: comparison.runs,
          warmUpSeconds: comparison.warmUpSeconds,
          onlyMainContent: comparison.onlyMainContent,
          seconds: comparison.secondsPerEngine,
        },
        tell,
      );
      if (typeof result === 'string') tell(`has no figures: ${result}`);
      else measured.set(engine, result);
    }
    rows.push(...rowsOfFormat(format, files.length, measured));
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
