/**
 * Checks of what the cleaned `html` leaves out, what it keeps, and of its addresses.
 * Spec: Document data, `html`.
 */
import { cleanedPage } from '../../documents/pages/cleaned-page.js';
import type { CleanedPageWords } from '../../documents/pages/cleaned-page.js';
import {
  imageByDensity,
  imageByWidth,
  imageWithCommas,
  otherPlaces,
  pageOfAbsoluteAddresses,
  pageOfOtherPlaces,
  pageWithBase,
  pageWithoutBase,
  pageWithResponsiveImage,
} from '../../documents/pages/addresses-page.js';
import type { Address, ResponsiveImage } from '../../documents/pages/addresses-page.js';
import { manySentences, preformattedLines, prosePage } from '../../documents/pages/prose-page.js';
import { shownMarkup, shownMarkupPage } from '../../documents/pages/shown-markup-page.js';
import { fixtureNamed } from '../../documents/collection.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { OracleFinding } from '../../harness/expectation.js';
import { missingText, sameAddress } from '../../harness/oracles/content.js';
import { attributesOfTag, htmlText, tagNames } from '../../harness/oracles/html-tokens.js';
import { preformattedFinding } from '../../harness/oracles/preformatted.js';
import { convertedHtml, fixtureUpload, inHtml, uploadOf, wholeDocument } from '../converted.js';
import type { ConvertedHtml } from '../converted.js';
import { cleanedPageWords } from './cleaned-page-words.js';
import { parsed } from '../../vocabulary/parse.js';

/** `html` of the page of things to leave out, for the whole page and for its main part. */
async function cleanedAnswers(t: CheckContext): Promise<{ words: CleanedPageWords; answers: ConvertedHtml[] }> {
  const words = cleanedPageWords(t);
  const file = uploadOf('html', cleanedPage(words));
  const answers = [await convertedHtml(t, file), await convertedHtml(t, file, { onlyMainContent: true })];
  for (const { exchange, html } of answers) {
    t.expect(exchange).that(
      inHtml(missingText(htmlText(html), [words.body])),
      'The word stands in a paragraph of the page.',
    );
  }
  return { words, answers };
}

/** No such element, and none of the words that stand in such elements. */
function lacksElement(tag: string, places: readonly (keyof CleanedPageWords)[]): Check['run'] {
  return async (t) => {
    const { words, answers } = await cleanedAnswers(t);
    for (const { exchange, html } of answers) {
      const found = tagNames(html).includes(tag);
      t.expect(exchange).that(
        found ? inHtml({ expected: `no <${tag}> element`, actual: shortJson(html, 400) }) : undefined,
      );
      for (const place of places)
        t.expect(exchange).at('/data/html').lacks(words[place], `The word stands in a <${tag}> of the page.`);
    }
  };
}

/** Every wanted address stands in the attribute of some element of the name. */
export function addressFinding(
  html: string,
  tag: string,
  attribute: string,
  wanted: readonly Address[],
): OracleFinding | undefined {
  const found = attributesOfTag(html, tag).map((attributes) => attributes[attribute] ?? '');
  const missing = wanted.find(({ absolute }) => !found.some((other) => sameAddress(other, absolute)));
  return (
    missing && {
      expected: `<${tag} ${attribute}="${missing.absolute}"> for ${missing.written}`,
      actual: shortJson(found, 300),
    }
  );
}

/** The one image of the page points to the largest variant: by `src`, or by a `srcset` of nothing else. */
function largestFinding(html: string, image: ResponsiveImage): OracleFinding | undefined {
  const [attributes] = attributesOfTag(html, 'img');
  const candidates = (attributes?.['srcset'] ?? '').split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0]!);
  const [only] = candidates;
  const fits =
    sameAddress(attributes?.['src'] ?? '', image.largest) ||
    (candidates.length === 1 && sameAddress(only!, image.largest));
  return fits
    ? undefined
    : { expected: `an image at ${image.largest}`, actual: attributes ? shortJson(attributes, 300) : 'no image' };
}

function resolvesTo(image: ResponsiveImage): Check['run'] {
  return async (t) => {
    const { exchange, html } = await convertedHtml(t, uploadOf('html', pageWithResponsiveImage(image, t.word())));
    t.expect(exchange).that(inHtml(largestFinding(html, image)));
  };
}

export const htmlCleaningChecks: readonly Check[] = [
  check('document-data.html.type', async (t) => {
    const page = uploadOf('html', prosePage(`<p>${t.word()}</p>`));
    for (const file of [page, await fixtureUpload(fixtureNamed('article-docx'))]) {
      const { exchange, data } = await parsed(t, { file, options: { formats: ['html'] } });
      const fits = typeof data.html === 'string' || data.html === null;
      t.expect(exchange).that(fits ? undefined : inHtml({ expected: 'text or null', actual: shortJson(data.html) }));
    }
  }),
  check(
    'document-data.html.content',
    async (t) => {
      const fixture = fixtureNamed('article-html');
      const whole = await convertedHtml(t, await fixtureUpload(fixture));
      t.expect(whole.exchange).that(inHtml(missingText(htmlText(whole.html), fixture.truth.texts)));
      // Of the main part the prose is what no choice of a main part may lose.
      const main = await convertedHtml(t, await fixtureUpload(fixture), { onlyMainContent: true });
      const prose = fixture.truth.texts.filter((text) => text.length > 80);
      t.expect(main.exchange).that(inHtml(missingText(htmlText(main.html), prose)));
      const page = prosePage(manySentences.map((text) => `<p>${text}</p>`).join('\n'));
      const long = await convertedHtml(t, uploadOf('html', page));
      t.expect(long.exchange).that(inHtml(missingText(htmlText(long.html), manySentences)), 'The page is long.');
    },
    { requests: 3 },
  ),
  check('document-data.html.no-script', lacksElement('script', ['headScript', 'bodyScript', 'dataScript'])),
  check('document-data.html.no-style', lacksElement('style', ['headStyle', 'bodyStyle'])),
  check('document-data.html.no-noscript', lacksElement('noscript', ['noscript'])),
  check('document-data.html.no-meta', lacksElement('meta', ['headMeta', 'bodyMeta'])),
  check('document-data.html.no-head', lacksElement('head', ['title', 'headMeta', 'headScript', 'headStyle'])),
  check(
    'document-data.html.absolute-urls',
    async (t) => {
      const page = pageWithBase(t.word());
      const { exchange, html } = await convertedHtml(t, uploadOf('html', page.markup));
      t.expect(exchange).that(
        inHtml(addressFinding(html, 'a', 'href', page.links) ?? addressFinding(html, 'img', 'src', page.images)),
      );
    },
    { requests: 1 },
  ),
  check(
    'document-data.html.absolute-urls-elsewhere',
    async (t) => {
      const { exchange, html } = await convertedHtml(t, uploadOf('html', pageOfOtherPlaces(t.word())));
      // An element that is left out has no address.
      const there = otherPlaces.filter(({ tag, attribute }) =>
        attributesOfTag(html, tag).some((attributes) => (attributes[attribute] ?? '') !== ''),
      );
      if (there.length === 0) t.notApplicable('`html` leaves forms, films, sounds and areas out, as it may');
      for (const { tag, attribute, ...place } of there)
        t.expect(exchange).that(inHtml(addressFinding(html, tag, attribute, [place])));
    },
    { requests: 1 },
  ),
  check(
    'document-data.html.absolute-urls-kept',
    async (t) => {
      const page = pageOfAbsoluteAddresses(t.word());
      const { exchange, html } = await convertedHtml(t, uploadOf('html', page.markup));
      t.expect(exchange).that(
        inHtml(addressFinding(html, 'a', 'href', page.links) ?? addressFinding(html, 'img', 'src', page.images)),
      );
    },
    { requests: 1 },
  ),
  check(
    'document-data.html.relative-without-base',
    async (t) => {
      const page = pageWithoutBase(t.word());
      const { html } = await convertedHtml(t, uploadOf('html', page.markup));
      const found = attributesOfTag(html, 'a').map((attributes) => attributes['href'] ?? '');
      const kept = page.links.every(({ written }) => found.includes(written));
      const absolute = found.filter((href) => href !== '').every((href) => /^[a-z][a-z0-9+.-]*:/i.test(href));
      t.tolerate(
        'relative-urls-without-base',
        kept ? 'kept' : found.every((href) => href === '') ? 'removed' : absolute ? 'made-absolute' : 'other',
      );
    },
    { requests: 1 },
  ),
  check(
    'document-data.html.preformatted',
    async (t) => {
      const lines = preformattedLines([t.word(), t.word(), t.word()]);
      const { exchange, html } = await convertedHtml(
        t,
        uploadOf('html', prosePage(`<pre>${lines.join('\n')}\n</pre>`)),
      );
      const text = /<pre\b[^>]*>([\s\S]*?)<\/pre>/i.exec(html)?.[1];
      t.expect(exchange).that(
        inHtml(
          text === undefined
            ? { expected: 'a <pre> element', actual: shortJson(html, 300) }
            : preformattedFinding(text.replace(/<br\b[^>]*>/gi, '\n').replace(/<[^>]*>/g, ''), lines),
        ),
      );
    },
    { requests: 1 },
  ),
  check('document-data.html.srcset', resolvesTo(imageByWidth), { requests: 1 }),
  check('document-data.html.srcset-density', resolvesTo(imageByDensity), { requests: 1 }),
  check('document-data.html.srcset-commas', resolvesTo(imageWithCommas), { requests: 1 }),
  check(
    'document-data.html.of-documents',
    async (t) => {
      for (const name of [
        'article-docx',
        'article-doc',
        'article-odt',
        'article-rtf',
        'article-pdf',
        'workbook-xlsx',
        'workbook-xls',
      ]) {
        const fixture = fixtureNamed(name);
        const { exchange, html } = await convertedHtml(t, await fixtureUpload(fixture), wholeDocument);
        t.expect(exchange).that(inHtml(missingText(htmlText(html), fixture.truth.texts)), `The file is ${name}.`);
      }
    },
    { requests: 7 },
  ),
  check('document-data.html.text-stays-text', async (t) => {
    const words = { script: t.word(), image: t.word(), picture: t.word() };
    const { exchange, html } = await convertedHtml(t, uploadOf('html', shownMarkupPage(words)));
    t.expect(exchange).that(inHtml(missingText(htmlText(html), shownMarkup(words))), 'The page shows it as text.');
    const made = attributesOfTag(html, 'img').filter(({ onerror }) => onerror !== undefined);
    const isMade = made.length > 0 || tagNames(html).includes('script');
    t.expect(exchange).that(
      isMade ? inHtml({ expected: 'no element that the page does not have', actual: shortJson(html, 400) }) : undefined,
    );
  }),
  check('document-data.html.image-texts', async (t) => {
    const words = { script: t.word(), image: t.word(), picture: t.word() };
    const { exchange, html } = await convertedHtml(t, uploadOf('html', shownMarkupPage(words)));
    const texts = attributesOfTag(html, 'img').map(({ alt }) => alt);
    t.expect(exchange).that(
      texts.some((text) => text?.includes(words.picture))
        ? undefined
        : inHtml({ expected: `an image with the text "${words.picture}"`, actual: shortJson(texts, 300) }),
    );
  }),
];
