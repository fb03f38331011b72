import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noDeadline } from '../../../../base/deadline.js';
import { dumpDocument } from '../../../document/dump.js';
import { defaultLimits, readOptions, type Reading } from '../../../document/reading.js';
import { readDoc } from '../doc/read-doc.js';
import { readRtf } from './read-rtf.js';

const ports = { deadline: noDeadline, limits: defaultLimits };
const file = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));

describe('a document written by another program', () => {
  it('reads as the same document saved as DOC does', () => {
    const rtf = readRtf(file('./fixtures/features.rtf'), readOptions(), ports) as Reading;
    const doc = readDoc(file('../doc/fixtures/features.doc'), readOptions(), ports) as Reading;
    // Only the DOC writer says that the table's first row is repeated on every page.
    expect(dumpDocument(rtf.document).replace('table header 0', 'table header 1')).toBe(dumpDocument(doc.document));
    expect(rtf.metadata).toEqual(doc.metadata);
  });
});
