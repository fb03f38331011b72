/**
 * POST /map: the URLs of a site. One credit, whatever it finds.
 * Spec: Map options; Endpoints / POST /map (its answer is not shown).
 */
import type { MapResponse } from '../../generated/types.gen.js';
import type { Admission } from '../accounts/admission.js';
import type { Clock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import { newId } from '../base/ids.js';
import type { Random } from '../base/random.js';
import { mapSite } from '../crawl/map-site.js';
import type { MapMeans } from '../crawl/map-site.js';
import type { OperationOf } from './operation-of.js';
import { toMapWish } from './wire/map-options.js';

export interface MapSiteSettings extends MapMeans {
  admission: Admission;
  clock: Clock;
  random: Random;
}

const credits = 1;

export function mapSiteOperation(settings: MapSiteSettings): OperationOf<'mapSite'> {
  const { admission, clock, random } = settings;
  return {
    minimumCredits: credits,
    handle: async ({ body, caller: { owner }, origin, signal, log }) => {
      const wish = toMapWish(body, origin);
      const deadline = deadlineAfter(body.timeout, clock.nowMs);
      const id = newId(random);
      const { links, remarks } = await admission.run(owner, deadline, signal, async ({ limited, queuedMs }) => {
        const facts = { scrapeId: id, concurrencyLimited: limited, queuedMs };
        return { credits, ...(await mapSite(settings, { owner, wish, facts, deadline, signal, log })) };
      });
      const warning = remarks.length === 0 ? {} : { warning: remarks.join(' ') };
      return { body: { success: true, id, links, ...warning } satisfies MapResponse };
    },
  };
}
