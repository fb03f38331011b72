/**
 * A long document in pieces that a model can read, and the answers to them as one.
 * Spec: none (our choice).
 */
/** Cut before headings and between paragraphs where that is possible. */
export function piecesOf(text: string, lengthAtMost: number): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > lengthAtMost) {
    const window = text.slice(from, from + lengthAtMost);
    const least = lengthAtMost / 2;
    const ends = ['\n# ', '\n## ', '\n### ', '\n\n', '\n', '. ', ' '].map((mark) => window.lastIndexOf(mark));
    const end = ends.find((at) => at > least) ?? lengthAtMost;
    pieces.push(window.slice(0, end).toWellFormed());
    from += end;
  }
  pieces.push(text.slice(from).toWellFormed());
  return pieces.filter((piece) => piece.trim() !== '');
}

/** What several parts of a document, or several documents, tell together: the first value of each member, all of each list. */
export function merged(values: readonly unknown[]): unknown {
  const told = values.filter((value) => value !== undefined && value !== null);
  const [first] = told;
  if (first === undefined) return values.includes(null) ? null : undefined;
  if (Array.isArray(first)) {
    const all = new Map(
      told
        .flatMap((value): unknown[] => (Array.isArray(value) ? value : []))
        .map((item) => [JSON.stringify(item), item]),
    );
    return [...all.values()];
  }
  if (typeof first !== 'object') return first;
  const objects = told.filter(
    (value): value is Record<string, unknown> => typeof value === 'object' && !Array.isArray(value),
  );
  const names = new Set(objects.flatMap((value) => Object.keys(value)));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      merged(objects.map((value) => (Object.hasOwn(value, name) ? value[name] : undefined))),
    ]),
  );
}

/** The same schema, but a part need not tell everything. */
export function relaxed(schema: unknown, depth = 0): unknown {
  if (Array.isArray(schema)) return schema.map((item) => relaxed(item, depth + 1));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { required, ...rest } = schema as Record<string, unknown>;
  const kept = Array.isArray(required) && depth > 0 && !('properties' in rest) ? { required } : {};
  const inner = Object.entries(rest).map(([name, value]) => [
    name,
    name === 'items' ? value : relaxed(value, depth + 1),
  ]);
  return { ...Object.fromEntries(inner), ...kept };
}
