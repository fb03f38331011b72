/**
 * Which blocks of text are headings, and of what level: told by size and weight against the body text, by numbering and
 * spacing, and by what they are not (equations, captions, figure labels, list items).
 */
import { bold, italic, type Line } from '../layout/line.js';
import { isCaption } from './captions.js';
import { listMarker } from '../layout/list-marker.js';
import type { PageBlock } from '../layout/page-block.js';
import type { TextBlock } from '../layout/text-block.js';

/** A heading this much larger than the body needs no other sign. */
const larger = 1.14;

/** Longer texts are paragraphs. */
const maxChars = 180;
const maxLines = 4;

/** Candidates that follow one another on a page without text between are labels of a drawing from this number on. */
const maxRun = 4;

/** So few sizes of headings are all levels. */
const mostSingles = 3;

const numbering =
  /^((\d{1,2}\.)+\d{0,2}|\d{1,2}|[A-Z]\.|[IVX]{1,5}\.|(chapter|section|part|appendix|annex|kapitel|chapitre|anhang)\s+[\dA-ZIVX]+[.:]?)\s+\S/i;
const sectionName =
  /^(abstract|introduction|background|related work|methods?|results?|discussion|conclusions?|summary|references|bibliography|acknowledge?ments?|appendix|limitations|contents|table of contents|foreword|preface|index|glossary|keywords|ethics statement)[.:]?$/i;

/** Longer texts are no headings, whatever the file says. */
const maxTaggedChars = 300;

/** Heading levels by block; blocks that are none are not in the map. A file that names its headings is believed. */
export function findHeadings(blocks: PageBlock[], body: number): Map<TextBlock, number> {
  const tagged = new Map<TextBlock, number>();
  for (const { kind, block } of blocks)
    if (kind === 'text' && block.unit?.kind === 'heading' && isTaggedHeading(block))
      tagged.set(block, block.unit.level);
  const items = titledItems(blocks);
  if (tagged.size === 0) return withItems(foundHeadings(blocks, body), items, blocks);
  for (const block of items) tagged.set(block, levelOfItem(block));
  const title = titleOf(blocks, tagged);
  if (title) tagged.set(title, Math.min(...tagged.values()));
  // Beside text that has names, text without one is a heading only where it is set as large as any.
  const named = new Set(
    blocks.flatMap(({ kind, block }) => (kind !== 'picture' && block.unit ? [block.pageNumber] : [])),
  );
  const untagged = foundHeadings(
    blocks.filter(
      ({ kind, block }) =>
        kind === 'text' && !block.unit && (!named.has(block.pageNumber) || sizeOf(block.lines) >= body * 1.3),
    ),
    body,
  );
  return onLadder(new Map([...tagged, ...untagged]));
}

/** Fewer items of this kind may be anything. */
const leastTitledItems = 3;

/**
 * Titles that a word processor numbers by a list are tagged as its items: in bold as a whole, without a bullet, and with text
 * of their own below most of them.
 */
function titledItems(blocks: readonly PageBlock[]): TextBlock[] {
  const titles = blocks.filter(({ kind, block }) => kind === 'text' && isTitledItem(block));
  if (titles.length < leastTitledItems) return [];
  const known = new Set(titles);
  const above = blocks.filter((each, at) => known.has(each) && at + 1 < blocks.length && !known.has(blocks[at + 1]!));
  return above.length * 3 > titles.length * 2 ? titles.map(({ block }) => block as TextBlock) : [];
}

function isTitledItem(block: TextBlock): boolean {
  if (block.unit?.kind !== 'item' || !block.unit.isFirst || block.lines.length > 2 || !isBoldBlock(block)) return false;
  const text = textOf(block).trim();
  return text.length <= maxChars / 2 && isTitleText(text) && listMarker(text)?.ordered !== false;
}

/** Below the title that stands before them. */
function withItems(
  found: ReadonlyMap<TextBlock, number>,
  items: readonly TextBlock[],
  blocks: readonly PageBlock[],
): Map<TextBlock, number> {
  if (items.length === 0) return new Map(found);
  const first = blocks.find(({ kind, block }) => kind === 'text' && (found.has(block) || block === items[0]))?.block;
  const below = first === items[0] ? 0 : 1;
  return onLadder(
    new Map([...found, ...items.map((block): [TextBlock, number] => [block, levelOfItem(block) + below])]),
  );
}

/** Those without a number are of the first level. */
const levelOfItem = (block: TextBlock): number => Math.max(1, numberOf(block).length);

function isTaggedHeading(block: TextBlock): boolean {
  const text = textOf(block);
  return text.length <= maxTaggedChars && /[\p{L}\p{N}]/u.test(text);
}

/** The first text of the document, when it is no heading by name but is set larger than all that are. */
function titleOf(blocks: readonly PageBlock[], tagged: ReadonlyMap<TextBlock, number>): TextBlock | undefined {
  const [first] = blocks;
  if (first?.kind !== 'text' || tagged.has(first.block) || textOf(first.block).length > maxChars) return undefined;
  const size = sizeOf(first.block.lines);
  return [...tagged.keys()].every(({ lines }) => sizeOf(lines) < 0.97 * size) ? first.block : undefined;
}

function foundHeadings(blocks: PageBlock[], body: number): Map<TextBlock, number> {
  const headings: TextBlock[] = [];
  let run: TextBlock[] = [];
  const last = blocks.length > 1 ? blocks[blocks.length - 1]!.block : undefined;
  const endRun = () => {
    headings.push(...(run.length < maxRun ? run : [...coverTitle(run), ...run.filter((block) => isBoldBlock(block))]));
    run = [];
  };
  for (const { kind, block } of blocks) {
    if (run.length > 0 && block.pageNumber !== run[0]!.pageNumber) endRun();
    if (kind === 'text' && isCandidate(block, body) && !(block === last && isFoot(block, body))) run.push(block);
    else if (kind !== 'picture') endRun();
  }
  endRun();
  return rank(mergeLines(headings, blocks, body), body);
}

/** The lines in the largest letters that begin the first page, with smaller ones below: what is written, before who wrote it. */
function coverTitle(run: readonly TextBlock[]): TextBlock[] {
  const sizes = run.map(({ lines }) => sizeOf(lines));
  const end = sizes.findIndex((size) => size < 0.97 * sizes[0]!);
  const isTitle =
    run[0]!.pageNumber === 1 && end > 0 && sizes.every((size, at) => at < end || size * larger < sizes[0]!);
  return isTitle ? run.slice(0, end).filter((block) => !isBoldBlock(block)) : [];
}

/** White space above the foot of a page, in units of the line pitch. */
const footGap = 3;

/** The last text of all, far below the others and hardly larger than they are, heads nothing. */
const isFoot = (block: TextBlock, body: number): boolean =>
  block.gapAbove > footGap && sizeOf(block.lines) < body * 1.3;

/** Titles of several lines that were set apart because their lines are short: the first block takes the lines of the others. */
function mergeLines(headings: readonly TextBlock[], blocks: PageBlock[], body: number): TextBlock[] {
  const known = new Set(headings);
  for (let index = 1; index < blocks.length; index++) {
    const [first, second] = [blocks[index - 1]!, blocks[index]!];
    if (first.kind !== 'text' || second.kind !== 'text') continue;
    if (!known.has(first.block) || !known.has(second.block) || !goesOn(first.block, second.block, body)) continue;
    first.block.lines.push(...second.block.lines);
    known.delete(second.block);
    blocks.splice(index--, 1);
  }
  return headings.filter((block) => known.has(block));
}

function goesOn(first: TextBlock, second: TextBlock, body: number): boolean {
  const [last, next] = [first.lines[first.lines.length - 1]!, second.lines[0]!];
  if (first.pageNumber !== second.pageNumber || first.lines.length + second.lines.length > maxLines) return false;
  if (next.size < body * larger || Math.abs(next.size - last.size) > 0.02 * next.size) return false;
  const distance = next.baseline - last.baseline;
  return (
    next.style === last.style &&
    distance > 0.8 * next.size &&
    distance < 1.5 * next.size &&
    !numbering.test(next.text) &&
    !/[.:!?]$/.test(last.text) &&
    (/^\p{Ll}/u.test(next.text) || Math.abs(next.x0 - last.x0) < 2 || isOneCentre(last, next))
  );
}

const isOneCentre = (a: Line, b: Line): boolean => Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 4;

const textOf = (block: TextBlock): string => block.lines.map((line) => line.text).join(' ');

const isBoldBlock = (block: TextBlock): boolean => block.lines.every((line) => (line.style & bold) !== 0);

function isCandidate(block: TextBlock, body: number): boolean {
  if (block.unit && block.unit.kind !== 'text') return false;
  if (block.framed || block.ofField || block.lines.length > maxLines || block.lines.some((line) => line.broken))
    return false;
  const size = sizeOf(block.lines);
  const isBold = isBoldBlock(block);
  if (size < body * 0.92 || (size < body * larger && !isBold && block.gapAbove <= 1.25)) return false;
  const text = textOf(block).trim();
  if (text.length > maxChars || text.length < 2 || !isTitleText(text)) return false;
  const isDisplay = isBold && size >= body * 1.3;
  // An address.
  if (!isBold && size < body * 1.3 && block.lines.some((line) => line.set)) return false;
  if (size < body * larger && isAddress(block.lines)) return false;
  if (!isDisplay && /^[a-zà-ÿ]/.test(text) && text.split(' ').length > 2) return false;
  if (size >= body * larger) return isBold || text.length <= 90 || size >= body * 1.3;
  const isIsolated = block.gapAbove > 1.25;
  if (sectionName.test(text)) return isIsolated;
  if (!isBold) return isIsolated && numbering.test(text) && (isUpperCase(block, text) || isItalicTitle(block, text));
  return isIsolated || numbering.test(text);
}

/** Four lines that their author broke, one of them with a number: whose letter or slip it is, not what it is about. */
const isAddress = (lines: readonly Line[]): boolean =>
  lines.length >= 4 && lines.slice(1).every((line) => line.set) && lines.some(({ text }) => /\d/.test(text));

/** Words rather than figures, signs or a sentence. */
function isTitleText(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || letters < text.length * 0.45) return false;
  if (/[=\\^_∑∫√±≤≥→■□●]|\p{Sm}{2}/u.test(text) || /[,;]$/.test(text)) return false;
  if (/\.$/.test(text) && !/^\S+\.$/.test(text) && !numbering.test(text)) return false;
  if (isCaption(text) || /^(source|note)s?:|\.{5}/i.test(text)) return false;
  const mark = listMarker(text);
  return !mark || mark.text === '>' || (mark.ordered && !/^\(?[a-z][.)]/.test(mark.text)) || /^[A-Z]\./.test(mark.text);
}

/** A short numbered line in italics, as the second level of headings is often set. */
function isItalicTitle(block: TextBlock, text: string): boolean {
  if (text.length > 100 || block.lines.length > 2 || !/^\S+\s+["\u201c(]?\p{Lu}/u.test(text) || /\.$/.test(text))
    return false;
  let letters = 0;
  let slanted = 0;
  for (const { runs } of block.lines)
    for (const run of runs) {
      const count = run.text.match(/\p{L}{2,}/gu)?.join('').length ?? 0;
      letters += count;
      if ((run.style & italic) !== 0) slanted += count;
    }
  return letters > 0 && slanted > 0.75 * letters;
}

/** Hebrew and Arabic have no small letters to tell titles by. */
const isUpperCase = ({ lines: [first] }: TextBlock, text: string): boolean =>
  !/\p{Ll}/u.test(text) && !first!.rightToLeft;

function sizeOf(lines: readonly Line[]): number {
  let weighted = 0;
  let chars = 0;
  for (const line of lines) {
    weighted += line.size * line.text.length;
    chars += line.text.length;
  }
  return weighted / (chars || 1);
}

/** Larger sizes rank higher; among headings of body size, numbering and slant tell. */
function rank(headings: readonly TextBlock[], body: number): Map<TextBlock, number> {
  const steps = stepsOf(headings.map((block) => roundedSize(block)).filter((size) => size >= body * larger));
  const levels = new Map<TextBlock, number>();
  const byNumber = new Map<string, number>();
  for (const block of headings) {
    const size = roundedSize(block);
    const step = steps.findIndex((known) => size >= known * 0.93);
    const parts = numberOf(block);
    const level =
      step >= 0 && size >= body * larger
        ? step + 1
        : (levelBelow(byNumber, parts) ?? steps.length + Math.max(1, parts.length) + (isSlanted(block) ? 1 : 0));
    byNumber.set(parts.join('.'), level);
    levels.set(block, Math.max(1, level));
  }
  return onLadder(levels);
}

/** The document's own ladder, without missing rungs: a cover with several sizes does not push all others to the lowest level. */
function onLadder(levels: ReadonlyMap<TextBlock, number>): Map<TextBlock, number> {
  const rungs = [...new Set(levels.values())].sort((a, b) => a - b);
  return new Map([...levels].map(([block, level]) => [block, Math.min(6, rungs.indexOf(level) + 1)]));
}

/**
 * Sizes that are a level of their own, the largest first. A size used once, below the largest, is part of a title page or an
 * exception: it ranks with the next smaller one.
 */
function stepsOf(sizes: number[]): number[] {
  sizes.sort((a, b) => b - a);
  const steps: { size: number; count: number }[] = [];
  for (const size of sizes) {
    const last = steps[steps.length - 1];
    if (last && size >= last.size * 0.93) last.count++;
    else steps.push({ size, count: 1 });
  }
  const kept: number[] = [];
  for (const [index, { size, count }] of steps.entries()) {
    if (index === 0 || count > 1 || index === steps.length - 1 || steps.length <= mostSingles) kept.push(size);
  }
  return kept;
}

const roundedSize = (block: TextBlock): number => Math.round(sizeOf(block.lines) * 4) / 4;

/** The parts of the number before a heading: none, `2`, or `2` and `1`. */
const numberOf = (block: TextBlock): string[] =>
  /^(\d{1,2}(?:\.\d{1,2})*)\.?\s/.exec(textOf(block))?.[1]?.split('.') ?? [];

/** One below the heading whose number this one goes on from. */
function levelBelow(byNumber: ReadonlyMap<string, number>, parts: readonly string[]): number | undefined {
  const above = parts.length < 2 ? undefined : byNumber.get(parts.slice(0, -1).join('.'));
  return above === undefined ? undefined : above + 1;
}

/** Titles in italics stand below upright ones that are numbered `A.` or `IV.` too; the others tell by their number. */
const isSlanted = (block: TextBlock): boolean =>
  numberOf(block).length === 0 && block.lines.every((line) => (line.style & (italic | bold)) === italic);
