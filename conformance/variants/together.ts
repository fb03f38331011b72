/**
 * Lawful differences that have nothing to do with each other, in one server: it is judged once instead of once for each.
 * Used by registry.ts for the variants of parses, and by those of scrapes and jobs.
 * Spec: none of its own.
 */
import type { Variant } from '../lies/mutant.js';

/** One server with all these differences, in their order. */
export function together(id: string, variants: readonly Variant[]): Variant {
  const delivering = variants.filter(({ delivers }) => delivers);
  return {
    id,
    describe: variants.map((variant) => variant.describe).join('; '),
    ways: variants.reduce((sum, { ways = 1 }) => sum + ways, 0),
    parts: variants,
    async request(request, passOn) {
      for (const variant of variants) {
        const own = await variant.request?.(request, passOn);
        if (own) return own;
      }
      return undefined;
    },
    async response(response, request) {
      for (const variant of variants) await variant.response?.(response, request);
    },
    ...(delivering.length > 0 && {
      delivers: (visit) =>
        delivering.reduce((visits, { delivers }) => visits.flatMap((each) => delivers!(each)), [visit]),
    }),
  };
}
