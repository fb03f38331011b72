/** From what was measured to the rows of the engine comparison: medians over the passes, quantiles over the files, ratios. */
import { regimes } from './run-engine.js';
import type { EngineFigures, Regime } from './run-engine.js';

export interface EngineRow {
  readonly format: string;
  readonly engine: string;
  readonly files: number;
  /** One conversion of all files: the median of the measured passes. */
  readonly cpuSeconds: number;
  /** The same in a new process, before anything is warm. */
  readonly firstPassCpuSeconds: number;
  /** Quantiles over all files; the figure of a file is its median over the passes. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** CPU seconds of files converted once, by how used the process is to the format. Absent where there are too few files. */
  readonly once: Readonly<Partial<Record<Regime, number>>>;
  /** Files refused. */
  readonly failures: number;
  readonly outputCharacters: number;
  readonly peakBytes: number;
  /** Of a peer: its figure divided by ours. Above 1 ours is faster. The quantiles are of the files that both read, NaN without any. */
  readonly ratio?: { readonly cpu: number; readonly p50: number; readonly p95: number };
  /** The same for files converted once, over those that both read: the sum, and the median file. */
  readonly onceRatio?: Readonly<Partial<Record<Regime, { readonly cpu: number; readonly p50: number }>>>;
  /** Of a peer: the files, among those that both read, on which ours is furthest behind it. */
  readonly lostMost?: readonly { readonly file: string; readonly oursMs: number; readonly peerMs: number }[];
}

const mostLost = 5;

/** Ours first, then the peers, the fastest first. */
export function rowsOfFormat(
  format: string,
  files: readonly string[],
  measured: ReadonlyMap<string, EngineFigures>,
): EngineRow[] {
  const rows = [...measured].map(([engine, figures]) => row(format, engine, files.length, figures));
  const ours = rows.find(({ engine }) => engine === 'ours');
  const peers = rows.filter((each) => each !== ours).sort((a, b) => a.cpuSeconds - b.cpuSeconds);
  if (ours === undefined) return peers;
  const against = (peer: EngineRow): EngineRow => {
    const pairs = pairsOf(files, measured.get('ours')!, measured.get(peer.engine)!);
    const ratioAt = (share: number): number =>
      quantile(ascending(pairs.map(({ peerMs }) => peerMs)), share) /
      quantile(ascending(pairs.map(({ oursMs }) => oursMs)), share);
    return {
      ...peer,
      ratio: { cpu: peer.cpuSeconds / ours.cpuSeconds, p50: ratioAt(0.5), p95: ratioAt(0.95) },
      onceRatio: onceRatios(measured.get('ours')!, measured.get(peer.engine)!),
      lostMost: pairs
        .filter(({ oursMs, peerMs }) => oursMs > peerMs)
        .sort((a, b) => b.oursMs - b.peerMs - (a.oursMs - a.peerMs))
        .slice(0, mostLost),
    };
  };
  return [ours, ...peers.map(against)];
}

function onceRatios(ours: EngineFigures, peer: EngineFigures): NonNullable<EngineRow['onceRatio']> {
  return Object.fromEntries(
    regimes.flatMap((regime) => {
      const places = [...ours.once[regime].keys()].filter((place) => peer.once[regime].has(place));
      if (places.length === 0) return [];
      const of = (figures: EngineFigures): number[] => places.map((place) => figures.once[regime].get(place)!);
      return [[regime, { cpu: sum(of(peer)) / sum(of(ours)), p50: median(of(peer)) / median(of(ours)) }]];
    }),
  );
}

/** What each file that both engines read costs them: who refuses a file is quick with it. */
function pairsOf(
  files: readonly string[],
  ours: EngineFigures,
  peer: EngineFigures,
): { file: string; oursMs: number; peerMs: number }[] {
  const refused = new Set([...ours.refused, ...peer.refused]);
  const oursMs = perFile(ours);
  const peerMs = perFile(peer);
  return files
    .map((file, at) => ({ file, oursMs: oursMs[at] ?? 0, peerMs: peerMs[at] ?? 0 }))
    .filter((_, at) => !refused.has(at));
}

/** In the order of the files. */
function perFile({ passes }: EngineFigures): number[] {
  return (passes[0]?.perFileMs ?? []).map((_, file) => median(passes.map((pass) => pass.perFileMs[file] ?? 0)));
}

function row(format: string, engine: string, files: number, figures: EngineFigures): EngineRow {
  const { passes } = figures;
  const perFileMs = ascending(perFile(figures));
  return {
    format,
    engine,
    files,
    cpuSeconds: median(passes.map(({ cpuMs }) => cpuMs)) / 1000,
    firstPassCpuSeconds: figures.firstPassCpuMs / 1000,
    p50Ms: quantile(perFileMs, 0.5),
    p95Ms: quantile(perFileMs, 0.95),
    once: Object.fromEntries(
      regimes.flatMap((regime) => {
        const cpuMs = [...figures.once[regime].values()];
        return cpuMs.length > 0 ? [[regime, sum(cpuMs) / 1000]] : [];
      }),
    ),
    failures: figures.refused.length,
    outputCharacters: figures.outputCharacters,
    peakBytes: Math.max(0, ...passes.map(({ peakBytes }) => peakBytes)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: readonly number[]): number {
  return quantile(ascending(values), 0.5);
}

function ascending(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

/** The smallest value that at least this share of the values does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
