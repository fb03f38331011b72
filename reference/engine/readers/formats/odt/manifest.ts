/**
 * The manifest of an ODF package, asked only when the content cannot be read: is it encrypted?
 * Spec: ODF 1.3 part 2, 4.4 (manifest:encryption-data).
 */
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';

/** True when any part of the package is encrypted. */
export function isEncrypted(manifest: XmlScanner | undefined): boolean {
  if (!manifest?.child(0)) return false;
  const level = manifest.depth;
  while (manifest.child(level)) {
    const inner = manifest.depth;
    while (manifest.child(inner)) if (manifest.name === 'manifest:encryption-data') return true;
  }
  return false;
}
