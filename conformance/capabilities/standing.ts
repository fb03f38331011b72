/**
 * What a probe learned, in words: the thing is there, or what the target said instead.
 * Used by the tables of capabilities.
 * Spec: none of its own.
 */
import type { Standing } from '../harness/capability.js';
import type { Exchange } from '../harness/exchange.js';
import { isObject } from '../harness/expectation.js';
import { serverWords, warningText } from '../harness/server-words.js';

export const offered: Standing = { state: 'offered', words: '' };

/** What an answer without the asked-for thing says of the target. */
export function lacking(exchange: Exchange, what: string): Standing {
  const { status } = exchange.response;
  const warning = warningText(exchange.response.json);
  if (status >= 200 && status < 300) {
    if (isObject(exchange.response.json) && exchange.response.json['success'] === false)
      return { state: 'not-offered', words: serverWords(exchange) };
    return warning === undefined
      ? { state: 'broken', words: `status ${status} without ${what}` }
      : { state: 'not-offered', words: `status ${status} without ${what}, and the warning "${warning}"` };
  }
  const isTrouble = status >= 500 && status !== 501;
  return { state: isTrouble ? 'broken' : 'not-offered', words: serverWords(exchange) };
}
