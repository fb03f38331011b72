/** Text within the markup of the page at `/docs`: escaped for elements and for attributes in double quotes. */
export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** One line of prose, with its `code` marked. */
export function prose(text: string): string {
  return escape(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}
