/**
 * The relationships of an OOXML part: which id leads to which part or address.
 * Read from `_rels/<part>.rels`; used wherever a part refers to another by `r:id`.
 * Spec: ECMA-376 part 2, 6.5 (relationships).
 */
import type { XmlScanner } from './xml-scanner.js';

export interface Relationship {
  id: string;
  /** The last step of the type's URI (`hyperlink`, `image`, `styles`): the same in transitional and strict files. */
  type: string;
  /** A part's path without leading slash, or the address as written when `external`. */
  target: string;
  external: boolean;
}

export type Relationships = ReadonlyMap<string, Relationship>;

export const noRelationships: Relationships = new Map();

/** @param sourcePath the part the relationships belong to (`word/document.xml`; `''` for the package). */
export function readRelationships(scanner: XmlScanner, sourcePath: string): Relationships {
  const relationships = new Map<string, Relationship>();
  while (scanner.child(0)) {
    const level = scanner.depth;
    while (scanner.child(level)) {
      if (scanner.name !== 'Relationship') continue;
      const [id, target, type = '', mode] = scanner.attributes(['Id', 'Target', 'Type', 'TargetMode']);
      if (id === undefined || target === undefined) continue;
      const external = mode === 'External';
      relationships.set(id, {
        id,
        type: type.slice(type.lastIndexOf('/') + 1),
        target: external ? target : resolvePartPath(sourcePath, target),
        external,
      });
    }
  }
  return relationships;
}

/** The first part of a kind. */
export function pathByType(relationships: Relationships, type: string): string | undefined {
  for (const relationship of relationships.values())
    if (relationship.type === type && !relationship.external) return relationship.target;
  return undefined;
}

/** `../media/image1.png` seen from `word/document.xml` -> `media/image1.png`. Never leads out of the package. */
export function resolvePartPath(sourcePath: string, target: string): string {
  if (/^[\w-]+(?:\/[\w-]+)*\.\w+$/.test(target)) return sourcePath.slice(0, sourcePath.lastIndexOf('/') + 1) + target;
  const clean = target.replaceAll('\\', '/');
  const steps = clean.startsWith('/') ? [] : sourcePath.split('/').slice(0, -1);
  for (const step of clean.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** Where the relationships of a part are kept. */
export function relationshipsPath(partPath: string): string {
  const slash = partPath.lastIndexOf('/');
  return `${partPath.slice(0, slash + 1)}_rels/${partPath.slice(slash + 1)}.rels`;
}
