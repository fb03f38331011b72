/** A small seeded generator: the same seed gives the same run on every machine. Algorithm: mulberry32. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** From 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.fraction() * end);
  }

  chance(of: number): boolean {
    return this.fraction() < of;
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  seed(): number {
    return this.below(2 ** 31);
  }
}

/** The seed of one case of a run, so that it can be made again alone. */
export function caseSeed(seed: number, index: number): number {
  return new Random(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)).seed();
}
