/**
 * GET /team/credit-usage/historical: the credits used, month by month. Keys of one owner share its account: by key, an entry
 * has the owner's name, which is the name its keys are configured under.
 * Spec: not shown; the path and the body are those clients call (our choice).
 */
import type { CreditUsageHistory } from '../../generated/types.gen.js';
import type { CreditLedger } from '../accounts/credits.js';
import type { OperationOf } from './operation-of.js';

export function getCreditUsageHistory(credits: Pick<CreditLedger, 'history'>): OperationOf<'getCreditUsageHistory'> {
  return {
    handle: async ({ query: { byApiKey }, caller: { owner } }) => {
      const months = await credits.history(owner);
      const periods = months.map(({ start, end, used }) => ({
        startDate: start.toISOString(),
        endDate: end.toISOString(),
        ...(byApiKey && { apiKey: owner }),
        creditsUsed: used,
        totalCredits: used,
      }));
      return { body: { success: true, periods } satisfies CreditUsageHistory };
    },
  };
}
