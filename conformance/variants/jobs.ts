/**
 * Lawful differences of jobs: other words, orders, places and forms where the source is silent, another pace.
 * Spec: every "not shown" of crawls, batch scrapes, maps and webhooks (spec/silences.yaml).
 */
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';
import {
  answersStatus,
  changesStart,
  changesTries,
  documentsOf,
  refusesStart,
  remembersPages,
  sourceOf,
  startOf,
} from '../lies/job-lies.js';
import { jsonOf, setJson } from '../lies/lies.js';
import type { Variant } from '../lies/mutant.js';
import type { WireRequest } from '../lies/mutating-proxy.js';
import { together } from './together.js';

const webhookUrl = ({ webhook }: JsonObject): string =>
  isObject(webhook) ? String(webhook['url']) : typeof webhook === 'string' ? webhook : '';

const isStatus = ({ method, path }: WireRequest): boolean =>
  method === 'GET' && /\/(?:crawl|batch\/scrape)\/[0-9a-f-]{36}(?:\?|$)/.test(path);

/** Other words for the same states. */
const otherWords: Readonly<Record<string, string>> = { scraping: 'processing', completed: 'done', failed: 'error' };

const differences: readonly Variant[] = [
  {
    id: 'jobs.other-order',
    describe:
      'answers results breadth first, in the order of addresses, counts otherwise, and cuts the slash at the end of addresses',
    ...answersStatus((body) => {
      const depth = (document: JsonObject): string => {
        const address = sourceOf(document);
        return `${String(address.split('/').length).padStart(3, '0')} ${address}`;
      };
      body['data'] = documentsOf(body).sort((left, right) => depth(left).localeCompare(depth(right)));
      body['total'] = Number(body['completed']) + 1;
      body['creditsUsed'] = 0;
      for (const document of documentsOf(body)) {
        const { metadata } = document;
        if (isObject(metadata)) metadata['sourceURL'] = sourceOf(document).replace(/(?<=[^/])\/$/, '');
      }
    }),
  },
  {
    id: 'jobs.one-page',
    describe: 'answers the whole result in one page',
    async response(response, request) {
      if (!isStatus(request) || response.status !== 200) return;
      const body = jsonOf(response);
      if (!body) return;
      for (let next = body['next']; typeof next === 'string';) {
        const answer = await fetch(next, { headers: { authorization: `Bearer ${request.goodKey}` } });
        const more = (await answer.json()) as JsonObject;
        body['data'] = [...documentsOf(body), ...documentsOf(more)];
        next = more['next'];
      }
      delete body['next'];
      setJson(response, body);
    },
  },
  {
    id: 'jobs.other-words',
    describe: 'has other words for the status of a job, and says little else',
    ...answersStatus((body) => {
      body['status'] = otherWords[String(body['status'])] ?? body['status'];
      for (const member of ['success', 'completed', 'total', 'creditsUsed', 'expiresAt']) delete body[member];
    }),
  },
  {
    id: 'jobs.accepted',
    describe: 'starts jobs with 201 or 202 and an id alone, and keeps their documents in a member of another name',
    response(response, request) {
      const isAgent = request.method === 'POST' && /\/agent$/.test(request.path);
      const started =
        isAgent || startOf(request, '/crawl') !== undefined || startOf(request, '/batch/scrape') !== undefined;
      const body = response.status === 200 ? jsonOf(response) : undefined;
      if (!body) return;
      if (started) {
        response.status = isAgent ? 201 : 202;
        setJson(response, { id: body['id'] });
      } else if (isStatus(request)) {
        const { data: documents, status, ...rest } = body;
        setJson(response, { ...rest, status: status === 'scraping' ? 'working' : status, documents });
      }
    },
  },
  {
    id: 'jobs.https-webhooks-alone',
    describe: 'refuses webhooks to plain http receivers',
    request(request) {
      for (const path of ['/crawl', '/batch/scrape'] as const) {
        const body = startOf(request, path);
        if (body && webhookUrl(body).startsWith('http:'))
          return refusesStart(path, () => true).request!(request, () => Promise.reject(new Error('not asked')));
      }
      return undefined;
    },
  },
  {
    id: 'jobs.slow',
    describe: 'takes its time for every answer about a job',
    async response(response, request) {
      if (/\/(?:crawl|batch\/scrape|map)\b/.test(request.path)) response.delayMs = 250;
    },
  },
  {
    id: 'jobs.payload-of-its-own',
    describe: 'delivers payloads of another form, unsigned, and the start of a job last',
    delivers: (visit) => {
      const { 'x-firecrawl-signature': _, ...headers } = visit.headers;
      const body = JSON.parse(visit.body.toString('utf8')) as JsonObject;
      const { type, data, ...rest } = body;
      return [{ ...visit, headers, body: Buffer.from(JSON.stringify({ event: type, documents: data, ...rest })) }];
    },
  },
  {
    id: 'jobs.with-memory',
    describe: 'visits pages again that it knows from earlier crawls alone, and calls them hidden',
    operations: ['startCrawl', 'getCrawl'],
    ...remembersPages('hidden'),
  },
  {
    id: 'jobs.no-monitors',
    describe: 'has no monitors where others have them',
    operations: ['createMonitor', 'runMonitor', 'deleteMonitor'],
    request: (request) =>
      /\/monitor(?:\/|\?|$)/.test(request.path)
        ? { status: 404, headers: { 'content-type': 'text/html' }, body: Buffer.from('<pre>Cannot POST</pre>') }
        : undefined,
  },
  {
    id: 'jobs.waits-from-first-try',
    describe: 'counts the waits of a failed delivery from its first try',
    // Sixty times faster, the third try comes 5 s after the first and the fourth 15 s, in place of 6 s and 21 s.
    ...changesTries((visit, number) => [{ ...visit, atMs: visit.atMs - ([0, 0, 0, 1000, 6000][number] ?? 0) }]),
  },
  {
    id: 'jobs.results-elsewhere',
    describe: 'answers links of a map as texts, and errors of a job nowhere',
    request: (request) =>
      /\/errors(?:\?|$)/.test(request.path)
        ? { status: 404, headers: { 'content-type': 'text/html' }, body: Buffer.from('<pre>Cannot GET</pre>') }
        : undefined,
    ...changesStart('/map', (answer) => {
      if (Array.isArray(answer['links']))
        answer['links'] = (answer['links'] as unknown[]).map((link) => (isObject(link) ? link['url'] : link));
    }),
  },
];

/** The differences of these names. */
const named = (...ids: string[]): Variant[] => ids.map((id) => differences.find((variant) => variant.id === id)!);

export const jobVariants: readonly Variant[] = [
  together('jobs.at-leisure', named('jobs.other-order', 'jobs.slow')),
  together('jobs.at-once', named('jobs.one-page', 'jobs.https-webhooks-alone')),
  together('jobs.of-few-words', named('jobs.other-words', 'jobs.payload-of-its-own')),
  together('jobs.in-other-places', named('jobs.accepted', 'jobs.results-elsewhere', 'jobs.waits-from-first-try')),
  ...named('jobs.with-memory', 'jobs.no-monitors'),
];
