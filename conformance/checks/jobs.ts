/**
 * What the checks of jobs have in common: the answer to a start, its refusal, a page that is enough for a job, and members
 * of a request with their lawful and wrong values.
 * Used by the chapters crawl, batch-scrape and webhooks.
 * Spec: Endpoints, POST /batch/scrape, POST /crawl; Errors (bodies of these operations: not shown).
 */
import { check } from '../harness/check.js';
import type { Check } from '../harness/check.js';
import type { CheckContext } from '../harness/check-context.js';
import { shortJson } from '../harness/contract.js';
import type { Exchange, SendTags } from '../harness/exchange.js';
import type { JsonObject, OracleFinding } from '../harness/expectation.js';
import { putMeasuredSite } from '../site/measured-site.js';
import { jobId, startJob } from '../vocabulary/jobs.js';
import type { JobKind } from '../vocabulary/jobs.js';
import { refusalFinding } from './scrape/refusals.js';

/** Nothing when the answer is the start of a job. */
function startFinding(exchange: Exchange): OracleFinding | undefined {
  if (jobId(exchange) !== undefined) return undefined;
  const { response } = exchange;
  return {
    expected: 'a success with a text `id`',
    actual: `status ${response.status} with ${shortJson(response.json ?? response.text)}`,
  };
}

/** A job that must start. */
export async function mustStart(t: CheckContext, kind: JobKind, body: JsonObject): Promise<Exchange> {
  const exchange = await startJob(t, kind, body);
  t.expect(exchange).that(startFinding(exchange));
  return exchange;
}

/** A small lawful request of the kind: one page, and no way from there to another. */
export async function smallRequest(t: CheckContext, kind: JobKind): Promise<JsonObject> {
  const site = await t.siteFolder();
  putMeasuredSite(site, { 'alone/': {} }, t);
  const url = site.url('alone/');
  if (kind === 'crawl') return { url, sitemap: 'skip' };
  // Whatever an agent makes of it: nothing of the page is to be found elsewhere.
  if (kind === 'agent')
    return { prompt: 'The keyword of the page', urls: [url], strictConstrainToURLs: true, maxCredits: 10 };
  return { urls: [url] };
}

/** A change of the smallest lawful request, such as one member more. */
export type Changed = (small: JsonObject) => unknown;

/** Each lawful value starts a job. */
export function startsWith(id: string, kind: JobKind, changes: readonly Changed[]): Check {
  return check(
    id,
    async (t) => {
      await t.need(kind);
      const small = await smallRequest(t, kind);
      for (const change of changes) await mustStart(t, kind, change(small) as JsonObject);
    },
    { requests: changes.length + 1 },
  );
}

/** The lawful request is served, then each change of it is refused. */
export function refusesToStart(
  id: string,
  kind: JobKind,
  control: Changed,
  changes: Readonly<Record<string, Changed>>,
  beyondSchema = false,
): Check {
  const entries = Object.entries(changes);
  return check(
    id,
    async (t) => {
      await t.need(kind);
      const small = await smallRequest(t, kind);
      await t.singleChanges({
        violates: id,
        isServed: (exchange) => jobId(exchange) !== undefined,
        control: () => startJob(t, kind, control(small)),
        changes: entries.map(([name, change]) => ({
          name,
          beyondSchema,
          send: (tags: SendTags) => startJob(t, kind, change(small), tags),
        })),
        judge: (exchange, name) =>
          t.expect(exchange).that(refusalFinding(exchange), `The request is wrong in one way: ${name}.`),
      });
    },
    { requests: entries.length + 2 },
  );
}

/** A member of the request: served with each lawful value, and refused with each of a wrong type. */
export function typedJobMember(
  topic: string,
  kind: JobKind,
  member: string,
  lawful: readonly unknown[],
  wrong: readonly unknown[],
): readonly Check[] {
  const put =
    (value: unknown): Changed =>
    (small) => ({ ...small, [member]: value });
  return [
    startsWith(`${topic}.accepted`, kind, lawful.map(put)),
    refusesToStart(
      `${topic}.type`,
      kind,
      put(lawful[0]),
      Object.fromEntries(wrong.map((value) => [`${member} is ${shortJson(value)}`, put(value)])),
    ),
  ];
}
