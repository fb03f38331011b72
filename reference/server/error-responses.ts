/**
 * What HTTP says of every kind of trouble: the only place that knows. A new error code does not compile until it has a row.
 * Spec: Errors. Statuses and codes the source does not show are our choice (spec/silences.yaml).
 */
import { isServiceError, ServiceError } from '../base/errors.js';
import type { ErrorCode } from '../base/errors.js';

/** `code` is the wire's name; the contract lists every one of them. */
interface Row {
  status: number;
  code: string;
}

export const errorResponses = {
  'request.not-multipart': { status: 400, code: 'BAD_REQUEST' },
  'request.malformed-multipart': { status: 400, code: 'BAD_REQUEST' },
  'request.missing-file': { status: 400, code: 'BAD_REQUEST' },
  'request.too-many-files': { status: 400, code: 'BAD_REQUEST' },
  'request.invalid-json': { status: 400, code: 'BAD_REQUEST_INVALID_JSON' },
  'request.invalid-options': { status: 400, code: 'BAD_REQUEST' },
  'request.unsupported-option': { status: 400, code: 'PARSE_UNSUPPORTED_OPTIONS' },
  'request.not-found': { status: 404, code: 'NOT_FOUND' },
  'request.method-not-allowed': { status: 405, code: 'METHOD_NOT_ALLOWED' },
  'request.foreign-caller': { status: 403, code: 'FORBIDDEN' },
  'request.body-too-large': { status: 413, code: 'BAD_REQUEST' },
  'request.unsupported-encoding': { status: 400, code: 'BAD_REQUEST' },
  // Nobody is there to read the answer; the log and the measures call it by this status.
  'request.client-gone': { status: 499, code: 'CLIENT_CLOSED_REQUEST' },
  'document.unsupported-format': { status: 400, code: 'UNSUPPORTED_FILE_TYPE' },
  'document.empty': { status: 400, code: 'BAD_REQUEST' },
  'document.too-large': { status: 400, code: 'BAD_REQUEST' },
  'document.encrypted': { status: 400, code: 'BAD_REQUEST' },
  'document.corrupted': { status: 400, code: 'BAD_REQUEST' },
  'document.limit-exceeded': { status: 400, code: 'BAD_REQUEST' },
  'source.blocked-address': { status: 403, code: 'UNSUPPORTED_SITE' },
  'source.unreachable': { status: 500, code: 'SCRAPE_SITE_ERROR' },
  'source.name-not-resolved': { status: 500, code: 'SCRAPE_DNS_RESOLUTION_ERROR' },
  'source.tls': { status: 500, code: 'SCRAPE_SSL_ERROR' },
  'source.too-many-redirects': { status: 500, code: 'SCRAPE_SITE_ERROR' },
  'source.too-large': { status: 500, code: 'SCRAPE_SITE_ERROR' },
  'source.no-stored-copy': { status: 404, code: 'SCRAPE_NO_CACHED_DATA' },
  'source.unsupported-file': { status: 400, code: 'SCRAPE_UNSUPPORTED_FILE_ERROR' },
  'action.failed': { status: 500, code: 'SCRAPE_ACTION_ERROR' },
  'action.not-supported': { status: 400, code: 'SCRAPE_ACTIONS_NOT_SUPPORTED' },
  'feature.not-available': { status: 501, code: 'NOT_IMPLEMENTED' },
  'account.unauthenticated': { status: 401, code: 'UNAUTHORIZED' },
  'account.payment-required': { status: 402, code: 'PAYMENT_REQUIRED' },
  'account.rate-limited': { status: 429, code: 'RATE_LIMIT_EXCEEDED' },
  'account.queue-timeout': { status: 408, code: 'CONCURRENCY_QUEUE_TIMEOUT' },
  'account.queue-full': { status: 429, code: 'CONCURRENCY_LIMIT_EXCEEDED' },
  'job.not-found': { status: 404, code: 'JOB_NOT_FOUND' },
  'job.finished': { status: 409, code: 'JOB_FINISHED' },
  'job.repeated': { status: 409, code: 'IDEMPOTENCY_KEY_USED' },
  'monitor.running': { status: 409, code: 'MONITOR_RUNNING' },
  'monitor.paused': { status: 409, code: 'MONITOR_PAUSED' },
  'deadline.exceeded': { status: 408, code: 'SCRAPE_TIMEOUT' },
  'map.timeout': { status: 408, code: 'MAP_TIMEOUT' },
  'storage.full': { status: 503, code: 'STORAGE_FULL' },
  'storage.unavailable': { status: 503, code: 'STORAGE_UNAVAILABLE' },
  'server.overloaded': { status: 503, code: 'SERVER_OVERLOADED' },
  'server.shutting-down': { status: 503, code: 'SERVER_SHUTTING_DOWN' },
  'internal.unexpected': { status: 500, code: 'UNKNOWN_ERROR' },
} as const satisfies Record<ErrorCode, Row>;

export interface ErrorBody {
  success: false;
  code: string;
  error: string;
  details?: unknown;
}

/** The answer to an error of the closed list. */
export function errorResponse(error: ServiceError): {
  status: number;
  body: ErrorBody;
  headers: Record<string, string>;
} {
  const row: Row = errorResponses[error.code];
  return {
    status: row.status,
    body: {
      success: false,
      code: row.code,
      error: error.publicMessage,
      ...(error.details !== undefined && { details: error.details }),
    },
    headers: error.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(error.retryAfterSeconds) },
  };
}

/** Anything that is no ServiceError is a fault of ours: the caller learns the request's id, the log the rest. */
export function asServiceError(error: unknown, requestId: string): ServiceError {
  if (isServiceError(error)) return error;
  // Node wraps what a signal was aborted for.
  if (error instanceof Error && error.name === 'AbortError' && isServiceError(error.cause)) return error.cause;
  return new ServiceError('internal.unexpected', `An unexpected error occurred. Its id is ${requestId}.`, {
    log: error instanceof Error ? error.message : 'A value that is no Error was thrown.',
    cause: error,
  });
}

/** The wire's word for a code of ours; undefined for what is none. */
export function publicCode(code: string): string | undefined {
  return code in errorResponses ? errorResponses[code as ErrorCode].code : undefined;
}
