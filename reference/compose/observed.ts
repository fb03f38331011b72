/**
 * The means as those who watch the server see them: each visit, conversion and task is measured, and a span where traces
 * are wanted. What is done stays the same.
 * Spec: none (operations).
 */
import type { Facts } from '../base/tracing.js';
import type { Browser } from '../browse/page-visit.js';
import type { Fetcher } from '../fetch/fetch-url.js';
import type { ClaimedTask } from '../jobs/job.js';
import type { Posting } from '../webhooks/post.js';
import type { Observe, Sandbox } from './world.js';

export function observedFetcher(fetcher: Fetcher, observe: Observe): Fetcher {
  return {
    fetch: (request, deadline, signal) =>
      observe('fetch', {}, async (span) => {
        const fetched = await fetcher.fetch(request, deadline, signal);
        span.add({
          'http.response.status_code': fetched.statusCode,
          'http.response.body.size': fetched.bytes.byteLength,
          'plumbline.redirects': fetched.redirects.length,
        });
        return fetched;
      }),
    close: () => fetcher.close(),
  };
}

export function observedBrowser(browser: Browser, observe: Observe): Browser {
  return {
    available: browser.available,
    visit: (request, ...rest) =>
      observe('browser visit', { 'plumbline.actions': request.actions.length }, async (span) => {
        const visited = await browser.visit(request, ...rest);
        if (visited.kind === 'page') span.add({ 'http.response.status_code': visited.statusCode });
        return visited;
      }),
    close: () => browser.close(),
  };
}

export function observedSandbox(sandbox: Sandbox, observe: Observe): Sandbox {
  return {
    convert: (bytes, ...rest) =>
      observe('conversion', { 'plumbline.bytes': bytes.byteLength }, async (span) => {
        const converted = await sandbox.convert(bytes, ...rest);
        span.add({ 'plumbline.format': converted.format });
        return converted;
      }),
    run: (job) =>
      observe('conversion', { 'plumbline.task': job.task, 'plumbline.bytes': job.bytes.byteLength }, () =>
        sandbox.run(job),
      ),
    whenReady: () => sandbox.whenReady(),
    status: () => sandbox.status(),
    close: () => sandbox.close(),
  };
}

/** A receiver that refuses has answered: the sender goes on, and whoever watches is told. */
export function observedPosting(posting: Posting, observe: Observe): Posting {
  return {
    post: (...notification) =>
      observe('delivery', {}, async (span, fail) => {
        const status = await posting.post(...notification);
        span.add({ 'http.response.status_code': status });
        if (status < 200 || status >= 300) fail(`answered ${String(status)[0]}xx`);
        return status;
      }),
    close: () => posting.close(),
  };
}

export function taskFacts({ jobId, kind, position, attempt }: ClaimedTask): Facts {
  return {
    'plumbline.job_id': jobId,
    'plumbline.job_kind': kind,
    'plumbline.position': position,
    'plumbline.attempt': attempt,
  };
}
