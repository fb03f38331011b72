/**
 * Expected failures: a vendor's list of requirements that are known to be broken, each with a reason.
 * A listed failure does not fail the run; a listed requirement that is no longer broken does, so lists rot loudly.
 * Used by the run verb.
 * Spec: none of its own.
 */
import { parse } from 'yaml';
import type { Catalogue } from './catalogue/catalogue.js';
import { nearest } from './catalogue/nearest.js';
import { UsageError } from './flags.js';
import type { Status } from './harness/outcome.js';
import type { RequirementResult } from './harness/result.js';

export interface BaselineEntry {
  readonly requirement: string;
  readonly reason: string;
}

/**
 * Reads a YAML or JSON list of `{requirement, reason}`.
 * @throws UsageError for anything else, unknown requirements, and doubles
 */
export function readBaseline(text: string, catalogue: Catalogue): BaselineEntry[] {
  const value: unknown = parse(text);
  if (!Array.isArray(value)) throw new UsageError('a baseline is a list of entries with `requirement` and `reason`');
  const seen = new Set<string>();
  return value.map((item: unknown, index) => {
    const entry = (typeof item === 'object' && item !== null ? item : {}) as Record<string, unknown>;
    const { requirement, reason, ...rest } = entry;
    const place = `baseline entry ${index + 1}`;
    if (typeof requirement !== 'string') throw new UsageError(`${place} names no \`requirement\``);
    if (typeof reason !== 'string' || reason.trim() === '')
      throw new UsageError(`${place} (${requirement}) gives no \`reason\``);
    const unknown = Object.keys(rest)[0];
    if (unknown !== undefined) throw new UsageError(`${place} has an unknown member \`${unknown}\``);
    if (!catalogue.row(requirement)) {
      const hints = nearest(
        requirement,
        catalogue.rows.map((row) => row.id),
      );
      throw new UsageError(
        `${place}: unknown requirement "${requirement}"${hints.length > 0 ? `; did you mean ${hints.join(' or ')}?` : ''}`,
      );
    }
    if (seen.has(requirement)) throw new UsageError(`${place}: ${requirement} is listed twice`);
    seen.add(requirement);
    return { requirement, reason };
  });
}

export interface BaselineOutcome {
  /** Broken and listed. */
  readonly expected: readonly string[];
  /** Broken and not listed. */
  readonly unexpected: readonly string[];
  /** Listed, judged in this run, and no longer broken. */
  readonly stale: readonly string[];
}

const isBroken = (status: Status): boolean => status === 'fail' || status === 'warn';

/** Compares the judged requirements with the list; entries that this run did not judge say nothing. */
export function compareWithBaseline(
  requirements: readonly RequirementResult[],
  entries: readonly BaselineEntry[],
): BaselineOutcome {
  const listed = new Set(entries.map((entry) => entry.requirement));
  const broken = requirements.filter((item) => isBroken(item.status));
  return {
    expected: broken.filter((item) => listed.has(item.id)).map((item) => item.id),
    unexpected: broken.filter((item) => item.status === 'fail' && !listed.has(item.id)).map((item) => item.id),
    stale: requirements
      .filter((item) => listed.has(item.id) && ['pass', 'tolerated', 'not-applicable'].includes(item.status))
      .map((item) => item.id),
  };
}
