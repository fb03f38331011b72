/**
 * Calls of operations that start a job over pages, and the way to its results: ask until it has ended, follow `next`, read
 * its errors, cancel it. The source shows little of the bodies: all that is not shown is looked for where servers put it,
 * and bounded. Spoken by checks and by the probes of capabilities alike.
 * Spec: Endpoints, POST /batch/scrape, POST /crawl, GET /crawl/{id}; the bodies are silences (crawl-status-body,
 * batch-scrape-body, crawl-status-values, failed-pages).
 */
import { setTimeout } from 'node:timers/promises';
import type { CheckContext } from '../harness/check-context.js';
import type { Exchange, SendTags } from '../harness/exchange.js';
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';
import { Unverified } from '../harness/interruptions.js';
import { serverWords } from '../harness/server-words.js';
import type { OutgoingRequest } from '../harness/session.js';

export type JobKind = 'crawl' | 'batch-scrape' | 'agent' | 'extract';

/** Whoever may speak to the target: a check, or a probe. */
export interface Speaker {
  send(request: OutgoingRequest, tags?: SendTags): Promise<Exchange>;
}

const pathOf: Readonly<Record<JobKind, string>> = {
  crawl: '/crawl',
  'batch-scrape': '/batch/scrape',
  agent: '/agent',
  extract: '/extract',
};

/** Between two questions for the status: at first, and at most. */
const [firstPauseMs, longestPauseMs] = [120, 1500];
const defaultPatienceMs = 45_000;
const mostResultPages = 100;

/** Words for a job that has not ended. Whatever else a status says means its end. */
const runningWords =
  /^(?:scraping|processing|pending|(?:en)?queued|waiting|running|active|started|starting|in[-_ ]?(?:progress|queue)|crawling|created|working|ongoing|scheduled|accepted|submitted|init(?:ializing|iali[sz]ed)?|new|open|delayed|not[-_ ]started)$/i;

/** Asks for a job, whatever comes of it. */
export function startJob(speaker: Speaker, kind: JobKind, body: unknown, tags: SendTags = {}): Promise<Exchange> {
  return speaker.send({ method: 'POST', path: pathOf[kind], json: body }, tags);
}

/** Of these operations the source shows no status: 200, 201 and 202 are all a success. */
export const isSuccess = ({ status }: { readonly status: number }): boolean => status >= 200 && status < 300;

/** The identifier in the answer to a start; undefined when the answer is no start of a job. */
export function jobId({ response }: Exchange): string | undefined {
  const id = isSuccess(response) && isObject(response.json) ? response.json['id'] : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** Asks for the status once. The source shows none of a batch scrape: where there is no such operation, that of a crawl is asked. */
export async function jobStatus(speaker: Speaker, kind: JobKind, id: string, tags: SendTags = {}): Promise<Exchange> {
  return ofJob(speaker, 'GET', kind, id, '', tags);
}

async function ofJob(
  speaker: Speaker,
  method: string,
  kind: JobKind,
  id: string,
  rest: string,
  tags: SendTags,
): Promise<Exchange> {
  const below = (operation: string): string => `${operation}/${encodeURIComponent(id)}${rest}`;
  const exchange = await speaker.send({ method, path: below(pathOf[kind]) }, tags);
  if (kind !== 'batch-scrape' || ![404, 405].includes(exchange.response.status)) return exchange;
  return speaker.send({ method, path: below(pathOf.crawl) }, tags);
}

/** The word of a status answer; undefined when it says none. */
export function statusWord({ response }: Exchange): string | undefined {
  if (!isSuccess(response) || !isObject(response.json)) return undefined;
  const { status, data } = response.json;
  const word = status ?? (isObject(data) ? data['status'] : undefined);
  return typeof word === 'string' ? word : undefined;
}

export const isRunning = (word: string): boolean => runningWords.test(word);

/** A job that has ended, with every document of it. */
export interface EndedJob {
  /** The answer that said so: the first page of results. */
  readonly exchange: Exchange;
  readonly kind: JobKind;
  readonly id: string;
  readonly started: Exchange;
  /** Every answer to a question for the status, the last one included. */
  readonly answers: readonly Exchange[];
  readonly status: string;
  /** The pages of results: `exchange`, then what `next` led to. */
  readonly parts: readonly Exchange[];
  /** Over all pages of results, in order. */
  readonly documents: readonly JsonObject[];
}

export interface Patience {
  /** How long a job may take. Default 45 s. */
  readonly patienceMs?: number;
  /** Leaves the results after the first page alone. */
  readonly firstPageOnly?: boolean;
}

/**
 * Starts a job that is a means to an end, and waits until it has ended.
 * @throws Unverified when it does not start or does not end: other checks judge that
 */
export async function runJob(
  speaker: Speaker,
  kind: JobKind,
  body: JsonObject,
  patience: Patience = {},
  tags: SendTags = {},
): Promise<EndedJob> {
  const started = await startJob(speaker, kind, body, tags);
  if (jobId(started) === undefined)
    throw new Unverified(
      'prerequisite-failed',
      `the ${kind} that this is judged by did not start (${serverWords(started)})`,
    );
  return endedJob(speaker, kind, started, patience);
}

/** @throws Unverified when the job does not end, or its status cannot be read */
export async function endedJob(
  speaker: Speaker,
  kind: JobKind,
  started: Exchange,
  { patienceMs = defaultPatienceMs, firstPageOnly = false }: Patience = {},
): Promise<EndedJob> {
  const id = jobId(started);
  if (id === undefined) throw new Unverified('prerequisite-failed', `no job was started (${serverWords(started)})`);
  const answers = await answersUntilEnd(speaker, kind, id, patienceMs);
  const exchange = answers.at(-1)!;
  const parts = firstPageOnly ? [exchange] : await resultPages(speaker, exchange);
  return {
    exchange,
    kind,
    id,
    started,
    answers,
    status: statusWord(exchange)!,
    parts,
    documents: parts.flatMap(documentsIn),
  };
}

async function answersUntilEnd(speaker: Speaker, kind: JobKind, id: string, patienceMs: number): Promise<Exchange[]> {
  const answers: Exchange[] = [];
  const until = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 1.5)) {
    await setTimeout(pauseMs);
    const answer = await jobStatus(speaker, kind, id);
    answers.push(answer);
    const word = statusWord(answer);
    if (word === undefined)
      throw new Unverified('prerequisite-failed', `the status of the ${kind} cannot be read (${serverWords(answer)})`);
    if (!isRunning(word)) return answers;
    if (performance.now() > until)
      throw new Unverified(
        'prerequisite-failed',
        `the ${kind} had not ended after ${Math.round(patienceMs / 1000)} s ("${word}"); if the target is only slow, raise --timeout-scale`,
      );
  }
}

/** The page itself and all that `next` leads to; each address is asked for once. */
async function resultPages(speaker: Speaker, first: Exchange): Promise<Exchange[]> {
  const parts = [first];
  const asked = new Set<string>();
  for (let next = nextOf(first); next !== undefined && !asked.has(next); next = nextOf(parts.at(-1)!)) {
    asked.add(next);
    if (parts.length >= mostResultPages)
      throw new Unverified('prerequisite-failed', `\`next\` led to more than ${mostResultPages} pages of results`);
    parts.push(await followNext(speaker, first, next));
  }
  return parts;
}

/** `next` of a page of results; undefined where there is none. */
export function nextOf({ response }: Exchange): string | undefined {
  const next = isObject(response.json) ? response.json['next'] : undefined;
  return typeof next === 'string' && next !== '' ? next : undefined;
}

/**
 * Asks for what `next` names, at the base URL of the run: the target may know itself by another name.
 * @param from the answer that held it
 */
function followNext(speaker: Speaker, from: Exchange, next: string): Promise<Exchange> {
  const { pathname, search } = new URL(next, from.request.url);
  // The operation begins behind the version, which ends the base URL.
  const path = /\/v\d+(\/.*)$/.exec(pathname)?.[1] ?? pathname;
  return speaker.send({ method: 'GET', path: `${path}${search}` });
}

/** Several pages of results hold fewer than the job counts itself, where it counts them (`completed`). */
export function losesResults({ exchange, parts, documents }: EndedJob): boolean {
  const { json } = exchange.response;
  return parts.length > 1 && isObject(json) && Number(json['completed']) > documents.length;
}

/** Documents of one page of results: the list of the answer whose entries look like documents. */
export function documentsIn({ response }: Exchange): JsonObject[] {
  const body = response.json;
  if (!isObject(body)) return [];
  const inside = isObject(body['data']) ? Object.values(body['data']) : [];
  for (const list of [body['data'], ...Object.values(body), ...inside]) {
    const entries = Array.isArray(list) ? (list as unknown[]).filter(isObject) : [];
    if (entries.some((entry) => isObject(entry['metadata']) || typeof entry['markdown'] === 'string')) return entries;
  }
  return [];
}

/** The address that a document was asked for under; '' when it does not say. */
export function addressOf(document: JsonObject): string {
  const { metadata } = document;
  if (!isObject(metadata)) return '';
  const address = metadata['sourceURL'] ?? metadata['url'];
  return typeof address === 'string' ? address : '';
}

export interface JobErrors {
  readonly exchange: Exchange;
  /** Addresses of pages that failed. */
  readonly addresses: readonly string[];
}

/** The pages that failed; undefined where the target has no such operation. */
export async function jobErrors(speaker: Speaker, kind: JobKind, id: string): Promise<JobErrors | undefined> {
  const exchange = await ofJob(speaker, 'GET', kind, id, '/errors', { silence: 'failed-pages' });
  const body = exchange.response.json;
  if (!isSuccess(exchange.response) || !isObject(body)) return undefined;
  const list = [body, body['data']].flatMap((place) => (isObject(place) ? [place['errors']] : [])).find(Array.isArray);
  const entries = ((list ?? []) as unknown[]).filter(isObject);
  return { exchange, addresses: entries.flatMap(({ url }) => (typeof url === 'string' ? [url] : [])) };
}

/** Asks that the job does not go on. */
export function cancelJob(speaker: Speaker, kind: JobKind, id: string): Promise<Exchange> {
  return ofJob(speaker, 'DELETE', kind, id, '', { silence: 'batch-scrape-body' });
}

/** A job that several checks judge: the first of the run that asks for the name makes it. */
export function sharedJob<Made extends { readonly exchange: Exchange }>(
  t: CheckContext,
  kind: JobKind,
  name: string,
  make: () => Promise<Made>,
): Promise<Made> {
  return t.shared(`${kind}: ${name}`, make);
}

/** What the checks of jobs plan for each job: its start, questions for its status, pages of results, the canary. */
export const requestsOfJob = 20;
