/**
 * What a member of a board puts under all of his posts.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import type { Survey } from './survey.js';

const signatureClass = /signature/i;
const authorClass = /(?:^|[-_\s])(?:user|author|time)(?:$|[-_\s])/i;
const postClass = /(?:^|[-_\s])(?:post|message|reply|comment)/i;
/** A signature stands at most so deep in its post. */
const postHops = 10;

/** What a member of a forum puts under all of his posts. */
export function isSignature({ table, body }: Survey, node: number): boolean {
  if (!signatureClass.test(attribute(table, node, 'class') ?? '') || namesAuthor(table, node)) return false;
  for (let at = table.parent[node]!, hops = 0; at > body && hops < postHops; at = table.parent[at]!, hops++)
    if (postClass.test(attribute(table, at, 'class') ?? '')) return true;
  return false;
}

/** The line under a post that says who wrote it, and when. */
function namesAuthor(table: NodeTable, node: number): boolean {
  for (let at = node + 1; at < table.end[node]!; at++)
    if (table.tag[at] === Tag.time || authorClass.test(attribute(table, at, 'class') ?? '')) return true;
  return false;
}
