/**
 * Which part of the page is wanted: all of it, its main content, or what the caller's selectors say.
 * Selectors work on the original page: what they ask for is there even when `onlyMainContent` would leave it out.
 * Spec: ParseOptions and Scrape options (onlyMainContent, includeTags, excludeTags).
 */
import { ServiceError } from '../../base/errors.js';
import type { NodeTable } from './node-table.js';
import { selectOutermost } from './select-nodes.js';
import type { ComplexSelector } from './selector-syntax.js';
import { parseSelectorList, SelectorError } from './selector-syntax.js';

/** `dropped[node]` is 1 for subtrees left out; `roots` are taken one after the other. The root 0 is the whole page. */
export interface Selection {
  roots: readonly number[];
  dropped: Uint8Array | undefined;
}

export interface TagFilters {
  includeTags: readonly string[];
  excludeTags: readonly string[];
}

/** The selectors of one option, parsed. @throws ServiceError `request.invalid-options` naming the selector. */
export function parseTags(option: 'includeTags' | 'excludeTags', tags: readonly string[]): ComplexSelector[] {
  return tags.flatMap((tag, index) => {
    try {
      return parseSelectorList(tag);
    } catch (error) {
      if (!(error instanceof SelectorError)) throw error;
      throw new ServiceError(
        'request.invalid-options',
        `\`${option}[${index}]\` is not a CSS selector: \`${tag.slice(0, 200)}\` (${error.message}).`,
      );
    }
  });
}

/** The part the filters leave; `main` finds the main content and is asked only when no `includeTags` are given. */
export function selectPart(
  table: NodeTable,
  filters: TagFilters,
  main: ((dropped: Uint8Array | undefined) => Selection) | undefined,
): Selection {
  const excluded = selectOutermost(table, parseTags('excludeTags', filters.excludeTags));
  let dropped: Uint8Array | undefined;
  if (excluded.length > 0) {
    dropped = new Uint8Array(table.count);
    for (const node of excluded) dropped[node] = 1;
  }
  if (filters.includeTags.length > 0)
    return {
      roots: selectOutermost(table, parseTags('includeTags', filters.includeTags)).filter(
        (root) => !isInside(table, root, dropped),
      ),
      dropped,
    };
  return main ? main(dropped) : { roots: [0], dropped };
}

function isInside(table: NodeTable, node: number, dropped: Uint8Array | undefined): boolean {
  if (dropped === undefined) return false;
  for (let at = node; at > 0; at = table.parent[at]!) if (dropped[at] === 1) return true;
  return false;
}
