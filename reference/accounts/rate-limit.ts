/**
 * Requests an owner may make in a minute, at all servers of a shared database together.
 * Spec: Errors (429); Limits (numeric request-rate limits are not shown: they are a setting).
 */
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '../base/errors.js';
import { limitsInTest } from './test-mode.js';
import type { Database } from '../storage/database/database.js';
import { storageError } from '../storage/database/storage-error.js';

export interface RateLimit {
  /** @throws ServiceError `account.rate-limited` with the seconds to wait; `storage.unavailable` */
  consume(owner: string): Promise<void>;
}

/** A window of a minute that opens with an owner's first request; 0 requests means no limit. */
export function createRateLimit(requestsPerMinute: number, driver: Database['driver'] = { name: 'libsql' }): RateLimit {
  if (requestsPerMinute === 0) return { consume: async () => undefined };
  const window = { points: requestsPerMinute, duration: 60 };
  const limiter =
    driver.name === 'libsql'
      ? new RateLimiterMemory(window)
      : new RateLimiterPostgres({
          ...window,
          storeClient: driver.pool,
          tableName: 'request_rates',
          tableCreated: true,
          clearExpiredByTimeout: false,
        });
  return {
    consume: async (owner) => {
      try {
        await limiter.consume(owner);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw storageError(refusal);
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

/** In test mode: owners with a limit in their name are counted by it, by this process alone. */
export function withTestLimits(limit: RateLimit): RateLimit {
  const limits = new Map<number, RateLimit>();
  return {
    consume: async (owner) => {
      const { requests } = limitsInTest(owner);
      if (requests === undefined) return limit.consume(owner);
      const own = limits.get(requests) ?? createRateLimit(requests);
      limits.set(requests, own);
      return own.consume(owner);
    },
  };
}
