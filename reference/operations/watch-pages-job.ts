/**
 * A crawl or batch scrape, watched: first a `catchup` with the status and the documents so far, then each `document` as it
 * comes, then `done`. A document is the same bytes here and in the answers of the status.
 * Some clients take a status that is final for the end of everything: it is sent after the last document. Of a job that
 * failed or was cancelled there is no `done`, which they would take for success: they ask for the status when the
 * connection is closed.
 * Spec: not shown; our choice follows what clients of the interface read.
 */
import { setTimeout } from 'node:timers/promises';
import { limits } from '../../generated/limits.gen.js';
import { budgets } from '../base/budgets.js';
import type { Watch } from '../base/operation-call.js';
import type { PagesJobKind } from '../crawl/pages-job.js';
import type { JobStanding } from '../jobs/job.js';
import { isStorageAway } from '../jobs/persistent-endings.js';
import { documentsAtOnce } from './get-pages-job.js';
import { forgetWhenRead, jobOf } from './pages-jobs.js';
import type { PagesJobSettings } from './pages-jobs.js';
import { toPagesJob } from './wire/pages-job.js';

/** How often somebody looks whether there is something new. */
const lookMs = 500;

export function watchPagesJob(settings: Pick<PagesJobSettings, 'jobs'>, kind: PagesJobKind): Watch {
  const { jobs } = settings;
  return async ({ path: { id }, caller: { owner }, signal }, send) => {
    const documents = (skip: number) => jobs.results(id, skip, documentsAtOnce, limits.resultPageMaxBytes);
    let place = 0;
    /** Sends what came since. */
    const sendNew = async (): Promise<void> => {
      for (let page = await documents(place); page.results.length > 0; page = await documents(place)) {
        for (const document of page.results) {
          await send(frame('document', document));
          place++;
        }
        signal.throwIfAborted();
      }
    };

    // The status is asked for before the documents: a final one has them all.
    let standing = await jobOf(settings, owner, kind, id);
    const first = await documents(0);
    place = first.results.length;
    if (standing.status !== 'scraping') await sendNew();
    await send(frame('catchup', statusBytes(standing, first.results)));
    // A database that is away for a while costs no watcher: what comes meanwhile is sent when it is back.
    for (let looksInVain = 0; standing.status === 'scraping';) {
      await setTimeout(lookMs, undefined, { signal });
      try {
        const told = await jobOf(settings, owner, kind, id);
        await sendNew();
        standing = told;
        looksInVain = 0;
      } catch (error) {
        if (!isStorageAway(error) || ++looksInVain > budgets.looksInVain.bound) throw error;
      }
    }
    if (standing.status === 'completed') await send(frame('done', statusBytes(standing, [])));
    const whenRead = forgetWhenRead(jobs, standing);
    return whenRead ? { whenRead } : {};
  };
}

function statusBytes(standing: JobStanding, documents: readonly Uint8Array[]): Uint8Array {
  const { data: _data, ...status } = toPagesJob(standing, { results: [] }, () => '');
  const before = Buffer.from(`${JSON.stringify(status).slice(0, -1)},"data":[`);
  const listed = documents.flatMap((document, at) => (at === 0 ? [document] : [comma, document]));
  return Buffer.concat([before, ...listed, Buffer.from(']}')]);
}

const comma = Buffer.from(',');

function frame(type: 'catchup' | 'document' | 'done', data: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(`{"type":"${type}","data":`), data, Buffer.from('}')]);
}
