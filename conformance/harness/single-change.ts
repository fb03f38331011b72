/**
 * Wrong requests: one named change to a request that was just seen understood. The one implementation for every
 * operation; the vocabularies say how a request of theirs is sent and what a refusal looks like there.
 * The control comes first, so that a refusal proves the rule and not some other trouble; each change breaks exactly one
 * requirement.
 * Spec: Errors, POST /parse, 400; the tables of options of every operation.
 */
import type { Exchange, SendTags } from './exchange.js';
import { ConformanceFailure, Unverified } from './interruptions.js';
import type { CheckRecorder } from './recorder.js';
import { serverWords } from './server-words.js';
import { dataOf } from './silence.js';

export interface SingleChange {
  /** What is wrong, as a reader should see it: "timeout above the maximum". */
  readonly name: string;
  /** True when a schema cannot see the fault. */
  readonly beyondSchema?: boolean | undefined;
  send(tags: SendTags): Promise<Exchange>;
}

export interface SingleChanges {
  /** The requirement that every change breaks. */
  readonly violates: string;
  /** Sends the lawful request. */
  control(): Promise<Exchange>;
  readonly changes: readonly SingleChange[];
  /** Whether an answer serves the request. Default: a success with `data`. */
  isServed?(exchange: Exchange): boolean;
  /** Throws a ConformanceFailure unless the answer is the refusal that the requirement wants. */
  judge(exchange: Exchange, name: string): void;
}

export async function runSingleChanges(recorder: CheckRecorder, negatives: SingleChanges): Promise<void> {
  const isServed = (exchange: Exchange): boolean => negatives.isServed?.(exchange) ?? dataOf(exchange) !== undefined;
  const control = await negatives.control();
  if (!isServed(control) && !hasFailed(control)) throw notAccepted(control);
  recorder.counts.accepted += 1;
  for (const change of negatives.changes) {
    const { name, beyondSchema } = change;
    const exchange = await change.send({ violates: negatives.violates, ...(beyondSchema && { beyondSchema }) });
    // A server that fails over both has not shown that it saw the fault.
    if (!isServed(control) && exchange.response.status >= 500) throw notAccepted(control);
    try {
      negatives.judge(exchange, name);
    } catch (error) {
      if (isServed(control) || !(error instanceof ConformanceFailure)) throw error;
      if (!isServed(exchange)) throw notAccepted(control);
      throw error;
    }
    recorder.counts.rejected += 1;
  }
}

/** Understood by a server that failed for want of means: a refusal of the changed request is told from it by its status. */
function hasFailed({ response: { status } }: Exchange): boolean {
  return status === 408 || status >= 500;
}

function notAccepted(control: Exchange): Unverified {
  return new Unverified(
    'prerequisite-failed',
    `the valid request that the negative cases are made from was not accepted (${serverWords(control)}), so a refusal of them would prove nothing`,
  );
}
