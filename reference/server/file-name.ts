/**
 * The name of an uploaded file as clients send it: any path, either slash, UTF-8 or an older encoding.
 * Spec: Metadata (sourceFile).
 */
const longest = 255;
const nameless = 'document';

/** The base name, readable and without control characters; `document` when nothing of a name is left. */
export function baseName(raw: string): string {
  const name = decode(raw)
    .replace(/^.*[/\\]/s, '')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '')
    .trim();
  if (name === '' || name === '.' || name === '..') return nameless;
  return shorten(name);
}

/** The parser gives one character for each byte, unless the client used the extended form, which is decoded already. */
function decode(raw: string): string {
  // Nearly every name, without a decoder that would be set up for it.
  if (/^[\u0000-\u007f]*$/.test(raw)) return raw;
  if (!/^[\u0000-\u00ff]*$/.test(raw)) return raw;
  const bytes = Buffer.from(raw, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: the encoding older clients use.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Keeps the extension, which tells the format. */
function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= longest) return name;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, longest - extension.length).join('') + extension;
}
