/**
 * Styles of an ODT file (automatic ones of `content.xml`, common ones of `styles.xml`) -> what they make of text.
 * Spec: ODF 1.3 part 3, 16 (styles) and 20 (formatting properties).
 */
import type { XmlScanner } from '../containers/xml-scanner.js';
import { CODE, EMPHASIS, HIGHLIGHT, STRIKETHROUGH, STRONG, SUBSCRIPT, SUPERSCRIPT, UNDERLINE } from '../flow/inline-builder.js';
import { isMonospaced } from '../flow/typefaces.js';
import { readListStyle, type ListStyle } from './list-styles.js';

/** Style bits a style switches on and off; what is in neither is inherited. */
export interface TextFormat {
  on: number;
  off: number;
  hidden?: boolean;
}

export interface ParagraphStyle {
  role: 'body' | 'title' | 'code' | 'quote';
  format: TextFormat;
  /** List style that numbers paragraphs of this style when they are in a list without a style of its own. */
  listStyle?: string;
}

export interface StyleSheet {
  paragraph(name: string | undefined): ParagraphStyle;
  text(name: string | undefined): TextFormat;
  list(name: string | undefined): ListStyle | undefined;
  /** Numbering of headings. */
  outline(): ListStyle | undefined;
}

interface StyleRecord {
  name: string;
  displayName: string;
  parent?: string;
  listStyle?: string;
  format: TextFormat;
  font?: string;
}

/** Styles of one place: the automatic styles of a part, or the common styles. */
export interface StyleRecords {
  paragraphs: Map<string, StyleRecord>;
  texts: Map<string, StyleRecord>;
  lists: Map<string, ListStyle>;
  outline?: ListStyle;
}

export function emptyRecords(): StyleRecords {
  return { paragraphs: new Map(), texts: new Map(), lists: new Map() };
}

const plain: TextFormat = { on: 0, off: 0 };

/** Reads an `office:styles` or `office:automatic-styles` just opened; moves behind its end. */
export function readStyleSet(scanner: XmlScanner, records: StyleRecords): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    switch (scanner.name) {
      case 'style:style':
        readStyle(scanner, records);
        break;
      case 'text:list-style': {
        const name = scanner.attribute('style:name') ?? '';
        const style = readListStyle(scanner);
        if (!records.lists.has(name)) records.lists.set(name, style);
        break;
      }
      case 'text:outline-style':
        records.outline ??= readListStyle(scanner);
        break;
    }
  }
}

function readStyle(scanner: XmlScanner, records: StyleRecords): void {
  const family = scanner.attribute('style:family');
  if (family !== 'paragraph' && family !== 'text') return;
  const name = scanner.attribute('style:name') ?? '';
  const record: StyleRecord = { name, displayName: (scanner.attribute('style:display-name') ?? decodedName(name)).toLowerCase(), format: plain };
  const parent = scanner.attribute('style:parent-style-name');
  if (parent) record.parent = parent;
  const listStyle = scanner.attribute('style:list-style-name');
  if (listStyle) record.listStyle = listStyle;
  const level = scanner.depth;
  while (scanner.child(level)) {
    // `style:properties` is how OpenOffice.org 1 wrote them.
    if (scanner.name === 'style:text-properties' || scanner.name === 'style:properties') readTextProperties(scanner, record, family === 'text');
  }
  const known = family === 'text' ? records.texts : records.paragraphs;
  if (!known.has(name)) known.set(name, record);
}

function readTextProperties(scanner: XmlScanner, record: StyleRecord, ofSpan: boolean): void {
  const format: TextFormat = { on: 0, off: 0 };
  setWhen(format, STRONG, scanner.attribute('fo:font-weight'), (value) => value === 'bold' || Number(value) >= 600);
  setWhen(format, EMPHASIS, scanner.attribute('fo:font-style'), (value) => value === 'italic' || value === 'oblique');
  setWhen(format, UNDERLINE, scanner.attribute('style:text-underline-style') ?? scanner.attribute('style:text-underline'), (value) => value !== 'none');
  setWhen(
    format,
    STRIKETHROUGH,
    scanner.attribute('style:text-line-through-style') ?? scanner.attribute('style:text-line-through-type') ?? scanner.attribute('style:text-crossing-out'),
    (value) => value !== 'none',
  );
  const position = scanner.attribute('style:text-position');
  setWhen(format, SUPERSCRIPT, position, (value) => value.startsWith('super') || Number.parseFloat(value) > 0);
  setWhen(format, SUBSCRIPT, position, (value) => value.startsWith('sub') || Number.parseFloat(value) < 0);
  if (ofSpan) {
    const background = scanner.attribute('fo:background-color');
    setWhen(format, HIGHLIGHT, background, (value) => value !== 'transparent' && value.toLowerCase() !== '#ffffff');
  }
  const display = scanner.attribute('text:display');
  if (display !== undefined) format.hidden = display === 'none';
  record.format = format;
  const font = scanner.attribute('style:font-name') ?? scanner.attribute('fo:font-family');
  if (font !== undefined) record.font = font;
}

function setWhen(format: TextFormat, bit: number, value: string | undefined, isOn: (value: string) => boolean): void {
  if (value === undefined) return;
  if (isOn(value)) format.on |= bit;
  else format.off |= bit;
}

/** `Heading_20_1` -> `Heading 1`. */
function decodedName(name: string): string {
  return name.includes('_') ? name.replace(/_([0-9a-f]{1,4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : name;
}

/** @param records in the order of look-up: a part's automatic styles, then the common styles. */
export function styleSheet(records: readonly StyleRecords[]): StyleSheet {
  const paragraphRecords = records.map((each) => each.paragraphs);
  const textRecords = records.map((each) => each.texts);
  const paragraphs = new Map<string | undefined, ParagraphStyle>();
  const texts = new Map<string | undefined, TextFormat>();
  return {
    paragraph: (name) => {
      let style = paragraphs.get(name);
      if (style === undefined) paragraphs.set(name, (style = paragraphStyle(name, chain(paragraphRecords, name))));
      return style;
    },
    text: (name) => {
      let format = texts.get(name);
      if (format === undefined) texts.set(name, (format = textStyle(name, chain(textRecords, name))));
      return format;
    },
    list: (name) => (name === undefined ? undefined : find(records.map((each) => each.lists), name)),
    outline: () => records.find((each) => each.outline !== undefined)?.outline,
  };
}

/** The style and its parents, nearest first. */
function chain(places: readonly ReadonlyMap<string, StyleRecord>[], name: string | undefined): StyleRecord[] {
  const found: StyleRecord[] = [];
  let record = name === undefined ? undefined : find(places, name);
  while (record !== undefined && !found.includes(record)) {
    found.push(record);
    record = record.parent === undefined ? undefined : find(places, record.parent);
  }
  return found;
}

function find<Style>(places: readonly ReadonlyMap<string, Style>[], name: string): Style | undefined {
  for (const place of places) {
    const style = place.get(name);
    if (style !== undefined) return style;
  }
  return undefined;
}

const codeNames = /^(?:preformatted text|source ?code|code(?: ?block| ?sample)?|listing|html preformatted|verbatim)$/;
const quoteNames = /^(?:quotations?|quote|intense quote|block ?quote|block ?quotation|block text)$/;
const inlineCodeNames = /^(?:source text|teletype|user entry|example|html (?:code|typewriter|keyboard)|verbatim char|source code|code)$/;

function paragraphStyle(name: string | undefined, records: readonly StyleRecord[]): ParagraphStyle {
  const names = [...records.map((record) => record.displayName), decodedName(records.at(-1)?.parent ?? name ?? '').toLowerCase()];
  const style: ParagraphStyle = { role: role(names), format: inherited(records) };
  const numbered = records.find((record) => record.listStyle !== undefined);
  if (numbered) style.listStyle = numbered.listStyle!;
  return style;
}

function role(names: readonly string[]): ParagraphStyle['role'] {
  for (const name of names) {
    if (name === 'title') return 'title';
    if (codeNames.test(name)) return 'code';
    if (quoteNames.test(name)) return 'quote';
  }
  return 'body';
}

function textStyle(name: string | undefined, records: readonly StyleRecord[]): TextFormat {
  const format = inherited(records);
  const names = [...records.map((record) => record.displayName), decodedName(records.at(-1)?.parent ?? name ?? '').toLowerCase()];
  if (names.some((each) => inlineCodeNames.test(each))) format.on |= CODE;
  return format;
}

function inherited(records: readonly StyleRecord[]): TextFormat {
  const format: TextFormat = { on: 0, off: 0 };
  let font: string | undefined;
  for (const record of records) {
    format.on |= record.format.on & ~format.off;
    format.off |= record.format.off & ~format.on;
    if (format.hidden === undefined && record.format.hidden !== undefined) format.hidden = record.format.hidden;
    font ??= record.font;
  }
  if (font !== undefined) {
    if (isMonospaced(font)) format.on |= CODE;
    else format.off |= CODE;
  }
  return format;
}
