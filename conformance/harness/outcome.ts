/**
 * How a check can end, and how several ends become one: the worst wins.
 * Used by the runner (one check), the roll-up (one requirement) and the reporters; knows nothing else.
 * Spec: none of its own; the vocabulary of every report of this suite.
 */
import { levels } from '../catalogue/level.js';
import type { Level } from '../catalogue/level.js';

/** From best to worst. `unverified` is not green: something needed to judge was missing, and it is named. */
export const statuses = ['not-applicable', 'pass', 'tolerated', 'warn', 'unverified', 'fail', 'harness-error'] as const;

export type Status = (typeof statuses)[number];

/** The worse of two statuses. */
export function worse(left: Status, right: Status): Status {
  return statuses.indexOf(left) >= statuses.indexOf(right) ? left : right;
}

/** The worst of many, or undefined when there is none. */
export function worst(all: Iterable<Status>): Status | undefined {
  let result: Status | undefined;
  for (const status of all) result = result === undefined ? status : worse(result, status);
  return result;
}

/** What breaking a requirement of this level means: only a broken must fails the target. */
export function statusOfBreach(level: Level): Status {
  switch (level) {
    case 'must':
      return 'fail';
    case 'should':
      return 'warn';
    case 'may':
      return 'tolerated';
  }
}

/** The strictest of the levels; `must` for an empty list, so that nothing is softened by an omission. */
export function strictest(all: readonly Level[]): Level {
  return levels.find((level) => all.includes(level)) ?? 'must';
}

/** A status as one requirement of the given level sees it: a failed check breaks a should-row only softly. */
export function statusAtLevel(status: Status, level: Level): Status {
  return status === 'fail' || status === 'warn' ? statusOfBreach(level) : status;
}

/** Number of results per status; every status is present. */
export type StatusCounts = Record<Status, number>;

export function countStatuses(all: Iterable<Status>): StatusCounts {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as StatusCounts;
  for (const status of all) counts[status] += 1;
  return counts;
}
