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

/** A full document, and the answer to every start, status and map in one. */
const constant = ((): Record<string, unknown> => {
  const address = 'https://constant.example/';
  const text = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';
  const document = {
    markdown: `# Title\n\n${text}\n\n- one\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n`,
    html: `<html><body><h1>Title</h1><p>${text}</p></body></html>`,
    rawHtml: `<!DOCTYPE html><html><body><h1>Title</h1><p>${text}</p></body></html>`,
    links: [address],
    images: [`${address}picture.png`],
    summary: text,
    json: { title: 'Title' },
    metadata: {
      title: 'Title',
      description: text,
      language: 'en',
      sourceURL: address,
      url: address,
      statusCode: 200,
      contentType: 'text/html',
      numPages: 1,
      totalPages: 1,
      sourceFile: 'file.pdf',
    },
  };
  const id = '7f0c5f2e-8f2a-4a53-9c92-0d1f6a3b2c11';
  return { success: true, id, url: `${address}${id}`, data: document, links: [{ url: address, title: 'Title' }] };
})();
const done = { ...constant, status: 'completed', total: 1, completed: 1, data: [constant['data']] };

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
    id: 'empty-data',
    describe: 'that answers success without data',
    answer: () => json(200, { success: true, data: {} }),
  },
  {
    id: 'constant',
    describe: 'that answers everything with one full document',
    answer: ({ headers, method }) =>
      headers.authorization
        ? json(200, method === 'GET' ? done : constant)
        : json(401, { success: false, error: 'No key.' }),
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
