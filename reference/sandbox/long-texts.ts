/**
 * Long texts on their way from an engine process: they are taken out of the answer and travel before it, slice by slice.
 * A message is taken up in one turn of the server; one of a hundred megabytes would keep everyone else waiting.
 * Spec: none (operations).
 */
import { budgets } from '../base/budgets.js';

/** A text that was taken out of an answer. */
export interface LongText {
  /** Where it stood: names of members and places in lists, from the outside in. */
  at: readonly string[];
  text: string;
}

/** A value in the answer, and where it stands. */
interface Place {
  value: unknown;
  name: string;
  within: Place | undefined;
}

/** Leaves an empty text where each long one stood. */
export function takeOutLongTexts(answer: object): LongText[] {
  const taken: LongText[] = [];
  const open: Place[] = [{ value: answer, name: '', within: undefined }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value } = place;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, member] of Object.entries(value as Record<string, unknown>)) {
      if (typeof member === 'object') open.push({ value: member, name, within: place });
      if (typeof member !== 'string' || member.length <= budgets.engineSlice.bound) continue;
      taken.push({ at: wayTo({ value: member, name, within: place }), text: member });
      (value as Record<string, unknown>)[name] = '';
    }
  }
  return taken;
}

function wayTo(place: Place): string[] {
  const names: string[] = [];
  for (let at = place; at.within; at = at.within) names.unshift(at.name);
  return names;
}

export function* slicesOf(text: string): Generator<string> {
  const length = budgets.engineSlice.bound;
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

/**
 * Puts texts where they stood. What comes from an engine process is not trusted to name only what is there.
 * @throws Error
 */
export function putBack(answer: object, texts: readonly LongText[]): void {
  for (const { at, text } of texts) {
    let holder: unknown = answer;
    for (const [index, name] of at.entries()) {
      if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name))
        throw new Error('An engine process has sent a text for a place that its answer does not have.');
      if (index === at.length - 1) (holder as Record<string, unknown>)[name] = text;
      else holder = (holder as Record<string, unknown>)[name];
    }
  }
}
