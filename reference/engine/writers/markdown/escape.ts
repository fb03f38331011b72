/**
 * Escapes plain text for Markdown: as much as a CommonMark or GFM parser needs to read the same text back, and no more,
 * because every needless backslash is noise to a reader.
 * Standard: CommonMark 0.31 (6.1 backslash escapes, 6.2 flanking runs), GFM (tables, strikethrough).
 */
import { isLetterOrNumber, isPunctuation } from '../../document/word-characters.js';

/** In which surroundings a piece of text stands. */
export interface TextContext {
  /** Square brackets must balance inside link text, so there they are always escaped. */
  inLink: boolean;
  /** A pipe ends a cell. */
  inTable: boolean;
}

const special = /[\\`*_~[\]<&!|\n\r\t]/;
/** 1 for the codes of `special`. */
const isSpecial = new Uint8Array(128).map((_, code) => (special.test(String.fromCharCode(code)) ? 1 : 0));
const entity = /^&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});/;
const whitespace = /\s/;

/**
 * The text with what Markdown would take for markup escaped, and line ends and tabs turned into spaces.
 * `before` and `after` are the characters next to it in the output; empty at the start or end of a line.
 */
export function escapeText(text: string, context: TextContext, before: string, after: string): string {
  if (!special.test(text)) return text;
  let out = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80 || isSpecial[code] === 0) continue;
    const previous = i > 0 ? text.charAt(i - 1) : before;
    const next = i + 1 < text.length ? text.charAt(i + 1) : after;
    const replacement = replacementAt(text, i, context, previous, next, before, after);
    if (replacement === undefined) continue;
    out += text.slice(from, i) + replacement;
    from = i + 1;
  }
  return out + text.slice(from);
}

/** What the character becomes; undefined when it can stay. */
function replacementAt(
  text: string,
  i: number,
  context: TextContext,
  previous: string,
  next: string,
  before: string,
  after: string,
): string | undefined {
  switch (text.charCodeAt(i)) {
    case 0x0a:
    case 0x0d:
    case 0x09:
      return ' ';
    case 0x5c: // backslash
      return next === '' || isAsciiPunctuation(next) ? '\\\\' : undefined;
    case 0x60: // backtick
      return '\\`';
    case 0x2a: // asterisk
      return isSpaceOrEdge(previous) && isSpaceOrEdge(next) ? undefined : '\\*';
    case 0x5f: // underscore
      return isHarmlessUnderscore(previous, next) || isBlank(text, i, before, after) ? undefined : '\\_';
    case 0x7e: // tilde: only one that could close a run needs it
      return isSpaceOrEdge(previous) && next !== '~' ? undefined : '\\~';
    case 0x5b: // [
      return context.inLink || next === '^' ? '\\[' : undefined;
    case 0x5d: // ]
      return context.inLink || next === '(' || next === '[' ? '\\]' : undefined;
    case 0x21: // ! makes an image of the link that follows
      return next === '[' ? '\\!' : undefined;
    case 0x3c: // <
      return /[a-zA-Z/!?]/.test(next) ? '\\<' : undefined;
    case 0x26: // &
      return entity.test(text.slice(i, i + 40)) ? '\\&' : undefined;
    case 0x7c: // |
      return context.inTable ? '\\|' : undefined;
    default:
      return undefined;
  }
}

function isSpaceOrEdge(character: string): boolean {
  return character === '' || whitespace.test(character);
}

function isHarmlessUnderscore(previous: string, next: string): boolean {
  if (isSpaceOrEdge(previous) && isSpaceOrEdge(next)) return true;
  return isLetterOrNumber(previous) && isLetterOrNumber(next);
}

/** More underscores than this in a row are looked at one by one. */
const longestBlank = 100;

/** A run of underscores between spaces, as forms have it: it opens and closes nothing. Alone on its line it is a rule: escapeLineStarts. */
function isBlank(text: string, i: number, before: string, after: string): boolean {
  let start = i;
  while (start > 0 && i - start < longestBlank && text.charCodeAt(start - 1) === 0x5f) start--;
  let end = i + 1;
  while (end < text.length && end - i < longestBlank && text.charCodeAt(end) === 0x5f) end++;
  return (
    isSpaceOrEdge(start > 0 ? text.charAt(start - 1) : before) &&
    isSpaceOrEdge(end < text.length ? text.charAt(end) : after)
  );
}

function isAsciiPunctuation(character: string): boolean {
  return /[!-/:-@[-`{-~]/.test(character);
}

/** What the start of a line would be taken for: a heading, quote, list item, setext underline, rule, fence or table. */
const blockStart =
  /^(?:#{1,6}(?=\s|$)|>|[-+*](?=\s|$)|[-=]+\s*$|(?:\*[ \t]*){3,}$|(?:-[ \t]*){3,}$|(?:_[ \t]*){3,}$|~{3,}|\d{1,9}[.)](?=\s|$)|:(?=\s)|:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?\s*$|\|)/;

/** Escapes the start of each line of inline output so that it stays a paragraph. */
export function escapeLineStarts(markdown: string): string {
  if (!markdown.includes('\n')) return escapeLineStart(markdown);
  return markdown.split('\n').map(escapeLineStart).join('\n');
}

/** Brackets and a colon at the start of a paragraph: a definition that no reader would see. */
const definition = /^\[(?!\^)(?:[^\]\\]|\\.)+\]:/;

function escapeLineStart(line: string): string {
  const first = line.charCodeAt(0) | 0x20;
  if (first === 0x7b) return definition.test(line) ? `\\${line}` : line;
  // Most lines begin with a letter or a link, which start no other block.
  if ((first >= 0x61 && first <= 0x7b) || line === '') return line;
  const match = blockStart.exec(line);
  if (match === null) return line;
  const digits = /^\d+/.exec(line)?.[0].length ?? 0;
  return `${line.slice(0, digits)}\\${line.slice(digits)}`;
}

/**
 * True when a delimiter run of `*` between these characters opens (or, with the arguments swapped, closes) emphasis:
 * the inner side is no space, and is no punctuation unless the outer side is space or punctuation.
 */
export function canDelimit(outer: string, inner: string): boolean {
  if (inner === '' || whitespace.test(inner)) return false;
  if (!isPunctuation(inner)) return true;
  return isSpaceOrEdge(outer) || isPunctuation(outer);
}
