/**
 * Styles of an ODT file (automatic ones of `content.xml`, common ones of `styles.xml`) -> what they make of text.
 * Spec: ODF 1.3 part 3, 16 (styles) and 20 (formatting properties).
 */
import { CODE } from '../../shared/flow/inline-builder.js';
import { isMonospaced } from '../../shared/typefaces/typefaces.js';
import { contentsNames } from '../../shared/flow/style-roles.js';
import type { ListStyle } from './list-styles.js';
import { decodedName, type StyleRecord, type StyleRecords, type TextFormat } from './style-records.js';

export interface ParagraphStyle {
  role: 'body' | 'title' | 'code' | 'quote';
  format: TextFormat;
  /** List style that numbers paragraphs of this style when they are in a list without a style of its own. */
  listStyle: string | undefined;
  /** The level of entries of a list of contents, from 1. */
  contentsLevel: number | undefined;
  /** 1 to 10: paragraphs of the style are headings. */
  outlineLevel: number | undefined;
  /** Which of its tab stops, a bit each from the first, are drawn as a line; 0 when none is. */
  lineTabs: number;
  /** How far in its lines begin, and how much further its first one, in twips. */
  indent: number;
  firstLine: number;
}

export interface StyleSheet {
  paragraph(name: string | undefined): ParagraphStyle;
  text(name: string | undefined): TextFormat;
  list(name: string | undefined): ListStyle | undefined;
  /** Numbering of headings. */
  outline(): ListStyle | undefined;
}

/** @param records in the order of look-up: a part's automatic styles, then the common styles. */
export function styleSheet(records: readonly StyleRecords[]): StyleSheet {
  const paragraphs = new Map<string | undefined, ParagraphStyle>();
  const texts = new Map<string | undefined, TextFormat>();
  return {
    paragraph: (name) => {
      let style = paragraphs.get(name);
      if (style === undefined) paragraphs.set(name, (style = paragraphStyle(name, chain(records, 'paragraph', name))));
      return style;
    },
    text: (name) => {
      let format = texts.get(name);
      if (format === undefined) texts.set(name, (format = textStyle(name, chain(records, 'text', name))));
      return format;
    },
    list: (name) => (name === undefined ? undefined : first(records, (each) => each.list(name))),
    outline: () => first(records, (each) => each.outline()),
  };
}

/** The style and its parents, nearest first. */
function chain(
  records: readonly StyleRecords[],
  family: StyleRecord['family'],
  name: string | undefined,
): StyleRecord[] {
  const found: StyleRecord[] = [];
  let next = name;
  while (next !== undefined) {
    const wanted = next;
    const record = first(records, (each) => each.style(family, wanted));
    if (record === undefined || found.includes(record)) break;
    found.push(record);
    next = record.parent;
  }
  return found;
}

function first<Found>(
  records: readonly StyleRecords[],
  find: (each: StyleRecords) => Found | undefined,
): Found | undefined {
  for (const each of records) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

const codeNames = /^(?:preformatted text|source ?code|code(?: ?block| ?sample)?|listing|html preformatted|verbatim)$/;
const quoteNames = /^(?:quotations?|quote|intense quote|block ?quote|block ?quotation|block text)$/;
const inlineCodeNames =
  /^(?:source text|teletype|user entry|example|html (?:code|typewriter|keyboard)|verbatim char|source code|code)$/;

function paragraphStyle(name: string | undefined, records: readonly StyleRecord[]): ParagraphStyle {
  const names = [
    ...records.map((record) => record.displayName),
    decodedName(records.at(-1)?.parent ?? name ?? '').toLowerCase(),
  ];
  const style: ParagraphStyle = {
    role: role(names),
    format: inherited(records),
    listStyle: undefined,
    contentsLevel: levelOfName(names, contentsNames),
    outlineLevel: undefined,
    lineTabs: 0,
    indent: 0,
    firstLine: 0,
  };
  let hasOutlineLevel = false;
  // Farthest first, so that what is nearer stands.
  for (let at = records.length - 1; at >= 0; at--) {
    const record = records[at]!;
    style.lineTabs = record.lineTabs ?? style.lineTabs;
    style.indent = record.indent ?? style.indent;
    style.firstLine = record.firstLine ?? style.firstLine;
    style.listStyle = record.listStyle ?? style.listStyle;
    // 0 ends what is inherited.
    if (record.outlineLevel === undefined) continue;
    style.outlineLevel = record.outlineLevel || undefined;
    hasOutlineLevel = true;
  }
  if (!hasOutlineLevel) style.outlineLevel = levelOfName(names, headingNames);
  return style;
}

/** Built-in styles of other writers have no outline level. */
const headingNames = /^heading ([1-9])$/;

/** Of the nearest name that tells one. */
function levelOfName(names: readonly string[], levelled: RegExp): number | undefined {
  for (const name of names) {
    const level = levelled.exec(name)?.[1];
    if (level !== undefined) return Number(level);
  }
  return undefined;
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
  const names = [
    ...records.map((record) => record.displayName),
    decodedName(records.at(-1)?.parent ?? name ?? '').toLowerCase(),
  ];
  if (names.some((each) => inlineCodeNames.test(each))) format.on |= CODE;
  return format;
}

function inherited(records: readonly StyleRecord[]): TextFormat {
  const format: TextFormat = { on: 0, off: 0, hidden: undefined, font: undefined };
  let font: string | undefined;
  for (const record of records) {
    format.on |= record.format.on & ~format.off;
    format.off |= record.format.off & ~format.on;
    if (format.hidden === undefined && record.format.hidden !== undefined) format.hidden = record.format.hidden;
    font ??= record.font;
  }
  if (font !== undefined) {
    format.font = withoutCount(font);
    if (isMonospaced(font)) format.on |= CODE;
    else format.off |= CODE;
  }
  return format;
}

/** `Wingdings1` is how a second declaration of a typeface is named. */
function withoutCount(font: string): string {
  let end = font.length;
  while (end > 0 && isDigit(font.charCodeAt(end - 1))) end--;
  return end === font.length ? font : font.slice(0, end);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
