/**
 * The Koa application: gives every request an id, a log and an end, turns every error into the contract's body,
 * and hands what is below `/v2` to the backend.
 * Spec: Endpoints; Errors.
 */
import type { IncomingMessage } from 'node:http';
import Koa from 'koa';
import type { Clock } from '../base/clock.js';
import { ServiceError } from '../base/errors.js';
import { newId } from '../base/ids.js';
import type { Logger } from '../base/logger.js';
import type { Random } from '../base/random.js';
import type { Tracing } from '../base/tracing.js';
import { logWhenOver } from './access-log.js';
import type { AccessLogSettings } from './access-log.js';
import type { Backend } from './backend.js';
import { answerViolations } from './contract.js';
import type { Drain } from './drain.js';
import { asServiceError, errorResponse } from './error-responses.js';
import { discardBody, holdConnection } from './linger.js';
import type { RequestContext, RequestState } from './request-state.js';
import { whenOver } from './when-over.js';

export interface AppSettings {
  backend: Backend;
  /** Answers what stands beside the interface; true when it did. */
  servicePages: (ctx: RequestContext) => Promise<boolean>;
  drain: Drain;
  audit: AccessLogSettings['audit'];
  measure: AccessLogSettings['measure'];
  clock: Clock;
  random: Random;
  log: Logger;
  /** Throws for a request that may not even be looked at. */
  guard: (request: IncomingMessage) => void;
  tracing: Tracing;
  validateResponses: boolean;
}

export function createApp(settings: AppSettings): Koa<RequestState> {
  const app = new Koa<RequestState>();
  app.silent = true;
  app.use(async (ctx) => {
    begin(ctx, settings);
    try {
      await ctx.state.span.run(() => serve(ctx, settings));
    } catch (error) {
      answerError(ctx, error, settings);
    }
  });
  return app;
}

function begin(ctx: RequestContext, settings: AppSettings): void {
  const requestId = requestIdOf(ctx, settings.random);
  const gone = new AbortController();
  ctx.state.requestId = requestId;
  const facts = { 'http.request.method': ctx.method };
  ctx.state.span = settings.tracing.begin(ctx.method, facts, { traceparent: ctx.get('traceparent') });
  const { traceId } = ctx.state.span;
  ctx.state.log = settings.log.child({ requestId, ...(traceId !== undefined && { traceId }) });
  ctx.state.signal = gone.signal;
  ctx.state.ends = [];
  ctx.set('X-Request-Id', requestId);
  ctx.set('X-Content-Type-Options', 'nosniff');
  settings.drain.enter();
  whenOver(ctx.req, ctx.res, () => {
    for (const end of ctx.state.ends) end();
    settings.drain.leave();
    if (!ctx.res.writableFinished) gone.abort(new ServiceError('request.client-gone', 'The client went away.'));
  });
  logWhenOver(ctx, settings);
}

/** A caller's own id is kept, when it is fit for a log. */
function requestIdOf(ctx: RequestContext, random: Random): string {
  const given = ctx.get('x-request-id');
  return /^[\w.:-]{1,128}$/.test(given) ? given : newId(random);
}

async function serve(ctx: RequestContext, settings: AppSettings): Promise<void> {
  settings.guard(ctx.req);
  requireReadablePath(ctx.path);
  if (await settings.servicePages(ctx)) return;
  if (settings.drain.draining) {
    await discardBody(ctx.req);
    throw new ServiceError('server.shutting-down', 'The server is shutting down. Try again.', { retryAfterSeconds: 1 });
  }
  await settings.backend(ctx);
}

function requireReadablePath(path: string): void {
  try {
    decodeURIComponent(path);
  } catch (cause) {
    throw new ServiceError('request.not-found', 'The path cannot be read: its percent-encoding is wrong.', { cause });
  }
}

function answerError(ctx: RequestContext, thrown: unknown, settings: AppSettings): void {
  const { state } = ctx;
  const error = asServiceError(thrown, state.requestId);
  const { status, body, headers } = errorResponse(error);
  state.errorCode = error.code;
  if (status >= 500 && error.code === 'internal.unexpected') {
    state.log.error({ err: error.cause ?? error, reason: error.message }, 'unexpected error');
  }
  ctx.status = status;
  ctx.set(headers);
  holdConnection(ctx.req, ctx.res);
  if (settings.drain.draining && ctx.req.complete) ctx.set('Connection', 'close');
  ctx.body = body;
  if (settings.validateResponses && state.operationId) {
    const violations = answerViolations(state.operationId, status, body);
    if (violations.length > 0) state.log.error({ violations, status }, 'error answer breaks the contract');
  }
}
