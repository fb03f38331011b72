import { describe, expect, it } from 'vitest';
import { referenceProblems } from './reference-problems.js';
import { catalogue, fact, row, silence } from './testing.js';

const operations = new Set(['boil', 'pour']);

describe('the references of a catalogue', () => {
  it('are sound when every fact is claimed and every name exists', () => {
    const silent = row({ id: 'parse.kettle.colour', silence: 'kettle-colour', operations: ['*'] });
    expect(referenceProblems(catalogue({ rows: [row(), silent], silences: [silence()] }), operations)).toEqual([]);
  });

  it('report a fact that no row claims', () => {
    const facts = [fact(), fact({ id: 'tea.kettle.weight' })];
    expect(referenceProblems(catalogue({ facts }), operations)).toEqual([
      'tea.kettle.weight: no requirement claims this fact',
    ]);
  });

  it('let a fact stand unclaimed that claims nothing, with a reason', () => {
    const opening = fact({ id: 'tea.lead-in', claims: 'none', reason: 'Opens a table.' });
    expect(referenceProblems(catalogue({ facts: [fact(), opening] }), operations)).toEqual([]);
    expect(referenceProblems(catalogue({ facts: [fact(), { ...opening, reason: '' }] }), operations)).toEqual([
      'tea.lead-in: "claims" can only be none, with a reason',
    ]);
  });

  it('report a fact that is said to claim nothing and is claimed', () => {
    const facts = [fact({ claims: 'none', reason: 'Opens a table.' })];
    expect(referenceProblems(catalogue({ facts }), operations)).toEqual([
      'tea.kettle.volume: is said to claim nothing, and a requirement claims it',
    ]);
  });

  it('report a row that names an unknown fact, silence or operation', () => {
    const lost = row({ facts: ['tea.kettle.volume', 'tea.cup'], silence: 'cup-colour', operations: ['boil', 'drink'] });
    expect(referenceProblems(catalogue({ rows: [lost] }), operations)).toEqual([
      'parse.kettle.volume: names the fact tea.cup, which the index does not have',
      'parse.kettle.volume: names the operation drink, which the contract does not have',
      'parse.kettle.volume: names the silence cup-colour, which is not in silences.yaml',
    ]);
  });

  it('report ids that stand twice', () => {
    const parts = {
      facts: [fact(), fact()],
      rows: [row({ silence: 'kettle-colour' })],
      silences: [silence(), silence()],
    };
    expect(referenceProblems(catalogue(parts), operations)).toEqual([
      'tea.kettle.volume: this fact id stands more than once',
      'kettle-colour: this silence id stands more than once',
    ]);
  });

  it('report a fact of another kind or with another hash than the closed forms', () => {
    expect(referenceProblems(catalogue({ facts: [fact({ hash: 'abc', kind: 'rumour' })] }), operations)).toEqual([
      'tea.kettle.volume: its hash is not 12 hexadecimal digits',
      'tea.kettle.volume: unknown kind "rumour"',
    ]);
  });

  it('report a silence that is incomplete, tolerates nothing or is named by no row', () => {
    const empty = silence({ choice: '', tolerated: [] });
    expect(referenceProblems(catalogue({ silences: [empty] }), operations)).toEqual([
      'kettle-colour: this silence has no choice',
      'kettle-colour: this silence tolerates no outcome',
      'kettle-colour: no requirement names this silence',
    ]);
  });

  it('report an outcome of a silence that stands twice or has no description', () => {
    const black = { outcome: 'black', description: 'It is black.' };
    const nameless = { outcome: 'red' } as { outcome: string; description: string };
    const rows = [row({ silence: 'kettle-colour' })];
    expect(
      referenceProblems(catalogue({ rows, silences: [silence({ tolerated: [black, black, nameless] })] }), operations),
    ).toEqual([
      'kettle-colour: an outcome has a name and a description in text',
      'black: this outcome of kettle-colour id stands more than once',
    ]);
  });
});
