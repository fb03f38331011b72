/**
 * What the browser says when something goes wrong -> the closed list of errors.
 * The proxy knows best why a connection was not made; the browser only sees that it was cut.
 * Spec: Errors.
 */
import { ServiceError } from '../base/errors.js';
import { portOf } from '../security/egress-guard.js';
import type { ProxySession } from '../security/egress-proxy.js';
import type { VisitFailed } from './driver-process.js';

/** Where the driver's library says what the network said; what follows may be the page's own words. */
const networkWord = /^(?:page\.\w+: )?(?:Protocol error \([\w.]+\): )?net::(ERR_[A-Z_]+)/;

/** The driver's own timers run as long as the caller's time, and may be over a moment before it. */
const outOfTime = /^page\.\w+: Timeout \d+ms exceeded/;

/** The browser's words for a navigation that turned into a download, an empty answer or something it does not show. */
const noPage = new Set(['ERR_ABORTED', 'ERR_HTTP_RESPONSE_CODE_FAILURE', 'ERR_INVALID_RESPONSE']);

/** @param error of a navigation */
export function leadsToNoPage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    noPage.has(networkWord.exec(error.message)?.[1] ?? '') || /^page\.goto: Download is starting/.test(error.message)
  );
}

export function asBrowseError(error: VisitFailed, session: ProxySession): ServiceError {
  const { kind, code, message, log, details, visited } = error.failure;
  if (kind === 'known') {
    return new ServiceError(code!, message, { cause: error, ...(log !== undefined && { log }), details });
  }
  for (const address of visited.toReversed()) {
    const url = new URL(address);
    const failure = session.failureOf(url.hostname, portOf(url));
    if (failure) return failure;
  }
  const host = (visited.length > 0 && new URL(visited.at(-1)!).host) || 'The page';
  if (kind === 'gone' && error.tookMemory) {
    return new ServiceError('source.too-large', `${host} takes more memory than a page may.`, { cause: error });
  }
  if (kind === 'gone') {
    return new ServiceError('source.unreachable', `The browser ended while it showed ${host}.`, { cause: error });
  }
  if (kind === 'closed') {
    return new ServiceError('source.unreachable', `${host} closed itself.`, { cause: error });
  }
  if (outOfTime.test(message)) {
    return new ServiceError('deadline.exceeded', 'The page was not done in time. Raise `timeout`.', { cause: error });
  }
  return ofNetwork(networkWord.exec(message)?.[1], host, error);
}

function ofNetwork(network: string | undefined, host: string, cause: VisitFailed): ServiceError {
  if (network === undefined) {
    return new ServiceError('internal.unexpected', 'An unexpected error occurred in the browser.', {
      log: cause.message,
      cause,
    });
  }
  if (/^ERR_(?:CERT|SSL|BAD_SSL)/.test(network)) {
    return new ServiceError('source.tls', `The TLS connection to ${host} failed: ${network}.`, { cause });
  }
  if (network === 'ERR_UNSAFE_PORT') {
    return new ServiceError('source.blocked-address', `${host} may not be visited: browsers refuse its port.`);
  }
  if (network === 'ERR_TOO_MANY_REDIRECTS') {
    return new ServiceError('source.too-many-redirects', `${host} redirected too many times.`, { cause });
  }
  return new ServiceError('source.unreachable', `${host} could not be reached or broke off (${network}).`, { cause });
}
