/**
 * A page that sells one product in two variants, each with a number, colour, price and availability of its own, in JSON-LD.
 * Used by the checks of the product result.
 * Spec: Product object; schema.org ProductGroup, hasVariant.
 */
import { htmlAnswer } from '../resource.js';
import type { SiteAnswer } from '../resource.js';

export const productRange = {
  title: 'Cabin Lamp',
  currency: 'EUR',
  variants: [
    { sku: 'CL-BR', colour: 'Brass', amount: 45, inStock: true },
    { sku: 'CL-CO', colour: 'Copper', amount: 62.5, inStock: false },
  ],
} as const;

export function productRangePage(url: string): SiteAnswer {
  const { title, currency, variants } = productRange;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: title,
    url,
    productGroupID: 'CL',
    variesBy: ['https://schema.org/color'],
    hasVariant: variants.map(({ sku, colour, amount, inStock }) => ({
      '@type': 'Product',
      name: `${title} ${colour}`,
      sku,
      color: colour,
      offers: {
        '@type': 'Offer',
        url: `${url}?variant=${sku}`,
        price: amount.toFixed(2),
        priceCurrency: currency,
        availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      },
    })),
  };
  const shown = variants.map(
    ({ sku, colour, amount, inStock }) =>
      `<li>${colour} (${sku}): ${amount.toFixed(2)} ${currency}, ${inStock ? 'in stock' : 'out of stock'}</li>`,
  );
  return htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<script type="application/ld+json">${JSON.stringify(data)}</script>
</head>
<body>
<main>
<h1>${title}</h1>
<p>A lamp for the cabin, made by hand in two metals.</p>
<ul>${shown.join('')}</ul>
</main>
</body>
</html>
`);
}
