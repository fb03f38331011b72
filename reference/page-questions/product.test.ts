import { describe, expect, it } from 'vitest';
import type { PageTree } from '../engine/document/page-tree.js';
import { amountOf, priceInText, priceOf } from './price.js';
import { productOf } from './product.js';
import { pageOf } from './testing/page-of.js';

const url = 'https://shop.test/plumb-bob';
const page = (html: string): PageTree => pageOf(html, url);
const jsonLd = (value: unknown): string => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('product', () => {
  it('is read from JSON-LD, with its sale, images and path', () => {
    const html =
      jsonLd({
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Tools' }, { name: 'Measuring' }, { name: 'Plumb bob' }],
      }) +
      jsonLd({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Product',
            name: 'Plumb bob &amp; line',
            brand: { '@type': 'Brand', name: 'Filo' },
            description: '<p>Hangs  straight.</p>',
            sku: 'PB-200',
            image: ['/a.jpg', { '@type': 'ImageObject', url: 'b.jpg', caption: 'From below' }],
            color: 'brass',
            offers: {
              '@type': 'Offer',
              price: '19.90',
              priceCurrency: 'EUR',
              availability: 'https://schema.org/OutOfStock',
              priceSpecification: { priceType: 'https://schema.org/ListPrice', price: 24.9, priceCurrency: 'EUR' },
            },
          },
        ],
      });
    expect(productOf(page(html), url)).toEqual({
      title: 'Plumb bob & line',
      url,
      brand: 'Filo',
      category: 'Tools / Measuring',
      description: 'Hangs straight.',
      variants: [
        {
          sku: 'PB-200',
          availability: { inStock: false, text: 'OutOfStock' },
          price: { amount: 19.9, currency: 'EUR' },
          sale: { originalPrice: { amount: 24.9, currency: 'EUR' } },
          images: [{ url: 'https://shop.test/a.jpg' }, { url: 'https://shop.test/b.jpg', alt: 'From below' }],
          values: { color: 'brass' },
        },
      ],
    });
  });

  it('has a variant for each of its variants or offers', () => {
    const group = jsonLd({
      '@type': 'ProductGroup',
      name: 'Line',
      hasVariant: [
        { '@type': 'Product', name: 'Line 10 m', size: '10 m', offers: { price: 3, priceCurrency: 'EUR' } },
        { '@type': 'Product', name: 'Line 20 m', size: '20 m', offers: { price: 5, priceCurrency: 'EUR' } },
      ],
    });
    const variants = productOf(page(group), url)!.variants;
    expect(variants.map(({ title, values, price }) => [title, values?.['size'], price?.amount])).toEqual([
      ['Line 10 m', '10 m', 3],
      ['Line 20 m', '20 m', 5],
    ]);
    const offers = jsonLd({
      '@type': 'Product',
      name: 'A',
      offers: { '@type': 'AggregateOffer', offers: [{ price: 1 }, { price: 2 }] },
    });
    expect(productOf(page(offers), url)!.variants).toHaveLength(2);
  });

  it('is read from microdata', () => {
    const html = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Level</h1>
      <a itemprop="url" href="/level">x</a><img itemprop="image" src="/l.png">
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="12.50">12,50</span>
      <meta itemprop="priceCurrency" content="GBP"><link itemprop="availability" href="https://schema.org/InStock"></div></div>`;
    expect(productOf(page(html), url)).toEqual({
      title: 'Level',
      url: 'https://shop.test/level',
      variants: [
        {
          availability: { inStock: true, text: 'InStock' },
          price: { amount: 12.5, currency: 'GBP' },
          images: [{ url: 'https://shop.test/l.png' }],
        },
      ],
    });
  });

  it('is read from Open Graph', () => {
    const html = `<meta property="og:type" content="product"><meta property="og:title" content="Chalk">
      <meta property="product:price:amount" content="4.20"><meta property="product:price:currency" content="USD">`;
    expect(productOf(page(html), url)).toMatchObject({
      title: 'Chalk',
      variants: [{ availability: { inStock: true }, price: { amount: 4.2, currency: 'USD' } }],
    });
  });

  it('is read from what the page shows', () => {
    const html = `<body><h1>Square</h1><p class="price"><del>$30.00</del> <ins>$24.50</ins></p><p class="price">$24.50</p>
      <button>Add to cart</button></body>`;
    expect(productOf(page(html), url)).toMatchObject({
      title: 'Square',
      variants: [{ price: { amount: 24.5, formatted: '$24.50' }, sale: { originalPrice: { amount: 30 } } }],
    });
  });

  it.each(['<h1>News</h1><p>Prices rose by $3.</p>', '<script type="application/ld+json">{broken</script>', ''])(
    'is null for a page that sells none: %s',
    (html) => {
      expect(productOf(page(html), url)).toBeNull();
    },
  );
});

describe('price', () => {
  it.each([
    ['$1,299.00', { amount: 1299, formatted: '$1,299.00' }],
    ['ab 1.299,00 € inkl.', { amount: 1299, currency: 'EUR', formatted: '1.299,00 €' }],
    ['CHF 19.90', { amount: 19.9, currency: 'CHF', formatted: 'CHF 19.90' }],
    ['12 990 Kč', { amount: 12990, currency: 'CZK', formatted: '12 990 Kč' }],
    ['£5', { amount: 5, currency: 'GBP', formatted: '£5' }],
    ['US$ 7', { amount: 7, currency: 'USD', formatted: 'US$ 7' }],
  ])('is found in %s', (text, price) => {
    expect(priceInText(text)).toEqual(price);
  });

  it('is not found where there is none', () => {
    for (const text of ['10 pieces', 'model A$', '2026', 'room 12 EURO', '']) expect(priceInText(text)).toBeUndefined();
  });

  it('knows which separator parts thousands', () => {
    const amounts = {
      '1.234': 1234,
      '1,234,567': 1234567,
      '0.125': 0.125,
      '12,5': 12.5,
      "1'000.50": 1000.5,
      '1.234,5': 1234.5,
    };
    for (const [text, value] of Object.entries(amounts)) expect(amountOf(text)).toBe(value);
  });

  it('takes the currency that stands beside it', () => {
    expect(priceOf('9.5', 'eur')).toEqual({ amount: 9.5, currency: 'EUR' });
    expect(priceOf('on request', 'EUR')).toBeUndefined();
  });
});
