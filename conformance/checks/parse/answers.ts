/**
 * What checks of `/parse` read out of answers, and the relation "the same answer".
 * Used by the checks of the parse, privacy and document-data chapters.
 * Spec: Document data.
 */
import { shortJson } from '../../harness/contract.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { differentWords } from '../../harness/oracles/content.js';
import { markdownFacts } from '../../harness/oracles/markdown-facts.js';

/** Members of `data` that formats ask for, as far as the source names them. */
export const formatMembers = ['markdown', 'html', 'rawHtml', 'links', 'images', 'summary', 'json'] as const;

/** `data.markdown` as text; '' when it is none. */
export function markdownOf(data: JsonObject): string {
  return typeof data['markdown'] === 'string' ? data['markdown'] : '';
}

/** The text a reader of the Markdown sees. */
export function visibleMarkdown(data: JsonObject): string {
  return markdownFacts(markdownOf(data)).text;
}

/** Format members that an answer carries, sorted. */
export function membersOf(data: JsonObject): string[] {
  return formatMembers.filter((name) => data[name] !== undefined);
}

/**
 * Two answers that should say the same: the same format members, the same words of Markdown in the same order.
 * Spacing and marks may differ, for nothing promises the same bytes twice.
 */
export function sameContent(expected: JsonObject, actual: JsonObject, relation: string): OracleFinding | undefined {
  const members = membersOf(expected);
  if (members.join() !== membersOf(actual).join()) {
    return {
      expected: `${relation}: members ${members.join(', ') || 'none'}`,
      actual: membersOf(actual).join(', ') || 'none',
      pointer: '/data',
    };
  }
  const words = differentWords(markdownOf(expected), markdownOf(actual), relation);
  return words && { ...words, pointer: '/data/markdown' };
}

/** A finding unless something besides the text of the file is in `data`: which member carries images is not shown. */
export function withoutImages(data: JsonObject): OracleFinding | undefined {
  const others = Object.keys(data).filter((name) => !['markdown', 'metadata', 'warning'].includes(name));
  const isCarried = others.some((name) => data[name] !== null && shortJson(data[name]) !== '[]');
  return isCarried
    ? undefined
    : { expected: 'a member that carries the images of the page', actual: shortJson(others), pointer: '/data' };
}

/** A finding unless `data` has exactly these format members. */
export function exactMembers(data: JsonObject, members: readonly string[]): OracleFinding | undefined {
  const found = membersOf(data);
  return found.join() === formatMembers.filter((name) => members.includes(name)).join()
    ? undefined
    : { expected: `the format members ${members.join(', ')}`, actual: shortJson(found), pointer: '/data' };
}
