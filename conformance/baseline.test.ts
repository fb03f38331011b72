import { describe, expect, it } from 'vitest';
import { compareWithBaseline, readBaseline } from './baseline.js';
import { tinyCatalogue, tinyRow } from './harness/testing/tiny-server.js';
import type { Status } from './harness/outcome.js';

const catalogue = tinyCatalogue(tinyRow('parse.one'), tinyRow('parse.two'));
const read = (text: string) => readBaseline(text, catalogue);
const judged = (statuses: Record<string, Status>) =>
  Object.entries(statuses).map(([id, status]) => ({
    id,
    chapter: 'parse',
    level: 'must' as const,
    status,
    checkIds: [id],
  }));

describe('a baseline', () => {
  it('names requirements with reasons, and nothing else', () => {
    expect(read('- {requirement: parse.one, reason: "fixed in 2.1"}')).toEqual([
      { requirement: 'parse.one', reason: 'fixed in 2.1' },
    ]);
    expect(() => read('requirement: parse.one')).toThrow('a list of entries');
    expect(() => read('- {requirement: parse.one}')).toThrow('gives no `reason`');
    expect(() => read('- {requirement: parse.won, reason: x}')).toThrow('did you mean parse.one');
    expect(() => read('- {requirement: parse.one, reason: x, until: 3}')).toThrow('unknown member `until`');
    expect(() => read('[{requirement: parse.one, reason: x}, {requirement: parse.one, reason: y}]')).toThrow(
      'listed twice',
    );
  });

  it('tells expected failures from new ones and from entries that no longer hold', () => {
    const entries = read('[{requirement: parse.one, reason: x}, {requirement: parse.two, reason: y}]');
    expect(
      compareWithBaseline(judged({ 'parse.one': 'fail', 'parse.two': 'pass', 'parse.three': 'fail' }), entries),
    ).toEqual({
      expected: ['parse.one'],
      unexpected: ['parse.three'],
      stale: ['parse.two'],
    });
  });

  it('says nothing about what a run did not judge', () => {
    const entries = read('- {requirement: parse.one, reason: x}');
    expect(compareWithBaseline(judged({ 'parse.one': 'unverified' }), entries).stale).toEqual([]);
    expect(compareWithBaseline([], entries).stale).toEqual([]);
  });
});
