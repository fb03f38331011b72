/**
 * Checks of `onlyMainContent`: what it leaves out, what it keeps, and that it adds nothing.
 * Spec: ParseOptions, onlyMainContent.
 */
import fc from 'fast-check';
import { contentFor } from '../../arbitraries/content.js';
import { fixtureNamed } from '../../documents/collection.js';
import { makeDocument } from '../../documents/make.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { differentWords, missingText, unwantedText, wordsWithin } from '../../harness/oracles/content.js';
import { converted, fixtureUpload, inMarkdown, uploadOf, wholeDocument } from '../converted.js';
import type { Converted } from '../converted.js';
import { markdownFacts } from '../../harness/oracles/markdown-facts.js';
import { parsed } from '../../vocabulary/parse.js';
import { framedPage, htmlUpload } from '../../vocabulary/pages.js';
import { noBooleans, refusedCheck } from './option-factories.js';
import { framedPageWords } from './page-words.js';
import type { FramedPageWords } from './page-words.js';

const mainOnly = { onlyMainContent: true } as const;

async function mainOfFramedPage(t: CheckContext): Promise<{ words: FramedPageWords; answer: Converted }> {
  const words = framedPageWords(t);
  return { words, answer: await converted(t, htmlUpload(framedPage(words)), mainOnly) };
}

/** The words of one part of the frame are not in the answer, those of the main part are. */
function drops(part: 'header' | 'navigation' | 'footer'): Check['run'] {
  return async (t) => {
    const { words, answer } = await mainOfFramedPage(t);
    const finding = missingText(answer.facts.text, [words.main]) ?? unwantedText(answer.facts.text, [words[part]]);
    t.expect(answer.exchange).that(inMarkdown(finding), `The word stands in the page's ${part} alone.`);
  };
}

/** Generated pages with a frame around their main part. */
const framedContents = fc
  .record({ content: contentFor('html'), header: fc.boolean(), footer: fc.boolean() })
  .map(({ content, header, footer }) => ({
    ...content,
    ...(header && { header: 'Gazette of the coast' }),
    ...(footer && { footer: 'Printed by the press' }),
  }));

export const onlyMainContentChecks: readonly Check[] = [
  check('parse.only-main-content.accepted', async (t) => {
    const words = framedPageWords(t);
    for (const onlyMainContent of [true, false]) {
      const { exchange, facts } = await converted(t, htmlUpload(framedPage(words)), { onlyMainContent });
      t.expect(exchange).that(inMarkdown(missingText(facts.text, [words.main])));
    }
  }),
  refusedCheck('parse.only-main-content.type', 'onlyMainContent', true, noBooleans),
  check(
    'parse.only-main-content.default',
    async (t) => {
      const words = framedPageWords(t);
      const file = htmlUpload(framedPage(words));
      const given = await converted(t, file, mainOnly);
      // Left out of the options, and with the options left out.
      for (const options of [{}, undefined]) {
        const { exchange } = await parsed(t, { file, ...(options && { options }) });
        const { text } = markdownFacts(t.expect(exchange).at('/data/markdown').isString());
        t.expect(exchange).that(inMarkdown(differentWords(given.facts.text, text, 'as with `onlyMainContent: true`')));
      }
    },
    { requests: 3 },
  ),
  check(
    'parse.only-main-content.keeps-main',
    async (t) => {
      const { words, answer } = await mainOfFramedPage(t);
      t.expect(answer.exchange).that(
        inMarkdown(missingText(answer.facts.text, [words.main, 'The second paragraph of the article'])),
      );
      const fixture = fixtureNamed('article-html');
      const article = await converted(t, await fixtureUpload(fixture), mainOnly);
      t.expect(article.exchange).that(inMarkdown(missingText(article.facts.text, fixture.truth.texts)));
    },
    { requests: 2 },
  ),
  check('parse.only-main-content.drops-headers', drops('header'), { requests: 1 }),
  check('parse.only-main-content.drops-navigation', drops('navigation'), { requests: 1 }),
  check('parse.only-main-content.drops-footers', drops('footer'), { requests: 1 }),
  check(
    'parse.only-main-content.false-keeps-all',
    async (t) => {
      const words = framedPageWords(t);
      const { exchange, facts } = await converted(t, htmlUpload(framedPage(words)), wholeDocument);
      t.expect(exchange).that(inMarkdown(missingText(facts.text, Object.values(words) as string[])));
    },
    { requests: 1 },
  ),
  check(
    'parse.only-main-content.within-full',
    async (t) => {
      await t.property('the main part is within the whole page', framedContents, async (content) => {
        const { bytes, truth } = makeDocument('html', content);
        const file = uploadOf('html', bytes);
        const main = await converted(t, file, mainOnly);
        const full = await converted(t, file, wholeDocument);
        // A title that a server puts above the main part is a word of the page, too.
        const whole = [full.facts.text, truth.metadata?.title ?? ''].join('\n');
        t.expect(main.exchange).that(inMarkdown(wordsWithin(main.facts.text, whole)));
        return 'accepted';
      });
    },
    { requests: 0, generated: 2, timeBudgetSeconds: 120 },
  ),
  check('parse.only-main-content.running-headers', async (t) => {
    for (const name of ['article-docx', 'article-odt']) {
      const fixture = fixtureNamed(name);
      const { exchange, facts } = await converted(t, await fixtureUpload(fixture), mainOnly);
      t.expect(exchange).that(inMarkdown(missingText(facts.text, [fixture.truth.texts[1]!])));
      t.expect(exchange).that(
        inMarkdown(unwantedText(facts.text, fixture.truth.boilerplate ?? [])),
        `The file is ${name}.`,
      );
    }
  }),
  check('parse.only-main-content.never-empty', async (t) => {
    for (const body of [
      (word: string) => `<div><div>${word}</div></div>`,
      (word: string) => `<ul><li>${word}</li></ul>`,
    ]) {
      const word = t.word();
      const markup = `<!DOCTYPE html>\n<html lang="en"><head><title>Page</title></head><body>${body(word)}</body></html>`;
      const { exchange, facts } = await converted(t, htmlUpload(markup), mainOnly);
      t.expect(exchange).that(
        inMarkdown(missingText(facts.text, [word])),
        'The page has no part that could be called its main one.',
      );
    }
  }),
];
