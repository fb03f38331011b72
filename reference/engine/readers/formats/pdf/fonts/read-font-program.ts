/**
 * What an embedded font program itself says about its glyphs, for fonts whose PDF dictionary says too little:
 * TrueType `cmap` and `post`, CFF charset and encoding, the encoding of Type 1 programs. Outlines are never read.
 * Spec: ISO 32000-1, 9.6.6 and 9.9 (embedded font programs).
 */
import type { Dict } from '../file/objects.js';
import { decodeStream } from '../filters/decode-stream.js';
import type { FontProgram } from './font-program.js';
import { readCff } from './programs/cff.js';
import { readTrueType } from './programs/true-type.js';
import { readType1Encoding } from './programs/type1.js';

/** The embedded program of a font descriptor; undefined when there is none or it cannot be read. */
export function readFontProgram(descriptor: Dict | undefined): FontProgram | undefined {
  const stream = descriptor?.stream('FontFile3') ?? descriptor?.stream('FontFile2') ?? descriptor?.stream('FontFile');
  if (!stream) return undefined;
  const { bytes } = decodeStream(stream);
  if (bytes.length < 8) return undefined;
  try {
    return readProgram(bytes);
  } catch (error) {
    // A damaged program is a missing one; its readers signal damage by reading beyond the end.
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function readProgram(bytes: Uint8Array): FontProgram | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = view.getUint32(0);
  if (tag === 0x00010000 || tag === 0x74727565 || tag === 0x4f54544f || tag === 0x74746366) return readTrueType(view);
  if (bytes[0] === 1 && bytes[1]! < 4) return readCff(bytes);
  return readType1Encoding(bytes);
}
