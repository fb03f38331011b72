/**
 * Paragraphs as word processors keep them (one after another, each saying what it is) -> blocks as a document has them:
 * list paragraphs become nested lists, lines of code one code block, neighbouring quotes one quote.
 * Used by the DOCX and ODT readers, one flow per story (body, cell, note, text box).
 * Spec: What the service does, 1.
 */
import type { Block, CodeBlock, Inline, List, ListItem } from '../../../document/nodes.js';

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

export class BlockFlow {
  readonly blocks: Block[] = [];
  private open: OpenList[] = [];
  private mergeable: Block | undefined;

  /** A block that stands for itself; ends open lists. */
  add(block: Block): void {
    this.open = [];
    this.mergeable = undefined;
    this.blocks.push(block);
  }

  addParagraph(children: Inline[]): void {
    if (children.length > 0) this.add({ type: 'paragraph', children });
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
