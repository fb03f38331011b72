/**
 * What can be wrong with a requirement row by itself: its id, its words, its way of being kept.
 * Spec: none of its own; the contract's rules (spec/README.md).
 */
import { rowsOf, type Catalogue, type Chapter, type Row } from './catalogue.js';
import { bases, dispositions, exclusionCodes, levels, type Disposition } from './vocabulary.js';

const idForm = /^[a-z0-9-]+(?:\.[a-z0-9-]+){2}$/;
const rowMembers = new Set<string>([
  'id',
  'level',
  'basis',
  'source',
  'facts',
  'statement',
  'operations',
  ...dispositions,
]);

/** One line for each problem, each beginning with the id of the row. */
export function rowProblems(catalogue: Catalogue): string[] {
  return [
    ...repeated(
      rowsOf(catalogue).map((row) => row.id),
      'requirement',
    ),
    ...catalogue.chapters.flatMap(chapterProblems),
  ];
}

/** The ways a row says it is kept; a sound row has one. */
export function dispositionsOf(row: Row): Disposition[] {
  return dispositions.filter((name) => row[name] !== undefined);
}

/** One line for each id that stands twice. */
export function repeated(ids: readonly string[], what: string): string[] {
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...twice].map((id) => `${id}: this ${what} id stands more than once`);
}

function chapterProblems(chapter: Chapter): string[] {
  const file =
    chapter.file === chapter.chapter ? [] : [`${chapter.file}.yaml: says that it is chapter ${chapter.chapter}`];
  return [
    ...file,
    ...chapter.rows.flatMap((row) =>
      [...wordProblems(row, chapter.chapter), ...keepingProblems(row)].map((problem) => `${row.id}: ${problem}`),
    ),
  ];
}

function* wordProblems(row: Row, chapter: string): Iterable<string> {
  if (!idForm.test(row.id) || !row.id.startsWith(`${chapter}.`)) yield `an id has the form ${chapter}.<topic>.<claim>`;
  if (!isOf(levels, row.level)) yield `unknown level "${row.level}"`;
  if (!isOf(bases, row.basis)) yield `unknown basis "${row.basis}"`;
  if (row.basis === 'choice' && row.level === 'must') yield 'what is our choice cannot be a must';
  if (!isText(row.source)) yield 'names no section of the source';
  if (!isText(row.statement)) yield 'has no statement';
  if (!isFilledList(row.facts)) yield 'names no fact of the source';
  if (!isFilledList(row.operations)) yield 'names no operation';
  for (const member of Object.keys(row)) if (!rowMembers.has(member)) yield `has an unknown member "${member}"`;
}

function* keepingProblems(row: Row): Iterable<string> {
  const kept = dispositionsOf(row);
  if (kept.length !== 1)
    yield `has ${kept.length === 0 ? 'none' : kept.join(' and ')} of checks, excluded, silence; one is needed`;
  if (row.checks !== undefined && !isFilledList(row.checks)) yield 'has an empty list of checks';
  if (row.excluded !== undefined && !isOf(exclusionCodes, row.excluded.code))
    yield `unknown exclusion code "${row.excluded.code}"`;
  if (row.excluded !== undefined && !isText(row.excluded.reason)) yield 'is excluded without a reason';
  if (row.silence !== undefined && row.level === 'must') yield 'what the source leaves open cannot be a must';
}

function isOf(list: readonly string[], word: unknown): boolean {
  return typeof word === 'string' && list.includes(word);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isFilledList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isText);
}
