/**
 * Reads metadata values that may be text or a list of text, and finds where a known text ended up.
 * Names of further keys are the vendor's choice (`ogTitle`, `og:title`), so they are found by their values.
 * Spec: Metadata (`data.metadata`).
 */
import { shortJson } from '../contract.js';
import type { JsonObject, OracleFinding } from '../expectation.js';
import { oneLine } from './words.js';

/** The texts of a value: itself, or the members of a list. Anything else has none. */
export function textsOfValue(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/** A finding unless the value is text or a list of text. */
export function textOrListFinding(value: unknown, pointer: string): OracleFinding | undefined {
  const fits = typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
  return fits ? undefined : { expected: 'text or a list of text', actual: shortJson(value), pointer };
}

/** A finding unless one of the value's texts is the wanted one, spacing aside. */
export function valueFinding(value: unknown, wanted: string, pointer: string): OracleFinding | undefined {
  return textsOfValue(value).some((text) => oneLine(text) === oneLine(wanted))
    ? undefined
    : { expected: shortJson(wanted), actual: shortJson(value), pointer };
}

/** Names of the members in which the text occurs, at any depth. */
export function membersHolding(metadata: JsonObject, text: string): string[] {
  return Object.entries(metadata).flatMap(([name, value]) =>
    (JSON.stringify(value) ?? '').includes(JSON.stringify(text).slice(1, -1)) ? [name] : [],
  );
}
