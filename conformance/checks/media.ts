/**
 * Pictures and printed pages as answers carry them: an address, a data: URL, or base64; and their sizes.
 * Used by the checks of screenshots and of the pdf action.
 * Spec: Document data, `screenshot`, `actions.screenshots`, `actions.pdfs`.
 */
import { inflateSync } from 'node:zlib';
import { shortJson } from '../harness/contract.js';
import type { Exchange } from '../harness/exchange.js';
import type { OracleFinding } from '../harness/expectation.js';
import { ConformanceFailure } from '../harness/interruptions.js';

const fetchTimeMs = 20_000;

/** The bytes a value of an answer leads to. @throws ConformanceFailure when it leads nowhere */
export async function mediaBytes(exchange: Exchange, value: unknown, pointer: string): Promise<Buffer> {
  const fail = (expected: string, actual: string): never => {
    throw new ConformanceFailure({ expected, actual, pointer, exchange });
  };
  if (typeof value !== 'string' || value === '') return fail('an address', shortJson(value));
  const data = /^data:[^,]*;base64,(.*)$/s.exec(value)?.[1];
  if (data !== undefined) return Buffer.from(data, 'base64');
  if (!/^https?:/.test(value)) return Buffer.from(value, 'base64');
  try {
    const response = await fetch(value, { signal: AbortSignal.timeout(fetchTimeMs) });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    return fail('an address that answers', `${value} answers ${response.status}`);
  } catch (error) {
    if (error instanceof ConformanceFailure) throw error;
    return fail('an address that answers', `${value}: ${(error as Error).message}`);
  }
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Size of a PNG, JPEG, WebP or GIF; undefined for anything else. */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 30) return undefined;
  if (bytes.subarray(1, 4).toString('latin1') === 'PNG')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.subarray(0, 3).toString('latin1') === 'GIF')
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
  return bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? webpSize(bytes) : undefined;
}

function jpegSize(bytes: Buffer): PictureSize | undefined {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return undefined;
}

function webpSize(bytes: Buffer): PictureSize | undefined {
  switch (bytes.subarray(12, 16).toString('latin1')) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** A finding unless the length is the wanted number of CSS pixels, at a device scale of 1, 2 or 3. */
export function lengthFinding(
  actual: number,
  wantedPx: number,
  what: string,
  pointer: string,
): OracleFinding | undefined {
  return [1, 2, 3].some((scale) => Math.abs(actual - scale * wantedPx) <= scale)
    ? undefined
    : {
        expected: `a picture ${wantedPx} pixels ${what} (or a whole multiple of it)`,
        actual: `${actual} pixels`,
        pointer,
      };
}

/** Width and height of the pages of a PDF in points, as far as their boxes can be read. */
export function pdfPageSizes(bytes: Buffer): PictureSize[] {
  const text = bytes.toString('latin1');
  const sizes: PictureSize[] = [];
  for (const part of [text, ...inflatedStreams(bytes, text)]) {
    for (const match of part.matchAll(/\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s*\]/g)) {
      const [left, bottom, right, top] = match.slice(1).map(Number) as [number, number, number, number];
      sizes.push({ width: right - left, height: top - bottom });
    }
  }
  return sizes;
}

function inflatedStreams(bytes: Buffer, text: string): string[] {
  return [...text.matchAll(/stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    if (end < 0) return [];
    try {
      return [inflateSync(bytes.subarray(start, end)).toString('latin1')];
    } catch {
      // Not deflated, such as a picture: nothing to read here.
      return [];
    }
  });
}
