/**
 * GET /team/token-usage and its /historical: the same account as that of the credits, told in tokens.
 * Spec: not shown; the paths and the bodies are those clients call (our choice).
 */
import type { TokenUsage, TokenUsageHistory } from '../../generated/types.gen.js';
import type { CreditLedger } from '../accounts/credits.js';
import type { OperationOf } from './operation-of.js';

/** How clients of the interface know the two units: there is one account, and no price of a token beside it. */
const tokensOfCredit = 15;

export function getTokenUsage(credits: Pick<CreditLedger, 'usage'>): OperationOf<'getTokenUsage'> {
  return {
    handle: async ({ caller: { owner } }) => {
      const { remaining, plan, periodStart, periodEnd } = await credits.usage(owner);
      const data = {
        remainingTokens: remaining * tokensOfCredit,
        planTokens: plan * tokensOfCredit,
        billingPeriodStart: periodStart.toISOString(),
        billingPeriodEnd: periodEnd.toISOString(),
      };
      return { body: { success: true, data } satisfies TokenUsage };
    },
  };
}

export function getTokenUsageHistory(credits: Pick<CreditLedger, 'history'>): OperationOf<'getTokenUsageHistory'> {
  return {
    handle: async ({ query: { byApiKey }, caller: { owner } }) => {
      const months = await credits.history(owner);
      const periods = months.map(({ start, end, used }) => ({
        startDate: start.toISOString(),
        endDate: end.toISOString(),
        ...(byApiKey && { apiKey: owner }),
        tokensUsed: used * tokensOfCredit,
        totalTokens: used * tokensOfCredit,
      }));
      return { body: { success: true, periods } satisfies TokenUsageHistory };
    },
  };
}
