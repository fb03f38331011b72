/**
 * GET /team/credit-usage: what is left of the month's credits.
 * Spec: not shown; the path and the body are those clients call (our choice).
 */
import type { CreditUsage } from '../../generated/types.gen.js';
import type { CreditLedger } from '../accounts/credits.js';
import type { OperationOf } from './operation-of.js';

export function getCreditUsage(credits: Pick<CreditLedger, 'usage'>): OperationOf<'getCreditUsage'> {
  return {
    handle: async ({ caller }) => {
      const { remaining, plan, periodStart, periodEnd } = await credits.usage(caller.owner);
      const data = {
        remainingCredits: remaining,
        planCredits: plan,
        billingPeriodStart: periodStart.toISOString(),
        billingPeriodEnd: periodEnd.toISOString(),
      };
      return { body: { success: true, data } satisfies CreditUsage };
    },
  };
}
