/**
 * Which picture an `img` shows: the largest of its variants, or the one a script would load later.
 * Spec: Document data, html (srcset resolves to the largest variant).
 */
import { attribute, attributesOf, nextAttribute, valueOf } from './attributes.js';
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';
import { sliceText, TextMark } from './node-table.js';
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
  return lazySource(table, node) ?? sourceWithoutScripts(table, node) ?? (src === '' ? undefined : src);
}

/** The picture in the `noscript` right behind: what the page shows where no script loads it later. */
function sourceWithoutScripts(table: NodeTable, node: number): string | undefined {
  const { tag, end, parent, marks } = table;
  const last = end[parent[node]!]!;
  let at = end[node]!;
  while (at < last && tag[at] === Tag.text && (marks[at]! & TextMark.ink) === 0) at = end[at]!;
  if (at >= last || tag[at] !== Tag.noscript) return undefined;
  for (let inner = at + 1; inner < end[at]!; inner++) if (tag[inner] === Tag.img) return imageSource(table, inner);
  return undefined;
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
  return otherLazySource(table, node);
}

/** Loaders give the attribute names of their own, in which `src` stands all the same; its value is a picture's address. */
function otherLazySource(table: NodeTable, node: number): string | undefined {
  if (table.marks[node] === 0) return undefined;
  const cursor = attributesOf(table, node);
  while (nextAttribute(table, node, cursor)) {
    const name = sliceText(table.source, cursor.nameStart, cursor.nameEnd).toLowerCase();
    if (name === 'src' || !/src(?![a-z])/.test(name)) continue;
    const value = valueOf(table, cursor).trim();
    if (pictureFile.test(value) && !placeholder.test(value)) return value;
  }
  return undefined;
}

const pictureFile = /^[^\s{}]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#][^\s{}]*)?$/i;
