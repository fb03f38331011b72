/**
 * The vocabulary of mutants and variants of jobs: read another request, refuse it or take it all the same, change what a
 * status answers, what arrives of a crawl, and what a receiver gets.
 * Spec: none of its own.
 */
import type { JsonObject } from '../harness/expectation.js';
import { isObject } from '../harness/expectation.js';
import type { Visit } from '../site/visit.js';
import { jsonOf, refusal, setJson } from './lies.js';
import type { Mutant } from './mutant.js';
import type { Lie, WireRequest, WireResponse } from './mutating-proxy.js';
import { breaking, withoutMember } from './scrape-lies.js';

export type StartPath = '/crawl' | '/batch/scrape' | '/map';

/** The JSON body of a start; undefined for anything else. */
export function startOf(request: WireRequest, path: StartPath): JsonObject | undefined {
  const asked = request.path.split('?')[0]!;
  if (request.method !== 'POST' || !asked.endsWith(`/v2${path}`)) return undefined;
  try {
    const body: unknown = JSON.parse(request.body.toString('utf8'));
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** A server that reads another start than was sent; undefined leaves it as it is. */
export function readsStart(path: StartPath, change: (body: JsonObject) => JsonObject | undefined): Lie {
  return {
    request(request) {
      const body = startOf(request, path);
      const changed = body && change(body);
      if (changed) request.body = Buffer.from(JSON.stringify(changed));
    },
  };
}

function answersStart(path: StartPath, answer: (body: JsonObject) => WireResponse | undefined): Lie {
  return {
    request(request) {
      const body = startOf(request, path);
      return body && answer(body);
    },
  };
}

/** A server that refuses what it should start. */
export const refusesStart = (path: StartPath, condition: (body: JsonObject) => boolean): Lie =>
  answersStart(path, (body) => (condition(body) ? refusal() : undefined));

/** The answer of a server that has taken everything for good; of a map that found nothing. */
function pretended(): WireResponse {
  const id = '0190f4a2-7c1e-7d3b-9a55-2f4b6c8d0e11';
  const response: WireResponse = { status: 200, headers: {}, body: Buffer.alloc(0) };
  setJson(response, { success: true, id, url: `http://127.0.0.1/v2/crawl/${id}`, links: [] });
  return response;
}

/** A server that takes what it must refuse. */
export const takesStart = (path: StartPath, isWrong: (body: JsonObject) => boolean): Lie =>
  answersStart(path, (body) => (isWrong(body) ? pretended() : undefined));

/** A server that changes its answers to starts. */
export function changesStart(path: StartPath, change: (answer: JsonObject, sent: JsonObject) => void): Lie {
  return {
    response(response, request) {
      const sent = startOf(request, path);
      const answer = sent && jsonOf(response);
      if (!sent || !answer || response.status !== 200) return;
      change(answer, sent);
      setJson(response, answer);
    },
  };
}

/** A server that changes what it says of jobs: their status and their pages of results. */
export function answersStatus(change: (body: JsonObject, id: string, path: string) => void): Lie {
  return {
    response(response, request) {
      const id = /\/(?:crawl|batch\/scrape)\/([0-9a-f-]{36})(?:\?|$)/.exec(request.path)?.[1];
      const body = request.method === 'GET' && id !== undefined ? jsonOf(response) : undefined;
      if (id === undefined || !body || response.status !== 200) return;
      change(body, id, request.path);
      setJson(response, body);
    },
  };
}

/** Documents of an answer, as they may be changed. */
export const documentsOf = (body: JsonObject): JsonObject[] =>
  Array.isArray(body['data']) ? (body['data'] as unknown[]).filter(isObject) : [];

export function sourceOf(document: JsonObject): string {
  const { metadata } = document;
  return isObject(metadata) && typeof metadata['sourceURL'] === 'string' ? metadata['sourceURL'] : '';
}

/** A server that leaves results out. */
export const losesResults = (isLost: (address: string) => boolean): Lie =>
  answersStatus((body) => {
    body['data'] = documentsOf(body).filter((document) => !isLost(sourceOf(document)));
  });

/** A server whose crawls answer what earlier crawls of the same start met as well, and say so in one way. */
export const remembersPages = (visibility: 'visible' | 'hidden'): Lie => ({
  remembering: () => {
    const known = new Map<string, Map<string, JsonObject>>();
    return answersStatus((body) => {
      if (body['status'] !== 'completed') return;
      const documents = documentsOf(body);
      const start = documents.map(sourceOf).sort()[0] ?? '';
      const met = known.get(start) ?? new Map<string, JsonObject>();
      const now = new Set(documents.map(sourceOf));
      const remembered = [...met].filter(([address]) => !now.has(address)).map(([, document]) => document);
      for (const document of documents) met.set(sourceOf(document), document);
      known.set(start, met);
      const tracked = remembered.filter(({ changeTracking }) => isObject(changeTracking));
      body['data'] = [
        ...documents,
        ...tracked.map((document) => ({
          ...document,
          changeTracking: { ...(document['changeTracking'] as JsonObject), changeStatus: 'same', visibility },
        })),
      ];
    });
  },
});

/** A server that takes pages of like addresses for two: each that matches comes again under its other address. */
export const answersTwice = (pattern: RegExp, other: (address: string) => string): Lie =>
  answersStatus((body) => {
    body['data'] = documentsOf(body).flatMap((document) => {
      const address = sourceOf(document);
      if (!pattern.test(address)) return [document];
      const metadata = { ...(document['metadata'] as JsonObject), sourceURL: other(address) };
      return [document, { ...document, metadata }];
    });
  });

/** The JSON that was delivered, and the same delivery with other JSON. */
export function deliveredJson(visit: Visit): JsonObject {
  try {
    const body: unknown = JSON.parse(visit.body.toString('utf8'));
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
}

export const isEvent = (visit: Visit, type: string): boolean => deliveredJson(visit)['type'] === type;

/** A server that never tells of an event. */
export const keepsBack = (type: string): Lie => ({ delivers: (visit) => (isEvent(visit, type) ? [] : [visit]) });

/** A server whose tries at one receiver are changed by their number, from 1. */
export const changesTries = (change: (visit: Visit, number: number) => readonly Visit[]): Lie => ({
  remembering: () => {
    const counts = new Map<string, number>();
    return {
      delivers: (visit) => {
        const key = `${visit.path} ${visit.body.toString('latin1')}`;
        const number = (counts.get(key) ?? 0) + 1;
        counts.set(key, number);
        return change(visit, number);
      },
    };
  },
});

/** A member of a start is not known: a mutant of its effect. */
export function ignoresMember(path: StartPath, requirement: string, member: string): Mutant {
  const lie = readsStart(path, (body) => (member in body ? withoutMember(body, member) : undefined));
  return breaking(requirement, 'ignored', `ignores ${member}`, lie);
}

/** Another default. */
export function otherDefault(path: StartPath, requirement: string, member: string, value: unknown): Mutant {
  const lie = readsStart(path, (body) => (member in body ? undefined : { ...body, [member]: value }));
  return breaking(requirement, 'other', `takes ${member} for ${JSON.stringify(value)} when it is left out`, lie);
}

/** A member is refused whatever it says; a member of a wrong type is taken. */
export function wrongAboutMember(
  path: StartPath,
  topic: string,
  member: string,
  isRight: (value: unknown) => boolean,
): readonly Mutant[] {
  return [
    breaking(
      `${topic}.accepted`,
      'refused',
      `refuses ${member}`,
      refusesStart(path, (body) => member in body),
    ),
    breaking(
      `${topic}.type`,
      'taken',
      `takes ${member} of any type`,
      takesStart(path, (body) => member in body && !isRight(body[member])),
    ),
  ];
}

export const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
export const isNumber = (value: unknown): boolean => typeof value === 'number';
export const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
export const isText = (value: unknown): boolean => typeof value === 'string';
