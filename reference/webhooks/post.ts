/**
 * Sends one notification through the egress guard: no redirects, no cookies, ten seconds.
 * Spec: Events / Delivery rules, 1.
 */
import { Agent } from 'undici';
import { wholeAnswer } from '../base/whole-answer.js';
import type { EgressGuard } from '../security/egress-guard.js';
import { guardedConnector } from '../security/guarded-connector.js';

export interface Posting {
  /** Resolves with the status of the answer. @throws what kept it from coming, the time limit included */
  post(url: string, headers: Record<string, string>, body: Uint8Array, signal: AbortSignal): Promise<number>;
  close(): Promise<void>;
}

const answerLimitMs = 10_000;

export function createPosting(guard: EgressGuard): Posting {
  const agent = new Agent({
    connect: guardedConnector(guard, { timeout: answerLimitMs }),
    connections: 16,
    keepAliveTimeout: 4_000,
    headersTimeout: answerLimitMs,
    bodyTimeout: answerLimitMs,
    maxHeaderSize: 32 << 10,
  });
  return {
    post: async (url, headers, body, signal) => {
      const { origin, pathname, search } = new URL(url);
      const limit = AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]);
      const path = `${pathname}${search}`;
      // Nothing of the answer but its status counts, and nobody waits for the rest.
      const answer = await wholeAnswer(
        agent,
        { origin, path, method: 'POST', headers, body },
        { signal: limit, bytesAtMost: () => 0, tooLong: () => new Error('unreachable: nothing is taken') },
      );
      return answer.statusCode;
    },
    close: () => agent.destroy(),
  };
}
