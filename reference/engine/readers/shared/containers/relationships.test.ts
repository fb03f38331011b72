import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { readRelationships, relationshipsPath, resolvePartPath } from './relationships.js';
import { XmlScanner } from './xml-scanner.js';

describe('relationships', () => {
  it('resolve targets against the part they belong to', () => {
    expect(resolvePartPath('word/document.xml', 'styles.xml')).toBe('word/styles.xml');
    expect(resolvePartPath('word/document.xml', '../media/a.png')).toBe('media/a.png');
    expect(resolvePartPath('word/document.xml', '/xl/a b.xml')).toBe('xl/a b.xml');
    expect(resolvePartPath('', 'word/document.xml')).toBe('word/document.xml');
    expect(resolvePartPath('a/b.xml', '../../../etc/passwd')).toBe('etc/passwd');
    expect(resolvePartPath('xl/workbook.xml', 'worksheets\\sheet1.xml')).toBe('xl/worksheets/sheet1.xml');
  });

  it('are kept beside their part', () => {
    expect(relationshipsPath('')).toBe('_rels/.rels');
    expect(relationshipsPath('word/document.xml')).toBe('word/_rels/document.xml.rels');
  });

  it('have the same types in transitional and strict files, and keep external addresses', () => {
    const xml =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      '<Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/>' +
      '<Relationship Id="b" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink" Target="http://x/?a&amp;b" TargetMode="External"/>' +
      '</Relationships>';
    const read = readRelationships(new XmlScanner(xml, noDeadline), 'word/document.xml');
    expect([...read.values()]).toEqual([
      { id: 'a', type: 'styles', target: 'word/styles.xml', external: false },
      { id: 'b', type: 'hyperlink', target: 'http://x/?a&b', external: true },
    ]);
  });
});
