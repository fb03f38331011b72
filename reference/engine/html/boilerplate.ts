/**
 * The main content of a page: the element that says it is the content, else the body, without the boxes that navigate,
 * advertise, ask for consent or frame the page. Never empty: when the rules leave too little, they are loosened.
 * Spec: ParseOptions, onlyMainContent.
 */
import { attribute, mayHaveAttribute } from './attributes.js';
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';
import { TextMark } from './node-table.js';
import type { Selection } from './selection.js';
import { isHidden } from './visibility.js';

const furnitureNames =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|submenu|breadcrumbs?|footer|site-?header|masthead|sidebar|side-bar|cookies?|consent|gdpr|newsletter|subscribe|subscription|signup|sign-up|share|sharing|social|related|recommended|recommendations|advert|advertisement|ads?|banner-ad|sponsored|promo|popup|modal|overlay|skip-link|pagination|pager|toolbar|login|copyright|outbrain|taboola)(?:$|[\s_-])/i;
const contentNames =
  /(?:^|[\s_-])(?:article|content|post|entry|story|main|body|text|product|comments?|thread|message)(?:$|[\s_-])/i;
const furnitureRoles = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'complementary',
  'search',
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
]);

/** Share of the page's text that must be left for the strict rules to be believed. */
const enoughShare = 0.25;

export function mainContent(table: NodeTable, dropped: Uint8Array | undefined): Selection {
  const text = visibleText(table, dropped);
  const total = text[table.count]!;
  const root = contentRoot(table, text, total);
  for (const byName of [true, false]) {
    const without = dropped ? Uint8Array.from(dropped) : new Uint8Array(table.count);
    dropFurniture(table, root, without, text, byName);
    if (remaining(table, root, without) >= Math.min(total * enoughShare, 200))
      return { roots: [root], dropped: without };
  }
  return { roots: [0], dropped };
}

/** Bytes of visible text before each node, so that a subtree's text is one subtraction. */
function visibleText(table: NodeTable, dropped: Uint8Array | undefined): Float64Array {
  const before = new Float64Array(table.count + 1);
  let skipUntil = 0;
  for (let node = 0; node < table.count; node++) {
    before[node + 1] = before[node]!;
    if (node < skipUntil) continue;
    const tag = table.tag[node]!;
    if (tag === Tag.text) {
      if ((table.marks[node]! & TextMark.ink) !== 0)
        before[node + 1] = before[node]! + table.stop[node]! - table.start[node]!;
    } else if (
      tag === Tag.script ||
      tag === Tag.style ||
      tag === Tag.noscript ||
      tag === Tag.template ||
      tag === Tag.head ||
      dropped?.[node] === 1 ||
      (node > 0 && isHidden(table, node))
    ) {
      skipUntil = table.end[node]!;
    }
  }
  return before;
}

/** The one `main`, `role=main` or `article` that holds most of the text; else the page. */
function contentRoot(table: NodeTable, text: Float64Array, total: number): number {
  let best = 0;
  let bestText = total * enoughShare;
  for (let node = 1; node < table.count; node++) {
    const tag = table.tag[node]!;
    const isContent =
      tag === Tag.main ||
      tag === Tag.article ||
      (tag !== Tag.text && mayHaveAttribute(table, node, 'role') && attribute(table, node, 'role') === 'main');
    if (!isContent) continue;
    const own = text[table.end[node]!]! - text[node]!;
    if (own > bestText) {
      best = node;
      bestText = own;
    }
  }
  return best;
}

function dropFurniture(table: NodeTable, root: number, dropped: Uint8Array, text: Float64Array, byName: boolean): void {
  const rootText = text[table.end[root]!]! - text[root]!;
  for (let node = root + 1; node < table.end[root]!;) {
    const own = text[table.end[node]!]! - text[node]!;
    const isFurniture =
      table.tag[node] !== Tag.text &&
      own < rootText * 0.6 &&
      (isFurnitureTag(table, node) || (byName && isFurnitureName(table, node)));
    if (isFurniture) dropped[node] = 1;
    node = isFurniture ? table.end[node]! : node + 1;
  }
}

function isFurnitureTag(table: NodeTable, node: number): boolean {
  const tag = table.tag[node]!;
  if (tag === Tag.nav || tag === Tag.aside || tag === Tag.dialog) return true;
  if (tag === Tag.header || tag === Tag.footer) return !isInArticle(table, node);
  return mayHaveAttribute(table, node, 'role') && furnitureRoles.has(attribute(table, node, 'role') ?? '');
}

function isInArticle(table: NodeTable, node: number): boolean {
  for (let at = table.parent[node]!; at > 0; at = table.parent[at]!)
    if (table.tag[at] === Tag.article || table.tag[at] === Tag.main) return true;
  return false;
}

function isFurnitureName(table: NodeTable, node: number): boolean {
  if (table.tag[node] === Tag.body || table.tag[node] === Tag.html) return false;
  const names = `${(mayHaveAttribute(table, node, 'class') && attribute(table, node, 'class')) || ''} ${(mayHaveAttribute(table, node, 'id') && attribute(table, node, 'id')) || ''}`;
  return names.length > 1 && furnitureNames.test(names) && !contentNames.test(names);
}

function remaining(table: NodeTable, root: number, dropped: Uint8Array): number {
  let bytes = 0;
  for (let node = root; node < table.end[root]!;) {
    if (dropped[node] === 1) {
      node = table.end[node]!;
      continue;
    }
    if (table.tag[node] === Tag.text && (table.marks[node]! & TextMark.ink) !== 0)
      bytes += table.stop[node]! - table.start[node]!;
    node++;
  }
  return bytes;
}
