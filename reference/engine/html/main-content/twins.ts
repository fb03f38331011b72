/**
 * Neighbours that say the same: the rounds of a ticker, and one box laid out twice, of which a screen shows the one or
 * the other. Only the first is content.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import { attribute, mayHaveAttribute } from '../attributes.js';
import { Tag } from '../elements.table.js';
import type { NodeTable } from '../node-table.js';
import { TextMark } from '../node-table.js';
import { Kind } from './box-kinds.js';
import type { Page } from './page.js';
import { holds } from './region.js';
import { Reason } from './reasons.js';
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** Shorter texts may be said twice on purpose; so may a price, and what stands in code, in a table or in a quotation. */
const roundLength = 60;
const mayRepeat = Kind.verbatim | Kind.quote;
/** Words of class names, by screen and by what is shown there: `d-md-none`, `hide-mobile`, `lg:block`. */
const screen =
  /(?:^|[-_:])(?:xs|sm|md|lg|xl|xxl|2xl|mobile|tablet|desktop|phone|responsive|small|medium|large)(?:[-_:]|$)/i;
const shown = /(?:^|[-_:])(?:hide|hidden|none|show|visible|block|flex|grid|inline|static|only)(?:[-_:]|$)/i;

/** Marks the second of two such neighbours in a box of the region. */
export function leaveTwins({ survey, title }: Page, root: number, reason: Uint8Array): void {
  const { table } = survey;
  for (let parent = root; parent < table.end[root]!; parent++) {
    if (reason[parent] !== 0) {
      parent = table.end[parent]! - 1;
      continue;
    }
    if (table.tag[parent] === Tag.text) continue;
    let before = 0;
    for (let node = parent + 1; node < table.end[parent]!; node = table.end[node]!) {
      if (reason[node] !== 0 || within(survey.text, survey, node) === 0) continue;
      if (before > 0 && table.tag[node] !== Tag.text && !holds(survey, node, title) && areTwins(survey, before, node))
        reason[node] = Reason['copy of what was said before'];
      else before = table.tag[node] === Tag.text ? 0 : node;
    }
  }
}

function areTwins(survey: Survey, first: number, second: number): boolean {
  const { table, text, inside } = survey;
  const length = within(text, survey, first);
  if (length !== within(text, survey, second) || (inside[second]! & mayRepeat) !== 0) return false;
  if (isForScreens(table, first, second)) return saysSame(table, first, second);
  return (
    length >= roundLength &&
    table.tag[first] === table.tag[second] &&
    within(survey.prices, survey, second) === 0 &&
    survey.blocks[table.end[second]!]! - survey.blocks[second]! > 1 &&
    isSame(table, first, second)
  );
}

/** The class names of both tell on which screens they are shown, and not the same. */
function isForScreens(table: NodeTable, first: number, second: number): boolean {
  if (!mayHaveAttribute(table, first, 'class') || !mayHaveAttribute(table, second, 'class')) return false;
  const names = screensOf(table, first);
  return names !== '' && screensOf(table, second) !== '' && names !== screensOf(table, second);
}

function screensOf(table: NodeTable, node: number): string {
  const names = attribute(table, node, 'class') ?? '';
  return names
    .split(/\s+/)
    .filter((name) => screen.test(name) && shown.test(name))
    .join(' ');
}

/** The same texts in the same order, whatever the elements around them. */
function saysSame(table: NodeTable, first: number, second: number): boolean {
  let other = second;
  const next = (from: number, end: number): number => {
    let node = from;
    while (node < end && (table.tag[node] !== Tag.text || (table.marks[node]! & TextMark.ink) === 0)) node++;
    return node;
  };
  for (let node = next(first, table.end[first]!); node < table.end[first]!; node = next(node + 1, table.end[first]!)) {
    other = next(other, table.end[second]!);
    if (other >= table.end[second]! || wordsOf(table, node) !== wordsOf(table, other)) return false;
    other++;
  }
  return next(other, table.end[second]!) >= table.end[second]!;
}

function wordsOf({ source, start, stop }: NodeTable, text: number): string {
  return source.toString('latin1', start[text], stop[text]).trim();
}

/** The same elements with the same attributes and texts: a clone. */
function isSame({ tag, end, source, start, stop }: NodeTable, first: number, second: number): boolean {
  if (end[first]! - first !== end[second]! - second) return false;
  for (let node = first + 1, other = second + 1; node < end[first]!; node++, other++) {
    if (tag[node] !== tag[other] || stop[node]! - start[node]! !== stop[other]! - start[other]!) return false;
    if (source.compare(source, start[other], stop[other], start[node], stop[node]) !== 0) return false;
  }
  return true;
}
