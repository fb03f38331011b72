/**
 * A page that sells one discounted product and tells everything the product result has a member for, in JSON-LD.
 * Used by the checks of the product result.
 * Spec: Product object; schema.org Product, Offer, UnitPriceSpecification (StrikethroughPrice).
 */
import { htmlAnswer } from '../resource.js';
import type { SiteAnswer } from '../resource.js';

export const soldProduct = {
  title: 'Storm Lantern',
  brand: 'Solberg',
  category: 'Lights / Lanterns',
  sku: 'SL-204',
  description: 'A lantern of brass that burns through every storm.',
  amount: 89.5,
  originalAmount: 119,
  currency: 'EUR',
} as const;

export function soldProductPage(url: string, image: string): SiteAnswer {
  const { title, brand, category, sku, description, amount, originalAmount, currency } = soldProduct;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    brand: { '@type': 'Brand', name: brand },
    category,
    sku,
    description,
    color: 'Brass',
    image: [image],
    offers: {
      '@type': 'Offer',
      url,
      price: amount.toFixed(2),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      priceSpecification: [
        { '@type': 'UnitPriceSpecification', price: amount.toFixed(2), priceCurrency: currency },
        {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: originalAmount.toFixed(2),
          priceCurrency: currency,
        },
      ],
    },
  };
  return htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} | Harbour Stores</title>
<script type="application/ld+json">${JSON.stringify(data)}</script>
</head>
<body>
<main>
<h1>${title}</h1>
<p><img src="${image}" alt="${title}"></p>
<p>${description}</p>
<p><del>${originalAmount.toFixed(2)} ${currency}</del> <ins>${amount.toFixed(2)} ${currency}</ins></p>
<p>In stock</p>
</main>
</body>
</html>
`);
}
