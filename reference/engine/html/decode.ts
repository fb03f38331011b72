/**
 * Finds the encoding of a page and brings its bytes to UTF-8, which the parser reads. Pages that are UTF-8 already,
 * nearly all of them, are not copied.
 * Order: byte order mark, declared content type, `meta`, then UTF-8 when the bytes are valid as such, else windows-1252.
 * Standard: HTML, 13.2.3 The input byte stream; Encoding (labels).
 */
import { isUtf8 } from 'node:buffer';
import { decodeWindows1252 } from './windows-1252.js';

/** `source` is valid UTF-8 without a byte order mark. */
export interface Decoded {
  source: Buffer;
  encoding: string;
}

/** How far a `meta` that names the encoding is looked for, in bytes. */
const metaReach = 4096;

/** Brings the page to UTF-8. `contentType` is the declared MIME type with its parameters, when there is one. */
export function decodePage(bytes: Uint8Array, contentType: string | undefined): Decoded {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const marked = byteOrderMark(buffer);
  if (marked) return transcode(buffer.subarray(marked.length), marked.encoding);
  const declared = encodingOfLabel(charsetParameter(contentType ?? '')) ?? encodingOfLabel(metaCharset(buffer));
  const valid = isUtf8(buffer);
  // Bytes that are valid UTF-8 and not ASCII are hardly ever meant as Latin-1, whatever a template says.
  if (valid && (declared === undefined || declared === 'utf-8' || declared === 'windows-1252'))
    return { source: buffer, encoding: 'utf-8' };
  return transcode(buffer, declared ?? 'windows-1252');
}

function byteOrderMark(bytes: Buffer): { encoding: string; length: number } | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', length: 2 };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', length: 2 };
  return undefined;
}

function transcode(bytes: Buffer, encoding: string): Decoded {
  if (encoding === 'utf-8' && isUtf8(bytes)) return { source: bytes, encoding };
  const text = encoding === 'windows-1252' ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes);
  return { source: Buffer.from(text, 'utf8'), encoding };
}

/** The canonical name of an encoding; undefined for unknown labels. */
function encodingOfLabel(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  const name = label.trim();
  // What nearly every page says, without the decoder that would be set up to be asked its name.
  if (/^utf-?8$/i.test(name)) return 'utf-8';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    // Not a label of the Encoding standard, or one this runtime has no table for: as if nothing were declared.
    return undefined;
  }
}

function charsetParameter(contentType: string): string | undefined {
  const match = /charset\s*=\s*("[^"]*"|'[^']*'|[^\s;"']+)/i.exec(contentType);
  return match?.[1]?.replace(/^["']|["']$/g, '');
}

/** The label of `<meta charset>` or `<meta http-equiv content>`; one that claims UTF-16 is read as UTF-8, as it could not be found otherwise. */
function metaCharset(bytes: Buffer): string | undefined {
  const received = bytes.toString('latin1', 0, Math.min(bytes.length, metaReach));
  const head = received.includes('<!--') ? received.replace(/<!--[\s\S]*?-->/g, '') : received;
  const xml = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/i.exec(head)?.[1];
  const metas = /<meta[\s/][^>]*>/gi;
  for (let meta = metas.exec(head); meta; meta = metas.exec(head)) {
    const [tag] = meta;
    if (!/charset/i.test(tag)) continue;
    const direct = /\scharset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(tag)?.[1];
    const label =
      direct ??
      (/http-equiv/i.test(tag)
        ? charsetParameter(/content\s*=\s*("[^"]*"|'[^']*')/i.exec(tag)?.[1]?.slice(1, -1) ?? '')
        : undefined);
    if (label !== undefined) return /^utf-?16/i.test(label) ? 'utf-8' : label;
  }
  return xml;
}
