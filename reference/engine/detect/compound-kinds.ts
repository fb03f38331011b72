/**
 * What a compound file (OLE2) holds, by the streams under its root.
 * Standard: [MS-DOC] 2.1 (WordDocument), [MS-XLS] 2.1.7 (Workbook), [MS-OFFCRYPTO] 2.3.4 (EncryptedPackage).
 */
import type { Format } from '../document/reading.js';
import {
  isCompoundFile,
  openCompoundFile,
  salvageStream,
  type CompoundFile,
} from '../readers/shared/compound-file/compound-file.js';
import { uint16 } from '../readers/shared/compound-file/little-endian.js';
import type { Kind } from './kinds.js';

/** By lower-case stream name. */
const refused: readonly [stream: string, name: string][] = [
  ['powerpoint document', 'a PowerPoint 97-2003 presentation'],
  ['pp40', 'a PowerPoint 4 presentation'],
  ['visiodocument', 'a Visio drawing'],
  ['__properties_version1.0', 'an Outlook message'],
  ['quill', 'a Publisher document'],
  ['matost', 'a Works document'],
  ['perfectoffice_main', 'a WordPerfect document'],
  ['fileheader', 'a Hangul document'],
  ['\u0018\u3f3f', 'a Windows installer package'],
];

/** The kind of a compound file; undefined for anything else. A file without a readable directory is told by its first sector. */
export function sniffCompoundFile(bytes: Uint8Array, claimed: Format | undefined): Kind | undefined {
  if (!isCompoundFile(bytes)) return undefined;
  const file = openCompoundFile(bytes);
  const has = (name: string): boolean => file.root.has(name);
  if (has('encryptedpackage')) return { encrypted: true };
  const isDoc = has('worddocument');
  const isXls = has('workbook') || has('book');
  if (isDoc && isXls) return { format: claimed === 'xls' ? 'xls' : 'doc' };
  if (isDoc) return { format: 'doc' };
  if (isXls) return { format: 'xls' };
  const found = refused.find(([stream]) => has(stream));
  if (found !== undefined) return { unsupported: found[1] };
  return file.root.size > 0 ? { unsupported: 'a compound file of another program' } : sniffFirstSector(file);
}

function sniffFirstSector(file: CompoundFile): Kind {
  const first = salvageStream(file, 0).subarray(0, 8);
  const word = uint16(first, 0);
  if (word === 0xa5ec || word === 0xa5dc) return { format: 'doc' };
  if (word === 0x0809) return { format: 'xls' };
  return { damaged: 'its inner directory cannot be read' };
}
