/**
 * How large a picture file says it is: read before it is decoded, for that takes four bytes a pixel.
 * Spec: none (operations). PNG, JPEG (ISO 10918-1, B.1.1), GIF, WebP (RFC 9649), BMP.
 */

/** undefined for files of another kind, and damaged ones. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.byteLength < 30) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = String.fromCharCode(...bytes.subarray(0, 4));
  if (mark === '\x89PNG') return { width: view.getUint32(16), height: view.getUint32(20) };
  if (mark.startsWith('\xff\xd8')) return jpegSize(view);
  if (mark === 'GIF8') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (mark.startsWith('BM')) return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
  return mark === 'RIFF' && String.fromCharCode(...bytes.subarray(8, 12)) === 'WEBP' ? webpSize(view) : undefined;
}

/** Steps from marker to marker to the first that starts a frame. */
function jpegSize(view: DataView): { width: number; height: number } | undefined {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Fill bytes stand alone.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView): { width: number; height: number } | undefined {
  const uint24 = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (view.getUint8(15)) {
    case 0x58: // VP8X
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 0x4c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 0x20:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}
