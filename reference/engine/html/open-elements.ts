/**
 * The stack of open elements: which elements the next node would stand in, with the questions of scope that tree
 * construction asks. Popping an element fixes the end of its subtree.
 * Standard: HTML, 13.2.4.2 The stack of open elements.
 */
import { elementSets, ElementSet, Tag, tagCount } from './elements.table.js';
import type { NodeTable } from './node-table.js';

/** Stands for an element that was closed while elements inside it stay open; it goes when they go. */
const released = 255;

interface Stack {
  readonly nodes: Int32Array;
  readonly tags: Uint8Array;
  readonly hashes: Int32Array;
  /** How many elements of each tag are open. */
  readonly counts: Int32Array;
}

/** The stack of the page before, empty again: a small page takes less time than making one. */
let kept: Stack | undefined;

export class OpenElements implements Stack {
  readonly nodes: Int32Array;
  readonly tags: Uint8Array;
  readonly hashes: Int32Array;
  readonly counts: Int32Array;
  depth = 0;
  private readonly table: NodeTable;
  private readonly limit: number;

  constructor(table: NodeTable, limit: number) {
    this.table = table;
    this.limit = Math.max(8, limit);
    const stack = kept?.nodes.length === this.limit ? kept : newStack(this.limit);
    kept = undefined;
    this.nodes = stack.nodes;
    this.tags = stack.tags;
    this.hashes = stack.hashes;
    this.counts = stack.counts;
  }

  /** Pops everything, and leaves the stack to the next page. */
  close(): void {
    this.popFrom(0);
    const { nodes, tags, hashes, counts } = this;
    kept = { nodes, tags, hashes, counts };
  }

  /** Beyond the limit the innermost element makes place, so deeper elements become siblings. */
  makeRoom(): void {
    if (this.depth < this.limit) return;
    this.table.tooDeep = true;
    this.pop();
  }

  push(node: number, tag: number, hash: number): void {
    this.nodes[this.depth] = node;
    this.tags[this.depth] = tag;
    this.hashes[this.depth] = hash;
    this.depth++;
    this.counts[tag]!++;
  }

  topNode(): number {
    return this.nodes[this.depth - 1]!;
  }

  topTag(): number {
    return this.tags[this.depth - 1]!;
  }

  pop(): void {
    const { table, tags, nodes } = this;
    do {
      this.depth--;
      const tag = tags[this.depth]!;
      if (tag !== released) this.counts[tag]!--;
      table.end[nodes[this.depth]!] = table.count;
    } while (this.depth > 0 && tags[this.depth - 1] === released);
  }

  /** Pops until the element at the position is gone. */
  popFrom(position: number): void {
    while (this.depth > position) this.pop();
  }

  /** Closes an element below the top without closing those inside it. */
  release(position: number): void {
    if (position === this.depth - 1) {
      this.pop();
      return;
    }
    this.counts[this.tags[position]!]!--;
    this.tags[position] = released;
  }

  isReleased(position: number): boolean {
    return this.tags[position] === released;
  }

  /** Position of the innermost element of the tag; -1 when none is open. */
  find(tag: number): number {
    if (this.counts[tag] === 0) return -1;
    for (let at = this.depth - 1; at >= 0; at--) if (this.tags[at] === tag) return at;
    return -1;
  }

  /** Position of the innermost element of the tag that is in scope; `bound` and `bound2` bound the scope besides the usual elements. */
  findInScope(tag: number, bound: number = Tag.html, bound2: number = Tag.html): number {
    if (this.counts[tag] === 0) return -1;
    for (let at = this.depth - 1; at >= 0; at--) {
      const current = this.tags[at]!;
      if (current === tag) return at;
      if (current === released) continue;
      if (current === bound || current === bound2 || (elementSets[current]! & ElementSet.scope) !== 0) return -1;
    }
    return -1;
  }

  /** Position of the table that the next row or cell would belong to; -1 outside tables. */
  findTable(): number {
    if (this.counts[Tag.table] === 0) return -1;
    for (let at = this.depth - 1; at >= 0; at--) {
      const current = this.tags[at]!;
      if (current === Tag.table) return at;
      if (current === Tag.template) return -1;
    }
    return -1;
  }

  /** Position of the innermost table part of one of these tags inside the innermost table; -1 when there is none. */
  findInTable(tag: number, tag2: number = tag, tag3: number = tag): number {
    for (let at = this.depth - 1; at >= 0; at--) {
      const current = this.tags[at]!;
      if (current === tag || current === tag2 || current === tag3) return at;
      if (current === Tag.table || current === Tag.template) return -1;
    }
    return -1;
  }
}

function newStack(limit: number): Stack {
  return {
    nodes: new Int32Array(limit),
    tags: new Uint8Array(limit),
    hashes: new Int32Array(limit),
    counts: new Int32Array(tagCount),
  };
}
