/**
 * Footnotes and endnotes of pages that word processors saved: a link from the text to the note and back, and the note in a box
 * of its own at the end. Word names them `_ftn1` and `ftn1`, LibreOffice `sdfootnote1sym` and `sdfootnote1`.
 * Standard: none; Microsoft Office HTML and XML Reference (2000), footnotes.
 */
import type { Block, Footnote } from '../../../document/nodes.js';
import { attribute, mayHaveAttribute } from '../../../html/attributes.js';
import { Tag } from '../../../html/elements.table.js';
import type { NodeTable } from '../../../html/node-table.js';
import type { Selection } from '../../../html/selection.js';

const toNote = /^#(?:_((?:ftn|edn)\d{1,6})|(sd(?:foot|end)note\w{1,8})sym)$/;
const toText = /^#(?:_(?:ftn|edn)ref\d{1,6}|sd(?:foot|end)note\w{1,8}anc)$/;
const note = /^(?:(?:ftn|edn)\d{1,6}|sd(?:foot|end)note\w{1,8})$/;

export class WordNotes {
  readonly footnotes: Footnote[] = [];
  private readonly table: NodeTable;
  private readonly selection: Selection;
  /** The boxes of notes that are read, by their names; made when the first link to one is met. */
  private boxes: Map<string, number> | undefined;

  constructor(table: NodeTable, selection: Selection) {
    this.table = table;
    this.selection = selection;
  }

  /** The label of the note that a link leads to; undefined where it leads elsewhere. */
  labelOf(href: string | undefined): string | undefined {
    const found = href?.startsWith('#') ? toNote.exec(href) : null;
    const name = found?.[1] ?? found?.[2];
    return name !== undefined && this.known().has(name) ? labelOf(name) : undefined;
  }

  /** From a note back to the text. */
  leadsBack(href: string | undefined): boolean {
    return this.boxes !== undefined && href !== undefined && toText.test(href);
  }

  /** The label of the note that a box holds, once some link has led to a note. */
  labelIn(node: number): string | undefined {
    if (this.boxes === undefined || this.table.tag[node] !== Tag.div) return undefined;
    const name = attribute(this.table, node, 'id');
    return name !== undefined && this.boxes.get(name) === node ? labelOf(name) : undefined;
  }

  /** Keeps a note; a line above it goes: what that parts from the text is no longer below it. */
  add(label: string, children: Block[], before: Block[]): void {
    if (before[before.length - 1]?.type === 'thematicBreak') before.pop();
    if (children.length > 0) this.footnotes.push({ label, children });
  }

  private known(): ReadonlyMap<string, number> {
    if (this.boxes) return this.boxes;
    const { tag, count } = this.table;
    this.boxes = new Map();
    for (let node = 0; node < count; node++) {
      if (tag[node] !== Tag.div || !mayHaveAttribute(this.table, node, 'id')) continue;
      const name = attribute(this.table, node, 'id');
      if (name !== undefined && note.test(name) && !this.boxes.has(name) && this.isRead(node))
        this.boxes.set(name, node);
    }
    return this.boxes;
  }

  private isRead(box: number): boolean {
    const { dropped, roots } = this.selection;
    const { parent, end } = this.table;
    for (let node = box; dropped !== undefined && node > 0; node = parent[node]!) if (dropped[node] === 1) return false;
    return roots.some((root) => root === 0 || (root <= box && box < end[root]!));
  }
}

/** Notes at the end of a text have labels of their own. */
const labelOf = (name: string): string => `${/^(edn|sdend)/.test(name) ? 'e' : ''}${/\d+$/.exec(name)?.[0] ?? name}`;
