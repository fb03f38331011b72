/**
 * From probabilities to a choice: which blocks of the page are its main content. What reads as one thing is kept or left
 * as one thing: the items of a list, the cells of a table, a heading and what follows it.
 */
import { Tag } from '../elements.table.js';
import { Inside } from './box-kinds.js';
import { settleCopies } from './copies.js';
import type { Survey } from './survey.js';

/**
 * Where the line is drawn, from the F1 the best line would be expected to reach: the best line for F1 itself lies at half
 * of it; a little above it, the choice errs on the side of leaving boilerplate out. On a page where little can be expected
 * the line falls faster than the F1 does, since its doubtful blocks are right or wrong together and may be all its text.
 */
const strictness = 0.725;
const strictnessFall = 1.75;
const lowestLine = 0.15;
const highestLine = 0.7;
/** So many blocks at the same place of the template are one kind, and so far each leans towards the mean of its kind. */
const likeCount = 3;
const likeness = 0.3;
/** How much less likely than the line these may be: a heading at a kept block, a list behind one, a stretch between two. */
const headingAllowance = 0.5;
const listAllowance = 0.5;
const gapAllowance = 0.5;
/** Such lists and stretches are at most so long, and at most this share of them is linked. */
const gapLength = 1000;
const gapLinks = 0.3;

/** 1 for each block that is kept; never all 0 when there are blocks. */
export function chooseBlocks(survey: Survey, probabilities: Float64Array): Uint8Array {
  const scores = Float64Array.from(probabilities);
  settleCopies(survey, scores);
  drawTogether(survey, scores);
  levelGroups(survey, scores);
  const line = lineOf(survey, scores);
  const kept = Uint8Array.from(scores, (score) => (score >= line ? 1 : 0));
  fillGaps(survey, scores, kept, line);
  keepLists(survey, scores, kept, line);
  settleHeadings(survey, scores, kept, line);
  return kept;
}

/** Blocks at the same place of the page's template lean towards their mean, weighted by length; copies stay out. */
function drawTogether({ blocks, signature }: Survey, scores: Float64Array): void {
  const groups = new Map<number, { count: number; length: number; sum: number }>();
  for (let index = 0; index < blocks.length; index++) {
    if (scores[index] === 0) continue;
    const { owner, length } = blocks[index]!;
    let group = groups.get(signature[owner]!);
    if (!group) groups.set(signature[owner]!, (group = { count: 0, length: 0, sum: 0 }));
    group.count++;
    group.length += length;
    group.sum += length * scores[index]!;
  }
  for (let index = 0; index < blocks.length; index++) {
    const group = groups.get(signature[blocks[index]!.owner]!);
    if (!group || group.count < likeCount || group.length === 0 || scores[index] === 0) continue;
    scores[index]! += likeness * (group.sum / group.length - scores[index]!);
  }
}

/** Items of one list and cells of one table share their mean, weighted by length. */
function levelGroups(survey: Survey, scores: Float64Array): void {
  const { table, blocksBefore, textBefore } = survey;
  const limit = textBefore[table.count]! * 0.4;
  for (let node = 1; node < table.count;) {
    const tag = table.tag[node]!;
    const end = table.end[node]!;
    const isSmall = textBefore[end]! - textBefore[node]! <= limit;
    if (!isGroup(tag) || !isSmall || holdsBoxes(survey, node)) {
      node++;
      continue;
    }
    const from = blocksBefore[node]!;
    const to = blocksBefore[end]!;
    if (to > from) scores.fill(meanScore(survey, scores, from, to), from, to);
    node = end;
  }
}

function isGroup(tag: number): boolean {
  return tag === Tag.ul || tag === Tag.ol || tag === Tag.dl || tag === Tag.table;
}

/** The mean of a stretch of blocks, weighted by their length. */
function meanScore({ blocks }: Survey, scores: Float64Array, from: number, to: number): number {
  let weight = 0;
  let sum = 0;
  for (let index = from; index < to; index++) {
    weight += blocks[index]!.length;
    sum += blocks[index]!.length * scores[index]!;
  }
  return weight > 0 ? sum / weight : scores[from]!;
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
  const line = Math.min(highestLine, Math.max(lowestLine, strictness * best ** strictnessFall));
  return order.length > 0 ? Math.min(line, scores[order[0]!]!) : line;
}

/** Keeps a short stretch without links between kept texts of one box, since the text goes on behind it; code there is always part of it. */
function fillGaps(survey: Survey, scores: Float64Array, kept: Uint8Array, line: number): void {
  const { blocks, table } = survey;
  for (let from = 1; from < blocks.length; from++) {
    if (kept[from] === 1 || kept[from - 1] === 0) continue;
    const to = kept.indexOf(1, from);
    if (to < 0) return;
    const box = table.parent[blocks[to]!.owner]!;
    if (blocks[from - 1]!.first < box || !isTextStretch(survey, from, to)) continue;
    const isNear = (score: number, at: number): boolean =>
      score >= line * gapAllowance || (survey.inside[blocks[from + at]!.last]! & Inside.code) !== 0;
    if (scores.subarray(from, to).every(isNear)) kept.fill(1, from, to);
  }
}

/** Keeps a list or table without links that follows a kept text in the same element. */
function keepLists(survey: Survey, scores: Float64Array, kept: Uint8Array, line: number): void {
  const { blocks, table, blocksBefore } = survey;
  for (let index = 1; index < blocks.length; index++) {
    if (kept[index] === 1 || kept[index - 1] === 0) continue;
    const parent = table.parent[blocks[index - 1]!.owner]!;
    let node = blocks[index]!.owner;
    while (node > 0 && table.parent[node] !== parent) node = table.parent[node]!;
    if (!isGroup(table.tag[node]!)) continue;
    const end = blocksBefore[table.end[node]!]!;
    if (isTextStretch(survey, index, end) && meanScore(survey, scores, index, end) >= line * listAllowance)
      kept.fill(1, index, end);
  }
}

/** Keeps headings between kept blocks and right above one, and leaves those that nothing kept follows. */
function settleHeadings(survey: Survey, scores: Float64Array, kept: Uint8Array, line: number): void {
  const { blocks } = survey;
  for (let index = blocks.length - 1; index >= 0; index--) {
    const level = headingLevel(survey, index);
    if (level === 0) continue;
    const next = index + 1 < blocks.length && kept[index + 1] === 1;
    const previous = index > 0 && kept[index - 1] === 1;
    if (next && (previous || areSiblings(survey, index, index + 1)) && scores[index]! >= line * headingAllowance)
      kept[index] = 1;
    else if (!next && headingLevel(survey, index + 1) === 0) kept[index] = 0;
  }
}

/** True for a stretch of blocks that is short and not made of links. */
function isTextStretch({ blocks }: Survey, from: number, to: number): boolean {
  let length = 0;
  let link = 0;
  for (let index = from; index < to; index++) {
    length += blocks[index]!.length;
    link += blocks[index]!.linkLength;
  }
  return length <= gapLength && link <= length * gapLinks;
}

function areSiblings(survey: Survey, index: number, other: number): boolean {
  const { blocks, table } = survey;
  return table.parent[blocks[index]!.owner] === table.parent[blocks[other]!.owner];
}

function headingLevel(survey: Survey, index: number): number {
  const block = survey.blocks[index];
  const tag = block === undefined ? 0 : survey.table.tag[block.owner]!;
  return tag >= Tag.h1 && tag <= Tag.h6 ? tag - Tag.h1 + 1 : 0;
}
