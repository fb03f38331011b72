/**
 * `\info` -> Metadata under the interface's names.
 * Spec: Metadata. Standard: RTF 1.9.1, "Information group".
 */
import type { Metadata } from '../../../document/reading.js';
import { noteProperty } from '../../shared/containers/properties.js';
import { words } from './control-words.js';
import { readPlainText } from './plain-text.js';
import { CLOSE, END, OPEN, SYMBOL, WORD, type RtfTokens } from './rtf-tokens.js';

const textNames: ReadonlyMap<number, string> = new Map([
  [words.title, 'title'],
  [words.subject, 'subject'],
  [words.author, 'author'],
  [words.operator, 'lastModifiedBy'],
  [words.keywords, 'keywords'],
  [words.doccomm, 'description'],
  [words.company, 'company'],
  [words.manager, 'manager'],
  [words.category, 'category'],
]);
const timeNames: ReadonlyMap<number, string> = new Map([
  [words.creatim, 'createdTime'],
  [words.revtim, 'modifiedTime'],
]);

/** Reads the rest of the `\info` group into `metadata`. */
export function readInfo(tokens: RtfTokens, metadata: Metadata, codePage: number): void {
  for (;;) {
    const kind = tokens.next();
    if (kind === END || kind === CLOSE) return;
    if (kind === OPEN) readProperty(tokens, metadata, codePage);
  }
}

function readProperty(tokens: RtfTokens, metadata: Metadata, codePage: number): void {
  let kind = tokens.next();
  if (kind === SYMBOL) kind = tokens.next();
  const word = kind === WORD ? tokens.word : 0;
  const textName = textNames.get(word);
  const timeName = timeNames.get(word);
  if (textName !== undefined) noteProperty(metadata, textName, readPlainText(tokens, codePage));
  else if (timeName !== undefined) noteProperty(metadata, timeName, readTime(tokens));
  else if (kind !== CLOSE && kind !== END) tokens.skipGroup();
}

/** Local time without a zone, as the format keeps it: `2008-05-04T12:30:00`. Empty when the date is none. */
function readTime(tokens: RtfTokens): string {
  const parts = new Map<number, number>();
  for (let kind = tokens.next(); kind !== END && kind !== CLOSE; kind = tokens.next()) {
    if (kind === OPEN) tokens.skipGroup();
    if (kind === WORD) parts.set(tokens.word, tokens.parameter);
  }
  const year = parts.get(words.yr) ?? 0;
  const part = (word: number, least: number): string => String(Math.max(parts.get(word) ?? 0, least)).padStart(2, '0');
  if (year < 1601 || year > 9999 || part(words.mo, 1).length > 2 || part(words.dy, 1).length > 2) return '';
  return `${year}-${part(words.mo, 1)}-${part(words.dy, 1)}T${part(words.hr, 0)}:${part(words.min, 0)}:${part(words.sec, 0)}`;
}
