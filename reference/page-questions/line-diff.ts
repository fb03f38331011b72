/**
 * The difference of two texts, line by line, in the style of git: hunks with three lines of context.
 * Standard: unified diff as written by `git diff`. Algorithm: Myers, An O(ND) Difference Algorithm (1986).
 */
import { budgets } from '../base/budgets.js';

type Edit = { kind: ' ' | '-' | '+'; line: string };

const contextLines = 3;
/** Edits above which the search gives up and one big replacement is written instead. */
const editsAtMost = budgets.diffEdits.bound;
/** Comparisons of two lines above which it gives up too: two long texts have many paths with few edits. */
const stepsAtMost = budgets.diffSteps.bound;

/** Empty when the texts are equal. `name` stands in the two header lines. */
export function gitDiff(before: string, after: string, name: string): string {
  if (before === after) return '';
  const edits = editScript(before.split('\n'), after.split('\n'));
  return [`--- a/${name}`, `+++ b/${name}`, ...hunks(edits)].join('\n');
}

function editScript(before: string[], after: string[]): Edit[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const kept = (lines: string[]): Edit[] => lines.map((line) => ({ kind: ' ', line }));
  return [
    ...kept(before.slice(0, start)),
    ...shortestEdits(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...kept(before.slice(before.length - end)),
  ];
}

/** Myers: the furthest reaching paths of each number of edits are kept, then walked back. */
function shortestEdits(before: string[], after: string[]): Edit[] {
  const rounds = forward(...numbered(before, after));
  if (!rounds) {
    return [...before.map((line): Edit => ({ kind: '-', line })), ...after.map((line): Edit => ({ kind: '+', line }))];
  }
  const edits: Edit[] = [];
  let x = before.length;
  let y = after.length;
  for (let count = rounds.length - 1; count >= 0; count--) {
    const k = x - y;
    const down = goesDown(rounds[count]!, count, k);
    const previousK = down ? k + 1 : k - 1;
    const previousX = count === 0 ? 0 : at(rounds[count]!, previousK);
    const previousY = count === 0 ? 0 : previousX - previousK;
    while (x > previousX && y > previousY) {
      edits.push({ kind: ' ', line: before[--x]! });
      y--;
    }
    if (count === 0) break;
    if (down) edits.push({ kind: '+', line: after[--y]! });
    else edits.push({ kind: '-', line: before[--x]! });
  }
  return edits.reverse();
}

/** Equal lines get equal numbers, so that comparing two takes no longer when they are long. */
function numbered(before: string[], after: string[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const numberOf = (line: string): number => {
    const known = numbers.get(line);
    if (known !== undefined) return known;
    numbers.set(line, numbers.size);
    return numbers.size - 1;
  };
  return [Int32Array.from(before, numberOf), Int32Array.from(after, numberOf)];
}

/** The furthest x on each diagonal k, for k from -radius to radius. */
interface Reach {
  radius: number;
  furthest: Int32Array;
}

function at({ radius, furthest }: Reach, k: number): number {
  return Math.abs(k) > radius ? -1 : furthest[k + radius]!;
}

/** Whether the path with `count` edits on diagonal k comes from the diagonal above, by an added line. */
function goesDown(reach: Reach, count: number, k: number): boolean {
  return k === -count || (k !== count && at(reach, k - 1) < at(reach, k + 1));
}

/** What was reached before each round; undefined when there are too many edits. */
function forward(before: Int32Array, after: Int32Array): Reach[] | undefined {
  const rounds: Reach[] = [];
  let steps = 0;
  let reach: Reach = { radius: 1, furthest: new Int32Array([-1, -1, 0]) };
  for (let count = 0; count <= editsAtMost; count++) {
    rounds.push(reach);
    const radius = count + 1;
    const next: Reach = { radius, furthest: new Int32Array(2 * radius + 1).fill(-1) };
    for (let k = -count; k <= count; k += 2) {
      let x = goesDown(reach, count, k) ? at(reach, k + 1) : at(reach, k - 1) + 1;
      const from = x;
      while (x < before.length && x - k < after.length && before[x] === after[x - k]) x++;
      steps += x - from + 1;
      next.furthest[k + radius] = x;
      if (x >= before.length && x - k >= after.length) return rounds;
    }
    if (steps > stepsAtMost) return undefined;
    reach = next;
  }
  return undefined;
}

function hunks(edits: Edit[]): string[] {
  const wanted = new Uint8Array(edits.length);
  edits.forEach(({ kind }, index) => {
    if (kind !== ' ') wanted.fill(1, Math.max(0, index - contextLines), index + contextLines + 1);
  });
  const lines: string[] = [];
  let beforeLine = 1;
  let afterLine = 1;
  for (let index = 0; index < edits.length;) {
    let stop = index;
    while (stop < edits.length && wanted[stop] === wanted[index]) stop++;
    const part = edits.slice(index, stop);
    const removed = part.filter(({ kind }) => kind !== '+').length;
    const added = part.filter(({ kind }) => kind !== '-').length;
    if (wanted[index] === 1) {
      lines.push(`@@ -${range(beforeLine, removed)} +${range(afterLine, added)} @@`);
      for (const { kind, line } of part) lines.push(`${kind}${line}`);
    }
    beforeLine += removed;
    afterLine += added;
    index = stop;
  }
  return lines;
}

function range(start: number, count: number): string {
  if (count === 0) return `${start - 1},0`;
  return count === 1 ? `${start}` : `${start},${count}`;
}
