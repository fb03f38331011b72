/**
 * Whether a value of a page is nested deeper than any that is meant. Parsing it needs no stack, but what writes it down
 * again does; so its text is looked at first.
 * Spec: Scrape options (executeJavascript).
 */
import { budgets } from '../base/budgets.js';

/** @param json a value as JSON */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '"') isText = !isText;
    else if (isText && character === '\\') at++;
    else if (!isText && (character === '[' || character === '{')) deepest = Math.max(deepest, ++depth);
    else if (!isText && (character === ']' || character === '}')) depth--;
  }
  return deepest > budgets.valueDepth.bound;
}
