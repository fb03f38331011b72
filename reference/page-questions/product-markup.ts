/**
 * The product of a page without schema.org's words: by Open Graph, else by what the page shows (a title, a price, a way to
 * buy).
 * Spec: Product object. Standard: Open Graph protocol, product extension.
 */
import type { Product, ProductVariant } from '../../generated/types.gen.js';
import type { PageTree } from '../engine/document/page-tree.js';
import { priceInText, priceOf } from './price.js';

/** Null when the page does not say that it is about a product, or gives no name. */
export function openGraphProduct(page: PageTree, url: string): Product | null {
  const meta = (name: string): string | undefined => {
    const [node] = page.elements(`meta[property="${name}"], meta[name="${name}"]`);
    const value = node === undefined ? undefined : page.valueOf(node, 'content')?.trim();
    return value === '' ? undefined : value;
  };
  const given = meta('product:sale_price:amount') ?? meta('product:price:amount') ?? meta('og:price:amount');
  const currency = meta('product:price:currency') ?? meta('og:price:currency');
  const title = meta('og:title');
  const isProduct = /^(?:og:)?product(?:\.item)?$/.test(meta('og:type') ?? '');
  if (title === undefined || (!isProduct && given === undefined)) return null;
  const price = priceOf(given, currency);
  const original = priceOf(meta('product:original_price:amount') ?? meta('product:price:amount'), currency);
  const availability = meta('product:availability') ?? meta('og:availability');
  const image = meta('og:image');
  const variant: ProductVariant = {
    ...optional('sku', meta('product:retailer_item_id')),
    availability: {
      inStock:
        availability === undefined ? price !== undefined : /^(?:in ?stock|instock|available)/i.test(availability),
      ...optional('text', availability),
    },
    ...(price && { price }),
    ...(price && original && original.amount > price.amount && { sale: { originalPrice: original } }),
    ...(image !== undefined && { images: [{ url: page.resolve(image) ?? image }] }),
  };
  return {
    title,
    url: meta('og:url') ?? url,
    ...optional('brand', meta('product:brand')),
    ...optional('category', meta('product:category')),
    ...optional('description', meta('og:description')),
    variants: [variant],
  };
}

const priceElements = '.price, .product-price, [class*="price"], [data-price], [id*="price"]';
const oldPriceElements =
  'del, s, strike, .old-price, [class*="old-price"], [class*="was-price"], [class*="original-price"]';
const buyWords =
  /\b(?:add to (?:cart|basket|bag)|buy now|in den warenkorb|ajouter au panier|añadir (?:al carrito|a la cesta)|aggiungi al carrello)\b/i;
const soldOutWords = /\b(?:out of stock|sold out|ausverkauft|nicht verfügbar|agotado|épuisé|esaurito)\b/i;

/** Only a page with one heading, a price and a button to buy sells one product. */
export function shownProduct(page: PageTree, url: string): Product | null {
  const [heading, ...others] = page.elements('h1');
  const buttons = page.elements('button, input[type="submit"], a[class*="cart"], a[class*="buy"], [role="button"]');
  const labels = buttons.map((node) => `${page.textOf(node)} ${page.valueOf(node, 'value') ?? ''}`);
  const [body] = page.elements('body');
  const soldOut = body === undefined ? null : soldOutWords.exec(page.textOf(body));
  if (heading === undefined || others.length > 0 || (!labels.some((label) => buyWords.test(label)) && !soldOut))
    return null;
  const old = page.elements(oldPriceElements);
  const isOld = (node: number): boolean => old.some((one) => one === node || (one < node && node < page.endOf(one)));
  const prices = page
    .elements(priceElements)
    .filter((node) => !isOld(node) && !old.some((one) => node < one && one < page.endOf(node)));
  const price = prices.map((node) => priceInText(page.textOf(node))).find((found) => found !== undefined);
  const original = old.map((node) => priceInText(page.textOf(node))).find((found) => found !== undefined);
  const title = page.textOf(heading);
  if (!price || title === '') return null;
  const variant: ProductVariant = {
    availability: { inStock: soldOut === null, ...(soldOut && { text: soldOut[0] }) },
    price,
    ...(original && original.amount > price.amount && { sale: { originalPrice: original } }),
  };
  return { title, url, variants: [variant] };
}

function optional<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, string>);
}
