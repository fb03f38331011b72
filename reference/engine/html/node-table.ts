/**
 * The parsed page: a flat table of nodes in document order, one entry per array and node, no object per node.
 * Text and attributes are offsets into the UTF-8 source and are decoded only when somebody asks.
 * A node's descendants are the nodes from `node + 1` up to (not including) `end[node]`; its next sibling is `end[node]`.
 * Standard: HTML, 13.2.6 Tree construction.
 */
import { Tag, tagNames } from './elements.table.js';

/** Bits of `marks` on text nodes: what the text holds. */
export const TextMark = {
  /** A character that is not white space. */
  ink: 1,
  /** White space. */
  space: 2,
  /** An ampersand, perhaps of a character reference. */
  ampersand: 4,
  /** A byte above 127. */
  high: 8,
} as const;

/**
 * `tag`: an id of `Tag`. `start`: offset of the text, or of the element's name in its start tag. `stop`: end of the text,
 * or the offset of the `>` of the start tag. Implied elements have `start` equal to `stop`.
 * `marks`: TextMark bits for text; for elements one bit per first letter of its attributes' names (`code & 31`).
 * `formatEnd`: inline elements whose effect ends before their descendants do (misnested end tags), with the node where it ends.
 */
export interface NodeTable {
  source: Buffer;
  count: number;
  tag: Uint8Array<ArrayBuffer>;
  start: Int32Array<ArrayBuffer>;
  stop: Int32Array<ArrayBuffer>;
  end: Int32Array<ArrayBuffer>;
  parent: Int32Array<ArrayBuffer>;
  marks: Int32Array<ArrayBuffer>;
  formatEnd: Map<number, number>;
  /** True when elements were nested deeper than the limit and were flattened. */
  tooDeep: boolean;
}

/** Appends nodes, growing the arrays as needed. */
export class NodeAppender {
  readonly table: NodeTable;
  private capacity: number;

  constructor(source: Buffer) {
    this.capacity = Math.max(64, source.length >> 5);
    this.table = {
      source,
      count: 0,
      tag: new Uint8Array(this.capacity),
      start: new Int32Array(this.capacity),
      stop: new Int32Array(this.capacity),
      end: new Int32Array(this.capacity),
      parent: new Int32Array(this.capacity),
      marks: new Int32Array(this.capacity),
      formatEnd: new Map(),
      tooDeep: false,
    };
  }

  /** The new node's index. Its `end` is right for a node without descendants. */
  append(tag: number, start: number, stop: number, marks: number, parent: number): number {
    const { table } = this;
    const node = table.count;
    if (node === this.capacity) this.grow();
    table.tag[node] = tag;
    table.start[node] = start;
    table.stop[node] = stop;
    table.marks[node] = marks;
    table.parent[node] = parent;
    table.end[node] = node + 1;
    table.count = node + 1;
    return node;
  }

  private grow(): void {
    const { table } = this;
    this.capacity *= 2;
    const tag = new Uint8Array(this.capacity);
    tag.set(table.tag);
    table.tag = tag;
    table.start = enlarged(table.start, this.capacity);
    table.stop = enlarged(table.stop, this.capacity);
    table.end = enlarged(table.end, this.capacity);
    table.parent = enlarged(table.parent, this.capacity);
    table.marks = enlarged(table.marks, this.capacity);
  }
}

function enlarged(values: Int32Array<ArrayBuffer>, capacity: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(capacity);
  larger.set(values);
  return larger;
}

/** Decodes a piece of the source. */
export function sliceText(source: Buffer, from: number, to: number): string {
  return to > from ? source.toString('utf8', from, to) : '';
}

/** The lower-case name of an element; empty for text and the document. */
export function nodeName(table: NodeTable, node: number): string {
  const tag = table.tag[node]!;
  if (tag !== Tag.unknown) return tagNames[tag]!;
  const { source } = table;
  let end = table.start[node]!;
  while (end < table.stop[node]! && !isNameEnd(source[end]!)) end++;
  return sliceText(source, table.start[node]!, end).toLowerCase();
}

/** True for the characters that end a tag name: white space, `/` and `>`. */
export function isNameEnd(code: number): boolean {
  return code <= 32 || code === 0x2f || code === 0x3e;
}
