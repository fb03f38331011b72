/**
 * Guards what ids mean. Vendors keep requirement ids in baselines and reports, so that an id never changes its meaning
 * silently: `spec/requirement-meanings.yaml` holds, for each id that was ever born, its level and a digest of its
 * statement. A row that says something else than is recorded is a problem until somebody records it
 * (`npm run trace -- --record`), which shows as one line of a change; an id that is gone stays, and is not born again.
 * Spec: none of its own; the contract's rules (spec/README.md).
 */
import { createHash } from 'node:crypto';
import { rowsOf, type Catalogue } from './catalogue.js';

/** Level and digest of the statement by id, as `must 1f3a9c02`; `retired` for an id that is gone. */
export type Meanings = Readonly<Record<string, string>>;

/** Wording is meaning here, but for spaces: whether another wording means the same is for a person to say. */
function meaningsOf(catalogue: Catalogue): Meanings {
  return Object.fromEntries(
    rowsOf(catalogue).map(({ id, level, statement }) => {
      const digest = createHash('sha256').update(statement.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);
      return [id, `${level} ${digest}`];
    }),
  );
}

/** One line for each id that means something else than is recorded. */
export function meaningProblems(catalogue: Catalogue, recorded: Meanings): string[] {
  const now = meaningsOf(catalogue);
  const advice =
    'if it means the same, or is new, record it (npm run trace -- --record); else give it an id of its own';
  return [
    ...Object.entries(now).flatMap(([id, meaning]) => {
      const before = recorded[id];
      if (before === meaning) return [];
      if (before === undefined) return [`${id}: this requirement is not recorded; ${advice}`];
      if (before === 'retired') return [`${id}: this id is retired; choose another`];
      return [`${id}: recorded as "${before}", stands as "${meaning}"; ${advice}`];
    }),
    ...Object.entries(recorded)
      .filter(([id, meaning]) => meaning !== 'retired' && now[id] === undefined)
      .map(([id]) => `${id}: this requirement is recorded and gone; npm run trace -- --record retires its id`),
  ];
}

/** What is to be recorded from now on, in the order of ids. @throws Error when a retired id was born again */
export function recordedMeanings(catalogue: Catalogue, recorded: Meanings): Meanings {
  const now = meaningsOf(catalogue);
  const reborn = Object.keys(now).find((id) => recorded[id] === 'retired');
  if (reborn !== undefined) throw new Error(`${reborn} is a retired id; choose another`);
  const ids = [...new Set([...Object.keys(recorded), ...Object.keys(now)])].sort();
  return Object.fromEntries(ids.map((id) => [id, now[id] ?? 'retired']));
}
