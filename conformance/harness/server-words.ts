/**
 * What a server said about itself in one answer, in its own words: status, error text or warning.
 * Used wherever a report quotes the target.
 * Spec: Errors (`error`, `code`); Document data, `warning`.
 */
import { shortJson } from './contract.js';
import type { Exchange } from './exchange.js';
import { isObject } from './expectation.js';

const longest = 160;

/** Such as `status 400: "uploaded file is not a PDF"`; the beginning of the body when it names no error. */
export function serverWords({ response }: Exchange): string {
  const told = errorText(response.json) ?? warningText(response.json);
  const words =
    told ??
    response.text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return words === '' ? `status ${response.status}` : `status ${response.status}: ${shortJson(words, longest)}`;
}

/** The text of an error, wherever servers put one. */
function errorText(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  const { error, message, detail } = body;
  const nested = isObject(error) ? error['message'] : undefined;
  return [error, nested, message, detail].find((text): text is string => typeof text === 'string' && text !== '');
}

/** `warning` of the data or of the whole answer. */
export function warningText(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  const inData = isObject(body['data']) ? body['data']['warning'] : undefined;
  return [inData, body['warning']].find((text): text is string => typeof text === 'string' && text !== '');
}
