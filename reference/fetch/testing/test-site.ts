/**
 * A small web server on the loopback address for tests: one handler per path, and a journal of what arrived.
 * Spec: none (tests).
 */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Page = string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface TestSite {
  port: number;
  origin: string;
  /** In the order of arrival. */
  journal: { url: string; headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

/** A page that is text is sent as HTML; a path without a page is answered 404. */
export async function startTestSite(pages: Record<string, Page>): Promise<TestSite> {
  const journal: TestSite['journal'] = [];
  const server = createServer((request, response) => {
    journal.push({ url: request.url!, headers: request.headers });
    const page = pages[new URL(request.url!, 'http://site').pathname];
    if (typeof page === 'function') return page(request, response);
    response.writeHead(page === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(page ?? '<title>Not here</title><h1>Nothing here</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    journal,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
