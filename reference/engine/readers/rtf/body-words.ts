/**
 * What each control word of an RTF body does, as one table from word to action.
 * Standard: RTF 1.9.1, "Document area" and appendix B.
 */
import type { Block } from '../../document/nodes.js';
import {
  EMPHASIS,
  HIGHLIGHT,
  STRIKETHROUGH,
  STRONG,
  SUBSCRIPT,
  SUPERSCRIPT,
  UNDERLINE,
} from '../flow/inline-builder.js';
import { words, type WordName } from './control-words.js';
import { readInfo } from './document-info.js';
import { readFontTable } from './font-table.js';
import { readFormField, type FormField } from './form-field.js';
import { BODY, FIELD_CODE, LABEL, NOWHERE } from './group-state.js';
import { readListOverrides, readListTable } from './list-tables.js';
import { readPicture, readShapeProperty } from './pictures.js';
import { isEscaped, readPlainText } from './plain-text.js';
import type { RtfContext } from './rtf-context.js';
import { CLOSE, END, OPEN, WORD } from './rtf-tokens.js';
import { readStyleSheet } from './style-sheet.js';

type Handler = (body: RtfContext, parameter: number, hasParameter: boolean) => void;

const character =
  (text: string): Handler =>
  (body) =>
    body.text.character(body.state, text);

const toggle =
  (style: number): Handler =>
  (body, parameter, hasParameter) =>
    setStyle(body, style, !hasParameter || parameter !== 0);

const skip: Handler = (body) => body.skipGroup();
const passThrough: Handler = () => undefined;

/** A part of the header that a reader of its own consumes. */
const part =
  (read: (body: RtfContext) => void): Handler =>
  (body) => {
    body.state.target = NOWHERE;
    read(body);
    body.closeConsumed();
  };

const furniture =
  (role: 'header' | 'footer'): Handler =>
  (body) =>
    body.openStory((children) => {
      body.furniture.push({ type: 'furniture', role, children });
    });

const textBox: Handler = (body) => {
  const { story } = body.state;
  body.openStory((blocks: Block[]) => void story.anchored.push(...blocks));
};

function setStyle({ state }: RtfContext, style: number, on: boolean): void {
  state.styles = on ? state.styles | style : state.styles & ~style;
}

const shown: Partial<Record<WordName, Handler>> = {
  par: endParagraph,
  sect: endParagraph,
  page: endParagraph,
  column: endParagraph,
  line: (body) => lineBreak(body),
  softline: (body) => lineBreak(body),
  lbr: (body) => lineBreak(body),
  tab: character('\t'),
  emdash: character('\u2014'),
  endash: character('\u2013'),
  emspace: character('\u2003'),
  enspace: character('\u2002'),
  qmspace: character('\u2005'),
  bullet: character('\u2022'),
  lquote: character('\u2018'),
  rquote: character('\u2019'),
  ldblquote: character('\u201c'),
  rdblquote: character('\u201d'),
  zwj: character('\u200d'),
  zwnj: character('\u200c'),
  zwbo: character('\u200b'),
  zwnbo: character('\u2060'),
  ltrmark: character('\u200e'),
  rtlmark: character('\u200f'),
  u: (body, parameter) => body.text.unicode(body.state, parameter),
};

const formatting: Partial<Record<WordName, Handler>> = {
  uc: (body, parameter) => void (body.state.unicodeSkip = Math.max(parameter, 0)),
  plain: (body) => body.state.resetCharacters(),
  f: (body, parameter) => void (body.state.font = parameter),
  b: toggle(STRONG),
  i: toggle(EMPHASIS),
  strike: toggle(STRIKETHROUGH),
  striked: toggle(STRIKETHROUGH),
  ul: toggle(UNDERLINE),
  uld: toggle(UNDERLINE),
  uldash: toggle(UNDERLINE),
  uldashd: toggle(UNDERLINE),
  uldashdd: toggle(UNDERLINE),
  uldb: toggle(UNDERLINE),
  ulth: toggle(UNDERLINE),
  ulw: toggle(UNDERLINE),
  ulwave: toggle(UNDERLINE),
  ulnone: (body) => setStyle(body, UNDERLINE, false),
  super: toggle(SUPERSCRIPT),
  sub: toggle(SUBSCRIPT),
  nosupersub: (body) => setStyle(body, SUPERSCRIPT | SUBSCRIPT, false),
  highlight: (body, parameter) => setStyle(body, HIGHLIGHT, parameter !== 0),
  v: (body, parameter, hasParameter) => void (body.state.hidden = !hasParameter || parameter !== 0),
  deleted: (body, parameter, hasParameter) => void (body.state.hidden = !hasParameter || parameter !== 0),
  pard: (body) => body.state.resetParagraph(),
  s: (body, parameter) => void (body.state.style = parameter),
  outlinelevel: (body, parameter) => void (body.state.outlineLevel = parameter),
  ls: (body, parameter) => void (body.state.list = parameter),
  ilvl: (body, parameter) => void (body.state.listLevel = Math.min(Math.max(parameter, 0), 8)),
  intbl: (body) => void (body.state.tableDepth = Math.max(body.state.tableDepth, 1)),
  itap: (body, parameter) => void (body.state.tableDepth = Math.max(parameter, 0)),
};

const tables: Partial<Record<WordName, Handler>> = {
  trowd: (body) => row(body).reset(),
  cellx: (body, parameter) => row(body).addCell(parameter),
  clmgf: (body) => row(body).mergeHorizontally('first'),
  clmrg: (body) => row(body).mergeHorizontally('continued'),
  clvmgf: (body) => row(body).mergeVertically('first'),
  clvmrg: (body) => row(body).mergeVertically('continued'),
  trhdr: (body) => row(body).setHeader(),
  tbllkhdrrows: (body) => row(body).setHeaderLook(),
  trleft: (body, parameter) => row(body).setLeftEdge(parameter),
  cell: (body) => body.state.story.endCell(body.state, 1),
  row: (body) => body.state.story.endRow(body.state, 1, body.row.shape()),
  nestcell: (body) => body.state.story.endCell(body.state, Math.max(body.state.tableDepth, 2)),
  nestrow: (body) => body.state.story.endRow(body.state, Math.max(body.state.tableDepth, 2), body.nestedRow.shape()),
  nesttableprops: (body) => void (body.state.inNestedRow = true),
  nonesttables: skip,
};

const destinations: Partial<Record<WordName, Handler>> = {
  fonttbl: part((body) => readFontTable(body.tokens, body.text.fonts)),
  stylesheet: part((body) => readStyleSheet(body.tokens, body.definitions.styles, body.text.codePage)),
  listtable: part((body) => readListTable(body.tokens, body.listLevels)),
  listoverridetable: part((body) => readListOverrides(body.tokens, body.listLevels, body.definitions.lists)),
  info: part((body) => readInfo(body.tokens, body.metadata, body.text.codePage)),
  listtext: label,
  pntext: label,
  pn: part(readNumbering),
  field,
  fldinst: (body) => void (body.state.target = FIELD_CODE),
  fldrslt: fieldResult,
  formfield: part((body) => {
    body.state.story.formField = readFormField(body.tokens, body.text.codePage);
  }),
  bkmkstart: (body) => {
    const { story } = body.state;
    story.bookmarks.push(readPlainText(body.tokens, body.text.codePage).trim());
    body.closeConsumed();
  },
  footnote: (body) => body.addFootnote(),
  header: furniture('header'),
  headerl: furniture('header'),
  headerr: furniture('header'),
  headerf: furniture('header'),
  footer: furniture('footer'),
  footerl: furniture('footer'),
  footerr: furniture('footer'),
  footerf: furniture('footer'),
  pict: picture,
  shppict: passThrough,
  shp: shape,
  shpgrp: shape,
  shpinst: passThrough,
  shptxt: textBox,
  sp: shapeProperty,
  do: shape,
  dptxbx: passThrough,
  dptxbxtext: textBox,
  object: passThrough,
  result: passThrough,
  mmath: passThrough,
  moMath: passThrough,
  moMathPara: passThrough,
  mmathPict: skip,
  upr: (body) => void (body.state.target = NOWHERE),
  ud: (body) => void (body.state.target = BODY),
};

const characterSets: Partial<Record<WordName, Handler>> = {
  ansi: (body) => void (body.text.codePage = 1252),
  mac: (body) => void (body.text.codePage = 10000),
  pc: (body) => void (body.text.codePage = 437),
  pca: (body) => void (body.text.codePage = 850),
  ansicpg: (body, parameter) => {
    if (parameter > 0) body.text.codePage = parameter;
  },
  deff: (body, parameter) => void (body.text.defaultFont = parameter),
};

const neverShown: readonly WordName[] = [
  'colortbl',
  'filetbl',
  'revtbl',
  'template',
  'private',
  'xe',
  'tc',
  'tcn',
  'rxe',
  'txe',
  'annotation',
  'atnid',
  'atnauthor',
  'comment',
  'ftnsep',
  'ftnsepc',
  'ftncn',
  'aftnsep',
  'aftnsepc',
  'aftncn',
  'background',
  'nonshppict',
  'shprslt',
  'objdata',
  'objclass',
  'objname',
  'mmathPr',
  'mctrlPr',
  'maccPr',
  'mbarPr',
  'mboxPr',
  'mborderBoxPr',
  'mdPr',
  'meqArrPr',
  'mfPr',
  'mfuncPr',
  'mgroupChrPr',
  'mlimLowPr',
  'mlimUppPr',
  'mmPr',
  'mmcPr',
  'mnaryPr',
  'mphantPr',
  'mradPr',
  'msPrePr',
  'msSubPr',
  'msSubSupPr',
  'msSupPr',
  'mrPr',
  'margPr',
  'moMathParaPr',
];

const characterWords: ReadonlySet<number> = new Set(
  (
    [
      'emdash',
      'endash',
      'emspace',
      'enspace',
      'qmspace',
      'bullet',
      'lquote',
      'rquote',
      'ldblquote',
      'rdblquote',
    ] as const
  ).map((name) => words[name]),
);

const handlers: (Handler | undefined)[] = [];
for (const table of [shown, formatting, tables, destinations, characterSets]) {
  for (const [name, handler] of Object.entries(table)) handlers[words[name as WordName]] = handler;
}
for (const name of neverShown) handlers[words[name]] = skip;

/** True for words that stand for a character, and so may be the fallback of a Unicode escape. */
export function isCharacterWord(word: number): boolean {
  return characterWords.has(word);
}

/** What to do at a word; undefined for words that do nothing. */
export function handlerOf(word: number): Handler | undefined {
  return handlers[word];
}

/** A backslash and a character that is no letter. */
export function symbolWord(body: RtfContext, code: number): void {
  switch (code) {
    case 0x7e: // ~
      body.text.character(body.state, '\u00a0');
      break;
    case 0x5f: // _
      body.text.character(body.state, '\u2011');
      break;
    case 0x09:
      body.text.character(body.state, '\t');
      break;
    case 0x0a:
    case 0x0d:
      endParagraph(body);
      break;
    default:
      if (isEscaped(code)) body.text.character(body.state, String.fromCharCode(code));
  }
}

/** `\\*\\pn`: how the paragraph is numbered; what it shows is in `\\pntext`, when that is there. */
function readNumbering({ tokens, state }: RtfContext): void {
  for (let depth = 1; depth > 0;) {
    const kind = tokens.next();
    if (kind === END) return;
    if (kind === OPEN) depth++;
    else if (kind === CLOSE) depth--;
    else if (kind === WORD && tokens.word === words.pnlvlblt) state.story.numbering = 'bullets';
    else if (kind === WORD && (tokens.word === words.pnlvlbody || tokens.word === words.pnlvl))
      state.story.numbering ??= 'numbers';
  }
}

function row(body: RtfContext): RtfContext['row'] {
  return body.state.inNestedRow ? body.nestedRow : body.row;
}

function isShown(body: RtfContext): boolean {
  return body.state.target === BODY && !body.state.hidden;
}

function endParagraph(body: RtfContext): void {
  body.text.endFallback();
  if (body.state.target === BODY) body.state.story.endParagraph(body.state);
}

function lineBreak(body: RtfContext): void {
  body.text.endFallback();
  if (isShown(body)) body.state.story.inlines.add({ type: 'lineBreak' }, 0);
}

function label(body: RtfContext): void {
  if (body.state.target !== BODY) return body.skipGroup();
  body.state.target = LABEL;
  body.state.story.label = '';
}

function field(body: RtfContext): void {
  if (body.state.target === NOWHERE) return;
  const { story } = body.state;
  story.fields.begin(undefined);
  body.state.onClose = () => {
    const { shown, closesLink } = story.fields.end();
    const text = shown === '' ? formFieldText(story.formField) : shown;
    story.formField = undefined;
    if (text !== '') story.inlines.text(text, 0);
    if (closesLink) story.inlines.closeLink();
  };
}

function fieldResult(body: RtfContext): void {
  const { story } = body.state;
  if (body.state.target === NOWHERE) return;
  const link = story.fields.separate();
  body.state.target = BODY;
  if (link !== undefined) story.openLink(link);
}

/** What a form field displays that keeps its state in its properties. */
function formFieldText(form: FormField | undefined): string {
  return form === undefined ? '' : form.text;
}

function picture(body: RtfContext): void {
  const image = readPicture(body.tokens, body.embedImages, body.text.codePage);
  const { story } = body.state;
  if (isShown(body) && !story.fields.inCode) {
    if (image.alt === '' && body.state.shape !== undefined) image.alt = body.state.shape.description;
    story.inlines.add(image, 0);
  }
  body.closeConsumed();
}

function shape(body: RtfContext): void {
  body.state.shape = { description: '' };
}

function shapeProperty(body: RtfContext): void {
  const property = readShapeProperty(body.tokens, body.text.codePage);
  if (body.state.shape !== undefined && property.value !== '') body.state.shape.description = property.value;
  body.closeConsumed();
}
