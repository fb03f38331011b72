/**
 * The two filters that carry bytes as printable text.
 * Spec: ISO 32000-1, 7.4.2 (ASCIIHexDecode) and 7.4.3 (ASCII85Decode).
 */
import { decodeHex } from '../file/object-parser.js';

export function decodeAsciiHex(bytes: Uint8Array): Uint8Array {
  let end = bytes.indexOf(0x3e);
  if (end < 0) end = bytes.length;
  const out = new Uint8Array((end + 1) >> 1);
  return out.subarray(0, decodeHex(bytes, 0, end, out, 0));
}

export function decodeAscii85(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length * 4);
  let length = 0;
  let value = 0;
  let digits = 0;
  let at = bytes[0] === 0x3c && bytes[1] === 0x7e ? 2 : 0;
  for (; at < bytes.length && bytes[at] !== 0x7e; at++) {
    const byte = bytes[at]!;
    if (byte === 0x7a && digits === 0) {
      length += 4;
    } else if (byte >= 0x21 && byte <= 0x75) {
      value = value * 85 + byte - 0x21;
      if (++digits === 5) {
        for (let shift = 24; shift >= 0; shift -= 8) out[length++] = Math.floor(value / 2 ** shift) & 255;
        value = 0;
        digits = 0;
      }
    }
  }
  if (digits > 1) {
    for (let missing = digits; missing < 5; missing++) value = value * 85 + 84;
    for (let index = 0; index < digits - 1; index++) out[length++] = Math.floor(value / 2 ** (24 - 8 * index)) & 255;
  }
  return out.subarray(0, length);
}
