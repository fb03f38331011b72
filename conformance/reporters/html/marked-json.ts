/**
 * A JSON text laid out for reading, with the value at one pointer marked. It works token by token, so that an answer cut
 * off after so many characters is laid out as far as it goes.
 * Used by evidence.ts.
 * Spec: none of its own.
 */
import { escapeHtml } from './markup.js';

interface Level {
  readonly isArray: boolean;
  /** Of the value that comes next. */
  key: string;
  count: number;
}

const tokens = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

/** HTML, and whether something stands at the pointer. Text that is no JSON object or array is only escaped. */
export function markedJson(text: string, pointer: string | undefined): { html: string; isFound: boolean } {
  if (!/^\s*[[{]/.test(text)) return { html: escapeHtml(text), isFound: false };
  const levels: Level[] = [];
  let html = '';
  let markedDepth: number | undefined;
  let isFound = false;
  const line = (depth: number): string => `\n${'  '.repeat(depth)}`;
  const begins = (): void => {
    const level = levels.at(-1);
    if (level && level.isArray) html += level.count === 0 ? line(levels.length) : '';
    const place = levels.map(({ key }) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    if (pointer === undefined || pointer === '' || place !== pointer || isFound) return;
    [isFound, markedDepth] = [true, levels.length];
    html += '<mark>';
  };
  const ends = (): void => {
    if (markedDepth !== levels.length) return;
    markedDepth = undefined;
    html += '</mark>';
  };
  const all = text.match(tokens) ?? [];
  for (const [index, token] of all.entries()) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      begins();
      html += token;
      levels.push({ isArray: token === '[', key: '0', count: 0 });
    } else if (token === '}' || token === ']') {
      levels.pop();
      html += `${level && level.count > 0 ? line(levels.length) : ''}${token}`;
      ends();
      count(levels.at(-1));
    } else if (token === ',') {
      html += `,${line(levels.length)}`;
      if (level?.isArray) level.key = String(level.count);
    } else if (token === ':') html += ': ';
    else if (level && !level.isArray && all[index + 1] === ':') {
      html += `${level.count === 0 ? line(levels.length) : ''}<b>${escapeHtml(token)}</b>`;
      level.key = keyOf(token);
    } else {
      begins();
      html += escapeHtml(token);
      ends();
      count(level);
    }
  }
  return { html: markedDepth === undefined ? html : `${html}</mark>`, isFound };
}

function count(level: Level | undefined): void {
  if (level) level.count += 1;
}

function keyOf(token: string): string {
  try {
    return JSON.parse(token) as string;
  } catch {
    return token;
  }
}
