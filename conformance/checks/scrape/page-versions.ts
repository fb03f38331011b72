/**
 * A page that has another text from one moment on. The check turns it, not the number of visits: a server may visit a
 * page more often than once for a scrape, to look at its type first or to render it.
 * Used by the checks of maxAge and of change tracking.
 * Spec: Scrape options, maxAge; Change tracking object.
 */
import type { CheckContext } from '../../harness/check-context.js';
import { counterPage } from '../../site/pages/counter-page.js';
import type { SiteFolder } from '../../site/fixture-site.js';

export interface PageVersions {
  readonly site: SiteFolder;
  readonly url: string;
  /** In the page at first. */
  readonly before: string;
  /** In its place once the page was turned. */
  readonly after: string;
  readonly turn: () => void;
}

export async function pageVersions(t: CheckContext): Promise<PageVersions> {
  const site = await t.siteFolder();
  const [before, after] = [t.word(), t.word()];
  const url = site.put('page', counterPage([before]));
  return { site, url, before, after, turn: () => void site.put('page', counterPage([after])) };
}
