/**
 * What stands beside the interface, outside `/v2` and without a key: health, metrics, the contract, a page about it.
 * Spec: none (operations).
 */
import { Readable } from 'node:stream';
import { stringify } from 'yaml';
import { budgets } from '../base/budgets.js';
import type { Clock } from '../base/clock.js';
import { contract } from './contract.js';
import { docsPage } from './docs/docs-page.js';
import type { Metrics } from './metrics.js';
import type { RequestContext } from './request-state.js';

export interface HealthPageSettings {
  metrics: Metrics;
  clock: Clock;
  /** Whether documents can be read now, and what is done can be kept. */
  isReady: () => Promise<boolean>;
}

/** Everything from here and nothing from elsewhere: what a page shows of documents loads no picture and runs no script. */
export const ownPagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Page = (ctx: RequestContext) => void | Promise<void>;

/** Answers when the path is one of its pages; false otherwise. */
export type ServicePages = (ctx: RequestContext) => Promise<boolean>;

/** What every process answers, whatever its role. */
export function healthPages({ metrics, clock, isReady }: HealthPageSettings): ServicePages {
  let read: { atMs: number; text: Promise<string> } | undefined;
  // Anybody may ask, and the text takes longer to make than to send.
  const metricsText = (): Promise<string> => {
    const nowMs = clock.nowMs();
    if (!read || nowMs - read.atMs >= budgets.metricsAge.bound) read = { atMs: nowMs, text: metrics.text() };
    return read.text;
  };
  return servePages({
    '/healthz': (ctx) => {
      ctx.body = { status: 'ok' };
    },
    '/readyz': async (ctx) => {
      const ready = await isReady();
      ctx.status = ready ? 200 : 503;
      ctx.body = { status: ready ? 'ready' : 'not ready' };
    },
    '/metrics': async (ctx) => {
      ctx.type = metrics.contentType;
      ctx.body = await metricsText();
    },
  });
}

/**
 * What stands beside the interface where it is served. The address of the contract gives way to the one by which its
 * reader came: programs made from it call this server.
 * @param originOf where a request with this Host header reaches the server, without a slash at the end
 */
export function contractPages(originOf: (host: string | undefined) => string): ServicePages {
  const json = addressed(JSON.stringify(contract, null, 2));
  const yaml = addressed(stringify(contract, { aliasDuplicateObjects: false }));
  // Some 600 KB that not every process is asked for.
  let docs: Addressed | undefined;
  return servePages({
    '/openapi.yaml': (ctx) => {
      ctx.type = 'application/yaml; charset=utf-8';
      yaml(ctx, originOf(ctx.headers.host));
    },
    '/openapi.json': (ctx) => {
      ctx.type = 'application/json; charset=utf-8';
      json(ctx, originOf(ctx.headers.host));
    },
    '/docs': (ctx) => {
      ctx.set('Content-Security-Policy', ownPagePolicy);
      ctx.type = 'text/html; charset=utf-8';
      docs ??= addressed(docsPage(contract));
      docs(ctx, originOf(ctx.headers.host));
    },
  });
}

/** Answers with a text about this server at an origin. */
type Addressed = (ctx: RequestContext, origin: string) => void;

/**
 * The text with another origin in the place of the contract's. It leaves in pieces that all answers share, as fast as they
 * are taken: who asks often and reads nothing makes the server hold nothing.
 */
function addressed(text: string): Addressed {
  const parts = text.split(new URL(contract.servers![0]!.url).origin).map((part) => Buffer.from(part));
  const sizeBytes = parts.reduce((sum, part) => sum + part.length, 0);
  const partsInPieces = parts.map(inPieces);
  return (ctx, origin) => {
    const address = Buffer.from(origin);
    ctx.body = Readable.from(partsInPieces.flatMap((pieces, index) => (index === 0 ? pieces : [address, ...pieces])));
    ctx.length = sizeBytes + address.length * (parts.length - 1);
  };
}

/** Small enough that one which waits for its reader is little; they share the memory of the whole. */
function inPieces(bytes: Buffer): Buffer[] {
  const pieceBytes = 16 << 10;
  return Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, index) =>
    bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  );
}

/** @param pages by their exact path; asked by GET or HEAD */
export function servePages(pages: Record<string, Page>): ServicePages {
  return async (ctx) => {
    const page = Object.hasOwn(pages, ctx.path) ? pages[ctx.path] : undefined;
    if (!page || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
    await page(ctx);
    return true;
  };
}
