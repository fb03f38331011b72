/**
 * A queue in which owners take turns: whoever sends much waits behind his own work, not others behind it.
 * Spec: Limits (numeric concurrency limits are not shown; the order of work is ours).
 */
export class TurnQueue<Item> {
  /** The one whose turn is next stands first. */
  readonly #lines = new Map<string, Set<Item>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Those who wait, in the order of their turns. */
  owners(): IterableIterator<string> {
    return this.#lines.keys();
  }

  add(owner: string, item: Item): void {
    const line = this.#lines.get(owner) ?? new Set();
    this.#lines.set(owner, line.add(item));
    this.#size += 1;
  }

  delete(owner: string, item: Item): void {
    const line = this.#lines.get(owner);
    if (!line?.delete(item)) return;
    this.#size -= 1;
    if (line.size === 0) this.#lines.delete(owner);
  }

  /**
   * Takes the oldest of the owner whose turn it is, who then stands last.
   * @param holds what an owner has already: who has least is before all others; Infinity: not now
   */
  next(holds: (owner: string) => number = () => 0): Item | undefined {
    let turn: string | undefined;
    let least = Infinity;
    for (const owner of this.#lines.keys()) {
      const held = holds(owner);
      if (held >= least) continue;
      [turn, least] = [owner, held];
      if (held === 0) break;
    }
    if (turn === undefined) return undefined;
    const line = this.#lines.get(turn)!;
    const [item] = line;
    this.#lines.delete(turn);
    line.delete(item!);
    this.#size -= 1;
    if (line.size > 0) this.#lines.set(turn, line);
    return item;
  }

  *[Symbol.iterator](): Generator<Item> {
    for (const line of this.#lines.values()) yield* line;
  }
}
