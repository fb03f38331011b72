/**
 * Servers that do nothing of this interface: before them no must may turn green but what is truly kept, and a run ends
 * within ten requests and says so.
 * Spec: none of its own; DESIGN, the suite's rules (null servers).
 */
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';

interface NullAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface NullServer {
  readonly id: string;
  /** To be read after "a server". */
  readonly describe: string;
  answer(request: http.IncomingMessage): NullAnswer;
}

const json = (status: number, body: unknown): NullAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const page = (status: number, text: string): NullAnswer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!DOCTYPE html><html><head><title>${text}</title></head><body><h1>${text}</h1></body></html>`,
});
const bad = { success: false, code: 'BAD_REQUEST', error: 'The request was refused.' };
const empty = { success: true, data: { markdown: '', metadata: {} } };

export const nullServers: readonly NullServer[] = [
  { id: '400-to-all', describe: 'that answers 400 in the right shape to everything', answer: () => json(400, bad) },
  { id: '404-to-all', describe: 'that knows no path', answer: ({ url }) => page(404, `Cannot POST ${url ?? ''}`) },
  {
    id: '501-to-all',
    describe: 'that implements nothing',
    answer: () => json(501, { ...bad, code: 'NOT_IMPLEMENTED' }),
  },
  { id: 'empty-success', describe: 'that answers empty success to everything', answer: () => json(200, empty) },
  {
    id: 'empty-success-with-key',
    describe: 'that asks for a key and answers empty success',
    answer: ({ headers }) =>
      headers.authorization ? json(200, empty) : json(401, { success: false, error: 'No key.' }),
  },
  {
    id: 'file-server',
    describe: 'that serves files and takes no POST',
    answer: ({ method }) => (method === 'GET' ? page(404, 'File not found') : page(501, 'Unsupported method')),
  },
  { id: 'login-page', describe: 'that shows a login page with 200', answer: () => page(200, 'Please log in') },
];

export interface RunningNullServer {
  readonly baseUrl: string;
  readonly requests: () => number;
  close(): Promise<void>;
}

export async function startNullServer(idle: NullServer): Promise<RunningNullServer> {
  let count = 0;
  const server = http.createServer((incoming, outgoing) => {
    count += 1;
    incoming.resume();
    incoming.on('end', () => {
      const { status, type, body } = idle.answer(incoming);
      outgoing.writeHead(status, { 'content-type': type });
      outgoing.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    requests: () => count,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
