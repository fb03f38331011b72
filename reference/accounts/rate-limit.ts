/**
 * Requests an owner may make in a minute.
 * Spec: Errors (429); Limits (numeric request-rate limits are not shown: they are a setting).
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '../base/errors.js';

export interface RateLimit {
  /** @throws ServiceError `account.rate-limited` with the seconds to wait. */
  consume(owner: string): Promise<void>;
}

/** A window of a minute that opens with an owner's first request; 0 requests means no limit. */
export function createRateLimit(requestsPerMinute: number): RateLimit {
  if (requestsPerMinute === 0) return { consume: async () => undefined };
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  return {
    consume: async (owner) => {
      try {
        await limiter.consume(owner);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new ServiceError(
          'account.rate-limited',
          `Request rate limit exceeded: ${requestsPerMinute} requests a minute. Wait ${seconds} seconds and try again.`,
          { retryAfterSeconds: seconds },
        );
      }
    },
  };
}
