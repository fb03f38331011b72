/**
 * An OOXML file (DOCX, XLSX) as a package of parts: finds the main part, hands out scanners over parts and their relationships.
 * Spec: ECMA-376 part 2 (Open Packaging Conventions).
 */
import { ServiceError } from '../../../../base/errors.js';
import type { Notice, ReadPorts } from '../../../document/reading.js';
import type { Relationships } from './relationships.js';
import { noRelationships, pathByType, readRelationships, relationshipsPath } from './relationships.js';
import { scanDecoded, type ScanPart, withoutElement, type XmlPart, xmlPart } from './xml-part.js';
import type { XmlScanner } from './xml-scanner.js';
import type { ZipArchive } from './zip.js';
import { openZip } from './zip.js';

export interface OoxmlPackage {
  archive: ZipArchive;
  /** Path of the part the document starts from (`word/document.xml`). */
  mainPath: string;
  /** Relationships of the package itself: the main part and the properties. */
  root: Relationships;
  /** A scanner over a part; undefined when the package has no such part, or nothing of it can be read. */
  scan(path: string): XmlScanner | undefined;
  /** The part, inflated but not decoded. */
  part(path: string): XmlPart | undefined;
  /** Like `part`, but its bytes are valid only until something is borrowed or scanned; asking for other parts leaves them. */
  borrow(path: string): XmlPart | undefined;
  relationships(path: string): Relationships;
  /** The first part of its kind that relationships lead to (`styles`, `sharedStrings`). */
  partByType(relationships: Relationships, type: string): XmlPart | undefined;
  /** Likewise; an element called `without` may be left out. */
  scanByType(relationships: Relationships, type: string, without?: string): XmlScanner | undefined;
  /** Bytes of a part that is not XML, such as a picture. */
  bytes(path: string): Buffer | undefined;
}

/**
 * Opens a package.
 * @param usualMainPath where the main part is when nothing in the file tells (`xl/workbook.xml`).
 * @param scanPart how `scan` and `scanByType` make their scanners.
 * @throws ServiceError document.corrupted, document.encrypted, document.limit-exceeded.
 */
export function openPackage(
  bytes: Uint8Array,
  usualMainPath: string,
  ports: ReadPorts,
  notices: Notice[],
  scanPart: ScanPart = scanDecoded,
): OoxmlPackage {
  const archive = openZip(bytes, ports.limits, notices);
  const part = (path: string): XmlPart | undefined => {
    const content = archive.read(path);
    return content && xmlPart(content, ports);
  };
  const scan = (path: string): XmlScanner | undefined => {
    const content = archive.borrow(path);
    return content && scanPart(content, ports);
  };
  const relationships = (path: string): Relationships => {
    const scanner = scan(relationshipsPath(path));
    return scanner ? readRelationships(scanner, path) : noRelationships;
  };
  const root = relationships('');
  const mainPath = findMainPath(archive, root, scan, usualMainPath);
  if (mainPath === undefined) {
    throw new ServiceError('document.corrupted', 'The document is damaged: its main part is missing.');
  }
  const partByType: OoxmlPackage['partByType'] = (from, type) => {
    const path = pathByType(from, type);
    return path === undefined ? undefined : part(path);
  };
  return {
    archive,
    mainPath,
    root,
    scan,
    part,
    borrow: (path) => {
      const content = archive.borrow(path);
      return content && xmlPart(content, ports);
    },
    relationships,
    partByType,
    scanByType: (from, type, without) => {
      const path = pathByType(from, type);
      const content = path === undefined ? undefined : archive.borrow(path);
      return content && scanPart(without === undefined ? content : withoutElement(content, without), ports);
    },
    bytes: (path) => archive.read(path),
  };
}

function findMainPath(
  archive: ZipArchive,
  root: Relationships,
  scan: (path: string) => XmlScanner | undefined,
  usualMainPath: string,
): string | undefined {
  for (const relationship of root.values()) {
    if (relationship.type === 'officeDocument' && archive.has(relationship.target)) return relationship.target;
  }
  if (archive.has(usualMainPath)) return usualMainPath;
  return mainPathByContentType(archive, scan);
}

function mainPathByContentType(
  archive: ZipArchive,
  scan: (path: string) => XmlScanner | undefined,
): string | undefined {
  const scanner = scan('[Content_Types].xml');
  if (!scanner) return undefined;
  while (scanner.child(0)) {
    const level = scanner.depth;
    while (scanner.child(level)) {
      if (scanner.name !== 'Override' || !/main\+xml$/.test(scanner.attribute('ContentType') ?? '')) continue;
      const path = scanner.attribute('PartName')?.replace(/^\//, '');
      if (path !== undefined && archive.has(path)) return path;
    }
  }
  return undefined;
}
