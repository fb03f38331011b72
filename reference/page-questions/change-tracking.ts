/**
 * `data.changeTracking`: this version of a page against the previous one.
 * Spec: Change tracking object. `diff` is text in git's style.
 */
import type { ChangeTracking } from '../../generated/types.gen.js';
import { gitDiff } from './line-diff.js';

export type { ChangeTracking };

/** One version of a page; `markdown` is undefined when the page was gone. */
interface PageVersion {
  markdown?: string;
  /** What was extracted of it, for the mode `json`. */
  values?: object;
  /** ISO 8601. */
  scrapedAt: string;
}

/** What is compared, as plain data. `previous` is undefined when the page was never scraped before. */
export interface Versions {
  previous?: PageVersion | undefined;
  current: PageVersion;
  comparison: Comparison;
}

export interface Comparison {
  /** Mode `git-diff`. */
  gitDiff: boolean;
  /** Mode `json`: the keys of its schema. */
  values?: readonly string[];
  /** False when only memory of earlier crawls leads to the URL. */
  visible: boolean;
}

/** Statuses that say a page is gone. */
export function isGone(statusCode: number): boolean {
  return statusCode === 404 || statusCode === 410;
}

/**
 * @param previous undefined when the page was never seen; the page is `new` then, and there is nothing to tell a
 * difference from
 */
export function compareVersions(
  previous: PageVersion | undefined,
  current: PageVersion,
  { gitDiff: wantsDiff, values, visible }: Comparison,
): ChangeTracking {
  const changeStatus = statusOf(previous, current);
  return {
    changeStatus,
    visibility: visible ? 'visible' : 'hidden',
    previousScrapeAt: previous?.scrapedAt ?? null,
    ...(wantsDiff && { diff: diffOf(previous, current) }),
    ...(values && { json: comparedValues(previous?.values, current.values, values) }),
  };
}

/** By key: what it was and what it is, null where a version does not tell. Null when nothing can be compared. */
function comparedValues(
  previous: object | undefined,
  current: object | undefined,
  wanted: readonly string[],
): ChangeTracking['json'] {
  const keys = new Set([...wanted, ...Object.keys(previous ?? {}), ...Object.keys(current ?? {})]);
  if (keys.size === 0) return null;
  const valueOf = (values: object | undefined, key: string): unknown =>
    values && Object.hasOwn(values, key) ? (values as Record<string, unknown>)[key] : null;
  return Object.fromEntries(
    [...keys].map((key) => [key, { previous: valueOf(previous, key), current: valueOf(current, key) }]),
  );
}

function statusOf(previous: PageVersion | undefined, current: PageVersion): ChangeTracking['changeStatus'] {
  if (!previous) return 'new';
  if (current.markdown === undefined) return previous.markdown === undefined ? 'same' : 'removed';
  if (previous.markdown === undefined) return 'new';
  return comparable(previous.markdown) === comparable(current.markdown) ? 'same' : 'changed';
}

function diffOf(previous: PageVersion | undefined, current: PageVersion): string | null {
  if (previous?.markdown === undefined) return null;
  const diff = gitDiff(comparable(previous.markdown), comparable(current.markdown ?? ''), 'page.md');
  return diff === '' ? null : diff;
}

/** White space at the end of lines and of the text is nothing that changed. */
function comparable(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => line.slice(0, lengthWithoutSpace(line)))
    .join('\n')
    .trimEnd();
}

/** By steps back, because an expression would begin again at every space inside of the line. */
function lengthWithoutSpace(line: string): number {
  let length = line.length;
  while (length > 0 && (line[length - 1] === ' ' || line[length - 1] === '\t')) length--;
  return length;
}
