/**
 * Remembers how to take down what was built, in the other order than it was built.
 * What builds a thing hands its end over in the same breath, so building that fails half-way leaves nothing behind.
 * Spec: none (operations).
 */

/** Told the name of each thing before it is built. A test that throws here makes that step fail. */
export type BeforeBuilding = (name: string) => void;

/**
 * Given each thing that was built, by name; what it returns takes its place. Only the build for the self-test of the
 * conformance suite has one, which plants a fault there.
 */
export type AfterBuilding = (name: string, made: unknown) => unknown;

export class Closers {
  readonly #held: { name: string; close: () => Promise<unknown> }[] = [];
  readonly #beforeBuilding: BeforeBuilding;
  readonly #afterBuilding: AfterBuilding;
  #closing: Promise<void> | undefined;

  constructor(beforeBuilding: BeforeBuilding = () => undefined, afterBuilding: AfterBuilding = (_, made) => made) {
    this.#beforeBuilding = beforeBuilding;
    this.#afterBuilding = afterBuilding;
  }

  /** Builds a thing; when it was built, `close` will be called for it once. */
  async build<T>(name: string, make: () => T | Promise<T>, close?: (made: T) => Promise<unknown>): Promise<T> {
    this.#beforeBuilding(name);
    const made = await make();
    if (close) this.#held.push({ name, close: () => close(made) });
    return this.#afterBuilding(name, made) as T;
  }

  /**
   * Closes everything, the latest first, one after the other; called again, it waits for the same end.
   * @throws AggregateError when some could not be closed; the others are closed all the same
   */
  close(): Promise<void> {
    return (this.#closing ??= this.#closeAll());
  }

  async #closeAll(): Promise<void> {
    const failures: Error[] = [];
    for (let held = this.#held.pop(); held; held = this.#held.pop()) {
      try {
        await held.close();
      } catch (cause) {
        failures.push(new Error(`${held.name} could not be closed`, { cause }));
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
  }
}
