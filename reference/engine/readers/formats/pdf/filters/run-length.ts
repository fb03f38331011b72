/**
 * Run-length decoding.
 * Spec: ISO 32000-1, 7.4.5.
 */
export function decodeRunLength(bytes: Uint8Array, maxBytes: number): Uint8Array {
  let total = 0;
  for (let at = 0; at < bytes.length && bytes[at] !== 128;) {
    const count = bytes[at]!;
    total += count < 128 ? count + 1 : 257 - count;
    at += count < 128 ? count + 2 : 2;
  }
  const out = new Uint8Array(Math.min(total, maxBytes));
  let length = 0;
  for (let at = 0; at < bytes.length && bytes[at] !== 128 && length < out.length;) {
    const count = bytes[at]!;
    if (count < 128) {
      const run = bytes.subarray(at + 1, Math.min(at + 2 + count, at + 1 + out.length - length));
      out.set(run, length);
      length += run.length;
      at += count + 2;
    } else {
      const end = Math.min(length + 257 - count, out.length);
      out.fill(bytes[at + 1] ?? 0, length, end);
      length = end;
      at += 2;
    }
  }
  return out.subarray(0, length);
}
