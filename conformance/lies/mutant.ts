/**
 * A mutant is data: one lie about one rule, and the requirements that must notice. A variant is the same thing
 * with nothing broken. Declared in one file per topic, gathered by registry.ts.
 * Spec: none of its own; DESIGN, the suite's rules.
 */
import type { Lie } from './mutating-proxy.js';

export interface Mutant extends Lie {
  /** `<topic>.<what is wrong>`, unique. */
  readonly id: string;
  /** What the server does wrong, to be read after "a server that". */
  readonly describe: string;
  /** Requirements of which at least one must turn red; the self-test runs their checks. */
  readonly breaks: readonly string[];
  /** A fault planted inside the reference, where no proxy can break the rule; only a reference started by us has any. */
  readonly planted?: string;
  /** Its checks wait in vain for something, for so long as they have patience; it keeps nobody from working. */
  readonly waits?: boolean;
}

export interface Variant extends Lie {
  readonly id: string;
  /** What the server does differently and lawfully, to be read after "a server that". */
  readonly describe: string;
  /** Ids of the operations it differs in: checks of other operations are not run. Absent: it differs in all. */
  readonly operations?: readonly string[];
  /** In how many ways the server differs; absent: one. */
  readonly ways?: number;
  /** The differences that were joined in it, each of which can stand alone. */
  readonly parts?: readonly Variant[];
  /** Runs the checks too that wait for many seconds. */
  readonly withLongWaits?: boolean;
  /** Runs the checks with large uploads too; they take most of the time and differ in few variants. */
  readonly withLargeFiles?: boolean;
}
