/**
 * Undoes the predictors that Flate and LZW streams may have been prepared with.
 * Spec: ISO 32000-1, 7.4.4.4; PNG specification, section 9 (filtering).
 */
import type { Dict } from '../file/objects.js';

export function undoPredictor(bytes: Uint8Array, parameters: Dict | undefined): Uint8Array {
  const predictor = parameters?.number('Predictor') ?? 1;
  if (!parameters || predictor <= 1) return bytes;
  const colors = bounded(parameters.number('Colors'), 1, 64);
  const bits = bounded(parameters.number('BitsPerComponent'), 8, 16);
  const columns = bounded(parameters.number('Columns'), 1, 1 << 24);
  const rowBytes = (colors * bits * columns + 7) >> 3;
  if (predictor === 2) return undoTiff(bytes, rowBytes, colors, bits);
  return undoPng(bytes, rowBytes, Math.max(1, (colors * bits) >> 3));
}

function bounded(value: number | undefined, fallback: number, max: number): number {
  return value !== undefined && value >= 1 && value <= max ? Math.floor(value) : fallback;
}

function undoTiff(bytes: Uint8Array, rowBytes: number, colors: number, bits: number): Uint8Array {
  if (bits !== 8 && bits !== 16) return bytes;
  const out = Uint8Array.from(bytes);
  const step = colors * (bits >> 3);
  for (let row = 0; row < out.length; row += rowBytes) {
    const end = Math.min(row + rowBytes, out.length);
    if (bits === 8) for (let at = row + step; at < end; at++) out[at] = (out[at]! + out[at - step]!) & 255;
    else {
      for (let at = row + step; at + 1 < end; at += 2) {
        const sum = ((out[at]! << 8) | out[at + 1]!) + ((out[at - step]! << 8) | out[at - step + 1]!);
        out[at] = (sum >> 8) & 255;
        out[at + 1] = sum & 255;
      }
    }
  }
  return out;
}

function undoPng(bytes: Uint8Array, rowBytes: number, step: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (rowBytes + 1));
  const out = new Uint8Array(Math.max(0, bytes.length - rows));
  for (let row = 0, from = 0, to = 0; row < rows; row++) {
    const type = bytes[from++]!;
    const width = Math.min(rowBytes, bytes.length - from);
    unfilterRow(type, bytes, from, out, to, width, row === 0 ? -1 : to - rowBytes, step);
    from += width;
    to += width;
  }
  return out;
}

function unfilterRow(
  type: number,
  from: Uint8Array,
  at: number,
  out: Uint8Array,
  to: number,
  width: number,
  above: number,
  step: number,
): void {
  for (let x = 0; x < width; x++) {
    const left = x >= step ? out[to + x - step]! : 0;
    const up = above >= 0 ? out[above + x]! : 0;
    let predicted = 0;
    if (type === 1) predicted = left;
    else if (type === 2) predicted = up;
    else if (type === 3) predicted = (left + up) >> 1;
    else if (type === 4) predicted = paeth(left, up, above >= 0 && x >= step ? out[above + x - step]! : 0);
    out[to + x] = (from[at + x]! + predicted) & 255;
  }
}

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toUpLeft = Math.abs(estimate - upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
