/**
 * Finds many words at once in a piece of the source, one table look-up per byte, and says as bits which groups of words
 * are there. Upper case counts as lower; every run of other ASCII characters, and the start of a capital inside a word
 * (`mainNav`), is one boundary, which a pattern writes as `_`.
 * Method: A. V. Aho, M. J. Corasick, "Efficient string matching" (1975), with all steps precomputed.
 */

/** Boundary, the letters, and 32 classes of bytes above ASCII (enough to tell words of other scripts apart). */
const symbolCount = 64;

const symbolOf = new Uint8Array(256);
for (let code = 0x61; code <= 0x7a; code++) symbolOf[code] = symbolOf[code & ~0x20] = code - 0x60;
for (let code = 0x80; code < 256; code++) symbolOf[code] = 27 + (code & 31);

export interface WordFinder {
  /** Next state by `state * 64 + symbol`. */
  next: Uint16Array;
  /** Groups found on entering a state. */
  found: Int32Array;
}

/** A finder for up to 31 groups; group `i` is bit `1 << i`. Words stand in one string, separated by spaces. */
export function wordFinder(groups: readonly string[]): WordFinder {
  const states: { next: number[]; found: number }[] = [{ next: [], found: 0 }];
  groups.forEach((words, group) => {
    for (const word of words.split(/\s+/)) if (word !== '') addWord(states, word, 1 << group);
  });
  return complete(states);
}

function addWord(states: { next: number[]; found: number }[], word: string, bit: number): void {
  let state = 0;
  for (const code of Buffer.from(word)) {
    const symbol = symbolOf[code]!;
    let target = states[state]!.next[symbol];
    if (target === undefined) {
      target = states.push({ next: [], found: 0 }) - 1;
      states[state]!.next[symbol] = target;
    }
    state = target;
  }
  states[state]!.found |= bit;
}

/** Fills in, breadth first, where a state goes on symbols that no word continues with. */
function complete(states: readonly { next: number[]; found: number }[]): WordFinder {
  const next = new Uint16Array(states.length * symbolCount);
  const found = Int32Array.from(states, (state) => state.found);
  const fallback = new Uint16Array(states.length);
  const queue = [0];
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    for (let symbol = 0; symbol < symbolCount; symbol++) {
      const target = states[state]!.next[symbol];
      const other = state === 0 ? 0 : next[fallback[state]! * symbolCount + symbol]!;
      next[state * symbolCount + symbol] = target ?? other;
      if (target === undefined) continue;
      fallback[target] = other;
      found[target]! |= found[other]!;
      queue.push(target);
    }
  }
  return { next, found };
}

/** The groups that occur in a piece of the source, whose ends count as boundaries. `start` continues an earlier piece. */
export function findWords(finder: WordFinder, source: Buffer, from: number, to: number): number {
  const { next, found } = finder;
  let state = next[0]!;
  let groups = 0;
  let previous = 0x20;
  let previousSymbol = 0;
  for (let at = from; at < to; at++) {
    const code = source[at]!;
    const symbol = symbolOf[code]!;
    if (symbol === 0) {
      if (previousSymbol !== 0) groups |= found[(state = next[state * symbolCount]!)]!;
    } else {
      if (code >= 0x41 && code <= 0x5a && previous >= 0x61 && previous <= 0x7a)
        groups |= found[(state = next[state * symbolCount]!)]!;
      groups |= found[(state = next[state * symbolCount + symbol]!)]!;
    }
    previous = code;
    previousSymbol = symbol;
  }
  return groups | found[next[state * symbolCount]!]!;
}
