/**
 * What stands beside the interface, outside `/v2` and without a key: health, metrics, the contract, a page about it.
 * Spec: none (operations).
 */
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
  let docs: ((origin: string) => string) | undefined;
  return servePages({
    '/openapi.yaml': (ctx) => {
      ctx.type = 'application/yaml; charset=utf-8';
      ctx.body = yaml(originOf(ctx.headers.host));
    },
    '/openapi.json': (ctx) => {
      ctx.type = 'application/json; charset=utf-8';
      ctx.body = json(originOf(ctx.headers.host));
    },
    '/docs': (ctx) => {
      ctx.set('Content-Security-Policy', ownPagePolicy);
      ctx.type = 'text/html; charset=utf-8';
      docs ??= addressed(docsPage(contract));
      ctx.body = docs(originOf(ctx.headers.host));
    },
  });
}

/** The text with another origin in the place of the contract's. */
function addressed(text: string): (origin: string) => string {
  const pieces = text.split(new URL(contract.servers![0]!.url).origin);
  return (origin) => pieces.join(origin);
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
