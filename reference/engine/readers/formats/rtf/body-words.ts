/**
 * What each control word of an RTF body does, as one table from word to action.
 * Standard: RTF 1.9.1, "Document area" and appendix B.
 */
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
import { shiftedLetters } from '../../shared/flow/shifted-letters.js';
import { words, type WordName } from './control-words.js';
import { destinationWords } from './destinations.js';
import { BODY, type GroupState } from './group-state.js';
import { isEscaped } from './plain-text.js';
import type { RtfContext, WordHandler } from './rtf-context.js';

const character =
  (text: string): WordHandler =>
  (body) =>
    body.text.character(body.state, text);

const toggle =
  (style: number): WordHandler =>
  (body, parameter, hasParameter) =>
    setStyle(body, style, !hasParameter || parameter !== 0);

function leader(kind: 'line' | 'dots'): WordHandler {
  return ({ state }) => void (state.leader = kind);
}

/** Bold or italic letters of the script at hand; that of the Western ones is said by `\b` and `\i`. */
const associated =
  (style: number): WordHandler =>
  ({ state }, parameter, hasParameter) => {
    if (state.script === 'western') return;
    const { on, told } = state[state.script];
    const isOn = !hasParameter || parameter !== 0;
    state[state.script] = { on: isOn ? on | style : on & ~style, told: told | style };
  };

const script =
  (name: GroupState['script']): WordHandler =>
  ({ state }) =>
    void (state.script = name);

function setSize(body: RtfContext, halfPoints: number): void {
  body.state.size = halfPoints;
  setStyle(body, LARGE, halfPoints >= largeType * 2);
  if (body.state.shift !== 0) showShift(body);
}

function setShift(body: RtfContext, halfPoints: number): void {
  if (halfPoints === 0 && body.state.shift === 0) return;
  body.state.shift = halfPoints;
  showShift(body);
}

function showShift({ state }: RtfContext): void {
  state.styles = (state.styles & ~(SUPERSCRIPT | SUBSCRIPT)) | shiftedLetters(state.shift, state.size);
}

/** Groups inside may change it further. */
function setFrame({ state }: RtfContext, part: NonNullable<GroupState['frame']>): void {
  state.frame = { ...state.frame, ...part };
}

/** `\up` and `\dn` where they say nothing more, in half points. */
const ordinaryShift = 6;

function setStyle({ state }: RtfContext, style: number, on: boolean): void {
  state.styles = on ? state.styles | style : state.styles & ~style;
}

const shown: Partial<Record<WordName, WordHandler>> = {
  par: endParagraph,
  sect: endParagraph,
  page: (body) => {
    endParagraph(body);
    body.state.story.page++;
  },
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

const formatting: Partial<Record<WordName, WordHandler>> = {
  uc: (body, parameter) => void (body.state.unicodeSkip = Math.max(parameter, 0)),
  plain: (body) => body.state.resetCharacters(),
  f: (body, parameter) => void (body.state.font = parameter),
  b: toggle(STRONG),
  ab: associated(STRONG),
  ai: associated(EMPHASIS),
  ltrch: script('western'),
  rtlch: script('complex'),
  loch: script('western'),
  hich: script('western'),
  dbch: script('eastern'),
  fs: setSize,
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
  up: (body, parameter, hasParameter) => setShift(body, hasParameter ? parameter : ordinaryShift),
  dn: (body, parameter, hasParameter) => setShift(body, -(hasParameter ? parameter : ordinaryShift)),
  highlight: (body, parameter) => setStyle(body, HIGHLIGHT, parameter !== 0),
  v: (body, parameter, hasParameter) => void (body.state.hidden = !hasParameter || parameter !== 0),
  deleted: (body, parameter, hasParameter) => void (body.state.hidden = !hasParameter || parameter !== 0),
  tlul: leader('line'),
  tlth: leader('line'),
  tldot: leader('dots'),
  tlmdot: leader('dots'),
  tlhyph: leader('dots'),
  tx: ({ state }) => {
    if (state.leader !== undefined) state.lineTabs |= tabLeader(state.tabStops, state.leader === 'dots');
    state.tabStops++;
    state.leader = undefined;
  },
  posx: (body, parameter) => setFrame(body, { x: parameter }),
  posy: (body, parameter) => setFrame(body, { y: parameter }),
  absw: (body, parameter) => setFrame(body, { width: parameter }),
  // Such heights tell nothing of the page.
  pvpara: (body) => setFrame(body, { y: undefined }),
  pard: (body) => body.state.resetParagraph(),
  s: (body, parameter) => void (body.state.style = parameter),
  outlinelevel: (body, parameter) => void (body.state.outlineLevel = parameter),
  li: (body, parameter) => void (body.state.indent = parameter),
  fi: (body, parameter) => void (body.state.firstLine = parameter),
  lin: (body, parameter) => void (body.state.indent = parameter),
  dropcapli: ({ state }) => void (state.isDropCap = true),
  ls: (body, parameter) => void (body.state.list = parameter),
  ilvl: (body, parameter) => void (body.state.listLevel = Math.min(Math.max(parameter, 0), 8)),
  // Written with a number, which is no part of the standard, 0 takes it back.
  intbl: ({ state }, parameter, hasParameter) =>
    void (state.tableDepth = hasParameter && parameter === 0 ? 0 : Math.max(state.tableDepth, 1)),
  itap: (body, parameter) => void (body.state.tableDepth = Math.max(parameter, 0)),
};

const tables: Partial<Record<WordName, WordHandler>> = {
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
};

const characterSets: Partial<Record<WordName, WordHandler>> = {
  ansi: (body) => void (body.text.codePage = 1252),
  mac: (body) => void (body.text.codePage = 10000),
  pc: (body) => void (body.text.codePage = 437),
  pca: (body) => void (body.text.codePage = 850),
  ansicpg: (body, parameter) => {
    if (parameter > 0) body.text.codePage = parameter;
  },
  deff: (body, parameter) => void (body.text.defaultFont = parameter),
};

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

const handlers: (WordHandler | undefined)[] = [];
for (const table of [shown, formatting, tables, destinationWords, characterSets]) {
  for (const [name, handler] of Object.entries(table)) handlers[words[name as WordName]] = handler;
}

/** True for words that stand for a character, and so may be the fallback of a Unicode escape. */
export function isCharacterWord(word: number): boolean {
  return characterWords.has(word);
}

/** What to do at a word; undefined for words that do nothing. */
export function handlerOf(word: number): WordHandler | undefined {
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

function row(body: RtfContext): RtfContext['row'] {
  return body.state.inNestedRow ? body.nestedRow : body.row;
}

function isShown(body: RtfContext): boolean {
  return body.state.target === BODY && !body.state.hidden;
}

function endParagraph(body: RtfContext): void {
  body.text.endFallback();
  const { state } = body;
  if (state.target !== BODY || (state.isDropCap && !state.story.inlines.isEmpty)) return;
  state.story.endParagraph(state);
}

function lineBreak(body: RtfContext): void {
  body.text.endFallback();
  if (isShown(body)) body.state.story.inlines.add({ type: 'lineBreak' }, 0);
}
