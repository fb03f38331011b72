/**
 * A request that the target gave up when its `timeout` was over, as it may: slow work, or a busy machine. What it would
 * have answered nobody knows, so nothing is judged.
 * Used by parses and scrapes that must be accepted.
 * Spec: ParseOptions and Scrape options, timeout (how a timeout is answered is not shown).
 */
import type { CheckContext } from '../harness/check-context.js';
import type { Exchange } from '../harness/exchange.js';

/** Clocks differ a little, and a target may stop a little early. */
const nearly = 0.95;

/** `timeout`: that of the options, else the default. @throws Unverified */
export function mustBeInTime(t: CheckContext, { response }: Exchange, timeout: unknown, defaultMs: number): void {
  const timeoutMs = typeof timeout === 'number' ? timeout : defaultMs;
  if (response.status < 400 || response.waitedMs < nearly * timeoutMs) return;
  t.unverified(
    'prerequisite-failed',
    `the target gave up after the ${timeoutMs} ms that the request may take (status ${response.status})`,
  );
}
