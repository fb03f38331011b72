/**
 * The contract of this repository: operations and validators made from spec/openapi.yaml.
 * The only file of the suite that reads generated validators; given to every session.
 * Spec: Endpoints; every schema of the contract.
 */
import { operations } from '../../generated/operations.gen.js';
import { requestValidators, responseValidators, schemaValidators } from '../../generated/validators.gen.js';
import type { Validator, Violation } from '../../generated/validators.gen.js';
import { shortJson, valueAt } from './contract.js';
import type { Contract, ContractProblem } from './contract.js';

function problem(value: unknown, violation: Violation): ContractProblem {
  return {
    pointer: violation.path,
    message: violation.message,
    actual: shortJson(valueAt(value, violation.path)),
    basis: violation.basis,
  };
}

function judge(validator: Validator | undefined, value: unknown): ContractProblem[] {
  return (validator?.(value) ?? []).map((violation) => problem(value, violation));
}

/**
 * Members of `metadata` that the contract does not name may be the service's own and of any type
 * (silence service-metadata-members); what the page says is judged by checks that know the page.
 */
function isServiceMember({ pointer }: ContractProblem): boolean {
  const name = /^\/data\/metadata\/([^/]+)/.exec(pointer)?.[1];
  return name !== undefined && !metadataMembers.has(name);
}

const metadataMembers = new Set([
  'title',
  'description',
  'keywords',
  'language',
  'ogLocaleAlternate',
  'sourceURL',
  'url',
  'statusCode',
  'contentType',
  'error',
  'numPages',
  'totalPages',
  'sourceFile',
  'concurrencyLimited',
  'concurrencyQueueDurationMs',
]);

export const generatedContract: Contract = {
  operations: Object.entries(operations).map(([operationId, row]) => ({
    operationId,
    method: row.method.toUpperCase(),
    path: row.path,
    basis: row.basis,
  })),
  requestProblems: (operationId, body) => judge(requestValidators[operationId], body),
  responseProblems(operationId, status, body) {
    const validator = responseValidators[`${operationId} ${status}`] ?? responseValidators[`${operationId} default`];
    // `default` answers for failures; any other success is a status the contract does not know.
    if (validator === undefined || (status < 400 && responseValidators[`${operationId} ${status}`] === undefined))
      return undefined;
    return judge(validator, body).filter((item) => !isServiceMember(item));
  },
  schemaProblems: (schemaName, value) => judge(schemaValidators[schemaName], value),
};
