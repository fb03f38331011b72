/**
 * Addresses (URLs) with what their percent signs spell: `mailto:anna%40example.com` holds an e-mail address.
 * Spec: Document data (links, images, html). Standard: RFC 3986 2.1.
 */
import { matchReference } from '../../html/entities.js';
import { ViewBuilder } from './view.js';
import type { View } from './view.js';

export function addressView(address: string): View {
  const builder = new ViewBuilder('address', 'address');
  addAddress(builder, address, 0, address.length, false);
  return builder.build();
}

/** Adds an address and a line end. Pictures within addresses (`data:`) are not looked at. @param markup whether it stands in HTML */
export function addAddress(builder: ViewBuilder, source: string, start: number, end: number, markup: boolean): void {
  if (/^\s*data:(?:image|font|audio|video)/i.test(source.slice(start, start + 40))) return;
  let verbatim = start;
  for (let i = start; i < end; i++) {
    const code = source.charCodeAt(i);
    if (code !== 0x25 && code !== 0x26) continue;
    const spelled = code === 0x25 ? percentAt(source, i, end) : markup ? matchReference(source, i, true) : undefined;
    if (!spelled || i + spelled.length > end) continue;
    builder.add(source.slice(verbatim, i), verbatim, i);
    builder.add(spelled.text, i, i + spelled.length);
    i += spelled.length - 1;
    verbatim = i + 1;
  }
  builder.add(source.slice(verbatim, end), verbatim, end);
  builder.gap('\n', end);
}

/** One character: one to four bytes of UTF-8. */
function percentAt(source: string, at: number, end: number): { text: string; length: number } | undefined {
  const lead = byteAt(source, at);
  if (lead === undefined) return undefined;
  const size = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const bytes = Array.from({ length: size }, (_, i) => byteAt(source, at + 3 * i));
  if (at + 3 * size > end || bytes.includes(undefined)) return undefined;
  const text = new TextDecoder().decode(Uint8Array.from(bytes as number[]));
  return text.includes('\ufffd') ? undefined : { text, length: 3 * size };
}

function byteAt(source: string, at: number): number | undefined {
  const hex = source.slice(at + 1, at + 3);
  return source[at] === '%' && /^[\da-f]{2}$/i.test(hex) ? parseInt(hex, 16) : undefined;
}
