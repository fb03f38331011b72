/**
 * Checks of the formats that need no picture: names, default, what each is answered with, json and attributes.
 * Spec: Scrape options, formats; Object formats, json, attributes; Document data.
 */
import { prosePage } from '../../documents/pages/prose-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { shortJson } from '../../harness/contract.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import { generatedLimits } from '../../harness/generated-limits.js';
import { missingText, sameAddress } from '../../harness/oracles/content.js';
import { htmlTokens } from '../../harness/oracles/html-tokens.js';
import { htmlAnswer } from '../../site/resource.js';
import { productMarkups, productPage } from '../../site/pages/product-page.js';
import type { ProductTruth } from '../../site/pages/product-page.js';
import { exactMembers, withoutImages } from '../parse/answers.js';
import { plainPage, refusedMember, refuses } from './refusals.js';
import { inMember, scraped, textOfHtml } from '../../vocabulary/scrape.js';

const { scrapeJsonPromptMaxLength: promptMaximum } = generatedLimits;

interface RichPage {
  readonly url: string;
  readonly markup: string;
  readonly word: string;
  readonly link: string;
  /** Values of `data-code` on the elements of class `lamp`, in order. */
  readonly codes: readonly string[];
}

/** A page with something for every format. */
async function richPage(t: CheckContext): Promise<RichPage> {
  const site = await t.siteFolder();
  const word = t.word();
  const codes = [t.word(), `No. ${t.word()} B`, t.word()];
  const link = site.url('lamps');
  const body = `<p>The keeper wrote ${word} on the door of the lamp room, where it can be read until today.</p>
<p><a href="lamps">All lamps of the harbour</a></p>
<ul>${codes.map((code) => `<li class="lamp" data-code="${code}">Lamp</li>`).join('')}</ul>
<p><span data-code="elsewhere">Not a lamp</span> <img src="lamp.png" alt="A lamp" width="200" height="100"></p>`;
  const markup = prosePage(body, 'Lamps');
  return { url: site.put('page', htmlAnswer(markup)), markup, word, link, codes };
}

interface RawPage {
  readonly exchange: Exchange;
  readonly rawHtml: string;
  readonly markup: string;
}

/** A page with what a cleaner would remove, asked for as it was sent. */
async function rawPage(t: CheckContext, beside: readonly string[] = []): Promise<RawPage> {
  const body = `<!-- ${t.word()} --><p Class='first'>The tide table of ${t.word()} hangs beside the door, for all to read.</p>
<p>It is drawn anew each spring &amp; autumn by the harbour master.</p><footer>${t.words(6)}</footer>`;
  const markup = prosePage(body, 'Tides').replace('</head>', `<script>const tide = '${t.word()}';</script></head>`);
  const url = (await t.siteFolder()).put('page', htmlAnswer(markup));
  const { exchange } = await scraped(t, url, { formats: ['rawHtml', ...beside] });
  return { exchange, rawHtml: t.expect(exchange).at('/data/rawHtml').isString(), markup };
}

/** Elements, comments and words in order; a browser adds the frame of a document where it was left out. */
function contentsOf(html: string): string[] {
  return htmlTokens(html).flatMap((token) => {
    if (token.kind === 'text') return token.text.split(/\s+/).filter(Boolean);
    if (token.kind === 'comment') return [`<!--${token.text.trim()}-->`];
    return token.kind === 'close' || ['html', 'head', 'body', 'tbody'].includes(token.name) ? [] : [`<${token.name}>`];
  });
}

/** The page as it was sent, or as a browser writes it. */
function rawFinding({ rawHtml, markup }: RawPage): OracleFinding | undefined {
  const [found, sent] = [contentsOf(rawHtml), contentsOf(markup)];
  const at = sent.findIndex((part, index) => part !== found[index]);
  if (rawHtml === markup || (at < 0 && found.length === sent.length)) return undefined;
  const around = (parts: readonly string[]): string => shortJson(parts.slice(Math.max(0, at), at + 3));
  return { expected: `the page as it was sent, with ${around(sent)}`, actual: around(found), pointer: '/data/rawHtml' };
}

/** One format alone is answered in its member. */
function memberCheck(
  id: string,
  format: string,
  judge: (data: JsonObject, page: RichPage) => OracleFinding | undefined,
): Check {
  return check(id, async (t) => {
    const page = await richPage(t);
    const { exchange, data } = await scraped(t, page.url, { formats: [format] });
    t.expect(exchange).that(inMember(format, judge(data, page)), `The request asked for formats: ["${format}"].`);
  });
}

const otherMember = (data: JsonObject, format: string, expected: string): OracleFinding => ({
  expected,
  actual: shortJson(data[format]),
});

function productTruth(t: CheckContext): ProductTruth {
  return {
    title: `Lantern ${t.word()}`,
    brand: t.word(),
    sku: t.word(),
    description: `A lantern of brass, ${t.word()}`,
    amount: 129.5,
    currency: 'EUR',
    inStock: true,
  };
}

const attributes = (selectors: unknown): JsonObject => ({ formats: ['markdown', { type: 'attributes', selectors }] });
const codesOf = { selector: '.lamp', attribute: 'data-code' } as const;

/** Every object in an answer, the outer ones first. */
const objectsWithin = (value: unknown): JsonObject[] =>
  typeof value === 'object' && value !== null
    ? [...(isObject(value) ? [value] : []), ...Object.values(value).flatMap(objectsWithin)]
    : [];

/** Members that a format, or actions, ask for. */
const unaskedMembers = [
  ...['screenshot', 'audio', 'video', 'answer', 'highlights', 'actions'],
  ...['branding', 'product', 'menu', 'changeTracking', 'attributes'],
];

/** Whichever object form the target knows: each has a row of its own. With what it must stand beside. */
async function knownObject(t: CheckContext): Promise<unknown[] | undefined> {
  if (await t.offers('scrape.formats.attributes')) return [{ type: 'attributes', selectors: [codesOf] }];
  if (await t.offers('scrape.formats.screenshot')) return [{ type: 'screenshot' }];
  if (await t.offers('scrape.formats.changeTracking')) return ['markdown', { type: 'changeTracking' }];
  return undefined;
}

export const formatChecks: readonly Check[] = [
  check(
    'scrape.formats.accepted',
    async (t) => {
      const { url, word } = await richPage(t);
      const object = await knownObject(t);
      const lists = [['markdown'], ['markdown', 'html'], ...(object ? [[...object, 'html']] : [])];
      for (const formats of lists) {
        const { exchange, data } = await scraped(t, url, { formats });
        for (const name of formats.filter((item) => typeof item === 'string'))
          t.expect(exchange).at(`/data/${name}`).isPresent();
        if (typeof data['html'] === 'string')
          t.expect(exchange).that(inMember('html', missingText(textOfHtml(data), [word])));
      }
      if (!object) await t.need('scrape.formats.attributes');
    },
    { requests: 4 },
  ),
  refusedMember('scrape.formats.type', 'formats', ['markdown'], ['markdown', { type: 'markdown' }, [7]]),
  check('scrape.formats.default', async (t) => {
    const { url } = await richPage(t);
    const { exchange, data } = await scraped(t, url);
    t.expect(exchange).that(exactMembers(data, ['markdown']), 'The request named no formats.');
    for (const name of unaskedMembers) t.expect(exchange).at(`/data/${name}`).isAbsent();
  }),
  memberCheck('scrape.formats.markdown', 'markdown', (data, { word }) => missingText(String(data['markdown']), [word])),
  memberCheck('scrape.formats.html', 'html', (data, { word }) => missingText(textOfHtml(data), [word])),
  check('scrape.formats.raw-html', async (t) => {
    const page = await rawPage(t);
    t.expect(page.exchange).that(rawFinding(page));
  }),
  check('scrape.formats.raw-html-beside-html', async (t) => {
    await t.need('scrape.formats.html');
    const page = await rawPage(t, ['html']);
    t.expect(page.exchange).that(rawFinding(page), 'The request asks for html too.');
  }),
  check('scrape.formats.raw-html-writing', async (t) => {
    const { rawHtml, markup } = await rawPage(t);
    t.tolerate('raw-html-of-rendered-pages', rawHtml === markup ? 'as-sent' : 'serialised');
  }),
  memberCheck('scrape.formats.links', 'links', (data, { url, link }) => {
    const { links } = data;
    // How a relative link is written is said for html alone.
    const isLink = (item: unknown): boolean =>
      typeof item === 'string' && URL.canParse(item, url) && sameAddress(new URL(item, url).href, link);
    const isListed = Array.isArray(links) && links.some(isLink);
    return isListed ? undefined : otherMember(data, 'links', `a list with ${link}`);
  }),
  check('scrape.formats.images', async (t) => {
    const { url } = await richPage(t);
    const { exchange, data } = await scraped(t, url, { formats: ['images'] });
    t.expect(exchange).that(withoutImages(data));
  }),
  check(
    'scrape.formats.product',
    async (t) => {
      const site = await t.siteFolder();
      for (const markup of productMarkups) {
        const truth = productTruth(t);
        const url = site.put(markup, htmlAnswer(''));
        site.put(markup, productPage(truth, markup, url));
        const { exchange } = await scraped(t, url, { formats: ['product'] });
        t.expect(exchange).at('/data/product').isObject();
        t.expect(exchange)
          .at('/data/product/title')
          .contains(truth.title, `The page tells of its product by ${markup}.`);
        t.expect(exchange).at('/data/product').matchesSchema('Product');
      }
    },
    { requests: 4 },
  ),
  check(
    'scrape.formats.unknown',
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      const name = t.word();
      await refuses(
        t,
        url,
        'scrape.formats.unknown',
        { formats: ['markdown'] },
        [name, { type: name }].map((item) => ({
          name: `an invented format ${shortJson(item)}`,
          options: { formats: ['markdown', item] },
        })),
      );
    },
    { requests: 4 },
  ),
  check(
    'scrape.formats.json-prompt-above-maximum',
    async (t) => {
      const url = plainPage(t, await t.siteFolder());
      const withPrompt = (length: number): JsonObject => ({
        formats: [{ type: 'json', prompt: 'What? '.padEnd(length, '.') }],
      });
      await refuses(t, url, 'scrape.formats.json-prompt-above-maximum', withPrompt(promptMaximum), [
        { name: `a prompt of ${promptMaximum + 1} characters`, options: withPrompt(promptMaximum + 1) },
      ]);
    },
    { requests: 3 },
  ),
  check(
    'scrape.formats.attributes',
    async (t) => {
      const { url } = await richPage(t);
      await scraped(t, url, attributes([codesOf, { selector: 'a', attribute: 'href' }]));
    },
    { requests: 2 },
  ),
  check(
    'scrape.formats.attributes-types',
    async (t) => {
      const { url } = await richPage(t);
      await refuses(t, url, 'scrape.formats.attributes-types', attributes([codesOf]), [
        { name: 'selectors is an object', options: attributes(codesOf) },
        { name: 'selectors is a list of text', options: attributes(['.lamp']) },
        { name: 'selector is a number', options: attributes([{ selector: 7, attribute: 'id' }]) },
        { name: 'attribute is a list', options: attributes([{ selector: '.lamp', attribute: ['id'] }]) },
      ]);
    },
    { requests: 7 },
  ),
  check('scrape.formats.attributes-values', async (t) => {
    const { url, codes } = await richPage(t);
    const { exchange, data } = await scraped(t, url, attributes([codesOf, { selector: 'img', attribute: 'width' }]));
    // Which member carries the values is a silence; that they are all there, in order, is not.
    const { markdown: _markdown, metadata: _metadata, ...rest } = data;
    const answer = JSON.stringify(rest);
    const places = codes.map((code) => answer.indexOf(`"${code}"`));
    const isOrdered = places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1]!));
    t.expect(exchange).that(
      isOrdered
        ? undefined
        : { expected: `the values ${codes.join(', ')}, in order`, actual: shortJson(rest, 300), pointer: '/data' },
    );
    t.expect(exchange).that(
      answer.includes('"200"')
        ? undefined
        : { expected: 'the value 200 of the second selector', actual: shortJson(rest, 300), pointer: '/data' },
    );
    t.expect(exchange).that(
      answer.includes('elsewhere')
        ? {
            expected: 'values of the selected elements alone',
            actual: 'also the value of another element',
            pointer: '/data',
          }
        : undefined,
    );
  }),
  check('scrape.formats.attributes-own-values', async (t) => {
    const { url, codes, link } = await richPage(t);
    const linkOf = { selector: 'a', attribute: 'href' };
    const { exchange, data } = await scraped(t, url, attributes([linkOf, codesOf]));
    const named = objectsWithin(data).filter((item) => item['selector'] === codesOf.selector);
    if (named.length === 0) t.notApplicable('the answer names no selector beside its values, as it may');
    const answer = JSON.stringify(named);
    t.expect(exchange).that(
      codes.every((code) => answer.includes(code)) && !answer.includes(new URL(link).pathname.split('/').at(-1)!)
        ? undefined
        : {
            expected: `${codes.join(', ')} beside "${codesOf.selector}"`,
            actual: shortJson(named, 300),
            pointer: '/data',
          },
    );
  }),
  check('document-data.attributes.member', async (t) => {
    const { url, codes } = await richPage(t);
    const { data } = await scraped(t, url, attributes([codesOf]));
    const { attributes: list } = data;
    const isListed =
      Array.isArray(list) &&
      list.some((item) => isObject(item) && JSON.stringify(item['values']) === JSON.stringify(codes));
    t.tolerate('attributes-member', isListed ? 'attributes-list' : 'other-member');
  }),
  check(
    'scrape.formats.independent',
    async (t) => {
      const { url } = await richPage(t);
      const lists = [
        ['markdown'],
        ['markdown', 'links'],
        ['markdown', 'links', 'html'],
        ['markdown', 'links', 'html', 'rawHtml'],
      ];
      let before: JsonObject = {};
      for (const formats of lists) {
        const { exchange, data } = await scraped(t, url, { formats, maxAge: 0 });
        const changed = ['markdown', 'links', 'html'].find(
          (name) => before[name] !== undefined && shortJson(before[name], 1e6) !== shortJson(data[name], 1e6),
        );
        t.expect(exchange).that(
          changed === undefined
            ? undefined
            : {
                expected: `as without the format ${String(formats.at(-1))}`,
                actual: 'another value',
                pointer: `/data/${changed}`,
              },
        );
        before = data;
      }
    },
    { requests: 5 },
  ),
];
