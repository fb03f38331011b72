/**
 * Which picture an `img` shows: the largest of its variants, or the one a script would load later.
 * Spec: Document data, html (srcset resolves to the largest variant).
 */
import { attribute } from './attributes.js';
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';
import type { ImageCandidate } from './srcset.js';
import { largestOfSrcset } from './srcset.js';

const srcsetAttributes = ['srcset', 'data-srcset', 'data-lazy-srcset'];
const lazyAttributes = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-hi-res-src',
  'data-echo',
  'data-image',
  'data-img-src',
  'data-actualsrc',
];
const placeholder =
  /^(?:data:|about:|$)|(?:^|[/_-])(?:blank|spacer|placeholder|lazy(?:load)?|transparent|pixel|loading|1x1|clear)[^/]{0,12}\.(?:gif|png|svg)(?:[?#]|$)/i;

/** The address of the picture as written in the source; undefined when the element names none. */
export function imageSource(table: NodeTable, node: number): string | undefined {
  const largest = largestVariant(table, node);
  if (largest) return largest.url;
  const src = attribute(table, node, 'src')?.trim();
  if (src !== undefined && !placeholder.test(src)) return src;
  return lazySource(table, node) ?? (src === '' ? undefined : src);
}

function largestVariant(table: NodeTable, node: number): ImageCandidate | undefined {
  let best = variantOf(table, node);
  const parent = table.parent[node]!;
  if (table.tag[parent] !== Tag.picture) return best;
  for (let child = parent + 1; child < table.end[parent]!; child = table.end[child]!) {
    if (table.tag[child] !== Tag.source) continue;
    const candidate = variantOf(table, child);
    if (candidate && (best === undefined || candidate.rank > best.rank)) best = candidate;
  }
  return best;
}

function variantOf(table: NodeTable, node: number): ImageCandidate | undefined {
  for (const name of srcsetAttributes) {
    const value = attribute(table, node, name);
    if (value === undefined) continue;
    const candidate = largestOfSrcset(value);
    if (candidate && !placeholder.test(candidate.url)) return candidate;
  }
  return undefined;
}

function lazySource(table: NodeTable, node: number): string | undefined {
  for (const name of lazyAttributes) {
    const value = attribute(table, node, name)?.trim();
    if (value !== undefined && /[./]/.test(value) && !value.startsWith('{') && !placeholder.test(value)) return value;
  }
  return undefined;
}
