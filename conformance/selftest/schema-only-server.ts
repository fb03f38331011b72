/**
 * A server that knows nothing but the shapes of the contract: it routes, asks for a key, and answers every operation with
 * the contract's own example. What a mock generator makes of an OpenAPI document; the suite must see through it.
 * Spec: none of its own; Endpoints, all of them.
 */
import * as http from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenAPIBackend } from 'openapi-backend';
import type { Context, Document, Operation } from 'openapi-backend';
import definition from '../../generated/openapi.gen.json' with { type: 'json' };

export interface SchemaOnlyServer {
  readonly baseUrl: string;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface SuccessResponse {
  readonly content: { readonly 'application/json': { readonly schema: { readonly examples?: readonly unknown[] } } };
}

const refusal = (status: number, code: string, error: string): Answer => ({
  status,
  body: { success: false, code, error },
});

/** The example of the answer that means success. */
function exampleOf(operation: Operation): Answer {
  const responses = operation.responses as unknown as Record<string, SuccessResponse>;
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2'))!;
  const { schema } = response.content['application/json'];
  return { status: Number(status), body: schema.examples?.[0] ?? {} };
}

/** Starts the server on a free port of 127.0.0.1. Every bearer key is good. */
export async function startSchemaOnlyServer(): Promise<SchemaOnlyServer> {
  const api = new OpenAPIBackend({
    definition: definition as unknown as Document,
    apiRoot: '/v2',
    quick: true,
    validate: false,
    handlers: {
      notFound: () => refusal(404, 'NOT_FOUND', 'There is no such path.'),
      methodNotAllowed: () => refusal(405, 'METHOD_NOT_ALLOWED', 'The path knows no such method.'),
      unauthorizedHandler: () => refusal(401, 'UNAUTHORIZED', 'A bearer key is needed.'),
      notImplemented: (context: Context): Answer => exampleOf(context.operation),
    },
    securityHandlers: {
      bearer: ({ request }: Context) =>
        /^Bearer \S/.test(String((request.headers as IncomingHttpHeaders).authorization)),
    },
  });
  await api.init();
  const server = http.createServer((incoming, outgoing) => {
    incoming.resume();
    incoming.on('end', () => void answer(api, incoming, outgoing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v2`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  api: OpenAPIBackend,
  incoming: http.IncomingMessage,
  outgoing: http.ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(incoming.url!, 'http://127.0.0.1');
  const { status, body } = (await api.handleRequest({
    method: incoming.method!,
    path: pathname,
    query: search,
    headers: incoming.headers as Record<string, string | string[]>,
  })) as Answer;
  outgoing.writeHead(status, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify(body));
}
