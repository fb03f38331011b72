/**
 * Little-endian numbers out of bytes. Reading past the end gives zeros instead of an error,
 * because damaged files point anywhere and every reader above checks bounds where it matters.
 */
const scratch = new Float64Array(1);
const scratchBytes = new Uint8Array(scratch.buffer);

export function uint16(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8);
}

export function int16(bytes: Uint8Array, at: number): number {
  return ((bytes[at]! | (bytes[at + 1]! << 8)) << 16) >> 16;
}

export function uint32(bytes: Uint8Array, at: number): number {
  return int32(bytes, at) >>> 0;
}

export function int32(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
}

/** An IEEE 754 double; hosts are little-endian everywhere Node runs. */
export function float64(bytes: Uint8Array, at: number): number {
  for (let i = 0; i < 8; i++) scratchBytes[i] = bytes[at + i] ?? 0;
  return scratch[0]!;
}

/**
 * The same memory as a Buffer, for its fast string decoders. Readers use nothing else: code that meets
 * two kinds of byte arrays is compiled twice and runs slower.
 */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
