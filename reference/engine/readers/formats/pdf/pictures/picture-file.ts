/**
 * An image XObject as a picture file others can open: JPEG and JPEG 2000 as they are, raw samples as PNG.
 * Spec: ISO 32000-1, 8.9.5 (image dictionaries), 8.6 (colour spaces).
 */
import { Name, Stream, numbersOf, type Dict, type PdfValue } from '../file/objects.js';
import { decodeStream } from '../filters/decode-stream.js';
import { writePng, type PixelRows } from './png.js';
import { reduceRows } from './reduce-rows.js';

/** Larger pictures are reduced where they come as samples, and nobody decodes them where they do not. */
const maxPixels = 120_000_000;

/** What they are reduced to: more than letters need. */
const reducedPixels = 40_000_000;

/** Whether a picture takes more memory to decode than it may. */
export const isHuge = ({ dict }: Stream): boolean => pixelsOf(dict) > maxPixels;

export interface PictureFile {
  bytes: Uint8Array;
  extension: 'jpg' | 'jp2' | 'png';
  width: number;
  height: number;
}

/** undefined for encodings (CCITT, JBIG2) and colour spaces that need a renderer. */
export function pictureFile(stream: Stream): PictureFile | undefined {
  const { dict } = stream;
  const { width, height } = sizeOf(dict);
  if (!(width >= 1 && height >= 1)) return undefined;
  const { bytes, imageFilter } = decodeStream(stream);
  if (imageFilter !== undefined && isHuge(stream)) return undefined;
  if (imageFilter === 'DCTDecode') return { bytes, extension: 'jpg', width, height };
  if (imageFilter === 'JPXDecode') return { bytes, extension: 'jp2', width, height };
  if (imageFilter !== undefined) return undefined;
  const rows = pixelRows(dict, bytes, Math.floor(width), Math.floor(height));
  if (!rows) return undefined;
  const kept = isHuge(stream) ? reduceRows(rows, reducedPixels) : rows;
  return { bytes: writePng(kept), extension: 'png', width: kept.width, height: kept.height };
}

function sizeOf(dict: Dict): { width: number; height: number } {
  return {
    width: dict.number('Width') ?? dict.number('W') ?? 0,
    height: dict.number('Height') ?? dict.number('H') ?? 0,
  };
}

function pixelsOf(dict: Dict): number {
  const { width, height } = sizeOf(dict);
  return width * height;
}

function pixelRows(dict: Dict, data: Uint8Array, width: number, height: number): PixelRows | undefined {
  const isMask = dict.get('ImageMask') === true || dict.get('IM') === true;
  const bits = isMask ? 1 : (dict.number('BitsPerComponent') ?? dict.number('BPC') ?? 8);
  const decode = numbersOf(dict.array('Decode') ?? dict.array('D'));
  const size = { width, height };
  if (bits !== 1 && bits !== 2 && bits !== 4 && bits !== 8) return undefined;
  if (isMask) return { ...size, bitDepth: 1, colorType: 0, data: decode?.[0] === 1 ? inverted(data) : data };
  const space = dict.get('ColorSpace') ?? dict.get('CS');
  const indexed = paletteOf(space, dict);
  if (indexed) return { ...size, bitDepth: bits, colorType: 3, data, palette: indexed };
  const isInverted = decode !== undefined && decode[0]! > (decode[1] ?? 0);
  switch (componentsOf(space, dict)) {
    case 1:
      return { ...size, bitDepth: bits, colorType: 0, data: isInverted ? inverted(data) : data };
    case 3:
      return bits === 8 ? { ...size, bitDepth: 8, colorType: 2, data } : undefined;
    case 4:
      return bits === 8 ? { ...size, bitDepth: 8, colorType: 2, data: fromCmyk(data, isInverted) } : undefined;
    default:
      return undefined;
  }
}

const inverted = (data: Uint8Array): Uint8Array => data.map((byte) => byte ^ 255);

function fromCmyk(data: Uint8Array, isInverted: boolean): Uint8Array {
  const out = new Uint8Array(Math.floor(data.length / 4) * 3);
  const flip = isInverted ? 255 : 0;
  for (let from = 0, to = 0; from + 3 < data.length; from += 4, to += 3) {
    const light = 255 - (data[from + 3]! ^ flip);
    for (let index = 0; index < 3; index++) out[to + index] = ((255 - (data[from + index]! ^ flip)) * light) / 255;
  }
  return out;
}

/** Components of a device, calibrated or profiled colour space; 0 for others. */
function componentsOf(space: PdfValue, dict: Dict): number {
  const family = Array.isArray(space) ? dict.resolve(space[0] ?? null) : space;
  if (!(family instanceof Name)) return space === null ? 1 : 0;
  switch (family.text) {
    case 'DeviceGray':
    case 'CalGray':
    case 'G':
      return 1;
    case 'DeviceRGB':
    case 'CalRGB':
    case 'RGB':
      return 3;
    case 'DeviceCMYK':
    case 'CMYK':
      return 4;
    case 'ICCBased': {
      const profile = Array.isArray(space) ? dict.resolve(space[1] ?? null) : null;
      return profile instanceof Stream ? (profile.dict.number('N') ?? 0) : 0;
    }
    default:
      return 0;
  }
}

/** The palette of an indexed colour space as RGB triples. */
function paletteOf(space: PdfValue, dict: Dict): Uint8Array | undefined {
  if (!Array.isArray(space)) return undefined;
  const [family, base, , table] = space.map((item) => dict.resolve(item));
  if (!(family instanceof Name) || !/^(Indexed|I)$/.test(family.text)) return undefined;
  const bytes = table instanceof Stream ? decodeStream(table).bytes : table instanceof Uint8Array ? table : undefined;
  const components = componentsOf(base ?? null, dict);
  if (!bytes || components === 0) return undefined;
  if (components === 3) return bytes.subarray(0, 768);
  if (components === 4) return fromCmyk(bytes, false).subarray(0, 768);
  return Uint8Array.from({ length: Math.min(bytes.length, 256) * 3 }, (_, index) => bytes[Math.floor(index / 3)]!);
}
