/**
 * Collects what one check did: exchanges, ambient findings, assertions, silences, generated cases.
 * Filled by the context while the check runs, read by run-check.ts when it ends.
 * Spec: none of its own; the evidence behind each verdict, with the counts that show a vacuous pass.
 */
import type { AmbientFinding } from './ambient.js';
import type { Exchange } from './exchange.js';
import type { SessionUse } from './session.js';

interface ToleratedOutcome {
  readonly silenceId: string;
  /** Name of the outcome, from the contract's list of silences where it is listed there. */
  readonly outcome: string;
}

/** How many cases stood behind a verdict; zeros show a check that proved nothing. */
export interface EvidenceCounts {
  exchanges: number;
  assertions: number;
  /** Generated or negative cases that the target accepted or refused. */
  accepted: number;
  rejected: number;
}

export interface CheckRecorder {
  readonly use: SessionUse;
  readonly counts: EvidenceCounts;
  readonly ambient: AmbientFinding[];
  readonly tolerated: ToleratedOutcome[];
  readonly notes: string[];
  lastExchange(): Exchange | undefined;
  countAssertion(): void;
  tolerate(silenceId: string, outcome: string): void;
  note(text: string): void;
}

/** `onExchange` is told of every answer. */
export function createRecorder(checkId: string, signal: AbortSignal, onExchange: () => void = () => {}): CheckRecorder {
  const counts: EvidenceCounts = { exchanges: 0, assertions: 0, accepted: 0, rejected: 0 };
  const ambient: AmbientFinding[] = [];
  const tolerated: ToleratedOutcome[] = [];
  const notes: string[] = [];
  let last: Exchange | undefined;
  return {
    use: {
      checkId,
      signal,
      record(exchange) {
        counts.exchanges += 1;
        last = exchange;
        onExchange();
      },
      observe(findings) {
        ambient.push(...findings);
      },
    },
    counts,
    ambient,
    tolerated,
    notes,
    lastExchange: () => last,
    countAssertion() {
      counts.assertions += 1;
    },
    tolerate(silenceId, outcome) {
      counts.assertions += 1;
      tolerated.push({ silenceId, outcome });
    },
    note(text) {
      notes.push(text);
    },
  };
}
