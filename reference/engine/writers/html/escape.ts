/** Escapes text and attribute values for HTML. Standard: HTML Living Standard 13.3 (escaping a string). */

export function escapeHtml(text: string): string {
  return /[&<>\u00a0]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
    : text;
}

/** For a value between double quotes. */
export function escapeAttribute(value: string): string {
  return /[&"\u00a0]/.test(value)
    ? value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\u00a0', '&nbsp;')
    : value;
}
