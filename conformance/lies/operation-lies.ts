/**
 * Lies about operations that take JSON, whichever they are.
 * Used by the mutants of agents and of prompts for crawls.
 * Spec: none of its own.
 */
import type { JsonObject } from '../harness/expectation.js';
import { isObject } from '../harness/expectation.js';
import { jsonOf, refusal, setJson } from './lies.js';
import type { Lie, WireRequest, WireResponse } from './mutating-proxy.js';

/** The JSON object of a POST to the operation; undefined for anything else. */
export function bodyOf(request: WireRequest, operation: string): JsonObject | undefined {
  const path = request.path.split('?')[0]!;
  if (request.method !== 'POST' || !path.endsWith(operation)) return undefined;
  try {
    const body: unknown = JSON.parse(request.body.toString());
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** A server that reads another body than was sent. */
export function readsBody(operation: string, change: (body: JsonObject) => JsonObject | undefined): Lie {
  return {
    request(request) {
      const body = bodyOf(request, operation);
      const changed = body && change(body);
      if (changed) request.body = Buffer.from(JSON.stringify(changed));
    },
  };
}

/** A server that refuses what it should take. */
export function refusesBody(operation: string, condition: (body: JsonObject) => boolean): Lie {
  return {
    request(request) {
      const body = bodyOf(request, operation);
      return body && condition(body) ? refusal() : undefined;
    },
  };
}

/** A server that takes what it should refuse, and answers as if all were well. */
export function takesBody(operation: string, isWrong: (body: JsonObject) => boolean, answer: JsonObject): Lie {
  return {
    request(request) {
      const body = bodyOf(request, operation);
      if (!body || !isWrong(body)) return undefined;
      const response: WireResponse = { status: 200, headers: {}, body: Buffer.alloc(0) };
      setJson(response, answer);
      return response;
    },
  };
}

/** A server that changes the JSON of its answers at a path. */
export function answersAt(
  concerns: (request: WireRequest) => boolean,
  change: (body: JsonObject, response: WireResponse) => void,
): Lie {
  return {
    response(response, request) {
      const body = concerns(request) ? jsonOf(response) : undefined;
      if (!body) return;
      change(body, response);
      setJson(response, body);
    },
  };
}
