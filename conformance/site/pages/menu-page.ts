/**
 * The menu of a restaurant with known sections, items and prices, told in JSON-LD and shown as a page.
 * Used by the checks of the menu result.
 * Spec: Menu object.
 */
import { htmlAnswer } from '../resource.js';
import type { SiteAnswer } from '../resource.js';

export interface MenuTruthItem {
  readonly name: string;
  readonly description: string;
  readonly amount: number;
  readonly calories?: number;
  /** A RestrictedDiet of schema.org, without its prefix and the word Diet. */
  readonly diet?: string;
  /** Absent: the page says nothing of it. */
  readonly inStock?: boolean;
}

export interface MenuTruth {
  readonly merchant: string;
  /** Absent: the page names none, and prices have no sign. */
  readonly currency?: string;
  readonly sections: readonly {
    readonly name: string;
    readonly items: readonly MenuTruthItem[];
  }[];
}

export function menuPage(truth: MenuTruth): SiteAnswer {
  const { merchant, currency, sections } = truth;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: merchant,
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: sections.map((section) => ({
        '@type': 'MenuSection',
        name: section.name,
        hasMenuItem: section.items.map((item) => ({
          '@type': 'MenuItem',
          name: item.name,
          description: item.description,
          ...(item.calories !== undefined && {
            nutrition: { '@type': 'NutritionInformation', calories: `${item.calories} calories` },
          }),
          ...(item.diet && { suitableForDiet: `https://schema.org/${item.diet}Diet` }),
          offers: {
            '@type': 'Offer',
            price: item.amount.toFixed(2),
            ...(currency && { priceCurrency: currency }),
            ...(item.inStock !== undefined && {
              availability: `https://schema.org/${item.inStock ? 'InStock' : 'OutOfStock'}`,
            }),
          },
        })),
      })),
    },
  };
  const shown = sections.map(
    (section) =>
      `<section><h2>${section.name}</h2><ul>${section.items
        .map(
          (item) =>
            `<li><strong>${item.name}</strong> ${item.description} ${item.amount.toFixed(2)}${currency ? ` ${currency}` : ''}${item.inStock === false ? ' (out of stock)' : ''}</li>`,
        )
        .join('')}</ul></section>`,
  );
  return htmlAnswer(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Menu of ${merchant}</title>
<script type="application/ld+json">${JSON.stringify(data)}</script>
</head>
<body>
<main>
<h1>Menu of ${merchant}</h1>
${shown.join('\n')}
</main>
</body>
</html>
`);
}
