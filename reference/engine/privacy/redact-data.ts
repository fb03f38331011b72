/**
 * An answer of any shape -> the same without personal data, in every member.
 * Spec: RedactPIIOptions; Document data.
 */
import type { Deadline } from '../../base/deadline.js';
import { entities } from './entities.js';
import type { Named, Redaction } from './entities.js';
import { Redactor } from './redactor.js';
import type { Syntax } from './redactor.js';

/** How the members of an answer are written, by their names, and all that is within them. Any other text is plain. */
const syntaxes: Readonly<Record<string, Syntax>> = {
  markdown: 'markdown',
  html: 'html',
  rawHtml: 'html',
  links: 'address',
  images: 'address',
  url: 'address',
  href: 'address',
  branding: 'data',
};

/**
 * Texts are redacted, numbers and the names of members stay. What is found in one text is taken out of every other.
 * @param value plain data
 * @param named what somebody else, a model, has named in it: taken out wherever it stands
 * @throws ServiceError `deadline.exceeded`
 */
export function redactData<Value>(
  value: Value,
  redaction: Redaction,
  deadline: Deadline,
  named: readonly Named[] = [],
): Value {
  const redactor = new Redactor(redaction);
  for (const name of authorsIn(value)) redactor.know(name, 'PERSON');
  for (const { text, entity } of named) for (const part of betweenMarks(text)) redactor.know(part, entity);
  walk(value, undefined, (text, syntax) => {
    deadline.check();
    redactor.look(text, syntax);
    return text;
  });
  return walk(value, undefined, (text, syntax) => {
    deadline.check();
    return redactor.redact(text, syntax);
  }) as Value;
}

/** Whoever names things in a text that was redacted before may copy its marks: they are nobody's name. */
function betweenMarks(text: string): string[] {
  return text
    .split(marks)
    .filter((part) => /\p{L}/u.test(part) && !(entities as readonly string[]).includes(part.trim().toUpperCase()));
}
const marks = new RegExp(`<(?:${entities.join('|')})>|\\*{2,}`, 'g');

const authorMember = /^(?:author|creator|lastModifiedBy|dc[.:]creator|(?:article|parsely)[:-]author)$/i;
/** Words without figures and without the marks of addresses. */
const nameLike = /^\p{L}[^\d@:/<>]{2,60}$/u;

/** Whom the properties of a file and the metadata of a page name as those who wrote it. */
function authorsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { metadata = {} } = value as { metadata?: Record<string, unknown> };
  return Object.entries(metadata)
    .filter(([member]) => authorMember.test(member))
    .flatMap(([, names]) => names)
    .filter((name): name is string => typeof name === 'string' && nameLike.test(name));
}

type Visit = (text: string, syntax: Syntax) => string;

function walk(value: unknown, syntax: Syntax | undefined, visit: Visit): unknown {
  if (typeof value === 'string') return visit(value, looksLikeAddress(value) ? 'address' : (syntax ?? 'plain'));
  if (Array.isArray(value)) return value.map((each) => walk(each, syntax, visit));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, walk(each, syntaxes[name] ?? syntax, visit)]);
  return Object.fromEntries(entries);
}

/** A scheme of the web or of messages, and no space. */
function looksLikeAddress(text: string): boolean {
  return text.length < 4096 && /^(?:https?|ftp|mailto|tel|sms|data):\S+$/i.test(text);
}
