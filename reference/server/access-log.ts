/**
 * One line and one measurement for every request, when it is over. Says who called what and how it ended, never what
 * was in it: no query, no file names, no content, so zero data retention changes nothing here.
 * Spec: ParseOptions (zeroDataRetention, origin); AuditMetadata.
 */
import type { AuditEvent } from '../accounts/audit-log.js';
import type { Clock } from '../base/clock.js';
import type { RequestMeasure } from './metrics.js';
import type { RequestContext } from './request-state.js';

export interface AccessLogSettings {
  clock: Clock;
  measure: (request: RequestMeasure) => void;
  audit: { record(event: AuditEvent): void };
}

/** Writes down the request when its answer has left or its client has. */
export function logWhenOver(ctx: RequestContext, settings: AccessLogSettings): void {
  const startedMs = settings.clock.nowMs();
  ctx.state.ends.push(() => {
    const durationMs = Math.round(settings.clock.nowMs() - startedMs);
    const { operationId, owner, errorCode, jobId, log, span, requestId, username, source } = ctx.state;
    const status = ctx.res.statusCode;
    const answered = ctx.res.writableFinished;
    log.info(
      {
        method: ctx.method,
        path: ctx.path,
        operation: operationId,
        owner,
        source,
        status,
        durationMs,
        errorCode,
        jobId,
        ...(!answered && { clientGone: true }),
      },
      'request',
    );
    settings.measure({
      operation: operationId ?? 'none',
      method: ctx.method,
      status: answered ? status : 499,
      durationMs,
    });
    if (operationId !== undefined) span.rename(`${ctx.method} ${operationId}`);
    span.add({
      'http.response.status_code': answered ? status : 499,
      'plumbline.request_id': requestId,
      'plumbline.job_id': jobId,
    });
    span.end(errorCode ?? (answered ? 'ok' : 'request.client-gone'));
    if (operationId === undefined || owner === undefined) return;
    settings.audit.record({
      event: `${operationId}.${answered && status < 400 ? 'succeeded' : 'failed'}`,
      time: settings.clock.date().toISOString(),
      owner,
      operation: operationId,
      requestId,
      status: answered ? status : 499,
      ...(source !== undefined && { source }),
      ...(username !== undefined && { username }),
    });
  });
}
