/**
 * The closed list of things that can go wrong, by name.
 * Every room throws a ServiceError; only server/error-responses.ts knows what HTTP says of each code.
 * `message` is for the log; `publicMessage` is for the caller and says what to do.
 * Spec: Errors.
 */
export const errorCodes = [
  'request.not-multipart',
  'request.malformed-multipart',
  'request.missing-file',
  'request.too-many-files',
  'request.invalid-json',
  'request.invalid-options',
  'request.unsupported-option',
  'request.not-found',
  'request.method-not-allowed',
  'request.foreign-caller',
  'request.body-too-large',
  'request.unsupported-encoding',
  'request.client-gone',
  'document.unsupported-format',
  'document.empty',
  'document.too-large',
  'document.encrypted',
  'document.corrupted',
  'document.limit-exceeded',
  'source.blocked-address',
  'source.unreachable',
  'source.name-not-resolved',
  'source.tls',
  'source.too-many-redirects',
  'source.too-large',
  'source.no-stored-copy',
  'source.unsupported-file',
  'action.failed',
  'action.not-supported',
  'feature.not-available',
  'account.unauthenticated',
  'account.payment-required',
  'account.rate-limited',
  'account.queue-timeout',
  'account.queue-full',
  'job.not-found',
  'job.finished',
  'job.repeated',
  'monitor.running',
  'monitor.paused',
  'deadline.exceeded',
  'map.timeout',
  'storage.full',
  'storage.unavailable',
  'server.overloaded',
  'server.shutting-down',
  'internal.unexpected',
] as const;

/** A name of one kind of trouble, `<family>.<what>`. */
export type ErrorCode = (typeof errorCodes)[number];

/** An error with a code of the closed list. Two texts: `message` is logged, `publicMessage` is told to the caller. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly publicMessage: string;
  /** Machine-readable extra for the caller, such as the list of invalid options; never secrets. */
  readonly details: unknown;
  /** Whole seconds after which the same request may succeed; for limits. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    publicMessage: string,
    extra: { log?: string; cause?: unknown; details?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(extra.log ?? publicMessage, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.publicMessage = publicMessage;
    this.details = extra.details;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}

/**
 * An error may quote the document, and errors are logged: with zero data retention only its kind remains.
 * @param doing what was being done, such as `reading the document`
 */
export function withoutContent(error: unknown, doing: string): unknown {
  if (isServiceError(error) && error.code !== 'internal.unexpected') return error;
  return new ServiceError('internal.unexpected', `An unexpected error occurred while ${doing}.`, {
    log: `An unexpected error occurred while ${doing} with zero data retention; its text is not kept.`,
  });
}

/** True for a ServiceError, also one that crossed a process boundary and was rebuilt. */
export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof ServiceError;
}
