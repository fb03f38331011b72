/**
 * Footnotes and endnotes, where the file says which text is one: they leave the text they stand in the way of, and the raised
 * mark that leads to each becomes its reference.
 * Spec: ISO 32000-1, 14.8.4.4 (Note).
 */
import type { Footnote } from '../../../../document/nodes.js';
import { superscript, type Line, type Run } from '../layout/line.js';
import type { PageBlock } from '../layout/page-block.js';
import type { TextBlock } from '../layout/text-block.js';
import { cutRuns, joinLines, toInlines } from './inlines.js';

/** The mark a note begins with. */
const noteMark = /^\s*(\d{1,3}|[a-z]{1,4}|[*\u2020\u2021\u00a7\u00b6]{1,3})[.)]?\s+(?=\S)/;

export interface FoundNote {
  note: Footnote;
  block: TextBlock;
}

/** Takes the notes that something refers to out of the blocks; the runs that refer to them are told so. */
export function takeNotes(blocks: PageBlock[]): FoundNote[] {
  if (!blocks.some(isNote)) return [];
  const references = referencesOf(blocks);
  const notes: FoundNote[] = [];
  const kept = blocks.filter((block) => {
    if (block.kind !== 'text' || !isNote(block)) return true;
    const { lines } = block.block;
    const match = noteMark.exec(lines[0]!.text);
    const run = match && references.get(match[1]!)?.shift();
    if (!run) return true;
    const label = String(notes.length + 1);
    run.note = label;
    const children = toInlines(cutRuns(joinLines(lines), match[0].length), 0);
    notes.push({ note: { label, children: [{ type: 'paragraph', children }] }, block: block.block });
    return false;
  });
  blocks.splice(0, blocks.length, ...kept);
  return notes;
}

const isNote = (block: PageBlock): boolean => block.kind === 'text' && block.block.unit?.kind === 'note';

/** The raised runs outside of notes by their text, in order. */
function referencesOf(blocks: readonly PageBlock[]): Map<string, Run[]> {
  const references = new Map<string, Run[]>();
  for (const block of blocks) {
    if (block.kind !== 'text' || isNote(block)) continue;
    for (const run of block.block.lines.flatMap(({ runs }: Line) => runs)) {
      if ((run.style & superscript) === 0) continue;
      const mark = run.text.trim();
      const known = references.get(mark);
      if (known) known.push(run);
      else references.set(mark, [run]);
    }
  }
  return references;
}
