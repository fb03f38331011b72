/**
 * Checks of what a copy of a page is good for: the page, and not the answer that was made of it for other options.
 * Spec: Scrape options, maxAge beside onlyMainContent, includeTags.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { missingText, unwantedText } from '../../harness/oracles/content.js';
import { htmlAnswer } from '../../site/resource.js';
import { framedPage } from '../../vocabulary/pages.js';
import type { ScrapedText } from '../../vocabulary/scrape.js';
import { inMember, scraped, scrapedText } from '../../vocabulary/scrape.js';
import { framedPageWords } from '../parse/page-words.js';

/** Any copy that was made in this check may be answered. */
const maxAge = 600_000;

interface Wish {
  readonly options: JsonObject;
  readonly wrongIn: (answer: ScrapedText) => OracleFinding | undefined;
}

/** What the page shows with these options: known from a scrape that makes no use of copies. */
async function wishesFor(t: CheckContext): Promise<{ url: string; wishes: readonly Wish[] }> {
  const words = framedPageWords(t);
  const site = await t.siteFolder();
  const markup = framedPage(words);
  const known = site.put('known', htmlAnswer(markup));
  const wishes: readonly Wish[] = [
    {
      options: { onlyMainContent: false },
      wrongIn: ({ text }) => missingText(text, [words.main, words.footer]),
    },
    {
      options: { onlyMainContent: false, includeTags: ['footer'] },
      wrongIn: ({ text }) => missingText(text, [words.footer]) ?? unwantedText(text, [words.main]),
    },
  ];
  for (const { options, wrongIn } of wishes)
    if (wrongIn(await scrapedText(t, known, { ...options, maxAge: 0 })))
      t.unverified('prerequisite-failed', `without a copy the page is not as ${JSON.stringify(options)} asks either`);
  return { url: site.put('page', htmlAnswer(markup)), wishes };
}

export const copyChecks: readonly Check[] = [
  check(
    'scrape.max-age.other-options',
    async (t) => {
      const { url, wishes } = await wishesFor(t);
      await scraped(t, url, { onlyMainContent: true, maxAge });
      for (const { options, wrongIn } of wishes) {
        const answer = await scrapedText(t, url, { ...options, maxAge });
        t.expect(answer.exchange).that(
          inMember('markdown', wrongIn(answer)),
          'The scrape before it asked for other content of the page; a copy of the page serves both, or none does.',
        );
      }
    },
    { requests: 6 },
  ),
];
