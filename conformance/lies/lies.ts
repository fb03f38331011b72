/**
 * The vocabulary in which mutants and variants are written: change the options of a request, change the JSON of an
 * answer, answer by oneself. What is said of options and answers holds for parses and for scrapes. Each returns a Lie or changes one message in place.
 * Spec: none of its own.
 */
import type { JsonObject } from '../harness/expectation.js';
import { isObject } from '../harness/expectation.js';
import type { FormPart } from '../harness/multipart-form.js';
import type { Lie, WireRequest, WireResponse } from './mutating-proxy.js';

export function isParse(request: WireRequest): boolean {
  return request.method === 'POST' && /\/parse(?:\?|$)/.test(request.path);
}

export function isScrape(request: WireRequest): boolean {
  return request.method === 'POST' && /(?<!\/batch)\/scrape(?:\?|$)/.test(request.path);
}

/** The JSON body of a scrape; undefined for anything else. */
export function scrapeOf(request: WireRequest): JsonObject | undefined {
  return isScrape(request) ? jsonObject(request.body) : undefined;
}

/**
 * The options of a parse as an object, or those of a scrape, which stand beside its `url`; undefined when there are
 * none or they are no JSON object.
 */
export function optionsOf(request: WireRequest): JsonObject | undefined {
  const scrape = scrapeOf(request);
  if (scrape) return without(scrape, 'url');
  const part = request.parts?.find((item) => item.name === 'options');
  return part && jsonObject(part.value);
}

function jsonObject(bytes: Buffer): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Puts other options into a parse or a scrape; adds the part of a parse when there is none. */
function setOptions(request: WireRequest, options: unknown): void {
  const scrape = scrapeOf(request);
  if (scrape) {
    request.body = Buffer.from(JSON.stringify(isObject(options) ? { url: scrape['url'], ...options } : options));
    return;
  }
  const part = request.parts?.find((item) => item.name === 'options');
  const value = Buffer.from(JSON.stringify(options));
  if (part) part.value = value;
  else
    request.parts?.push({
      name: 'options',
      value,
      headers: { 'content-disposition': 'form-data; name="options"', 'content-type': 'application/json' },
    });
}

/** The `file` part of a parse. */
export function filePart(request: WireRequest): FormPart | undefined {
  return request.parts?.find((item) => item.name === 'file');
}

/** File name of a part, as it stands in its header. */
export function fileNameOf(part: FormPart): string {
  return /\bfilename="([^"]*)"/.exec(part.headers['content-disposition'] ?? '')?.[1] ?? '';
}

/** A server that reads other options than were sent. Absent options are an empty object here. */
export function readsOptions(change: (options: JsonObject, request: WireRequest) => unknown): Lie {
  return {
    request(request) {
      const options = optionsOf(request);
      const hasPart = request.parts?.some((item) => item.name === 'options');
      if (!options && (!isParse(request) || !request.parts || hasPart)) return;
      const changed = change(options ?? {}, request);
      if (changed !== undefined) setOptions(request, changed);
    },
  };
}

/** The JSON body of an answer; undefined when it is none. */
export function jsonOf(response: WireResponse): JsonObject | undefined {
  return jsonObject(response.body);
}

export function setJson(response: WireResponse, body: unknown): void {
  response.body = Buffer.from(JSON.stringify(body));
  response.headers['content-type'] ??= 'application/json; charset=utf-8';
}

/** A server that changes the JSON of its answers to parses and scrapes; `change` edits in place or returns another body. */
export function answersJson(change: (body: JsonObject, response: WireResponse, request: WireRequest) => unknown): Lie {
  return {
    response(response, request) {
      if (!isParse(request) && !isScrape(request)) return;
      const body = jsonOf(response);
      if (!body) return;
      const changed = change(body, response, request);
      setJson(response, changed === undefined ? body : changed);
    },
  };
}

/** A server that changes `data` of its successes. */
export function answersData(change: (data: JsonObject, request: WireRequest) => void): Lie {
  return answersJson((body, response, request) => {
    if (response.status === 200 && isObject(body['data'])) change(body['data'], request);
  });
}

/** A server that changes `data.metadata` of its successes. */
export function answersMetadata(change: (metadata: JsonObject, request: WireRequest) => void): Lie {
  return answersData((data, request) => {
    if (isObject(data['metadata'])) change(data['metadata'], request);
  });
}

/** A server that changes its refusals of one kind. */
export function answersErrors(
  concerns: (response: WireResponse) => boolean,
  change: (body: JsonObject, response: WireResponse, request: WireRequest) => unknown,
): Lie {
  return answersJson((body, response, request) => (concerns(response) ? change(body, response, request) : undefined));
}

/** Adds a sentence to the Markdown of an answer. */
export function addToMarkdown(data: JsonObject, text: string): void {
  if (typeof data['markdown'] === 'string') data['markdown'] += `\n\n${text}`;
}

/** A 200 of a server that took everything for good. */
export function emptySuccess(): WireResponse {
  const response: WireResponse = { status: 200, headers: {}, body: Buffer.alloc(0) };
  setJson(response, { success: true, data: { markdown: '', metadata: {} } });
  return response;
}

/** A refusal in the contract's shape. */
export function refusal(status = 400, extra: JsonObject = {}): WireResponse {
  const response: WireResponse = { status, headers: {}, body: Buffer.alloc(0) };
  setJson(response, { success: false, code: 'BAD_REQUEST', error: 'The request was refused.', ...extra });
  return response;
}

/** A server that serves what it should refuse: `repair` gives the options it reads instead, undefined when all is well. */
export function servesWrong(repair: (options: JsonObject) => JsonObject | undefined): Lie {
  return readsOptions((options) => repair(options));
}

/** A server that refuses what it should serve. */
export function refusesWhen(condition: (options: JsonObject, request: WireRequest) => boolean, status = 400): Lie {
  return {
    request(request) {
      if (!isParse(request) || !request.parts) return undefined;
      return condition(optionsOf(request) ?? {}, request) ? refusal(status) : undefined;
    },
  };
}

/** Reads an option as if it had not been sent. */
export function without(options: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(options).filter(([key]) => key !== name));
}
