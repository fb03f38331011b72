/**
 * The results of a run as plain data: what run-checks.ts produces and every reporter reads.
 * Nothing here holds a live exchange or a secret; evidence is already redacted.
 * Spec: none of its own.
 */
import type { Level } from '../catalogue/level.js';
import type { Status, StatusCounts } from './outcome.js';
import type { CapabilityResult } from './capability.js';
import type { EvidenceCounts } from './recorder.js';
import type { Ledger } from './budget.js';
import type { UnverifiedReason } from './interruptions.js';

/** One exchange, redacted and shortened for reading. */
export interface ExchangeEvidence {
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** The request body in words: its parts, or its first characters. */
  readonly requestBody: string;
  readonly status: number;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: string;
  readonly durationMs: number;
  /** A command that repeats the request; the key is `$API_KEY`, large bodies are files of the case folder. */
  readonly curl: string;
}

export interface FailureResult {
  readonly expected: string;
  readonly actual: string;
  readonly pointer?: string;
  /** How the whole answer differs from the form of the interface, where that is behind the failure. */
  readonly form?: string;
  readonly hint?: string;
  readonly exchange?: ExchangeEvidence;
  /** For properties: what to pass to see the same counterexample. */
  readonly property?: { name: string; seed: number; path: string; counterexample: string };
  /** Folder of the replayable case. */
  readonly caseFolder?: string;
}

interface ToleratedResult {
  readonly silenceId: string;
  readonly outcome: string;
}

export interface CheckResult {
  readonly id: string;
  readonly chapter: string;
  readonly requirementIds: readonly string[];
  readonly status: Status;
  readonly failures: readonly FailureResult[];
  readonly unverified?: {
    readonly reason: UnverifiedReason;
    readonly detail: string;
    /** The missing capability the check stands behind. */
    readonly capability?: string;
  };
  /** For `not-applicable` and `harness-error`: why. */
  readonly detail?: string;
  readonly tolerated: readonly ToleratedResult[];
  readonly notes: readonly string[];
  readonly counts: Readonly<EvidenceCounts>;
  readonly durationMs: number;
}

export interface RequirementResult {
  readonly id: string;
  readonly chapter: string;
  readonly level: Level;
  readonly status: Status;
  readonly checkIds: readonly string[];
}

/** Rows that no check of this run can judge, listed apart and never green. */
export interface UnjudgedRow {
  readonly id: string;
  readonly chapter: string;
  readonly kind: 'excluded' | 'silence';
  readonly reason: string;
}

export type Verdict = 'conformant' | 'not-conformant' | 'incomplete' | 'harness-error';

export interface LastRequest {
  readonly checkId: string;
  readonly curl: string;
}

export interface RunResult {
  readonly verdict: Verdict;
  readonly target: { readonly baseUrl: string; readonly startedByUs: boolean };
  readonly seed: number;
  readonly runs: number;
  readonly selection: string;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly ledger: Readonly<Ledger>;
  readonly checks: readonly CheckResult[];
  readonly requirements: readonly RequirementResult[];
  readonly unjudged: readonly UnjudgedRow[];
  /** What the target was asked for and offers. */
  readonly capabilities: readonly CapabilityResult[];
  /** Present when the target went away during the run: the requests that nobody answered, one of which may have ended it. */
  readonly lost?: readonly LastRequest[];
  readonly counts: { readonly checks: StatusCounts; readonly requirements: StatusCounts };
}
