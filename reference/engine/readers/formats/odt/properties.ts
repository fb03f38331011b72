/**
 * `meta.xml` -> Metadata.
 * Spec: Metadata; ODF 1.3 part 3, 4 (metadata).
 */
import type { Metadata } from '../../../document/reading.js';
import { noteCustomProperty, noteProperty } from '../../shared/containers/properties.js';
import type { XmlScanner } from '../../shared/containers/xml-scanner.js';

const names: Readonly<Record<string, string>> = {
  'dc:title': 'title',
  'dc:subject': 'subject',
  'dc:description': 'description',
  'dc:language': 'language',
  'dc:creator': 'lastModifiedBy',
  'dc:date': 'modifiedTime',
  'meta:initial-creator': 'author',
  'meta:creation-date': 'createdTime',
  'meta:generator': 'creator',
};

export function readProperties(scanner: XmlScanner | undefined): Metadata {
  const metadata: Metadata = {};
  if (scanner?.child(0)) readElements(scanner, metadata);
  const editor = metadata['lastModifiedBy'];
  if (metadata['author'] === undefined && editor !== undefined) metadata['author'] = editor;
  return metadata;
}

function readElements(scanner: XmlScanner, metadata: Metadata): void {
  const level = scanner.depth;
  while (scanner.child(level)) {
    if (scanner.name === 'office:meta' || scanner.name === 'meta:keywords') readElements(scanner, metadata);
    else if (scanner.name === 'meta:keyword') addKeyword(scanner.elementText().trim(), metadata);
    else if (scanner.name === 'meta:user-defined') {
      const name = scanner.attribute('meta:name');
      if (name) noteCustomProperty(metadata, name, scanner.elementText());
    } else if (Object.hasOwn(names, scanner.name)) noteProperty(metadata, names[scanner.name]!, scanner.elementText());
  }
}

function addKeyword(keyword: string, metadata: Metadata): void {
  const known = metadata['keywords'];
  noteProperty(metadata, 'keywords', typeof known === 'string' && keyword !== '' ? `${known}, ${keyword}` : keyword);
}
