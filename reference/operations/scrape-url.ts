/**
 * POST /scrape: options in, one room called, envelope out.
 * Spec: Endpoints, POST /scrape.
 */
import type { DocumentResponse } from '../../generated/types.gen.js';
import type { Admission } from '../accounts/admission.js';
import type { Clock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import { newId } from '../base/ids.js';
import type { Random } from '../base/random.js';
import type { RecentScrapes } from '../scrape/recent-scrapes.js';
import { scrapeUrl } from '../scrape/scrape-url.js';
import type { Scraper } from '../scrape/scrape-url.js';
import type { OperationOf } from './operation-of.js';
import { toScrapeRequest } from './wire/scrape-options.js';

export interface ScrapeUrlSettings {
  admission: Admission;
  scraper: Scraper;
  recentScrapes: RecentScrapes;
  clock: Clock;
  random: Random;
}

export function scrapeUrlOperation(settings: ScrapeUrlSettings): OperationOf<'scrapeUrl'> {
  const { admission, scraper, recentScrapes, clock, random } = settings;
  return {
    minimumCredits: 1,
    handle: async ({ body, caller, origin, signal, log }) => {
      const { url, ...options } = body;
      const request = toScrapeRequest(url, options, origin);
      const deadline = deadlineAfter(request.timeoutMs, clock.nowMs);
      const scrapeId = newId(random);
      const { data } = await admission.run(caller.owner, deadline, signal, (slot) =>
        scrapeUrl(scraper, {
          owner: caller.owner,
          request,
          facts: { scrapeId, concurrencyLimited: slot.limited, queuedMs: slot.queuedMs },
          visible: true,
          deadline,
          signal,
          log,
        }),
      );
      if (!request.zeroDataRetention) await recentScrapes.keep(caller.owner, scrapeId, data);
      return { body: { success: true, data } satisfies DocumentResponse };
    },
  };
}
