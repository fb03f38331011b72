/**
 * Text of a target on its way into a page, and how two short texts differ.
 * Used by every part of the HTML report.
 * Spec: none of its own.
 */

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A sentence of the catalogue, with its `code` marked. */
export function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}

/**
 * Both texts as HTML with their difference marked, by whole words: what stands between their common beginning and their
 * common end; the first word that differs where only the beginning is common; nothing where nothing is.
 */
export function marked(left: string, right: string): [string, string] {
  const [a, b] = [left.split(/(?<=\s)/), right.split(/(?<=\s)/)];
  const shorter = Math.min(a.length, b.length);
  const isSame = (x: string | undefined, y: string | undefined): boolean => x?.trim() === y?.trim();
  let start = 0;
  while (start < shorter && isSame(a[start], b[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(a.at(-1 - end), b.at(-1 - end))) end += 1;
  const withMark = (words: readonly string[]): string => {
    if (start + end === 0) return escapeHtml(words.join(''));
    const until = end > 0 ? words.length - end : Math.min(words.length, start + 1);
    const text = (from: number, to?: number): string => escapeHtml(words.slice(from, to).join(''));
    const middle = text(start, until).trimEnd();
    return `${text(0, start)}${middle === '' ? '' : `<mark>${middle}</mark> `}${text(until)}`.trimEnd();
  };
  return [withMark(a), withMark(b)];
}

/** Cells are HTML; no row, no table. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p>None.</p>';
  const line = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line(heads, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('\n')}</tbody></table>`;
}
