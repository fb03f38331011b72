/**
 * Kinds of boxes a text can stand in, by element and by role.
 * Standard: HTML, 4.3 Sections; WAI-ARIA 1.2, 5.3 Roles.
 */
import { Tag } from '../elements.table.js';

/** Bits of `inside`: elements (or roles) a node stands in. */
export const Inside = {
  nav: 1,
  header: 2,
  footer: 4,
  aside: 8,
  main: 16,
  article: 32,
  section: 64,
  form: 128,
  table: 256,
  list: 512,
  figure: 1024,
  dialog: 2048,
  link: 4096,
  heading: 8192,
  quote: 16384,
  code: 32768,
  button: 65536,
  details: 131072,
  paragraph: 262144,
  cell: 524288,
  label: 1048576,
  definition: 2097152,
  afterFooter: 4194304,
  popup: 8388608,
} as const;

/** The kind an element makes by itself, by tag id. */
export const insideOf = new Int32Array(256);
insideOf[Tag.nav] = Inside.nav;
insideOf[Tag.header] = Inside.header;
insideOf[Tag.footer] = Inside.footer;
insideOf[Tag.aside] = Inside.aside;
insideOf[Tag.main] = Inside.main;
insideOf[Tag.article] = Inside.article;
insideOf[Tag.section] = Inside.section;
insideOf[Tag.form] = Inside.form;
insideOf[Tag.table] = Inside.table;
insideOf[Tag.ul] = insideOf[Tag.ol] = Inside.list;
insideOf[Tag.figure] = Inside.figure;
insideOf[Tag.dialog] = Inside.dialog;
insideOf[Tag.a] = Inside.link;
insideOf[Tag.blockquote] = Inside.quote;
insideOf[Tag.pre] = insideOf[Tag.code] = Inside.code;
insideOf[Tag.button] = Inside.button;
insideOf[Tag.details] = Inside.details;
insideOf[Tag.p] = Inside.paragraph;
insideOf[Tag.td] = insideOf[Tag.th] = Inside.cell;
insideOf[Tag.label] = Inside.label;
insideOf[Tag.dl] = Inside.definition;
for (let tag: number = Tag.h1; tag <= Tag.h6; tag++) insideOf[tag] = Inside.heading;

const roles: Readonly<Record<string, number>> = {
  navigation: Inside.nav,
  menu: Inside.nav,
  menubar: Inside.nav,
  banner: Inside.header,
  contentinfo: Inside.footer,
  complementary: Inside.aside,
  main: Inside.main,
  article: Inside.article,
  dialog: Inside.dialog,
  alertdialog: Inside.dialog,
  form: Inside.form,
  search: Inside.form,
  button: Inside.button,
};

/** The kind an ARIA role makes; 0 for others. */
export function insideOfRole(role: string): number {
  return Object.hasOwn(roles, role) ? roles[role]! : 0;
}
