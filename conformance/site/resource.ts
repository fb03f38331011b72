/**
 * What stands at a path of the fixture site: a fixed answer, or a function that answers each visit.
 * Made by checks and by site/pages, served by fixture-site.ts.
 * Spec: none of its own; RFC 9110.
 */
import type { Visit } from './visit.js';

export interface SiteAnswer {
  /** Default 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Milliseconds between the request and the first byte of the answer. Default 0. */
  readonly delayMs?: number;
  /** Closes the connection in the place of an answer. */
  readonly drops?: boolean;
}

export type Resource = SiteAnswer | ((visit: Visit) => SiteAnswer);

/** An HTML page in UTF-8. */
export function htmlAnswer(markup: string, rest: Omit<SiteAnswer, 'body'> = {}): SiteAnswer {
  return { ...rest, headers: { 'content-type': 'text/html; charset=utf-8', ...rest.headers }, body: markup };
}

/** A file under a content type. */
export function fileAnswer(bytes: Uint8Array, contentType: string): SiteAnswer {
  return { headers: { 'content-type': contentType }, body: bytes };
}

/** A redirect; `location` may be relative to the page's own address. */
export function redirectAnswer(status: 301 | 302 | 303 | 307 | 308, location: string): SiteAnswer {
  return { status, headers: { location, 'content-type': 'text/plain' }, body: `See ${location}\n` };
}
