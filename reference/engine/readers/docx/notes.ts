/**
 * Footnotes and endnotes: numbered in the order of their references, read when first referred to.
 * Footnotes are counted in digits; endnotes too when there are no footnotes, else in Roman figures as Word shows them.
 * Spec: ECMA-376 part 1, 17.11.
 */
import type { Block, Footnote } from '../../document/nodes.js';
import { counterText } from '../flow/counter-text.js';

export type NoteKind = 'footnote' | 'endnote';

export interface Notes {
  /** The label of the note with this id, for the reference. */
  label(kind: NoteKind, id: string): string;
  /** Notes referred to, footnotes first. Reading a note may refer to more notes; they are read too. */
  finish(read: (kind: NoteKind, ids: ReadonlySet<string>) => Map<string, Block[]>): Footnote[];
}

/** @param footnotesExist whether the package has footnotes at all, which decides how endnotes are counted. */
export function collectNotes(footnotesExist: boolean): Notes {
  const labels: Record<NoteKind, Map<string, string>> = { footnote: new Map(), endnote: new Map() };
  const endnoteFormat = footnotesExist ? 'lowerRoman' : 'decimal';
  return {
    label: (kind, id) => {
      const known = labels[kind];
      let label = known.get(id);
      if (label === undefined) {
        label = counterText(known.size + 1, kind === 'footnote' ? 'decimal' : endnoteFormat);
        known.set(id, label);
      }
      return label;
    },
    finish: (read) => {
      const notes: Footnote[] = [];
      for (const kind of ['footnote', 'endnote'] as const) {
        if (labels[kind].size === 0) continue;
        const blocks = read(kind, new Set(labels[kind].keys()));
        for (const [id, label] of labels[kind]) notes.push({ label, children: blocks.get(id) ?? [] });
      }
      return notes;
    },
  };
}
