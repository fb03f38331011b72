/**
 * Names what a target chose where the interface is silent, from the outcomes that the contract lists.
 * A check offers the names that would fit, best first; the first listed one is recorded.
 * Spec: every "not shown" of the source.
 */
import type { Exchange } from './exchange.js';
import { isObject } from './expectation.js';
import type { JsonObject } from './expectation.js';

/** The first candidate that is listed; the first candidate when none is. */
export function chosenOutcome(listed: readonly string[], candidates: readonly string[]): string {
  return candidates.find((candidate) => listed.includes(candidate)) ?? candidates[0] ?? 'other';
}

/** Names for an answer that is no success, by its status. */
export function refusalOutcomes(exchange: Exchange): string[] {
  const { status } = exchange.response;
  if (status === 408 || status === 504) return [`timed-out-${status}`, 'timed-out', 'refused', 'failed'];
  if (status === 501) return ['not-available', 'refused', 'failed'];
  if (status >= 500) return [`failed-${status}`, 'failed'];
  if (status >= 400) return [`refused-${status}`, 'refused'];
  return [`status-${status}`];
}

/** `data` of a success, or undefined for anything else; judges nothing. */
export function dataOf(exchange: Exchange): JsonObject | undefined {
  const body = exchange.response.json;
  if (exchange.response.status !== 200 || !isObject(body) || body['success'] !== true) return undefined;
  return isObject(body['data']) ? body['data'] : undefined;
}
