/**
 * The vocabulary of mutants and variants of `POST /scrape`: read another request, change the answer, refuse, or
 * take what should be refused.
 * Spec: none of its own.
 */
import type { JsonObject } from '../harness/expectation.js';
import { isObject } from '../harness/expectation.js';
import { emptySuccess, jsonOf, refusal, scrapeOf, setJson } from './lies.js';
import type { Mutant } from './mutant.js';
import type { Lie, WireResponse } from './mutating-proxy.js';

/** A server that reads another request than was sent; undefined leaves it as it is. */
export function readsScrape(change: (body: JsonObject) => JsonObject | undefined): Lie {
  return {
    request(request) {
      const body = scrapeOf(request);
      const changed = body && change(body);
      if (changed) request.body = Buffer.from(JSON.stringify(changed));
    },
  };
}

/** A server that changes `data` of its successful scrapes. */
export function answersScrape(change: (data: JsonObject, body: JsonObject) => void): Lie {
  return {
    response(response, request) {
      const sent = scrapeOf(request);
      const body = jsonOf(response);
      if (!sent || response.status !== 200 || !body || !isObject(body['data'])) return;
      change(body['data'], sent);
      setJson(response, body);
    },
  };
}

/** A server that refuses scrapes it should serve. */
export function refusesScrape(condition: (body: JsonObject) => boolean): Lie {
  return answersItself((body) => (condition(body) ? refusal() : undefined));
}

/** A server that takes everything of a kind for good and answers nothing much. */
export function waves(condition: (body: JsonObject) => boolean): Lie {
  return answersItself((body) => (condition(body) ? emptySuccess() : undefined));
}

function answersItself(answer: (body: JsonObject) => WireResponse | undefined): Lie {
  return {
    request(request) {
      const body = scrapeOf(request);
      return body && answer(body);
    },
  };
}

/** A mutant of one requirement, named after it. */
export function breaking(requirement: string, what: string, describe: string, lie: Lie): Mutant {
  return { id: `${requirement}.${what}`, describe, breaks: [requirement], ...lie };
}

/** A server that takes what must be refused. */
export function taken(requirement: string, what: string, isWrong: (body: JsonObject) => boolean): Mutant {
  return breaking(requirement, 'taken', `takes ${what}`, waves(isWrong));
}

export function withoutMember(body: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
}

/** A server for which a member does not exist. */
export function ignoring(
  requirement: string,
  member: string,
  condition: (body: JsonObject) => boolean = () => true,
): Mutant {
  const lie = readsScrape((body) => (member in body && condition(body) ? withoutMember(body, member) : undefined));
  return breaking(requirement, 'ignored', `ignores ${member}`, lie);
}

/** Items of a list member; empty when it is none. */
export function listIn(body: JsonObject, name: string): readonly unknown[] {
  const value = body[name];
  return Array.isArray(value) ? (value as unknown[]) : [];
}

export function objectsIn(body: JsonObject, name: string): JsonObject[] {
  return listIn(body, name).filter(isObject);
}

/** Formats that are objects of one type. */
export function formatsOfType(body: JsonObject, type: string): JsonObject[] {
  return objectsIn(body, 'formats').filter((format) => format['type'] === type);
}

/** A server that reads another object format of one type. */
export function readsFormat(type: string, change: (format: JsonObject) => JsonObject): Lie {
  return readsScrape((body) =>
    formatsOfType(body, type).length === 0
      ? undefined
      : {
          ...body,
          formats: listIn(body, 'formats').map((item) =>
            isObject(item) && item['type'] === type ? change(item) : item,
          ),
        },
  );
}

/** A server that reads other actions; a list that is none of actions stays as it is. */
export function readsActions(change: (actions: JsonObject[]) => JsonObject[]): Lie {
  return readsScrape((body) => {
    const { actions } = body;
    return Array.isArray(actions) && actions.every(isObject) ? { ...body, actions: change(actions) } : undefined;
  });
}

/** A server that changes the result arrays of actions. */
export function answersActions(change: (results: Record<string, unknown[]>) => void): Lie {
  return answersScrape((data) => {
    if (isObject(data['actions'])) change(data['actions'] as Record<string, unknown[]>);
  });
}
