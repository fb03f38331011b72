/**
 * Passwords and keys: private keys in PEM, signed tokens, keys in the formats of their providers, passwords in URLs, and
 * values that are called a secret where they stand. Long random text alone is no secret: a page is full of hashes, ids and
 * encoded pictures.
 * Spec: RedactPIIOptions (SECRET). Standard: RFC 7468 (PEM), RFC 7519 (JWT), RFC 3986 3.2.1 (userinfo).
 */
import { isWordCode } from '../characters.js';
import type { Finding } from '../entities.js';
import { findAssignedSecrets } from './assigned-secret.js';
import { bodies, keyFormats } from './key-formats.table.js';
import type { KeyFormat } from './key-formats.table.js';
import { isPlaceholder, randomness } from './randomness.js';
import { findStatedSecrets } from './stated-secret.js';

export function findSecrets(text: string, aggressive: boolean): Finding[] {
  return [
    ...privateKeys(text),
    ...tokens(text),
    ...providerKeys(text),
    ...shapes(text),
    ...urlPasswords(text),
    ...findAssignedSecrets(text, aggressive),
    ...findStatedSecrets(text),
    ...(aggressive ? randomWords(text) : []),
  ];
}

/** To the end line, or as far as lines of base64 go when there is none. */
function privateKeys(text: string): Finding[] {
  const found: Finding[] = [];
  for (const match of text.matchAll(/-----BEGIN ([A-Z\d ]{0,30})PRIVATE KEY( BLOCK)?-----/g)) {
    if (match.index < (found.at(-1)?.end ?? 0)) continue;
    const body = match.index + match[0].length;
    const last = `-----END ${match[1]}PRIVATE KEY${match[2] ?? ''}-----`;
    const next = text.indexOf('-----', body);
    const end = next !== -1 && text.startsWith(last, next) ? next + last.length : body + encodedLength(text, body);
    found.push({ entity: 'SECRET', start: match.index, end });
  }
  return found;
}

function encodedLength(text: string, from: number): number {
  return /^(?:[A-Za-z\d+/=\s]|\\[nr])*/.exec(text.slice(from, from + 16_384))![0].trimEnd().length;
}

/** Three parts of base64url, the first two JSON objects. */
function tokens(text: string): Finding[] {
  const found: Finding[] = [];
  for (let at = text.indexOf('eyJ'); at !== -1; at = text.indexOf('eyJ', Math.max(at + 3, found.at(-1)?.end ?? 0))) {
    if (isWordCode(text.charCodeAt(at - 1))) continue;
    const token =
      /^eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}|^eyJ[\w-]{16,}\.[\w-]*\.[\w-]{8,}\.[\w-]{16,}\.[\w-]{16,}/.exec(
        text.slice(at, at + 8192),
      );
    if (token) found.push({ entity: 'SECRET', start: at, end: at + token[0].length });
  }
  return found;
}

const byFirst = new Map<string, KeyFormat[]>();
for (const format of keyFormats) byFirst.set(format[0][0]!, [...(byFirst.get(format[0][0]!) ?? []), format]);
const firsts = new Uint8Array(128);
for (const first of byFirst.keys()) firsts[first.charCodeAt(0)] = 1;

/** A look at the start of every word; the longest beginning stands first in none, so each is tried. */
function providerKeys(text: string): Finding[] {
  const found: Finding[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 128 || firsts[code] === 0 || isJoined(text.charCodeAt(i - 1))) continue;
    const end = keyEnd(text, i, byFirst.get(text[i]!)!);
    if (end === undefined) continue;
    found.push({ entity: 'SECRET', start: i, end });
    i = end;
  }
  return found;
}

function isJoined(code: number): boolean {
  return isWordCode(code) || code === 0x5f;
}

function keyEnd(text: string, start: number, formats: readonly KeyFormat[]): number | undefined {
  for (const [prefix, body, atLeast] of formats) {
    if (!text.startsWith(prefix, start)) continue;
    const from = start + prefix.length;
    let end = from;
    while (end < text.length && end - from < 1024 && bodies[body].test(text[end]!)) end++;
    while (text[end - 1] === '.' || text[end - 1] === '/') end--;
    const rest = text.slice(from, end);
    if (
      rest.length < atLeast ||
      isPlaceholder(rest) ||
      randomness(rest) < 2.5 ||
      !(/\d/.test(rest) || isUnmistakable(prefix, rest))
    )
      continue;
    if (body !== 'base64' && body !== 'dotted' && isJoined(text.charCodeAt(end))) continue;
    return end;
  }
  return undefined;
}

/** By chance a key may be without a digit; behind a beginning that is a word, that is a name. */
function isUnmistakable(prefix: string, rest: string): boolean {
  return !/^[a-z]{1,8}[-_]$/.test(prefix) && prefix.length > 3 && rest.length >= 16 && randomness(rest) >= 3;
}

/** Keys without a beginning of their own, told by their form as a whole. */
function shapes(text: string): Finding[] {
  const known =
    /(?<=\/bot)\d{8,10}:AA[\w-]{33}(?![\w-])|(?<=[?&]sig=)[\w%+/-]{40,90}={0,2}|(?<![\w/])(?:\d{8,10}:AA[\w-]{33}|AAAA[\w-]{7}:APA91b[\w-]{100,180}|[MNO][\w-]{23,25}\.[\w-]{6}\.[\w-]{27,38}|[\da-f]{32}-us\d{1,2}|pat[A-Za-z\d]{14}\.[\da-f]{64}|[A-Za-z\d]{14}\.atlasv1\.[\w-]{60,70}|[\w~.]{3}\dQ~[\w~.-]{31,34}|A3-[A-Z\d]{6}-(?:[A-Z\d]{5,11}-){1,2}[A-Z\d]{5}(?:-[A-Z\d]{5}){2})(?![\w-])|(?<=hooks\.slack\.com\/(?:services|workflows|triggers)\/)[A-Za-z\d+/]{40,60}|(?<=discord(?:app)?\.com\/api\/webhooks\/)\d{15,20}\/[\w-]{60,}|(?<=AccountKey=)[A-Za-z\d+/]{40,90}={0,2}/g;
  return [...text.matchAll(known)]
    .filter(({ 0: key }) => !isPlaceholder(key) && randomness(key) >= 2.8)
    .map(({ index, 0: { length } }) => ({ entity: 'SECRET', start: index, end: index + length }));
}

/** `scheme://name:password@host`. */
function urlPasswords(text: string): Finding[] {
  const found: Finding[] = [];
  for (let at = text.indexOf('://'); at !== -1; at = text.indexOf('://', at + 3)) {
    const match = /^:\/\/[^\s:@/?#"'<>[\]]{0,64}:([^\s@/?#"'<>]{1,128})@[\w[]/.exec(text.slice(at, at + 200));
    if (!match || isPlaceholder(match[1]!) || /^(?:pass(?:word)?|pwd|secret|pw|token)$/i.test(match[1]!)) continue;
    const end = at + match[0].length - 2;
    found.push({ entity: 'SECRET', start: end - match[1]!.length, end });
  }
  return found;
}

/** Long words of capitals, small letters and digits in no order, which are neither an encoded file nor a path. */
function randomWords(text: string): Finding[] {
  const found: Finding[] = [];
  for (const { index, 0: word } of text.matchAll(/(?<![\w+/=.-])[\w+-][\w+/-]{30,126}[\w+/=-](?![\w+/=.-])/g)) {
    if (!/[A-Z]/.test(word) || !/[a-z]/.test(word) || !/\d[^\d]*\d/.test(word)) continue;
    if (isPlaceholder(word) || randomness(word) < 4.2) continue;
    found.push({ entity: 'SECRET', start: index, end: index + word.length });
  }
  return found;
}
