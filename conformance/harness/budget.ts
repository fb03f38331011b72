/**
 * What a run may spend, and how fast: a hard number of requests, and a token bucket that waits.
 * Every request of the session passes here first; the ledger is printed in the report.
 * Spec: Errors, POST /parse, 429 (wait and retry); a vendor's first question is what a run costs.
 */
import type { Clock } from './clock.js';
import { Unverified } from './interruptions.js';

export interface Ledger {
  requests: number;
  sentBytes: number;
  receivedBytes: number;
  /** Answers 429 that were waited out. */
  rateLimited: number;
  /** Sum of `metadata.creditsUsed` where the target reports it. */
  reportedCredits: number;
}

export interface Budget {
  readonly ledger: Ledger;
  /** True once a request was refused because the budget was spent. */
  readonly isSpent: boolean;
  /** Waits for its turn and books one request. @throws Unverified `budget-spent` */
  book(sizeBytes: number): Promise<void>;
}

export interface BudgetLimits {
  /** Requests in the whole run; undefined means no limit. */
  readonly maxRequests: number | undefined;
  /** Requests per second; undefined means as fast as the concurrency allows. */
  readonly ratePerSecond: number | undefined;
}

export function createBudget(limits: BudgetLimits, clock: Clock): Budget {
  const ledger: Ledger = { requests: 0, sentBytes: 0, receivedBytes: 0, rateLimited: 0, reportedCredits: 0 };
  let spent = false;
  let nextTurnAt = 0;
  return {
    ledger,
    get isSpent() {
      return spent;
    },
    async book(sizeBytes) {
      if (limits.maxRequests !== undefined && ledger.requests >= limits.maxRequests) {
        spent = true;
        throw new Unverified(
          'budget-spent',
          `the budget of ${limits.maxRequests} requests is spent; raise --max-requests to judge this`,
        );
      }
      ledger.requests += 1;
      ledger.sentBytes += sizeBytes;
      if (limits.ratePerSecond === undefined) return;
      // Turns are handed out in order of asking, so that concurrent checks share one rate.
      const turnAt = Math.max(clock.now(), nextTurnAt);
      nextTurnAt = turnAt + 1000 / limits.ratePerSecond;
      const waitMs = turnAt - clock.now();
      if (waitMs > 0) await clock.sleep(waitMs);
    },
  };
}
