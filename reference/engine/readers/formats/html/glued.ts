/**
 * Inline boxes side by side with no space between their tags: a page's styles set them apart ("Windproof" and "6/6", two
 * links of a row), its text alone would glue them.
 * Standard: none; CSS padding and margins are not known to the reader.
 */
import { attribute, mayHaveAttribute } from '../../../html/attributes.js';
import { elementSets, ElementSet, Tag } from '../../../html/elements.table.js';
import type { NodeTable } from '../../../html/node-table.js';
import type { InlineRun } from './inline-run.js';

/** The first text of an element is looked for in so many nodes. */
const nearNodes = 16;
/** Letters before a number or a capital are a word from this length; shorter ones may be an initial or a formula. */
const wordLength = 3;
/** Beside a part with another name, so short a word stands for itself: `id`, `of`. */
const termLength = 2;

/** Pieces of one word stand in these: formulas, ordinals, marks of search results. */
const isPiece = new Uint8Array(256);
for (const tag of [Tag.sup, Tag.sub, Tag.wbr, Tag.mark, Tag.ruby, Tag.font]) isPiece[tag] = 1;

/** Each of these is a box of its own: names of tabs, sizes to choose from. */
const isControl = new Uint8Array(256);
for (const tag of [Tag.button, Tag.label]) isControl[tag] = 1;

/** True when the inline element at `node` follows another and what stood there ran into what it says. */
export function isGlued(table: NodeTable, node: number, before: Pick<InlineRun, 'lastByte' | 'endsIn'>): boolean {
  const last = before.lastByte();
  if (!isWord(last) && last !== closing && last !== fullStop && last < 0x80) return false;
  const previous = elementBefore(table, node);
  if (previous === 0) return false;
  // What is read aloud for something that the eye alone is shown is a sentence of its own.
  if (last === fullStop) return attribute(table, previous, 'aria-hidden') === 'true' && isUpper(firstCode(table, node));
  const tag = table.tag[node]!;
  const tagBefore = table.tag[previous]!;
  if (isPiece[tag] === 1 || isPiece[tagBefore] === 1 || (elementSets[tagBefore]! & ElementSet.block) !== 0)
    return false;
  const next = firstCode(table, node);
  if (isControl[tag] === 1 && isControl[tagBefore] === 1) return isWord(next) || next >= 0x80;
  if (isDigit(last) && isLower(next)) return isNamed(table, node) && isNamed(table, previous);
  // A date and how long ago it was, a number with its name; the digits of one price are pieces.
  if (isDigit(last) && isDigit(next))
    return isNamed(table, node) && isNamed(table, previous) && isLetter(firstCode(table, previous));
  if (isSign(next) || last === closing) return isSign(next) || isWord(next);
  if (isUpper(next)) return isLower(last) || isDigit(last) ? before.endsIn(wordLength, isWord) : false;
  if (isLower(last) && isLower(next)) return areOfTwoKinds(table, previous, node) && before.endsIn(termLength, isWord);
  return isDigit(next) && !isDigit(last) && before.endsIn(wordLength, isWord);
}

/** Parts with names of their own, and not the same: a term and its type. The letters of a word have one name or none. */
function areOfTwoKinds(table: NodeTable, first: number, second: number): boolean {
  return (
    isNamed(table, first) &&
    isNamed(table, second) &&
    attribute(table, first, 'class')!.trim() !== attribute(table, second, 'class')!.trim()
  );
}

/** The element that ended right before `node`, among its siblings; 0 when there is text or nothing. Fields say nothing. */
function elementBefore({ tag, parent }: NodeTable, node: number): number {
  const around = parent[node]!;
  let previous = node;
  do {
    previous--;
    while (previous > around && parent[previous] !== around) previous = parent[previous]!;
  } while (previous > around && tag[previous] === Tag.input);
  return previous <= around || tag[previous] === Tag.text ? 0 : previous;
}

/** A name sets a part off by styles: the day of a date, the number of a unit. */
function isNamed(table: NodeTable, node: number): boolean {
  return table.tag[node] === Tag.span && mayHaveAttribute(table, node, 'class');
}

/** The first byte of an element's text; 0 when it begins with something else. */
function firstCode({ tag, start, stop, end, source }: NodeTable, node: number): number {
  const last = Math.min(end[node]!, node + nearNodes);
  for (let at = node + 1; at < last; at++)
    if (tag[at] === Tag.text && stop[at]! > start[at]!) return source[start[at]!]!;
    else if (tag[at] === Tag.img) return 0;
  return 0;
}

const closing = 0x29;
const fullStop = 0x2e;

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isUpper(code: number): boolean {
  return code >= 0x41 && code <= 0x5a;
}

function isLower(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

function isLetter(code: number): boolean {
  return isUpper(code) || isLower(code);
}

function isWord(code: number): boolean {
  return isDigit(code) || isUpper(code) || isLower(code);
}

/** The dollar sign: what stands behind a price is another. */
function isSign(code: number): boolean {
  return code === 0x24;
}
