/**
 * Bytes of an embedded picture -> `data:` URI, typed by the first bytes, else by the extension of its path.
 * Used by the DOCX and ODT readers when embedded pictures are asked for.
 * Spec: RFC 2397.
 */
const typeByExtension: Readonly<Record<string, string>> = {
  bmp: 'image/bmp',
  emf: 'image/emf',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  webp: 'image/webp',
  wmf: 'image/wmf',
};

/** null when there are no bytes. */
export function dataUri(path: string, bytes: Buffer | undefined): string | null {
  if (bytes === undefined || bytes.length === 0) return null;
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const type = typeByBytes(bytes) ?? typeByExtension[extension] ?? 'application/octet-stream';
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function typeByBytes(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('GIF8')) return 'image/gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  if (start.startsWith('BM')) return 'image/bmp';
  return undefined;
}
