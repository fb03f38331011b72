/**
 * The contract as the server uses it: its document, and the judges made from it.
 * Spec: the whole; see spec/openapi.yaml.
 */
import { readFileSync } from 'node:fs';
import type { Document } from 'openapi-backend';
import { operations } from '../../generated/operations.gen.js';
import type { OperationId } from '../../generated/operations.gen.js';
import {
  parameterValidators,
  requestValidators,
  requestValidatorsWithDefaults,
  responseValidators,
} from '../../generated/validators.gen.js';
import type { Violation } from '../../generated/validators.gen.js';
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';

export const contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.gen.json', import.meta.url), 'utf8'),
) as Document;

/** What the caller is told of one violation. `path` is a JSON pointer into what the caller sent. */
interface Detail {
  code: string;
  path: string;
  message: string;
}

/** `path`, `query` and `header` parameters, by name; those of the header in lower case. */
export interface Parameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
}

/**
 * Turns texts into numbers and booleans and fills the contract's defaults in, in place.
 * @throws ServiceError `job.not-found` for what is no identifier, which names no job; `request.invalid-options` that
 * lists every other parameter that breaks the contract.
 */
export function checkParameters(operationId: OperationId, parameters: Parameters): void {
  const violations = parameterValidators[operationId]?.(parameters) ?? [];
  if (violations.some(({ path }) => path.startsWith('/path/')))
    throw new ServiceError('job.not-found', 'There is nothing of this id.');
  if (violations.length > 0) throw invalid(violations, 'the request');
  // More than any list holds is as good as endless; a database would refuse what no whole number of its own can be.
  for (const [name, value] of Object.entries(parameters.query))
    if (typeof value === 'number') parameters.query[name] = Math.min(value, Number.MAX_SAFE_INTEGER);
}

/**
 * Fills the contract's defaults into the body, in place.
 * A multipart body is `{ file, options }`; its violations are told relative to `options`, which is what the caller wrote.
 * @throws ServiceError `request.invalid-options` that lists everything that breaks the contract; when nothing does,
 * `feature.not-available` that lists every known member that asks for what this server lacks.
 */
export function checkBody(operationId: OperationId, body: unknown): void {
  if (!requestValidatorsWithDefaults[operationId]) return;
  if (requestValidatorsWithDefaults[operationId](body).length === 0) return;
  const violations = requestValidators[operationId]!(body);
  const wrong = violations.filter(({ asks }) => !asks);
  const isForm = operations[operationId].requestContentType === 'multipart/form-data';
  const [root, prefix] = isForm ? ['`options`', '/options'] : ['the body', ''];
  throw wrong.length > 0 ? invalid(wrong, root, prefix) : unavailable(violations, root, prefix);
}

/** How an answer breaks the contract; empty when it keeps it. */
export function answerViolations(operationId: OperationId, status: number, body: unknown): readonly Violation[] {
  const judge = responseValidators[`${operationId} ${status}`] ?? responseValidators[`${operationId} default`];
  return judge?.(body) ?? [];
}

/** `root` names the whole value in words; `prefix` is where it stands in what was judged. */
function invalid(violations: readonly Violation[], root: string, prefix = ''): ServiceError {
  const details = violations.map(({ keyword, ...violation }) => ({
    ...toDetail(violation, prefix),
    code: keyword === 'additionalProperties' || keyword === 'unevaluatedProperties' ? 'unrecognized_keys' : keyword,
  }));
  return new ServiceError('request.invalid-options', `Bad Request: ${inSentence(details, root)}.`, { details });
}

function unavailable(violations: readonly Violation[], root: string, prefix: string): ServiceError {
  const details = violations.map((violation) => toDetail(violation, prefix));
  return new ServiceError(
    'feature.not-available',
    `Not available in this build of the server: ${inSentence(details, root)}. Send the request without.`,
    { details },
  );
}

function toDetail({ path, message }: Pick<Violation, 'path' | 'message'>, prefix: string): Detail {
  const relative = path.startsWith(`${prefix}/`) || path === prefix ? path.slice(prefix.length) : path;
  return { code: 'unsupported', path: shown(relative), message };
}

function inSentence(details: readonly Detail[], root: string): string {
  const listed = details.slice(0, 5).map(({ path, message }) => `${path === '' ? root : inWords(path)} ${message}`);
  const more = details.length > listed.length ? `; and ${details.length - listed.length} more` : '';
  return `${listed.join('; ')}${more}`;
}

/** Names in a path are the caller's and may be of any length. */
function shown(text: string): string {
  const longest = budgets.faultPath.bound;
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** `/formats/0/type` as `formats[0].type`. */
function inWords(pointer: string): string {
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('');
}
