/**
 * What a server said about itself in one answer, in its own words: status, error text or warning.
 * Used wherever a report quotes the target.
 * Spec: Errors (`error`, `code`); Document data, `warning`.
 */
import { shortJson } from './contract.js';
import type { Exchange } from './exchange.js';
import { isObject } from './expectation.js';

const longest = 160;

/** Such as `status 400: "uploaded file is not a PDF"`; the beginning of the body, or where it leads, when it names no error. */
export function serverWords({ response }: Exchange): string {
  const told = errorText(response.json) ?? warningText(response.json);
  const words =
    told ??
    response.text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const { location } = response.headers;
  if (words === '' && location !== undefined)
    return `status ${response.status}: leads to ${shortJson(location, longest)}`;
  return words === '' ? `status ${response.status}` : `status ${response.status}: ${shortJson(words, longest)}`;
}

/** Longer words of a server are not looked at. */
const longestWords = 400;
/** What words are between: quotes, brackets and the like belong to the sentence. */
const piece = /[^\s"'`()<>[\]{},;=]+/g;
const fileName = /[^.]\.(?:html?|pdf|docx?|odt|rtf|xlsx?|png|json)$/i;

/**
 * The words without what is another in each answer, so that answers that say the same can be told by it: addresses, paths,
 * files, ids and numbers.
 */
export function withoutParticulars(words: string): string {
  return words.slice(0, longestWords).replace(piece, (found, offset: number) => {
    const [, text, end] = /^(.*?)([.:!?]*)$/s.exec(found)!;
    if (/.\/|\/./.test(text!) || fileName.test(text!) || /:\d+$/.test(text!)) return `…${end!}`;
    if (/\d/.test(text!) && /[a-z]/i.test(text!) && /^[\w-]{8,}$/.test(text!)) return `…${end!}`;
    // At the beginning a number is the status.
    return offset === 0 ? found : found.replace(/\d+(?:\.\d+)?/g, 'N');
  });
}

/** Members in which servers put the text of an error; the interface names the first. */
const errorMembers = ['error', 'message', 'detail', 'details', 'title', 'msg'];

/** The text of an error, wherever servers put one: also in an object, or in the first of a list. */
export function errorText(body: unknown, depth = 0): string | undefined {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (!isObject(first)) return undefined;
  const values = errorMembers.map((name) => first[name]);
  const text = values.find((value): value is string => typeof value === 'string' && value !== '');
  if (text !== undefined || depth === 2) return text;
  return values.map((value) => errorText(value, depth + 1)).find((inner) => inner !== undefined);
}

/** `warning` of the data or of the whole answer. */
export function warningText(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  const inData = isObject(body['data']) ? body['data']['warning'] : undefined;
  return [inData, body['warning']].find((text): text is string => typeof text === 'string' && text !== '');
}
