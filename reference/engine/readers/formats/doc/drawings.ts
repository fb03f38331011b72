/**
 * Drawings that float over the text: which shapes are pictures or words, what describes them, which group a shape belongs to.
 * The text itself only has a mark where each drawing is anchored.
 * Standard: [MS-DOC] 2.9.172 (OfficeArtContent); [MS-ODRAW] 2.2.13 (OfficeArtDgContainer), 2.2.40 (OfficeArtFSP).
 */
import { uint32 } from '../../shared/compound-file/little-endian.js';
import { artRecord, readArtRecords, readProperties, type ArtProperties } from './office-art.js';

interface Drawing {
  /** Pictures of the drawing, a group's in their order. `blip` is the 1-based number in the store of pictures, 0 for none. */
  pictures: { alt: string; blip: number }[];
  /** Words that are drawn: WordArt. */
  words: string[];
}

export interface Drawings {
  /** By the id of the shape that the text anchors: a group counts as one. */
  byShape: Map<number, Drawing>;
  /** The anchored shape that a shape inside a group belongs to. */
  groupOf: Map<number, number>;
  /** Where each picture of the store lies in the main stream; -1 when it is not there. */
  blipOffsets: number[];
}

const delayedOffsetAt = 28;
const noShape = -1;
/** Groups in groups; damaged files nest without end. */
const deepest = 16;

export function readDrawings(table: Buffer, { from, length }: { from: number; length: number }): Drawings {
  const drawings: Drawings = { byShape: new Map(), groupOf: new Map(), blipOffsets: [] };
  if (length === 0) return drawings;
  const end = Math.min(from + length, table.length);
  for (let at = from; at + 8 <= end;) {
    // The drawings after the first container have a byte in front that tells body from headers.
    const start = at === from ? at : at + 1;
    const next = start + 8 + uint32(table, start + 4);
    readArtRecords(table, start, Math.min(next, end), (type, body, stop) =>
      readTopRecord(table, type, body, stop, drawings, 0),
    );
    at = next;
  }
  return drawings;
}

function readTopRecord(
  table: Buffer,
  type: number,
  body: number,
  end: number,
  drawings: Drawings,
  depth: number,
): void {
  if (depth > deepest) return;
  if (type === artRecord.drawingGroup || type === artRecord.drawing) {
    readArtRecords(table, body, end, (inner, from, to) => readTopRecord(table, inner, from, to, drawings, depth + 1));
  } else if (type === artRecord.blipStore) {
    readArtRecords(table, body, end, (inner, from) => {
      const isEntry = inner === artRecord.blipStoreEntry;
      drawings.blipOffsets.push(isEntry ? uint32(table, from + delayedOffsetAt) | 0 : -1);
    });
  } else if (type === artRecord.group) {
    // The outermost group holds all shapes of a story and is none itself.
    readArtRecords(table, body, end, (inner, from, to) => readShape(table, inner, from, to, noShape, drawings, 0));
  }
}

/** @param group the anchored shape around this one, or none. */
function readShape(
  table: Buffer,
  type: number,
  body: number,
  end: number,
  group: number,
  drawings: Drawings,
  depth: number,
): void {
  if (depth > deepest) return;
  if (type === artRecord.group) {
    let own = group;
    readArtRecords(table, body, end, (inner, from, to) => {
      const id = inner === artRecord.shape ? readSingleShape(table, from, to, own, drawings) : noShape;
      if (inner !== artRecord.shape) readShape(table, inner, from, to, own, drawings, depth + 1);
      // The first shape of a group stands for the group.
      else if (own === noShape) own = id;
    });
  } else if (type === artRecord.shape) readSingleShape(table, body, end, group, drawings);
}

function readSingleShape(table: Buffer, body: number, end: number, group: number, drawings: Drawings): number {
  let id = noShape;
  let properties: ArtProperties | undefined;
  readArtRecords(table, body, end, (type, from, to, instance) => {
    if (type === artRecord.shapeId) id = uint32(table, from);
    else if (type === artRecord.properties) properties = readProperties(table, from, to, instance);
  });
  if (id === noShape) return id;
  const anchored = group === noShape ? id : group;
  if (anchored !== id) drawings.groupOf.set(id, anchored);
  if (properties !== undefined && (properties.blip > 0 || properties.words !== '')) {
    const drawing = drawings.byShape.get(anchored) ?? { pictures: [], words: [] };
    if (properties.blip > 0) drawing.pictures.push({ alt: properties.description, blip: properties.blip });
    if (properties.words !== '') drawing.words.push(properties.words);
    drawings.byShape.set(anchored, drawing);
  }
  return id;
}
