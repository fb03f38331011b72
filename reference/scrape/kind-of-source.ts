/**
 * Page, document, text or media? By the content type, then by the first bytes, then by the extension of the URL.
 * Spec: What the service does, 3 (the file type is detected from the extension or the content type).
 */
import { formatByContentType, formatByExtension } from '../engine/detect/names.js';
import type { PageSource } from './page-source.js';

export interface Received {
  /** After redirects. */
  url: string;
  contentType?: string;
  headers: Record<string, string>;
  bytes: Uint8Array;
}

/**
 * What is done with what came: the bytes decide over the server’s word where they are clear. What nobody knows is a
 * `document`, which the engine refuses by its name.
 */
export function kindOfSource(received: Received): PageSource['kind'] {
  const format = formatByContentType(received.contentType ?? '');
  if (format !== undefined && format !== 'html') return 'document';
  const start = firstText(received.bytes);
  if (start.includes('%PDF-')) return 'document';
  if (format === 'html') return 'page';
  const type = mimeType(received.contentType);
  if (isText(type)) return type === 'text/plain' && looksLikePage(start) ? 'page' : 'text';
  if (/^(?:audio|video)\//.test(type)) return 'media';
  if (type === '' && looksLikePage(start)) return 'page';
  return 'document';
}

/** The extension of the URL promises a document: worth a plain fetch before anything else. */
export function promisesDocument(url: URL): boolean {
  const format = formatByExtension(url.pathname);
  return format !== undefined && format !== 'html';
}

/** A name for the engine to take the extension from: the server's, else the last part of the path. */
export function fileNameOf({ url, headers }: Received): string | undefined {
  const declared = /filename\*?=(?:UTF-8'')?"?([^";]+)/i.exec(headers['content-disposition'] ?? '')?.[1];
  const name = decoded(declared ?? new URL(url).pathname.split('/').at(-1)!);
  return name === '' ? undefined : name.slice(-255);
}

/** In small letters and without parameters; empty when the server said nothing. */
export function mimeType(contentType: string | undefined): string {
  return (contentType ?? '').split(';', 1)[0]!.trim().toLowerCase();
}

function isText(type: string): boolean {
  return (
    type.startsWith('text/') ||
    /^application\/(?:json|xml|yaml|x-yaml|javascript|x-javascript|ecmascript|x-ndjson|toml|sql)$/.test(type) ||
    /^[a-z]+\/[\w.-]+\+(?:json|xml|yaml)$/.test(type)
  );
}

function looksLikePage(start: string): boolean {
  return /^\s*(?:<!--.*?-->\s*)?<(?:!doctype\s+html|html|head|body|title|meta)\b/is.test(start);
}

/** Latin-1, so that no byte is lost; without a byte order mark. */
function firstText(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1');
  return text.replace(/^\u00ef\u00bb\u00bf/, '');
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Not percent-encoded after all: the name stands as it is.
    return name;
  }
}
