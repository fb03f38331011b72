/**
 * Footnotes and endnotes: numbered in the order of their references, read once the text that refers to them is read.
 * Footnotes are counted in digits; endnotes too when there are no footnotes, else in Roman figures as Word shows them.
 * Spec: ECMA-376 part 1, 17.11.
 */
import type { Block, Footnote, FootnoteReference } from '../../../document/nodes.js';
import { counterText } from '../../shared/lists/counter-text.js';

export type NoteKind = 'footnote' | 'endnote';

export interface Notes {
  /** The reference to put in the text. Its label is settled by `finish`. */
  refer(kind: NoteKind, id: string): FootnoteReference;
  /** Reads the notes referred to, also those that notes refer to; footnotes first. */
  finish(read: (kind: NoteKind, ids: ReadonlySet<string>) => Map<string, Block[]>): Footnote[];
}

/** References by the id of their note, in the order of the first reference. */
type References = Map<string, FootnoteReference[]>;

export function collectNotes(): Notes {
  const references: Record<NoteKind, References> = { footnote: new Map(), endnote: new Map() };
  return {
    refer: (kind, id) => {
      const reference: FootnoteReference = { type: 'footnoteReference', label: '' };
      const known = references[kind].get(id);
      if (known) known.push(reference);
      else references[kind].set(id, [reference]);
      return reference;
    },
    finish: (read) => {
      const footnotes = readAll(references.footnote, (ids) => read('footnote', ids));
      const endnotes = readAll(references.endnote, (ids) => read('endnote', ids));
      const endnoteFormat = footnotes.size === 0 ? 'decimal' : 'lowerRoman';
      return [
        ...labelled(footnotes, references.footnote, 'decimal'),
        ...labelled(endnotes, references.endnote, endnoteFormat),
      ];
    },
  };
}

function readAll(
  references: References,
  read: (ids: ReadonlySet<string>) => Map<string, Block[]>,
): ReadonlyMap<string, Block[]> {
  const notes = new Map<string, Block[]>();
  while (notes.size < references.size) {
    const wanted = new Set([...references.keys()].filter((id) => !notes.has(id)));
    const found = read(wanted);
    // A note that is referred to but not there is empty, and is not asked for again.
    for (const id of wanted) notes.set(id, found.get(id) ?? []);
  }
  return notes;
}

function labelled(notes: ReadonlyMap<string, Block[]>, references: References, format: string): Footnote[] {
  return [...references].map(([id, places], index) => {
    const label = counterText(index + 1, format);
    for (const place of places) place.label = label;
    return { label, children: notes.get(id) ?? [] };
  });
}
