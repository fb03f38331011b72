import { describe, expect, it } from 'vitest';
import { openCompoundFile } from './compound-file.js';
import { readSummaryInformation } from './summary-information.js';
import { makeCompoundFile } from './testing/make-compound-file.js';
import { makePropertySet } from './testing/make-summary-information.js';

const read = (summary?: Buffer, document?: Buffer): Record<string, string | string[]> =>
  readSummaryInformation(
    openCompoundFile(
      makeCompoundFile({
        ...(summary && { '\u0005SummaryInformation': summary }),
        ...(document && { '\u0005DocumentSummaryInformation': document }),
      }),
    ),
  );

describe('readSummaryInformation', () => {
  it('gives texts and dates under the names of the interface', () => {
    const created = 116_444_736_000_000_000n + 1_000_000_000n * 10_000_000n;
    const summary = makePropertySet({
      2: Buffer.from('A title'),
      3: Buffer.from('A subject'),
      4: Buffer.from('An author'),
      5: Buffer.from('one, two'),
      6: Buffer.from('A comment'),
      8: Buffer.from('Another'),
      12: created,
      18: Buffer.from('Microsoft Word'),
    });
    expect(read(summary, makePropertySet({ 2: Buffer.from('Reports'), 15: Buffer.from('Plumbline') }))).toEqual({
      title: 'A title',
      subject: 'A subject',
      author: 'An author',
      keywords: 'one, two',
      description: 'A comment',
      lastModifiedBy: 'Another',
      createdTime: '2001-09-09T01:46:40.000Z',
      creator: 'Microsoft Word',
      category: 'Reports',
      company: 'Plumbline',
    });
  });

  it('reads texts in the code page of the set', () => {
    expect(read(makePropertySet({ 2: Buffer.from([0xcf, 0xf0, 0xe8]) }, 1251))).toEqual({ title: 'При' });
    expect(read(makePropertySet({ 2: Buffer.from('Größe') }, 65001))).toEqual({ title: 'Größe' });
  });

  it('leaves out empty texts and dates that are spans of time', () => {
    expect(read(makePropertySet({ 2: Buffer.from('  '), 12: 600_000_000n }))).toEqual({});
  });

  it('gives nothing for a file without properties, or with damaged ones', () => {
    expect(read()).toEqual({});
    expect(read(Buffer.alloc(100))).toEqual({});
  });
});
