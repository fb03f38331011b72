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
 * `marks`: TextMark bits for text; for elements the `nameMark` bits of its attributes.
 * `firstAttribute`: index in `attributes` of the first attribute of an element, or of one behind its start tag.
 * `attributes`: three offsets for each attribute: of its name, of its value, and of the end of its value. A name without
 * `=` has an empty value at its own end.
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
  firstAttribute: Int32Array<ArrayBuffer>;
  attributes: Int32Array<ArrayBuffer>;
  formatEnd: Map<number, number>;
  /** True when elements were nested deeper than the limit and were flattened. */
  tooDeep: boolean;
}

/**
 * One of 32 bits, by the first and the last letter of an attribute's name in either case. Names share bits, so a bit
 * that is set says "perhaps"; names that pages use together rarely share one.
 */
export function nameMark(first: number, last: number): number {
  return 1 << ((first * 11 + last) & 31);
}

type Columns = Pick<NodeTable, 'tag' | 'start' | 'stop' | 'end' | 'parent' | 'marks' | 'firstAttribute' | 'attributes'>;

/** Columns for a page of at most this many bytes are made for it alone, and need no copy. */
const smallPage = 1 << 13;
const fewestNodes = 64;

/** What kept columns hold at most; those of a larger page are let go. */
const keptNodes = 1 << 17;
const keptOffsets = 1 << 20;

/** The columns of the page before, to be filled again: fresh memory costs more than filling it. */
let kept: Columns | undefined;

/** Appends nodes and attributes, growing the columns as needed. */
export class NodeAppender {
  readonly table: NodeTable;
  private attributesEnd = 0;
  private readonly isSmall: boolean;
  /** Where the attributes of the tag begin that was scanned last. */
  tagAttributes = 0;

  constructor(source: Buffer) {
    this.isSmall = source.length <= smallPage;
    const columns = this.isSmall ? newColumns(fewestNodes + (source.length >> 3)) : (kept ?? newColumns(1 << 12));
    if (!this.isSmall) kept = undefined;
    this.table = { source, count: 0, ...columns, formatEnd: new Map(), tooDeep: false };
  }

  /** The new node's index. Its `end` is right for a node without descendants. */
  append(tag: number, start: number, stop: number, marks: number, parent: number): number {
    const { table } = this;
    const node = table.count;
    if (node === table.tag.length) this.grow();
    table.tag[node] = tag;
    table.start[node] = start;
    table.stop[node] = stop;
    table.marks[node] = marks;
    table.parent[node] = parent;
    table.end[node] = node + 1;
    table.firstAttribute[node] = this.tagAttributes;
    table.count = node + 1;
    return node;
  }

  /** The attributes added from here on belong to the next tag. */
  startAttributes(): void {
    this.tagAttributes = this.attributesEnd;
  }

  addAttribute(nameStart: number, valueStart: number, valueEnd: number): void {
    const { table } = this;
    const at = this.attributesEnd;
    if (at + 3 > table.attributes.length) table.attributes = enlarged(table.attributes);
    const { attributes } = table;
    attributes[at] = nameStart;
    attributes[at + 1] = valueStart;
    attributes[at + 2] = valueEnd;
    this.attributesEnd = at + 3;
  }

  /** The table, in memory of its own. Columns may be longer than there are nodes. */
  finish(): NodeTable {
    const { table } = this;
    if (this.isSmall) {
      table.attributes = table.attributes.subarray(0, this.attributesEnd);
      return table;
    }
    const { tag, start, stop, end, parent, marks, firstAttribute, attributes, count } = table;
    if (tag.length <= keptNodes && attributes.length <= keptOffsets)
      kept = { tag, start, stop, end, parent, marks, firstAttribute, attributes };
    table.tag = tag.slice(0, count);
    table.start = start.slice(0, count);
    table.stop = stop.slice(0, count);
    table.end = end.slice(0, count);
    table.parent = parent.slice(0, count);
    table.marks = marks.slice(0, count);
    table.firstAttribute = firstAttribute.slice(0, count);
    table.attributes = attributes.slice(0, this.attributesEnd);
    return table;
  }

  private grow(): void {
    const { table } = this;
    const tag = new Uint8Array(table.tag.length * 2);
    tag.set(table.tag);
    table.tag = tag;
    table.start = enlarged(table.start);
    table.stop = enlarged(table.stop);
    table.end = enlarged(table.end);
    table.parent = enlarged(table.parent);
    table.marks = enlarged(table.marks);
    table.firstAttribute = enlarged(table.firstAttribute);
  }
}

/** All in one piece of memory: asking for each costs more than the nodes of a small page. */
function newColumns(capacity: number): Columns {
  const memory = new ArrayBuffer(capacity * 37);
  const column = (place: number, length = capacity): Int32Array<ArrayBuffer> =>
    new Int32Array(memory, place * capacity * 4, length);
  return {
    start: column(0),
    stop: column(1),
    end: column(2),
    parent: column(3),
    marks: column(4),
    firstAttribute: column(5),
    attributes: column(6, capacity * 3),
    tag: new Uint8Array(memory, capacity * 36, capacity),
  };
}

function enlarged(values: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(values.length * 2);
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
