/**
 * Without authentication, being on this machine is the only credential. A web page that a person of this machine looks at
 * is not: it can send forms to a loopback address, and have the name of its own site lead here (DNS rebinding). Such
 * requests show themselves by the name they call or by where they come from.
 * Spec: Authentication (AUTH=off is ours). Standards: RFC 6454, Origin; Fetch Metadata, Sec-Fetch-Site.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { ServiceError } from '../base/errors.js';

/**
 * @param publicUrl a name of this server beside the loopback ones; empty when it has none
 * @throws ServiceError `request.foreign-caller`
 */
export function requireLocalCaller(headers: IncomingHttpHeaders, publicUrl: string): void {
  const ownNames = publicUrl === '' ? [] : [new URL(publicUrl).hostname];
  const isOwn = (origin: string): boolean => {
    const name = URL.canParse(origin) ? new URL(origin).hostname : '';
    return isLoopbackName(name) || ownNames.includes(name);
  };
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (!isOwn(`http://${host ?? ''}`)) {
    throw refusal('`Host` names another server');
  }
  if (origin !== undefined && !isOwn(origin)) throw refusal('`Origin` names a page of another site');
  if (site === 'cross-site') throw refusal('it was sent by a page of another site');
}

function isLoopbackName(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost') || name === '[::1]') return true;
  return isIP(name) === 4 && name.startsWith('127.');
}

function refusal(reason: string): ServiceError {
  return new ServiceError(
    'request.foreign-caller',
    `Refused, because ${reason}: without authentication this server answers callers of its own machine only.`,
  );
}
