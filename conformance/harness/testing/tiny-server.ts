/**
 * A tiny server of a made-up contract, and the made-up suite that judges it, for unit tests of the harness.
 * `POST /v2/parse` takes a form with a `file` and optional `options {shout: boolean}`, and answers the file's text.
 * Spec: none of its own; the shape of Endpoints, POST /parse.
 */
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCatalogue } from '../../catalogue/catalogue.js';
import type { Catalogue, RequirementRow } from '../../catalogue/catalogue.js';
import { readParts } from '../multipart-form.js';
import type { Contract, ContractProblem } from '../contract.js';
import { isObject } from '../expectation.js';

export interface TinyRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface TinyAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TinyServer {
  readonly baseUrl: string;
  readonly requests: TinyRequest[];
  close(): Promise<void>;
}

export const tinyKey = 'fc-tiny-key-of-the-unit-tests';

/** Starts a server; the answer may also be undefined, which closes the connection. */
export async function startTinyServer(
  answer: (request: TinyRequest) => TinyAnswer | undefined | Promise<TinyAnswer | undefined> = goodAnswer,
): Promise<TinyServer> {
  const requests: TinyRequest[] = [];
  const server = http.createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = 'GET', url: path = '/', headers } = incoming;
      const request = { method, path, headers, body: Buffer.concat(chunks) };
      requests.push(request);
      void Promise.resolve(answer(request)).then((given) => {
        if (!given) {
          outgoing.destroy();
          return;
        }
        const isText = typeof given.body === 'string';
        outgoing.writeHead(given.status, {
          'content-type': isText ? 'text/plain' : 'application/json',
          ...given.headers,
        });
        outgoing.end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v2`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const refused = (error: string): TinyAnswer => ({ status: 400, body: { success: false, code: 'BAD_REQUEST', error } });

/** The conformant behaviour. */
export function goodAnswer(request: TinyRequest): TinyAnswer {
  if (request.headers.authorization !== `Bearer ${tinyKey}`)
    return { status: 401, body: { success: false, error: 'Unauthorized' } };
  const parts = readParts(request.headers['content-type'], request.body);
  const file = parts?.find((part) => part.name === 'file');
  if (!file) return refused('The part file is missing.');
  const text = parts?.find((part) => part.name === 'options')?.value.toString('utf8') ?? '{}';
  const options: unknown = JSON.parse(text);
  if (!isObject(options) || ('shout' in options && typeof options['shout'] !== 'boolean'))
    return refused('The option shout is no boolean.');
  const content = file.value
    .toString('utf8')
    .replace(/<[^>]*>/g, ' ')
    .trim();
  const markdown = options['shout'] === true ? content.toUpperCase() : content;
  return { status: 200, body: { success: true, data: { markdown, metadata: {} } } };
}

const problem = (pointer: string, message: string, actual: unknown): ContractProblem => ({
  pointer,
  message,
  actual: JSON.stringify(actual) ?? 'nothing',
  basis: 'stated',
});

/** What the tiny server promises. */
export const tinyContract: Contract = {
  operations: [{ operationId: 'parse', method: 'POST', path: '/parse', basis: 'stated' }],
  requestProblems(_, body) {
    if (!isObject(body) || !('file' in body)) return [problem('/file', 'must be there', undefined)];
    const options = body['options'];
    if (options === undefined) return [];
    if (!isObject(options)) return [problem('/options', 'must be an object', options)];
    return 'shout' in options && typeof options['shout'] !== 'boolean'
      ? [problem('/options/shout', 'must be a boolean', options['shout'])]
      : [];
  },
  responseProblems(_, status, body) {
    if (![200, 400, 401, 429, 500].includes(status)) return undefined;
    if (!isObject(body)) return [problem('', 'must be an object', body)];
    const success = status === 200;
    return body['success'] === success ? [] : [problem('/success', `must be ${success}`, body['success'])];
  },
  schemaProblems: () => [],
};

/** A row that is judged by checks. */
export function tinyRow(id: string, extra: Partial<RequirementRow> = {}): RequirementRow {
  return {
    id,
    chapter: id.split('.')[0]!,
    level: 'must',
    basis: 'stated',
    source: 'A section',
    statement: `The statement of ${id}.`,
    operations: ['parse'],
    checks: [id],
    ...extra,
  };
}

export function tinyCatalogue(...rows: RequirementRow[]): Catalogue {
  const silence = {
    id: 'empty-file',
    question: 'What of an empty file?',
    choice: 'Refused.',
    outcomes: ['refused-400', 'refused', 'empty-result'],
    why: 'Not shown.',
  };
  return createCatalogue(rows, [silence]);
}
