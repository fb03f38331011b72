/**
 * `\listtable` and `\listoverridetable` -> the lists that `\ls` refers to.
 * Standard: RTF 1.9.1, "List tables".
 */
import type { ListInstance, ListLevel } from '../../shared/lists/list-counters.js';
import { listLevelOf, type WordLevel } from '../../shared/lists/word-level.js';
import { words } from './control-words.js';
import { BYTE, CLOSE, END, OPEN, TEXT, WORD, type RtfTokens } from './rtf-tokens.js';

const mostLevels = 9;

/** Reads the rest of the `\listtable` group: levels by list id. */
export function readListTable(tokens: RtfTokens, lists: Map<number, ListLevel[]>): void {
  for (;;) {
    const kind = tokens.next();
    if (kind === END || kind === CLOSE) return;
    if (kind === OPEN) readList(tokens, lists);
  }
}

/** Reads the rest of the `\listoverridetable` group: instances by the number `\ls` gives. */
export function readListOverrides(
  tokens: RtfTokens,
  lists: ReadonlyMap<number, ListLevel[]>,
  instances: Map<number, ListInstance>,
): void {
  for (;;) {
    const kind = tokens.next();
    if (kind === END || kind === CLOSE) return;
    if (kind === OPEN) readOverride(tokens, lists, instances);
  }
}

function readList(tokens: RtfTokens, lists: Map<number, ListLevel[]>): void {
  const levels: ListLevel[] = [];
  for (;;) {
    const kind = tokens.next();
    if (kind === END || kind === CLOSE) return;
    if (kind === OPEN) {
      const level = readLevelGroup(tokens);
      if (level !== undefined && levels.length < mostLevels) levels.push(level);
    } else if (kind === WORD && tokens.word === words.listid) lists.set(tokens.parameter, levels);
  }
}

/** A group inside a list: a level, or something without meaning here, which is skipped. */
function readLevelGroup(tokens: RtfTokens): ListLevel | undefined {
  if (tokens.next() !== WORD || tokens.word !== words.listlevel) {
    tokens.skipGroup();
    return undefined;
  }
  return readLevel(tokens);
}

function readLevel(tokens: RtfTokens): ListLevel {
  const level: WordLevel = { start: 1, formatCode: 0, text: '', legal: false };
  for (;;) {
    const kind = tokens.next();
    if (kind === END || kind === CLOSE) return listLevelOf(level);
    if (kind === OPEN) {
      if (tokens.next() === WORD && tokens.word === words.leveltext) level.text = readLevelText(tokens);
      else tokens.skipGroup();
    } else if (kind === WORD) setLevel(level, tokens);
  }
}

function setLevel(level: WordLevel, tokens: RtfTokens): void {
  switch (tokens.word) {
    case words.levelnfc:
    case words.levelnfcn:
      level.formatCode = tokens.parameter;
      break;
    case words.levelstartat:
      level.start = tokens.parameter;
      break;
    case words.levellegal:
      level.legal = !tokens.hasParameter || tokens.parameter !== 0;
      break;
    case words.levelnorestart:
      if (tokens.parameter !== 0) level.restartAfter = 0;
      break;
  }
}

/** A length byte, then characters; bytes 0 to 8 stand for the numbers of the levels. */
function readLevelText(tokens: RtfTokens): string {
  let text = '';
  let length: number | undefined;
  let skip = 0;
  for (let depth = 1; depth > 0;) {
    const kind = tokens.next();
    if (kind === END) break;
    if (kind === OPEN) depth++;
    else if (kind === CLOSE) depth--;
    else if (kind === BYTE) {
      if (skip > 0) skip--;
      else if (length === undefined) length = tokens.parameter;
      else text += String.fromCharCode(tokens.parameter);
    } else if (kind === TEXT) {
      const skipped = Math.min(skip, tokens.to - tokens.from);
      skip -= skipped;
      text += tokens.bytes.toString('latin1', tokens.from + skipped, Math.min(tokens.to, tokens.from + 256));
    } else if (kind === WORD && tokens.word === words.u) {
      text += String.fromCharCode(tokens.parameter & 0xffff);
      skip = 1;
    }
  }
  return text.slice(0, length ?? 0);
}

function readOverride(
  tokens: RtfTokens,
  lists: ReadonlyMap<number, ListLevel[]>,
  instances: Map<number, ListInstance>,
): void {
  let listId = 0;
  let number: number | undefined;
  const levels: (ListLevel | undefined)[] = [];
  const startOverrides: (number | undefined)[] = [];
  let index = 0;
  for (;;) {
    const kind = tokens.next();
    if (kind === END || kind === CLOSE) break;
    if (kind === OPEN) readLevelOverride(tokens, index++, levels, startOverrides);
    else if (kind === WORD && tokens.word === words.listid) listId = tokens.parameter;
    else if (kind === WORD && tokens.word === words.ls) number = tokens.parameter;
  }
  if (number === undefined) return;
  const inherited = lists.get(listId) ?? [];
  instances.set(number, {
    listId,
    level: (at) => (inherited[at] === undefined ? undefined : (levels[at] ?? inherited[at])),
    startOverrides,
  });
}

function readLevelOverride(
  tokens: RtfTokens,
  index: number,
  levels: (ListLevel | undefined)[],
  startOverrides: (number | undefined)[],
): void {
  let overridesStart = false;
  for (;;) {
    const kind = tokens.next();
    if (kind === END || kind === CLOSE) return;
    if (kind === OPEN) {
      const level = readLevelGroup(tokens);
      if (level !== undefined) levels[index] = level;
      if (level !== undefined && overridesStart) startOverrides[index] = level.start;
    } else if (kind === WORD && tokens.word === words.listoverridestartat) overridesStart = true;
    else if (kind === WORD && tokens.word === words.levelstartat && overridesStart)
      startOverrides[index] = tokens.parameter;
  }
}
