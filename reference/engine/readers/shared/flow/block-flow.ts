/**
 * Paragraphs as word processors keep them (one after another, each saying what it is) -> blocks as a document has them:
 * list paragraphs become nested lists, lines of code one code block, neighbouring quotes one quote.
 * Used by the DOCX and ODT readers, one flow per story (body, cell, note, text box).
 * Spec: What the service does, 1.
 */
import type { Block, CodeBlock, Inline, List, ListItem, Table, TableRow } from '../../../document/nodes.js';

/** How a list paragraph is marked. `level` is 0-based; `value` its number within its list, when it is counted. */
export interface ItemMark {
  level: number;
  ordered: boolean;
  value?: number;
  /** The mark as shown, where counting cannot reproduce it. */
  label?: string;
  checked?: boolean;
}

interface OpenList {
  level: number;
  list: List;
  /** The value the next item must have to go on with the list. */
  nextValue: number;
}

/** Paragraphs in columns that follow each other. */
interface OpenRows {
  cells: Inline[][][];
  /** How many blocks there are when nothing else has come between. */
  end: number;
  table?: Table;
}

/** Fewer rows are lines of an address, or of a signature. */
const fewestRows = 3;

export class BlockFlow {
  readonly blocks: Block[] = [];
  private open: OpenList[] = [];
  private mergeable: Block | undefined;
  private rows: OpenRows | undefined;

  /** A block that stands for itself; ends open lists. */
  add(block: Block): void {
    this.open = [];
    this.mergeable = undefined;
    this.blocks.push(block);
  }

  addParagraph(children: Inline[]): void {
    if (children.length > 0) this.add({ type: 'paragraph', children });
  }

  /**
   * A paragraph whose text its tabs part into columns. Several that follow each other, with as many columns each, are rows of a
   * table; of a few, and of a list of contents, the text is enough.
   */
  addRow(cells: Inline[][], text: Block): void {
    const { blocks, rows } = this;
    const goesOn = rows?.end === blocks.length && rows.cells[0]!.length === cells.length;
    if (!goesOn) {
      this.add(text);
      this.rows = { cells: [cells], end: blocks.length };
    } else if (rows.table) rows.table.rows.push(rowOf(cells));
    else {
      this.add(text);
      rows.cells.push(cells);
      if (rows.cells.length === fewestRows && !isContentsList(rows.cells)) {
        const isHead = rows.cells[0]!.every(isStrong);
        rows.table = { type: 'table', headerRows: isHead ? 1 : 0, rows: rows.cells.map(rowOf) };
        blocks.splice(-fewestRows, fewestRows, rows.table);
      }
      rows.end = blocks.length;
    }
  }

  /** A line of a code block; lines that follow each other make one block. */
  addCode(text: string): void {
    const last = this.mergeable;
    if (last?.type === 'codeBlock') {
      last.text += `\n${text}`;
      return;
    }
    if (text.trim() === '') return;
    const block: CodeBlock = { type: 'codeBlock', text };
    this.add(block);
    this.mergeable = block;
  }

  get endsWithCode(): boolean {
    return this.mergeable?.type === 'codeBlock';
  }

  addQuoted(block: Block): void {
    const last = this.mergeable;
    if (last?.type === 'blockQuote') {
      last.children.push(block);
      return;
    }
    const quote: Block = { type: 'blockQuote', children: [block] };
    this.add(quote);
    this.mergeable = quote;
  }

  addItem(mark: ItemMark, children: Block[]): void {
    this.mergeable = undefined;
    while (this.open.length > 0 && this.open.at(-1)!.level > mark.level) this.open.pop();
    let current = this.open.at(-1);
    if (current?.level === mark.level && !continues(current, mark)) {
      this.open.pop();
      current = undefined;
    }
    if (current === undefined || current.level !== mark.level) current = this.openList(mark);
    const item: ListItem = { children };
    if (mark.label !== undefined) item.label = mark.label;
    if (mark.checked !== undefined) item.checked = mark.checked;
    current.list.items.push(item);
    current.nextValue = (mark.value ?? current.nextValue) + 1;
  }

  /** Adds a block to the list item that was added last, if its list is still open. */
  continueItem(block: Block): boolean {
    const item = this.open.at(-1)?.list.items.at(-1);
    if (item === undefined) return false;
    item.children.push(block);
    return true;
  }

  /** Nothing visible was here, but what comes next stands apart from what came before. */
  separate(): void {
    this.mergeable = undefined;
  }

  /** The blocks, once everything was added. */
  finish(): Block[] {
    for (const block of this.blocks) if (block.type === 'codeBlock') block.text = block.text.trimEnd();
    return this.blocks;
  }

  private openList(mark: ItemMark): OpenList {
    const list: List = { type: 'list', ordered: mark.ordered, items: [] };
    if (mark.ordered && mark.value !== undefined && mark.value !== 1) list.start = mark.value;
    const parent = this.open.at(-1)?.list.items.at(-1);
    if (parent) parent.children.push(list);
    else this.blocks.push(list);
    const opened = { level: mark.level, list, nextValue: mark.value ?? 1 };
    this.open.push(opened);
    return opened;
  }
}

/** A list goes on while its kind is the same and, when it is counted, the count does not jump. */
function continues(open: OpenList, mark: ItemMark): boolean {
  if (open.list.ordered !== mark.ordered) return false;
  return !mark.ordered || mark.value === undefined || mark.value === open.nextValue;
}

function rowOf(cells: readonly Inline[][]): TableRow {
  return {
    cells: cells.map((children) => {
      const [only] = children;
      return { content: children.length === 1 && typeof only === 'string' ? only : [{ type: 'paragraph', children }] };
    }),
  };
}

const isStrong = (children: readonly Inline[]): boolean =>
  children.every((child) => typeof child !== 'string' && child.type === 'styled' && child.style === 'strong');

/** Numbered titles with the numbers of their pages, which grow. */
function isContentsList(rows: readonly Inline[][][]): boolean {
  let page = 0;
  return rows.every((cells) => {
    const last = cells.at(-1)!;
    const own = last.length === 1 && typeof last[0] === 'string' && /^\d{1,4}$/.test(last[0]) ? Number(last[0]) : -1;
    const grows = own >= page;
    page = own;
    return grows;
  });
}
