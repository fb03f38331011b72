/**
 * Sections and dishes as a page shows them: a heading, and below it elements that each hold a name and one price.
 * Spec: Menu object.
 */
import { budgets } from '../base/budgets.js';
import type { PageTree } from '../engine/document/page-tree.js';
import { priceInText } from './price.js';
import type { FoundItem, FoundSection } from './whole-menu.js';

const menuWords =
  /\b(?:menu|menü|menus|speisekarte|karte|carte|carta|dishes|starters?|appetizers?|mains?|desserts?|drinks|vorspeisen|hauptgerichte|entrées|plats|antipasti|postres)\b/i;
const itemElements = 'li, tr, dt, article, div, p';
const nameElements = 'h3, h4, h5, h6, strong, b, dt, .name, .title, [class*="name"], [class*="title"]';
const headings = /^h[1-6]$/;

/** Fewer dishes than this make no menu. */
const leastItems = 3;
/** Bytes of markup above which an element is no dish. */
const markupAtMost = budgets.menuEntryMarkup.bound;

/** Sections of a menu that a page shows without saying so in data; empty when too little of it looks like one. */
export function shownSections(page: PageTree): FoundSection[] {
  if (!saysMenu(page)) return [];
  const items = leaves(page, page.elements(itemElements)).flatMap((node) => {
    const item = itemOf(page, node);
    return item ? [{ node, item }] : [];
  });
  if (items.length < leastItems) return [];
  const titles = page
    .elements('h1, h2, h3, h4, caption')
    .filter((node) => !items.some((one) => one.node <= node && node < page.endOf(one.node)));
  const sections: FoundSection[] = [];
  let current = -1;
  for (const { node, item } of items) {
    const title = titles.filter((one) => one < node).at(-1) ?? 0;
    if (title !== current) sections.push({ name: title === 0 ? 'Menu' : page.textOf(title), items: [] });
    current = title;
    sections.at(-1)!.items.push(item);
  }
  return sections;
}

function saysMenu(page: PageTree): boolean {
  const said = page.elements('title, h1, h2, h3').map((node) => page.textOf(node));
  const named = page
    .elements('[class*="menu-item"], [class*="menu-section"], [class*="dish"], [id*="menu"], [class*="menu"]')
    .filter((node) => page.nameOf(node) !== 'nav' && !/nav/i.test(page.valueOf(node, 'class') ?? ''))
    .map(() => 'menu');
  return [...said, ...named].some((text) => menuWords.test(text));
}

/** Elements with exactly one price in them, and no smaller element of the kind that has a name too. */
function leaves(page: PageTree, nodes: number[]): number[] {
  const priced = nodes.filter((node) => {
    if (page.markupLength(node) > markupAtMost) return false;
    const text = page.textOf(node);
    return text.length <= 600 && priceInText(text) !== undefined;
  });
  const named = priced.filter((node) => itemOf(page, node) !== undefined);
  return named.filter((node) => !named.some((other) => other > node && other < page.endOf(node)));
}

function itemOf(page: PageTree, node: number): FoundItem | undefined {
  const text = page.textOf(node);
  const price = priceInText(text);
  if (!price) return undefined;
  const rest = text.slice(text.indexOf(price.formatted!) + price.formatted!.length);
  if (priceInText(rest)) return undefined;
  const before = text.slice(0, text.indexOf(price.formatted!));
  const [title] = page.elements(nameElements, node).filter((one) => priceInText(page.textOf(one)) === undefined);
  const name = clean(title === undefined ? before : page.textOf(title));
  if (name === '' || name.length > 120 || headings.test(page.nameOf(node))) return undefined;
  const description = clean(`${before} ${rest}`.replace(title === undefined ? before : page.textOf(title), ''));
  return { name, description: description === '' ? null : description, price };
}

/** Without the dots and dashes that lead from a dish to its price. */
function clean(text: string): string {
  return text
    .replace(/[.\u2026·_-]{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:–—|-]+|[\s:–—|-]+$/g, '');
}
