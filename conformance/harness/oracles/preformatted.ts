/**
 * Oracle for preformatted text: each line stands on a line of its own, in order, with its indentation relative to the
 * others. Fenced, indented and HTML forms count alike.
 * Spec: Document data, `markdown`; CommonMark 0.31 sections 4.4, 4.5.
 */
import { shortJson } from '../contract.js';
import type { OracleFinding } from '../expectation.js';
import { decodeEntities } from './html-tokens.js';

/** `lines`: the first one without indentation. */
export function preformattedFinding(markdown: string, lines: readonly string[]): OracleFinding | undefined {
  const made = markdown.split(/\r\n?|\n/).map((line) => decodeEntities(line.replace(/<\/?(?:pre|code)\b[^>]*>/gi, '')));
  let at = -1;
  let base: number | undefined;
  for (const line of lines) {
    at = made.findIndex((other, index) => index > at && other.trim() === line.trim());
    if (at < 0)
      return { expected: `a line of its own for ${shortJson(line.trim())}`, actual: shortJson(markdown, 300) };
    const added = indentOf(made[at]!) - indentOf(line);
    base ??= added;
    if (added !== base)
      return { expected: `${shortJson(line)} with its indentation kept`, actual: shortJson(made[at]) };
  }
  return undefined;
}

function indentOf(line: string): number {
  const spaces = /^[ \t]*/.exec(line)![0].replaceAll('\t', '    ');
  return spaces.length;
}
