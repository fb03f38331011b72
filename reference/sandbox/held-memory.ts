/**
 * How much memory the process holds after a job. Asking the system costs as much as reading a small document, so it is
 * asked behind jobs that lasted, behind those after them, and now and then: what is over in milliseconds cannot have filled a process.
 * Spec: none (operations).
 */

/** Filling half a gigabyte takes several times as long. */
const quickMs = 20;
const askedEvery = 32;

export class HeldMemory {
  readonly #nowMs: () => number;
  readonly #residentBytes: () => number;
  #begunMs = 0;
  #quickJobs = 0;
  /** Whether the job before did: what it held may be free again. */
  #lasted = false;
  #last: number | undefined;

  /** @param residentBytes asks the system */
  constructor(nowMs: () => number, residentBytes: () => number) {
    this.#nowMs = nowMs;
    this.#residentBytes = residentBytes;
  }

  /** A job begins. */
  begin(): void {
    this.#begunMs = this.#nowMs();
  }

  /** After the job that began last; at most 31 quick jobs old. */
  bytes(): number {
    const lasted = this.#nowMs() - this.#begunMs >= quickMs;
    if (this.#last === undefined || lasted || this.#lasted || ++this.#quickJobs >= askedEvery) {
      this.#quickJobs = 0;
      this.#last = this.#residentBytes();
    }
    this.#lasted = lasted;
    return this.#last;
  }
}
