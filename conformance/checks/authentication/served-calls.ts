/**
 * One lawful call of each operation that the source states, as it was served with the key of the run: with another
 * credential, or none, the same call must be refused. Every call is small: one page of the fixture site, which is never
 * in the way of a target that serves it all the same.
 * Spec: Endpoints; Authentication.
 */
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import { Unverified } from '../../harness/interruptions.js';
import type { OutgoingRequest } from '../../harness/session.js';
import { jobId, startJob } from '../../vocabulary/jobs.js';
import { parseParts, readableBy } from '../../vocabulary/parse.js';
import { textUpload } from '../../vocabulary/pages.js';
import { smallRequest } from '../jobs.js';
import { plainPage } from '../scrape/refusals.js';

interface ServedCall {
  /** As an answer names it: "POST /map". */
  readonly name: string;
  readonly request: OutgoingRequest;
}

/** What a call may be answered with is not judged here. */
export const anyAnswer = { silence: 'authentication-failure' } as const;

/** Requests until all are known, or for one pass over them. */
export const callsAtMost = 18;

interface ServedCalls {
  readonly exchange: Exchange;
  readonly calls: readonly ServedCall[];
  /** Why calls that need the fixture site were not made. */
  readonly untried: Unverified | undefined;
}

/**
 * Judges the calls, which are the same for every check of a run.
 * @throws Unverified when no operation serves a request with the key, or, in the end, when some could not be asked
 */
export async function eachServedCall(t: CheckContext, judge: (call: ServedCall) => Promise<void>): Promise<void> {
  const { calls, untried } = await t.shared('calls that the key of the run opens', () => callsWithKey(t));
  for (const call of calls) await judge(call);
  if (untried) throw untried;
  if (calls.length === 0) t.unverified('prerequisite-failed', 'no operation serves a request with the key');
}

async function callsWithKey(t: CheckContext): Promise<ServedCalls> {
  const calls: ServedCall[] = [];
  let exchange: Exchange | undefined;
  let untried: Unverified | undefined;
  const ask = async (requests: readonly OutgoingRequest[]): Promise<void> => {
    for (const request of requests) {
      exchange = await t.send(request, anyAnswer);
      if (exchange.response.status >= 300) continue;
      calls.push({ name: `${request.method} ${request.path.replace(/[^/]{16,}$/, '{id}')}`, request });
    }
  };
  await ask(await callsOfTheirOwn(t));
  try {
    await ask(await callsOverPages(t));
  } catch (error) {
    if (!(error instanceof Unverified)) throw error;
    untried = error;
  }
  return exchange
    ? { exchange, calls, untried }
    : t.unverified('prerequisite-failed', 'the target offers no operation');
}

/** Calls that ask for nothing but themselves. */
async function callsOfTheirOwn(t: CheckContext): Promise<OutgoingRequest[]> {
  const requests: OutgoingRequest[] = [];
  if (await t.offers('parse'))
    requests.push({
      method: 'POST',
      path: '/parse',
      parts: parseParts({ file: await readableBy(t, textUpload(t.word())) }),
    });
  if (await t.offers('params-preview'))
    requests.push(
      post('/crawl/params-preview', { url: 'https://docs.plumbline.example/', prompt: 'At most 7 pages.' }),
    );
  return requests;
}

/** Calls that need a page of the fixture site. @throws Unverified when the target does not come there */
async function callsOverPages(t: CheckContext): Promise<OutgoingRequest[]> {
  const requests: OutgoingRequest[] = [];
  if (await t.offers('scrape')) requests.push(post('/scrape', { url: plainPage(t, await t.siteFolder()) }));
  if (await t.offers('map')) requests.push(post('/map', { url: plainPage(t, await t.siteFolder()) }));
  for (const [kind, path] of jobPaths) {
    if (!(await t.offers(kind))) continue;
    const json = await smallRequest(t, kind);
    requests.push(post(path, json));
    const id = jobId(await startJob(t, kind, json, anyAnswer));
    if (id !== undefined) requests.push({ method: 'GET', path: `${path}/${encodeURIComponent(id)}` });
  }
  // The source names them and shows no path: a target that has them elsewhere is not asked.
  const url = plainPage(t, await t.siteFolder());
  requests.push(post('/extract', { urls: [url], prompt: 'What is the title of the page?' }));
  requests.push({ method: 'GET', path: '/monitor' });
  return requests;
}

const post = (path: string, json: unknown): OutgoingRequest => ({ method: 'POST', path, json });

const jobPaths = [
  ['crawl', '/crawl'],
  ['batch-scrape', '/batch/scrape'],
  ['agent', '/agent'],
] as const;
