/**
 * Fourth step: the features, each given the means and stores it needs.
 * Spec: none (operations).
 */
import { limits } from '../../generated/limits.gen.js';
import type { Scraper } from '../scrape/scrape-url.js';
import type { Means } from './means.js';
import type { Stores } from './stores.js';
import type { Site } from './world.js';

export interface Features {
  scraper: Scraper;
}

export async function buildFeatures({ closers, clock }: Site, means: Means, stores: Stores): Promise<Features> {
  const { sandbox, fetcher, browser, encoder } = means;
  const { visits, history, media } = stores;
  const maxBodyBytes = limits.parseFileMaxBytes;
  const scraper = await closers.build(
    'scraper',
    () =>
      ({
        fetcher,
        browser,
        limits: { maxBodyBytes, maxVisitBytes: 4 * maxBodyBytes },
        converter: sandbox,
        comparer: {
          compareVersions: (request, deadline, signal, owner) =>
            sandbox.run({ task: 'compareVersions', bytes: new Uint8Array(0), request, deadline, signal, owner }),
        },
        encoder,
        cache: visits,
        history,
        media,
        clock,
      }) satisfies Scraper,
  );
  return { scraper };
}
