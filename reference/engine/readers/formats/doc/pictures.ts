/**
 * Inline pictures in the data stream -> images with their alternative text; the bytes of a picture only when asked for.
 * Standard: [MS-DOC] 2.9.192 (PICFAndOfficeArtData).
 */
import type { Image } from '../../../document/nodes.js';
import { int16, uint16, uint32 } from '../../shared/compound-file/little-endian.js';
import { artRecord, readArtRecords, readBlip, readProperties } from './office-art.js';

/** A file name comes between the head and the picture. */
const withName = 0x66;

/** The picture at `at` of the data stream. A damaged one is an image without source. */
export function readPicture(data: Buffer, at: number, embedImages: boolean): Image {
  const image: Image = { type: 'image', src: null, alt: '' };
  const end = Math.min(at + uint32(data, at), data.length);
  let start = at + uint16(data, at + 4);
  if (int16(data, at + 6) === withName) start += 1 + data[start]!;
  readArtRecords(data, start, end, (type, body, stop) => {
    if (type !== artRecord.shape) return;
    readArtRecords(data, body, stop, (inner, from, to, instance) => {
      if (inner !== artRecord.properties) return;
      const { description, words } = readProperties(data, from, to, instance);
      image.alt = words || description || image.alt;
    });
  });
  if (embedImages) image.src = readBlip(data, start, end);
  return image;
}
