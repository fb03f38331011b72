/**
 * Inline elements that were opened and not closed by their own end tag: when a block ends over them, they are opened
 * again in what follows.
 * Standard: HTML, 13.2.4.3 The list of active formatting elements.
 */
import { elementSets, ElementSet } from './elements.table.js';
import type { NodeTable } from './node-table.js';
import type { OpenElements } from './open-elements.js';

const marker = -1;
/** Equal elements that stay listed, by the standard. */
const equalLimit = 3;
/** Elements that stay listed behind a marker; bounds the work of hostile pages. */
const listLimit = 16;

export class ActiveFormats {
  /** The list is `length` long; behind it the arrays hold what was removed, so that they need not grow again. */
  private readonly nodes: number[] = [];
  private readonly positions: number[] = [];
  private length = 0;
  private readonly table: NodeTable;
  private readonly open: OpenElements;

  constructor(table: NodeTable, open: OpenElements) {
    this.table = table;
    this.open = open;
  }

  /** Lists the element that was just opened. */
  add(node: number): void {
    let equal = 0;
    let oldestEqual = -1;
    let first = this.length;
    for (; first > 0 && this.nodes[first - 1] !== marker; first--) {
      if (!this.isSameStartTag(this.nodes[first - 1]!, node)) continue;
      equal++;
      oldestEqual = first - 1;
    }
    if (equal >= equalLimit) this.removeAt(oldestEqual);
    else if (this.length - first >= listLimit) this.removeAt(first);
    this.append(node, this.open.depth - 1);
  }

  addMarker(): void {
    this.append(marker, marker);
  }

  private append(node: number, position: number): void {
    this.nodes[this.length] = node;
    this.positions[this.length] = position;
    this.length++;
  }

  /** Closes open elements until the one at the position is gone; formats opened inside cells and the like end with them. */
  popFrom(position: number): void {
    const { open } = this;
    if (position < 0) return;
    while (open.depth > position) {
      const sets = elementSets[open.topTag()]!;
      open.pop();
      if ((sets & ElementSet.marker) !== 0) this.clearToMarker();
    }
  }

  private clearToMarker(): void {
    while (this.length > 0) if (this.nodes[--this.length] === marker) return;
  }

  /** Index of the innermost listed element of the tag, not beyond a marker; -1 when there is none. */
  find(tag: number): number {
    for (let at = this.length - 1; at >= 0; at--) {
      const node = this.nodes[at]!;
      if (node === marker) return -1;
      if (this.table.tag[node] === tag) return at;
    }
    return -1;
  }

  removeAt(index: number): void {
    this.length--;
    for (let at = index; at < this.length; at++) {
      this.nodes[at] = this.nodes[at + 1]!;
      this.positions[at] = this.positions[at + 1]!;
    }
  }

  nodeAt(index: number): number {
    return this.nodes[index]!;
  }

  /** Position among the open elements; -1 when the element is no longer open. */
  positionAt(index: number): number {
    const position = this.positions[index]!;
    const isOpen =
      position < this.open.depth && this.open.nodes[position] === this.nodes[index] && !this.open.isReleased(position);
    return isOpen ? position : -1;
  }

  /** True when the innermost listed element is no longer open, so that inline content must open it again. */
  needReopening(): boolean {
    const last = this.length - 1;
    return last >= 0 && this.nodes[last] !== marker && this.positionAt(last) < 0;
  }

  /** Calls `openAgain` for each listed element to be opened again, outermost first; it returns the new node. */
  reopen(openAgain: (node: number) => number): void {
    let at = this.length;
    while (at > 0 && this.nodes[at - 1] !== marker && this.positionAt(at - 1) < 0) at--;
    for (; at < this.length; at++) {
      this.nodes[at] = openAgain(this.nodes[at]!);
      this.positions[at] = this.open.depth - 1;
    }
  }

  private isSameStartTag(a: number, b: number): boolean {
    const { tag, start, stop, source } = this.table;
    if (tag[a] !== tag[b] || stop[a]! - start[a]! !== stop[b]! - start[b]!) return false;
    return source.compare(source, start[b], stop[b], start[a], stop[a]) === 0;
  }
}
