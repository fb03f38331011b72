/**
 * How a whole answer differs from the form of the interface, where one difference is behind many failures: the answer is
 * wrapped in a member, written as a text within JSON, or spells its members otherwise. Such failures are one cause.
 * Used where failures become results.
 * Spec: Response envelope.
 */
import { valueAt } from './contract.js';
import { isObject } from './expectation.js';

/** In words, the same for every answer of one form; undefined when the form is the usual one. `pointer`: what was looked for. */
export function answerForm(body: unknown, pointer: string | undefined): string | undefined {
  if (typeof body === 'string')
    return holdsObject(body) ? 'the answer is JSON written as a text within JSON' : undefined;
  if (!isObject(body)) return undefined;
  const wrapper = 'success' in body ? undefined : Object.keys(body).find((name) => hasSuccess(body[name]));
  if (wrapper !== undefined) return `the answer stands in \`${wrapper}\`, not by itself`;
  const other = pointer === undefined ? undefined : otherSpelling(body, pointer);
  return other === undefined ? undefined : `members are spelled ${styleOf(other)}`;
}

const hasSuccess = (value: unknown): boolean => isObject(value) && typeof value['success'] === 'boolean';

function holdsObject(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}

/** The name of a member that stands where the pointer leads, of the same letters; undefined where the pointer finds something. */
function otherSpelling(body: unknown, pointer: string): string | undefined {
  const at = pointer.lastIndexOf('/');
  const parent = valueAt(body, pointer.slice(0, Math.max(0, at)));
  const name = pointer.slice(at + 1);
  if (!isObject(parent) || name in parent) return undefined;
  const letters = (text: string): string => text.replace(/[_-]/g, '').toLowerCase();
  return Object.keys(parent).find((key) => letters(key) === letters(name));
}

function styleOf(name: string): string {
  if (name.includes('_')) return 'in snake_case';
  if (name.includes('-')) return 'in kebab-case';
  return /^[A-Z]/.test(name) ? 'in PascalCase' : 'otherwise';
}
