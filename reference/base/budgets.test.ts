import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.js';

const reference = fileURLToPath(new URL('..', import.meta.url));
const sourceOf = (file: string): string => readFileSync(reference + file, 'utf8');

describe('the table of budgets', () => {
  it.each(Object.entries(budgets))('%s is kept where the table says', (name, { where, bound }) => {
    expect(sourceOf(where)).toContain(`budgets.${name}.bound`);
    expect(bound).toBeGreaterThan(0);
  });

  const rooms = 'browse crawl fetch operations page-questions sandbox scrape security server webhooks'.split(' ');

  // Constants that say by their name that they are bounds; the engine's stand in its ReadLimits, and it runs elsewhere.
  const boundOfItsOwn = /^.*\b(?:const|let)\s+(?:\w*AtMost(?!Ms)\w*|most[A-Z]\w*)(?::\s*number)?\s*=\s*\(?\d.*$/gm;

  it('leaves no bound to a room that strangers reach', () => {
    const files = rooms
      .flatMap((room) =>
        readdirSync(reference + room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
      )
      .filter((file) => /^(?!.*(?:\.test\.|\/testing\/)).*\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      (sourceOf(file).match(boundOfItsOwn) ?? []).map((line) => `${file}: ${line}`),
    );
    expect(found).toEqual([]);
  });

  it('knows a bound that a room keeps to itself', () => {
    for (const line of [
      'const linesAtMost = 5;',
      'const mostLines = 1_000;',
      '  let linesAtMost: number = (1 << 20) / 2;',
    ])
      expect(line.match(boundOfItsOwn)).toHaveLength(1);
    for (const line of ['const linesAtMost = budgets.lines.bound;', 'const almost = 5;', 'const restAtMostMs = 100;'])
      expect(line.match(boundOfItsOwn)).toBeNull();
  });
});
