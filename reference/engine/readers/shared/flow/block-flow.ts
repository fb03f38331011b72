/**
 * Paragraphs as word processors keep them (one after another, each saying what it is) -> blocks as a document has them:
 * list paragraphs become nested lists, lines of code one code block, neighbouring quotes one quote.
 * Used by the DOCX and ODT readers, one flow per story (body, cell, note, text box).
 * Spec: What the service does, 1.
 */
import { keepShapeOf } from '../../../../base/lasting-shapes.js';
import type { Block, CodeBlock, Inline, List, ListItem } from '../../../document/nodes.js';
import { beginRows, type OpenRows, type TabbedRow, tableOfRows, takeRow } from './tabbed-rows.js';

/** How a list paragraph is marked. `level` is 0-based; `value` its number within its list, when it is counted. */
export interface ItemMark {
  level: number;
  ordered: boolean;
  value?: number;
  /** The mark as shown, where counting cannot reproduce it. */
  label?: string;
  checked?: boolean;
}

/** Where an item stands, as far as the format says so: its list, and how far in its text begins, in twips. */
export interface ItemPlace {
  list?: unknown;
  indent?: number | undefined;
}

interface OpenList {
  level: number;
  /** The level that the source gives its items. */
  ownLevel: number;
  list: List;
  /** The list of the source. */
  source: unknown;
  /** The value the next item must have to go on with the list. */
  nextValue: number;
  /** How far in the text of its last item begins. */
  indent: number | undefined;
}

/** Texts that begin within this of each other begin at one place; in twips. */
const sameIndent = 100;
/** What begins further in than this from the text of an item is set apart for another reason; in twips. */
const furthestContinuation = 1080;

/** The last paragraph whose author typed a mark before it; one alone is no list. */
interface TypedItem {
  value: number | undefined;
  /** The paragraph without the mark. */
  text: Block;
  /** How many blocks there are when nothing else has come between. */
  end: number;
  list?: List;
}

export class BlockFlow {
  readonly blocks: Block[] = [];
  private open: OpenList[] = [];
  private mergeable: Block | undefined;
  /** The code block that an empty line stands behind. */
  private parted: CodeBlock | undefined;
  private rows: OpenRows | undefined;
  private typed: TypedItem | undefined;
  /** How far in the last paragraph outside of lists began. */
  private bodyIndent = 0;

  /** A block that stands for itself; ends open lists. */
  add(block: Block): void {
    this.open = [];
    this.mergeable = undefined;
    this.blocks.push(block);
  }

  addParagraph(children: Inline[]): void {
    if (children.length > 0) this.add({ type: 'paragraph', children });
  }

  /** A paragraph whose text its tabs part into columns; false where that makes no row, and nothing was added. */
  addRow(row: TabbedRow, text: Block): boolean {
    const { blocks } = this;
    let { rows } = this;
    if (rows?.end !== blocks.length || !takeRow(rows, row)) rows = this.rows = beginRows(row);
    if (rows === undefined) return false;
    if (rows.table) return true;
    this.add(text);
    const table = tableOfRows(rows);
    if (table) blocks.splice(-rows.rows.length, rows.rows.length, table);
    rows.end = blocks.length;
    return true;
  }

  /**
   * A line of a code block; lines that follow each other make one block. Where the typeface alone tells of code, an empty line
   * among them is `bridged`: it has no letters to be set in one.
   */
  addCode(text: string, bridged = false): void {
    const { parted } = this;
    if (bridged && parted !== undefined && parted === this.blocks.at(-1)) {
      parted.text += '\n';
      this.mergeable = parted;
    }
    this.parted = undefined;
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

  /** Also where an empty line stands behind it. */
  get endsWithCode(): boolean {
    return this.mergeable?.type === 'codeBlock' || (this.parted !== undefined && this.parted === this.blocks.at(-1));
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

  addItem(mark: ItemMark, children: Block[], place: ItemPlace = {}): void {
    this.mergeable = undefined;
    const level = this.levelOf(mark.level, place);
    while (this.open.length > 0 && this.open.at(-1)!.level > level) this.open.pop();
    let current = this.open.at(-1);
    if (current?.level === level && !continues(current, mark)) {
      this.open.pop();
      current = undefined;
    }
    if (current === undefined || current.level !== level) current = this.openList(mark, level);
    current.ownLevel = mark.level;
    current.source = place.list;
    current.indent = place.indent;
    const item: ListItem = { children };
    if (mark.label !== undefined) item.label = mark.label;
    if (mark.checked !== undefined) item.checked = mark.checked;
    current.list.items.push(item);
    current.nextValue = (mark.value ?? current.nextValue) + 1;
  }

  /** Adds a block to the list item that was added last, if its list is still open; `level` ends the lists that are deeper. */
  continueItem(block: Block, level = Infinity): boolean {
    const { open } = this;
    while (open.length > 1 && open.at(-1)!.ownLevel > level) open.pop();
    const item = open.at(-1)?.list.items.at(-1);
    if (item === undefined) return false;
    item.children.push(block);
    return true;
  }

  /**
   * A paragraph without a mark, `indent` twips in. One that begins where the text of an item does, and further in than the
   * text around the list, goes on with that item; any other ends the list.
   */
  addIndented(block: Block, indent: number): void {
    for (let at = this.open.length - 1; at >= 0; at--) {
      const { indent: text, list } = this.open[at]!;
      if (text === undefined || text <= this.bodyIndent + sameIndent) break;
      if (indent < text - sameIndent) continue;
      if (indent > text + furthestContinuation) break;
      this.open.length = at + 1;
      list.items.at(-1)!.children.push(block);
      return;
    }
    this.bodyIndent = indent;
    this.add(block);
  }

  /**
   * A paragraph that begins with a typed number, or with a dash when there is no `value`. It makes a list together with the one
   * before it, when that has the number before, or a dash too.
   * @param text without the mark
   * @param indent where it begins, in twips
   */
  addTyped(value: number | undefined, whole: Block, text: Block, indent: number): void {
    const { blocks, typed } = this;
    const isNext = value === undefined ? typed?.value === undefined : typed?.value === value - 1;
    if (typed?.end !== blocks.length || !isNext) {
      this.addIndented(whole, indent);
      this.typed = blocks.at(-1) === whole ? { value, text, end: blocks.length } : undefined;
      return;
    }
    const list = typed.list ?? this.openTyped(typed, indent);
    list.items.push({ children: [text] });
    this.mergeable = undefined;
    this.typed = { value, text, end: blocks.length, list };
  }

  /** Turns the last block into the first item of a list. */
  private openTyped({ value, text }: TypedItem, indent: number): List {
    this.blocks.pop();
    this.open = [];
    const mark = value === undefined ? { level: 0, ordered: false } : { level: 0, ordered: true, value };
    this.addItem(mark, [text], { indent });
    return this.open[0]!.list;
  }

  /** Nothing visible was here, but what comes next stands apart from what came before. */
  separate(): void {
    if (this.mergeable?.type === 'codeBlock') this.parted = this.mergeable;
    this.mergeable = undefined;
  }

  /** The blocks, once everything was added. */
  finish(): Block[] {
    for (const block of this.blocks) if (block.type === 'codeBlock') block.text = block.text.trimEnd();
    return this.blocks;
  }

  /**
   * The level of an item among the lists that are open: by its own list where that is one of them, else by how far in its text
   * begins, since authors nest one list in another without giving it a deeper level.
   */
  private levelOf(own: number, { list, indent }: ItemPlace): number {
    const { open } = this;
    if (list !== undefined) {
      for (let at = open.length - 1; at >= 0; at--) {
        const { source, level, ownLevel } = open[at]!;
        if (source === list) return Math.max(0, level + own - ownLevel);
      }
    } else if (own > 0) return own;
    if (indent === undefined) return own;
    for (let at = open.length - 1; at >= 0; at--) {
      const { indent: text, level } = open[at]!;
      if (text === undefined) return own;
      if (indent > text + sameIndent) return level + 1;
      if (indent >= text - sameIndent) return level;
    }
    return open[0]?.level ?? own;
  }

  private openList(mark: ItemMark, level: number): OpenList {
    const list: List = { type: 'list', ordered: mark.ordered, items: [] };
    if (mark.ordered && mark.value !== undefined && mark.value !== 1) list.start = mark.value;
    const parent = this.open.at(-1)?.list.items.at(-1);
    if (parent) parent.children.push(list);
    else this.blocks.push(list);
    const opened = {
      level,
      ownLevel: mark.level,
      list,
      source: undefined,
      nextValue: mark.value ?? 1,
      indent: undefined,
    };
    this.open.push(opened);
    return opened;
  }
}

/** A list goes on while its kind is the same and, when it is counted, the count does not jump. */
function continues(open: OpenList, mark: ItemMark): boolean {
  if (open.list.ordered !== mark.ordered) return false;
  return !mark.ordered || mark.value === undefined || mark.value === open.nextValue;
}

keepShapeOf(() => new BlockFlow());
