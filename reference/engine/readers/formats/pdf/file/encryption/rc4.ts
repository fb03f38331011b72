/**
 * The RC4 stream cipher, which old encrypted PDFs use and current OpenSSL no longer offers.
 * Spec: ISO 32000-1, 7.6.2 (general encryption algorithm).
 */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = new Uint8Array(256);
  for (let i = 0; i < 256; i++) state[i] = i;
  for (let i = 0, j = 0; i < 256; i++) {
    const value = state[i]!;
    j = (j + value + key[i % key.length]!) & 255;
    state[i] = state[j]!;
    state[j] = value;
  }
  const out = new Uint8Array(data.length);
  for (let at = 0, i = 0, j = 0; at < data.length; at++) {
    i = (i + 1) & 255;
    const value = state[i]!;
    j = (j + value) & 255;
    state[i] = state[j]!;
    state[j] = value;
    out[at] = data[at]! ^ state[(state[i]! + value) & 255]!;
  }
  return out;
}
