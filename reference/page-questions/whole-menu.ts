/**
 * Fills in what typed clients need of every menu and pages rarely say: identifiers, sources, availability, a merchant.
 * Spec: Menu object; silence menu-members.
 */
import type { Menu, MenuItem, MenuSection } from '../../generated/types.gen.js';

/** What can be read off a page. */
export type FoundItem = Omit<MenuItem, 'id' | 'sourceUrl' | 'availability'> &
  Partial<Pick<MenuItem, 'id' | 'availability'>>;
export type FoundSection = Omit<MenuSection, 'id' | 'items'> & { id?: string; items: FoundItem[] };
export type FoundMenu = Omit<Menu, 'sections' | 'sourceUrl'> & { sections: FoundSection[] };

/**
 * Sections and items without an identifier are numbered through; an item that says nothing of it can be had, as things
 * on a menu can.
 * @param url of the page, where everything of the menu was found
 */
export function wholeMenu({ sections, ...menu }: FoundMenu, url: string): Menu {
  const nextId = numbering(sections.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]));
  return {
    ...menu,
    sourceUrl: url,
    sections: sections.map(({ items, ...section }) => ({
      ...section,
      id: section.id ?? nextId('section'),
      items: items.map((item) => ({
        ...item,
        id: item.id ?? nextId('item'),
        sourceUrl: url,
        availability: item.availability ?? { inStock: true, text: null },
      })),
    })),
  };
}

/** Gives `section-1`, `section-2`, ... and leaves out what the page itself uses. */
function numbering(taken: readonly (string | undefined)[]): (kind: string) => string {
  const used = new Set(taken);
  const last = new Map<string, number>();
  return (kind) => {
    for (let number = (last.get(kind) ?? 0) + 1; ; number += 1) {
      last.set(kind, number);
      if (!used.has(`${kind}-${number}`)) return `${kind}-${number}`;
    }
  };
}
