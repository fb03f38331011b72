/**
 * `data.menu`: the menu a page shows. What the page says in schema.org's words comes first; else sections are read off
 * headings with dishes and prices below them.
 * Spec: Menu object.
 */
import type { Menu } from '../../generated/types.gen.js';
import { shownSections } from './menu-markup.js';
import type { PageTree } from '../engine/document/page-tree.js';
import { priceOf } from './price.js';
import type { Thing } from './structured-things.js';
import { isA, text, things, thingsOf, values } from './structured-things.js';
import { wholeMenu } from './whole-menu.js';
import type { FoundItem, FoundSection } from './whole-menu.js';

const eateries = [
  'Restaurant',
  'FoodEstablishment',
  'CafeOrCoffeeShop',
  'BarOrPub',
  'Bakery',
  'Brewery',
  'Winery',
  'IceCreamShop',
  'FastFoodRestaurant',
];

/** Always an object: `isMenu` is false for a page without a menu. @param url of the page */
export function menuOf(page: PageTree, url: string): Menu {
  const found = thingsOf(page);
  const merchant = merchantOf(found) ?? { name: siteName(page, url) };
  const stated = statedSections(page, found);
  const sections = stated.length > 0 ? stated : shownSections(page);
  if (sections.length === 0) return wholeMenu({ isMenu: false, confidence: 0.9, merchant, sections }, url);
  const currency = commonCurrency(sections);
  const confidence = stated.length > 0 ? 0.99 : 0.7;
  return wholeMenu({ isMenu: true, confidence, ...(currency !== undefined && { currency }), merchant, sections }, url);
}

/** What the site calls itself, else the page, else its host. */
function siteName(page: PageTree, url: string): string {
  const named = page.elements('meta[property="og:site_name"]').map((node) => page.valueOf(node, 'content')?.trim());
  const titled = page.elements('title').map((node) => page.textOf(node));
  return [...named, ...titled].find((name) => name !== undefined && name !== '') ?? hostOf(url);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

function merchantOf(found: readonly Thing[]): Menu['merchant'] | undefined {
  const eatery = found.find((thing) => isA(thing, ...eateries) && text(thing, 'name') !== undefined);
  if (!eatery) return undefined;
  const type = eatery.types.find((name) => eateries.includes(name))!;
  return { name: text(eatery, 'name')!, type: type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase() };
}

function statedSections(page: PageTree, found: readonly Thing[]): FoundSection[] {
  const menus = found.filter((thing) => isA(thing, 'Menu'));
  const sections = menus.flatMap((menu) => [
    ...things(menu, 'hasMenuSection').flatMap((section) => sectionsOf(page, section)),
    ...looseItems(page, menu),
  ]);
  if (sections.length > 0) return sections;
  const alone = found.filter((thing) => isA(thing, 'MenuSection')).map((section) => sectionOf(page, section));
  return alone.filter(({ items }) => items.length > 0);
}

/** A section and those inside of it, as a flat list. */
function sectionsOf(page: PageTree, section: Thing): FoundSection[] {
  const inner = things(section, 'hasMenuSection').flatMap((one) => sectionsOf(page, one));
  const own = sectionOf(page, section);
  return own.items.length === 0 && inner.length > 0 ? inner : [own, ...inner];
}

function looseItems(page: PageTree, menu: Thing): FoundSection[] {
  const items = itemsOf(page, menu);
  return items.length === 0 ? [] : [{ name: text(menu, 'name') ?? 'Menu', items }];
}

function sectionOf(page: PageTree, section: Thing): FoundSection {
  const id = idOf(section);
  return {
    ...(id !== undefined && { id }),
    name: text(section, 'name') ?? '',
    description: text(section, 'description') ?? null,
    items: itemsOf(page, section),
  };
}

function itemsOf(page: PageTree, holder: Thing): FoundItem[] {
  return things(holder, 'hasMenuItem').flatMap((item) => {
    const name = text(item, 'name');
    return name === undefined ? [] : [itemOf(page, item, name)];
  });
}

function itemOf(page: PageTree, item: Thing, name: string): FoundItem {
  const [offer] = things(item, 'offers');
  const price = offer && priceOf(text(offer, 'price', 'lowPrice'), text(offer, 'priceCurrency'));
  const availability = offer && text(offer, 'availability')?.replace(/^https?:\/\/schema\.org\//, '');
  const [nutrition] = things(item, 'nutrition');
  const calories = /\d+(?:\.\d+)?/.exec((nutrition && text(nutrition, 'calories')) ?? '')?.[0];
  const dietary = values(item, 'suitableForDiet').map((diet) =>
    dietName(typeof diet === 'string' ? diet : (text(diet, 'name') ?? '')),
  );
  const address = text(item, 'url');
  const images = imagesOf(page, item);
  const id = idOf(item);
  const merchantItemId = text(item, 'sku', 'identifier', 'productID');
  return {
    ...(id !== undefined && { id }),
    name,
    description: text(item, 'description') ?? null,
    ...(address !== undefined && { url: page.resolve(address) ?? null }),
    ...(price && { price }),
    ...(calories !== undefined && { calories: Number(calories) }),
    ...(dietary.length > 0 && { dietary }),
    ...(images.length > 0 && { images }),
    ...(merchantItemId !== undefined && { identifiers: { merchantItemId } }),
    ...(availability !== undefined && {
      availability: {
        inStock: /^(?:InStock|LimitedAvailability|OnlineOnly|InStoreOnly)$/i.test(availability),
        text: availability,
      },
    }),
  };
}

function imagesOf(page: PageTree, item: Thing): { url: string; alt: string | null }[] {
  return values(item, 'image').flatMap((image) => {
    const address = typeof image === 'string' ? image : text(image, 'contentUrl', 'url');
    const url = address === undefined ? undefined : page.resolve(address);
    return url === undefined
      ? []
      : [{ url, alt: typeof image === 'string' ? null : (text(image, 'caption', 'name') ?? null) }];
  });
}

/** `https://schema.org/GlutenFreeDiet` as `gluten free`. */
function dietName(diet: string): string {
  const name = diet.replace(/^https?:\/\/schema\.org\//, '').replace(/Diet$/, '');
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

function idOf(thing: Thing): string | undefined {
  return text(thing, '@id')?.replace(/^.*#/, '');
}

/** The one currency all prices have. */
function commonCurrency(sections: readonly FoundSection[]): string | undefined {
  const all = new Set(sections.flatMap(({ items }) => items.flatMap(({ price }) => (price ? [price.currency] : []))));
  return all.size === 1 ? [...all][0] : undefined;
}
