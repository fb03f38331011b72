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
  /** False when only memory of earlier crawls leads to the URL. */
  visible: boolean;
}

/** Statuses that say a page is gone. */
export function isGone(statusCode: number): boolean {
  return statusCode === 404 || statusCode === 410;
}

export function compareVersions(
  previous: PageVersion | undefined,
  current: PageVersion,
  { gitDiff: wantsDiff, visible }: Comparison,
): ChangeTracking {
  const changeStatus = statusOf(previous, current);
  return {
    changeStatus,
    visibility: visible ? 'visible' : 'hidden',
    previousScrapeAt: previous?.scrapedAt ?? null,
    ...(wantsDiff && { diff: diffOf(previous, current) }),
  };
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
