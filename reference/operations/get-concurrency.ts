/**
 * GET /concurrency-check: how much of the owner's work runs at once, and may.
 * Spec: not shown; the path and the body are those clients call (our choice).
 */
import type { Concurrency as ConcurrencyBody } from '../../generated/types.gen.js';
import type { Concurrency } from '../accounts/concurrency.js';
import type { OperationOf } from './operation-of.js';

export function getConcurrency(concurrency: Pick<Concurrency, 'status'>): OperationOf<'getConcurrency'> {
  return {
    handle: async ({ caller }) => {
      const { active, maxConcurrency } = concurrency.status(caller.owner);
      return { body: { success: true, concurrency: active, maxConcurrency } satisfies ConcurrencyBody };
    },
  };
}
