/**
 * What a request asks of a target, as far as capabilities differ by it: its operation, the kind of its file, its formats.
 * Used by the table of capabilities; pure.
 * Spec: Endpoints; Parse upload; Scrape options, formats.
 */
import type { OutgoingRequest } from '../harness/session.js';
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';

export const isPost = ({ method, path }: OutgoingRequest, operation: string): boolean =>
  method === 'POST' && path.split('?')[0] === operation;

export const isParse = (request: OutgoingRequest): boolean => isPost(request, '/parse');
export const isScrape = (request: OutgoingRequest): boolean => isPost(request, '/scrape');

/** Extension in small letters of the file that is uploaded, or at the address that is scraped; '' when there is none. */
export function extensionOf(request: OutgoingRequest): string {
  const name = isParse(request)
    ? (request.parts?.find((part) => part.name === 'file')?.filename ?? '')
    : String(isObject(request.json) ? request.json['url'] : '').split(/[?#]/)[0]!;
  return /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The options of a parse or a scrape; an empty object when there are none, or none that can be read. */
export function optionsOf(request: OutgoingRequest): JsonObject {
  if (isObject(request.json)) return request.json;
  const value = request.parts?.find((part) => part.name === 'options')?.value;
  if (typeof value !== 'string') return {};
  try {
    const options: unknown = JSON.parse(value);
    return isObject(options) ? options : {};
  } catch {
    return {};
  }
}

/** Names of the formats, whichever way they are written. */
export function formatsOf(request: OutgoingRequest): string[] {
  const { formats } = optionsOf(request);
  if (!Array.isArray(formats)) return [];
  return (formats as unknown[]).map((format) => String(isObject(format) ? format['type'] : format));
}

/** A request that breaks a rule on purpose, which nothing may be learned from. */
export const isNegative = (tags: { readonly violates?: string }): boolean => tags.violates !== undefined;
