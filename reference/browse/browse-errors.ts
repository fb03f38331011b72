/**
 * What the browser says when something goes wrong -> the closed list of errors.
 * The proxy knows best why a connection was not made; the browser only sees that it was cut.
 * Spec: Errors.
 */
import { isServiceError, ServiceError } from '../base/errors.js';
import { portOf } from '../security/egress-guard.js';
import type { ProxySession } from '../security/egress-proxy.js';
import { tooLarge } from '../fetch/read-body.js';

/** The browser's word for a navigation that turned into a download, an empty answer or something it does not show. */
const noPage = /net::ERR_ABORTED|Download is starting|net::ERR_HTTP_RESPONSE_CODE_FAILURE|net::ERR_INVALID_RESPONSE/;

export function leadsToNoPage(error: unknown): boolean {
  return error instanceof Error && noPage.test(error.message);
}

/** True when the browser, or the page's process, ended under the visit. */
export function isBrowserGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Target (?:page, context or browser has been )?closed|Target crashed|Page crashed|Browser (?:has been )?closed|browser has disconnected|Connection closed/i.test(
      error.message,
    )
  );
}

/** @param visited the addresses the main frame asked for, in order */
export function asBrowseError(
  error: unknown,
  session: ProxySession,
  visited: readonly string[],
  maxBytes: number,
): ServiceError {
  if (isServiceError(error)) return error;
  if (session.exceeded.aborted) return tooLarge(maxBytes);
  for (const address of visited.toReversed()) {
    const url = new URL(address);
    const failure = session.failureOf(url.hostname, portOf(url));
    if (failure) return failure;
  }
  const message = error instanceof Error ? error.message : String(error);
  const network = /net::(ERR_[A-Z_]+)/.exec(message)?.[1];
  const host = visited.length > 0 ? new URL(visited.at(-1)!).host : 'The page';
  if (network !== undefined && /^ERR_(?:CERT|SSL|BAD_SSL)/.test(network)) {
    return new ServiceError('source.tls', `The TLS connection to ${host} failed: ${network}.`, { cause: error });
  }
  if (network === 'ERR_UNSAFE_PORT') {
    return new ServiceError('source.blocked-address', `${host} may not be visited: browsers refuse its port.`);
  }
  if (network === 'ERR_TOO_MANY_REDIRECTS') {
    return new ServiceError('source.too-many-redirects', `${host} redirected too many times.`, { cause: error });
  }
  if (network !== undefined) {
    return new ServiceError('source.unreachable', `${host} could not be reached or broke off (${network}).`, {
      cause: error,
    });
  }
  if (isBrowserGone(error)) {
    return new ServiceError('source.unreachable', `The browser ended while it showed ${host}.`, { cause: error });
  }
  return new ServiceError('internal.unexpected', 'An unexpected error occurred in the browser.', {
    log: message,
    cause: error,
  });
}
