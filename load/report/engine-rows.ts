/** From what was measured to the rows of the engine comparison: medians over the passes, quantiles over the files, ratios. */
import type { EngineFigures } from '../engine/run-engine.js';

export interface EngineRow {
  readonly format: string;
  readonly engine: string;
  readonly files: number;
  /** One conversion of all files: the median of the measured passes. */
  readonly cpuSeconds: number;
  /** The same in a new process, before anything is warm. */
  readonly firstPassCpuSeconds: number;
  /** Quantiles over the files; the figure of a file is its median over the passes. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Files refused. */
  readonly failures: number;
  readonly outputCharacters: number;
  readonly peakBytes: number;
  /** Of a peer: its figure divided by ours. Above 1 ours is faster. */
  readonly ratio?: { readonly cpu: number; readonly p50: number; readonly p95: number };
}

/** Ours first, then the peers, the fastest first. */
export function rowsOfFormat(format: string, files: number, measured: ReadonlyMap<string, EngineFigures>): EngineRow[] {
  const rows = [...measured].map(([engine, figures]) => row(format, engine, files, figures));
  const ours = rows.find(({ engine }) => engine === 'ours');
  const peers = rows.filter((each) => each !== ours).sort((a, b) => a.cpuSeconds - b.cpuSeconds);
  if (ours === undefined) return peers;
  const ratio = (peer: EngineRow): NonNullable<EngineRow['ratio']> => ({
    cpu: peer.cpuSeconds / ours.cpuSeconds,
    p50: peer.p50Ms / ours.p50Ms,
    p95: peer.p95Ms / ours.p95Ms,
  });
  return [ours, ...peers.map((peer) => ({ ...peer, ratio: ratio(peer) }))];
}

function row(format: string, engine: string, files: number, figures: EngineFigures): EngineRow {
  const { passes } = figures;
  const perFileMs = (passes[0]?.perFileMs ?? [])
    .map((_, file) => median(passes.map((pass) => pass.perFileMs[file] ?? 0)))
    .sort((a, b) => a - b);
  return {
    format,
    engine,
    files,
    cpuSeconds: median(passes.map(({ cpuMs }) => cpuMs)) / 1000,
    firstPassCpuSeconds: figures.firstPassCpuMs / 1000,
    p50Ms: quantile(perFileMs, 0.5),
    p95Ms: quantile(perFileMs, 0.95),
    failures: figures.failures,
    outputCharacters: figures.outputCharacters,
    peakBytes: Math.max(0, ...passes.map(({ peakBytes }) => peakBytes)),
  };
}

function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

/** The smallest value that at least this share of the values does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
