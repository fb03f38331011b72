/**
 * The contract as the harness needs it: operations, and what a schema has against a value.
 * An interface, so that unit tests can bring a made-up contract; the real one is in generated-contract.ts.
 * Spec: Endpoints; every schema of the contract.
 */

export interface ContractOperation {
  readonly operationId: string;
  /** In capitals. */
  readonly method: string;
  /** Template with `{id}` members, relative to the base URL. */
  readonly path: string;
  /** `stated` when the source shows the operation, `choice` when the contract added it. */
  readonly basis: string;
}

/** One complaint of a schema. */
export interface ContractProblem {
  /** JSON pointer to the offending value; '' is the whole. */
  readonly pointer: string;
  readonly message: string;
  /** What stands there, shortened. */
  readonly actual: string;
  /** Whether the source states the broken rule or the contract chose it; chosen rules bind no other server. */
  readonly basis: 'stated' | 'choice';
}

export interface Contract {
  readonly operations: readonly ContractOperation[];
  /** Problems of a JSON body, or of `{ file, options }` for a multipart operation. */
  requestProblems(operationId: string, body: unknown): readonly ContractProblem[];
  /** Undefined when the contract does not document this status for the operation. */
  responseProblems(operationId: string, status: number, body: unknown): readonly ContractProblem[] | undefined;
  /** Problems of a value against a named schema. */
  schemaProblems(schemaName: string, value: unknown): readonly ContractProblem[];
}

/** The operation that a method and a path (query left aside) call, or undefined. Literal paths win over templates. */
export function operationFor(contract: Contract, method: string, path: string): ContractOperation | undefined {
  const wanted = path.split('?')[0]!.split('/');
  const fits = (template: string): boolean => {
    const own = template.split('/');
    return (
      own.length === wanted.length &&
      own.every((segment, index) => segment.startsWith('{') || segment === wanted[index])
    );
  };
  const candidates = contract.operations.filter((item) => item.method === method && fits(item.path));
  return candidates.find((item) => !item.path.includes('{')) ?? candidates[0];
}

/** A value as short JSON for messages. */
export function shortJson(value: unknown, maxLength = 160): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
  return text.length <= maxLength ? text : `${text.slice(0, maxLength)}… (${text.length} characters)`;
}

/** The value a JSON pointer names (RFC 6901), or undefined. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value: unknown = document;
  for (const token of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Array.isArray(value)
      ? (value as unknown[])[Number(key)]
      : Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  }
  return value;
}
