/**
 * Checks of content that only a page with an address has: relative addresses, and what its script makes of it.
 * Spec: Document data, `html` (relative URLs become absolute), `links`; Scrape options, waitFor (smart-wait).
 */
import { pageWithoutBase } from '../../documents/pages/addresses-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject } from '../../harness/expectation.js';
import { missingText, sameAddress } from '../../harness/oracles/content.js';
import { framePage, shellPage } from '../../site/pages/shell-page.js';
import { htmlAnswer, redirectAnswer } from '../../site/resource.js';
import { addressFinding } from '../document-data/html-cleaning.js';
import { inMember, scraped, scrapedText } from '../../vocabulary/scrape.js';

interface Catalogue {
  readonly exchange: Exchange;
  readonly data: JsonObject;
  readonly links: { readonly written: string; readonly absolute: string }[];
  readonly images: { readonly written: string; readonly absolute: string }[];
}

/** A page of relative addresses that declares no base, asked for by its own address and through a redirect. */
async function catalogues(t: CheckContext, formats: readonly string[]): Promise<Catalogue[]> {
  const site = await t.siteFolder();
  const page = pageWithoutBase(t.word());
  const url = site.put('library/catalogue/today', htmlAnswer(page.markup));
  const moved = site.put('moved', redirectAnswer(302, 'library/catalogue/today'));
  const below = ({ written }: { readonly written: string }): Catalogue['links'][number] => ({
    written,
    absolute: new URL(written, url).href,
  });
  const found: Catalogue[] = [];
  for (const asked of [url, moved]) {
    const answer = await scraped(t, asked, { onlyMainContent: false, formats });
    found.push({ ...answer, links: page.links.map(below), images: page.images.map(below) });
  }
  return found;
}

export const pageContentChecks: readonly Check[] = [
  check(
    'document-data.html.page-addresses',
    async (t) => {
      for (const { exchange, links, images } of await catalogues(t, ['html'])) {
        const html = t.expect(exchange).at('/data/html').isString();
        t.expect(exchange).that(
          inMember('html', addressFinding(html, 'a', 'href', links) ?? addressFinding(html, 'img', 'src', images)),
        );
      }
    },
    { requests: 3 },
  ),
  check(
    'document-data.links.page-addresses',
    async (t) => {
      for (const { exchange, links } of await catalogues(t, ['links'])) {
        const found = t.expect(exchange).at('/data/links').isArray();
        const missing = links.find(
          ({ absolute }) => !found.some((link) => typeof link === 'string' && sameAddress(link, absolute)),
        );
        t.expect(exchange).that(
          missing === undefined
            ? undefined
            : {
                expected: `the link ${missing.absolute}, written ${missing.written}`,
                actual: shortJson(found, 400),
                pointer: '/data/links',
              },
        );
      }
    },
    { requests: 3 },
  ),
  check('scrape.wait-for.rendered', async (t) => {
    await t.need('scrape.scripts');
    const site = await t.siteFolder();
    const words = { content: t.word(), shadow: t.word(), frame: t.word() };
    const url = site.put('shell', shellPage(words, site.put('frame', framePage(words.frame))));
    const { exchange, text } = await scrapedText(t, url);
    for (const place of ['shadow', 'frame'] as const)
      t.note(`the text in the ${place} of the page is ${text.includes(words[place]) ? 'there' : 'not there'}`);
    t.expect(exchange).that(
      inMember('markdown', missingText(text, [words.content])),
      'As served the page is empty; its script writes the text while it loads.',
    );
  }),
];
