/**
 * `data.product`: the product a page sells. What the page says in schema.org's words (JSON-LD, then microdata) comes first,
 * then Open Graph, then the page as people see it.
 * Spec: Product object.
 */
import type { Price, Product, ProductVariant } from '../../generated/types.gen.js';
import { openGraphProduct, shownProduct } from './product-markup.js';
import type { PageTree } from '../engine/document/page-tree.js';
import { priceOf } from './price.js';
import type { Thing } from './structured-things.js';
import { isA, text, things, thingsOf, values } from './structured-things.js';

/** Null when the page sells no product. @param url of the page */
export function productOf(page: PageTree, url: string): Product | null {
  const found = thingsOf(page);
  const thing =
    found.find((one) => isA(one, 'ProductGroup') && text(one, 'name') !== undefined) ??
    found.find((one) => isA(one, 'Product', 'IndividualProduct', 'ProductModel') && text(one, 'name') !== undefined);
  if (!thing) return openGraphProduct(page, url) ?? shownProduct(page, url);
  const category = text(thing, 'category') ?? breadcrumbs(found);
  return {
    title: text(thing, 'name')!,
    url: absolute(page, text(thing, 'url')) ?? url,
    ...optional('brand', text(thing, 'brand', 'manufacturer')),
    ...optional('category', category),
    ...optional('description', text(thing, 'description')),
    variants: variantsOf(page, thing),
  };
}

function variantsOf(page: PageTree, thing: Thing): ProductVariant[] {
  const variants = things(thing, 'hasVariant', 'model');
  if (variants.length > 0) return variants.map((variant) => variantOf(page, variant, offersOf(variant)[0], thing));
  const offers = offersOf(thing);
  if (offers.length === 0) return [variantOf(page, thing, undefined, thing)];
  return offers.map((offer) => variantOf(page, offers.length === 1 ? thing : offer, offer, thing));
}

/** Offers that differ, the list inside of an AggregateOffer included. */
function offersOf(thing: Thing): Thing[] {
  return things(thing, 'offers').flatMap((offer) => {
    const inner = things(offer, 'offers');
    return inner.length > 0 ? inner : [offer];
  });
}

/** @param thing names the variant; `offer` says what it costs; `product` is what both belong to */
function variantOf(page: PageTree, thing: Thing, offer: Thing | undefined, product: Thing): ProductVariant {
  const price = offer && offerPrice(offer);
  const original = offer && originalPrice(offer, price);
  const title = thing === product ? undefined : text(thing, 'name');
  return {
    ...optional('id', text(thing, 'productID', 'identifier')),
    ...optional('sku', text(thing, 'sku', 'mpn') ?? (offer && text(offer, 'sku'))),
    ...optional('title', title),
    availability: availabilityOf(offer),
    ...(price && { price }),
    ...(original && { sale: { originalPrice: original } }),
    ...imagesOf(page, thing),
    ...valuesOf(thing),
  };
}

function offerPrice(offer: Thing): Price | undefined {
  const [specification] = things(offer, 'priceSpecification').filter((one) => !isListPrice(one));
  const currency = text(offer, 'priceCurrency') ?? (specification && text(specification, 'priceCurrency'));
  const given = text(offer, 'price') ?? (specification && text(specification, 'price')) ?? text(offer, 'lowPrice');
  return priceOf(given, currency);
}

/** Told only when it is more than the price now. */
function originalPrice(offer: Thing, price: Price | undefined): Price | undefined {
  const listed = things(offer, 'priceSpecification').find(isListPrice);
  const currency = (listed && text(listed, 'priceCurrency')) ?? price?.currency;
  const original = listed && priceOf(text(listed, 'price'), currency);
  return original && price && original.amount > price.amount ? original : undefined;
}

function isListPrice(specification: Thing): boolean {
  return /(?:ListPrice|StrikethroughPrice|MSRP|SRP)$/.test(text(specification, 'priceType') ?? '');
}

/** Without a word of the page on it, what can be bought at a price counts as there; without an offer it does not. */
function availabilityOf(offer: Thing | undefined): ProductVariant['availability'] {
  const said = offer && text(offer, 'availability')?.replace(/^https?:\/\/schema\.org\//, '');
  if (said === undefined) return { inStock: offer !== undefined };
  return { inStock: /^(?:InStock|LimitedAvailability|OnlineOnly|InStoreOnly)$/i.test(said), text: said };
}

function imagesOf(page: PageTree, thing: Thing): Pick<ProductVariant, 'images'> {
  const images = values(thing, 'image').flatMap((image) => {
    const address = absolute(page, typeof image === 'string' ? image : text(image, 'contentUrl', 'url', '@id'));
    const alt = typeof image === 'string' ? undefined : text(image, 'caption', 'name');
    return address === undefined ? [] : [{ url: address, ...optional('alt', alt) }];
  });
  return images.length === 0 ? {} : { images };
}

function valuesOf(thing: Thing): Pick<ProductVariant, 'values'> {
  const named = ['color', 'size', 'material', 'pattern'].flatMap((name) => {
    const value = text(thing, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const listed = things(thing, 'additionalProperty').flatMap((property) => {
    const [name, value] = [text(property, 'name'), text(property, 'value')];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  const all = [...named, ...listed];
  return all.length === 0 ? {} : { values: Object.fromEntries(all) };
}

/** The path to the product, without the product itself. */
function breadcrumbs(found: readonly Thing[]): string | undefined {
  const list = found.find((one) => isA(one, 'BreadcrumbList'));
  const names = (list ? things(list, 'itemListElement') : []).map((item) => text(item, 'name') ?? text(item, 'item'));
  const path = names.filter((name) => name !== undefined).slice(0, -1);
  return path.length === 0 ? undefined : path.join(' / ');
}

function absolute(page: PageTree, reference: string | undefined): string | undefined {
  return reference === undefined ? undefined : page.resolve(reference);
}

function optional<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  return value === undefined || value === '' ? {} : ({ [name]: value } as Record<Name, string>);
}
