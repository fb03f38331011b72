/**
 * Footnotes and endnotes, where the file says which text is one or its looks do (see printed-notes.ts): they leave the text
 * they stand in the way of, and the raised mark that leads to each becomes its reference.
 * Spec: ISO 32000-1, 14.8.4.4 (Note).
 */
import type { Footnote } from '../../../../document/nodes.js';
import { superscript, type Run } from '../layout/line.js';
import type { PageBlock } from '../layout/page-block.js';
import type { TextBlock } from '../layout/text-block.js';
import { cutRuns, joinLines, toInlines } from './inlines.js';
import { markOf, printedNotes } from './printed-notes.js';

export interface FoundNote {
  note: Footnote;
  block: TextBlock;
}

/**
 * Takes the notes that something refers to out of the blocks; the runs that refer to them are told so.
 * @param bodySize the size most of the text has
 */
export function takeNotes(blocks: PageBlock[], bodySize: number): FoundNote[] {
  const raised = referencesOf(blocks);
  const isReferred = (mark: string, pageNumber: number): boolean =>
    raised.get(mark)?.some((reference) => reference.pageNumber === pageNumber && !reference.isFirst) ?? false;
  const printed = printedNotes(blocks, bodySize, isReferred);
  if (printed.size === 0 && !blocks.some(isNote)) return [];
  const isAnyNote = (block: PageBlock): boolean => printed.has(block) || isNote(block);
  const references = referencesOf(blocks.filter((block) => !isAnyNote(block)));
  const found: FoundNote[] = [];
  const take = (block: TextBlock, isPrinted: boolean): boolean => {
    const mark = markOf(block.lines[0]!);
    const run = mark && referenceTo(references.get(mark.text) ?? [], block.pageNumber, isPrinted);
    if (!run) return false;
    const label = String(found.length + 1);
    run.note = label;
    const children = toInlines(cutRuns(joinLines(block.lines), mark.length), 0);
    found.push({ note: { label, children: [{ type: 'paragraph', children }] }, block });
    return true;
  };
  const kept = blocks.flatMap((block): PageBlock[] => {
    if (block.kind !== 'text' || !isAnyNote(block)) return [block];
    const own = printed.get(block);
    if (!own) return take(block.block, false) ? [] : [block];
    return own.filter((note) => !take(note, true)).map((note) => ({ kind: 'text', block: note }));
  });
  blocks.splice(0, blocks.length, ...kept);
  return found;
}

const isNote = (block: PageBlock): boolean => block.kind === 'text' && block.block.unit?.kind === 'note';

/** Three letters, with or without a bracket behind them, a year, or a stop: a unit and a formula in brackets have an exponent. */
const behindWord = /((?:\p{L}{3}|\d{4})[)\]]?|[.,;:!?"\u201c\u201d\u2019\u00bb])\s*$/u;

interface Reference {
  run: Run;
  pageNumber: number;
  /** Behind a word or a full stop, where an exponent stands behind a unit or a number. */
  isBehindWord: boolean;
  /** Nothing stands before it: it is the mark of a note itself. */
  isFirst: boolean;
}

/** The raised runs by their text, in order. */
function referencesOf(blocks: readonly PageBlock[]): Map<string, Reference[]> {
  const references = new Map<string, Reference[]>();
  for (const block of blocks) {
    if (block.kind !== 'text') continue;
    for (const { runs } of block.block.lines) {
      for (const [index, run] of runs.entries()) {
        if ((run.style & superscript) === 0) continue;
        const isBehindWord = behindWord.test(runs[index - 1]?.text ?? '');
        const reference = { run, pageNumber: block.block.pageNumber, isBehindWord, isFirst: index === 0 };
        const known = references.get(run.text.trim());
        if (known) known.push(reference);
        else references.set(run.text.trim(), [reference]);
      }
    }
  }
  return references;
}

/**
 * Of those behind a word on the page of the note the first that is free, or the last, where only looks tell what is a note: marks of
 * authors stand before it. Anywhere where the file says that it is a note.
 */
function referenceTo(references: Reference[], pageNumber: number, isPrinted: boolean): Run | undefined {
  const isHere = (reference: Reference): boolean => reference.pageNumber === pageNumber;
  const isBehind = (reference: Reference): boolean => isHere(reference) && reference.isBehindWord;
  const chosen =
    (isPrinted ? references.findLast(isBehind) : references.find(isBehind)) ??
    (isPrinted ? undefined : (references.find(isHere) ?? references[0]));
  if (chosen) references.splice(references.indexOf(chosen), 1);
  return chosen?.run;
}
