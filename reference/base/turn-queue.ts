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

  /** Takes the oldest of the owner whose turn it is, who then stands last. */
  next(): Item | undefined {
    for (const [owner, line] of this.#lines) {
      const [item] = line;
      this.#lines.delete(owner);
      line.delete(item!);
      this.#size -= 1;
      if (line.size > 0) this.#lines.set(owner, line);
      return item;
    }
    return undefined;
  }

  *[Symbol.iterator](): Generator<Item> {
    for (const line of this.#lines.values()) yield* line;
  }
}
