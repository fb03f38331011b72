/**
 * A small sound catalogue for the tests of the trace, each part replaceable.
 * Spec: none of its own.
 */
import type { Catalogue, Fact, Row, Silence } from './catalogue.js';
import { unitHash } from './source-units.js';

export function fact(changes: Partial<Fact> = {}): Fact {
  return {
    id: 'tea.kettle.volume',
    section: 'Tea',
    kind: 'cell',
    hash: unitHash('2 litres'),
    words: 'volume of the kettle',
    ...changes,
  };
}

/** A row without a way of being kept takes its own check; `changes` with a way replaces it. */
export function row(changes: Partial<Row> = {}): Row {
  const kept = ['checks', 'excluded', 'silence'].some((name) => name in changes);
  return {
    id: 'parse.kettle.volume',
    level: kept && changes.silence !== undefined ? 'may' : 'must',
    basis: 'table',
    source: 'Tea',
    facts: ['tea.kettle.volume'],
    statement: 'The kettle holds 2 litres.',
    operations: ['boil'],
    ...(kept ? {} : { checks: ['parse.kettle.volume'] }),
    ...changes,
  };
}

export function silence(changes: Partial<Silence> = {}): Silence {
  const tolerated = [{ outcome: 'black', description: 'It is black.' }];
  return {
    id: 'kettle-colour',
    question: 'Which colour?',
    source: 'Tea',
    choice: 'Black.',
    tolerated,
    why: 'The source is silent.',
    ...changes,
  };
}

export function catalogue(
  parts: { facts?: Fact[]; rows?: Row[]; silences?: Silence[]; chapter?: string; file?: string } = {},
): Catalogue {
  const chapter = parts.chapter ?? 'parse';
  return {
    facts: parts.facts ?? [fact()],
    chapters: [{ file: parts.file ?? chapter, chapter, rows: parts.rows ?? [row()] }],
    silences: parts.silences ?? [],
  };
}
