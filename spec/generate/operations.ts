// Lists the operations and webhook events of the document, and writes the operation table.
// Spec: Endpoints; Events.
import { follow, isObject, type ContractDocument, type Json, type JsonObject } from './document.js';
import { generatedHeader } from './output.js';

export type Operation = {
  id: string;
  method: string;
  path: string;
  basis: string;
  chapter: string;
  summary: string;
  body: { contentType: string; schema: Json; required: boolean } | undefined;
  parameters: JsonObject[];
  /** `hasExamples`: beside the schema, for this status alone. */
  responses: { status: string; schema: Json | undefined; hasExamples: boolean }[];
  successStatus: number;
  webhookEvents: string[];
};

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation, in document order. Throws when one lacks its id, basis or chapter, or an id is used twice. */
export function listOperations(document: ContractDocument): Operation[] {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => toOperation(document, path, method, item[method])),
  );
  const ids = operations.map((operation) => operation.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`the operationId ${twice} is used twice`);
  return operations;
}

/** Every webhook event with the schema of what is sent. */
export function listWebhooks(document: ContractDocument): { event: string; basis: string; schema: Json }[] {
  return Object.entries(document.webhooks).map(([event, item]) => {
    const operation = item['post'] as JsonObject;
    return {
      event,
      basis: text(operation, 'x-basis', event),
      schema: contentOf(document, operation['requestBody'])!.schema,
    };
  });
}

export function writeOperations(document: ContractDocument): string {
  const rows = listOperations(document).map((operation) => {
    const row = {
      method: operation.method,
      path: operation.path,
      chapter: operation.chapter,
      basis: operation.basis,
      summary: operation.summary,
      successStatus: operation.successStatus,
      statuses: operation.responses
        .map((response) => response.status)
        .filter((status) => /^\d/.test(status))
        .map(Number),
      hasBody: operation.body !== undefined,
      requestContentType: operation.body?.contentType ?? null,
      webhookEvents: operation.webhookEvents,
    };
    return `  ${operation.id}: ${JSON.stringify(row)},`;
  });
  const events = listWebhooks(document).map(
    ({ event, basis }) => `  ${JSON.stringify(event)}: ${JSON.stringify({ basis })},`,
  );
  return `${generatedHeader('spec/openapi.yaml')}
/** One row of the operation table. \`path\` is relative to the base URL, with parameters in braces. */
export type OperationRow = {
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  readonly chapter: string;
  readonly basis: 'stated' | 'choice';
  readonly summary: string;
  readonly successStatus: number;
  readonly statuses: readonly number[];
  readonly hasBody: boolean;
  readonly requestContentType: 'application/json' | 'multipart/form-data' | null;
  /** The webhook events a job of this operation sends, by their full names. */
  readonly webhookEvents: readonly string[];
};

/** Every operation of the contract by its operationId. */
export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, OperationRow>;

export type OperationId = keyof typeof operations;

/** Every webhook event of the contract by its full name. */
export const webhookEvents = {
${events.join('\n')}
} as const;

export type WebhookEvent = keyof typeof webhookEvents;
`;
}

function toOperation(document: ContractDocument, path: string, method: string, value: Json | undefined): Operation {
  const operation = follow(document, value);
  const id = text(operation, 'operationId', `${method} ${path}`);
  const body = contentOf(document, operation['requestBody']);
  const responses = Object.entries(operation['responses'] as JsonObject).map(([status, response]) => ({
    status,
    schema: contentOf(document, response)?.schema,
    hasExamples: contentOf(document, response)?.hasExamples ?? false,
  }));
  return {
    id,
    method,
    path,
    basis: text(operation, 'x-basis', id),
    chapter: (operation['tags'] as string[])[0]!,
    summary: text(operation, 'summary', id),
    body: body && { ...body, required: true },
    parameters: ((operation['parameters'] as Json[] | undefined) ?? []).map((parameter) => follow(document, parameter)),
    responses,
    successStatus: Number(responses.find((response) => response.status.startsWith('2'))!.status),
    webhookEvents: (operation['x-webhook-events'] as string[] | undefined) ?? [],
  };
}

function contentOf(
  document: ContractDocument,
  value: Json | undefined,
): { contentType: string; schema: Json; hasExamples: boolean } | undefined {
  if (value === undefined) return undefined;
  const content = follow(document, value)['content'];
  if (!isObject(content)) return undefined;
  const [contentType, media] = Object.entries(content)[0]!;
  return { contentType, schema: (media as JsonObject)['schema']!, hasExamples: 'examples' in (media as JsonObject) };
}

function text(object: JsonObject, key: string, where: string): string {
  const value = object[key];
  if (typeof value !== 'string') throw new Error(`${where} has no ${key}`);
  return value;
}
