import { describe, expect, it } from 'vitest';
import type { Fact } from './catalogue.js';
import { driftProblems } from './drift-problems.js';
import { unitHash } from './source-units.js';
import { fact } from './testing.js';

const document = '# Tea\n\nTea is hot. Tea is wet.\n\n| Field | Rules |\n|---|---|\n| cup | small |\n| pot | small |\n';
const index = [
  ['tea.hot', 'Tea is hot.'],
  ['tea.wet#wet', 'Tea is wet.'],
  ['tea.wet#not-dry', 'Tea is wet.'],
  ['tea.cup.name', 'cup'],
  ['tea.cup.rules', 'small'],
  ['tea.pot.name', 'pot'],
  ['tea.pot.rules', 'small'],
].map(([id, text]): Fact => fact({ id: id!, hash: unitHash(text!) }));

describe('the index of facts', () => {
  it('is the document when each unit has a fact and each fact a unit', () => {
    expect(driftProblems(index, document)).toEqual([]);
  });

  it('drifts when the document says something the index does not have', () => {
    expect(driftProblems(index, `${document}\nTea is dear.\n`)).toEqual([
      `Tea: not in the index (${unitHash('Tea is dear.')}): Tea is dear.`,
    ]);
  });

  it('drifts when the document no longer says something', () => {
    expect(driftProblems(index, document.replace('Tea is hot. ', ''))).toEqual([
      `tea.hot: the document has no such text any more (${unitHash('Tea is hot.')})`,
    ]);
  });

  it('drifts when one of two equal cells changes', () => {
    expect(driftProblems(index, document.replace('| pot | small |', '| pot | big |'))).toEqual([
      `Tea: not in the index (${unitHash('big')}): pot, Rules: big`,
      `tea.pot.rules: the document has no such text any more (${unitHash('small')})`,
    ]);
  });

  it('drifts when the same words stand in another order', () => {
    expect(driftProblems(index, document.replace('Tea is hot. Tea is wet.', 'Tea is wet. Tea is hot.'))).toEqual([
      'tea.hot: stands at another place of the document than of the index',
    ]);
  });

  it('drifts when a text moves to another section', () => {
    expect(driftProblems(index, document.replace('| Field', '## Cups\n\n| Field'))).not.toEqual([]);
  });
});
