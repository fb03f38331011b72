/**
 * JSON from strangers: parsed, then refused when it is nested like an attack or names what JavaScript inherits from.
 * Spec: Errors (400).
 */
export type ParsedJson = { value: unknown } | { fault: string };

const deepest = 100;

/** Tells the fault in words that follow "The body". */
export function parseJson(text: string): ParsedJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { fault: `is not valid JSON: ${positionOf(error as SyntaxError)}` };
  }
  const fault = findFault(value);
  return fault === undefined ? { value } : { fault };
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
