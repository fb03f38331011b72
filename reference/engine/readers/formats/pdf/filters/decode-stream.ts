/**
 * Runs a stream's bytes through its filters. Stops at an image filter and names it, since pictures are passed on as they are.
 * Damaged data decodes as far as it goes; nothing here throws for bad bytes.
 * Spec: ISO 32000-1, 7.4 (filters).
 */
import { asDict, Name, type Dict, type PdfValue, type Stream } from '../file/objects.js';
import { decodeAscii85, decodeAsciiHex } from './ascii.js';
import { inflate } from './flate.js';
import { decodeLzw } from './lzw.js';
import { undoPredictor } from './predictor.js';
import { decodeRunLength } from './run-length.js';

/** Longer decoded streams are cut: no page needs them, and a few bytes can claim to be gigabytes. */
const maxDecodedBytes = 256 * 1024 * 1024;

/** More filters in a row than this are an attack. */
const maxFilters = 16;

export interface Decoded {
  bytes: Uint8Array;
  /** The image filter (`DCTDecode`, `JPXDecode`, `CCITTFaxDecode`, `JBIG2Decode`) the bytes are still encoded by. */
  imageFilter?: string;
  /** The parameters of that filter. */
  parameters?: Dict;
}

export function decodeStream(stream: Stream): Decoded {
  const { dict } = stream;
  let bytes = stream.encodedBytes();
  const filter = dict.get('Filter') ?? dict.get('F');
  if (filter === null) return { bytes };
  const filters: PdfValue[] = Array.isArray(filter) ? filter.map((item) => dict.resolve(item)) : [filter];
  const given = dict.get('DecodeParms') ?? dict.get('DP');
  const parameters: PdfValue[] = Array.isArray(given) ? given.map((item) => dict.resolve(item)) : [given];
  for (let index = 0; index < filters.length && index < maxFilters; index++) {
    const name = filters[index];
    const own = asDict(parameters[index]);
    if (!(name instanceof Name)) continue;
    if (isImageFilter(name.text))
      return { bytes, imageFilter: imageFilters[name.text] ?? name.text, ...(own && { parameters: own }) };
    bytes = decode(name.text, bytes, own);
  }
  return { bytes };
}

const imageFilters: Record<string, string> = { DCT: 'DCTDecode', CCF: 'CCITTFaxDecode' };

const isImageFilter = (name: string): boolean =>
  /^(DCTDecode|DCT|JPXDecode|CCITTFaxDecode|CCF|JBIG2Decode)$/.test(name);

function decode(name: string, bytes: Uint8Array, parameters: Dict | undefined): Uint8Array {
  switch (name) {
    case 'FlateDecode':
    case 'Fl':
      return undoPredictor(inflate(bytes, maxDecodedBytes), parameters);
    case 'LZWDecode':
    case 'LZW':
      return undoPredictor(decodeLzw(bytes, parameters?.number('EarlyChange') ?? 1, maxDecodedBytes), parameters);
    case 'ASCII85Decode':
    case 'A85':
      return decodeAscii85(bytes);
    case 'ASCIIHexDecode':
    case 'AHx':
      return decodeAsciiHex(bytes);
    case 'RunLengthDecode':
    case 'RL':
      return decodeRunLength(bytes, maxDecodedBytes);
    default:
      return bytes;
  }
}
