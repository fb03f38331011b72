/**
 * Checks of `links` and of the images output: which addresses they list.
 * Spec: Document data, `links`; Formats accepted by /parse, `images` (response field: not shown).
 */
import { fixtureNamed } from '../../documents/collection.js';
import { pageOfAbsoluteAddresses, pageWithBase, pageWithoutLinks } from '../../documents/pages/addresses-page.js';
import { linkedPicture, picturesPage } from '../../documents/pages/pictures-page.js';
import { prosePage } from '../../documents/pages/prose-page.js';
import { workbookWithLink } from '../../documents/workbooks.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject, OracleFinding } from '../../harness/expectation.js';
import { sameAddress } from '../../harness/oracles/content.js';
import type { Upload } from '../../vocabulary/parse.js';
import { fixtureUpload, uploadOf, wholeDocument } from '../converted.js';
import { framedPage, htmlUpload } from '../../vocabulary/pages.js';
import { framedPageWords, picturesPageWords } from '../parse/page-words.js';
import { parsed } from '../../vocabulary/parse.js';

const pointer = '/data/links';

interface LinksAnswer {
  readonly exchange: Exchange;
  readonly links: readonly string[];
}

/** `links` of a file; every item must be text. */
async function linksOf(t: CheckContext, file: Upload, options: JsonObject = wholeDocument): Promise<LinksAnswer> {
  const { exchange } = await parsed(t, { file, options: { ...options, formats: ['links'] } });
  const links = t.expect(exchange).at(pointer).isArray();
  const other = links.find((link) => typeof link !== 'string');
  t.expect(exchange).that(
    other === undefined ? undefined : { expected: 'a list of text', actual: shortJson(links), pointer },
  );
  return { exchange, links: links as string[] };
}

function missingLink(links: readonly string[], wanted: readonly string[]): OracleFinding | undefined {
  const missing = wanted.find((href) => !links.some((link) => sameAddress(link, href)));
  return missing === undefined
    ? undefined
    : { expected: `the link ${missing}`, actual: shortJson(links, 300), pointer };
}

/** A link without its fragment is taken for the link: crawlers list pages. */
function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '');
}

function foreignLink(links: readonly string[], known: readonly string[]): OracleFinding | undefined {
  const foreign = links.find(
    (link) => !known.some((href) => sameAddress(withoutFragment(link), withoutFragment(href))),
  );
  return foreign === undefined ? undefined : { expected: 'links of the page alone', actual: foreign, pointer };
}

const manyLinks = 300;
const manyPictures = 60;

const linkOfWorkbook = 'https://plumbline.example/ledger?page=7';

export const linksChecks: readonly Check[] = [
  check('document-data.links.type', async (t) => {
    await linksOf(t, htmlUpload(pageOfAbsoluteAddresses(t.word()).markup));
    const none = await linksOf(t, htmlUpload(pageWithoutLinks(t.word())));
    t.expect(none.exchange).at(pointer).equals([]);
  }),
  check(
    'document-data.links.complete',
    async (t) => {
      const page = pageOfAbsoluteAddresses(t.word());
      const wanted = page.links.map(({ absolute }) => withoutFragment(absolute));
      const { exchange, links } = await linksOf(t, htmlUpload(page.markup));
      t.expect(exchange).that(missingLink(links.map(withoutFragment), wanted));
      const many = Array.from({ length: manyLinks }, (_, index) => `https://plumbline.example/shelf/${index + 1}`);
      const items = many.map((href, index) => `<li><a href="${href}">Shelf ${index + 1}</a> of the library</li>`);
      const long = await linksOf(t, htmlUpload(prosePage(`<ul>${items.join('\n')}</ul>`, 'Shelves')));
      t.expect(long.exchange).that(missingLink(long.links, many), `The page has ${manyLinks} links.`);
    },
    { requests: 2 },
  ),
  check(
    'document-data.links.only-links',
    async (t) => {
      const page = pageOfAbsoluteAddresses(t.word());
      const { exchange, links } = await linksOf(t, htmlUpload(page.markup));
      t.expect(exchange).that(
        foreignLink(
          links,
          page.links.map(({ absolute }) => absolute),
        ),
      );
      const relative = pageWithBase(t.word());
      const below = await linksOf(t, htmlUpload(relative.markup));
      t.expect(below.exchange).that(
        foreignLink(
          below.links,
          relative.links.flatMap(({ written, absolute }) => [written, absolute]),
        ),
        'The page says by a `base` element what its addresses are relative to.',
      );
      const none = await linksOf(t, htmlUpload(pageWithoutLinks(t.word())));
      t.expect(none.exchange).that(
        foreignLink(none.links, []),
        'The page has a picture, a script and a style sheet, and no link.',
      );
    },
    { requests: 3 },
  ),
  check(
    'document-data.links.of-documents',
    async (t) => {
      await t.each(['article-docx', 'article-odt', 'article-pdf'], async (name) => {
        const fixture = fixtureNamed(name);
        const { exchange, links } = await linksOf(t, await fixtureUpload(fixture));
        const wanted = (fixture.truth.links ?? []).map((link) => link.href);
        t.expect(exchange).that(missingLink(links, wanted), `The file is ${name}.`);
      });
      const workbook = uploadOf('xlsx', workbookWithLink(t.word(), linkOfWorkbook));
      const { exchange, links } = await linksOf(t, workbook);
      t.expect(exchange).that(missingLink(links, [linkOfWorkbook]), 'A cell of the workbook is a hyperlink.');
    },
    { requests: 4 },
  ),
  check('document-data.links.of-rtf-doc', async (t) => {
    await t.each(['article-rtf', 'article-doc'], async (name) => {
      const fixture = fixtureNamed(name);
      const { exchange, links } = await linksOf(t, await fixtureUpload(fixture));
      const wanted = (fixture.truth.links ?? []).map((link) => link.href);
      t.expect(exchange).that(missingLink(links, wanted), `The file is ${name}.`);
    });
  }),
  check(
    'document-data.links.selection',
    async (t) => {
      const { links } = await linksOf(t, htmlUpload(framedPage(framedPageWords(t))), { onlyMainContent: true });
      t.tolerate(
        'links-of-dropped-parts',
        missingLink(links, ['https://plumbline.example/start']) ? 'left-out' : 'listed',
      );
    },
    { requests: 1 },
  ),
  check(
    'document-data.links.repeated',
    async (t) => {
      const href = 'https://plumbline.example/twice';
      const body = `<p>Once <a href="${href}">${t.word()}</a>.</p><p>Again <a href="${href}">${t.word()}</a>.</p>`;
      const { links } = await linksOf(t, htmlUpload(prosePage(body)));
      const count = links.filter((link) => sameAddress(link, href)).length;
      t.tolerate('repeated-links', count === 1 ? 'once' : count === 2 ? 'each-time' : `${count} times`);
    },
    { requests: 1 },
  ),
  check('document-data.images.member', async (t) => {
    const { data } = await parsed(t, {
      file: htmlUpload(picturesPage(picturesPageWords(t))),
      options: { formats: ['images'] },
    });
    t.tolerate('images-member', imagesOutcome(data));
  }),
  check(
    'document-data.images.complete',
    async (t) => {
      const pictures = Array.from(
        { length: manyPictures },
        (_, index) => `https://plumbline.example/plates/${index + 1}.png?edition=${index + 3}`,
      );
      const items = pictures.map((src, index) => {
        const image = `<img src="${src}" alt="Plate ${index + 1}" width="640" height="480">`;
        return `<p>Plate ${index + 1} of the book: ${index % 2 === 0 ? image : `<a href="/plates">${image}</a>`}</p>`;
      });
      const file = htmlUpload(prosePage(items.join('\n'), 'Plates'));
      const { exchange, data } = await parsed(t, { file, options: { ...wholeDocument, formats: ['images'] } });
      const { images } = data;
      if (!Array.isArray(images)) return t.notApplicable('the answer has no list `images`');
      const listed = (images as unknown[]).map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
      const missing = pictures.find(
        (src) => !listed.some((item) => sameAddress(item, src) || item.includes(`"${src}"`)),
      );
      t.expect(exchange).that(
        missing === undefined
          ? undefined
          : { expected: `the picture ${missing}`, actual: shortJson(images, 300), pointer: '/data/images' },
      );
    },
    { requests: 1 },
  ),
  check('document-data.images.content', async (t) => {
    const file = htmlUpload(picturesPage(picturesPageWords(t)));
    const { data } = await parsed(t, { file, options: { ...wholeDocument, formats: ['images'] } });
    t.tolerate('images-member', imagesOutcome(data));
    const { images } = data;
    if (Array.isArray(images)) t.note(`images: ${shortJson(images, 300)}`);
  }),
];

/** Where the address of the page's linked picture stands. */
function imagesOutcome({ metadata: _metadata, markdown: _markdown, ...data }: JsonObject): string {
  const { images, ...others } = data;
  if (Array.isArray(images) && images.some((item) => typeof item === 'string' && sameAddress(item, linkedPicture)))
    return 'images-list';
  return JSON.stringify({ images, ...others }).includes(linkedPicture) ? 'other-member' : 'absent';
}
