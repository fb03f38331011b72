import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allMutants } from '../mutants/registry.js';
import { amputations } from './amputations.js';
import { nullServers } from './null-servers.js';
import type { SelftestResult } from './run-selftest.js';
import { chapterOf, figureFiles, figuresIn, withFigures } from './selftest-figures.js';
import type { FigureName } from './selftest-figures.js';

const [readme, ownReadme] = figureFiles.map((file) => readFileSync(file, 'utf8')) as [string, string];

/** The first cells of the rows below the head. */
function firstCells(text: string, name: FigureName): string[] {
  const lines = (figuresIn(text, name) ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => line.split('|')[1]!.trim());
}

const result: SelftestResult = {
  sound: true,
  baselineProblems: [],
  mutants: [
    { id: 'a', describe: 'lies', breaks: ['parse.a'], killed: true, killedBy: ['parse.a'], redChecks: ['parse.a'] },
    { id: 'b', describe: 'lies too', breaks: ['parse.b'], killed: false, killedBy: [], redChecks: [] },
  ],
  variants: [{ id: 'v', describe: 'differs', ways: 2, alarms: [] }],
  amputations: [{ id: 'no-x', describe: 'without x', checks: 9, red: ['one'], unverified: 8, wrong: [] }],
  nullServers: [{ id: 'nothing', describe: 'that is silent', requestsUntilTold: 4, greenMusts: [] }],
  neverRed: [],
  overspent: [],
  judgedTwice: [],
  trace: [],
  durationMs: 1,
};

describe('the figures of the READMEs', () => {
  it('name every chapter that has mutants', () => {
    expect(firstCells(readme, 'score')).toEqual([...[...new Set(allMutants.map(chapterOf))].sort(), 'all']);
  });

  it('name every server that lacks one thing and every server that does nothing', () => {
    expect(firstCells(ownReadme, 'lacking')).toEqual(amputations.map(({ id }) => id));
    expect(firstCells(ownReadme, 'idle')).toEqual(nullServers.map(({ id }) => id));
  });

  it('are written between their marks, and nothing else is touched', () => {
    const text = 'before\n<!-- selftest score -->\nstale\n<!-- /selftest -->\nafter $& it';
    const written = withFigures(text, result);
    expect(written.startsWith('before\n<!-- selftest score -->')).toBe(true);
    expect(written.endsWith('<!-- /selftest -->\nafter $& it')).toBe(true);
    expect(written).toContain('| parse   | 2              | 1                             |');
    expect(written).toContain('0 false alarms on 1 servers that differ lawfully, in 2 ways.');
    expect(written).not.toContain('stale');
    expect(withFigures(written, result)).toBe(written);
  });
});
