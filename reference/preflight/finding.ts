/**
 * What a probe says of its subject.
 * Spec: none (operations).
 */
import type { Config } from '../config.js';

/** warn: it starts and lacks something; fail: it does not start, or does not work. */
export interface Finding {
  verdict: 'ok' | 'warn' | 'fail';
  /** What was found and, unless it is ok, what to do about it. */
  said: string;
}

/** @throws Error with a sentence for a person; it counts as `fail` */
export type Probe = (config: Config) => Promise<Finding>;

/** One line, whatever the text holds. */
export function findingLine(subject: string, verdict: Finding['verdict'], said: string): string {
  return `${verdict.padEnd(5)} ${subject.padEnd(14)} ${said.replace(/\s+/g, ' ')}`;
}
