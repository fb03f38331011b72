/**
 * Checks of the product result on a page that tells everything in JSON-LD: what must be there with the page's values,
 * and what may be missing in its type where it is there.
 * Spec: Product object.
 */
import { check } from '../../harness/check.js';
import type { Check } from '../../harness/check.js';
import type { CheckContext } from '../../harness/check-context.js';
import { shortJson } from '../../harness/contract.js';
import type { Exchange } from '../../harness/exchange.js';
import type { JsonObject } from '../../harness/expectation.js';
import { isObject } from '../../harness/expectation.js';
import { productPage } from '../../site/pages/product-page.js';
import type { ProductTruth } from '../../site/pages/product-page.js';
import { productRange, productRangePage } from '../../site/pages/range-product-page.js';
import { soldProduct, soldProductPage } from '../../site/pages/sold-product-page.js';
import { dataOf } from '../../harness/silence.js';
import { scraped } from '../../vocabulary/scrape.js';
import type { Scraped } from '../../vocabulary/scrape.js';

interface Sold {
  readonly exchange: Exchange;
  readonly product: JsonObject;
  readonly variants: readonly JsonObject[];
}

/** The page that sells; every check of products reads the same answer. */
function soldPage(t: CheckContext): Promise<Scraped> {
  return t.shared('product', async () => {
    const site = await t.siteFolder();
    const url = site.put('lantern', soldProductPage(site.url('lantern'), site.url('lantern.png')));
    return scraped(t, url, { formats: ['product'] });
  });
}

async function sold(t: CheckContext): Promise<Sold> {
  const { exchange } = await soldPage(t);
  if (dataOf(exchange)?.['product'] === null) t.notApplicable('`product` is null, as it may be');
  const product = t.expect(exchange).at('/data/product').isObject();
  const variants = Array.isArray(product['variants']) ? product['variants'].filter(isObject) : [];
  return { exchange, product, variants };
}

/** `judge` says what is right; the pointer names the place. What is said of variants concerns a product that has some. */
function memberCheck(name: string, pointer: string, expected: string, judge: (sold: Sold) => boolean): Check {
  return check(`document-data.product.${name}`, async (t) => {
    const found = await sold(t);
    if (name !== 'variants' && pointer === '/variants' && found.variants.length === 0)
      t.notApplicable('the product has no variants (silence product-without-variants)');
    t.expect(found.exchange).that(
      judge(found)
        ? undefined
        : { expected, actual: shortJson(found.product, 400), pointer: `/data/product${pointer}` },
    );
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value);
const priceOf = (variant: JsonObject): JsonObject | undefined =>
  isObject(variant['price']) ? variant['price'] : undefined;
const pricesOf = ({ variants }: Pick<Sold, 'variants'>): JsonObject[] =>
  variants
    .flatMap((variant) => [priceOf(variant), isObject(variant['sale']) ? variant['sale']['originalPrice'] : undefined])
    .filter(isObject);
const some = (items: readonly unknown[], judge: (item: JsonObject) => boolean): boolean =>
  items.length > 0 && items.filter(isObject).every(judge);
const availabilityOf = (variant: JsonObject): JsonObject =>
  isObject(variant['availability']) ? variant['availability'] : {};

const soldOut: ProductTruth = {
  title: 'Signal Horn',
  brand: 'Solberg',
  sku: 'SH-2',
  description: 'A horn of brass, heard for two miles over the water.',
  amount: 49,
  currency: 'EUR',
  inStock: false,
};

export const productResultChecks: readonly Check[] = [
  check('document-data.product.type', async (t) => {
    const { exchange, data } = await soldPage(t);
    const { product } = data;
    const fits = product === null || isObject(product);
    t.expect(exchange).that(
      fits ? undefined : { expected: 'an object or null', actual: shortJson(product), pointer: '/data/product' },
    );
  }),
  check('document-data.product.told', async (t) => {
    const { exchange, product, variants } = await sold(t);
    const [variant] = variants;
    const title = String(product['title']).trim();
    t.expect(exchange).that(
      title === soldProduct.title
        ? undefined
        : { expected: `"${soldProduct.title}" alone`, actual: shortJson(title), pointer: '/data/product/title' },
    );
    const told = {
      '/brand': product['brand'],
      '/category': product['category'],
      '/description': product['description'],
      '/variants/0/sku': variant?.['sku'],
      '/variants/0/price/currency': priceOf(variant ?? {})?.['currency'],
      '/variants/0/images': variant?.['images'],
    };
    for (const [pointer, value] of Object.entries(told)) {
      t.expect(exchange).that(
        value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
          ? { expected: 'what the page tells', actual: 'nothing', pointer: `/data/product${pointer}` }
          : undefined,
      );
    }
    t.expect(exchange).at('/data/product/variants/0/price/currency').equals(soldProduct.currency);
  }),
  memberCheck(
    'title',
    '/title',
    `a text with ${soldProduct.title}`,
    ({ product }) => isText(product['title']) && String(product['title']).includes(soldProduct.title),
  ),
  check('document-data.product.own-variants', async (t) => {
    const site = await t.siteFolder();
    const url = site.put('lamp', productRangePage(site.url('lamp')));
    const { exchange, data } = await scraped(t, url, { formats: ['product'] });
    const { product } = data;
    if (product === null) t.notApplicable('`product` is null, as it may be');
    const found = isObject(product) && Array.isArray(product['variants']) ? product['variants'].filter(isObject) : [];
    if (!found.some((variant) => ['sku', 'title', 'values'].some((name) => name in variant)))
      t.notApplicable('no variant says which it is, by `sku`, `title` or `values`, as it may');
    for (const { sku, colour, amount, inStock } of productRange.variants) {
      const own =
        found.find((variant) => variant['sku'] === sku) ??
        found.find((variant) => JSON.stringify([variant['title'], variant['values']]).includes(colour));
      const told = own && {
        amount: priceOf(own)?.['amount'] ?? amount,
        inStock: availabilityOf(own)['inStock'],
        values: !isObject(own['values']) || JSON.stringify(own['values']).includes(colour),
      };
      t.expect(exchange).that(
        told?.amount === amount && told.inStock === inStock && told.values
          ? undefined
          : {
              expected: `a variant ${sku}, ${colour}, for ${amount}, ${inStock ? 'in stock' : 'out of stock'}`,
              actual: shortJson(own ?? found, 400),
              pointer: '/data/product/variants',
            },
      );
    }
  }),
  memberCheck('url', '/url', 'text', ({ product }) => isText(product['url']) && product['url'] !== ''),
  memberCheck('variants', '/variants', 'a list of objects', ({ product }) => {
    const { variants } = product;
    return Array.isArray(variants) && variants.every(isObject);
  }),
  check('document-data.product.no-variants', async (t) => {
    const { product, variants } = await sold(t);
    if (!Array.isArray(product['variants'])) t.unverified('prerequisite-failed', '`product.variants` is no list');
    t.tolerate('product-without-variants', variants.length === 0 ? 'empty' : 'one');
  }),
  memberCheck('brand', '/brand', 'text where present', ({ product }) => isTextOrAbsent(product['brand'])),
  memberCheck('category', '/category', 'text where present', ({ product }) => isTextOrAbsent(product['category'])),
  memberCheck('description', '/description', 'text where present', ({ product }) =>
    isTextOrAbsent(product['description']),
  ),
  memberCheck('variant-availability', '/variants', 'an object `availability` in each variant', ({ variants }) =>
    some(variants, (variant) => isObject(variant['availability'])),
  ),
  memberCheck(
    'variant-in-stock',
    '/variants',
    'a boolean `inStock`, true for the page',
    ({ variants }) =>
      some(variants, (variant) => typeof availabilityOf(variant)['inStock'] === 'boolean') &&
      variants.some((variant) => availabilityOf(variant)['inStock'] === true),
  ),
  check('document-data.product.sold-out', async (t) => {
    const site = await t.siteFolder();
    const page = productPage(soldOut, 'json-ld', site.url('horn'));
    const { exchange, data } = await scraped(t, site.put('horn', page), { formats: ['product'] });
    const { product } = data;
    const variants =
      isObject(product) && Array.isArray(product['variants']) ? product['variants'].filter(isObject) : [];
    if (variants.length === 0) t.notApplicable('the product has no variants (silence product-without-variants)');
    t.expect(exchange).that(
      variants.some((variant) => availabilityOf(variant)['inStock'] !== false)
        ? { expected: '`inStock` false', actual: shortJson(product, 400), pointer: '/data/product/variants' }
        : undefined,
      'The page says that the product is out of stock.',
    );
  }),
  memberCheck('variant-availability-text', '/variants', 'text where present', ({ variants }) =>
    some(variants, (variant) => isTextOrAbsent(availabilityOf(variant)['text'])),
  ),
  memberCheck('variant-names', '/variants', 'text where present', ({ variants }) =>
    some(variants, (variant) => ['id', 'sku', 'title'].every((name) => isTextOrAbsent(variant[name]))),
  ),
  memberCheck(
    'variant-price',
    '/variants',
    `a price of ${soldProduct.amount}`,
    (found) =>
      pricesOf(found).every((price) => typeof price['amount'] === 'number') &&
      (found.variants.every((variant) => !('price' in variant)) ||
        found.variants.some((variant) => priceOf(variant)?.['amount'] === soldProduct.amount)),
  ),
  memberCheck('price-currency', '/variants', 'an ISO 4217 code where present', (found) =>
    pricesOf(found).every(
      ({ currency }) => currency === undefined || (isText(currency) && /^[A-Z]{3}$/.test(currency)),
    ),
  ),
  memberCheck('price-formatted', '/variants', 'text where present', (found) =>
    pricesOf(found).every(({ formatted }) => isTextOrAbsent(formatted)),
  ),
  memberCheck('variant-images', '/variants', 'images with `url` and perhaps `alt`', ({ variants }) =>
    some(
      variants,
      ({ images }) =>
        images === undefined ||
        (Array.isArray(images) &&
          images.every((image) => isObject(image) && isText(image['url']) && isTextOrAbsent(image['alt']))),
    ),
  ),
  memberCheck('variant-values', '/variants', 'a map of text to text where present', ({ variants }) =>
    some(variants, ({ values }) => values === undefined || (isObject(values) && Object.values(values).every(isText))),
  ),
  memberCheck('sale-presence', '/variants', 'a `sale`, for the page strikes a price through', ({ variants }) =>
    variants.some((variant) => isObject(variant['sale'])),
  ),
  check('document-data.product.no-sale', async (t) => {
    const site = await t.siteFolder();
    const page = productPage({ ...soldOut, inStock: true }, 'json-ld', site.url('bell'));
    const { exchange, data } = await scraped(t, site.put('bell', page), { formats: ['product'] });
    const { product } = data;
    const found = isObject(product) && Array.isArray(product['variants']) ? product['variants'].filter(isObject) : [];
    if (!found.some((variant) => priceOf(variant))) t.notApplicable('no variant has a price, as it may');
    const discounted = found.filter(({ sale }) => sale !== undefined && sale !== null);
    t.expect(exchange).that(
      discounted.length === 0
        ? undefined
        : { expected: 'no `sale`', actual: shortJson(discounted[0], 400), pointer: '/data/product/variants' },
      'The page tells one price.',
    );
  }),
  check('document-data.product.sale-original-price', async (t) => {
    const { exchange, product, variants } = await sold(t);
    const sales = variants.map(({ sale }) => sale).filter(isObject);
    if (sales.length === 0) t.notApplicable('no variant has a `sale`, which another check judges');
    t.expect(exchange).that(
      sales.some(
        ({ originalPrice }) => isObject(originalPrice) && originalPrice['amount'] === soldProduct.originalAmount,
      )
        ? undefined
        : {
            expected: `an original price of ${soldProduct.originalAmount}`,
            actual: shortJson(product, 400),
            pointer: '/data/product/variants',
          },
    );
  }),
];
