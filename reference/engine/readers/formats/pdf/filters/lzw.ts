/**
 * LZW decoding with variable code length.
 * Spec: ISO 32000-1, 7.4.4.
 */

/** `earlyChange` 1 lengthens codes one code early, as nearly all files do. */
export function decodeLzw(bytes: Uint8Array, earlyChange: number, maxBytes: number): Uint8Array {
  // Each code stands for the string of its prefix plus one byte; strings are copied from where the output has them.
  const startOf = new Int32Array(4097);
  const lengthOf = new Int32Array(4097);
  let output = new Uint8Array(Math.max(1024, bytes.length * 4));
  let length = 0;
  let next = 258;
  let width = 9;
  let previous = -1;
  let bits = 0;
  let bitCount = 0;
  let previousStart = 0;
  let previousLength = 0;
  for (let at = 0; at < bytes.length || bitCount >= width;) {
    while (bitCount < width && at < bytes.length) {
      bits = ((bits << 8) | bytes[at++]!) & 0xffffff;
      bitCount += 8;
    }
    if (bitCount < width) break;
    const code = (bits >> (bitCount - width)) & ((1 << width) - 1);
    bitCount -= width;
    if (code === 257) break;
    if (code === 256) {
      next = 258;
      width = 9;
      previous = -1;
      continue;
    }
    if (code > next || (code === next && previous < 0)) break;
    const copied = code < 256 ? 1 : code < next ? lengthOf[code]! : previousLength + 1;
    if (length + copied > maxBytes) break;
    while (length + copied > output.length) {
      const grown = new Uint8Array(Math.min(maxBytes, output.length * 2));
      grown.set(output);
      output = grown;
    }
    const from = code < 256 ? -1 : code < next ? startOf[code]! : previousStart;
    if (from < 0) output[length] = code;
    else for (let index = 0; index < copied; index++) output[length + index] = output[from + index]!;
    if (code >= next && previous >= 0) output[length + copied - 1] = output[previousStart]!;
    if (previous >= 0 && next < 4096) {
      startOf[next] = previousStart;
      lengthOf[next] = previousLength + 1;
      next++;
    }
    previous = code;
    previousStart = length;
    previousLength = copied;
    length += copied;
    const limit = next + earlyChange;
    width = limit >= 2048 ? 12 : limit >= 1024 ? 11 : limit >= 512 ? 10 : 9;
  }
  return output.subarray(0, length);
}
