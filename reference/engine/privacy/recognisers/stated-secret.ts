/**
 * Secrets that no sign of assignment stands before: in headers and commands, between tags, in attributes, and in a sentence
 * that says what the password of something is.
 * Spec: RedactPIIOptions (SECRET). Standard: RFC 7235 (credentials of Authorization).
 */
import type { Finding } from '../entities.js';
import { isPlaceholder, randomness } from './randomness.js';

const password = String.raw`pass(?:word|wd|phrase|code)?|pwd|passwort|kennwort|wachtwoord|contraseña|senha`;
const key = String.raw`secret|token|api[-_]?key|access[-_]?key|secret[-_]?key|auth[-_]?token|access[-_]?token|client[-_]?secret`;
/** What it ends in says what stands between the tags, or beside the name. */
const secretName = new RegExp(`(?:${password}|${key})$`, 'iu');

/** Each finds a value by its first group; every part that repeats has a bound. */
const places: readonly { at: RegExp; holds: (value: string) => boolean }[] = [
  // Authorization: Bearer ...
  {
    at: /(?<![\w-])(?:bearer|authorization:[ \t]{0,4}(?:basic|token|apikey))[ \t]{1,4}([\w.~+/=-]{16,1024})/dgi,
    holds: isRandom,
  },
  // --password ..., --api-key ...
  {
    at: new RegExp(
      String.raw`(?<=[\s"'])--?(?:[a-z]{1,20}-){0,3}(?:${password}|${key})[ =]["']?([^\s"'<>|;&]{6,300})`,
      'dgiu',
    ),
    holds: (value) => !value.startsWith('-') && isMixed(value),
  },
  // curl -u name:..., sshpass -p ...
  { at: /(?<=\s)(?:-u|--user)[ =]["']?[^\s:"']{1,64}:([^\s"'@]{4,128})/dg, holds: isMixed },
  { at: /(?<![\w-])sshpass[ \t]{1,4}-p[ ]?["']?([^\s"']{4,128})/dg, holds: (value) => !isPlaceholder(value) },
  // A line of .netrc
  { at: /(?<![\w-])login[ \t]{1,8}\S{1,100}[ \t]{1,8}password[ \t]{1,8}(\S{4,128})/dg, holds: isMixed },
  // The password of the printer is ...
  {
    at: new RegExp(
      String.raw`(?<![\p{L}\d])(?:${password}|mot de passe)(?: [\p{L}'’-]{1,20}){1,6} (?:is|was|ist|lautet|est|es|é)[: ]{1,2}["'“„»]?([^\s"'”“]{5,64})`,
      'dgiu',
    ),
    holds: (value) => /\p{L}/u.test(value) && isMixed(value),
  },
];

export function findStatedSecrets(text: string): Finding[] {
  return [
    ...places.flatMap(({ at, holds }) => found(text, at, 1, holds)),
    ...between(text, /<([\w.:-]{1,64})>([^<>\s]{4,300})<\/\1>/dg),
    ...between(text, /(?<=\s)(?:key|name)=["']([\w.:-]{1,64})["']\s{1,4}value=["']([^"'<>\s]{4,300})["']/dg),
  ];
}

/** What the first group calls the second. */
function between(text: string, at: RegExp): Finding[] {
  const called = [...text.matchAll(at)].filter(([, name = '', value = '']) => secretName.test(name) && isMixed(value));
  return called.map((match) => rangeOf(match, 2, match[2]!));
}

function found(text: string, at: RegExp, group: number, holds: (value: string) => boolean): Finding[] {
  return [...text.matchAll(at)].flatMap((match) => {
    const value = match[group]!.replace(/[.,;:!?)\]}]+$/, '');
    return holds(value) ? [rangeOf(match, group, value)] : [];
  });
}

function rangeOf(match: RegExpMatchArray, group: number, value: string): Finding {
  const [start] = match.indices![group]!;
  return { entity: 'SECRET', start, end: start + value.length };
}

/** Neither words nor a stand-in. */
function isMixed(value: string): boolean {
  return !isPlaceholder(value) && /\d/.test(value) && /[^\d.,:/-]/.test(value) && !/[([$]|^[/.~]|:\/\//.test(value);
}

function isRandom(value: string): boolean {
  return isMixed(value.replace(/\//g, '')) && randomness(value) >= 3;
}
