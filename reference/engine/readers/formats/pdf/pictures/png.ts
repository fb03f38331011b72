/**
 * Writes PNG files: pixel rows as PDF pictures have them need only a filter byte each and a frame around.
 * Spec: PNG specification, sections 5 (datastream), 9 (filtering), 11 (chunks).
 */
import { crc32, deflateSync } from 'node:zlib';

export interface PixelRows {
  width: number;
  height: number;
  bitDepth: 1 | 2 | 4 | 8;
  /** 0 gray, 2 RGB, 3 palette. */
  colorType: 0 | 2 | 3;
  /** Rows without padding between them but to whole bytes. Missing rows are white. */
  data: Uint8Array;
  /** RGB triples, for colour type 3. */
  palette?: Uint8Array;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export function writePng({ width, height, bitDepth, colorType, data, palette }: PixelRows): Uint8Array {
  const rowBytes = (width * bitDepth * (colorType === 2 ? 3 : 1) + 7) >> 3;
  const rows = Buffer.alloc((rowBytes + 1) * height, 255);
  for (let row = 0; row < height; row++) {
    rows[row * (rowBytes + 1)] = 0;
    rows.set(data.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colorType, 0, 0, 0], 8);
  const chunks = [signature, chunk('IHDR', header)];
  if (palette) chunks.push(chunk('PLTE', palette));
  chunks.push(chunk('IDAT', deflateSync(rows, { level: 1 })), chunk('IEND', new Uint8Array(0)));
  return Buffer.concat(chunks);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}
