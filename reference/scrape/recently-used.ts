/**
 * Values in memory, bounded by their bytes; the least recently used goes first.
 * Spec: none (operations).
 */
export class RecentlyUsed<Value> {
  readonly #maxBytes: number;
  // A Map keeps the order of insertion: the first key is the least recently used one.
  readonly #entries = new Map<string, { value: Value; sizeBytes: number }>();
  #usedBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** A value larger than an eighth of everything is not kept: it would push out too many others. */
  put(key: string, value: Value, sizeBytes: number): void {
    this.#drop(key);
    if (sizeBytes > this.#maxBytes / 8) return;
    this.#entries.set(key, { value, sizeBytes });
    this.#usedBytes += sizeBytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#usedBytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#usedBytes -= this.#entries.get(key)?.sizeBytes ?? 0;
    this.#entries.delete(key);
  }
}
