/**
 * What databases and file systems say when they are full or away -> the closed list of errors. Anything else stays what it
 * is: a fault of ours.
 * Spec: Errors (not shown for storage: our choice).
 */
import { isServiceError, ServiceError } from '../../base/errors.js';

/** ENOSPC, EDQUOT and EFBIG are the file system's; 53100 is PostgreSQL's. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100']);
/** Of the network and of PostgreSQL: refused, ended, starting up, too many connections, read-only after a failover. */
const away =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08...|57P0[123]|53300|25006)$/;
/** The driver of PostgreSQL gives these no code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** A ServiceError `storage.full` or `storage.unavailable`, or the error as it was. */
export function storageError(error: unknown): unknown {
  if (isServiceError(error) || !(error instanceof Error)) return error;
  const code = codeOf(error);
  if (full.has(code)) {
    return new ServiceError('storage.full', 'The storage of the server is full. Try again later.', {
      log: error.message,
      cause: error,
      retryAfterSeconds: 60,
    });
  }
  if (!away.test(code) && !awayMessages.test(error.message)) return error;
  return new ServiceError('storage.unavailable', 'The database of the server cannot be reached. Try again later.', {
    log: `${code} ${error.message}`.trim(),
    cause: error,
    retryAfterSeconds: 5,
  });
}

function codeOf(error: Error): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return codeOf(error.errors[0]);
  return String((error as NodeJS.ErrnoException).code ?? '');
}
