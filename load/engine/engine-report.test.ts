import { describe, expect, it } from 'vitest';
import { choosePeers } from './peers.js';
import type { EngineFigures } from './run-engine.js';
import { engineBreaches, engineTable } from './engine-report.js';
import { rowsOfFormat } from './engine-rows.js';

/** Figures of an engine that took these milliseconds for three files in each of three passes. */
function figures(...passes: [number, number, number][]): EngineFigures {
  return {
    firstPassCpuMs: 900,
    refused: [2],
    outputCharacters: 2_500_000,
    once: {
      seenOnce: new Map([
        [0, 2 * passes[0]![0]],
        [1, 2 * passes[0]![1]],
      ]),
      firstForty: new Map([[0, 4 * passes[0]![0]]]),
      afterForty: new Map(),
    },
    passes: passes.map((perFileMs, at) => ({
      cpuMs: perFileMs.reduce((sum, ms) => sum + ms, 0),
      perFileMs,
      peakBytes: (200 - at) * 2 ** 20,
    })),
  };
}

const files = ['a.docx', 'b.docx', 'c.docx'];
const measured = new Map([
  ['slow', figures([40, 200, 60], [40, 200, 60], [40, 200, 60])],
  ['ours', figures([10, 20, 30], [12, 20, 28], [90, 90, 90])],
  ['quick', figures([5, 10, 15], [5, 10, 15], [5, 10, 15])],
]);

describe('the comparison of engines', () => {
  it('takes the median of the passes, for all files and for each', () => {
    const [ours] = rowsOfFormat('docx', files, measured);
    expect(ours).toMatchObject({ engine: 'ours', cpuSeconds: 0.06, firstPassCpuSeconds: 0.9, p50Ms: 20, p95Ms: 30 });
  });

  it('puts ours first and then the peers, the fastest first, with their figures divided by ours', () => {
    const rows = rowsOfFormat('docx', files, measured);
    expect(rows.map(({ engine }) => engine)).toEqual(['ours', 'quick', 'slow']);
    expect(rows.map(({ ratio }) => ratio)).toEqual([
      undefined,
      { cpu: 0.5, p50: 5 / 12, p95: 0.5 },
      { cpu: 5, p50: 40 / 12, p95: 10 },
    ]);
  });

  it('compares quantiles over the files that both engines read, and names those a peer is ahead on', () => {
    const [, quick, slow] = rowsOfFormat('docx', files, measured);
    expect(quick!.lostMost).toEqual([
      { file: 'b.docx', oursMs: 20, peerMs: 10 },
      { file: 'a.docx', oursMs: 12, peerMs: 5 },
    ]);
    expect(slow!.lostMost).toEqual([]);
    const readsLittle = new Map([...measured, ['little', { ...measured.get('quick')!, refused: [0, 1] }]]);
    expect(engineTable(rowsOfFormat('docx', files, readsLittle))).toMatch(/docx little .* 0\.50 +- +-$/m);
  });

  it('keeps the peers when ours has no figures', () => {
    const peers = new Map([...measured].filter(([engine]) => engine !== 'ours'));
    expect(rowsOfFormat('docx', files, peers).map(({ engine, ratio }) => [engine, ratio])).toEqual([
      ['quick', undefined],
      ['slow', undefined],
    ]);
  });

  it('breaks a budget where a peer is nearer than it may be on documents seen once', () => {
    const rows = rowsOfFormat('docx', files, measured);
    const budgets = { errorShareMax: 0, throughputRatioMin: { default: 1 }, seenOnceRatioMin: { docx: 0.6, pdf: 9 } };
    expect(engineBreaches(budgets, rows)).toEqual([
      'docx: 0.50 x as fast as quick on documents seen once, at least 0.6 is expected',
    ]);
    expect(engineBreaches({ ...budgets, seenOnceRatioMin: { docx: 0.4 } }, rows)).toEqual([]);
  });

  it('says for each format how far the fastest peer is', () => {
    const lines = engineTable(rowsOfFormat('docx', files, measured)).split('\n');
    expect(lines.filter((line) => line.startsWith('docx slow'))[0]).toMatch(
      /^docx slow +3 +0\.480 +0\.300 +60\.00 +200\.00 +1 +2\.50M +200 MB +8\.00 +4\.00 +- +4\.00 +5\.00 +3\.33 +10\.00$/,
    );
    expect(lines).toContain('docx, documents seen once: ours is 0.50 x as fast as the fastest peer, quick.');
  });

  it('runs the peers that read one of the formats, and refuses names it does not know', () => {
    expect(choosePeers(undefined, ['docx'])).toEqual(['anydoc', 'kreuzberg', 'mammoth']);
    expect(choosePeers(['mammoth', 'sheetjs'], ['docx'])).toEqual(['mammoth']);
    expect(() => choosePeers(['mamoth'], ['docx'])).toThrow('No peer is named mamoth. Known peers: anydoc,');
  });
});
