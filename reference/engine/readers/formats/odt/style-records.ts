/**
 * Style definitions of ODF, each found and read when it is first asked for.
 * Spec: ODF 1.3 part 3, 16 (styles) and 20 (formatting properties).
 */
import { type MarkupSearch, mostSearches, quoted } from '../../shared/containers/markup-search.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import {
  EMPHASIS,
  HIGHLIGHT,
  STRIKETHROUGH,
  LARGE,
  largeType,
  STRONG,
  SUBSCRIPT,
  SUPERSCRIPT,
  UNDERLINE,
  tabLeader,
} from '../../shared/flow/inline-builder.js';
import { twipsOf } from './lengths.js';
import { readListStyle, type ListStyle } from './list-styles.js';

/** Style bits a style switches on and off; what is in neither is inherited. */
export interface TextFormat {
  on: number;
  off: number;
  hidden?: boolean;
  /** The typeface, by the name of its declaration. */
  font?: string;
}

/** A definition as written, without what it inherits. */
export interface StyleRecord {
  family: 'paragraph' | 'text';
  /** In lower case. */
  displayName: string;
  parent?: string;
  listStyle?: string;
  /** Paragraphs of the style are headings of this level (1 and more); 0: they are none, whatever the parent says. */
  outlineLevel?: number;
  /** Which of its tab stops, a bit each from the first, are drawn as a line. */
  lineTabs?: number;
  /** How far in the lines begin, and how much further the first one, in twips. */
  indent?: number;
  firstLine?: number;
  format: TextFormat;
  font?: string;
}

/** Styles of one place: the automatic styles of a part, or the common styles. */
export interface StyleRecords {
  style(family: StyleRecord['family'], name: string): StyleRecord | undefined;
  list(name: string): ListStyle | undefined;
  outline(): ListStyle | undefined;
}

const plain: TextFormat = { on: 0, off: 0, hidden: undefined, font: undefined };

const styleAttributes = [
  'style:family',
  'style:name',
  'style:display-name',
  'style:parent-style-name',
  'style:list-style-name',
  'style:default-outline-level',
];

const paragraphAttributes = ['fo:margin-left', 'fo:margin', 'fo:text-indent'];

const textAttributes = [
  'fo:font-weight',
  'fo:font-style',
  'style:text-underline-style',
  'style:text-underline',
  'style:text-line-through-style',
  'style:text-line-through-type',
  'style:text-crossing-out',
  'style:text-position',
  'fo:background-color',
  'text:display',
  'style:font-name',
  'fo:font-family',
  'fo:font-size',
];

/** Definitions found by searching for their names. */
export function searchedRecords(search: MarkupSearch): StyleRecords {
  const styles = new Map<string, StyleRecord | undefined>();
  const lists = new Map<string, ListStyle | undefined>();
  let all: StyleRecords | undefined;
  const readAll = (): StyleRecords => {
    if (all === undefined) {
      const scanner = search.scanAll();
      scanner.child(0);
      all = readRecords(scanner);
    }
    return all;
  };
  return {
    style: (family, name) => {
      const key = `${family} ${name}`;
      if (!styles.has(key) && styles.size >= mostSearches) return readAll().style(family, name);
      if (!styles.has(key)) styles.set(key, findStyle(search, family, name));
      return styles.get(key);
    },
    list: (name) => {
      if (!lists.has(name) && lists.size >= mostSearches) return readAll().list(name);
      if (!lists.has(name)) lists.set(name, findList(search, `style:name=${quoted(name)}`, 'text:list-style'));
      return lists.get(name);
    },
    outline: () => findList(search, '<text:outline-style', 'text:outline-style'),
  };
}

/** Styles of different families may have the same name; there are not many families. */
const mostNamesakes = 20;

function findStyle(search: MarkupSearch, family: StyleRecord['family'], name: string): StyleRecord | undefined {
  const needle = ` style:name=${quoted(name)}`;
  for (
    let at = search.find(needle, 0), tries = 0;
    at >= 0 && tries < mostNamesakes;
    at = search.find(needle, at + 1), tries++
  ) {
    const scanner = search.scanAt(at, '</style:style>');
    if (!scanner.child(0) || scanner.name !== 'style:style') continue;
    const record = readStyle(scanner);
    if (record?.family === family) return record;
  }
  return undefined;
}

function findList(search: MarkupSearch, needle: string, element: string): ListStyle | undefined {
  for (let at = search.find(needle, 0); at >= 0; at = search.find(needle, at + 1)) {
    const scanner = search.scanAt(at + 1, `</${element}>`);
    if (scanner.child(0) && scanner.name === element) return readListStyle(scanner);
  }
  return undefined;
}

/** Definitions of an `office:styles` or `office:automatic-styles` just opened, read all at once; moves behind its end. */
export function readRecords(scanner: XmlScanner): StyleRecords {
  const styles = new Map<string, StyleRecord>();
  const lists = new Map<string, ListStyle>();
  let outline: ListStyle | undefined;
  const level = scanner.depth;
  while (scanner.child(level)) {
    const name = scanner.attribute('style:name') ?? '';
    if (scanner.name === 'text:list-style') lists.set(name, readListStyle(scanner));
    else if (scanner.name === 'text:outline-style') outline = readListStyle(scanner);
    else if (scanner.name === 'style:style') {
      const record = readStyle(scanner);
      if (record) styles.set(`${record.family} ${name}`, record);
    }
  }
  return {
    style: (family, name) => styles.get(`${family} ${name}`),
    list: (name) => lists.get(name),
    outline: () => outline,
  };
}

/** Reads the style just opened; undefined when it is not for paragraphs or text. */
function readStyle(scanner: XmlScanner): StyleRecord | undefined {
  const [family, name = '', displayName, parent, listStyle, outlineLevel] = scanner.attributes(styleAttributes);
  if (family !== 'paragraph' && family !== 'text') return undefined;
  // All records have all members: code that meets one shape of objects is the fastest.
  const record: StyleRecord = {
    family,
    displayName: (displayName ?? decodedName(name)).toLowerCase(),
    parent: parent || undefined,
    listStyle: listStyle || undefined,
    outlineLevel: outlineLevel === undefined ? undefined : Math.max(0, Math.min(10, Number(outlineLevel) || 0)),
    lineTabs: undefined,
    indent: undefined,
    firstLine: undefined,
    format: plain,
    font: undefined,
  };
  const level = scanner.depth;
  while (scanner.child(level)) {
    // `style:properties` is how OpenOffice.org 1 wrote them.
    if (scanner.name === 'style:text-properties' || scanner.name === 'style:properties')
      readTextProperties(scanner, record, family === 'text');
    else if (scanner.name === 'style:paragraph-properties') readParagraphProperties(scanner, record);
  }
  return record;
}

function readParagraphProperties(scanner: XmlScanner, record: StyleRecord): void {
  const [left, margin, textIndent] = scanner.attributes(paragraphAttributes);
  record.indent = twipsOf(left ?? margin) ?? record.indent;
  record.firstLine = twipsOf(textIndent) ?? record.firstLine;
  const level = scanner.depth;
  while (scanner.child(level)) if (scanner.name === 'style:tab-stops') record.lineTabs = readLineTabs(scanner);
}

function readLineTabs(scanner: XmlScanner): number {
  let lines = 0;
  let stop = 0;
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name !== 'style:tab-stop') continue;
    const text = scanner.attribute('style:leader-text');
    const style = scanner.attribute('style:leader-style') ?? 'none';
    if (text === '_' || style !== 'none') lines |= tabLeader(stop, text !== '_');
    stop++;
  }
  return lines;
}

function readTextProperties(scanner: XmlScanner, record: StyleRecord, ofSpan: boolean): void {
  const format: TextFormat = { on: 0, off: 0, hidden: undefined, font: undefined };
  const [
    weight,
    slant,
    underline,
    oldUnderline,
    strike,
    strikeType,
    oldStrike,
    position,
    background,
    display,
    fontName,
    fontFamily,
    fontSize,
  ] = scanner.attributes(textAttributes);
  setWhen(format, STRONG, weight, (value) => value === 'bold' || Number(value) >= 600);
  setWhen(format, EMPHASIS, slant, (value) => value === 'italic' || value === 'oblique');
  setWhen(format, UNDERLINE, underline ?? oldUnderline, (value) => value !== 'none');
  setWhen(format, STRIKETHROUGH, strike ?? strikeType ?? oldStrike, (value) => value !== 'none');
  setWhen(format, SUPERSCRIPT, position, (value) => value.startsWith('super') || Number.parseFloat(value) > 0);
  setWhen(format, SUBSCRIPT, position, (value) => value.startsWith('sub') || Number.parseFloat(value) < 0);
  if (ofSpan)
    setWhen(format, HIGHLIGHT, background, (value) => value !== 'transparent' && value.toLowerCase() !== '#ffffff');
  if (fontSize?.endsWith('pt')) setWhen(format, LARGE, fontSize, (value) => Number.parseFloat(value) >= largeType);
  if (display !== undefined) format.hidden = display === 'none';
  record.format = format;
  record.font = fontName ?? fontFamily ?? record.font;
}

function setWhen(format: TextFormat, bit: number, value: string | undefined, isOn: (value: string) => boolean): void {
  if (value === undefined) return;
  if (isOn(value)) format.on |= bit;
  else format.off |= bit;
}

/** `Heading_20_1` -> `Heading 1`. */
export function decodedName(name: string): string {
  return name.includes('_')
    ? name.replace(/_([0-9a-f]{1,4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : name;
}
