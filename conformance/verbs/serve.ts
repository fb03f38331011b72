/**
 * Serves the fixture pages of a failed case again, at the addresses they had, until it is ended: `curl.sh` of the case
 * starts it by itself.
 * Spec: none of its own.
 */
import { readFile } from 'node:fs/promises';
import * as http from 'node:http';
import { join } from 'node:path';
import { SelectionError } from '../catalogue/selection.js';
import { siteFile } from '../harness/case-files.js';
import type { ShownFolder } from '../site/fixture-site.js';
import type { VerbInput } from './environment.js';

export async function serveVerb(input: VerbInput): Promise<number> {
  const folder = input.args[0]!;
  const text = await readFile(join(folder, siteFile), 'utf8').catch(() => {
    throw new SelectionError(`${folder} holds no ${siteFile}: it is no case, or its check needs no site`);
  });
  const shown = JSON.parse(text) as ShownFolder;
  const server = await serveShown(shown);
  input.remark(`serving ${shown.answers.length} pages on 127.0.0.1:${shown.port}${shown.path}; end with Ctrl-C`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  server.closeAllConnections();
  server.close();
  return 0;
}

/** Answers as the site did; anything else is 404. */
export async function serveShown({ port, path, answers }: ShownFolder): Promise<http.Server> {
  const server = http.createServer((incoming, outgoing) => {
    incoming.resume();
    const asked = (incoming.url ?? '').split('?')[0]!;
    const answer = answers.find((item) => asked.endsWith(path + item.path));
    outgoing.writeHead(answer?.status ?? 404, answer?.headers ?? { 'content-type': 'text/plain' });
    outgoing.end(answer ? Buffer.from(answer.bodyBase64, 'base64') : 'Nothing stands here.\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
