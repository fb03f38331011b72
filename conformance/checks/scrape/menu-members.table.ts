/**
 * The members of the menu result: whose member it is, of which kind it is where present, whether it must be there, and
 * a value of a wrong kind.
 * Used by the checks of the menu result and by their mutants.
 * Spec: Menu object.
 */

export type MenuKind =
  | 'text'
  | 'text-or-null'
  | 'number-or-null'
  | 'share'
  | 'currency'
  | 'texts'
  | 'merchant'
  | 'items'
  | 'identifiers'
  | 'images'
  | 'objects'
  | 'price'
  | 'availability';

export interface MenuMember {
  /** Last part of the requirement's id. */
  readonly topic: string;
  readonly of: 'menu' | 'section' | 'item';
  readonly name: string;
  readonly kind: MenuKind;
  readonly isRequired?: boolean;
  readonly wrong: unknown;
}

const texts = (topic: string, of: MenuMember['of'], names: readonly string[], kind: MenuKind): MenuMember[] =>
  names.map((name) => ({ topic, of, name, kind, wrong: { text: 'none' } }));

export const menuMembers: readonly MenuMember[] = [
  { topic: 'confidence', of: 'menu', name: 'confidence', kind: 'share', wrong: 98 },
  { topic: 'currency', of: 'menu', name: 'currency', kind: 'currency', wrong: '€' },
  { topic: 'merchant', of: 'menu', name: 'merchant', kind: 'merchant', wrong: 'Anker' },
  ...texts('source-url', 'menu', ['sourceUrl'], 'text-or-null'),
  { topic: 'section-required', of: 'section', name: 'name', kind: 'text', isRequired: true, wrong: 7 },
  { topic: 'section-required', of: 'section', name: 'items', kind: 'items', isRequired: true, wrong: { count: 2 } },
  ...texts('section-id', 'section', ['id'], 'text'),
  ...texts('section-description', 'section', ['description'], 'text-or-null'),
  { topic: 'item-name', of: 'item', name: 'name', kind: 'text', isRequired: true, wrong: null },
  ...texts('item-id', 'item', ['id'], 'text'),
  ...texts('item-nullable-texts', 'item', ['description', 'url', 'sourceUrl'], 'text-or-null'),
  { topic: 'item-calories', of: 'item', name: 'calories', kind: 'number-or-null', wrong: '240 kcal' },
  { topic: 'item-dietary', of: 'item', name: 'dietary', kind: 'texts', wrong: 'vegan' },
  { topic: 'item-identifiers', of: 'item', name: 'identifiers', kind: 'identifiers', wrong: { merchantItemId: 7 } },
  { topic: 'item-images', of: 'item', name: 'images', kind: 'images', wrong: ['https://plumbline.example/soup.png'] },
  { topic: 'item-option-groups', of: 'item', name: 'optionGroups', kind: 'objects', wrong: ['small', 'large'] },
  { topic: 'item-price', of: 'item', name: 'price', kind: 'price', wrong: '8.00 EUR' },
  { topic: 'item-availability', of: 'item', name: 'availability', kind: 'availability', wrong: { text: 'sold out' } },
];
