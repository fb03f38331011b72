/**
 * What a request line asks for, as the path and query that all behind it reads, and of which host.
 * A caller may write the whole address instead (RFC 9112, 3.2.2); one that is none at all may not reach what parses it.
 * Spec: none (operations).
 */
import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../base/errors.js';

/** Stands for a target that is no address: no percent-encoding is wrong in more ways, and it is refused as that. */
const unreadable = '/%';

/** Puts path and query in the place of the target. The host of a whole address counts, whatever `Host` says. */
export function keepPathOfTarget(request: IncomingMessage): void {
  const target = request.url!;
  if (target.startsWith('/') || target === '*') return;
  const isAddress = /^https?:\/\//i.test(target) && URL.canParse(target);
  if (!isAddress) {
    request.url = unreadable;
    return;
  }
  const { host, pathname, search } = new URL(target);
  request.url = pathname + search;
  request.headers.host = host;
}

/**
 * Of two hosts one would be checked here and the other by a proxy on the way: RFC 9112, 3.2. Node keeps the first.
 * @throws ServiceError `request.invalid-options`
 */
export function requireOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): void {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) {
    throw new ServiceError('request.invalid-options', 'Bad Request: the request names its `Host` more than once.');
  }
}
