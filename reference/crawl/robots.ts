/**
 * What a site's robots.txt lets us visit, how quickly, and where it says its maps are.
 * Spec: Crawl options (robots.txt is not shown: our choice, as crawlers do); RFC 9309.
 */
import module from 'robots-parser';
import { budgets } from '../base/budgets.js';

// The package is a function; its types take it for a module with one.
const robotsParser = module as unknown as typeof module.default;

export interface Robots {
  allows(url: URL): boolean;
  /** Seconds between visits that the site asks for. */
  crawlDelaySeconds?: number;
  /** As written. */
  sitemaps: string[];
}

/** RFC 9309 2.5: what is beyond 500 KiB may be left unread. */
const mostBytes = budgets.robotsSize.bound;
/** A rule with wildcards costs its length for every character of a path: this much of them is read, of each group too. */
const mostWildcardCharacters = budgets.robotsRules.bound;
const longestRule = 2048;
const mostSitemaps = budgets.robotsSitemaps.bound;

export const robotsOfNobody: Robots = { allows: () => true, sitemaps: [] };

/** @param userAgent the product name rules may speak of, such as `Plumbline` */
export function readRobots(robotsUrl: URL, text: string, userAgent: string): Robots {
  const rules = robotsParser(robotsUrl.href, bounded(text.slice(0, mostBytes)));
  const crawlDelaySeconds = rules.getCrawlDelay(userAgent);
  return {
    allows: (url) => rules.isAllowed(url.href, userAgent) ?? true,
    ...(crawlDelaySeconds !== undefined && crawlDelaySeconds > 0 && { crawlDelaySeconds }),
    sitemaps: rules.getSitemaps().slice(0, mostSitemaps),
  };
}

function bounded(text: string): string {
  let wildcards = 0;
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => {
      if (line.length > longestRule) return false;
      if (line.includes('*') && !/^\s*user-agent/i.test(line)) wildcards += line.length;
      return wildcards <= mostWildcardCharacters || !line.includes('*');
    })
    .join('\n');
}
