/**
 * The table at the end of a trace: for each chapter, how many rows it has and how they are kept.
 * Spec: none of its own.
 */
import type { Catalogue, Chapter } from './catalogue.js';
import { dispositionsOf } from './row-problems.js';
import { dispositions } from './vocabulary.js';

const heads = ['chapter', 'rows', 'must', 'checked', 'excluded', 'silent'];

/** Lines of equal width, the sum last. */
export function summaryTable(catalogue: Catalogue): string {
  const lines = catalogue.chapters.map((chapter) => [chapter.chapter, ...counts([chapter])]);
  return [heads, ...lines, ['all', ...counts(catalogue.chapters)]].map(line).join('\n');
}

function counts(chapters: readonly Chapter[]): number[] {
  const rows = chapters.flatMap((chapter) => chapter.rows);
  const kept = dispositions.map((name) => rows.filter((row) => dispositionsOf(row).includes(name)).length);
  return [rows.length, rows.filter((row) => row.level === 'must').length, ...kept];
}

function line([chapter, ...numbers]: readonly (string | number)[]): string {
  return String(chapter).padEnd(16) + numbers.map((number) => String(number).padStart(10)).join('');
}
