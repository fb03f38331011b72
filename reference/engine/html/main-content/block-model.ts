/**
 * Judges text blocks: the probability that a block belongs to the main content of its page, from its row of features.
 * The sequence reads the rows one after the other; where it is not sure, small decision trees that look at each row by
 * itself count alike.
 * Both have learned from pages whose main content people and programs had marked; see README.md.
 */
import { featureNames } from './block-features.js';
import { trees } from './block-model.table.js';
import { logistic, readSequence } from './block-sequence.js';

/** All trees in one: an inner node goes to `left` when its feature is at most `threshold`, else to `right`; `~target` is a leaf. */
interface Forest {
  roots: Int32Array;
  feature: Uint8Array;
  threshold: Float32Array;
  left: Int16Array;
  right: Int16Array;
  leaf: Float32Array;
}

let forest: Forest | undefined;

/** Log-odds beyond which (8 and 92 %) the sequence is sure: half of all blocks, where the trees would change next to no choice. */
const sure = 2.5;

/** One probability per row of features; the rows are all blocks of a page, in their order. */
export function scoreBlocks(features: Float32Array): Float64Array {
  forest ??= plant(trees);
  const width = featureNames.length;
  const scores = readSequence(features, width);
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row]!;
    const odds = Math.abs(score) > sure ? score : (score + sumOf(forest, features, row * width)) / 2;
    scores[row] = logistic(odds);
  }
  return scores;
}

function sumOf({ roots, feature, threshold, left, right, leaf }: Forest, features: Float32Array, from: number): number {
  let sum = 0;
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree]!;
    while (node >= 0) node = features[from + feature[node]!]! <= threshold[node]! ? left[node]! : right[node]!;
    sum += leaf[~node]!;
  }
  return sum;
}

/** Reads the table: a line per tree, inner nodes `feature threshold left right` separated by commas, then `;` and the leaves. */
function plant(text: string): Forest {
  const roots: number[] = [];
  const feature: number[] = [];
  const threshold: number[] = [];
  const left: number[] = [];
  const right: number[] = [];
  const leaf: number[] = [];
  for (const line of text.trim().split('\n')) {
    const [nodes, leaves] = line.split(';') as [string, string];
    const firstNode = feature.length;
    const firstLeaf = leaf.length;
    const target = (index: number): number => (index < 0 ? ~(firstLeaf + ~index) : firstNode + index);
    roots.push(firstNode);
    for (const node of nodes.split(',')) {
      const [f, t, l, r] = node.split(' ').map(Number) as [number, number, number, number];
      feature.push(f);
      threshold.push(t);
      left.push(target(l));
      right.push(target(r));
    }
    for (const value of leaves.split(',')) leaf.push(Number(value));
  }
  return {
    roots: Int32Array.from(roots),
    feature: Uint8Array.from(feature),
    threshold: Float32Array.from(threshold),
    left: Int16Array.from(left),
    right: Int16Array.from(right),
    leaf: Float32Array.from(leaf),
  };
}
