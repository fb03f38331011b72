/**
 * Mutants of the formats of a scrape.
 * Spec: Scrape options, formats; Object formats.
 */
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import type { Mutant } from '../../lies/mutant.js';
import {
  answersScrape,
  breaking,
  formatsOfType,
  listIn,
  objectsIn,
  readsFormat,
  readsScrape,
  refusesScrape,
  taken,
  withoutMember,
} from '../../lies/scrape-lies.js';

const known = [
  'markdown',
  'html',
  'rawHtml',
  'links',
  'images',
  'summary',
  'branding',
  'product',
  'json',
  'screenshot',
  'changeTracking',
  'attributes',
];
const nameOf = (item: unknown): unknown => (isObject(item) ? item['type'] : item);
const isWrongType = (value: unknown, type: string): boolean =>
  value !== undefined && (type === 'object' ? !isObject(value) : typeof value !== type);
const anyFormat = (type: string, test: (format: JsonObject) => boolean) => (body: JsonObject) =>
  formatsOfType(body, type).some(test);
const viewportOf = (format: JsonObject): JsonObject => (isObject(format['viewport']) ? format['viewport'] : {});
const over = (format: JsonObject): boolean =>
  Number(viewportOf(format)['width']) > 7680 || Number(viewportOf(format)['height']) > 4320;

/** Answers a format with something else, or not at all. */
function spoils(format: string, topic: string, change: (data: JsonObject) => void): Mutant {
  return breaking(
    `scrape.formats.${topic}`,
    'spoilt',
    `answers ${format} wrongly`,
    answersScrape((data) => format in data && change(data)),
  );
}

const wrongSelectors = ({ selectors }: JsonObject): boolean =>
  !Array.isArray(selectors) ||
  selectors.some(
    (item) => !isObject(item) || typeof item['selector'] !== 'string' || typeof item['attribute'] !== 'string',
  );

export const scrapeFormatMutants: readonly Mutant[] = [
  breaking(
    'scrape.formats.accepted',
    'refuses-objects',
    'refuses formats written as objects',
    refusesScrape((body) => listIn(body, 'formats').some(isObject)),
  ),
  taken(
    'scrape.formats.type',
    'formats of any type',
    ({ formats }) => formats !== undefined && !Array.isArray(formats),
  ),
  breaking(
    'scrape.formats.default',
    'links-too',
    'answers links unasked',
    answersScrape((data, body) => {
      if (!('formats' in body)) data['links'] = [];
    }),
  ),
  spoils('markdown', 'markdown', (data) => void (data['markdown'] = 'Nothing.')),
  spoils('html', 'html', (data) => void (data['html'] = null)),
  spoils('rawHtml', 'raw-html', (data) => void (data['rawHtml'] = `${String(data['rawHtml'])}\n<!-- served -->`)),
  breaking(
    'scrape.formats.raw-html',
    'without-scripts',
    'removes scripts from rawHtml',
    answersScrape((data) => {
      if (typeof data['rawHtml'] === 'string')
        data['rawHtml'] = data['rawHtml'].replace(/<script[\s\S]*?<\/script>/g, '');
    }),
  ),
  breaking(
    'scrape.formats.raw-html-beside-html',
    'cleaned',
    'gives the cleaned page as rawHtml where both are asked for',
    answersScrape((data) => {
      if (typeof data['rawHtml'] === 'string' && typeof data['html'] === 'string') data['rawHtml'] = data['html'];
    }),
  ),
  spoils('links', 'links', (data) => void (data['links'] = [])),
  breaking(
    'scrape.formats.images',
    'refused',
    'does not know the format images',
    refusesScrape((body) => listIn(body, 'formats').includes('images')),
  ),
  breaking(
    'scrape.formats.images',
    'ignored',
    'takes the format images and carries none',
    answersScrape((data) => void delete data['images']),
  ),
  breaking(
    'scrape.formats.json-presence',
    'passed-over',
    'takes the format json and answers no data',
    answersScrape((data) => void delete data['json']),
  ),
  spoils('branding', 'branding', (data) => void (data['branding'] = null)),
  spoils('product', 'product', (data) => {
    if (isObject(data['product'])) data['product']['title'] = 'Page';
  }),
  breaking(
    'scrape.formats.unknown',
    'taken',
    'passes over formats it does not know',
    readsScrape((body) => {
      const formats = listIn(body, 'formats');
      const kept = formats.filter((item) => known.includes(String(nameOf(item))));
      return kept.length === formats.length ? undefined : { ...body, formats: kept };
    }),
  ),
  taken(
    'scrape.formats.json-prompt-above-maximum',
    'a prompt of any length',
    anyFormat('json', (format) => String(format['prompt']).length > 10_000),
  ),
  spoils('screenshot', 'screenshot', (data) => void (data['screenshot'] = null)),
  breaking(
    'scrape.formats.screenshot-full-page',
    'ignored',
    'shows the viewport alone',
    readsFormat('screenshot', (format) => withoutMember(format, 'fullPage')),
  ),
  breaking(
    'scrape.formats.screenshot-quality',
    'refused',
    'refuses a quality',
    refusesScrape(anyFormat('screenshot', (format) => 'quality' in format)),
  ),
  breaking(
    'scrape.formats.screenshot-types',
    'any-type',
    'takes a quality that is no number',
    readsFormat('screenshot', (format) =>
      isWrongType(format['quality'], 'number') ? withoutMember(format, 'quality') : format,
    ),
  ),
  breaking(
    'scrape.formats.screenshot-viewport',
    'ignored',
    'has a viewport of its own',
    readsFormat('screenshot', (format) => withoutMember(format, 'viewport')),
  ),
  breaking(
    'scrape.formats.screenshot-one',
    'first-wins',
    'takes the first of two screenshots',
    readsScrape((body) => {
      const formats = listIn(body, 'formats');
      const isShot = (item: unknown): boolean => nameOf(item) === 'screenshot';
      const first = formats.findIndex(isShot);
      return formats.filter(isShot).length < 2
        ? undefined
        : { ...body, formats: formats.filter((item, index) => !isShot(item) || index === first) };
    }),
  ),
  breaking(
    'scrape.formats.screenshot-viewport-maximum',
    'refused',
    'refuses the largest viewport',
    refusesScrape(anyFormat('screenshot', (format) => viewportOf(format)['width'] === 7680)),
  ),
  breaking(
    'scrape.formats.screenshot-viewport-above-maximum',
    'clamped',
    'makes a viewport smaller that is too large',
    readsFormat('screenshot', (format) =>
      over(format) ? { ...format, viewport: { width: 1280, height: 720 } } : format,
    ),
  ),
  spoils('changeTracking', 'change-tracking', (data) => delete data['changeTracking']),
  breaking(
    'scrape.formats.change-tracking-modes',
    'no-json',
    'does not know the mode json',
    refusesScrape(anyFormat('changeTracking', (format) => listIn(format, 'modes').includes('json'))),
  ),
  breaking(
    'scrape.formats.change-tracking-modes-unknown',
    'any',
    'takes any mode',
    readsFormat('changeTracking', (format) =>
      Array.isArray(format['modes']) && format['modes'].every((mode) => mode === 'git-diff' || mode === 'json')
        ? format
        : withoutMember(format, 'modes'),
    ),
  ),
  breaking(
    'scrape.formats.change-tracking-tag',
    'refused',
    'refuses a tag',
    refusesScrape(anyFormat('changeTracking', (format) => 'tag' in format)),
  ),
  breaking(
    'scrape.formats.change-tracking-tags-apart',
    'ignored',
    'keeps one history for all tags',
    readsFormat('changeTracking', (format) => withoutMember(format, 'tag')),
  ),
  breaking(
    'scrape.formats.change-tracking-prompt',
    'refused',
    'refuses a prompt',
    refusesScrape(anyFormat('changeTracking', (format) => 'prompt' in format)),
  ),
  taken(
    'scrape.formats.change-tracking-types',
    'a prompt that is no text',
    anyFormat('changeTracking', (format) => isWrongType(format['prompt'], 'string')),
  ),
  breaking(
    'scrape.formats.change-tracking-needs-markdown',
    'added',
    'adds the markdown that is missing',
    readsScrape((body) => {
      const formats = listIn(body, 'formats');
      return formatsOfType(body, 'changeTracking').length > 0 && !formats.includes('markdown')
        ? { ...body, formats: ['markdown', ...formats] }
        : undefined;
    }),
  ),
  breaking(
    'scrape.formats.attributes',
    'refused',
    'does not know the format attributes',
    refusesScrape(anyFormat('attributes', () => true)),
  ),
  breaking(
    'scrape.formats.attributes-types',
    'any-type',
    'takes selectors of any kind',
    readsFormat('attributes', (format) =>
      wrongSelectors(format) ? { ...format, selectors: [{ selector: 'a', attribute: 'href' }] } : format,
    ),
  ),
  breaking(
    'scrape.formats.attributes-values',
    'first-only',
    'answers the first value alone',
    answersScrape((data) => {
      if (!Array.isArray(data['attributes'])) return;
      for (const item of data['attributes'].filter(isObject))
        item['values'] = Array.isArray(item['values']) ? item['values'].slice(0, 1) : [];
    }),
  ),
  breaking(
    'scrape.formats.attributes-values',
    'small-letters',
    'writes the values of attributes in small letters',
    answersScrape((data) => {
      for (const item of objectsIn(data, 'attributes'))
        if (Array.isArray(item['values'])) item['values'] = item['values'].map((value) => String(value).toLowerCase());
    }),
  ),
  breaking(
    'scrape.formats.attributes-own-values',
    'swapped',
    'gives the values of one selector beside another',
    answersScrape((data) => {
      const items = objectsIn(data, 'attributes');
      const values = items.map((item) => item['values']).reverse();
      for (const [index, item] of items.entries()) item['values'] = values[index];
    }),
  ),
  breaking(
    'scrape.formats.independent',
    'markdown-changes',
    'shortens the markdown beside rawHtml',
    answersScrape((data, body) => {
      if (listIn(body, 'formats').includes('rawHtml') && typeof data['markdown'] === 'string')
        data['markdown'] = data['markdown'].slice(0, 40);
    }),
  ),
];
