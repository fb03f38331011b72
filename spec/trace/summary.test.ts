import { expect, it } from 'vitest';
import { summaryTable } from './summary.js';
import { catalogue, row } from './testing.js';

it('counts the rows of each chapter and of all by the way they are kept', () => {
  const rows = [row(), row({ level: 'should' }), row({ silence: 'kettle-colour' })];
  const [head, chapter, all] = summaryTable(catalogue({ rows }))
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  expect(head).toEqual(['chapter', 'rows', 'must', 'checked', 'excluded', 'silent']);
  expect(chapter).toEqual(['parse', '3', '1', '2', '0', '1']);
  expect(all).toEqual(['all', '3', '1', '2', '0', '1']);
});
