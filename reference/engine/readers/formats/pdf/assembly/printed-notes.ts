/**
 * Footnotes by their looks: text smaller than that of the document at the end of a page, or of a column, that begins with a
 * mark. At most a running foot stands below it.
 */
import { superscript, type Line } from '../layout/line.js';
import type { PageBlock } from '../layout/page-block.js';
import type { TextBlock } from '../layout/text-block.js';

/** Notes are smaller than this share of the body. */
const smaller = 0.94;

/** Lines of one note are no further apart, in em. */
const notePitch = 1.9;

export interface NoteMark {
  text: string;
  /** Characters of the line that are of the mark and the space behind it. */
  length: number;
}

const spacedMark = /^\s*(\d{1,3}|[a-z]{1,4}|[*\u2020\u2021\u00a7\u00b6]{1,3})[.)]?\s+(?=\S)/;
const touchingNumber = /^\s*(\d{1,3})(?=[\p{Lu}"\u201e\u201c\u00ab\u2018])/u;
const raisedMark = /^(\d{1,3}|[a-z]|[*\u2020\u2021\u00a7\u00b6]{1,3})$/;

/** The mark a note begins with. */
export function markOf({ runs, text }: Line): NoteMark | undefined {
  const [first] = runs;
  const raised = (first!.style & superscript) !== 0 && raisedMark.exec(first!.text.trim());
  const match = spacedMark.exec(text) ?? touchingNumber.exec(text);
  if (match) return { text: match[1]!, length: match[0].length };
  return raised ? { text: raised[1]!, length: first!.text.length } : undefined;
}

/** A letter on the baseline is a word as likely as a mark. */
function beginsNote(line: Line): boolean {
  const mark = markOf(line);
  return mark !== undefined && (!/^[a-z]/.test(mark.text) || (line.runs[0]!.style & superscript) !== 0);
}

/** Whether a mark in the text of a page leads to a note. */
export type IsReferred = (mark: string, pageNumber: number) => boolean;

/** The notes each block consists of, by block; what begins with a mark that nothing refers to is left as it is. */
export function printedNotes(
  blocks: readonly PageBlock[],
  bodySize: number,
  isReferred: IsReferred,
): Map<PageBlock, TextBlock[]> {
  const notes = new Map<PageBlock, TextBlock[]>();
  for (let start = 0; start < blocks.length;) {
    const { pageNumber } = blocks[start]!.block;
    let end = start + 1;
    while (end < blocks.length && blocks[end]!.block.pageNumber === pageNumber) end++;
    addNotesOf(blocks.slice(start, end), bodySize, isReferred, notes);
    start = end;
  }
  return notes;
}

function addNotesOf(
  page: readonly PageBlock[],
  bodySize: number,
  isReferred: IsReferred,
  notes: Map<PageBlock, TextBlock[]>,
): void {
  let end = page.length;
  if (isOneLine(page[end - 1]!) && !isSmall(page[end - 1]!, bodySize)) end--;
  let start = end;
  while (start > 0 && isSmall(page[start - 1]!, bodySize)) start--;
  // A page that is small all through has no notes.
  if (start === 0) return;
  let last: TextBlock | undefined;
  for (const each of page.slice(start, end)) {
    if (each.kind !== 'text') continue;
    const { lines } = each.block;
    const isNote = beginsNote(lines[0]!);
    const isLeft = isNote
      ? !isReferred(markOf(lines[0]!)!.text, each.block.pageNumber)
      : !last || !isNext(last.lines[last.lines.length - 1]!, lines[0]!);
    if (isLeft) {
      last = undefined;
      continue;
    }
    const own: TextBlock[] = [];
    for (const line of lines) {
      const isNew = line === lines[0] ? isNote : goesOn(last!, line);
      if (isNew) own.push((last = { ...each.block, lines: [line] }));
      else last!.lines.push(line);
    }
    notes.set(each, own);
  }
}

const isOneLine = (block: PageBlock): boolean => block.kind === 'text' && block.block.lines.length === 1;

const isSmall = (block: PageBlock, bodySize: number): boolean =>
  block.kind === 'text' && !block.block.unit && block.block.lines.every(({ size }) => size < smaller * bodySize);

/** Its number is the next. */
const goesOn = (last: TextBlock, line: Line): boolean =>
  Number(markOf(line)?.text) === Number(markOf(last.lines[0]!)?.text) + 1;

const isNext = (before: Line, line: Line): boolean =>
  line.baseline > before.baseline && line.baseline - before.baseline < notePitch * before.size;
