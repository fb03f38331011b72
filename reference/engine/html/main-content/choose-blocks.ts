/**
 * From probabilities to a choice: which blocks of the page are its main content. What reads as one thing is kept or left
 * as one thing: the items of a list, the cells of a table, a heading and what follows it.
 */
import { Tag } from '../elements.table.js';
import type { Survey } from './survey.js';

/**
 * Where the line is drawn, as a share of the F1 the best line would be expected to reach: the best line for F1 itself
 * lies at one half; a little above it, the choice errs on the side of leaving boilerplate out.
 */
const strictness = 0.58;
const lowestLine = 0.2;
const highestLine = 0.7;
/** A heading between two kept blocks may be this much less likely than the line. */
const headingAllowance = 0.5;
/** A stretch between two kept siblings, too, when it is no longer than this and has no more links. */
const leadingAllowance = 0.5;
const listAllowance = 0.5;
const gapAllowance = 0.3;
const gapLength = 1000;
const gapLinks = 0.3;

/** 1 for each block that is kept; never all 0 when there are blocks. */
export function chooseBlocks(survey: Survey, probabilities: Float64Array): Uint8Array {
  const scores = Float64Array.from(probabilities);
  levelGroups(survey, scores);
  const line = lineOf(survey, scores);
  const kept = Uint8Array.from(scores, (score) => (score >= line ? 1 : 0));
  fillGaps(survey, scores, kept, line);
  keepLists(survey, scores, kept, line);
  settleHeadings(survey, scores, kept, line);
  return kept;
}

/** Items of one list and cells of one table share their mean, weighted by length. */
function levelGroups(survey: Survey, scores: Float64Array): void {
  const { table, blocks, blocksBefore, textBefore } = survey;
  const limit = textBefore[table.count]! * 0.4;
  for (let node = 1; node < table.count;) {
    const tag = table.tag[node]!;
    const end = table.end[node]!;
    const isGroup = tag === Tag.ul || tag === Tag.ol || tag === Tag.dl || tag === Tag.table;
    const isSmall = textBefore[end]! - textBefore[node]! <= limit;
    if (!isGroup || !isSmall || holdsBoxes(survey, node)) {
      node++;
      continue;
    }
    let weight = 0;
    let sum = 0;
    for (let index = blocksBefore[node]!; index < blocksBefore[end]!; index++) {
      weight += blocks[index]!.length;
      sum += blocks[index]!.length * scores[index]!;
    }
    if (weight > 0) scores.fill(sum / weight, blocksBefore[node], blocksBefore[end]);
    node = end;
  }
}

/** A list or table with headings, forms or tables inside lays out the page; its parts are judged one by one. */
function holdsBoxes(survey: Survey, node: number): boolean {
  const { table } = survey;
  for (let at = node + 1; at < table.end[node]!; at++) {
    const tag = table.tag[at]!;
    if (
      (tag >= Tag.h1 && tag <= Tag.h6) ||
      tag === Tag.table ||
      tag === Tag.form ||
      tag === Tag.article ||
      tag === Tag.section
    )
      return true;
  }
  return false;
}

/** The probability a block needs: from the best expected F1 over all lines that could be drawn on this page. */
function lineOf(survey: Survey, scores: Float64Array): number {
  const { blocks } = survey;
  const order = Array.from(scores.keys()).sort((a, b) => scores[b]! - scores[a]!);
  let expected = 0;
  for (let index = 0; index < blocks.length; index++) expected += blocks[index]!.words * scores[index]!;
  let keptWords = 0;
  let keptExpected = 0;
  let best = 0;
  for (const index of order) {
    keptWords += blocks[index]!.words;
    keptExpected += blocks[index]!.words * scores[index]!;
    best = Math.max(best, (2 * keptExpected) / (keptWords + expected));
  }
  const line = Math.min(highestLine, Math.max(lowestLine, best * strictness));
  return order.length > 0 ? Math.min(line, scores[order[0]!]!) : line;
}

/** Keeps a list, table or other short stretch without links between kept siblings: text goes on behind it. */
function fillGaps(survey: Survey, scores: Float64Array, kept: Uint8Array, line: number): void {
  const { blocks, table } = survey;
  for (let from = 1; from < blocks.length; from++) {
    if (kept[from] === 1 || kept[from - 1] === 0) continue;
    let to = from;
    let least = 1;
    let link = 0;
    let length = 0;
    while (to < blocks.length && kept[to] === 0) {
      least = Math.min(least, scores[to]!);
      length += blocks[to]!.length;
      link += blocks[to]!.linkLength;
      to++;
    }
    if (to === blocks.length) return;
    if (length > gapLength || link > length * gapLinks || least < line * gapAllowance) continue;
    const parent = table.parent[blocks[from - 1]!.owner]!;
    if (parent !== table.parent[blocks[to]!.owner]) continue;
    kept.fill(1, from, to);
  }
}

/** Keeps headings between kept blocks, and leaves those that nothing kept follows. */
function settleHeadings(survey: Survey, scores: Float64Array, kept: Uint8Array, line: number): void {
  const { blocks } = survey;
  for (let index = blocks.length - 1; index >= 0; index--) {
    const level = headingLevel(survey, index);
    if (level === 0) continue;
    const next = index + 1 < blocks.length && kept[index + 1] === 1;
    const previous = index > 0 && kept[index - 1] === 1;
    const leads = next && isBeside(survey, index, index + 1);
    if (next && (previous || leads) && scores[index]! >= line * (previous ? headingAllowance : leadingAllowance)) kept[index] = 1;
    else if (!next && headingLevel(survey, index + 1) === 0) kept[index] = 0;
  }
}

function keepLists(survey: Survey, scores: Float64Array, kept: Uint8Array, line: number): void {
  const { blocks, table, blocksBefore } = survey;
  for (let index = 1; index < blocks.length; index++) {
    if (kept[index] === 1 || kept[index - 1] === 0) continue;
    const parent = table.parent[blocks[index - 1]!.owner]!;
    let node = blocks[index]!.owner;
    while (node > 0 && table.parent[node] !== parent) node = table.parent[node]!;
    const tag = table.tag[node]!;
    if (tag !== Tag.ul && tag !== Tag.ol && tag !== Tag.table && tag !== Tag.dl) continue;
    const end = blocksBefore[table.end[node]!]!;
    let link = 0, length = 0, sum = 0;
    for (let at = index; at < end; at++) { link += blocks[at]!.linkLength; length += blocks[at]!.length; sum += blocks[at]!.length * scores[at]!; }
    if (link <= length * gapLinks && length <= gapLength && sum >= length * line * listAllowance) kept.fill(1, index, end);
  }
}

function isBeside(survey: Survey, index: number, other: number): boolean {
  const { blocks, table } = survey;
  return table.parent[blocks[index]!.owner] === table.parent[blocks[other]!.owner];
}

function headingLevel(survey: Survey, index: number): number {
  const block = survey.blocks[index];
  const tag = block === undefined ? 0 : survey.table.tag[block.owner]!;
  return tag >= Tag.h1 && tag <= Tag.h6 ? tag - Tag.h1 + 1 : 0;
}
