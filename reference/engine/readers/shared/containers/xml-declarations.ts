/**
 * Where markup ends that is no element: comments, processing instructions, document type declarations. Used by xml-scanner.ts.
 * Spec: XML 1.0, 2.5, 2.6 and 2.8.
 */

/** The position behind the markup that begins at `at` with `<!` or `<?`. */
export function declarationEnd(source: string, at: number): number {
  if (source.startsWith('<!--', at)) return endAfter(source, '-->', at + 4);
  if (source.startsWith('<?', at)) return endAfter(source, '?>', at + 2);
  const end = endAfter(source, '>', at);
  const subset = source.indexOf('[', at);
  return subset >= 0 && subset < end ? endAfter(source, '>', endAfter(source, ']', subset)) : end;
}

function endAfter(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  return end < 0 ? source.length : end + mark.length;
}
