/**
 * Mutants of what a scrape answers about its page: addresses, status, change tracking, product.
 * Spec: Metadata; Change tracking object; Product object.
 */
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import type { Mutant } from '../../lies/mutant.js';
import { answersScrape, breaking, readsFormat } from '../../lies/scrape-lies.js';

/** A member of `data` that is an object is changed in place. */
function changes(
  requirement: string,
  member: string,
  describe: string,
  change: (value: JsonObject, data: JsonObject) => void,
): Mutant {
  const lie = answersScrape((data) => {
    if (isObject(data[member])) change(data[member], data);
  });
  return breaking(requirement, 'spoilt', describe, lie);
}

/** One member of a result object has a wrong value. */
function sets(requirement: string, member: string, name: string, value: unknown): Mutant {
  return changes(
    requirement,
    member,
    `answers ${member}.${name} as ${JSON.stringify(value)}`,
    (result) => void (result[name] = value),
  );
}

const variantsOf = (product: JsonObject): JsonObject[] =>
  Array.isArray(product['variants']) ? product['variants'].filter(isObject) : [];

/** Every variant of the product is changed in place. */
function variants(topic: string, describe: string, change: (variant: JsonObject) => void): Mutant {
  return changes(`document-data.product.${topic}`, 'product', describe, (product) =>
    variantsOf(product).forEach(change),
  );
}

const inPrice = (name: string, value: unknown) => (variant: JsonObject) => {
  if (isObject(variant['price'])) variant['price'][name] = value;
};

const tracking = (topic: string, name: string, value: unknown): Mutant =>
  sets(`document-data.change-tracking.${topic}`, 'changeTracking', name, value);

/** A status is told where another is right. */
function mistaken(status: string, told: string): Mutant {
  return changes(
    `document-data.change-tracking.status-${status}`,
    'changeTracking',
    `calls a page ${told} that is ${status}`,
    (result) => {
      if (result['changeStatus'] === status) result['changeStatus'] = told;
    },
  );
}

export const scrapeResultMutants: readonly Mutant[] = [
  sets('metadata.source-url.requested', 'metadata', 'sourceURL', 'https://plumbline.example/'),
  breaking(
    'metadata.source-url.requested',
    'without-slash',
    'leaves out the slash that ends the address asked for',
    answersScrape(({ metadata }) => {
      if (isObject(metadata)) metadata['sourceURL'] = String(metadata['sourceURL']).replace(/\/$/, '');
    }),
  ),
  changes(
    'metadata.source-url.redirects',
    'metadata',
    'forgets which address was asked for',
    (metadata) => void (metadata['sourceURL'] = metadata['url']),
  ),
  changes(
    'metadata.url.final',
    'metadata',
    'answers the address asked for as the final one',
    (metadata) => void (metadata['url'] = metadata['sourceURL']),
  ),
  sets('metadata.status-code.page', 'metadata', 'statusCode', 200),
  breaking(
    'metadata.status-code.redirects',
    'first-hop',
    'tells the status of the redirect',
    answersScrape(({ metadata }) => {
      if (isObject(metadata) && metadata['url'] !== metadata['sourceURL']) metadata['statusCode'] = 302;
    }),
  ),
  breaking(
    'metadata.url.final',
    'no-query',
    'cuts the query off the final address',
    answersScrape(({ metadata }) => {
      if (isObject(metadata)) metadata['url'] = String(metadata['url']).split('?')[0];
    }),
  ),
  changes(
    'metadata.error.page',
    'metadata',
    'is silent about the error of a page',
    (metadata) => void (metadata['error'] = null),
  ),
  breaking(
    'document-data.screenshot.type',
    'object',
    'answers a screenshot as an object',
    answersScrape((data) => {
      if ('screenshot' in data) data['screenshot'] = { url: data['screenshot'] };
    }),
  ),
  breaking(
    'document-data.screenshot.content',
    'no-picture',
    'answers text in place of a screenshot',
    answersScrape((data) => {
      if ('screenshot' in data) data['screenshot'] = 'data:image/png;base64,bm8gcGljdHVyZQ==';
    }),
  ),
  ...(['audio', 'video'] as const).flatMap((medium) => [
    breaking(
      `document-data.${medium}.type`,
      'object',
      `answers ${medium} as an object`,
      answersScrape((data) => {
        if (medium in data) data[medium] = { url: data[medium] };
      }),
    ),
    breaking(
      `document-data.${medium}.signed-url`,
      'unsigned',
      `cuts the signature off the address of ${medium}`,
      answersScrape((data) => {
        if (typeof data[medium] === 'string') data[medium] = data[medium].replace(/[?#].*$/, '').slice(0, -3);
      }),
    ),
  ]),
  breaking(
    'document-data.audio.mp3',
    'page',
    'answers the address of the page as audio',
    answersScrape((data) => {
      if (typeof data['audio'] === 'string' && isObject(data['metadata'])) data['audio'] = data['metadata']['url'];
    }),
  ),
  breaking(
    'document-data.actions.type',
    'list',
    'answers actions as a list',
    answersScrape((data) => {
      if ('actions' in data) data['actions'] = [data['actions']];
    }),
  ),
  breaking(
    'document-data.actions.presence',
    'always',
    'answers actions unasked',
    answersScrape((data) => void (data['actions'] ??= { screenshots: [] })),
  ),
  breaking(
    'document-data.change-tracking.type',
    'text',
    'answers change tracking as text',
    answersScrape((data) => {
      if ('changeTracking' in data) data['changeTracking'] = 'new';
    }),
  ),
  tracking('status-enum', 'changeStatus', 'unknown'),
  mistaken('new', 'same'),
  mistaken('same', 'changed'),
  mistaken('changed', 'same'),
  mistaken('removed', 'changed'),
  tracking('visibility-enum', 'visibility', 'public'),
  changes(
    'document-data.change-tracking.previous-scrape-at-type',
    'changeTracking',
    'tells the time of the earlier scrape as a number',
    (result) => {
      if (typeof result['previousScrapeAt'] === 'string')
        result['previousScrapeAt'] = Date.parse(result['previousScrapeAt']);
    },
  ),
  changes(
    'document-data.change-tracking.previous-scrape-at-time',
    'changeTracking',
    'tells the time of this scrape as that of the earlier one',
    (result) => {
      if (typeof result['previousScrapeAt'] === 'string') result['previousScrapeAt'] = new Date().toISOString();
    },
  ),
  breaking(
    'document-data.change-tracking.previous-scrape-at-time',
    'local',
    'tells local times as if they were universal',
    answersScrape(({ changeTracking: result }) => {
      if (isObject(result) && typeof result['previousScrapeAt'] === 'string')
        result['previousScrapeAt'] = new Date(Date.parse(result['previousScrapeAt']) + 7_200_000).toISOString();
    }),
  ),
  breaking(
    'document-data.change-tracking.own-history',
    'path-alone',
    'compares a page with the one at the same path and another query',
    {
      remembering() {
        const known = new Set<string>();
        return answersScrape(({ changeTracking: result }, { url }) => {
          const [path = ''] = String(url).split('?');
          if (isObject(result) && result['changeStatus'] === 'new' && known.has(path)) result['changeStatus'] = 'same';
          known.add(path);
        });
      },
    },
  ),
  tracking('previous-scrape-at-null', 'previousScrapeAt', '2026-01-01T00:00:00.000Z'),
  changes('document-data.change-tracking.diff-type', 'changeTracking', 'answers a diff as a list', (result) => {
    if ('diff' in result) result['diff'] = [result['diff']].flat().map((text) => ({ line: text }));
  }),
  changes(
    'document-data.change-tracking.diff-git-style',
    'changeTracking',
    'answers the new text as diff',
    (result) => {
      if (typeof result['diff'] === 'string') result['diff'] = result['diff'].replace(/^[-@].*\n/gm, '');
    },
  ),
  changes(
    'document-data.change-tracking.diff-mode',
    'changeTracking',
    'answers a diff unasked',
    (result) => void (result['diff'] ??= '@@ -1 +1 @@'),
  ),
  breaking(
    'document-data.change-tracking.both-modes',
    'first-only',
    'takes the first of several modes',
    readsFormat('changeTracking', ({ modes, ...format }) =>
      Array.isArray(modes) ? { ...format, modes: modes.slice(0, 1) } : format,
    ),
  ),
  changes(
    'document-data.change-tracking.json-mode',
    'changeTracking',
    'answers json unasked',
    (result) => void (result['json'] ??= {}),
  ),
  breaking(
    'document-data.product.type',
    'text',
    'answers a product as text',
    answersScrape((data) => {
      if ('product' in data) data['product'] = 'Storm Lantern';
    }),
  ),
  sets('document-data.product.title', 'product', 'title', null),
  sets('document-data.product.url', 'product', 'url', 7),
  sets('document-data.product.variants', 'product', 'variants', {}),
  sets('document-data.product.brand', 'product', 'brand', { name: 'Solberg' }),
  sets('document-data.product.category', 'product', 'category', ['Lights']),
  sets('document-data.product.description', 'product', 'description', null),
  changes(
    'document-data.product.own-variants',
    'product',
    'gives one variant of several',
    (product) => void (product['variants'] = variantsOf(product).slice(0, 1)),
  ),
  breaking(
    'document-data.product.own-variants',
    'first-values',
    'gives every variant the values of the first',
    answersScrape(({ product }) => {
      if (!isObject(product)) return;
      const [first, ...others] = variantsOf(product);
      for (const variant of others) variant['values'] = first?.['values'];
    }),
  ),
  breaking(
    'document-data.product.told',
    'page-title',
    'names products by the titles of their pages',
    answersScrape(({ product, metadata }) => {
      if (isObject(product) && isObject(metadata)) product['title'] = metadata['title'];
    }),
  ),
  variants('no-sale', 'calls every price a discount', (variant) => {
    if (isObject(variant['price'])) variant['sale'] ??= { originalPrice: variant['price'] };
  }),
  variants('variant-availability', 'leaves the availability out', (variant) => delete variant['availability']),
  variants(
    'variant-in-stock',
    'tells the stock as text',
    (variant) => void (variant['availability'] = { inStock: 'yes' }),
  ),
  variants('sold-out', 'calls everything in stock', (variant) => void (variant['availability'] = { inStock: true })),
  variants(
    'variant-availability-text',
    'tells the availability as a number',
    (variant) => void (variant['availability'] = { inStock: true, text: 7 }),
  ),
  variants('variant-names', 'numbers its variants', (variant) => void (variant['sku'] = 204)),
  variants('variant-price', 'tells amounts as text', inPrice('amount', '89.50')),
  variants('price-currency', 'tells the sign of the currency', inPrice('currency', '€')),
  variants('told', 'tells every price in dollars', inPrice('currency', 'USD')),
  variants('price-formatted', 'tells the formatted price as a number', inPrice('formatted', 89.5)),
  variants(
    'variant-images',
    'lists images as addresses',
    (variant) => void (variant['images'] = ['https://plumbline.example/lantern.png']),
  ),
  variants('variant-values', 'lists values', (variant) => void (variant['values'] = { color: ['Brass'] })),
  variants('sale-presence', 'is silent about discounts', (variant) => delete variant['sale']),
  variants('sale-original-price', 'leaves the original price out', (variant) => {
    if (isObject(variant['sale'])) delete variant['sale']['originalPrice'];
  }),
];
