/**
 * Shadow trees that a page declares in its source: the content of `<template shadowrootmode>` shows in place of what its
 * host holds, which shows where the tree has slots for it. Here they are put together in the source, so that the page
 * reads as it shows. What no slot takes is written behind the tree: its scripts may place it.
 * Standard: HTML, 4.12.3 The template element, 4.12.4 The slot element; DOM, 4.2.2.3 Finding slots and slottables.
 */
import { attribute, mayHaveAttribute } from './attributes.js';
import { Tag } from './elements.table.js';
import type { NodeTable } from './node-table.js';
import { nodeName, TextMark } from './node-table.js';

/** Between an end tag and what stands behind it there is nothing but comments, of so many bytes. */
const behindEndTag = 4096;

/** What a host holds, by the name of the slot it goes to, and the tree around the host, whose slots it may hold. */
interface Held {
  nodes: Map<string, number[]>;
  around: Held | undefined;
}

/** The source with its shadow trees in place; undefined for pages that declare none. */
export function assembleShadowTrees(table: NodeTable): Buffer | undefined {
  const trees = treesByHost(table);
  return trees.size === 0 ? undefined : new Assembly(table, trees).run();
}

/** The first tree that a host declares is its own. */
function treesByHost(table: NodeTable): Map<number, number> {
  const trees = new Map<number, number>();
  const tags = table.tag.subarray(0, table.count);
  for (let node = tags.indexOf(Tag.template); node >= 0; node = tags.indexOf(Tag.template, node + 1)) {
    if (!mayHaveAttribute(table, node, 'shadowrootmode')) continue;
    const mode = attribute(table, node, 'shadowrootmode')?.toLowerCase();
    const host = table.parent[node]!;
    if ((mode === 'open' || mode === 'closed') && table.tag[host] !== Tag.document && !trees.has(host))
      trees.set(host, node);
  }
  return trees;
}

class Assembly {
  private readonly table: NodeTable;
  private readonly trees: ReadonlyMap<number, number>;
  private readonly parts: Buffer[] = [];

  constructor(table: NodeTable, trees: ReadonlyMap<number, number>) {
    this.table = table;
    this.trees = trees;
  }

  run(): Buffer {
    this.write(1, this.table.count, 0, this.table.source.length, undefined);
    return Buffer.concat(this.parts);
  }

  /** Writes the source `from` up to `to`, which holds the nodes `first` up to `last`, with what goes into its slots. */
  private write(first: number, last: number, from: number, to: number, held: Held | undefined): void {
    const { table } = this;
    for (let node = first; node < last;) {
      const tree = this.trees.get(node);
      const taken = table.tag[node] === Tag.slot && held ? this.taken(node, held) : [];
      if (tree === undefined && taken.length === 0) {
        node++;
        continue;
      }
      this.copy(from, table.stop[node]! + 1);
      if (tree !== undefined) this.writeHost(node, tree, held);
      else for (const one of taken) this.writeNode(one, held!.around);
      from = this.innerEnd(node);
      node = table.end[node]!;
    }
    this.copy(from, to);
  }

  private writeHost(host: number, tree: number, around: Held | undefined): void {
    const { table } = this;
    const held: Held = { nodes: new Map(), around };
    for (let child = host + 1; child < table.end[host]!; child = table.end[child]!) {
      if (child === tree || (table.tag[child] === Tag.text && (table.marks[child]! & TextMark.ink) === 0)) continue;
      const name = table.tag[child] === Tag.text ? '' : (attribute(table, child, 'slot') ?? '');
      const nodes = held.nodes.get(name);
      if (nodes) nodes.push(child);
      else held.nodes.set(name, [child]);
    }
    this.write(tree + 1, table.end[tree]!, table.stop[tree]! + 1, this.innerEnd(tree), held);
    for (const nodes of held.nodes.values()) for (const node of nodes) this.writeNode(node, around);
  }

  /** What goes to a slot, which takes it: another of its name has none left. */
  private taken(slot: number, held: Held): number[] {
    const name = attribute(this.table, slot, 'name') ?? '';
    const nodes = held.nodes.get(name) ?? [];
    held.nodes.delete(name);
    return nodes;
  }

  private writeNode(node: number, held: Held | undefined): void {
    this.write(node, this.table.end[node]!, this.startOf(node), this.outerEnd(node), held);
  }

  /** Where an element or a text begins in the source. */
  private startOf(node: number): number {
    return this.table.start[node]! - (this.table.tag[node] === Tag.text ? 0 : 1);
  }

  /** Where the source goes on behind a node: at the next of its parent's, or where these end. */
  private outerEnd(node: number): number {
    const { table } = this;
    const next = table.end[node]!;
    const parent = table.parent[node]!;
    if (next < table.end[parent]!) return this.startOf(next);
    return parent > 0 ? this.innerEnd(parent) : table.source.length;
  }

  /** Where what an element holds ends: at its end tag, if it has one. */
  private innerEnd(node: number): number {
    const { table } = this;
    const from = table.stop[node]! + 1;
    const to = this.outerEnd(node);
    const least = Math.max(from, to - behindEndTag);
    const end = table.source.subarray(least, to).lastIndexOf(`</${nodeName(table, node)}`);
    return end < 0 ? to : least + end;
  }

  private copy(from: number, to: number): void {
    if (to > from) this.parts.push(this.table.source.subarray(from, to));
  }
}
