/**
 * JSON from strangers: parsed, then refused when it is nested like an attack or names what JavaScript inherits from.
 * Spec: Errors (400).
 */
import { budgets } from '../base/budgets.js';

export type ParsedJson = { value: unknown; values: number } | { fault: string };

const deepest = budgets.jsonDepth.bound;
const mostValues = budgets.jsonValues.bound;

/** `values` is how many there are at most. Tells the fault in words that follow "The body". */
export function parseJson(text: string): ParsedJson {
  const values = countValues(text);
  if (values > mostValues) return { fault: `holds more than ${mostValues} values.` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { fault: `is not valid JSON: ${positionOf(error as SyntaxError)}` };
  }
  const fault = findFault(value);
  return fault === undefined ? { value, values } : { fault };
}

/** How many values the text can hold: a small text can become a thousand times its size when it is parsed. */
function countValues(text: string): number {
  let count = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x2c || code === 0x5b || code === 0x7b) count++;
    else if (code === 0x22) at = endOfString(text, at);
  }
  return count;
}

/** Where the string that begins at `start` ends. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x22) return at;
  }
  return text.length;
}

/** V8 quotes the text around the fault; only where it is may be told and logged. */
function positionOf(error: SyntaxError): string {
  const position = /position (\d+)/.exec(error.message)?.[1];
  return position === undefined
    ? 'it ends too early or has an unexpected character.'
    : `unexpected character at position ${position}.`;
}

function findFault(root: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  while (open.length > 0) {
    const { value, depth } = open.pop()!;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > deepest) return `is nested more than ${deepest} levels deep.`;
    for (const [key, member] of Object.entries(value)) {
      if (key === '__proto__') return 'has a member named `__proto__`, which is not allowed.';
      open.push({ value: member, depth: depth + 1 });
    }
  }
  return undefined;
}
