/**
 * A text with what is found in it between brackets: `write to [EMAIL anna@example.com]`. For tests.
 * Spec: none (tests).
 */
import type { Redaction } from '../entities.js';
import { findPersonalData } from '../find-personal-data.js';
import type { TextKind } from '../find-personal-data.js';

export function marked(text: string, mode: Redaction['mode'] = 'accurate', kind: TextKind = 'prose'): string {
  let out = '';
  let from = 0;
  for (const { entity, start, end } of findPersonalData(text, kind, mode)) {
    out += `${text.slice(from, start)}[${entity} ${text.slice(start, end)}]`;
    from = end;
  }
  return out + text.slice(from);
}

/** What is found in a text that is written with such brackets must be what stands between them. */
export function unmarked(expected: string): string {
  return expected.replace(/\[(?:PERSON|EMAIL|PHONE|LOCATION|FINANCIAL|SECRET) ([^\]]+)\]/g, '$1');
}
