/**
 * Headers that concern one connection only and are not passed on.
 * Standard: RFC 9110, 7.6.1.
 */
import type { IncomingHttpHeaders } from 'node:http';

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** True for a header of the connection, not of the message. `name` in lower case. */
export function isHopByHop(name: string): boolean {
  return hopByHop.has(name);
}

/** What remains for the other side, the names listed in `Connection` left out too. */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const listed = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !listed.has(name)));
}
