/**
 * One request and its response, as they went over the wire.
 * Made by the session, read by expectations and oracles, turned into evidence by evidence.ts.
 * Spec: none of its own; the record behind every verdict.
 */
import type { Part } from './multipart.js';

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** Present when the body is a well-formed multipart body built from these parts. */
  readonly parts: readonly Part[] | undefined;
}

export interface ReceivedResponse {
  readonly status: number;
  /** Names in lower case; repeated headers joined with ", ". */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  /** The body decoded as UTF-8. */
  readonly text: string;
  /** The body as JSON; undefined when it is not JSON. */
  readonly json: unknown;
  /** Milliseconds from the last byte of the request to the last of the answer: the upload's own time is not in it. */
  readonly waitedMs: number;
}

/** Why a request was sent although it does not keep the contract, or why its answer is not judged by it. */
export interface SendTags {
  /** Id of the requirement the request breaks on purpose. Untagged requests must keep the contract. */
  readonly violates?: string;
  /** True when the contract's schema cannot express the violation (size, wrong bytes, wrong media type). */
  readonly beyondSchema?: boolean;
  /** Id of the silence the answer falls under: its status and body are recorded, not judged. */
  readonly silence?: string;
  /** True when a 429 is what the check wants to see; otherwise it is waited out. */
  readonly expectsRateLimit?: boolean;
  /** True when a 402 is what the check wants to see; otherwise nothing can be judged without credit. */
  readonly expectsPaymentRequired?: boolean;
  /** Longest wait for the answer, before `--timeout-scale`. */
  readonly patienceMs?: number;
}

export interface Exchange {
  /** Unique in a run, in the order of sending. */
  readonly number: number;
  readonly checkId: string;
  /** Undefined for requests to paths or methods outside the contract. */
  readonly operationId: string | undefined;
  readonly request: SentRequest;
  readonly response: ReceivedResponse;
  readonly tags: SendTags;
  readonly durationMs: number;
}

/** What a response says, for looking up words and addresses: JSON without the escapes that a server may choose (`\\/`). */
export function saidIn({ json, text }: ReceivedResponse): string {
  return json === undefined ? text : JSON.stringify(json);
}

/** Media type of a header value, without parameters, in lower case. */
export function mediaTypeOf(headerValue: string | undefined): string {
  return (headerValue ?? '').split(';')[0]!.trim().toLowerCase();
}
