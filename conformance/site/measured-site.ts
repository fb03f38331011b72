/**
 * Sites with known answers: small pages of sentences and links, each with a word that stands nowhere else. What a crawl
 * visits and answers is held against what was put there.
 * Used by the checks of crawls, batch scrapes and maps.
 * Spec: Crawl options; Map options.
 */
import { prosePage } from '../documents/pages/prose-page.js';
import type { SiteFolder } from './fixture-site.js';
import { htmlAnswer } from './resource.js';
import type { SiteAnswer } from './resource.js';

export interface MeasuredPage {
  /** Addresses it links to: paths of the folder, or whole addresses. */
  readonly links?: readonly string[];
  /** How it is answered, beside its text. */
  readonly answer?: Omit<SiteAnswer, 'body'>;
}

/** Pages by their path in the folder. */
export type MeasuredSite = Readonly<Record<string, MeasuredPage>>;

const wordsOfSites = new WeakMap<SiteFolder, Record<string, string>>();

/** The word of each page that was put there, by its path. */
export function measuredWords(site: SiteFolder): Readonly<Record<string, string>> {
  return wordsOfSites.get(site) ?? {};
}

/** Puts the pages there; gives the word of each, drawn from `source`. */
export function putMeasuredSite(
  site: SiteFolder,
  pages: MeasuredSite,
  source: { word(): string },
): Readonly<Record<string, string>> {
  const words: Record<string, string> = {};
  const known = wordsOfSites.get(site) ?? {};
  wordsOfSites.set(site, known);
  for (const [path, { links = [], answer }] of Object.entries(pages)) {
    const own = source.word();
    words[path] = own;
    known[path] = own;
    const items = links.map((link, index) => `<li><a href="${hrefOf(site, link)}">Chapter ${index + 1}</a></li>`);
    const text = `<p>The keyword of this page is ${own}. It was written by a keeper who liked to number things, and it
goes on for a sentence or two, so that every reader takes it for a page with something to say.</p>
${items.length > 0 ? `<p>Everything that follows from it:</p>\n<ul>\n${items.join('\n')}\n</ul>` : ''}`;
    site.put(path, htmlAnswer(prosePage(text, `Page ${own}`), answer));
  }
  return words;
}

/** As pages of a site write it: from the root of the host. */
function hrefOf(site: SiteFolder, link: string): string {
  if (/^https?:/.test(link)) return link;
  const [path = '', rest = ''] = link.split(/(?=[?#])(.*)/s);
  return `${new URL(site.url('')).pathname}${path}${rest}`;
}
