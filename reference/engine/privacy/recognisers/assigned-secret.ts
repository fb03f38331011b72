/**
 * Values that are called a secret where they stand: `password: ...`, `"api_key" => "..."`, `token is ...`.
 * Spec: RedactPIIOptions (SECRET).
 */
import type { Finding } from '../entities.js';
import { isPlaceholder, randomness } from './randomness.js';

/** What the name ends in says what the value is. */
const passwordName =
  /(?:pass(?:word|wd|phrase|code)?|pwd|passwort|kennwort|mot de passe|contraseña|senha|wachtwoord|lösenord|passord|salasana|пароль|pin)$/iu;
const keyName =
  /(?:secret|token|api[-_. ]?key|apikey|access[-_. ]?key|secret[-_. ]?key|private[-_. ]?key|auth[-_. ]?key|signing[-_. ]?key|encryption[-_. ]?key|master[-_. ]?key|consumer[-_. ]?key|client[-_. ]?key|account[-_. ]?key|app[-_. ]?key|license[-_. ]?key|key[-_. ]?secret|credentials?|auth|bearer|authorization|client[-_. ]?secret|webhook[-_. ]?url|personal[-_. ]?access|api)(?:[-_. ]?(?:id|key|value|token|secret|code|hash|base64|base|production|prod|live|test|dev))?$/i;
/** Names that speak about secrets, not of one. */
const otherName =
  /(?:public[-_. ]?key|key[-_. ]?id|keyid|token[-_. ]?(?:type|count|limit|id|name|url|expiry)|max[-_. ]?tokens?|num[-_. ]?tokens?|csrf|foreign[-_. ]?key|primary[-_. ]?key|secret[-_. ]?name|password[-_. ]?(?:length|policy|hint|reset|hash|file|field)|client[-_. ]?id|author)$/i;

/** The sign of an assignment, what may surround it, and the quotation mark in front of the value. */
const sign =
  /["'`\])]{0,2}[ \t]{0,4}(?:<\/\w{1,20}>|:=|=>|={1,3}|\|\|?:?|:|\?=|,(?=[ \t]*["'])|(?<=[\w"'])[ \t](?:is|was|ist|es|est)(?=[ \t:]))[ \t]{0,4}(?:is[ \t])?(?:[bruf]{1,2}(?=["']))?(["'`]{0,3}|\\["'])/y;

export function findAssignedSecrets(text: string, aggressive: boolean): Finding[] {
  const found: Finding[] = [];
  const names =
    /(?:pass|pwd|kennwort|contrase|senha|wachtwoord|lösenord|salasana|пароль|secret|token|key|credential|auth|bearer|api|(?<![\p{L}\d])pin(?![\p{L}\d]))/giu;
  for (let match = names.exec(text); match; match = names.exec(text)) {
    const name = nameAround(text, match.index);
    if (!passwordName.test(name.text) && !keyName.test(name.text)) continue;
    if (otherName.test(name.text)) continue;
    const value = valueAfter(text, name.end);
    names.lastIndex = Math.max(names.lastIndex, name.end);
    if (!value || !isSecret(value, name.text, aggressive)) continue;
    found.push({ entity: 'SECRET', start: value.start, end: value.start + value.text.length });
    names.lastIndex = Math.max(names.lastIndex, value.start + value.text.length);
  }
  return found;
}

const inName = /[\w.-]/;

/** The identifier, or the two words, that the keyword stands in. */
function nameAround(text: string, index: number): { text: string; end: number } {
  let start = index;
  while (start > 0 && index - start < 24 && inName.test(text[start - 1]!)) start--;
  let end = index;
  while (end < text.length && end - index < 40 && (inName.test(text[end]!) || isJoiningSpace(text, end))) end++;
  while (end > index && /[.-]/.test(text[end - 1]!)) end--;
  return { text: text.slice(start, end), end };
}

/** `secret key`, `API token`: one name in two words. */
function isJoiningSpace(text: string, at: number): boolean {
  return text[at] === ' ' && /^(?:key|token|secret|code|phrase|word|id|value)\b/i.test(text.slice(at + 1, at + 8));
}

interface Value {
  text: string;
  start: number;
  quoted: boolean;
  /** In words rather than by a sign. */
  spoken: boolean;
}

function valueAfter(text: string, from: number): Value | undefined {
  sign.lastIndex = from;
  const match = sign.exec(text);
  if (!match) return undefined;
  const start = from + match[0].length;
  const quote = match[1]!.at(-1);
  const end = quote ? closing(text, start, quote) : bareEnd(text, start);
  const value = text.slice(start, end).replace(quote ? /\\$/ : /[.,;:!?)\]}'"]+$/, '');
  return value === ''
    ? undefined
    : { text: value, start, quoted: quote !== undefined, spoken: /\b(?:is|was|ist|es|est)\b/.test(match[0]) };
}

/** Longer ones are no keys but files. */
const bare = /[^\s"'`<>,;|&]{1,300}/y;

function closing(text: string, from: number, quote: string): number {
  const near = text.slice(from, from + 300);
  const end = near.indexOf(quote);
  return end === -1 || near.slice(0, end).includes('\n') ? from : from + end;
}

function bareEnd(text: string, from: number): number {
  bare.lastIndex = from;
  return bare.test(text) ? bare.lastIndex : from;
}

/** Paths, URLs, UUIDs, types, calls and words of a language are what programs write in that place. */
const notSecret =
  /^(?:\/|\.{1,2}\/|~\/|https?:|file:|[\w.-]+[([]|[\w-]+(?:\.[A-Za-z_][\w-]*)+$|sha\d+[:-]|md5:|\[|\{|process\.|env[.[]|os\.|true$|false$|none$|string$|required$|optional$)/i;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** Whose value is a secret even where it is written as an id. */
const plainName = /(?:api[-_. ]?key|secret|(?:auth|access|api)[-_. ]?token|password)$/i;

function isSecret({ text, quoted, spoken }: Value, name: string, aggressive: boolean): boolean {
  if (isPlaceholder(text) || notSecret.test(text) || /\s/.test(text)) return false;
  if (uuid.test(text)) return plainName.test(name);
  const isPassword = passwordName.test(name);
  const digits = /\d/.test(text);
  if (isPassword) {
    const mixed = digits || /[^\p{L}\d._-]/u.test(text);
    if (text.length > 64 || (spoken && !mixed)) return false;
    return (
      text.length >= 4 &&
      (mixed || (quoted && text.length >= 6) || (aggressive && text.length >= 6)) &&
      !/^\d{1,2}$/.test(text)
    );
  }
  if (text.length < 10 || !digits || text.length > 400) return false;
  // Words with a number at the end are names; a key has digits among its letters.
  if (
    /^[A-Za-z_-]+\d{0,3}$/.test(text) ||
    /^(?:[a-z]+[-_])+[a-z\d]+$/.test(text) ||
    /^[a-z]+(?:[-_][a-z\d]{1,12}){2,}$/i.test(text)
  )
    return aggressive;
  return randomness(text) >= (text.length >= 20 ? 3 : 2.8);
}
