/**
 * Headers of an outgoing request: those every visit sends, and those the caller adds or replaces.
 * Spec: Scrape options (headers, location).
 */
import { budgets } from '../base/budgets.js';
import { ServiceError } from '../base/errors.js';
import { isHopByHop } from '../security/hop-headers.js';

/** Names itself, and is taken by sites for a current browser, which many want before they answer. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Plumbline/0.1';

const everyVisit = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,application/pdf,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  'user-agent': userAgent,
};

/** Headers that say where a message goes and where it ends: theirs is the client that sends it. */
const ofTheClient = new Set(['host', 'content-length', 'accept-encoding', 'expect']);

/**
 * The caller's headers in lower case.
 * @throws ServiceError `request.invalid-options` for what is no header, or not the caller's to set
 */
export function callerHeaders(given: Readonly<Record<string, string>>): Record<string, string> {
  const headers: Record<string, string> = {};
  let sizeBytes = 0;
  for (const [name, value] of Object.entries(given)) {
    const lower = name.toLowerCase();
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(lower)) throw invalid(name, 'is no header name');
    if (isHopByHop(lower) || ofTheClient.has(lower)) throw invalid(name, 'cannot be set by the caller');
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) throw invalid(name, 'has a value that no header can have');
    sizeBytes += lower.length + value.length;
    if (sizeBytes > budgets.callerHeaders.bound) throw invalid(name, 'and those before it are too long together');
    headers[lower] = value;
  }
  return headers;
}

function invalid(name: string, fault: string): ServiceError {
  const shown = JSON.stringify(name.slice(0, 100));
  return new ServiceError('request.invalid-options', `Bad Request: headers: ${shown} ${fault}.`, {
    details: [{ code: 'invalid_header', path: '/headers', message: `${shown} ${fault}` }],
  });
}

/** At most ten language tags, best first, as Accept-Language with falling weights. */
export function acceptLanguage(languages: readonly string[]): string {
  return languages.map((tag, rank) => (rank === 0 ? tag : `${tag};q=${(1 - rank * 0.1).toFixed(1)}`)).join(',');
}

/** What a visit sends; the caller's own headers win. */
export function visitHeaders(caller: Record<string, string>, languages: readonly string[]): Record<string, string> {
  const wanted = acceptLanguage(languages);
  return { ...everyVisit, ...(wanted !== '' && { 'accept-language': wanted }), ...caller };
}

/** After a redirect to another site: what the caller added was meant for the first one, and may be a credential. */
export function forAnotherSite(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name in everyVisit));
}

/** The same origin, or the same host over TLS instead of without: most sites answer http with a redirect to https. */
export function isSameSite(from: URL, to: URL): boolean {
  const upgraded = from.protocol === 'http:' && to.protocol === 'https:' && from.port === '' && to.port === '';
  return from.origin === to.origin || (upgraded && from.hostname === to.hostname);
}
