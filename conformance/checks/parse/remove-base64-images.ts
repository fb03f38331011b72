/**
 * Checks of `removeBase64Images`: the data goes, the alternative text stays, linked pictures are left alone.
 * Spec: ParseOptions, removeBase64Images; Document data, `rawHtml` (unmodified).
 */
import { fixtureNamed } from '../../documents/collection.js';
import { pictureBase64 } from '../../documents/makers/picture.js';
import { linkedPicture, pictureData, picturesPage } from '../../documents/pages/pictures-page.js';
import { prosePage } from '../../documents/pages/prose-page.js';
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import { missingText, sameAddress } from '../../harness/oracles/content.js';
import { shortJson } from '../../harness/contract.js';
import { converted, fixtureUpload, inMarkdown, wholeDocument } from '../converted.js';
import { htmlUpload } from '../../vocabulary/pages.js';
import { sameContent } from './answers.js';
import { noBooleans, refusedCheck } from './option-factories.js';
import { picturesPageWords } from './page-words.js';
import { parse, parsed } from '../../vocabulary/parse.js';

const removed = { ...wholeDocument, removeBase64Images: true } as const;
const kept = { ...wholeDocument, removeBase64Images: false } as const;

/** Beside PNG. */
const embeddedTypes = ['image/gif', 'image/jpeg', 'image/webp', 'image/svg+xml'];

export const removeBase64ImagesChecks: readonly Check[] = [
  check('parse.remove-base64-images.accepted', async (t) => {
    const words = picturesPageWords(t);
    for (const options of [removed, kept]) {
      const { exchange, facts } = await converted(t, htmlUpload(picturesPage(words)), options);
      t.expect(exchange).that(inMarkdown(missingText(facts.text, [words.before])));
    }
  }),
  refusedCheck('parse.remove-base64-images.type', 'removeBase64Images', true, noBooleans),
  check('parse.remove-base64-images.default', async (t) => {
    const file = htmlUpload(picturesPage(picturesPageWords(t)));
    const given = await converted(t, file, removed);
    const absent = await converted(t, file, wholeDocument);
    t.expect(absent.exchange).that(sameContent(given.data, absent.data, 'as with `removeBase64Images: true`'));
    t.expect(absent.exchange).at('/data/markdown').lacks(pictureData, 'The default is true.');
  }),
  check('parse.remove-base64-images.removal', async (t) => {
    const page = await converted(t, htmlUpload(picturesPage(picturesPageWords(t))), removed);
    t.expect(page.exchange).at('/data/markdown').lacks(pictureData, 'These are the bytes of the embedded picture.');
    const document = await converted(t, await fixtureUpload(fixtureNamed('article-docx')), removed);
    t.expect(document.exchange).at('/data/markdown').lacks(';base64,', 'The document holds a picture.');
  }),
  check(
    'parse.remove-base64-images.every-type',
    async (t) => {
      const pictures = embeddedTypes.map(
        (type) =>
          `<p>A picture: <img src="data:${type};base64,${pictureBase64}" alt="Drawing" width="200" height="200"></p>`,
      );
      const { exchange } = await converted(t, htmlUpload(prosePage(pictures.join('\n'))), removed);
      t.expect(exchange).at('/data/markdown').lacks(pictureData, 'These are the bytes of the embedded pictures.');
    },
    { requests: 1 },
  ),
  check(
    'parse.remove-base64-images.placeholders',
    async (t) => {
      const words = picturesPageWords(t);
      const { exchange } = await converted(t, htmlUpload(picturesPage(words)), removed);
      t.expect(exchange)
        .at('/data/markdown')
        .contains(words.embeddedAlt, 'The alternative text of the embedded picture.');
    },
    { requests: 1 },
  ),
  check(
    'parse.remove-base64-images.false-keeps',
    async (t) => {
      const { exchange } = await converted(t, htmlUpload(picturesPage(picturesPageWords(t))), kept);
      t.expect(exchange).at('/data/markdown').contains(pictureData, 'These are the bytes of the embedded picture.');
    },
    { requests: 1 },
  ),
  check(
    'parse.remove-base64-images.linked-images-stay',
    async (t) => {
      const { exchange, facts } = await converted(t, htmlUpload(picturesPage(picturesPageWords(t))), removed);
      const found = facts.images.some((image) => sameAddress(image.src, linkedPicture));
      const actual = facts.images.length === 0 ? 'no images' : shortJson(facts.images, 300);
      t.expect(exchange).that(found ? undefined : inMarkdown({ expected: `an image at ${linkedPicture}`, actual }));
    },
    { requests: 1 },
  ),
  check(
    'parse.remove-base64-images.html',
    async (t) => {
      const file = htmlUpload(picturesPage(picturesPageWords(t)));
      const options = { ...removed, formats: ['html', 'images'] };
      const exchange = await parse(t, { file, options }, { silence: 'base64-in-other-outputs' });
      t.tolerateAnswer('base64-in-other-outputs', exchange, ({ html, images }) => {
        if ((JSON.stringify(html) ?? '').includes(pictureData)) return 'kept';
        return (JSON.stringify(images) ?? '').includes(pictureData) ? 'removed-from-html' : 'removed';
      });
    },
    { requests: 1 },
  ),
  check('parse.remove-base64-images.raw-html', async (t) => {
    const file = htmlUpload(picturesPage(picturesPageWords(t)));
    for (const options of [removed, kept]) {
      const { exchange } = await parsed(t, { file, options: { ...options, formats: ['rawHtml'] } });
      t.expect(exchange).at('/data/rawHtml').contains(pictureData, '`rawHtml` is unmodified.');
    }
  }),
];
