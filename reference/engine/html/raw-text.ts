/**
 * Finds where that ends whose content is not markup: script, style, title, textarea, drawings, quoted values.
 * Each search reads forward once; callers continue behind what was found, so a page stays linear.
 * Standard: HTML, 13.2.5.2 RCDATA, 13.2.5.3 RAWTEXT, 13.2.5.4 Script data states.
 */
import { tagNames } from './elements.table.js';
import { isNameEnd } from './node-table.js';

const endTagStart = Buffer.from('</');
const commentStart = Buffer.from('<!--');
const commentEnd = Buffer.from('-->');
const scriptName = Buffer.from('script');
const svgName = Buffer.from('svg');
const foreignObject = Buffer.from('<foreignobject');
const nameBytes = tagNames.map((name) => Buffer.from(name));

/** Offset of the end tag that closes a raw text element, or the end of the source. */
export function findRawEnd(source: Buffer, from: number, tag: number): number {
  return findEndTag(source, from, nameBytes[tag]!);
}

function findEndTag(source: Buffer, from: number, name: Buffer): number {
  for (let at = source.indexOf(endTagStart, from); at >= 0; at = source.indexOf(endTagStart, at + 2)) {
    if (isNameAt(source, at + 2, name)) return at;
  }
  return source.length;
}

/** True when the name stands at the offset, in any case, and ends there. */
function isNameAt(source: Buffer, at: number, name: Buffer): boolean {
  if (!startsAt(source, at, name)) return false;
  const after = at + name.length;
  return after >= source.length || isNameEnd(source[after]!);
}

function startsAt(source: Buffer, at: number, name: Buffer): boolean {
  if (at + name.length > source.length) return false;
  for (let i = 0; i < name.length; i++) {
    const code = source[at + i]!;
    const lower = code >= 0x41 && code <= 0x5a ? code | 0x20 : code;
    if (lower !== name[i]) return false;
  }
  return true;
}

/**
 * Offset of the end tag of a script. Inside `<!-- <script> ... </script> -->` the inner end tag does not count,
 * a rule old pages rely on when a script writes scripts.
 */
export function findScriptEnd(source: Buffer, from: number): number {
  const end = findEndTag(source, from, scriptName);
  return source.subarray(from, end).indexOf(commentStart) < 0 ? end : findCommentedScriptEnd(source, from);
}

function findCommentedScriptEnd(source: Buffer, from: number): number {
  let inComment = false;
  let inInnerScript = false;
  for (let at = from; at < source.length; at++) {
    const code = source[at]!;
    if (code === 0x2d) {
      if (inComment && startsAt(source, at, commentEnd)) inComment = inInnerScript = false;
    } else if (code !== 0x3c) {
      continue;
    } else if (source[at + 1] === 0x2f && isNameAt(source, at + 2, scriptName)) {
      if (!inInnerScript) return at;
      inInnerScript = false;
    } else if (!inComment && startsAt(source, at, commentStart)) {
      inComment = true;
      at++; // `<!-->` is a whole comment
    } else if (inComment && isNameAt(source, at + 1, scriptName)) {
      inInnerScript = true;
    }
  }
  return source.length;
}

/** Offset of the end tag of a drawing; -1 when there is none, -2 - n when it holds HTML at n and must be parsed like the rest. */
export function findSvgEnd(source: Buffer, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at++) {
    if (source[at] !== 0x3c) continue;
    const next = source[at + 1]! | 0x20;
    if (next === 0x2f) {
      if (isNameAt(source, at + 2, svgName) && --depth === 0) return at;
    } else if (next === 0x73) {
      if (isNameAt(source, at + 1, svgName)) depth++;
    } else if (next === 0x66 && startsAt(source, at, foreignObject)) {
      return -2 - at;
    }
  }
  return -1;
}

/** Values up to this length, nearly all, are looked through here; beyond it the search of the platform is faster. */
const shortValue = 64;

/** Offset of the quote that ends an attribute value, or the end of the source. Values are half of many a page. */
export function findQuote(source: Buffer, from: number, quote: number): number {
  const limit = Math.min(from + shortValue, source.length - 4);
  let at = from;
  for (; at < limit; at += 4) {
    if (source[at] === quote) return at;
    if (source[at + 1] === quote) return at + 1;
    if (source[at + 2] === quote) return at + 2;
    if (source[at + 3] === quote) return at + 3;
  }
  const end = source.indexOf(quote, at);
  return end < 0 ? source.length : end;
}
