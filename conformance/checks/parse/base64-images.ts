/**
 * Checks of `removeBase64Images`.
 * Spec: ParseOptions (removeBase64Images: removes base64 images from the output and keeps alt-text placeholders).
 */
import { check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import type { Upload } from '../../harness/parse-request.js';
import { missingText } from '../../harness/oracles/content.js';
import { markdownFacts } from '../../harness/oracles/markdown-facts.js';
import { sameAddress } from '../../harness/oracles/content.js';
import { htmlUpload, page } from '../pages.js';
import { markdownOf } from './answers.js';
import { acceptedCheck, defaultCheck, noBooleans, refusedCheck } from './option-factories.js';

/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const dataUrl = `data:image/png;base64,${pixel}`;
const linked = 'https://plumbline.example/pictures/linked.png';

interface Pictured {
  readonly alt: string;
  readonly file: Upload;
}

function pictured(t: CheckContext): Pictured {
  const alt = t.words(2);
  const body = `<main><h1>Pictures</h1><p>${t.words(5)}</p><p><img src="${dataUrl}" alt="${alt}"></p><p>${t.words(5)}</p><p><img src="${linked}" alt="linked"></p></main>`;
  return { alt, file: htmlUpload(page(body)) };
}

export const base64ImageChecks = [
  acceptedCheck('parse.remove-base64-images.accepted', [{ removeBase64Images: true }, { removeBase64Images: false }]),
  refusedCheck('parse.remove-base64-images.type', 'removeBase64Images', true, noBooleans),
  defaultCheck('parse.remove-base64-images.default', 'removeBase64Images', true, {
    file: (t) => pictured(t).file,
    same: (expected, actual, relation) => {
      const kept = (data: Record<string, unknown>): string => (markdownOf(data).includes(pixel) ? 'base64 data' : 'no base64 data');
      return kept(expected) === kept(actual)
        ? undefined
        : { expected: `${relation}: ${kept(expected)}`, actual: kept(actual), pointer: '/data/markdown' };
    },
  }),
  check('parse.remove-base64-images.removal', async (t) => {
    const { exchange } = await t.parsed({ file: pictured(t).file, options: { removeBase64Images: true } });
    t.expect(exchange).at('/data/markdown').lacks(pixel.slice(0, 40));
  }),
  check('parse.remove-base64-images.placeholders', async (t) => {
    const { alt, file } = pictured(t);
    const { data, exchange } = await t.parsed({ file, options: { removeBase64Images: true } });
    const facts = markdownFacts(markdownOf(data));
    const told = [facts.text, ...facts.images.map((image) => image.alt)].join('\n');
    t.expect(exchange).that(missingText(told, [alt]), 'The text is the alternative text of the removed image.');
  }),
  check('parse.remove-base64-images.false-keeps', async (t) => {
    const { exchange } = await t.parsed({ file: pictured(t).file, options: { removeBase64Images: false } });
    t.expect(exchange).at('/data/markdown').contains(pixel);
  }),
  check('parse.remove-base64-images.linked-images-stay', async (t) => {
    const { data, exchange } = await t.parsed({ file: pictured(t).file, options: { removeBase64Images: true } });
    const found = markdownFacts(markdownOf(data)).images.some((image) => sameAddress(image.src, linked));
    t.expect(exchange).that(found ? undefined : { expected: `an image with the address ${linked}`, actual: 'none', pointer: '/data/markdown' });
  }),
  check('parse.remove-base64-images.raw-html', async (t) => {
    const { file } = pictured(t);
    const options = { formats: ['rawHtml'], removeBase64Images: true };
    const { exchange } = await t.parsed({ file, options });
    t.expect(exchange).at('/data/rawHtml').contains(dataUrl);
  }),
  check('parse.remove-base64-images.html', async (t) => {
    const options = { formats: ['html', 'images'], removeBase64Images: true };
    const { data } = await t.parsed({ file: pictured(t).file, options });
    const inHtml = JSON.stringify(data['html'] ?? '').includes(pixel);
    const inImages = JSON.stringify(data['images'] ?? '').includes(pixel);
    t.tolerate('base64-in-other-outputs', inHtml ? 'kept' : inImages ? 'removed-from-html' : 'removed');
  }),
];
