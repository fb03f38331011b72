/**
 * What a probe learned, in words: the thing is there, or what the target said instead.
 * Used by the tables of capabilities.
 * Spec: none of its own.
 */
import { answerForm } from '../harness/answer-form.js';
import type { Standing } from '../harness/capability.js';
import { shortJson } from '../harness/contract.js';
import type { Exchange } from '../harness/exchange.js';
import { isObject } from '../harness/expectation.js';
import type { JsonObject } from '../harness/expectation.js';
import { dataOf } from '../harness/silence.js';
import { serverWords, warningText } from '../harness/server-words.js';
import { isOpenFormat, openMember } from '../vocabulary/open-members.js';

export const offered: Standing = { state: 'offered', words: '' };

/** A value by its kind, for it may be long. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

/**
 * The standing of an operation that did its work: its answer must be a success as the interface writes one, for every
 * check looks for what it judges in there. What is not, is told once and not by every check.
 */
export function envelopeStanding(exchange: Exchange): Standing {
  const { status, json } = exchange.response;
  const broken = (words: string): Standing => ({ state: 'broken', words });
  if (status !== 200) return broken(`a success is answered with status ${status}, not 200`);
  const form = answerForm(json, '/success');
  if (form !== undefined) return broken(form);
  if (!isObject(json)) return broken(`a success is ${kindOf(json)}, no JSON object`);
  if (json['success'] !== true)
    return broken(
      `\`success\` of a success is ${json['success'] === undefined ? 'absent' : shortJson(json['success'])}, not true`,
    );
  if (!isObject(json['data'])) return broken(`\`data\` of a success is ${kindOf(json['data'])}, no object`);
  return offered;
}

/** A refusal that is told in the body alone. */
export function isSoftRefusal({ response: { status, json } }: Exchange): boolean {
  return status < 300 && isObject(json) && json['success'] === false;
}

/** A target, or a gateway before it, that had no time. */
const busyStatuses = [408, 502, 503, 504];

/** What an answer without the asked-for thing says of the target. */
export function lacking(exchange: Exchange, what: string): Standing {
  const { status } = exchange.response;
  const warning = warningText(exchange.response.json);
  if (status >= 200 && status < 300) {
    if (isSoftRefusal(exchange)) return { state: 'not-offered', words: serverWords(exchange) };
    return warning === undefined
      ? { state: 'broken', words: `status ${status} without ${what}` }
      : { state: 'not-offered', words: `status ${status} without ${what}, and the warning "${warning}"` };
  }
  const words = serverWords(exchange);
  if ([404, 405, 501].includes(status)) return { state: 'not-offered', words, isAbsent: true };
  if (busyStatuses.includes(status)) return { state: 'broken', words, isBusy: true };
  return { state: status >= 500 ? 'broken' : 'not-offered', words };
}

/** Of some formats nothing says in which member they are answered. */
export const carries = (data: JsonObject, member: string): boolean =>
  isOpenFormat(member) ? openMember(data, member) !== undefined : member in data;

/** The standing of what is answered in a member of `data`. */
export function memberStanding(exchange: Exchange, member: string): Standing {
  const body = exchange.response.json;
  // A member without a name is looked for in a success alone: a refusal has members too.
  const found = isObject(body) && isObject(body['data']) ? body['data'] : body;
  const data = isOpenFormat(member) ? dataOf(exchange) : found;
  if (!isObject(data)) return lacking(exchange, 'data');
  return carries(data, member) ? offered : lacking(exchange, `data.${member}`);
}
