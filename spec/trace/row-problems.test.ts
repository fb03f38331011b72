import { describe, expect, it } from 'vitest';
import type { Row } from './catalogue.js';
import { rowProblems } from './row-problems.js';
import { catalogue, row } from './testing.js';

const problemsOf = (...rows: Row[]): string[] => rowProblems(catalogue({ rows }));

describe('a requirement row', () => {
  it('is sound with a level, a basis, a source, facts, a statement, operations and one way of being kept', () => {
    expect(problemsOf(row())).toEqual([]);
    expect(problemsOf(row({ excluded: { code: 'not-observable', reason: 'Nobody sees it.' } }))).toEqual([]);
    expect(problemsOf(row({ silence: 'kettle-colour' }))).toEqual([]);
  });

  it('needs one of checks, excluded and silence', () => {
    const { checks: _, ...bare } = row();
    expect(problemsOf(bare)).toEqual(['parse.kettle.volume: has none of checks, excluded, silence; one is needed']);
  });

  it('may not be kept in two ways', () => {
    const [problem] = problemsOf(row({ checks: ['parse.kettle.volume'], silence: 'kettle-colour' }));
    expect(problem).toBe('parse.kettle.volume: has checks and silence of checks, excluded, silence; one is needed');
  });

  it('may not name an empty list of checks', () => {
    expect(problemsOf(row({ checks: [] }))).toEqual(['parse.kettle.volume: has an empty list of checks']);
  });

  it('has an id of three parts that begins with its chapter', () => {
    for (const id of ['parse.kettle', 'parse.Kettle.volume', 'crawl.kettle.volume']) {
      expect(problemsOf(row({ id }))).toEqual([`${id}: an id has the form parse.<topic>.<claim>`]);
    }
  });

  it('has an id that no other row has', () => {
    expect(problemsOf(row(), row())).toEqual(['parse.kettle.volume: this requirement id stands more than once']);
  });

  it('has a level and a basis of the closed lists', () => {
    expect(problemsOf(row({ level: 'shall', basis: 'guess' }))).toEqual([
      'parse.kettle.volume: unknown level "shall"',
      'parse.kettle.volume: unknown basis "guess"',
    ]);
  });

  it('is no must when it is our choice or leaves a silence', () => {
    expect(problemsOf(row({ basis: 'choice' }))).toEqual(['parse.kettle.volume: what is our choice cannot be a must']);
    expect(problemsOf(row({ silence: 'kettle-colour', level: 'must' }))).toEqual([
      'parse.kettle.volume: what the source leaves open cannot be a must',
    ]);
  });

  it('is excluded by a code of the closed list and with a reason', () => {
    expect(problemsOf(row({ excluded: { code: 'too-hard', reason: ' ' } }))).toEqual([
      'parse.kettle.volume: unknown exclusion code "too-hard"',
      'parse.kettle.volume: is excluded without a reason',
    ]);
  });

  it('names a source, a statement, a fact and an operation', () => {
    expect(problemsOf(row({ source: '', statement: '', facts: [], operations: [] }))).toEqual([
      'parse.kettle.volume: names no section of the source',
      'parse.kettle.volume: has no statement',
      'parse.kettle.volume: names no fact of the source',
      'parse.kettle.volume: names no operation',
    ]);
  });

  it('has no member beside the known ones', () => {
    expect(problemsOf({ ...row(), check: 'parse.kettle.volume' } as Row)).toEqual([
      'parse.kettle.volume: has an unknown member "check"',
    ]);
  });

  it('stands in the file of its chapter', () => {
    expect(rowProblems(catalogue({ file: 'crawl' }))).toEqual(['crawl.yaml: says that it is chapter parse']);
  });
});
