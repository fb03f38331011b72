/**
 * Grids drawn with rules: connected rules make a lattice, its meshes are the cells, missing pieces of rule join cells to spans.
 */
import type { Rule, Rules } from './rules.js';

/** Rules this close to meeting do meet. */
const reach = 3.5;

/** Positions this close are one line of the lattice. */
const snap = 3;

/** Shorter lines of a lattice are ticks of an axis. */
const minLine = 7;

/** Lattices with more lines than this in one direction are drawings. */
const maxLines = 400;

export interface Mesh {
  row: number;
  column: number;
  rowspan: number;
  colspan: number;
}

export interface Lattice {
  /** Positions of the lines: one more than columns and rows. */
  xs: number[];
  ys: number[];
  meshes: Mesh[];
}

export function findLattices(rules: Rules): Lattice[] {
  if (rules.horizontal.length < 2 || rules.vertical.length < 1) return [];
  const lattices: Lattice[] = [];
  for (const group of connected(rules)) {
    const lattice = latticeOf(group);
    if (lattice) lattices.push(lattice);
  }
  return lattices.sort((a, b) => a.ys[0]! - b.ys[0]!);
}

/** Groups of rules that touch or cross, directly or through others. */
function connected({ horizontal, vertical }: Rules): Rules[] {
  const parent = horizontal.map((_, index) => index).concat(vertical.map((_, index) => horizontal.length + index));
  const root = (node: number): number => {
    while (parent[node] !== node) node = parent[node] = parent[parent[node]!]!;
    return node;
  };
  const byAt = horizontal.map((rule, index) => ({ rule, index })).sort((a, b) => a.rule.at - b.rule.at);
  for (const [v, upright] of vertical.entries()) {
    let first = 0;
    let last = byAt.length;
    while (first < last) {
      const middle = (first + last) >> 1;
      if (byAt[middle]!.rule.at < upright.from - reach) first = middle + 1;
      else last = middle;
    }
    for (let k = first; k < byAt.length && byAt[k]!.rule.at <= upright.to + reach; k++) {
      const { rule, index } = byAt[k]!;
      if (upright.at >= rule.from - reach && upright.at <= rule.to + reach)
        parent[root(horizontal.length + v)] = root(index);
    }
  }
  const groups = new Map<number, Rules>();
  const groupOf = (node: number): Rules => {
    const key = root(node);
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { horizontal: [], vertical: [] }));
    return group;
  };
  horizontal.forEach((rule, index) => groupOf(index).horizontal.push(rule));
  vertical.forEach((rule, index) => groupOf(horizontal.length + index).vertical.push(rule));
  return [...groups.values()].filter((group) => group.horizontal.length >= 2 && group.vertical.length >= 1);
}

function latticeOf(group: Rules): Lattice | undefined {
  const { horizontal, vertical } = group;
  const left = Math.min(...horizontal.map((rule) => rule.from));
  const right = Math.max(...horizontal.map((rule) => rule.to));
  const top = Math.min(...horizontal.map((rule) => rule.at));
  const bottom = Math.max(...horizontal.map((rule) => rule.at));
  const xs = positions(vertical, bottom - top);
  const ys = positions(horizontal, right - left);
  if (xs.length === 0 || ys.length === 0) return undefined;
  // Tables are often open at the sides: the ends of the rules are then the outer edges.
  if (left < xs[0]! - 8) xs.unshift(left);
  if (right > xs[xs.length - 1]! + 8) xs.push(right);
  const highest = Math.min(...vertical.map((rule) => rule.from));
  const lowest = Math.max(...vertical.map((rule) => rule.to));
  if (highest < top - 6) ys.unshift(highest);
  if (lowest > bottom + 6) ys.push(lowest);
  if (xs.length < 2 || ys.length < 2 || xs.length > maxLines || ys.length > maxLines) return undefined;
  return { xs, ys, meshes: meshesOf(xs, ys, group) };
}

/** Where the lines of the lattice are; ticks and other short pieces make no line. */
function positions(rules: readonly Rule[], extent: number): number[] {
  const sorted = [...rules].sort((a, b) => a.at - b.at);
  const merged: { at: number; length: number }[] = [];
  for (const rule of sorted) {
    const last = merged[merged.length - 1];
    if (last && rule.at - last.at <= snap) last.length += rule.to - rule.from;
    else merged.push({ at: rule.at, length: rule.to - rule.from });
  }
  return merged
    .filter((line) => line.length >= Math.min(0.5 * extent, Math.max(minLine, 0.08 * extent)))
    .map((line) => line.at);
}

/** Meshes of the lattice; neighbours without a rule between them are one mesh, when together they make a rectangle. */
function meshesOf(xs: number[], ys: number[], group: Rules): Mesh[] {
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  const parent = Array.from({ length: rows * columns }, (_, index) => index);
  const root = (node: number): number => {
    while (parent[node] !== node) node = parent[node] = parent[parent[node]!]!;
    return node;
  };
  for (let x = 1; x < columns; x++) {
    const uprights = group.vertical.filter((rule) => Math.abs(rule.at - xs[x]!) <= snap + 0.5);
    for (let row = 0; row < rows; row++) {
      if (!covers(uprights, ys[row]!, ys[row + 1]!)) parent[root(row * columns + x)] = root(row * columns + x - 1);
    }
  }
  for (let y = 1; y < rows; y++) {
    const levels = group.horizontal.filter((rule) => Math.abs(rule.at - ys[y]!) <= snap + 0.5);
    for (let column = 0; column < columns; column++) {
      if (!covers(levels, xs[column]!, xs[column + 1]!))
        parent[root(y * columns + column)] = root((y - 1) * columns + column);
    }
  }
  return rectangles(rows, columns, root);
}

/** True when the rules cover most of the stretch. */
function covers(rules: readonly Rule[], from: number, to: number): boolean {
  let covered = 0;
  for (const rule of rules) covered += Math.max(0, Math.min(rule.to, to) - Math.max(rule.from, from));
  return covered >= (to - from) * 0.6;
}

function rectangles(rows: number, columns: number, root: (node: number) => number): Mesh[] {
  const extents = new Map<number, { r0: number; c0: number; r1: number; c1: number; count: number }>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const key = root(row * columns + column);
      const extent = extents.get(key);
      if (!extent) extents.set(key, { r0: row, c0: column, r1: row, c1: column, count: 1 });
      else {
        extent.c0 = Math.min(extent.c0, column);
        extent.c1 = Math.max(extent.c1, column);
        extent.r1 = row;
        extent.count++;
      }
    }
  }
  const meshes: Mesh[] = [];
  for (const [key, { r0, c0, r1, c1, count }] of extents) {
    if (count === (r1 - r0 + 1) * (c1 - c0 + 1)) {
      meshes.push({ row: r0, column: c0, rowspan: r1 - r0 + 1, colspan: c1 - c0 + 1 });
      continue;
    }
    for (let row = r0; row <= r1; row++) {
      for (let column = c0; column <= c1; column++)
        if (root(row * columns + column) === key) meshes.push({ row, column, rowspan: 1, colspan: 1 });
    }
  }
  return meshes.sort((a, b) => a.row - b.row || a.column - b.column);
}
