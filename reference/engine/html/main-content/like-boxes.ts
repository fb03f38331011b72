/**
 * Boxes of one shape side by side: records, of which none goes alone.
 * Spec: ParseOptions, onlyMainContent; what is left out beyond headers, navigation and footers is ours to say.
 */
import type { Survey } from './survey.js';
import { within } from './survey.js';

/** Siblings are looked for in so many nodes before and behind. */
const nearNodes = 400;
/** Children that are looked at for columns. */
const columns = 24;
/** Less is said on a label. */
const recordLength = 20;

/** No box of the same shape stands right beside it: it is no record of many. */
export function isAlone({ table, shape }: Survey, node: number): boolean {
  const parent = table.parent[node]!;
  const next = table.end[node]!;
  for (let at = next; at < table.end[parent]! && at < next + nearNodes; at = table.end[at]!)
    if (shape[at] === shape[node]) return false;
  for (let at = node - 1, least = Math.max(parent, node - nearNodes); at > least; at--)
    if (table.parent[at] === parent && shape[at] === shape[node]) return false;
  return true;
}

/** One other box of the same shape stands beside it: a column on either side. */
export function isOfPair({ table, shape }: Survey, node: number): boolean {
  const parent = table.parent[node]!;
  let like = 0;
  for (let at = parent + 1, seen = 0; at < table.end[parent]! && seen < columns; at = table.end[at]!, seen++)
    if (shape[at] === shape[node]) like++;
  return like === 2;
}

/** A box of the same shape stands right before or behind it, or the box it fills, and both say something: records. */
export function isInRow(survey: Survey, node: number): boolean {
  const { table, shape, text } = survey;
  let box = node;
  const isAll = (parent: number): boolean =>
    text[parent] === text[box] && text[table.end[parent]!] === text[table.end[box]!];
  for (let hops = 0; hops < 3; hops++, box = table.parent[box]!) {
    if (within(text, survey, box) < recordLength) return false;
    const parent = table.parent[box]!;
    if (isRecord(nextBox(survey, box)) || isRecord(boxBefore(survey, box))) return true;
    if (!isAll(parent)) return false;
  }
  return false;

  function isRecord(other: number): boolean {
    return other > 0 && shape[other] === shape[box] && within(text, survey, other) >= recordLength;
  }
}

/** The boxes right before and behind that say something; 0 for none. */
export function besides(survey: Survey, node: number): [before: number, behind: number] {
  return [boxBefore(survey, node), nextBox(survey, node)];
}

function nextBox({ table, text }: Survey, node: number): number {
  const end = table.end[table.parent[node]!]!;
  for (let at = table.end[node]!; at < end && at < table.end[node]! + nearNodes; at = table.end[at]!)
    if (text[table.end[at]!]! > text[at]!) return at;
  return 0;
}

function boxBefore({ table, text }: Survey, node: number): number {
  const parent = table.parent[node]!;
  for (let at = node - 1, least = Math.max(parent, node - nearNodes); at > least; at--)
    if (table.parent[at] === parent && text[table.end[at]!]! > text[at]!) return at;
  return 0;
}
