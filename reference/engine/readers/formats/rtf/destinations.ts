/**
 * Words that open a destination: where the text of their group goes, which reader takes it over, what happens when it closes.
 * Standard: RTF 1.9.1, "Destination control words" and appendix B.
 */
import type { Block } from '../../../document/nodes.js';
import { wordArt } from '../../shared/pictures/word-art.js';
import { words, type WordName } from './control-words.js';
import { readInfo } from './document-info.js';
import { readEmbeddedEquation } from './embedded-object.js';
import { readEquation } from './equation.js';
import { readFontTable } from './font-table.js';
import { readFormField } from './form-field.js';
import { BODY, FIELD_CODE, LABEL, NOWHERE, type DrawnShape } from './group-state.js';
import { readListOverrides, readListTable } from './list-tables.js';
import { readPicture, readShapeProperty } from './pictures.js';
import { readPlainText } from './plain-text.js';
import type { RtfContext, WordHandler } from './rtf-context.js';
import { CLOSE, END, OPEN, WORD } from './rtf-tokens.js';
import { readStyleSheet } from './style-sheet.js';

const skip: WordHandler = (body) => body.skipGroup();
const passThrough: WordHandler = () => undefined;

/** A part of the header that a reader of its own consumes. */
const part =
  (read: (body: RtfContext) => void): WordHandler =>
  (body) => {
    body.state.target = NOWHERE;
    read(body);
    body.closeConsumed();
  };

const furniture =
  (role: 'header' | 'footer'): WordHandler =>
  (body) =>
    body.openStory((children) => {
      body.furniture.push({ type: 'furniture', role, children });
    });

const textBox: WordHandler = (body) => {
  const { story, shape: drawn } = body.state;
  if (drawn !== undefined) drawn.hasText = true;
  body.openStory((blocks: Block[]) => {
    for (const block of blocks) story.anchored.push(block);
    if (drawn?.left === undefined) return;
    story.place(blocks, { x: drawn.left, y: drawn.top, width: Math.max(0, (drawn.right ?? 0) - drawn.left) });
  });
};

function edge(side: 'left' | 'top' | 'right'): WordHandler {
  return ({ state }, parameter) => {
    if (state.shape) state.shape[side] = parameter;
  };
}

const opened: Partial<Record<WordName, WordHandler>> = {
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
  shpleft: edge('left'),
  shptop: edge('top'),
  shpright: edge('right'),
  shpinst: passThrough,
  shptxt: textBox,
  sp: shapeProperty,
  do: shape,
  dptxbx: passThrough,
  dptxbxtext: textBox,
  NeXTGraphic: attachedFile,
  object: (body) => void (body.state.object = { isEquation: false }),
  objdata: embeddedObject,
  result: (body) => {
    if (body.state.object?.isEquation === true) body.skipGroup();
  },
  mmath: passThrough,
  moMath: equation,
  moMathPara: passThrough,
  mmathPict: skip,
  upr: (body) => void (body.state.target = NOWHERE),
  ud: (body) => void (body.state.target = BODY),
};

const pictureFile = /\.(?:png|jpe?g|gif|tiff?|bmp|heic|webp)$/i;
/** Stands behind a file, for readers that do not know of any. */
const standIns = ["\\'ac", '\u00ac'];

/** A file that lies in one folder with the text, as macOS keeps them: `{{\NeXTGraphic name ...}¬}`. */
function attachedFile(body: RtfContext): void {
  const name = readPlainText(body.tokens, body.text.codePage).trim();
  const { inlines } = body.state.story;
  if (body.state.target === BODY && !body.state.hidden) {
    if (pictureFile.test(name)) inlines.add({ type: 'image', src: null, alt: name }, 0);
    else inlines.text(name, body.state.styles);
  }
  body.closeConsumed();
  const { bytes, at } = body.tokens;
  const standIn = standIns.find((each) => bytes.toString('latin1', at, at + each.length).toLowerCase() === each);
  if (standIn !== undefined) body.tokens.at += standIn.length;
}

/** Groups that are never shown, even without `\\*`. */
const neverShown: readonly WordName[] = [
  'nonesttables',
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
  'objclass',
  'objname',
  'mmathPr',
  'moMathParaPr',
];

/** `\*\pn`: how the paragraph is numbered; what it shows is in `\pntext`, when that is there. */
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

function isShown(body: RtfContext): boolean {
  return body.state.target === BODY && !body.state.hidden;
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
    const { shown, reading, closesLink } = story.fields.end();
    const text = story.formField?.text || shown;
    story.formField = undefined;
    if (text !== '') story.inlines.annotated(text, reading, 0);
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

function equation(body: RtfContext): void {
  const { tokens, text, state, definitions } = body;
  const latex = readEquation(tokens, text.codePage, state.unicodeSkip, definitions.deadline);
  if (latex !== '' && isShown(body) && !state.story.fields.inCode) state.story.inlines.add({ type: 'math', latex }, 0);
  body.closeConsumed();
}

function embeddedObject(body: RtfContext): void {
  const { object, story } = body.state;
  if (!isShown(body) || story.fields.inCode) return body.skipGroup();
  const latex = readEmbeddedEquation(body.tokens);
  if (latex !== undefined) {
    story.inlines.add({ type: 'math', latex }, 0);
    if (object !== undefined) object.isEquation = true;
  }
  body.closeConsumed();
}

function picture(body: RtfContext): void {
  const image = readPicture(body.tokens, body.embedImages, body.text.codePage);
  const { story } = body.state;
  if (isShown(body) && !story.fields.inCode) {
    image.alt ||= body.state.shape?.description ?? '';
    story.inlines.add(image, 0);
  }
  body.closeConsumed();
}

function shape(body: RtfContext): void {
  const { state } = body;
  const drawn: DrawnShape = (state.shape = { description: '', words: '', hasText: false });
  if (!isShown(body) || state.story.fields.inCode) return;
  const { story, onClose } = state;
  state.onClose = () => {
    onClose?.();
    const drawnWords = drawn.hasText ? undefined : wordArt(drawn.words);
    if (drawnWords) story.anchored.push(drawnWords);
  };
}

function shapeProperty(body: RtfContext): void {
  const property = readShapeProperty(body.tokens, body.text.codePage);
  const { shape: drawn } = body.state;
  if (drawn !== undefined && property.value !== '')
    drawn[property.name === 'gtextUNICODE' ? 'words' : 'description'] = property.value;
  body.closeConsumed();
}

/** Every word that opens a destination. */
export const destinationWords: Partial<Record<WordName, WordHandler>> = { ...opened };
for (const name of neverShown) destinationWords[name] = skip;
