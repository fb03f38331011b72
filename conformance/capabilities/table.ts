/**
 * Every capability a target may have or lack, from the general to the particular. Each is asked for by one small lawful
 * request whose answer must hold what was asked for: words of a document, a member of `data`, an arrival. What the
 * target answers instead is quoted, whatever its status: 400, 404, 405, 422, 500, 501, or 200 with a warning.
 * Probes are generous: they ask whether a thing is there at all, never whether it is right.
 * Spec: Endpoints; What the service does 2; Scrape options, formats and actions.
 */
import type { Capability, Prober } from '../harness/capability.js';
import type { Exchange } from '../harness/exchange.js';
import type { Part } from '../harness/multipart.js';
import { serverWords } from '../harness/server-words.js';
import { parseParts } from '../vocabulary/parse.js';
import { pageFormats, uploadFormats } from './formats.js';
import { jobCapabilities } from './jobs.js';
import { documentCapabilities, pageOptionCapabilities, putPage, scrapeCapabilities } from './pages.js';
import { redaction } from './redaction.js';
import { isParse, isScrape } from './requests.js';
import { isSoftRefusal, offered } from './standing.js';
import { anyReadable, probeFile, uploadCapabilities } from './uploads.js';

/** A request that the operation serves, without a key. */
async function withoutKey(p: Prober, operation: string): Promise<Exchange> {
  const ask = (request: { path: string; parts?: Part[]; json?: unknown }): Promise<Exchange> =>
    p.send({ method: 'POST', ...request, authorization: null });
  return operation === 'parse'
    ? ask({ path: '/parse', parts: parseParts({ file: await probeFile(p) }) })
    : ask({ path: `/${operation}`, json: { url: (await putPage(p)).url } });
}

export const capabilities: readonly Capability[] = [
  {
    id: 'key',
    title: 'the key of this run',
    needs: [],
    judgedBy: ['authentication.bearer.accepted'],
    usedBy: (request) => isParse(request) || isScrape(request),
    async probe(p) {
      const exchange = await p.send({ method: 'POST', path: '/parse', parts: parseParts({ options: {} }) });
      const { status } = exchange.response;
      return status === 401 || status === 403 ? { state: 'not-offered', words: serverWords(exchange) } : offered;
    },
  },
  ...uploadCapabilities,
  ...uploadFormats,
  redaction(async (p) => (await anyReadable(p)).kind),
  ...scrapeCapabilities,
  ...documentCapabilities,
  ...pageFormats,
  ...pageOptionCapabilities,
  ...jobCapabilities,
  {
    id: 'keys-demanded',
    title: 'keys (requests without one are refused)',
    needs: ['key', ['parse', 'scrape', 'map', 'crawl']],
    judgedBy: ['authentication.bearer.required'],
    usedBy: (request) => request.authorization !== undefined,
    async probe(p, [, operation]) {
      const exchange = await withoutKey(p, operation!);
      const { status } = exchange.response;
      if (status >= 400 || isSoftRefusal(exchange)) return offered;
      return { state: 'not-offered', words: `status ${status} to a request without a key` };
    },
  },
];
