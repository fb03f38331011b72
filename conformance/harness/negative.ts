/**
 * Negative requests: one named change to a request that was just seen accepted.
 * The control comes first, so that a refusal proves the rule and not some other trouble; each mutation
 * breaks exactly one requirement.
 * Spec: Errors, POST /parse, 400.
 */
import type { Exchange, SendTags } from './exchange.js';
import type { Expectation } from './expectation.js';
import { ConformanceFailure, Unverified } from './interruptions.js';
import type { ParseRequest } from './parse-request.js';
import type { CheckRecorder } from './recorder.js';

interface Mutation {
  /** What is wrong, as a reader should see it: "timeout above the maximum". */
  readonly name: string;
  readonly request: ParseRequest;
  /** True when a schema cannot see the fault. */
  readonly beyondSchema?: boolean;
}

export interface Negatives {
  /** The requirement that every mutation breaks. */
  readonly violates: string;
  readonly control: ParseRequest;
  readonly mutations: readonly Mutation[];
  /** Default: status 400 with the documented error body. */
  readonly judge?: (exchange: Exchange, mutation: Mutation) => void;
}

/** What running them needs of a check's context. */
interface NegativePorts {
  parse(request: ParseRequest, tags?: SendTags): Promise<Exchange>;
  expect(exchange: Exchange): Expectation;
}

export async function runNegatives(t: NegativePorts, recorder: CheckRecorder, negatives: Negatives): Promise<void> {
  const control = await t.parse(negatives.control);
  try {
    t.expect(control).accepted();
  } catch (error) {
    if (!(error instanceof ConformanceFailure)) throw error;
    throw new Unverified(
      'prerequisite-failed',
      `the valid request that the negative cases are made from was not accepted (status ${control.response.status}), so a refusal of them would prove nothing`,
    );
  }
  recorder.counts.accepted += 1;
  for (const mutation of negatives.mutations) {
    const exchange = await t.parse(mutation.request, {
      violates: negatives.violates,
      ...(mutation.beyondSchema && { beyondSchema: true }),
    });
    if (negatives.judge) negatives.judge(exchange, mutation);
    else t.expect(exchange).refused(`the request is wrong in one way: ${mutation.name}`);
    recorder.counts.rejected += 1;
  }
}
