/**
 * Assertions about one exchange. Each failed one throws a ConformanceFailure that carries expected, actual,
 * the JSON pointer and the exchange, so that a reader knows what to fix. Made by the check context.
 * Spec: Response envelope; Errors, POST /parse.
 */
import { isDeepStrictEqual } from 'node:util';
import { ambientFindings } from './ambient.js';
import { shortJson, valueAt } from './contract.js';
import type { Contract } from './contract.js';
import type { Exchange } from './exchange.js';
import { ConformanceFailure } from './interruptions.js';

export type JsonObject = Record<string, unknown>;

/** What an oracle found wrong, or undefined when it found nothing. */
export interface OracleFinding {
  readonly expected: string;
  readonly actual: string;
  readonly pointer?: string;
}

/** Assertions about the value at one JSON pointer of the response body. */
interface ValueExpectation {
  equals(expected: unknown): void;
  isString(): string;
  isArray(): unknown[];
  isObject(): JsonObject;
  isAbsent(why?: string): void;
  isPresent(why?: string): unknown;
  contains(text: string, why?: string): void;
  lacks(text: string, why?: string): void;
  matchesSchema(schemaName: string): void;
}

export interface Expectation {
  /** The status is this one, or one of these. */
  status(...expected: number[]): void;
  /** Status 200 with the success envelope; returns `data`. */
  accepted(): JsonObject;
  /**
   * Status 400 and no success. What the body of an error holds is judged by the requirements of errors, on every answer
   * of a run.
   */
  refused(why?: string): void;
  at(pointer: string): ValueExpectation;
  /** What every response must keep: status, content type and body as the contract states them. */
  keepsContract(): void;
  /** The finding of an oracle; the pointer says which member was read. */
  that(finding: OracleFinding | undefined, hint?: string): void;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Expectations on an exchange; `counted` is called once per assertion, so that vacuous checks are seen. */
export function expectation(exchange: Exchange, contract: Contract, counted: () => void): Expectation {
  const { response } = exchange;
  const breach = (expected: string, actual: string, pointer?: string, hint?: string): never => {
    throw new ConformanceFailure({ expected, actual, pointer, hint, exchange });
  };
  const answerSketch = (): string => `status ${response.status} with ${shortJson(response.json ?? response.text)}`;

  const status = (...expected: number[]): void => {
    counted();
    if (!expected.includes(response.status)) breach(`status ${expected.join(' or ')}`, answerSketch());
  };

  const accepted = (): JsonObject => {
    status(200);
    counted();
    const body = response.json;
    if (!isObject(body)) return breach('a JSON object as body', shortJson(response.text));
    if (body['success'] !== true) breach('true', shortJson(body['success']), '/success');
    if (!isObject(body['data'])) return breach('an object', shortJson(body['data']), '/data');
    return body['data'];
  };

  const refused = (why = 'the request breaks a rule of the interface'): void => {
    counted();
    const isSuccess = isObject(response.json) && response.json['success'] === true;
    if (response.status !== 400 || isSuccess) breach('status 400 (Bad request)', answerSketch(), undefined, why);
  };

  const at = (pointer: string): ValueExpectation => {
    const value = valueAt(response.json, pointer);
    const wrong = (expected: string, hint?: string): never => breach(expected, shortJson(value), pointer, hint);
    const asText = (): string => (typeof value === 'string' ? value : wrong('a string'));
    return {
      equals(expected) {
        counted();
        if (!isDeepStrictEqual(value, expected)) wrong(shortJson(expected));
      },
      isString() {
        counted();
        return asText();
      },
      isArray() {
        counted();
        return Array.isArray(value) ? (value as unknown[]) : wrong('an array');
      },
      isObject() {
        counted();
        return isObject(value) ? value : wrong('an object');
      },
      isAbsent(why) {
        counted();
        if (value !== undefined) wrong('no such member', why);
      },
      isPresent(why) {
        counted();
        return value === undefined ? wrong('this member', why) : value;
      },
      contains(text, why) {
        counted();
        if (!asText().includes(text)) wrong(`a text containing ${shortJson(text)}`, why);
      },
      lacks(text, why) {
        counted();
        if (asText().includes(text)) wrong(`a text without ${shortJson(text)}`, why);
      },
      matchesSchema(schemaName) {
        counted();
        const problem = contract.schemaProblems(schemaName, value).find((item) => item.basis === 'stated');
        if (problem) breach(`${schemaName}: ${problem.message}`, problem.actual, pointer + problem.pointer);
      },
    };
  };

  return {
    status,
    accepted,
    refused,
    at,
    keepsContract() {
      counted();
      const finding = ambientFindings(contract, exchange)[0];
      if (finding) breach(finding.expected, finding.actual, finding.pointer);
    },
    that(finding, hint) {
      counted();
      if (finding) breach(finding.expected, finding.actual, finding.pointer, hint);
    },
  };
}
