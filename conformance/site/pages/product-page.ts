/**
 * A page that sells one product, told three ways: JSON-LD, microdata, Open Graph. The truth is the same.
 * Used by the checks of the product format.
 * Spec: Product object.
 */
import { htmlAnswer } from '../resource.js';
import type { SiteAnswer } from '../resource.js';

export interface ProductTruth {
  readonly title: string;
  readonly brand: string;
  readonly sku: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly inStock: boolean;
}

export const productMarkups = ['json-ld', 'microdata', 'open-graph'] as const;
export type ProductMarkup = (typeof productMarkups)[number];

export function productPage(truth: ProductTruth, markup: ProductMarkup, url: string): SiteAnswer {
  const { head, body } = parts(truth, markup, url);
  return htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${truth.title}</title>
${head}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`);
}

function parts(truth: ProductTruth, markup: ProductMarkup, url: string): { head: string; body: string } {
  const availability = `https://schema.org/${truth.inStock ? 'InStock' : 'OutOfStock'}`;
  const visible = `<h1>${truth.title}</h1>\n<p>${truth.description}</p>\n<p>Price: ${truth.amount.toFixed(2)} ${truth.currency}</p>`;
  switch (markup) {
    case 'json-ld': {
      const data = {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: truth.title,
        brand: { '@type': 'Brand', name: truth.brand },
        sku: truth.sku,
        description: truth.description,
        offers: { '@type': 'Offer', url, price: truth.amount.toFixed(2), priceCurrency: truth.currency, availability },
      };
      return { head: `<script type="application/ld+json">${JSON.stringify(data)}</script>`, body: visible };
    }
    case 'microdata':
      return {
        head: '',
        body: `<div itemscope itemtype="https://schema.org/Product">
<h1 itemprop="name">${truth.title}</h1>
<p>By <span itemprop="brand">${truth.brand}</span>, number <span itemprop="sku">${truth.sku}</span></p>
<p itemprop="description">${truth.description}</p>
<p itemprop="offers" itemscope itemtype="https://schema.org/Offer">
<meta itemprop="priceCurrency" content="${truth.currency}">
<span itemprop="price" content="${truth.amount.toFixed(2)}">${truth.amount.toFixed(2)} ${truth.currency}</span>
<link itemprop="availability" href="${availability}">
</p>
</div>`,
      };
    case 'open-graph':
      return {
        head: [
          ['og:type', 'product'],
          ['og:title', truth.title],
          ['og:description', truth.description],
          ['og:url', url],
          ['product:brand', truth.brand],
          ['product:retailer_item_id', truth.sku],
          ['product:price:amount', truth.amount.toFixed(2)],
          ['product:price:currency', truth.currency],
          ['product:availability', truth.inStock ? 'in stock' : 'out of stock'],
        ]
          .map(([property, content]) => `<meta property="${property}" content="${content}">`)
          .join('\n'),
        body: visible,
      };
  }
}
