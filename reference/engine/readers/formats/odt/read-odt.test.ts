import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dumpDocument } from '../../../document/dump.js';
import { walkInlines } from '../../../document/walk.js';
import { errorCodeOf } from '../../shared/containers/testing/read-ports.js';
import { zipOf } from '../../shared/containers/testing/write-zip.js';
import { dumpOdt, list, odtFile, p, readOdtFile, span } from './testing/odt-file.js';

describe('an ODT file', () => {
  it('gives its properties under the names of the interface', () => {
    const meta =
      '<dc:title>A title</dc:title><meta:initial-creator>An author</meta:initial-creator><dc:creator>Someone</dc:creator>' +
      '<meta:keyword>one</meta:keyword><meta:keyword>two</meta:keyword><dc:language>de-DE</dc:language><dc:subject> </dc:subject>' +
      '<meta:creation-date>2024-01-02T03:04:05</meta:creation-date><dc:date>2024-02-03T04:05:06</dc:date>' +
      '<meta:user-defined meta:name="Client">ACME</meta:user-defined>';
    expect(readOdtFile(odtFile(p('x'), { meta })).metadata).toEqual({
      title: 'A title',
      author: 'An author',
      lastModifiedBy: 'Someone',
      keywords: 'one, two',
      language: 'de-DE',
      createdTime: '2024-01-02T03:04:05',
      modifiedTime: '2024-02-03T04:05:06',
      Client: 'ACME',
    });
  });

  it('keeps headers and footers as furniture, each once, unless only the main content is wanted', () => {
    const page = (name: string): string =>
      `<style:master-page style:name="${name}"><style:header>${p('Running head')}</style:header><style:footer>${p('Page 1')}</style:footer></style:master-page>`;
    const shape = { master: page('A') + page('B') };
    expect(dumpOdt(p('body'), shape, { onlyMainContent: false })).toBe(
      'furniture header\n  paragraph "Running head"\nparagraph "body"\nfurniture footer\n  paragraph "Page 1"',
    );
    expect(dumpOdt(p('body'), shape)).toBe('paragraph "body"');
  });

  it('is refused when it has no content, or is encrypted', () => {
    expect(errorCodeOf(() => readOdtFile(zipOf({ 'readme.txt': 'x' })))).toBe('document.corrupted');
    const manifest =
      '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
    expect(
      errorCodeOf(() => readOdtFile(zipOf({ 'content.xml': 'scrambled', 'META-INF/manifest.xml': manifest }))),
    ).toBe('document.encrypted');
  });

  it('is read as far as it goes when it is cut off', () => {
    const text = Array.from({ length: 3000 }, (_, i) => p(`paragraph number ${i} ${(i * 7919) % 10_007}`)).join('');
    const whole = odtFile(text);
    const reading = readOdtFile(whole.subarray(0, Math.floor(whole.length / 2)));
    expect(reading.document.blocks.length).toBeGreaterThan(100);
    expect(reading.notices.map(({ code }) => code)).toContain('truncated-input');
  });

  it('does not follow nesting without end', () => {
    const reading = readOdtFile(odtFile(`${p('before')}${'<text:section>'.repeat(2000)}${p('deep')}`));
    expect(dumpDocument(reading.document)).toContain('before');
    expect(reading.notices.map(({ code }) => code)).toContain('limit-reached');
  });

  it('loses no text, however it is nested', () => {
    const words = fc.stringMatching(/^[a-z]{1,8}$/);
    const { blocks } = fc.letrec<{ blocks: string; block: string }>((tie) => ({
      blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
      block: fc.oneof(
        { maxDepth: 4 },
        words.map((word) => p(word)),
        words.map((word) => `<text:h text:outline-level="2">${span('T', word)}</text:h>`),
        tie('blocks').map((inner) => list('L', inner)),
        tie('blocks').map((inner) => `<text:section>${inner}</text:section>`),
        tie('blocks').map(
          (inner) =>
            `<table:table><table:table-row><table:table-cell>${inner}</table:table-cell><table:table-cell/></table:table-row></table:table>`,
        ),
        tie('blocks').map((inner) =>
          p(
            `<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>${inner}</text:note-body></text:note>`,
          ),
        ),
        tie('blocks').map((inner) => p(`<draw:frame><draw:text-box>${inner}</draw:text-box></draw:frame>`)),
      ),
    }));
    fc.assert(
      fc.property(blocks, (markup) => {
        let text = '';
        const { document } = readOdtFile(odtFile(markup));
        walkInlines(document, (inline) => {
          if (typeof inline === 'string') text += inline;
        });
        const written = markup.replace(/<text:note-citation>1<\/text:note-citation>|<[^>]*>/g, '');
        expect([...text].sort().join('')).toBe([...written].sort().join(''));
      }),
      { numRuns: 150 },
    );
  });
});
