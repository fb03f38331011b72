import { describe, expect, it } from 'vitest';
import { meaningProblems, recordedMeanings } from './meaning-problems.js';
import { catalogue, row } from './testing.js';

const recorded = recordedMeanings(catalogue(), {});
const { id } = row();

describe('the meaning of an id', () => {
  it('stands as it was recorded, however its line is broken', () => {
    expect(meaningProblems(catalogue(), recorded)).toEqual([]);
    const broken = row({ statement: row().statement.replaceAll(' ', '\n  ') });
    expect(meaningProblems(catalogue({ rows: [broken] }), recorded)).toEqual([]);
  });

  it('does not change with its statement or level unless somebody records it', () => {
    for (const changed of [row({ statement: 'A kettle is red.' }), row({ level: 'may' })]) {
      const now = catalogue({ rows: [changed] });
      expect(meaningProblems(now, recorded)).toEqual([expect.stringContaining(`${id}: recorded as "`)]);
      expect(meaningProblems(now, recordedMeanings(now, recorded))).toEqual([]);
    }
  });

  it('is recorded when it is born, and its id is never born again', () => {
    expect(meaningProblems(catalogue(), {})).toEqual([
      expect.stringContaining(`${id}: this requirement is not recorded`),
    ]);
    const gone = catalogue({ rows: [row({ id: 'parse.cup.volume' })] });
    expect(meaningProblems(gone, recorded)).toHaveLength(2);
    const after = recordedMeanings(gone, recorded);
    expect(after[id]).toBe('retired');
    expect(meaningProblems(catalogue(), after)).toContain(`${id}: this id is retired; choose another`);
    expect(() => recordedMeanings(catalogue(), after)).toThrow('retired');
  });
});
