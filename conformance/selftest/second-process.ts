/**
 * A second process of the self-test with a good server of its own: variants are most of the work, and one process has
 * one core. It is told of one variant after another and answers each with its alarms.
 * Started by the verb; the other end is verbs/variants-process.ts.
 * Spec: none of its own.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { VariantResult } from './run-variants.js';

/** One variant to be judged. */
export interface VariantOrder {
  readonly variantId: string;
  readonly checkIds: readonly string[];
  readonly full: boolean;
  readonly seed: number;
  readonly runs: number;
}

export interface SecondProcess {
  /** @throws Error when the process has ended, or fails at it */
  judge(order: VariantOrder): Promise<VariantResult>;
  close(): Promise<void>;
}

/** What it answers: the result, or why there is none. */
export interface VariantAnswer {
  readonly variantId: string;
  readonly result?: VariantResult;
  readonly error?: string;
}

interface Waiting {
  resolve(result: VariantResult): void;
  reject(error: Error): void;
}

export function startSecondProcess(): SecondProcess {
  const own = fileURLToPath(import.meta.url);
  const child = fork(own.replace(/selftest([\\/])second-process(?=\.[jt]s$)/, 'verbs$1variants-process'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<string, Waiting>();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => {
    for (const asked of waiting.values()) asked.reject(new Error('the second process of the self-test has ended'));
    waiting.clear();
  });
  child.on('message', ({ variantId, result, error }: VariantAnswer) => {
    const asked = waiting.get(variantId);
    waiting.delete(variantId);
    if (result) asked?.resolve(result);
    else asked?.reject(new Error(error));
  });
  return {
    judge: (order) =>
      new Promise((resolve, reject) => {
        if (!child.connected) return reject(new Error('the second process of the self-test has ended'));
        waiting.set(order.variantId, { resolve, reject });
        child.send(order);
      }),
    async close() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
