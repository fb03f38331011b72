/**
 * POST /parse: options in, one room called, envelope out.
 * Spec: Endpoints, POST /parse.
 */
import type { DocumentResponse } from '../../generated/types.gen.js';
import type { Admission } from '../accounts/admission.js';
import type { Clock } from '../base/clock.js';
import { deadlineAfter } from '../base/deadline.js';
import { newId } from '../base/ids.js';
import type { Random } from '../base/random.js';
import { parseUpload } from '../parse/parse-upload.js';
import type { ParseMeans } from '../parse/parse-upload.js';
import { toDocumentWish } from './wire/document-options.js';
import { refuseBrowserOnly } from './wire/refuse-browser-only.js';
import { requireSelectors } from '../scrape/require-selectors.js';
import type { OperationOf } from './operation-of.js';

export interface ParseFileSettings extends ParseMeans {
  admission: Admission;
  clock: Clock;
  random: Random;
}

export function parseFile(settings: ParseFileSettings): OperationOf<'parseFile'> {
  const { admission, clock, random } = settings;
  return {
    minimumCredits: 1,
    inspect: refuseBrowserOnly,
    handle: async ({ body, upload, caller, signal }) => {
      const request = toDocumentWish(body);
      requireSelectors(request);
      // The clock of `timeout` starts when the upload is here: how fast a client sends is not the server's doing.
      const deadline = deadlineAfter(request.timeoutMs, clock.nowMs);
      const { data } = await admission.run(caller.owner, deadline, signal, (slot) =>
        parseUpload(settings, {
          owner: caller.owner,
          upload: upload!,
          request,
          facts: { scrapeId: newId(random), concurrencyLimited: slot.limited, queuedMs: slot.queuedMs },
          deadline,
          signal,
        }),
      );
      return { body: { success: true, data } satisfies DocumentResponse };
    },
  };
}
