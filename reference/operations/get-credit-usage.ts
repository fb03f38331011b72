/**
 * GET /team/credit-usage: what is left of the month's credits.
 * Spec: not shown; the path and the body are those clients call (our choice).
 */
import type { CreditUsage } from '../../generated/types.gen.js';
import type { CreditLedger } from '../accounts/credits.js';
import type { Operation } from '../base/operation-call.js';

export function getCreditUsage(credits: Pick<CreditLedger, 'usage'>): Operation {
  return {
    handle: async ({ caller }) => {
      const { remaining, plan, periodStart, periodEnd } = credits.usage(caller.owner);
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
