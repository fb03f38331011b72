/**
 * E-mail addresses: around each `@`, as far as the characters of an address reach.
 * Spec: RedactPIIOptions (EMAIL). Standard: RFC 5321 4.5.3.1 (64 octets before the @, 255 after), RFC 6531 (other letters).
 */
import { isWordCode } from '../characters.js';
import type { Finding } from '../entities.js';

/** Further ones are lawful and unused, and in URLs they mean something else. */
const localMarks = new Set([..."._+-'%~!"].map((mark) => mark.charCodeAt(0)));
const inLocal = (code: number): boolean => isWordCode(code) || localMarks.has(code);
const hyphen = 0x2d;
const dot = 0x2e;

export function findEmails(text: string): Finding[] {
  const found: Finding[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const end = domainEnd(text, at + 1);
    const start = localStart(text, at, found.at(-1)?.end ?? 0);
    if (end !== undefined && start < at) found.push({ entity: 'EMAIL', start, end });
  }
  return found;
}

function localStart(text: string, at: number, from: number): number {
  const quoted = /"[^"\n]{1,62}"$/.exec(text.slice(Math.max(from, at - 64), at));
  if (quoted) return at - quoted[0].length;
  let start = at;
  while (start > from && at - start < 64 && inLocal(text.charCodeAt(start - 1))) start--;
  // What opens a quotation, a query or a list in front of an address is not part of it.
  while (start < at && !isWordCode(text.charCodeAt(start)) && text.charCodeAt(start) !== 0x5f) start++;
  return start;
}

/** Undefined where no host follows: two labels, the last of letters, or an address of numbers in brackets. */
function domainEnd(text: string, from: number): number | undefined {
  const literal =
    text[from] === '['
      ? /^\[(?:\d{1,3}(?:\.\d{1,3}){3}|IPv6:[\da-fA-F:]{2,39})\]/.exec(text.slice(from, from + 50))
      : null;
  if (literal) return from + literal[0].length;
  let end = from;
  let lastLabel = from;
  let dots = 0;
  for (; end < text.length && end - from < 255; end++) {
    const code = text.charCodeAt(end);
    if (isWordCode(code)) continue;
    const joinsOn = end > lastLabel && isWordCode(text.charCodeAt(end + 1));
    if (code === hyphen && (joinsOn || text.charCodeAt(end + 1) === hyphen)) continue;
    if (code !== dot || !joinsOn || !isWordCode(text.charCodeAt(end - 1))) break;
    dots++;
    lastLabel = end + 1;
  }
  const label = text.slice(lastLabel, end);
  return dots > 0 && /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu.test(label) ? end : undefined;
}
