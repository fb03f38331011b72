/**
 * Inline pictures in the data stream -> images with their alternative text; the bytes of a picture only when asked for.
 * Standard: [MS-DOC] 2.9.192 (PICFAndOfficeArtData); [MS-ODRAW] 2.2.14 (OfficeArtSpContainer), 2.2.9 (OfficeArtFOPT), 2.2.23 (blips).
 */
import type { Image } from '../../document/nodes.js';
import { dataUri } from '../containers/data-uri.js';
import { asBuffer, int16, uint16, uint32 } from '../compound-file/little-endian.js';

const withName = 0x66;
const descriptionProperty = 0x381;
const containerVersion = 0xf;
const propertyTable = 0xf00b;
/** Blips that browsers show: JPEG, PNG, JPEG in CMYK. Value: bytes before the picture, without a second digest. */
const webBlips: ReadonlyMap<number, number> = new Map([
  [0xf01d, 17],
  [0xf01e, 17],
  [0xf02a, 17],
]);
const blipStoreEntry = 0xf007;
const blipStoreEntryBytes = 36;
const mostRecords = 256;

/** The picture at `at` of the data stream. A damaged one is an image without text or source. */
export function readPicture(data: Uint8Array, at: number, embedImages: boolean): Image {
  const image: Image = { type: 'image', src: null, alt: '' };
  const end = Math.min(at + uint32(data, at), data.length);
  let start = at + uint16(data, at + 4);
  if (int16(data, at + 6) === withName) start += 1 + data[start]!;
  readArt(data, start, end, image, embedImages, { left: mostRecords });
  return image;
}

/** Walks records; containers are walked into. */
function readArt(
  data: Uint8Array,
  start: number,
  end: number,
  image: Image,
  embedImages: boolean,
  budget: { left: number },
): void {
  for (let at = start; at + 8 <= end && budget.left-- > 0;) {
    const head = uint16(data, at);
    const type = uint16(data, at + 2);
    const body = at + 8;
    const next = Math.min(body + uint32(data, at + 4), end);
    if (type === propertyTable) image.alt = readDescription(data, body, next, head >> 4) || image.alt;
    else if (type === blipStoreEntry) {
      readArt(data, body + blipStoreEntryBytes + data[body + 33]!, next, image, embedImages, budget);
    } else if ((head & 0xf) === containerVersion) readArt(data, body, next, image, embedImages, budget);
    else if (embedImages && webBlips.has(type)) image.src = readBlip(data, body, next, type, head >> 4);
    at = next;
  }
}

/** Simple values come first, then the long ones, in the same order. */
function readDescription(data: Uint8Array, from: number, to: number, count: number): string {
  let longAt = from + count * 6;
  for (let i = 0; i < count && from + i * 6 + 6 <= to; i++) {
    const id = uint16(data, from + i * 6);
    if ((id & 0x8000) === 0) continue;
    const size = uint32(data, from + i * 6 + 2);
    if ((id & 0x3fff) === descriptionProperty && longAt + size <= to) {
      return asBuffer(data)
        .toString('utf16le', longAt, longAt + size)
        .replace(/\0.*$/s, '')
        .trim();
    }
    longAt += size;
  }
  return '';
}

/** Odd instance numbers say that a second digest comes before the picture. */
function readBlip(data: Uint8Array, from: number, to: number, type: number, instance: number): string | null {
  const skipped = webBlips.get(type)! + ((instance & 1) === 1 ? 16 : 0);
  return dataUri('', asBuffer(data).subarray(from + skipped, to));
}
