/**
 * `word/styles.xml` -> what a style makes of a paragraph or a run, inheritance settled.
 * Names of built-in styles are English in every language version of Word; ids are not, so names decide and ids are the fallback.
 * Spec: ECMA-376 part 1, 17.7.
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';
import { CODE, LARGE } from '../../shared/flow/inline-builder.js';
import { contentsNames } from '../../shared/flow/style-roles.js';
import { newRunFormat, type RunFormat } from './run-format.js';
import { styleRecords, type StyleRecord, type StyleRecords } from './style-records.js';
import { isMonospaced } from '../../shared/typefaces/typefaces.js';

export interface ParagraphStyle {
  id: string;
  /** The built-in English name in lower case (`heading 1`), or the author's. */
  name: string;
  /** 1 to 6 for headings. */
  headingLevel: number | undefined;
  role: 'body' | 'code' | 'quote';
  /** The level of entries of a list of contents, from 1. */
  contentsLevel: number | undefined;
  numId: string | undefined;
  /** 0-based list level. */
  listLevel: number | undefined;
  /** How far in its lines begin, in twips; `ownIndent` where that goes before what its list says. */
  indent: number | undefined;
  ownIndent: number | undefined;
  /** Styles every run has unless it says otherwise. */
  styles: number;
  font: string | undefined;
  hidden: boolean;
}

export interface StyleSheet {
  /** `undefined` asks for the default paragraph style. */
  paragraph(id: string | undefined): ParagraphStyle;
  /** The run format of a character style, with what it inherits; `CODE` in `on` marks styles for code. */
  character(id: string): RunFormat;
  /** The list that a numbering style stands for. */
  numberingOf(id: string): string | undefined;
}

/** @param scanner over the styles part; undefined when the document has none. */
export function readStyles(scanner: XmlScanner | undefined): StyleSheet {
  const records = styleRecords(scanner);
  const defaultParagraph = records.defaultParagraph();
  const paragraphs = new Map<string | undefined, ParagraphStyle>();
  const characters = new Map<string, RunFormat>();
  return {
    paragraph: (id) => {
      let style = paragraphs.get(id);
      if (style === undefined) {
        style = paragraphStyle(id ?? defaultParagraph ?? '', chain(records, id ?? defaultParagraph));
        paragraphs.set(id, style);
      }
      return style;
    },
    character: (id) => {
      let format = characters.get(id);
      if (format === undefined) {
        format = characterStyle(chain(records, id));
        characters.set(id, format);
      }
      return format;
    },
    numberingOf: (id) => records.find(id)?.numId,
  };
}

/** The style and what it is based on, nearest first. */
function chain(records: StyleRecords, id: string | undefined): StyleRecord[] {
  const found: StyleRecord[] = [];
  let record = id === undefined ? undefined : records.find(id);
  while (record !== undefined && !found.includes(record)) {
    found.push(record);
    record = record.basedOn === undefined ? undefined : records.find(record.basedOn);
  }
  return found;
}

function paragraphStyle(id: string, records: readonly StyleRecord[]): ParagraphStyle {
  const run = inheritedRun(records);
  const name = records[0]?.name ?? '';
  const contents = contentsNames.exec(name)?.[1];
  const numbered = records.findIndex((record) => record.numId !== undefined);
  const indented = records.findIndex((record) => record.indent !== undefined);
  const indent = records[indented]?.indent;
  return {
    id,
    name,
    headingLevel: records.length === 0 ? headingLevelOfId(id) : inheritedHeadingLevel(records),
    role: role(records),
    contentsLevel: contents === undefined ? undefined : Number(contents),
    numId: records[numbered]?.numId,
    listLevel: records.find((record) => record.listLevel !== undefined)?.listLevel,
    indent,
    ownIndent: indented <= numbered ? indent : undefined,
    styles: run.on,
    font: run.font,
    hidden: run.hidden === true,
  };
}

function inheritedHeadingLevel(records: readonly StyleRecord[]): number | undefined {
  for (const [at, record] of records.entries()) {
    // What takes its looks from the title but is set in ordinary type is the line below it: an author, a date.
    if (record.name === 'title') return records.slice(0, at).some(({ run }) => (run.off & LARGE) !== 0) ? undefined : 1;
    const named = /^heading ?([1-9])$/.exec(record.name)?.[1] ?? (record.name === 'toc heading' ? '1' : undefined);
    if (named !== undefined) return Math.min(6, Number(named));
    if (record.outlineLevel !== undefined)
      return record.outlineLevel < 9 ? Math.min(6, record.outlineLevel + 1) : undefined;
  }
  return undefined;
}

/** Only for styles that the style sheet does not hold. */
function headingLevelOfId(id: string): number | undefined {
  if (/^titl?[eo]l?$/i.test(id)) return 1;
  const level =
    /^(?:heading|(?:ü|u|ue)?berschrift|titre|t[ií]tulo|titolo|kop|rubrik|overskrift|otsikko|nag[lł]?[oó]wek|zagolovok)[ _-]?([1-9])$/i.exec(
      id,
    )?.[1];
  return level === undefined ? undefined : Math.min(6, Number(level));
}

const codeNames =
  /^(?:source ?code|code(?: ?block| ?sample| ?listing| ?example)?|html preformatted|preformatted(?: text)?|plain code|listing|program ?listing|verbatim|macro text|macro)$/;
const quoteNames = /^(?:quote|intense quote|block ?quote|block ?text|quotations?|zitat|citation|cita)$/;
const inlineCodeNames =
  /^(?:html (?:code|keyboard|sample|typewriter)|verbatim char|source (?:text|code)(?: char)?|code(?: char)?|inline ?code|code in text)$/;

function role(records: readonly StyleRecord[]): 'body' | 'code' | 'quote' {
  for (const { name } of records) {
    if (codeNames.test(name)) return 'code';
    if (quoteNames.test(name)) return 'quote';
  }
  return 'body';
}

function inheritedRun(records: readonly StyleRecord[]): RunFormat {
  const format = newRunFormat();
  for (const { run } of records) {
    format.on |= run.on & ~format.off;
    format.off |= run.off & ~format.on;
    if (format.font === undefined && run.font !== undefined) format.font = run.font;
    if (format.hidden === undefined && run.hidden !== undefined) format.hidden = run.hidden;
  }
  return format;
}

function characterStyle(records: readonly StyleRecord[]): RunFormat {
  const format = inheritedRun(records);
  if (records.some(({ name }) => inlineCodeNames.test(name)) || isMonospaced(format.font)) format.on |= CODE;
  return format;
}
