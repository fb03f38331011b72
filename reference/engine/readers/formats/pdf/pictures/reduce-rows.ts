/**
 * Makes the samples of a huge picture fewer: each is the gray of a square of them, so that letters stay letters.
 * Spec: ISO 32000-1, 8.9.5.2 (sample representation).
 */
import type { PixelRows } from './png.js';

/** Gray rows of at most so many samples. */
export function reduceRows(rows: PixelRows, maxSamples: number): PixelRows {
  const { width, height } = rows;
  const side = Math.ceil(Math.sqrt((width * height) / maxSamples));
  const [columns, lines] = [Math.max(1, Math.floor(width / side)), Math.max(1, Math.floor(height / side))];
  const grayAt = grayReader(rows);
  const data = new Uint8Array(columns * lines);
  const sums = new Float64Array(columns);
  for (let line = 0; line < lines; line++) {
    sums.fill(0);
    for (let y = line * side; y < (line + 1) * side; y++)
      for (let x = 0; x < columns * side; x++) sums[Math.floor(x / side)]! += grayAt(x, y);
    for (let column = 0; column < columns; column++) data[line * columns + column] = sums[column]! / (side * side);
  }
  return { width: columns, height: lines, bitDepth: 8, colorType: 0, data };
}

/** 0 to 255 by place; white where samples are missing. */
function grayReader({ width, bitDepth, colorType, data, palette }: PixelRows): (x: number, y: number) => number {
  const channels = colorType === 2 ? 3 : 1;
  const rowBytes = (width * bitDepth * channels + 7) >> 3;
  const highest = (1 << bitDepth) - 1;
  const grayOf = (red: number, green: number, blue: number): number => (red * 77 + green * 151 + blue * 28) >> 8;
  if (colorType === 2)
    return (x, y) => {
      const at = y * rowBytes + x * 3;
      return at + 2 < data.length ? grayOf(data[at]!, data[at + 1]!, data[at + 2]!) : 255;
    };
  const grays = Uint8Array.from({ length: highest + 1 }, (_, value) =>
    palette
      ? grayOf(palette[value * 3] ?? 255, palette[value * 3 + 1] ?? 255, palette[value * 3 + 2] ?? 255)
      : (value * 255) / highest,
  );
  return (x, y) => {
    const bit = x * bitDepth;
    const byte = data[y * rowBytes + (bit >> 3)];
    return byte === undefined ? 255 : grays[(byte >> (8 - bitDepth - (bit & 7))) & highest]!;
  };
}
