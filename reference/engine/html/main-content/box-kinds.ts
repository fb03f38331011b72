/**
 * Kinds of boxes, by element and by role.
 * Standard: HTML, 4.3 Sections; WAI-ARIA 1.2, 5.3 Roles.
 */
import { Tag } from '../elements.table.js';

/** Bits of a box's kind. */
export const Kind = {
  nav: 1,
  header: 2,
  footer: 4,
  aside: 8,
  main: 16,
  article: 32,
  section: 64,
  form: 128,
  search: 256,
  dialog: 512,
  list: 1024,
  quote: 2048,
  item: 4096,
  verbatim: 8192,
} as const;

/** The kind an element has by itself, by tag id. */
export const kindOf = new Int32Array(256);
kindOf[Tag.nav] = Kind.nav;
kindOf[Tag.header] = Kind.header;
kindOf[Tag.footer] = Kind.footer;
kindOf[Tag.aside] = Kind.aside;
kindOf[Tag.main] = Kind.main;
kindOf[Tag.article] = Kind.article;
kindOf[Tag.section] = Kind.section;
kindOf[Tag.form] = Kind.form;
kindOf[Tag.search] = Kind.search;
kindOf[Tag.dialog] = Kind.dialog;
kindOf[Tag.ul] = kindOf[Tag.ol] = Kind.list;
kindOf[Tag.blockquote] = kindOf[Tag.figure] = Kind.quote;
kindOf[Tag.li] = Kind.item;
kindOf[Tag.pre] = kindOf[Tag.table] = Kind.verbatim;

const roles: Readonly<Record<string, number>> = {
  navigation: Kind.nav,
  menu: Kind.nav,
  menubar: Kind.nav,
  banner: Kind.header,
  contentinfo: Kind.footer,
  complementary: Kind.aside,
  main: Kind.main,
  article: Kind.article,
  dialog: Kind.dialog,
  alertdialog: Kind.dialog,
  search: Kind.search,
};

/** The kind an ARIA role makes; 0 for others. */
export function kindOfRole(role: string): number {
  return Object.hasOwn(roles, role) ? roles[role]! : 0;
}

export function isHeading(tag: number): boolean {
  return tag >= Tag.h1 && tag <= Tag.h6;
}
