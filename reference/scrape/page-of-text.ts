/**
 * Plain text, JSON, XML as a page: shown as browsers show it, line by line as it is.
 * Runs in the server's own process on bodies of any kind, so it looks at each byte only a few times, makes one buffer of the
 * right size, and lets other requests go on after every mebibyte.
 * Spec: What the service does, 3.
 */

import { setImmediate } from 'node:timers/promises';
import { mimeType } from './kind-of-source.js';

export interface PageOfText {
  bytes: Uint8Array;
  contentType: string;
}

/** Bytes that are handled before other requests may go on. */
const atOnce = 1 << 20;
const lessThan = 0x3c;
const ampersand = 0x26;
const tail = Buffer.from('</code></pre></main></body></html>');

/** @param contentType with the character set of the text, if its server told it */
export async function pageOfText(text: Uint8Array, contentType: string | undefined): Promise<PageOfText> {
  const decoder = decoderOf(contentType);
  // In most character sets the two characters that must not stand in a page are bytes of their own: no need to decode.
  const plain = decoder.encoding === 'utf-8' || /^(?:windows-|iso-8859-|koi8-|macintosh)/.test(decoder.encoding);
  const bytes = plain ? text : Buffer.from(decoder.decode(text));
  return {
    bytes: await inPage(bytes, headFor(contentType)),
    contentType: `text/html; charset=${plain ? decoder.encoding : 'utf-8'}`,
  };
}

/** The text itself. @param contentType as of pageOfText */
export function decodeText(text: Uint8Array, contentType: string | undefined): string {
  return decoderOf(contentType).decode(text);
}

/** The page up to the text. JSON, XML and the like are marked with their language, as pages that show code do. */
function headFor(contentType: string | undefined): Buffer {
  const language = /(?:[/+]|[/.]x-)(json|xml|yaml|javascript|css|toml|sql)$/.exec(mimeType(contentType))?.[1];
  const shown = language === undefined ? '' : ` class="language-${language}"`;
  return Buffer.from(`<!doctype html><html><body><main><pre><code${shown}>`);
}

async function inPage(text: Uint8Array, head: Uint8Array): Promise<Uint8Array> {
  let added = 0;
  for (let from = 0; from < text.length; from += atOnce) {
    added += growth(text, from, Math.min(from + atOnce, text.length));
    await setImmediate();
  }
  const page = new Uint8Array(head.length + text.length + added + tail.length);
  page.set(head);
  let at = head.length;
  for (let from = 0; from < text.length; from += atOnce) {
    at = escape(text, from, Math.min(from + atOnce, text.length), page, at);
    await setImmediate();
  }
  page.set(tail, at);
  return page;
}

function growth(text: Uint8Array, from: number, to: number): number {
  let added = 0;
  for (let i = from; i < to; i++) added += text[i] === lessThan ? 3 : text[i] === ampersand ? 4 : 0;
  return added;
}

function escape(text: Uint8Array, from: number, to: number, page: Uint8Array, start: number): number {
  let at = start;
  for (let i = from; i < to; i++) {
    const byte = text[i]!;
    page[at++] = byte === lessThan ? ampersand : byte;
    if (byte === lessThan) at = write(page, at, 'lt;');
    else if (byte === ampersand) at = write(page, at, 'amp;');
  }
  return at;
}

function write(page: Uint8Array, at: number, text: string): number {
  for (let i = 0; i < text.length; i++) page[at++] = text.charCodeAt(i);
  return at;
}

function decoderOf(contentType: string | undefined): {
  readonly encoding: string;
  decode(bytes: Uint8Array): string;
} {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  try {
    return new TextDecoder(charset);
  } catch {
    // A label nobody knows says nothing about the bytes.
    return new TextDecoder();
  }
}
