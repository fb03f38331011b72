/**
 * Records of drawings: heads, containers, property tables, pictures. Shared by inline pictures and floating drawings of DOC.
 * Standard: [MS-ODRAW] 2.2.1 (OfficeArtRecordHeader), 2.2.9 (OfficeArtFOPT), 2.2.22 to 2.2.31 (blips).
 */
import { dataUri } from '../../shared/containers/data-uri.js';
import { uint16, uint32 } from '../../shared/compound-file/little-endian.js';

export const artRecord = {
  drawingGroup: 0xf000,
  blipStore: 0xf001,
  drawing: 0xf002,
  group: 0xf003,
  shape: 0xf004,
  blipStoreEntry: 0xf007,
  shapeId: 0xf00a,
  properties: 0xf00b,
} as const;

export interface ArtProperties {
  description: string;
  /** Of WordArt. */
  words: string;
  /** The picture's 1-based number in the store; 0 for none. */
  blip: number;
}

const blipProperty = 0x104;
const descriptionProperty = 0x381;
const wordsProperty = 0xc0;
const isLong = 0x8000;
const blipStoreEntryBytes = 36;
/** Blips that browsers show: JPEG, PNG, JPEG in CMYK. */
const webBlips: ReadonlySet<number> = new Set([0xf01d, 0xf01e, 0xf02a]);
const blipHeadBytes = 17;
const mostRecords = 20_000;

/** Calls `visit` for each record from `start` to `end`, without going into them. */
export function readArtRecords(
  bytes: Buffer,
  start: number,
  end: number,
  visit: (type: number, body: number, end: number, instance: number) => void,
): void {
  let left = mostRecords;
  for (let at = start; at + 8 <= end && left-- > 0;) {
    const body = at + 8;
    const next = Math.min(body + uint32(bytes, at + 4), end);
    visit(uint16(bytes, at + 2), body, next, uint16(bytes, at) >> 4);
    at = next;
  }
}

/** A property table of `count` entries: simple values come first, then the long ones, in the same order. */
export function readProperties(bytes: Buffer, from: number, to: number, count: number): ArtProperties {
  const properties: ArtProperties = { description: '', words: '', blip: 0 };
  let longAt = from + count * 6;
  for (let i = 0; i < count && from + i * 6 + 6 <= to; i++) {
    const id = uint16(bytes, from + i * 6);
    const value = uint32(bytes, from + i * 6 + 2);
    if ((id & 0x3fff) === blipProperty && (id & isLong) === 0) properties.blip = value;
    if ((id & isLong) === 0) continue;
    const property = id & 0x3fff;
    if ((property === descriptionProperty || property === wordsProperty) && longAt + value <= to) {
      const text = bytes
        .toString('utf16le', longAt, longAt + value)
        .replace(/\0.*$/s, '')
        .trim();
      properties[property === wordsProperty ? 'words' : 'description'] = text;
    }
    longAt += value;
  }
  return properties;
}

/** The first picture among the records from `start` to `end`, as a data URI; null when browsers do not show its kind. */
export function readBlip(bytes: Buffer, start: number, end: number, isInEntry = false): string | null {
  let source: string | null = null;
  readArtRecords(bytes, start, end, (type, body, stop, instance) => {
    if (source !== null) return;
    if (type === artRecord.blipStoreEntry && !isInEntry)
      source = readBlip(bytes, body + blipStoreEntryBytes + bytes[body + 33]!, stop, true);
    else if (webBlips.has(type)) {
      // Odd instance numbers say that a second digest comes before the picture.
      const skipped = blipHeadBytes + ((instance & 1) === 1 ? 16 : 0);
      source = dataUri('', bytes.subarray(body + skipped, stop));
    }
  });
  return source;
}
