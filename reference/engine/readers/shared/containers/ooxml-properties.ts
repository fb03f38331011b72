/**
 * Document properties of an OOXML package -> Metadata: core (title, author, dates), extended (application, company), custom.
 * Spec: Metadata; ECMA-376 part 2, 8 (core properties) and part 1, 22.2 and 22.3.
 */
import type { Metadata } from '../../../document/reading.js';
import type { OoxmlPackage } from './ooxml-package.js';
import { noteCustomProperty, noteProperty } from './properties.js';
import type { XmlScanner } from './xml-scanner.js';

const coreNames: Readonly<Record<string, string>> = {
  'dc:title': 'title',
  'dc:subject': 'subject',
  'dc:creator': 'author',
  'dc:description': 'description',
  'dc:language': 'language',
  'cp:keywords': 'keywords',
  'cp:category': 'category',
  'cp:lastModifiedBy': 'lastModifiedBy',
  'dcterms:created': 'createdTime',
  'dcterms:modified': 'modifiedTime',
};

const extendedNames: Readonly<Record<string, string>> = {
  Application: 'creator',
  Company: 'company',
  Manager: 'manager',
};

/** All properties that have a text. The package's own relationships tell where they are. */
export function readProperties(pack: OoxmlPackage): Metadata {
  const metadata: Metadata = {};
  for (const { type, target, external } of pack.root.values()) {
    if (external) continue;
    if (type === 'core-properties') readNamed(pack.scan(target), coreNames, metadata);
    else if (type === 'extended-properties' || type === 'extendedProperties')
      readNamed(pack.scan(target), extendedNames, metadata);
    else if (type === 'custom-properties' || type === 'customProperties') readCustom(pack.scan(target), metadata);
  }
  return metadata;
}

function readNamed(scanner: XmlScanner | undefined, names: Readonly<Record<string, string>>, metadata: Metadata): void {
  if (!scanner?.child(0)) return;
  const level = scanner.depth;
  while (scanner.child(level)) {
    const name = Object.hasOwn(names, scanner.name) ? names[scanner.name] : undefined;
    if (name !== undefined) noteProperty(metadata, name, scanner.elementText());
  }
}

function readCustom(scanner: XmlScanner | undefined, metadata: Metadata): void {
  if (!scanner?.child(0)) return;
  const level = scanner.depth;
  while (scanner.child(level)) {
    const name = scanner.attribute('name');
    if (name !== undefined) noteCustomProperty(metadata, name, scanner.elementText());
  }
}
