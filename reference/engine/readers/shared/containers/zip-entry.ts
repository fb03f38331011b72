/**
 * What the headers of a ZIP archive say of one entry. Made by zip.ts from the central directory, by zip-recovery.ts from local headers.
 * Spec: APPNOTE.TXT 6.3.10, 4.3.7 and 4.3.12.
 */

/** One file of the archive as its headers describe it. Sizes are claims until the entry is read. */
export interface ZipEntry {
  path: string;
  method: number;
  encrypted: boolean;
  deflatedBytes: number;
  inflatedBytes: number;
  /** Where the local header starts in the archive. */
  headerOffset: number;
  /** The archive ends before the entry does. */
  truncated?: boolean;
}

/** The name field of a header: UTF-8 whatever the flag says, as producers forget the flag; else one byte a character. */
export function entryPath(buffer: Buffer, start: number, length: number): string {
  const path = buffer.toString('utf8', start, start + length);
  return path.includes('\ufffd') ? buffer.toString('latin1', start, start + length) : path;
}
