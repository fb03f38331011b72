/**
 * The names under which one site answers: a crawl tells sites, subdomains and `www.` apart by them alone. Names below
 * `localhost` lead to this machine (RFC 6761, 6.3) wherever the target resolves them; a public address needs names of its
 * own kind that lead to the same site.
 * Used by fixture-site.ts.
 * Spec: Crawl options (allowExternalLinks, allowSubdomains, deduplicateSimilarURLs).
 */
import { isIP } from 'node:net';

/** `named`: a site by name; `www` and `sub`: that name with another before it; `other`: another site; `secure`: by https. */
export type SiteName = 'named' | 'www' | 'sub' | 'other' | 'secure';

/** What addresses begin with under each name; undefined where the site has no such name. */
export function originsOf(origin: string, port: number): Readonly<Record<SiteName, string | undefined>> {
  const url = new URL(origin);
  const isLocal = url.hostname === '127.0.0.1' || url.hostname === 'localhost';
  const path = url.pathname.replace(/\/+$/, '');
  const host = isLocal ? 'plumbline.localhost' : url.hostname;
  // Nothing can stand before a number.
  const isNumber = isIP(host.replace(/^\[|\]$/g, '')) !== 0;
  const under = (name: string): string => `${url.protocol}//${name}${url.port === '' ? '' : `:${url.port}`}${path}`;
  const isOfThisMachine = host.endsWith('.localhost');
  return {
    named: isNumber ? undefined : under(host),
    www: isNumber ? undefined : under(`www.${host}`),
    sub: isNumber ? undefined : under(`sub.${host}`),
    other: isOfThisMachine ? `http://127.0.0.1:${port}` : undefined,
    secure: isOfThisMachine && url.protocol === 'http:' ? under(url.hostname).replace(/^http:/, 'https:') : undefined,
  };
}
