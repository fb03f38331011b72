/**
 * Knows how many requests are in flight and, when the server shuts down, when the last one is done.
 * Spec: none (operations).
 */
export class Drain {
  #inFlight = 0;
  #draining = false;
  #whenEmpty: (() => void) | undefined;

  get draining(): boolean {
    return this.#draining;
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  enter(): void {
    this.#inFlight += 1;
  }

  leave(): void {
    this.#inFlight -= 1;
    if (this.#inFlight === 0) this.#whenEmpty?.();
  }

  /** From now on new work is refused. Resolves when what is in flight is done; true if within the time. */
  begin(withinMs: number): Promise<boolean> {
    this.#draining = true;
    if (this.#inFlight === 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), withinMs);
      this.#whenEmpty = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }
}
