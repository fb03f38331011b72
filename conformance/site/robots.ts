/**
 * The robots.txt of the fixture site. Servers remember it for long, so its rules stand from the start and hold in every
 * folder: what is to be forbidden lies below a path of such a name.
 * Spec: none (silences crawl-robots-txt, crawl-robots-options); RFC 9309.
 */

export const robotsPaths = {
  forbidden: 'off-limits',
  /** For crawlers of this name alone, for whom nothing else is forbidden. */
  guest: 'plumbline-guest',
  forbiddenToGuests: 'not-for-guests',
} as const;

export function robotsTxt(origin: string): string {
  const { forbidden, guest, forbiddenToGuests } = robotsPaths;
  return `User-agent: ${guest}
Disallow: /*/${forbiddenToGuests}/

User-agent: *
Disallow: /*/${forbidden}/
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}
