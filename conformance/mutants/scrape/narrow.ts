/**
 * Mutants that lie in one narrow place of a scrape: one entry of a list, a default beside its neighbours, members that
 * nobody asked for, what a page tells plainly.
 * Spec: Scrape options; Document data; Branding, Product and Menu objects; Limits.
 */
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import type { Mutant } from '../../lies/mutant.js';
import {
  answersScrape,
  breaking,
  listIn,
  readsFormat,
  readsScrape,
  refusesScrape,
  waves,
  withoutMember,
} from '../../lies/scrape-lies.js';

/** The first entry of a list of tags counts. */
const firstOf = (name: 'includeTags' | 'excludeTags') => (body: JsonObject) =>
  listIn(body, name).length > 1 ? { ...body, [name]: listIn(body, name).slice(0, 1) } : undefined;

const parsersWithoutMode = (body: JsonObject): boolean =>
  listIn(body, 'parsers').every((parser) => !isObject(parser) || !('mode' in parser));

/** Takes a member out of an object of the result, wherever it stands in it. */
function dropped(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => dropped(item, name));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(withoutMember(value, name)).map(([key, member]) => [key, dropped(member, name)]),
  );
}

const silentAbout = (result: 'branding' | 'product' | 'menu', name: string): Mutant =>
  breaking(
    `document-data.${result}.told`,
    `no-${name}`,
    `leaves ${name} out of ${result}`,
    answersScrape((data) => {
      if (isObject(data[result])) data[result] = dropped(data[result], name);
    }),
  );

export const narrowMutants: readonly Mutant[] = [
  breaking(
    'scrape.tags.several',
    'first-excluded',
    'reads the first entry of excludeTags only',
    readsScrape(firstOf('excludeTags')),
  ),
  breaking(
    'scrape.tags.several',
    'first-included',
    'reads the first entry of includeTags only',
    readsScrape(firstOf('includeTags')),
  ),
  breaking(
    'scrape.tags.exclude-main-content',
    'whole-page-only',
    'passes over excludeTags unless the whole page was asked for',
    readsScrape((body) => (body['onlyMainContent'] === false ? undefined : withoutMember(body, 'excludeTags'))),
  ),
  breaking(
    'scrape.tags.exclude-inside-included',
    'included-alone',
    'passes over excludeTags beside includeTags',
    readsScrape((body) => ('includeTags' in body ? withoutMember(body, 'excludeTags') : undefined)),
  ),
  breaking(
    'scrape.parsers.reads-scans',
    'fast',
    'reads embedded text only when no mode is named',
    readsScrape((body) =>
      !('parsers' in body) || (listIn(body, 'parsers').length > 0 && parsersWithoutMode(body))
        ? { ...body, parsers: [{ type: 'pdf', mode: 'fast' }] }
        : undefined,
    ),
  ),
  breaking(
    'scrape.parsers.mode',
    'ignored',
    'ignores the mode of a parser',
    readsScrape((body) =>
      Array.isArray(body['parsers'])
        ? {
            ...body,
            parsers: listIn(body, 'parsers').map((parser) =>
              isObject(parser) ? withoutMember(parser, 'mode') : parser,
            ),
          }
        : undefined,
    ),
  ),
  ...['audio', 'video', 'menu', 'answer', 'highlights'].map((member) =>
    breaking(
      'scrape.formats.default',
      `${member}-too`,
      `answers ${member} unasked`,
      answersScrape((data, body) => {
        if (!('formats' in body)) data[member] = null;
      }),
    ),
  ),
  breaking(
    'scrape.max-age.default',
    'zero',
    'visits the page anew whenever maxAge is absent',
    readsScrape((body) => ('maxAge' in body ? undefined : { ...body, maxAge: 0 })),
  ),
  breaking(
    'scrape.wait-for.default',
    'two-seconds',
    'waits two seconds when waitFor is absent',
    readsScrape((body) => ('waitFor' in body ? undefined : { ...body, waitFor: 2000 })),
  ),
  breaking(
    'scrape.mobile.off',
    'on',
    'comes as a mobile device when nothing is said',
    readsScrape((body) => ('mobile' in body ? undefined : { ...body, mobile: true })),
  ),
  breaking(
    'actions.list.wait-for-above-maximum',
    'taken',
    'takes a waitFor above 60 seconds',
    waves((body) => Number(body['waitFor']) > 60_000),
  ),
  breaking(
    'scrape.formats.attributes-values',
    'first-selector',
    'values the first selector only',
    readsFormat('attributes', (format) => ({ ...format, selectors: listIn(format, 'selectors').slice(0, 1) })),
  ),
  breaking(
    'scrape.formats.change-tracking-modes',
    'json-refused',
    'refuses the mode json',
    refusesScrape((body) => JSON.stringify(body['formats'] ?? '').includes('"modes":["json"')),
  ),
  ...['primary', 'textPrimary', 'favicon', 'ogImage', 'fonts'].map((name) => silentAbout('branding', name)),
  ...['brand', 'sku', 'currency', 'images'].map((name) => silentAbout('product', name)),
  breaking(
    'document-data.product.told',
    'empty-images',
    'lists no picture of a product',
    answersScrape(({ product }) => {
      for (const variant of isObject(product) ? listIn(product, 'variants') : [])
        if (isObject(variant)) variant['images'] = [];
    }),
  ),
  ...['merchant', 'price', 'calories', 'dietary'].map((name) => silentAbout('menu', name)),
];
